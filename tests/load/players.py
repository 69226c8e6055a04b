"""Players and readers: a thread each, over connections that are kept."""

import http.client
import random
import threading
import time
from dataclasses import dataclass, field

from tests.load.pages import pending

TOKEN = "loadprogramsownformtokenxxxxxxxx"
FAILED = (OSError, http.client.HTTPException)
TIMEOUT = 30
GIVE_UP = 90
"""Seconds after which a site that does not come back is an error."""


@dataclass
class Tally:
    """What one thread has seen."""

    times: list = field(default_factory=list)
    acknowledged: list = field(default_factory=list)
    errors: list = field(default_factory=list)
    faults: int = 0
    """Requests that failed because something was down; only chaos allows them."""
    stale: int = 0
    careers: int = 0


class Visitor(threading.Thread):
    """Somebody with a connection, until the bell rings."""

    def __init__(self, run, number, cookie=""):
        super().__init__(daemon=True)
        self.run_, self.random = run, random.Random(number)
        self.tally = Tally()
        self.headers = {"Cookie": f"csrftoken={TOKEN}; {cookie}",
                        "X-CSRFToken": TOKEN}  # fmt: skip
        self._connection = None

    def ask(self, method, path, body=None, headers=None):
        """Ask once; return status, headers and text. Raises one of `FAILED`."""
        if self._connection is None:
            self._connection = http.client.HTTPConnection(
                "127.0.0.1", self.run_.port, timeout=TIMEOUT
            )
        try:
            self._connection.request(
                method, path, body, {**self.headers, **(headers or {})}
            )
            answer = self._connection.getresponse()
            return answer.status, answer.headers, answer.read().decode()
        except FAILED:
            self._connection.close()
            self._connection = None
            raise

    def pause(self, seconds):
        """Think for about so long; return True when it is time to stop."""
        return self.run_.bell.wait(seconds * self.random.uniform(0.5, 1.5))

    def run(self):
        """Do what this visitor came for; whatever goes wrong is told."""
        try:
            self.visit()
        except Exception as error:
            self.tally.errors.append(repr(error))


class Player(Visitor):
    """Takes steps as the pages offer them and begins again when a career is over."""

    def __init__(self, run, number, made):
        super().__init__(run, number, f"sessionid={made['session']}")
        self.table = f"/campaigns/{made['pk']}/"

    def visit(self):
        """Step until the bell; think before each step."""
        form = self.open()
        self.run_.gate.wait()
        while not self.pause(self.run_.pause):
            form = self.step(form) if form else self.begin()

    def open(self):
        """Load the whole page, again and again while the site is down."""
        end = time.monotonic() + GIVE_UP
        while time.monotonic() < end:
            try:
                status, headers, text = self.ask("GET", self.table)
                if status in (301, 302):
                    status, headers, text = self.ask("GET", headers["Location"])
                if status == 200:
                    return pending(text)
                self.fault(status)
            except FAILED as error:
                self.fault(error)
            time.sleep(self.random.uniform(0.2, 0.6))
        message = f"{self.table} did not come back"
        raise TimeoutError(message)

    def begin(self):
        """Begin another campaign after a career's end."""
        try:
            status, headers, _text = self.ask(
                "POST", "/fly-now/", "again=1", self.form_headers("")
            )
        except FAILED as error:
            return self.fault(error)
        if status != 302:
            return self.fault(status)
        self.tally.careers += 1
        self.table = headers["Location"].replace("hangar/", "")
        return self.open()

    def form_headers(self, target):
        """Return the headers with which a form is posted."""
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        return kind | ({"HX-Request": "true", "HX-Target": target} if target else {})

    def step(self, form):
        """Take one step and time it; return the next form."""
        body, began = form.answer(self.random), time.perf_counter()
        try:
            status, headers, text = self.post(form, body)
        except FAILED as error:
            self.fault(error)
            return self.after_fault(form, body)
        if status == 200:
            self.tally.times.append(time.perf_counter() - began)
            self.tally.acknowledged.append((form.pk, form.turn + 1))
            return self.open() if "HX-Location" in headers else self.seen(form, text)
        if status in (500, 502, 503):
            self.fault(status)
            return self.after_fault(form, body)
        self.tally.errors.append(f"{status} for {body} at turn {form.turn}")
        return self.open()

    def post(self, form, body):
        """Post an answer to the pending step."""
        path = f"/campaigns/{form.pk}/step/"
        return self.ask("POST", path, body, self.form_headers("table"))

    def seen(self, form, text):
        """Return the form that a step came back with; it must be the next turn's."""
        found = pending(text)
        if found and found.turn != form.turn + 1:
            self.tally.errors.append(f"turn {form.turn} led to turn {found.turn}")
        return found

    def after_fault(self, form, body):
        """Find out whether the step was taken: look, or send the same form again."""
        if self.random.random() < 0.5:
            return self.looked(form)
        try:
            status, _headers, _text = self.post(form, body)
        except FAILED as error:
            self.fault(error)
            return self.looked(form)
        self.tally.stale += status == 409
        if status == 200:
            self.tally.acknowledged.append((form.pk, form.turn + 1))
        return self.looked(form)

    def looked(self, form):
        """Load the page; the campaign stands at the old turn or at the next one."""
        found = self.open()
        if found and found.pk == form.pk and found.turn - form.turn not in (0, 1):
            self.tally.errors.append(f"turn {form.turn} became {found.turn}")
        return found

    def fault(self, what):
        """Note that something was down; return None so that the page is loaded anew."""
        self.tally.faults += 1
        if not self.run_.chaos:
            self.tally.errors.append(str(what) or repr(what))


class Reader(Visitor):
    """Reads a public career page, every other time with what he has kept."""

    def __init__(self, run, number, key):
        super().__init__(run, number)
        self.path = f"/career/{key}/"

    def visit(self):
        """Read until the bell."""
        tag = None
        self.run_.gate.wait()
        while not self.pause(self.run_.pause):
            headers = (
                {"If-None-Match": tag} if tag and self.random.random() < 0.5 else {}
            )
            began = time.perf_counter()
            try:
                status, got, _text = self.ask("GET", self.path, None, headers)
            except FAILED as error:
                self.fault(error)
                continue
            if status not in (200, 304):
                self.fault(status)
                continue
            tag = got["ETag"]
            self.tally.times.append(time.perf_counter() - began)

    def fault(self, what):
        """Note that something was down."""
        self.tally.faults += 1
        if not self.run_.chaos:
            self.tally.errors.append(str(what) or repr(what))
