"""Cards: the smallest whole game of the house.  `game.py` is what everybody else uses, `play.py` the rules."""
