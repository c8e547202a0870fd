"""What a hero wears, shows, picks up, gives away and loses.  DLC-10, DLC-12, DLC-21 to DLC-23, DL-6-X1."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.heroes import factor, thing, treasures
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.state import Encounter, Free, Thing, TurningBack
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    FaceSeen,
    Found,
    GiftRefused,
    Given,
    LeftLying,
    Offered,
    PickedUp,
    PutOff,
    PutOn,
    RoomDone,
    ThingLost,
)
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE, TRANSIT
from montjoy.games.drakborgen.rules import finds, possessions, turns
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square


def ids(hero):
    return [t.id for t in hero.things]


def of(kind, options):
    return [o for o in options if isinstance(o, kind)]


def rooms(*heroes, **options):
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    for id in ("33", "23", "34", "43", "32"):
        square(world, id)
    return world, at(world, "red", "33", way="south")


# ---- slots -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("chosen, agility, psyche", [("AM02", 5, 5), ("AM03", 4, 6)])
def test_two_amulets(chosen, agility, psyche):
    """DLC-10  Two amulets AM02 and AM03: only the chosen one changes a factor; both count as treasures."""
    world = begun("H01")
    give(world, "red", "AM02", "AM03")
    red = world.castle.heroes["red"]
    assert red.worn == ["AM02"]
    if chosen == "AM03":
        act = questions.Wear("AM03", "AM02")
        assert act in turns.free_options(seen(world, "red"))
        run(turns.take_free_act(world, red, act))
    assert (factor(red, "agility"), factor(red, "psyche")) == (agility, psyche)
    assert [t.id for t in treasures(red)] == ["AM02", "AM03"]


def test_every_slot_once_and_two_rings():
    """DLC-10  One weapon, armour, shield, helmet, gauntlets, boots and amulet, two rings; gear and potions need no slot."""
    world = begun("H01")
    red = world.castle.heroes["red"]
    for what in ("IT1", "IT7", "IT2", "IT3", "IT4", "IT5", "IT6", "IT8", "PO1"):
        run(finds.gain(world, [red], instances.item(PACK, what, what)))
    for n in (1, 2, 3):
        run(finds.gain(world, [red], instances.ring(PACK, f"RI{n}")))
    assert red.worn == ["IT1", "IT2", "IT3", "IT4", "IT5", "IT6", "RI1", "RI2"]
    offered = of(questions.Wear, turns.free_options(seen(world, "red")))
    assert offered == [questions.Wear("IT7", "IT1"), questions.Wear("RI3", "RI1"), questions.Wear("RI3", "RI2")]
    assert len(of(questions.TakeOff, turns.free_options(seen(world, "red")))) == 8


def test_a_new_thing_goes_on_by_itself():
    """DLC-10, DL-6.2a  A newly found thing goes on by itself if its slot is free, and is carried without effect if not."""
    world = begun("H01")
    red = world.castle.heroes["red"]
    out = run(finds.gain(world, [red], instances.item(PACK, "IT1", "RT031")))
    assert out.told(Found) == [Found("red", "RT031", "item", "IT1")] and out.told(PutOn) == [PutOn("red", "RT031")]
    out = run(finds.gain(world, [red], instances.item(PACK, "IT7", "RT064")))
    assert not out.told(PutOn) and red.worn == ["RT031"] and factor(red, "strength") == 8
    assert [t.id for t in treasures(red)] == ["RT064"], "it keeps its gold value"


def test_put_on_and_off_is_told_with_the_next_act():
    """DLC-10  Put on and put off may be taken back: told only with the next act, once each in a turn."""
    world = begun("H01")
    give(world, "red", "IT1", "IT7", "PO1")
    red = at(world, "red", "00", body=5)
    assert not run(turns.take_free_act(world, red, questions.Wear("IT7", "IT1"))).events
    assert red.worn == ["IT7"] and factor(red, "strength") == 9
    offered = turns.free_options(seen(world, "red"))
    assert not of(questions.Wear, offered) and not of(questions.TakeOff, offered), "both have been handled this turn"
    out = run(turns.take_free_act(world, red, questions.Drink("PO1")))
    assert out.told(PutOff) == [PutOff("red", "IT1")] and out.told(PutOn) == [PutOn("red", "IT7")]
    assert not run(possessions.tell_worn(world, red)).events
    assert not of(questions.Wear, turns.free_options(seen(world, "red")))
    assert questions.Wear.quiet and questions.TakeOff.quiet


def test_take_off():
    """DLC-10  Off without anything in its place, and on again in a later turn."""
    world = begun("H01")
    give(world, "red", "IT4")
    red = world.castle.heroes["red"]
    run(turns.take_free_act(world, red, questions.TakeOff("IT4")))
    assert red.worn == [] and factor(red, "armour") == 9
    assert questions.Wear("IT4") not in turns.free_options(seen(world, "red"))
    world.castle.handled = []
    assert questions.Wear("IT4") in turns.free_options(seen(world, "red"))


def test_why_not():
    """DLC-10  Refusals say what is in the way."""
    world = begun("H01")
    give(world, "red", "IT1", "IT7", "key", "RI1")
    red, view = world.castle.heroes["red"], seen(world, "red")
    why = {t.id: possessions.why_not_wear(view, t, "") for t in red.things}
    assert [no and no.reason for no in why.values()] == ["worn-already", "slot-is-full", "needs-no-slot", "worn-already"]
    assert possessions.why_not_wear(view, instances.ring(PACK, "RI2"), "RI1").reason == "slot-is-free"
    assert possessions.why_not_take_off(view, thing(red, "IT7")).reason == "not-worn"


# ---- who sees cards --------------------------------------------------------------------------------------------------
def game_bytes(view):
    return msgspec.json.encode(view)


def test_what_the_other_sees():
    """DLC-23  Blue's view of red's hand: amulets are listed, special and treasure cards are a number."""
    world = begun("H01", "H02")
    red = world.castle.heroes["red"]
    run(finds.gain_card(world, [red], "amulet"), ["AM06"])
    run(finds.gain_card(world, [red], "special"), ["SP09"])
    run(possessions.hand_out_hidden(world, red, "treasure_card", "TC05"))
    blue, mine = seen(world, "blue"), seen(world, "red")
    assert [t.id for t in blue.castle.heroes["red"].things] == ["AM06", "red.s1", "red.t1"]
    assert blue.faces == {} and blue.specials == {}
    assert mine.faces == {"red.s1": "SP09", "red.t1": "TC05"} and list(mine.specials) == ["red.s1"]
    assert b"SP09" not in game_bytes(blue) and b"TC05" not in game_bytes(blue)


def test_names_of_hidden_cards():
    """DLC-23  A hidden card has a name that tells nothing; a name is free again when its card is in no hand."""
    world = begun("H01")
    red = world.castle.heroes["red"]
    for card in ("TC01", "TC02", "TC03"):
        run(possessions.hand_out_hidden(world, red, "treasure_card", card))
    run(possessions.lose(world, red, "red.t2", "under-deck"))
    run(possessions.hand_out_hidden(world, red, "treasure_card", "TC04"))
    assert ids(red) == ["red.t1", "red.t3", "red.t2"] and world.faces["red.t2"] == "TC04"
    assert world.decks.treasure.tail == ["TC02"] and world.seen_by["TC02"] == ["red"]


def test_nobody_looks():
    """DLC-23  Unseen: the card lies there and its owner does not know it either; he looks later."""
    world = begun("H01", "H02")
    red = world.castle.heroes["red"]
    out = run(possessions.hand_out_hidden(world, red, "treasure_card", "TC05", unseen=True))
    assert not out.told(FaceSeen) and seen(world, "red").faces == {}
    out = run(possessions.show_face(world, red.things[0], "red", "red"))
    assert out.told(FaceSeen) == [FaceSeen("red.t1", "TC05")] and seen(world, "red").faces == {"red.t1": "TC05"}
    assert not run(possessions.show_face(world, red.things[0], "red")).events


# ---- things lying about ----------------------------------------------------------------------------------------------
def test_where_nothing_can_be_picked_up():
    """DLC-22  Not with a monster in the room, not from the threshold of the chamber, not elsewhere."""
    world = begun("H01")
    square(world, "33", lying=[instances.key("RT054")])
    red = at(world, "red", "33")
    monster(world, "orc", "33")
    assert possessions.why_not_pick_up(seen(world, "red")).reason == "a-monster-is-here"
    world.castle.monsters.clear()
    assert possessions.pick_up_options(seen(world, "red")) == [questions.PickUp("RT054")]
    at(world, "red", OUTSIDE)
    assert possessions.why_not_pick_up(seen(world, "red")).reason == "nothing-lies-here"
    square(world, "44", "chamber", lying=[instances.key("RT055")])
    at(world, "red", "44", "south", situation=TurningBack("chamber"))
    assert possessions.why_not_pick_up(seen(world, "red")).reason == "not-inside"
    assert red.things == []


def test_a_card_that_lies():
    """DLC-22, DLC-23  A hidden card left by a dead hero: who takes it looks at it, the others do not."""
    world = begun("H01", "H02")
    square(world, "33")
    red, blue = at(world, "red", "33"), at(world, "blue", "33")
    give(world, "red", "TC05")
    run(possessions.lose(world, red, "red.t1", "lying"))
    assert red.things == [] and questions.PickUp("red.t1") in possessions.pick_up_options(seen(world, "blue"))
    assert seen(world, "blue").faces == {}
    run(turns.take_free_act(world, blue, questions.PickUp("red.t1")))
    assert seen(world, "blue").faces == {"red.t1": "TC05"}


@pytest.mark.parametrize("card, looks", [("TC05", False), ("SP04", True)])
def test_a_card_that_lies_unseen(card, looks):
    """DLC-22, DL-9.1d  treasure_faces = nobody_until_out: not even who takes a treasure card looks at it inside the castle."""
    world = begun("H01", "H02", treasure_faces="nobody_until_out")
    square(world, "33")
    red, blue = at(world, "red", "33"), at(world, "blue", "33")
    id = give(world, "red", card)[0].id
    run(possessions.lose(world, red, id, "lying"))
    run(turns.take_free_act(world, blue, questions.PickUp(id)))
    assert (id in seen(world, "blue").faces) is looks


def test_picked_up_it_is_his():
    """DLC-22, DLC-10  It lies there no longer, he has it and wears it: Rohan's strength 8 is 9."""
    world, red = rooms()
    gauntlets = instances.item(PACK, "IT2", "RT059")
    world.castle.squares["33"].lying.append(gauntlets)
    out = run(turns.take_free_act(world, red, questions.PickUp("RT059")))
    assert red.things == [gauntlets] and red.worn == ["RT059"] and factor(red, "strength") == 9
    assert world.castle.squares["33"].lying == [] and out.told(PickedUp) == [PickedUp("red", "RT059", "33")]


@pytest.mark.parametrize("place, square_has, below_has", [("33", 1, 0), (BELOW, 0, 1), (TRANSIT, 0, 0)])
def test_where_a_thing_can_lie(place, square_has, below_has):
    """DLC-22, DL-4.9f-X  In a room, in the catacombs; anywhere else it leaves the game."""
    world, _ = rooms()
    out = run(possessions.leave_lying(world, place, instances.key("RT054")))
    assert (len(world.castle.squares["33"].lying), len(world.castle.below)) == (square_has, below_has)
    assert out.told(LeftLying) == [LeftLying("RT054", place)]


# ---- losing ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("what, pile", [
    ("key", "used"), ("RT044", "used"), ("TC03", "under-deck"), ("AM02", "out"), ("RI1", "out"), ("SP01", "out"),
])
def test_where_things_end(what, pile):
    """DL-6-X1, DLC-31  A key used: used pile; a treasure card under the deck; amulets, rings, special cards out of the game."""
    world = begun("H01")
    red = world.castle.heroes["red"]
    id = give(world, "red", what)[0].id
    out = run(possessions.lose(world, red, id, "used"))
    assert out.told(ThingLost) == [ThingLost("red", id, pile)] and red.things == [] and red.worn == []
    assert world.castle.used == ([id] if pile == "used" else [])
    assert out.told(RoomDone) == ([RoomDone(id)] if pile == "used" else [])
    assert world.decks.treasure.tail == (["TC03"] if pile == "under-deck" else [])


def test_a_reward_is_no_tile():
    """DL-6-X1  What a monster guarded has its tile's name but is not its tile: that goes to the used pile with the figure."""
    world = begun("H01")
    red = world.castle.heroes["red"]
    run(finds.gain(world, [red], instances.gold(80, "RT022")))
    run(possessions.lose(world, red, "RT022", "used"))
    assert world.castle.used == []
    run(possessions.put_on_used_pile(world, "RT022"))
    run(possessions.put_on_used_pile(world, "RT022"))
    assert world.castle.used == ["RT022"]


def test_choosing_what_is_lost():
    """DL-6-X1  The owner names treasures one after another and says that this is all; until then he may take it back."""
    world = begun("H01")
    red = world.castle.heroes["red"]
    give(world, "red", "RT044", "RT045", "RT046")
    answers = [questions.Lose("RT046"), questions.Lose("RT044"), questions.Enough()]
    out = run(possessions.choose_lost(world, red, 2, "room"), (), answers)
    assert [t.id for t in out.value] == ["RT046", "RT044"] and not out.events
    assert [ask.more for _, ask, _ in out.answered] == [2, 1, 0]
    assert run(possessions.choose_lost(world, red, 0, "room")).value == []


@pytest.mark.parametrize(("count", "asked"), [(1, True), (2, False), (3, False)])
def test_nobody_is_asked_what_all_is(count, asked):
    """DL-4.9c  Who loses everything he has names nothing."""
    world = begun("H01", "H02")
    first, _ = give(world, "red", "TC05", "TC06")
    answers = [questions.Lose(first.id), questions.Enough()] if asked else []
    out = run(possessions.choose_lost(world, world.castle.heroes["red"], count, "room"), (), answers)
    assert out.over and len(out.value) == min(count, 2)


# ---- the Amulet of Dread ---------------------------------------------------------------------------------------------
def test_amulet_of_dread():
    """AM12, DLC-24  Worn from the moment it is drawn, even if another was; it cannot be taken off or given away, only lost."""
    world = begun("H01", "H02")
    red, blue = at(world, "red", "33"), at(world, "blue", "33")
    square(world, "33")
    give(world, "red", "AM02")
    out = run(finds.gain_card(world, [red], "amulet"), ["AM12"])
    assert out.told(PutOff) == [PutOff("red", "AM02")] and red.worn == ["AM12"] and factor(red, "agility") == 3
    assert possessions.why_not_take_off(seen(world, "red"), thing(red, "AM12")).reason == "cannot-be-taken-off"
    offered = turns.free_options(seen(world, "red"))
    assert not of(questions.Wear, offered) and not of(questions.TakeOff, offered)
    assert questions.Give("AM02", "blue") in offered and questions.Give("AM12", "blue") not in offered
    assert questions.AskFor("AM12", "red") not in turns.free_options(seen(world, "blue"))
    run(possessions.lose(world, red, "AM12", "out"))
    assert red.worn == [] and factor(red, "agility") == 4 and blue.things == []


# ---- giving ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("answer, moved", [(questions.Agree(), True), (questions.Refuse(), False)])
@pytest.mark.parametrize("wanted", [False, True])
def test_giving(answer, moved, wanted):
    """DLC-21  Both agree: it changes hands; one refuses: unchanged.  Once a turn."""
    world = begun("H01", "H02")
    red, blue = at(world, "red", OUTSIDE), at(world, "blue", OUTSIDE)
    give(world, "blue" if wanted else "red", "IT2")
    act = questions.AskFor("IT2", "blue") if wanted else questions.Give("IT2", "blue")
    assert act in turns.free_options(seen(world, "red"))
    out = run(turns.take_free_act(world, red, act), (), [answer])
    assert out.answered[0][:2] == ("blue", questions.Gift("IT2", "red", wanted))
    has = (red if wanted else blue) if moved else (blue if wanted else red)
    assert ids(has) == ["IT2"] and has.worn == ["IT2"] and len(red.things) + len(blue.things) == 1
    assert len(out.told(Given)) == moved and len(out.told(GiftRefused)) == (not moved)
    again = turns.free_options(seen(world, "red"))
    assert not of(questions.Give, again) and not of(questions.AskFor, again)


def trading_why(world, one, other):
    return possessions.why_not_trade(world.castle, one, other)


@pytest.mark.parametrize("trading, red, blue, reason", [
    (True, "33", "33", None), (True, OUTSIDE, OUTSIDE, None), (False, "33", "33", "no-trading-in-this-game"),
    (True, "33", "34", "not-in-the-same-place"), (True, "below", "below", "not-in-the-same-place"),
])
def test_where_one_may_give(trading, red, blue, reason):
    """DLC-21  On the same square or both outside, with the option trading."""
    world = begun("H01", "H02", trading=trading)
    square(world, "33")
    give(world, "red", "key")
    one, other = at(world, "red", red), at(world, "blue", blue)
    why = trading_why(world, one, other)
    assert (why and why.reason) == reason
    assert bool(of(questions.Give, turns.free_options(seen(world, "red")))) is (reason is None)


def test_not_between_chamber_and_threshold():
    """DLC-21  One inside the chamber, one at its threshold: not the same place; and not in an encounter."""
    world = begun("H01", "H02")
    square(world, "44", "chamber")
    red, blue = at(world, "red", "44"), at(world, "blue", "44", situation=TurningBack("chamber"))
    assert possessions.why_not_trade(world.castle, red, blue).reason == "one-is-on-the-threshold"
    blue.situation = Free()
    assert possessions.why_not_trade(world.castle, red, blue) is None
    world.castle.encounters.append(Encounter("44", ["red"], []))
    assert possessions.why_not_trade(world.castle, red, blue).reason == "not-in-an-encounter"


@pytest.mark.parametrize("card", ["TC05", "SP04"])
def test_a_face_is_seen_by_giver_and_taker(card):
    """DLC-21, DLC-23  The face of a card is seen by giver and taker only."""
    world = begun("H01", "H02", "H03")
    red, _, _ = at(world, "red", OUTSIDE), at(world, "blue", OUTSIDE), at(world, "green", OUTSIDE)
    id = give(world, "red", card)[0].id
    out = run(turns.take_free_act(world, red, questions.Give(id, "blue")), (), [questions.Agree()])
    assert [to for to, e in out.events if isinstance(e, FaceSeen)] == [("blue",)]
    assert [seat for seat in ("red", "blue", "green") if id in seen(world, seat).faces] == ["red", "blue"]


def test_a_card_nobody_has_seen_is_given_unseen():
    """DLC-21  Under treasure_faces = nobody_until_out the giver shows nothing that he does not know."""
    world = begun("H01", "H02", treasure_faces="nobody_until_out")
    red, blue = world.castle.heroes["red"], world.castle.heroes["blue"]
    run(possessions.hand_out_hidden(world, red, "treasure_card", "TC05", unseen=True))
    out = run(possessions.hand_over(world, red, blue, "red.t1"))
    assert not out.told(FaceSeen) and blue.things == [Thing("red.t1", "treasure_card")]
    assert game.view(world, "blue").faces == {}


@pytest.mark.parametrize("wanted", [False, True])
def test_what_is_given_is_no_longer_worn(wanted):
    """DLC-21, DLC-10  The offer is said aloud; the giver's factor falls back, the taker's rises."""
    world, red = rooms()
    blue = at(world, "blue", "33")
    giver, taker = (blue, red) if wanted else (red, blue)
    give(world, giver.id, "IT2")
    bare = {"red": 8, "blue": 9}
    assert factor(giver, "strength") == bare[giver.id] + 1
    act = questions.AskFor("IT2", "blue") if wanted else questions.Give("IT2", "blue")
    out = run(turns.take_free_act(world, red, act), (), [questions.Agree()])
    assert out.told(Offered) == [Offered("IT2", "red", "blue", wanted)]
    assert giver.worn == [] and factor(giver, "strength") == bare[giver.id]
    assert taker.worn == ["IT2"] and factor(taker, "strength") == bare[taker.id] + 1
