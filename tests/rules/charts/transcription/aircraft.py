"""The aircraft mats, typed a second time."""

MATS = """
me364 | Messerschmitt Me 364 | 9 | 6 piston | 16 +1 | 15 | 4 3 3 2 | 1947-04
he277 | Heinkel He 277 | 8 | 4 piston | 18 +1 | 13 | 4 3 3 2 | 1947-04
fw300 | Focke-Wulf Fw 300 | 10 | 4 piston | 12 0 | 13 | 5 3 3 2 | 1947-04
ju390 | Junkers Ju 390 | 10 | 6 piston | 20 +1 | 15 | 5 4 3 2 | 1947-08
ta400 | Focke-Wulf Ta 400 | 9 | 8 piston and jet | 24 +2 | 14 | 5 3 3 2 | 1947-12
e555 | Arado E555-1 | 7 | 6 jet | 8 0 | 15 | 7 5 4 0 | 1947-12
"""
"""Id, title, crew, engines, bombs with their modifier, endurance, then the boxes of
airframe, wing root, rudder and tailplane, and the month from which the type flies."""

CREWS = {
    "me364": """pilot copilot engineer navigator bombardier ewo top_mid waist tail""",
    "he277": """pilot copilot engineer navigator bombardier ewo ventral tail""",
    "fw300": """pilot copilot engineer navigator bombardier ewo top_mid waist ventral
        tail""",
    "ju390": """pilot copilot engineer navigator bombardier ewo top_aft waist ventral
        tail""",
    "ta400": """pilot copilot engineer navigator bombardier ewo top_aft ventral tail""",
    "e555": """pilot copilot engineer navigator bombardier ewo tail""",
}

ENGINE_DICE = {
    "me364": "1 1 2 2 3 3",
    "he277": "1 1 1 2 2 2",
    "fw300": "1 1 1 2 2 2",
    "ju390": "1 1 2 2 3 3",
    "ta400": "1 2 2 3 3 4",
    "e555": "1 1 2 2 3 3",
}

GUN_DICE = {
    "me364": "nose top_mid top_mid waist tail tail",
    "he277": "nose top_fwd top_fwd ventral tail tail",
    "fw300": "nose top_mid top_mid waist ventral tail",
    "ju390": "nose top_fwd top_aft waist ventral tail",
    "ta400": "nose top_fwd top_fwd top_aft ventral tail",
    "e555": "nose nose top_mid top_mid tail tail",
}
"""The page prints no gun die; these are typed from the data file of the charts."""

GUNS = {
    "me364": """
Nose | twin MG 131 | copilot | 1 | 6 | 12-high, 12-level, 12-low, 2-level, 10-level
Top mid | twin MG 151/20 turret | top_mid | 2 | 8 | 12-high, 2-high, 3-high, 4-high,\
 6-high, 8-high, 9-high, 10-high, vertical-dive
Waist | single MG 131 each side | waist | 1 | 5 | 3-level, 3-low, 4-level, 8-level,\
 9-level, 9-low
Tail | twin MG 151/20 | tail | 2 | 8 | 4-level, 6-high, 6-level, 6-low, 8-level
""",
    "he277": """
Nose | twin MG 131 chin | copilot | 1 | 6 | 12-level, 12-low, 2-level, 2-low,\
 10-level, 10-low
Top forward | twin MG 151/20 remote | engineer | 2 | 8 | 12-high, 2-high, 3-high,\
 9-high, 10-high, vertical-dive
Ventral | twin MG 151/20 | ventral | 2 | 8 | 3-low, 4-low, 6-low, 8-low, 9-low,\
 vertical-climb
Tail | four MG 131 | tail | 3 | 8 | 4-level, 6-high, 6-level, 6-low, 8-level
""",
    "fw300": """
Nose | twin MG 131 | copilot | 1 | 6 | 12-high, 12-level, 12-low, 2-level, 10-level
Top mid | twin MG 151/20 turret | top_mid | 2 | 8 | 12-high, 2-high, 3-high, 4-high,\
 6-high, 8-high, 9-high, 10-high, vertical-dive
Waist | single MG 131 each side | waist | 1 | 5 | 3-level, 3-low, 4-level, 8-level,\
 9-level, 9-low
Ventral | twin MG 151/20 | ventral | 2 | 8 | 4-low, 6-low, 8-low, vertical-climb
Tail | twin MG 151/20 | tail | 2 | 8 | 4-level, 6-high, 6-level, 6-low, 8-level
""",
    "ju390": """
Nose | twin MG 131 | copilot | 1 | 6 | 12-high, 12-level, 12-low, 2-level, 10-level
Top forward | twin MG 151/20 turret | engineer | 2 | 8 | 12-high, 2-high, 3-high,\
 9-high, 10-high, vertical-dive
Top aft | twin MG 151/20 turret | top_aft | 2 | 8 | 3-high, 4-high, 4-level, 6-high,\
 8-high, 8-level, 9-high, vertical-dive
Waist | single MG 131 each side | waist | 1 | 5 | 3-level, 3-low, 4-level, 8-level,\
 9-level, 9-low
Ventral | twin MG 131 gondola | ventral | 1 | 6 | 3-low, 4-low, 6-low, 8-low, 9-low,\
 vertical-climb
Tail | twin MG 151/20 | tail | 2 | 8 | 4-level, 6-high, 6-level, 6-low, 8-level
""",
    "ta400": """
Nose | forward ventral barbette, twin MG 131 | copilot | 1 | 7 | 12-level, 12-low,\
 2-level, 2-low, 10-level, 10-low
Top forward | twin MG 151/20 barbette | engineer | 2 | 8 | 12-high, 2-high, 3-high,\
 9-high, 10-high, vertical-dive
Top aft | twin MG 151/20 barbette | top_aft | 2 | 8 | 3-high, 4-high, 4-level, 6-high,\
 8-high, 8-level, 9-high, vertical-dive
Ventral | twin MG 151/20 barbette | ventral | 2 | 8 | 3-low, 4-low, 6-low, 8-low,\
 9-low, vertical-climb
Tail | twin MG 151/20 | tail | 2 | 9 | 4-level, 6-high, 6-level, 6-low, 8-level
""",
    "e555": """
Nose | two fixed MK 103 | copilot | 3 | 5 | 12-high, 12-level, 12-low
Top mid | twin MG 151/20 remote turret | engineer | 2 | 8 | 12-high, 2-high, 3-high,\
 4-high, 6-high, 8-high, 9-high, 10-high, vertical-dive
Tail | twin MG 151/20 remote | tail | 2 | 8 | 6-high, 6-level, 6-low
""",
}
"""Title, fitting, gunner, FP, ammunition, places on which the gun bears."""

POSITIONS = {
    "Nose": "nose",
    "Top forward": "top_fwd",
    "Top mid": "top_mid",
    "Top aft": "top_aft",
    "Waist": "waist",
    "Ventral": "ventral",
    "Tail": "tail",
}

NEEDS = """
12 6 6 6
2  6 6 6
3  5 6 6
4  5 5 5
6  5 4 5
8  5 5 5
9  5 6 6
10 6 6 6
"""
"""Lowest die that hits at a direction: high, level, low. Dive 6, climb 5."""

STATIONS = """
pilot = Pilot
copilot = Co-pilot and nose gunner
engineer = Flight engineer
navigator = Navigator
bombardier = Bombardier
ewo = Electronics officer
top_mid = Top mid gunner
top_aft = Top aft gunner
tail = Tail gunner
waist = Waist gunner
ventral = Ventral gunner
agent = Abwehr agent (passenger on an agent sortie)
"""

FIGHTERS = """
F8F | Grumman F8F Bearcat | carrier | prop | light
F4U-5 | Vought F4U-5 Corsair | carrier | prop | medium
F7F | Grumman F7F Tigercat | carrier | prop | heavy
FH-1 | McDonnell FH-1 Phantom | carrier | jet | light
FJ-1 | North American FJ-1 Fury | carrier | jet | medium
F2H | McDonnell F2H Banshee | carrier | jet | heavy
P-51H | North American P-51H Mustang | land | prop | medium
P-47N | Republic P-47N Thunderbolt | land | prop | heavy
P-82 | North American P-82 Twin Mustang | land | prop | medium
P-80 | Lockheed P-80 Shooting Star | land | jet | medium
P-84 | Republic P-84 Thunderjet | land | jet | medium
XP-83 | Bell XP-83 | land | jet | heavy
"""
