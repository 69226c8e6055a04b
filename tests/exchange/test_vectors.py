"""The faces that tests/e2e/test_check_dice.py asks of the browser, asked of Python."""

import hashlib
import json
from pathlib import Path

import pytest

from campaigns.rules.dice import SiteDice

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text())


@pytest.mark.parametrize("throw", VECTORS["throws"])
def test_site_dice_show_the_faces_of_the_vectors(throw):
    dice = SiteDice(bytes.fromhex(throw["seed"]), throw["branch"])
    assert dice.throw(throw["place"], throw["dice"]) == tuple(throw["faces"])


@pytest.mark.parametrize("pair", VECTORS["hashes"])
def test_seeds_have_the_hashes_of_the_vectors(pair):
    seed = bytes.fromhex(pair["seed"])
    assert hashlib.sha256(seed).hexdigest() == pair["seed_hash"]
