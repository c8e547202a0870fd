"""Adapters between games, for fights that are handed off: `SLUG_NAME.py` decides by the rules of NAME what the game
SLUG gives away (`core.game.links`).  No rule of either game is here.
"""
