"""Twin tables over HTTP: two servers whose states differ only in what a viewer may not know send him the same bytes.

Planted faults that turn this red stand in `PLANTED`: a counter of the whole table in a picture, in a header, in the name of
a picture, in a refusal, in the file of a stream; a live line that speaks at everybody's acts; another seat's draft; the state
itself, now or at an earlier turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from markupsafe import Markup

from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.table.tables import pictures, subscribers
from montjoy.table.tables.checkpoints import held
from montjoy.table.web import call, endpoint, guard, replays
from montjoy.table.web.pages import after, seat
from montjoy.table.web.past import Past
from montjoy.terminal import mail
from montjoy.terminal.language import words_of
from tests.suite.many import some, times
from tests.suite.subjects import all_games, recorded
from tests.suite.twins import Leak, hidden_at, other_luck, resumed, spread, twin_of
from tests.table.twin_tables import NOW, STARTS, compared, twins_at

STEPS = 4
GAMES = {game.slug: game for game in all_games()}


@pytest.fixture(autouse=True)
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("montjoy.core.outside.now", lambda: NOW)
    monkeypatch.setattr("montjoy.core.outside.stopwatch", lambda: 0.0)
    monkeypatch.setattr("montjoy.table.web.pages.asked.WAIT", 600.0)  # odds are compared, however long a busy machine counts

    async def stream(call: Any) -> Any:  # a twin's record from the beginning is the other game's
        return call.table.session.streams[call.role]

    def past_of(replays: Any, table: Any, viewer: str, length: int) -> Past:
        """Looking back, from the mark at which the twins part: what was before is the same for both."""
        session = table.session
        again = Session.replay(session.game, session.header, session.entries[:length], snapshot=STARTS[id(session)], keep=0)
        for role, stream in again.streams.items():
            stream.items[:0], stream.base = session.streams[role].items[: stream.base], 0
        return Past(again)

    monkeypatch.setattr("montjoy.table.web.pages.seat.replay_stream", stream)
    monkeypatch.setattr("montjoy.table.web.replays.LONG", 10**9)
    monkeypatch.setattr("montjoy.table.web.replays.Replays.past_of", past_of)


def pairs(slug: str, viewer: str, marks: int, salt: int, luck: bool = False) -> Any:
    """(the whole game, two sessions at the same mark) for some marks at which the pair can differ."""
    game = GAMES[slug]
    scenarios = list(game.scenarios)
    whole = recorded(game, scenarios[salt % len(scenarios)], 7_000 + salt)
    seat = viewer or WATCHER
    if luck:
        for snapshot in spread(whole.snapshots, marks):
            pair = resumed(whole, snapshot), resumed(whole, snapshot)
            other_luck(pair[1], seat, Philox(salt * 1000 + snapshot.at, 9, 0))
            yield whole, pair
        return
    for snapshot in spread([s for s in whole.snapshots if hidden_at(whole, s, seat)], marks):
        pair = twin_of(whole, snapshot, seat, Philox(salt * 1000 + snapshot.at, 7, 0))
        if pair is not None:
            yield whole, pair


def run_twins(
    tmp: Path, slug: str, viewer: str, steps: int, marks: int, salt: int, luck: bool = False, **settings: Any
) -> tuple[int, list[str]]:
    """The equal answers of some twins, and what revealed.  Raises Leak."""
    total, events = 0, []

    async def one(whole: Any, pair: Any, n: int) -> None:
        nonlocal total
        folder = tmp / f"{slug}-{viewer or 'nobody'}-{salt}-{n}-{luck}"
        folder.mkdir()
        async with twins_at(folder, whole, pair, viewer, **settings) as both:
            equal, event = await compared(GAMES[slug], both, steps, salt)
        total += equal
        events.extend([event] if event else [])

    for n, (whole, pair) in enumerate(pairs(slug, viewer, marks, salt, luck)):
        asyncio.run(one(whole, pair, n))
    return total, events


def viewers(slug: str) -> tuple[str, ...]:
    game = GAMES[slug]
    return (*max((game.seats(s) for s in game.scenarios.values()), key=len), "")


def cases() -> list[tuple[str, str]]:
    return [(slug, viewer) for slug in GAMES for viewer in viewers(slug)]


@pytest.mark.parametrize(("slug", "viewer"), some(cases(), 7))
def test_twins_over_http(slug: str, viewer: str, tmp_path: Path) -> None:
    """Hidden states, and hidden dice and cards, of every game for every seat and for who looks on without a name: each viewer in
    another of the first scenarios in which he sits, and by turns; in all of them, and both, where there is time."""
    sits = [n for n, s in enumerate(GAMES[slug].scenarios.values()) if not viewer or viewer in GAMES[slug].seats(s)]
    salts = [n for n in sits if n < 2] + [n for n in sits if n >= 2][:1]
    first = viewers(slug).index(viewer)
    for salt in [salts[(first + n) % len(salts)] for n in range(times(1, len(salts)))]:
        for luck in [first % 2 == 1] if times(1, 2) == 1 else [False, True]:
            total, _ = run_twins(tmp_path, slug, viewer, STEPS, 1, salt, luck, watch="public" if salt % 2 else "delayed")
            assert total or not luck


@pytest.mark.parametrize(("slug", "viewer"), some([("drakborgen", "red"), ("rudern", "WKA"), ("clusta", "")], 1))
def test_twins_at_a_live_table(slug: str, viewer: str, tmp_path: Path) -> None:
    """The same where every seat has a bank of time and its clock is shown as far as the game says whom it waits for."""
    salt = next(n for n, s in enumerate(GAMES[slug].scenarios.values()) if not viewer or viewer in GAMES[slug].seats(s))
    for luck in (False, True):
        run_twins(tmp_path, slug, viewer, STEPS, 1, salt, luck, watch="public", bank=600, increment=10)


# ---- planted -------------------------------------------------------------------------------------------------------------
def counter_in_the_picture(m: pytest.MonkeyPatch) -> None:
    real = pictures.Pictures.make
    m.setattr(pictures.Pictures, "make", lambda self, role: msgspec.structs.replace(real(self, role), told=lines_of(self)))


def lines_of(shows: Any) -> int:
    return len(shows.seating.session.entries)


def state_in_the_picture(m: pytest.MonkeyPatch) -> None:
    real = pictures.Pictures.make

    def shown(self: Any, role: str) -> Any:
        return msgspec.structs.replace(real(self, role), notes=str(hash(msgspec.json.encode(self.seating.session.state)) % 10))

    m.setattr(pictures.Pictures, "make", shown)


def counter_in_a_header(m: pytest.MonkeyPatch) -> None:
    real = call.Call.html

    def html(self: Any, *given: Any, **more: Any) -> Any:
        answer = real(self, *given, **more)
        answer.headers["etag"] = str(self._table.log.version if self._table else 0)
        return answer

    m.setattr(call.Call, "html", html)


def counter_in_a_stamp(m: pytest.MonkeyPatch) -> None:
    real = pictures.Pictures.stamp

    def stamp(self: Any, role: str) -> str:
        if role not in self.shown.stamps:
            self.shown.stamps[role] = f"{real(self, role)}{lines_of(self)}"
        return str(self.shown.stamps[role])

    m.setattr(pictures.Pictures, "stamp", stamp)


def live_for_everybody(m: pytest.MonkeyPatch) -> None:
    """A word to everybody whenever anything happens."""
    real = subscribers.Subscribers.note_change

    def changed(self: Any, r: Any) -> None:
        real(self, r)
        for listener in self.listeners.get(r.id, ()):
            listener.stamp = ""
            listener.event.set()

    m.setattr(subscribers.Subscribers, "note_change", changed)


def another_seats_draft(m: pytest.MonkeyPatch) -> None:
    real = pictures.Pictures.make

    def shown(self: Any, role: str) -> Any:
        return msgspec.structs.replace(real(self, role), notes=f"{len(self.clock.drafts)}{lines_of(self)}")

    m.setattr(pictures.Pictures, "make", shown)


def status_by_version(m: pytest.MonkeyPatch) -> None:
    real = endpoint.too_soon
    m.setattr(
        endpoint,
        "too_soon",
        lambda call, row, rates: float(call._table is not None and call._table.log.version % 2) or real(call, row, rates),
    )


def length_by_state(m: pytest.MonkeyPatch) -> None:
    """Blanks at the end of a page, as many as the table has lines."""
    real = call.Call.html

    def html(self: Any, *given: Any, **more: Any) -> Any:
        answer = real(self, *given, **more)
        answer.body += b" " * (self._table.log.version if self._table else 0)
        answer.headers["content-length"] = str(len(answer.body))
        return answer

    m.setattr(call.Call, "html", html)


def counter_in_an_export(m: pytest.MonkeyPatch) -> None:
    real = after.stream_of

    async def told(call: Any) -> str:
        return f"{await real(call)}{call.table.log.version}"

    m.setattr(after, "stream_of", told)


def state_in_a_look_back(m: pytest.MonkeyPatch) -> None:
    real = replays.then

    def shown(game: Past, viewer: str, told: int, turn: int, step: int, lang: str) -> Any:
        found = real(game, viewer, told, turn, step, lang)
        states = [mark.state for mark in game.marks(viewer, told)]
        return found and msgspec.structs.replace(found, log=f"{found.log}{hash(states[found.turn - 1]) % 10}")

    m.setattr(replays, "then", shown)


def unseen_acts_among_the_steps(m: pytest.MonkeyPatch) -> None:
    """Whenever anybody has answered: not only when the viewer was told something."""
    real = replays.then

    def shown(game: Past, viewer: str, told: int, turn: int, step: int, lang: str) -> Any:
        found = real(game, viewer, told, turn, step, lang)
        return found and msgspec.structs.replace(found, head=f"{found.head}{len(held(game.session)[1])}")

    m.setattr(replays, "then", shown)


def state_in_a_line_of_the_log(m: pytest.MonkeyPatch) -> None:
    """The place to which a line leads, of what nobody told."""
    real = seat.shown

    def shown(table: Any, *given: Any, **more: Any) -> Any:
        found, place = real(table, *given, **more), hash(msgspec.json.encode(table.session.state)) % 10
        return found | {"log": Markup(f'{found["log"]}<li><a class="at" href="#board" data-to="{place}"></a></li>')}

    m.setattr(seat, "shown", shown)


PLANTED: tuple[Callable[[pytest.MonkeyPatch], None], ...] = (
    counter_in_the_picture,
    state_in_the_picture,
    counter_in_a_header,
    counter_in_a_stamp,
    live_for_everybody,
    another_seats_draft,
    status_by_version,
    length_by_state,
    counter_in_an_export,
    state_in_a_look_back,
    unseen_acts_among_the_steps,
    state_in_a_line_of_the_log,
)


@pytest.mark.parametrize("plant", some(PLANTED, 4), ids=lambda x: x.__name__)
def test_planted_leaks_are_seen(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    slug = "pickets"
    with pytest.raises(Leak):
        for salt in (1, 0, *range(2, 6)):                    # that with most in it comes first
            for viewer in viewers(slug)[:2]:
                run_twins(tmp_path, slug, viewer, 10, 3, salt)


def test_the_guard_adds_nothing_of_its_own() -> None:
    """What every answer carries is fixed: nothing in it is made from a request, a table or a moment."""
    assert all(isinstance(value, bytes) for _, value in guard.HEADERS)


# ---- what leaves the page ------------------------------------------------------------------------------------------------
def papers(session: Any, seat: str) -> list[str]:
    """A side's report and its printed pages, as they go by mail."""
    game, words = session.game, words_of(session.game, "en", session.scenario)
    printed = game.post.printed(session.view(seat), words) if game.post is not None else {}
    return [mail.of_a_side(session, seat, None, words), *printed.values()]


def leaving(marks: int) -> int:
    """Pairs that were compared, as long as nothing has been revealed to the seat.  Raises Leak."""
    found = 0
    for slug, game in GAMES.items():
        for salt, scenario in enumerate([*game.scenarios.values()][: times(1, 9)]):
            seat = game.seats(scenario)[marks % len(game.seats(scenario))]
            for _, twins in pairs(slug, seat, marks, salt):
                one, two = (msgspec.json.encode((each.page(seat), each.streams[seat].items)) for each in twins)
                if one == two:
                    found += 1
                    if papers(twins[0], seat) != papers(twins[1], seat):
                        raise Leak(f"{game.title}: what {seat} is sent by mail tells what is hidden")
    return found


def test_what_goes_by_mail_is_the_same_for_twins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reports and printed pages.  Planted: a report is called after the whole state."""
    assert leaving(2) + leaving(3) >= 8
    real = mail.titled
    monkeypatch.setattr(mail, "titled", lambda of, words: f"{real(of, words)} {hash(msgspec.json.encode(of.state))}")
    with pytest.raises(Leak):
        leaving(2)
