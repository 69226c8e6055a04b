from __future__ import annotations


class ExchangeError(Exception):
    """A file that is not taken. Nothing was stored.

    `code` names the reason, `place` where in the file, `line` the line of the log;
    `facts` are what the sentence about it names.
    """

    def __init__(
        self, code: str, place: str = "", line: int | None = None, **facts: object
    ) -> None:
        super().__init__(code, place, line, facts)
        self.code = code
        self.place = place
        self.line = line
        self.facts = facts
