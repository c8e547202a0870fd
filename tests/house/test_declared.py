"""What a game declares is used: its events, questions and answers are made somewhere, what its state holds is written and read.

A question that nobody asks, or a field that only a test sets, looks like a rule and is none.  Each check is a function from
syntax trees to a list of faults, and is shown a planted fault.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.suite.source import nodes, parsed

GAMES = Path(__file__).resolve().parents[2] / "src" / "montjoy" / "games"
WORDS = ("Event", "Question", "Option")
HOLD_THE_STATE = ("model/state.py", "model/pieces.py")
AROUND = ("core", "cli", "lab", "table", "terminal")
CHANGES = ("append", "extend", "insert", "update", "setdefault", "add", "pop", "remove", "clear")
READ_BY_THE_SUITE = ("Castle.unseen",)                       # how many tiles lie unseen: conservation of tiles is checked by it


def game_trees(game: str) -> dict[str, ast.Module]:
    """The syntax trees of a game, by path in its folder."""
    home = GAMES / game
    return {path.relative_to(home).as_posix(): parsed(path.read_text("utf-8"), str(path)) for path in sorted(home.rglob("*.py"))}


def every(trees: Iterable[ast.Module]) -> Iterator[ast.AST]:
    for tree in trees:
        yield from nodes(tree)


def last_name(node: ast.AST) -> str:
    return str(getattr(node, "attr", getattr(node, "id", "")))


# ---- events, questions, answers ----------------------------------------------------------------------------------------------
def never_made(trees: dict[str, ast.Module]) -> list[str]:
    """Events, questions and answers that are made nowhere: neither called nor chosen between (`Stuck if stuck else Came`)."""
    declared = [
        node.name for node in every(trees.values())
        if isinstance(node, ast.ClassDef) and any(last_name(base) in WORDS for base in node.bases)
    ]
    made = {last_name(node.func) for node in every(trees.values()) if isinstance(node, ast.Call)}
    for node in every(trees.values()):
        if isinstance(node, ast.IfExp):
            made |= {last_name(node.body), last_name(node.orelse)}
    return [name for name in declared if name not in made]


# ---- the state ---------------------------------------------------------------------------------------------------------------
def fields(trees: dict[str, ast.Module]) -> Iterator[tuple[str, int, str]]:
    """(class, place in it, name) of all that the state's own modules declare."""
    for path in HOLD_THE_STATE:
        for node in nodes(trees[path]) if path in trees else ():
            if isinstance(node, ast.ClassDef):
                for place, line in enumerate(line for line in node.body if isinstance(line, ast.AnnAssign)):
                    yield node.name, place, last_name(line.target)


def never_written(trees: dict[str, ast.Module]) -> list[str]:
    """Fields that keep what they begin with: no assignment, no keyword, no place in a call, nothing put into them."""
    written: set[str] = set()
    places: Counter[str] = Counter()
    for node in every(trees.values()):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            written.add(node.attr)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            written.add(last_name(node.value))
        elif isinstance(node, ast.Call):
            written |= {keyword.arg or "" for keyword in node.keywords}
            places[last_name(node.func)] = max(places[last_name(node.func)], len(node.args))
            if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
                written.add(last_name(node.func.value))
    return [f"{of}.{name}" for of, place, name in fields(trees) if name not in written and places[of] <= place]


def never_read(trees: dict[str, ast.Module], house: Iterable[ast.Module] = ()) -> list[str]:
    """Fields at which nobody looks, neither the game nor the house around it."""
    code = list(every([*trees.values(), *house]))
    read = {node.attr for node in code if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)}
    spoken = {node.value for node in code if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    found = [f"{of}.{name}" for of, _, name in fields(trees) if name not in read | spoken]
    return [field for field in found if field not in READ_BY_THE_SUITE]


@pytest.mark.parametrize("game", [home.name for home in sorted(GAMES.iterdir()) if (home / "game.py").exists()])
def test_what_a_game_declares_is_used(game: str) -> None:
    trees = game_trees(game)
    house = [parsed(path.read_text("utf-8"), str(path)) for part in AROUND for path in (GAMES.parent / part).rglob("*.py")]
    assert (never_made(trees), never_written(trees), never_read(trees, house)) == ([], [], [])


def test_planted_dead_parts_are_found() -> None:
    """A question that is only answered, a field that is only read, one that is only written."""
    state = "class World(Struct):\n    silent: dict = {}\n    taken: int = 0\n    day: int = 0\n"
    asked = "class Asked(Question):\n    pass\n"
    rules = asked + "def f(w):\n    w.taken = w.day = 1\n    match w.silent, w.day:\n        case Asked():\n            pass\n"
    trees = {"model/state.py": ast.parse(state), "rules/f.py": ast.parse(rules)}
    assert (never_made(trees), never_written(trees), never_read(trees)) == (["Asked"], ["World.silent"], ["World.taken"])
