import shutil
from importlib.resources import files

import pytest

from campaigns.rules.pack import load_pack

SOURCE = files("campaigns.rules") / "charts" / "azores-1947"


@pytest.fixture(scope="session")
def pack():
    return load_pack("azores-1947")


@pytest.fixture
def copy(tmp_path):
    """Give a copy of the pack's files that a test may spoil."""
    return shutil.copytree(SOURCE, tmp_path / "azores-1947")
