"""Pickets: two sides blind to each other on seven hexes.  `game.py` is what everybody else uses, `play.py` the rules."""
