"""The layout of the house: which way arrows point inside a game, how large a folder grows, which circles there are.

Each is a function from a source tree to a list of faults; each is also shown a planted fault.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.house.test_house import PAGE, SRC, imports, planted, trees
from tests.suite.source import nodes

INSIDE = [
    "options", "protocol", "battle", "model", "seen", "rules", "outcome", "secrecy", "authoring", "bots", "ui", "play", "game",
]  # fmt: skip
ALIAS = {"duel": "battle"}                                   # Drakborgen's compiled fight is a duel
FIGHT = {"options", "protocol", "battle"}                    # all that a compiled fight knows
MOST_FILES = 30
HEBREW = "עברית"                                             # a language is called in itself, whoever reads
DRAKBORGEN = "montjoy.games.drakborgen.rules."
CIRCLES = [
    # coming in, a room tile, an encounter, a fight, a flight, a monster arrives, an encounter: the game itself goes round
    {DRAKBORGEN + name for name in (
        "aftermath", "encounters", "fights", "finds", "labyrinth", "monster_flight", "room_tiles", "teleport",
    )},
]  # fmt: skip


def package(name: str) -> str:
    """Which of a game's packages a module lies in."""
    part = (name.split(".") + [""] * 4)[3]
    return ALIAS.get(part, part)


@cache
def arrows(src: Path) -> dict[str, set[str]]:
    """Module -> the modules it imports, in functions and for types too."""
    names = {name for name, _, _ in trees(src)}
    found: dict[str, set[str]] = {}
    for name, path, tree in trees(src):
        for _, _, what in imports(name, path, tree):
            there = what if what in names else what.rpartition(".")[0]
            if there in names and there != name:
                found.setdefault(name, set()).add(there)
    return found


def wrong_inside_games(src: Path) -> list[str]:
    """Arrows between a game's packages that point up; a small game without packages has none."""
    faults = []
    for name, wanted in arrows(src).items():
        for what in sorted(wanted):
            same = name.startswith("montjoy.games.") and name.split(".")[:3] == what.split(".")[:3]
            one, other = package(name), package(what)
            if not same or one not in INSIDE or other not in INSIDE:
                continue
            if INSIDE.index(other) > INSIDE.index(one) or (one == "battle" and other not in FIGHT):
                faults.append(f"{name} imports {what}")
    return faults


def circles(src: Path) -> list[set[str]]:
    """Modules that import each other, directly or in a round; imports of types alone count too."""
    graph, found, index, low, stack = arrows(src), [], {}, {}, []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in graph.get(node, ()):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            at = stack.index(node)
            if len(stack) - at > 1:
                found.append(set(stack[at:]))
            del stack[at:]

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return found


def full_folders(src: Path) -> list[str]:
    """Folders with more files than anybody overlooks."""
    counted = Counter(path.rpartition("/")[0] for _, path, _ in trees(src))
    return [f"{folder}: {n} files" for folder, n in counted.items() if n > MOST_FILES]


def silent_packages(src: Path) -> list[str]:
    """Packages that do not say what is in them."""
    return [path for _, path, tree in trees(src) if path.endswith("/__init__.py") and not ast.get_docstring(tree)]


def found_by_string(src: Path) -> list[str]:
    """Features of a game or a case that are looked up by the name of a file or an attribute."""
    faults = []
    for _, path, tree in trees(src):
        for node in nodes(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr"):
                if ast.unparse(node.args[0]).rpartition(".")[2] in ("game", "case"):
                    faults.append(f"{path}:{node.lineno}: {ast.unparse(node)}")
    return faults


def other_alphabets(src: Path) -> list[str]:
    """Words of Hebrew in Python: what players read stands in `locales/`, a file for each language."""
    faults = []
    for path in sorted(src.rglob("*.py")):
        lines = path.read_text("utf-8").replace(HEBREW, "").splitlines()
        faults += [f"{path}:{n}" for n, line in enumerate(lines, 1) if re.search("[א-ת]{2}", line)]
    return faults


def test_arrows_inside_games_point_down() -> None:
    order = f"each may import those before it: {', '.join(INSIDE)}; battle only {', '.join(sorted(FIGHT - {'battle'}))}"
    assert wrong_inside_games(SRC) == [], f"{order} ({PAGE})"


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("games__one__battle__round", "from montjoy.games.one.model.state import World"),
        ("games__one__model__state", "def f():\n    from montjoy.games.one.rules import march"),
        ("games__one__rules__march", "from montjoy.games.one.ui.text import draw"),
        ("games__one__protocol__events", "from montjoy.games.one import play"),
        ("games__one__duel__round", "from montjoy.games.one.seen import view"),
    ],
)
def test_a_planted_arrow_upward_is_found(tmp_path: Path, module: str, text: str) -> None:
    there = {"games__one__model__state": "", "games__one__rules__march": "", "games__one__ui__text": "", "games__one__play": "",
             "games__one__seen__view": ""}  # fmt: skip
    assert len(wrong_inside_games(planted(tmp_path, **{**there, module: text}))) == 1


def test_the_circles_are_these() -> None:
    """A board game goes round; nothing else may."""
    assert sorted(map(sorted, circles(SRC))) == sorted(map(sorted, CIRCLES))


def test_a_planted_circle_is_found(tmp_path: Path) -> None:
    one, two, three = "from montjoy.core import b", "def f():\n    from montjoy.core import c", "import montjoy.core.a"
    src = planted(tmp_path, core__a=one, core__b=two, core__c=three)
    assert circles(src) == [{"montjoy.core.a", "montjoy.core.b", "montjoy.core.c"}]


def test_no_folder_is_too_full(tmp_path: Path) -> None:
    assert full_folders(SRC) == []
    assert full_folders(planted(tmp_path, **{f"core__m{n}": "" for n in range(MOST_FILES + 1)})) != []


def test_every_package_says_what_is_in_it(tmp_path: Path) -> None:
    assert silent_packages(SRC) == []
    src = planted(tmp_path, core__a="")
    (src / "montjoy" / "core" / "__init__.py").write_text("import os", "utf-8")
    assert silent_packages(src) != []


def test_no_words_of_other_languages_stand_in_python(tmp_path: Path) -> None:
    assert other_alphabets(SRC) == []
    assert len(other_alphabets(planted(tmp_path, table__a='NAME = "שלום"', table__b='LETTER = "א"'))) == 1


def test_no_feature_of_a_game_or_a_case_is_looked_up_by_a_string(tmp_path: Path) -> None:
    assert found_by_string(SRC) == []
    assert found_by_string(planted(tmp_path / "a", table__a="x = getattr(game, 'draw', None)")) != []
    assert found_by_string(planted(tmp_path / "b", lab__a="x = hasattr(self.case, 'seen')")) != []
