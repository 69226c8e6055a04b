"""Which of several texts an event asks for."""

from collections.abc import Callable, Mapping

from campaigns.rules.events import Event
from campaigns.words.names import SEVERAL_GUNS

# The first condition that holds names the text; without any it is the ordinary one.
CONDITIONS: Mapping[str, tuple[tuple[str, Callable[..., bool]], ...]] = {
    "target-set": (
        ("target-set.special", lambda event: event.kind == "special"),
        ("target-set.atomic", lambda event: event.kind == "atomic"),
    ),
    "zone-entered": (("zone-entered.dry", lambda event: event.dry),),
    "no-contact": (("no-contact.out-of-reach", lambda event: event.base != "none"),),
    "round-began": (("round-began.fighters", lambda event: event.fighters_first),),
    "gun-missed": (("gun-missed.several", lambda event: event.gun in SEVERAL_GUNS),),
    "gun-hit": (("gun-hit.several", lambda event: event.gun in SEVERAL_GUNS),),
    "part-hit": (("part-hit.last", lambda event: event.boxes >= event.threshold),),
    "sortie-reviewed": (("sortie-reviewed.success", lambda event: event.success),),
    "man-joined": (("man-joined.temporary", lambda event: event.temporary),),
    "aircraft-assigned": (
        ("aircraft-assigned.training", lambda event: event.training),
    ),
    "released": (("released.camera", lambda event: event.load == "camera"),),
    "bomber-lost": (("bomber-lost.plain", lambda event: not event.cause),),
    "wounded": (("wounded.nobody", lambda event: event.station == "agent"),),
}


def variant(event: Event) -> str:
    """Key of the text in `VARIANTS`, empty for the ordinary one."""
    tag = str(event.__struct_config__.tag)
    for key, holds in CONDITIONS.get(tag, ()):
        if holds(event):
            return key
    return ""
