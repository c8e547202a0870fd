"""Assault: dice, losses, outcome, one after another (RW-ASLT-03, 05 to 10, 12; RW-FORT-01; RW-X-01, 02; RW-SEQ-01)."""

from __future__ import annotations

import tomllib

import pytest

from montjoy.core.effects import NO, YES
from montjoy.core.game import home
from montjoy.core.script import hit, scripted
from montjoy.games.rudern.battle.fight import assault_of_many, fight_battle, storm
from montjoy.games.rudern.battle.state import ATTACKER, BESIEGER, DEFENDER, Ask, Column, Kind, Verdict, Why, Winner
from montjoy.games.rudern.battle.strength import besieger_dice, besieger_divisor, garrison_dice
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.events import LossesTaken, PoolCounted, StormDecided
from tests.games.rudern.fights import army, before_fortress, before_town, custom, field, left, relief, sortie, stormed

TABLES = home(game) / "tables.toml"


# ---- dice ------------------------------------------------------------------------------------------------------------
def test_aslt_05_dice_for_a_town():
    """RW-ASLT-05: besieger ruler, 7 foot, 2 cavalry: 10 -> 5 dice; defender head, 4 foot, 1 cavalry: 6 dice."""
    fight = before_town(army(ruler=1, foot=7, cavalry=2), army(head=1, foot=4, cavalry=1))
    assert (besieger_dice(fight), garrison_dice(fight)) == (5, 6)
    done = stormed(fight, [1] * 5, [1] * 6)
    assert done.told(PoolCounted) == [
        PoolCounted(BESIEGER, (("foot", 7, 1), ("cavalry", 2, 1), ("ruler", 1, 1)), 10, 2, 5),
        PoolCounted(DEFENDER, (("foot", 4, 1), ("cavalry", 1, 1), ("head", 1, 1)), 6, 1, 6),
    ]


def test_aslt_05_the_besiegers_column():
    """RW-ASLT-05: besieger_column = field: 1+7+4 = 12 -> 6 dice; the defender keeps his column."""
    fight = before_town(army(ruler=1, foot=7, cavalry=2), army(head=1, cavalry=1), besieger_column="field")
    assert (besieger_dice(fight), garrison_dice(fight)) == (6, 2)
    assert stormed(fight, [1] * 6, [1] * 2).told(PoolCounted)[0].troops[1] == ("cavalry", 2, 2)
    fight = before_fortress(army(ruler=1, foot=7, cavalry=2), army(head=1), besieger_column="field")
    assert besieger_dice(fight) == 4


def test_aslt_05_the_columns_of_the_place():
    """RW-ASLT-05, RW-ASLT-06: the town column before a town, the fortress column before a fortress, on both sides."""
    table = custom("foot 1 4 9 1 1")
    fight = before_town(army(foot=2), army(foot=3), table=table)
    assert (besieger_dice(fight), garrison_dice(fight)) == (4, 12)
    fight = before_fortress(army(foot=2), army(foot=3), table=table)
    assert (besieger_dice(fight), garrison_dice(fight)) == (6, 27)


def test_aslt_06_dice_for_a_fortress():
    """RW-ASLT-06: ruler, 7 foot, 2 cavalry: 10 -> 4 dice; general + 6 foot: 7 -> 3 dice."""
    assert besieger_dice(before_fortress(army(ruler=1, foot=7, cavalry=2), army(foot=1))) == 4
    fight = before_fortress(army(general=1, foot=6), army(foot=1))
    assert stormed(fight, [1] * 3, [1]).told(PoolCounted)[0].divisor == 3


def test_fort_01_what_sets_a_fortress_apart():
    """RW-FORT-01: the same besieger of strength 12: town 6 dice, fortress 4."""
    besieger, garrison = army(foot=12), army(foot=3)
    assert besieger_dice(before_town(besieger, garrison)) == 6
    assert besieger_dice(before_fortress(besieger, garrison)) == 4


def test_aslt_04_allies_add_up_before_the_division():
    """RW-ASLT-04: both banners' strengths are added before the division: 3 + 3 -> 3 dice, not 2 + 2."""
    fight = before_town(army(0, 0, foot=3) + army(1, 1, foot=3), army(foot=2))
    assert besieger_dice(fight) == 3


def test_field_03_allies_inside_defend_together():
    """RW-FIELD-03: 2 foot of A and 2 of ally B meet an assault with 4 dice; losses follow RW-DICE-07."""
    fight = before_town(army(foot=6), army(0, 0, foot=2) + army(1, 1, foot=2))
    stormed(fight, hit(2), [1] * 4)
    assert [x.count for x in fight.host[DEFENDER].stack[:2]] == [1, 1]


def test_t_kind_figures_of_every_fight():
    """RW-T-KIND: the printed divisors and columns are those that are used."""
    rows = {row[0]: row for row in tomllib.loads(TABLES.read_text())["kinds_of_fight"]["rows"]}
    table = custom("foot 5 7 11 1 1")
    strong = {"field": 5, "town": 7, "fortress": 11}
    fights = {
        "field battle": field(army(foot=12), army(foot=1), table=table),
        "relief": relief(army(foot=12), army(foot=1), table=table),
        "assault on a town": before_town(army(foot=12), army(foot=1), table=table),
        "assault on a fortress": before_fortress(army(foot=12), army(foot=1), table=table),
        "sortie from a town": sortie(army(foot=12), army(foot=1), table=table),
        "sortie from a fortress": sortie(army(foot=12), army(foot=1), place=Column.FORTRESS, table=table),
    }
    for name, fight in fights.items():
        ours, divisor, theirs = (rows[name][i] for i in (3, 4, 5))
        if fight.kind in (Kind.FIELD, Kind.RELIEF):
            done = scripted(fight_battle(fight), [hit(0), hit(0)])
        else:
            done = stormed(fight, hit(0), hit(0))
        pools = done.told(PoolCounted)
        assert (pools[0].strength, pools[0].divisor) == (12 * strong[ours.split()[0]], divisor), name
        assert (pools[1].strength, pools[1].divisor) == (strong[theirs.split()[0]], 1), name
    empty = before_fortress(army(foot=12), [], table=table)
    assert besieger_divisor(empty) == rows["assault on an empty place"][4] == 1


# ---- losses and outcome ----------------------------------------------------------------------------------------------
def test_aslt_07_losses():
    """RW-ASLT-07: 4 foot, 1 cavalry, head take 3 hits: 1 foot, 1 cavalry and the head are left; both sides at once."""
    fight = before_town(army(foot=6), army(foot=4, cavalry=1, head=1))
    done = stormed(fight, hit(3), hit(2))
    assert left(fight, DEFENDER) == {"foot": 1, "cavalry": 1, "head": 1}
    assert left(fight, ATTACKER) == {"foot": 4}
    assert done.told(LossesTaken)[1] == LossesTaken(BESIEGER, 2, (("foot", 2),), (("foot", 4),))


def test_aslt_08_capture():
    """RW-ASLT-08: the defender wiped out, the besieger has 1 foot: captured.  A noble alone can occupy."""
    fight = before_town(army(foot=2), army(foot=1))
    done = stormed(fight, [6], [6])
    assert (done.value, fight.result, fight.why) == (Verdict.CAPTURED, Verdict.CAPTURED, Why.FALLEN)
    fight = before_town(army(foot=1, general=1), army(foot=1))
    assert stormed(fight, [6], [6]).value == Verdict.CAPTURED
    assert left(fight, ATTACKER) == {"general": 1}


def test_aslt_08_a_noble_inside_holds():
    """RW-ASLT-08, RW-GEN-15: 1 foot and 1 head, one hit: the head holds; the second hit takes it."""
    fight = before_town(army(foot=4), army(foot=1, head=1))
    assert stormed(fight, [5, 1], [1, 1]).value == Verdict.OPEN
    assert left(fight, DEFENDER) == {"head": 1}
    assert stormed(fight, [5, 1], [1]).value == Verdict.CAPTURED


def test_gen_15_the_letter():
    """RW-GEN-15: noble_holds_place = false: the first hit captures the town, the head is alive."""
    fight = before_town(army(foot=4), army(foot=1, head=1), noble_holds_place=False)
    assert stormed(fight, [5, 1], [1, 1]).value == Verdict.CAPTURED
    assert left(fight, DEFENDER) == {"head": 1}


def test_aslt_09_outnumbered():
    """RW-ASLT-09: besieger 2 units, defender 3: broken; 3 and 3: it goes on; a noble is no unit (count_nobles: he is)."""
    fight = before_town(army(foot=3), army(foot=3))
    assert stormed(fight, hit(0), hit(1)).value == Verdict.BROKEN
    assert fight.why == Why.OUTNUMBERED
    fight = before_town(army(foot=4), army(foot=3))
    assert stormed(fight, hit(0), hit(1)).value == Verdict.OPEN
    fight = before_town(army(foot=3), army(foot=3, head=1))
    assert stormed(fight, hit(0), hit(0)).value == Verdict.OPEN
    fight = before_town(army(foot=3), army(foot=3, head=1), count_nobles=True)
    assert stormed(fight, hit(0), hit(0)).value == Verdict.BROKEN


def test_aslt_10_neither():
    """RW-ASLT-10, RW-ASLT-12: besieger 7, defender 2 and the head: the siege goes on, the besieger has won a battle."""
    fight = before_town(army(ruler=1, foot=7, cavalry=2), army(head=1, foot=4, cavalry=1))
    done = stormed(fight, hit(3), hit(2))
    assert (done.value, fight.why) == (Verdict.OPEN, Why.NOTHING)
    assert done.told(StormDecided) == [
        StormDecided(Kind.ASSAULT, Verdict.OPEN, Why.NOTHING, Winner.ATTACKER, 7, 2)
    ]


def test_aslt_12_who_has_won_an_assault():
    """RW-ASLT-12: the side with more units after it; equal numbers: nobody."""
    for besiegers, winner in [(5, Winner.ATTACKER), (3, Winner.NOBODY), (2, Winner.DEFENDER)]:
        done = stormed(before_town(army(foot=besiegers), army(foot=3)), hit(0), hit(0))
        assert done.told(StormDecided)[0].winner == winner


def test_seq_01_captured_before_outnumbered():
    """RW-SEQ-01: the besieger drops to 1 unit and the place is emptied: captured, not outnumbered."""
    fight = before_town(army(foot=4), army(foot=2))
    done = stormed(fight, hit(2), hit(2))
    assert (done.value, fight.why) == (Verdict.CAPTURED, Why.FALLEN)
    told = [type(event).__name__ for _, event in done.events]
    assert told == ["PoolCounted", "PoolCounted", "LossesTaken", "LossesTaken", "StormDecided"]
    assert all(to == "*" for to, _ in done.events)


def test_x_01_only_nobles_left():
    """RW-X-01: only a general is left of the besiegers, a noble or nobody inside: the siege ends."""
    fight = before_town(army(general=1, foot=1), army(head=1))
    assert stormed(fight, [1], [6]).value == Verdict.BROKEN
    assert fight.why == Why.ONLY_NOBLES
    fight = before_town(army(general=1, foot=1), army(foot=1))
    assert stormed(fight, [1], [6]).value == Verdict.BROKEN
    assert fight.why == Why.OUTNUMBERED, "against a defender with units it is RW-ASLT-09 anyway"


def test_x_02_both_wiped_out():
    """RW-X-02: a legion inside, general + 2 foot outside: 5,6 against 5,6,6: nobody is left, the siege is over."""
    fight = before_town(army(general=1, foot=2), army(legion=1))
    done = stormed(fight, [5, 6], [5, 6, 6])
    assert (done.value, fight.why) == (Verdict.BROKEN, Why.BOTH_GONE)
    assert left(fight, ATTACKER) == left(fight, DEFENDER) == {}


def test_x_02_the_besieger_gone():
    """RW-X-02, RW-ASLT-08: the besieger wiped out, somebody inside: broken.  By the letter a noble inside is somebody."""
    fight = before_town(army(foot=1), army(foot=1, head=1))
    assert stormed(fight, [1], [6, 1]).value == Verdict.BROKEN
    assert fight.why == Why.BESIEGER_GONE
    fight = before_town(army(foot=1), army(foot=1, head=1), noble_holds_place=False)
    assert stormed(fight, [6], [6, 1]).value == Verdict.BROKEN
    assert (fight.why, left(fight, DEFENDER)) == (Why.BESIEGER_GONE, {"head": 1})


def test_x_03_an_assault_on_more_than_five():
    """RW-X-03: 6 foot inside, ruler + 8 foot: 9 -> 5 dice against 6."""
    fight = before_town(army(ruler=1, foot=8), army(foot=6))
    assert stormed(fight, [1] * 5, [1] * 6).value == Verdict.OPEN


# ---- one after another -----------------------------------------------------------------------------------------------
def test_aslt_03_as_often_as_can_be_paid():
    """RW-ASLT-03: after each assault the besieger is asked, as long as he can pay for another."""
    fight = before_town(army(foot=9), army(foot=4), paid=3)
    done = scripted(storm(fight), [hit(0)] * 6, [YES, YES])
    assert (done.value, fight.rolls) == (Verdict.OPEN, 3)
    assert done.answered == [("0", Ask.AGAIN, YES)] * 2
    fight = before_town(army(foot=9), army(foot=4), paid=3)
    assert scripted(storm(fight), [hit(0)] * 2, [NO]).value == Verdict.OPEN
    assert fight.rolls == 1
    fight = before_town(army(foot=9), army(foot=4), paid=3)
    assert scripted(storm(fight), [hit(0), hit(0), hit(4), hit(0)], [YES]).value == Verdict.CAPTURED


def test_aslt_03_until_a_side_is_gone():
    """RW-ASLT-03: paid = 0: until it is decided; where nobody can hurt anybody any more it is stuck (ours)."""
    fight = before_town(army(foot=9), army(foot=4), paid=0)
    assert scripted(storm(fight), [hit(0)] * 38 + [hit(4), hit(0)], [YES] * 19).value == Verdict.CAPTURED
    assert fight.rolls == 20
    fight = before_town(army(elephant=1), army(elephant=1), paid=0)
    assert scripted(storm(fight), [[6], [6, 6]]).value == Verdict.STUCK
    fight = before_town(army(elephant=1), army(elephant=1), paid=0, persistent_wounds=True)
    assert scripted(storm(fight), [[6], [6, 6]] + [[1], [1, 6]], [YES]).value == Verdict.BROKEN
    fight = before_town(army(elephant=1), army(elephant=1), paid=2)
    assert scripted(storm(fight), [[6], [6, 6]] * 2, [YES]).value == Verdict.OPEN


@pytest.mark.parametrize(
    "besieger, inside, options, verdict",
    [("cart", "", {}, Verdict.OPEN), ("hut", "", {}, Verdict.STUCK), ("hut", "", {"militia": "d6_dice"}, Verdict.OPEN),
     ("tower", "", {"militia": "d6_dice"}, Verdict.STUCK), ("tower", "cart", {}, Verdict.STUCK),
     ("ox", "", {}, Verdict.STUCK), ("foot", "tower", {}, Verdict.STUCK),
     ("foot", "foot", {}, Verdict.OPEN), ("cart", "foot", {}, Verdict.OPEN),
     ("foot", "", {}, Verdict.OPEN)],
)
def test_aslt_03_stuck(besieger, inside, options, verdict):
    """RW-ASLT-03: nobody could ever be hurt again: no strength, or too many lives for the dice there are."""
    table = custom("cart 0 0 0 1 1", "hut 0 0 0 6 1", "tower 0 0 0 7 1", "ox 0 0 0 2 1", "foot 1 1 1 1 1")
    fight = before_town(army(**{besieger: 1}), army(**{inside: 1}) if inside else [], table=table, **options)
    done = scripted(assault_of_many(fight), _no_hits(fight))
    assert done.value == verdict


def _no_hits(fight):
    """Pools without a hit, as many as are rolled."""
    dice = []
    if fight.militia and not fight.host[DEFENDER].stacks:
        dice.append(1)
    ours, theirs = besieger_dice(fight), garrison_dice(fight) if fight.host[DEFENDER].stacks else 1
    return dice + [hit(0)] * ((ours > 0) + (theirs > 0))
