"""What a seat may be called.  Planted faults that turn this red: a name taken out of RESERVED; capital letters told apart."""

from __future__ import annotations

import pytest

from montjoy.core.effects import ALL
from montjoy.core.game import games
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.core.seats import RESERVED, BadSeat, check_seats
from montjoy.core.session.session import Session
from montjoy.table.access import tokens
from montjoy.table.tables import lines, roles
from montjoy.table.web import permissions, routes
from montjoy.table.web.pages import new, owner
from montjoy.terminal import choices
from tests.contract.cards.game import game as cards

# Each of these breaks something: "bot:NAME", a part of an address, a file's name, a list, a line, a header's letters.
BROKEN = ("", " ", "bot:red", "a.b", "..", "a/b", "a\\b", "a b", "a=b", "a?b", "a#b", "a%2fb", "a\nb", "a\x1fb", "röd", "-red",
          "_red", "a" * 41, "red\u200b", "\u202ered", ALL)


def test_every_word_that_means_something_else_is_reserved() -> None:
    """The words are looked up where they are used, so that a new role or place in an address is missed here."""
    places = {row.path.split("/")[3] for row in routes.ROWS if row.path.startswith("/t/") and row.path.count("/") > 2}
    used = {
        "umpire", tokens.OWNER, tokens.WATCH, roles.RECORD, lines.PERSON, lines.OPEN, lines.BOT, choices.HUMAN, choices.BOT,
        new.ME,
        permissions.ANYONE, permissions.SEAT, permissions.ROLE, permissions.MEMBER, permissions.DESK,
        *(place for place in places if not place.startswith("{")),
    }
    assert used <= RESERVED and {"all", "new", "host", "nobody"} <= RESERVED
    assert owner.EVERY_SEAT in BROKEN


@pytest.mark.parametrize("seat", [*sorted(RESERVED), *(name.upper() for name in sorted(RESERVED)), *BROKEN])
def test_no_seat_is_called_so(seat: str) -> None:
    with pytest.raises(BadSeat) as wrong:
        check_seats(["red", seat])
    assert wrong.value.seat == seat and wrong.value.would_work


def test_two_seats_are_told_apart() -> None:
    for twice in (("red", "red"), ("red", "Red")):
        with pytest.raises(BadSeat):
            check_seats(twice)


def test_seats_of_all_games_are_free() -> None:
    for load in games().values():
        game = load()
        for scenario in game.scenarios.values():
            check_seats(game.seats(scenario))
    check_seats(["red", "SVE", "player", "1", "a-b_c", "a" * 40])


@pytest.mark.parametrize("seat", ["umpire", "Watcher", "bot:x", "a/b"])
def test_there_is_no_session_no_header_and_no_record_with_such_a_seat(seat: str) -> None:
    scenario = type(cards.scenarios["pair"])(id="pair", title="", seats=("ann", seat), goal=8, hands=6)
    with pytest.raises(BadSeat):
        Session.new(cards, scenario)
    good = Session.new(cards, cards.scenarios["pair"])
    text = jsonlines.dump(good.header, good.entries)
    forged = rec.Header(**{**{f: getattr(good.header, f) for f in rec.Header.__struct_fields__}, "seats": {"ann": "", seat: ""}})
    with pytest.raises(jsonlines.BadRecord) as wrong:
        jsonlines.load(jsonlines.dump(forged, []))
    assert wrong.value.line == 1
    assert jsonlines.dump(*jsonlines.load(text)) == text
