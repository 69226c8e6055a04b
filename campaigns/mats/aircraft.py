"""The aircraft mat: the planform with everything that can be seen on it."""

from dataclasses import dataclass

from campaigns.mats.paths import Point, mirrored, number, pair, polygon
from campaigns.mats.planforms import Engine, Planform, planform

MARGIN = 26
ABREAST = 4


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on the mat. Sides are `port` and `starboard`."""

    type: str
    hit: frozenset[str] = frozenset()
    """Of airframe, rudder, wing_root-<side>, tailplane-<side>, bay."""
    engines_out: frozenset[str] = frozenset()
    leaks: frozenset[str] = frozenset()
    load: str = "empty"
    bombs: int = 0
    jammed: bool = False
    cameras_out: frozenset[str] = frozenset()
    guns: tuple[tuple[str, str, str], ...] = ()
    """Gun, letter and look: plain, out or silent."""
    men: tuple[tuple[str, str, str], ...] = ()
    """Station, number in the roster and look: fit, lw, sw, kia or empty."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One path with its class."""

    d: str
    css: str


@dataclass(frozen=True, slots=True)
class Nacelle:
    """One engine with its number; `prop` is empty on a jet."""

    shape: str
    prop: str
    x: str
    y: str
    label: str
    cross: str
    out: bool


@dataclass(frozen=True, slots=True)
class Badge:
    """A lettered gun or a numbered man; `top` is the corner of a gun's box."""

    x: str
    y: str
    left: str
    top: str
    base: str
    label: str
    css: str
    slash: str = ""


@dataclass(frozen=True, slots=True)
class Bomb:
    """One bomb in the bay, an ellipse."""

    cx: str
    cy: str
    rx: str
    ry: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """The whole mat, in the order in which it is painted."""

    viewbox: str
    parts: tuple[Shape, ...]
    bay: tuple[str, str, str, str]
    bay_css: str
    bombs: tuple[Bomb, ...]
    stores: tuple[Shape, ...]
    tanks: tuple[Shape, ...]
    engines: tuple[Nacelle, ...]
    men: tuple[Badge, ...]
    guns: tuple[Badge, ...]


def draw(marks: Marks) -> Drawing:
    """Draw the mat of one bomber."""
    plan = planform(marks.type)
    nose, tail = plan.axis
    return Drawing(
        viewbox=f"0 {number(nose - MARGIN)} 1000 {number(tail - nose + 2 * MARGIN)}",
        parts=_parts(plan, marks.hit),
        bay=tuple(number(value) for value in plan.bay),  # type: ignore[arg-type]
        bay_css="part part--bay is-hit" if marks.jammed else "part part--bay",
        bombs=_bombs(plan.bay, marks.bombs) if marks.load == "bombs" else (),
        stores=_stores(plan.bay, marks),
        tanks=_tanks(plan, marks.leaks),
        engines=_engines(plan, marks.engines_out),
        men=tuple(_man(plan.crew, *man) for man in marks.men if man[0] in plan.crew),
        guns=tuple(_gun(plan.guns, *gun) for gun in marks.guns if gun[0] in plan.guns),
    )


def _parts(plan: Planform, hit: frozenset[str]) -> tuple[Shape, ...]:
    shapes = [Shape(polygon(plan.wing), "part")]
    shapes.append(Shape(polygon(mirrored(plan.wing)), "part"))
    if plan.tailplane:
        shapes.append(_part(plan.tailplane, "part", "tailplane-port" in hit))
        star = mirrored(plan.tailplane)
        shapes.append(_part(star, "part", "tailplane-starboard" in hit))
    shapes.append(_part(plan.fuselage, "part", hit=False))
    if "airframe" in hit:
        shapes.append(Shape(polygon(plan.fuselage), "frame-hit"))
    shapes += [_part(fin, "part part--fin", "rudder" in hit) for fin in plan.fins]
    shapes.append(_part(plan.wing_root, "part part--root", "wing_root-port" in hit))
    root = mirrored(plan.wing_root)
    shapes.append(_part(root, "part part--root", "wing_root-starboard" in hit))
    return tuple(shapes)


def _part(points: tuple[Point, ...], css: str, hit: bool) -> Shape:  # noqa: FBT001
    return Shape(polygon(points), f"{css} is-hit" if hit else css)


def _bombs(bay: tuple[float, float, float, float], count: int) -> tuple[Bomb, ...]:
    x, y, width, height = bay
    rows = -(-count // ABREAST)
    step = (height - 32) / max(rows - 1, 1)
    across = (width - 24) / (ABREAST - 1)
    tall = min(10.0, step / 2 - 2)
    return tuple(
        Bomb(
            number(x + 12 + across * (bomb % ABREAST)),
            number(y + 16 + step * (bomb // ABREAST)),
            number(min(5, across / 2 - 1)),
            number(tall),
        )
        for bomb in range(count)
    )


def _stores(bay: tuple[float, float, float, float], marks: Marks) -> tuple[Shape, ...]:
    x, y, width, height = bay
    middle = (x + width / 2, y + height / 2)
    shapes = []
    if marks.load == "atomic":
        shapes.append(Shape(_capsule(middle, 17, height / 2 - 14), "bomb"))
    if marks.load == "camera":
        out = "bay" in marks.cameras_out
        shapes.append(Shape(_camera(middle), "camera is-out" if out else "camera"))
    if marks.load == "leaflets":
        sheets = "".join(
            f"M{number(x + 12)} {number(y + 18 + 16 * row)}h{number(width - 24)}"
            for row in range(int((height - 30) // 16) + 1)
        )
        shapes.append(Shape(sheets, "leaflets"))
    if marks.jammed:
        across = f"M{pair((x - 6, y + 4))}L{pair((x + width + 6, y + height - 4))}"
        shapes.append(Shape(across, "slash"))
    return tuple(shapes)


def _capsule(middle: Point, half: float, tall: float) -> str:
    x, y = middle
    straight = number(2 * (tall - half))
    return (
        f"M{pair((x - half, y - tall + half))}a{half} {half} 0 0 1 {2 * half} 0"
        f"v{straight}a{half} {half} 0 0 1 {-2 * half} 0z"
    )


def _camera(middle: Point) -> str:
    x, y = middle
    return (
        f"M{pair((x - 20, y - 16))}h40v32h-40z"
        f"M{pair((x - 9, y))}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z"
    )


def _tanks(plan: Planform, leaks: frozenset[str]) -> tuple[Shape, ...]:
    shapes = []
    for side, outline in (("port", plan.tank), ("starboard", mirrored(plan.tank))):
        leaking = side in leaks
        shapes.append(Shape(polygon(outline), "tank is-hit" if leaking else "tank"))
        if leaking:
            shapes.append(Shape(_drop(outline, side), "leak"))
    return tuple(shapes)


def _drop(outline: tuple[Point, ...], side: str) -> str:
    xs = [point[0] for point in outline]
    x = min(xs) + 30 if side == "port" else max(xs) - 30
    y = sum(point[1] for point in outline) / len(outline) - 17
    return f"M{pair((x, y))}q16 22 0 30q-16 -8 0 -30z"


def _engines(plan: Planform, out: frozenset[str]) -> tuple[Nacelle, ...]:
    return tuple(
        _engine(engine, f"{side}-{place}", out)
        for side in ("port", "starboard")
        for place, engine in enumerate(plan.engines, start=1)
    )


def _engine(engine: Engine, id_: str, out: frozenset[str]) -> Nacelle:
    side, label = id_.split("-")
    x = engine.at[0] if side == "port" else 1000 - engine.at[0]
    y = engine.at[1]
    jet = engine.kind == "jet"
    body = (
        f"M{pair((x - 15, y - 18))}h30q6 40 -4 88h-22q-10 -48 -4 -88z"
        if jet
        else f"M{pair((x - 17, y - 12))}q2 -14 17 -14t17 14l-3 78q-14 14 -28 0z"
    )
    return Nacelle(
        shape=body,
        prop="" if jet else f"M{pair((x - 36, y - 26))}h72",
        x=number(x),
        y=number(y + 27),
        label=label,
        cross=f"M{pair((x - 22, y - 14))}l44 72m0 -72l-44 72",
        out=id_ in out,
    )


def _man(places: dict[str, Point], station: str, label: str, look: str) -> Badge:
    x, y = places[station]
    css = "station" if look == "fit" else f"station is-{look}"
    return Badge(number(x), number(y), "", "", number(y + 8), label, css)


def _gun(places: dict[str, Point], gun: str, label: str, look: str) -> Badge:
    x, y = places[gun]
    return Badge(
        number(x),
        number(y),
        number(x - 18),
        number(y - 18),
        number(y + 10),
        label,
        f"gun gun--{gun}" + ("" if look == "plain" else f" is-{look}"),
        f"M{pair((x - 24, y + 24))}l48 -48" if look == "out" else "",
    )
