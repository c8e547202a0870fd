"""Forms filled at random, for the suite: legal by the same predicates, with some nonsense left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from montjoy.core.game import Luck
from montjoy.games.massbattle.carpet.points import Points
from montjoy.games.massbattle.carpet.questions import HowMany
from montjoy.games.massbattle.model.board import is_on
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.spells import BREATH
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules import melee, missiles, routes, spells, validation
from montjoy.games.massbattle.rules.deployment import waiting
from montjoy.games.massbattle.rules.ground import facings
from montjoy.games.massbattle.rules.initiative import is_high
from montjoy.games.massbattle.seen.view import Seen
from montjoy.grids import squares

TRIES = 3
RARELY: Final = 40                                          # one concession in so many
ALONG: Final = (None, *range(8))
T = TypeVar("T")


def random_form(seen: Seen, asked: Any, luck: Luck) -> Any:
    """A form for a question, at random."""
    match asked.ask:
        case questions.Deploy() | questions.PlaceOne():
            return random_deployment(seen, asked.ask, luck)
        case questions.TakeStances():
            return forms.Stances(tuple(u.id for u in seen.mine.values() if is_high(seen, u) and luck.below(2)))
        case questions.Shoot():
            return random_volley(seen, luck, missiles.FIRST)
        case questions.ShootAgain():
            return random_volley(seen, luck, missiles.SECOND)
        case questions.Move():
            return random_moves(seen, luck)
        case questions.Fight():
            return random_fights(seen, luck)
        case questions.Rally():
            return forms.Rallies(tuple(u.id for u in seen.mine.values() if u.broken and u.in_play and not luck.below(8)))
        case questions.AnyTime():
            return forms.Concession(not luck.below(RARELY))
        case HowMany(most=most):
            return Points(luck.below(most + 1))
    return None


def random_deployment(seen: Seen, ask: Any, luck: Luck) -> forms.Deployment:
    low, high = seen.sides[seen.side].rows
    placed: list[forms.Placed] = []
    for unit in waiting(seen.own.values(), seen.viewer):
        at = luck.below(seen.board.width), low + luck.below(high - low + 1)
        some = forms.Placed(unit.id, at, facings(seen)[luck.below(len(facings(seen)))])
        if validation.why_not(seen, ask, forms.Deployment((*placed, some))) is None:
            placed.append(some)
    return forms.Deployment(tuple(placed))


def random_volley(seen: Seen, luck: Luck, phase: int) -> forms.Volley:
    shots = []
    for unit in seen.mine.values():
        found = missiles.targets(seen, unit, phase) if unit.in_play and not unit.confused else []
        if found and luck.below(2):
            shots.append(forms.Shot(unit.id, found[luck.below(len(found))].id))
    casts = random_casts(seen, luck) if phase == missiles.FIRST else ()
    breathing = {cast.unit for cast in casts if cast.spell == BREATH}
    return forms.Volley("nearest" if luck.below(3) else "hold", tuple(s for s in shots if s.unit not in breathing), casts)


def random_casts(seen: Seen, luck: Luck) -> tuple[forms.Cast, ...]:
    """Any spell or breath of any caster, at any unit or at a square near one."""
    casts = []
    for unit in seen.mine.values():
        found = list(spells.possible(seen, unit)) if luck.below(4) else []
        if not found:
            continue
        spell = among(sorted({cast.spell for cast in found}), luck)
        cast = among([cast for cast in found if cast.spell == spell], luck)
        near = squares.disc(cast.square or seen.pieces[cast.target].at, 4)
        square = among([s for s in near if is_on(seen.board, s)], luck)
        aside = forms.Cast(unit.id, spell, square=square, along=among(ALONG, luck))
        casts.append(aside if luck.below(2) and spells.why_not_cast(seen, unit, aside) is None else cast)
    return tuple(casts)


def among(found: Sequence[T], luck: Luck) -> T:
    return found[luck.below(len(found))]


def random_moves(seen: Seen, luck: Luck) -> forms.Moves:
    moves: list[forms.March] = []
    column = validation.Column(seen)
    for unit in seen.mine.values():
        if not unit.in_play or unit.confused or not luck.below(3):
            continue
        for _ in range(TRIES):
            march = random_march(seen, unit, luck)
            if column.why_not(march) is None:
                moves.append(march)
                break
    return forms.Moves("advance" if luck.below(3) else "hold", tuple(moves))


def random_march(seen: Seen, unit: Unit, luck: Luck) -> forms.March:
    facing = facings(seen)[luck.below(len(facings(seen)))]
    land = bool(luck.below(2)) if unit.flyer else None
    match luck.below(6):
        case 0:
            return forms.March((unit.id,), turn=facing)
        case 1:
            return forms.March((unit.id,), ahead=1 + luck.below(6), land=land)
        case 2:
            return forms.March((unit.id,), back=1 + luck.below(4), land=land)
        case 3:
            return forms.March((unit.id,), to=somewhere(seen, unit, luck), land=land)
        case 4 if routes.turns_freely(seen, unit):
            return forms.March((unit.id,), turn=facing, ahead=1 + luck.below(4), then=facing, land=land)
        case _:
            if not luck.below(20):
                return forms.March((unit.id,), off=True)
            return routes.advance(seen, unit) or forms.March((unit.id,))


def somewhere(seen: Seen, unit: Unit, luck: Luck) -> tuple[int, int]:
    """A square in reach, or any."""
    modes = routes.modes(seen, unit)
    found = list(routes.reachable(seen, routes.in_the_air(unit), modes[luck.below(len(modes))]))
    return found[luck.below(len(found))] if found else (luck.below(seen.board.width), luck.below(seen.board.height))


def random_fights(seen: Seen, luck: Luck) -> forms.Fights:
    attacks = []
    for unit in seen.mine.values():
        found = melee.foes(seen, unit) if unit.in_play and not unit.confused else []
        if found and luck.below(2):
            attacks.append(forms.Shot(unit.id, found[luck.below(len(found))].id))
    return forms.Fights("nearest" if luck.below(4) else "hold", tuple(attacks))


