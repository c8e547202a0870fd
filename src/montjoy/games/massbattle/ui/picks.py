"""A side's form filled by picking on the board: what a unit can be ordered, with what it costs and leads to, and the line for it.

All of it is made from the viewer's own view by the rules that read the form: what is offered stands, if the orders before it do.
What is picked is a unit ("A3"), a square after it ("A3 10,11"), or a spell and perhaps its aim ("A1 fireball 12,20").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import Any, Final

from montjoy.core.capabilities import Pickable, Picked
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import distance
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules import melee, missiles
from montjoy.games.massbattle.rules.deployment import waiting, why_not_deploy
from montjoy.games.massbattle.rules.forecast import Prospect
from montjoy.games.massbattle.rules.ground import facings
from montjoy.games.massbattle.rules.initiative import is_high
from montjoy.games.massbattle.rules.lasting import why_not_order
from montjoy.games.massbattle.rules.validation import Column
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import ordered, picks_casting, picks_drawn, picks_moves, prospects, text
from montjoy.games.massbattle.ui.picks_drawn import Drawn
from montjoy.grids.squares import Square, rectangle

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
        case questions.AnyTime():
            return []
    return [unit.id for unit in seen.mine.values() if unit.in_play]


def put(seen: Seen, asked: Any, text: str, line: str) -> str:
    """An order of a choice put into the text of a form."""
    return ordered.put(asked.ask, text, line)


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
    return Picking(seen, asked.ask, text, unit.upper(), words).picked(rest.strip())


def every(seen: Seen, asked: Any, text: str, able: Sequence[str], words: Any) -> Picked:
    """All that can be picked, each with what is ordered of it so far."""
    found = list(ordered.orders(asked.ask, text))
    choices = []
    for id in able:
        said = ordered.text_of(asked.ask, ordered.of_unit(found, id), id, words.lang)
        choices.append(Pickable(str(words.name(id)), more=said or str(words.text("picks-nothing-yet")), opens=id))
    return Picked("", (str(words.text("picks-all")),), tuple(choices), standing(seen, asked.ask, found))


def standing(seen: Seen, ask: Any, found: Sequence[ordered.Order], picked: str = "") -> str:
    """What is ordered so far, drawn."""
    return picks_drawn.orders(seen, found, Column(seen), picked)


class Picking:
    """A unit that is picked, with what the text says of it and of the others."""

    def __init__(self, seen: Seen, ask: Any, text: str, id: str, words: Any) -> None:
        self.seen, self.ask, self.text, self.id, self.words = seen, ask, text, id, words
        self.unit: Unit = seen.mine[id]
        self.found = list(ordered.orders(ask, text))
        self.mine = ordered.of_unit(self.found, id)
        self.drawn = Drawn(seen.board)
        self.count = 0

    @cached_property
    def prospect(self) -> Prospect:
        return Prospect(self.seen)

    def picked(self, rest: str) -> Picked:
        """What can be ordered of it, by the question that is asked."""
        if self.unit.in_play and (refused := why_not_order(self.unit)):
            return self.shown("", [self.words.refusal(refused)], ())
        match self.ask:
            case questions.Deploy() | questions.PlaceOne():
                return self.shown("", (), [*self.places()])
            case questions.Shoot() if rest:
                return picks_casting.aimed(self, rest)
            case questions.Move():
                return picks_moves.picked(self, rest)
        return self.shown("", (), [*self.plain()])

    def plain(self) -> Iterator[Pickable]:
        """Orders that need no second look."""
        match self.ask:
            case questions.TakeStances():
                yield self.choice(forms.Stances((self.id,)))
            case questions.Shoot() | questions.ShootAgain():
                yield from self.shots(missiles.FIRST if isinstance(self.ask, questions.Shoot) else missiles.SECOND)
                yield self.choice(forms.Volley(hold=(self.id,)))
                if isinstance(self.ask, questions.Shoot):
                    yield from picks_casting.arts(self)
            case questions.Fight():
                for foe in melee.foes(self.seen, self.unit):
                    odds = prospects.short(self.prospect.attack(self.id, foe.id, "melee").odds, self.words)
                    blow = forms.Fights(attacks=(forms.Shot(self.id, foe.id),))
                    yield self.choice(blow, odds, draw=self.ring(foe))
                yield self.choice(forms.Fights(hold=(self.id,)))
            case questions.Rally():
                yield self.choice(forms.Rallies((self.id,)))

    # ---- shots ----
    def shots(self, phase: int) -> Iterator[Pickable]:
        """Every target, the nearest first: all that it has to shoot at the one, or each shot at another."""
        able = missiles.targets(self.seen, self.unit, phase)
        near = sorted(able, key=lambda target: (distance(self.unit, target), target.id))
        n = missiles.shots_left(self.seen, self.unit, phase)
        for target in near:
            odds = prospects.short(self.prospect.attack(self.id, target.id, "missile", n).odds, self.words)
            volley = forms.Volley(shots=(forms.Shot(self.id, target.id),) * n)
            yield self.choice(volley, odds, draw=self.ring(target))
        if n > 1:
            pairs = ((a, b) for i, a in enumerate(near) for b in near[i + 1 :])
            for a, b in pairs:
                shots = (forms.Shot(self.id, a.id), forms.Shot(self.id, b.id))
                yield self.choice(forms.Volley(shots=shots))

    def ring(self, target: Piece) -> Callable[[int], None]:
        return lambda number: self.drawn.target(number, self.unit.at, target.at)

    # ---- deployment ----
    def places(self) -> Iterator[Pickable]:
        """MB-BOARD-10  Every free square in the own rows, and for a unit that is placed the ways it may face."""
        others: tuple[forms.Placed, ...] = ()
        for placed in [placed for one in self.found for placed in one.things if placed.unit != self.id and not self.alone]:
            others += (placed,) if self.stands((*others, placed)) else ()
        mine = next((placed for one in self.mine for placed in one.things if placed.unit == self.id), None)
        low, high = self.seen.sides[self.seen.side].rows
        facing = mine.facing if mine else FORWARD[self.seen.side]
        for at in rectangle((0, low), (self.seen.board.width - 1, high)):
            placed = forms.Placed(self.id, at, facing)
            if self.stands((*others, placed)):
                yield self.choice(forms.Deployment((placed,)), group="squares", draw=partial(self.drawn.place, at=at))
        if mine:
            for way in facings(self.seen):
                turned = forms.Placed(self.id, mine.at, way)
                if way != facing and self.stands((*others, turned)):
                    drawn = partial(self.drawn.handle, at=mine.at, way=way)
                    yield self.choice(forms.Deployment((turned,)), group="turns", draw=drawn)

    @property
    def alone(self) -> bool:
        return isinstance(self.ask, questions.PlaceOne)

    def stands(self, placed: tuple[forms.Placed, ...]) -> bool:
        """Where the others stand as well."""
        wait = waiting(self.seen.own.values(), self.seen.viewer)
        return why_not_deploy(self.seen, wait, self.seen.sides[self.seen.side].rows, forms.Deployment(placed)) is None

    # ---- as it is shown ----
    def choice(
        self, form: Any, more: str = "", group: str = "", opens: str = "", draw: Callable[[int], None] | None = None
    ) -> Pickable:
        """The next choice, an order that a form with nothing else says, and how it is drawn by its number."""
        if draw is not None:
            draw(self.count)
        self.count += 1
        line = ordered.line_of(form, self.words.lang)
        return Pickable(line, more, "" if opens else line, opens, group)

    def shown(self, rest: str, says: Sequence[str], choices: Sequence[Pickable], back: str = "") -> Picked:
        """It is named, then what is ordered of it so far and what there is to know; at last its order may be taken back."""
        so_far = ordered.text_of(self.ask, self.mine, self.id, self.words.lang)
        name = text.sentence(self.words, self.unit) if self.unit.in_play else str(self.words.name(self.id))
        lines = [name, *([str(self.words.text("picks-so-far", orders=so_far))] if so_far else []), *map(str, says)]
        last = [Pickable(str(self.words.text("picks-take-back")), line=self.id)] if so_far and not rest else []
        if not choices and not says:
            lines.append(str(self.words.text("picks-none")))
        drawn = picks_drawn.whole(self.drawn, standing(self.seen, self.ask, self.found, self.id), self.where())
        return Picked(f"{self.id} {rest}".strip(), tuple(lines), (*choices, *last), drawn, back)

    def where(self) -> Square | None:
        return self.unit.at if self.unit.in_play else None
