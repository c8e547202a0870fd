"""The chapters of the rulebook.

What recurses (coming in, room tiles, encounters, fights, finds, monsters that flee, teleports) is the one circle of imports of
this game.
"""
