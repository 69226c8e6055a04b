"""Titles of the charts and where they come from, typed a second time."""

HEADS = """
A1 | Raid Chart | rulebook + public fact + reconstructed
A2 | Pilot and Crew Status | rulebook
B1 | Interception | reconstructed (fighter types F8F and P-80 and groups of 2, 3 and 4:\
 public fact)
B2 | Combat Mat | reconstructed (dice, 26 locations, hit numbers 6 / 5-6 / 4-6 and the\
 damaged-twice rule: rulebook)
B2a | Anti-Aircraft Fire | reconstructed (type roll 4 = Medium, all DRMs and modified 1\
 = one hit: rulebook)
B3 | Fighter Attack | reconstructed (1d6 number of hits, natural 6 and Sixth Sense:\
 rulebook)
B4 | Damage | reconstructed (systems, loss conditions and DRMs: rulebook 6.3)
B5 | Wounds | reconstructed (results LW, SW, KIA and their effects: rulebook 6.4.4,\
 6.4.5)
B6 | Landing Weather | reconstructed (good or one of three worse grades worth 1 to 3:\
 rulebook 6.5)
B7 | Landing | reconstructed (outcomes, 18+ and skill, research and deadstick DRMs:\
 rulebook)
B8 | Bail-Out | reconstructed (Parachute -1: rulebook)
B9 | Rescue at Sea | reconstructed (rafts -4, improved rafts +3: rulebook)
B10 | Bomb Run | reconstructed (on/off target, wounded navigator, PeilG and automatic\
 misses: rulebook 6.2.1)
B11 | Bombing Results | reconstructed (2d6, columns, DRMs, zero = failure: rulebook\
 6.2.2, 6.2.4; 0, 20 and 30 seen in play: public fact)
C1 | Random Events | reconstructed (trigger, markers and Bounced!: rulebook 6.11, 6.1.4)
C2 | Serious Wound Resolution | reconstructed (2d6 gives sorties missed: rulebook 6.4.5)
MAT | Aircraft Display Mats | reconstructed (available dates, propeller exception for\
 the Arado, chaff 2 x 2, nine electronics sets, 24 bombs = +2: rulebook; engine layout,\
 crew and armament families of Ju 390, Ta 400, He 277, Me 264 and E 555: public fact\
 about the real projects)
9 | Optional Rules | rulebook
"""

OF_TABLES = {"A1.cities": "rulebook", "B4.repair": "rulebook"}
"""Tables with a provenance of their own."""
