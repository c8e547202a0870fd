"""The order of impulses and the end of a round (RW-CAM-SCN-01, RW-CAM-RND-01), points and elimination (RW-CAM-WIN)."""

from __future__ import annotations

import pytest

from montjoy.core.sample import playout
from montjoy.core.script import hit
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import in_turn
from montjoy.games.rudern.outcome import final_outcome
from montjoy.games.rudern.protocol.campaign_events import Eliminated, HeadReturned, PointsCounted
from montjoy.games.rudern.protocol.campaign_questions import Advance
from montjoy.games.rudern.protocol.events import CountedAsKilled, Disbanded, ImpulseBegun, SiegeBegun
from montjoy.games.rudern.protocol.questions import BeginSiege, StayOut, Storm
from montjoy.games.rudern.rules.battles.assault import siege_state, why_not_assault
from montjoy.games.rudern.rules.battles.money import known
from montjoy.games.rudern.rules.campaign.rounds import most_points, points_of
from tests.games.rudern.board import END, go, opts, public, seen, why
from tests.games.rudern.players import Luck
from tests.games.rudern.rules.campaign.lands import NONE, PASS, campaign

LANDS = """
    factions KAT SVE
    town rock KAT; town pole SVE; town own SVE; rock - pole; pole - own
    KAT.a head at pole: 5 foot, chest 9; SVE.z head in own: 3 foot; pole SVE: 2 foot; rock KAT: 1 foot
    treasury KAT 5; treasury SVE 5; seat KAT rock; seat SVE own; rounds 4
"""
THREE = LANDS.replace("factions KAT SVE", "factions KAT SVE THI") + "town far THI; far THI: 1 foot; KAT | THI; SVE | THI; "


# ---- the order of impulses -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("turns, marks", [
    ("fixed", "1.KAT 1.SVE 2.KAT 2.SVE 3.KAT 3.SVE"), ("alternate", "1.KAT 1.SVE 2.SVE 2.KAT 3.KAT 3.SVE"),
])  # fmt: skip
def test_who_plays_first(turns, marks):
    """RW-CAM-SCN-01  In odd rounds Katzowic, in even ones Svebod."""
    out = go(campaign(LANDS + f"turns {turns}"), PASS * 6)
    assert out.marks[:6] == marks.split()


def test_going_round():
    """RW-CAM-SCN-01  The order may also go round; each has one impulse a round."""
    out = go(campaign(THREE + "turns go_round; rounds 9"), PASS * 9)
    assert out.marks[:9] == "1.KAT 1.SVE 1.THI 2.SVE 2.THI 2.KAT 3.THI 3.KAT 3.SVE".split()


def test_alternating_the_besieged_have_an_impulse_first():
    """RW-CAM-SCN-01, RW-SIEGE-06  Begun in the second impulse of round 1, whose faction plays first in round 2: the assault waits
    until the besieged have had theirs; begun in the first impulse it may follow in the next round."""
    late = LANDS.replace("factions KAT SVE", "factions SVE KAT") + "turns alternate"
    world = campaign(late)
    out = go(world, [*PASS, NONE, BeginSiege("pole", "a"), END, NONE])
    assert out.marks[-1] == "2.KAT" and not opts(out, Storm) and siege_state(world.land, "pole") == "fresh"
    assert why(why_not_assault(seen(world), "pole", "a")) == ("RW-SIEGE-06", "besieged-not-moved")
    out = go(world, [*PASS, *PASS, *PASS, NONE])
    assert out.marks[-1] == "3.KAT" and opts(out, Storm)
    out = go(campaign(late.replace("turns alternate", "")), [*PASS, NONE, BeginSiege("pole", "a"), END, *PASS, NONE])
    assert out.marks[-1] == "2.KAT" and opts(out, Storm)


@pytest.mark.parametrize("by", ["KAT", "SVE"])
@pytest.mark.parametrize("assault_wait", ["round", "impulse"])
@pytest.mark.parametrize("turns", ["fixed", "alternate", "go_round"])
@pytest.mark.parametrize("begins", [1, 2, 3])
def test_in_any_order_and_round(by, assault_wait, turns, begins):
    """RW-CAM-SCN-01, RW-SIEGE-06  Whatever the order, between a siege and its first assault the besieged have had an impulse."""
    text = """
        factions KAT SVE THI; town rock KAT; town pole SVE; town own SVE; town west KAT; rock - pole; own - west; pole - own
        town far THI; far THI: 1 foot
        KAT.a head at pole: 5 foot, chest 9; pole SVE: 2 foot; SVE.z head at west: 5 foot, chest 9; west KAT: 2 foot
        rock KAT: 1 foot; own SVE: 1 foot; KAT | THI; SVE | THI; rounds 6
    """
    heard: list[str] = []

    def hear(to, event):
        if isinstance(event, SiegeBegun | ImpulseBegun) and getattr(event, "place", "") in ("", target):
            heard.append("siege" if isinstance(event, SiegeBegun) else event.faction)

    def act(view, asked, luck):
        if asked.kind == "order":
            return NONE
        heard.extend("storm" for option in asked.options if isinstance(option, Storm) and option.place == target)
        begin = [x for x in asked.options if isinstance(x, BeginSiege) and view.faction == by and view.land.round >= begins]
        return begin[0] if begin else END

    target, besieged = ("pole", "SVE") if by == "KAT" else ("west", "KAT")
    world = campaign(text + f"turns {turns}", assault_wait=assault_wait)
    playout(game, world, dict.fromkeys(["KAT", "SVE", "THI"], act), Luck(1), hear)
    between = heard[heard.index("siege") : heard.index("storm")]
    assert besieged in between and between.count(besieged) <= 2


# ---- the end of a round ----------------------------------------------------------------------------------------------
def test_a_round_ends_where_the_last_has_nothing_left():
    """RW-CAM-RND-01  The last in the order is out: heads return all the same, and points are told before the game ends by
    them."""
    text = """
        factions KAT SVE THI; town rock KAT; town own SVE; field moor; rock - moor; moor - own
        KAT.a head in rock: 5 foot, chest 9; SVE.z head at moor: 1 foot; own SVE: 1 foot; rounds 1; points
        seat KAT rock; seat SVE own; KAT | THI; SVE | THI
    """
    world = campaign(text)
    out = go(world, [NONE, Advance("a", "moor", 1), END, *PASS], [hit(2), hit(0)])
    assert out.over and out.told(HeadReturned) == [HeadReturned("SVE", "z", "head", "own")]
    assert out.told(PointsCounted) == [PointsCounted({"KAT": 4, "SVE": 3, "THI": 0})] and out.value.winners == ("KAT",)


def test_each_round_ends_once():
    """RW-CAM-RND-01  After the last impulse of each, whoever plays it."""
    out = go(campaign(LANDS + "turns alternate; points"), PASS * 8)
    assert out.over and len(out.told(PointsCounted)) == 1 and len(out.marks) == 8


# ---- points ----------------------------------------------------------------------------------------------------------
def test_points():
    """RW-CAM-WIN-05  Two towns, no fortress, 7 units: 6 + 0 + 2 = 8; a fortress 2; a village and a damaged fortress nothing."""
    land = campaign("""
        factions KAT SVE; town rock KAT; town hold KAT; village vale KAT; damaged ruin KAT; fortress own SVE
        KAT.a head in rock: 4 foot; hold KAT: 2 foot 1 cavalry; own SVE: 2 foot
    """).land
    assert (points_of(land, "KAT"), points_of(land, "SVE")) == (8, 2)
    assert most_points(land) == ("KAT",)


def test_more_points_win_and_equal_is_a_draw():
    """RW-CAM-WIN-05  After the last round; nobles are no units."""
    text = LANDS.replace("rounds 4", "rounds 1; points")
    out = go(campaign(text), PASS * 2)
    assert (out.value.winners, out.value.why, out.told(PointsCounted)[0].points) == (("SVE",), "points", {"KAT": 5, "SVE": 7})
    even = text.replace("town own SVE", "town own SVE; town more KAT; ").replace("pole SVE: 2", "pole SVE: 3")
    out = go(campaign(even), PASS * 2)
    assert out.value.winners == () and out.told(PointsCounted)[0].points == {"KAT": 8, "SVE": 8}


def test_the_enemys_seat_is_taken():
    """RW-CAM-WIN-05  Won at once, in the midst of the impulse."""
    text = LANDS.replace("seat SVE own", "seat SVE pole; KAT takes pole") + "siege pole KAT 0"
    out = go(campaign(text), [NONE, Storm("pole", "a"), StayOut()], [hit(2), hit(0)])
    assert out.over and (out.value.winners, out.value.why) == (("KAT",), "captured")


def test_the_enemy_is_left_without_a_place():
    """RW-CAM-WIN-05  Though he has an army still; and with his only unfortified ground too."""
    text = LANDS.replace("town own SVE", "village own SVE").replace("z head in own", "z head at own") + "siege pole KAT 0"
    out = go(campaign(text), [NONE, Storm("pole", "a"), StayOut()], [hit(2), hit(0)])
    assert out.over and (out.value.winners, out.value.why) == (("KAT",), "last-side")
    assert final_outcome(campaign(LANDS).land) is None


# ---- elimination -----------------------------------------------------------------------------------------------------
def test_out():
    """RW-CAM-WIN-06  No place, no unit and no noble at the end of a round: out, and the treasury is lost, as everybody knows."""
    left = "field far; THI.t general at far: 1 foot; far - own; treasury THI 7"
    text = THREE.replace("town far THI; far THI: 1 foot", left).replace("SVE | THI", "")
    world = campaign(text.replace("in own: 3 foot", "in own: 3 foot, chest 1"))
    out = go(world, [*PASS, NONE, Advance("z", "far", 1)], [hit(2), hit(0)])
    assert not out.told(Eliminated) and world.treasuries["THI"] == 7
    out = go(world, PASS)
    assert out.told(Eliminated) == [Eliminated("THI")] and world.treasuries["THI"] == 0 and world.land.campaign.out == ("THI",)
    assert known(world, "KAT", "THI").most == 0 and out.marks[-1] == "2.KAT"
    out = go(world, [*PASS, *PASS])
    assert not out.told(Eliminated) and "2.THI" not in out.marks


def test_a_general_alone_is_not_out():
    """RW-CAM-WIN-06  Nor a garrison alone, nor a place alone."""
    for left in ("THI.t general at far", "far THI: 1 foot", "far KAT: 1 foot"):
        text = THREE.replace("far THI: 1 foot", left)
        text = text.replace("town far THI", "town far" if left.startswith("THI") else "town far THI")
        world = campaign(text.replace("KAT | THI", "KAT & THI"))
        out = go(world, PASS * 3)
        assert not out.told(Eliminated) and out.marks[-1].startswith("2.")


def test_who_has_a_place_has_an_impulse():
    """RW-CAM-WIN-06  An empty place gives taxes and recruits: its owner plays on."""
    world = campaign(THREE.replace("far THI: 1 foot; ", ""))
    assert go(world, PASS * 3).marks[:3] == ["1.KAT", "1.SVE", "1.THI"]


def test_disbanded_heads_return():
    """RW-CAM-WIN-06  A beaten army without a refuge is disbanded, and its head is dead: he returns to a place if there is one."""
    text = LANDS.replace("town own SVE;", "town own SVE; field moor; moor - rock;").replace("pole - own", "pole ~ own")
    text = text.replace("SVE.z head in own: 3 foot", "SVE.z head at moor: 1 foot, chest 2; own SVE: 1 foot")
    text = text.replace("KAT.a head at pole", "KAT.a head in rock")
    world = campaign(text.replace("town pole SVE", "town pole KAT").replace("pole SVE: 2 foot", "pole KAT: 2 foot"))
    out = go(world, [NONE, Advance("a", "moor", 1), END, *PASS], [hit(1), hit(0)])
    assert any(isinstance(x, Disbanded | CountedAsKilled) for x in public(out))
    assert HeadReturned("SVE", "z", "head", "own") in public(out)


def test_in_turn_is_of_this_round():
    """RW-CAM-SCN-01"""
    land = campaign(THREE + "turns alternate; round 2").land
    assert in_turn(land) == ["THI", "SVE", "KAT"]
