import io
import json

import pytest
from django.core.management import CommandError, call_command

from campaigns.models import Campaign
from campaigns.rules.state import encode
from tests.exchange import files
from tests.factories import begin_campaign
from tests.players import play


def said(*command):
    out = io.StringIO()
    call_command(*command, stdout=out, stderr=io.StringIO())
    return out.getvalue()


@pytest.fixture
def write(tmp_path):
    """Return a function that writes a file and gives its path."""

    def write(data):
        path = tmp_path / "career.json"
        path.write_bytes(data)
        return str(path)

    return write


def test_a_campaign_goes_out_and_in_again(alice, tmp_path):
    campaign = play(begin_campaign(alice), steps=30)
    path = str(tmp_path / "career.json")
    said("export_campaign", str(campaign.pk), path)
    assert "30 lines" in said("import_campaign", path, "alice")
    again = Campaign.objects.latest("pk")
    assert encode(again.state) == encode(campaign.state)


def test_an_export_of_nothing_fails(db):
    with pytest.raises(CommandError, match="there is no campaign 99"):
        said("export_campaign", "99")


def test_a_bad_file_is_named(alice, write):
    told = r"career\.json, \$\.version: the file has version 2"
    with pytest.raises(CommandError, match=told):
        said("import_campaign", write(files.spoiled("version", value=2)), "alice")
    assert Campaign.objects.count() == 0


@pytest.mark.parametrize(("name", "told"), [("nobody", "no player"), ("alice", "read")])
def test_a_missing_player_or_file_is_named(alice, tmp_path, name, told):
    with pytest.raises(CommandError, match=told):
        said("import_campaign", str(tmp_path / "none.json"), name)


def test_every_die_of_an_exported_career_stands(write):
    assert "every one stands" in said("verify_dice", write(files.finished()))


def test_one_altered_die_of_an_export_is_found(write):
    log = json.loads(files.finished())["log"]
    line = next(line for line in log if line.get("dice") == "1d6")
    faces = [line["faces"][0] % 6 + 1]
    data = files.spoiled(
        "log", line["number"], "faces", value=faces, data=files.finished()
    )
    with pytest.raises(CommandError, match="1 of"):
        said("verify_dice", write(data))


def test_before_the_end_nothing_can_be_checked(write):
    with pytest.raises(CommandError, match="shown when the career is over"):
        said("verify_dice", write(files.young()))


@pytest.mark.parametrize("data", [b"\xff", b"[" * 100_000, b'{"seed": "xyz"}'])
def test_a_file_that_is_none_cannot_be_checked(write, data):
    with pytest.raises(CommandError, match="cannot be checked"):
        said("verify_dice", write(data))
