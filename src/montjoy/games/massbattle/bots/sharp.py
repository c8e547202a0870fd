"""A commander who counts: every shot, blow and charge goes where it is expected to cost the enemy most, by its exact odds, and
nobody goes where he stands to lose more than he wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

import msgspec

from montjoy.games.massbattle.bots import casting, spell_losses
from montjoy.games.massbattle.bots.exchanges import Blows, Exchanges, loss
from montjoy.games.massbattle.bots.look import Look, Onset, is_barred, moved_to, shoots, stays_out, value, ways_to
from montjoy.games.massbattle.bots.plain import lawful, march_of
from montjoy.games.massbattle.model.board import elevation, is_on, terrain
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import is_pinned, may_strike
from montjoy.games.massbattle.model.troops import range_cm, square_cm
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.rules import melee, missiles, routes
from montjoy.games.massbattle.rules.areas import is_dark
from montjoy.games.massbattle.rules.figures import How
from montjoy.games.massbattle.rules.ground import allowance_of, facings
from montjoy.games.massbattle.rules.initiative import is_high
from montjoy.games.massbattle.seen.estimate import as_unit
from montjoy.grids import squares
from montjoy.grids.squares import Square

AGAIN: Final = 0.8                                           # a charger strikes once more in melee
DANGER: Final = 0.6                                          # how much a blow that may come counts against one that is struck
LATER: Final = 0.6                                           # the same where the enemy has moved already
FOES: Final = 3                                              # who fall upon one unit in a round, at most
TURNS: Final = 0.7                                           # the charged from beside or behind turn, if they move after us
PULL: Final = 1.5                                            # of a square nearer to the enemy, in percent of a unit's value
SHOT: Final = 1.3                                            # shots in a round, those of the next counted in part
HOLDS: Final = 1.5                                           # of a unit's value, for standing where it is to stand at the end
RISES: Final = 3
NOWHERE: Final = 100                                         # half squares: as far as where no way leads
LATE: Final = 0.6                                            # of the rounds
TURN: Final = 2                                              # units that turn back in a round


class Place(NamedTuple):
    """Where a unit may end its move, and what that is worth."""

    score: float
    march: forms.March | None
    to: Square
    onset: Onset | None = None


# ---- stances -------------------------------------------------------------------------------------------------------------------
def stances(look: Look) -> forms.Stances:
    """MB-MOD-04  Defence for those who stand to lose more than they can win."""
    war = War(look)
    return forms.Stances(tuple(unit.id for unit in look.mine if is_high(look.known, unit) and war.better_defends(unit)))


# ---- shots and blows -----------------------------------------------------------------------------------------------------------
def volley(look: Look, phase: int) -> forms.Volley:
    """Spells first, then shot by shot where it costs most."""
    casts = casting.casts(look, spell_losses.takes) if phase == missiles.FIRST else ()
    exchanges = Exchanges(look)
    for cast in casts:
        caster = look.seen.own[cast.unit]
        for target in casting.struck_by(look, caster, cast):
            exchanges.weaken(target, spell_losses.mean(look, caster, cast.spell, target))
    able = [(u, n) for u in look.mine if shoots(u) and not u.broken for n in range(missiles.shots_left(look.known, u, phase))]
    found = {u.id: [as_unit(look.known, t) for t in missiles.targets(look.known, u, phase)] for u, n in able if n == 0}
    return forms.Volley("hold", tuple(dealt(exchanges, [(u, found[u.id]) for u, _ in able], "missile")), casts)


def fights(look: Look) -> forms.Fights:
    """Blow by blow where it costs most."""
    found = [(u, [as_unit(look.known, foe) for foe in melee.foes(look.known, u)]) for u in look.mine]
    return forms.Fights("nearest", tuple(dealt(Exchanges(look), found, "melee")))


def dealt(exchanges: Exchanges, able: Sequence[tuple[Unit, list[Unit]]], how: How) -> list[forms.Shot]:
    """The attacks of these units: the best one first, and each beside those that are decided on."""
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
    """Unit by unit to the best place there is, those first who can do most; where no enemy is left nobody stirs."""
    if not look.foes:
        return forms.Moves("hold")
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
        self.theirs = Exchanges(look)
        self.goals = tuple(sorted(foe.at for foe in look.foes if not foe.broken) or sorted(foe.at for foe in look.foes))
        self.ours = {unit.at for unit in look.ours}
        self.known_blows: dict[tuple[Any, ...], Blows] = {}
        self.ways: dict[tuple[bool, bool], dict[Square, int]] = {}
        self.known_onsets: dict[str, list[Onset]] = {}
        self.known_shots: dict[tuple[str, str], float] = {}
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
        """The ways in which it can charge."""
        if unit.id not in self.known_onsets:
            able = not (unit.broken or stays_out(unit) or is_pinned(self.look.known, unit))
            near = able and any(self.look.may_charge(unit, foe) for foe in self.look.foes)
            self.known_onsets[unit.id] = self.look.onsets(unit, self.reach(unit)) if near else []
        return self.known_onsets[unit.id]

    def struck(self, way: Onset) -> float:
        """What a charge and the melee after it cost the enemy."""
        unit = moved_to(way.unit, way.to, way.facing)
        once = self.exchanges.gain(unit, way.enemy, "charge")
        if self.look.seen.options.charge_replaces_melee:
            return once
        return once + AGAIN * (self.exchanges.gain(unit, way.enemy, "charge", 2) - once)

    def march(self, unit: Unit) -> forms.March | None:
        """The best that it can do; None: it stays as it is."""
        if unit.broken:
            return routes.withdraw(self.look.known, unit)
        if (back := self.turn_back(unit)) and not is_pinned(self.look.known, unit):
            return back
        best = max(self.places(unit), key=lambda place: (place.score, place.march is None, place.to))
        self.gone.add(best.to)
        if best.onset is not None:
            self.exchanges.decide(moved_to(unit, best.to, best.onset.facing), best.onset.enemy, "charge")
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

    # -- stances
    def better_defends(self, unit: Unit) -> bool:
        """What defence saves is more than what attack would win from where it stands."""
        attack, defence = (msgspec.structs.replace(unit, stance=stance) for stance in ("attack", "defence"))
        saved = self.danger(attack, unit.at, unit.facing) - self.danger(defence, unit.at, unit.facing)
        return saved > self.strikes(attack) - self.strikes(defence)

    def strikes(self, unit: Unit) -> float:
        """Its best blow or shot from where it stands."""
        found = [as_unit(self.look.known, foe) for foe in missiles.targets(self.look.known, unit, missiles.FIRST)]
        return max((self.exchanges.gain(unit, foe, "missile") for foe in found), default=self.fighting(unit, unit.facing))

    # -- places
    def places(self, unit: Unit) -> Iterator[Place]:
        reach = self.reach(unit)
        free = routes.turns_freely(self.look.known, unit)
        for facing in facings(self.look.known):
            march = None if facing == unit.facing else forms.March((unit.id,), turn=facing)
            yield Place(self.stand(unit, unit.at, facing) + self.fighting(unit, facing), march, unit.at)
        if is_pinned(self.look.known, unit) and self.look.seen.options.parting_blow:
            return
        beside = {s for foe in self.look.foes for s in squares.neighbours(foe.at)}
        for square in reach:
            if square != unit.at and square not in self.gone and square not in beside:
                facing = self.outlook(unit, square) if free else unit.facing
                land = True if unit.flyer else None
                march = forms.March((unit.id,), to=square, then=facing if free else None, land=land)
                yield Place(self.stand(unit, square, facing), march, square)
        for way in self.onsets(unit):
            if way.to not in self.gone:
                yield Place(self.fall_upon(way), march_of(self.look, way), way.to, way)

    def outlook(self, unit: Unit, square: Square) -> int:
        """Where who turns freely looks from a square: to the nearest enemy."""
        near = min(self.look.foes, key=lambda foe: (squares.distance(square, foe.at), foe.id), default=None)
        return unit.facing if near is None else routes.towards(self.look.known, square, near.at)

    def stand(self, unit: Unit, square: Square, facing: int) -> float:
        """Standing there without a blow: shots, danger, the way to the enemy, what is to be held."""
        return (
            self.shooting(unit, square) - self.danger(unit, square, facing)
            + self.pull(unit, square, facing) + self.holding(unit, square)
        )  # fmt: skip

    def fighting(self, unit: Unit, facing: int) -> float:
        """The best blow at somebody who stands next to it already."""
        here = moved_to(unit, unit.at, facing)
        near = [foe for foe in self.look.foes if may_strike(self.look.known, here, foe)]
        return max((self.exchanges.gain(here, foe, "melee") for foe in near), default=0.0)

    def fall_upon(self, way: Onset) -> float:
        """What a charge wins, less what the charged strikes back and others may do."""
        struck = self.struck(way)
        foe = way.enemy
        back = 0.0
        if not foe.broken:
            there = moved_to(foe, foe.at, squares.towards(foe.at, way.to) or 0)
            back = self.lost(way.unit, way.to, way.facing, [there])
            left = max(0.0, 1 - struck / value(foe))
            back *= left if way.arc != "front" or not foe.long else 1.0
            if way.arc != "front":
                back *= TURNS if self.goes_first else 0.0
        others = self.danger(way.unit, way.to, way.facing, without=foe.id)
        return struck - back - others + self.pull(way.unit, way.to, way.facing) + self.holding(way.unit, way.to)

    def danger(self, unit: Unit, square: Square, facing: int, without: str = "") -> float:
        """What those may do who can fall upon it there."""
        near = [foe for foe, far, turns in self.comers if foe.id != without and self.comes(foe, far, turns, square)]
        if not near:
            return 0.0
        there = [self.fallen_upon(foe, square, facing) for foe in near]
        return DANGER * (1.0 if self.goes_first else LATER) * self.lost(unit, square, facing, there)

    def fallen_upon(self, foe: Unit, square: Square, facing: int) -> Unit:
        """The enemy beside that square, where he would come from; who turns freely may come from behind."""
        ahead = squares.towards(square, foe.at) or 0
        if foe.mounted or foe.flyer:
            behind = squares.step(square, facing + 4)
            if behind not in self.ours and squares.distance(foe.at, behind) <= allowance_of(self.look.known, foe, foe.flyer):
                ahead = facing + 4
        there = squares.step(square, ahead)
        return moved_to(foe, there if is_on(self.look.seen.board, there) else square, squares.turn(ahead, 4))

    def lost(self, unit: Unit, square: Square, facing: int, foes: Sequence[Unit]) -> float:
        """What a unit that stands there is expected to lose by the blows of these, the worst few of them."""
        here = moved_to(unit, square, facing)
        body = self.theirs.body(unit)
        found = sorted(((loss(blows, body), blows) for blows in (self.blows_at(foe, here) for foe in foes)), reverse=True)
        return loss(tuple(blow for _, blows in found[:FOES] for blow in blows), body) * value(unit)

    def blows_at(self, foe: Unit, unit: Unit) -> Blows:
        """His attack on a unit that stands there; the same wherever ground and arc are."""
        board = self.look.seen.board
        ground = terrain(board, foe.at), terrain(board, unit.at), elevation(board, foe.at), elevation(board, unit.at)
        key = foe.id, unit.id, unit.stance, squares.arc(unit.at, unit.facing, foe.at), *ground
        if key not in self.known_blows:
            self.known_blows[key] = self.theirs.blows(foe, unit, "melee")
        return self.known_blows[key]

    @cached_property
    def comers(self) -> list[tuple[Unit, int, bool]]:
        """The enemies who may fall upon somebody: how far they come, and whether they turn as they like."""
        able = [foe for foe in self.look.foes if not foe.broken]
        far = {foe.id: 3 if stays_out(foe) else 2 + allowance_of(self.look.known, foe, foe.flyer) for foe in able}
        return [(foe, far[foe.id], foe.mounted or foe.flyer) for foe in able]

    def comes(self, foe: Unit, far: int, turns: bool, square: Square) -> bool:
        """The enemy can charge whoever stands there."""
        if squares.distance(foe.at, square) > far:
            return False
        return turns or squares.arc(foe.at, foe.facing, square) == "front"

    def shooting(self, unit: Unit, square: Square) -> float:
        """What its next shots may do from there."""
        if not shoots(unit) or unit.missile is None or (square == unit.at and is_pinned(self.look.known, unit)):
            return 0.0
        near = [foe for foe in self.look.foes if not foe.broken]
        if not near:
            return 0.0
        reached = 2 * range_cm(unit.missile, self.look.seen.options) // square_cm(self.look.seen.scale, self.look.seen.options)
        foe = min(near, key=lambda foe: (squares.distance(square, foe.at), foe.id))
        far = squares.distance(square, foe.at)
        if far > 2 * reached or is_dark(self.look.known, square, foe.at):
            return 0.0
        key = unit.id, foe.id
        if key not in self.known_shots:
            self.known_shots[key] = self.theirs.gain(unit, foe, "missile")
        return SHOT * self.known_shots[key] * (1.0 if far <= reached else 0.75)

    def pull(self, unit: Unit, square: Square, facing: int) -> float:
        """Towards the enemy, the more the later it is; casters keep behind the others, and nobody likes to look away."""
        if unit.row.has("caster"):
            near = abs(min((squares.distance(square, foe.at) for foe in self.look.foes), default=0) - 12)
        else:
            near = self.way(unit, square, self.goals)
            on = min(self.way(unit, there, self.goals) for there in squares.front(square, facing))
            if on >= near:
                near += allowance_of(self.look.known, unit)
        return -PULL * (0.5 + self.late) * value(unit) * near / 100

    def way(self, unit: Unit, square: Square, goals: tuple[Square, ...]) -> int:
        """How far it is from there to one of these."""
        if unit.flyer or not is_barred(self.look.seen.board):
            return min(squares.distance(square, goal) for goal in goals)
        key = unit.mounted, goals is self.goals
        if key not in self.ways:
            self.ways[key] = ways_to(self.look.seen.board, unit.mounted, goals)
        return self.ways[key].get(square, NOWHERE)

    def holding(self, unit: Unit, square: Square) -> float:
        """MB-END-04  What is to be held counts more and more."""
        places = self.look.seen.board.objectives
        if not places:
            return 0.0
        far = self.way(unit, square, places)
        if self.is_held(unit):
            return 0.0
        return value(unit) * (HOLDS * self.late**RISES if far == 0 else -self.late * far / 100)
