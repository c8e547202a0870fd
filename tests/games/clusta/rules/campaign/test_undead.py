"""The dead who rise, the bridge, the ships (CN-CRUR-06 to -09, -13-X, CN-INT-07-X)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.core.session.session import Session
from montjoy.games.clusta import play as sequence
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model import queries
from montjoy.games.clusta.model.state import Rising, World
from montjoy.games.clusta.protocol import reports
from montjoy.games.clusta.protocol.forms import Instruction, clock
from montjoy.games.clusta.rules.campaign import undead
from montjoy.games.clusta.rules.orders.instructions import hold_leaderless
from montjoy.games.clusta.seen.belief_cache import beliefs_of
from tests.games.clusta.board import board, camp, commander, field, run, unit
from tests.games.clusta.clashing import Told, fight, meet, men, play
from tests.games.clusta.ordering import FLAT as ROWS
from tests.suite.players import todo

FLAT = field(*(("............",) * 6))
WIDE = field(*(("............",) * 6))


def loose(world: World) -> list[tuple[str, int]]:
    """Where loose undead are, and how many."""
    return [(u.hex, u.present) for u in world.units.values() if u.loose and u.present]


def due(world: World, **dice: object) -> None:
    play(undead.raise_due(world), **dice)


# ---- half of them rise ------------------------------------------------------------------------------------------------
def test_half_of_the_losses_rise() -> None:
    """CN-CRUR-06  165 men lost in a battle that ends at 10.30 on day 20, 1T4 = 3: 82 return at 13.30, that is in the round of
    14.00."""
    world = board("crurers 1 0302 335 HOLD", map=FLAT, day=20, slot=3)
    play(undead.raise_remnant(world, world.units["crurers.1"], 165, "0302", world.tick + 1), risen=[3])
    assert world.rising == [Rising(clock(20, 3) + 1 + 6, "0302", 82, "crurers.1", "crurers")] and world.dead == {"crurers": 83}
    world.slot = 4
    due(world)
    assert men(world, "crurers.1") == 335
    world.slot = 5
    due(world)
    assert men(world, "crurers.1") == 335 + 82 and not world.rising


def rounds(told: Told) -> int:
    """How many field rounds were fought."""
    return len([die for die in told.dice if die[0] == "CN-BATTLE-05"]) // 2


@pytest.mark.parametrize(("timing", "dice"), [("battle_end", 1), ("per_field_round", 4)])
def test_when_their_losses_are_counted(timing: str, dice: int) -> None:
    """CN-CRUR-06  undead_rising_timing = battle_end: once for the whole battle; undead_rising_timing = per_field_round: after
    each field round separately."""
    world = board("crurers 1 0302 500 HOLD", "trakorians 2 0402 300 HOLD", map=FLAT, day=20, slot=6, undead_rising_timing=timing)
    meet(world, "crurers 1", "trakorians 2")
    told = fight(world, tactics={0: 6, 1: 5}, morale=1, risen=2)
    rolled = [die for die in told.dice if die[0] == "CN-CRUR-06"]
    assert rounds(told) == 4 and len(rolled) == len(world.rising) == dice
    lost = 500 - men(world, "crurers.1")
    assert sum(r.men for r in world.rising) + world.dead["crurers"] == lost
    ticks = [r.at - clock(20, 6) - 4 for r in world.rising]
    assert ticks == ([4] if timing == "battle_end" else [1, 2, 3, 4])


def test_remnants_of_a_group_that_is_gone_are_loose() -> None:
    """CN-CRUR-06  If the unit has left the hex or no longer exists, the risen are loose."""
    world = board("crurers 1 0602 335", map=FLAT, day=20, slot=3, bridge_day=-1)
    world.rising = [Rising(world.tick, "0302", 82, "crurers.1", "crurers")]
    due(world)
    assert loose(world) == [("0302", 82)]


# ---- annihilated ------------------------------------------------------------------------------------------------------
def wiped(by: str, **options: object) -> World:
    """Unit 6 of 180 men meets a force that kills it to the last man."""
    world = board("ransards 6 0302 180", f"{by} 1 0402 500", map=FLAT, day=20, slot=1, **options)
    if by == "trakorians":
        world.units["trakorians.1"].men[0].elite = True
    commander(world, by, "da_kaelve" if by == "trakorians" else "general_1", "0402", "lv=5")
    meet(world, f"{by} 1", "ransards 6")
    fight(world, tactics={0: 1, 1: 19}, perfect=2, death=100, woken=2)
    return world


def test_half_of_the_annihilated_wake() -> None:
    """CN-CRUR-07  180 men wiped out by a dagger, 1T4 = 2: 90 loose undead in that hex two hours later.
    rising_only_against_crurers = false: whoever has done it."""
    world = wiped("trakorians", rising_only_against_crurers=False)
    assert world.units["ransards.6"].hex == "" and world.dead["ransards"] == 90
    assert [(r.men, r.hex, r.unit) for r in world.rising] == [(90, "0302", "")]
    world.slot = 3
    due(world)
    assert loose(world) == [("0302", 90)]


def test_only_against_crurers() -> None:
    """CN-CRUR-07  rising_only_against_crurers = true and a Trakorian victor: none."""
    world = board("ransards 6 0302 0", map=FLAT, rising_only_against_crurers=True)
    world.dead = {"ransards": 180}
    play(undead.raise_annihilated(world, world.units["ransards.6"], 180, "0302", world.tick, "trakorians"))
    assert not world.rising
    play(undead.raise_annihilated(world, world.units["ransards.6"], 180, "0302", world.tick, "crurers"))
    assert [r.men for r in world.rising] == [90]


def test_those_due_back_do_not_wake() -> None:
    """CN-CRUR-07  Half of the men the unit had, less any of them already due back; only who lost his last men for good is
    annihilated."""
    world = wiped("trakorians")
    assert sum(a.men for a in world.away if a.unit == "ransards.6") == 0
    world = board("ransards 6 0302 180", "trakorians 1 0402 400e ATTACK:0302", map=FLAT)
    meet(world, "trakorians 1", "ransards 6")
    fight(world, tactics={0: 7, 1: 1}, perfect=20, morale=20)
    assert men(world, "ransards.6") > 0 and not world.rising


# ---- they walk and gather ---------------------------------------------------------------------------------------------
def test_the_loose_walk_to_the_nearest_force() -> None:
    """CN-CRUR-07  By the shortest way to the nearest Crurer force, in march formation; before the bridge exists to the
    bridgehead."""
    world = board("crurers 1 0902 500", "crurers 2 0402 500", map=FLAT, day=20)
    undead.add_loose(world, "0102", 90)
    due(world)
    walker = next(u for u in world.units.values() if u.loose)
    assert walker.doing.do == Instruction("GO_TO", "0402", formation="march") and walker.formation == "march"
    world = board("trakorians 1 0902 500", map=FLAT, day=2)
    undead.add_loose(world, "0302", 90)
    due(world)
    walker = next(u for u in world.units.values() if u.loose)
    assert walker.doing.do is not None and walker.doing.do.hex == queries.ground(world).bridgehead
    assert hold_leaderless(world, walker) and walker.doing.do.order == "GO_TO"


def test_they_fill_up_depleted_groups() -> None:
    """CN-CRUR-07  A loose 120 joining a group of 430: a group of 500 and 50 loose left."""
    world = board("crurers 1 0302 430", map=FLAT, day=20)
    undead.add_loose(world, "0302", 120)
    due(world)
    assert men(world, "crurers.1") == 500 and loose(world) == [("0302", 50)]


def test_five_hundred_are_a_new_group() -> None:
    """CN-CRUR-07  When 500 are gathered at one Crurer force they form a new group."""
    world = board("crurers 1 0302 500", map=FLAT, day=20)
    undead.add_loose(world, "0302", 300)
    undead.add_loose(world, "0302", 320)
    due(world)
    assert men(world, "crurers.2") == 500 and loose(world) == [("0302", 120)]
    world = board("crurers 1 0902 500", map=FLAT, day=20)
    undead.add_loose(world, "0302", 600)
    due(world)
    assert sum(n for _, n in loose(world)) == 600


# ---- in a hex with the living -----------------------------------------------------------------------------------------
def test_they_attack_the_living_where_they_rise() -> None:
    """CN-INT-07-X  90 undead rise in the victor's hex: battle in R5 of that round, inside the hex; the undead attack."""
    world = board("trakorians 2 0302 400e HOLD", sides="crurers", map=FLAT, day=20, slot=3)
    world.rising = [Rising(world.tick, "0302", 90, "", "ransards")]
    due(world)
    found = undead.begin_strikes(world)
    assert [(c.attackers, c.defenders, c.from_, c.hex, c.why) for c in found] == [
        (["crurers.loose1"], ["trakorians.2"], "0302", "0302", "risen")
    ]
    told = fight(world, tactics={0: 5, 1: 9}, morale=1)
    assert "CN-BATTLE-05" in [die[0] for die in told.dice]
    assert men(world, "crurers.loose1") < 90
    neutral = board("trakorians 2 0302 400e HOLD", sides="crurers", map=FLAT, day=20, slot=3)
    neutral.relations |= {"crurers>trakorians": "friendly", "trakorians>crurers": "friendly"}
    undead.add_loose(neutral, "0302", 90)
    assert undead.begin_strikes(neutral) == []


def test_remnants_rejoin_a_group_that_is_there() -> None:
    """CN-INT-07-X  Risen remnants of a group rejoin it if it is in the hex, else they are loose."""
    world = board("crurers 1 0302 100 HOLD", "crurers 2 0302 100 HOLD", map=FLAT, day=20, bridge_day=-1)
    undead.rise(world, Rising(world.tick, "0302", 30, "crurers.2", "crurers"))
    undead.rise(world, Rising(world.tick, "0303", 40, "crurers.1", "crurers"))
    full = board("crurers 1 0302 490 HOLD", map=FLAT, day=20)
    undead.rise(full, Rising(full.tick, "0302", 30, "crurers.1", "crurers"))
    assert men(full, "crurers.1") == 500 and loose(full) == [("0302", 20)]
    assert (men(world, "crurers.1"), men(world, "crurers.2")) == (100, 130) and loose(world) == [("0303", 40)]


# ---- the bridge -------------------------------------------------------------------------------------------------------
def bridged(day: int, slot: int = 1, *lines: str, **more: int) -> World:
    world = board("trakorians 9 1105 100", *lines, sides="crurers", map=FLAT, day=day, slot=slot, **more)
    for number in (1, 2, 3, 4):
        unit(world, "crurers", number, "", "500")
    commander(world, "crurers", "general_1", "", "lv=4", "leads", "1", "2")
    commander(world, "crurers", "general_2", "", "lv=4", "leads", "3", "4")
    return world


def ashore(world: World) -> list[int]:
    return [u.number for u in world.units.values() if u.side == "crurers" and u.hex]


def test_two_groups_a_round_from_the_day_of_the_bridge() -> None:
    """CN-CRUR-09  Day 13: no Crurer unit on the map; day 14 round 1: units 1 and 2 in the bridgehead hex, a general with them."""
    world = bridged(13, 6)
    due(world)
    assert ashore(world) == []
    world.day, world.slot = 14, 1
    due(world)
    head = queries.ground(world).bridgehead
    assert ashore(world) == [1, 2] and {world.units[f"crurers.{n}"].hex for n in (1, 2)} == {head}
    assert (world.commanders["crurers.general_1"].hex, world.commanders["crurers.general_2"].hex) == (head, "")
    world.slot = 2
    due(world)
    assert ashore(world) == [1, 2]                                                    # no room for a third group (CN-CRUR-13-X)
    world.units["crurers.1"].hex = world.units["crurers.2"].hex = "0303"
    due(world)
    assert ashore(world) == [1, 2, 3, 4]


def test_loose_undead_do_not_bar_the_bridge() -> None:
    """CN-CRUR-13-X, CN-CRUR-09  125 loose undead wait at the bridgehead: two groups come in each round as without them, or their
    generals would stand on the bridge for ever, for nobody can lead the loose ones away."""
    world = bridged(14)
    head = queries.ground(world).bridgehead
    undead.add_loose(world, head, 125)
    due(world)
    assert [n for n in ashore(world) if n < undead.LOOSE_NUMBERS] == [1, 2]
    undead.add_loose(world, head, 400)                       # however many: they are no units
    assert not undead.room_for(world, head)
    world.units["crurers.1"].hex = "0303"
    assert undead.room_for(world, head)


def test_who_holds_the_bridgehead_is_attacked_from_the_bridge() -> None:
    """CN-CRUR-09  A hostile force in the bridgehead hex is attacked by the entering groups as from an open hex at level 0; beaten
    groups go back onto the bridge, where nobody can be attacked."""
    world = bridged(14)
    head = queries.ground(world).bridgehead
    unit(world, "trakorians", 2, head, "500e", "HOLD")
    commander(world, "trakorians", "kyrias", head, "leads", "2")
    assert not undead.bridgehead_held(world)
    due(world)
    clash = next(iter(world.clashes.values()))
    assert (clash.attackers, clash.defenders, clash.from_, clash.hex) == (["crurers.1", "crurers.2"], ["trakorians.2"], "", head)
    fight(world, tactics={0: 9, 1: 1}, perfect=2, morale=1)
    assert ashore(world) == [] and world.units["trakorians.2"].hex == head


def test_who_comes_off_the_bridge_finds_a_camp_and_a_commander_alone() -> None:
    """CN-CRUR-09, CN-ORD-CAMP-2-X, CN-CMD-03  They step into the hex like any other force: a hostile camp without defenders is
    burnt, and who stands there alone escapes or is caught."""
    world = bridged(14)
    head = queries.ground(world).bridgehead
    camp(world, "trakorians", head, "North")
    commander(world, "trakorians", "kyrias", head)
    run(sequence.begin_round(world), dice=[100, 10])
    assert ashore(world) == [1, 2] and not world.camps
    kyrias = world.commanders["trakorians.kyrias"]
    assert kyrias.hex not in ("", head) and not kyrias.fate
    kyrias.hex, world.slot = head, 2                         # nobody comes in this round: they stand there already
    run(sequence.begin_round(world))
    assert kyrias.hex == head


def test_a_victory_from_the_bridge() -> None:
    """CN-CRUR-09  Once the enemy is gone the groups step into the hex."""
    world = bridged(14)
    head = queries.ground(world).bridgehead
    unit(world, "trakorians", 2, head, "180")
    due(world)
    fight(world, tactics={0: 1, 1: 9}, perfect=2, morale=20)
    world.slot = 2
    due(world)
    assert 1 in ashore(world) and undead.bridgehead_held(world)


# ---- stacks -----------------------------------------------------------------------------------------------------------
def test_two_groups_in_a_hex_three_in_a_camp() -> None:
    """CN-CRUR-13-X  A third full group entering a hex with two groups is refused, outside a camp."""
    world = board("crurers 1 0302 500", "crurers 2 0302 400", "ransards camp 0502", map=FLAT)
    assert not undead.room_for(world, "0302") and undead.room_for(world, "0402")
    world.units["crurers.1"].hex = world.units["crurers.2"].hex = "0502"
    assert undead.room_for(world, "0502")
    assert [undead.most_groups(camp) for camp in (False, True)] == [2, 3]


# ---- ships ------------------------------------------------------------------------------------------------------------
def test_ships_on_days_30_37_44() -> None:
    """CN-CRUR-08  Days with arrivals until day 50: 30, 37, 44; none after Marjura begins to move.  barbarian_reinforcements =
    true"""
    world = board("trakorians 9 1105 100", sides="crurers", map=FLAT, barbarian_reinforcements=True)
    days = []
    for day in range(51):
        world.day = day
        days += [day] if undead.ships_day(world) else []
    assert days == [30, 37, 44]
    world = board("trakorians 9 1105 100", sides="crurers", map=FLAT, marjura_day=37)
    world.day = 37
    assert not undead.ships_day(world)
    world.day = 30
    assert undead.ships_day(world)


def test_no_ships_without_the_switch() -> None:
    """CN-CRUR-08  barbarian_reinforcements = false: nobody comes; nor where nobody plays the Crurers."""
    world = board("trakorians 9 1105 100", sides="crurers", map=FLAT, barbarian_reinforcements=False, day=30)
    assert not undead.ships_day(world)
    assert not undead.ships_day(board("trakorians 9 1105 100", sides="ransards", map=FLAT, day=30))


def test_two_companies_of_living_men() -> None:
    """CN-CRUR-08  In a round rolled 1T6 at the bridgehead: two units of 100 men with combat value 2, morale 14, actions 6."""
    world = board("trakorians 9 1105 100", sides="crurers", map=FLAT, day=30, slot=1)
    due(world, ships=[3])
    assert not ashore(world) and [(e.kind, e.at) for e in world.events] == [("barbarians", clock(30, 3))]
    world.slot = 3
    due(world)
    here = [u for u in world.units.values() if u.side == "crurers"]
    head = queries.ground(world).bridgehead
    assert [(u.present, u.men[0].nation, u.men[0].elite, u.hex) for u in here] == [(100, "ransard", False, head)] * 2
    found = undead.armies.values("ransard", False)
    assert (found.combat2, found.morale, found.actions) == (4, 14, 6) and not world.events


def test_nobody_changes_units_in_a_battle() -> None:
    """CN-CRUR-07  Loose undead and groups that are in a battle gather when it is over."""
    world = board("crurers 1 0302 430 HOLD", "trakorians 2 0402 400e HOLD", map=FLAT, day=20)
    undead.add_loose(world, "0302", 120)
    meet(world, "trakorians 2", "crurers 1")
    due(world)
    assert men(world, "crurers.1") == 430 and loose(world) == [("0302", 120)]
    world.clashes.clear()
    due(world)
    assert men(world, "crurers.1") == 500


def test_who_dies_in_the_boats_wakes_on_the_coast() -> None:
    """CN-CRUR-07"""
    world = board("ransards 6 0301 180", map=field("........", "........", "~~~~~~~~", "~~~~~~~~"))
    undead.rise(world, Rising(world.tick, "0302", 40, "", "ransards"))
    assert [hex in queries.ground(world).coast_around("0302") for hex, _ in loose(world)] == [True]


# ---- among others -----------------------------------------------------------------------------------------------------
def test_friends_at_the_bridgehead_take_room_too() -> None:
    """CN-CRUR-09, CN-ARMY-04  Own and friendly men count together: beside 600 allied Ransards no group comes off the bridge."""
    world = board("crurers 1 0000 500", "ransards 1 0303 350", "ransards 2 0303 250", map=field(*ROWS, bridgehead="0303"),
                  bridge_day=1, ransard_shagul_alliance=True)
    world.units["crurers.1"].hex = ""
    run(undead.cross_bridge(world))
    assert world.units["crurers.1"].hex == ""
    world.units["ransards.2"].hex = "0101"
    run(undead.cross_bridge(world))
    assert world.units["crurers.1"].hex == "0303"


def test_risen_undead_among_units_that_do_not_fight_together() -> None:
    """CN-INT-07-X, CN-ARMY-05  Each of the two is attacked for itself."""
    world = board("ransards 6 0602 180", "ransards 7 0602 180", sides="crurers", map=WIDE, slot=2)
    undead.add_loose(world, "0602", 90)
    told = fight(world, tactics=lambda about: 5 + about[0], morale=1)
    assert told.dice and [c.attackers + c.defenders for c in world.clashes.values()] == [
        ["crurers.loose1", "ransards.6"], ["crurers.loose1", "ransards.7"],
    ]


# ---- Shagul's word -----------------------------------------------------------------------------------------------------
def until(day: int, conflux: str = "0409", **options: Any) -> Session:
    """`undead` from its set-up to the morning of a day, by acts of the seats, who order nothing; the bridge is complete on day
    1."""
    scenario = game.scenarios["undead"]
    scenario = msgspec.structs.replace(scenario, config=msgspec.structs.replace(scenario.config, conflux_hex=conflux))
    session = Session.new(game, scenario, game.read_options(options), seed=bytes(32))
    session.begin()
    while session.state.day < day:
        seat, asked = next((seat, asked) for seat in session.seats for asked in todo(session, seat) if asked.kind != "offer")
        assert session.answer(seat, game.default(session.view(seat), asked, ()), asked.id) is None
    return session


def words_of_shagul(session: Session, seat: str) -> list[tuple[int, str]]:
    items = session.streams[seat].items
    return [(item.at, item.where) for item in items if isinstance(item, reports.ConfluxNamed)]


def test_from_the_day_of_the_bridge_the_crurers_know_the_conflux() -> None:
    """CN-CRUR-14-X  Told once, in the morning of the day of the bridge, before orders are written; their view holds the hex."""
    assert words_of_shagul(until(0), "crurers") == [] and until(0).view("crurers").conflux == ""
    session = until(1)
    assert words_of_shagul(session, "crurers") == [(clock(1, 0), "0409")] and session.view("crurers").conflux == "0409"
    later = until(3)
    assert words_of_shagul(later, "crurers") == [(clock(1, 0), "0409")] and later.view("crurers").conflux == "0409"
    assert words_of_shagul(later, "trakorians") == [] and later.view("trakorians").conflux == ""


def test_nobody_tells_them_with_the_switch_off() -> None:
    """CN-CRUR-14-X  crurers_know_conflux = false"""
    session = until(3, crurers_know_conflux=False)
    assert words_of_shagul(session, "crurers") == [] and session.view("crurers").conflux == ""


def test_no_other_side_can_tell_what_they_were_told() -> None:
    """CN-CRUR-14-X, CN-KNOW-05  Twins that differ in the hex of the conflux, or in the switch: the Trakorians are told and
    shown the same bytes."""

    def told(session: Session, seat: str) -> bytes:
        shown = msgspec.structs.replace(session.view(seat), options=game.options())
        return msgspec.json.encode([session.streams[seat].items, shown])

    twins = [until(3), until(3, "0612"), until(3, crurers_know_conflux=False)]
    assert len({told(session, "trakorians") for session in twins}) == 1
    assert len({told(session, "crurers") for session in twins}) == 3


def test_older_records_read_the_switch_as_off() -> None:
    """CN-CRUR-14-X  crurers_know_conflux = false held before there was the switch."""
    session = until(0)
    options = {name: value for name, value in session.header.options.items() if name != "crurers_know_conflux"}
    older = msgspec.structs.replace(session.header, options=options, rules_version=2)
    assert Session(game, older, bytes(32)).options.crurers_know_conflux is False


def test_the_bridge_of_the_umpires_sheet() -> None:
    """CN-CRUR-14-X  Where the bridge is complete by the umpire's sheet of future events, they are told in that round."""
    world = board("crurers 1 0302 500", map=FLAT, day=20, slot=2, bridge_day=-1)
    world.conflux = "0402"
    due(world)
    assert not beliefs_of(world, "crurers").conflux
    world.config = msgspec.structs.replace(world.config, bridge_day=20)
    due(world)
    assert beliefs_of(world, "crurers").conflux == "0402"
