"""Church festivals (RW-CAM-OFF-04, festivals = true)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.rudern.model.campaign import Work
from montjoy.games.rudern.model.powers import CHURCH
from montjoy.games.rudern.model.state import Known, World
from montjoy.games.rudern.protocol.campaign_events import Built, WorkTaken
from montjoy.games.rudern.protocol.powers_events import (
    FestivalAnnounced,
    FestivalPrize,
    GiftGiven,
    GiftsCollected,
    InfluenceGained,
)
from montjoy.games.rudern.protocol.powers_questions import FestivalGift, Give, HoldFestival
from montjoy.games.rudern.rules.powers.festival import festival_options, why_not_festival
from montjoy.games.rudern.secrecy.redeal import hidden
from tests.games.rudern.realm import (
    AS_IT_IS,
    REALM,
    go,
    in_impulse,
    only,
    opts,
    powers,
    private,
    purse,
    realm,
    seen_for,
    why,
)

AT = REALM.replace("urad_head head in cieszin", "urad_head head at fields")
FEAST = HoldFestival("fields", 2)


def sermos(text: str = AT, **options: Any) -> World:
    """The sermo's head stands in a village of the Empire's realm; his impulse in round 2."""
    return in_impulse(realm(text, **{"festivals": True} | options), "URA", 2)


def held(world: World, *gifts: int) -> Any:
    return go(world, [AS_IT_IS, FEAST, tuple(Give(n) for n in gifts)])


# ---- held ------------------------------------------------------------------------------------------------------------
def test_a_festival():
    """RW-CAM-OFF-04  For 2, outside the limit; gifts of 3, 1 and 0 lie there for a church town, and the most generous gains
    2."""
    world = sermos()
    out = held(world, 3, 1, 0)
    assert only(out, FestivalAnnounced) == FestivalAnnounced("URA", "fields", 2)
    assert only(out, GiftsCollected) == GiftsCollected("fields", 4)
    assert only(out, FestivalPrize) == FestivalPrize("KAT", "fields")
    assert out.told(InfluenceGained) == [InfluenceGained("KAT", 2, "festival", 2)] and powers(world).deeds == {"KAT": 2}
    assert world.land.campaign.works == {"fields": Work("church", "URA", 4)}
    assert [world.treasuries[f] for f in ("URA", "KAT", "GLI", "SVE")] == [20 + 2 - 2, 17, 19, 20]
    assert world.land.factions["URA"].used == 0


def test_gifts_are_secret():
    """RW-CAM-OFF-04, RW-GEN-13  All are asked at once, how much may be given is what one has, at most 10; only the giver
    learns his gift."""
    world = purse(sermos(), KAT=3, SVE=0)
    out = go(world, [AS_IT_IS, FEAST])
    assert [(part.seat, part.ask, len(part.options)) for part in out.pending.parts] == [
        ("KAT", FestivalGift("fields"), 4), ("GLI", FestivalGift("fields"), 11), ("SVE", FestivalGift("fields"), 1),
    ]  # fmt: skip
    out = held(purse(sermos(), KAT=3, SVE=0), 3, 2, 0)
    assert [(to, e.amount) for to, e in out.events if isinstance(e, GiftGiven)] == [(("KAT",), 3), (("GLI",), 2), (("SVE",), 0)]
    assert GiftGiven("KAT", "fields", 3) in private(out, "KAT")
    assert not [e for e in private(out, "URA") if isinstance(e, GiftGiven)]


def test_equal_gifts_win_nothing():
    """RW-CAM-OFF-04  Equal highest gifts, or none at all: nobody."""
    for gifts in ((2, 2, 1), (0, 0, 0), (0, 3, 3)):
        world = sermos()
        out = held(world, *gifts)
        assert only(out, FestivalPrize).faction == "" and not out.told(InfluenceGained)
    world = sermos()
    held(world, 0, 0, 0)
    assert world.land.campaign.works == {} and world.treasuries["URA"] == 20


def test_gifts_are_paid_in_full():
    """RW-CAM-OFF-04, RW-CAM-BLD-03  More than is lacking, and more than 5 in a round: the church town stands, and nothing comes
    back."""
    world = sermos()
    out = held(world, 9, 8, 0)
    assert only(out, Built) == Built("URA", "fields", "church") and world.land.campaign.works == {}
    fields = world.land.provinces["fields"]
    assert (fields.site, fields.owner, powers(world).kinds["fields"]) == ("town", "URA", CHURCH)
    assert (world.treasuries["KAT"], world.treasuries["GLI"]) == (11, 12)
    assert not any(act.at == "fields" for act in festival_options(seen_for(world, "URA")))


def test_what_lies_there_counts():
    """RW-CAM-BLD-03  What the sermo has paid there before serves the church town; what another has paid becomes his."""
    world = sermos()
    world.land.campaign.works["fields"] = Work("found", "URA", 7)
    assert only(held(world, 3, 0, 0), Built).building == "church"
    world = sermos()
    world.land.campaign.works["fields"] = Work("found", "KAT", 7)
    out = held(world, 3, 0, 0)
    assert only(out, WorkTaken) == WorkTaken("URA", "fields", "KAT", 7) and world.treasuries["URA"] == 27
    assert world.land.campaign.works["fields"].paid == 3


# ---- what others may think -------------------------------------------------------------------------------------------
def test_what_others_may_think():
    """RW-GEN-13  The least is lowered by what may have been given, a giver leaves out his own; the most stays, but for who
    knows that somebody must have given."""
    world = sermos()
    for who in ("LEA", "KAT", "URA"):
        world.known[who] = {f: Known(12, 30) for f in ("KAT", "GLI", "SVE") if f != who}
    held(world, 3, 1, 0)
    assert world.known["LEA"] == world.known["LEA"] | dict.fromkeys(("KAT", "GLI", "SVE"), Known(8, 30))
    assert (world.known["KAT"]["GLI"], world.known["KAT"]["SVE"]) == (Known(11, 30), Known(11, 30))
    assert world.known["URA"]["KAT"] == Known(8, 30)


def test_a_single_giver_is_known():
    """RW-GEN-13  Of two other houses one is out: the sum is the other's gift."""
    world = sermos()
    world.land.campaign.out = ("SVE", "GLI")
    world.known["LEA"] = {"KAT": Known(12, 30)}
    held(world, 3)
    assert world.known["LEA"]["KAT"] == Known(9, 27)
    world = sermos()
    world.land.campaign.out = ("SVE",)
    world.known["KAT"] = {"GLI": Known(20, 20)}
    held(world, 3, 4)
    assert world.known["KAT"]["GLI"] == Known(16, 16) and "treasury.GLI" not in hidden(world, "KAT")


def test_large_gifts_must_be_everybodys():
    """RW-GEN-13  Nobody gives more than 10: of 30 in all each has given so much."""
    world = sermos()
    world.known["LEA"] = {f: Known(11, 30) for f in ("KAT", "GLI", "SVE")}
    held(world, 10, 10, 10)
    assert world.known["LEA"]["KAT"] == Known(1, 20)


@pytest.mark.parametrize("gifts", [(0, 0, 0), (10, 0, 4), (1, 2, 3)])
def test_what_is_known_is_right(gifts):
    """RW-GEN-13  Whatever is given, what is in a purse lies within what each knows of it."""
    world = sermos()
    for who in ("LEA", "GRA", "KAT", "GLI", "URA", "SVE"):
        world.known[who] = {f: Known(20, 20) for f in ("KAT", "GLI", "SVE") if f != who}
    held(world, *gifts)
    for known in world.known.values():
        for purse_, k in known.items():
            there = world.treasuries.get(purse_, world.chests.get(purse_))
            assert k.least <= there and (k.most is None or there <= k.most), purse_


# ---- who may ---------------------------------------------------------------------------------------------------------
def test_only_where_festivals_are_held():
    """RW-CAM-OFF-04  festivals = false: none."""
    seen = seen_for(sermos(festivals=False), "URA")
    assert why(why_not_festival(seen, FEAST)) == ("RW-CAM-OFF-04", "no-festivals") and not festival_options(seen)


def test_once_an_impulse():
    """RW-CAM-OFF-04  (ours)"""
    world = sermos()
    out = held(world, 0, 0, 0)
    assert not opts(out, HoldFestival)
    assert why(why_not_festival(seen_for(world, "URA"), FEAST)) == ("RW-CAM-OFF-04", "festival-was-held")
    assert opts(go(in_impulse(world, "URA", 3), [AS_IT_IS]), HoldFestival) == [FEAST]


def test_who_may_hold_one():
    """RW-CAM-OFF-04  The sermo, with 2 in his treasury, in a village of the Empire's realm where his head stands without an
    enemy, if another house may give."""
    assert opts(go(sermos(), [AS_IT_IS]), HoldFestival) == [FEAST]
    for text, reason in [
        (AT + "; office sermo SVE; office umbro URA", "not-your-office"), (REALM, "no-builder-there"),
        (AT.replace("urad_head head at fields", "urad_head head in cieszin"), "no-builder-there"),
        (AT.replace("WKA.dobroslav general in west", "WKA.dobroslav general at fields"), "enemy-outside"),
        (AT + "; town fields URA", "no-village"), (AT + "; village fields", "not-in-the-empires-realm"),
    ]:  # fmt: skip
        assert why_not_festival(seen_for(sermos(text), "URA"), FEAST).reason == reason
    assert why_not_festival(seen_for(sermos(), "URA"), HoldFestival("nowhere", 2)).reason == "no-building-there"
    assert why_not_festival(seen_for(purse(sermos(), URA=1), "URA"), FEAST).reason == "festival-too-dear"
    world = sermos()
    world.land.campaign.out = ("KAT", "GLI")
    world.land.relations["SVE"]["IMP"] = world.land.relations["IMP"]["SVE"] = "hostile"
    assert why_not_festival(seen_for(world, "URA"), FEAST).reason == "nobody-gives"
    assert why_not_festival(seen_for(in_impulse(world, "SVE"), "URA"), FEAST).reason == "not-your-impulse"
