"""What the bots ask of their view: who stands where, who is worth what, and from which squares a unit can fall upon an enemy."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import msgspec

from montjoy.games.massbattle.model.board import Board, is_on
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import distance, in_play, melee_squares
from montjoy.games.massbattle.model.spells import level_of
from montjoy.games.massbattle.model.troops import Single, Soldier
from montjoy.games.massbattle.rules import routes
from montjoy.games.massbattle.rules.ground import allowance_of, cost_of, facings
from montjoy.games.massbattle.seen.estimate import as_unit, estimated
from montjoy.games.massbattle.seen.view import Seen
from montjoy.grids import squares
from montjoy.grids.squares import Arc, Square

ART: Final = 6.0                                             # what a caster's level is worth
BREATHES: Final = 40.0                                       # and a breath
BARS: Final = "#GRb"                                        # signs of such ground
FAR: Final = 100_000                                         # half squares: farther than any way


class Onset(NamedTuple):
    """A way to meet an enemy: where to, with which facing at the end, whom, and on which of his sides."""

    unit: Unit
    to: Square
    facing: int
    enemy: Unit
    arc: Arc
    cost: int


class Look:
    """A view, with enemies as far as they are known."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.known = estimated(seen)

    @cached_property
    def mine(self) -> list[Unit]:
        """The units on the board that this seat decides for, and that do as they are told."""
        return [unit for unit in self.known.mine.values() if unit.in_play and not unit.confused]

    @cached_property
    def ours(self) -> list[Unit]:
        return [as_unit(self.known, piece) for piece in in_play(self.known, self.seen.side)]

    @cached_property
    def foes(self) -> list[Unit]:
        return [as_unit(self.known, piece) for piece in in_play(self.known, 1 - self.seen.side)]

    @cached_property
    def taken(self) -> set[Square]:
        return {piece.at for piece in in_play(self.known)}

    def nearest(self, unit: Unit) -> Unit | None:
        """The nearest enemy, unbroken ones first."""
        return min(self.foes, key=lambda foe: (foe.broken, distance(unit, foe), foe.id), default=None)

    def reach(self, unit: Unit) -> dict[Square, squares.Reached[Square]]:
        """Where it can go, and stand: forward, or falling back."""
        begun = routes.in_the_air(unit)
        found = routes.reachable(self.known, begun, "back") | routes.reachable(self.known, begun, "forward")
        return {s: r for s, r in found.items() if s == unit.at or (s not in self.taken and self.may_stand(unit, s))}

    def may_stand(self, unit: Unit, square: Square) -> bool:
        return routes.can_stand(self.known, unit, square)

    def onsets(self, unit: Unit, reach: dict[Square, squares.Reached[Square]]) -> list[Onset]:
        """MB-CHG-01  Every way to come upon an enemy in front of it by a move of this round."""
        found = []
        for foe in self.foes:
            if foe.aloft:
                continue
            for square in squares.neighbours(foe.at):
                if square != unit.at and square in reach and (facing := self.facing_at(unit, square, foe.at)) is not None:
                    found.append(Onset(unit, square, facing, foe, squares.arc(foe.at, foe.facing, square), reach[square].cost))
        return found

    def facing_at(self, unit: Unit, square: Square, enemy: Square) -> int | None:
        """A facing with the enemy in front: its own, or any for who turns freely; None: there is none."""
        ways = facings(self.known) if routes.turns_freely(self.known, unit) else (unit.facing,)
        fit = [way for way in ways if enemy in melee_squares(self.known, moved_to(unit, square, way))]
        return min(fit, key=lambda way: (squares.step(square, way) != enemy, way), default=None)

    def may_charge(self, unit: Unit, enemy: Unit) -> bool:
        """Near enough to be upon him in one move, as the crow flies."""
        return distance(unit, enemy) - 2 <= allowance_of(self.known, unit, unit.flyer)


# ---- ways over the board ---------------------------------------------------------------------------------------------------
@lru_cache(8)
def steps_to(board: Board, mounted: bool) -> dict[Square, list[tuple[Square, int]]]:
    """From where every square is entered, and at what cost."""
    found: dict[Square, list[tuple[Square, int]]] = {}
    for there in squares.rectangle((0, 0), (board.width - 1, board.height - 1)):
        near = [here for here in squares.neighbours(there) if is_on(board, here)]
        costs = [(here, cost_of(board, here, there, "mounted" if mounted else "on_foot")) for here in near]
        found[there] = [(here, cost) for here, cost in costs if cost is not None]
    return found


@lru_cache(64)
def ways_to(board: Board, mounted: bool, goals: tuple[Square, ...]) -> dict[Square, int]:
    """How far it is from every square to the nearest of these, on the ground; squares without a way are left out."""
    steps = steps_to(board, mounted)
    start = (-1, -1)
    first = [(goal, 0) for goal in goals]
    found = squares.reach(start, FAR, lambda here: first if here == start else steps[here])
    return {square: reached.cost for square, reached in found.items()}


@lru_cache(8)
def is_barred(board: Board) -> bool:
    """Some of its ground cannot be crossed, so that a way may lead round it."""
    return any(sign in row for row in board.ground for sign in BARS)


# ---- kinds of units ----------------------------------------------------------------------------------------------------------
def shoots(unit: Unit) -> bool:
    return unit.missile is not None


def stays_out(unit: Unit) -> bool:
    """Archers and casters keep out of contact."""
    return shoots(unit) or unit.row.has("caster")


def power(unit: Unit) -> float:
    """What it strikes with in melee, roughly: the mean of its rolls, times its men and its chance."""
    chance = (8 + unit.row.attack_bonus) / 20
    if isinstance(unit.row, Soldier):
        number, sides, plus = unit.row.damage
        return unit.soldiers * (number * (sides + 1) / 2 + plus) * chance
    return sum(number * (sides + 1) / 2 + plus for _, (number, sides, plus) in unit.row.routine) * chance


def fire(unit: Unit) -> float:
    """What it shoots with in a round, roughly."""
    if unit.missile is None or unit.broken:
        return 0.0
    number, sides, plus = unit.missile_dice
    rate = unit.missile.rate_of_fire
    return unit.soldiers * (number * (sides + 1) / 2 + plus) * max(rate, 0.5) * (8 + unit.row.attack_bonus) / 20


def value(unit: Unit) -> float:
    """What a unit is worth to its side, roughly: its hit points as they fight."""
    return unit.start * (unit.row.armour_class / 13) + 2 * max(power(unit), fire(unit)) + arts(unit)


def arts(unit: Unit) -> float:
    """What its spells or its breath are worth, as far as everybody can know, roughly."""
    if isinstance(unit.row, Single) and unit.row.breath[0]:
        return BREATHES
    return ART * level_of(unit) if unit.row.has("caster") else 0.0


def moved_to(unit: Unit, square: Square, facing: int) -> Unit:
    """The unit as it would stand there."""
    return msgspec.structs.replace(unit, at=square, facing=facing, aloft=False)
