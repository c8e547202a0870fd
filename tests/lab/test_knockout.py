"""Knock-out: both contract games are caught whole, and what is planted is found."""

from __future__ import annotations

import asyncio
import importlib
import inspect
import sys
import textwrap
from pathlib import Path

import pytest

from montjoy.core.content import files, rulebook
from montjoy.core.content.citations import Citation, pattern
from montjoy.lab import knockout, silenced
from montjoy.lab.knockout import KnockOutFailed, coverage
from montjoy.lab.swapped import others, swapped
from tests.contract.cards.game import game as cards
from tests.contract.pickets.game import game as pickets
from tests.suite.many import soak_only, times


@pytest.fixture(autouse=True)
def own_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MONTJOY_HOME", str(tmp_path / "kept"))
    return tmp_path / "kept" / "knockout"


@pytest.mark.parametrize("game", [cards, pickets][: times(1, 2)], ids=lambda game: game.slug)
def test_every_rule_of_the_contract_games_is_caught(game):
    found = coverage(game, fresh=True)
    (layer,) = found["layers"].values()
    rules = [rule.id for rule in rulebook.load(game).counted]
    assert (layer["survived"], layer["missing"], found["unknown"], found["note"]) == ({}, [], {}, "")
    assert layer["tested"] == layer["implemented"] == rules and layer["rules"] == len(rules)
    assert all(option["tested"] == option["values"] != [] for option in found["options"].values())
    assert found["help"] == [rule.id for rule in rulebook.load(game).advice] != []


# ---- a planted game ----------------------------------------------------------------------------------------------------
BOOK = """
    [game]
    slug = "planted"
""" + "".join(
    f"""
    [[rule]]
    id = "PL-{n}"
    title = "Rule {n}"
    text = "Something."
    option = "{"loud" if n == 1 else ""}"
    layer = "{"upper" if n == 8 else "lower"}"
    kind = "{"advice" if n == 9 else "rule"}"
    """
    for n in range(1, 14)
)
CODE = '''
    """PL-12 in a module's docstring cites nothing."""
    import functools
    from pathlib import Path
    from typing import Literal
    from montjoy.core.content import rulebook
    from montjoy.core.game import Base, Options

    class Switches(Options, frozen=True):
        pace: Literal["slow", "fast"] = "slow"
        loud: bool = False
        mood: Literal["good", "bad"] = "good"

    TABLES = rulebook.tables(Path(__file__).parent / "tables.toml")

    def caught():
        """PL-1  One."""
        return 1

    def survives():
        """PL-2  The test looks at nothing."""
        return 1

    def nobody_tests():
        """PL-3  No test cites it."""

    def look_up(row, die):
        return TABLES["results"][row][die]

    class Many:
        """PL-5, PL-8  A class with every kind of method."""
        def __init__(self):
            self.n = 3
        @staticmethod
        def one():
            return 1
        @classmethod
        def two(cls):
            return 2
        @property
        def three(self):
            return self.n

    class Deep(Many):
        @functools.lru_cache
        def four(self):
            """PL-6: with a free variable, behind a decorator."""
            return super().three + 1

    def stops(n):
        """PL-7"""
        return n > 3

    async def told(n):
        """PL-11, PL-99  An id that is in no book."""
        return n

    def outside():
        def inner():
            """PL-10  Within a function, where nothing can be knocked out."""
            return 1
        return inner()

    def holds():
        """PL-13  Without it the tests' own process ends."""
        return 1

    class Planted(Base):
        slug = "planted"
        options = Switches

    game = Planted()
'''
TABLE = """
    [results]
    rule = "PL-4"
    low  = ["A", "B", "C"]
    high = ["B", "C", "D"]
    best = 1
    last = 2
"""
TESTS = '''
    import os
    import pytest
    import planted

    def test_one():
        """PL-1"""
        assert planted.caught() == 1 and not planted.Switches().loud

    def test_two():
        """PL-2: with pace = slow."""
        planted.survives()

    @pytest.mark.parametrize("text", ["PL-4", "pace=fast"])
    def test_table(text):
        assert planted.look_up("low", 1) == "B"

    class TestMany:
        """PL-5"""
        def test_them(self):
            assert planted.Many.one() + planted.Many.two() + planted.Many().three == 6

    def test_pl_8():
        assert planted.Many.two() == 2

    def test_pl_6_four():
        assert planted.Deep().four() == 4

    def test_stops():
        """PL-7, loud = TRUE, loud = perhaps"""
        n = 1 - planted.Switches(loud=True).loud
        assert n == 0
        while not planted.stops(n):
            n += 1

    def test_told():
        """PL-11"""
        with pytest.raises(StopIteration) as stop:
            planted.told(1).send(None)
        assert stop.value.value == 1

    @pytest.mark.parametrize("mood", ["bad"])
    def test_mood(mood):
        """PL-11"""
        assert planted.Switches(mood=mood).mood == "bad"

    def test_inner():
        """PL-10"""
        assert planted.outside() == 1

    def test_holds():
        """PL-13"""
        if not planted.holds():
            os._exit(1)

    @pytest.mark.skip
    def test_three():
        """PL-3"""
        assert False
'''


FEW = """
import planted

def test_one():
    'PL-1'
    assert planted.caught() == 1

def test_two():
    'PL-2'
    planted.survives()
"""


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = tmp_path / "planted"
    folder.mkdir()
    for name, text in {"__init__.py": CODE, "rulebook.toml": BOOK, "tables.toml": TABLE}.items():
        (folder / name).write_text(textwrap.dedent(text), "utf-8")
    (tmp_path / "test_planted.py").write_text(textwrap.dedent(TESTS), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("planted", None)
    yield importlib.import_module("planted").game
    del sys.modules["planted"]
    for key in [key for key in rulebook.LOADED if str(folder) in key]:
        del rulebook.LOADED[key]


def test_what_is_planted_is_found(planted, tmp_path: Path):
    done: list[tuple[int, int, str]] = []
    found = coverage(planted, lambda *step: done.append(step), tests=[tmp_path / "test_planted.py"])
    lower, upper = found["layers"]["lower"], found["layers"]["upper"]
    assert lower["survived"] == {
        "PL-2": "1 tests cite it and none fails", "PL-3": "no test cites it",
        "PL-10": "planted.outside.<locals>.inner: a function within a function cannot be knocked out; cite the rule outside",
        "PL-13": "the process that ran the tests broke, or took too long"}
    assert lower["tested"] == ["PL-1", "PL-4", "PL-5", "PL-6", "PL-7", "PL-11"] and upper["tested"] == ["PL-8"]
    assert lower["missing"] == ["PL-12"] and found["help"] == ["PL-9"]
    assert (lower["rules"], upper["rules"]) == (11, 1)
    assert found["unknown"] == {"PL-99": ["planted.told"]}
    assert found["options"] == {
        "pace": {"values": ["slow", "fast"], "tested": [], "survived": {
            "slow": "read as fast: 1 tests show it and none fails", "fast": "read as slow: 2 tests show it and none fails"}},
        "loud": {"values": ["false", "true"], "tested": ["false", "true"]},
        "mood": {"values": ["good", "bad"], "tested": ["bad"]},
    }
    assert found["caught"]["PL-4"].endswith("test_table[PL-4]")
    assert [step[:2] for step in done] == [(n, 16) for n in range(1, 17)]


@soak_only
def test_it_is_remembered_until_something_changes(planted, tmp_path: Path, own_memory: Path, monkeypatch):
    tests = tmp_path / "test_planted.py"
    tests.write_text(FEW, "utf-8")
    monkeypatch.setattr(knockout, "depends_on", lambda game, tests: [files_of(game), *tests])
    calls: list[str] = []

    def ask():
        return coverage(planted, lambda *step: calls.append(step[2]), tests=[tests])

    first = ask()
    n = len(calls)
    assert n and ask() == first and len(calls) == n
    (own_memory / "planted.json").write_text("{", "utf-8")
    tests.write_text(FEW.replace("planted.survives()", "assert planted.survives()"), "utf-8")
    assert ask()["layers"]["lower"]["tested"] == ["PL-1", "PL-2"]


def test_tests_that_fail_by_themselves_prove_nothing(planted, tmp_path: Path):
    tests = tmp_path / "test_planted.py"
    tests.write_text("def test_it():\n    'PL-1'\n    assert False\n", "utf-8")
    with pytest.raises(KnockOutFailed, match=r"fail without any knock-out: .*test_it"):
        coverage(planted, tests=[tests])
    tests.write_text("import nothing_of_that_name\n", "utf-8")
    with pytest.raises(KnockOutFailed, match="nothing_of_that_name"):
        coverage(planted, tests=[tests])


def test_without_tests_it_says_so(planted):
    """As from an installed wheel: one line, and what can be read from the code."""
    found = coverage(planted)
    assert found["note"].startswith("no tests of this game are here") and "\n" not in found["note"]
    assert found["layers"]["lower"]["tested"] == [] and "PL-1" in found["layers"]["lower"]["implemented"]
    assert coverage(planted, run=False)["note"] == ""


# ---- the parts ---------------------------------------------------------------------------------------------------------
def place(name: str, kind: str = "function", module: str = "planted") -> Citation:
    return Citation(module, name, kind, "__init__.py", 1)


def test_a_knock_out_is_undone(planted):
    import planted as there

    held = there.caught
    with silenced.knocked_out([place("caught"), place("Many.three"), place("told")]) as changed:
        assert changed == 3 and held() is None and there.Many().three is None
        assert asyncio.run(there.told(1)) is None
        assert not inspect.signature(held).parameters or held.__code__.co_name == "caught"
    assert held() == 1 and there.Many().three == 3 and asyncio.run(there.told(1)) == 1


def test_a_table_is_moved_on_and_back(planted):
    import planted as there

    path = str((files_of(planted) / "tables.toml").resolve())
    before = {name: list(values) if isinstance(values, list) else values for name, values in there.TABLES["results"].items()}
    row = there.TABLES["results"]["low"]
    with silenced.knocked_out([place("results", "table", path)]):
        assert row == ["B", "C", "A"] and there.TABLES["results"]["best"] == 2
    assert there.TABLES["results"] == before and there.TABLES["results"]["low"] is row


def files_of(game) -> Path:
    from montjoy.core.game import home

    return home(game)


def counts(n):
    yield from range(n)


async def later(n):
    for i in range(n):
        yield i


def test_generators_stay_generators():
    back = [silenced.silence(counts), silenced.silence(later)]
    assert list(counts(3)) == []

    async def collect():
        return [i async for i in later(3)]

    assert asyncio.run(collect()) == []
    for restore in back:
        restore()
    assert list(counts(3)) == [0, 1, 2] == asyncio.run(collect())


def test_a_value_is_read_as_another_and_back(planted):
    import planted as there

    slow, loud = there.Switches(), there.Switches(loud=True)
    with swapped(planted, "pace", "slow", "fast"), swapped(planted, "loud", True, False):
        assert (slow.pace, there.Switches(pace="fast").pace, loud.loud, slow.loud) == ("fast", "fast", False, False)
    assert (slow.pace, loud.loud) == ("slow", True)
    assert others(planted, "mood", "bad") == ("bad", ["good"]) and others(planted, "loud", "false") == (False, [True])
    assert others(planted, "mood", "middling") == (None, [])


def test_a_function_within_a_function_is_refused():
    with pytest.raises(KnockOutFailed, match="cite the rule outside"):
        with silenced.knocked_out([place("Deep.<locals>.inner", module="tests.lab.test_knockout")]):
            pass


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[rule]]\nid = "A-1"\ntitle = "x"\ntext = "x"\nkind = "law"\n', "law"),
        ('[[rule]]\nid = "A-1"\ntitle = "x"\n', "text"),
        ('[[rule]]\nid = "A-1"\ntitle = "x"\ntext = "y"\ncolour = "red"\n', "colour"),
        ('[[rule]]\nid = "A-1"\ntitle = "x"\ntext = "y"\n' * 2, "toml:6: A-1 stands twice"),
        ("[[rule", "rulebook.toml"),
    ],
)
def test_a_bad_rulebook_is_refused(tmp_path: Path, text: str, says: str):
    (tmp_path / "rulebook.toml").write_text(text, "utf-8")
    with pytest.raises(files.BadFile, match=says):
        rulebook.read(tmp_path / "rulebook.toml")


def test_the_ledgers_way_of_writing_is_read(tmp_path: Path):
    """Tables, examples, terms, questions and the table of options, as the ledger has them."""
    (tmp_path / "rulebook.toml").write_text(textwrap.dedent("""
        [[rule]]
        id = "RW-A-1"
        title = "t"
        text = "x"
        layer = "battle"
        origin = "ours"
        confidence = 0.6
        option = "rounding"
        [[table]]
        id = "RW-T-OPTIONS"
        title = "All switches"
        columns = ["option", "default", "values", "rule"]
        rows = [["rounding", "up", "up | down | nearest", "RW-A-1"]]
        [[example]]
        id = "RW-E-1"
        text = "x"
        [[term]]
        source = "hod"
        english = "roll"
        code = "roll"
        [[question]]
        id = "RW-Q-1"
        question = "?"
        answer = "!"
        """), "utf-8")
    book = rulebook.read(tmp_path / "rulebook.toml")
    (switch,) = book.switches
    assert (switch.name, switch.values, switch.rule) == ("rounding", ("up", "down", "nearest"), "RW-A-1")
    assert book.layers == ("battle",) and book["RW-A-1"].title == "t" and "RW-A-1  t" in book.explain("RW-A-1")
    head = pattern(book)
    for text, ids in [
        ("RW-A-1  It is so.", "RW-A-1"), ("RW-A-1, RW-X-08  So.", "RW-A-1, RW-X-08"), ("RW-A-1: so", "RW-A-1"),
        ("RW-4.2  So.", "RW-4.2"), ("RW-A-1", "RW-A-1"), ("As RW-A-1 says", None), ("RWX-1  No.", None),
    ]:  # fmt: skip
        match = head.match(text)
        assert (match and match[0]) == ids, text
