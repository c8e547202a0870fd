"""After a game: who has won, where it turned, and what each side had left; on its own page, and briefly at the table."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from montjoy.core.game import Game, games
from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Over
from montjoy.games.massbattle.protocol.events import Attacked, Fled
from montjoy.table.tables import catalogue, lines, replay, rulings_desk
from montjoy.table.tables.checkpoints import chief
from montjoy.table.web import replays
from montjoy.table.web.pages.course import left_words, turning_words, verdict
from tests.contract.cards.game import game as cards
from tests.table.houses import counted, run
from tests.table.test_rematch import played
from tests.table.visitors import town, words

LANGUAGES = ("en", "sv", "he", "cs")


def over(game: Game, scenario: Any, number: int) -> Session:
    """A game of random answers to its end."""
    session = Session.new(game, game.brief(scenario), seed=random.Random(number).randbytes(32))
    session.freeze({})
    session.begin()
    luck = Philox(number)
    while not session.over:
        if session.window and not [q for q in session.open if not q.done and q.asked.kind != "offer"]:
            session.close_window()
            continue
        q = next(q for q in session.open if not q.done and q.asked.kind != "offer")
        options = q.asked.options
        view = session.view(q.seat)
        answer = options[luck.below(len(options))] if options else game.default(view, q.asked, ())
        assert session.answer(q.seat, answer, q.asked.id) is None
    session.release()
    return session


def followed(session: Session) -> replay.Replay:
    return replay.Replay(session.game, session.header, list(session.entries))


# ---- the reckoning -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", sorted(games()))
def test_every_game_tells_what_each_side_has_left_in_every_language(slug: str) -> None:
    """Red where a game has no tally, a side is left out, or a number has no name in one of the languages; where it is counted
    before heroes are chosen, and armies raised."""
    game: Game = games()[slug]()
    session = over(game, catalogue.usual(game), 3)
    again = followed(session)
    course = replay.course(again)
    assert course.first and set(course.first) == set(course.last) <= set(session.seats)
    assert slug == "clusta" or course.first != course.last   # there nobody orders anything, and nothing comes of it
    assert all(any(there.values()) for there in course.first.values()), course.first
    for lang in LANGUAGES:
        w = catalogue.words(game, session.scenario, lang)
        for _, things in left_words(course, w):
            assert things and all(x.name and not x.name.startswith("page-") for x in things)
            own = {w.title(f"page-left-{name}") for there in course.first.values() for name in there}
            assert {x.name for x in things} <= own
        assert w.title("page-strength")
        if course.turning:
            assert "page-" not in turning_words(course.turning, w)


@pytest.mark.parametrize("slug", sorted(games()))
def test_shares_of_strength_are_shares(slug: str) -> None:
    game: Game = games()[slug]()
    again = followed(over(game, catalogue.usual(game), 5))
    assert again.noted.shares
    for there in again.noted.shares.values():
        assert there == {} or (min(there.values()) >= 0 and abs(sum(there.values()) - 1) < 1e-9)


def test_the_turning_point_is_the_largest_change_between_two_marks_that_hold() -> None:
    """Against a plain search over all pairs of neighbours: a tenth of all strength, or half of all that changed.

    Red where a sortie in which one battle decided all was told to have had no turning point."""
    game: Game = games()["rudern"]()
    decided = 0
    for name, number in [("siege_of_a_town", 0), ("siege_of_a_town", 4), ("sortie", 1), ("sortie", 0), ("field_battle", 2)]:
        again = followed(over(game, game.scenarios[name], number))
        marks = [n for n, e in rec.effective(again.entries) if isinstance(e, rec.Marked)]
        changes = {}
        end = replay.shares(game.tally.strength(again.session.state))
        for a, after in [*((a, again.noted.shares[b]) for a, b in pairwise(marks)), (marks[-1], end)]:
            before = again.noted.shares[a]
            for seat in again.session.seats:
                changes[a, seat] = abs(after[seat] - before[seat])
        most = max(changes.values())
        all_ = sum(max(changes[n, seat] for seat in again.session.seats) for n in marks)
        turning = replay.course(again).turning
        if most <= max(replay.LITTLE, min(replay.TURN, all_ / 2)):
            assert turning is None
        else:
            decided += name == "sortie" and most < replay.TURN
            assert turning is not None and abs(turning.after - turning.before) == pytest.approx(most)
            assert turning.label in {e.label for n, e in enumerate(again.entries) if (n, turning.side) in changes
                                     and changes[n, turning.side] == most and isinstance(e, rec.Marked)}
    assert decided == 1, "the battle of one sortie, and none of the other"


def test_of_a_rank_what_changed_most_is_what_happened() -> None:
    """A wound sooner than a later hit that does no harm, of two wounds the deeper, a rout before any.

    Red where the newest was named whatever came of it."""
    game: Game = games()["massbattle"]()

    def hit(result: Literal["missed", "harmless", "wounded"], damage: int) -> Attacked:
        return Attacked("B4", "A2", "melee", 12, (), result, damage)

    told = list(enumerate((hit("wounded", 4), hit("wounded", 15), hit("missed", 0), hit("harmless", 0)), 1))
    assert chief(game, told)[0] == 2
    assert chief(game, told[2:])[0] == 4, "where nothing came of anything, the newest"
    assert chief(game, [*told, (5, Fled("A3")), (6, hit("wounded", 40))])[0] == 5, "a rout before any wound"


@pytest.mark.parametrize("slug", sorted(games()))
def test_what_happened_at_the_turning_point_is_of_each_viewers_own_log(slug: str) -> None:
    """The most important by the game's ranks that he was told between the two marks.  Red where only the moment was named."""
    game: Game = games()[slug]()
    scenario = game.scenarios["siege_of_a_town"] if slug == "rudern" else catalogue.usual(game)
    tries = (followed(over(game, scenario, number)) for number in range(9))
    again = next(again for again in tries if slug == "clusta" or replay.course(again).turning)
    course, ranks = replay.course(again), {kind: n for n, rank in enumerate(game.telling.NEWS) for kind in rank}
    assert set(course.what) <= {*again.session.seats, "watcher"} and (course.what or slug == "clusta")
    if course.turning is None:
        return
    marks = [n for n, e in rec.effective(again.entries) if isinstance(e, rec.Marked) and n in again.noted.shares]
    begins = next(n for n in marks if getattr(again.entries[n], "label", "") == course.turning.label)
    ends = next((n for n in marks if n > begins), len(again.entries))
    for viewer, number in course.what.items():
        told = [*again.noted.told, {v: len(s.items) for v, s in again.session.streams.items()}]
        span = again.items(viewer)[told[begins][viewer] : told[min(ends, len(told) - 1)][viewer]]
        chosen = again.items(viewer)[number - 1]
        span = span[:-2] if isinstance(span[-1], Over) else span     # that the game is over is no cause
        assert any(item is chosen for item in span)
        assert ranks.get(type(chosen), 99) == min(ranks.get(type(item), 99) for item in span)


def test_a_game_that_tells_nothing_has_no_course() -> None:
    session = over(cards, next(iter(cards.scenarios.values())), 1)
    assert replay.course(followed(session)) == replay.Course()


# ---- the pages -----------------------------------------------------------------------------------------------------------
def test_the_page_after_the_game_tells_its_course_and_the_table_names_the_turning_point(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"))
            room = await t.house.table(table)
            kept = await counted(room)
            assert kept.course is not None and kept.course.first
            page = words(await me.get(f"/t/{table}/WKA/after"))
            at_table = words(await me.get(f"/t/{table}/WKA"))
            w = room.words("en")
            assert w.outcome(room.session.outcome).replace("\u2068", "").replace("\u2069", "") in page
            assert "What was left" in page and "Towns and fortresses" in page and "dice of the field" in page
            if kept.course.turning:
                item = room.session.streams["WKA"].items[kept.course.what["WKA"] - 1]
                said = turning_words(kept.course.turning, w, w.item(item)).replace("\u2068", "").replace("\u2069", "")
                assert said in page and said in at_table and "What happened then: " in said
            else:
                assert "No single turn decided this game" in page
            assert "Rematch, seats swapped" in page
            seats, won = room.session.seats, room.game.winners(room.session.outcome)
            for who, seat in ((me, "WKA"), (friend, "SVE")):
                says = ("You have won" if seat in won else "You have lost") if won else "Nobody has won"
                for rest, first in (("", f'<h2 id="over">{says}</h2>'), ("/after", f"<h1>{says}</h1>")):
                    body = (await who.get(f"/t/{table}/{seat}{rest}")).text
                    assert f"<title>{says} · " in body and first in body, (seat, rest)
            over = room.session.outcome
            assert verdict(room, "watcher", over, w) != verdict(room, seats[0], over, w) or not won
            assert verdict(room, "WKA", None, w) == ""

    run(work)


def test_the_umpire_is_told_the_cause_at_the_turning_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the umpire's own log, which is the whole; from memory, and where that has only the end.  A replay adds to the truth what
    was chosen: its numbers are not those of the table.  Red where the umpire was left out."""
    monkeypatch.setattr(replay, "LITTLE", 0.0)
    monkeypatch.setattr(replay, "TURN", 0.0)                 # the largest change is one, however small

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"), umpire="me")
            room = await t.house.table(table)
            kept = await counted(room)
            assert kept.course is not None and kept.course.turning
            stream, w = room.session.streams["umpire"], room.words("en")
            number = kept.course.what["umpire"]
            cause = stream.items[number - 1 - stream.base]
            assert type(cause) in {kind for rank in room.game.telling.NEWS for kind in rank}
            said = turning_words(kept.course.turning, w, w.item(cause)).replace("\u2068", "").replace("\u2069", "")
            assert "What happened then: " in said
            for page in ("umpire", "umpire/after"):
                assert said in words(await me.get(f"/t/{table}/{page}")), page
            stream.items[:number], stream.base = [], number
            room.pictures.renew()
            assert room.pictures.of("umpire").turned is msgspec.UNSET
            assert said in words(await me.get(f"/t/{table}/umpire/after"))

    run(work)


def test_nothing_of_it_is_counted_or_shown_while_the_game_is_played(tmp_path: Path) -> None:
    """Red where a picture of a game that goes on has a turning point, or its course is asked for by anybody."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"))
            room = await t.house.table(table)
            kept = await counted(room)
            other = (await me.post(f"/t/{table}/WKA/again", data={"kind": "rematch"})).url.path.split("/")[2]
            await friend.post(f"/t/{table}/SVE/again", data={"kind": "rematch"})
            played_now = await t.house.table(other)
            played_now.seating.after = lines.After(len(played_now.session.entries), (), kept.course)
            played_now.pictures.renew()
            assert played_now.session.began and not played_now.session.over
            assert not played_now.pictures.of("SVE").turning
            page = words(await me.get(f"/t/{other}/SVE/after"))
            assert "What was left" not in page and "turning point" not in page

    run(work)


def test_it_is_kept_with_the_table_and_not_counted_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"))
            kept = await counted(await t.house.table(table))
            t.house.put_away(table)

            def once_only(*given: Any) -> Any:
                raise AssertionError("it is counted again")

            monkeypatch.setattr(replays.Followed, "course", once_only)
            room = await t.house.table(table)
            assert replays.kept_after(room) == kept
            page = await me.get(f"/t/{table}/WKA/after")
            assert "What was left" in words(page)
            assert kept.course is not None
            if number := kept.course.what.get("WKA"):        # also where its stream has only the end
                room.session.streams["WKA"].items[:number], room.session.streams["WKA"].base = [], number
                room.pictures.renew()
                assert room.pictures.of("WKA").turned is msgspec.UNSET
                assert "What happened then: " in words(await me.get(f"/t/{table}/WKA/after"))

    run(work)


def test_a_table_of_an_earlier_release_has_its_course_counted(tmp_path: Path) -> None:
    """Its luck alone was kept."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            table = await played(t, me, (friend, "SVE", "Bo"))
            room = await t.house.table(table)
            kept = await counted(room)
            await room.keep_after(lines.After(kept.lines, kept.luck))
            assert (await counted(room)).course == kept.course

    run(work)


# ---- the words of a mark ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("slug", "label", "says"), [
    ("drakborgen", "23.sun", "round 23, the sun"), ("massbattle", "0.0", "before the battle"), ("massbattle", "2.0", "round 2"),
    ("massbattle", "1.3", "round 1, phase 3"), ("clusta", "3.2", "day 3, round 2"), ("rudern", "3.SVE", "round 3, House Svebod"),
])
def test_a_mark_is_called_by_its_numbers(slug: str, label: str, says: str) -> None:
    """Red where round 23 of a delve is called by the square 23, D3, and a round that has no phase yet "phase 0"."""
    game = games()[slug]()
    w = catalogue.words(game, catalogue.usual(game), "en")
    assert re.sub("[\u2066-\u2069]", "", rulings_desk.mark_words(label, w)) == says
