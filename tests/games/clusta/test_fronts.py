"""Several enemies at once (CN-MULTI-01, CN-MULTI-02-X)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.clusta.battle import force
from montjoy.games.clusta.battle.morale import half_the_men, must_roll
from montjoy.games.clusta.battle.state import How
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import Standing
from montjoy.games.clusta.protocol.questions import Fronts, LeadFront
from montjoy.games.clusta.rules.engagements import battles, fronts
from tests.games.clusta.board import board, field
from tests.games.clusta.clashing import fight, meet, play, says

FLAT = field(*(("............",) * 6))


def two_enemies(*lines: str, own: str = "trakorians 2 0602 450", **more: Any) -> World:
    """450 men in the middle (TV 900), against 200 (TV 400) and 100 (TV 200)."""
    world = board(
        own, "ransards 6 0702 200 ATTACK:0602", "stegosians 2 0502 100 ATTACK:0602", *lines, map=FLAT, slot=2, **more
    )
    for a, b in (("stegosians", "trakorians"), ("trakorians", "stegosians")):
        world.relations[f"{a}>{b}"] = "hostile"
    meet(world, "ransards 6", "trakorians 2")
    meet(world, "stegosians 2", "trakorians 2")
    return world


def opened(world: World, answers: Any = None) -> Any:
    return play(battles.begin_battles(world), answers)


def on_each(world: World) -> list[int]:
    """The Trakorians' men on each front."""
    found = []
    for clash in world.clashes.values():
        assert clash.fight is not None
        side = clash.fight.side[0 if clash.attackers[0].startswith("trakorians") else 1]
        found.append(sum(c.men for c in side.contingent[: side.contingents]))
    return found


# ---- dividing ---------------------------------------------------------------------------------------------------------
def test_in_proportion_to_the_enemies() -> None:
    """CN-MULTI-01  TV 900 against enemies of 400 and 200: 600 and 300; the commander is on the first front."""
    world = two_enemies("trakorians da_kaelve 0602 leads 2")
    opened(world)
    assert on_each(world) == [300, 150]
    assert [clash.fight.side[1].commanders for clash in world.clashes.values() if clash.fight] == [1, 0]
    assert all(clash.fronts for clash in world.clashes.values())


@pytest.mark.parametrize(
    ("men", "weights", "parts"),
    [(450, [400, 200], [300, 150]), (100, [1, 1, 1], [34, 33, 33]), (0, [3, 1], [0, 0]), (7, [0, 0], [7, 0]),
     (1, [1, 2], [0, 1])],
)
def test_whole_men(men: int, weights: list[int], parts: list[int]) -> None:
    """CN-MULTI-01  Numbers of men are divided, the largest remainders first; nobody is lost in it."""
    assert fronts.divided(men, weights) == parts and sum(parts) == men


def test_the_player_divides_and_chooses_his_front() -> None:
    """CN-MULTI-01  Who has several fronts tells how he divides his troops, and which front his commander leads."""
    world = two_enemies("trakorians da_kaelve 0602 leads 2")
    told = opened(world, says(Fronts="proportional", LeadFront="2"))
    assert len(told.questions(Fronts)) == len(told.questions(LeadFront)) == 1
    assert [clash.fight.side[1].commanders for clash in world.clashes.values() if clash.fight] == [0, 1]
    assert {seat for seat, _, _ in told.asked} == {"trakorians"}
    world = two_enemies("trakorians da_kaelve 0602 leads 2")
    opened(world, says(Fronts="largest"))
    assert on_each(world) == [450] and len(world.clashes) == 1


@pytest.mark.parametrize(("split", "men"), [("proportional", [300, 150]), ("largest", [450])])
def test_standing_instructions_divide(split: str, men: list[int]) -> None:
    """CN-MULTI-01  battle_decisions = standing: the standing instruction front_split; nobody is asked."""
    world = two_enemies("trakorians da_kaelve 0602 leads 2", battle_decisions="standing")
    world.standing["trakorians"] = Standing(front_split=split)  # type: ignore[arg-type]
    assert not opened(world).asked and on_each(world) == men


def test_two_commanders_lead_two_fronts() -> None:
    """CN-MULTI-01  The other fronts are unled, unless another commander is there."""
    world = two_enemies("trakorians da_kaelve 0602 leads 2", "trakorians kyrias 0602")
    opened(world)
    found = [clash.fight.side[1] for clash in world.clashes.values() if clash.fight]
    assert [(s.commanders, s.value[0]) for s in found] == [(1, 5), (1, 3)]


# ---- in parallel ------------------------------------------------------------------------------------------------------
def test_field_round_by_field_round_in_parallel() -> None:
    """CN-MULTI-01  All fronts are fought field round by field round; the losses of each come from the troops assigned to it."""
    world = two_enemies()
    ids = list(world.clashes)
    clashes = list(world.clashes.values())
    told = fight(world, tactics={0: 5, 1: 6}, morale=1)
    assert [clash.fought for clash in clashes] == [4, 4] or min(clash.fought for clash in clashes) > 0
    unit = world.units["trakorians.2"]
    assert 450 - unit.present == unit.lost_today and len(ids) == 2 and told.dice
    back = sum(a.men for a in world.away if a.unit == unit.id) + world.dead.get("trakorians", 0)
    waits = sum(c.lost + c.dead for cl in world.clashes.values() if cl.fight for c in cl.fight.side[1].contingent)
    assert back + waits == unit.lost_today


def test_judged_over_all_fronts() -> None:
    """CN-MULTI-01  Morale, panic and original troop value are judged per unit over all fronts: half lost on the smaller front
    is not a quarter of the whole; and there is one roll, on the larger front."""
    world = two_enemies(own="trakorians 2 0602 400")
    opened(world)
    large, small = (clash.fight for clash in world.clashes.values())
    assert large is not None and small is not None
    lost = small.side[1].contingent[0]
    lost.tv, lost.men = lost.tv // 2, lost.men // 2
    fronts.tell_fronts(world)
    running, original = force.unit_value(small.side[1], 0)
    assert 2 * running > original
    assert force.unit_value(large.side[1], 0) == (running, original)
    assert not must_roll(large, large.side[1], 0)
    big = large.side[1].contingent[0]
    big.tv, big.men = big.tv // 2, big.men // 2
    fronts.tell_fronts(world)
    assert must_roll(large, large.side[1], 0) and not must_roll(small, small.side[1], 0)
    assert half_the_men(large.side[1], 0)


def test_who_retreats_leaves_all_fronts() -> None:
    """CN-MULTI-01  If a unit retreats it leaves all fronts."""
    world = two_enemies()
    opened(world)
    left = fronts.leave_all(world, world.units["trakorians.2"], How.ORDER)
    assert len(left) == 2
    assert all(c.how == How.ORDER for cl in world.clashes.values() if cl.fight for c in cl.fight.side[1].contingent[:1])
    world = two_enemies(own="trakorians 2 0602 220")
    fight(world, tactics={0: 5, 1: 9}, morale=lambda about: 20 if about[1] == 2 and about[2] == 0 else 1)
    assert not world.clashes and world.units["trakorians.2"].hex not in ("0602", "")


def test_a_third_party_joins_in_the_next_round() -> None:
    """CN-MULTI-01  The division may be changed between rounds: whoever comes later finds his part of the troops before him."""
    world = board(
        "trakorians 2 0602 450", "ransards 6 0702 400 ATTACK:0602", "stegosians 2 0502 100 ATTACK:0602", map=FLAT, slot=2
    )
    for a, b in (("stegosians", "trakorians"), ("trakorians", "stegosians")):
        world.relations[f"{a}>{b}"] = "hostile"
    first = meet(world, "ransards 6", "trakorians 2")
    opened(world)
    assert on_each(world) == [450]
    world.slot, first.spent = 3, 0
    meet(world, "stegosians 2", "trakorians 2")
    opened(world)
    assert on_each(world) == [360, 90]
    assert first.fight is not None and first.fight.side[1].contingent[0].start == 360
    fight(world, tactics={0: 5, 1: 6}, morale=1)
    assert world.units["trakorians.2"].lost_today == 450 - world.units["trakorians.2"].present


# ---- allies -----------------------------------------------------------------------------------------------------------
def test_allies_in_one_hex_are_two_fronts() -> None:
    """CN-MULTI-02-X  An attacker against allied A and B: two battles; one may stay while the other retreats."""
    world = board(
        "trakorians 2 0602 450 ATTACK:0702", "ransards 6 0702 200 HOLD", "crurers 1 0702 100 HOLD", "ransards camp 1102",
        map=FLAT, slot=2,
    )
    world.relations |= {"ransards>crurers": "friendly", "crurers>ransards": "friendly"}
    meet(world, "trakorians 2", "ransards 6")
    meet(world, "trakorians 2", "crurers 1")
    assert [clash.defenders for clash in fronts.fronts_of(world, world.units["trakorians.2"])] == [["ransards.6"], ["crurers.1"]]
    opened(world)
    assert sum(on_each(world)) == 450 and len(world.clashes) == 2
    assert [clash.fight.side[1].contingents for clash in world.clashes.values() if clash.fight] == [1, 1]
