"""Looking back while the game is played: each turn as its reader saw it then, and nothing that he learnt later."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.table.access.rates import seat_kind
from montjoy.table.web import boards, past, replays
from montjoy.table.web.past import Past
from tests.suite.many import times
from tests.suite.subjects import all_games, recorded
from tests.table.houses import one_step
from tests.table.wire import Raw, Table, cookie, raw, table_there

LINE = re.compile(r'<li id="l(\d+)"')
SAYS = {"sv": "Du ser tillbaka på drag 1", "he": "מבט לאחור: תור 1", "cs": "Díváte se zpět na tah 1"}
PAGE = {"HX-Request": "true"}


async def look(table: Table, role: str, turn: int | str = "", of: str = "", **headers: str) -> Raw:
    """What `of` (the role itself) is given when it looks back at a turn of a role."""
    path = f"/t/{table.id}/{role}/then" + (f"?turn={turn}" if turn != "" else "")
    return await raw(table.app, "GET", path, {**cookie(table.tokens[of or role]), **headers})


def turn_of(answer: Raw) -> tuple[int, int]:
    """Which turn of how many."""
    found = re.search("turn (\\d+) of (\\d+)", re.sub("[\u2068\u2069]", "", unescape(answer.text)))
    return (int(found[1]), int(found[2])) if found else (0, 0)


class Seen:
    """What a role's marks were as the game went on: by how much it had been told, its view, from the session that was played."""

    def __init__(self, table: Table, role: str) -> None:
        self.table, self.role, self.views = table, role, {}  # type: Table, str, dict[int, Any]
        self.stops: dict[int, Any] = {}                      # and what it saw whenever play stood still

    def note(self) -> None:
        session = self.table.room.session
        self.stops.setdefault(session.streams[self.role].version, session.view(self.role))
        for state in session.snapshots:
            self.views[state.versions[self.role][0]] = session.game.view(session.state_of(state), self.role)

    def turns(self) -> list[int]:
        told = self.table.room.pictures.of(self.role).told
        return sorted(then for then in self.views if then < told)


async def played(table: Table, until: Any, *seen: Seen) -> None:
    for n in range(600):
        for each in seen:
            each.note()
        if until(table.room.session):
            return
        await one_step(table.room, n)
        await table.settled()
    raise AssertionError("it never came to that")


@pytest.mark.parametrize(("slug", "scenario"), [("rudern", "three_lords"), ("drakborgen", "")])
def test_every_turn_is_shown_as_it_was_seen_then(slug: str, scenario: str) -> None:
    """Board, card and log, from another way to the same: what the session had at that mark while it was played.  Planted: the
    view of now, or of the umpire; a log up to now."""

    async def work() -> None:
        async with table_there(slug, scenario=scenario) as table:
            roles = [Seen(table, role) for role in (*table.room.session.seats[:2], UMPIRE, WATCHER)]
            await played(table, lambda session: len(session.entries) > 90, *roles)
            game, w = table.room.game, table.room.words("en")
            for seen in roles:
                turns = seen.turns()
                assert len(turns) > 4
                for number in {1, 2, len(turns) // 2, len(turns)}:
                    answer = await look(table, seen.role, number, **PAGE)
                    assert turn_of(answer) == (number, len(turns))
                    view, told = seen.views[turns[number - 1]], turns[number - 1]
                    assert str(boards.draw(game, view, w, ())) in answer.text
                    card = str(boards.card(game, view, w)) if seen.role in table.room.session.seats else ""
                    assert card in answer.text
                    shown = [int(n) for n in LINE.findall(answer.text)]
                    assert max(shown, default=0) <= told and (shown or told < 5)
                before = await look(table, seen.role, len(turns) - 1, **PAGE)           # the newest is on the page itself
                assert (await look(table, seen.role, **PAGE)) == before == (await look(table, seen.role, 9999, **PAGE))

    asyncio.run(work())


@pytest.mark.parametrize(("slug", "scenario"), [("rudern", "three_lords"), ("drakborgen", "")])
def test_what_happened_within_a_turn_is_stepped_through_too(slug: str, scenario: str) -> None:
    """One step for each time at which something was told: from the last that was, back to the beginning, every board as its
    reader saw it then, and what had just happened is said.  Red where only whole turns could be stepped."""

    async def work() -> None:
        async with table_there(slug, scenario=scenario) as table:
            roles = [Seen(table, role) for role in (table.room.session.seats[0], WATCHER)]
            await played(table, lambda session: len(session.entries) > 60, *roles)
            game, w = table.room.game, table.room.words("en")
            for seen in roles:
                told, steps = table.room.pictures.of(seen.role).told, 0
                path, last = f"/t/{table.id}/{seen.role}/then?step=last", told
                while path:
                    answer = await raw(table.app, "GET", path, {**cookie(table.tokens[seen.role]), **PAGE})
                    shown = max(map(int, LINE.findall(answer.text)), default=0)
                    assert shown <= last and shown < told
                    last = shown
                    if "data-at-step" in answer.text:
                        steps += 1
                        assert 'fresh"' in answer.text and re.search(r"step \d+ of \d+: \S", plain(answer.text))
                        view = seen.stops[min(stop for stop in seen.stops if stop >= shown)]
                        assert str(boards.draw(game, view, w, ())) in answer.text
                    found = re.search(r'data-step="before" href="([^"]+)"', answer.text)
                    path = unescape(found[1]) if found else ""
                assert turn_of(answer)[0] == 1 and "data-at-step" not in answer.text, "it begins with the first mark"
                assert steps >= 5

    asyncio.run(work())


def plain(text: str) -> str:
    return re.sub("[\u2068\u2069]", "", unescape(text))


def test_it_is_a_page_of_its_own_without_script_and_says_how_to_come_back() -> None:
    async def work() -> None:
        async with table_there("rudern", scenario="three_lords") as table:
            role = table.room.session.seats[0]
            base = f"/t/{table.id}/{role}"
            assert "There is no earlier turn" in (await look(table, role)).text or turn_of(await look(table, role))[1] == 1
            await played(table, lambda session: session.label.startswith("2."))
            now = (await raw(table.app, "GET", base, cookie(table.tokens[role]))).text
            assert f'href="{base}/then"' in now and f'href="{base}/then?turn=1"' in now
            first, whole = await look(table, role, 1), await look(table, role)
            _, last = turn_of(whole)
            assert last >= 3 and "<html" in whole.text and "<html" not in (await look(table, role, **PAGE)).text
            steps = [dict(re.findall(r'data-step="(\w+)" href="([^"]+)"', unescape(x.text))) for x in (first, whole)]
            assert steps[0] == {"forward": f"{base}/then?turn=2", "after": f"{base}/then?turn=1&step=1", "now": base}
            before, after = steps[1].pop("before"), steps[1].pop("after")
            assert steps[1] == {"first": f"{base}/then?turn=1", "back": f"{base}/then?turn={last - 2}", "now": base,
                                "forward": f"{base}/then?turn={last}"}
            assert f"/then?turn={last - 2}" in before and after in (f"{base}/then?turn={last - 1}&step=1", steps[1]["forward"])
            plain = re.sub("[\u2068\u2069]", "", unescape(whole.text))
            assert re.search(f"turn {last - 1} of {last}: Round \\d: .* begins its impulse", plain), "whose turn it was"
            assert 'name="option"' not in whole.text and "<form" not in whole.text.partition('class="then"')[2]
            for lang, says in SAYS.items():
                path = f"{base}/then?turn=1&lang={lang}"
                text = (await raw(table.app, "GET", path, {**cookie(table.tokens[role]), **PAGE})).text
                assert says in re.sub("[\u2068\u2069]", "", unescape(text))

    asyncio.run(work())


def test_who_looks_on_later_looks_back_from_there() -> None:
    """A stranger who is shown the game some marks late is shown no turn that is later.  Red where marks count up to now."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords", watch="delayed", delay=4) as table:
            seen = Seen(table, WATCHER)
            await played(table, lambda session: session.label.startswith("3."), seen)
            told = table.room.pictures.of(WATCHER).told
            assert told < table.room.session.streams[WATCHER].version
            assert turn_of(await look(table, WATCHER)) == (len(seen.turns()) - 1, len(seen.turns()))
            answer = await raw(table.app, "GET", f"/t/{table.id}/{WATCHER}/then?turn={len(seen.turns())}")     # without any token
            assert max(map(int, LINE.findall(answer.text))) < told

    asyncio.run(work())


def test_nobody_looks_through_anothers_eyes() -> None:
    """Neither a seat, nor the umpire, whose looks stand in the record."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords") as table:
            await played(table, lambda session: session.label.startswith("2."))
            one, two, *_ = table.room.session.seats
            for role, of in ((one, two), (one, UMPIRE), (UMPIRE, one), (one, WATCHER)):
                assert (await look(table, role, 1, of=of)).status == 404

    asyncio.run(work())


def test_what_was_taken_back_is_no_turn_any_more() -> None:
    """The game went back: turns behind that mark are gone, and the log of an earlier one does not know of it."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords") as table:
            session, room = table.room.session, table.room
            seat = session.seats[0]
            await played(table, lambda session: session.label.startswith("2."))
            _, before = turn_of(await look(table, seat))
            earlier = (await look(table, seat, 2, **PAGE)).text
            label = [e.label for e in session.entries if isinstance(e, rec.Marked)][2]
            await room.act(lambda: umpire.rule(session, rulings.TakeBack(label), "a slip"))
            assert turn_of(await look(table, seat)) == (2, 3) and before > 3
            assert (await look(table, seat, 2, **PAGE)).text == earlier.replace(f"of \u2068{before}\u2069", "of \u20683\u2069")
            await played(table, lambda session: session.label.startswith("2."))
            newest = await look(table, seat, turn_of(await look(table, seat))[1])
            assert turn_of(newest)[0] > 3 and 'class="RulingMade' in newest.text and " void" in newest.text

    asyncio.run(work())


def test_a_long_game_is_followed_in_a_process_of_its_own_and_shows_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the process that has followed it answers the next step, however much others have done since."""

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords") as table:
            seat = table.room.session.seats[0]
            await played(table, lambda session: session.label.startswith("2."))
            near = [await look(table, seat, turn) for turn in (1, 2, "")]
            monkeypatch.setattr(replays, "LONG", 0)
            asked = replays.of(table.house)
            assert asked.child is None and [await look(table, seat, turn) for turn in (1, 2, "")] == near
            assert asked.child is not None
            process = asked.child[1].process
            await table.room.act(lambda: umpire.rule(table.room.session, rulings.Pause(), "tea", audience=()))
            assert [await look(table, seat, turn) for turn in (1, 2, "")] == near
            assert asked.child is not None and asked.child[1].process is process

    asyncio.run(work())


def test_a_step_back_costs_no_second_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record is followed once for each newest mark of a role, and few are kept."""
    followed: list[int] = []
    real = Past.of.__func__  # type: ignore[attr-defined]

    def of(cls: Any, *given: Any) -> Any:
        followed.append(1)
        return real(cls, *given)

    monkeypatch.setattr(Past, "of", classmethod(of))

    async def work() -> None:
        async with table_there("rudern", scenario="three_lords") as table:
            seat = table.room.session.seats[0]
            await played(table, lambda session: session.label.startswith("2."))
            for turn in (1, 2, 3, 2, 1, ""):
                await look(table, seat, turn)
            assert len(followed) == 1
            for role in (*table.room.session.seats, UMPIRE, WATCHER):
                await look(table, role)
            assert len(replays.of(table.house).pasts) <= replays.PASTS

    asyncio.run(work())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_what_is_followed_depends_on_what_the_viewer_was_told(game: Any) -> None:
    """While he is told and asked nothing, the same lines are followed and the same turns shown, whatever others do: the time it
    takes, and what is kept, say nothing of it.  And each turn's number, and each step's, stays what it was."""
    for salt in range(times(1, 3)):
        whole = recorded(game, list(game.scenarios)[salt % len(game.scenarios)], 500 + salt)
        acts = [n for n, e in enumerate(whole.entries) if isinstance(e, rec.Decided)]
        lengths: dict[tuple[str, int], int] = {}
        moments: dict[tuple[str, int, int], past.Moment] = {}
        for upto in acts[len(acts) // 2 :][:15]:
            there = Session.replay(game, whole.header, whole.entries[:upto])
            for viewer in whole.seats:
                told = there.streams[viewer].version
                if not (length := past.upto(there, viewer, told)) or length == upto:
                    continue
                assert lengths.setdefault((viewer, told), length) == length
                shown = Past.of(game, whole.header, there.entries[:length]).turns(viewer, told)
                for number, turn in enumerate(shown):
                    for step, moment in enumerate(turn):
                        assert moments.setdefault((viewer, number, step), moment) == moment


def test_turns_before_the_game_moved_to_other_rules_cannot_be_shown() -> None:
    """These rules cannot follow them; the first turn is the mark from which the game went on."""
    game = next(game for game in all_games() if game.slug == "rudern")
    whole = recorded(game, "three_lords", 31)
    marks = [s for s in Session.replay(game, whole.header, whole.entries, keep=0).snapshots]
    at = marks[len(marks) // 2]
    moved = rec.Moved(at.at - 1, game.rules_version, at.label, msgspec.Raw(at.state), at.versions)
    lines = [*whole.entries[: at.at], moved]
    there = Session.replay(game, whole.header, lines, whole.dice.seed if whole.dice else None, keep=0)
    for viewer in whole.seats:
        told = there.streams[viewer].version
        shown = Past(there).marks(viewer, told)
        assert all(mark.at >= len(lines) for mark in shown)
        for mark in shown:
            items, first = Past(there).items(viewer, mark.versions[viewer][0], 80)
            assert first > at.versions[viewer][0] and len(items) <= mark.versions[viewer][0] - at.versions[viewer][0]


def test_looking_back_is_counted_by_itself() -> None:
    assert seat_kind("GET", "/t/{table}/{role}/then") == "step" and seat_kind("GET", "/t/{table}/{role}/part") is None
