"""What a program sends is read to the letter: a name that the form does not have, a part that is wrong, two answers at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from montjoy.core.game import games
from montjoy.table.web.pages import preview
from montjoy.words.plain_text import without_marks
from tests.table.houses import one_step, settled
from tests.table.programs import Program, at_work, programs, table

UNIT = {"unit": "A3", "at": [11, 7], "facing": 0}


def seated(path: Path, game: str, scenario: str, role: str, work: Callable[[Program, Any], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        async with at_work(path / "t.db") as (house, http):
            room = await table(house, game, scenario=house.game(game).scenarios[scenario])
            (seat,) = await programs(house, http, room, (role,))
            await work(seat, room)

    asyncio.run(whole())


UNKNOWN, MISSING, VALUE = "form-field-unknown", "form-field-missing", "form-value"
LINE = {"do": {"order": "HOLD"}}
WRONG: dict[str, tuple[str, str, list[tuple[int, Any, str, str]]]] = {
    "massbattle": ("bridge", "town", [
        (1, {"unit": [UNIT]}, UNKNOWN, "$.form.unit"),
        (1, {"units": [{**UNIT, "zzz": 1}]}, UNKNOWN, "$.form.units[0].zzz"),
        (1, {"units": [{**UNIT, "facing": "north"}]}, VALUE, "$.form.units[0].facing"),
        (1, {"units": "all"}, VALUE, "$.form.units"),
        (1, {"units": [{"unit": "A3", "at": [1, 1]}]}, MISSING, "$.form.units[0].facing"),
        (0, {"x": 1}, MISSING, "$.form.concede"),
        (0, {}, MISSING, "$.form.concede"),
        (0, {"concede": True, "conced": False}, UNKNOWN, "$.form.conced"),
    ]),
    "clusta": ("skirmish", "trakorians", [
        (1, {"sheet": [{"to": "camp1", "lines": [LINE]}]}, UNKNOWN, "$.form.sheet"),
        (1, {"sheets": [{"to": "camp1", "lines": [{"do": {"order": "HOLD", "hexx": "0201"}}]}]}, UNKNOWN,
         "$.form.sheets[0].lines[0].do.hexx"),
        (1, {"sheets": [{"to": "camp1", "lines": [{"do": {"order": "HOLT"}}]}]}, VALUE, "$.form.sheets[0].lines[0].do.order"),
    ]),
}  # fmt: skip


@pytest.mark.parametrize("game", WRONG)
def test_what_is_no_part_of_a_form_is_refused_with_its_place(tmp_path: Path, game: str) -> None:
    """Red before: 200, an empty form counted and the turn was gone, or the battle was given up; or a refusal without a place."""
    scenario, role, wrong = WRONG[game]

    async def work(seat: Program, room: Any) -> None:
        before = (await seat.see())["stamp"]
        for what in ("answer", "draft"):
            for question, form, error, at in wrong:
                got = await seat.post(what, {"question": question, "form": form})
                assert (got.status_code, got.json()["error"], got.json()["facts"]["at"]) == (422, error, at), (form, got.text)
                assert got.json()["facts"]["wanted"] and at in without_marks(got.json()["says"]), got.text
        assert (await seat.see())["stamp"] == before
        default = next(q for q in (await seat.see())["questions"] if q["id"] == 1)["default"]
        assert (await seat.post("answer", {"question": 1, "form": default})).status_code == 200

    seated(tmp_path, game, scenario, role, work)


def test_a_battle_is_given_up_by_whoever_says_so(tmp_path: Path) -> None:
    async def work(seat: Program, room: Any) -> None:
        for concede in (True, False):
            assert (await seat.post("answer", {"question": 0, "form": {"concede": concede}})).status_code == 200
            assert (await seat.see())["picture"]["page"]["unasked"]["before"]["concede"] is concede

    seated(tmp_path, "massbattle", "bridge", "town", work)


def test_why_nothing_is_taken_back(tmp_path: Path) -> None:
    """Who has given up was not asked, and who has taken an answer back has none left.  Red before: both were told that their
    answer had led to a roll or to another's question."""

    async def work(seat: Program, room: Any) -> None:
        assert (await seat.post("answer", {"question": 0, "form": {"concede": True}})).status_code == 200
        assert (await seat.post("undo")).json()["error"] == "no-more-to-undo"

    seated(tmp_path, "massbattle", "bridge", "town", work)
    (tmp_path / "2").mkdir()

    async def lord(seat: Program, room: Any) -> None:
        for n in range(300):
            if (await seat.see())["picture"]["page"]["may_undo"]:
                break
            await one_step(room, n)
            await settled(room)
        assert (await seat.post("undo")).status_code == 200
        while not (refused := await seat.post("undo")).is_error:
            pass
        assert refused.json()["error"] == "no-more-to-undo", refused.text

    seated(tmp_path / "2", "rudern", "three_lords", "KAT", lord)


def test_two_answers_at_once_are_none(tmp_path: Path) -> None:
    """Red before: one of them was taken, and nothing said which."""

    async def work(seat: Program, room: Any) -> None:
        text, form = {"text": "A3 at 11,7 facing north"}, {"form": {"units": []}}
        for what, said in (
            ("answer", text | form), ("answer", {"option": 0} | text), ("answer", {"option": 0} | form), ("draft", text | form),
            ("draft", {"none": True} | form), ("draft", {"none": True, "option": 0}),
        ):  # fmt: skip
            got = await seat.post(what, {"question": 1, **said})
            assert got.status_code == 400 and "at once" in got.json()["says"], got.text
        for both in ({"faces": [1], "roll": True}, {"faces": [1], "card": "x"}, {"card": "x", "roll": True}):
            assert (await seat.post("type", {"told": 1, **both})).status_code == 400
        assert (await seat.post("draft", {"question": 1, **form})).status_code == 200
        assert (await seat.post("draft", {"question": 1, "none": True})).status_code == 200
        assert (await seat.post("answer", {"question": 1, **text})).status_code == 200

    seated(tmp_path, "massbattle", "bridge", "town", work)


def test_a_draft_of_what_is_answered_is_refused(tmp_path: Path) -> None:
    """Red before: received, and gone.  The other seat has not answered yet, so that the answer is sealed and may be changed."""

    async def work(seat: Program, room: Any) -> None:
        form = {"question": 1, "form": {"units": []}}
        assert (await seat.post("undo")).json()["error"] == "nothing-to-undo"
        assert (await seat.post("answer", form)).status_code == 200
        got = await seat.post("draft", form)
        assert (got.status_code, got.json()["error"]) == (422, "draft-answered")
        assert (await seat.post("undo")).json()["error"] == "undo-sealed"
        assert (await seat.post("answer", form)).status_code == 200
        wrong = await seat.http.get(f"{seat.base}/stream", params={"since": "x"}, headers=seat.headers())
        assert wrong.status_code == 400 and "at `since`" in wrong.json()["facts"]["wrong"]

    seated(tmp_path, "massbattle", "bridge", "town", work)


def test_a_draft_that_a_rule_forbids_is_refused_as_the_answer_would_be(tmp_path: Path) -> None:
    """Red before: received, and when the time was up the default counted in its place.  On the page, too."""
    forbidden = [
        ({"units": [UNIT, {**UNIT, "unit": "A4"}]}, "A3 at 11,7 facing north\nA4 at 11,7 facing north"),
        ({"units": [{**UNIT, "unit": "A99"}]}, "A99 at 11,7 facing north"),
    ]

    async def work(seat: Program, room: Any) -> None:
        before = (await seat.see())["stamp"]
        for form, text in forbidden:
            answer, draft = [await seat.post(what, {"question": 1, "form": form}) for what in ("answer", "draft")]
            assert (answer.status_code, draft.status_code) == (422, 422), (answer.text, draft.text)
            assert answer.json() == draft.json() and answer.json()["rule"]
            data = {"question": "1", "text": text}
            page = await seat.http.post(f"/t/{seat.table}/{seat.role}/draft", data=data, headers=seat.headers())
            assert page.status_code == 422, page.text
        assert (await seat.see())["stamp"] == before
        assert (await seat.post("draft", {"question": 1, "form": {"units": [UNIT]}})).status_code == 200

    seated(tmp_path, "massbattle", "bridge", "town", work)


@pytest.mark.parametrize("key", ["abcd efgh", "abcdefg", "a" * 65, "abcdefgh\u00e9"])
def test_a_key_is_what_the_document_says(tmp_path: Path, key: str) -> None:
    """8 to 64 visible letters.  Red before: a blank was one."""

    async def work(seat: Program, room: Any) -> None:
        headers = [*seat.headers().items(), ("idempotency-key", key.encode("latin-1"))]
        got = await seat.http.post(f"{seat.base}/say", json={"text": "hello"}, headers=headers)
        assert (got.status_code, got.json()["error"]) == (400, "api-key-missing")

    seated(tmp_path, "rudern", "two_lords", "KAT", work)


@pytest.mark.parametrize("game", [*WRONG, "rudern"])
def test_a_form_is_described(tmp_path: Path, game: str) -> None:
    """As JSON Schema: a question's default goes by it, what is refused above does not, and others are not given it.  Red before:
    nothing said what may stand in a form."""
    scenario, role, wrong = WRONG.get(game, ("field_battle", "KAT", []))

    async def work(seat: Program, room: Any) -> None:
        asked = (await seat.see())["questions"]
        for q in asked:
            got = await seat.http.get(f"{seat.base}/form", params={"question": q["id"]}, headers=seat.headers())
            assert got.status_code == 200, got.text
            if q["options"]:
                assert got.json() == {"enum": [option["is"] for option in q["options"]]}
                continue
            right = jsonschema_rs.validator_for(got.json()).is_valid
            assert right(q["default"])
            assert not any(right(form) for n, form, error, _ in wrong if n == q["id"] and error != UNKNOWN)
        free = await seat.http.get(f"{seat.base}/form", headers=seat.headers())
        if free.status_code == 200:                          # red before: `{}` was right by the schema and refused by the server
            right = jsonschema_rs.validator_for(free.json()).is_valid
            assert right({"concede": True}) and not right({})
        assert (free.status_code, "Concession" in free.text) == ((200, True) if game == "massbattle" else (422, False))
        for headers, status in ((seat.headers(), 422), ({}, 404)):
            got = await seat.http.get(f"{seat.base}/form", params={"question": 999}, headers=headers)
            assert got.status_code == status
        assert asked

    seated(tmp_path, game, scenario, role, work)


def test_where_the_end_of_a_game_stands() -> None:
    """docs/api.md, "How it ends", of every game."""
    ends = {slug: import_module(f"montjoy.games.{slug}.model.state").Outcome.__struct_fields__ for slug in games()}
    assert all("why" in fields for fields in ends.values())
    assert {slug for slug, fields in ends.items() if "winners" not in fields} == {"clusta"} and "winner" in ends["clusta"]
    assert {slug for slug, fields in ends.items() if "winner" in fields} == {"clusta", "massbattle"}


def test_an_option_that_is_not_made_like_one_names_its_field(tmp_path: Path) -> None:
    """Red before: not-an-option, without a hint.  What is made well and not offered is refused as ever."""

    async def work(seat: Program, room: Any) -> None:
        (q,) = (await seat.see())["questions"]
        right = next(option["is"] for option in q["options"] if len(option["is"]) > 1)
        name = next(field for field in right if field != "type")
        for what in ("answer", "draft"):
            for form, error, at in (
                ({field: value for field, value in right.items() if field != name}, MISSING, f"$.form.{name}"),
                ({field: value for field, value in right.items() if field != "type"}, MISSING, "$.form.type"),
                ({**right, "zzz": 1}, UNKNOWN, "$.form.zzz"),
                ({**right, name: 7}, VALUE, f"$.form.{name}"),
            ):
                got = await seat.post(what, {"question": q["id"], "form": form})
                assert (got.status_code, got.json()["error"], got.json()["facts"].get("at")) == (422, error, at), got.text
                assert at in without_marks(got.json()["says"])
        got = await seat.post("answer", {"question": q["id"], "form": {"type": "Nothing"}})
        assert (got.status_code, got.json()["error"]) == (422, "not-an-option")
        assert (await seat.post("answer", {"question": q["id"], "form": right})).status_code == 200

    seated(tmp_path, "rudern", "two_lords", "KAT", work)


def test_a_text_that_a_rule_forbids_names_its_line(tmp_path: Path) -> None:
    """Red before: the unit and its square alone; a program that writes several lines cannot tell which to leave out."""

    async def work(seat: Program, room: Any) -> None:
        text = "A3 at 11,7 facing north\nA4 at 11,7 facing north"
        for what in ("answer", "draft"):
            got = (await seat.post(what, {"question": 1, "text": text})).json()
            assert got["rule"] and got["facts"]["unit"] == "A4" and got["facts"]["line"] == 2, got
        twice = "A4 at 10,7 facing north\nA3 at 11,7 facing north\nA4 at 8,7 facing north"      # red before: no line
        got = (await seat.post("answer", {"question": 1, "text": twice})).json()
        assert got["error"] == "not-to-be-placed" and got["facts"] == {"unit": "A4", "line": 3}, got

    seated(tmp_path, "massbattle", "bridge", "town", work)


TOLD = {
    "clusta": ("skirmish", "trakorians", "to camp1:\n  unit 6, day 99: patrol", "  unit 6, day 99: patrol",
               "“unit 6, day 99: patrol”: is never begun, because the game ends on day 2."),
    "massbattle": ("bridge", "town", "A3 at 11,7 facing north", "A3 at 11,7 facing north", "A1, A2, A4, A5, A6, A7: not placed"),
}  # fmt: skip


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("lang", ["en", "sv"])
def test_a_draft_is_told_back_as_the_page_tells_it(tmp_path: Path, game: str, lang: str) -> None:
    """How it is understood and what is to be minded, whether it is sent as text or as a form, and again under the same key.  Red
    before: received, and nothing more; a day after the last was taken in silence."""
    scenario, role, text, line, warning = TOLD[game]

    async def work(seat: Program, room: Any) -> None:
        number = next(q["id"] for q in (await seat.see())["questions"] if q["kind"] == "order")
        form = msgspec.to_builtins(room.game.read(room.session.view(role), room.session.questions(role)[0], text))
        told = []
        for n, said in enumerate(({"text": text}, {"text": text}, {"form": form})):
            headers = {**seat.headers(f"told-back-{n // 2}"), "accept-language": lang}
            got = await seat.http.post(f"{seat.base}/draft", json={"question": number, **said}, headers=headers)
            assert got.status_code == 200, got.text
            told.append(got.json())
        assert told[0] == told[1] == told[2] and told[0]["received"] == "draft"
        page = preview.told_back(words_for(room, role, lang), number, text)
        assert page is not None and page.stands and page.lines[1:] == told[0]["understood"] and page.warns == told[0]["warns"]
        if lang == "en":
            assert line in told[0]["understood"]
            assert any(without_marks(one).startswith(warning) for one in told[0]["warns"])
        assert (await seat.post("draft", {"question": number, "none": True})).json() == {"received": "draft"}

    seated(tmp_path, game, scenario, role, work)


def words_for(room: Any, role: str, lang: str) -> Any:
    """What a page is asked with."""
    return SimpleNamespace(table=room, role=role, w=room.words(lang))
