"""What soldiers are worth and how far they go: values, size classes, movement points, ships.

Troop values are kept doubled (`tv2`), so that they are whole: a Crurer's combat value is one and a half.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.content.rulebook import tables
from montjoy.games.clusta.model.pieces import Commander, Contingent, Nation, Ship, Unit
from montjoy.games.clusta.model.state import SIXTH, World
from montjoy.games.clusta.options import ClustaOptions

TABLES: Final = tables(Path(__file__).parents[1] / "tables.toml")
MOST_IN_A_UNIT: Final = 500
SUPERLED: Final = 4
SURE: Final = 20
UNDEAD: Final[Nation] = "crurer"
UNDEAD_ORDERS: Final = ("HOLD", "ATTACK", "ADVANCE_TO")
ENOUGH: Final = 250                                          # men who can fortify or besiege
LEAST: Final = 10                                            # men in each part of a unit that is split


class Values(msgspec.Struct, frozen=True):
    """A soldier: his combat value doubled, morale and Interrogation (None: he has none), actions."""

    combat2: int
    morale: int | None
    actions: int
    interrogation: int | None


# ---- soldiers --------------------------------------------------------------------------------------------------------
def values(nation: Nation, elite: bool) -> Values:
    """CN-TROOP-01  Combat value, morale, actions and Interrogation by soldier type; elite adds to each.  There are no elite
    Crurers."""
    plain = [_number(cell) for cell in TABLES["soldier"][nation]]
    more = [_number(cell) if elite and nation != UNDEAD else Fraction(0) for cell in TABLES["soldier"]["elite"]]
    combat, morale, actions, interrogation = (
        None if a is None or b is None else a + b for a, b in zip(plain, more, strict=True)
    )
    assert combat is not None and actions is not None
    return Values(int(2 * combat), None if morale is None else int(morale), int(actions),
                  None if interrogation is None else int(interrogation))


def _number(cell: str) -> Fraction | None:
    return None if cell == "-" else Fraction(cell)


def tv2(men: Iterable[Contingent]) -> int:
    """CN-TROOP-02  Troop value = combat value x men, summed over the contingents; doubled, so that it is whole."""
    return sum(values(c.nation, c.elite).combat2 * c.men for c in men)


def holds(morale: int, rolled: int) -> bool:
    """CN-TROOP-03  A morale roll succeeds at the morale value or below with 1T20; a value of 20 or more always holds."""
    return morale >= SURE or rolled <= morale


def pirates(men: int) -> Contingent:
    """CN-TROOP-04  Men of pirate ships and of the Barbarian Islands count as standard Ransards."""
    return Contingent("ransard", False, men)


# ---- sizes -----------------------------------------------------------------------------------------------------------
def size_class(men: int) -> int:
    """CN-ARMY-03  1 platoon, 2 company, 3 battalion, 4 regiment by the men present: fewer than ten are a platoon, more than
    five hundred a regiment; 0: nobody."""
    if men <= 0:
        return 0
    classes = [int(row) for row, cells in TABLES["size"].items() if row != "columns" and men >= cells[1]]
    return max(classes, default=1)


def size_modifier(men: int) -> int:
    """CN-ARMY-03  What its size adds to a unit's movement: platoon +2, company +1, battalion nothing, regiment -1."""
    found: int = TABLES["size"][str(max(1, size_class(men)))][3]
    return found


def two_steps_larger(ours: int, theirs: int) -> bool:
    """Whether they are two size classes above us (CN-CONT-03)."""
    return ours > 0 and size_class(theirs) - size_class(ours) >= 2


# ---- movement points -------------------------------------------------------------------------------------------------
def pace(c: Contingent, men: int, options: ClustaOptions) -> int:
    """CN-ARMY-07  Actions of the soldier type plus the modifier of a unit of so many men; Crurers by their printed sheet with
    crurer_roster_movement = true."""
    actions = values(c.nation, c.elite).actions
    if c.nation == UNDEAD and options.crurer_roster_movement:
        actions = _printed_actions()
    return actions + size_modifier(men)


def _printed_actions() -> int:
    """What the undead army sheet's movement comes to without the modifier of its size."""
    row = TABLES["roster_crurers"]["1"]
    printed: int = row[6]
    return printed - size_modifier(row[2])


def points(unit: Unit, options: ClustaOptions) -> int:
    """CN-ARMY-07  A unit's movement points in a round: those of its slowest contingent, less one for each night round it
    carried out (CN-NIGHT-03), never below 0."""
    paces = [pace(c, unit.present, options) for c in unit.men if c.men > 0]
    return max(0, min(paces, default=0) - unit.marched)


def stack_points(units: Sequence[Unit], options: ClustaOptions) -> int:
    """CN-ARMY-07  A stack moves at its slowest unit."""
    return min((points(unit, options) for unit in units), default=0)


def round_sixths(units: Sequence[Unit], options: ClustaOptions) -> int:
    """CN-MOVE-05  In every round, by day and by night, the points are there anew and whole; in sixths, as all costs are."""
    return stack_points(units, options) * SIXTH


# ---- commanders ------------------------------------------------------------------------------------------------------
def is_superled(leader: Commander | None) -> bool:
    """CN-CMD-02  Led by a commander with leader value 4 or 5."""
    return leader is not None and leader.leader_value >= SUPERLED


def led(world: World, side: str, hex: str) -> Commander | None:
    """CN-CMD-02  Outside battle: the commander with the highest leader value in the hex, the first in the list among equals."""
    here = [c for c in world.commanders.values() if c.side == side and c.hex == hex and hex and not c.fate]
    return max(here, key=lambda c: c.leader_value, default=None)


# ---- how many ---------------------------------------------------------------------------------------------------------
def men_of(units: Iterable[Unit]) -> int:
    return sum(unit.present for unit in units)


# ---- ships -----------------------------------------------------------------------------------------------------------
def room(kind: str, side: str) -> int:
    """CN-SEA-02  How many men a ship of this kind carries."""
    found: int = _ship(kind, side)[0]
    return found


def room_left(world: World, ship: Ship) -> int:
    """CN-ORD-EMBARK  How many men a ship still has room for."""
    return ship.room - men_of(unit for unit in world.units.values() if unit.ship == ship.id)


def ship_speed(kind: str, side: str, own: dict[str, int]) -> int:
    """Sea hexes a round (CN-SEA-01); a scenario may say otherwise."""
    found: int = own.get(f"{kind} {side}", _ship(kind, side)[1])
    return found


def _ship(kind: str, side: str) -> list[int]:
    """A ship's line of CN-T-SHIPS; a kind that the side does not have is like the first of that name."""
    ships = TABLES["ships"]
    own = [cells for row, cells in ships.items() if row.startswith(kind) and row.endswith(side)]
    any_side = [cells for row, cells in ships.items() if row.startswith(kind)]
    found: list[int] = [*own, *any_side, ships["pirate ship ransards or crurers"]][0]
    return found


# ---- the dead ------------------------------------------------------------------------------------------------------------
def understands(undead: bool, order: str) -> bool:
    """CN-CRUR-03  The dead understand Hold, Attack and Advance, nothing else; the living, also those who fight for them,
    every order."""
    return not undead or order in UNDEAD_ORDERS


# ---- what is enough ----------------------------------------------------------------------------------------------------
def can_fortify(men: int) -> bool:
    """CN-ORD-FORTIFY-a  At least 250 men."""
    return men >= ENOUGH


def why_not_split(undead: bool, elite: int, standard: int, off_elite: int, off_standard: int) -> str:
    """CN-ARMY-06-X  At least ten men in each part, and no more of a kind than there are; groups of the dead never
    (CN-CRUR-04)."""
    if not may_split(undead):
        return "groups-are-never-split"
    if off_elite > elite or off_standard > standard:
        return "not-so-many-men"
    off = off_elite + off_standard
    return "ten-at-least" if off < LEAST or elite + standard - off < LEAST else ""


def may_split(undead: bool) -> bool:
    """CN-CRUR-04  The Crurers operate only in groups of five hundred: a group is never split, nor merged with another;
    whatever it loses, it stays one group."""
    return not undead


def strength(unit: Unit) -> tuple[int, int]:
    """Elite and standard men present."""
    elite = sum(troop.men for troop in unit.men if troop.elite)
    return elite, unit.present - elite
