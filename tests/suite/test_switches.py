"""The switches of every game's fights: each is an option, in the same order of words as the numbers that the rules compare."""

from __future__ import annotations

import importlib
from enum import IntEnum
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from montjoy.core.content import about, citations, files, rulebook
from montjoy.core.game import Game, home
from montjoy.core.options import Options, Switches, set_switches, values
from montjoy.core.philox import Philox
from tests.suite.subjects import all_games, any_options, game_id


def switches(game: Game) -> tuple[ModuleType, type[Switches]] | None:
    """The module of a game's options and the class of its fights' switches in it."""
    module = importlib.import_module(game.options.__module__)
    found = [x for x in vars(module).values() if isinstance(x, type) and issubclass(x, Switches) and x is not Switches]
    return (module, found[0]) if found else None


FIGHTING = [game for game in all_games() if switches(game)]


@pytest.mark.parametrize("game", FIGHTING, ids=game_id)
def test_every_value_of_an_option_reaches_the_fight_as_the_number_of_that_name(game: Game) -> None:
    """Red where a switch is no option, its words and its numbers are in another order, or its default is another one."""
    found = switches(game)
    assert found is not None
    module, kind = found
    options: Options = game.options()
    enums = [x for x in vars(module).values() if isinstance(x, type) and issubclass(x, IntEnum) and x is not IntEnum]
    fight = kind()
    set_switches(fight, options)
    assert fight == kind(), "the defaults of the options are not those of the fight"
    for field in (field for field, what in kind.kinds.items() if not what.shape):
        name = kind.option_of.get(field, field)
        words = values(type(options), name)
        if words and isinstance(words[0], str):
            assert [list(words)] == [w for e in enums if (w := [x.name.lower() for x in e]) == list(words)], name
        for n, word in enumerate(words or (0, 5)):
            set_switches(fight, msgspec.structs.replace(options, **{name: word}))
            assert getattr(fight, field) == (n if isinstance(word, str) else int(word)), (name, word)
            others = {f for f in kind.kinds if f != field and getattr(fight, f) != getattr(kind(), f)}
            assert not others, (name, others)


@pytest.mark.parametrize("game", all_games(), ids=game_id)
def test_a_new_option_changes_nothing_else_that_luck_draws(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red before: all options after it, and all that the same luck drew then, so that tests of quite other things failed."""
    kind: type[Options] = game.options
    fresh = msgspec.defstruct("Fresh", [("new", bool, False)], bases=(kind,), module=kind.__module__, frozen=True, kw_only=True)
    monkeypatch.setattr(game, "mended", lambda options: options)
    for seed in range(20):
        before, after = Philox(seed), Philox(seed)
        was = msgspec.to_builtins(any_options(game, before))
        monkeypatch.setattr(game, "options", fresh)
        now = msgspec.to_builtins(any_options(game, after))
        monkeypatch.setattr(game, "options", kind)
        assert {name: now[name] for name in was} == was and after.drawn == before.drawn


@pytest.mark.parametrize("game", all_games(), ids=game_id)
def test_the_book_and_game_toml_fit_the_code(game: Game) -> None:
    """An option that the book names without its default, or with another one, is told by file, line and key."""
    about.refuse(game)


@pytest.mark.parametrize("game", all_games(), ids=game_id)
def test_whatever_is_cited_stands_in_the_book(game: Game) -> None:
    """Red before: MB-MOD, the head of a section, by a function; the report alone said so, in its last line.  A table is named by
    its file in the game's folder."""
    assert citations.unknown(game) == {}
    assert [str(place) for places in citations.cited(game).values() for place in places if str(place).startswith("/")] == []


def test_an_option_without_its_default(tmp_path: Path) -> None:
    """Red before: an assert in a game's tests, and `check` called the book right."""
    game = next(game for game in all_games() if game.slug == "rudern")
    text = (home(game) / rulebook.BOOK).read_text("utf-8")
    at = text.index("default", text.index('name = "retreat_none"'))
    path = tmp_path / rulebook.BOOK
    path.write_text(text[:at] + "# " + text[at:], "utf-8")
    (tmp_path / about.ABOUT).write_bytes((home(game) / about.ABOUT).read_bytes())
    with pytest.raises(files.BadFile) as bad:
        about.check_book(path, game)
    line = text.count("\n", 0, text.rindex("[[option]]", 0, at)) + 1
    assert str(bad.value).startswith(f"{path}:{line}: ")
    assert 'the default of retreat_none is "disband" in the game\'s options, and missing here; write default =' in str(bad.value)


def test_three_games_have_fights_with_switches() -> None:
    assert {"clusta", "drakborgen", "rudern"} <= {game.slug for game in FIGHTING}
