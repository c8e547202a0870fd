"""Hero cards as one chooses among them: a sign and a line of advice for every hero of our own pack, in every language."""

from __future__ import annotations

import re

import pytest

from montjoy.core.capabilities import Card
from montjoy.core.game import games
from montjoy.games.drakborgen.protocol.questions import TakeHero, TakeOwnHero, WhichTower
from montjoy.games.drakborgen.ui.hero_cards import GOOD_AT, card
from montjoy.table.tables import catalogue
from montjoy.table.web import render

CSS = render.HERE / "static" / "playing.css"
ABILITIES = {
    "wary": "wary", "throwing_daggers": "shots", "spells": "spells", "double_stride": "stride", "strong_arm": "arm",
    "arrows": "shots", "shuriken": "shots", "healer": "healer", "lockpick": "lockpick",
}  # fmt: skip


def plain(text: str) -> str:
    """Without markup, and without the marks that keep directions apart."""
    return re.sub("<[^>]+>|[\u2066-\u2069\u200e\u200f]", "", text)


@pytest.mark.parametrize("lang", ["en", "sv", "he", "cs"])
def test_every_hero_of_our_pack_has_a_card(lang: str) -> None:
    game = games()["drakborgen"]()
    w = catalogue.words(game, catalogue.usual(game), lang)
    seen = set()
    for hero in GOOD_AT:
        found = card(TakeHero(hero), w)
        assert found is not None
        picture, advice = found.picture, found.advice
        sign = f".sign-{GOOD_AT[hero]} {{"
        assert sign.strip(". {") in picture and sign in CSS.read_text("utf-8") and advice and not advice.startswith("page-")
        seen.add(advice)
    assert len(seen) == len(GOOD_AT), "no two are advised the same"


@pytest.mark.parametrize("lang", ["en", "sv", "he", "cs"])
def test_the_numbers_stand_in_the_same_places_on_every_card(lang: str) -> None:
    """Five of them, each named, in one order; and nothing of the answer is left out."""
    game = games()["drakborgen"]()
    w, orders = catalogue.words(game, catalogue.usual(game), lang), set()
    for hero in GOOD_AT:
        said = w.option(TakeHero(hero))
        found = card(TakeHero(hero), w)
        assert found is not None
        shown = str(render.carded(found))
        places = re.findall(r"<span>([^<]+)<", shown.partition('class="stats">')[2])
        assert len(places) == 5 and plain(shown) == plain(said)
        orders.add(tuple(re.sub(r"[\W\d]+", "", place) for place in places))
    assert len(orders) == 1


@pytest.mark.parametrize("lang", ["en", "sv", "he", "cs"])
def test_a_hero_that_a_group_has_changed_has_the_numbers_of_its_card(lang: str) -> None:
    """DL-BASE-09, DL-BASE-25  What the page shows is the answer itself, whatever signs stand in it.  Red before: the numbers
    were cut out of a sentence at its colon, commas and semicolon."""
    game = games()["drakborgen"]()
    w = catalogue.words(game, catalogue.usual(game), lang)
    own = TakeOwnHero("H05", 12, 1, 2, 3, 20, "arrows", 3)
    found = card(own, w)
    assert found is not None and [number.rpartition(" ")[2] for number in found.numbers] == ["12", "1", "2", "3", "20"]
    assert plain(str(render.carded(found))) == plain(w.option(own))
    strange = Card("", "", "Ann: the first, a hero", ("agility 1", "armour 2"), "sings; dances")
    assert str(render.carded(strange)).count("</span><span>") == 1


def test_the_advice_is_of_what_the_hero_can_do() -> None:
    from montjoy.games.drakborgen.model.pack.lookup import the_pack

    game = games()["drakborgen"]()
    world = game.setup(game.scenarios["four"])
    heroes = the_pack(world).heroes
    assert set(GOOD_AT) == set(heroes)
    for id, row in heroes.items():
        assert GOOD_AT[id] == ABILITIES.get(row.ability, GOOD_AT[id])
        if row.ability == "none":
            assert GOOD_AT[id] == ("armoured" if row.armour >= 8 else "strong")


def test_an_unknown_hero_and_every_other_answer_are_no_cards() -> None:
    game = games()["drakborgen"]()
    w = catalogue.words(game, catalogue.usual(game), "en")
    assert card(TakeHero("X99"), w) is None and card(WhichTower(), w) is None
