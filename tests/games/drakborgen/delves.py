"""Delves through a session, from the set-up: seats answer what they are asked, dice and cards are typed in.

    delve = Delve("H01", "H02", follow_under_portcullis=True)         red is player 1, in the tower 00; blue in 08
    delve.play(("red", Move("east")), cards={"DL-BASE-05": ["LT41"]})
    assert delve.told(GateFell)

Nothing sets the state by hand.  `play` goes on until all acts are done and somebody is asked something else, or to a mark.  Who
is asked anything that no act answers does what the game does for who is absent (it stays, declines, pays).  All dice and cards
must be used up; the sun does not move unless a face is typed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.squares import TOWERS
from montjoy.games.drakborgen.model.state import Hero, World
from montjoy.games.drakborgen.protocol import questions
from tests.games.drakborgen.board import SCENARIOS

SEED: Final = bytes(31) + b"\x07"
USUAL: Final = {"DL-BASE-14": 0}                             # the sun die
MOST: Final = 4000                                           # answers and dice

Act = tuple[str, Any]


class Delve:
    """A session with typed dice, after its set-up.  `own`: rows of the group's own, as in a scenario (`model/pack/lookup.py`);
    `opening`: further dice of the set-up."""

    def __init__(
        self, *heroes: str, own: str = "", towers: Sequence[str] = TOWERS, opening: Mapping[str, Sequence[int]] | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        scenario = msgspec.structs.replace(game.scenarios[SCENARIOS[len(heroes) - 1]], own=own)
        self.session = Session.new(game, scenario, game.read_options(options), seed=SEED, typed=True)
        self.session.begin()
        seats = self.session.seats
        acts = [(seat, questions.TakeHero(card)) for seat, card in zip(seats, heroes, strict=True)]
        if options.get("start_location") != "outside":
            acts += [(seat, questions.StartIn(tower)) for seat, tower in zip(seats, towers, strict=False)]
        order = [12, *[1] * (len(seats) - 1)] if len(seats) > 1 else []
        self.play(*acts, dice={"DL-BASE-11": order, "DL-BASE-06": [1], **(opening or {})})

    @property
    def world(self) -> World:
        """The true state."""
        return self.session.state  # type: ignore[no-any-return]

    def hero(self, seat: str) -> Hero:
        return self.world.castle.heroes[seat]

    def told(self, kind: Any, seat: str = "red") -> list[Any]:
        """What a seat has been told, of one kind of event."""
        return [item for item in self.session.streams[seat].items if isinstance(item, kind)]

    def asked(self, seat: str) -> Asked:
        """The question that a seat has to answer now."""
        (found,) = self.session.questions(seat)
        return found

    def offered(self, seat: str) -> Sequence[Any]:
        return self.asked(seat).options

    # ---- playing -------------------------------------------------------------------------------------------------------
    def play(
        self, *acts: Act, to: str = "", dice: Mapping[str, Sequence[int]] | None = None,
        cards: Mapping[str, Sequence[str]] | None = None,
    ) -> None:  # fmt: skip
        """On until all acts are done; `to`: and on to this mark, or to the end."""
        left, faces = deque(acts), {why: deque(each) for why, each in (dice or {}).items()}
        drawn = {why: deque(each) for why, each in (cards or {}).items()}
        for _ in range(MOST):
            session = self.session
            assert not session.stopped, session.entries[-1]
            if session.typing is not None:
                self.throw(faces, drawn)
            elif session.over or session.label == to or not (left or to):
                break
            else:
                self.answer(left)
        else:
            raise AssertionError(f"after {self.session.label}: not done {list(left)}")
        unused = [*left, *((why, list(each)) for why, each in (*faces.items(), *drawn.items()) if each)]
        assert not unused, unused

    def throw(self, faces: dict[str, deque[int]], drawn: dict[str, deque[str]]) -> None:
        assert self.session.typing is not None
        effect, typing = self.session.typing
        if drawn.get(typing.why):
            refused = self.session.type_in((), drawn[typing.why].popleft())
        elif faces.get(typing.why):
            refused = self.session.type_in([faces[typing.why].popleft() for _ in range(typing.count)])
        else:
            assert typing.why in USUAL, f"after {self.session.label}: what is thrown for {typing.why}?"
            refused = self.session.type_in((USUAL[typing.why],) * typing.count)
        assert refused is None, (effect, refused)

    def answer(self, left: deque[Act]) -> None:
        """The next act, where its seat is offered it; else what the game does for who is absent."""
        waiting = [q for q in self.session.open if not q.done and (q.asked.options or q.asked.kind != "offer")]
        musts = [q for q in waiting if q.asked.kind != "offer"]
        for q in waiting:
            if left and left[0][0] == q.seat and left[0][1] in q.asked.options:
                act = left.popleft()[1]
                refused = self.session.answer(q.seat, q.asked.options[q.asked.options.index(act)], q.asked.id)
                assert refused is None, refused
                return
        if not musts:
            self.session.close_window()
            return
        q = musts[0]
        refused = self.session.answer(q.seat, game.default(self.session.view(q.seat), q.asked, ()), q.asked.id)
        assert refused is None, refused
