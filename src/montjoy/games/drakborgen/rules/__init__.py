"""The chapters of the rulebook.

 What recurses (coming in, encounters, fights, monsters that flee, room tiles, finds, teleports) is the one circle of
imports of this game.
"""
