"""Dice: every face as likely as the others, by the very path the game uses."""

import hmac
from collections import Counter
from itertools import islice, pairwise, product

import pytest

from campaigns.rules.dice import (
    FACES,
    DiceError,
    ScriptedDice,
    SiteDice,
    TypedDice,
    _face,
    _stream,
    check_faces,
    natural,
)

SEED = bytes(range(32))
THROWS = 60_000
# Upper 0.1 % points of chi-square for as many degrees of freedom as faces less one.
CRITICAL = {"1d6": 20.52, "2d6": 66.62, "d66": 66.62, "1d10": 27.88}


@pytest.fixture(scope="module", params=FACES)
def thrown(request):
    dice = SiteDice(SEED)
    kind = request.param
    faces = Counter(dice.throw(f"s0/z{n}/B1/t1", kind) for n in range(THROWS))
    return kind, faces


@pytest.mark.rule("3.5-a")
def test_each_die_shows_every_face_and_no_other(thrown):
    kind, faces = thrown
    assert set(faces) == set(product(*(range(1, n + 1) for n in FACES[kind])))


def test_all_combinations_of_faces_are_equally_likely(thrown):
    kind, faces = thrown
    expected = THROWS / len(faces)
    chi_square = sum((n - expected) ** 2 / expected for n in faces.values())
    assert chi_square < CRITICAL[kind]


def test_neighbouring_throws_are_independent():
    dice = SiteDice(SEED)
    single = [dice.throw(f"s{n}/B3/t1", "1d6")[0] for n in range(36_001)]
    pairs = Counter(pairwise(single))
    expected = 36_000 / 36
    chi_square = sum((n - expected) ** 2 / expected for n in pairs.values())
    assert chi_square < CRITICAL["2d6"]


@pytest.mark.rule("3.5-a", "3.5-b")
@pytest.mark.parametrize(
    ("dice", "faces", "reads"),
    [("1d6", (4,), 4), ("2d6", (3, 4), 7), ("d66", (3, 4), 34), ("1d10", (10,), 10)],
)
def test_d66_is_tens_and_ones_and_all_else_a_sum(dice, faces, reads):
    assert natural(faces, dice) == reads


@pytest.mark.rule("3.5-b")
def test_d66_has_36_readings_without_0_and_7_to_9():
    readings = {natural(faces, "d66") for faces in product(range(1, 7), repeat=2)}
    assert len(readings) == 36
    assert not {digit for n in readings for digit in str(n)} & set("0789")


@pytest.mark.parametrize("dice", FACES)
def test_the_same_place_gives_the_same_faces(dice):
    place = "s3/out/z4/a1/r2/tail/h0/B2.to_hit.4/t1"
    assert SiteDice(SEED).throw(place, dice) == SiteDice(SEED).throw(place, dice)


def faces_of(dice, place="s{}/out/z4/a0/r0//h0/B1.q1/t1"):
    return [dice.throw(place.format(n), "d66") for n in range(100)]


def test_branch_place_and_seed_change_the_faces():
    first = faces_of(SiteDice(SEED))
    assert faces_of(SiteDice(SEED, branch=0)) == first
    for other in (
        faces_of(SiteDice(SEED, branch=1)),
        faces_of(SiteDice(SEED, branch=2)),
        faces_of(SiteDice(SEED + b"x")),
        faces_of(SiteDice(SEED), "s{}/home/z4/a0/r0//h0/B1.q1/t1"),
        faces_of(SiteDice(SEED), "s{}/out/z4/a0/r0//h0/B1.q1/t2"),
    ):
        alike = sum(a == b for a, b in zip(first, other, strict=True))
        assert alike < 12


def test_a_known_place_keeps_its_faces():
    """A change here breaks the published check and every replay."""
    place = "s0/out/z2/a0/r0//h0/B1.q1/t1"
    thrown = [SiteDice(SEED).throw(place, dice) for dice in FACES]
    assert thrown == [(6,), (6, 2), (1, 4), (2,)]


@pytest.mark.parametrize(
    ("dice", "faces"),
    [
        ("1d6", (0,)), ("1d6", (7,)), ("1d6", ()), ("1d6", (1, 2)),
        ("2d6", (6,)), ("2d6", (6, 7)), ("2d6", (0, 1)), ("d66", (1, 2, 3)),
        ("1d10", (11,)), ("1d10", (0,)), ("1d10", (-3,)),
    ],
)  # fmt: skip
def test_typed_dice_are_counted_and_range_checked(dice, faces):
    with pytest.raises(DiceError):
        TypedDice(faces).throw("place", dice)


@pytest.mark.parametrize(
    ("dice", "faces"),
    [("1d6", (6,)), ("2d6", (1, 6)), ("d66", (6, 1)), ("1d10", (10,))],
)
def test_typed_dice_that_fit_are_taken_as_they_are(dice, faces):
    assert TypedDice(faces).throw("place", dice) == faces
    assert TypedDice(faces).source == "typed"


def test_a_script_gives_its_throws_in_order_and_then_no_more():
    script = ScriptedDice([(1,), (2, 3)])
    assert script.throw("a", "1d6") == (1,)
    assert script.throw("b", "2d6") == (2, 3)
    with pytest.raises(DiceError, match="empty at c"):
        script.throw("c", "1d6")
    with pytest.raises(DiceError):
        check_faces((9,), "1d6")


@pytest.mark.parametrize(
    ("byte", "sides", "face"),
    [(0, 6, 1), (251, 6, 6), (252, 6, None), (249, 10, 10), (250, 10, None)],
)
def test_a_byte_beyond_the_last_whole_round_of_faces_is_passed_over(byte, sides, face):
    after = 5
    assert _face(iter([byte, after]), sides) == (face or after + 1)


def test_the_stream_goes_on_from_block_to_block():
    seed, key = b"seed", "1/place"
    blocks = (f"{key}/{number}".encode() for number in range(3))
    wanted = b"".join(hmac.digest(seed, block, "sha256") for block in blocks)
    assert bytes(islice(_stream(seed, key), 96)) == wanted
