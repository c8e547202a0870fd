"""A page in another language is in that language: every page of every game in Hebrew, where an English word shows by its letters.

What may stand there in Latin letters is a name, an id or somebody's own text (`known`); what is English on purpose says so by
lang="en" and runs from left to right.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import httpx2
import msgspec
import pytest

from montjoy.core.game import Game, games, home
from montjoy.games.clusta.rules.campaign.schedule import KINDS
from montjoy.games.clusta.rules.messengers.drafts import FIELDS
from montjoy.table.tables import catalogue
from montjoy.table.tables.table import Table
from tests.suite.many import some
from tests.table.houses import run, settled
from tests.table.latin import foreign, read
from tests.table.test_spoken import addresses, fresh, tables
from tests.table.visitors import Town, opened, town

NOT_READ = ("/desk/state",)                                  # the fields of the program's state, by the names they have there
ALWAYS = [
    "Montjoy", "Drakborgen Legenden", "Lake Town", "Gracuja",  # names
    "English", "Svenska",                                    # languages, each called in itself
    "https://…/join#…", "docs/authors.md", "README", ".toml", ".zip", "[troops]", "[singles]",  # how an address and files look
    "Page Up", "Page Down", "Home", "End", "Shift",                   # keys
    "python3 start.py verify FILE",                          # a command
    "ii", "d6+1",                                            # how a rule counts, and dice
]
SHORT = {"rudern": "siege_of_a_town", "drakborgen": "one", "clusta": "rearguard"}           # games that are soon over


def known(game: Game) -> list[str]:
    """What may stand on a page as it is: names of people and places, ids of rules and seats, the letters at a board's edge."""
    found = {*ALWAYS, *(rule.id for rule in catalogue.rulebook_of(game).rules)}
    for scenario in game.scenarios.values():
        found |= {*map(str, game.seats(scenario)), *game.names(scenario).values()}
        found |= {word for name in game.names(scenario).values() for word in re.findall(r"[\w’']{2,}", name)}
        found |= set(re.findall(r'"(?:id|name|unit|by)":"([^"]+)"', msgspec.json.encode(scenario).decode()))
    found |= {"bridgehead", *FIELDS, *KINDS, "report", "reports", "hold", "strike", "ask rounds", "ask mornings"}  # so on sheets
    found |= {example for day in range(100) for example in (f"day {day} round 2:", f"day {day}: excess unit 6")}
    found |= {entry.id for entry in (*catalogue.rulebook_of(game).examples, *catalogue.rulebook_of(game).tables)}
    found |= set(re.findall(r'"([^"]*)"', "".join(p.read_text("utf-8") for p in (home(game) / "units").glob("*.toml"))))
    return sorted(found, key=len, reverse=True)


def found_on(page: httpx2.Response, path: str, names: list[str]) -> list[str]:
    """The English of a page, without ids, letters of figures on a board and the text of a file; and what is marked wrongly."""
    text = re.sub(r"<textarea readonly.*?</textarea>", "", page.text, flags=re.DOTALL)
    figures = re.compile(r"'(?:[A-Za-z]\d*(?: [A-Za-z]\d*)*|\w+\d|[A-Z]{2,3}-T-\w+)' in")
    wrong = [x for x in foreign(text, "he", names) if not figures.match(x)]
    return [f"{path}: {x}" for x in (*wrong, *(f"marked wrongly: {x[:60]}" for x in read(text, "he").turned))]


async def english(who: httpx2.AsyncClient, paths: list[str], names: list[str]) -> list[str]:
    found: list[str] = []
    for path in paths:
        page = await who.get(path)
        if "text/html" in page.headers["content-type"] and not path.endswith(NOT_READ):
            found += found_on(page, path, names)
    return found


async def pages(there: Town, who: httpx2.AsyncClient, slug: str) -> list[tuple[Table | None, list[str]]]:
    game = there.house.game(slug)
    rule = catalogue.rulebook_of(game).rules[0].id
    own = ["/nowhere", "/import", *(f"/new?game={slug}&scenario={id}" for id in game.scenarios)]
    rooms: list[Table | None] = [None, *(await tables(there, who, slug))]
    return [(room, [*addresses(slug, rule, room), *([] if room else own)]) for room in rooms]


@pytest.mark.parametrize("slug", some(sorted(games()), 2))
def test_no_page_in_hebrew_shows_english(slug: str, tmp_path: Path) -> None:
    """Red where a text of a game's TOML file, or one that is written in the code, reaches a page without words of its own."""

    async def work() -> None:
        fresh()
        async with town(tmp_path) as there, there.visitor("he") as me:
            for _, paths in await pages(there, me, slug):
                assert "\n".join(await english(me, paths, known(there.house.game(slug)))) == ""

    run(work)


async def answered(room: Table, luck: Random) -> None:
    """One open question is answered by luck, a form as it stands."""
    if room.session.window:
        room.session.close_window()
        return
    q = luck.choice([q for q in room.session.open if not q.done])
    given = room.game.default(room.session.view(q.seat), q.asked, ()) if q.asked.kind == "order" else luck.choice(q.asked.options)
    await room.answer(q.seat, q.asked.id, lambda: given)
    await settled(room)


@pytest.mark.parametrize("slug", sorted(SHORT.keys() & games().keys()))
def test_no_page_in_hebrew_shows_english_while_a_game_is_played_and_after_it(slug: str, tmp_path: Path) -> None:
    """A short game by luck, every page of every role now and then and at each kind of question, then the replay, the dice and the
    lesson."""

    async def work() -> None:
        luck, asked = Random(7), set[type]()
        async with town(tmp_path) as there, there.visitor("he") as me:
            game = there.house.game(slug)
            names, seats = known(game), game.seats(game.scenarios[SHORT[slug]])
            form = {"umpire": "me", "watch": "public"} | {f"seat.{seat}": "me" for seat in seats}
            table = await opened(me, **{"game": slug, "scenario": SHORT[slug], **form})
            room = await there.house.table(table)
            await me.post(f"/t/{table}/owner/start")
            for n in range(400):
                kinds = {type(q.asked) for q in room.session.open}
                if n % 8 == 1 or room.session.over or not kinds <= asked:
                    asked |= kinds
                    pages = [*seats, "umpire", "watcher", "umpire/desk"]
                    assert await english(me, [f"/t/{table}/{page}" for page in pages], names) == []
                if room.session.over:
                    break
                await answered(room, luck)
            assert room.session.over
            later = [f"{role}/{page}" for role in (seats[0], "umpire") for page in ("after", "replay", "dice", "since")]
            assert await english(me, [f"/t/{table}/{page}" for page in later], names) == []
            lesson = await me.post(f"/learn/{slug}")
            assert found_on(lesson, "/learn", names) == []

    run(work)


@pytest.mark.parametrize("slug", sorted(games()))
def test_no_refusal_in_hebrew_is_english(slug: str, tmp_path: Path) -> None:
    """Forms of a new table that cannot be carried out; red where one is answered by an error's own text."""
    wrong = [
        {"scenario": "atlantis"}, {"deadline": "soon"}, {"pause": "9999"}, {"option.nonsense": "1"}, {"stand_bot": "hal"},
        {"option.sun_limit": "30"}, {"option.combat_timer_seconds": "9999"}, {"option.chaos_rules": "true"},
        {"option.crurer_order_delay_rounds": "77"}, {"option.grisban_leader_value": "9"}, {"option.tie_rule": "sideways"},
        {"option.map_mode": "sideways"}, {"option.hero_deal": "sideways"}, {"option.sun_limit": "many"},
    ]

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor("he") as me:
            names = [*known(there.house.game(slug)), "nonsense"]
            options = there.house.game(slug).options.__struct_fields__
            for form in wrong:
                name = next(iter(form)).removeprefix("option.")
                if "option." in str(form) and name not in (*options, "nonsense"):
                    continue
                page = await me.post("/new", data={"game": slug, **form})
                assert page.status_code == 422 and 'role="alert"' in page.text, form
                alert = page.text[page.text.index('role="alert"') :]
                assert 'lang="en"' not in alert[: alert.index("</ul>")], (form, alert[:400])
                assert foreign(alert[: alert.index("</ul>")].partition(">")[2], "he", [*names, "soon"]) == [], form

    run(work)


def test_what_is_wrong_with_a_file_is_told_to_its_author_in_english_and_marked_so(tmp_path: Path) -> None:
    """Red where a screen reader would read the English of `montjoy check` as Hebrew, or a refusal of the page is English."""

    async def work() -> None:
        async with town(tmp_path) as there, there.visitor("he") as me:
            names = [*known(there.house.game("rudern")), "bad.toml"]
            files = [("house_file", ("bad.toml", b"name = 3"))]
            page = await me.post("/new/own", data={"game": "rudern"}, files=files)
            assert page.status_code == 422 and '<span lang="en" dir="ltr">' in page.text
            assert found_on(page, "/new/own", names) == []
            large = await me.post("/new/own", data={"game": "rudern"}, files=[("scenario_file", ("bad.toml", b"a" * 1_000_001))])
            none = await me.post("/import", files={"record": ("bad.toml", b"not a record")})
            for page in (large, none):
                assert page.status_code == 422 and found_on(page, "", names) == []

    run(work)


# ---- the check itself ------------------------------------------------------------------------------------------------------
def test_the_check_sees_english_and_leaves_names_and_marked_parts() -> None:
    """PLANTED: a sentence, a label for a screen reader, an English part that runs from the right, Hebrew called English."""
    page = '''<html><p>שלום Anna</p><p lang="en" dir="ltr">Rules <b>text</b></p><button aria-label="Send it">שליחה</button>
<p>two steps</p><p lang="en">From the right</p>
<p lang="en" dir="ltr">עברית</p><script>let x</script><img alt="A map"><p dir="rtl">עוד</p></html>'''
    assert [x.partition(" in ")[0] for x in foreign(page, "he", ["Anna"])] == ["'Send it'", "'two steps'", "'A map'"]
    assert read(page, "he").turned == ["From the right", "עברית"]
