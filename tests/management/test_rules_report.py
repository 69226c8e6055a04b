import io

from django.core.management import call_command

from campaigns.services.campaign_manage import campaign_give_up
from tests.factories import begin_campaign
from tests.players import play
from tests.services.test_campaign_move import flown_before


def report(*args):
    out = io.StringIO()
    call_command("rules_report", *args, stdout=out)
    return out.getvalue()


def test_it_tells_line_by_line_what_would_differ(alice):
    old = flown_before(alice, 9)
    text = report("--all")
    assert f"{old.pk}: rules 0, charts 1 -> rules 1, charts 1; 1 lines differ" in text
    assert "then: Wound: bombardier: serious wound (3)." in text
    assert "now:  Wound: bombardier: light wound (3)." in text


def test_it_tells_where_a_log_does_not_fit(alice):
    old = flown_before(alice, 12)
    assert "cannot move: Line 183" in report(str(old.pk))


def test_present_careers_do_not_differ_and_finished_ones_are_frozen(alice):
    running = play(begin_campaign(alice), steps=20)
    over = begin_campaign(alice)
    campaign_give_up(campaign=over, turn=0)
    assert f"{running.pk}: rules 1, charts 1 -> rules 1, charts 1; 0 lines" in report(
        "--all"
    )
    assert "frozen" not in report("--all")
    assert "over, frozen" in report(str(over.pk))
