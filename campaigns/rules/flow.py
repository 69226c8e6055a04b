"""One advance in the making: the new state and the events so far.

`Flow` is what the phases write to. It never changes the state it started from; every
write replaces a frozen struct by a new one.
"""

from typing import Any

from msgspec.structs import replace

from campaigns.rules import crewing
from campaigns.rules.events import (
    AgentLost,
    BomberLost,
    Event,
    ManAtControls,
    MarkerSpent,
    TurnedBack,
    Wounded,
)
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.pending import Roll
from campaigns.rules.state import Campaign, Combat, Damage, Man, Pilot, Sortie
from campaigns.rules.steps import BailOut, Debriefing, Depart, ForcedDown, Step

SEVERITY = ("fit", "LW", "SW", "KIA")


class Flow:
    """The state and the events of one advance while the phases work on them."""

    def __init__(self, state: Campaign) -> None:
        self.campaign = state
        self.pack: Pack = load_pack(state.pack)
        self.stack: list[Step] = list(state.stack)
        self.events: list[Event] = []
        self._sortie = state.sortie

    @property
    def sortie(self) -> Sortie:
        """The sortie in flight; raises `LookupError` between sorties."""
        if self._sortie is None:
            raise LookupError("no sortie is in flight")
        return self._sortie

    @property
    def combat(self) -> Combat:
        """The combat in progress; raises `LookupError` when there is none."""
        return self.sortie.fight

    @property
    def pilot(self) -> Pilot:
        """The player's pilot."""
        return self.campaign.pilot

    def state(self) -> Campaign:
        """The campaign as it stands now."""
        return replace(self.campaign, sortie=self._sortie, stack=tuple(self.stack))

    def emit(self, event: Event) -> None:
        """Add one event to the line."""
        self.events.append(event)

    def push(self, *steps: Step) -> None:
        """Put steps on the stack so that the first named comes first."""
        self.stack.extend(reversed(steps))

    def fly(self, sortie: Sortie | None) -> None:
        """Set or clear the sortie in flight."""
        self._sortie = sortie

    def change(self, **changes: Any) -> None:
        """Change fields of the campaign."""
        self.campaign = replace(self.campaign, **changes)

    def change_pilot(self, **changes: Any) -> None:
        """Change fields of the pilot."""
        self.change(pilot=replace(self.campaign.pilot, **changes))

    def change_sortie(self, **changes: Any) -> None:
        """Change fields of the sortie."""
        self._sortie = replace(self.sortie, **changes)

    def change_damage(self, **changes: Any) -> None:
        """Change fields of the damage."""
        self.change_sortie(damage=replace(self.sortie.damage, **changes))

    @property
    def damage(self) -> Damage:
        """Damage of the bomber in flight."""
        return self.sortie.damage

    def man(self, station: str) -> Man:
        """The man aboard at a station."""
        return self.sortie.aboard[station]

    def spend(self, marker: str) -> None:
        """6.11 Use up one kept marker."""
        held = list(self.campaign.markers)
        held.remove(marker)
        self.change(markers=tuple(held))
        self.emit(MarkerSpent(marker))

    def wound(self, station: str, state: str, *, combat: bool) -> None:
        """6.4.4 Give a man a wound; the worse state holds (AMB-39)."""
        before = crewing.condition(self.sortie, station)
        if SEVERITY.index(state) <= SEVERITY.index(before):
            return
        flying = crewing.at_controls(self.sortie)
        self.change_sortie(wounds={**self.sortie.wounds, station: state})
        man = 0 if station == "agent" else self.man(station).id
        self.emit(Wounded(station, state, man))
        if station == "agent" and state != "LW":
            self.emit(AgentLost(state))
        if station == "pilot" and combat and state != "KIA":
            self.change_pilot(combat_wounds=self.pilot.combat_wounds + 1)
        self._note_controls(flying)

    def _note_controls(self, before: str | None) -> None:
        after = crewing.at_controls(self.sortie)
        if after != before and after is not None and self.pilot_lives():
            self.emit(ManAtControls(after))

    def pilot_lives(self) -> bool:
        """True unless the pilot was killed."""
        return crewing.condition(self.sortie, "pilot") != "KIA"

    def check_controls(self) -> None:
        """6.4.5 After a wound in flight: the pilot's death, or nobody left to fly."""
        if not self.pilot_lives():
            self.close_combat()
            self.stack = [Debriefing()]
        elif crewing.at_controls(self.sortie) is None:
            self.lose("bail-out", "nobody-to-fly")

    def lose(self, outcome: str, cause: str) -> None:
        """6.3 The bomber is lost at once: nothing else of the attack is rolled."""
        self.emit(BomberLost(outcome, cause, self.sortie.zone))
        self.close_combat()
        self.change_sortie(lost=cause)
        self.stack = [Debriefing()]
        if outcome == "all-killed":
            self.kill_all("killed")
        elif outcome == "forced-down":
            self.push(ForcedDown())
        else:
            self.push(BailOut())

    def close_combat(self) -> None:
        """The combat is over: how each fighter left goes on the log (2.0)."""
        combat = self.sortie.combat
        if combat is None:
            return
        met = crewing.met(self.sortie, combat)
        self.change_sortie(combat=None, met=self.sortie.met + met)

    def kill_all(self, fate: str) -> None:
        """6.3 Everybody aboard is killed."""
        dead = dict.fromkeys(self.sortie.aboard, "KIA")
        fates = dict.fromkeys(crewing.living(self.sortie), fate)
        wounds = {**self.sortie.wounds, **dead}
        self.change_sortie(wounds=wounds, fates={**self.sortie.fates, **fates})

    def turn_back(self, cause: str) -> None:
        """6.4 Abort: round at once, and home zone by zone."""
        self.emit(TurnedBack(cause, self.sortie.zone))
        self.change_sortie(leg="home", aborted=cause)
        self.stack = [Debriefing(), Depart()]


def place(
    state: Campaign,
    table: str,
    *,
    actor: str = "",
    hit: int = 0,
    throw: int = 1,
    zone: int | None = None,
) -> str:
    """Where a throw is made (contract 7), from the slot to the number of the throw."""
    sortie = state.sortie
    if sortie is None:
        return f"s{state.slot}/base/{actor}/{table}/t{throw}"
    attack = sortie.attack if zone is None else 0
    where = sortie.zone if zone is None else zone
    number = sortie.combat.round if sortie.combat else 0
    return (
        f"s{state.slot}/{sortie.leg}/z{where}/a{attack}/r{number}"
        f"/{actor}/h{hit}/{table}/t{throw}"
    )


def simple_roll(  # noqa: PLR0913 - the parts of a place, each with its name
    state: Campaign,
    table: str,
    rule: str,
    *,
    actor: str = "",
    hit: int = 0,
    throw: int = 1,
    zone: int | None = None,
    **args: Any,
) -> Roll:
    """A roll on a table of the state's pack; `args` are further fields of the roll."""
    dice = load_pack(state.pack).table(table).dice
    where = place(state, table, actor=actor, hit=hit, throw=throw, zone=zone)
    return Roll(table=table, dice=dice, rule=rule, place=where, actor=actor, **args)
