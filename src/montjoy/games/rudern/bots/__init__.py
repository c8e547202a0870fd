"""What the bots know of good and bad play: the fight an option would start, and the worth of options and maps.  Who
plays by it is in `montjoy/bots`.
"""
