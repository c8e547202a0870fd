"""CN-ORD-07: when a player is asked, counted from outside: by what his seat answers and is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, WATCHER, No
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked, AskedOf
from montjoy.games.clusta.bots.general import CHARACTERS
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import reports
from montjoy.games.clusta.protocol.events import Consulted, RoundBegins, SheetSent
from montjoy.games.clusta.protocol.forms import NO_ORDER, ROUNDS, Orders
from montjoy.games.clusta.protocol.gathered import each
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
    return [item for item in each(session.streams[seat].items) if isinstance(item, kind)]


def by_rounds(session: Session, seat: str) -> Iterator[Any]:
    """What a seat is told and asked, and where each round begins, which only who watches is told; of a game with an umpire."""
    mine = {id(item) for item in session.streams[seat].items}
    for item in session.streams[UMPIRE].items:
        item = item.question if isinstance(item, AskedOf) else item
        if isinstance(item, RoundBegins) or id(item) in mine:
            yield item


# ---- when -------------------------------------------------------------------------------------------------------------
def test_a_new_item_leads_to_a_prompt_and_nothing_else_does() -> None:
    """CN-ORD-07  A letter comes in a round: its reader is asked in the next one, once, and nobody else between mornings."""
    session, quiet = begun(umpire=True), begun()
    play(session, {(THEM, (0, 0)): LETTER}, until=1)
    play(quiet, {}, until=1)
    items = list(by_rounds(session, US))
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
    session, luck = begun(umpire=True), Philox(5, 0, 0)
    while not session.over:
        q = next(q for q in session.open if not q.done)
        view = session.view(q.seat)
        answer = game.default(view, q.asked, ()) if q.seat == UMPIRE else CHARACTERS["bold"](view, q.asked, luck)
        assert session.answer(q.seat, answer, q.asked.id) is None
    found: Counter[str] = Counter()
    for seat in (US, THEM):
        news = due = False
        for item in by_rounds(session, seat):
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
    assert any(item.hex == "0303" for item in told(session, US, reports.Marched)) and session.view(US).at == "0303"


# ---- unasked ------------------------------------------------------------------------------------------------------------
def until_asked(session: Session, kind: type, texts: Mapping[tuple[str, Moment], str]) -> str:
    """Up to the first question of a kind, and whose it is."""
    while True:
        q = next(q for q in session.open if not q.done)
        if isinstance(q.asked.ask, kind):
            return str(q.seat)
        view = session.view(q.seat)
        text = texts.get((q.seat, (view.day, view.slot)), "")
        answer = game.read(view, q.asked, text) if text else game.default(view, q.asked, ())
        assert session.answer(q.seat, answer, q.asked.id) is None


def writes(session: Session, seat: str, text: str) -> No | None:
    """A seat writes what nobody asks for."""
    free = session.unasked(seat)
    assert free is not None
    return session.answer(seat, game.read(session.view(seat), free.asked, text), free.asked.id)


def test_at_any_time_he_may_write_for_his_own_force_and_it_holds_from_the_next_round() -> None:
    """CN-ORD-07  While the other side is asked: it lies until the next round, may be changed until then, and is done without a
    courier; the record replays."""
    session = begun(umpire=True)
    assert session.unasked(US) is None, "in the morning he is asked"
    assert until_asked(session, Round, {(THEM, (0, 0)): "ask rounds"}) == THEM
    assert writes(session, US, "to kaelve:\n from now: go to 0102") is None
    assert writes(session, US, "to kaelve:\n from now: go to 0303") is None
    assert session.view(US).laid is not None and session.view(THEM).laid is None and not told(session, US, SheetSent)
    play(session, {}, until=1)
    items = list(by_rounds(session, US))
    sent = next(n for n, item in enumerate(items) if isinstance(item, SheetSent))
    assert [item.slot for item in items[:sent] if isinstance(item, RoundBegins)] == [1, 2] and items[sent].at_once
    assert session.view(US).at == "0303" and session.view(US).laid is None and len(told(session, US, SheetSent)) == 1
    again = Session.replay(game, session.header, session.entries, bytes(range(32)))
    assert [msgspec.json.encode(again.streams[seat].items) for seat in again.seats] == \
        [msgspec.json.encode(session.streams[seat].items) for seat in session.seats]


def test_what_is_written_unasked_is_for_his_own_force_alone_and_can_be_taken_back() -> None:
    """CN-ORD-07  Nobody elsewhere, no business; an empty form is none."""
    session = begun()
    until_asked(session, Round, {(THEM, (0, 0)): "ask rounds"})
    for text, reason in (("to grisban:\n from now: hold", "nobody-of-that-name"), (LETTER, "in-the-order-phase")):
        refusal = writes(session, US, text)
        assert refusal is not None and refusal.reason == reason, (text, refusal)
    assert writes(session, US, "to kaelve:\n from now: hold") is None and writes(session, US, "") is None
    play(session, {}, until=1)
    assert not [event for event in told(session, US, SheetSent) if event.to == "trakorians.kaelve"]


def test_what_is_written_in_the_last_round_holds_in_the_morning() -> None:
    """CN-ORD-07  There is no next round: it is done before the morning's sheets, which may say otherwise."""
    session = begun()
    until_asked(session, Round, {(THEM, (0, 0)): "ask rounds"})
    while session.view(US).slot < ROUNDS[-1]:
        assert session.answer(THEM, Orders()) is None
    assert writes(session, US, "to kaelve:\n from now: go to 0303") is None
    assert session.answer(THEM, Orders()) is None and session.view(US).day == 1
    assert [event.to for event in told(session, US, SheetSent)] == ["trakorians.kaelve"]
    assert asked(session, US, Morning)[-1].day == 1


def test_nobody_else_can_tell_that_he_has_written() -> None:
    """CN-ORD-07  Twins: with what he has written unasked, and without: the same pages, streams and numbers until it is done."""
    shown = []
    for text in ("to kaelve:\n from now: go to 0303", ""):
        session = begun()
        until_asked(session, Round, {(THEM, (0, 0)): "ask rounds"})
        assert writes(session, US, text) is None
        pages = [(session.page(seat), session.streams[seat].items, session.streams[seat].asked) for seat in (THEM, WATCHER)]
        shown.append(msgspec.json.encode(pages))
    assert shown[0] == shown[1]


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
