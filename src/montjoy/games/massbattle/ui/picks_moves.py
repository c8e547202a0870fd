"""Moves picked on the board: where a unit can go, at what cost, into whose zone, and whom it would come upon.

The moves before its own in the text have been made; the enemy stands as one sees him.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from montjoy.core.capabilities import Pickable, Picked
from montjoy.core.effects import No, no
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import contacts, enemies, has_in_front, may_strike, zone
from montjoy.games.massbattle.model.state import pair
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.protocol.language import square
from montjoy.games.massbattle.rules import routes
from montjoy.games.massbattle.rules.forecast import odds_declared
from montjoy.games.massbattle.rules.ground import AROUND, facings
from montjoy.games.massbattle.rules.lasting import why_not_act
from montjoy.games.massbattle.rules.validation import Column
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import ordered, prospects
from montjoy.games.massbattle.ui.picks_unit import Picking, others_about
from montjoy.grids import squares
from montjoy.grids.squares import Square


class Way(NamedTuple):
    """A square in reach: what it costs, how it is come to, and whether a unit may end there aloft or not; some flyers both."""

    to: Square
    cost: int
    mode: routes.Mode
    heights: tuple[bool, ...]


class Ground:
    """The board as the unit meets it: the orders before its own have been carried out, and nobody who goes later ends there."""

    def __init__(self, it: Picking) -> None:
        before, after = ordered.without(it.ask, it.text, it.id, ())
        column = Column(it.seen)
        self.before = [march for one in ordered.orders(it.ask, "\n".join(before)) for march in one.things]
        self.before = [march for march in self.before if column.why_not(march) is None]
        self.field: Seen = column.field
        self.unit: Unit = self.field.own[it.id]
        self.met = {pair(it.id, enemy.id) for enemy in contacts(self.field, self.unit)}
        self.met |= set(it.seen.charges) if it.seen.options.first_contact_once else set()
        self.zones = {enemy.id: set(zone(enemy)) for enemy in enemies(self.field, self.unit)}
        self.beside: dict[Square, list[Piece]] = {}          # whom it may come upon, by the squares about them
        for enemy in self.able_to_charge():
            for at in squares.neighbours(enemy.at):
                self.beside.setdefault(at, []).append(enemy)
        self.reached: dict[routes.Mode, dict[Square, squares.Reached[Square]]] = {}
        self.said: dict[Any, str] = {}
        self.ways = routes.Ways(self.field, routes.in_the_air(self.unit))
        self.later = set(later(it, self.before, after))

    def reach(self) -> dict[Square, Way]:
        """MB-MOVE-02  Where it can go and stand, forward or else falling back."""
        begun, found = routes.in_the_air(self.unit), dict[Square, Way]()
        for mode in routes.modes(self.field, self.unit):
            self.reached[mode] = reached = routes.reachable(self.field, begun, mode)
            for there, how in reached.items():
                if there in found or there == self.unit.at or there in self.later:
                    continue
                if heights := self.heights(there):
                    found[there] = Way(there, how.cost, mode, heights)
        return found

    def heights(self, there: Square) -> tuple[bool, ...]:
        """Whether it may end there as it is, and a flyer the other way about."""
        ways = (self.unit.aloft, not self.unit.aloft) if self.unit.flyer else (False,)
        return tuple(aloft for aloft in ways if routes.why_not_end(self.field, self.unit, (there,), aloft) is None)

    def path(self, way: Way) -> tuple[Square, ...]:
        """The squares that lead there."""
        return tuple(squares.way(way.to, self.reached[way.mode])[1:])

    def end(self, way: Way) -> int:
        """How it faces there."""
        return routes.facing_at_end(self.field, routes.in_the_air(self.unit), self.path(way), way.mode)

    def variants(self, way: Way) -> Iterator[forms.March]:
        """Every order to a square: just there; of a flyer landed or in the air; upon each enemy whom it has in front there, or
        whom it may turn to."""
        for aloft in way.heights:
            plain = forms.March((self.unit.id,), to=way.to, land=None if aloft == self.unit.aloft else not aloft)
            found = [msgspec.structs.replace(plain, then=then, charge=foe.id) for foe, then in self.foes(way, aloft)]
            yield plain
            yield from found

    def able_to_charge(self) -> list[Piece]:
        """MB-CHG-01  Enemies whom it has not met yet, if it may charge at all."""
        if self.unit.broken or why_not_act(self.unit):
            return []
        return [enemy for enemy in enemies(self.field, self.unit) if pair(self.unit.id, enemy.id) not in self.met]

    def foes(self, way: Way, aloft: bool) -> Iterator[tuple[Piece, int | None]]:
        """MB-CHG-01  Enemies whom it would come upon there, each with the facing to which it must turn, if any."""
        for enemy in self.beside.get(way.to, ()):
            there = msgspec.structs.replace(self.unit, at=way.to, facing=self.end(way), aloft=aloft)
            if self.is_upon(there, enemy):
                yield enemy, None
            elif routes.turns_freely(self.field, self.unit):
                turned = [msgspec.structs.replace(there, facing=facing) for facing in facings(self.field)]
                fit = [one.facing for one in turned if self.is_upon(one, enemy)]
                if fit:
                    yield enemy, min(fit, key=lambda way_: (squares.step(way.to, way_) != enemy.at, way_))

    def is_upon(self, there: Unit, enemy: Piece) -> bool:
        return has_in_front(there, enemy) and may_strike(self.field, there, enemy)

    def why_not(self, at: Square) -> No:
        """MB-MOVE-06, MB-MOVE-05, MB-MOVE-03, MB-BOARD-09  Why it cannot go to a square: an enemy there, an enemy's zone on the
        way, its facing, or what the rules say of an order to go there; at last that somebody who goes after it ends there."""
        unit, (x, y) = self.unit.id, at
        if any(enemy.at == at for enemy in enemies(self.field, self.unit)):
            return no("MB-MOVE-06", "enemy-there", unit=unit, x=x, y=y)
        if found := self.way_without_zones(at):
            stop = next((one for one in found[1:-1] if one in self.ways.zones), None)
            if stop is not None:
                return no("MB-MOVE-05", "stops-before-the-enemy", unit=unit, x=stop[0], y=stop[1])
        elif self.way_without_zones(at, AROUND):
            return no("MB-MOVE-03", "not-that-way", unit=unit, x=x, y=y)
        planned = routes.plan(self.field, self.unit, forms.March((unit,), to=at))
        return planned if isinstance(planned, No) else no("MB-BOARD-09", "occupied", unit=unit, x=x, y=y)

    def way_without_zones(self, at: Square, directions: tuple[int, ...] = ()) -> list[Square]:
        """How it would go there if no enemy stopped it, and perhaps in other directions than its own; empty: not at all."""
        ways = routes.Ways(self.field, routes.in_the_air(self.unit))
        ways.zones = set()
        for mode in routes.modes(self.field, self.unit):
            ways.directions[mode] = directions or ways.directions[mode]
            if at in (found := ways.reach(mode)):
                return squares.way(at, found)
        return []

    def stops(self, at: Square) -> list[str]:
        """MB-MOVE-05  In whose zones it would stand."""
        return [] if self.ways.flying and self.unit.aloft else [id for id, zone_ in self.zones.items() if at in zone_]


def later(it: Picking, before: list[forms.March], after: list[str]) -> Iterator[Square]:
    """Where the units stand at last that are ordered after it."""
    column = Column(it.seen)
    for march in before:
        column.why_not(march)
    for one in ordered.orders(it.ask, "\n".join(after)):
        for march in one.things:
            if column.why_not(march) is None and routes.is_way(march):
                yield from (column.field.own[id].at for id in march.units)


# ---- picked ----------------------------------------------------------------------------------------------------------------
def picked(it: Picking, at: Square | None) -> Picked:
    """A unit, or a square to which it may go; of another square why it may not."""
    ground = Ground(it)
    refused = routes.why_not_now(ground.field, ground.unit, forms.March((it.id,), ahead=1))
    reach = ground.reach() if refused is None else {}
    if at is not None and at in reach:
        return there(it, ground, reach[at])
    if at is not None and at != ground.unit.at:
        refused = refused or ground.why_not(at)
    return around(it, ground, reach, [it.words.refusal(refused)] if refused else [])


def around(it: Picking, ground: Ground, reach: dict[Square, Way], says: list[str]) -> Picked:
    """All that it can do: its reach, its turns where it stands or where its order leads, and to stay."""
    choices: list[Pickable] = []
    it.drawn.zones([at for zone_ in ground.zones.values() for at in zone_])
    goes = {march.to for order in it.mine for march in ordered.things_for(order, it.id)}
    for way in sorted(reach.values(), key=lambda way: (way.cost, way.to)):
        several = list(ground.variants(way))
        stops = ground.stops(way.to)
        meets = any(march.charge for march in several)
        draw = partial(it.drawn.reach, at=way.to, cost=way.cost, stops=bool(stops), meets=meets)
        opens = f"{it.id} {square(way.to)}" if len(several) > 1 else ""
        choice = it.choice(forms.Moves(moves=(several[0],)), cost(it, ground, way, several), "squares", opens, draw)
        choices.append(msgspec.structs.replace(choice, chosen=way.to in goes))
    for march, at, facing in turns(it, ground, reach):
        draw = partial(it.drawn.handle, at=at, way=facing)
        choices.append(it.choice(forms.Moves(moves=(march,)), group="turns", draw=draw))
    for march in (forms.March((it.id,)), forms.March((it.id,), off=True), *heights(it, ground)):
        if not isinstance(routes.plan(ground.field, ground.unit, march), No):
            choices.append(it.choice(forms.Moves(moves=(march,))))
    signs = [str(it.words.text("picks-signs"))] if reach else []
    return it.shown("", [*says, *signs], choices)


def heights(it: Picking, ground: Ground) -> list[forms.March]:
    """Of a flyer: into the air, or down, where it is."""
    return [forms.March((it.id,), land=ground.unit.aloft)] if ground.unit.flyer else []


def turns(it: Picking, ground: Ground, reach: dict[Square, Way]) -> Iterator[tuple[forms.March, Square, int]]:
    """MB-MOVE-01  Every other facing: where it stands, or for who turns freely where its order leads."""
    stands = [march for one in it.mine for march in ordered.things_for(one, it.id)]
    goes = stands[-1] if stands and stands[-1].to in reach else None
    free = goes is not None and routes.turns_freely(ground.field, ground.unit)
    at, now = ground.unit.at, ground.unit.facing
    if stands and stands[-1].turn is not None:
        now = stands[-1].turn
    if goes is not None and free:
        at, now = goes.to, ground.end(reach[goes.to]) if goes.then is None else goes.then
    for way in others_about(ground.field, now):
        march = msgspec.structs.replace(goes, then=way) if goes is not None and free else forms.March((it.id,), turn=way)
        as_it_stands = at == ground.unit.at and way == ground.unit.facing
        if not as_it_stands and not isinstance(routes.plan(ground.field, ground.unit, march), No):
            yield march, at, way


def there(it: Picking, ground: Ground, way: Way) -> Picked:
    """A square: the way to it, and each order that leads there, attacks with their odds."""
    it.drawn.way((ground.unit.at, *ground.path(way)))
    choices = []
    several = list(ground.variants(way))
    for march in several:
        found = odds_declared(it.seen, it.ask, forms.Moves("hold", (*ground.before, march))) if march.charge else []
        found = [one for one in found if it.id in (one.unit, one.target)]
        odds = [f"{one.unit}: {prospects.short(one.odds, it.words)}" for one in found]
        it.foreseen += found
        choices.append(it.choice(forms.Moves(moves=(march,)), "; ".join(odds)))
    return it.shown(square(way.to), [cost(it, ground, way, several)], choices, it.id)


def cost(it: Picking, ground: Ground, way: Way, several: list[forms.March]) -> str:
    """What a way costs and leads to, in words: many squares have the same."""
    stops = tuple(ground.stops(way.to))
    met = tuple(dict.fromkeys(march.charge for march in several if march.charge))
    key = way.cost, way.mode, stops, met
    if key not in ground.said:
        ground.said[key] = str(it.words.text(
            "picks-cost", cost=half(it, way.cost), allowance=half(it, ground.ways.allowance), back=way.mode == "back",
            zones=", ".join(stops), stops=len(stops), met=", ".join(met), meets=len(met),
        ))  # fmt: skip
    return ground.said[key]


def half(it: Picking, half_squares: int) -> str:
    """Half squares in squares."""
    return str(it.words.number(half_squares / 2))
