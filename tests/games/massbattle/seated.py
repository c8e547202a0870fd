"""Battles through a session, from their set-up: players write their orders as people write them, dice are typed in.

    battle = Battle(scenario(["longbowmen 10,5 n"], ["goblins 10,20 s"]), scale=5)
    battle.play(attack=[13], a=["Shoot: A1 shoot B1"])
    assert battle.told(events.Attacked)[0].result == "harmless"

Nothing sets the state by hand: what comes to pass comes of acts of seats and of dice.  All orders and dice must be used up.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import cycle
from typing import Any

from montjoy.core.effects import No
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import forms, questions
from tests.games.massbattle.acting import DICE, IDLE, KINDS, NAMED

SEED = bytes(31) + b"\x0f"


class Battle:
    """A session with typed dice, and what has been thrown in it: (what for, about, face)."""

    def __init__(self, given: BattleScenario, *, umpire: bool = False, **options: Any) -> None:
        named = game.read_options({"scale": 5} | given.options | options)
        self.session = Session.new(game, given, named, seed=SEED, umpire=umpire, typed=True)
        self.rolls: list[tuple[str, tuple[Any, ...], int]] = []
        self.asked: list[tuple[str, Any]] = []
        self.plain = cycle((6, 1))
        self.session.begin()

    @property
    def world(self) -> World:
        """The true state."""
        return self.session.state  # type: ignore[no-any-return]

    def told(self, kind: Any, seat: str = "a") -> list[Any]:
        """What a seat has been told, of one kind of event."""
        return [item for item in self.session.streams[seat].items if isinstance(item, kind)]

    def refusal(self, seat: str, text: str) -> str:
        """Why a text is refused that answers the seat's question now; "": it stands."""
        asked = self.session.questions(seat)[0]
        form = game.read(self.session.view(seat), asked, text)
        refused = form if isinstance(form, No) else game.why_not(self.session.view(seat), asked, form)
        return f"{refused.rule} {refused.reason}".strip() if refused else ""

    def play(self, to: str = "2.0", *, choices: Any = ("first", "first"), say: Any = (), **given: Any) -> None:
        """On to a mark ("round.phase"), by default through one round.  `a`, `b` (any seat): its orders, each after the name of
        the question that it answers ("Move: A1 ahead 3"); who has none left for a question holds.  `say`: answers to what is not
        a form: "yes", "no", a unit's id.  Dice by name (acting.DICE) or by rule; initiative is 6 and 1 unless it is given."""
        dice = {DICE.get(name, name): deque(given.pop(name)) for name in [*given] if name in DICE or "-" in name}
        orders, answers = {seat: list(texts) for seat, texts in given.items()}, deque(say)
        while not self.session.over and at(self.session.label) < at(to):
            assert not self.session.stopped, self.session.label
            if self.session.typing is not None:
                self.throw(dice)
                continue
            seat, asked = next(self.unanswered())
            self.asked.append((seat, asked.ask))
            answer = self.form(seat, asked, orders) if asked.kind == "order" else choice(asked, choices, answers)
            refused = self.session.answer(seat, answer, asked.id)
            assert refused is None, (refused, answer)
        left = {NAMED.get(why, why): list(faces) for why, faces in dice.items() if faces}
        assert not left and not any(orders.values()) and not answers, f"not used up: {left} {orders} {list(answers)}"

    def unanswered(self) -> Iterator[tuple[str, Asked]]:
        """The open questions, but for sealed ones whose answer lies there."""
        for seat in self.session.seats:
            page = self.session.page(seat)
            yield from ((seat, asked) for asked in page.questions if asked.id not in page.answered)

    def throw(self, dice: dict[str, deque[int]]) -> None:
        """The next die, as it was given."""
        effect, wanted = self.session.typing or (None, None)
        if effect.why == "MB-INIT-01" and effect.why not in dice:
            face = next(self.plain)
        else:
            assert dice.get(effect.why), f"no die left for {effect.why} {effect.about}"
            face = dice[effect.why].popleft()
        self.rolls.append((effect.why, effect.about, face))
        assert self.session.type_in([face]) is None, (face, wanted)

    def form(self, seat: str, asked: Asked, orders: dict[str, list[str]]) -> Any:
        """The next order that answers this question, read as its text is; none: everybody holds."""
        name = f"{type(asked.ask).__name__}: "
        text = next((text for text in orders.get(seat, ()) if text.startswith(name)), None)
        if text is None:
            return IDLE[KINDS[type(asked.ask)]]
        orders[seat].remove(text)
        form = game.read(self.session.view(seat), asked, text.removeprefix(name) + held(asked, text))
        assert not isinstance(form, No), (text, form)
        return form


def at(label: str) -> tuple[int, ...]:
    """A mark's round and phase: one in which nobody is asked anything may be passed before one looks."""
    return tuple(map(int, label.split(".")))


def held(asked: Asked, text: str) -> str:
    """What makes those hold whom an order does not name, unless it says itself what they do."""
    return "; rest: hold" if KINDS[type(asked.ask)] in (forms.Volley, forms.Fights) and "rest" not in text else ""


def choice(asked: Asked, choices: Any, answers: deque[str]) -> Any:
    """The initiative winner's choices, or what `say` says."""
    if isinstance(asked.ask, questions.Choose):
        return questions.Choices(*choices)
    word = answers.popleft() if answers else "no"
    if isinstance(asked.ask, questions.FollowUp):
        return questions.Yes() if word == "yes" else questions.No()
    return questions.UnitOption(word) if word != "no" else asked.options[0]
