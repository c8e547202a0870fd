"""The rulebooks on the page, and the lessons."""

from __future__ import annotations

import asyncio
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.content import law, lessons
from montjoy.core.content.citations import package
from montjoy.core.effects import Option, Question
from montjoy.core.game import games, home
from montjoy.table.tables import catalogue, lines, tutorial
from montjoy.table.web.pages import book
from montjoy.terminal import lists
from montjoy.words import LANGUAGES, Words
from tests.table.houses import run
from tests.table.visitors import town, words

SLUGS = sorted(games())


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_stands_in_the_book_and_has_a_page_of_its_own(slug: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            whole = await me.get(f"/rules/{slug}")
            rules = catalogue.rulebook_of(t.house.game(slug)).rules
            for rule in rules:
                assert f'id="{rule.id}"' in whole.text
            for rule in (rules[0], rules[len(rules) // 2], rules[-1]):
                page = await me.get(f"/rules/{slug}/{rule.id}")
                assert page.status_code == 200 and " ".join(rule.text.split())[:40] in words(page)

    run(work)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_book_holds_the_printed_tables_and_the_choices(slug: str, tmp_path: Path) -> None:
    """Red where a table of tables.toml, one of its rows or an option is left out."""
    import tomllib

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            game = t.house.game(slug)
            told = words(await me.get(f"/rules/{slug}"))
            raw = tomllib.loads((home(game) / "tables.toml").read_text("utf-8"))
            for name, table in raw.items():
                assert catalogue.spaced(name).capitalize() in told
                for row in table.get("rows", ()):
                    assert book.cell(row[0]) in told
            for doc in catalogue.rulebook_of(game).switches:
                if doc.name in game.options.__struct_fields__:
                    w = catalogue.words(game, catalogue.usual(game), "en")
                    assert catalogue.explained(doc.name, doc.says, catalogue.values_of(game)[doc.name], w) in told

    run(work)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_rule_is_shown_with_all_its_options(slug: str, tmp_path: Path) -> None:
    """RW-SIEGE-06 has two, DL-13 three: each with its values, and called by its name where there are several."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            game = t.house.game(slug)
            w = catalogue.words(game, catalogue.usual(game), "en")
            usual = catalogue.as_text(game.options())
            all_of = {s.name: s for _, group in catalogue.switches(game, usual, usual, w) for s in group}
            for rule in catalogue.rulebook_of(game).rules:
                named = [name for name in all_of if name in rule.option.replace(",", " ").split()]
                named += [name for name in all_of if all_of[name].rule == rule.id and name not in named]
                if len(named) > 1:
                    told = words(await me.get(f"/rules/{slug}/{rule.id}"))
                    assert told.count("A table may choose:") == len(named), (rule.id, named)
                    assert all(all_of[name].title in told for name in named)

    run(work)


def test_searching_finds_the_rules_in_which_every_word_stands(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.get("/rules/rudern", params={"q": "assault halved"})
            found = book.book_of(t.house.game("rudern"), "en").search("assault halved")
            everything = catalogue.rulebook_of(t.house.game("rudern")).rules
            assert 0 < len(found) < len(everything) and all(f'id="{entry.id}"' in page.text for entry in found)
            none = await me.get("/rules/rudern", params={"q": "zeppelin <b>"})
            assert "No rule has these words" in words(none) and "<b>" not in none.text.split("<main")[1].split("</form>")[0]

    run(work)


def test_a_rule_named_in_a_text_is_a_link_and_no_text_is_markup(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.get("/rules/rudern/RW-GEN-03")
            assert 'href="/rules/rudern/RW-GEN-' in page.text
            rules = catalogue.rulebook_of(t.house.game("rudern")).rules
            assert book.Refers("rudern", rules).paragraphs("a <b> RW-GEN-01, RW-GEN-012") == [
                'a &lt;b&gt; <a href="/rules/rudern/RW-GEN-01"><bdi>RW-GEN-01</bdi></a>, RW-GEN-012'
            ]

    run(work)


def test_titles_are_in_the_readers_language(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor("cs") as me:
            title = Words(t.house.game("rudern"), "cs").title("RW-GEN-03")
            english = catalogue.rulebook_of(t.house.game("rudern"))["RW-GEN-03"].title
            assert title != english and title in words(await me.get("/rules/rudern/RW-GEN-03"))

    run(work)


@pytest.fixture
def in_czech(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One rule of The Rudern War is written in Czech, and no other."""
    there = {"RW-GEN-03": law.Article("Český text, viz RW-GEN-01.", "Náš výklad.")}
    monkeypatch.setattr(law, "languages", lambda game: ("en", "cs"))
    monkeypatch.setattr(law, "articles", lambda game, lang: there if lang == "cs" else {})
    book._book.cache_clear()
    yield
    book._book.cache_clear()


def test_the_law_is_read_in_the_readers_language_where_it_is_written_in_it(in_czech: None, tmp_path: Path) -> None:
    """Text and ruling say in which language they are; what is not written in it is English; each page leads to the other."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor("cs") as me:
            for path in ("/rules/rudern", "/rules/rudern/RW-GEN-03", "/rules/rudern?q=český"):
                page = await me.get(path)
                assert '<div lang="cs" dir="ltr"><p>Český text' in page.text and "Náš výklad." in page.text
                assert "Pravidla jsou česky." in words(page) and "?law=en" in page.text
                assert 'href="/rules/rudern/RW-GEN-01"' in page.text
            other = await me.get("/rules/rudern/RW-GEN-01")
            assert '<div lang="en" dir="ltr">' in other.text and '<div lang="cs"' not in other.text
            assert "ještě není přeloženo" in words(other) and "ještě není přeloženo" in words(await me.get("/rules/rudern"))
            assert "ještě není přeloženo" not in words(await me.get("/rules/rudern/RW-GEN-03"))
            english = await me.get("/rules/rudern/RW-GEN-03?law=en")
            assert "Český" not in english.text and "jejich text anglicky" in words(english)
            assert "ještě není přeloženo" not in words(english)
            assert re.search(r'href="/rules/rudern/RW-GEN-\d+\?law=en"', english.text), "a reference changes the language"

    run(work)


def test_other_languages_say_plainly_that_the_law_is_in_english(in_czech: None, tmp_path: Path) -> None:
    """And lead to the language of the game's source; a language that the law is not written in is English."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor("sv") as me:
            page = await me.get("/rules/rudern/RW-GEN-03")
            assert '<div lang="en" dir="ltr">' in page.text and "Rubrikerna är på svenska, reglerna på engelska." in words(page)
            assert "Läs dem på tjeckiska" in words(page) and "/rules/rudern/RW-GEN-03?law=cs" in page.text
            czech = await me.get("/rules/rudern/RW-GEN-03?law=cs")
            assert '<div lang="cs" dir="ltr"><p>Český text' in czech.text and "Läs dem på engelska" in words(czech)
            assert '<div lang="en"' in (await me.get("/rules/rudern/RW-GEN-03?law=xx")).text

    run(work)


def test_the_terminal_reads_and_searches_the_law_in_its_language(in_czech: None, capsys: pytest.CaptureFixture[str]) -> None:
    """In JSON it is in English, unless a language is chosen."""
    lists.rules("rudern", "RW-GEN-03", None, "cs", None)
    assert "Český text" in capsys.readouterr().out
    found: list[Any] = []
    lists.rules("rudern", None, "český", "cs", found.append)
    lists.rules("rudern", "RW-GEN-03", None, "", found.append)
    assert [rule["id"] for rule in found[0]] == ["RW-GEN-03"] and "Český" not in found[1]["text"]


NOWHERE = ["/rules/chess", "/rules/rudern/RW-NO-99", "/learn/chess", "/rules/..%2f..", "/rules/rudern/%00"]


@pytest.mark.parametrize("path", NOWHERE)
def test_a_book_or_rule_that_is_not_there(path: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            assert (await me.get(path)).status_code in (400, 404)

    run(work)


# ---- lessons -----------------------------------------------------------------------------------------------------------
def askable(slug: str) -> set[str]:
    """Every question, answer and fight's ask of a game, by name."""
    game = games()[slug]()
    found = {tutorial.WAITS, tutorial.OVER, *(game.moments.NAMES if game.moments is not None else ())}
    for module in pkgutil.walk_packages([str(home(game))], f"{package(game)}."):
        for name, thing in vars(importlib.import_module(module.name)).items():
            if inspect.isclass(thing) and issubclass(thing, Question | Option | msgspec.Struct):
                found.add(name)
            if name == "Ask":
                found |= {f"Ask.{member.name}" for member in thing}
    return found


LESSONS = [(slug, lesson.scenario) for slug in SLUGS for lesson in lessons.all_lessons(games()[slug]())]


@pytest.mark.parametrize("slug", SLUGS)
def test_no_two_lessons_of_a_game_are_on_one_scenario(slug: str) -> None:
    """By its scenario a table knows which it teaches."""
    on = [lesson.scenario for lesson in lessons.all_lessons(games()[slug]())]
    assert on and len(on) == len(set(on))


@pytest.mark.parametrize("slug, scenario", LESSONS)
def test_a_lesson_speaks_of_what_its_game_asks(slug: str, scenario: str) -> None:
    """Red where a question was renamed, a scenario or seat is not there, or a step has no words."""
    game = games()[slug]()
    lesson, english = lessons.lesson_on(game, scenario), Words(game, "en")
    assert lesson is not None and lesson.seat in game.seats(game.scenarios[lesson.scenario])
    for step in lesson.step:
        assert set(step.on) <= askable(slug), step
        assert english.title(f"page-lesson-{step.id}") and english.title(f"page-lesson-{step.id}-says")
        for lang, elsewhere in (("en", "terminal"), ("sv", "terminal"), ("he", "מסוף"), ("cs", "terminál")):
            title, says = tutorial.words_of(step, Words(game, lang))
            assert title and says and elsewhere not in says, "who plays on a page has none"


@pytest.mark.parametrize("slug, scenario", LESSONS)
def test_a_lesson_shows_each_step_once_and_can_be_ended_at_any_time(slug: str, scenario: str, tmp_path: Path) -> None:
    """Played for some answers, with forms in every round where there are such: steps come by the kind of question, put away they
    do not come again."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post(f"/learn/{slug}", data={"scenario": scenario})
            table, seat = page.url.path.split("/")[2:4]
            room, shown = await t.house.table(table), []
            w = catalogue.words(room.game, room.session.scenario, "en")
            for _ in range(40):
                while (sheet := tutorial.sheet(room.game, room.pictures.make(seat), w)) is not None:
                    part = await me.get(f"/t/{table}/{seat}/part")
                    assert sheet.title in words(part) and sheet.number == len(shown) + 1, "steps are counted as they come"
                    assert sheet.id not in shown
                    assert 'id="guide' not in part.text or re.search('id="guide[0-9]+" open', part.text)
                    shown.append(sheet.id)
                    await me.post(f"/t/{table}/{seat}/learned", data={"step": sheet.id})
                if room.session.over or len(shown) > 3:
                    break
                for q in room.session.questions(seat):
                    seen, every = room.session.view(seat), type(q.ask).__name__ == "Morning"
                    given = room.game.read(seen, q, "ask rounds") if every else room.game.default(seen, q, ())
                    await room.answer(seat, q.id, lambda given=given: given)
                async with room.turn:
                    pass
                while t.house.bots.busy(table):
                    await asyncio.sleep(0.01)
            assert len(shown) > 3
            await me.post(f"/t/{table}/{seat}/learned", data={"step": "*"})
            assert tutorial.sheet(room.game, room.pictures.make(seat), w) is None
            t.house.tables.clear()
            again = await t.house.table(table)                            # and so it stays
            assert tutorial.ALL in again.pictures.make(seat).learned
    run(work)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_further_lesson_is_begun_from_the_page_of_the_first(lang: str, tmp_path: Path) -> None:
    """Red where a game had one lesson alone, or the table of the second taught the first."""
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.get(f"/learn/rudern?lang={lang}")
            assert page.text.count('action="/learn/rudern"') == 2
            assert page.text.count('name="scenario" value="first_campaign"') == 1
            assert [step in page.text for step in ("page-lesson", "{")] == [False, False]
            page = await me.post("/learn/rudern", data={"scenario": "first_campaign"})
            table, seat = page.url.path.split("/")[2:4]
            room = await t.house.table(table)
            assert (room.session.scenario.id, seat) == ("first_campaign", "KAT")
            w = catalogue.words(room.game, room.session.scenario, lang)
            page = await me.get(f"/t/{table}/{seat}?lang={lang}")
            assert 'data-step="campaign_form"' in page.text and w.title("page-lesson-campaign_form") in words(page)
            await me.post(f"/t/{table}/{seat}/learned", data={"step": "siege"})
            assert room.pictures.make(seat).learned == (), "that is a step of the other lesson"
            await me.post(f"/t/{table}/{seat}/learned", data={"step": "campaign_form"})
            assert room.pictures.make(seat).learned == ("campaign_form",)
            assert (await me.post("/learn/rudern", data={"scenario": "two_lords"})).status_code == 404, "nobody teaches that"

    run(work)


def test_a_sheet_is_shown_to_its_seat_alone_and_at_lessons_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post("/learn/rudern")
            room = await t.house.table(page.url.path.split("/")[2])
            before = room.pictures.make("SVE")
            await room.act(lambda: (lines.Learned("WKA", "goal"),))
            assert room.pictures.make("SVE") == before
            page = await me.post("/sample", data={"game": "rudern"})
            assert 'class="lesson"' not in page.text

    run(work)


def test_a_step_that_play_has_passed_does_not_come_again(tmp_path: Path) -> None:
    """Red where whoever began the siege without putting the first step away was shown it in every round after."""
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post("/learn/rudern")
            table, seat = page.url.path.split("/")[2:4]
            room = await t.house.table(table)
            w = catalogue.words(room.game, room.session.scenario, "en")
            first = tutorial.sheet(room.game, room.pictures.make(seat), w)
            (q,) = room.session.questions(seat)
            siege = next(n for n, option in enumerate(q.options) if type(option).__name__ == "BeginSiege")
            data = {"question": str(q.id), "option": str(siege), "key": f"{table}.{q.id}.0"}
            assert (await me.post(f"/t/{table}/{seat}/answer", data=data)).status_code == 200
            second = tutorial.sheet(room.game, room.pictures.make(seat), w)
            assert first is not None and second is not None and (first.id, second.id) == ("goal", "wait")
            assert room.pictures.make(seat).learned == ("goal", "siege"), "nor how to do what he has just done"
            part = words(await me.get(f"/t/{table}/{seat}/part"))
            so_far = tutorial.read(room.game, room.pictures.make(seat), w, second)
            assert all(f"{title} {says[:40]}" in part for title, says in so_far)
            assert f"The lesson so far {first.title}" in part, "it can be read again"

    run(work)


def test_the_sheet_about_waiting_can_be_read_again(tmp_path: Path) -> None:
    """It goes by itself when another comes.  Red where it was gone after two seconds."""
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post("/learn/rudern")
            table, seat = page.url.path.split("/")[2:4]
            room = await t.house.table(table)
            lesson, w = lessons.lesson(room.game), catalogue.words(room.game, room.session.scenario, "en")
            assert lesson is not None
            waits = next(step.id for step in lesson.step if tutorial.WAITS in step.on)
            title = w.title(f"page-lesson-{waits}")
            asked = room.pictures.make(seat)
            shown = tutorial.sheet(room.game, asked, w)
            assert asked.questions and tutorial.read(room.game, asked, w, shown) == [], "he has not waited yet"
            (q,) = room.session.questions(seat)
            await room.answer(seat, q.id, lambda: q.options[0])
            async with room.turn:
                pass
            now = room.pictures.make(seat)
            assert title in [head for head, _ in tutorial.read(room.game, now, w, tutorial.sheet(room.game, now, w))]
            waiting = msgspec.structs.replace(asked, acts=1, page=msgspec.structs.replace(asked.page, questions=()))
            sheet = tutorial.sheet(room.game, waiting, w)
            assert sheet is not None and sheet.id == waits, "it is shown"
            assert tutorial.read(room.game, waiting, w, sheet) == [], "while it is shown"

    run(work)


@pytest.mark.parametrize("slug, scenario", LESSONS)
def test_the_sheet_about_waiting_stays_until_it_is_put_away_or_another_comes(slug: str, scenario: str, tmp_path: Path) -> None:
    """Red where it was gone as soon as one was asked again: a bot answers in less than a second."""
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post(f"/learn/{slug}", data={"scenario": scenario})
            table, seat = page.url.path.split("/")[2:4]
            room = await t.house.table(table)
            lesson = lessons.lesson_on(room.game, scenario)
            assert lesson is not None
            (waits,) = [step.id for step in lesson.step if tutorial.WAITS in step.on]
            for step in lesson.step:
                if step.id != waits:
                    await me.post(f"/t/{table}/{seat}/learned", data={"step": step.id})

            async def sheet() -> str:
                found = re.search(r'class="lesson"[^>]*data-step="([a-z_]+)"', (await me.get(f"/t/{table}/{seat}/part")).text)
                return found[1] if found else ""

            assert await sheet() == "", "nobody has waited yet"
            room.pictures.of(seat)                           # somebody looks
            for _ in range(6):                               # he may be asked more than once before he waits
                for q in room.session.questions(seat):
                    await room.answer(seat, q.id, lambda q=q: room.game.default(room.session.view(seat), q, ()))
                async with room.turn:
                    pass
                while t.house.bots.busy(table):
                    await asyncio.sleep(0.01)
                if shown := await sheet():
                    break
            assert room.session.questions(seat) and shown == waits, "one is asked, and can still read it"
            await me.post(f"/t/{table}/{seat}/learned", data={"step": waits})
            assert await sheet() == ""

    run(work)
