"""Scenarios of a campaign: what a file may say and may not (RW-CAM-SCN-04, RW-CAM-SCN-05), and ours (RW-CAM-SCN-01,
RW-CAM-01)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from montjoy.core.content.files import BadFile
from montjoy.core.game import home
from montjoy.core.sample import playout
from montjoy.core.script import hit
from montjoy.games.rudern.authoring.crowds import most_stacks
from montjoy.games.rudern.authoring.scenarios import read
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.game import game
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.campaign_questions import Advance
from montjoy.games.rudern.rules.battles.field import has_too_many_for_walls
from montjoy.games.rudern.rules.battles.siege import why_not_near, why_not_outnumbering
from montjoy.games.rudern.rules.campaign.marching import size_of_noble
from tests.games.rudern.board import go
from tests.games.rudern.players import Luck, anything
from tests.games.rudern.rules.campaign.lands import NONE, scenario_of
from tests.suite.many import times

FOLDER = home(game) / "scenarios"
WAR = "war_of_two_lords"
TEXT = (FOLDER / f"{WAR}.toml").read_text(encoding="utf-8")
BOOK = tomllib.loads((home(game) / "rulebook.toml").read_text(encoding="utf-8"))
CAMPAIGNS = [id for id, s in game.scenarios.items() if s.campaign]


# ---- ours ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", sorted(CAMPAIGNS))
def test_they_load_and_are_played_to_an_end(name):
    """RW-CAM-01, RW-CAM-SCN-04  By random legal acts, without an error."""
    scenario = game.scenarios[name]
    for seed in range(times(2, 40)):
        seats = dict.fromkeys(game.seats(scenario), anything)
        assert playout(game, game.setup(scenario, RudernOptions()), seats, Luck(seed)).why in game.endings


def test_two_lords_is_what_the_tables_say():
    """RW-CAM-SCN-01  RW-T-S1-PROVINCES, -BORDERS, -FACTIONS and -SETUP, but for the treasuries (10 and 14 instead of 6 and 6)."""
    war = game.scenarios[WAR]
    provinces = [
        (p.id, p.name, p.site, p.owner if p.site in ("town", "fortress") else "", p.owner, p.x, p.y) for p in war.provinces
    ]
    assert provinces == [
        ("kiertz", "Kiertz", "town", "KAT", "KAT", 8, 45), ("iron_hills", "Iron Hills", "fortress", "KAT", "KAT", 30, 25),
        ("westvale", "Westvale", "village", "", "KAT", 28, 65), ("midbridge", "Midbridge", "town", "", "", 50, 35),
        ("darkfen", "Dark Fen", "none", "", "", 50, 88), ("eastvale", "Eastvale", "village", "", "SVE", 72, 65),
        ("strzegom", "Strzegom", "fortress", "SVE", "SVE", 70, 25), ("svebod", "Svebod", "town", "SVE", "SVE", 92, 45),
    ]  # fmt: skip
    assert [(b.a, b.b, b.way, b.length) for b in war.borders] == [
        ("kiertz", "iron_hills", "open", 2), ("kiertz", "westvale", "open", 2), ("iron_hills", "midbridge", "open", 2),
        ("iron_hills", "strzegom", "mountain", 2), ("midbridge", "strzegom", "open", 2), ("strzegom", "svebod", "open", 2),
        ("svebod", "eastvale", "open", 2), ("westvale", "eastvale", "open", 3), ("westvale", "midbridge", "swamp", 2),
        ("eastvale", "midbridge", "swamp", 2), ("westvale", "darkfen", "swamp", 2), ("eastvale", "darkfen", "swamp", 2),
    ]  # fmt: skip
    assert [(f.id, f.name, f.treasury, f.league) for f in war.factions] == [
        ("KAT", "House Katzowic", 22, False), ("SVE", "House Svebod", 22, False)]
    assert [(b.faction, b.at, b.inside, b.noble, b.chest, b.units) for b in war.banners] == [
        ("KAT", "kiertz", True, "head", 0, {"foot": 4, "cavalry": 1}), ("KAT", "iron_hills", True, "general", 0, {"foot": 3}),
        ("SVE", "svebod", True, "head", 0, {"foot": 4, "cavalry": 1}), ("SVE", "strzegom", True, "general", 0, {"foot": 3}),
    ]  # fmt: skip
    assert [(g.faction, g.at, g.units) for g in war.garrisons] == [("", "midbridge", {"foot": 2})]
    assert {(h.banner, h.at) for h in war.campaign.homes} == {("jaromir", "kiertz"), ("bozena", "svebod")}
    assert {(s.faction, s.at) for s in war.campaign.seats} == {("KAT", "kiertz"), ("SVE", "svebod")}
    assert [(c.by, c.places) for c in war.ends.capture] == [("KAT", ["svebod"]), ("SVE", ["kiertz"])]
    assert war.ends.rounds == 12 and war.ends.points is True and not war.relations and war.campaign.turns == "alternate"


def test_the_printed_numbers():
    """RW-CAM-ECO-05, RW-CAM-NOB-01, RW-CAM-BLD-01, RW-CAM-NOB-02  RW-T-PIECES: each house 12 foot and 5 cavalry; RW-T-BANNERS;
    RW-T-COSTS."""
    land = game.setup(game.scenarios[WAR], RudernOptions()).land
    assert land.campaign.most == {"KAT": {"foot": 12, "cavalry": 5}, "SVE": {"foot": 12, "cavalry": 5}}
    assert [size_of_noble(noble) for noble in ("ruler", "head", "general", "shadow")] == [10, 7, 5, 5]
    prices = land.campaign.prices
    assert (prices.general, prices.found, prices.fortress, prices.rebuild, prices.repair) == (3, 10, 6, 10, 3)
    units = game.setup(game.scenarios[WAR], RudernOptions()).units
    assert [units.unit(x).cost for x in ("foot", "shadow_foot", "cavalry", "elephant")] == [1, 1, 2, 4]


def test_who_can_besiege_what():
    """RW-CAM-SCN-01  At the start each side Midbridge alone (2 foot: 3 units needed); Strzegom by Katzowic once it owns
    Midbridge, Svebod once it owns Strzegom or a town in Eastvale. A seat holds 5: a siege; with five_defenders = field it may be
    attacked."""
    def near(faction: str, **owners: str) -> set[str]:
        land = game.setup(game.scenarios[WAR], RudernOptions()).land
        for place, owner in owners.items():
            land.provinces[place].owner = owner
            land.provinces[place].site = "town" if land.provinces[place].site == "village" else land.provinces[place].site
        places = [p.id for p in land.provinces.values() if p.site in ("town", "fortress") and p.owner != faction]
        return {p for p in places if not why_not_near(land, faction, p, [])}

    assert near("KAT") == near("SVE") == {"midbridge"}
    assert near("KAT", midbridge="KAT") == {"strzegom"} and "svebod" in near("KAT", midbridge="KAT", strzegom="KAT")
    assert "svebod" in near("KAT", eastvale="KAT")
    world = game.setup(game.scenarios[WAR], RudernOptions())
    assert why_not_outnumbering(world.land, "KAT", "midbridge", ["jaromir"]) is None
    world.land.banners["jaromir"].units = {"foot": 2}
    assert why_not_outnumbering(world.land, "KAT", "midbridge", ["jaromir"]) is not None
    for value, field in (("siege", False), ("field", True)):
        land = game.setup(game.scenarios[WAR], RudernOptions(five_defenders=value)).land
        assert has_too_many_for_walls(land, "kiertz") is has_too_many_for_walls(land, "svebod") is field


# ---- checked ---------------------------------------------------------------------------------------------------------
def wrong(text: str) -> str:
    with pytest.raises(BadFile) as bad:
        read(text.encode(), "war.toml")
    return " | ".join(str(x) for x in (bad.value, *bad.value.also))


ROAD = 'a = "kiertz"\nb = "iron_hills"'
AFTER_JAROMIR, AFTER_HEAD = '\n\n[[banners]]\nid = "svebod_head"', '\n\n[[banners]]\nid = "jaromir"'
VALE = 'id = "westvale"\nname = "Westvale"\nsite = '
FAULTS: list[tuple[str, str, str]] = [
    (ROAD, ROAD + '\n\n[[borders]]\na = "iron_hills"\nb = "kiertz"', "border already"),
    ("units = { foot = 3 }" + AFTER_JAROMIR, "units = { foot = 6 }" + AFTER_JAROMIR, "marches with 5"),
    ("units = { foot = 4, cavalry = 1 }" + AFTER_HEAD, "units = { foot = 8 }" + AFTER_HEAD, "with 7 at most"),
    ("most    = { foot = 12, cavalry = 5 }", "most    = { foot = 6, cavalry = 5 }", "begins with 7 of foot"),
    ("most    = { foot = 12, cavalry = 5 }", "most    = { foot = 12 }", "gives it none"),
    ("most    = { foot = 12, cavalry = 5 }", "most    = { foot = 12, cavalry = 5, horse = 1 }", "not a type of unit"),
    ('at      = "kiertz"\n\n[[campaign.seats]]', 'at      = "svebod"\n\n[[campaign.seats]]', "KAT has no seat"),
    ('at      = "kiertz"\n\n[[campaign.seats]]', 'at      = "westvale"\n\n[[campaign.seats]]', "KAT has no seat"),
    ('at      = "kiertz"\n\n[[campaign.seats]]', 'at      = "kirtz"\n\n[[campaign.seats]]', "not a province"),
    ('faction = "SVE"\nat      = "svebod"', 'faction = "KAT"\nat      = "svebod"', "stands there twice"),
    ('banner = "bozena"', 'banner = "jaromir"', "stands there twice"),
    ('banner = "bozena"\nat     = "svebod"', 'banner = "bozena"\nat     = "eastvale"', "is no town"),
    ('id      = "vratislav"', 'id      = "radko"', "every id is used once"),
    ('id      = "vratislav"', 'id      = "kiertz"', "every id is used once"),
    ('turns = "alternate"', 'turns = "alternate"\nelephants = ["nowhere"]', "not a province"),
    ('turns = "alternate"', 'turns = "alternate"\n\n[[campaign.yields]]\nat = "westvale"\nfaction = "KAT"', "gives nothing"),
    ('name = "Kiertz"', 'name = "Kiertz"\ntax = 1', "in a campaign kiertz gives"),
    ('name = "Kiertz"', 'name = "Kiertz"\nrecruits = 1', "in a campaign kiertz gives"),
    ('at = "midbridge"\nunits', 'at = "darkfen"\nunits', "cannot be in darkfen"),
    ('id = "kiertz"\nname', 'id = "jaromir"\nname', "something else already"),
]  # fmt: skip


@pytest.mark.parametrize("before, after, says", FAULTS)
def test_what_is_refused(before, after, says):
    """RW-CAM-SCN-04, RW-CAM-ECO-01, RW-CAM-ECO-05, RW-CAM-NOB-02  Duplicated rows, six units under a general, more pieces than
    the limits, seats and homes that are none, names that lead nowhere: with a message that names the row."""
    assert before in TEXT
    told = wrong(TEXT.replace(before, after, 1))
    assert says in told and "war.toml" in told


def test_no_way_in():
    """RW-CAM-SCN-04  Every faction has an open border to ground that is not its own, and no part of the map is cut off."""
    cut = TEXT
    for a, b in (("iron_hills", "midbridge"), ("westvale", "eastvale")):
        cut = cut.replace(f'a = "{a}"\nb = "{b}"', f'a = "{a}"\nb = "{b}"\nway = "mountain"', 1)
    told = wrong(cut)
    assert "no open way leads from kiertz to" in told and "no open border to ground that is not its own" in told
    assert read(TEXT.encode(), "war.toml").id == WAR


def test_nothing_to_besiege():
    """RW-CAM-SCN-04  A faction that can never come to besiege anything is refused."""
    far = TEXT.replace('a = "iron_hills"\nb = "midbridge"', 'a = "iron_hills"\nb = "midbridge"\nway = "swamp"', 1)
    far = far.replace(f'{VALE}"village"', f'{VALE}"none"', 1)
    assert "KAT can besiege nothing" in wrong(far)


def test_what_may_come_is_counted():
    """RW-CAM-ECO-05  A fight must hold all pieces that a faction may have at once, and a general whom it may hire."""
    text = "factions KAT SVE; town rock KAT; town own SVE; rock - own; KAT.a head in rock: 1 foot; own SVE: 1 foot"
    text += "; hires KAT b; most KAT 3 foot"
    s, more = scenario_of(text), scenario_of(text + " 2 elephant 1 cavalry")
    assert [most_stacks(x, ["KAT"], load("default"), False) for x in (s, more)] == [3, 5]


def test_points_need_a_campaign():
    """RW-CAM-SCN-04"""
    plain = (FOLDER / "two_lords.toml").read_text(encoding="utf-8").replace("[ends]", "[ends]\npoints = true", 1)
    assert "points are counted in a campaign" in wrong(plain)


# ---- own data --------------------------------------------------------------------------------------------------------
SMALLEST = """
id = "smallest"
title = "Two provinces"
[ends]
rounds = 3
points = true
[campaign]
seats = [{ faction = "A", at = "west" }, { faction = "B", at = "east" }]
pieces = [{ faction = "A", most = { foot = 5 } }, { faction = "B", most = { foot = 5 } }]
[[factions]]
id = "A"
name = "A"
treasury = 9
[[factions]]
id = "B"
name = "B"
treasury = 9
[[provinces]]
id = "west"
name = "West"
site = "town"
owner = "A"
[[provinces]]
id = "east"
name = "East"
site = "town"
owner = "B"
[[borders]]
a = "west"
b = "east"
[[banners]]
id = "a"
faction = "A"
noble = "head"
at = "west"
inside = true
chest = 4
units = { foot = 3 }
[[banners]]
id = "b"
faction = "B"
noble = "head"
at = "east"
inside = false
units = { foot = 3 }
"""


def test_a_minimal_file():
    """RW-CAM-SCN-05  2 provinces, 1 border, 2 factions and 2 banners load, and a field battle is fought."""
    scenario = read(SMALLEST.encode(), Path("smallest.toml"))
    world = game.setup(scenario, RudernOptions())
    out = go(world, [NONE, Advance("a", "east", 1)], [hit(3), hit(0)])
    assert len(out.rolls) == 2 and world.land.banners["b"].units == {} and world.land.banners["a"].units == {"foot": 3}
    assert world.land.campaign.seats == {"A": "west", "B": "east"} and world.land.campaign.turns == "fixed"


def test_a_battle_scenario_is_none():
    """RW-CAM-01  Without the table it has none of this: it is played as it was."""
    land = game.setup(game.scenarios["two_lords"], RudernOptions()).land
    assert not land.campaign and game.scenarios[WAR].campaign
    assert {rule["layer"] for rule in BOOK["rule"] if rule["id"].startswith("RW-CAM-")} == {"campaign"}
