"""How to play: every game's pages in every language, their pictures, and the ways that lead there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from montjoy.bots.position import played
from montjoy.core.content import files, how_to_play
from montjoy.core.content.how_to_play import Page, Part, Picture
from montjoy.core.game import Game, games
from montjoy.table.tables import catalogue, registry
from montjoy.table.web.pages import book, how, new
from montjoy.terminal import choices
from montjoy.terminal.telling import how_to_play as in_the_terminal
from montjoy.words import LANGUAGES
from tests.contract.pickets.game import game as pickets
from tests.suite.many import some
from tests.table.houses import run
from tests.table.visitors import town, words

TOLD: dict[str, Game] = {
    slug: game for slug, load in sorted(games().items())
    if any(how_to_play.written(game := load(), lang) for lang in LANGUAGES)
}  # fmt: skip


# ---- what is written -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", TOLD)
def test_the_pages_of_a_game_are_the_same_in_all_languages(slug: str) -> None:
    """Red where a language, a page or a caption is missing, a picture is nowhere shown or there is none of that name, or a rule
    is named that there is none of."""
    game = TOLD[slug]
    assert how_to_play.faults(game, LANGUAGES) == []
    known = {rule.id for rule in catalogue.rulebook_of(game).rules}
    for lang in LANGUAGES:
        told = " ".join(f"{part.text} {part.caption}" for page in how_to_play.written(game, lang) for part in page.part)
        assert set(re.findall(r"\b[A-Z]{2,3}-[A-Z0-9][\w.-]*\w", told)) <= known


@pytest.mark.parametrize("slug", [*TOLD, "pickets"])
def test_every_picture_is_drawn_in_every_language(slug: str) -> None:
    """From a game that is really played; nothing on it can be chosen, and no name on the page stands there twice."""
    game = TOLD.get(slug, pickets)
    for lang in some(LANGUAGES, 2):
        told = how.how_to(game, lang)
        shown = [part.figure for page in told.pages for part in page.parts if part.figure]
        assert len(shown) >= len(how_to_play.pictures(game)) > 0
        text = "".join(f"{figure.board}{figure.beside}" for figure in shown)
        assert game.text is None or all(figure.board for figure in shown)
        assert "&lt;" not in text                             # a drawing, and not its markup as text
        assert 'class="spot" ' not in text and "data-option" not in text
        ids = re.findall(r'\bid="([^"]+)"', text)
        assert len(ids) == len(set(ids)) and set(re.findall(r"url\(#([^)]+)\)", text)) <= set(ids)
    for picture in how_to_play.pictures(game).values():
        assert not picture.bots or len(played(game, picture).entries) > picture.bots


def test_a_picture_is_the_same_game_each_time() -> None:
    picture = how_to_play.pictures(pickets)["underway"]
    one, other = played(pickets, picture), played(pickets, picture)
    assert one.entries == other.entries and one.options.muster == "even"
    answers = sum(type(entry).__name__ == "Decided" for entry in one.entries)
    assert answers == picture.bots


def test_a_seed_is_hex_digits_or_any_text() -> None:
    """As `play --seed` reads it, where it is such digits."""
    def seed(text: str) -> bytes:
        return how_to_play.seed_of(Picture("x", "default", "blue", text))

    assert seed("1") == bytes(31) + b"\1" and seed("ab" * 32) == b"\xab" * 32
    assert len(seed("how to play")) == 32 and seed("how to play") != seed("how to plan")


WRONG = [
    ('[[page]]\nid = "a"\ntitle = "A"\nbody = "B"\n', how_to_play.PageFile, "part"),
    ('[[page]]\nid = "a"\ntitle = "A"\n[[page.part]]\ntext = "B"\nhtml = "C"\n', how_to_play.PageFile, "html"),
    ('[[picture]]\nname = "a"\nscenario = "b"\nseat = "c"\nseed = "d"\nturns = 3\n', how_to_play.PictureFile, "turns"),
]


@pytest.mark.parametrize(("text", "kind", "said"), WRONG)
def test_a_key_that_there_is_none_of_is_refused(text: str, kind: type, said: str, tmp_path: Path) -> None:
    path = tmp_path / "how.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(files.BadFile, match=said):
        files.read_toml(path, kind)


def planted(monkeypatch: pytest.MonkeyPatch, there: dict[str, tuple[Page, ...]], pictures: dict[str, Picture]) -> list[str]:
    monkeypatch.setattr(how_to_play, "written", lambda game, lang: there.get(lang, ()))
    monkeypatch.setattr(how_to_play, "pictures", lambda game: pictures)
    return how_to_play.faults(pickets, ("en", "sv"))


def test_what_is_wrong_with_the_pages_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    camp, there = Picture("camp", "default", "blue", "x"), Part("Text.", picture="camp", caption="A camp.")
    well = (Page("a", "A", (there,)),)
    assert planted(monkeypatch, {"en": well, "sv": well}, {"camp": camp}) == []
    gone, seat = Picture("gone", "nowhere", "blue", "x"), Picture("seat", "default", "green", "x")
    ill = (Page("b", "B", (Part("T", picture="tower"), Part(" "))),)
    told = planted(monkeypatch, {"en": well, "sv": ill}, {"camp": camp, "gone": gone, "seat": seat})
    for wrong in ("sv: the pages are ['b']", "there is no picture tower", "its caption go together: tower", "a part says nothing",
                  "the picture gone is shown nowhere", "of no scenario of this game: nowhere", "has not: green"):
        assert any(wrong in line for line in told), wrong


# ---- the page, and the ways to it ------------------------------------------------------------------------------------------
@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pickets is among the games; what The Rudern War has is not there."""
    there = {"rudern": games()["rudern"], "pickets": lambda: pickets}
    for module in (how, book, new, catalogue, registry, choices):
        monkeypatch.setattr(module, "games", lambda: there)
    real = how_to_play.pages
    monkeypatch.setattr(how_to_play, "pages", lambda game, lang: () if game.slug == "rudern" else real(game, lang))
    yield


def test_the_page_of_a_game_shows_text_pictures_and_rules(both: None, tmp_path: Path) -> None:
    """In English where the reader's language lacks it, and it says so; a game without it has no such page."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor("sv") as me:
            page = await me.get("/how/pickets")
            assert page.status_code == 200 and "Across the heath" in words(page) and "Four orders later." in words(page)
            assert '<section class="how-page" lang="en" dir="ltr">' in page.text
            assert 'href="/rules/pickets/PK-6"' in page.text and 'id="how-round"' in page.text
            assert (await me.get("/how/rudern")).status_code == 404 == (await me.get("/how/chess")).status_code

    run(work)


def test_ways_lead_there_from_where_somebody_begins(both: None, tmp_path: Path) -> None:
    """From the first page, the new table, joining, and the rulebook; only to games that have it."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            for path in ("/", "/new", "/new?game=pickets", "/join", "/rules", "/rules/pickets"):
                page = await me.get(path)
                assert 'href="/how/pickets"' in page.text, path
                assert 'href="/how/rudern"' not in page.text, path
            assert 'href="/how/rudern"' not in (await me.get("/new?game=rudern")).text

    run(work)


def test_searching_the_rules_finds_what_how_to_play_says(both: None, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            found = await me.get("/rules/pickets", params={"q": "nothing couriers"})
            assert 'href="/how/pickets#how-heath"' in found.text and "#how-round" not in found.text

    run(work)


def test_a_script_is_given_the_text_alone_and_asks_whether_it_is_still_the_same(both: None, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            for path in ("/how/pickets", "/rules/pickets/PK-6"):
                whole = await me.get(path)
                text = await me.get(path, headers={"HX-Request": "true"})
                assert "<html" in whole.text and "<html" not in text.text and len(text.text) > 100
                known = {"HX-Request": "true", "If-None-Match": text.headers["etag"]}
                assert (await me.get(path, headers=known)).status_code == 304
                assert "HX-Request" in text.headers["vary"]

    run(work)


def test_the_terminal_tells_it_with_the_board_in_text(both: None, capsys: pytest.CaptureFixture[str]) -> None:
    in_the_terminal.tell("pickets", "en", False)
    said = capsys.readouterr().out
    assert "Across the heath" in said and "Blue's pickets in their camp." in said
    with pytest.raises(choices.Trouble, match="--learn"):
        in_the_terminal.tell("rudern", "en", False)
