"""`odds` and `study`: a fight from a file, counted out or fought many times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec

from montjoy.core.capabilities import Case
from montjoy.core.content import files
from montjoy.core.game import Game
from montjoy.core.outside import stopwatch
from montjoy.terminal import choices
from montjoy.terminal.errors import Trouble
from montjoy.terminal.language import words_of
from montjoy.terminal.telling.odds_page import Page, titled
from montjoy.terminal.telling.progress import Counting, at_work
from montjoy.terminal.telling.started import command
from montjoy.words import Words

Put = Callable[[Any], None] | None
MANY = 20_000                                                # fights that take plain Python long enough to say what is quicker
LONG = 3.0                                                   # seconds of odds that are


def read_case(game: Game, path: Path, house: Sequence[choices.House] = (), given: Sequence[str] = ()) -> Any:
    """The fight in a file, under the house rules and the options of the command line."""
    cases = game.cases
    if cases is None:
        raise Trouble(f"{game.title} has no fights that can be described in a file.")
    if str(path) in game.scenarios and not path.exists():
        study = command(f"study {game.slug}", path)
        raise Trouble(f'"{path}" is a scenario, and odds are of one fight, described in a file; `{study}` plays its games')
    data = files.read_bytes(path)
    raw = files.toml_of(data, path, dict)
    chosen = {name: value for rule in house for name, value in rule.set.items()} | choices.switches(game, given)
    if chosen and isinstance(raw.setdefault("options", {}), dict):
        raw["options"] |= chosen
    return choices.with_place(path, raw, lambda: cases.case_of(raw, path.parent), data.decode())


def house_rules(game: Game, names: Sequence[str]) -> list[choices.House]:
    """The house rules of those names or files; each is one the game can follow."""
    house = choices.house_rules(game, names)
    choices.options_of(game, house, ())
    return [
        msgspec.structs.replace(rule, set={name: found(path, value) for name, value in rule.set.items()}) for path, rule in house
    ]


def found(path: Path, value: Any) -> Any:
    """What a house rule sets; a file beside it by its whole path, as a case looks for files in its own folder."""
    there = choices.beside(path, value)
    return str(Path(there).absolute()) if there != value or (isinstance(value, str) and Path(value).is_file()) else value


def words_to(put: Put, game: Game, lang: str, case: Any) -> Words:
    """For people the language they chose or their system has; in JSON it is English unless they chose one, wherever a program
    runs.  What the fight's own file names is called so."""
    return words_of(game, lang or ("en" if put else ""), names=case.called)


def odds(
    slug: str, path: Path, put: Put, house_names: Sequence[str] = (), lang: str = "", given: Sequence[str] = ()
) -> int:
    game = choices.load_game(slug)
    house = house_rules(game, house_names)
    case = read_case(game, path, house, given)
    from montjoy.fights.errors import NoValue, TooMany
    from montjoy.fights.heard import heard
    from montjoy.fights.odds import solve

    said = game.duels is not None and without_numba(words_of(game, lang or ("en" if put else "")), "ui-odds-slow")
    counting = Counting(words_of(game, lang), command(f"study {slug}", path))
    began = stopwatch()
    try:
        with heard(counting):
            answer = solve(case)
    except TooMany as error:
        raise files.BadFile(path, f"this fight is too large to be counted out ({error})", "use `study`") from None
    except NoValue as error:
        says = f"who plays best can draw this fight out without end ({error})"
        raise files.BadFile(path, says, 'try policy = "uniform"') from None
    finally:
        counting.close()
    words = words_to(put, game, lang, case)
    if isinstance(case, Case) and case.one is not None:
        answer["one"] = labelled(words, case.one, solve(case.one))
    labelled(words, case, answer)
    if stopwatch() - began > LONG and not said:
        without_numba(words, "ui-quicker")
    if put:
        put(answer)
    else:
        page_of(game, words, house, given).show(answer, titled(words, case.title, answer))
    return 0


def page_of(game: Game, words: Words, house: Sequence[choices.House], given: Sequence[str]) -> Page:
    """A page under the house rules that stand and the options that were typed."""
    stand, undone = choices.in_force(game, house, given)
    return Page(words, stand, given, undone)


def without_numba(words: Words, key: str, say: Callable[[str], None] | None = None) -> bool:
    """Where numba is not there and would help, one line says so: "ui-odds-slow" before a fight with hidden choices is solved,
    "ui-quicker" after something that took long; on stderr, unless `say` tells it elsewhere.  Whether it was said."""
    from montjoy.core.extras import how_to_install
    from montjoy.fights.numba_free import is_missing

    if is_missing():
        (say or partial(click.echo, err=True))(words.text(key, how=how_to_install("compiled")))
    return is_missing()


def labelled(words: Words, case: Any, answer: dict[str, Any]) -> dict[str, Any]:
    """The answer with a "label" beside each outcome: what it is called; the same of the sides that lose something."""
    for name, outcome in answer.get("outcomes", {}).items():
        outcome["label"] = words.said(case.labels[name]) if name in case.labels else name.replace("_", " ")
    for name, lost in answer.get("losses", {}).items():
        lost["label"] = words.said(case.losers[name]) if name in case.losers else words.name(name)
    if case.said is not None:
        answer["label"] = words.said(case.said)
    return answer


def study(
    slug: str, path: Path, n: int, seed: int, workers: int, put: Put, house_names: Sequence[str] = (), lang: str = "",
    given: Sequence[str] = (),
) -> int:
    """Playouts, with progress on stderr.  Ctrl-C keeps what was done."""
    game = choices.load_game(slug)
    house = house_rules(game, house_names)
    case = read_case(game, path, house, given)
    from montjoy.fights.errors import NotCompilable
    from montjoy.lab import study as lab

    if n >= MANY:
        without_numba(words_of(game, lang or ("en" if put else "")), "ui-quicker")
    try:
        with at_work(workers, *shown_to(game, lang, "fights")) as (executor, progress):
            answer = lab.study(case, n, seed, executor, progress)
    except NotCompilable as error:
        raise Trouble(f"The rules of {game.title} cannot be compiled: {error}", 70) from None
    words = words_to(put, game, lang, case)
    if answer["n"] < n:
        click.echo(words.text("ui-study-interrupted", done=answer["n"], n=n, what="fights"), err=True)
    labelled(words, case, answer)
    if put:
        put(answer)
    else:
        page_of(game, words, house, given).show(answer, titled(words, case.studied or case.title, answer))
        click.echo(pace(words, answer, seed, "fights", 0))
    return 130 if answer["n"] < n else 0


def shown_to(game: Game, lang: str, what: str) -> tuple[str, Words]:
    """What the line on stderr counts, in the words of whoever looks at it."""
    words = words_of(game, lang)
    return words.text(f"ui-study-{what}"), words


def pace(words: Words, answer: Any, seed: int, what: str, decimals: int) -> str:
    """How many, by which seed, how fast."""
    seconds, each = round(answer["seconds"], 2), round(answer["per_second"], decimals)
    return words.text("ui-study-pace", n=answer["n"], seed=str(seed), seconds=seconds, pace=each, what=what)
