"""Players made of a view and a question, for any game: by chance, by odds, by the mixture of a solved duel.
`find(game, name)` gives one, `names(game)` says which there are.  What is good in a game, and characters of its own,
are in the game's `bots`.
"""

from montjoy.bots.find import find, names

__all__ = ["find", "names"]
