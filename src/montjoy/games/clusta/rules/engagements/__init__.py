"""Battles from the map into the fight and back: who is there, who fights whom, what becomes of them.

The field rounds themselves are in `battle/`.
"""
