import io
import json
from datetime import timedelta

import pytest
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.core.management import CommandError, call_command
from django.utils import timezone

from campaigns.models import Campaign, LogLine, User
from campaigns.selectors.dice import dice_record
from tests.conftest import signed_in
from tests.factories import UserFactory, begin_campaign
from tests.players import play


@pytest.fixture
def career(alice):
    """A career that is over."""
    return play(begin_campaign(alice, seed=bytes(32)))


def written(campaign, path):
    file = path / "dice.json"
    file.write_text(json.dumps(dice_record(campaign)))
    return file


def verify(file):
    out, err = io.StringIO(), io.StringIO()
    call_command("verify_dice", str(file), stdout=out, stderr=err)
    return out.getvalue()


def test_every_die_of_a_career_stands(career, tmp_path):
    assert "every one stands" in verify(written(career, tmp_path))


def test_one_altered_die_does_not_stand(career, tmp_path):
    line = LogLine.objects.filter(campaign=career, dice="1d6").first()
    faces = (line.faces[0] % 6 + 1,)
    LogLine.objects.filter(campaign=career, number=line.number).update(faces=faces)
    with pytest.raises(CommandError, match="1 of"):
        verify(written(career, tmp_path))


def test_a_place_seen_twice_does_not_stand(career, tmp_path):
    record = dice_record(career)
    record["throws"].append(record["throws"][0])
    file = tmp_path / "dice.json"
    file.write_text(json.dumps(record))
    with pytest.raises(CommandError):
        verify(file)


def test_another_seed_does_not_stand(career, tmp_path):
    Campaign.objects.filter(pk=career.pk).update(seed=b"x" * 32)
    career.refresh_from_db()
    with pytest.raises(CommandError):
        verify(written(career, tmp_path))


def test_the_seed_of_a_career_under_way_is_not_told(alice):
    campaign = play(begin_campaign(alice), steps=20)
    assert dice_record(campaign)["seed"] == ""


@pytest.mark.parametrize("text", ["", "[]", "{", '{"seed": 1}', "\x00"])
def test_a_file_that_is_no_record_is_named(tmp_path, text):
    file = tmp_path / "dice.json"
    file.write_text(text)
    with pytest.raises(CommandError, match="cannot be checked"):
        verify(file)


def test_replay_all_check(career):
    out = io.StringIO()
    call_command("replay", "--all", "--check", stdout=out)
    assert "same state" in out.getvalue()


def test_replay_finds_what_was_altered(career):
    line = LogLine.objects.filter(campaign=career, dice="1d6").first()
    LogLine.objects.filter(campaign=career, number=line.number).update(place="s0/x")
    with pytest.raises(CommandError):
        call_command("replay", "--all", "--check", stderr=io.StringIO())


def test_rebuild_records(career):
    sorties = list(career.sorties.values_list("slot", "target", "percent"))
    career.sorties.all().delete()
    call_command("rebuild_records", "--all", stdout=io.StringIO())
    assert list(career.sorties.values_list("slot", "target", "percent")) == sorties


def test_purge_removes_idle_guests_and_nobody_else(db):
    old = timezone.now() - timedelta(days=31)
    idle = begin_campaign(UserFactory(guest=True, created=old))
    active = begin_campaign(UserFactory(guest=True, created=old))
    player = begin_campaign(UserFactory(created=old))
    Campaign.objects.exclude(pk=active.pk).update(last_step_at=old)
    call_command("purge_guests", stdout=io.StringIO())
    left = set(Campaign.objects.values_list("pk", flat=True))
    assert left == {active.pk, player.pk}
    assert not User.objects.filter(pk=idle.owner_id).exists()


def test_purge_empties_the_bin_after_thirty_days(alice):
    gone, kept = begin_campaign(alice), begin_campaign(alice)
    now = timezone.now()
    for campaign, days in ((gone, 31), (kept, 29)):
        campaign.deleted_at = now - timedelta(days=days)
        campaign.save()
    call_command("purge_guests", stdout=io.StringIO())
    assert set(Campaign.objects.values_list("pk", flat=True)) == {kept.pk}


def test_purge_removes_dead_sessions_and_no_other(alice, charlie):
    kept, gone, old = (signed_in(who).session for who in (alice, charlie, alice))
    unknown = SessionStore()
    unknown["language"] = "de"
    unknown.save()
    User.objects.filter(pk=charlie.pk).delete()
    past = timezone.now() - timedelta(days=1)
    Session.objects.filter(pk=old.session_key).update(expire_date=past)
    call_command("purge_guests", stdout=io.StringIO())
    left = set(Session.objects.values_list("pk", flat=True))
    assert left == {kept.session_key, unknown.session_key}
    assert gone.session_key not in left
