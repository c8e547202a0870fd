"""What cannot be said in a fight, in terms of the rule's own text, and what to write instead."""

from __future__ import annotations

import ast
from typing import Final

# Statements, expressions and operators that are refused wherever they stand: node -> (reason, advice).
REFUSED: Final[dict[type[ast.AST], tuple[str, str]]] = {
    ast.Try: ("`try` is not compiled", "Test before you act: `if i < len(fight.unit)`"),
    ast.TryStar: ("`try` is not compiled", "Test before you act: `if i < len(fight.unit)`"),
    ast.With: ("`with` is not compiled", "Write the statements one after the other"),
    ast.AsyncWith: ("`async with` is not compiled", "Write the statements one after the other"),
    ast.AsyncFor: ("`async for` is not compiled", "Write `for` and await inside the loop"),
    ast.Match: ("`match` is not compiled", "Write if, elif, else"),
    ast.Lambda: ("`lambda` is not compiled", "Write a function of the module"),
    ast.Raise: ("`raise` is not compiled", "Return a verdict, or test the case before the fight begins"),
    ast.Assert: ("`assert` is not compiled", "Move it to a test"),
    ast.Delete: ("`del` is not compiled", "Set the number to 0"),
    ast.NamedExpr: ("`:=` is not compiled", "Assign on a line of its own"),
    ast.FunctionDef: ("an inner function is not compiled", "Move it to the module and hand it what it needs"),
    ast.AsyncFunctionDef: ("an inner function is not compiled", "Move it to the module and hand it what it needs"),
    ast.ClassDef: ("an inner class is not compiled", "Move it to the module"),
    ast.Global: ("`global` is not compiled", "Keep the number in a field of the state"),
    ast.Nonlocal: ("`nonlocal` is not compiled", "Keep the number in a field of the state"),
    ast.Import: ("`import` inside a rule is not compiled", "Import at the top of the module"),
    ast.ImportFrom: ("`import` inside a rule is not compiled", "Import at the top of the module"),
    ast.List: ("a list is not compiled", "Use a field `ints(n)` of the state, or a constant tuple of the module"),
    ast.Dict: ("a dict is not compiled", "Use a constant tuple indexed by the enum"),
    ast.Set: ("a set is not compiled", "Use a bit set: `options(A, B)`, and `mask >> x & 1` to ask whether x is in it"),
    ast.ListComp: ("a list comprehension is not compiled", "Write a loop"),
    ast.SetComp: ("a set comprehension is not compiled", "Write a loop"),
    ast.DictComp: ("a dict comprehension is not compiled", "Write a loop"),
    ast.GeneratorExp: ("a generator expression is not compiled", "Write a loop that adds up"),
    ast.JoinedStr: ("an f-string is not compiled", "Rules compute with whole numbers; words belong to events"),
    ast.Yield: ("`yield` is not compiled", "Rules await effects: `x = await roll(...)`"),
    ast.YieldFrom: ("`yield from` is not compiled", "Rules await rules: `x = await other_rule(fight)`"),
    ast.Starred: ("`*` is not compiled", "Name the parts one by one"),
    ast.Slice: ("a slice is not compiled", "Write a loop over `range(...)`"),
    ast.Div: ("/ makes a float", "Write // and say in the rule's words which way it rounds"),
    ast.Pow: ("** is not compiled", "Multiply, or index a constant tuple of powers"),
    ast.MatMult: ("@ is not compiled", "Write a loop"),
}

# Effects of whole games: name -> what a fight writes instead.
WHOLE_GAMES_ONLY: Final[dict[str, str]] = {
    "within": "A fight within a fight is simply awaited: `await duel(fight)`, its state a part of this one (`many(Duel, 1)`)",
    "draw": "A fight has no decks: keep what is left of each card as numbers, `ints(n)`, and `roll` among them",
    "peek": "A fight has no decks: keep what is left of each card as numbers, `ints(n)`, and `roll` among them",
    "order": "Break the order into questions with few options: `await choose(seat, Ask.X, mask)`",
    "offer": "Ask with a choice that holds a NO: `await choose(seat, Ask.X, YES_NO)`",
    "hand_off": "Hand the fight off before it begins, in the game's own sequence of play",
    "mark": "Marks stand in the game's own sequence of play, around the fight",
}
