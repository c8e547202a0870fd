"""Several enemies at once (CN-MULTI-01, CN-MULTI-02-X)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.session.streams import Asked
from montjoy.games.clusta.battle import force
from montjoy.games.clusta.battle.force import effective
from montjoy.games.clusta.battle.morale import half_the_men, must_roll
from montjoy.games.clusta.battle.state import PARTS, Fight, How, Verdict
from montjoy.games.clusta.model import sides
from montjoy.games.clusta.model.engagements import Party, is_going_on, parties
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.events import WordNeeded
from montjoy.games.clusta.protocol.forms import Standing
from montjoy.games.clusta.protocol.questions import Fronts, LeadFront, Pursue
from montjoy.games.clusta.protocol.reports import BattleReport
from montjoy.games.clusta.rules.engagements import aftermath, battles, fronts, muster
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, field
from tests.games.clusta.clashing import fight, meet, play, says

FLAT = field(*(("............",) * 6))
WIDE = field(*(("............",) * 6))
WINS = {"tactics": {0: 5, 1: 9}, "morale": 20}                                  # the attacker, and the defender's nerve breaks


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
    found = fronts.fronts_of(world, world.units["trakorians.2"])
    assert [front.clash.defenders for front in found] == [["ransards.6"], ["crurers.1"]]
    opened(world)
    assert sum(on_each(world)) == 450 and len(world.clashes) == 2
    assert [clash.fight.side[1].contingents for clash in world.clashes.values() if clash.fight] == [1, 1]


# ---- weights ----------------------------------------------------------------------------------------------------------
def made(world: World, clash: Clash) -> Fight:
    """The fight of a clash."""
    found: Fight = play(muster.muster_fight(world, clash)).value
    return found


def front(world: World, *pairs: tuple[str, str]) -> list[Clash]:
    for a, b in (("stegosians", "trakorians"), ("trakorians", "stegosians")):
        world.relations[f"{a}>{b}"] = "hostile"
    return [meet(world, ours, theirs) for ours, theirs in pairs]


def men_on_each(world: World, side: str) -> list[int]:
    found = []
    for clash in world.clashes.values():
        assert clash.fight is not None
        force = clash.fight.side[0 if clash.attackers[0].startswith(side) else 1]
        found.append(sum(c.men for c in force.contingent[: force.contingents]))
    return found


def test_an_exhausted_enemy_draws_fewer_men() -> None:
    """CN-MULTI-01  In proportion to the effective troop value: 200 men after two night rounds count as 100."""
    world = board("trakorians 2 0602 400", "ransards 6 0702 200 tired=2", "stegosians 2 0502 100", map=WIDE)
    front(world, ("ransards 6", "trakorians 2"), ("stegosians 2", "trakorians 2"))
    play(battles.begin_battles(world))
    assert men_on_each(world, "trakorians") == [200, 200]


def test_a_fortified_enemy_draws_more_men() -> None:
    """CN-MULTI-01  The camp's multiplier is part of the effective troop value: 200 men behind six days count as 600."""
    world = board(
        "trakorians 2 0602 400", "ransards 6 0702 200", "ransards camp 0702 days=6", "stegosians 2 0502 200", map=WIDE
    )
    front(world, ("trakorians 2", "ransards 6"), ("trakorians 2", "stegosians 2"))
    play(battles.begin_battles(world))
    assert men_on_each(world, "trakorians") == [300, 100]


def test_weights_are_effective_values() -> None:
    """CN-MULTI-01, CN-BATTLE-10  What counts as an enemy's value in the division is what would be compared in the table."""
    world = board(
        "trakorians 2 0602 400", "ransards 6 0702 100e+80 CATCH_COURIERS tired=1", "ransards 7 0702 200",
        "ransards camp 0702 days=1", map=WIDE,
    )
    world.units["ransards.6"].men[1].wavering = True
    clash = meet(world, "trakorians 2", "ransards 6 7")
    other = made(world, clash)
    ours, theirs = map(fronts.party_weight, parties(world, clash))
    assert theirs * effective(other, 0) == ours * effective(other, 1)


# ---- from front to front ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("first", ["ransards", "stegosians"])
def test_who_leaves_all_fronts_leaves_a_victor_on_each(first: str) -> None:
    """CN-MULTI-01, CN-BATTLE-19  Driven off on one front the unit leaves the other too; on both the victors, who were told to go
    there, move into its hex, and their Attack is done."""
    world = board(
        "trakorians 2 0602 200", "trakorians camp 0002", "ransards 6 0702 200 ATTACK:0602", "stegosians 2 0601 200 ATTACK:0602",
        map=WIDE, slot=2,
    )
    pairs = [(f"{side} {6 if side == 'ransards' else 2}", "trakorians 2") for side in ("ransards", "stegosians")]
    world.relations["ransards>stegosians"] = world.relations["stegosians>ransards"] = "neutral"
    front(world, *(pairs if first == "ransards" else pairs[::-1]))
    fight(world, **WINS)
    victors = [world.units["ransards.6"], world.units["stegosians.2"]]
    assert [(unit.hex, unit.doing.done) for unit in victors] == [("0602", True)] * 2 and not world.clashes


def test_wiped_out_on_one_front_a_unit_stands_on_the_other() -> None:
    """CN-MULTI-01  The 20 men sent against the smaller enemy are gone; those on the other front fight on."""
    world = board("trakorians 2 0602 400", "ransards 6 0702 400", "stegosians 2 0601 200", map=WIDE, slot=2)
    one, other = front(world, ("ransards 6", "trakorians 2"), ("stegosians 2", "trakorians 2"))
    unit = world.units["trakorians.2"]
    play(battles.begin_battles(world))
    assert one.fight is not None and other.fight is not None
    before = other.fight.copy()
    gone = other.fight.side[1].contingent[0]
    gone.lost, gone.men, gone.tv, gone.how = gone.men, 0, 0, How.WIPED
    other.fight.result = Verdict.FIRST_STANDS
    play(aftermath.carry_out_consequences(world, other, before))
    assert 0 < unit.present < 400 and is_going_on(one) and one.fight.side[1].contingent[0].how == How.HERE


def test_no_pursuit_while_others_fight_on() -> None:
    """CN-RETR-04, CN-MULTI-01  One enemy flees, the other still stands in the hex and fights: nobody is asked about a pursuit,
    and nobody goes among them."""
    world = board(
        "trakorians 2 0702 400 ATTACK:0602", "trakorians da_kaelve 0702 leads 2", "ransards 6 0602 200", "ransards camp 0002",
        "stegosians 2 0602 200", map=WIDE, slot=2,
    )
    front(world, ("trakorians 2", "ransards 6"), ("trakorians 2", "stegosians 2"))
    among_them = []

    def answer(seat: str, ask: Any, options: Any) -> Any:
        if isinstance(ask, Pursue):
            among_them.append(sides.is_barred(world, "trakorians", "0602"))
            return "pursue"
        return None

    fight(world, answer, tactics=lambda about: 5 + about[0],
          morale=lambda about: 20 if about[0] == 1 and about[1] == 6 else 1)
    assert world.units["ransards.6"].hex != "0602" and not any(among_them)


@pytest.mark.parametrize("more", [0, 1])
def test_a_front_with_the_same_men_keeps_its_running_value(more: int) -> None:
    """CN-ROUND-04, CN-MULTI-01  Between rounds the troop value of a front is counted anew only where its men have changed."""
    world = board("trakorians 2 0602 400", "ransards 6 0702 400", map=WIDE, slot=2)
    (clash,) = front(world, ("ransards 6", "trakorians 2"))
    play(battles.begin_battles(world))
    assert clash.fight is not None
    contingent = clash.fight.side[1].contingent[0]
    contingent.tv -= 7
    fronts.set_strength(Party(world, clash, 1), world.units["trakorians.2"], 0, 400 + more)
    assert contingent.tv == (400 + more) * 2 * PARTS - (0 if more else 7)


# ---- in a game that is played ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("split", "lead", "there"), [("proportional", "1", (293, 157)), ("proportional", "2", (293, 157)),
                                                      ("largest", None, (450,))])
def test_a_force_between_two_enemies(split: str, lead: str | None, there: tuple[int, ...]) -> None:
    """CN-MULTI-01  Ransards and Stegosians attack one hex in one round: its player says how he divides 450 men, 600 against 320
    of value, and which front Tasseluka leads; each of the three hears of his own battles."""
    peace = {f"{a}>{b}": "neutral" for a, b in (("ransards", "stegosians"), ("stegosians", "ransards"))}
    war = {f"{a}>{b}": "hostile" for a, b in (("trakorians", "stegosians"), ("stegosians", "trakorians"))}
    table = Table(
        "trakorians kaelve 0102", "trakorians camp 0102 West", "trakorians tasseluka 0402 leads 5", "trakorians 5 0402 450",
        "ransards trugdan 0702", "ransards grisban 0702 leads 6", "ransards 6 0702 300",
        "stegosians naramsi 0405", "stegosians officer 0405 leads 3", "stegosians 3 0405 160",
        writes={("trakorians", 0): "to tasseluka:\n from now: hold", ("ransards", 0): "to grisban:\n from now: attack 0402",
                ("stegosians", 0): "to officer:\n from now: attack 0402"},
        relations=peace | war, answers={"Fronts": split, "LeadFront": lead}, dice={"tactics": {0: 15, 1: 9}},
    ).until(0, 2)  # fmt: skip
    asked = [item.ask for item in table.session.streams["trakorians"].items if isinstance(item, Asked)]
    both = ("commander:Överste (Colonel) Grisban", "commander:the good officer")
    assert [ask.enemies for ask in asked if isinstance(ask, Fronts | LeadFront)] == [both, both]
    ours = {word.enemy: word.men for word in table.told("trakorians", WordNeeded) if word.ask == "POINT"}
    assert list(ours) == (["stegosians"] if lead == "2" else ["ransards"])
    foes = {side: [word.men for word in table.told(side, WordNeeded)][:1] for side in ("ransards", "stegosians")}
    assert [foes[side] for side in foes] == ([[men] for men in there] if len(there) == 2 else [[450], []])
    table.until(0, 6)
    for side in foes:
        assert {report.side for report in table.told(side, BattleReport)} == {"trakorians"}
    assert {report.side for report in table.told("trakorians", BattleReport)} == set(foes)
