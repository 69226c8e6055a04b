"""Every word that an event may tell, typed from the rules."""

from tests.rules.cited import GUN, SIDE, STATION

ENGINE = rf"({SIDE})-[1-4]"
LOAD = "atomic|bombs|camera|leaflets"
SYSTEM = "fug10|fug104|fug125|fug200|fug217|fug245|fug25a|kettenhund|peilg6"
CAUSES = (
    "airframe|all-engines|bomb-explosion|canada|crash-landing|engine-fire|"
    "fuel-exhausted|fuel-tank-explosion|fuel-tank-fire|nobody-to-fly|rudder|"
    "runaway-engine|tailplanes|wing_root|"
)
"""Of a loss; a sheet that was flown on paper names none."""
FATES = "captured|drowned|escaped|interned|killed|killed-jumping|killed-landing|rescued"
MARKERS = (
    "broken_cloud|clear_view|escort_stays|guardian|gunners_on_form|reroll|telegram|"
    "wolf_pack"
)
PARTS = "ailerons|bay_doors|extinguishers|flaps|intercom|landing_gear|rafts"
SKILLS = (
    "accuracy|acm|electronics_wizard|landing|leadership|navigation|parachute|"
    "shared_expertise|sixth_sense|weapons_maintenance"
)
SLOTS = "internment|repair|training|wounds"
STRUCK = (
    rf"agent|bomb_bay|bombs|chaff|electronics|equipment|flight_controls|oxygen|{PARTS}"
    rf"|{SYSTEM}|{STATION}|{GUN}|{ENGINE}|camera-(bay|fuselage)|(chaff|tank)-({SIDE})"
    rf"|(tailplane|wing_root)-({SIDE})|(airframe|rudder)-"
)

WORDS = {
    "AAScored.weight": "light|medium|heavy",
    "AgentLost.state": "SW|KIA",
    "AircraftAssigned.aircraft": "me364|he277|fw300|ju390|ta400|e555",
    "BomberLost.cause": CAUSES,
    "BomberLost.outcome": "all-killed|bail-out|crashed|forced-down|shot-down",
    "CameraDamaged.camera": "bay|fuselage",
    "CareerOver.reason": "calendar|captured|given-up|interned|killed",
    "CareerOver.victory": "decisive|substantial|marginal|draw|defeat",
    "DispenserLost.dispenser": SIDE,
    "EngineOut.engine": ENGINE,
    "Fate.fate": FATES,
    "FighterEntered.leg": "out|home",
    "FighterLeft.reason": "damaged|done|slow",
    "GunOut.gun": GUN,
    "HitsIgnored.by": "acm|guardian|weapons_maintenance",
    "Intercepted.base": "land|carrier",
    "Jettisoned.load": LOAD,
    "LandingMade.result": "good|rough|crash|killed",
    "LandingMade.where": "base|sea|field|canada",
    "MarkerGained.marker": MARKERS,
    "MarkerSpent.marker": MARKERS,
    "NoContact.base": "land|carrier|none",
    "NoEffect.what": STRUCK,
    "NoEffect.why": "out|absent|empty|dead",
    "NotDropped.cause": "doors|engines|cameras|dispensers|empty",
    "PartDamaged.part": PARTS,
    "PartHit.part": "airframe|rudder|tailplane|wing_root",
    "PartHit.side": f"{SIDE}|",
    "PilotQuality.quality": "green|trained|veteran|ace",
    "Released.load": LOAD,
    "RunAutomatic.cause": "bombardier|peilg6|fug104",
    "SkillBought.skill": SKILLS,
    "SkillLost.cause": "new-crew|wounds",
    "SkillLost.skill": SKILLS,
    "SlotPassed.cause": SLOTS,
    "SlotsLost.cause": SLOTS,
    "SortieReviewed.repair": "lost|one-slot|repaired|written-off",
    "SystemDamaged.system": SYSTEM,
    "TankLeaks.side": SIDE,
    "TargetSet.kind": "raid|special|atomic",
    "TargetSet.mission": "agent|leaflet|recon|",
    "TookOff.load": LOAD,
    "TurnedBack.cause": "choice|engines|impossible",
    "WeatherSeen.weather": "good|low-cloud|rain-squalls|storm",
    "Wounded.state": "LW|SW|KIA",
    "ZoneEntered.leg": "out|home",
}
"""Event and field to a pattern of what may stand there."""
