"""Geometry of the mats: plain data in, drawable structs out. No Django, no words.

A type of aircraft is drawn from `planforms/<type>.toml`: top view, nose up, in a box of
1000 by 1000. `axis` is the height of nose and tail, and the mat is cropped 26 outside
both. Port is x below 500; `wing`, `wing_root`, `tailplane`, `tank` and `engines` are
given for port and mirrored. Engines are numbered from the fuselage outward, `at` is
the front of the nacelle. `guns` and `crew` have the ids of the chart pack. `bay` is x,
y, width and height. An empty `tailplane` means a flying wing. `fins` carry the rudder.
"""
