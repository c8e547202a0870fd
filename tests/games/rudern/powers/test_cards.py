"""Cards of weather and politics (RW-CAM-CARD-01, RW-T-WEATHER, RW-T-POLITICS)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.core.script import scripted
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.powers import Cards
from montjoy.games.rudern.model.queries import powers_of
from montjoy.games.rudern.model.state import Banner, Known, Siege, World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.campaign_events import TaxPaid
from montjoy.games.rudern.protocol.campaign_questions import Prepare
from montjoy.games.rudern.protocol.events import Paid
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.protocol.powers_events import (
    CardLoss,
    CardPaid,
    CardsReshuffled,
    CardTurned,
    CardUnits,
    ChestsShown,
    KardomJoined,
    PlaceOwnerless,
    SideChosen,
)
from montjoy.games.rudern.protocol.powers_questions import BuildTemple, LeaveIt, TempleOffered
from montjoy.games.rudern.rules.battles.siege import why_not_besiege
from montjoy.games.rudern.rules.campaign.income import tax_of, taxes_of
from montjoy.games.rudern.rules.campaign.marching import length, price_of, steps_a_resource
from montjoy.games.rudern.rules.campaign.preparing import fields, most_taxed, spent, taxed, why_not_prepare
from montjoy.games.rudern.rules.powers.cards import EFFECTS, turn_cards
from montjoy.games.rudern.rules.powers.decks import DECKS, LASTING, POLITICS, WEATHER, lasts, new_cards
from montjoy.games.rudern.secrecy.redeal import open_purses
from montjoy.games.rudern.seen.view import seen_by
from tests.games.rudern.powers.printed import printed

CALM = ("mild_year", "quiet_months", "quiet_months")


def realm(round: int = 2, **options: Any) -> World:
    """Six powers with cards, at the beginning of a round."""
    world = printed(game.setup(game.scenarios["six_powers"], RudernOptions(**{"cards": "ours"} | options)))
    world.land.round = round
    powers = powers_of(world.land)
    powers.begun = round - 1
    powers.order = ("SHA", "WKA", "GRA", "KAT", "GLI", "IMP", "URA", "SVE")
    return world


def dice(world: World, weather: str, *politics: str) -> list[int]:
    """The throws that turn these cards."""
    cards = powers_of(world.land).cards or new_cards()
    left = {"weather": dict(cards.weather), "politics": dict(cards.politics)}
    found = []
    for deck, name in [("weather", weather), *(("politics", name) for name in politics)]:
        if not sum(left[deck].values()):
            left[deck] = {n: c.copies for n, c in DECKS[deck].items() if n not in cards.gone}
        row = [n for n, copies in left[deck].items() for _ in range(copies)]
        found.append(row.index(name) + 1)
        left[deck][name] -= 1
    return found


def turn(world: World, *names: str, answers: Any = ()) -> Any:
    """Turn these cards; those that are not named are of the calm kind."""
    weather = next((n for n in names if n in WEATHER), CALM[0])
    named = [n for n in names if n in POLITICS]
    politics = [*CALM[1 : 3 - len(named)], *named]
    return scripted(turn_cards(world), dice(world, weather, *politics), answers)


def with_effects(world: World, *effects: str) -> World:
    powers_of(world.land).cards = Cards(lasting=effects)
    return world


def active(world: World, faction: str) -> World:
    world.land.turn = powers_of(world.land).order.index(faction)
    world.land.factions[faction].limit = 9
    return world


def stock(world: World, key: str) -> dict[str, int]:
    there = world.land.banners.get(key) or world.land.garrisons.get(key)
    return there.units if there else {}


# ---- turned ----------------------------------------------------------------------------------------------------------
def test_off_leaves_the_decks_alone():
    """RW-CAM-CARD-01  cards = off: nothing is rolled, nothing told."""
    world = realm(cards="off")
    out = scripted(turn_cards(world))
    assert out.events == [] and out.rolls == [] and powers_of(world.land).cards is None


def test_none_in_the_first_round():
    """RW-CAM-RND-02"""
    world = realm(1)
    out = scripted(turn_cards(world))
    assert out.events == [] and powers_of(world.land).cards is None


def test_one_and_two_in_the_second_round():
    """RW-CAM-CARD-01, RW-CAM-RND-01  1 + 2 cards in the public log, before the first impulse."""
    world = realm()
    out = scripted(game.play(world), dice(world, "rich_harvest", "quiet_months", "mutiny"))
    told = [event for to, event in out.events if isinstance(event, CardTurned) and to == "*"]
    assert told == [
        CardTurned("weather", "rich_harvest"), CardTurned("politics", "quiet_months"), CardTurned("politics", "mutiny"),
    ]  # fmt: skip
    assert [(why, about) for why, about, _ in out.rolls] == [
        ("RW-CAM-CARD-01", ("weather",)), ("RW-CAM-CARD-01", ("politics",)), ("RW-CAM-CARD-01", ("politics",)),
    ]  # fmt: skip
    assert isinstance(out.pending.ask, Prepare)


def test_each_copy_is_as_likely():
    """RW-CAM-CARD-01  Twelve weather cards; the first three throws of twelve are the mild year."""
    world = realm()
    assert sum(c.copies for c in WEATHER.values()) == 12 and sum(c.copies for c in POLITICS.values()) == 14
    for number, name in ((3, "mild_year"), (4, "rich_harvest"), (12, "camp_fever")):
        world = realm()
        assert scripted(turn_cards(world), [number, 14, 13]).told(CardTurned)[0].card == name
        assert sum(powers_of(world.land).cards.weather.values()) == 11


def test_used_cards_are_set_aside_and_reshuffled():
    """RW-CAM-CARD-01  A turned copy is out until the deck is empty; one that has left the game does not come again."""
    world = realm()
    powers = powers_of(world.land)
    powers.joins.clear()
    powers.cards = Cards({"drought": 1}, {"truce_of_the_fairs": 1}, gone=("strzegom_fire",))
    out = scripted(turn_cards(world), [1, 1, 1])
    assert out.told(CardsReshuffled) == [CardsReshuffled("politics")]
    assert "strzegom_fire" not in powers.cards.politics and powers.cards.gone == ("strzegom_fire", "declaration_of_war")
    assert powers.cards.politics["truce_of_the_fairs"] == 0          # it lies on the table
    world.land.round = 3
    powers.cards.politics = {"quiet_months": 2}
    out = scripted(turn_cards(world), [1, 1, 1])
    assert out.told(CardsReshuffled) == [CardsReshuffled("weather")] and sum(powers.cards.weather.values()) == 11


@pytest.mark.parametrize("name", [n for n, card in POLITICS.items() if card.leaves])
def test_cards_that_leave_the_game(name: str):
    """RW-T-POLITICS"""
    world = realm()
    powers_of(world.land).side = "empire"
    powers_of(world.land).joins.clear()
    turn(world, name)
    assert powers_of(world.land).cards.gone == (name,)


def test_every_effect_is_known():
    """RW-T-WEATHER, RW-T-POLITICS"""
    codes = {c.effect for deck in DECKS.values() for c in deck.values()}
    assert codes == {*EFFECTS, *LASTING, "none"}


def test_effects_last_a_round():
    """RW-CAM-CARD-01, RW-CAM-RND-01  Cards whose time is up end first."""
    world = realm()
    turn(world, "deep_mud", "truce_of_the_fairs")
    assert lasts(world.land, "length_plus_1") and lasts(world.land, "no_new_sieges")
    turn(world, "mild_year")
    assert powers_of(world.land).cards.lasting == ()


# ---- weather ---------------------------------------------------------------------------------------------------------
def test_rich_harvest():
    """RW-T-WEATHER  Each taxed town gives 1 more: no fortress, no town that recruits all it gives; Lake Town's half does."""
    world = active(with_effects(realm(), "town_tax_plus_1"), "GLI")
    assert taxes_of(world.land, "GLI", {}) == {"knorow": 2, "border_keep": 1}
    assert taxes_of(world.land, "GLI", {"knorow": 1}) == {"knorow": 0, "border_keep": 1}
    assert [tax_of(world.land, "WKA", "lake_town", n) for n in (0, 1, 2)] == [3, 2, 0]
    seen = seen_by(world, "GLI")
    assert most_taxed(seen) == 3 and taxed(seen, Preparations({"knorow.foot": 1}), "") == 1
    before = world.treasuries["GLI"]
    out = scripted(game.play(skipped(world)), (), [Preparations()])
    assert {(e.place, e.amount) for e in out.told(TaxPaid)} == {("border_keep", 1), ("knorow", 2)}
    assert world.treasuries["GLI"] == before + 3


def skipped(world: World) -> World:
    """Its round has begun."""
    powers_of(world.land).begun = world.land.round
    return world


@pytest.mark.parametrize(
    ("recruits", "paid"),
    [({}, [1, 1]), ({"lake_town": 1}, [0, 1]), ({"lake_town": 2}, [0, 1]), ({"lake_town": 2, "west_march": 1}, [0, 0])],
)
def test_drought(recruits: dict[str, int], paid: list[int]):
    """RW-T-WEATHER  Half the faction's whole tax of 3, 2, 1 or 0, rounded up, whatever recruits."""
    world = active(with_effects(realm(), "tax_half_up"), "WKA")
    taxes = taxes_of(world.land, "WKA", recruits)
    assert set(taxes) == {"lake_town", "west_march"} and sorted(taxes.values()) == paid


def test_drought_after_a_rich_harvest():
    """RW-T-WEATHER  Both at once: half of what the towns then give."""
    world = active(with_effects(realm(), "tax_half_up", "town_tax_plus_1"), "WKA")
    assert sum(taxes_of(world.land, "WKA", {}).values()) == 3


def test_drought_in_the_form():
    """RW-T-WEATHER, RW-CAM-ECO-06  No more can be loaded or spent than the half that comes in."""
    world = active(skipped(with_effects(realm(), "tax_half_up")), "WKA")
    world.treasuries["WKA"] = 0
    seen = seen_by(world, "WKA")
    assert most_taxed(seen) == 2 and fields(seen)["ottokar"].most == 2 and taxed(seen, Preparations(), "") == 2
    assert why_not_prepare(seen, Preparations({"ottokar": 3})).reason == "more-than-may-be"
    two = Preparations({"lake_town.foot": 2})
    assert (taxed(seen, two, ""), spent(seen, two)) == (1, 2)
    assert why_not_prepare(seen, two).reason == "cannot-pay-so-many"
    out = scripted(game.play(world), (), [Preparations({"ottokar": 2})])
    assert world.treasuries["WKA"] == 0 and world.chests["ottokar"] == 2
    assert sum(e.amount for e in out.told(TaxPaid)) == 2


def test_hard_frost():
    """RW-T-WEATHER  One step less a resource, at least 1."""
    world = active(realm(), "KAT")
    head = world.land.banners["katzowic_head"]
    assert steps_a_resource(seen_by(world, "KAT"), head) == 2
    with_effects(world, "steps_minus_1")
    assert steps_a_resource(seen_by(world, "KAT"), head) == 1
    assert price_of(seen_by(world, "KAT"), "katzowic_head", "rudern") == 2
    head.units = {}
    assert steps_a_resource(seen_by(world, "KAT"), head) == 3
    with_effects(world, "steps_minus_1", "steps_minus_1")
    assert steps_a_resource(seen_by(world, "KAT"), head) == 3        # two such cards are one frost
    slow = [msgspec.structs.replace(u, steps_per_resource=1 if u.type == "foot" else 0) for u in world.units.rows]
    world.units = UnitTable("slow", tuple(slow), 0)
    for kind, steps in (("foot", 1), ("cavalry", 0)):
        head.units = {kind: 1}
        assert steps_a_resource(seen_by(world, "KAT"), head) == steps


def test_deep_mud():
    """RW-T-WEATHER  Each border is 1 step longer, also the long ones."""
    world = active(realm(), "KAT")
    assert (length(world.land, "kiertz", "rudern"), length(world.land, "old_pass", "long_road")) == (2, 4)
    with_effects(world, "length_plus_1")
    assert (length(world.land, "kiertz", "rudern"), length(world.land, "old_pass", "long_road")) == (3, 5)
    assert price_of(seen_by(world, "KAT"), "katzowic_head", "rudern") == 2


def test_camp_fever():
    """RW-T-WEATHER, RW-DICE-04, RW-DICE-07  The camp's three banners are one army of thirteen; the first to die is a foot of the
    banner with most of them.  Armies of five, and those inside, are spared."""
    world = realm()
    powers_of(world.land).joins.clear()
    outside = world.land.banners["dobroslav"]
    outside.inside, outside.units = False, {"foot": 5}
    world.land.banners["ottokar"].units = {"foot": 9}
    world.land.banners["rutvika"].units["foot"] = 4
    out = turn(world, "camp_fever")
    assert out.told(CardLoss) == [CardLoss("IMP", "rutvika", "foot", 1)]
    assert stock(world, "rutvika")["foot"] == 3 and stock(world, "dobroslav") == {"foot": 5}


def test_camp_fever_among_allies():
    """RW-GEN-04, RW-DICE-07  Allies in the open are one army, and the faction with most such units loses one; enemies are not."""
    world = realm()
    land = world.land
    for b, faction, units in (("x", "KAT", {"foot": 2}), ("y", "GLI", {"foot": 2, "cavalry": 2}), ("z", "WKA", {"foot": 5})):
        land.banners[b] = Banner(b, faction, "general", "wandern", inside=False, units=units)
    assert "KAT" in land.relations["GLI"] and land.relations["GLI"]["KAT"] == "allied"
    out = turn(world, "camp_fever")
    assert CardLoss("KAT", "x", "foot", 1) in out.told(CardLoss)     # equal numbers: the earlier in the order of impulses
    assert [e for e in out.told(CardLoss) if e.body in "xyz"] == [CardLoss("KAT", "x", "foot", 1)]
    world = realm()
    world.land.banners |= {b: Banner(b, f, "general", "wandern", inside=False, units=dict(u)) for b, f, u in (
        ("x", "KAT", {"foot": 2}), ("y", "GLI", {"foot": 3, "cavalry": 4}))}  # fmt: skip
    told = turn(world, "camp_fever").told(CardLoss)
    assert [e for e in told if e.body in "xy"] == [CardLoss("GLI", "y", "foot", 1)]      # one army, one loss


def test_camp_fever_may_end_a_siege():
    """RW-T-WEATHER, RW-SIEGE-09  With outnumber_check = continuous the besieger who is outnumbered now withdraws."""
    world = realm(outnumber_check="continuous")
    land = world.land
    land.banners["z"] = Banner("z", "WKA", "general", "knorow", inside=False, units={"foot": 6}, came_from="west_march")
    land.banners["glivic_head"].units = {"foot": 6}
    land.sieges["knorow"] = Siege("knorow", "WKA", 1, 1, ["z"])
    turn(world, "camp_fever", answers=lambda seat, ask, options: options[0])
    assert "knorow" not in land.sieges


# ---- politics --------------------------------------------------------------------------------------------------------
def test_fire_of_strzegom():
    """RW-T-POLITICS, RW-CAM-ECO-05  A legion, if one is in stock and the town is imperial."""
    world = realm()
    assert turn(world, "strzegom_fire").told(CardUnits) == []        # all four are on the board
    world = realm()
    del world.land.banners["stoymir"].units["legion"]
    assert turn(world, "strzegom_fire").told(CardUnits) == [CardUnits("IMP", "strzegom", "legion", 1)]
    assert stock(world, "strzegom.IMP") == {"foot": 2, "legion": 3}
    for change in ("owner", "kind"):
        world = realm()
        del world.land.banners["stoymir"].units["legion"]
        if change == "owner":
            world.land.provinces["strzegom"].owner = "KAT"
        else:
            powers_of(world.land).kinds["strzegom"] = "church"
        assert turn(world, "strzegom_fire").told(CardUnits) == []


def test_declaration_of_war():
    """RW-T-POLITICS, RW-CAM-ALY-04  Emora and Tragia join; who is in already does not again."""
    world = realm()
    out = turn(world, "declaration_of_war")
    assert out.told(KardomJoined) == [KardomJoined("EMO", "card"), KardomJoined("TRA", "card")]
    world = realm()
    del powers_of(world.land).joins["EMO"]
    assert turn(world, "declaration_of_war").told(KardomJoined) == [KardomJoined("TRA", "card")]


def test_temple_in_gracuja():
    """RW-T-POLITICS  Gracuja pays 5 and joins the Empire; the others know what it has paid."""
    world = realm()
    world.treasuries["GRA"] = 7
    world.known = {"KAT": {"GRA": Known(7, 7)}}
    out = turn(world, "temple_in_gracuja", answers=[BuildTemple()])
    assert out.answered == [("GRA", TempleOffered(5), BuildTemple())]
    assert world.treasuries["GRA"] == 2 and powers_of(world.land).side == "empire"
    assert world.known["KAT"]["GRA"] == Known(2, 2)
    assert (("GRA",), Paid("GRA", "", 5)) in out.events


def test_temple_is_left():
    """RW-T-POLITICS  It may also leave it, and stays neutral for nothing."""
    world = realm()
    before = world.treasuries["GRA"]
    out = turn(world, "temple_in_gracuja", answers=[LeaveIt()])
    assert out.told(SideChosen) == [SideChosen("GRA", "neutral")]
    assert (world.treasuries["GRA"], powers_of(world.land).side) == (before, "neutral")


def test_temple_is_offered_to_the_poor_too():
    """RW-T-POLITICS, RW-GEN-13  With 4 it is asked as well, and can only leave it: nobody learns how much it has."""
    world = realm()
    for amount, options in ((4, [LeaveIt()]), (5, [BuildTemple(), LeaveIt()])):
        world = realm()
        world.treasuries["GRA"] = amount
        assert turn(world, "temple_in_gracuja").pending.options == options
        assert world.asked == "GRA"


@pytest.mark.parametrize("case", ["league", "empire", "town", "nobody"])
def test_temple_is_not_offered(case: str):
    """RW-T-POLITICS  Not to who has chosen, not to who holds a town taken of a Rudern house."""
    world = realm()
    powers = powers_of(world.land)
    if case == "town":
        powers.took, world.land.provinces["cieszin"].owner = ("cieszin",), "GRA"
    elif case == "nobody":
        powers.gracuja = ""
    else:
        powers.side = case
    assert turn(world, "temple_in_gracuja").over and powers.cards.gone == ("temple_in_gracuja",)


def test_temple_after_a_fortress_or_a_town_lost_again():
    """RW-T-POLITICS  A fortress of a house, and a town that is another's again, do not hinder it (ours)."""
    world = realm()
    powers_of(world.land).took = ("border_keep", "cieszin")
    world.land.provinces["border_keep"].owner = "GRA"
    assert turn(world, "temple_in_gracuja").pending.ask == TempleOffered(5)


def test_truce_of_the_fairs():
    """RW-T-POLITICS  No siege may be begun in this round; one that is on goes on."""
    world = active(realm(), "WKA")
    land = world.land
    land.banners["z"] = Banner("z", "WKA", "general", "border_keep", inside=False, units={"foot": 5}, came_from="west_march")
    world.chests["z"] = 3
    assert why_not_besiege(seen_by(world, "WKA"), "border_keep", ["z"], "z") is None
    turn(world, "truce_of_the_fairs")
    refusal = why_not_besiege(seen_by(world, "WKA"), "border_keep", ["z"], "z")
    assert (refusal.rule, refusal.reason) == ("RW-CAM-CARD-01", "truce-of-the-fairs")
    land.sieges["border_keep"] = Siege("border_keep", "WKA", 1, 1, ["z"])
    powers_of(land).cards = None
    turn(world, "truce_of_the_fairs")
    assert "border_keep" in land.sieges


def test_call_to_arms():
    """RW-T-POLITICS, RW-CAM-ECO-05  Each house and kardom in play: a foot, the Shadow Lands one of theirs; not the Empire, not
    Gracuja, not who is not in the League yet; not in a besieged or lost seat, not without a piece."""
    world = realm()
    land = world.land
    out = turn(world, "call_to_arms")
    assert {(e.faction, e.place, e.kind) for e in out.told(CardUnits)} == {
        ("SHA", "vermogen", "shadow_foot"), ("WKA", "lake_town", "foot"), ("KAT", "kiertz", "foot"),
        ("GLI", "knorow", "foot"), ("URA", "cieszin", "foot"), ("SVE", "svebod", "foot"),
    }  # fmt: skip
    assert stock(world, "vermogen.SHA") == {"shadow_foot": 1}
    world = realm()
    land = world.land
    land.provinces["kiertz"].owner = "WKA"
    land.banners["z"] = Banner("z", "WKA", "general", "knorow", inside=False, units={"foot": 5})
    land.sieges["knorow"] = Siege("knorow", "WKA", 1, 1, ["z"])
    land.campaign.most["URA"] = {"foot": 5, "cavalry": 5}
    told = [e.faction for e in turn(world, "call_to_arms").told(CardUnits)]
    assert told == ["SHA", "WKA", "SVE"]


def test_mutiny():
    """RW-T-POLITICS  The imperial place with fewest units: of equal ones the first by id."""
    world = realm()
    land = world.land
    assert turn(world, "mutiny").told(CardLoss) == [CardLoss("IMP", "rudern.IMP", "foot", 1)]
    assert stock(world, "rudern.IMP") == {"foot": 3}
    out = turn(world, "mutiny")
    assert out.told(CardLoss) == [CardLoss("IMP", "rudern.IMP", "foot", 1)]
    assert land.provinces["rudern"].owner == "IMP"


def test_mutiny_leaves_a_place_ownerless():
    """RW-T-POLITICS, RW-CAM-X-04  A place without units is nobody's, a noble in it stands outside."""
    world = realm()
    land = world.land
    del land.garrisons["san_ford.IMP"]
    land.banners["n"] = Banner("n", "IMP", "general", "san_ford")
    out = turn(world, "mutiny")
    assert out.told(PlaceOwnerless) == [PlaceOwnerless("san_ford", "IMP")] and out.told(CardLoss) == []
    assert land.provinces["san_ford"].owner == "" and not land.banners["n"].inside
    for place in ("rudern", "strzegom"):
        land.provinces[place].owner = "KAT"
    assert turn(world, "mutiny").told(CardLoss) == []                # no imperial place is left


def test_mutiny_in_a_besieged_place():
    """RW-T-POLITICS, RW-CAM-X-04  The noble in it withdraws from the besieger, who besieges an empty place of nobody now."""
    world = realm()
    land = world.land
    del land.garrisons["san_ford.IMP"]
    land.banners["n"] = Banner("n", "IMP", "general", "san_ford")
    land.banners["z"] = Banner("z", "SHA", "general", "san_ford", inside=False, units={"foot": 5})
    land.sieges["san_ford"] = Siege("san_ford", "SHA", 1, 1, ["z"])
    turn(world, "mutiny", answers=lambda seat, ask, options: options[0])
    assert land.provinces["san_ford"].owner == "" and "san_ford" in land.sieges
    assert land.banners["n"].at != "san_ford"


def test_last_unit_dies_and_the_place_stays():
    """RW-T-POLITICS  With one unit it is lost, and the place is still imperial."""
    world = realm()
    world.land.garrisons["san_ford.IMP"].units = {"cavalry": 1}
    out = turn(world, "mutiny")
    assert out.told(CardLoss) == [CardLoss("IMP", "san_ford.IMP", "cavalry", 1)] and out.told(PlaceOwnerless) == []
    assert world.land.provinces["san_ford"].owner == "IMP"


def test_rich_merchants():
    """RW-T-POLITICS  3 to who has fewest places, of equal ones to each; not the Empire, not who waits, not who is out."""
    world = realm()
    before = dict(world.treasuries)
    world.known = {"KAT": {"GRA": Known(8, 8)}}
    out = turn(world, "rich_merchants")
    assert out.told(CardPaid) == [CardPaid("GRA", 3)] and world.treasuries["GRA"] == before["GRA"] + 3
    assert world.known["KAT"]["GRA"] == Known(11, 11)
    world = realm()
    world.land.provinces["gracuja"].owner = ""
    world.land.campaign.out = ("GRA",)
    world.land.provinces["cieszin"].owner = world.land.provinces["kiertz"].owner = ""
    assert turn(world, "rich_merchants").told(CardPaid) == [CardPaid("KAT", 3), CardPaid("URA", 3)]


def test_spies_everywhere():
    """RW-T-POLITICS, RW-GEN-13  All chests once, and then everybody knows them."""
    world = realm()
    world.chests["stoymir"] = 14
    world.chests["katzowic_head"] = 2
    out = turn(world, "spies_everywhere")
    shown = [e for to, e in out.events if isinstance(e, ChestsShown) and to == "*"]
    assert shown == [ChestsShown({b: world.chests.get(b, 0) for b in world.land.banners})]
    assert world.known["LEA"]["stoymir"] == Known(14, 14) and world.known["GRA"]["katzowic_head"] == Known(2, 2)
    assert "katzowic_head" not in world.known.get("KAT", {})
    assert not [p for p in open_purses(world, "SVE") if p in world.land.banners]


def test_calm_cards():
    """RW-T-WEATHER, RW-T-POLITICS  A mild year and quiet months do nothing."""
    world = realm()
    out = turn(world, *CALM[:2])
    assert {type(e) for _, e in out.events} == {CardTurned} and powers_of(world.land).cards.lasting == ()
