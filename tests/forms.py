"""The forms of a page, as a browser would send them."""

from html.parser import HTMLParser
from typing import NamedTuple


class Form(NamedTuple):
    """Where a form is sent, its fields as they stand, and its buttons."""

    action: str
    fields: tuple[tuple[str, str], ...]
    buttons: tuple[tuple[str, str], ...]
    """Name and value of each button; without a name it sends nothing of its own."""

    def data(self, button=0):
        """Return what is sent when one of the buttons is pressed."""
        pressed = self.buttons[button : button + 1] if self.buttons else ()
        return [*self.fields, *(each for each in pressed if each[0])]


def forms_of(page, path):
    """Return the posted forms of a page of HTML that stands at a path."""
    reader = _Reader(path)
    reader.feed(page)
    return [
        Form(action, tuple(fields), tuple(buttons))
        for action, fields, buttons in reader.forms.values()
    ]


class _Reader(HTMLParser):
    """Collects fields by the form that they stand in or name."""

    def __init__(self, path):
        super().__init__()
        self.path, self.forms, self.inside = path, {}, None
        self.text = self.select = None

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        if tag == "form":
            self._open(found)
        elif tag == "option" and self.select:
            self._option(found)
        elif (form := self.forms.get(found.get("form", self.inside))) is not None:
            self._control(tag, found, form)

    def _open(self, found):
        self.inside = found.get("id") or f"form {len(self.forms)}"
        if found.get("method", "get").lower() == "post":
            action = found.get("action") or self.path
            self.forms.setdefault(self.inside, (action, [], []))

    def _control(self, tag, found, form):
        _action, fields, buttons = form
        name, value = found.get("name") or "", found.get("value") or ""
        if tag == "button" or found.get("type") in {"submit", "image"}:
            buttons.append((name, value))
        elif tag == "textarea":
            self.text = (name, fields)
            fields.append((name, ""))
        elif tag == "select":
            self.select = (name, fields)
        elif tag == "input" and name and self._sent(found):
            fields.append((name, value or "on"))

    def _sent(self, found):
        chosen = found.get("type") not in {"radio", "checkbox"} or "checked" in found
        return chosen and "disabled" not in found

    def _option(self, found):
        name, fields = self.select
        if "selected" in found or name not in dict(fields):
            fields[:] = [field for field in fields if field[0] != name]
            fields.append((name, found.get("value") or ""))

    def handle_data(self, data):
        if self.text:
            name, fields = self.text
            fields[-1] = (name, fields[-1][1] + data)

    def handle_endtag(self, tag):
        if tag == "form":
            self.inside = None
        elif tag == "textarea":
            self.text = None
        elif tag == "select":
            self.select = None
