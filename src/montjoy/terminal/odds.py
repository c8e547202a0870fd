"""`odds` and `study`: a fight from a file, counted out or fought many times."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from montjoy.core.capabilities import Case
from montjoy.core.content import files
from montjoy.core.game import Game
from montjoy.core.outside import stopwatch
from montjoy.terminal import choices
from montjoy.terminal.errors import Trouble
from montjoy.terminal.screen import Screen

Put = Callable[[Any], None] | None
MOST_SHOWN = 12
MANY = 20_000  # fights that take plain Python long enough to say what is quicker
LONG = 3.0  # seconds of odds that are


def read_case(game: Game, path: Path, house: Sequence[choices.House] = ()) -> Any:
    """The fight in a file, under the house rules."""
    cases = game.cases
    if cases is None:
        raise Trouble(f"{game.title} has no fights that can be described in a file.")
    data = files.read_bytes(path)
    raw = files.toml_of(data, path, dict)
    if house and isinstance(raw.setdefault("options", {}), dict):
        raw["options"] |= {name: value for rule in house for name, value in rule.set.items()}
    return choices.with_place(path, raw, lambda: cases.case_of(raw, path.parent), data.decode())


def house_rules(game: Game, names: Sequence[str]) -> list[choices.House]:
    """The house rules of those names or files; each is one the game can follow."""
    paths = [choices.house_file(game, name) for name in names]
    house = [(path, choices.read_house(path)) for path in paths]
    choices.options_of(game, house, ())
    return [rule for _, rule in house]


def odds(slug: str, path: Path, put: Put, house_names: Sequence[str] = ()) -> int:
    game = choices.load_game(slug)
    house = house_rules(game, house_names)
    case = read_case(game, path, house)
    from montjoy.fights.errors import NoValue, TooMany
    from montjoy.fights.odds import solve

    began = stopwatch()
    try:
        answer = solve(case)
    except TooMany as error:
        raise files.BadFile(path, f"this fight is too large to be counted out ({error})", "use `study`") from None
    except NoValue as error:
        says = f"who plays best can draw this fight out without end ({error})"
        raise files.BadFile(path, says, 'try policy = "uniform"') from None
    if isinstance(case, Case) and case.one is not None:
        answer["one"] = labelled(game, case.one, solve(case.one))
    labelled(game, case, answer)
    if stopwatch() - began > LONG:
        quicker_with_numba()
    if put:
        put(answer)
    else:
        shown_by(answer)(answer, house)
    return 0


def quicker_with_numba() -> None:
    """One line, where it is not there and would help."""
    from montjoy.core.extras import how_to_install
    from montjoy.fights.numba_free import is_missing

    if is_missing():
        click.echo(f"With numba this is quicker, with the same numbers: {how_to_install('compiled')}", err=True)


def labelled(game: Game, case: Any, answer: dict[str, Any]) -> dict[str, Any]:
    """The answer with what its outcomes are called, in English, where the game says so."""
    from montjoy.words import Words

    words = Words(game)
    for name, said in (case.labels if isinstance(case, Case) else {}).items():
        answer["outcomes"][name]["label"] = words.said(said)
    return answer


def shown_by(answer: Mapping[str, Any]) -> Callable[..., None]:
    """How people read an answer, by what is in it."""
    if "survive" in answer:
        return show_duel
    if "battle" in answer:
        return show_battle
    return show_meeting if "first_attack" in answer else show


def study(
    slug: str, path: Path, n: int, seed: int, workers: int, put: Put, house_names: Sequence[str] = ()
) -> int:
    """Playouts, with progress on stderr.  Ctrl-C keeps what was done."""
    game = choices.load_game(slug)
    house = house_rules(game, house_names)
    case = read_case(game, path, house)
    from montjoy.fights.errors import NotCompilable
    from montjoy.lab import study as lab

    if n >= MANY:
        quicker_with_numba()
    try:
        with at_work(workers, "fights") as (executor, progress):
            answer = lab.study(case, n, seed, executor, progress)
    except NotCompilable as error:
        raise Trouble(f"The rules of {game.title} cannot be compiled: {error}", 70) from None
    if answer["n"] < n:
        click.echo(f"Interrupted after {answer['n']:,} of {n:,} fights; this is what they say.", err=True)
    labelled(game, case, answer)
    if put:
        put(answer)
    else:
        (show_playouts if "losses" not in answer else show)(answer, house)
        click.echo(f"{answer['n']:,} fights, seed {seed}, {answer['seconds']:.2f} s, {answer['per_second']:,.0f} a second")
    return 130 if answer["n"] < n else 0


@contextmanager
def at_work(workers: int, what: str) -> Iterator[tuple[Executor | None, Progress]]:
    """Processes that work at once, None where this one works alone, and the line that says how far they are."""
    executor: Executor | None = ProcessPoolExecutor(workers, initializer=ignore_interrupts) if workers > 1 else None
    progress = Progress(what)
    try:
        yield executor, progress
    finally:
        progress.close()
        if executor is not None:
            executor.shutdown(wait=True, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that hands out the work; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """A line on stderr, where somebody is looking."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.shown = -1
        self.on = sys.stderr.isatty()

    def __call__(self, done: int, n: int, now: str = "") -> None:
        percent = 100 * done // n
        if self.on and percent != self.shown:
            self.shown = percent
            sys.stderr.write(f"\r{percent:3d} %  {done:,} of {n:,} {self.what}  {now}".ljust(70))
            sys.stderr.flush()

    def close(self) -> None:
        if self.on and self.shown >= 0:
            sys.stderr.write("\r" + " " * 70 + "\r")
            sys.stderr.flush()


# ---- for people ------------------------------------------------------------------------------------------------------
def show(answer: Mapping[str, Any], house: Sequence[choices.House] = ()) -> None:
    """The answer as a table, under the house rules it follows."""
    screen = Screen()
    head(screen, str(answer["fight"]), house)
    if "one" in answer:
        screen.heading(f"one {answer['fight']}")
        _show_outcomes(screen, answer["one"])
        _show_losses(screen, answer["one"])
        screen.heading("as many as can be paid for")
    _show_outcomes(screen, answer)
    screen.heading("losses")
    _show_losses(screen, answer)
    screen.write(f"  rolls      {answer['rolls']['mean']:.3f}")
    screen.heading("who is left")
    found = answer["survivors"]
    for end in found[:MOST_SHOWN]:
        left = " | ".join(f"{side}: {_pieces(end[side])}" for side in ("attacker", "defender"))
        screen.paragraph(left, first=f"  {percent(end['p']):>8}  ")
    if len(found) > MOST_SHOWN:
        rest = sum(end["p"] for end in found[MOST_SHOWN:])
        screen.write(f"  {percent(rest):>8}  {len(found) - MOST_SHOWN} other endings")


def _show_outcomes(screen: Screen, answer: Mapping[str, Any]) -> None:
    """Each outcome by its label, where it has one, else by its name."""
    called = {name: outcome.get("label", name) for name, outcome in answer["outcomes"].items()}
    width = max(10, *map(len, called.values()))
    for name, outcome in answer["outcomes"].items():
        screen.write(f"  {called[name]:<{width}} {percent(outcome['p']):>8}{_beside(outcome)}")


def _show_losses(screen: Screen, answer: Mapping[str, Any]) -> None:
    for side, losses in answer["losses"].items():
        kinds = ", ".join(f"{kind} {mean:.3f}" for kind, mean in losses["by_type"].items())
        screen.paragraph(f"{losses['mean']:.3f}{f'  ({kinds})' if kinds else ''}", first=f"  {side:<10} ")


def show_duel(answer: Mapping[str, Any], house: Sequence[choices.House] = ()) -> None:
    """A solved fight: what it is worth, how it ends, how both begin."""
    screen = Screen()
    head(screen, f"{named(answer['hero'])} against {named(answer['monster'])}", house)
    screen.write(f"  the hero survives  {percent(answer['survive'])}")
    screen.heading("how it ends, both playing this mixture")
    for name, p in answer["of_this_mixture"].items():
        screen.write(f"  {name.replace('_', ' '):<15} {percent(p):>8}")
    for title, opening in (("how the hero begins", "opening"), ("how the monster begins", "monster_opening")):
        screen.heading(title)
        for name, p in answer[opening].items():
            screen.write(f"  {name:<15} {percent(p):>8}")


def show_battle(answer: Mapping[str, Any], house: Sequence[choices.House] = ()) -> None:
    """A field battle: what its first round costs, how it ends, who is left."""
    screen = Screen()
    battle = answer["battle"]
    head(screen, " against ".join(battle["men"]), house)
    screen.heading("the first field round")
    for cell in answer["round1"]["cells"]:
        ours, theirs = cell["loss"]
        screen.write(f"  {percent(cell['p']):>8}  {cell['winner']} wins the tactics: {ours:g} % lost, the other {theirs:g} %")
    screen.heading("how it ends")
    for name, p in battle["ends"].items():
        screen.write(f"  {percent(p):>8}  {name.replace('_', ' ')}")
    screen.heading("who is left")
    for name, men in battle["men"].items():
        low, middle, high = men["quantiles"].values()
        falls = percent(battle["leader_falls"][name])
        screen.write(f"  {name}: {men['mean']:.1f} of {men['start']} men ({low} / {middle} / {high}); the leader falls: {falls}")


def show_meeting(answer: Mapping[str, Any], house: Sequence[choices.House] = ()) -> None:
    """Two units that meet: the first attack of each, then how both stand after every round."""
    screen = Screen()
    head(screen, " against ".join(answer["first_attack"]), house)
    screen.heading("the first attack")
    for side, attack in answer["first_attack"].items():
        screen.paragraph(_attack(attack), first=f"  {side:<10} ")
    for number, figures in enumerate(answer["rounds"], 1):
        screen.heading(f"after round {number}")
        for side in answer["first_attack"]:
            states = ", ".join(f"{percent(p)} {name}" for name, p in figures[side].items() if p)
            points = figures[f"{side}_hp"]
            low, middle, high = points["quantiles"].values()
            screen.paragraph(states, first=f"  {side:<10} ")
            screen.write(f"{'':<13}{points['mean']:.1f} hit points ({low} / {middle} / {high})")


def _attack(attack: Mapping[str, Any] | None) -> str:
    """What a unit's first attack needs and does."""
    if attack is None:
        return "makes none"
    if not attack["hit"]:
        return "does nothing: the target is immune"
    untouchable = ", so only a natural 20 hits" if attack["needs"] > 20 else ""
    mean = attack["damage_if_counts"]["mean"]
    return f"needs {attack['needs']}{untouchable}; hits: {percent(attack['hit'])}; damage where it counts: {mean:.1f}"


def show_playouts(answer: Mapping[str, Any], house: Sequence[choices.House] = ()) -> None:
    """Outcomes alone, of a fight whose report has no losses by sides."""
    screen = Screen()
    head(screen, str(answer["fight"]), house)
    for name, outcome in answer["outcomes"].items():
        screen.write(f"  {name.replace('_', ' '):<15} {percent(outcome['p']):>8}{_beside(outcome)}")


def head(screen: Screen, title: str, house: Sequence[choices.House]) -> None:
    """What fight it is, and the house rules it follows."""
    screen.paragraph(title, style="bold")
    for rule in house:
        screen.paragraph(f"House rule: {rule.name} (in place of {rule.replaces}). {rule.says}", first="  ")


def named(fighter: Any) -> str:
    """An id, or the values of a table."""
    return fighter if isinstance(fighter, str) else ", ".join(f"{name} {n}" for name, n in fighter.items())


def percent(p: float) -> str:
    """What is not certain is never called 0 or 100 %."""
    if 0 < p < 0.0005:
        return "<0.1 %"
    return ">99.9 %" if 0.9995 < p < 1 else f"{100 * p:.1f} %"


def _beside(outcome: Mapping[str, Any]) -> str:
    if "se" in outcome:
        return f"  ± {100 * outcome['se']:.2f}"
    fraction = outcome.get("fraction")
    return f"  = {fraction}" if fraction and len(fraction) <= 50 else ""


def _pieces(pieces: Mapping[str, int]) -> str:
    return ", ".join(f"{n} {kind}" for kind, n in pieces.items() if n) or "nobody"
