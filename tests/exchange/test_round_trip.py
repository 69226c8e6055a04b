import json
from typing import get_args

import pytest

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.reading import read_file
from campaigns.exchange.schema import FileAnswer
from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import pending
from campaigns.rules.paper import SheetFighter
from campaigns.rules.pending import Answer, Enter, Roll, Throw
from campaigns.rules.state import encode
from campaigns.services.campaign_export import campaign_csv, campaign_export
from campaigns.services.campaign_import import campaign_import
from campaigns.services.campaign_proof import campaign_proof
from campaigns.services.campaign_step import campaign_roll_on, campaign_step
from campaigns.services.campaign_undo import campaign_undo
from campaigns.services.replay import campaign_check
from campaigns.services.room import TooManyCampaignsError
from tests.exchange import files
from tests.factories import UserFactory, begin_campaign
from tests.players import Player, play
from tests.rules.sheets import sheet_home

SAME = (
    "title", "turn", "lines", "slot_line", "branch", "undo_to", "undo_past_die",
    "over", "rules_version", "pack", "pack_version", "dice_mode", "allow_take_back",
    "has_typed_dice", "is_taken_back",
)  # fmt: skip
LINE = (
    "number", "turn", "slot", "branch", "kind", "back_to", "place", "dice", "faces",
    "row", "at",
)  # fmt: skip


def facts(campaign):
    return {name: getattr(campaign, name) for name in SAME}


def lines(campaign):
    return list(LogLine.objects.of(campaign).values_list(*LINE))


def states(campaign):
    return {c.number: encode(c.state) for c in campaign.checkpoints.all()}


def record(campaign):
    """The rows without keys, and without luck, which only this server's dice have."""
    rows = {}
    for name in ("sorties", "crewmen", "bombers", "research", "awards"):
        found = getattr(campaign, name).order_by("pk").values()
        keys = {"id", "campaign_id", "bomber_id", "luck"}
        rows[name] = sorted(
            repr({k: v for k, v in row.items() if k not in keys}) for row in found
        )
    return rows


def taken_there_and_back(campaign):
    campaign.refresh_from_db()
    data = campaign_export(campaign=campaign)
    made = campaign_import(owner=campaign.owner, data=data)
    return Campaign.objects.get(pk=made.pk)


def flown_with_undos(alice):
    """In the air in slot 3, after a roll-on, a choice and a die taken back."""
    campaign = begin_campaign(alice, seed=b"\x10" * 32, allow_take_back=True)
    play(campaign, player=Player(16), until=lambda c: c.state.slot > 2)
    for _ in range(3):
        play(
            campaign,
            player=Player(16),
            until=lambda c: isinstance(pending(c.state), Roll),
        )
        taken = campaign_roll_on(campaign=campaign, turn=campaign.turn).campaign
        if taken.undo_to is not None:
            campaign_undo(campaign=taken, turn=taken.turn, to=taken.undo_to)
        campaign.refresh_from_db()
    return play(campaign, player=Player(16), steps=20)


@pytest.mark.parametrize("steps", [0, 1, 37, 200])
def test_a_campaign_under_way_comes_back_as_it_stood(alice, steps):
    campaign = play(begin_campaign(alice), steps=steps)
    again = taken_there_and_back(campaign)
    assert encode(again.state) == encode(campaign.state)
    assert facts(again) == facts(campaign)
    assert lines(again) == lines(campaign)
    assert states(again) == states(campaign)
    assert record(again) == record(campaign)


def test_a_campaign_with_undone_lines_comes_back_as_it_stood(alice):
    campaign = flown_with_undos(alice)
    assert campaign.is_taken_back
    again = taken_there_and_back(campaign)
    assert encode(again.state) == encode(campaign.state)
    assert facts(again) == facts(campaign)
    assert lines(again) == lines(campaign)
    assert campaign_check(campaign=again) > 0


@pytest.mark.parametrize("seed", [5, 16])
def test_a_finished_career_comes_back_as_it_stood(alice, seed):
    campaign = begin_campaign(alice, seed=bytes([seed]) * 32)
    play(campaign, player=Player(seed))
    again = taken_there_and_back(campaign)
    assert again.over == campaign.over != ""
    assert encode(again.state) == encode(campaign.state)
    assert record(again) == record(campaign)
    assert campaign_proof(campaign=again).answer == "replays"


def from_the_table(alice):
    """A sortie with a kill and a wounded man entered from its sheet; then one flown."""
    campaign = begin_campaign(alice, seed=b"\x10" * 32)
    met = (SheetFighter("P-80", 4, "out", "destroyed", "tail"),)
    sheet = sheet_home(campaign.state, hits=3, met=met, men={"waist": "LW"})
    campaign_step(campaign=campaign, turn=campaign.turn, answer=Enter(sheet))
    campaign.refresh_from_db()
    return play(campaign, player=Player(16), until=lambda c: c.state.slot > 1)


def test_a_sortie_from_the_table_comes_back_as_it_was_entered(alice):
    campaign = from_the_table(alice)
    again = taken_there_and_back(campaign)
    assert encode(again.state) == encode(campaign.state)
    assert facts(again) == facts(campaign)
    assert lines(again) == lines(campaign)
    assert record(again) == record(campaign)
    assert again.has_typed_dice
    play(again, player=Player(16))
    assert campaign_proof(campaign=again).answer == "replays"


def test_a_sheet_is_the_players_word_whatever_the_facts_say(alice):
    whole = json.loads(campaign_export(campaign=from_the_table(alice)))
    whole["facts"] = {**whole["facts"], "has_typed_dice": False}
    data = files.resealed(json.dumps(whole).encode())
    assert campaign_import(owner=alice, data=data).has_typed_dice


def is_entered(line):
    return line.get("answer", {}).get("answer") == "enter"


SPOILED = {
    "a field that nobody knows": lambda sheet: {"stranger": 1},
    "a target that is none": lambda sheet: {"target": "<script>"},
    "more fighters than fit": lambda sheet: {"met": sheet["met"] * 41},
    "a gun that is none": lambda sheet: {"met": [sheet["met"][0] | {"gun": "garden"}]},
    "fewer hits than none": lambda sheet: {"hits": -1},
}


@pytest.mark.parametrize("fault", SPOILED)
def test_a_spoiled_sheet_is_refused(alice, fault):
    whole = json.loads(campaign_export(campaign=from_the_table(alice)))
    (sheet,) = (line["answer"]["sheet"] for line in whole["log"] if is_entered(line))
    sheet.update(SPOILED[fault](sheet))
    with pytest.raises(ExchangeError):
        campaign_import(owner=alice, data=files.resealed(json.dumps(whole).encode()))


def test_a_file_can_hold_every_answer_that_the_rules_know():
    held = {kind.__struct_config__.tag for kind in get_args(FileAnswer.__value__)}
    assert held == {kind.__struct_config__.tag for kind in get_args(Answer.__value__)}


def test_an_import_of_an_import_is_the_same_again(alice):
    campaign = play(begin_campaign(alice), steps=60)
    once = taken_there_and_back(campaign)
    twice = taken_there_and_back(once)
    assert encode(twice.state) == encode(campaign.state)
    assert twice.origin == "imported"


def test_an_imported_campaign_is_played_on_and_taken_back(alice):
    again = taken_there_and_back(flown_with_undos(alice))
    before = encode(again.state)
    play(again, player=Player(3), steps=1)
    taken = campaign_undo(campaign=again, turn=again.turn, to=again.undo_to)
    assert encode(taken.campaign.state) == before
    play(again, player=Player(3))
    assert again.over
    assert again.honesty == "imported"


def test_two_exports_of_one_campaign_are_the_same_bytes(alice):
    campaign = play(begin_campaign(alice), steps=30)
    assert campaign_export(campaign=campaign) == campaign_export(campaign=campaign)


def test_the_seed_is_in_the_file_only_when_the_career_is_over(alice):
    campaign = begin_campaign(alice, seed=b"\x05" * 32)
    play(campaign, player=Player(5), steps=20)
    data = campaign_export(campaign=campaign)
    assert read_file(data).seed is None
    assert bytes(campaign.seed).hex().encode() not in data
    play(campaign, player=Player(5))
    assert read_file(campaign_export(campaign=campaign)).seed == "05" * 32


def test_an_unfinished_career_draws_a_new_seed(alice):
    campaign = play(begin_campaign(alice), steps=30)
    again = taken_there_and_back(campaign)
    assert bytes(again.seed) != bytes(campaign.seed)
    assert again.seed_hash != campaign.seed_hash


def test_site_dice_of_a_file_are_kept_as_imported(alice):
    again = taken_there_and_back(play(begin_campaign(alice), steps=30))
    sources = LogLine.objects.filter(campaign=again).exclude(dice="")
    assert set(sources.values_list("source", flat=True)) == {"imported"}
    play(again, until=lambda c: isinstance(pending(c.state), Roll))
    campaign_step(campaign=again, turn=again.turn, answer=Throw())
    assert LogLine.objects.of(again).last().source == "site"


def test_dice_that_came_with_a_file_say_nothing_of_luck(alice):
    campaign = begin_campaign(alice, seed=b"\x10" * 32)
    play(campaign, player=Player(16), until=lambda c: c.state.slot > 2)
    again = taken_there_and_back(campaign)
    assert campaign.sorties.exclude(luck={}).exists()
    assert not again.sorties.exclude(luck={}).exists()


def test_a_file_that_fits_its_digest_is_imported(alice):
    assert campaign_import(owner=alice, data=files.young()).origin == "imported"
    assert campaign_import(owner=alice, data=files.finished()).origin == "imported"


def test_a_file_edited_by_hand_that_still_replays_is_edited(alice):
    data = files.spoiled("title", value="Better man")
    campaign = campaign_import(owner=alice, data=data)
    assert (campaign.origin, campaign.honesty) == ("edited", "edited")
    assert campaign.title == "Better man"


def test_a_shown_seed_that_does_not_give_the_dice_is_edited(alice):
    data = files.resealed(files.spoiled("seed", value="ab" * 32, data=files.finished()))
    assert campaign_import(owner=alice, data=data).origin == "edited"


def test_what_was_edited_once_stays_edited(alice):
    campaign = campaign_import(owner=alice, data=files.spoiled("title", value="Other"))
    assert taken_there_and_back(campaign).origin == "edited"


@pytest.mark.parametrize("name", ["has_typed_dice", "is_taken_back"])
def test_honesty_facts_cannot_be_left_out(alice, name):
    """The log says that a die was taken back, whatever the facts say."""
    data = files.resealed(files.spoiled("facts", name, value=False))
    campaign = campaign_import(owner=alice, data=data)
    assert campaign.is_taken_back
    assert not campaign.has_typed_dice


def test_a_guest_has_no_more_room_than_guests_have(db):
    guest = UserFactory(guest=True)
    for _ in range(3):
        campaign_import(owner=guest, data=files.young())
    with pytest.raises(TooManyCampaignsError):
        campaign_import(owner=guest, data=files.young())
    assert Campaign.objects.count() == 3


def test_the_file_is_plain_json_that_names_what_it_is(alice):
    whole = json.loads(campaign_export(campaign=begin_campaign(alice)))
    assert whole["schema"] == "amerika-bomber/campaign"
    assert whole["version"] == 1
    assert whole["log"][0]["kind"] == "begin"


def test_the_log_as_a_table_has_a_row_for_each_line(alice):
    campaign = play(begin_campaign(alice), steps=30)
    rows = campaign_csv(campaign=campaign).split("\r\n")
    assert rows[0].startswith("number,turn,slot,branch,kind,back_to,answer,place,dice")
    assert len(rows) == 1 + 31 + 1


def test_a_table_holds_no_formula():
    from campaigns.services.campaign_export import harmless

    assert harmless("=1+1") == "'=1+1"
    assert harmless("@x") == "'@x"
    assert harmless(-3) == -3
