"""The umpire's desk: every act of his is in the record, is shown where it must be, and can be looked at before it is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import UMPIRE
from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.runner import Runner
from montjoy.table.tables import invitations, lines, page_words, rulings_desk
from tests.suite.many import times
from tests.table.desk_people import KNOWN, said, table
from tests.table.houses import first_lines, run, settled


def test_an_edit_is_seen_by_seat_before_it_is_made_and_is_taken_back(tmp_path: Path) -> None:
    """Planted: a preview made from the state instead of the views names the deck to everybody."""

    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            judge, base = await t.joined(UMPIRE), f"/t/{t.id}/{UMPIRE}/desk"
            path, old = points(t.room)
            held = f'[["{path}","{old + 3}"]]'
            shown = said(await judge.post(f"{base}/preview", data={"held": held, "when": "next"}))
            for seat in t.room.session.seats:
                assert seat in shown.casefold() or seat in shown
            assert f"{old} becomes {old + 3}" in shown and "bag" not in shown
            assert not t.room.session.edits and not rulings_desk.made(t.room.session, page_words.plain_words("en"))
            answer = await t.rule(judge, kind="edit", held=held, when="last")
            assert answer.status_code == 200 and points(t.room)[1] == old + 3
            made = [e for e in t.room.session.entries if isinstance(e, rec.Ruled)]
            assert [(e.number, e.reason, e.author) for e in made] == [(1, "because", UMPIRE)]
            assert (await t.rule(judge, kind="reverse", of="1")).status_code == 200
            last = [e for e in t.room.session.entries if isinstance(e, rec.Ruled)][-1]
            assert (last.ruling.when, last.reason) == ("next", "reason-reversed:1")
            desk = said(await judge.get(f"{base}?lang=cs"))
            assert "rozhodnutí 1 se bere zpět" in desk and "reason-reversed" not in desk
            await t.played(60)
            assert rulings.look(rulings.plain(t.room.session.state), path) != old + 3 or t.room.session.over

    run(work)


def test_a_value_as_deep_as_no_state_is_refused_like_any_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with table(tmp_path, umpire=True) as there:
            judge = await there.joined(UMPIRE)
            base = f"/t/{there.id}/{UMPIRE}/desk"
            state = rulings.plain(there.room.session.state)
            field = next(path for path, value in rulings_desk.leaves(state) if not isinstance(value, str))
            held = msgspec.json.encode([(field, "[" * 3_000)]).decode()
            assert (await judge.post(f"{base}/preview", data={"held": held, "when": "next"})).status_code == 422
            assert (await there.rule(judge, kind="edit", held=held, when="next")).status_code == 422

    run(work)


def test_a_reversal_is_refused_where_the_field_has_changed_since(tmp_path: Path) -> None:
    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            judge = await t.joined(UMPIRE)
            path, old = points(t.room)
            await t.rule(judge, kind="edit", held=f'[["{path}","{old + 3}"]]', when="last")
            await t.rule(judge, kind="edit", held=f'[["{path}","{old + 9}"]]', when="last")
            refused = await t.rule(judge, kind="reverse", of="1")
            assert refused.status_code == 422 and "changed" in said(refused)
            assert points(t.room)[1] == old + 9

    run(work)


def test_the_state_is_found_by_words_and_a_missing_reason_is_asked_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            judge, base = await t.joined(UMPIRE), f"/t/{t.id}/{UMPIRE}/desk"
            seat = t.room.session.seats[0]
            found = await judge.post(f"{base}/state", data={"q": f"points {seat}"})
            assert points(t.room)[0] in found.text and "bag/" not in found.text
            assert "Nothing like that" in said(await judge.post(f"{base}/state", data={"q": "zzzz"}))
            before = len(t.room.session.entries)
            refused = await t.rule(judge, kind="pause", reason=" ")
            assert refused.status_code == 422 and len(t.room.session.entries) == before
            again = await t.rule(judge, kind="pause", number="7")
            assert again.status_code == 422 and "meantime" in said(again)

    run(work)


def test_a_look_through_a_seats_eyes_is_recorded_and_shows_that_seats_page_alone(tmp_path: Path) -> None:
    """Planted: Session.look without its line."""

    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            judge = await t.joined(UMPIRE, "Ursa")
            first, second = t.room.session.seats[:2]
            page = await judge.post(f"/t/{t.id}/{UMPIRE}/desk/look", data={"seat": first})
            assert page.status_code == 200
            assert [e.seat for e in t.room.session.entries if isinstance(e, rec.Looked)] == [first]
            assert t.house.store.lines(t.id)[-1].body == b'{"type":"looked","seat":"%s"}' % first.encode()
            player = await t.joined(second, "Bea")
            shown = t.room.pictures.of(second)
            assert shown.sees_all == ("Ursa",) and shown.page is not None and shown.page.umpire
            assert "Ursa" in said(await player.get(f"/t/{t.id}/{second}"))

    run(work)


def test_answers_for_a_seat_dice_that_are_set_and_the_way_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            judge = await t.joined(UMPIRE)
            q = next(q for q in t.room.session.open if not q.done and q.asked.options)
            await t.rule(judge, kind="answer", seat=q.seat, question=str(q.asked.id), option="0")
            decided = [e for e in t.room.session.entries if isinstance(e, rec.Decided)]
            assert (decided[0].seat, decided[0].by) == (q.seat, "umpire")
            assert (await t.rule(judge, kind="answer", seat=q.seat, question="99", option="0")).status_code == 422
            await t.rule(judge, kind="die", why="PK-1", about="x 2", faces="3 4")
            assert t.room.session.preset[-1] == rulings.SetDie("PK-1", ("x", 2), (3, 4))
            assert (await t.rule(judge, kind="die", why="PK-1", faces="three")).status_code == 422
            page = await judge.get(f"/t/{t.id}/{UMPIRE}/desk")
            assert "show 3 4" in said(page)

    run(work)


def test_no_way_back_is_silent(tmp_path: Path) -> None:
    """G3: every one of many take-backs opens an epoch, is told to everybody, and the table reads the same from its lines.
    Planted: an epoch that is not raised."""

    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            judge, luck = await t.joined(UMPIRE), Philox(5)
            backs = 0
            for _ in range(times(20, 60)):
                await t.played(1 + luck.below(9))
                labels = rulings_desk.marks(t.room.session)
                if t.room.session.over:
                    break
                if labels:
                    told = {v: s.version for v, s in t.room.session.streams.items()}
                    answer = await t.rule(judge, kind="back", mark=labels[luck.below(min(3, len(labels)))])
                    assert answer.status_code == 200, said(answer)
                    backs += 1
                    assert t.room.session.epoch == backs
                    assert all(s.version >= told[v] + 2 for v, s in t.room.session.streams.items())
            assert backs > times(6, 20)
            assert t.room.pictures.of(t.room.session.seats[0]).page.epoch == backs  # type: ignore[union-attr]
            t.house.tables.clear()
            fresh = await t.house.table(t.id)
            assert fresh.session.epoch == backs

    run(work)


def test_a_pause_stops_the_clocks_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with table(tmp_path, umpire=True, deadline=600) as t:
            judge = await t.joined(UMPIRE)
            await t.rule(judge, kind="pause")
            assert t.room.session.paused and t.room.clock.paused_until > t.house.now()
            assert "The game is paused" in said(await judge.get(f"/t/{t.id}/{UMPIRE}/desk"))
            await t.rule(judge, kind="resume")
            assert not t.room.session.paused and not t.room.clock.paused_until

    run(work)


def test_a_failed_rule_shows_its_place_and_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            judge = await t.joined(UMPIRE)
            session, drive = t.room.session, Runner.drive
            poison = [True]

            def raising(self: Any, value: Any) -> None:
                if poison and self is session.runner and not self.streams.muted:
                    poison.clear()
                    raise LookupError("no such thing")
                drive(self, value)

            monkeypatch.setattr(Runner, "drive", raising)
            for q in [q for q in session.open if q.asked.kind == "choose"]:
                await t.room.answer(q.seat, q.asked.id, lambda q=q: q.asked.options[0])  # type: ignore[misc]
                await settled(t.room)
            assert t.room.session.stopped
            page = said(await judge.get(f"/t/{t.id}/{UMPIRE}/desk"))
            assert "Something went wrong while applying a rule" in page and "in raising" in page and "no such thing" in page
            assert "no such thing" not in str(t.room.pictures.of(session.seats[0]))
            await t.rule(judge, kind="retry")
            assert not t.room.session.stopped
            await t.played(5)

    run(work)


def test_a_value_that_nobody_could_be_shown_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: without the check the ruling is made and every page of the table fails."""

    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            judge = await t.joined(UMPIRE)
            path, _ = points(t.room)
            plain = type(t.room.game).view

            def strict(self: Any, state: Any, viewer: str) -> Any:
                if 999 in rulings.plain(state)["points"].values():
                    raise ValueError("too many points")
                return plain(self, state, viewer)

            monkeypatch.setattr(type(t.room.game), "view", strict)
            before = len(t.room.session.entries)
            refused = await t.rule(judge, kind="edit", held=f'[["{path}","999"]]', when="next")
            assert refused.status_code == 422 and len(t.room.session.entries) == before == t.room.log.written

    run(work)


def test_only_the_umpire_reaches_the_desk(tmp_path: Path) -> None:
    """Whoever is not the umpire gets the answer of a page that is not there, to the byte."""

    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            seat = t.room.session.seats[0]
            player = await t.joined(seat)
            nothing = await player.get("/t/nowhere/umpire/desk")
            for role in (UMPIRE, seat, "watcher", "owner"):
                for leaf in ("", "/part", "/state", "/people"):
                    answer = await player.get(f"/t/{t.id}/{role}/desk{leaf}")
                    assert answer.status_code == 404
                    assert answer.text.replace(t.id, "nowhere") == nothing.text.replace("umpire/desk", f"{role}/desk{leaf}")
                answer = await player.post(f"/t/{t.id}/{role}/desk/rule", data={"kind": "pause", "reason": "x", "number": "1"})
                assert answer.status_code == 404
            assert not t.room.session.paused

    run(work)


def test_a_second_umpire_and_handing_the_desk_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            first = await t.joined(UMPIRE, "Ursa")
            base = f"/t/{t.id}/{UMPIRE}/desk"
            assert (await first.post(f"{base}/leave")).status_code == 422
            link = (await first.post(f"{base}/link", data={"role": UMPIRE})).text
            assert "/join#" in link
            second = await t.joined(UMPIRE, "Vera")
            assert t.room.pictures.of(t.room.session.seats[0]).sees_all == ("Ursa", "Vera")
            assert (await first.get(base)).status_code == (await second.get(base)).status_code == 200
            await first.post(f"{base}/leave")
            assert (await first.get(base)).status_code == 404
            assert t.room.pictures.of(t.room.session.seats[0]).sees_all == ("Vera",)
            seat = t.room.session.seats[0]
            await second.post(f"{base}/bot", data={"role": seat, "bot": "nobody-like-that"})
            assert t.room.absence.bot_of(seat) is None

    run(work)


# ---- without an umpire --------------------------------------------------------------------------------------------------
def test_a_proposal_needs_every_seats_yes(tmp_path: Path) -> None:
    """Planted: carried out at the second yes of three."""

    async def work() -> None:
        async with table(tmp_path, scenario="three") as t:
            seats = t.room.session.seats
            await t.played(4)
            people = {seat: await t.joined(seat) for seat in seats}

            async def say(seat: str, leaf: str, **form: str) -> Any:
                return await people[seat].post(f"/t/{t.id}/{seat}/{leaf}", data=form, headers={"hx-request": "true"})
            assert (await say(seats[0], "propose", kind="back", reason="a slip")).status_code == 200
            assert t.room.session.epoch == 0 and list(t.room.session.proposals) == [1]
            assert (await say(seats[0], "propose", kind="pause", reason="again")).status_code == 422
            await say(seats[1], "agree", number="1", say="no")
            shown = t.room.pictures.of(seats[2])
            assert shown.declined == {1: (seats[1],)} and shown.proposals[0][4] == (seats[0],)
            page = said(await people[seats[2]].get(f"/t/{t.id}/{seats[2]}"))
            assert "a slip" in page and "to go back to an earlier point" in page
            await say(seats[1], "agree", number="1", say="yes")
            assert t.room.session.epoch == 0
            await say(seats[2], "agree", number="1", say="yes")
            assert t.room.session.epoch == 1 and not t.room.session.proposals
            assert (await say(seats[2], "agree", number="1", say="yes")).status_code == 422
            assert len(t.room.session.entries) == t.room.log.written

    run(work)


def test_nobody_waits_with_his_yes_until_he_has_seen_what_falls(tmp_path: Path) -> None:
    """A way back, and dice that are set, were meant for the game as it stood.  Whoever was told more since can only propose anew.

    Planted: a proposal that stays open until somebody likes it."""

    async def work() -> None:
        async with table(tmp_path) as t:
            one, two = t.room.session.seats
            people = {seat: await t.joined(seat, by=t.client()) for seat in (one, two)}

            async def say(seat: str, leaf: str, **form: str) -> Any:
                return await people[seat].post(f"/t/{t.id}/{seat}/{leaf}", data=form, headers={"hx-request": "true"})

            for wish in ({"kind": "back"}, {"kind": "die", "why": "x", "faces": "1"}):
                number = str(umpire.next_number(t.room.session))
                asked = await say(one, "propose", reason="a slip", **wish)
                assert asked.status_code == 200, asked.text
                assert [p[0] for p in t.room.pictures.of(two).proposals] == [int(number)]
                await t.played(4)
                assert not t.room.session.over
                assert not t.room.pictures.of(one).proposals and not t.room.pictures.of(two).proposals
                lines = len(t.room.session.entries)
                assert (await say(two, "agree", number=number, say="yes")).status_code == 422
                assert (await say(two, "agree", number=number, say="no")).status_code == 422
                assert t.room.session.epoch == 0 and len(t.room.session.entries) == lines
            number = str(umpire.next_number(t.room.session))
            assert (await say(one, "propose", reason="a slip", kind="back")).status_code == 200
            assert (await say(two, "agree", number=number, say="yes")).status_code == 200
            assert t.room.session.epoch == 1

    run(work)


def test_nobody_says_yes_to_going_back_once_the_seed_is_out(tmp_path: Path) -> None:
    """Everybody could know every die that would fall then.  Planted: a yes that asks only whether there is the proposal."""

    async def work() -> None:
        async with table(tmp_path) as t:
            one, two = t.room.session.seats
            people = {seat: await t.joined(seat, by=t.client()) for seat in (one, two)}
            head = {"hx-request": "true"}
            back = {"kind": "back", "reason": "a slip"}
            assert (await people[one].post(f"/t/{t.id}/{one}/propose", data=back, headers=head)).status_code == 200
            await t.played()
            assert t.room.session.over and any(isinstance(e, rec.Released) for e in t.room.session.entries)
            before = len(t.room.session.entries)
            yes = {"number": "1", "say": "yes"}
            assert (await people[two].post(f"/t/{t.id}/{two}/agree", data=yes, headers=head)).status_code == 422
            assert t.room.session.over and t.room.session.epoch == 0 and len(t.room.session.entries) == before

    run(work)


def test_a_last_yes_to_what_cannot_be_done_any_more_is_stored_all_the_same(tmp_path: Path) -> None:
    """Planted: returned as a plain refusal, the record in memory would run ahead of the store."""

    async def work() -> None:
        async with table(tmp_path) as t:
            one, two = t.room.session.seats
            people = {seat: await t.joined(seat, by=t.client()) for seat in (one, two)}
            head = {"hx-request": "true"}
            for seat in (one, two):
                await people[seat].post(f"/t/{t.id}/{seat}/propose", data={"kind": "pause", "reason": "tea"}, headers=head)
            assert sorted(t.room.session.proposals) == [1, 2]
            await people[two].post(f"/t/{t.id}/{two}/agree", data={"number": "1", "say": "yes"}, headers=head)
            assert t.room.session.paused
            late = await people[one].post(f"/t/{t.id}/{one}/agree", data={"number": "2", "say": "yes"}, headers=head)
            assert late.status_code == 422 and len(t.room.session.entries) == t.room.log.written
            t.house.tables.clear()
            assert (await t.house.table(t.id)).session.paused

    run(work)


def test_bots_agree_with_what_the_people_want(tmp_path: Path) -> None:
    async def work() -> None:
        async with table(tmp_path, "rudern", begin=False) as t:
            me, *others = t.room.session.seats
            await t.room.act(lambda: tuple(lines.Seated(seat, lines.BOT, lines.BOT) for seat in others))
            player = await t.joined(me)
            t.house.bots.note_change = lambda room: None  # type: ignore[method-assign]
            await t.room.act(lambda: first_lines(t.room.session, {}))
            await player.post(f"/t/{t.id}/{me}/propose", data={"kind": "back", "reason": "a slip"})
            assert t.room.session.epoch == 1

    run(work)


def test_whoever_plays_alone_goes_back_without_a_proposal_to_read(tmp_path: Path) -> None:
    """No reason is asked, and the log says what no longer holds and nothing of a ruling.  Red where it is told as one, or where
    somebody who is not alone keeps his proposal out of the others' logs by a reason that only the program gives."""

    async def work() -> None:
        async with table(tmp_path, "rudern", begin=False) as t:
            me, *others = t.room.session.seats
            await t.room.act(lambda: tuple(lines.Seated(seat, lines.BOT, lines.BOT) for seat in others))
            player, url, back = await t.joined(me), f"/t/{t.id}/{me}", {"kind": "back", "reason": ""}
            t.house.bots.note_change = lambda room: None  # type: ignore[method-assign]
            await t.room.act(lambda: first_lines(t.room.session, {}))
            assert 'class="fold propose"' in (page := await player.get(url)).text and 'name="reason"' not in page.text
            assert (await player.post(f"{url}/propose", data=back)).status_code == 200
            assert t.room.session.epoch == 1
            log = said(await player.get(f"{url}/log"))
            assert "The game goes back" in log and "Ruling 1" not in log and "proposes" not in log
            assert 'class="RulingMade' not in (await player.get(url)).text
            await t.room.act(lambda: tuple(lines.Left(seat) for seat in others))
            assert 'name="reason"' in (await player.get(url)).text
            assert "A ruling needs a reason" in (await player.post(f"{url}/propose", data=back)).text
            assert "A ruling needs a reason" in (await player.post(f"{url}/propose", data=back | {"reason": "reason-alone"})).text

    run(work)


# ---- who has seen what ----------------------------------------------------------------------------------------------------
def test_nobody_who_saw_more_takes_a_seat(tmp_path: Path) -> None:
    """F5.  Planted: without the line Saw the umpire gets up and plays."""

    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            one, two = t.room.session.seats
            judge, other = await t.joined(UMPIRE, "Ursa"), await t.joined(UMPIRE, "Vera")
            await judge.post(f"/t/{t.id}/{UMPIRE}/desk/leave")
            token = ""
            for browser in (judge, other):
                token = await invitations.reissue(t.house, t.room, one)
                refused = await browser.post("/join", data={"token": token, "name": "me"})
                assert refused.status_code == 422 and one not in t.room.seating.people
            player = t.client()
            assert (await player.post("/join", data={"token": token, "name": "me"})).status_code == 200
            token = await invitations.reissue(t.house, t.room, two)
            assert (await player.post("/join", data={"token": token, "name": "me"})).status_code == 422
            assert (await player.get(f"/t/{t.id}/{one}")).status_code == 200

    run(work)


def test_a_player_who_is_umpire_too_is_marked_on_every_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with table(tmp_path, umpire=True, begin=False, watch="public") as t:
            one, two = t.room.session.seats
            me = await t.joined(one, "Ursa")
            await t.joined(UMPIRE, "the judge", by=me)
            assert t.room.pictures.of(two).saw_all == t.room.pictures.of("watcher").saw_all == (one,)
            assert t.room.pictures.of(two).sees_all == ("the judge",)
            player = await t.joined(two, "Bea")
            assert "has seen everything" in said(await player.get(f"/t/{t.id}/{two}"))
            await t.joined(two, "Bea again", by=player)
            assert t.room.pictures.of(one).saw_all == (one,)
            assert (await me.get(f"/t/{t.id}/{one}")).status_code == 200

    run(work)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_list_of_all_seeing_people_is_always_true(tmp_path: Path, seed: int) -> None:
    """G2: random comings and goings, restarts among them, against a plain model.  Planted: Put that is not folded."""

    async def work() -> None:
        async with table(tmp_path, umpire=True) as t:
            luck, names = Philox(seed), 0
            here: list[tuple[str, Any]] = []
            for _ in range(60):
                what = luck.below(4)
                if what <= 1 and len(here) < 6:
                    names += 1
                    here.append((f"U{names}", await t.joined(UMPIRE, f"U{names}")))
                elif what == 2 and len(here) > 1:
                    _, client = here.pop(luck.below(len(here)))
                    await client.post(f"/t/{t.id}/{UMPIRE}/desk/leave")
                else:
                    t.house.tables.clear()
                    await t.house.table(t.id)
                assert sorted(t.room.pictures.of("ann").sees_all) == sorted(name for name, _ in here)

    run(work)


def points(room: Any) -> tuple[str, int]:
    """A number of the state that both seats are shown: the points of the first."""
    seat = room.session.seats[0]
    state = rulings.plain(room.session.state)
    assert "cards" in KNOWN and seat in state["points"]
    return f"points/{seat}", state["points"][seat]
