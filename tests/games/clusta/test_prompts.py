"""CN-ORD-07: when a player is asked, counted from outside: by what his seat answers and is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.bots.general import CHARACTERS
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import reports
from montjoy.games.clusta.protocol.events import Consulted, RoundBegins, SheetSent
from montjoy.games.clusta.protocol.forms import NO_ORDER, ROUNDS, Orders
from montjoy.games.clusta.protocol.questions import Before, Morning, Round
from montjoy.games.clusta.rules.knowledge.logbook import ROUTINE

US, THEM, THIRD = "trakorians", "ransards", "stegosians"
LETTER = 'letter trakorians: "Shall we talk?"'
Moment = tuple[int, int]


def begun(name: str = "skirmish", umpire: bool = False) -> Session:
    session = Session.new(game, game.scenarios[name], seed=bytes(range(32)), umpire=umpire)
    session.begin()
    return session


def play(session: Session, texts: Mapping[tuple[str, Moment], str], until: int = 2,
         look: Callable[[], None] = lambda: None) -> None:
    """Up to a day: at a moment (day and slot) a seat writes its text, and what is not in `texts` is answered as by nobody."""
    while not session.over and session.state.day < until:
        look()
        q = next(q for q in session.open if not q.done)
        view = session.view(q.seat)
        text = texts.get((q.seat, (view.day, view.slot)), "") if q.asked.kind == "order" else ""
        answer = game.read(view, q.asked, text) if text else game.default(view, q.asked, ())
        assert session.answer(q.seat, answer, q.asked.id) is None, text


def asked(session: Session, seat: str, kind: type) -> list[Any]:
    return [item.ask for item in session.streams[seat].items if isinstance(item, Asked) and isinstance(item.ask, kind)]


def told(session: Session, seat: str, kind: type) -> list[Any]:
    return [item for item in session.streams[seat].items if isinstance(item, kind)]


# ---- when -------------------------------------------------------------------------------------------------------------
def test_a_new_item_leads_to_a_prompt_and_nothing_else_does() -> None:
    """CN-ORD-07  A letter comes in a round: its reader is asked in the next one, once, and nobody else between mornings."""
    session, quiet = begun(), begun()
    play(session, {(THEM, (0, 0)): LETTER}, until=1)
    play(quiet, {}, until=1)
    items = session.streams[US].items
    read = next(n for n, item in enumerate(items) if isinstance(item, reports.Letter))
    slot = next(item.slot for item in reversed(items[:read]) if isinstance(item, RoundBegins))
    assert slot in ROUNDS[:-1] and asked(session, US, Round) == [Round(0, slot + 1)]
    assert not asked(session, THEM, Round) and not asked(quiet, US, Round) and not asked(quiet, THEM, Round)


@pytest.mark.parametrize(("wish", "most"), [("rounds", 6), ("news", 1), ("mornings", 0)])
def test_how_often_one_is_asked_is_one_line(wish: str, most: int) -> None:
    """CN-ORD-07  On a day on which a letter comes: in every round, in the round after it, or not at all."""
    session = begun()
    play(session, {(THEM, (0, 0)): LETTER, (US, (0, 0)): f"ask {wish}"}, until=1)
    assert len(asked(session, US, Round)) == most and len(told(session, US, reports.Letter)) == 1


def test_the_prompts_of_a_campaign() -> None:
    """CN-ORD-07  Generals play three days: a side is asked where something new came since it last wrote, and only there."""
    session, luck = begun(), Philox(5, 0, 0)
    while not session.over:
        q = next(q for q in session.open if not q.done)
        answer = CHARACTERS["bold"](session.view(q.seat), q.asked, luck)
        assert session.answer(q.seat, answer, q.asked.id) is None
    found: Counter[str] = Counter()
    for seat in (US, THEM):
        news = due = False
        for item in session.streams[seat].items:
            if isinstance(item, RoundBegins):
                assert not due, f"{seat} is not asked before {item}"
                due = news and item.slot in ROUNDS
            elif isinstance(item, Asked) and isinstance(item.ask, Morning | Round):
                assert news or isinstance(item.ask, Morning), f"{seat} is asked without news: {item.ask}"
                found[type(item.ask).__name__] += 1
                news = due = False
            elif isinstance(item, reports.Report) and not isinstance(item, ROUTINE):
                news = True
    assert found["Morning"] == 6 and 0 < found["Round"] <= 12, found


def test_what_is_written_in_mid_day_for_his_own_force_holds_at_once() -> None:
    """CN-ORD-07  In the round in which he is asked his force sets out, without a courier; nobody else can be written to."""
    session = begun()
    play(session, {(THEM, (0, 0)): LETTER, **{(US, (0, n)): "to kaelve:\n from now: go to 0303" for n in ROUNDS}}, until=1)
    assert [(event.to, event.at_once) for event in told(session, US, SheetSent)] == [("trakorians.kaelve", True)]
    assert any(item.hex == "0303" for item in told(session, US, reports.OwnEyes)) and session.view(US).at == "0303"


# ---- what is not asked, and who does not write --------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "who"), [("skirmish", []), ("rearguard", []), ("island", [US, THEM, THIRD])])
def test_nothing_is_asked_before_a_voyage_where_there_is_none(name: str, who: list[str]) -> None:
    """CN-GEN-14-X  Only those who come by sea choose who sails with whom."""
    session = begun(name)
    assert [q.seat for q in session.open if isinstance(q.asked.ask, Before)] == who
    assert who or all(isinstance(q.asked.ask, Morning) for q in session.open)


def test_nobody_writes_to_the_commander_beside_him() -> None:
    """CN-ORD-05  Two units stand without orders, one beside da Kaelve, who sees it, and one that has marched off: only that one
    sends a courier."""
    session = begun()
    play(session, {(US, (0, 0)): "to camp1:\n unit 6, day 0: go to 0303"})
    assert {item.by for item in told(session, US, reports.NoOrders)} == {"trakorians.6"}
    assert session.view(US).units["trakorians.5"].order == NO_ORDER and not told(session, THEM, reports.NoOrders)


# ---- twins --------------------------------------------------------------------------------------------------------------
def apart(session: Session, seat: str) -> tuple[bytes, int]:
    """What a seat was told and asked, but for `Consulted`, and the number of its last question."""
    stream = session.streams[seat]
    return msgspec.json.encode([item for item in stream.items if not isinstance(item, Consulted)]), stream.asked


@pytest.mark.parametrize("wish", ["news", "rounds"])
def test_the_others_cannot_tell_who_is_asked_in_mid_day(wish: str) -> None:
    """CN-ORD-07, CN-KNOW-06  Two games: in one a side is asked in mid-day, in the other it is not.  Beyond `Consulted` the others
    and the watcher are told and asked the same, byte for byte and number for number, and while it is asked their pages have no
    question, no pause, and nobody's name."""
    others, twins = (THEM, THIRD, WATCHER), []
    for asks in (wish, "mornings"):
        session = begun("day_six")
        start = session.state.day

        def look(session: Session = session) -> None:
            if any(isinstance(q.asked.ask, Round) for q in session.open):
                pages = [session.page(seat) for seat in others if all(q.seat != seat for q in session.open)]
                assert all((page.questions, page.answered, page.waiting, page.window) == ((), (), None, False) for page in pages)
                assert len({(page.may_undo, page.typing, page.paused, page.epoch) for page in pages}) == 1

        play(session, {(US, (start, 0)): f"ask {asks}"}, until=start + 1, look=look)
        twins.append(session)
    one, other = twins
    prompts = {(ask.day, ask.slot) for ask in asked(one, US, Round)}
    assert prompts and not asked(other, US, Round)
    assert consulted(one) == prompts | consulted(other), "nothing else tells of it, and once a round"
    for seat in others:
        assert apart(one, seat) == apart(other, seat), seat
        assert len(told(one, seat, Consulted)) == len(consulted(one)), seat


def consulted(session: Session) -> set[Moment]:
    """The moments at which all were told that somebody is asked."""
    now, found = (-1, -1), set()
    for item in session.streams[WATCHER].items:
        now = (item.day, item.slot) if isinstance(item, RoundBegins) else now
        found |= {now} if isinstance(item, Consulted) else set()
    return found


def test_a_stand_in_answers_a_prompt_with_nothing_new() -> None:
    """CN-ORD-07  The default and the generals change nothing between mornings."""
    session = begun()
    play(session, {(THEM, (0, 0)): LETTER}, until=1)
    view, question = session.view(US), Asked(9, "order", Round(0, 3), (), "Orders")
    assert game.default(view, question, ()) == Orders()
    assert all(general(view, question, Philox(1, 0, 0)) == Orders() for general in CHARACTERS.values())
