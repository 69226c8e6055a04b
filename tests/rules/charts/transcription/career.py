"""Skills, research, awards, events, areas and sets, typed a second time."""

SKILLS = """
shared_expertise | Shared Expertise | 1 | B7
leadership | Leadership | 1 | A2
parachute | Parachute | 1 | B8
landing | Landing | 1 | B7
weapons_maintenance | Weapons Maintenance | 2 | B4
electronics_wizard | Electronics Wizard | 2 | B4
acm | Air Combat Maneuver | 3 | B4
accuracy | Accuracy | 3 | B11
navigation | Navigation | 3 | B10
sixth_sense | Sixth Sense | 4 | B3
"""

RESEARCH = """
ta400 | Ta 400 | MAT
e555 | Arado E555-1 | MAT
kettenhund | Improved Kettenhund 3 AA jammer | B2a
go229 | Go 229 fighter cover | B2
fire_suppression | Fire suppression technology | B4
lotfe | Improved Lotfe bomb sight | B11
peilg | Improved PeilG 6 navigation aid | B10
fug125 | Improved FuG 125 blind landing aid | B7
rafts | Improved survival rafts | B9
fuel_tanks | Improved fuel tanks | B4
"""

AWARDS = """
wound_badge | Wound Badge | 6.8.1 | combat_wounds | 1 Black, 3 Silver, 5 Gold
iron_cross_2 | Iron Cross 2nd Class | 6.8.2 | successes | 1 2nd Class
iron_cross_1 | Iron Cross 1st Class | 6.8.3 | successes | 5 1st Class
amerika_shield | Amerika Shield | 6.8.4 | flown | 5 Shield
flight_clasp | Operational Flight Clasp | 6.8.5 | flown | 20 Bronze, 60 Silver, 100 Gold
german_cross | German Cross in Gold | 6.8.6 | successes | 10 Gold
knights_cross | Knight's Cross | 6.8.7 | total | 300 Knight's Cross, 600 Oakleaves,\
 750 Swords
diamonds | Oakleaves, Swords and Diamonds | 6.8.7 | atomic_drops | 1 Diamonds
"""

BANDS = """
50 Defeat
100 Draw
500 Marginal Victory
750 Substantial Victory
99999 Decisive Victory
"""

EVENTS = """
wolf_pack | Wolf pack on station | keep
guardian | Guardian angel | keep
clear_view | Clear view | keep
reroll | Second thoughts | keep
escort_stays | Escort presses on | keep
decoys | Decoy stream | -
gunners_on_form | Gunners on form | keep
broken_cloud | Broken cloud | keep
telegram | Telegram from the institute | keep
tailwind | Tailwind | -
quiet | Nothing but ocean | -
headwind | Headwind | -
lone_fighter | Lone patrol | -
gun_jam | Frozen gun | -
set_failure | Set failure | -
engine_failure | Engine failure | -
oxygen_fault | Oxygen fault | -
fuel_line | Split fuel line | -
flak_ship | Picket ship | -
bounced | Bounced! | -
big_wing | Big wing | -
"""

AREAS = """
superficial superficial
engine-port engine port
engine-starboard engine starboard
wing-root-port wing_root port
wing-root-starboard wing_root starboard
fuel-tank-port fuel_tank port
fuel-tank-starboard fuel_tank starboard
airframe airframe
rudder rudder
tailplane-port tailplane port
tailplane-starboard tailplane starboard
flight-controls flight_controls
landing-gear landing_gear
bomb-bay bomb_bay
oxygen oxygen
electronics electronics
guns guns
chaff chaff
crew-cockpit crew_cockpit
crew-forward crew_forward
crew-gunners crew_gunners
equipment equipment
"""

SYSTEMS = """
kettenhund | Kettenhund 3 AA jammer
fug245 | FuG 245 air search radar
peilg6 | PeilG 6 navigation aid
fug104 | FuG 104 altimeter
fug125 | FuG 125 blind landing aid
fug10 | FuG 10 long-range radio
fug25a | FuG 25a identification set
fug200 | FuG 200 Hohentwiel sea-search radar
fug217 | FuG 217 Neptun tail-warning radar
"""
