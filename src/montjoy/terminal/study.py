"""`study GAME SCENARIO`: whole games between bots, many times over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import click

from montjoy.core.content import files
from montjoy.core.game import Game
from montjoy.terminal import choices
from montjoy.terminal.errors import Trouble
from montjoy.terminal.language import words_of
from montjoy.terminal.odds import Put, pace, page_of, shown_to
from montjoy.terminal.telling.odds_page import padded
from montjoy.terminal.telling.progress import at_work
from montjoy.words import Words
from montjoy.words.titles import titles

GAMES: Final = 1_000
NOBODY: Final = "nobody"                                     # among the winners


def is_scenario(slug: str, name: str, bots: str) -> bool:
    """Whether whole games are meant: bots are named, or it is a scenario, by its name or in a file."""
    path, game = Path(name), choices.load_game(slug)
    if bots or not path.exists():
        return bool(bots) or not (path.suffix or path.parent.name)
    of_cases = set(game.cases.KEYS) if game.cases is not None else set()
    return bool(({"id", "title", "seats", "sides"} - of_cases) & set(files.read_toml(path, dict)))


def study(
    slug: str, name: str, bots: str, n: int | None, seed: int, workers: int, put: Put, house_names: Sequence[str] = (),
    lang: str = "", given: Sequence[str] = (),
) -> int:
    """Games, with progress on stderr.  Ctrl-C keeps what was done."""
    from montjoy.lab.games import study_games

    n = n or GAMES
    game = choices.load_game(slug)
    scenario = choices.scenario_of(game, name)
    house = choices.house_rules(game, house_names)
    options = choices.options_of(game, house, given, scenario)
    scenario = game.prepare(scenario, options)
    words = words_of(game, lang or ("en" if put else ""), scenario)
    with at_work(workers, *shown_to(game, lang, "games")) as (executor, progress):
        answer = study_games(game, scenario, options, named(game, bots), n, seed, executor, progress)
    if answer["n"] < n:
        click.echo(words.text("ui-study-interrupted", done=answer["n"], n=n, what="games"), err=True)
    labelled(words, answer)
    if put:
        put({"game": slug, **answer, "seed": seed})
    else:
        show(words, game, scenario, answer, [rule for _, rule in house], given)
        click.echo(pace(words, answer, seed, "games", 1))
    return 130 if answer["n"] < n else 0


def named(game: Game, bots: str) -> list[str]:
    """The bots by name; without any the best the game has."""
    from montjoy.bots import find, names

    found = [name.strip() for name in bots.split(",")] if bots else [names(game)[0]]
    for name in found:
        try:
            find(game, name or "?")
        except LookupError as error:
            raise Trouble(f'--bots: there is no bot "{name}" for {game.title}: {error}') from None
    return found


# ---- for people ------------------------------------------------------------------------------------------------------
def labelled(words: Words, answer: dict[str, Any]) -> dict[str, Any]:
    """The answer with "label" beside every share: what an ending, a winner or a fate is called."""
    for code, row in answer["outcomes"].items():
        row["label"] = called(words, "ending", code)
    for code, row in answer["winners"].items():
        row["label"] = words.name(code) if code != NOBODY else words.text("nobody", case="nom")
    groups = (answer.get("all", {}), *answer.get("by_seat", {}).values(), *answer.get("by_bot", {}).values())
    for name, rows in (pair for group in groups for pair in group.items() if "mean" not in pair[1]):
        for code, row in rows.items():
            row["label"] = called(words, name, code)
    return answer


def called(words: Words, kind: str, code: str) -> str:
    """What the code of an ending, a fate or a count is called: `study-KIND-CODE` of the game, else its name."""
    return words.found(f"study-{kind}-{code.replace(' ', '-')}") or words.name(code).replace("_", " ")


def show(
    words: Words, game: Game, scenario: Any, answer: Mapping[str, Any], house: Sequence[choices.House], given: Sequence[str]
) -> None:
    """The answer as a table, under the house rules and options it follows."""
    page = page_of(game, words, house, given)
    title, scenario_title, _ = titles(game, scenario, words)
    page.head(words.text("ui-title", game=title, scenario=scenario_title))
    page.screen.paragraph(", ".join(f"{words.name(seat)}: {bot}" for seat, bot in answer["seats"].items()), first="  ")
    page.screen.heading(words.text("ui-odds-ends"))
    if "turns" in answer:
        page.row(called(words, "count", "turns"), number(words, answer["turns"]))
    page.shares(answer["outcomes"].values())
    page.screen.heading(words.text("ui-study-winners"))
    page.shares(answer["winners"].values())
    if sum(row["count"] for row in answer["winners"].values()) > answer["n"]:
        page.screen.paragraph(words.text("ui-study-several-win"), first="  ")
    everybody = {words.text("ui-study-all"): answer["all"]} if "all" in answer else {}
    for heading, rows in {**answer.get("by_bot", {}), **everybody}.items():
        page.screen.heading(heading)
        for name, row in rows.items():
            if "mean" in row:
                page.row(called(words, "count", name), number(words, row))
            elif name == "fate":
                page.shares(row.values())
    page.explain(answer, means=True)


def number(words: Words, row: Mapping[str, float]) -> str:
    return f"{padded(words.number(row['mean'], 1), 8)}  ± {words.number(row['se'], 2)}"
