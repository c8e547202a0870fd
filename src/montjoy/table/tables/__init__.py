"""Tables in use: the registry, each table with its log, clock, absences and pictures, its bots, and what comes before
and after a game.  Knows no page and no address.
"""
