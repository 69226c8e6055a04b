import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import pending
from campaigns.rules.pending import Choose, Roll, Throw
from campaigns.services.campaign_export import campaign_export
from campaigns.services.campaign_import import campaign_import
from campaigns.services.campaign_manage import campaign_give_up
from campaigns.services.campaign_step import campaign_step
from campaigns.services.campaign_undo import campaign_undo
from tests.factories import UserFactory, begin_campaign, share_campaign
from tests.players import Player, play

VECTORS = json.loads(
    (Path(__file__).parents[1] / "exchange" / "vectors.json").read_text()
)
FACES = """async ({throws, url}) => {
  const module = await import(url);
  const made = [];
  for (const line of throws) {
    const key = await module.keyOf(line.seed);
    made.push(await module.facesOf(key, line.branch, line.place, line.dice));
  }
  return made;
}"""
HASHES = """async ({hashes, url}) => {
  const module = await import(url);
  return Promise.all(hashes.map((pair) => module.hashOf(pair.seed)));
}"""
MODULE = "/static/js/check-dice.js"


@pytest.fixture
def career(transactional_db):
    """A career that is over and may be read by its link."""
    campaign = begin_campaign(UserFactory(username="alice"), seed=b"\x05" * 32)
    play(campaign, player=Player(5))
    share_campaign(campaign)
    return campaign


def check(page, campaign, state):
    """Read the career as a stranger, and let the browser check its dice."""
    page.goto(f"/career/{campaign.share_token}/")
    page.get_by_role("link", name="Check every roll").click()
    page.get_by_role("button", name="Check every roll").click()
    box = page.locator("#checked-dice")
    expect(box).to_have_attribute("data-state", state)
    return box


def take_dice_back(campaign):
    """Fly on, and twice take back a roll and throw it anew."""
    for _ in range(2):
        play(campaign, until=lambda c: isinstance(pending(c.state), Roll))
        turn = campaign.turn
        taken = campaign_step(campaign=campaign, turn=turn, answer=Throw()).campaign
        undone = campaign_undo(campaign=taken, turn=taken.turn, to=taken.undo_to)
        campaign.refresh_from_db()
        assert undone.campaign.branch == campaign.branch
    play(campaign, steps=5)


def alter_one_die(campaign):
    """Turn one six-sided die of the log by one, in the database."""
    line = LogLine.objects.filter(campaign=campaign, dice="1d6").last()
    line.faces = (line.faces[0] % 6 + 1,)
    line.save(update_fields=["faces"])
    return line


def test_the_browser_throws_the_faces_of_the_vectors(page, live_server):
    page.goto("/")
    url = live_server.url + MODULE
    made = page.evaluate(FACES, {"throws": VECTORS["throws"], "url": url})
    assert made == [throw["faces"] for throw in VECTORS["throws"]]
    made = page.evaluate(HASHES, {"hashes": VECTORS["hashes"], "url": url})
    assert made == [pair["seed_hash"] for pair in VECTORS["hashes"]]


def test_a_stranger_finds_every_roll_in_order(page, career, assert_accessible):
    box = check(page, career, "good")
    expect(box).to_contain_text("Verified.")
    assert_accessible(page)


def test_one_altered_die_is_found(page, career):
    line = alter_one_die(career)
    box = check(page, career, "bad")
    expect(box).to_contain_text(
        f"Line {line.number}: {line.faces[0]} stands in the log"
    )
    expect(box).not_to_contain_text("Verified")


def test_a_place_thrown_twice_is_found(page, career):
    first, second = LogLine.objects.filter(campaign=career, dice="2d6")[:2]
    second.place, second.faces = first.place, first.faces
    second.save(update_fields=["place", "faces"])
    box = check(page, career, "bad")
    said = f"Line {second.number}: the same place as line {first.number}"
    expect(box).to_contain_text(said)


def test_another_seed_is_found(page, career):
    Campaign.objects.filter(pk=career.pk).update(seed_hash="0" * 64)
    box = check(page, career, "bad")
    expect(box).to_contain_text("does not have the hash")


def test_a_log_that_does_not_replay_is_found(page, career):
    """The dice agree with the seed, but they are not the ones that were asked for."""
    line = LogLine.objects.get(campaign=career, number=1)
    line.answer = Choose("nothing")
    line.save(update_fields=["answer"])
    box = check(page, career, "bad")
    expect(box).to_contain_text(f"Line {line.number}: the log does not replay")


def test_undone_throws_are_checked_in_their_branch(page, transactional_db, sign_in):
    alice = UserFactory(username="alice")
    campaign = begin_campaign(alice, seed=b"\x05" * 32, allow_take_back=True)
    take_dice_back(campaign)
    campaign_give_up(campaign=campaign, turn=campaign.turn)
    sign_in(alice)
    page.goto(f"/campaigns/{campaign.pk}/dice/")
    page.get_by_role("button", name="Check every roll").click()
    box = page.locator("#checked-dice")
    expect(box).to_have_attribute("data-state", "good")
    expect(box).to_contain_text("one die was taken back")
    expect(box).not_to_contain_text("Verified")


def test_a_forged_import_is_never_called_verified(page, career):
    copy = campaign_import(owner=career.owner, data=campaign_export(campaign=career))
    share_campaign(copy)
    box = check(page, copy, "good")
    expect(box).to_contain_text("nobody can check the dice that came with it")
    assert "Verified" not in page.content()


def test_without_script_the_page_says_how_to_check(browser, live_server, career):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{live_server.url}/career/{career.share_token}/dice/")
    expect(page.get_by_text("manage.py verify_dice FILE")).to_be_visible()
    expect(page.locator("#check-dice")).to_be_hidden()
    context.close()


def test_the_seed_is_hidden_while_the_career_goes_on(page, transactional_db):
    campaign = play(begin_campaign(UserFactory()), steps=30)
    share_campaign(campaign)
    page.goto(f"/career/{campaign.share_token}/dice/")
    expect(page.get_by_text(campaign.seed_hash)).to_be_visible()
    assert bytes(campaign.seed).hex() not in page.content()
    expect(page.locator("#check-dice")).to_have_count(0)
