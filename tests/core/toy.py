"""A toy that touches every effect in a few lines, for the tests of the core; no rulebook stands behind it.

Two seats, `rounds` rounds.  Each round: A picks a stone (quiet) and confirms; both bid together; a hidden die, a pool, a
card to B, an offer to both, a fight within, and a hand-off.  `fault`, and a note of that word, make a rule raise, for
the tests of that.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, ClassVar

import msgspec

from montjoy.core.decks import Deck
from montjoy.core.effects import (
    ALL,
    NOBODY,
    YES_NO,
    Event,
    No,
    Option,
    Question,
    choose,
    d,
    draw,
    hand_off,
    hits,
    mark,
    no,
    offer,
    order,
    peek,
    roll,
    tell,
    together,
    within,
)
from montjoy.core.game import Base, Options, Scenario, View
from montjoy.core.state import State as FightState
from montjoy.core.state import ints, state


class ToyOptions(Options, frozen=True):
    rounds: int = 2
    fault: int = 0
    umpired: bool = False


class ToyScenario(Scenario, frozen=True):
    hand_off: dict[str, str] = {}


@state
class Brawl(FightState):
    left: list[int] = ints(2)
    over: int = 0


class Toy(msgspec.Struct):
    options: ToyOptions
    round: int = 0
    stone: int = 0
    purse: dict[str, int] = msgspec.field(default_factory=lambda: {"A": 5, "B": 7})
    bids: list[int] = []
    weather: list[int] = []
    deck: Deck = msgspec.field(default_factory=lambda: Deck.of("abcdefgh"))
    hand: list[str] = []
    brawl: Brawl | None = None
    result: int = 0
    note: str = ""


class Pick(Question, frozen=True):
    quiet: ClassVar[bool] = True


class Confirm(Question, frozen=True):
    stone: int


class Bid(Question, frozen=True):
    most: int


class React(Question, frozen=True):
    pass


class Write(Question, frozen=True):
    pass


class Stone(Option, frozen=True):
    number: int


class Note(msgspec.Struct, frozen=True):
    text: str


class Result(msgspec.Struct, frozen=True):
    number: int


class Bids(Event, frozen=True):
    bids: tuple[int, int]


class Whisper(Event, frozen=True):
    card: str


class Struck(Event, frozen=True):
    hits: int


class Ask(IntEnum):
    AGAIN = 0


class Outcome(msgspec.Struct, frozen=True):
    rounds: int
    total: int


class ToyView(View, frozen=True):
    round: int
    purse: dict[str, int]
    hand: tuple[str, ...]
    note: str


async def brawl(fight: Brawl) -> int:
    """Blows until somebody has had enough."""
    while fight.left[0] > 0 and fight.left[1] > 0:
        struck = await hits(fight.left[0], 2, 6, "T-3", "first")
        await tell(ALL, Struck(struck))
        fight.left[1] -= struck
        again = await choose(1, Ask.AGAIN, YES_NO)
        if again == 0:
            break
        fight.left[0] -= 1
    return fight.left[0] - fight.left[1]


async def measure(case: dict[str, int]) -> Result:
    return Result(case["round"])


async def play(toy: Toy) -> Outcome:
    """T-1  The sequence of play."""
    while toy.round < toy.options.rounds:
        await mark(f"round.{toy.round + 1}")
        toy.weather.append(await roll(d(6), "T-0"))
        await tell(ALL, Struck(toy.weather[-1]))
        if toy.note == "fault":
            raise ZeroDivisionError("planted")
        toy.stone = (await choose("A", Pick(), [Stone(1), Stone(2), Stone(3)])).number
        await choose("A", Confirm(toy.stone), ["yes", "no"])
        if toy.options.fault == toy.round + 1:
            raise ZeroDivisionError("planted")
        a, b = await together(choose("A", Bid(2), [0, 1, 2]), choose("B", Bid(3), [0, 1, 2, 3]))
        toy.bids += [a, b]
        await tell(ALL, Bids((a, b)))
        hidden = await roll(d(6), "T-2", toy.round, to=NOBODY)
        shown = await roll(d(6), "T-2")
        toy.purse["A"] += hidden
        toy.purse["B"] += shown
        seen = await peek(toy.deck, "T-4", to="A")
        card = await draw(toy.deck, "T-4", to="B")
        assert seen == card
        toy.hand.append(card)
        await tell("B", Whisper(card))
        took, _ = await together(
            offer("A", React(), ["stop"] if toy.purse["A"] > 7 else []), offer("B", React(), ["stop"])
        )
        if took:
            toy.purse["A"] -= 1
        note = await order("B", Write(), Note)
        toy.note = note.text
        toy.brawl = Brawl(left=[4, 3])
        toy.result += await within(brawl, toy.brawl, ("A", "B"), "T-3", "pit")
        toy.brawl = None
        toy.result += (await hand_off("measure", {"round": toy.round}, Result, measure)).number
        toy.round += 1
    return Outcome(toy.round, toy.result)


class ToyGame(Base):
    slug = "toy"
    title = "Toy"
    options = ToyOptions
    scenario = ToyScenario
    state = Toy
    scenarios: Mapping[str, ToyScenario] = {
        "toy": ToyScenario(id="toy", title="Toy"),
        "umpired": ToyScenario(id="umpired", title="Toy", hand_off={"measure": "umpire"}),
    }
    reveals: Mapping[type[Event], str] = {Bids: "T-1"}

    def seats(self, scenario: Any) -> tuple[str, ...]:
        return ("A", "B")

    def setup(self, scenario: Any, options: Any) -> Toy:
        return Toy(options)

    play = staticmethod(play)

    def view(self, state: Toy, viewer: str) -> ToyView:
        own = {k: v for k, v in state.purse.items() if viewer in (k, "umpire")}
        return ToyView(state.round, own, tuple(state.hand) if viewer == "B" else (), state.note if viewer == "B" else "")

    def default(self, view: Any, question: Any, streams: Any) -> Any:
        if question.kind == "order":
            return Note("-") if question.form == "Note" else Result(9)
        return question.options[0] if question.kind == "choose" else None

    def why_not(self, view: Any, question: Any, form: Any) -> No | None:
        return no("T-5", "note-too-long", most=5) if isinstance(form, Note) and len(form.text) > 5 else None


game = ToyGame()


def drive(session: Any, most: int = 10_000) -> Any:
    """Answer every question with a choice that depends on the seat and the question only, until the game is over."""
    for _ in range(most):
        if session.over or session.stopped:
            return session
        todo = [q for q in session.open if not q.done and q.asked.kind != "offer"]
        if not todo:
            for q in list(session.open):
                if q.asked.options and not q.done and len(q.asked.options[0]) % 2 == 0 and q.seat == "B":
                    assert session.answer(q.seat, q.asked.options[0], q.asked.id) is None
            session.close_window()
            continue
        q = todo[0]
        if q.asked.kind == "order":
            answer = Note("hi") if q.asked.form == "Note" else Result(4)
        else:
            answer = q.asked.options[(q.asked.id * 7 + len(q.seat)) % len(q.asked.options)]
        assert session.answer(q.seat, answer, q.asked.id) is None
    raise AssertionError("never over")
