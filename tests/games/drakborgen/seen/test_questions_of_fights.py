"""The question of a fight says whom one plays, by play from the set-up on; his card is the first thing beside it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bench.drakborgen_lines import game, play
from montjoy.core.script import scripted
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.duel.combatants import muster
from montjoy.games.drakborgen.duel.sequence import fight_to_the_end
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.ui import text
from montjoy.words import LANGUAGES, Words
from tests.games.drakborgen.board import begun, seen
from tests.games.drakborgen.duels import AGILITY, PAY, hero, monster

EN = Words(game, "en", game.names(game.scenarios["four"]))


def test_whom_one_plays() -> None:
    """DL-8.4a, DL-BASE-23  Who acts a monster is told that he is it and against whom, and its values come first on his card."""
    acted, own = list[str](), list[str]()

    def look(view: Any, asked: Any) -> None:
        put = game.question(view, asked)
        if isinstance(put.ask, questions.StandAs):
            assert put.ask.own == (put.ask.fighter == view.viewer)
            card = text.card(view, EN)[0]
            if put.ask.own:
                own.append(EN.question(put))
                assert card.startswith(EN.name(view.castle.heroes[view.viewer].card))
            else:
                acted.append(EN.question(put))
                assert card.startswith(f"You, {EN.name(put.ask.fighter)}: agility ")

    play(2, look)
    assert any(said.startswith("You are werewolf 3 against Blue. Where do you stand?") for said in acted)
    assert any(said.startswith("You fight against ") for said in own)
    assert {("never across (DL-8.4a, DL-8.4b)" in said) for said in own} == {True, False}, "not before the marker lies anywhere"


def test_what_one_chooses_by_stands_in_the_words() -> None:
    """DL-8.5c-X, DL-8.7a  Red before: the values stood on the ring alone, which on a phone lies under the question; a monster's
    nowhere before the attack."""
    met, taken = list[str](), list[str]()

    def look(view: Any, asked: Any) -> None:
        if isinstance(asked.ask, questions.Meeting):
            met.append(said := EN.question(game.question(view, asked)))
            for name in asked.ask.monsters:
                there = view.castle.monsters[name]
                values = f"agility {there.agility}, armour {there.armour}, strength {there.strength}, psyche {there.psyche}"
                assert f"{EN.name(name)} ({values})" in said
        if asked.ask == "Ask.POSITION":
            taken.extend(EN.option(game.label(view, asked, option), asked) for option in asked.options)

    play(2, look)
    assert met and any(re.fullmatch(r"Armour, \d+ against \d+ \(beats strength\)", said) for said in taken)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_which_point_of_how_many(lang: str) -> None:
    """DL-8.11a  Three are lost and one is paid: the second of three; what may be done with those that are left."""
    fight = muster([hero(seat=0), monster((8, 5, 5, 5), seat=1)])
    scripted(fight_to_the_end(fight), (), [(AGILITY, AGILITY), PAY])
    world = begun("H05", "H02")
    world.fight, world.fighters, world.seats = fight, ["red", "RT007"], ("red", "blue")
    view, words = seen(world, "red"), Words(game, lang, game.names(game.scenarios["two"]))
    asked = Asked(1, "choose", "Ask.RISK", (0, 1, 2, 3))
    put = game.question(view, asked)
    assert put.ask == questions.SettlePoint("red", 2, 3, True)
    said = [words.question(put), *(words.option(game.label(view, asked, option), asked) for option in asked.options)]
    assert not words.problems and len(set(said)) == 5
    if lang == "en":
        assert said[0] == "You are hit: combat point 2 of 3. Pay it, or risk injury?"
        assert said[3:] == ["Pay all 2 combat points", "Risk injury for all 2, one die after another, until one costs something"]
