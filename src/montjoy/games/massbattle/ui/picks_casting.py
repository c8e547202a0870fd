"""Spells and breath picked on the board: what is prepared, at whom or what it may be cast, and the area before it is cast."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import msgspec

from montjoy.core.capabilities import Pickable, Picked
from montjoy.games.massbattle.model.queries import in_play
from montjoy.games.massbattle.model.spells import BREATH
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.protocol.language import square
from montjoy.games.massbattle.rules import spells
from montjoy.games.massbattle.rules.areas import caught, covered, shape_of
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui.picks_unit import Picking
from montjoy.grids.squares import Square, distance, rectangle

WALL: Final = "wall_of_fire"
FEW: Final = 5                                               # squares that are named where nobody stands


def arts(it: Picking) -> Iterator[Pickable]:
    """What it has prepared, if it may use it now; each is looked at before it is cast."""
    if not spells.may_cast_any(it.seen, it.unit):
        return
    for spell, n in [*it.unit.spells.items(), (BREATH, it.unit.breaths)]:
        if n and any(can(it, cast) for cast in tried(it, spell)):
            left = str(it.words.text("picks-prepared", count=n))
            yield it.choice(forms.Volley(spells=(forms.Cast(it.id, spell),)), left, "spells", f"{it.id} {spell}")


def can(it: Picking, cast: forms.Cast) -> bool:
    return spells.why_not_cast(it.seen, it.unit, cast) is None


def tried(it: Picking, spell: str) -> Iterator[forms.Cast]:
    """All that a spell may be aimed at."""
    if spells.is_at_square(it.unit, forms.Cast(it.id, spell)):
        board = it.seen.board
        yield from (forms.Cast(it.id, spell, square=at) for at in rectangle((0, 0), (board.width - 1, board.height - 1)))
    else:
        yield from (forms.Cast(it.id, spell, target=piece.id) for piece in in_play(it.seen))


def aimed(it: Picking, rest: str) -> Picked:
    """A spell that is picked, and perhaps the square at which it is aimed."""
    spell, _, aim = rest.partition(" ")
    prepared = it.unit.breaths if spell == BREATH else it.unit.spells.get(spell, 0)
    if not prepared:
        return it.shown("", (), ())
    if not spells.is_at_square(it.unit, forms.Cast(it.id, spell)):
        return at_units(it, spell)
    at = square_of(aim)
    if at is not None and can(it, forms.Cast(it.id, spell, square=at)):
        return at_square(it, spell, at)
    return at_squares(it, spell)


def square_of(said: str) -> Square | None:
    """A square as it is written."""
    x, comma, y = said.partition(",")
    return (int(x), int(y)) if comma and x.isdecimal() and y.isdecimal() and len(said) < len("199,199x") else None


def at_units(it: Picking, spell: str) -> Picked:
    """The units at which it may be cast."""
    found = [cast for cast in tried(it, spell) if can(it, cast)]
    choices = [it.choice(forms.Volley(spells=(cast,)), draw=it.ring(it.seen.pieces[cast.target])) for cast in found]
    return it.shown(spell, (), choices, it.id)


def at_squares(it: Picking, spell: str) -> Picked:
    """The squares at which it may be aimed: those of units that it would reach are named, the others are picked on the board."""
    able = [cast.square for cast in tried(it, spell) if cast.square is not None and can(it, cast)]
    foes = [piece.at for piece in in_play(it.seen, 1 - it.seen.side)]
    taken = {piece.at for piece in in_play(it.seen)}
    near = sorted(able, key=lambda at: (min((distance(at, foe) for foe in foes), default=0), at))
    choices = []
    for at in [at for at in near if at in taken] or near[:FEW]:
        form = forms.Volley(spells=(forms.Cast(it.id, spell, square=at),))
        draw = partial(it.drawn.place, at=at)
        choices.append(it.choice(form, meets(it, spell, at), "", f"{it.id} {spell} {square(at)}", draw))
    it.drawn.aims(able)
    return it.shown(spell, [it.words.text("picks-aim")], choices, it.id)


def meets(it: Picking, spell: str, at: Square, along: int | None = None) -> str:
    """Whom an area would catch, as the board stands."""
    return said_of(it.seen, forms.Cast(it.id, spell, square=at, along=along), it.words)


def area(seen: Seen, cast: forms.Cast) -> tuple[Square, ...]:
    """The squares that a spell of one's own covers as it is ordered; none, if it cannot be cast so or is aimed at a unit."""
    unit = seen.mine.get(cast.unit)
    if unit is None or cast.square is None or spells.why_not_cast(seen, unit, cast) is not None:
        return ()
    return covered(seen, unit, cast, cast.square)


def said_of(seen: Seen, cast: forms.Cast, words: Any) -> str:
    """Whom it catches, those of the own side first."""
    found = caught(seen, area(seen, cast), cast.square) if cast.square is not None else []
    own, foes = ([piece.id for piece in found if (piece.side == seen.side) == ours] for ours in (True, False))
    return str(words.text("picks-catches", own=", ".join(own), owns=len(own), units=", ".join(foes), count=len(foes)))


def catches_own(seen: Seen, cast: forms.Cast) -> bool:
    """It falls on units of the own side."""
    return cast.square is not None and any(piece.side == seen.side for piece in caught(seen, area(seen, cast), cast.square))


def at_square(it: Picking, spell: str, at: Square) -> Picked:
    """The area that is aimed at a square; of a wall of fire each way that it may run."""
    ways = (None, *range(8)) if shape_of(it.unit, spell) == WALL else (None,)
    casts = [cast for way in ways if can(it, cast := forms.Cast(it.id, spell, square=at, along=way))]
    it.drawn.area(area(it.seen, casts[0]))
    choices = []
    for cast in casts:
        choices.append(it.choice(forms.Volley(spells=(cast,)), meets(it, spell, at, cast.along)))
    found = it.shown(f"{spell} {square(at)}", (), choices, f"{it.id} {spell}")
    return msgspec.structs.replace(found, only=choices[0].line) if len(choices) == 1 else found
