"""After a field round: retreats, pursuit, moving in (CN-RETR, CN-BATTLE-19, -20-X)."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.battle.losses import slaughter
from montjoy.games.clusta.battle.state import Ask
from montjoy.games.clusta.model import queries
from montjoy.games.clusta.model.engagements import Party
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.questions import AfterWin, Pursue, TakenCamp
from montjoy.games.clusta.protocol.reports import BattleReport
from montjoy.games.clusta.rules.engagements import aftermath, ambush, casualties, retreat
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, field, run, ship, unit
from tests.games.clusta.clashing import fight, meet, men, says

FLAT = field(*(("............",) * 6))
WINS = {"tactics": {0: 5, 1: 9}, "morale": 20}                                  # the attacker, and the defender's nerve breaks
LOSES = {"tactics": {0: 9, 1: 5}, "morale": 20}
WIDE = field(*(("............",) * 6))


def back(world: World, side: str, hex: str, enemy: str) -> str:
    return retreat.way_back(world, side, hex, enemy)


# ---- where to ---------------------------------------------------------------------------------------------------------
def test_one_hex_toward_the_nearest_camp() -> None:
    """CN-RETR-01  The camp lies five hexes to the west: one hex west, even three levels up."""
    steep = field(*(("............",) * 6), levels=("000000000000",) * 2 + ("000003000000",) + ("000000000000",) * 3)
    world = board("ransards 6 0602 180", "ransards camp 0102", "trakorians 2 0702 400e", map=steep)
    assert back(world, "ransards", "0602", "0702") == "0502"


def test_a_hex_with_an_enemy_or_the_sea_is_not_free() -> None:
    """CN-RETR-01  Of the hexes that lie nearer to the camp a free one; else the free one that is farthest from the enemy."""
    world = board("ransards 6 0602 180", "ransards camp 0305", "trakorians 2 0702 400e", map=FLAT)
    there = queries.ground(world)
    near = [h for h in there.neighbours["0602"] if there.distance(h, "0305") < there.distance("0602", "0305")]
    first = back(world, "ransards", "0602", "0702")
    assert len(near) == 2 and first in near
    unit(world, "trakorians", 3, first, "200")
    assert [back(world, "ransards", "0602", "0702")] == [h for h in near if h != first]
    for number, hex in enumerate(near, 10):
        unit(world, "trakorians", number, hex, "200")
    found = back(world, "ransards", "0602", "0702")
    free = [h for h in there.neighbours["0602"] if h not in (*near, "0702")]
    assert found in free and there.distance(found, "0702") == max(there.distance(h, "0702") for h in free)
    world = board("ransards 6 0001 180", "trakorians 2 0101 200", map=field("~~~", "..~", "~~~"))
    assert back(world, "ransards", "0001", "0101") == ""


def test_ties_are_broken_away_from_the_enemy_then_by_terrain_then_by_number() -> None:
    """CN-RETR-01"""
    map = field("......", "......", "......", "......")
    world = board("ransards 6 0202 180", "ransards camp 0200", map=map)
    there = queries.ground(world)
    near = [h for h in there.neighbours["0202"] if there.distance(h, "0200") < 2]
    assert len(near) == 2
    for enemy in there.neighbours["0202"]:
        far = max(there.distance(h, enemy) for h in near if h != enemy)
        best = min(h for h in near if h != enemy and there.distance(h, enemy) == far)
        assert back(world, "ransards", "0202", enemy) == best
    wood = field("......", "." + "T" + "....", "......", "......") if min(near) == "0101" else field(
        "......", "..T...", "......", "......")
    world = board("ransards 6 0202 180", "ransards camp 0200", map=wood)
    assert back(world, "ransards", "0202", "0203") == max(near)


def test_from_its_own_camp_toward_the_next_nearest() -> None:
    """CN-RETR-01"""
    world = board("ransards 6 0502 180", "ransards camp 0502", "ransards camp 0902", "trakorians 2 0501 400e", map=FLAT)
    there = queries.ground(world)
    assert there.distance(back(world, "ransards", "0502", "0501"), "0902") == 3


def test_a_friends_camp_serves_too() -> None:
    """CN-RETR-01"""
    world = board("ransards 6 0502 180", "crurers camp 0202", "ransards camp 1102", "trakorians 2 0503 400e", map=FLAT)
    assert back(world, "ransards", "0502", "0503") in ("0602", "0603", "0601")
    world.relations |= {"ransards>crurers": "friendly", "crurers>ransards": "friendly"}
    assert queries.ground(world).distance(back(world, "ransards", "0502", "0503"), "0202") == 2


def test_without_a_camp_away_from_the_enemy_and_toward_the_ships() -> None:
    """CN-RETR-01"""
    coast = field("........", "........", "........", "~~~~~~~~")
    world = board("ransards 6 0301 180", "trakorians 2 0401 400e", map=coast)
    there = queries.ground(world)
    away = [h for h in there.coast_around("0301") if there.distance(h, "0401") == 2]
    assert len(away) == 3
    for harbour in ("0003", "0703"):
        world.ships.clear()
        ship(world, "ransards", harbour)
        found = back(world, "ransards", "0301", "0401")
        assert found in away and there.distance(found, harbour) == min(there.distance(h, harbour) for h in away)
    assert len({back(board("ransards 6 0301 180", map=coast), "ransards", "0301", "0401")}) == 1
    dead = board("crurers 1 0301 500", map=field(*("........",) * 4, bridgehead="0303"), bridge_day=-1)
    assert retreat.toward(dead, "crurers", "0301") == "0303"


def test_nowhere_to_go() -> None:
    """CN-RETR-01  With no free hex at all it cannot retreat: it stays and fights on, wavering."""
    pit = field("~~~~", "~..~", "~~~~")
    world = board("ransards 6 0101 500", "trakorians 2 0201 400 ATTACK:0101", map=pit)
    clash = meet(world, "trakorians 2", "ransards 6")
    assert retreat.is_cornered(Party(world, clash, 1))
    free = board("ransards 6 0101 180", "trakorians 2 0201 400e", map=FLAT)
    assert not retreat.is_cornered(Party(free, clash, 1))
    told = fight(world, tactics=[5, 9, 20, 1, 20, 1, 20, 1], fumble=1, perfect=20, morale=20)
    assert "NowhereToGo" in [type(event).__name__ for _, event in told.events]
    assert world.units["ransards.6"].hex == "0101" and world.units["ransards.6"].men[0].wavering


# ---- what it costs ----------------------------------------------------------------------------------------------------
def test_a_retreat_drops_all_orders() -> None:
    """CN-RETR-01  Its GO_TO is gone, it stands in battle formation and without orders."""
    world = board(
        "ransards 6 0602 180 march GO_TO:0902", "ransards camp 0102", "trakorians 2 0702 200 ATTACK:0602", map=FLAT
    )
    world.units["ransards.6"].sheet = "ransards:1"
    meet(world, "trakorians 2", "ransards 6")
    fight(world, **WINS)
    unit = world.units["ransards.6"]
    assert (unit.hex, unit.doing.do, unit.sheet, unit.formation, unit.beaten) == ("0502", None, "", "battle", True)
    assert unit.idle_told == -1                                                   # so that a courier asks for orders (CN-ORD-05)


def test_an_evasion_keeps_its_order() -> None:
    """CN-RETR-01  But for Await's evasion: it keeps its order."""
    world = board("ransards 6 0602 180 AWAIT", "ransards camp 0102", "trakorians 2 0702 200 ATTACK:0602", map=FLAT)
    meet(world, "trakorians 2", "ransards 6")
    told = fight(world)
    unit = world.units["ransards.6"]
    assert unit.hex == "0502" and unit.doing.do is not None and unit.doing.do.order == "AWAIT" and not unit.lost_today
    assert "CN-BATTLE-05" not in [die[0] for die in told.dice]
    assert world.units["trakorians.2"].hex == "0602" and not world.clashes


def two_units(map: str = FLAT) -> World:
    """Grisban with 6 and 7; unit 6 is the smaller and fails first."""
    world = board(
        "ransards 6 0602 180 ADVANCE_TO:0802", "ransards 7 0602 180 ADVANCE_TO:0802",
        "ransards grisban 0602 leads 6 7 ADVANCE_TO:0802", "ransards camp 0102", "trakorians 2 0702 350 HOLD",
        "trakorians da_kaelve 0702 leads 2", map=map,
    )
    for id in ("ransards.6", "ransards.7"):
        world.units[id].sheet = "ransards:1"
    world.commanders["ransards.grisban"].sheet = "ransards:1"
    meet(world, "ransards 6 7", "trakorians 2")
    return world


def six_fails(about: tuple[int, ...]) -> int:
    return 20 if about[1] == 6 else 1


def test_the_others_follow_and_all_keep_their_orders() -> None:
    """CN-RETR-03  Unit 6 fails, Grisban follows with 7: both in the new hex, both with valid orders."""
    world = two_units()
    told = fight(world, says(FOLLOW=1), tactics={0: 12, 1: 10}, morale=six_fails)
    assert told.questions(Ask.FOLLOW) == [1]
    six, seven = world.units["ransards.6"], world.units["ransards.7"]
    assert six.hex == seven.hex == world.commanders["ransards.grisban"].hex == "0502"
    assert six.sheet == seven.sheet == world.commanders["ransards.grisban"].sheet == "ransards:1"
    assert six.men[0].wavering and not seven.men[0].wavering


def test_the_others_fight_on() -> None:
    """CN-RETR-03  Where nobody follows, the one that fled has lost its orders, and its commander stays with the others."""
    world = two_units()
    fight(world, says(FOLLOW=0), tactics={0: 12, 1: 10}, morale=six_fails)
    assert world.units["ransards.6"].sheet == "" and world.units["ransards.6"].hex == "0502"
    assert world.units["ransards.7"].lost_today > world.units["ransards.6"].lost_today


# ---- pursuit ----------------------------------------------------------------------------------------------------------
def chase(*lines: str) -> World:
    world = board("trakorians 2 0702 200 ATTACK:0602", "ransards 6 0602 180", "ransards camp 0102", *lines, map=FLAT)
    meet(world, "trakorians 2", "ransards 6")
    return world


def test_an_unled_force_does_not_pursue() -> None:
    """CN-RETR-04  The patrol of the example has no commander: it cannot pursue."""
    world = chase()
    told = fight(world, **WINS)
    assert not told.questions(Pursue) and not world.clashes


def test_a_pursuit_goes_on_between_the_two_hexes() -> None:
    """CN-RETR-04  The pursuer moves into the hex that was left, and the battle goes on in the next field round, with +5."""
    world = chase("trakorians da_kaelve 0702 leads 2")
    told = fight(world, says(Pursue=["pursue", "stay"]), **WINS)
    assert [str(answer.what) for answer in told.questions(Pursue)] == ["pursue", "stay"]
    assert world.units["trakorians.2"].hex == "0502" and world.units["ransards.6"].hex == "0402"
    assert world.commanders["trakorians.da_kaelve"].hex == world.units["trakorians.2"].hex
    margins = [event.margin for _, event in told.events if type(event).__name__ == "MarginMade"]
    assert margins == [13 - 5, 7 - 9, 13 + 5 - 5, 7 - 9]


def test_who_stays_is_not_pursuing() -> None:
    """CN-RETR-04  It is the commander's choice."""
    world = chase("trakorians da_kaelve 0702 leads 2")
    told = fight(world, **WINS)
    assert len(told.questions(Pursue)) == 1 and not world.clashes and world.units["ransards.6"].hex == "0502"


@pytest.mark.parametrize("pursue", [True, False])
def test_standing_instructions_pursue(pursue: bool) -> None:
    """CN-RETR-04  battle_decisions = standing: by the standing instruction pursue; nobody is asked."""
    world = board(
        "trakorians 2 0702 200 ATTACK:0602", "trakorians da_kaelve 0702 leads 2", "ransards 6 0602 180", "ransards camp 0102",
        map=FLAT, battle_decisions="standing",
    )
    world.standing["trakorians"] = queries.standing_of(world, world.commanders["trakorians.da_kaelve"])
    world.standing["trakorians"] = type(world.standing["trakorians"])(pursue=pursue, retreat_at=0)
    meet(world, "trakorians 2", "ransards 6")
    told = fight(world, **WINS)
    assert not told.asked and (world.units["ransards.6"].hex != "0502") == pursue


@pytest.mark.parametrize(("order", "pursues"), [("HOLD", False), ("FORTIFY", False), ("ADVANCE_TO:0802", True)])
def test_who_holds_does_not_pursue(order: str, pursues: bool) -> None:
    """CN-RETR-04  Units under Hold, Fortify or Ambush stay, unless the overall commander is with them."""
    world = board(
        f"trakorians 2 0702 200 {order}", "trakorians da_kaelve 0702 leads 2", "trakorians zafelasi 0102",
        "ransards 6 0602 180 ATTACK:0702", "ransards camp 0302", map=FLAT,
    )
    world.overall["trakorians"] = "trakorians.zafelasi"
    meet(world, "ransards 6", "trakorians 2")
    told = fight(world, **LOSES)
    assert bool(told.questions(Pursue)) == pursues
    world = board(f"trakorians 2 0702 200 {order}", "trakorians da_kaelve 0702 leads 2", "ransards 6 0602 180 ATTACK:0702",
                  "ransards camp 0302", map=FLAT)
    meet(world, "ransards 6", "trakorians 2")
    assert fight(world, **LOSES).questions(Pursue)


# ---- moving in --------------------------------------------------------------------------------------------------------
def test_a_holding_victor_stays() -> None:
    """CN-BATTLE-19  Without a commander only Attack and Advance move in: a defender who holds stays."""
    world = board("ransards 6 0602 180 ATTACK:0702", "ransards camp 0302", "trakorians 2 0702 200 HOLD", map=FLAT)
    meet(world, "ransards 6", "trakorians 2")
    fight(world, **LOSES)
    assert world.units["trakorians.2"].hex == "0702" and not world.clashes


@pytest.mark.parametrize(("answer", "hex"), [("stay", "0702"), ("advance", "0602")])
def test_a_commander_chooses(answer: str, hex: str) -> None:
    """CN-BATTLE-19  The victor may move into the hex of the beaten unit."""
    world = board(
        "ransards 6 0602 180 ATTACK:0702", "ransards camp 0302", "trakorians 2 0702 200 HOLD",
        "trakorians da_kaelve 0702 leads 2", map=FLAT,
    )
    meet(world, "ransards 6", "trakorians 2")
    told = fight(world, says(AfterWin=answer), **LOSES)
    assert [a.what for a in told.questions(AfterWin)] == [answer]
    assert world.units["trakorians.2"].hex == world.commanders["trakorians.da_kaelve"].hex == hex


def test_an_attack_enters_and_is_complete() -> None:
    """CN-BATTLE-19, CN-BATTLE-20-X  The order says to go there; with no resistance left in its hex it is done."""
    world = chase()
    world.units["trakorians.2"].doing.stopped = True
    fight(world, **WINS)
    unit = world.units["trakorians.2"]
    assert unit.hex == "0602" and unit.doing.done and not unit.doing.stopped


def test_an_advance_goes_on() -> None:
    """CN-BATTLE-20-X  An advance that wins goes on with its order in the next round."""
    world = board("trakorians 2 0702 200 ADVANCE_TO:0302", "ransards 6 0602 180", "ransards camp 0102", map=FLAT)
    world.units["trakorians.2"].doing.stopped = True
    meet(world, "trakorians 2", "ransards 6")
    fight(world, **WINS)
    doing = world.units["trakorians.2"].doing
    assert world.units["trakorians.2"].hex == "0602" and doing.do is not None and not doing.stopped and not doing.done


# ---- camps ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("answer", ["keep", "burn"])
def test_a_camp_is_taken_or_burnt(answer: str) -> None:
    """CN-BATTLE-19  Who moves into a camp whose defenders are gone takes it, without its fortification, or burns it."""
    world = board(
        "trakorians 2 0702 200 ATTACK:0602", "trakorians da_kaelve 0702 leads 2", "ransards 6 0602 180",
        "ransards camp 0602 South", map=FLAT,
    )
    meet(world, "trakorians 2", "ransards 6")
    told = fight(world, says(TakenCamp=answer), **WINS)
    assert [a.what for a in told.questions(TakenCamp)] == [answer]
    assert [(c.side, c.hex, c.days, c.name) for c in world.camps.values()] == (
        [("trakorians", "0602", 0, "South")] if answer == "keep" else []
    )


def test_only_who_is_hostile_takes_a_camp() -> None:
    """CN-ORD-CAMP-2-X, CN-LOY-02  A hostile force takes it: who has nothing against its side does not, though that side is
    secretly his enemy; so nothing is told of it."""
    world = board("trakorians 2 0602 200", "stegosians camp 0602 South", "stegosians 1 0902 200", map=FLAT)
    for attitude, owner in (("neutral", "stegosians"), ("hostile", "trakorians")):
        world.relations["stegosians>trakorians"], world.relations["trakorians>stegosians"] = "hostile", attitude
        run(aftermath.enter_camp(world, [world.units["trakorians.2"]], "0602"))
        assert [camp.side for camp in world.camps.values()] == [owner]


# ---- trouble ----------------------------------------------------------------------------------------------------------
def test_a_retreat_into_an_ambush() -> None:
    """CN-RETR-07-X  A retreat into a hex with a hostile ambush, which nobody sees: its free field round follows at once."""
    world = chase("trakorians 3 0502 200 AMBUSH")
    assert retreat.way_back(world, "ransards", "0602", "0702") != "0502"                # an enemy's hex is not free
    world.units["trakorians.3"].doing.ready = True
    assert retreat.way_back(world, "ransards", "0602", "0702") == "0502"
    unit = world.units["ransards.6"]
    unit.hex = "0502"
    found = ambush.spring_ambushes(world, [unit], "0502")
    assert [(c.why, c.attackers, c.defenders) for c in found] == [("ambush", ["trakorians.3"], ["ransards.6"])]


def test_it_may_overfill_a_hex() -> None:
    """CN-RETR-01  A retreat may exceed the limit of a hex."""
    world = chase("ransards 7 0502 500", "ransards 8 0502 500")
    fight(world, **WINS)
    assert world.units["ransards.6"].hex == "0502"


def test_a_lost_leader_of_nobody_escapes_alone() -> None:
    """CN-RETR-01, CN-LOSS-05-X  The commander of a destroyed force gets away one hex toward the nearest camp."""
    world = board(
        "trakorians 2 0702 200 ATTACK:0602", "ransards 6 0602 0", "ransards grisban 0602 leads 6 HOLD", "ransards camp 0102",
        map=FLAT,
    )
    clash = meet(world, "trakorians 2", "ransards 6")
    aftermath.take_officers_along(Party(world, clash, 1), "0602", "0702", False)
    assert world.commanders["ransards.grisban"].hex == "0502" and world.commanders["ransards.grisban"].doing.do is None


# ---- pursuit: who is out of it ----------------------------------------------------------------------------------------
def test_a_dagger_in_a_pursuit_spares_who_stayed_behind() -> None:
    """CN-BATTLE-16, CN-RETR-04  Unit 3 holds and does not pursue; the dagger that kills the pursuers kills nobody where it
    stands."""
    world = board(
        "trakorians 2 0702 200 ATTACK:0602", "trakorians 3 0702 200 HOLD", "trakorians da_kaelve 0702 leads 2 3",
        "trakorians zafelasi 0102", "ransards 6 0602 180", "ransards camp 0102", map=WIDE, slot=2,
    )
    world.overall["trakorians"] = "trakorians.zafelasi"
    clash = meet(world, "trakorians 2 3", "ransards 6")
    fight(world, says(Pursue="pursue"), tactics=[5, 9, 20, 1, 20, 1, 20, 1], fumble=20, perfect=20,
          morale=lambda about: 20 if about[0] == 1 and world.units["ransards.6"].hex == "0602" else 1)
    assert clash.why == "pursuit" and clash.fight is not None
    before = clash.fight.copy()
    stayed = men(world, "trakorians.3")
    clash.fight.winner, clash.fight.dagger = 1, 1
    slaughter(clash.fight.side[0])
    casualties.write_losses(world, clash, before)
    assert (men(world, "trakorians.2"), men(world, "trakorians.3")) == (0, stayed) and stayed > 150
    assert world.units["trakorians.3"].hex == "0702"


def test_who_flees_into_his_fortified_camp_defends_it() -> None:
    """CN-RETR-04, CN-ORD-FORTIFY-b  The pursuers stand before the camp into which the others fled: its multiplier counts."""
    world = board(
        "trakorians 2 0702 200 ATTACK:0602", "trakorians da_kaelve 0702 leads 2", "ransards 6 0602 180",
        "ransards camp 0502 days=6", map=WIDE,
    )
    clash = meet(world, "trakorians 2", "ransards 6")
    fight(world, says(Pursue="pursue"), tactics=[5, 9, 20, 1, 20, 1], fumble=20, perfect=20,
          morale=lambda about: 20 if about[0] == 1 and world.units["ransards.6"].hex == "0602" else 1)
    assert (world.units["ransards.6"].hex, clash.hex, clash.from_) == ("0502", "0502", "0602")
    assert clash.fight is not None and (clash.fight.side[1].camp, clash.fight.side[0].camp) == (6, 2)


# ---- into an ambush ---------------------------------------------------------------------------------------------------
def test_a_retreat_runs_into_an_ambush_that_nobody_sees() -> None:
    """CN-RETR-07-X, CN-RETR-01  Those who lie in ambush on the way do not bar it: their free field round follows at once."""
    world = board(
        "trakorians 2 0702 200 ATTACK:0602", "ransards 6 0602 180", "ransards camp 0102", "trakorians 3 0502 200 AMBUSH",
        map=WIDE,
    )
    assert retreat.way_back(world, "ransards", "0602", "0702") != "0502"                # not hidden yet: an enemy's hex
    world.units["trakorians.3"].doing.ready = True
    assert retreat.way_back(world, "ransards", "0602", "0702") == "0502"
    meet(world, "trakorians 2", "ransards 6")
    told = fight(world, **WINS)
    assert "CN-BATTLE-05" in [why for why, _, _, _ in told.dice]
    assert not world.units["trakorians.3"].doing.ready and world.units["trakorians.3"].fought


def test_a_victor_moves_into_an_ambush_that_he_does_not_see() -> None:
    """CN-BATTLE-19, CN-RETR-07-X  The beaten have gone, but some of theirs lie hidden there."""
    world = board(
        "trakorians 2 0702 400 ATTACK:0602", "ransards 6 0602 180", "ransards 7 0602 100 AMBUSH", "ransards camp 0102", map=WIDE,
    )
    world.units["ransards.7"].doing.ready = True
    meet(world, "trakorians 2", "ransards 6")
    fight(world, **WINS)
    assert world.units["trakorians.2"].hex == "0602"
    assert world.units["ransards.7"].fought and world.units["trakorians.2"].fought
    assert not world.units["ransards.7"].doing.ready


# ---- in a game that is played ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("word", ["keep", "burn"])
def test_a_camp_is_taken(word: str) -> None:
    """CN-ORD-CAMP-2-X  Its defenders are beaten, the victor moves in, and its player says what becomes of it: a camp of his own,
    or none."""
    table = Table(
        "trakorians kaelve 0402 leads 5", "trakorians 5 0402 400", "trakorians camp 0102 West", "ransards trugdan 0902",
        "ransards grisban 0602 leads 6", "ransards 6 0602 180", "ransards camp 0602 Mid", "ransards camp 0902 East",
        dice={"tactics": {0: 5, 1: 15}}, answers={"Met": "attack", "TakenCamp": word},
        writes={("trakorians", 0): "to kaelve:\n from now: attack 0602"},
    ).until(0, 3)  # fmt: skip
    assert [report.how for report in table.told("ransards", BattleReport)] == ["lost"]
    camps = [(camp.hex, camp.days) for camp in table.view("trakorians").camps.values()]
    assert camps == [("0102", 0), ("0602", 0)][: 2 if word == "keep" else 1]
