"""What must happen next: a roll or a decision. The only definition of what is legal.

The page renders a pending, `advance` looks the answer up in it, and the simulator and
the tests choose from it (contracts 3 and 4).
"""

from collections.abc import Iterable, Mapping

import msgspec

from campaigns.rules.paper import Blank, Sheet


class RuleViolation(Exception):  # noqa: N818 - the name is the contract's
    """An answer that is not legal now. Nothing has changed.

    `code` names the kind of refusal, `rule` the rule, `allowed` what would be legal.
    """

    def __init__(self, code: str, rule: str, allowed: tuple[str, ...] = ()) -> None:
        super().__init__(f"{code} ({rule}); allowed: {', '.join(allowed)}")
        self.code = code
        self.rule = rule
        self.allowed = allowed


class Throw(msgspec.Struct, frozen=True, tag_field="answer", tag="throw"):
    """Make the pending roll."""


class Choose(msgspec.Struct, frozen=True, tag_field="answer", tag="choose"):
    """Take one of the choices of the pending decision."""

    choice: str


class Assign(msgspec.Struct, frozen=True, tag_field="answer", tag="assign"):
    """Fill the fields of the pending decision: field id to choice id."""

    picks: dict[str, str]


class Also(msgspec.Struct, frozen=True, tag_field="answer", tag="also"):
    """Do one of the things that are legal besides the pending roll or decision."""

    choice: str


class Enter(msgspec.Struct, frozen=True, tag_field="answer", tag="enter"):
    """Enter a sortie that was flown on the table, from its sheet."""

    sheet: Sheet


type Answer = Throw | Choose | Assign | Also | Enter


class Modifier(msgspec.Struct, frozen=True):
    """One die roll modifier: the chart's id of it, its amount and its rule."""

    id: str
    amount: int
    rule: str


class Choice(msgspec.Struct, frozen=True):
    """One legal choice. `id` is the answer; `args` are the facts its label names."""

    id: str
    rule: str
    args: Mapping[str, str | int] = {}


class Field(msgspec.Struct, frozen=True):
    """One field of a decision (a gun), with its own list of choices."""

    id: str
    choices: tuple[Choice, ...]
    args: Mapping[str, str | int] = {}


class Limit(msgspec.Struct, frozen=True):
    """A joint limit: at most `most` fields may take the same choice, except `free`."""

    id: str
    rule: str
    most: int
    free: str

    def admits(self, picks: Iterable[str]) -> bool:
        """True when no choice but the free one is taken too often."""
        taken = [pick for pick in picks if pick != self.free]
        return all(taken.count(pick) <= self.most for pick in taken)


class Roll(msgspec.Struct, frozen=True):
    """A throw that must be made: table of the chart pack, dice and modifiers."""

    table: str
    """Id in the pack, for example `B4.engine` or `B1.q1`."""
    dice: str
    rule: str
    place: str
    """Place of the throw (contract 7), without slot's branch."""
    modifiers: tuple[Modifier, ...] = ()
    actor: str = ""
    """Gun, fighter number, station, area: whose roll it is."""
    args: Mapping[str, str | int] = {}
    reads: Mapping[int, int] = {}
    """6.7 Natural faces that are read as another before the look-up."""
    natural: bool = False
    """The face itself matters, so a chart row cannot be given instead (contract 11)."""
    also: tuple[Choice, ...] = ()

    @property
    def drm(self) -> int:
        """Sum of the modifiers."""
        if not self.modifiers:
            return 0
        return sum(modifier.amount for modifier in self.modifiers)

    @property
    def kind(self) -> str:
        """Kind of roll for the player's roll-on settings: chart and table."""
        return roll_kind(self.table)

    def admits(self, answer: Answer) -> bool:
        """True when the answer is legal now."""
        if isinstance(answer, Also):
            return any(choice.id == answer.choice for choice in self.also)
        return isinstance(answer, Throw)

    def allowed(self) -> tuple[str, ...]:
        """What is legal now, as ids."""
        return ("throw", *(choice.id for choice in self.also))

    def refusal(self, answer: Answer) -> RuleViolation:
        """Why an answer is not legal."""
        del answer
        return RuleViolation("not-legal", self.rule, self.allowed())


class Decision(msgspec.Struct, frozen=True):
    """A choice that must be made: a list of choices, or fields with joint limits."""

    id: str
    rule: str
    choices: tuple[Choice, ...] = ()
    fields: tuple[Field, ...] = ()
    limits: tuple[Limit, ...] = ()
    args: Mapping[str, str | int] = {}
    also: tuple[Choice, ...] = ()
    blank: Blank | None = None
    """The sheet that may be entered in place of a choice."""

    @property
    def kind(self) -> str:
        """Kind of step, as a roll has it: the decision itself."""
        return self.id

    def admits(self, answer: Answer) -> bool:
        """True when the answer is legal now, fields and joint limits included."""
        if isinstance(answer, Also):
            return any(choice.id == answer.choice for choice in self.also)
        if isinstance(answer, Choose):
            return any(choice.id == answer.choice for choice in self.choices)
        if isinstance(answer, Enter):
            return self.blank is not None and self.blank.fault(answer.sheet) is None
        return isinstance(answer, Assign) and self._admits_picks(answer.picks)

    def refusal(self, answer: Answer) -> RuleViolation:
        """Why an answer is not legal; of a sheet, the first fault on it."""
        if isinstance(answer, Enter) and self.blank is not None:
            fault = self.blank.fault(answer.sheet)
            if fault is not None:
                return RuleViolation(*fault)
        return RuleViolation("not-legal", self.rule, self.allowed())

    def lists(self, picks: Mapping[str, str]) -> bool:
        """True when each field has one of its choices, whatever the joint limits."""
        if not self.fields or picks.keys() != {field.id for field in self.fields}:
            return False
        return all(
            any(choice.id == picks[field.id] for choice in field.choices)
            for field in self.fields
        )

    def _admits_picks(self, picks: Mapping[str, str]) -> bool:
        within = (limit.admits(picks.values()) for limit in self.limits)
        return self.lists(picks) and all(within)

    def allowed(self) -> tuple[str, ...]:
        """What is legal now, as ids; a field's choices as `field=choice`."""
        return (
            *(choice.id for choice in self.choices),
            *(f"{f.id}={choice.id}" for f in self.fields for choice in f.choices),
            *(choice.id for choice in self.also),
        )


type Pending = Roll | Decision


def roll_kind(table: str) -> str:
    """Kind of roll of a table; the dice of all mats are `MAT.engine_die` and so on."""
    if table.startswith("MAT."):
        return f"MAT.{table.rpartition('.')[2]}"
    return ROLL_KINDS.get(table, table)


ROLL_KINDS: Mapping[str, str] = {
    **{f"A1.q{n}": "A1" for n in range(1, 5)},
    **{f"B1.q{n}": "B1" for n in range(1, 5)},
    **{
        f"B1.types.q{n}_{base}": "B1.types"
        for n in range(1, 5)
        for base in ("land", "carrier")
    },
    **{f"B2.to_hit.{n}": "B2.to_hit" for n in range(1, 8)},
    **{f"B2.damage.fp{n}": "B2.damage" for n in range(1, 5)},
    **{f"B3.to_hit.{name}": "B3.to_hit" for name in ("long", "medium", "close")},
    **{f"B3.hits.{name}": "B3.hits" for name in ("light", "medium", "heavy")},
    **{f"B9.{n}": "B9" for n in range(1, 5)},
    **{f"B11.{name}": "B11" for name in ("on", "off")},
}
