"""How much a side is told: what says the same again is told once for all (CN-SEQ-09, CN-KNOW-04).

That the map can be drawn from the letters alone is shown beside, by a second reader (`test_reference_reader.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol.events import RoundBegins, SheetSent
from montjoy.games.clusta.protocol.gathered import ByCourier, Looked, NightReports, SheetsSent, each
from montjoy.games.clusta.protocol.reports import (
    BattleReport,
    Completed,
    Enrolled,
    Marched,
    Nightly,
    NoOrders,
    NothingNew,
    OwnEyes,
    OwnLeft,
    OwnOrder,
    Report,
    ScoutReport,
    SecretReport,
)
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.words import LANGUAGES, Words
from tests.suite.players import play_on, todo

ROUNDS_OF_A_DAY = 9
SENT = (BattleReport, Completed, NoOrders)


def generals(scenario: str, days: int, seed: int = 1) -> Session:
    """A campaign of so many days between steady generals."""
    session = Session.new(game, game.scenarios[scenario], seed=seed.to_bytes(32, "big"))
    session.kept_snapshots = 0
    session.begin()
    luck = Philox(seed, 7, 0)
    while not session.over and session.state.day < days:
        asked = [(seat, q) for seat in session.viewers for q in todo(session, seat) if q.kind != "offer"]
        for seat, question in asked:
            answer = game.characters["steady"](session.page(seat).view, question, luck)
            assert session.answer(seat, answer, question.id) is None
        if not asked:
            session.close_window()
    return session


def lines(session: Session, seat: str) -> list[Any]:
    """What stands in its log: a question is no line."""
    return [item for item in session.streams[seat].items if not isinstance(item, Asked)]


def read(session: Session, seat: str) -> list[Any]:
    """What a player reads of it who looks in from time to time: in the terminal, in a letter, in a report."""
    return list(game.post.news(session.streams[seat].items))


def one_by_one(items: Iterable[Any], days: int) -> int:
    """How many lines it were if each round were announced and each thing told of by itself."""
    found = ROUNDS_OF_A_DAY * days
    for item in each(items):
        if isinstance(item, Marched):
            found += len(item.who) + len(item.left)
        elif isinstance(item, OwnOrder | NothingNew):
            found += max(1, len(item.units))
        else:
            found += 1
    return found


def repeated(items: list[Any]) -> list[Any]:
    """Reports of a unit that say the same as the last one of it."""
    last: dict[tuple[type, str], list[Any]] = {}
    found = []
    for item in each(items):
        if isinstance(item, Nightly | OwnEyes) and item.unit:
            says = [getattr(item, name) for name in item.__struct_fields__ if name != "at"]
            if isinstance(item, Nightly) and last.get((Nightly, item.unit)) == says and not item.lost:
                found.append(item)
            last[type(item), item.unit] = says
        elif isinstance(item, Marched | OwnOrder):
            last = {key: says for key, says in last.items() if key[1] not in (getattr(item, "who", ()) or item.units)}
    return found


@pytest.fixture(scope="module")
def fortnight() -> Session:
    return generals("two_sides", 14, 2)


def test_the_log_of_a_campaign_is_bounded() -> None:
    """CN-SEQ-09, CN-KNOW-04, CN-COUR-01  Two weeks between generals: no side is told the clock, nor what it knows; less than half
    of one by one, and under twenty lines a day with the landing."""
    session = generals("two_sides", 14)
    for seat in session.seats:
        items = lines(session, seat)
        assert not [item for item in items if isinstance(item, RoundBegins)]
        assert len(items) <= 20 * 14 and 2 * len(items) <= one_by_one(items, 14), (seat, len(items), one_by_one(items, 14))
        assert len(read(session, seat)) <= len(items) and repeated(items) == []
    assert len([item for item in session.streams["watcher"].items if isinstance(item, RoundBegins)]) == ROUNDS_OF_A_DAY * 14


def test_lines_have_all_that_the_book_has_in_its_order(fortnight: Session) -> None:
    """CN-INFO-05, CN-KNOW-04  Thing by thing what was told is what stands in the book; nothing is left out and nothing added."""
    for seat in fortnight.seats:
        book = [entry.report for entry in fortnight.view(seat).book.entries]
        assert [thing for thing in each(lines(fortnight, seat)) if isinstance(thing, Report)] == book and len(book) > 50


def test_what_comes_together_and_belongs_together_is_one_line(fortnight: Session) -> None:
    """CN-COUR-01, CN-KNOW-04, CN-SEQ-09, CN-SEQ-02  No line follows another of the same sender, hour and place, nor a sheet
    a sheet; there are lines of several of every sort, also of prisoners of several units and of all that scouts saw."""
    found: set[type] = set()
    sorts: set[Any] = set()
    for seat in fortnight.seats:
        items = fortnight.streams[seat].items
        for one, other in pairwise(items):
            assert not (isinstance(one, SheetSent | SheetsSent) and isinstance(other, SheetSent | SheetsSent)), (one, other)
            if isinstance(one, SENT) and isinstance(other, SENT):
                assert (one.by, one.at, one.hex) != (other.by, other.at, other.hex), (one, other)
        for line in items:
            if isinstance(line, ByCourier | Looked | NightReports):
                kinds = [type(part) for part in line.reports]
                found |= {type(line), *(kind for kind in kinds if kinds.count(kind) > 1)}
                senders = {getattr(part, "by", "") for part in line.reports if not isinstance(part, Enrolled)}
                sorts |= {(type(line), len(senders) > 1, line.by != "")} if isinstance(line, ByCourier) else set()
                assert len(kinds) > 1
            elif isinstance(line, SheetsSent):
                found.add(SheetsSent)
    assert found >= {ByCourier, Looked, NightReports, SheetsSent, ScoutReport, SecretReport, Nightly, OwnEyes, OwnLeft}
    assert sorts >= {(ByCourier, True, False), (ByCourier, False, True)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_says_all_its_parts(fortnight: Session, lang: str) -> None:
    """CN-INFO-05, CN-ORD-SCOUT-a, CN-KNOW-04  Every hex and every figure stands in the sentence, in every language, also
    what the army sheet has of a thing."""
    listed = 0
    words = Words(game, lang, game.names(game.scenarios["two_sides"]))
    for seat in fortnight.seats:
        for line in lines(fortnight, seat):
            if not isinstance(line, ByCourier | Looked | NightReports):
                continue
            said = re.sub(r"(?<=\d)[,\s](?=\d\d\d)", "", words.event(line))
            for part in line.reports:
                facts = [part.where, part.men] if isinstance(part, ScoutReport) else []
                facts += [part.hex, max(part.elite, part.standard)] if isinstance(part, Nightly) and part.unit else []
                if getattr(part, "card", None) is not None:
                    listed += 1
                    facts.append(part.card.value)
                assert all(str(fact) in said for fact in facts if fact != 0), (part, said)
    assert words.problems == [] and listed > 20


def maps(scenario: str, seed: int) -> tuple[list[Any], int]:
    """What each side sees of the board at every decision of three days at random, and how many lines it was told in all."""
    session = Session.new(game, game.scenarios[scenario], seed=seed.to_bytes(32, "big"))
    session.state.ask |= dict.fromkeys(session.state.sides, "rounds")
    session.begin()
    found: list[Any] = []
    last = session.state.day + 3

    def at_last(session: Session) -> bool:
        views = [msgspec.to_builtins(session.view(seat), str_keys=True) for seat in session.seats]
        found.append([{name: part for name, part in view.items() if name != "book"} for view in views])
        return session.state.day >= last

    play_on(session, Philox(seed, 41, 0), stop=at_last)
    return found, sum(len(list(each(session.streams[seat].items))) for seat in session.seats)


@pytest.mark.parametrize(("scenario", "seed"), [("two_sides", 4), ("three_sides", 12), ("island", 6)])
def test_the_map_loses_nothing_by_it(scenario: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """CN-KNOW-04, CN-SEQ-09  The same campaign with every report by itself: each side sees the same at every decision."""
    short, few = maps(scenario, seed)
    monkeypatch.setattr(logbook, "was_beside", lambda known, seen: False)
    monkeypatch.setattr(logbook, "is_repeated", lambda known, report: False)
    long, many = maps(scenario, seed)
    assert short == long and few < many


# ---- before day 0 --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", list(game.scenarios))
def test_before_day_0_each_thing_is_told_once(scenario: str) -> None:
    """CN-KNOW-04  The army sheet says of each thing of one's own what it is and where, and once; what is beside the overall
    commander he sees, and it is not said again."""
    session = Session.new(game, game.scenarios[scenario], seed=bytes(32))
    session.begin()
    for seat in session.seats:
        lines = [item for item in session.streams[seat].items if getattr(item, "at", 0) < 0]
        assert len([line for line in lines if isinstance(line, Looked)]) == 1
        items = list(each(lines))
        told = [getattr(item, "unit", "") or getattr(item, "what", "") or getattr(item, "id", "") for item in items]
        named = [id for id in told if id]
        assert named and len(named) == len(set(named)), (seat, named)
        seen, listed = session.view(seat), [item.card for item in items if hasattr(item, "card")]
        assert len(listed) == sum(map(len, (seen.units, seen.commanders, seen.camps, seen.ships, seen.specialists)))
        assert all(listed) and {c.value for c in listed if c.kind == "commander"} == {
            one.leader_value for one in seen.commanders.values()
        }


@pytest.mark.parametrize(("lang", "value"), [
    ("en", "leader value 3, in 0202"), ("sv", "ledarvärde 3, i 0202"), ("he", "ערך מנהיגות 3, ב-0202"),
    ("cs", "hodnota vedení 3, v hexu 0202"),
])
def test_the_line_of_the_army_sheet_says_what_it_is(lang: str, value: str) -> None:
    """CN-KNOW-04  A commander's leader value stands in the line that says where he is."""
    session = Session.new(game, game.scenarios["skirmish"], seed=bytes(32))
    session.begin()
    words = Words(game, lang, game.names(session.scenario))
    [line] = [words.item(item) for item in session.streams["trakorians"].items if isinstance(item, Looked)]
    assert line.count(value) == 1 and not words.problems
