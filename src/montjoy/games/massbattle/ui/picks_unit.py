"""A unit that is picked on the board: what the text says of it, its choices as they come, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from montjoy.core.capabilities import Pickable, Picked
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.rules.figures import How
from montjoy.games.massbattle.rules.forecast import Foreseen, Prospect
from montjoy.games.massbattle.rules.ground import facings
from montjoy.games.massbattle.rules.validation import Column
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import ordered, picks_drawn, prospects, text
from montjoy.games.massbattle.ui.picks_drawn import Drawn
from montjoy.grids import squares
from montjoy.grids.squares import Square


def standing(seen: Seen, ask: Any, found: Sequence[ordered.Order], picked: str = "") -> str:
    """What is ordered so far, drawn."""
    return picks_drawn.orders(seen, found, Column(seen), picked)


def others_about(seen: Seen, facing: int) -> list[int]:
    """MB-BOARD-03  The other facings that there are, clockwise from this one."""
    return [way for eighths in range(1, 8) if (way := squares.turn(facing, eighths)) in facings(seen)]


class Picking:
    """A unit that is picked, with what the text says of it and of the others."""

    def __init__(self, seen: Seen, ask: Any, text: str, id: str, words: Any) -> None:
        self.seen, self.ask, self.text, self.id, self.words = seen, ask, text, id, words
        self.unit: Unit = seen.mine[id]
        self.found = list(ordered.orders(ask, text))
        self.mine = ordered.of_unit(self.found, id)
        self.drawn = Drawn(seen.board)
        self.count = 0
        self.foreseen: list[Foreseen] = []

    @cached_property
    def stands(self) -> set[str]:
        """What the text says of it, line by line."""
        return {ordered.text_of(self.ask, [order], self.id, self.words.lang) for order in self.mine}

    @cached_property
    def prospect(self) -> Prospect:
        return Prospect(self.seen)

    def odds(self, target: Piece, how: How, times: int = 1) -> str:
        """Whom it would attack, and the odds before it is ordered; and of all that is ordered at that target together, whose
        first hit does no harm (MB-ATK-07)."""
        self.foreseen.append(self.prospect.attack(self.id, target.id, how, times))
        odds = prospects.short(self.foreseen[-1].odds, self.words)
        others = [shot.unit for order in self.found if order.field in ("shots", "attacks") for shot in order.things
                  if shot.target == target.id and shot.unit != self.id and shot.unit in self.seen.mine]
        if others:
            attacks: list[tuple[str, How]] = [(unit, how) for unit in (*others, *[self.id] * times)]
            whole = prospects.short(self.prospect.all_on(target.id, attacks), self.words)
            odds = str(self.words.text("odds-with", alone=odds, units=", ".join(dict.fromkeys(others)), whole=whole))
        return str(self.words.text("odds-of", unit=self.words.name(target.id), odds=odds))

    def ring(self, target: Piece) -> Callable[[int], None]:
        return lambda number: self.drawn.target(number, self.unit.at, target.at)

    def choice(
        self, form: Any, more: str = "", group: str = "", opens: str = "", draw: Callable[[int], None] | None = None
    ) -> Pickable:
        """The next choice, an order that a form with nothing else says, and how it is drawn by its number."""
        if draw is not None:
            draw(self.count)
        self.count += 1
        line = ordered.line_of(form, self.words.lang)
        return Pickable(line, more, "" if opens else line, opens, group, line in self.stands)

    def shown(self, rest: str, says: Sequence[str], choices: Sequence[Pickable], back: str = "") -> Picked:
        """It is named, then what is ordered of it so far and what there is to know; at last its order may be taken back."""
        so_far = ordered.text_of(self.ask, self.mine, self.id, self.words.lang)
        name = text.sentence(self.words, self.unit) if self.unit.in_play else str(self.words.name(self.id))
        lines = [name, *([str(self.words.text("picks-so-far", orders=so_far))] if so_far else []), *map(str, says)]
        lines += prospects.guesses(self.foreseen, self.words)
        last = [Pickable(str(self.words.text("picks-take-back")), line=self.id)] if so_far and not rest else []
        if not choices and not says:
            lines.append(str(self.words.text("picks-none")))
        drawn = picks_drawn.whole(self.drawn, standing(self.seen, self.ask, self.found, self.id), self.where())
        return Picked(f"{self.id} {rest}".strip(), tuple(lines), (*choices, *last), drawn, back)

    def where(self) -> Square | None:
        return self.unit.at if self.unit.in_play else None
