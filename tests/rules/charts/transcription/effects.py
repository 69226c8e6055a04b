"""What each result, skill, marker and set does, typed from the wording of the charts.

An effect is its kind and what it says besides; things at their usual value are left
out. Effects of one entry stand in the order in which they apply.
"""

RESULTS = {
    "B4.superficial": "skin",
    "B4.wing_root": "box part=wing_root boxes=1 side=area at_threshold=shot-down",
    "B4.airframe": "box part=airframe boxes=1 at_threshold=shot-down",
    "B4.rudder": """box part=rudder boxes=1 at_threshold=shot-down;
        drm chart=B7 modifier=rudder drm=1 per=box""",
    "B4.tailplane": """box part=tailplane boxes=1 side=area at_threshold=gone
        both_gone=shot-down if_absent=airframe;
        drm chart=B7 modifier=tailplane drm=2 per=gone""",
    "B4.landing_gear": """part-damaged part=landing_gear;
        drm chart=B7 modifier=landing_gear drm=3""",
    "B4.guns": "gun-out gun=roll ignorable=True",
    "B4.engine superficial": "skin",
    "B4.engine out": "engine-out engine=roll side=area",
    "B4.engine runaway": "roll-table table=engine.runaway",
    "B4.engine fire": "roll-table table=engine.fire",
    "B4.engine.fire out": "engine-out engine=hit",
    "B4.engine.fire forced-down": "lose-aircraft outcome=forced-down cause=engine-fire",
    "B4.engine.runaway out": "engine-out engine=hit",
    "B4.engine.runaway forced-down": """lose-aircraft outcome=forced-down
        cause=runaway-engine""",
    "B4.fuel_tank superficial": "skin",
    "B4.fuel_tank leak": "tank-leak side=area",
    "B4.fuel_tank flames": "roll-table table=fuel_tank.flames",
    "B4.fuel_tank blaze": "roll-table table=fuel_tank.blaze",
    "B4.fuel_tank.flames leak": "tank-leak side=area",
    "B4.fuel_tank.flames fire": """lose-aircraft outcome=bail-out
        cause=fuel-tank-fire""",
    "B4.fuel_tank.blaze fire": "lose-aircraft outcome=bail-out cause=fuel-tank-fire",
    "B4.fuel_tank.blaze explosion": """lose-aircraft outcome=all-killed
        cause=fuel-tank-explosion""",
    "B4.flight_controls flaps": """part-damaged part=flaps;
        drm chart=B7 modifier=flaps drm=1""",
    "B4.flight_controls ailerons": """part-damaged part=ailerons;
        drm chart=B7 modifier=ailerons drm=1""",
    "B4.bomb_bay doors-jammed": "part-damaged part=bay_doors",
    "B4.bomb_bay superficial": "skin",
    "B4.bomb_bay bombs-hit": """drm load=bombs chart=B11 modifier=bombs_hit drm=-1
        per=result; none load=atomic; camera-damaged load=camera camera=bay;
        none load=leaflets; none load=empty""",
    "B4.bomb_bay explosion": """lose-aircraft load=bombs outcome=all-killed
        cause=bomb-explosion; lose-aircraft load=atomic outcome=all-killed
        cause=bomb-explosion; camera-damaged load=camera camera=bay;
        none load=leaflets; none load=empty""",
    "B4.oxygen superficial": "skin",
    "B4.oxygen out": "oxygen-out; drm chart=B2a modifier=low_altitude drm=2",
    **{
        f"B4.electronics {system}": "system-damaged system=result"
        for system in (
            "kettenhund", "fug245", "peilg6", "fug104", "fug125", "fug10", "fug25a",
            "fug200", "fug217",
        )
    },
    "B4.electronics superficial": "skin",
    "B4.chaff port": "chaff-lost dispenser=port",
    "B4.chaff starboard": "chaff-lost dispenser=starboard",
    **{
        f"B4.crew_{where} {man}": "wound station=result chart=B5"
        for where, men in (
            ("cockpit", ("pilot", "copilot", "engineer")),
            ("forward", ("navigator", "bombardier", "ewo")),
            ("gunners", ("top_mid", "top_aft", "tail", "waist", "ventral")),
        )
        for man in men
    },
    "B4.crew_forward agent": "wound station=agent otherwise=ewo chart=B5",
    "B4.equipment intercom": "part-damaged part=intercom; guns-per-fighter guns=1",
    "B4.equipment rafts": """part-damaged part=rafts;
        drm chart=B9 modifier=no_rafts drm=-4""",
    "B4.equipment extinguishers": """part-damaged part=extinguishers;
        drm chart=B4 table=engine.fire modifier=extinguishers_damaged drm=2""",
    "B4.equipment fuselage-camera": """camera-damaged camera=fuselage load=camera;
        skin load=other""",
    "B4.equipment superficial": "skin",
    "B7 good": "none",
    "B7 rough": "wound-all state=LW; slots-lost slots=1 cause=repair",
    "B7 crash": "wound-all chart=B5; lose-aircraft outcome=crashed cause=crash-landing",
    "B7 killed": "lose-aircraft outcome=all-killed cause=crash-landing",
    "B10 on-target": "auto-result chart=B10 result=off-target down=bombardier",
    "B10 off-target": "auto-result chart=B10 result=off-target down=bombardier",
    "B10": "auto-result chart=B10 result=off-target down=bombardier",
    "C1 wolf_pack": """drm chart=B9 modifier=marker_wolf_pack drm=4 rolls=1
        spend=before-roll""",
    "C1 guardian": """ignore-hits hits=all per=attack sources=fighter,aa uses=1
        spend=after-hits""",
    "C1 clear_view": """drm chart=B11 modifier=marker_clear_view drm=2 rolls=1
        spend=before-roll""",
    "C1 reroll": "reroll charts=B7,B8,B9,B10,B11 rolls=1 spend=after-roll",
    "C1 escort_stays": """cover-roll chart=B2 zones=4,5,6 rolls=1
        spend=after-placement""",
    "C1 decoys": "skip-interception rolls=1",
    "C1 gunners_on_form": """drm chart=B2 modifier=marker_gunners_on_form drm=1
        combats=1 spend=before-guns""",
    "C1 broken_cloud": """drm chart=B2a modifier=marker_broken_cloud drm=-2 rolls=1
        spend=before-roll""",
    "C1 telegram": "research-level levels=1 uses=1 spend=month-end",
    "C1 tailwind": "endurance boxes=2",
    "C1 quiet": "none",
    "C1 headwind": "endurance boxes=-1",
    "C1 lone_fighter": """fighter-attack fighters=1 base=carrier/land cover=True
        first_fire=bomber""",
    "C1 gun_jam": "gun-out gun=roll ignorable=True hit=False",
    "C1 set_failure": "system-damaged system=roll hit=False",
    "C1 engine_failure": "engine-out engine=roll side=roll hit=False",
    "C1 oxygen_fault": "oxygen-out hit=False",
    "C1 fuel_line": "tank-leak side=roll hit=False",
    "C1 flak_ship": "aa-attack attacks=1 weight=light/roll",
    "C1 bounced": """fighter-attack fighters=2 base=carrier/land cover=False
        first_fire=fighters""",
    "C1 big_wing": """fighter-attack fighters=5 base=carrier/land cover=True
        first_fire=bomber""",
    **{
        f"9.quality.{when} {quality}": does
        for when in ("q1", "later")
        for quality, does in (
            ("trained", "none"),
            ("veteran", "extra-hits chart=B3 modifier=veteran_or_ace hits=1"),
            (
                "ace",
                """extra-hits chart=B3 modifier=veteran_or_ace hits=1;
                drm chart=B2 modifier=enemy_ace drm=-1""",
            ),
        )
    },
    "9.canada return": "return slots=4",
    "9.canada interned": "end-career reason=interned",
}  # fmt: skip
"""By table and result; a hit without a table of its own by its name alone."""

NEW_CREW = "lost-when event=new-crew"

SKILLS = {
    "shared_expertise": "drm-waived chart=B7 modifiers=copilot_lands,engineer_lands",
    "leadership": "drm chart=A2 modifier=leadership drm=-2",
    "parachute": "drm chart=B8 modifier=parachute drm=-1",
    "landing": "drm chart=B7 modifier=landing_skill drm=-1",
    "weapons_maintenance": f"""ignore-result chart=B4 result=gun-out uses=1 per=sortie;
        lost-when event=crew-down stations=gunners all=True states=SW,KIA;
        {NEW_CREW}""",
    "electronics_wizard": f"""repair-system systems=1 per=sortie fit=ewo;
        lost-when event=crew-down stations=ewo all=True states=KIA; {NEW_CREW}""",
    "acm": "ignore-hits hits=1 per=zone-entry sources=fighter,aa",
    "accuracy": f"drm chart=B11 modifier=accuracy drm=1; {NEW_CREW}",
    "navigation": f"""drm chart=B10 modifier=navigation drm=-2 fit=navigator;
        lost-when event=crew-down stations=navigator all=True states=SW,KIA;
        {NEW_CREW}""",
    "sixth_sense": "face-as chart=B3 table=hits face=6 reads=3",
}

ACE = f"""drm chart=B2 modifier=ace_gunner drm=1;
    lost-when event=crew-down stations=own all=True states=SW,KIA; {NEW_CREW}"""

RESEARCH = {
    "ta400": "availability aircraft=ta400 months=-1",
    "e555": "availability aircraft=e555 months=-1",
    "kettenhund": """drm chart=B2a modifier=kettenhund_improved drm=-3
        replaces=kettenhund works=kettenhund""",
    "go229": "drm chart=B2 modifier=go229 drm=-1",
    "fire_suppression": "auto-result chart=B4 table=engine.fire result=out",
    "lotfe": "drm chart=B11 modifier=lotfe drm=1",
    "peilg": "drm chart=B10 modifier=peilg_improved drm=-1 works=peilg6",
    "fug125": "drm chart=B7 modifier=fug125_improved drm=-1 works=fug125",
    "rafts": "drm chart=B9 modifier=rafts_improved drm=3",
    "fuel_tanks": "drm chart=B4 table=fuel_tank modifier=fuel_tanks_improved drm=-1",
}

SYSTEMS = {
    "kettenhund": "drm-off chart=B2a modifiers=kettenhund,kettenhund_improved",
    "fug245": "first-fire side=fighters",
    "peilg6": "auto-result chart=B10 result=off-target",
    "fug104": """auto-result chart=B10 result=off-target;
        drm chart=B7 modifier=fug104 drm=1""",
    "fug125": "drm-off chart=B7 modifiers=fug125,fug125_improved",
    "fug10": "drm chart=B9 modifier=fug10_damaged drm=-1",
    "fug25a": "drm chart=B2 modifier=fug25a_damaged drm=1",
    "fug200": "more-fighters base=carrier fighters=1",
    "fug217": """drm chart=B3 modifier=fug217_damaged drm=1;
        drm chart=B2 modifier=fug217_damaged drm=-1""",
}

OPTIONS = {
    "pilot_quality": "",
    "ammunition": "ammo points=1 per=firing empty=gun-silent",
    "range_effects": "extra-hits chart=B3 modifier=close_range hits=1 range=close",
    "neutral_canada": """neutral-landing zones=5,6 chart=B7 crippled=True/3/7
        deadstick=no-engine-power""",
}
