"""A side's form filled by picking on the board: what a unit can be ordered, with what it costs and leads to, and the line for it.

All of it is made from the viewer's own view by the rules that read the form: what is offered stands, if the orders before it do.
What is picked is a unit ("A3"), a square after it ("A3 10,11"), or a spell and perhaps its aim ("A1 fireball 12,20").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from montjoy.core.capabilities import Pickable, Picked
from montjoy.core.effects import No
from montjoy.games.massbattle.carpet.questions import HowMany
from montjoy.games.massbattle.model.pieces import Piece
from montjoy.games.massbattle.model.queries import in_play
from montjoy.games.massbattle.protocol import forms, language, questions
from montjoy.games.massbattle.rules import melee, missiles
from montjoy.games.massbattle.rules.deployment import waiting, why_not_deploy
from montjoy.games.massbattle.rules.initiative import is_high
from montjoy.games.massbattle.rules.lasting import why_not_order
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import offered, ordered, picks_casting, picks_moves
from montjoy.games.massbattle.ui.picks_unit import Picking, others_about, standing
from montjoy.grids.squares import Square, rectangle

PLANS: Final = False                                         # what is ordered is drawn while orders are picked
FORWARD: Final = (0, 4)                                      # how a side stands if nobody says otherwise


def units(seen: Seen, asked: Any) -> list[str]:
    """One's own that stand on the board, or wait to be placed."""
    match asked.ask:
        case questions.Deploy() | questions.PlaceOne():
            return [unit.id for unit in waiting(seen.own.values(), seen.viewer)]
        case questions.TakeStances():
            return [unit.id for unit in seen.mine.values() if unit.in_play and is_high(seen, unit)]
        case questions.Rally():
            return [unit.id for unit in seen.mine.values() if unit.in_play and unit.broken]
        case questions.AnyTime() | HowMany():
            return []
    return [unit.id for unit in seen.mine.values() if unit.in_play]


def example(seen: Seen, asked: Any, words: Any) -> str:
    """None: the form has a guide of ready lines."""
    return ""


def put(seen: Seen, asked: Any, text: str, line: str) -> str:
    """An order of a choice put into the text of a form."""
    return ordered.put(asked.ask, text, line)


def added(seen: Seen, asked: Any, text: str, also: str) -> str:
    """MB-BOARD-10  Whoever the text places stays there, and all others are placed about them; one that is placed alone, and what
    all do that are not named, goes below."""
    if isinstance(asked.ask, questions.Deploy):
        found = [placed for one in ordered.orders(asked.ask, text) for placed in one.things]
        also = "\n".join(language.lines(offered.deployment(seen, asked.ask, found)))
    if isinstance(asked.ask, questions.PlaceOne):
        return put(seen, asked, text, also)
    return "\n".join(filter(None, (text.rstrip("\n"), also)))


def picks(seen: Seen, asked: Any, text: str, at: str, words: Any) -> Picked | None:
    """What can be ordered of a unit, or of all together where none is picked."""
    unit, _, rest = at.strip().partition(" ")
    able = units(seen, asked)
    if not able:
        return None
    if not unit:
        return every(seen, asked, text, able, words)
    if unit.upper() not in able:
        return None
    return of_one(Picking(seen, asked.ask, text, unit.upper(), words), rest.strip())


def every(seen: Seen, asked: Any, text: str, able: Sequence[str], words: Any) -> Picked:
    """All that can be picked, each with what is ordered of it so far."""
    found = list(ordered.orders(asked.ask, text))
    choices = []
    for id in able:
        said = ordered.text_of(asked.ask, ordered.of_unit(found, id), id, words.lang)
        choices.append(Pickable(str(words.name(id)), more=said or str(words.text("picks-nothing-yet")), opens=id))
    return Picked("", (str(words.text("picks-all")),), tuple(choices), standing(seen, asked.ask, found))


# ---- one unit ----------------------------------------------------------------------------------------------------------------
def of_one(it: Picking, rest: str) -> Picked:
    """What can be ordered of it, by the question that is asked."""
    if it.unit.in_play and (refused := why_not_order(it.unit)):
        return it.shown("", [it.words.refusal(refused)], ())
    at = picks_casting.square_of(rest)
    match it.ask:
        case questions.Deploy() | questions.PlaceOne():
            return it.shown("", refused_there(it, at), [*places(it)])
        case questions.Shoot() if rest and at is None:
            return picks_casting.aimed(it, rest)
        case questions.Move():
            return picks_moves.picked(it, at)
    casts = [cast for order in it.mine if order.field == "spells" for cast in order.things if cast.square is not None]
    for cast in casts:
        it.drawn.area(picks_casting.area(it.seen, cast))
    says = [picks_casting.said_of(it.seen, cast, it.words) for cast in casts]
    return it.shown("", [*refused_there(it, at), *says], [*plain(it)])


def refused_there(it: Picking, at: Square | None) -> list[str]:
    """Why it is not placed on a square to which somebody points, or does not attack whom he sees there."""
    refused: list[No | None] = []
    match it.ask:
        case _ if at is None:
            pass
        case questions.Deploy() | questions.PlaceOne():
            others, facing = others_placed(it), FORWARD[it.seen.side]
            refused = [why_not_stand(it, (*others, forms.Placed(it.id, at, facing)))]
        case questions.Shoot() | questions.ShootAgain():
            phase = missiles.FIRST if isinstance(it.ask, questions.Shoot) else missiles.SECOND
            refused = [missiles.why_not_shoot(it.seen, it.unit, foe, phase) for foe in foes_at(it, at)]
        case questions.Fight():
            refused = [melee.why_not_fight(it.seen, it.unit, foe) for foe in foes_at(it, at)]
    return [it.words.refusal(one) for one in refused if one]


def foes_at(it: Picking, at: Square) -> list[Piece]:
    return [piece for piece in in_play(it.seen, 1 - it.seen.side) if piece.at == at]


def plain(it: Picking) -> Iterator[Pickable]:
    """Orders that need no second look."""
    match it.ask:
        case questions.TakeStances():
            yield it.choice(forms.Stances((it.id,)))
        case questions.Shoot() | questions.ShootAgain():
            yield from shots(it, missiles.FIRST if isinstance(it.ask, questions.Shoot) else missiles.SECOND)
            yield it.choice(forms.Volley(hold=(it.id,)))
            if isinstance(it.ask, questions.Shoot):
                yield from picks_casting.arts(it)
        case questions.Fight():
            for foe in melee.foes(it.seen, it.unit):
                odds = it.odds(foe, "melee")
                blow = forms.Fights(attacks=(forms.Shot(it.id, foe.id),))
                yield it.choice(blow, odds, draw=it.ring(foe))
            yield it.choice(forms.Fights(hold=(it.id,)))
        case questions.Rally():
            yield it.choice(forms.Rallies((it.id,)))


def shots(it: Picking, phase: int) -> Iterator[Pickable]:
    """Every target, the nearest first: all that it has to shoot at the one, or each shot at another."""
    near = missiles.nearest_first(it.seen, it.unit, phase)
    n = missiles.shots_left(it.seen, it.unit, phase)
    for target in near:
        odds = it.odds(target, "missile", n)
        volley = forms.Volley(shots=(forms.Shot(it.id, target.id),) * n)
        yield it.choice(volley, odds, draw=it.ring(target))
    if n > 1:
        pairs = ((a, b) for i, a in enumerate(near) for b in near[i + 1 :])
        for a, b in pairs:
            yield it.choice(forms.Volley(shots=(forms.Shot(it.id, a.id), forms.Shot(it.id, b.id))))


def places(it: Picking) -> Iterator[Pickable]:
    """MB-BOARD-10  Every free square in the own rows, and for a unit that is placed the ways it may face."""
    others = others_placed(it)
    mine = next((placed for one in it.mine for placed in one.things if placed.unit == it.id), None)
    low, high = it.seen.sides[it.seen.side].rows
    facing = mine.facing if mine else FORWARD[it.seen.side]
    for at in rectangle((0, low), (it.seen.board.width - 1, high)):
        placed = forms.Placed(it.id, at, facing)
        if stands(it, (*others, placed)):
            yield it.choice(forms.Deployment((placed,)), group="squares", draw=partial(it.drawn.place, at=at))
    if mine:
        for way in others_about(it.seen, facing):
            turned = forms.Placed(it.id, mine.at, way)
            if stands(it, (*others, turned)):
                drawn = partial(it.drawn.handle, at=mine.at, way=way)
                yield it.choice(forms.Deployment((turned,)), group="turns", draw=drawn)


def others_placed(it: Picking) -> tuple[forms.Placed, ...]:
    """Where the text places others; none where one unit is placed alone."""
    others: tuple[forms.Placed, ...] = ()
    alone = isinstance(it.ask, questions.PlaceOne)
    for placed in [placed for one in it.found for placed in one.things if placed.unit != it.id and not alone]:
        others += (placed,) if stands(it, (*others, placed)) else ()
    return others


def stands(it: Picking, placed: tuple[forms.Placed, ...]) -> bool:
    """Where the others stand as well."""
    return why_not_stand(it, placed) is None


def why_not_stand(it: Picking, placed: tuple[forms.Placed, ...]) -> No | None:
    """MB-BOARD-10  Why they cannot all be placed so."""
    wait = waiting(it.seen.own.values(), it.seen.viewer)
    return why_not_deploy(it.seen, wait, it.seen.sides[it.seen.side].rows, forms.Deployment(placed))
