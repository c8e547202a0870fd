"""A commander who counts: every shot, blow and charge goes where it is expected to cost the enemy most, by its exact odds, and
nobody goes where he stands to lose more than he wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from montjoy.games.massbattle.bots import casting
from montjoy.games.massbattle.bots.exchanges import Exchanges
from montjoy.games.massbattle.bots.look import Look, Onset, moved_to, shoots, stays_out, value
from montjoy.games.massbattle.bots.plain import lawful, march_of
from montjoy.games.massbattle.model.board import Board, is_on
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import is_pinned
from montjoy.games.massbattle.model.troops import range_cm, square_cm
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.rules import melee, missiles, routes
from montjoy.games.massbattle.rules.figures import How
from montjoy.games.massbattle.rules.ground import allowance_of
from montjoy.games.massbattle.seen.estimate import as_unit
from montjoy.grids import squares
from montjoy.grids.squares import Square

AGAIN: Final = 0.8                                           # a charger strikes once more in melee
DANGER: Final = 0.5                                          # how much a blow that may come counts against one that is struck
FOES: Final = 2                                              # who fall upon one unit in a round, mostly
PULL: Final = 1.5                                            # of a square nearer to the enemy, in percent of a unit's value
SHOT: Final = 1.3                                            # shots in a round, those of the next counted in part
HOLDS: Final = 1.5                                           # of a unit's value, for standing where it is to stand at the end
LATE: Final = 0.6                                            # of the rounds
TURN: Final = 2                                              # units that turn back in a round


class Place(NamedTuple):
    """Where a unit may end its move, and what that is worth."""

    score: float
    march: forms.March | None
    to: Square
    onset: Onset | None = None


# ---- shots and blows -----------------------------------------------------------------------------------------------------------
def volley(look: Look, phase: int) -> forms.Volley:
    """Shot by shot where it costs most."""
    able = [(u, n) for u in look.mine if shoots(u) and not u.broken for n in range(missiles.shots_left(look.known, u, phase))]
    found = {u.id: [as_unit(look.known, t) for t in missiles.targets(look.known, u, phase)] for u, n in able if n == 0}
    shots = dealt(look, [(u, found[u.id]) for u, _ in able], "missile")
    return forms.Volley("hold", tuple(shots), casting.casts(look) if phase == missiles.FIRST else ())


def fights(look: Look) -> forms.Fights:
    """Blow by blow where it costs most."""
    found = [(u, [as_unit(look.known, foe) for foe in melee.foes(look.known, u)]) for u in look.mine]
    return forms.Fights("nearest", tuple(dealt(look, found, "melee")))


def dealt(look: Look, able: Sequence[tuple[Unit, list[Unit]]], how: How) -> list[forms.Shot]:
    """The attacks of these units: the best one first, and each on what the ones before are expected to leave."""
    exchanges = Exchanges(look)
    left = [(unit, targets) for unit, targets in able if targets]
    shots = []
    while left:
        ways = [(exchanges.gain(u, t, how), -n, t.id, t) for n, (u, targets) in enumerate(left) for t in targets]
        _, n, _, target = max(ways, key=lambda way: way[:3])
        unit, _ = left.pop(-n)
        exchanges.decide(unit, target, how)
        shots.append(forms.Shot(unit.id, target.id))
    return shots


# ---- movement ----------------------------------------------------------------------------------------------------------------
def moves(look: Look) -> forms.Moves:
    """Unit by unit to the best place there is, those first who can do most."""
    war = War(look)
    free = [u for u in look.mine if not (u.moved or u.turned or u.has("web"))]
    order = sorted(free, key=lambda u: (-war.promise(u), u.id))
    marches = [march for unit in order if (march := war.march(unit))]
    return lawful(look.seen, "hold", marches)


class War:
    """A side's moves while they are being thought out."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.exchanges = Exchanges(look)
        self.gone: set[Square] = set()
        self.known_danger: dict[tuple[str, str], float] = {}
        self.reaches: dict[str, dict[Square, squares.Reached[Square]]] = {}
        seen = look.seen
        self.turning = 0
        self.goes_first = (seen.winner == seen.side) == (seen.move_choice == "first")
        limit = seen.options.round_limit
        self.late = 1.0 if not limit else min(1.0, (seen.round + 2) / limit)

    def reach(self, unit: Unit) -> dict[Square, squares.Reached[Square]]:
        if unit.id not in self.reaches:
            self.reaches[unit.id] = self.look.reach(unit)
        return self.reaches[unit.id]

    def promise(self, unit: Unit) -> float:
        """What its best onset would win."""
        return max((self.struck(way) for way in self.onsets(unit)), default=0.0)

    def onsets(self, unit: Unit) -> list[Onset]:
        if unit.broken or stays_out(unit) or not any(self.look.may_charge(unit, foe) for foe in self.look.foes):
            return []
        if is_pinned(self.look.known, unit):
            return []
        return self.look.onsets(unit, self.reach(unit))

    def struck(self, way: Onset) -> float:
        """What a charge and the melee after it cost the enemy."""
        return (1 + AGAIN) * self.exchanges.gain(moved_to(way.unit, way.to, way.facing), way.enemy, "charge")

    def march(self, unit: Unit) -> forms.March | None:
        """The best that it can do; None: it stays as it is."""
        if unit.broken:
            return routes.withdraw(self.look.known, unit)
        if is_pinned(self.look.known, unit):
            facing = routes.turn_to_face(self.look.known, unit)
            return forms.March((unit.id,), turn=facing[0]) if facing else None
        if back := self.turn_back(unit):
            return back
        best = max(self.places(unit), key=lambda place: (place.score, place.march is None, place.to))
        self.gone.add(best.to)
        if best.onset is not None:
            self.exchanges.decide(moved_to(unit, best.to, best.onset.facing), best.onset.enemy, "charge")
        if best.march is None and not stays_out(unit) and not self.sees_one(unit):
            return routes.turn_around(self.look.known, unit, self.look.nearest(unit).at) if self.look.foes else None  # type: ignore[union-attr]
        return best.march

    def turn_back(self, unit: Unit) -> forms.March | None:
        """MB-END-04  Late, and what is to be held lies behind it, unheld: it turns to it."""
        places = self.look.seen.board.objectives
        if not places or self.late < LATE or unit.row.has("caster") or self.is_held(unit) or self.turning >= TURN:
            return None
        if squares.arc(unit.at, unit.facing, places[0]) == "front" or routes.turns_freely(self.look.known, unit):
            return None
        facing = routes.towards(self.look.known, unit.at, places[0])
        if unit.at in places or facing == unit.facing:
            return None
        self.turning += 1
        return forms.March((unit.id,), turn=facing)

    def is_held(self, unit: Unit) -> bool:
        """Somebody else stands on what is to be held, or goes there."""
        places = set(self.look.seen.board.objectives)
        return any(u.at in places and u.id != unit.id and not u.broken for u in self.look.ours) or bool(self.gone & places)

    def sees_one(self, unit: Unit) -> bool:
        """Some enemy is before it, not behind or beside."""
        return any(squares.arc(unit.at, unit.facing, foe.at) == "front" for foe in self.look.foes)

    # -- places
    def places(self, unit: Unit) -> Iterator[Place]:
        reach = self.reach(unit)
        yield Place(self.stand(unit, unit.at), None, unit.at)
        beside = {s for foe in self.look.foes for s in squares.neighbours(foe.at)}
        for square in reach:
            if square != unit.at and square not in self.gone and square not in beside:
                land = True if unit.flyer else None
                yield Place(self.stand(unit, square), forms.March((unit.id,), to=square, land=land), square)
        for way in self.onsets(unit):
            if way.to not in self.gone:
                yield Place(self.fall_upon(way), march_of(self.look, way), way.to, way)

    def stand(self, unit: Unit, square: Square) -> float:
        """Standing there without a blow: shots, danger, the way to the enemy, what is to be held."""
        return self.shooting(unit, square) - self.danger(unit, square) + self.pull(unit, square) + self.holding(unit, square)

    def fall_upon(self, way: Onset) -> float:
        """What a charge wins, less what the charged strikes back and others may do."""
        unit = moved_to(way.unit, way.to, way.facing)
        back = self.exchanges_with(way.enemy, unit) if way.to in squares.front(way.enemy.at, way.enemy.facing) else 0.0
        first = back if way.enemy.long and not way.enemy.broken else 0.0
        others = DANGER * self.danger(way.unit, way.to, without=way.enemy.id)
        pull = self.pull(way.unit, way.to)
        return self.struck(way) - DANGER * back - first * DANGER - others + pull + self.holding(way.unit, way.to)

    def exchanges_with(self, foe: Unit, unit: Unit) -> float:
        """What the enemy's blow is expected to cost us."""
        if foe.broken:
            return 0.0
        key = foe.id, unit.id
        if key not in self.known_danger:
            self.known_danger[key] = Exchanges(self.look).gain(facing_it(self.look.seen.board, foe, unit), unit, "melee")
        return self.known_danger[key]

    def danger(self, unit: Unit, square: Square, without: str = "") -> float:
        """What those may do who can fall upon it there."""
        near = [foe for foe in self.look.foes if foe.id != without and not foe.broken and self.comes(foe, square)]
        worst = sorted((self.exchanges_with(foe, unit) for foe in near), reverse=True)[:FOES]
        return (1.0 if self.goes_first else DANGER) * sum(worst) * (1 + AGAIN) * DANGER

    def comes(self, foe: Unit, square: Square) -> bool:
        """The enemy can charge whoever stands there."""
        if stays_out(foe) and squares.distance(foe.at, square) > 3:
            return False
        ahead = foe.mounted or foe.flyer or squares.arc(foe.at, foe.facing, square) == "front"
        return ahead and squares.distance(foe.at, square) - 2 <= allowance_of(self.look.known, foe, foe.flyer)

    def shooting(self, unit: Unit, square: Square) -> float:
        """What its next shots may do from there."""
        if not shoots(unit) or unit.missile is None:
            return 0.0
        near = [foe for foe in self.look.foes if not foe.broken]
        if not near:
            return 0.0
        reached = 2 * range_cm(unit.missile, self.look.seen.options) // square_cm(self.look.seen.scale, self.look.seen.options)
        foe = min(near, key=lambda foe: (squares.distance(square, foe.at), foe.id))
        far = squares.distance(square, foe.at)
        if far > 2 * reached:
            return 0.0
        key = unit.id, foe.id
        if key not in self.known_danger:
            self.known_danger[key] = Exchanges(self.look).gain(unit, foe, "missile")
        return SHOT * self.known_danger[key] * (1.0 if far <= reached else 0.75)

    def pull(self, unit: Unit, square: Square) -> float:
        """Towards the enemy, the more the later it is; casters keep behind the others."""
        near = min((squares.distance(square, foe.at) for foe in self.look.foes), default=0)
        if unit.row.has("caster"):
            near = abs(near - 12)
        return -PULL * (0.5 + self.late) * value(unit) * near / 100

    def holding(self, unit: Unit, square: Square) -> float:
        """MB-END-04  What is to be held counts more and more."""
        places = self.look.seen.board.objectives
        if not places:
            return 0.0
        far = min(squares.distance(square, p) for p in places)
        if self.is_held(unit):
            return 0.0
        return value(unit) * self.late * (HOLDS if far == 0 else -far / 100)


def facing_it(board: Board, foe: Unit, unit: Unit) -> Unit:
    """The enemy beside us and turned to us, as when he has charged from the front."""
    there = squares.step(unit.at, unit.facing)
    if foe.at in squares.neighbours(unit.at) or not is_on(board, there):
        return foe
    return moved_to(foe, there, squares.turn(unit.facing, 4))
