"""`study GAME SCENARIO`: whole games between bots, many times over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from montjoy.core.game import Game
from montjoy.terminal import choices
from montjoy.terminal.errors import Trouble
from montjoy.terminal.odds import Put, at_work, head, percent
from montjoy.terminal.screen import Screen

GAMES = 1_000


def is_scenario(slug: str, name: str, bots: str) -> bool:
    """Whether whole games are meant: bots are named, or it is the name of a scenario and no file."""
    return bool(bots) or (not Path(name).exists() and name in choices.load_game(slug).scenarios)


def study(
    slug: str, name: str, bots: str, n: int | None, seed: int, workers: int, put: Put, house_names: Sequence[str] = ()
) -> int:
    """Games, with progress on stderr.  Ctrl-C keeps what was done."""
    from montjoy.lab.games import study_games

    n = n or GAMES
    game = choices.load_game(slug)
    scenario = choices.scenario_of(game, name)
    paths = [choices.house_file(game, each) for each in house_names]
    house = [(path, choices.read_house(path)) for path in paths]
    options = choices.options_of(game, house, (), scenario)
    scenario = game.prepare(scenario, options)
    with at_work(workers, "games") as (executor, progress):
        answer = study_games(game, scenario, options, named(game, bots), n, seed, executor, progress)
    if answer["n"] < n:
        click.echo(f"Interrupted after {answer['n']:,} of {n:,} games; this is what they say.", err=True)
    if put:
        put({"game": slug, **answer, "seed": seed})
    else:
        show(game, scenario, answer, [rule for _, rule in house])
        click.echo(f"{answer['n']:,} games, seed {seed}, {answer['seconds']:.2f} s, {answer['per_second']:,.1f} a second")
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
def show(game: Game, scenario: Any, answer: Mapping[str, Any], house: Sequence[choices.House]) -> None:
    """The answer as a table, under the house rules it follows."""
    screen = Screen()
    head(screen, f"{game.title}: {scenario.title}", house)
    screen.write("  " + ", ".join(f"{seat}: {bot}" for seat, bot in answer["seats"].items()))
    screen.heading("how it ends")
    if "turns" in answer:
        screen.write(f"  {'turns':<15} {number(answer['turns'])}")
    table(screen, answer["outcomes"])
    screen.heading("who wins")
    table(screen, answer["winners"])
    for title, rows in (*answer.get("by_bot", {}).items(), *([("all", answer["all"])] if "all" in answer else [])):
        screen.heading(title)
        for name, row in rows.items():
            if "mean" in row:
                screen.write(f"  {name:<15} {number(row)}")
            elif name == "fate":
                table(screen, row)


def table(screen: Screen, rows: Mapping[str, Mapping[str, float]]) -> None:
    for name, row in rows.items():
        screen.write(f"  {name:<15} {percent(row['p']):>8}  ± {100 * row['se']:.2f}")


def number(row: Mapping[str, float]) -> str:
    return f"{row['mean']:8.1f}  ± {row['se']:.2f}"
