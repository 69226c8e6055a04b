import shutil

import pytest
from django.conf import settings

from amerika.release import PARTS, digest


@pytest.fixture
def site(tmp_path):
    """A copy of what a release is made of."""
    for part in PARTS:
        (tmp_path / part).mkdir()
        (tmp_path / part / "one").write_text(part)
    return tmp_path


@pytest.mark.parametrize("part", PARTS)
def test_each_part_makes_another_release(site, part):
    before = digest(site)
    (site / part / "one").write_text("changed")
    assert digest(site) != before


def test_so_do_a_name_and_a_setting_that_pages_show(site):
    before = digest(site, "/imprint/", "")
    assert digest(site, "", "/imprint/") != before
    (site / "static" / "one").rename(site / "static" / "two")
    assert digest(site, "/imprint/", "") != before


def test_neither_place_nor_what_python_compiles_does(site, tmp_path_factory):
    before = digest(site)
    (site / "amerika" / "__pycache__").mkdir()
    (site / "amerika" / "__pycache__" / "one.pyc").touch()
    other = tmp_path_factory.mktemp("other") / "site"
    shutil.copytree(site, other)
    assert digest(site) == digest(other) == before


def test_every_part_is_there():
    assert all((settings.BASE_DIR / part).exists() for part in PARTS)
    assert len(settings.RELEASE) == 16
