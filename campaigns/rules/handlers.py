"""How a phase answers for its steps: what a step asks and what follows."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from campaigns.rules.flow import Flow
from campaigns.rules.pending import Decision, Roll
from campaigns.rules.state import Campaign
from campaigns.rules.thrown import Thrown


class Automatic(NamedTuple):
    """A step that asks nothing: it is taken off the stack and run."""

    run: Callable[[Flow, Any], None]


class Rolls(NamedTuple):
    """A step that asks for a throw; `took` applies the row that came up."""

    ask: Callable[[Campaign, Any], Roll]
    took: Callable[[Flow, Any, Thrown], None]


class Decides(NamedTuple):
    """A step that asks for one of several choices; `took` applies its id."""

    ask: Callable[[Campaign, Any], Decision]
    took: Callable[[Flow, Any, str], None]


class Assigns(NamedTuple):
    """A step that asks for a choice in each field; `took` applies field to choice."""

    ask: Callable[[Campaign, Any], Decision]
    took: Callable[[Flow, Any, Mapping[str, str]], None]


type Handler = Automatic | Rolls | Decides | Assigns
type Phase = dict[type[Any], Handler]
type Repeatables = dict[type[Any], Rolls]
"""6.11 Throws that may be made again once they are seen."""
