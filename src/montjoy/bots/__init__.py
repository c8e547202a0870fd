"""Players made of a view and a question.  `find(game, name)` gives one, `names(game)` says which there are."""

from montjoy.bots.find import find, names

__all__ = ["find", "names"]
