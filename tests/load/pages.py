"""What a player sees of a page: the pending form, read with a few expressions."""

import re
from typing import NamedTuple
from urllib.parse import urlencode

PENDING = re.compile(r'<form class="pending" id="pending".*?</form>', re.DOTALL)
HIDDEN = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)"')
CHOICE = re.compile(r'<(?:button|input)[^>]*name="choice" value="([^"]*)"')
PICK = re.compile(r'<input type="radio" name="(pick-[^"]+)" value="([^"]+)"( checked)?')
ACTION = re.compile(r'action="/campaigns/(\d+)/step/"')


class Form(NamedTuple):
    """The pending step as the page offers it."""

    pk: int
    turn: int
    fields: tuple[tuple[str, str], ...]
    choices: tuple[str, ...]
    picks: tuple[tuple[str, str], ...]

    def answer(self, chance):
        """Return the body of a post: chosen at random, guns as the page proposes."""
        fields = [*self.fields, *self.picks]
        if self.choices:
            fields.append(("choice", chance.choice(self.choices)))
        return urlencode(fields)


def pending(page):
    """Return the pending form of a page, None when the career is over."""
    found = PENDING.search(page)
    if found is None:
        return None
    form = found[0]
    fields = dict(HIDDEN.findall(form))
    fields.pop("csrfmiddlewaretoken", None)
    return Form(
        pk=int(ACTION.search(form)[1]),
        turn=int(fields["turn"]),
        fields=tuple(fields.items()),
        choices=tuple(CHOICE.findall(form)),
        picks=picks_of(form),
    )


def picks_of(form):
    """Return each gun's aim: what is checked, else no fire."""
    picks = {}
    for name, value, checked in PICK.findall(form):
        if checked or value == "hold":
            picks.setdefault(name, value)
        if checked:
            picks[name] = value
    return tuple(picks.items())
