"""Who did not come back, on the career page."""

import pytest

from campaigns.boards.career_men import lost_men
from campaigns.boards.given import Book, ManRecord


def man(fate):
    left = 3 if fate else None
    return ManRecord(1, "Emil Berger", "tail", left=left, fate=fate)


@pytest.mark.parametrize(
    ("fate", "said"),
    [
        ("killed", "killed"),
        ("drowned", "lost at sea"),
        ("captured", "prisoner of war"),
        ("interned", "interned in Canada"),
        ("missing", "missing"),
    ],
)
def test_the_held_are_named_with_the_dead(fate, said):
    (lost,) = lost_men(Book(men=(man(fate),)))
    assert (lost.name, lost.post) == ("Emil Berger", "tail gunner")
    assert lost.when == f"slot 4, April 1947; {said}"


@pytest.mark.parametrize("fate", ["", "transferred"])
def test_who_serves_or_went_elsewhere_is_not_among_them(fate):
    assert lost_men(Book(men=(man(fate),))) == ()
