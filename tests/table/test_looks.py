"""What makes pages readable: rules as a sign in the log, long answers under their names, banners that stay on the map."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from montjoy.bots.position import played
from montjoy.core.content.how_to_play import Picture
from montjoy.core.effects import Option
from montjoy.core.game import games, options_of
from montjoy.games.drakborgen.game import game as castle
from montjoy.games.rudern.game import game as country
from montjoy.games.rudern.ui import board
from montjoy.lab.parts import kinds, modules_of
from montjoy.table.tables import catalogue
from montjoy.table.web import boards, render
from montjoy.words import LANGUAGES, Words, messages
from tests.games.drakborgen import board as keep
from tests.games.rudern.board import board as land
from tests.suite.many import some
from tests.table.test_boards import words
from tests.table.test_seat import at_table

WAR = """factions KAT SVE
    town west SVE; town middle KAT; town east SVE; fortress north KAT
    west - middle 2; middle - east 2; north - middle 2
    SVE.a head in west: 4 foot; SVE.b general in west: 3 foot; SVE.c general in east: 3 foot; SVE.d general in east: 2 foot
    west SVE: 4 foot; east SVE: 4 foot"""


def war() -> Any:
    """Seen by the lord in the middle."""
    world = land(WAR)
    for name, x, y in (("west", 0, 20), ("middle", 50, 20), ("east", 100, 25), ("north", 45, 0)):
        world.land.provinces[name].x, world.land.provinces[name].y = x, y
    return country.view(world, "KAT")


def said(text: Any) -> str:
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", "", str(text)))


def test_a_line_of_the_log_opens_its_rule_by_a_sign_that_is_called_by_its_title() -> None:
    """Red when the id stands among the words, or the sign has no name."""
    row = render.one_row(3, render.Said("Red rests.", "DL-5.3", "Rest", "Rested"), "drakborgen")
    style = (render.HERE / "static" / "table.css").read_text("utf-8")
    assert said(row).strip() == "Red rests." and "content: \"§\"" in style
    assert 'href="/rules/drakborgen/DL-5.3"' in row and 'title="Rest (DL-5.3)"' in row
    assert 'title="DL-5.3"' in render.one_row(3, render.Said("Red rests.", "DL-5.3", "", "Rested"), "drakborgen")


def answer(text: str, odds: bool = False) -> Any:
    return SimpleNamespace(number=0, text=text, given=False, odds=odds, card=None)


def test_a_long_answer_takes_a_row_and_sets_its_name_off() -> None:
    long = "Iril: agility 9, armour 5, strength 5 <i>, body points 9"
    made = str(render.choices(1, [answer(long)], "/t/x/red", words(castle).text))
    assert 'class="wide"' in made and "<b>Iril:</b> agility" in made and "&lt;i&gt;" in made and "<i>" not in made
    assert said(made).strip() == said(str(render.headed(long))).strip()
    short = str(render.choices(1, [answer("Go: east")], "/t/x/red", words(castle).text))
    assert "wide" not in short and "<b>" not in short
    t = words(castle).text
    beside = [render.choices(1, [answer("Storm Strzegom with everybody", odds)], "", t) for odds in (True, False)]
    assert "wide" in beside[0] and "wide" not in beside[1]


# ---- the country ---------------------------------------------------------------------------------------------------------
def test_no_banner_leaves_the_map() -> None:
    """Three flags at the western and the eastern end.  Red when a row is centred on its place whatever comes of it."""
    drawn = str(boards.draw(country, war(), words(country), ()))
    flags = [float(x) for x in re.findall(r'class="figure flag[^"]*" transform="translate\((-?[\d.]+)', drawn)]
    assert len(flags) >= 6 and all(43 <= x <= board.WIDTHS[0] - 43 for x in flags), flags


def test_regions_cover_the_land_and_neighbours_share_one_border() -> None:
    """The cells of all provinces add up to the whole; a border is the same curve from either side."""
    at, low = board.spread(war()), 500.0
    area = 0.0
    for p in at:
        cell = [(0.0, 0.0), (float(board.WIDTHS[0]), 0.0), (float(board.WIDTHS[0]), low), (0.0, low)]
        for other in at:
            cell = cell if other == p else board.nearer(cell, at[p], at[other])
        area += abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(cell, cell[1:] + cell[:1]))) / 2
    assert area == pytest.approx(board.WIDTHS[0] * low)
    a, b = (120.0, 80.0), (300.0, 260.0)
    there, back = (board.bent(*ends, 760, low).split()[:2] for ends in ((a, b), (b, a)))
    assert there == back and there != ["Q210", "170"]
    assert board.bent((0.0, 10.0), (0.0, 90.0), 760, low) == "Q0 50 0 90"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_answers_stand_under_what_a_player_does(tmp_path: Path, lang: str) -> None:
    """Marches, sieges, fights, the end, in this order; no title of a rule is among the headings."""

    async def work(seat: Any) -> None:
        page = (await seat.client.get(seat.base, headers={"accept-language": lang})).text
        headings = [said(found) for found in re.findall(r'<h3 class="quiet-title">(.*?)</h3>', page)]
        w = words(country, lang)
        known = [said(w.text("map-group", group=name)) for name in country.groups.GROUPS]
        assert len(headings) >= 2 and headings == [name for name in known if name in headings], headings

    at_table(tmp_path, work, "rudern", scenario="three_lords", role="WKA")


def test_a_few_answers_stand_in_the_same_order_without_headings(tmp_path: Path) -> None:
    """Sieges before marches, the end last.  Red where they stand as the rules offer them: marches first."""

    async def work(seat: Any) -> None:
        page, offered = await seat.page(), seat.room.session.open[0].asked.options
        shown = [type(offered[int(n)]).__name__ for n in re.findall(r'name="?option"? value="?(\d+)', page)]
        assert "quiet-title" not in page.split('id="board"')[0] and len(offered) == len(shown)
        assert shown == ["BeginSiege", "March", "March", "EndImpulse"] and type(offered[0]).__name__ == "March"

    at_table(tmp_path, work, "rudern", scenario="siege_of_a_town", role="WKA")


def test_many_answers_stand_under_no_title_of_a_rule_in_any_game() -> None:
    """A game whose answers have rules has headings of its own, and each is said in words; but what goes on with figures of one's
    own stands above all headings.

    Red when a game's answers of several rules fall back on the titles of these."""
    for load in games().values():
        game = load()
        rules = {getattr(kind, "rule", "") for kind in kinds(list(modules_of(game)), Option)} - {""}
        assert game.groups is not None or len(rules) < 2, game.slug
        for name in game.groups.GROUPS if game.groups is not None else ():
            w = words(game)
            bare = (game.slug, name) == ("massbattle", "on")
            assert bool(w.text("map-group", group=name)) != bare and not w.problems


@pytest.mark.parametrize("lang", some(LANGUAGES, 2))
@pytest.mark.parametrize("slug", games())
def test_every_seat_of_every_scenario_has_an_aim(slug: str, lang: str) -> None:
    """In The Rudern War the aim names each place whose capture, or whose owner at the end, decides, and the last round."""
    game = games()[slug]()
    for kept in (messages.entries, messages.bundle):         # as the files have them, whatever was done with words before
        kept.cache_clear()
    for scenario in game.scenarios.values():
        w = Words(game, lang, game.names(scenario), isolate=True)
        state = game.setup(scenario, options_of(game, scenario))
        for seat in game.seats(scenario):
            line = said(catalogue.aim_of(game, scenario, seat, w, game.view(state, seat)))
            assert line and not w.problems, (scenario.id, seat)
            if slug == "rudern":
                ends = scenario.ends
                named = [place for capture in ends.capture if capture.by == seat for place in capture.places]
                missing = [place for place in [*named, ends.prize] if place and w.name(place) not in line]
                assert str(ends.rounds) in line and not missing, (scenario.id, seat, missing, line)


# What is ground, or is said by its own title or name: the rest is a sign.
GROUND = {
    "scene", "land", "tufts", "grass-blades", "copse", "region", "nobody", "province", "owned", "place-name", "owner-name",
    "outside", "swamp", "soil", "siege-marks", "country", "map", *(f"c{n}" for n in range(8)),
}


def classes(drawn: str) -> set[str]:
    return {name for found in re.findall(r'class="([^"]+)"', drawn) for name in found.split()}


def test_every_mark_on_the_map_stands_among_the_signs() -> None:
    """What the picture draws in games of every scenario, and the rings that scripts draw on it.

    Red when a mark of the map is left out of the signs."""
    explained, drawn, letters, factions = set(), set(), set(), set()
    for scenario in some(country.scenarios.values(), 3):
        factions |= {faction.id for faction in scenario.factions}
        for answers in (0, 8, 25):
            session = played(country, Picture("x", scenario.id, country.seats(scenario)[0], "map", answers))
            for seat in country.seats(scenario):
                view, w = session.view(seat), words(country)
                now = str(boards.draw(country, view, w, session.questions(seat)))
                signs = "".join(sign for sign, _ in boards.signs(country, view, w))
                explained, drawn = explained | classes(signs), drawn | classes(now)
                letters |= {text.split()[0] for text in re.findall(r'class="letter"[^>]*>([^<]+)<', now)}
                shown = {text.split()[0] for text in re.findall(r'class="letter"[^>]*>([^<]+)<', signs)}
                assert letters <= shown | factions, (letters, shown)
    scripts = "".join(path.read_text("utf-8") for path in (render.HERE / "static").glob("*.js"))
    rings = set(re.findall(r'setAttribute\("class", "([a-z]+)"\)', scripts)) - {"flash", "picks", "areas"}  # gone soon
    assert {"looked", "was"} <= rings and {"ring", "siege-ring", "tents"} <= drawn and board.NOBODY in letters
    assert drawn | rings <= explained | GROUND, sorted((drawn | rings) - explained - GROUND)


# ---- the castle ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sign_that_nobody_has_rolled_yet_is_no_sign_0(lang: str) -> None:
    seen = keep.seen(keep.begun("H01", "H02", symbol=0), "red")
    assert not re.search(r"\b0\)?\.?$", said(boards.aside(castle, seen, words(castle, lang), ())).rstrip("\u2069. "))
