import pytest
from django.db import IntegrityError

from campaigns.models import LogLine
from campaigns.models.fields import canonical
from campaigns.models.log import slim
from tests.factories import begin_campaign
from tests.players import play


@pytest.fixture
def campaign(alice):
    return play(begin_campaign(alice), steps=60)


def test_events_read_back_as_they_were_told(campaign):
    for line in LogLine.objects.filter(campaign=campaign):
        told = canonical(line.told)
        line.tell(line.events)
        assert canonical(line.told) == told


def test_a_roll_does_not_repeat_what_its_line_holds(campaign):
    line = LogLine.objects.filter(campaign=campaign).exclude(dice="").first()
    rolled = line.told[0]
    assert "place" not in rolled
    assert slim(rolled) == rolled
    assert line.events[0].place == line.place


def test_two_lines_never_have_one_number(campaign):
    with pytest.raises(IntegrityError):
        LogLine(
            campaign=campaign, number=1, turn=9, slot=0, kind="undo", back_to=0
        ).save(force_insert=True)


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "undo"},
        {"kind": "undo", "back_to": 900},
        {"kind": "advance"},
        {"kind": "begin", "dice": "d66"},
        {"kind": "begin", "source": "row", "dice": "d66", "place": "x"},
    ],
)
def test_a_line_that_makes_no_sense_is_refused(campaign, wrong):
    with pytest.raises(IntegrityError):
        LogLine(campaign=campaign, number=900, turn=9, slot=0, **wrong).save(
            force_insert=True
        )
