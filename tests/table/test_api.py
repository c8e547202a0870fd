"""The API for programs: the same picture as a person's, keys that count once, refusals in one form, and its own document."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest

from montjoy.core import dice, outside
from montjoy.core.effects import WATCHER
from montjoy.core.record import jsonlines
from montjoy.core.record.entries import Decided, Die
from montjoy.core.session.verify import verify
from montjoy.table.access import rates
from montjoy.table.tables import invitations
from montjoy.table.tables.registry import Registry
from montjoy.table.web import messages, openapi
from montjoy.table.web.permissions import MEMBER
from montjoy.table.web.routes import ROWS
from montjoy.words.plain_text import without_marks
from tests.contract.cards.game import game as cards
from tests.suite.many import times
from tests.table.houses import counted, one_step, settled
from tests.table.programs import Program, at_work, programs, table
from tests.table.served import ROOT, served


def run(path: Path, work: Callable[[Registry, Any], Coroutine[Any, Any, None]], rates: rates.Rates | None = None) -> None:
    async def whole() -> None:
        async with at_work(path / "t.db", rates) as (house, http):
            await work(house, http)

    asyncio.run(whole())


def todo(shown: Any) -> list[Any]:
    """Questions of a shown picture that want an answer."""
    page = shown["picture"].get("page") or {}
    return [q for q in shown["questions"] if q["kind"] != "offer" and q["id"] not in page["answered"]]


async def asked(seats: list[Program]) -> tuple[Program, Any]:
    for seat in seats:
        if found := todo(await seat.see()):
            return seat, found[0]
    raise AssertionError("nobody is asked")


HOW_OFTEN = {
    "answers, drafts, takings-back of one seat": "seat", "looking, from one address": "see", "`stream` of one seat": "dig",
    "all other requests that do something, from one address": "act", "`join` from one address": "join",
    "tables opened from one address, and 100 a day": "open", "lines of `say` of one seat": "say",
}  # fmt: skip


def test_the_document_says_how_often_one_may_ask() -> None:
    """As the server counts it."""
    text = (ROOT / "docs" / "api.md").read_text("utf-8").partition("| what | at once | then, a minute |")[2]
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| (\d+) \|$", text.partition("\n\n")[0], re.MULTILINE)
    said = {HOW_OFTEN[what]: (float(burst), float(minute)) for what, burst, minute in rows}
    assert said == {kind: (burst, pytest.approx(60 * rate)) for kind, (burst, rate) in rates.Rates.LIMITS.items() if kind in said}
    assert len(said) == len(HOW_OFTEN) and rates.Rates.LIMITS["tables"][0] == 100


def test_the_document_says_what_the_pages_alone_have() -> None:
    """Acts of a seat that have no address for programs: who adds one says so, or takes it out of this list."""
    there = [(row.path.rpartition("/"), row) for row in ROWS if row.post is not None and row.who in ("seat", "member")]
    pages, programs_ = (
        {last for (before, _, last), _ in there if before == f"{base}/t/{{table}}/{{role}}"} for base in ("", "/api/v1")
    )
    persons = {"learned", "skip", "again", "pause", "resume", "stand-in", "back", "leave", "notes", "address", "confirm"}
    assert pages - programs_ == {"propose", "agree", "pick"} | persons
    told = (ROOT / "docs" / "api.md").read_text("utf-8").partition("**What the pages alone have.**")[2].partition("\n\n")[0]
    assert "`propose`" in told and "`agree`" in told and "`pick`" in told


def test_a_program_takes_the_record_away_as_the_document_says(tmp_path: Path) -> None:
    """With its token, from the page's address: first what it was told, after the end the record, which is verified."""

    async def work(house: Registry, http: Any) -> None:
        room = await table(house)
        seats = await programs(house, http, room)
        address = f"/t/{room.id}/{seats[0].role}/export"
        rows = (await http.get(address, headers=seats[0].headers())).text.splitlines()
        told = [msgspec.json.decode(row)["item"] for row in rows]
        assert told == (await http.get(f"{seats[0].base}/stream", headers=seats[0].headers())).json()["items"]
        for _ in range(500):
            if room.session.over:
                break
            seat, q = await asked(seats)
            await seat.post("answer", {"question": q["id"], "option": len(q["options"]) - 1})
            await settled(room)
        header, entries = jsonlines.load((await http.get(address, headers=seats[0].headers())).content)
        report = verify(house.game(header.game), header, entries)
        assert report.ok and report.over and report.seed

    run(tmp_path, work)


# ---- what is shown -------------------------------------------------------------------------------------------------------
def test_a_program_is_shown_what_a_person_is_shown(tmp_path: Path) -> None:
    """At every step of a game the API gives the seat's picture, and the page goes by the same stamp; then a person takes the
    seat over, under the same name, and is shown what the program was shown.  Red if the API reads anything but the picture."""

    async def work(house: Registry, http: Any) -> None:
        room = await table(house)
        seats = await programs(house, http, room)
        for _ in range(40):
            shown = await seats[0].see()
            page = await http.get(f"/t/{room.id}/{seats[0].role}", headers=seats[0].headers())
            assert shown["stamp"] in page.text
            assert shown["picture"] == msgspec.json.decode(msgspec.json.encode(room.pictures.of(seats[0].role)))
            if room.session.over:
                break
            seat, q = await asked(seats)
            assert (await seat.post("answer", {"question": q["id"], "option": 0})).status_code == 200
            await settled(room)
        if room.session.over:
            await counted(room)                              # the page tells its turning point then
        shown = await seats[0].see()
        token = await invitations.reissue(house, room, seats[0].role)
        _, _, cookie = await invitations.exchange(house, token, f"bot of {seats[0].role}", "")
        person = await http.get(seats[0].base, headers={"cookie": f"{house.cookie}={cookie}"})
        assert person.json() == shown

    run(tmp_path, work)


def test_after_an_answer_a_program_is_shown_what_came_of_it(tmp_path: Path) -> None:
    """Whoever answers, and asks at once for the picture, the stream or the head of it, is shown what his answer led to: no
    question stands there as open that he has answered.  As on the page.  Red where these are made before the answer was carried
    out (drop `catch_up` in web/api.py and see)."""

    async def work(house: Registry, http: Any) -> None:
        room = await table(house)
        seats = await programs(house, http, room)
        for what in ("", "/head", "/stream", "", ""):
            seat, q = await asked(seats)
            assert (await seat.post("answer", {"question": q["id"], "option": 0})).status_code == 200
            told = (await http.get(seat.base + what, headers=seat.headers())).json()
            await settled(room)
            if what:
                assert told["told"] == room.pictures.of(seat.role).told
            else:
                assert q["id"] not in [each["id"] for each in todo(told)]

    run(tmp_path, work)


def test_nothing_of_another_role_is_there_for_a_token(tmp_path: Path) -> None:
    """Unknown and forbidden are told apart nowhere."""

    async def work(house: Registry, http: Any) -> None:
        room, other = await table(house), await table(house)
        mine, theirs = await programs(house, http, room)
        said = set()
        for place in f"{room.id}/{theirs.role}", f"{other.id}/{mine.role}", "aaaaaaaaaaaaaaaa/KAT", f"{room.id}/nobody":
            for path in "", "/stream", "/live":
                got = await http.get(f"/api/v1/t/{place}{path}", headers=mine.headers())
                said.add((got.status_code, got.content))
            body = {"question": 1, "option": 0}
            got = await http.post(f"/api/v1/t/{place}/answer", json=body, headers=mine.headers("abcdefgh"))
            said.add((got.status_code, got.content))
        watching = await http.get(f"/api/v1/t/{room.id}/{WATCHER}")
        nothing = await http.get("/api/v1/nothing")
        assert said == {(404, watching.content)} == {(404, nothing.content)}

    run(tmp_path, work)


def test_the_stream_in_pieces_is_the_stream(tmp_path: Path) -> None:
    """C1: read with random cuts, from memory and from before what is kept there: byte for byte the same items."""

    async def work(house: Registry, http: Any) -> None:
        room = await table(house)
        seats = await programs(house, http, room)
        for _ in range(40):
            if room.session.over:
                break
            seat, q = await asked(seats)
            await seat.post("answer", {"question": q["id"], "option": len(q["options"]) // 2})
            await settled(room)
        whole = (await http.get(f"{seats[0].base}/stream", headers=seats[0].headers())).json()
        assert whole["told"] == len(whole["items"]) and whole["first"] == 1
        for step in 1, 2, 7, 500:
            read: list[Any] = []
            while len(read) < whole["told"]:
                more = await http.get(f"{seats[0].base}/stream?since={len(read)}&most={step}", headers=seats[0].headers())
                assert more.json()["first"] == len(read) + 1
                read += more.json()["items"]
            assert read == whole["items"]
        stream = room.session.streams[seats[0].role]
        stream.items, stream.base = stream.items[20:], 20    # as after a start from a mark
        assert (await http.get(f"{seats[0].base}/stream", headers=seats[0].headers())).json() == whole

    run(tmp_path, work)


# ---- keys and refusals -----------------------------------------------------------------------------------------------------
def test_a_key_and_its_four_statuses(tmp_path: Path) -> None:
    """Same key and body: the stored reply; another body: 422; being worked on: 409; missing: 400.

    Red without `_known` in Room.act: the line would be said twice."""

    async def work(house: Registry, http: Any) -> None:
        room = await table(house)
        seats = await programs(house, http, room)
        seat, q = await asked(seats)
        body = {"question": q["id"], "option": 0}
        assert (await seat.post("answer", body, key="")).status_code == 400
        first = await seat.post("answer", body, "the-same-key")
        again = await seat.post("answer", body, "the-same-key")
        assert (first.status_code, first.content) == (again.status_code, again.content) == (200, b'{"received":"answer"}')
        other = await seat.post("answer", {**body, "option": 1}, "the-same-key")
        assert (other.status_code, other.json()["error"]) == (422, "key-for-another")
        assert (await seat.post("say", {"text": "hello"}, "the-same-key")).status_code == 422
        for _ in range(3):
            assert (await seat.post("say", {"text": "hello"}, "said-once")).status_code == 200
        assert [line.text for line in room.seating.talk] == ["hello"]
        for _ in range(2):                                   # another seat's key is another key
            elsewhere = next(s for s in seats if s is not seat)
            assert (await elsewhere.post("say", {"text": "hello too"}, "said-once")).status_code == 200
        assert len(room.seating.talk) == 2
        await settled(room)
        async with room.turn:                                # somebody else's act is under way
            both = asyncio.create_task(seat.post("say", {"text": "slow"}, "slow-one"))
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert (await seat.post("say", {"text": "slow"}, "slow-one")).status_code == 409
        assert (await both).status_code == 200
        assert (await seat.post("say", {"text": "slow"}, "slow-one")).status_code == 200

    run(tmp_path, work)


def test_planted_keys_are_not_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def known(self: Any, key: Any) -> bool:
        return False

    monkeypatch.setattr("montjoy.table.tables.table.Table._is_known", known)
    with pytest.raises(AssertionError):
        test_a_key_and_its_four_statuses(tmp_path)


def test_an_option_may_be_given_as_plain_data(tmp_path: Path) -> None:
    """The last one that is offered is taken; one that is not is refused by its rule (RW-GEN-04)."""

    async def work(house: Registry, http: Any) -> None:
        room = await table(house, "rudern")
        seat, q = await asked(await programs(house, http, room))
        headers = seat.headers("abcdefgh", **{"content-type": "application/json"})
        wrong = {"question": q["id"], "form": {"type": "March", "banner": "nobody", "to": "nowhere"}}
        got = await http.post(f"{seat.base}/answer", json=wrong, headers=headers)
        assert (got.status_code, got.json()["rule"], got.json()["error"]) == (422, "RW-GEN-04", "no-such-banner")
        last = room.session.open[0].asked.options[-1]
        good = {"question": q["id"], "form": msgspec.to_builtins(last)}
        got = await http.post(f"{seat.base}/answer", json=good, headers=seat.headers("abcdefgi"))
        assert got.status_code == 200, got.text
        await settled(room)
        assert last in [e.answer for e in room.session.entries if isinstance(e, Decided)]

    run(tmp_path, work)


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        (b"[" * 50_000, 400, "api-not-understood"),
        (b"", 400, "api-not-understood"),
        (b'{"question": 1.5}', 400, "api-not-understood"),
        (b'{"question": 1, "more": 1}', 400, "api-not-understood"),
        (b'{"question": 99999, "option": 0}', 422, "question-gone"),
        (b'{"question": QID, "option": 9999}', 422, "not-an-option"),
        (b'{"question": QID}', 422, "not-an-option"),
        (b'{"question": QID, "form": {"type": "Nothing"}}', 422, "not-an-option"),
        (b'{"question": QID, "text": "\\ud800"}', 400, "api-not-understood"),
    ],
)
def test_a_refusal_says_what_and_why(tmp_path: Path, body: bytes, status: int, error: str) -> None:
    async def work(house: Registry, http: Any) -> None:
        room = await table(house)
        seat, q = await asked(await programs(house, http, room))
        before = house.store.lines(room.id)
        sent = body.replace(b"QID", str(q["id"]).encode())
        headers = seat.headers("abcdefgh", **{"content-type": "application/json", "accept-language": "en"})
        got = await http.post(f"{seat.base}/answer", content=sent, headers=headers)
        assert (got.status_code, got.json()["error"]) == (status, error)
        assert set(got.json()) == {"error", "rule", "facts", "says", "now"} and got.json()["says"].endswith(".")
        if status == 422:
            assert got.json()["now"] == (await seat.see())["stamp"]
        assert house.store.lines(room.id) == before

    run(tmp_path, work)


def test_an_answer_is_to_ones_own_question_where_anothers_has_the_same_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two bid in secret, each has a question of that number, and one may bid more.  Red where `meant` takes the first question of
    the number, whosever it is: the larger bid is refused, or is what the other would have bid."""
    monkeypatch.setattr(dice, "fresh_seed", lambda: bytes([6] * 32))         # soon one has more to bid with

    async def work(house: Registry, http: Any) -> None:
        house.known["cards"] = cards                         # type: ignore[index]
        room = await table(house, "cards", scenario=cards.scenarios["pair"])
        seats = {seat.role: seat for seat in await programs(house, http, room)}
        for n in range(200):
            now = [q for q in room.session.open if q.asked.kind == "choose"]
            if len(now) == 2 and now[0].asked.id == now[1].asked.id and now[0].asked.options != now[1].asked.options:
                break
            await one_step(room, n)
            await settled(room)
        most = {q.seat: q.asked.options[-1] for q in now}
        assert len(set(most.values())) == 2
        for q in now:
            reply = await seats[q.seat].post("answer", {"question": q.asked.id, "option": len(q.asked.options) - 1})
            assert reply.status_code == 200, reply.text
        await settled(room)
        assert {e.seat: e.answer for e in room.session.entries if isinstance(e, Decided)} == most

    run(tmp_path, work)


def test_a_draft_counts_when_the_time_is_up_and_undo_is_decided_by_the_rules(tmp_path: Path) -> None:
    async def work(house: Registry, http: Any) -> None:
        room = await table(house, deadline=3600)
        seat, q = await asked(await programs(house, http, room))
        assert (await seat.post("draft", {"question": q["id"], "option": 1})).status_code == 200
        assert list((await seat.see())["picture"]["draft"].values()) == [q["options"][1]["is"]]
        assert (await seat.post("draft", {"question": q["id"], "none": True})).status_code == 200
        assert (await seat.see())["picture"]["draft"] == {}
        refused = await seat.post("undo")
        assert (refused.status_code, refused.json()["error"]) == (422, "nothing-to-undo")

    run(tmp_path, work)


@pytest.mark.parametrize("by_form", [False, True])
def test_a_program_types_real_dice_as_the_document_says(tmp_path: Path, by_form: bool) -> None:
    """By the API, refused in JSON; or, as earlier, by the page's form, with its token alone.  Planted: the forms of pages take no
    token of a program."""

    async def work(house: Registry, http: Any) -> None:
        room = await table(house, typed=True)
        seats = await programs(house, http, room, room.session.seats)
        while not room.session.typing:
            seat, q = await asked(seats)
            assert (await seat.post("answer", {"question": q["id"], "option": 0})).status_code == 200
            await settled(room)
        (seat, *_) = [each for each in seats if (await each.see())["picture"]["page"]["typing"]]
        picture = (await seat.see())["picture"]
        form = {"told": picture["told"], "faces": " ".join(["3"] * picture["page"]["typing"]["count"])}
        given = {"told": picture["told"], "faces": [3] * picture["page"]["typing"]["count"]}
        for wrong, error in ({**given, "told": 0}, "typed-too-late"), ({**given, "faces": [99]}, "bad-dice"):
            refused = await seat.post("type", wrong)
            assert (refused.status_code, refused.json()["error"]) == (422, error), refused.text
            assert ".." not in without_marks(refused.json()["says"])         # red before: of bad dice
        if by_form:
            typed = await http.post(f"/t/{seat.table}/{seat.role}/type", data=form, headers=seat.headers())
            assert typed.status_code == 303
        else:
            assert (await seat.post("type", given)).status_code == 200
        (fell,) = [e for e in room.session.entries if isinstance(e, Die)]
        assert (set(fell.faces), fell.how) == ({3}, "typed")

    run(tmp_path, work)


ORDERS = re.findall(r"^```json (\w+) (\w+) (\w+)\n(.*?)^```$", (ROOT / "docs" / "api.md").read_text("utf-8"), re.M | re.S)


def test_orders_are_written_as_the_document_shows(tmp_path: Path) -> None:
    """docs/api.md, "An order": every body that it shows is taken where it says, and so are `begin` and `default` of the question.
    The text and the form that it shows for a game are the same order."""

    async def work(house: Registry, http: Any) -> None:
        meant: dict[str, list[Any]] = {}
        for game, scenario, role, shown in ORDERS:
            room = await table(house, game, scenario=house.game(game).scenarios[scenario])
            (seat,) = await programs(house, http, room, (role,))
            q = todo(await seat.see())[0]
            assert q["kind"] == "order" and q["form"] and not q["options"]
            for said in {"text": q["begin"]}, {"form": q["default"]}, msgspec.json.decode(shown):
                got = await seat.post("draft", {"question": q["id"], **said})
                assert got.status_code == 200, got.text
            meant.setdefault(game, []).append(room.clock.drafts[role, q["id"]])
            assert (await seat.post("answer", {"question": q["id"], **said})).status_code == 200
        assert set(meant) == {"clusta", "massbattle"}
        assert all(text == form for text, form in meant.values())

    run(tmp_path, work)


def test_an_invitation_is_worth_one_exchange(tmp_path: Path) -> None:
    async def work(house: Registry, http: Any) -> None:
        room = await table(house)
        token = await invitations.reissue(house, room, room.session.seats[0])
        both = await asyncio.gather(*(http.post("/api/v1/join", json={"token": token}) for _ in range(4)))
        assert sorted(x.status_code for x in both) == [200, 422, 422, 422]
        bearer = next(x for x in both if x.status_code == 200).json()["bearer"]
        held = (await http.get("/api/v1/tables", headers={"authorization": f"Bearer {bearer}"})).json()
        assert [(h["table"], h["role"], h["game"]) for h in held] == [(room.id, room.session.seats[0], room.game.slug)]
        assert (await http.get("/api/v1/tables")).json() == []
        await invitations.revoke(house, room, room.session.seats[0])
        got = await http.get(f"/api/v1/t/{room.id}/{room.session.seats[0]}", headers={"authorization": f"Bearer {bearer}"})
        assert got.status_code == 404

    run(tmp_path, work)


def test_a_join_whose_reply_was_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the same key, from the same address, for a minute: the same token.  Nobody else is given it; a key that is none is
    refused.  Red before: the seat was lost."""

    async def work(house: Registry, http: Any) -> None:
        room = await table(house)
        seat, key = room.session.seats[0], {"idempotency-key": "d41d8cd98f00b204e9800998ecf8427e"}
        body = {"token": await invitations.reissue(house, room, seat), "name": "Ann"}
        assert (await http.post("/api/v1/join", json=body, headers={"idempotency-key": "short"})).status_code == 400
        both = await asyncio.gather(*(http.post("/api/v1/join", json=body, headers=key) for _ in range(3)))
        assert sorted({x.status_code for x in both}) in ([200], [200, 409]) and both[0].status_code == 200
        again = await http.post("/api/v1/join", json=body, headers=key)
        assert (again.status_code, again.content) == (200, both[0].content)
        seen = await http.get(f"/api/v1/t/{room.id}/{seat}", headers={"authorization": f"Bearer {again.json()['bearer']}"})
        assert seen.status_code == 200
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app=http._transport.app, client=("10.1.1.1", 5)), base_url="http://localhost"
        ) as other:
            assert (await other.post("/api/v1/join", json=body, headers=key)).json()["error"] == "api-link-used"
        for headers, sent in ((key, {**body, "name": "Eve"}), ({"idempotency-key": "another-key"}, body), ({}, body)):
            assert (await http.post("/api/v1/join", json=sent, headers=headers)).json()["error"] == "api-link-used"
        monkeypatch.setattr(outside, "stopwatch", lambda then=outside.stopwatch() + 61: then)
        assert (await http.post("/api/v1/join", json=body, headers=key)).json()["error"] == "api-link-used"

    run(tmp_path, work)


# ---- its document --------------------------------------------------------------------------------------------------------
def test_the_document_has_every_operation_and_its_types() -> None:
    """Red if a row has no Spec: programs would not know what it takes."""
    written = openapi.document(ROWS)
    for row in ROWS:
        if not row.path.startswith(openapi.PREFIX):
            continue
        for method, handler in (("get", row.get), ("post", row.post)):
            if handler is None:
                continue
            there = written["paths"][row.path][method]
            assert handler in messages.SPECS or row.path.endswith(("/live", "openapi.json")), row.path
            assert there["summary"] and {"200", "400", "429", "500", "503"} <= set(there["responses"])
            assert (row.who == MEMBER and method == "post") == any(p.get("required") for p in there["parameters"])
    assert {"Trouble", "Shown", "Picture", "Answer"} <= set(written["components"]["schemas"])


def test_the_document_speaks_to_whoever_has_only_the_server() -> None:
    """No file of the source is named in it, and the statuses that it knows stand in docs/api.md.  Red before for 415, 500 and the
    text at its head."""
    text = msgspec.json.encode(openapi.document(ROWS)).decode()
    assert re.findall(r"\w+\.py\b", text) == []
    table = (ROOT / "docs" / "api.md").read_text("utf-8").partition("| status | means |")[2].partition("\n\n")[0]
    rows = {int(code) for row in re.findall(r"^\| ([0-9, ]+)", table, re.MULTILINE) for code in row.split(",")}
    assert set(openapi.SAYS) <= rows
    paths = openapi.document(ROWS)["paths"].values()
    found = [each["operationId"] for path in paths for each in path.values() if "operationId" in each]
    assert len(set(found)) == len(found)


def bombarded(cases: int, seed: int, where: Path, *faults: str) -> int:
    """schemathesis against a real server: -> how many cases ran.  Raises on a 5xx, a status that is not in the document, or a
    reply of another form."""
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import seed as seeded
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    async def opened() -> tuple[str, str, str]:
        async with at_work(where) as (house, _):
            room = await table(house, watch="public")
            return room.id, room.session.seats[0], await invitations.reissue(house, room, room.session.seats[0])

    room, role, token = asyncio.run(opened())
    ran = 0
    with served(where, *faults) as server:
        bearer = server.ask("POST", "/api/v1/join", {"token": token})[1]["bearer"]
        schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/v1/openapi.json")
        found = [x.ok() for x in schema.get_all_operations() if not x.ok().path.endswith("/live")]
        for number, operation in enumerate(found):

            @seeded(seed * 100 + number)
            @settings(max_examples=cases // len(found) + 1, deadline=None, database=None, phases=[Phase.generate],
                      suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy())
            def one(case: Any) -> None:
                nonlocal ran
                ran += 1
                if "table" in case.path_parameters and ran % 4:          # mostly at a table that is there
                    case.path_parameters.update(table=room, role=role)
                headers = {"authorization": f"Bearer {bearer}"} if ran % 8 else {}
                checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
                case.call_and_validate(headers=headers, checks=checks)

            one()
        assert server.ask("GET", "/health")[0] == 200
    return ran


def test_requests_made_up_from_the_document(tmp_path: Path) -> None:
    """D1: no 5xx, no undocumented status, and replies as the document says.  10,000 in the soak."""
    assert bombarded(times(40, 270), 1, tmp_path / "t.db") >= times(28, 200)


def test_planted_a_handler_that_fails(tmp_path: Path) -> None:
    with pytest.raises(BaseException, match="Server error"):
        bombarded(60, 1, tmp_path / "t.db", "picture-fails")
