import pytest
from django.utils import translation

from campaigns.diary import Told, entry_of
from campaigns.diary.sentences import SENTENCES
from campaigns.rules import events as ev

MEN = {0: "Lorch", 3: "Wacker", 7: "Moser", 9: "Neuber"}
COLT = ev.TargetSet("raid", "", "Colt Manufacturing Co.", "Hartford, Conn.", 5)
SORTIE = (
    (COLT, ev.TookOff("bombs", 15)),
    (ev.ZoneEntered(2, "out", 13), ev.NoContact(2)),
    (ev.ZoneEntered(3, "out", 12), ev.NoContact(3)),
    (ev.ZoneEntered(4, "out", 11), ev.Intercepted("land", 4, 4)),
    tuple(ev.FighterPlaced(number, "P-80", "6-level") for number in (1, 2, 3, 4)),
    (ev.FighterDrivenOff(1),),
    (ev.FighterDestroyed(2, "P-80", "tail", "tail", 9), ev.AceMade("tail", 9)),
    (ev.FighterDamaged(3, "top_aft"), ev.FighterLeft(3, "damaged")),
    (ev.FighterScored(4, 3), ev.EngineOut("port-2")),
    (ev.PartHit("wing_root", "port", 1, 4),),
    (ev.PartHit("wing_root", "port", 2, 4),),
    (ev.Wounded("navigator", "SW", 3),),
    (ev.FighterLeft(4, "done"), ev.CombatEnded(1)),
    (ev.ZoneEntered(5, "out", 10), ev.NoContact(5)),
    (ev.ChaffReleased(("port",)),),
    (ev.AAScored("heavy", 2), ev.TankLeaks("starboard")),
    (ev.Released("bombs"), ev.Bombed(30, on_target=True)),
    (ev.AAScored("light", 0),),
    (ev.ZoneEntered(4, "home", 8), ev.NoContact(4)),
    (ev.WeatherSeen("low-cloud"),),
    (ev.LandingMade("base", "rough"), ev.Wounded("pilot", "LW", 0)),
    (
        ev.SortieReviewed(True, 30, 120, 6, "one-slot"),
        ev.AwardGiven("iron_cross_1"),
        ev.HospitalStay("navigator", 3, 4),
        ev.SlotFlown(3),
    ),
)


def entry(lines=SORTIE, slot=3):
    told = [Told(number, events) for number, events in enumerate(lines, start=40)]
    return entry_of(slot, told, "Ju 390", MEN)


def test_the_after_action_paragraph_can_be_read_off_it():
    """Target, fighters by type and number, AA weights, result, who scored, repair."""
    text = entry().text
    for fact in (
        "Colt Manufacturing Co.",
        "Hartford, Conn.",
        "four P-80 (land-based)",
        "The cover drove off one of them.",
        "Neuber, tail gun",
        "One broke off damaged.",
        "heavy",
        "light",
        "30 %",
        "120 %",
        "Neuber 1",
        "repaired, one slot lost",
    ):
        assert fact in text


def test_it_tells_of_damage_once_and_of_the_wounded_by_name():
    text = entry().text
    assert "port engine 2 out, port wing root 2/4." in text
    assert "port wing root 1/4" not in text
    assert "Wacker, navigator" in text
    assert "starboard tank leaks" in text
    assert "Lorch, pilot" in text


def test_it_is_dated_and_named_after_its_target():
    found = entry()
    assert found.date == "April 1947, 4th sortie"
    assert found.title == "Colt Manufacturing Co., Hartford, Conn."


def test_out_target_home_and_result_have_their_paragraphs():
    parts = entry().paragraphs
    assert len(parts) == 7
    assert "Zones 2 and 3" in parts[1]
    assert parts[2].startswith("Chaff")
    assert "Zone 4" in parts[3]


def test_the_same_events_give_the_same_text():
    assert entry() == entry()


def test_the_wording_changes_with_slot_and_line():
    openings = {entry(slot=slot).paragraphs[0] for slot in range(6)}
    assert len(openings) > 1


def test_a_loss_says_what_became_of_each_man():
    lines = (
        *SORTIE[:1],
        (ev.ZoneEntered(5, "out", 9), ev.BomberLost("bail-out", "engine-fire", 5)),
        (ev.Wounded("navigator", "KIA", 3), ev.Fate("navigator", 3, "killed-jumping")),
        (ev.Fate("pilot", 0, "captured"), ev.Fate("tail", 9, "captured")),
        (
            ev.SortieReviewed(False, 0, 90, 1, "lost"),
            ev.CareerOver("captured", "draw", 90),
        ),
    )
    text = entry(lines).text
    assert "abandoned, engine fire" in text
    assert "Prisoner of war: Lorch, Neuber." in text
    assert text.count("Wacker") == 1
    assert "The career ends: taken prisoner." in text


def test_both_flak_attacks_and_a_picket_ship_are_told_apart():
    ship = (ev.ZoneEntered(2, "out", 9), ev.RandomEvent("flak_ship"))
    lines = (SORTIE[0], ship, (ev.AAScored("light", 1),), *SORTIE[13:18])
    text = entry(lines).text
    assert "ship in Zone 2" in text
    assert "2 hits" in text


def test_special_missions_and_the_atomic_bomb_have_their_own_words():
    for mission, word in (("agent", "agent"), ("leaflet", "leaflets")):
        target = ev.TargetSet("special", mission, "", "New York", 5)
        assert word in entry(((target,),)).paragraphs[0]
    bomb = ev.TargetSet("atomic", "", "", "New York", 5)
    dropped = (ev.ZoneEntered(5, "out", 5), ev.Released("atomic"))
    text = entry(((bomb, ev.TookOff("atomic", 15)), dropped)).text
    assert "The atomic bomb was dropped." in text


def test_a_fighter_that_comes_without_warning_begins_a_fight():
    lines = (
        *SORTIE[:13],
        (ev.RandomEvent("lone_fighter"), ev.FighterPlaced(1, "F8F", "12-high")),
        (ev.FighterLeft(1, "done"),),
    )
    assert "one F8F" in entry(lines).text


def test_names_stay_as_they_are():
    told = [Told(1, (COLT, ev.Wounded("pilot", "LW", 0)))]
    text = entry_of(0, told, "Ju 390", {0: "<b>%(x)s</b>"}).text
    assert "<b>%(x)s</b>" in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_wording_has_the_same_names_between_percent_signs(language):
    with translation.override(language):
        for key, wordings in SENTENCES.items():
            slots = {frozenset(part.split(")")[0] for part in str(w).split("%(")[1:])
                     for w in wordings}  # fmt: skip
            assert len(slots) == 1, key
