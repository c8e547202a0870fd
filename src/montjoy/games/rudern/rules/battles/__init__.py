"""The chapters of the battle layer on the map: movement, battles in the open, sieges, assaults, relief, and what
follows a fight.  The fights themselves are in `battle`.
"""
