"""A commander of plain sense, who says little: what he does not say is done by `rest`.

A line with the bows behind it; who shoots better waits for the enemy, who does not goes to meet him; horse falls upon flanks and
rears; somebody holds what is to be held.  So few units are named in a round that a player could say it in a minute.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from montjoy.games.massbattle.bots import casting
from montjoy.games.massbattle.bots.look import Look, Onset, fire, power, shoots, stays_out
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import contacts, distance, is_pinned
from montjoy.games.massbattle.model.troops import range_cm
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules import missiles, routes, validation
from montjoy.games.massbattle.rules.areas import is_dark
from montjoy.games.massbattle.rules.figures import added, within
from montjoy.games.massbattle.seen.estimate import as_unit
from montjoy.games.massbattle.seen.view import Seen
from montjoy.grids import squares
from montjoy.grids.squares import Square

TWENTY: Final = 20
NAMED: Final = {"move": 7, "shoot": 3, "again": 2}           # units of twenty that are named in a form; together at most twelve
ARCS: Final = {"front": 0, "flank": 1, "rear": 2}


def most(look: Look, what: str) -> int:
    """How many units are named in a form, at most: of twenty so many, of fewer in proportion, but one at least."""
    return max(1, NAMED[what] * len(look.mine) // TWENTY)


# ---- choices -----------------------------------------------------------------------------------------------------------------
def choice(look: Look) -> questions.Choices:
    """MB-INIT-02  Attack first; move first where somebody can charge now, else see what the enemy does."""
    near = any(look.may_charge(u, foe) for u in look.ours if not stays_out(u) and not u.broken for foe in look.foes)
    return questions.Choices("first" if near else "last", "first")


# ---- missiles ----------------------------------------------------------------------------------------------------------------
def volley(look: Look, phase: int) -> forms.Volley:
    """The nearest targets, but for those who have a much better one."""
    better = sorted(better_shots(look, phase), key=lambda found: (-found[0], found[1].unit))
    kept = [shot for _, shot in better[: most(look, "shoot" if phase == missiles.FIRST else "again")]]
    shots = [shot for shot in kept for _ in range(missiles.shots_left(look.known, look.seen.own[shot.unit], phase))]
    return forms.Volley("nearest", tuple(shots), casting.casts(look) if phase == missiles.FIRST else ())


def better_shots(look: Look, phase: int) -> Iterator[tuple[float, forms.Shot]]:
    """Shots at targets that are better than the nearest, and by how much."""
    for unit in look.mine:
        usual = missiles.nearest(look.known, unit, phase) if shoots(unit) else None
        if usual is None:
            continue
        best = max(missiles.targets(look.known, unit, phase), key=lambda t: (aptness(look, unit, t), t.id))
        gain = aptness(look, unit, best) - aptness(look, unit, usual)
        if gain > 0:
            yield gain, forms.Shot(unit.id, best.id)


def aptness(look: Look, unit: Unit, piece: Piece) -> float:
    """How good a target is: easy to hit, already hit, dangerous; not one that runs already."""
    target = as_unit(look.known, piece)
    plus = sum(n for _, n in added(look.known, unit, target, "missile"))
    open_to_harm = 6 * target.hit - 8 * target.broken
    return plus - target.row.armour_class + open_to_harm + min(6.0, power(target) / 5)


# ---- movement ----------------------------------------------------------------------------------------------------------------
def moves(look: Look) -> forms.Moves:
    """Whoever is named, in the order of what matters most; the rest waits or goes on."""
    rest: Literal["hold", "advance"] = "hold" if waits(look) else "advance"
    marches: dict[str, forms.March] = {}
    for march in wishes(look, rest):
        if len(marches) >= most(look, "move"):
            break
        marches.setdefault(march.units[0], march)
    return lawful(look.seen, rest, list(marches.values()))


def lawful(seen: Seen, rest: Literal["hold", "advance"], marches: Sequence[forms.March]) -> forms.Moves:
    """The marches in their order, without those that cannot be done once others have been."""
    column = validation.Column(seen)
    return forms.Moves(rest, tuple(march for march in marches if column.why_not(march) is None))


def waits(look: Look) -> bool:
    """Who shoots better lets the enemy come, as long as he comes and time does not run against us."""
    ours, theirs = sum(map(fire, look.ours)), sum(map(fire, look.foes))
    near = any(look.may_charge(u, foe) for u in look.ours if not stays_out(u) and not u.broken for foe in look.foes)
    return ours > theirs and not near and not is_late(look)


def wishes(look: Look, rest: str) -> Iterator[forms.March]:
    """Marches that somebody should make, the most important first."""
    yield from to_hold(look, rest)
    yield from onsets(look)
    yield from closer(look)


def to_hold(look: Look, rest: str) -> Iterator[forms.March]:
    """MB-END-04  Somebody goes to what is to be held, and stays there."""
    places = look.seen.board.objectives
    if not places:
        return
    there = [u for u in look.mine if u.at in places and not u.broken]
    if there:
        if rest == "advance" and not contacts(look.known, there[0]):
            yield forms.March((there[0].id,))
        return
    able = [u for u in look.mine if not u.broken and not u.row.has("caster") and not is_pinned(look.known, u)]
    for unit in sorted(able, key=lambda u: (far_from(u.at, places), u.id))[: 4 if is_late(look) else 1]:
        reach = look.reach(unit)
        goal = min(reach, key=lambda s: (far_from(s, places), reach[s].cost, s))
        if goal != unit.at:
            yield forms.March((unit.id,), to=goal)
        elif (facing := routes.towards(look.known, unit.at, places[0])) != unit.facing:
            yield forms.March((unit.id,), turn=facing)


def far_from(square: Square, places: Sequence[Square]) -> int:
    """How far the nearest of some squares is."""
    return min(squares.distance(square, place) for place in places)


def is_late(look: Look) -> bool:
    """The last third of the rounds has begun."""
    return look.seen.round * 3 > 2 * (look.seen.options.round_limit or TWENTY)


def onsets(look: Look) -> Iterator[forms.March]:
    """Onto a flank or a rear, the worst blow first; no two on the same square."""
    found: list[Onset] = []
    for unit in look.mine:
        near = [foe for foe in look.foes if look.may_charge(unit, foe)]
        if not near or stays_out(unit) or unit.broken or unit.moved or is_pinned(look.known, unit):
            continue
        ways = [way for way in look.onsets(unit, look.reach(unit)) if ARCS[way.arc]]
        found += sorted(ways, key=lambda way: (-ARCS[way.arc], way.enemy.broken, way.cost, way.to))[:3]
    gone: set[str] = set()
    squares_: set[Square] = set()
    for way in sorted(found, key=lambda way: (-ARCS[way.arc] * power(way.unit), way.enemy.broken, way.unit.id, way.cost, way.to)):
        if way.unit.id not in gone and way.to not in squares_:
            gone.add(way.unit.id)
            squares_.add(way.to)
            yield march_of(look, way)


def march_of(look: Look, way: Onset) -> forms.March:
    """An onset as it is ordered."""
    then = way.facing if way.facing != way.unit.facing or way.unit.mounted or way.unit.flyer else None
    return forms.March((way.unit.id,), to=way.to, then=then, charge=way.enemy.id, land=True if way.unit.flyer else None)


def closer(look: Look) -> Iterator[forms.March]:
    """Bows that reach nobody go on until they do, if they see the enemy before them."""
    for unit in sorted(look.mine, key=lambda u: (-fire(u), u.id)):
        if unit.missile is None or unit.broken or unit.moved or is_pinned(look.known, unit):
            continue
        reached = range_cm(unit.missile, look.seen.options)
        foe = look.nearest(unit)
        if foe is None or (within(look.known, unit, foe, reached) and not is_dark(look.known, unit.at, foe.at)):
            continue
        reach = look.reach(unit)
        goal = min(reach, key=lambda s: (squares.distance(s, foe.at), reach[s].cost, s))
        if squares.distance(goal, foe.at) < distance(unit, foe):
            yield forms.March((unit.id,), to=goal)


# ---- counted ------------------------------------------------------------------------------------------------------------------
def decisions(form: Any) -> int:
    """How many units a form names: each of them does otherwise than `rest` says."""
    units: set[str] = set()
    match form:
        case forms.Volley():
            units = {s.unit for s in form.shots} | {c.unit for c in form.spells} | set(form.hold)
        case forms.Moves():
            units = {id for march in form.moves for id in march.units}
        case forms.Fights():
            units = {a.unit for a in form.attacks} | set(form.hold)
        case forms.Stances():
            units = set(form.defend)
        case forms.Rallies():
            units = set(form.decline)
    return len(units)


def shares(named: Sequence[int], units: Sequence[int]) -> list[float]:
    """Decisions of rounds, as many as they would be for twenty units."""
    return [TWENTY * n / max(1, of) for n, of in zip(named, units, strict=True)]
