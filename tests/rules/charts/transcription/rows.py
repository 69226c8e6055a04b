"""Every table but A1's columns and the mats', typed a second time.

Dice, then rows: `low-high result`, a single total, `..high` for or less, `low..` for
or more. A number after `=` is the amount of the row.
"""

ROWS = {
    "A1.special": "1d6: 1-2 agent; 3-4 leaflet; 5-6 recon",
    "A1.cities": "1d6: 1-2 New York=5; 3-4 Philadelphia=5; 5 Boston=5; 6 Chicago=6",
    "A1.choice.major": "1d6: 1 choose; 2-6 refused",
    "A1.choice.oberstleutnant": "1d6: 1-2 choose; 3-6 refused",
    "A2.research.1": "1d6: 1 achieved; 2-6 failed",
    "A2.research.2": "1d6: 1-2 achieved; 3-6 failed",
    "A2.research.3": "1d6: 1-3 achieved; 4-6 failed",
    "A2.research.4": "1d6: 1-4 achieved; 5-6 failed",
    "A2.research.5": "1d6: 1-5 achieved; 6 failed",
    "A2.research.6": "1d6: 1-6 achieved",
    "A2.promotion": "1d6: ..4 promoted; 5.. refused",
    "B1.q1": """2d6: 2 land=3; 3 carrier=4; 4 land=2; 5 carrier=2; 6 none; 7 none;
        8 none; 9 carrier=2; 10 land=3; 11 land=3; 12 land=4""",
    "B1.q2": """2d6: 2 land=4; 3 carrier=4; 4 none; 5 carrier=2; 6 land=2; 7 none;
        8 none; 9 carrier=2; 10 land=3; 11 land=2; 12 land=4""",
    "B1.q3": """2d6: 2 land=4; 3 carrier=4; 4 land=3; 5 carrier=3; 6 none; 7 none;
        8 land=2; 9 carrier=2; 10 land=3; 11 none; 12 land=5""",
    "B1.q4": """2d6: 2 none; 3 carrier=4; 4 land=3; 5 carrier=3; 6 none; 7 none;
        8 land=3; 9 carrier=3; 10 land=3; 11 land=4; 12 land=5""",
    "B1.types.q1_land": "1d6: 1 P-80; 2 P-80; 3 P-80; 4 P-80; 5 P-47N; 6 P-51H",
    "B1.types.q1_carrier": "1d6: 1 F8F; 2 F8F; 3 F8F; 4 F8F; 5 F4U-5; 6 F7F",
    "B1.types.q2_land": "1d6: 1 P-80; 2 P-80; 3 P-80; 4 P-51H; 5 P-47N; 6 P-82",
    "B1.types.q2_carrier": "1d6: 1 F8F; 2 F8F; 3 F8F; 4 F4U-5; 5 F7F; 6 FH-1",
    "B1.types.q3_land": "1d6: 1 P-80; 2 P-80; 3 P-84; 4 P-82; 5 P-47N; 6 XP-83",
    "B1.types.q3_carrier": "1d6: 1 F8F; 2 F8F; 3 F4U-5; 4 F7F; 5 FH-1; 6 FJ-1",
    "B1.types.q4_land": "1d6: 1 P-80; 2 P-80; 3 P-84; 4 P-82; 5 P-82; 6 XP-83",
    "B1.types.q4_carrier": "1d6: 1 F8F; 2 F4U-5; 3 F7F; 4 FH-1; 5 FJ-1; 6 F2H",
    "B2.placement": """1d10: 1 12; 2 2; 3 3; 4 4; 5 6; 6 8; 7 9; 8 10;
        9 vertical-dive; 10 vertical-climb""",
    "B2.heights": "1d6: 1-2 low; 3-4 level; 5-6 high",
    "B2.cover": "1d6: ..3 removed=1; 4.. none=0",
    "B2.to_hit.4": "1d6: ..3 miss; 4.. hit",
    "B2.to_hit.5": "1d6: ..4 miss; 5.. hit",
    "B2.to_hit.6": "1d6: ..5 miss; 6.. hit",
    "B2.damage.fp1": "1d6: 1-6 damaged",
    "B2.damage.fp2": "1d6: 1-4 damaged; 5-6 destroyed",
    "B2.damage.fp3": "1d6: 1-3 damaged; 4-6 destroyed",
    "B2.damage.fp4": "1d6: 1-2 damaged; 3-6 destroyed",
    "B2a.type": "1d6: 1-3 light=-2; 4-5 medium=-1; 6 heavy=0",
    "B2a.hits": """2d6: ..0 hits=0; 1 hits=1; 2 hits=2; 3 hits=3; 4 hits=4; 5 hits=7;
        6 hits=7; 7 hits=8; 8 hits=9; 9 hits=10; 10.. hits=12""",
    "B3.to_hit.long": "2d6: ..11 miss; 12.. hit",
    "B3.to_hit.medium": "2d6: ..10 miss; 11.. hit",
    "B3.to_hit.close": "2d6: ..9 miss; 10.. hit",
    "B3.hits.light": "1d6: 1 hits=1; 2 hits=1; 3 hits=2; 4 hits=3; 5 hits=4; 6 hits=6",
    "B3.hits.medium": "1d6: 1 hits=1; 2 hits=2; 3 hits=2; 4 hits=3; 5 hits=5; 6 hits=8",
    "B3.hits.heavy": "1d6: 1 hits=1; 2 hits=2; 3 hits=3; 4 hits=4; 5 hits=6; 6 hits=9",
    "B4": """d66: 11 superficial; 12 superficial; 13 superficial; 14 superficial;
        15 engine-port; 16 engine-port; 21 engine-starboard; 22 engine-starboard;
        23 wing-root-port; 24 wing-root-port; 25 wing-root-starboard;
        26 wing-root-starboard; 31 fuel-tank-port; 32 fuel-tank-starboard;
        33 airframe; 34 airframe; 35 airframe; 36 airframe; 41 rudder;
        42 tailplane-port; 43 tailplane-starboard; 44 flight-controls;
        45 landing-gear; 46 bomb-bay; 51 oxygen; 52 electronics; 53 electronics;
        54 electronics; 55 guns; 56 guns; 61 guns; 62 chaff; 63 crew-cockpit;
        64 crew-forward; 65 crew-gunners; 66 equipment""",
    "B4.engine": "2d6: 2-4 superficial; 5-10 out; 11 runaway; 12 fire",
    "B4.engine.fire": "1d6: ..4 out; 5.. forced-down",
    "B4.engine.runaway": "1d6: 1-5 out; 6.. forced-down",
    "B4.fuel_tank": "2d6: 1-8 superficial; 9-10 leak; 11 flames; 12 blaze",
    "B4.fuel_tank.flames": "1d6: 1-3 leak; 4-6 fire",
    "B4.fuel_tank.blaze": "1d6: 1-3 fire; 4-6 explosion",
    "B4.flight_controls": "1d6: 1-3 flaps; 4-6 ailerons",
    "B4.bomb_bay": """2d6: 2-3 doors-jammed; 4-8 superficial; 9-11 bombs-hit;
        12 explosion""",
    "B4.oxygen": "1d6: 1-3 superficial; 4-6 out",
    "B4.electronics": """1d10: 1 kettenhund; 2 fug245; 3 peilg6; 4 fug104; 5 fug125;
        6 fug10; 7 fug25a; 8 fug200; 9 fug217; 10 superficial""",
    "B4.chaff": "1d6: 1-3 port; 4-6 starboard",
    "B4.crew_cockpit": "1d6: 1-3 pilot; 4-5 copilot; 6 engineer",
    "B4.crew_forward": "1d6: 1-2 navigator; 3 bombardier; 4 bombardier; 5 ewo; 6 agent",
    "B4.crew_gunners": "1d6: 1 top_mid; 2 top_aft; 3-4 tail; 5 waist; 6 ventral",
    "B4.equipment": """1d6: 1 intercom; 2 rafts; 3 extinguishers; 4 fuselage-camera;
        5-6 superficial""",
    "B4.side": "1d6: 1-3 port; 4-6 starboard",
    "B4.repair": "-: 0-6 repaired=0; 7-12 repaired=1; 13.. written-off=0",
    "B5": "1d6: 1-3 LW; 4-5 SW; 6 KIA",
    "B6": "2d6: 2-8 good=0; 9-10 rain-squalls=1; 11 low-cloud=2; 12 storm=3",
    "B7": "2d6: ..11 good; 12-15 rough; 16-17 crash; 18.. killed",
    "B8": "2d6: ..6 safe; 7 LW; 8 SW; 9.. KIA",
    "B9.1": "2d6: ..4 lost; 5.. rescued",
    "B9.2": "2d6: ..5 lost; 6.. rescued",
    "B9.3": "2d6: ..6 lost; 7.. rescued",
    "B9.4": "2d6: ..7 lost; 8.. rescued",
    "B10": "2d6: ..8 on-target; 9.. off-target",
    "B11.on": """2d6: ..3 percent=0; 4-5 percent=10; 6-9 percent=20; 10-11 percent=30;
        12-13 percent=40; 14-15 percent=50; 16.. percent=60""",
    "B11.off": """2d6: ..3 percent=0; 4-5 percent=0; 6-9 percent=0; 10-11 percent=10;
        12-13 percent=10; 14-15 percent=20; 16.. percent=20""",
    "C1": """d66: 11 wolf_pack; 12-13 guardian; 14-15 clear_view; 16 reroll;
        21-22 escort_stays; 23-24 decoys; 25-26 gunners_on_form; 31-32 broken_cloud;
        33 telegram; 34-35 tailwind; 36-41 quiet; 42-43 headwind; 44-45 lone_fighter;
        46 gun_jam; 51-52 set_failure; 53-54 engine_failure; 55 oxygen_fault;
        56 fuel_line; 61-62 flak_ship; 63-65 bounced; 66 big_wing""",
    "C2": """2d6: 2 slots=1; 3-4 slots=2; 5-6 slots=3; 7 slots=4; 8-9 slots=5;
        10-11 slots=7; 12 slots=10""",
    "9.quality.q1": "1d6: 1-4 trained; 5 veteran; 6 ace",
    "9.quality.later": "1d6: 1-3 trained; 4-5 veteran; 6 ace",
    "9.canada": "2d6: 2-3 return=4; 4-12 interned=0",
}

MODIFIERS = {
    "A2.promotion": """knights_cross_held -2; successes -1; awards_won -1;
        aircraft_lost +1; leadership -2""",
    "B2.cover": "go229 -1; fug25a_damaged +1",
    "B2.to_hit": """ace_gunner +1; enemy_ace -1; marker_gunners_on_form +1;
        fug217_damaged -1""",
    "B2a.hits": """light -2; medium -1; kettenhund -2; kettenhund_improved -3; chaff -2;
        low_altitude +2; marker_broken_cloud -2""",
    "B3.to_hit": "fighter_damaged -1; fug217_damaged +1",
    "B3.hits": "sixth_sense ?; veteran_or_ace +1; close_range +1",
    "B4.engine.fire": "extinguishers_damaged +2; fire_suppression ?",
    "B4.engine.runaway": "engineer_down +1",
    "B4.fuel_tank": "fuel_tanks_improved -1",
    "B7": """weather ?; fug125 -1; fug125_improved -1; landing_skill -1;
        landing_gear +3; flaps +1; ailerons +1; rudder +1; tailplane +2; structure +1;
        engines_half +1; fug104 +1; pilot_lw +1; copilot_lands +2; engineer_lands +4;
        deadstick +1; ditching +2""",
    "B8": "parachute -1; lw +1; sw +2",
    "B9": "no_rafts -4; rafts_improved +3; fug10_damaged -1; marker_wolf_pack +4",
    "B10": "navigation -2; peilg_improved -1; navigator_down +1",
    "B11": """bomb_load ?; accuracy +1; lotfe +1; camera +2; bombs_hit -1;
        marker_clear_view +2""",
}
"""Modifiers of each list; `?` is one without a number of its own."""
