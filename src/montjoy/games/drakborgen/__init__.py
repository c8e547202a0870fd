"""Drakborgen Legenden: a delve for treasure.  `game.py` holds the contract of `core/game.py`, `play.py` the sequence of play."""
