"""The chapters of the battle layer: movement, battles in the open, sieges, assaults, relief, and what follows a fight.
"""
