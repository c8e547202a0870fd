"""One field battle described in a file, for `odds clusta CASE.toml` and `study`: read with what is wrong with it, and
what people read of it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from montjoy.core.capabilities import Case, Said
from montjoy.core.content.messages import closest, listed, shown
from montjoy.core.errors import BadInput
from montjoy.games.clusta.battle.departures import left_as
from montjoy.games.clusta.battle.exact import End, Law
from montjoy.games.clusta.battle.round import battle, step
from montjoy.games.clusta.battle.setup import NATIONS, UNDEAD, Force, Troop, make_fight
from montjoy.games.clusta.battle.state import CONTINGENTS, QUARTERS, ROUNDS, Fight, How, Verdict
from montjoy.games.clusta.battle.tables import fort
from montjoy.games.clusta.options import Decisions, read_options

ORDERS: Final = (
    "none", "hold", "await", "attack", "go", "advance", "hurry", "camp", "fortify", "couriers", "embark", "disembark", "ambush",
    "patrol", "scout", "divine", "go_to_nearest_camp", "siege_works",
)  # fmt: skip
LONG: Final = {
    "go_to": "go", "advance_to": "advance", "hurry_to": "hurry", "make_camp": "camp", "catch_couriers": "couriers", "": "none",
}  # fmt: skip
SHARES: Final = {"ambush": 1, "couriers": 3}
MOST_LETTERS: Final = 60
BOTH: Final = "both_leave"
UNDECIDED: Final = "undecided"
RETREATS: Final = (How.EVADED, How.SIZE, How.STAR, How.AWAIT, How.ORDER, How.FOLLOWED, How.WITHDRAWN)
PANICS: Final = (How.PANIC, How.MORALE)
KEYS: Final = ("attacker", "side", "battle", "options")
OF_SIDE: Final = (
    "name", "commander", "hero_points", "formation", "order", "height", "buildings", "camp_days", "exhausted_nights", "landing",
    "share", "troops", "standing",
)  # fmt: skip
OF_TROOP: Final = ("type", "men", "elite", "unit")
OF_STANDING: Final = (
    "retreat_at", "pursue", "spend_hp_tv", "spend_hp_death", "let_pass", "ambush_continue", "front_split", "advance_after_win",
)  # fmt: skip
FORMATIONS: Final = ("march", "battle")
PREPARED: Final = ("attack", "advance", "ambush", "patrol", "hold", "fortify")
AS_RANSARD: Final = ("pirate", "barbarian")
MOST_MEN: Final = 500
MOST_UNITS: Final = 99
MOST_DAYS: Final = 99
MOST_ROUNDS: Final = 12
MOST_NIGHTS: Final = 3
HIGHEST: Final = 5
MOST_POINTS: Final = 9
ALWAYS: Final = 1_000_000                                    # hundredths of the enemy's value


# ---- one line of the file ----------------------------------------------------------------------------------------------
def known_keys(given: Mapping[str, Any], names: Iterable[str], where: str) -> None:
    for key in given:
        if key not in names:
            raise BadInput(f"{shown(key)} is not a key of {where.rstrip(':')}; {closest(str(key), names)}")


def section(given: Mapping[str, Any], name: str, where: str) -> Mapping[str, Any]:
    found = given.get(name, {})
    if not isinstance(found, dict):
        raise BadInput(f"{where} {name} = {shown(found)}: {name} is a section with lines of its own".strip())
    return found


def name_of(side: Mapping[str, Any], n: int) -> str:
    name = side.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > MOST_LETTERS:
        raise BadInput(f"side {n + 1}: name = {shown(name)}: every side has a name of 1 to {MOST_LETTERS} letters")
    return name


def number(given: Mapping[str, Any], name: str, where: str, least: int, most: int, default: int) -> int:
    value = given.get(name, default)
    if name in given and (type(value) is not int or not least <= value <= most):
        raise BadInput(f"{where} {name} = {shown(value)}: it is a whole number from {least} to {most}")
    return int(value)


def flag(given: Mapping[str, Any], name: str, where: str, default: bool) -> bool:
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise BadInput(f"{where} {name} = {shown(value)}: it is true or false")
    return value


def hundredths(given: Mapping[str, Any], name: str, where: str, most: int) -> int:
    """A part, as 0.5, in hundredths."""
    value = given.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= most:
        raise BadInput(f"{where} {name} = {shown(value)}: it is a part from 0 to {most}, as 0.5")
    return round(100 * value)


def order_of(given: Mapping[str, Any], where: str) -> str:
    order = given.get("order", "none")
    name = LONG.get(order.lower(), order.lower()) if isinstance(order, str) else ""
    if name not in ORDERS:
        raise BadInput(f"{where} order = {shown(order)}: {closest(str(order), ORDERS)}")
    return name


def share_of(given: Mapping[str, Any], order: str, where: str) -> int:
    """The part that fights, in quarters."""
    value = given.get("share", SHARES.get(order, QUARTERS) / QUARTERS)
    if isinstance(value, bool) or not isinstance(value, int | float) or value * QUARTERS not in (1, 2, 3, 4):
        raise BadInput(f"{where} share = {shown(value)}: it is 0.25, 0.5, 0.75 or 1.0")
    return int(value * QUARTERS)


# ---- the case and its answer -------------------------------------------------------------------------------------------
def standing_orders(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """Nobody is asked: standing instructions decide."""
    return 0


class ClustaCase(Case):
    """A battle with its start and the answer people read (`counted` for exact odds)."""

    round: Callable[[Any], Coroutine[Any, Any, int]] = staticmethod(step)
    whole: Callable[[Any], Coroutine[Any, Any, int]] = staticmethod(battle)
    policy: Callable[..., int] = staticmethod(standing_orders)
    rounds: int | None = None
    counter = "round"

    def __init__(self, start: Fight, names: tuple[str, str]) -> None:
        self.start, self.names = start, names
        self.title = Said("odds-field", {"attacker": names[0], "defender": names[1]})
        ends = [(side, end) for side in names for end in ("retreats", "panics", "destroyed")]
        self.labels = {f"{side}_{end}": Said(f"odds-field-{end}", {"side": side}) for side, end in ends} | {
            BOTH: Said("odds-field-both"), UNDECIDED: Said("odds-field-undecided"),
        }  # fmt: skip
        self.verdicts: Mapping[int, str] = {
            Verdict.OPEN: UNDECIDED, Verdict.FIRST_STANDS: f"{names[0]}_stands", Verdict.SECOND_STANDS: f"{names[1]}_stands",
            Verdict.BOTH_GONE: BOTH, Verdict.UNFINISHED: UNDECIDED,
        }  # fmt: skip

    def counted(self) -> dict[str, Any]:
        """The exact answer."""
        law = Law(self.start)
        return {
            "round1": {
                "margin": {str(margin): p for margin, p in sorted(law.margins.items())},
                "cells": [
                    {
                        "winner": self.names[cell.winner],
                        "loss": [percent(loss) for loss in cell.losses],
                        "p": cell.p,
                    }
                    for cell in law.cells
                ],
            },
            "battle": self.battle(law.ends),
            "method": "exact",
        }

    def battle(self, ends: Sequence[End]) -> dict[str, Any]:
        """How it ends, who is left, who falls."""
        kinds = [f"{name}_{end}" for name in self.names for end in ("retreats", "panics", "destroyed")]
        chances = dict.fromkeys([*kinds, BOTH, UNDECIDED], 0.0)
        for end in ends:
            chances[self.ending(end)] += end.p
        return {
            "ends": chances,
            "men": {name: self.men(side, ends) for side, name in enumerate(self.names)},
            "leader_falls": {name: sum(end.p for end in ends if end.fallen[side]) for side, name in enumerate(self.names)},
        }

    def ending(self, end: End) -> str:
        """The name of an ending: what the side that is gone has done."""
        if end.verdict in (Verdict.OPEN, Verdict.UNFINISHED):
            return UNDECIDED
        if end.verdict == Verdict.BOTH_GONE:
            return BOTH
        gone = 1 if end.verdict == Verdict.FIRST_STANDS else 0
        how = end.how[gone]
        return f"{self.names[gone]}_{'retreats' if how in RETREATS else 'panics' if how in PANICS else 'destroyed'}"

    def men(self, side: int, ends: Sequence[End]) -> dict[str, Any]:
        """Men left at the end of the battle, wherever they are: the mean and three quantiles."""
        law: dict[int, float] = {}
        for end in ends:
            law[end.men[side]] = law.get(end.men[side], 0.0) + end.p
        force = self.start.side[side]
        return {
            "start": sum(c.men for c in force.contingent[: force.contingents]),
            "mean": sum(n * p for n, p in law.items()),
            "quantiles": {str(float(q)): quantile(law, q) for q in (Fraction(1, 10), Fraction(1, 2), Fraction(9, 10))},
        }

    def report(self, ends: Sequence[tuple[int, Any, float]], rolls: float) -> dict[str, Any]:
        """The same from playouts (`study`): verdict, final state and share of each."""
        found = [
            End(
                verdict, (left_as(fight.side[0]), left_as(fight.side[1])),
                (left_of(fight, 0), left_of(fight, 1)), (fight.side[0].fallen, fight.side[1].fallen), p,
            )
            for verdict, fight, p in ends
        ]  # fmt: skip
        answer = self.battle(found)
        outcomes = {name: {"p": p} for name, p in answer["ends"].items()}
        return {"fight": " against ".join(self.names), "outcomes": outcomes, "battle": answer, "rolls": {"mean": rolls}}


def left_of(fight: Fight, side: int) -> int:
    """The men of a side that are neither lost nor dead."""
    force = fight.side[side]
    return sum(c.men for c in force.contingent[: force.contingents])


def percent(quarters: int) -> int | float:
    """A percentage kept in quarters, as it is read."""
    return quarters // QUARTERS if quarters % QUARTERS == 0 else quarters / QUARTERS


def quantile(law: Mapping[int, float], q: Fraction) -> int:
    """The smallest number that is reached or stayed below with at least that probability."""
    total = 0.0
    for n in sorted(law):
        total += law[n]
        if total >= float(q) - 1e-12:
            return n
    return max(law)


# ---- reading it --------------------------------------------------------------------------------------------------------
def case_of(given: Mapping[str, Any], folder: Path | None = None) -> ClustaCase:
    """The case in a table already read.  BadInput says what is wrong and what would do."""
    known_keys(given, KEYS, "a case")
    sides = given.get("side")
    if not isinstance(sides, list) or len(sides) != 2 or not all(isinstance(side, dict) for side in sides):
        raise BadInput("a case has two sides: write [[side]] twice, each with its lines below it")
    names = [name_of(side, n) for n, side in enumerate(sides)]
    if names[0] == names[1]:
        raise BadInput(f"both sides are called {shown(names[0])}; give each its own name")
    attacker = given.get("attacker")
    if attacker not in names:
        raise BadInput(f"attacker = {shown(attacker)}: it is one of {listed(map(shown, names))}" if attacker is not None else
                      f"attacker is missing: write attacker = {shown(names[0])}, or {shown(names[1])}")  # fmt: skip
    options = section(given, "options", "")
    read = read_options(options)
    forces = [force_of(side, name, name == attacker) for side, name in zip(sides, names)]
    fought = section(given, "battle", "")
    known_keys(fought, ("rounds",), "[battle]")
    rounds = number(fought, "rounds", "[battle]", 1, MOST_ROUNDS, ROUNDS)
    if attacker == names[1]:
        forces.reverse()
        names.reverse()
    if forces[0].ambush and forces[1].ambush:
        raise BadInput('both sides have order = "ambush"; only one of them can lie in wait for the other')
    fight = make_fight(read, forces, rounds)
    fight.decisions = Decisions.STANDING
    return ClustaCase(fight, (names[0], names[1]))


def force_of(given: Mapping[str, Any], name: str, attacks: bool) -> Force:
    """One side."""
    where = f"side {shown(name)}:"
    known_keys(given, OF_SIDE, where)
    order = order_of(given, where)
    if given.get("formation", FORMATIONS[1]) not in FORMATIONS:
        raise BadInput(f"{where} formation = {shown(given['formation'])}: it is march or battle")
    nights = number(given, "exhausted_nights", where, 0, MOST_NIGHTS, 0)
    days = number(given, "camp_days", where, 0, MOST_DAYS, 0)
    landing = flag(given, "landing", where, False)
    share = share_of(given, order, where)
    troops = tuple(
        Troop(
            unit, nation, elite, men, hold=order == "hold", awaits=order == "await", nights=nights, landing=landing,
            share=share,
        )
        for unit, nation, elite, men in troops_of(given, where)
    )  # fmt: skip
    value = number(given, "commander", where, 1, HIGHEST, 0)
    points = number(given, "hero_points", where, 0, MOST_POINTS, value)
    if not value and points:
        raise BadInput(f"{where} hero_points = {points}, but nobody leads it; write commander = 3 as well, or leave them out")
    return Force(
        troops, ((value, points),) if value else (), attacks=attacks, march=given.get("formation") == "march",
        prepared=order in PREPARED, height=flag(given, "height", where, False), buildings=flag(given, "buildings", where, False),
        camp=fort(days), in_camp=days > 0, patrol=order == "patrol", ambush=order == "ambush",
        **standing_of(section(given, "standing", where), f"{where} [side.standing]"),
    )  # fmt: skip


def troops_of(given: Mapping[str, Any], where: str) -> list[tuple[int, str, bool, int]]:
    """(unit, nation, elite, men) of every line of `troops`."""
    lines = given.get("troops")
    if not isinstance(lines, list) or not lines or not all(isinstance(line, dict) for line in lines):
        raise BadInput(f'{where} troops are missing: write troops = [ {{ type = "ransard", men = 360 }} ]')
    if len(lines) > CONTINGENTS:
        raise BadInput(f"{where} {len(lines)} lines of troops: a side has at most {CONTINGENTS}")
    taken = [line["unit"] for line in lines if "unit" in line]
    free = (n for n in range(1, MOST_UNITS + 1) if n not in taken)
    found = []
    for n, line in enumerate(lines, 1):
        here = f"{where} troops, line {n}:"
        known_keys(line, OF_TROOP, here)
        nation = line.get("type")
        if nation not in (*NATIONS, *AS_RANSARD):
            raise BadInput(f"{here} type = {shown(nation)}: {closest(str(nation), (*NATIONS, *AS_RANSARD))}")
        elite = flag(line, "elite", here, False)
        if elite and nation == UNDEAD:
            raise BadInput(f"{here} there are no elite Crurers (CN-TROOP-01); write elite = false")
        unit = number(line, "unit", here, 1, MOST_UNITS, 0) or next(free)
        men = number(line, "men", here, 1, MOST_MEN, 0)
        if not men:
            raise BadInput(f"{here} men are missing: write men = 360")
        found.append((unit, "ransard" if nation in AS_RANSARD else str(nation), elite, men))
    for unit in dict.fromkeys(line[0] for line in found):
        check_unit(unit, [line for line in found if line[0] == unit], where)
    return found


def check_unit(unit: int, lines: Sequence[tuple[int, str, bool, int]], where: str) -> None:
    """A unit is of one nation, has each soldier type once, and no more than 500 men (CN-ARMY-03)."""
    if len({nation for _, nation, _, _ in lines}) > 1:
        raise BadInput(f"{where} unit {unit} has men of several nations; give each nation units of its own")
    if len({elite for _, _, elite, _ in lines}) < len(lines):
        raise BadInput(f"{where} unit {unit} has the same soldiers twice; write them in one line, or as two units")
    men = sum(men for *_, men in lines)
    if men > MOST_MEN:
        raise BadInput(f"{where} unit {unit} has {men} men: a unit has at most {MOST_MEN}")


def standing_of(given: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The standing instructions; what one battle has no use for may stand there all the same."""
    known_keys(given, OF_STANDING, where)
    for name in ("pursue", "advance_after_win"):
        flag(given, name, where, False)
    return {
        "retreat_at": hundredths(given, "retreat_at", where, 1),
        "spend_tv": points_on_value(given, where),
        "spend_death": flag(given, "spend_hp_death", where, False),
        "ambush_on": flag(given, "ambush_continue", where, False),
    }


def points_on_value(given: Mapping[str, Any], where: str) -> int:
    """When a hero point goes on troop value: never, always, or by how the values stand, in hundredths."""
    value = given.get("spend_hp_tv", "never")
    if not isinstance(value, str):
        return hundredths(given, "spend_hp_tv", where, 10)
    if value not in ("never", "always"):
        raise BadInput(f'{where} spend_hp_tv = {shown(value)}: it is "never", "always" or a part of the enemy\'s value, as 0.8')
    return ALWAYS if value == "always" else 0
