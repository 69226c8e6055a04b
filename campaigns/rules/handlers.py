"""How a phase answers for its steps: what a step asks and what follows."""

from collections.abc import Callable
from typing import Any, NamedTuple

from campaigns.rules.flow import Cast, Flow
from campaigns.rules.pending import Answer, Decision, Roll
from campaigns.rules.state import Campaign


class Automatic(NamedTuple):
    """A step that asks nothing: it is taken off the stack and run."""

    run: Callable[[Flow, Any], None]


class Rolls(NamedTuple):
    """A step that asks for a throw; `took` applies the row that came up."""

    ask: Callable[[Campaign, Any], Roll]
    took: Callable[[Flow, Any, Cast], None]


class Decides(NamedTuple):
    """A step that asks the player; `took` applies his choice or his picks."""

    ask: Callable[[Campaign, Any], Decision]
    took: Callable[[Flow, Any, Answer], None]


type Handler = Automatic | Rolls | Decides
type Phase = dict[type[Any], Handler]
