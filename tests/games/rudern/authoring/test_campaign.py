"""A campaign's file: what is wrong in it is said in its author's words (RW-CAM-SCN-04), and its tables are the ledger's
(RW-CAM-SCN-01)."""

from __future__ import annotations

from pathlib import Path

import pytest

from montjoy.core.content.files import BadFile
from montjoy.core.game import home
from montjoy.core.sample import playout
from montjoy.games.rudern.authoring import scenarios
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.campaign_questions import Advance
from montjoy.games.rudern.protocol.forms import Preparations
from tests.games.rudern.board import go, public
from tests.games.rudern.players import Luck, anything

FOLDER = home(game) / "scenarios"
TWO_LORDS = (FOLDER / "war_of_two_lords.toml").read_text(encoding="utf-8")


def read(text: str):
    return scenarios.read(text.encode(), Path("mine.toml"))


def wrong(old: str, new: str, text: str = TWO_LORDS) -> str:
    assert old in text
    with pytest.raises(BadFile) as refused:
        read(text.replace(old, new, 1))
    return str(refused.value)


# ---- what is wrong ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "old, new, says",
    [
        ("units = { foot = 3 }", "units = { foot = 6 }", "leads 6 units, and a general marches with 5 at most"),
        ("units = { foot = 4, cavalry = 1 }", "units = { foot = 7, cavalry = 1 }", "leads 8 units, and a head marches with 7"),
        ("most    = { foot = 12, cavalry = 5 }", "most    = { foot = 6, cavalry = 5 }", "begins with 7 of foot, and may have 6"),
        ("most    = { foot = 12, cavalry = 5 }", "most    = { foot = 12 }", "has cavalry, and [[campaign.pieces]] gives it none"),
        ("most    = { foot = 12, cavalry = 5 }", "most    = { foot = 12, kavalry = 5 }", "kavalry"),
        ('at      = "kiertz"', 'at      = "kierts"', 'did you mean "kiertz"'),
        ('at      = "kiertz"', 'at      = "midbridge"', "KAT has no seat"),
        ('id      = "radko"', 'id      = "jaromir"', "stands there already"),
        ('banner = "jaromir"', 'banner = "jaromil"', 'did you mean "jaromir"'),
        ('id = "bozena"\nname', 'id = "westvale"\nname', "is not a banner of this file"),
        ("turns = \"alternate\"", "turns = \"sideways\"", "turns"),
    ],
)
def test_what_is_wrong_is_said(old, new, says):
    """RW-CAM-SCN-04"""
    assert says in wrong(old, new)


def test_a_border_that_stands_twice():
    """RW-CAM-SCN-04  The row is named."""
    twice = TWO_LORDS + '\n[[borders]]\na = "iron_hills"\nb = "kiertz"\n'
    with pytest.raises(BadFile, match="iron_hills and kiertz have a border already"):
        read(twice)


def test_a_frontier_and_a_target_are_needed():
    """RW-CAM-SCN-04, RW-SIEGE-03  A faction shut up in its own ground can besiege nothing; provinces are joined by open ways."""
    shut = closed(closed(TWO_LORDS, "iron_hills", "midbridge"), "westvale", "eastvale")
    assert "KAT has no open border to ground that is not its own" in refused(shut)
    assert "no open way leads from kiertz to" in refused(shut, "no open way leads")
    far = closed(TWO_LORDS, "iron_hills", "midbridge").replace('id = "westvale"\nname = "Westvale"\nsite = "village"',
                                                              'id = "westvale"\nname = "Westvale"\nsite = "none"')
    assert "KAT can besiege nothing, now or after founding one town" in refused(far)


def closed(text: str, a: str, b: str) -> str:
    border = f'a = "{a}"\nb = "{b}"\n'
    assert border in text
    return text.replace(border, f'{border}way = "swamp"\n')


def refused(text: str, among: str = "") -> str:
    """What is said of it first; or of all that is wrong that which has those words."""
    with pytest.raises(BadFile) as bad:
        read(text)
    every = [bad.value, *bad.value.also]
    return next((str(one) for one in every if among and among in str(one)), str(every[0]))


def test_points_are_a_campaigns():
    """RW-CAM-WIN-05"""
    battle = (FOLDER / "two_lords.toml").read_text(encoding="utf-8")
    assert "points are counted in a campaign" in wrong("[ends]", "[ends]\npoints = true", battle)


def test_the_campaigns_are_right():
    """RW-CAM-SCN-04, RW-CAM-01"""
    for path in sorted(FOLDER.glob("*.toml")):
        scenarios.read_file(path)


# ---- own data --------------------------------------------------------------------------------------------------------
SMALLEST = """
id = "smallest"
title = "Two provinces"
[ends]
rounds = 3
points = true
[campaign]
[[campaign.seats]]
faction = "A"
at = "a"
[[campaign.seats]]
faction = "B"
at = "b"
[[campaign.pieces]]
faction = "A"
most = { foot = 9 }
[[campaign.pieces]]
faction = "B"
most = { foot = 9 }
[[factions]]
id = "A"
name = "Side A"
[[factions]]
id = "B"
name = "Side B"
[[provinces]]
id = "a"
name = "Anders"
site = "town"
owner = "A"
[[provinces]]
id = "b"
name = "Bohdan"
site = "town"
owner = "B"
[[borders]]
a = "a"
b = "b"
[[banners]]
id = "x"
faction = "A"
noble = "general"
at = "a"
inside = true
chest = 3
units = { foot = 3 }
[[banners]]
id = "y"
faction = "B"
noble = "general"
at = "b"
units = { foot = 3 }
"""


def test_a_minimal_file_is_played():
    """RW-CAM-SCN-05  Two provinces, one border, two factions, two banners: a field battle is fought in it."""
    world = game.setup(read(SMALLEST))
    out = go(world, [Preparations(), Advance("x", "b", 1)], [[6] * 4, [1] * 4])
    assert any(type(e).__name__ == "BattleWon" for e in public(out))
    for seed in range(3):
        assert playout(game, game.setup(read(SMALLEST)), dict.fromkeys("AB", anything), Luck(seed)).why in game.endings


# ---- the ledger's tables ---------------------------------------------------------------------------------------------
PROVINCES = """
kiertz town KAT 8 45; iron_hills fortress KAT 30 25; westvale village KAT 28 65; midbridge town - 50 35; darkfen none - 50 88
eastvale village SVE 72 65; strzegom fortress SVE 70 25; svebod town SVE 92 45
"""
BORDERS = """
kiertz iron_hills open 2; kiertz westvale open 2; iron_hills midbridge open 2; iron_hills strzegom mountain 2
midbridge strzegom open 2; strzegom svebod open 2; svebod eastvale open 2; westvale eastvale open 3; westvale midbridge swamp 2
eastvale midbridge swamp 2; westvale darkfen swamp 2; eastvale darkfen swamp 2
"""


def rows(table: str) -> list[list[str]]:
    return [entry.split() for line in table.strip().splitlines() for entry in line.split(";")]


def test_war_of_two_lords_is_the_ledgers():
    """RW-CAM-SCN-01, RW-T-S1-PROVINCES, RW-T-S1-BORDERS  A village's owner is the realm it lies in."""
    s = game.scenarios["war_of_two_lords"]
    assert [[p.id, p.site, p.owner or "-", str(p.x), str(p.y)] for p in s.provinces] == rows(PROVINCES)
    assert [[b.a, b.b, b.way, str(b.length)] for b in s.borders] == rows(BORDERS)
    assert s.ends.rounds == 12 and s.campaign.turns == "alternate"


def test_what_can_be_besieged_at_the_start():
    """RW-CAM-SCN-01  Midbridge alone by either side, with three units; nobody's seat."""
    from montjoy.games.rudern.rules.battles.siege import why_not_near

    land = game.setup(game.scenarios["war_of_two_lords"]).land
    for faction in ("KAT", "SVE"):
        others = [p for p in land.provinces.values() if p.site in ("town", "fortress") and p.owner != faction]
        assert [p.id for p in others if not why_not_near(land, faction, p.id, [])] == ["midbridge"]
