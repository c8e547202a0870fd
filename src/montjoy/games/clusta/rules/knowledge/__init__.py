"""How a side learns of things: its logbook, what stands on the map for all, estimates, scouting, astrology, night
reports.
"""
