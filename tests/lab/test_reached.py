"""Reached: what is planted dead shows, what is played is found, and exceptions are few and true."""

from __future__ import annotations

import importlib
import re
import sys
import textwrap
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from montjoy.core.content import files, rulebook
from montjoy.core.record.jsonlines import dump
from montjoy.lab import parts, played, reached
from montjoy.lab.knockout import KnockOutFailed, coverage
from montjoy.lab.reached import missing, with_reached
from montjoy.lab.silenced import shuffle
from tests.docs import forms
from tests.played import attempts, search
from tests.played import make as make_played
from tests.played.make import Unplayable, made, one_game

RULE = '[[rule]]\nid = "AM-{}"\ntitle = "A rule"\ntext = "Something."\noption = "{}"\n'
BOOK = '[game]\nslug = "ambuscade"\n' + "".join(RULE.format(n, "pace" if n == 5 else "") for n in range(1, 8))
TABLE = """
    [worth]
    rule = "AM-4"
    charge = [2, 3]
    ambush = [5, 7]
"""
CODE = '''
    from pathlib import Path
    from typing import Literal
    import msgspec
    from montjoy.core.content import rulebook
    from montjoy.core.effects import ALL, Event, Option, Question, choose, d, mark, no, order, roll, tell
    from montjoy.core.game import Base, Options, Scenario, View

    TABLES = rulebook.tables(Path(__file__).parent / "tables.toml")

    class Switches(Options, frozen=True):
        pace: Literal["slow", "fast", "idle"] = "slow"

    class Field(msgspec.Struct):
        options: Switches
        turn: int = 0
        points: int = 0
        named: str = ""

    class Seen(View, frozen=True):
        turn: int

    class Outcome(msgspec.Struct, frozen=True):
        why: str

    class Act(Question, frozen=True):
        pass

    class Name(Question, frozen=True):
        pass

    class Charge(Option, frozen=True):
        pass

    class Ambush(Option, frozen=True):
        pass

    class Scored(Event, frozen=True):
        points: int

    class Sprung(Event, frozen=True):
        pass

    class Banner(msgspec.Struct, frozen=True):
        name: str
        colour: Literal["red", "blue"] = "red"

    def is_ready(field):
        """AM-2  Who has waited may spring an ambush."""
        return field.turn > 99

    def acts(field):
        """AM-1  One may charge."""
        return [Charge(), *([Ambush()] if is_ready(field) else [])]

    async def ambush(field):
        """AM-2  It is sprung."""
        await tell(ALL, Sprung())

    async def charge(field):
        """AM-1, AM-4  It scores by the table."""
        die = await roll(d(6), "AM-1")
        field.points += TABLES["worth"]["charge"][0 if is_slow(field) else 1] + die

    def is_slow(field):
        """AM-5  At a slow pace it scores less."""
        return field.options.pace == "slow"

    def why_not_named(form):
        """AM-3  A banner has a name."""
        return None if form.name else no("AM-3", "name-missing")

    def idle(field):
        """AM-6  Nobody calls this."""

    def calls_idly(field):
        """AM-7  What comes of it is thrown away."""
        return field.turn

    async def play(field):
        form = await order("red", Name(), Banner)
        field.named = form.name
        while field.turn < 3:
            await mark(f"turn {field.turn}")
            act = await choose("red", Act(), acts(field))
            await (ambush(field) if act == Ambush() else charge(field))
            await tell(ALL, Scored(field.points))
            calls_idly(field)
            field.turn += 1
        return Outcome("turns")

    class Ambuscade(Base):
        slug, title, options, scenario, state = "ambuscade", "Ambuscade", Switches, Scenario, Field
        reveals, endings, scenarios = {}, {"turns": "AM-1", "draw": "AM-1"}, {"plain": Scenario(id="plain", title="Plain")}

        def seats(self, scenario):
            return ("red",)

        def setup(self, scenario, options):
            return Field(options)

        def play(self, field):
            return play(field)

        def view(self, field, viewer):
            return Seen(field.turn)

        def default(self, view, question, streams):
            return question.options[0] if question.options else Banner("nobody")

        def why_not(self, view, question, form):
            return why_not_named(form)

        class post:
            @staticmethod
            def echo(view, form, words):
                return f"The banner of {form.name}, {words.lang}"

        def read(self, view, question, text):
            return Banner(text.strip())

    game = Ambuscade()
'''
PLAN = """
    title = "Three charges"
    says = "Red charges three times."
    scenario = "plain"
    seed = 3

    [[act]]
    seat = "red"
    ask = "Name"
    text = "Oak"

    [[act]]
    seat = "red"
    mark = "turn 1"
    option = "Charge"

    [[attempt]]
    mark = ""
    seat = "red"
    ask = "Name"
    answer = { name = "" }
    refusal = "name-missing"

    [[attempt]]
    mark = ""
    seat = "red"
    text = "Elm"
    echo = "banner of Elm, en"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The planted game's folder, with one kept game."""
    monkeypatch.setenv("MONTJOY_HOME", str(tmp_path / "remembered"))
    here = tmp_path / "ambuscade"
    (here / "tests" / "played").mkdir(parents=True)
    for name, text in {"__init__.py": CODE, "rulebook.toml": BOOK, "tables.toml": TABLE, "tests/played/three.toml": PLAN}.items():
        (here / name).write_text(textwrap.dedent(text), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)    # the text changes within a second
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    sys.modules.pop("ambuscade", None)
    yield here
    sys.modules.pop("ambuscade", None)
    for key in [key for key in rulebook.LOADED if str(here) in key]:
        del rulebook.LOADED[key]


def loaded():
    sys.modules.pop("ambuscade", None)
    return importlib.import_module("ambuscade").game


def make(folder: Path, name: str = "three") -> Path:
    path = folder / "tests" / "played" / f"{name}.toml"
    played.record_of(path).write_bytes(made(loaded(), path))
    return path


def asked(folder: Path, progress=None):
    game = loaded()
    return with_reached(game, coverage(game, run=False), progress)


def test_a_planted_dead_order_shows_as_unreached(folder: Path):
    """Its predicate is never true: the rule, its answer and its event are named, and what is played is reached."""
    make(folder)
    steps: list[tuple[int, int, str]] = []
    found = asked(folder, lambda *step: steps.append(step))
    (layer,) = found["layers"].values()
    assert layer["reached"] == ["AM-1", "AM-3", "AM-4", "AM-5"]
    assert layer["unreached"] == {
        "AM-2": "ambuscade.ambush: it runs in no kept game; ambuscade.is_ready: it runs in 1 kept games and none departs",
        "AM-6": "ambuscade.idle: it runs in no kept game",
        "AM-7": "ambuscade.calls_idly: it runs in 1 kept games and none departs",
    }
    assert set(found["dead"]) == {f"ambuscade.{name}" for name in ("ambush", "is_ready", "idle", "calls_idly")}
    pace = found["options"]["pace"]
    assert pace["reached"] == ["slow"] and pace["unreached"]["fast"] == "no kept game is played under it"
    assert {column: one["reached"] for column, one in found["parts"].items()} == {
        "events": ["Scored"], "questions": ["Act", "Name"], "answers": ["Charge"], "forms": ["Banner"],
        "orders": ["Banner.colour = red"], "refusals": ["name-missing"], "endings": ["turns"],
    }
    assert missing(found) == {
        "rules": ["AM-2", "AM-6", "AM-7"], "options": ["pace = fast", "pace = idle"], "events": ["Sprung"], "answers": ["Ambush"],
        "orders": ["Banner.colour = blue"], "endings": ["draw"],
    }
    assert [step[:2] for step in steps] == [(n, 12) for n in range(1, 13)] and found["note"] == ""
    assert asked(folder) == found and len(steps) == 12       # remembered


def test_an_order_that_works_is_reached_once_a_game_gives_it(folder: Path):
    text = (folder / "__init__.py").read_text("utf-8").replace("field.turn > 99", "field.turn > 0")
    (folder / "__init__.py").write_text(text, "utf-8")
    plan = folder / "tests" / "played" / "three.toml"
    plan.write_text(plan.read_text("utf-8").replace('option = "Charge"', 'option = "Ambush"'), "utf-8")
    make(folder)
    found = asked(folder)
    assert "AM-2" in found["layers"]["rules"]["reached"] and found["parts"]["answers"]["reached"] == ["Ambush", "Charge"]


def test_a_value_is_reached_where_it_is_no_other(folder: Path):
    """Read as slow, a fast game departs; read as idle it does not: the two differ in nothing."""
    make(folder)
    for value in ("fast", "idle"):
        path = folder / "tests" / "played" / f"{value}.toml"
        path.write_text(textwrap.dedent(PLAN) + f'\n[options]\npace = "{value}"\n', "utf-8")
        make(folder, value)
    pace = asked(folder)["options"]["pace"]
    assert pace["reached"] == ["slow"]
    assert pace["unreached"]["fast"] == "read as idle: 1 kept games are played under it and none departs"


def test_what_a_seat_is_shown_counts(folder: Path):
    """A function whose only fruit stands in the view of who decides is reached."""
    text = (folder / "__init__.py").read_text("utf-8")
    text = text.replace('"""AM-6  Nobody calls this."""', '"""AM-6  The view shows it."""\n    return field.turn')
    (folder / "__init__.py").write_text(text.replace("return Seen(field.turn)", "return Seen(idle(field))"), "utf-8")
    make(folder)
    found = asked(folder)
    assert "AM-6" in found["layers"]["rules"]["reached"] and "ambuscade.idle" not in found["dead"]


def test_a_value_is_read_as_what_no_list_can_name_where_that_is_played(folder: Path):
    """"all", or any numbers: with one game under each it is read as those; alone there is nothing to read it as."""
    text = (folder / "__init__.py").read_text("utf-8")
    usual = 'Literal["slow", "fast", "idle"] = "slow"\n'
    more = '    units: Literal["all"] | tuple[int, ...] = "all"\n    free: ClassVar[Any] = {"units": "numbers"}\n'
    text = text.replace(usual, usual + more)
    text = text.replace("from typing import Literal", "from typing import Any, ClassVar, Literal")
    text = text.replace("field.points += ", "field.points += len(field.options.units) + ")
    (folder / "__init__.py").write_text(text, "utf-8")
    make(folder)
    assert asked(folder)["options"]["units"]["unreached"] == {"all": "there is no other value to read it as"}
    path = folder / "tests" / "played" / "some.toml"
    path.write_text(textwrap.dedent(PLAN) + "\n[options]\nunits = [7]\n", "utf-8")
    make(folder, "some")
    assert asked(folder)["options"]["units"]["reached"] == ["all"]


def test_the_headings_of_a_table_stay_where_they_are():
    """So code that looks for a column by its name meets another value."""
    table = rulebook.Table({"columns": ["open", "forest"], "few": [1, 2], "many": [3, 4], "most": 5, "least": 6})
    back = shuffle(table)
    assert table == {"columns": ["open", "forest"], "few": [2, 1], "many": [4, 3], "most": 6, "least": 5}
    back()
    assert table == {"columns": ["open", "forest"], "few": [1, 2], "many": [3, 4], "most": 5, "least": 6}


def test_exceptions_are_few_and_true(folder: Path):
    make(folder)
    excuse = '[[unreached]]\ncolumn = "{}"\nname = "{}"\nwhy = "{}"\n'
    rows = [("rules", "AM-1", "It is."), ("rules", "AM-9", "None."), ("events", "Sprung", " "), ("answers", "Ambush", "Never.")]
    (folder / "tests" / "played" / played.UNREACHED).write_text("\n".join(excuse.format(*row) for row in rows), "utf-8")
    found = asked(folder)
    assert found["wrong"] == [
        "rules: AM-1 is reached", "rules: there is no AM-9", "events: Sprung stands there without a reason",
        "rules: 2 exceptions of 7, which is more than 2 %", "all else: 2 exceptions of 12, which is more than 2 %",
    ]
    assert "answers" not in missing(found)


def test_a_game_that_has_gone_stale_is_named(folder: Path):
    """Its record departs from the rules; another refusal comes; an act of the plan has no place any more."""
    path = make(folder)
    game, plan = loaded(), played.read_plan(path)
    assert played.wrong_attempts(plan, played.replayed(game, played.read(path))) == []
    path.write_text(path.read_text("utf-8").replace("name-missing", "name-too-long").replace("of Elm", "of Ash"), "utf-8")
    kept = played.read(path)
    assert played.wrong_attempts(kept.plan, played.replayed(game, kept)) == [
        "attempt of red at , {'name': ''}: name-missing", "attempt of red at , 'Elm': The banner of Elm, en",
    ]
    text = (folder / "__init__.py").read_text("utf-8")
    (folder / "__init__.py").write_text(text.replace("turn < 3", "turn < 2"), "utf-8")
    says = r"these kept games cannot be played again:\n    three: line \d+: .*\n    .*python -m tests.played.make ambuscade`"
    with pytest.raises(KnockOutFailed, match=says):
        asked(folder)
    path.write_text(path.read_text("utf-8").replace('mark = "turn 1"', 'mark = "turn 7"'), "utf-8")
    with pytest.raises(Unplayable, match=r"1 act or die had no place:\n +red at turn 7, .*: the game passed no such mark; did "):
        made(loaded(), path)


def test_a_new_option_is_named_by_whoever_plays_kept_games_again(folder: Path):
    """The report, the search and the forms say which option it is and what makes the records anew.  Red before: "the game is set
    up otherwise", and no command; of the forms a traceback at the first mark."""
    kept = played.read(make(folder))
    header = msgspec.structs.replace(kept.header, options={name: x for name, x in kept.header.options.items() if name != "pace"})
    played.record_of(kept.path).write_bytes(dump(header, kept.entries))
    game = loaded()
    says = r"three: line 1: the game is set up otherwise: options.pace: the record has nothing, the rules give \"slow\""
    with pytest.raises(KnockOutFailed, match=says):
        asked(folder)
    with pytest.raises(SystemExit, match=says + r"\n    .*tests.played.make ambuscade"):
        search.Search(game, kept.path.parent).missing("")
    with pytest.raises(SystemExit, match=says + r";\n.*tests.played.make ambuscade"):
        forms.answers_in(game, [played.read(kept.path)])


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ('seat = "rde"', 'there is no such seat; did you mean "red"'),
        ('seat = "red"\nask = "Nothing"', "red was not asked Nothing there; what was asked: "),
        ('seat = "red"\noption = "Nothing"', "no such option was offered; offered was "),
    ],
)
def test_an_act_without_a_place_is_told_why(folder: Path, row: str, why: str):
    """Red before: only that it had none."""
    path = make(folder)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n[[act]]\n{row}\n")
    with pytest.raises(Unplayable, match=re.escape(why)):
        made(loaded(), path)


def test_without_kept_games_it_says_so(folder: Path):
    found = asked(folder)
    assert found["note"] == "no kept games of this game are here: run this from a checkout of Montjoy"
    assert found["layers"]["rules"]["reached"] == [] == found["wrong"]


def test_a_plan_says_nothing_unknown(folder: Path):
    path = folder / "tests" / "played" / "three.toml"
    path.write_text('title = "x"\nsays = "x"\nscenario = "plain"\ncolour = 1\n', "utf-8")
    with pytest.raises(files.BadFile, match="colour"):
        played.read_plan(path)
    assert reached.MOST == 50


# ---- the parts of forms --------------------------------------------------------------------------------------------------
SHEETS = """
    import msgspec
    from montjoy.core.effects import order, together

    class Step(msgspec.Struct, frozen=True, omit_defaults=True):
        unit: str
        ahead: int = 0
        back: int = 0

    class March(msgspec.Struct, frozen=True):
        steps: tuple[Step, ...] = ()

    class Word(msgspec.Struct, frozen=True):
        given: bool = True

    class Unused(msgspec.Struct, frozen=True):
        pass

    async def ask_all(seats, ask, form):
        return await together(*[order(seat, ask, form) for seat in seats])

    async def move(seats, ask):
        return await ask_all(seats, ask, March)

    def unasked(seen):
        if seen is None:
            return None
        return "any time", Word, Word(False)
"""


def test_forms_are_found_where_a_function_passes_them_on_and_where_nobody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Of a struct that says by its fields what is ordered, each field that is filled in counts as an order."""
    (tmp_path / "sheets_of_orders.py").write_text(textwrap.dedent(SHEETS), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    there = importlib.import_module("sheets_of_orders")
    assert {form.__name__ for form in parts.forms_of([there])} == {"March", "Word"}
    assert set(parts.words_of(there.March)) == {"Step", "Step.ahead", "Step.back"}
    written = set(played.words_in(there.March((there.Step("A1", ahead=2),))))
    assert written >= {"March", "Step", "Step.ahead"} and "Step.back" not in written


def test_a_question_that_only_a_page_puts_occurs():
    """Red before: Divide of The Rudern War, the chests as fields of a page, occurred in no kept game."""
    kept = played.read(played.ROOT / "tests" / "games" / "rudern" / "played" / "chests-are-filled.toml")
    assert "Divide" in played.replayed(one_game("rudern"), kept).seen["questions"]


@pytest.mark.parametrize("program", [make_played, attempts, search])
def test_a_program_of_kept_games_is_told_a_game_that_is_not_there(program: ModuleType):
    """Red before: StopIteration."""
    with pytest.raises(SystemExit, match='There is no game "rudren"; did you mean "rudern"'):
        program.main(["rudren"])
