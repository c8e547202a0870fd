"""Armies by points: an even pair for one evening, and the scenario's file of two forces, however they came about.

    forces = pair(plan, luck)                        # two forces of the same hit dice (MB-BASE-10)
    text = text_of(plan, forces, heads)              # the file that `check` and the table take
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from montjoy.core.content.files import read_toml
from montjoy.core.game import Luck
from montjoy.games.massbattle.authoring import scenarios
from montjoy.games.massbattle.authoring.scenarios import points_of
from montjoy.games.massbattle.carpet.state import MASTER
from montjoy.games.massbattle.model.scenario import BattleScenario, OwnRows
from montjoy.games.massbattle.model.troops import Book, Single, standard

TABLES: Final[dict[str, dict[str, Any]]] = read_toml(Path(__file__).parents[1] / "armies.toml", dict)
ID: Final = "own_armies"
FIGURES: Final = "figures"                                   # the ground of a battle without our board
LARGE: Final = 100                                           # hit dice from which units have ten men
MOST_UNITS: Final = 60
SIDES: Final = ("towns", "raiders")
TENTHS: Final = 10
USUAL: Final = {
    "length": "hour", "players": "one_one", "flavour": "mixed", "peoples": "two", "ground": "hills", "points": "usual",
}  # fmt: skip
VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "length": tuple(name for name in TABLES["lengths"] if name != "columns"),
    "players": tuple(name for name in TABLES["players"] if name != "columns"),
    "flavour": tuple(name for name in TABLES["flavours"] if name != "columns"),
    "peoples": ("two", "same"),
    "ground": (*(name for name in TABLES["grounds"] if name != "columns"), FIGURES),
    "points": ("usual", "20", "30", "40", "50", "60", "80", "100", "120", "160", "200"),
}  # fmt: skip
Rows = Sequence[tuple[str, int]]                             # types of troops and how many units of each


class Plan(NamedTuple):
    """What is to be played, as chosen."""

    points: int
    scale: int
    rounds: int
    size: tuple[int, int]
    players: tuple[int, int]
    flavour: str
    same: bool                                               # both sides have the same troops
    ground: str

    @property
    def seats(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Who plays either side; without our board the game master alone (MB-UMP-01)."""
        if self.ground == FIGURES:
            return (MASTER,), (MASTER,)
        first, second = (named(side, many) for side, many in zip(SIDES, self.players, strict=True))
        return first, second


class Head(NamedTuple):
    """What the file says to people."""

    title: str
    says: str
    aim: str
    names: tuple[str, str]


def named(side: str, many: int) -> tuple[str, ...]:
    return (side,) if many == 1 else tuple(f"{side}_{n}" for n in range(1, many + 1))


def plan_of(chosen: Mapping[str, str]) -> Plan:
    """The plan of what was chosen; what is no choice, or left out, is as usual."""
    now = {name: wish if (wish := chosen.get(name, "")) in VALUES[name] else usual for name, usual in USUAL.items()}
    points, scale, rounds, width, height = TABLES["lengths"][now["length"]]
    if now["points"] != "usual":
        points = int(now["points"])
        scale = 10 if points > LARGE else 5
    first, second = TABLES["players"][now["players"]]
    return Plan(points, scale, rounds, (width, height), (first, second), now["flavour"], now["peoples"] == "same", now["ground"])


# ---- points ----------------------------------------------------------------------------------------------------------------
def men_in(book: Book, code: str, scale: int) -> int:
    """MB-UNIT-01, MB-UNIT-04  How many a unit of that type has: single creatures stand alone."""
    return 1 if isinstance(book.type(code), Single) else scale


def points_in(book: Book, rows: Rows, scale: int) -> Fraction:
    """MB-BASE-10  The hit dice of so many units."""
    return sum((many * men_in(book, code, scale) * points_of(book.type(code)) for code, many in rows), Fraction(0))


# ---- an even pair ----------------------------------------------------------------------------------------------------------
def pair(plan: Plan, luck: Luck) -> tuple[Rows, Rows]:
    """MB-BASE-10  Two forces of the same hit dice, at most as many as agreed, of lots that are about even in battle."""
    first, percent, sure, groups, then = TABLES["flavours"][plan.flavour]
    lots = sure.split()                                      # so that two peoples differ, and a bit of everything has bows
    for group in groups.split():                             # and horse, magic and a monster
        lots += islice(drawn(group.split("/"), left_of(plan, lots), plan.scale, luck), 1)
    mine = Fraction(plan.points * percent, 100) - sum(cost(lot, plan.scale) for lot in lots if lot in first.split())
    lots += drawn(first.split(), min(mine, left_of(plan, lots)), plan.scale, luck)
    lots += drawn(then.split(), left_of(plan, lots), plan.scale, luck)
    ours, theirs = (forces_of(lots, side) for side in (0, 0 if plan.same else 1))
    return ours, theirs


def left_of(plan: Plan, lots: Sequence[str]) -> Fraction:
    """The hit dice that these leave."""
    return plan.points - sum((cost(lot, plan.scale) for lot in lots), Fraction(0))


def drawn(lots: Sequence[str], points: Fraction, scale: int, luck: Luck) -> Iterator[str]:
    """Lots by luck for so many hit dice, as long as one fits."""
    left = points
    while fit := [lot for lot in lots if cost(lot, scale) <= left]:
        lot = fit[luck.below(len(fit))]
        left -= cost(lot, scale)
        yield lot


def cost(lot: str, scale: int) -> Fraction:
    return points_in(standard(), [read_lot(lot, 0)], scale)


def read_lot(lot: str, side: int) -> tuple[str, int]:
    """What a side has of a lot: a type and how many units."""
    many, code = TABLES["lots"][lot][side].split()
    return code, int(many)


def forces_of(lots: Sequence[str], side: int) -> Rows:
    """The lots of a side, a row for each type."""
    found: dict[str, int] = {}
    for code, many in (read_lot(lot, side) for lot in sorted(lots, key=list(TABLES["lots"]).index)):
        found[code] = found.get(code, 0) + many
    return tuple(found.items())


# ---- the file --------------------------------------------------------------------------------------------------------------
def text_of(plan: Plan, forces: Sequence[Rows], head: Head, book: Book, own: str = "") -> str:
    """The scenario's file: its board, both sides with their troops dealt out to their seats, and the own rows as they were
    written."""
    lines = [
        f"id = {quoted(ID)}", f"title = {quoted(head.title)}", f"says = {quoted(head.says)}", f"points = {plan.points}",
        *(['board = "none"'] if plan.ground == FIGURES else []), "",
        "[options]", f"scale = {plan.scale}", f"round_limit = {plan.rounds}", "",
        *board_lines(plan),
    ]  # fmt: skip
    for name, seats, rows in zip(head.names, plan.seats, forces, strict=True):
        lines += ["[[sides]]", f"name = {quoted(name)}", f"seats = [ {', '.join(map(quoted, seats))} ]"]
        lines += [f"aim = {quoted(head.aim)}"] if plan.ground != FIGURES else []
        lines += ["troops = [", *(f"    {row}," for row in troops_lines(rows, seats, plan.scale, book)), "]", ""]
    return "\n".join([*lines, own.strip()]).rstrip() + "\n"


def board_lines(plan: Plan) -> Iterator[str]:
    """MB-BOARD-01, MB-END-04  Ground that is the same for both sides, and the middle, which is to be held; without our board how
    large the table should be."""
    width, height = plan.size
    if plan.ground == FIGURES:
        yield from ("[layout]", f"width = {width}", f"height = {height}", "")
        return
    yield from ("[board]", f"width = {width}", f"height = {height}", "ground = [")
    for x1, y1, x2, y2, terrain, elevation in TABLES["grounds"][plan.ground]:
        here = (x1 * width // TENTHS, y1 * height // TENTHS, x2 * width // TENTHS - 1, y2 * height // TENTHS - 1)
        there = (width - 1 - here[2], height - 1 - here[3], width - 1 - here[0], height - 1 - here[1])
        what = f"terrain = {quoted(terrain)}" if terrain else f"elevation = {elevation}"
        yield from (f"    {{ {corners(one)}, {what} }}," for one in (here, there))
    middle = (width // 2 - 1, height // 2 - 1, width // 2, height // 2)
    yield from ("]", f"objectives = [ {{ {corners(middle)} }} ]", "")


def corners(one: tuple[int, int, int, int]) -> str:
    return ", ".join(f"{name} = {at}" for name, at in zip(("x1", "y1", "x2", "y2"), one, strict=True))


def troops_lines(rows: Rows, seats: Sequence[str], scale: int, book: Book) -> Iterator[str]:
    """MB-GEN-05  A line for each type and seat."""
    units = sorted(dealt(rows, seats, scale, book), key=lambda unit: (unit[0], seats.index(unit[2])))
    for (_, code, owner), same in groupby(units):
        many = len(list(same))
        number = f"count = {many}" if isinstance(book.type(code), Single) else f"men = {many * scale}"
        yield f"{{ type = {quoted(code)}, {number}{f', owner = {quoted(owner)}' if len(seats) > 1 else ''} }}"


def dealt(rows: Rows, seats: Sequence[str], scale: int, book: Book) -> Iterator[tuple[int, str, str]]:
    """Every unit by the number of its row, its type and its owner: who has the fewest hit dice so far."""
    has = dict.fromkeys(seats, Fraction(0))
    for number, (code, many) in enumerate(rows):
        for _ in range(many):
            owner = min(seats, key=lambda seat: has[seat])
            has[owner] += points_in(book, [(code, 1)], scale)
            yield number, code, owner


def quoted(text: str) -> str:
    """A text as TOML has it."""
    return json.dumps(text, ensure_ascii=False)


def scenario_of(text: str, own: OwnRows | None) -> BattleScenario:
    """The scenario in a text without its own rows, and with these.  BadFile or BadInput: it cannot be played."""
    return scenarios.read_data(text.encode(), Path(f"{ID}.toml"), own)
