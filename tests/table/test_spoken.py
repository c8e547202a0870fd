"""Every page in every language: no sentence is missing, and no name of a message stands in its place."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.game import games
from montjoy.table.tables import catalogue, page_words
from montjoy.table.tables.table import Table
from montjoy.table.web import guard, render
from montjoy.table.web.routes import ROWS
from montjoy.words import LANGUAGES
from tests.suite.many import some
from tests.table.houses import run
from tests.table.visitors import Town, opened, town

RAW = re.compile(r"\b(?:page|ui|api)-[a-z]+(?:-[a-z]+)*\b")
UNSPOKEN = ("/live", "/stream", ".json", "/export", "/health")


def fresh() -> None:
    """What other tests could not say is theirs."""
    page_words.plain_words.cache_clear()
    page_words._games.clear()
    render._said.clear()


def unsaid(lang: str) -> list[str]:
    """What the words of this language had no text for."""
    spoken = [page_words.plain_words(lang), *(w for (*_, of), w in page_words._games.items() if of == lang)]
    return [problem for w in spoken for problem in w.problems]


def read(text: str) -> str:
    """What stands in a page beside addresses, names of fields and scripts."""
    text = re.sub(r"<(script|style)\b.*?</\1>", " ", text, flags=re.S)
    says = re.findall(r'\b(?:aria-label|title|alt|placeholder|data-(?:on|off|turn|copied|none))="([^"]*)"', text)
    return " ".join([re.sub(r"<[^>]*>", " ", text), *says])


def addresses(slug: str, rule: str, room: Table | None) -> list[str]:
    """Every page that ROWS has; without a table the ones of the house."""
    found = []
    for row in ROWS:
        of_table = "{table}" in row.path or "{door}" in row.path
        if row.get is None or row.path.endswith(UNSPOKEN) or of_table != (room is not None):
            continue
        for role in roles(room) if "{role}" in row.path else ("",):
            id = room.id if room else ""
            values = {"game": slug, "rule": rule, "table": id, "door": id, "role": role}
            found.append(row.path.format(**values))
    return [*found, f"/new?game={slug}"] if room is None else found


def roles(room: Table | None) -> tuple[str, ...]:
    return () if room is None else (str(room.session.seats[0]), UMPIRE, WATCHER)


async def faults(who: httpx2.AsyncClient, paths: list[str], lang: str) -> list[str]:
    found = []
    for path in paths:
        page = await who.get(path)
        if page.status_code >= 500:
            found.append(f"{path} {lang}: {page.status_code}")
        if "text/html" in page.headers["content-type"]:
            found += [f"{path} {lang}: {name}" for name in RAW.findall(read(page.text))]
    return [*found, *(f"{lang}: {problem}" for problem in unsaid(lang))]


async def tables(there: Town, who: httpx2.AsyncClient, slug: str) -> list[Table]:
    """One table that waits, and one that is being played, of which this browser holds seat, desk and key."""
    rooms = []
    for begun in (False, True):
        game = there.house.game(slug)
        scenario = next(iter(game.scenarios.values()))
        seats = {f"seat.{seat}": "me" if n == 0 else "open" for n, seat in enumerate(game.seats(scenario))}
        agreed = {"umpire": "me", "watch": "public", "listed": "yes", "deadline": "3600"}
        form = {"game": slug, "scenario": scenario.id, **agreed, **seats}
        room = await there.house.table(await opened(who, **form))
        if begun:
            reply = await who.post(f"/t/{room.id}/owner/start")
            assert reply.status_code == 200
        rooms.append(room)
    return rooms


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_page_is_said_in_every_language(slug: str, tmp_path: Path) -> None:
    """Red where a page's message is missing in a language (see the next test)."""

    async def work() -> None:
        fresh()
        async with town(tmp_path) as there, there.visitor() as me:
            rule = catalogue.rulebook_of(there.house.game(slug)).rules[0].id
            for room in (None, *(await tables(there, me, slug))):
                for lang in some(LANGUAGES, 2):
                    me.headers["accept-language"] = lang
                    assert await faults(me, addresses(slug, rule, room), lang) == []

    run(work)


def test_a_message_without_a_text_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PLANTED: the first page asks for a sentence that nobody has written."""
    source = (render.HERE / "templates" / "first.html").read_text("utf-8")
    faulty = render.env.from_string(source.replace('t("page-what-more")', 't("page-what-nobody-wrote")'))
    known = render.env.get_template
    monkeypatch.setattr(render.env, "get_template", lambda name, *more: faulty if name == "first.html" else known(name, *more))

    async def work() -> None:
        fresh()
        async with town(tmp_path) as there, there.visitor("sv") as me:
            assert await faults(me, ["/"], "sv") == ["sv: no message page-what-nobody-wrote"]

    run(work)
    fresh()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guard_speaks_the_reader_s_language(lang: str, tmp_path: Path) -> None:
    """Red where a refusal is told in English to everybody, or its message has no text."""

    async def work() -> None:
        fresh()
        async with town(tmp_path) as there, there.visitor(lang) as me:
            said = page_words.plain_words(lang).text
            foreign = await me.post("/sample", data={"game": "rudern"}, headers={"origin": "https://evil.example"})
            assert (foreign.status_code, foreign.text) == (403, said("page-guard-foreign"))
            large = await me.post("/join", content=b"a" * (guard.MOST_BODY + 1))
            assert (large.status_code, large.text) == (413, said("page-guard-large", most=guard.MOST_BODY // 1000))
            named = await me.get("/", headers={"host": "evil.example"})
            assert (named.status_code, named.text) == (421, said("page-guard-name"))
            method = await me.post("/rules")
            assert (method.status_code, method.text) == (405, said("page-guard-method"))
            assert unsaid(lang) == []

    run(work)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_of_languages_is_called_what_it_shows(lang: str, tmp_path: Path) -> None:
    """Red where its name and what stands on it differ, so that nobody can say it to his device."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor(lang) as me:
            label, shown = re.findall(r'<summary aria-label="([^"]*)">([^<]*)</summary>', (await me.get("/")).text)[0]
            assert shown.casefold() in label.casefold() and (lang == "en" or "Language" not in label)

    run(work)
