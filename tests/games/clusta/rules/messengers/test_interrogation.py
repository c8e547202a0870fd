"""Captives are questioned: CN-COUR-08 to -11, and the fumble of CN-DICE-05."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.battle.state import How
from montjoy.games.clusta.model.engagements import Party
from montjoy.games.clusta.model.state import Captive, Dispatch
from montjoy.games.clusta.protocol.forms import Instruction, Line, Sheet
from montjoy.games.clusta.protocol.gathered import each
from montjoy.games.clusta.protocol.reports import Divined, Letter, NoOrders, SecretReport
from montjoy.games.clusta.rules.engagements import aftermath, casualties
from montjoy.games.clusta.rules.messengers import couriers, dispatches, interception, interrogation
from tests.games.clusta.board import board, field, run
from tests.games.clusta.clashing import meet

PLAIN = field(*["." * 12] * 6)
ORDER = Sheet("ransards.camp1", (Line(Instruction("ATTACK", "0303"), day=6, units=(6, 7)),), day=5)
WORDS = Dispatch("orders", "ransards.grisban", 3, "0909", sheet=ORDER, overall="0808")


def held(captor="trakorians", *lines, men="400e", carries=WORDS, kind="courier", **more):
    """A captive of unit 2 in 0202; its overall commander is far off."""
    other = "trakorians" if captor == "ransards" else "ransards"
    world = board(f"{captor} 2 0202 {men}", f"{captor} boss 1105", f"{other} 9 0905 100", *lines,
                  **({"map": PLAIN, "slot": 2} | more))
    world.captives["x.c1"] = Captive("x.c1", f"{captor}.2", other, kind, carries, world.tick)
    return world


def secrets(world):
    return [r for c in world.couriers.values() for r in c.carries.reports if isinstance(r, SecretReport)]


# ---- the roll --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("captor", "men", "skill"), [
    ("trakorians", "400e", 8), ("trakorians", "200", 8), ("ransards", "180", 12), ("stegosians", "150e+150", 10),
])
def test_the_soldiers_skill(captor, men, skill):
    """CN-COUR-08  Trakorian soldiers succeed on 8 or less, Ransards on 12, Stegosians on 10; elite like standard."""
    for die, success in ((skill, True), (skill + 1, False), (1, True)):
        world = held(captor, men=men)
        out = run(interrogation.question_captives(world), [die])
        assert len(secrets(world)) == success and out.events == [] and out.rolls[0][0] == "CN-COUR-08"


def test_an_interrogator_in_the_hex():
    """CN-COUR-08  The Trakorian interrogator (20) always succeeds; he must be in the hex, alive, and of the same side."""
    for die in (1, 19):
        world = held("trakorians", "trakorians interrogator 2")
        run(interrogation.question_captives(world), [die])
        assert len(secrets(world)) == 1
    for change in ("gone", "elsewhere", "other"):
        world = held("trakorians", "trakorians interrogator 2", "trakorians 3 0404 100")
        expert = world.specialists["trakorians.interrogator1"]
        if change == "gone":
            expert.gone = True
        elif change == "elsewhere":
            expert.with_ = "trakorians.3"
        else:
            expert.side = "stegosians"
        run(interrogation.question_captives(world), [15])
        assert secrets(world) == []


def test_he_is_with_another_in_that_hex():
    """CN-COUR-08  Available is who is in the same hex, with whomever he travels; the best of several asks."""
    world = held("trakorians", "trakorians x 0202 lv=2", "trakorians interrogator x", "trakorians interrogator 2 skill=5")
    run(interrogation.question_captives(world), [18])
    assert len(secrets(world)) == 1


def test_one_roll_a_round():
    """CN-COUR-08  First in the round of capture, then one each day round until success; none at night; then no more."""
    world = held()
    run(interrogation.question_captives(world), [9])
    for world.slot in (7, 8, 9, 0):
        assert run(interrogation.question_captives(world)).rolls == []
    world.slot = 3
    run(interrogation.question_captives(world), [17])
    run(interrogation.question_captives(world), [8])
    assert len(secrets(world)) == 1 and world.captives == {}
    assert run(interrogation.question_captives(world)).rolls == []


def test_a_sheet_may_forbid_it():
    """CN-COUR-08  The player may forbid rolls; the captive is held."""
    world = held()
    world.units["trakorians.2"].doing.do = Instruction("HOLD", patient=True)
    assert run(interrogation.question_captives(world)).rolls == [] and len(world.captives) == 1
    world.units["trakorians.2"].doing.do = Instruction("HOLD")
    assert len(run(interrogation.question_captives(world), [9]).rolls) == 1


def test_two_captives_two_rolls():
    """CN-COUR-08  One for each captive."""
    world = held()
    world.captives["x.c2"] = Captive("x.c2", "trakorians.2", "ransards", "courier", WORDS, 0)
    out = run(interrogation.question_captives(world), [9, 8])
    assert [about for _, about, _ in out.rolls] == [("trakorians.2", "x.c1"), ("trakorians.2", "x.c2")]
    assert list(world.captives) == ["x.c1"] and len(secrets(world)) == 1


@pytest.mark.parametrize("gone", ["men", "hex", "unit"])
def test_his_captors_are_no_more(gone):
    """CN-COUR-08  Nobody asks where the unit is destroyed or off the map; the captive is lost."""
    world = held()
    unit = world.units["trakorians.2"]
    if gone == "men":
        unit.men[0].men = 0
    elif gone == "hex":
        unit.hex = ""
    else:
        del world.units["trakorians.2"]
    assert run(interrogation.question_captives(world)).rolls == [] and world.captives == {}


# ---- death -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("die", "dead"), [(17, False), (18, True), (19, True), (9, False)])
def test_a_margin_of_ten(die, dead):
    """CN-COUR-10  Skill 8: an 18 kills him; after a 17 he lives and is asked again."""
    world = held()
    run(interrogation.question_captives(world), [die])
    assert (world.captives == {}) is dead and secrets(world) == []


@pytest.mark.parametrize(("second", "dead"), [(17, False), (18, True)])
def test_a_fumble_kills(second, dead):
    """CN-COUR-10, CN-DICE-05  fumble_confirm = true: a 20 against 17 is a fumble if the second die exceeds the skill."""
    world = held("trakorians", "trakorians interrogator 2 skill=17", fumble_confirm=True)
    run(interrogation.question_captives(world), [20, second])
    assert (world.captives == {}) is dead


def test_every_twenty_is_a_fumble():
    """CN-COUR-10, CN-DICE-05  fumble_confirm = false: without a second die; never with a skill of 20, which always succeeds."""
    world = held("trakorians", "trakorians interrogator 2 skill=17", fumble_confirm=False)
    run(interrogation.question_captives(world), [20])
    assert world.captives == {} and secrets(world) == []
    world = held("trakorians", "trakorians interrogator 2", fumble_confirm=False)
    run(interrogation.question_captives(world), [20])
    assert world.captives == {} and len(secrets(world)) == 1


@pytest.mark.parametrize(("die", "learned"), [(13, False), (12, True), (1, True), (20, False)])
def test_ransards_kill_in_any_case(die, learned):
    """CN-COUR-11  A Ransard 13 against 12: no information, courier dead; on a success it is had, and he is dead too."""
    world = held("ransards", men="180")
    run(interrogation.question_captives(world), [die, *([1] if die == 20 else [])])
    assert world.captives == {} and len(secrets(world)) == learned


def test_their_interrogator_and_islanders():
    """CN-COUR-11  So with their interrogator (17), and with islanders in another's service."""
    world = held("ransards", "ransards interrogator 2", men="180")
    run(interrogation.question_captives(world), [18])
    assert world.captives == {} and secrets(world) == []
    world = held("crurers")
    world.units["crurers.2"].men[0].nation = "ransard"
    run(interrogation.question_captives(world), [13])
    assert world.captives == {} and secrets(world) == []


def test_others_let_him_live():
    """CN-COUR-11  Of Stegosians he lives through a failure."""
    world = held("stegosians", men="300")
    run(interrogation.question_captives(world), [13])
    assert len(world.captives) == 1


# ---- what is learned -------------------------------------------------------------------------------------------------
def test_what_is_learned():
    """CN-COUR-09  The sheet in full, and where his overall commander is; by courier, from the next round on, to the captor's
    player, who alone reads it."""
    world = held()
    out = run(interrogation.question_captives(world), [1])
    courier = world.couriers["trakorians.c1"]
    assert (courier.hex, courier.to, courier.leaves) == ("0202", "trakorians", dispatches.next_start(world)) and out.events == []
    secret = courier.carries.reports[0]
    assert (secret.hex, secret.by, secret.side, secret.overall, secret.where) == ("0202", "trakorians.2", "ransards", "0808", "")
    for word in ("camp1", "day 6", "6", "7", "0303"):
        assert word in secret.text


def test_known_at_once_where_the_overall_commander_is():
    """CN-COUR-09  In his own hex it is handed over at once, to him alone."""
    world = held()
    world.commanders["trakorians.boss"].hex = "0202"
    out = run(interrogation.question_captives(world), [1])
    told = [to for to, line in out.events for event in each([line]) if isinstance(event, SecretReport)]
    assert world.couriers == {} and told == ["trakorians"]


def test_a_report_keeps_its_figures():
    """CN-COUR-09  A report reads as it was written, several line by line; a letter by its words."""
    told = (NoOrders(7, "0505", "ransards.6", "HOLD"), Divined(8, "0506", "ransards.astrologer1", False, (2,)))
    world = held(carries=Dispatch("report", "ransards.6", 7, "0505", reports=told))
    run(interrogation.question_captives(world), [1])
    lines = secrets(world)[0].text.splitlines()
    assert lines == ["NoOrders: at 7, hex 0505, by ransards.6, chose HOLD",
                     "Divined: at 8, hex 0506, by ransards.astrologer1, here False, sectors (2,)"]
    world = held(carries=Dispatch("letter", "ransards", 7, "0505", letter=Letter(7, "", "ransards", "peace?")))
    run(interrogation.question_captives(world), [1])
    assert secrets(world)[0].text == "peace?"


def test_a_scout_tells_of_his_unit():
    """CN-COUR-09  A captured scout: the hex and order of his unit; not where the overall commander is."""
    sheet = Sheet("ransards.6", (Line(Instruction("SCOUT")),))
    world = held(kind="scout", carries=Dispatch("orders", "ransards.6", 3, "0505", sheet=sheet))
    run(interrogation.question_captives(world), [1])
    secret = secrets(world)[0]
    assert (secret.where, secret.overall) == ("0505", "") and "scout" in secret.text


def test_his_own_side_is_not_told():
    """CN-COUR-09  Nothing goes to the courier's side: no report, no line in its book."""
    world = held()
    run(interrogation.question_captives(world), [1])
    assert all(c.side == "trakorians" for c in world.couriers.values()) and world.books["ransards"].entries == []


def test_from_capture_to_questioning():
    """CN-COUR-07, CN-COUR-09  A courier caught on the road gives away the hex he was heading for."""
    world = board("trakorians 2 0202 200", "trakorians boss 1105", "ransards grisban 0000", "ransards 6 0402 180",
                  map=PLAIN, slot=2)
    dispatches.send(world, "ransards", [NoOrders(world.tick, "0402", "ransards.6")], by="ransards.6", hex="0402")
    run(dispatches.send_off(world))
    courier = world.couriers["ransards.c1"]
    run(couriers.enter_hex(world, courier, "0302", False), [15])
    run(interrogation.question_captives(world), [8])
    assert secrets(world)[0].overall == "0000" and secrets(world)[0].text.startswith("NoOrders: ")
    interception.lose_captives(world, "trakorians.2")
    assert world.captives == {}


# ---- the captor's fate -------------------------------------------------------------------------------------------------
def beaten(how):
    """Unit 2, which holds a captive and has an interrogator with it, has left a battle in this way."""
    world = held("trakorians", "trakorians interrogator 2", "ransards 6 0302 180")
    clash = meet(world, "trakorians 2", "ransards 6")
    unit = world.units["trakorians.2"]
    run(aftermath.carry_out_retreats(Party(world, clash, 0), [(unit, how)]))
    return world


@pytest.mark.parametrize("how", [How.ORDER, How.STAR, How.FOLLOWED])
def test_who_retreats_loses_his_captives(how):
    """CN-COUR-07  If the capturing unit retreats the captive is lost; specialists go along."""
    world = beaten(how)
    assert world.units["trakorians.2"].hex != "0202" and world.captives == {}
    assert not world.specialists["trakorians.interrogator1"].gone


def test_who_only_gives_way_keeps_them():
    """CN-COUR-07  Await's evasion is no retreat."""
    world = beaten(How.EVADED)
    assert world.units["trakorians.2"].hex != "0202" and len(world.captives) == 1


def test_who_is_destroyed_loses_all():
    """CN-COUR-07, CN-SPEC-07  Destroyed: the captive is lost, and the interrogator who was with the unit."""
    world = held("trakorians", "trakorians interrogator 2")
    unit = world.units["trakorians.2"]
    casualties.strike_from_map(world, unit)
    assert len(world.captives) == 1
    unit.men[0].men = 0
    casualties.strike_from_map(world, unit)
    assert world.captives == {} and world.specialists["trakorians.interrogator1"].gone
