"""How a side learns of things: its logbook, what stands on the map for all, estimates, scouting, astrology, night reports.

What it makes of them is in `seen/`; how word travels is in `rules/messengers/`.
"""
