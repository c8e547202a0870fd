"""Every kind of monster as the monster cards say: it fights with these values and points, flees, follows.  DL-7.5a, DL-SUM-03."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.model.state import TurningBack
from montjoy.games.drakborgen.play import take_hero_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    Begins,
    Followed,
    Met,
    MonsterFled,
    Overpowered,
    Reacted,
    SteppedBack,
)
from montjoy.games.drakborgen.rules import encounters, fights
from tests.games.drakborgen.board import PACK, at, begun, monster, run, square
from tests.games.drakborgen.packs import ledger

RING = ("agility", "armour", "strength", "psyche")
KINDS = [row[0] for row in ledger.rows(ledger.MONSTERS) if row[0] != "dragon"]
CARDS = [row[0] for row in ledger.rows(ledger.CARDS)]


def meets(kind, card, action):
    """Red came from the west; the monster has one other way out, to the north; both fight on armour to the end."""
    world = begun("H01", "H02", "H03")
    square(world, "33", edges="o w w o")
    for id in ("23", "32"):
        square(world, id)
    red, it = at(world, "red", "33", way="west"), monster(world, kind, "33")
    red.body = 40

    def answer(seat, ask, options):
        if isinstance(ask, Ask):
            return 1 if ask == Ask.POSITION else 0
        return action

    return world, red, it, run(encounters.meet(world, [red], [it], "entered", shut="west"), [card], answer)


def one_round(kind, position):
    """The first round of a fight of Rohan with one of this kind, both on this position: what was hit."""
    world = begun("H01", "H02", "H03")
    red = at(world, "red", "33", way="west")
    square(world, "33", edges="o w w o")
    if kind == "dragon":
        world.castle.dragon.state = "awake"
        return run(fights.fight_dragon(world, [red], first_blow=False), (), [(position, position)]).told(Overpowered)
    card = next(card for card in CARDS if ledger.card(card)[kind][1] == "F")
    it = monster(world, kind, "33")
    out = run(encounters.meet(world, [red], [it], "entered"), [card], [questions.Attack(), (position, position)])
    return out.told(Overpowered)


@pytest.mark.parametrize("card", CARDS)
def test_attacked_or_waited_for(card):
    """DL-7.5a, DL-7.7b, DL-8.1c, DL-7.8, DL-7-X3  F: it fights, with the combat points of the card; R: it runs, through
    the passage that is not his.  Then the card is back."""
    for kind in KINDS:
        acted(card, kind)


def acted(card, kind):
    points, on_attack, on_wait, _ = ledger.card(card)[kind]
    for action, reaction in ((questions.Attack(), on_attack), (questions.Wait(), on_wait)):
        world, _, it, out = meets(kind, card, action)
        fights = reaction == "F"
        assert out.told(Reacted) == [Reacted(it.id, "fight" if fights else "flee")]
        assert out.told(Begins)[1:] == ([Begins(it.id, points)] if fights else [])
        if not fights:
            assert len(out.told(MonsterFled)) == 1 and it.at == "23" and world.castle.monsters == {it.id: it}
        assert len(world.decks.monster) == len(PACK.cards) and world.cards == {}


@pytest.mark.parametrize("card", CARDS)
def test_turned_back_on(card):
    """DL-7.5a, DL-7.6b, DL-7.6c  p: it stays; f: next turn it goes with him to the previous square and meets him there,
    with a new card."""
    for kind in KINDS:
        turned_back_on(card, kind)


def turned_back_on(card, kind):
    *_, on_turn_back = ledger.card(card)[kind]
    world, red, it, out = meets(kind, card, questions.TurnBack())
    follows = on_turn_back == "f"
    assert out.told(Reacted) == [Reacted(it.id, "follow" if follows else "passive")]
    assert red.situation == TurningBack("encounter", (it.id,) if follows else ()) and it.at == red.place == "33"
    out = run(take_hero_turn(world, red), ["MC01"] if follows else [])
    assert out.told(SteppedBack) == [SteppedBack("red", "33", "32")] and red.place == "32"
    assert out.told(Followed) == ([Followed(it.id, "32")] if follows else [])
    assert it.at == ("32" if follows else "33") and len(out.told(Met)) == follows == (out.pending is not None)


@pytest.mark.parametrize("kind", [*KINDS, "dragon"])
def test_values_in_a_fight(kind):
    """DL-SUM-03, DL-8.7a, DL-10.1a, DL-8-X3  Both on the same position: whose value is lower loses the difference, by
    the printed values of the monster and those of Rohan's card."""
    hero, foe = ledger.factors(ledger.HEROES, "H01"), ledger.factors(ledger.MONSTERS, kind)
    name = "dragon" if kind == "dragon" else f"{kind}1"
    for n, factor in enumerate(RING):
        lead = hero[factor] - foe[factor]
        expected = [(name, "red", lead)] if lead > 0 else [("red", name, -lead)] if lead else []
        assert [(hit.fighter, hit.by, hit.loss) for hit in one_round(kind, n)] == expected, factor
