"""Small pieces of SVG path data."""

from collections.abc import Iterable, Sequence
from math import cos, radians, sin

type Point = tuple[float, float]


def number(value: float) -> str:
    """Write a coordinate with one decimal at most."""
    return f"{round(value, 1) + 0:g}"


def pair(point: Point) -> str:
    """Write a point."""
    return f"{number(point[0])} {number(point[1])}"


def cross(x: float, y: float, half: float) -> str:
    """Path of a diagonal cross, as wide and high as twice `half`."""
    side = number(2 * half)
    return f"M{pair((x - half, y - half))}l{side} {side}m0 -{side}l-{side} {side}"


def polygon(points: Iterable[Point]) -> str:
    """Closed outline through the points."""
    return "M" + "L".join(pair(point) for point in points) + "Z"


def mirrored(points: Iterable[Point]) -> tuple[Point, ...]:
    """The same outline on the starboard side, in the opposite sense of rotation."""
    return tuple((1000 - x, y) for x, y in points)[::-1]


def curve(points: Sequence[Point]) -> str:
    """Smooth open line through the points (Catmull-Rom)."""
    ends = (points[0], *points, points[-1])
    path = "M" + pair(points[0])
    for before, start, end, after in zip(
        ends, ends[1:], ends[2:], ends[3:], strict=False
    ):
        first = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        second = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        path += f"C{pair(first)} {pair(second)} {pair(end)}"
    return path


def polar(centre: Point, radius: float, angle: float) -> Point:
    """Point at `angle` degrees clockwise from the top."""
    turn = radians(angle)
    return centre[0] + radius * sin(turn), centre[1] - radius * cos(turn)


def sector(centre: Point, inner: float, outer: float, start: float, end: float) -> str:
    """Piece of a ring between two radii and two angles."""
    a, b = polar(centre, inner, start), polar(centre, outer, start)
    c, d = polar(centre, outer, end), polar(centre, inner, end)
    return (
        f"M{pair(a)}L{pair(b)}A{number(outer)} {number(outer)} 0 0 1 {pair(c)}"
        f"L{pair(d)}A{number(inner)} {number(inner)} 0 0 0 {pair(a)}Z"
    )
