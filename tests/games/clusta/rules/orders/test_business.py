"""The business of a morning: units, commanders, specialists, other sides."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.games.clusta.model import armies, sides
from montjoy.games.clusta.model.pieces import Works
from montjoy.games.clusta.model.state import Away, Captive, Clash, Dispatch, World
from montjoy.games.clusta.protocol.events import Undelivered
from montjoy.games.clusta.protocol.forms import Assign, Attach, Send, Split
from montjoy.games.clusta.protocol.questions import Do
from montjoy.games.clusta.protocol.reports import BattleReport, Divined, Joined
from montjoy.games.clusta.rules.campaign.undead import gather
from montjoy.games.clusta.rules.engagements import casualties
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.rules.movement import timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch
from montjoy.games.clusta.rules.orders import business, reorganisation, sheets
from montjoy.games.clusta.seen import belief_cache
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, field, run, ship, unit
from tests.games.clusta.ordering import FLAT, arrives, begins, doing, messages, told


def staff(**more: object) -> World:
    """Trugdan in 0202 with 1 and 2 (leads 1); Grisban in 0404 with 6 and 7 (leads 6); 5 alone in 0705."""
    return board(
        "ransards trugdan 0202 leads 1", "ransards 1 0202 100e+150", "ransards 2 0202 180", "ransards grisban 0404 leads 6",
        "ransards 6 0404 180", "ransards 7 0404 180", "ransards 5 0705 180", "ransards spy trugdan", "ransards interrogator 1",
        "ransards hippogriff trugdan", "trakorians kaelve 0005 leads 2", "trakorians 2 0005 400e", sides="stegosians",
        map=field(*FLAT), day=6, slot=0, **more,
    )


def why(world: World, text: str, side: str = "ransards") -> list[str]:
    """Carried out at once: what could not be done."""
    return [event.reason for event in told(world, side, text).told(Undelivered)]


# ---- splitting -------------------------------------------------------------------------------------------------------
def test_a_unit_is_split() -> None:
    """CN-ARMY-06-X  180 into 30 and 150: a platoon and a company; both are where they were, tired as they were, under the same
    orders."""
    world = staff()
    two = world.units["ransards.2"]
    two.tired, two.marched, two.rest = 2, 1, 5
    arrives(world, "ransards", "to trugdan:\n from now: hold")
    assert why(world, "split unit 2: 30 standard as unit 8") == []
    eight = world.units["ransards.8"]
    assert [armies.size_class(u.present) for u in (eight, two)] == [1, 2]
    assert (eight.hex, eight.tired, eight.marched, eight.rest, eight.sheet) == ("0202", 2, 1, 5, two.sheet)
    eight.doing.rounds = 9
    assert two.doing.rounds == 0


def test_a_unit_is_split_by_kinds() -> None:
    """CN-ARMY-06-X  All its elite leave: two units of one kind; its commander leads both."""
    world = staff()
    assert why(world, "split unit 1: 100 elite") == []
    new = world.units["ransards.8"]
    assert [(t.elite, t.men) for t in new.men] == [(True, 100)]
    assert [(t.elite, t.men) for t in world.units["ransards.1"].men] == [(False, 150)]
    assert world.commanders["ransards.trugdan"].leads == ["ransards.1", "ransards.8"] and new.present == 100


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("split unit 2: 5 standard", "ten-at-least"), ("split unit 2: 171 standard", "ten-at-least"),
        ("split unit 2: 10 elite", "not-so-many-men"), ("split unit 2: 181 standard", "not-so-many-men"),
    ],
)
def test_parts_of_ten_men_at_least(text: str, reason: str) -> None:
    """CN-ARMY-06-X  Into 5 and 175: refused, also when it is carried out."""
    world = staff()
    assert why(world, text) == [reason] and world.units["ransards.2"].present == 180


def test_where_units_cannot_be_reorganised() -> None:
    """CN-ARMY-06-X  Not without camp and commander, not in a battle, not by nobody, not with reorganisation = false."""
    world = staff()
    assert reorganisation.split(world, "ransards", Split("5", 0, 30)) == "neither-camp-nor-commander"
    assert reorganisation.split(world, "ransards", Split("9", 0, 30)) == "nobody-of-that-name"
    world.clashes["x"] = Clash("x", ["ransards.2"], ["trakorians.2"], "0202", "0203", "contact")
    assert why(world, "split unit 2: 30 standard\nmerge unit 1 with unit 2") == ["in-battle", "in-battle"]
    off = staff(reorganisation=False)
    assert why(off, "split unit 2: 30 standard\nmerge unit 1 with unit 2") == ["no-reorganisation"] * 2


def test_new_numbers_are_never_used_twice() -> None:
    """CN-ARMY-06-X  A number that is taken is not; the next is above all there ever were."""
    world = staff()
    assert [reorganisation.next_number(world, "ransards", wanted) for wanted in (0, 7, 20, 0)] == [8, 9, 20, 10]
    unit(world, "ransards", 99, "0202", "100")
    assert why(world, "split unit 2: 30 standard") == ["too-many-units"]


# ---- merging ---------------------------------------------------------------------------------------------------------
def test_units_merge() -> None:
    """CN-ARMY-06-X  Men, tiredness, wounded, captives and specialists of the second go to the first; nobody is lost."""
    world = staff()
    one, two = world.units["ransards.1"], world.units["ransards.2"]
    two.tired, two.marched, two.rest, two.lost_today, two.men[0].wavering = 2, 1, 3, 7, True
    world.away = [Away(two.id, "ransard", False, 9, "ransards.camp1", 900), Away("ransards.6", "ransard", False, 1, "", 1)]
    world.captives["c"] = Captive("c", two.id, "trakorians", "courier", Dispatch("report", "x", 0, "0202"), 0)
    world.works = [Works("camp", "ransards", "0202", "", [one.id, two.id])]
    world.specialists["ransards.spy1"].with_ = two.id
    assert why(world, "merge unit 1 with unit 2") == []
    assert [(t.elite, t.men, t.wavering) for t in one.men] == [(True, 100, False), (False, 330, True)]
    assert (one.tired, one.marched, one.rest, one.lost_today) == (2, 1, 3, 7) and (two.present, two.hex) == (0, "")
    assert [a.unit for a in world.away] == [one.id, "ransards.6"] and world.captives["c"].by == one.id
    assert world.works[0].units == [one.id] and world.specialists["ransards.spy1"].with_ == one.id


def test_what_does_not_merge() -> None:
    """CN-ARMY-06-X  Over 500 men, two nations, two hexes, a unit with itself."""
    world = staff()
    unit(world, "ransards", 3, "0202", "251")
    assert why(world, "merge unit 1 with unit 3\nmerge unit 1 with unit 1\nmerge unit 1 with unit 9") == [
        "more-than-500-men", "nobody-of-that-name", "nobody-of-that-name",
    ]
    world.units["ransards.2"].men[0].nation = "trakorian"
    assert why(world, "merge unit 1 with unit 2") == ["not-of-one-nation"]
    world.units["ransards.2"].hex = "0203"
    world.units["ransards.2"].men[0].nation = "ransard"
    assert why(world, "merge unit 1 with unit 2") == ["not-in-one-hex"]


def test_groups_of_the_dead() -> None:
    """CN-CRUR-04  A group is never split nor merged, the living may be; 120 loose dead join a group of 430: 500, and 50 stay
    loose."""
    world = board("crurers general1 0202 leads 1 2", "crurers 1 0202 430", "crurers 2 0202 300", "crurers 20 0202 100",
                  "ransards 6 0505 180", map=field(*FLAT, bridgehead="0202"), day=20, slot=0)
    world.units["crurers.20"].men[0].nation = "ransard"
    assert why(world, "split unit 1: 200 standard\nmerge unit 1 with unit 2", "crurers") == [
        "groups-are-never-split", "groups-are-never-merged",
    ]
    assert why(world, "split unit 20: 30 standard", "crurers") == []
    world.units["crurers.2"].hex = "0303"
    unit(world, "crurers", 31, "0202", "120", loose=True)
    gather(world)
    assert world.units["crurers.1"].present == 500 and sum(u.present for u in world.units.values() if u.loose and u.hex) == 50


# ---- elsewhere: with the sheet ---------------------------------------------------------------------------------------
def test_business_far_away_waits_for_the_sheet() -> None:
    """CN-ARMY-06-X, CN-SEQ-02  Elsewhere it is done when the order sheet arrives, once, and where its people are."""
    world = staff()
    assert why(world, "to grisban:\n from now: hold\nto 5:\n from now: go to nearest camp\nsplit unit 6: 30 standard") == []
    assert "ransards.8" not in world.units and "ransards:1" in world.business
    carried = {c.to: c.carries.sheet for c in world.couriers.values()}
    for to, units_ in (("ransards.5", 0), ("ransards.grisban", 1), ("ransards.grisban", 1)):
        sheet = carried[to]
        assert sheet is not None
        run(sheets.deliver(world, "ransards", sheet))
        assert len([u for u in world.units.values() if u.present == 30]) == units_
    assert world.units["ransards.8"].hex == "0404" and "ransards:1" not in world.business


def test_business_whose_sheets_are_lost_is_forgotten() -> None:
    """CN-SEQ-02  When none of the form's couriers rides any more, what waited for them is gone."""
    world = staff()
    told(world, "ransards", "to grisban:\n from now: hold\nsplit unit 6: 30 standard")
    business.forget(world)
    assert "ransards:1" in world.business
    world.couriers.clear()
    business.forget(world)
    assert "ransards:1" not in world.business


# ---- commanders ------------------------------------------------------------------------------------------------------
def test_units_join_and_leave_commanders() -> None:
    """CN-CMD-03  In the same hex, freely; a unit has one commander, and does as he does."""
    world = staff()
    arrives(world, "ransards", "to trugdan:\n from now: go to 0504")
    world.units["ransards.2"].sheet = ""
    assert why(world, "attach unit 2 to trugdan") == []
    assert world.commanders["ransards.trugdan"].leads == ["ransards.1", "ransards.2"]
    begins(world, 6, 1)
    assert doing(world, "ransards.2") == "GO_TO 0504"
    assert why(world, "detach unit 2 from trugdan") == [] and world.commanders["ransards.trugdan"].leads == ["ransards.1"]


def test_who_cannot_join() -> None:
    """CN-CMD-03  Not another hex, nobody dead, nobody unknown."""
    world = staff()
    world.units["ransards.2"].hex = "0203"
    assert business.attach(world, "ransards", Attach("2", "trugdan")) == "not-in-one-hex"
    assert business.attach(world, "ransards", Attach("2", "nobody")) == "nobody-of-that-name"
    world.commanders["ransards.trugdan"].fate = "dead"
    assert business.attach(world, "ransards", Attach("1", "trugdan")) == "nobody-of-that-name"
    world.commanders["ransards.grisban"].hex = "0202"
    world.units["ransards.1"].hex = "0202"
    assert business.attach(world, "ransards", Attach("1", "grisban")) == ""
    assert world.commanders["ransards.trugdan"].leads == []
    assert world.commanders["ransards.grisban"].leads == ["ransards.6", "ransards.1"]


# ---- specialists -----------------------------------------------------------------------------------------------------
def test_specialists_change() -> None:
    """CN-SPEC-07  To a unit, camp or commander in the same hex."""
    world = staff()
    assert why(world, "assign interrogator1 to trugdan") == []
    assert world.specialists["ransards.interrogator1"].with_ == "ransards.trugdan"
    run(logbook.open_books(world))
    text = "assign spy1 to unit 6\nassign interrogator1 to nobody\nassign spy7 to unit 1"
    assert why(world, text) == ["not-in-one-hex"] * 2
    assert business.assign(world, "ransards", Assign("spy7", "1")) == "nobody-of-that-name"
    assert not business.can_host(world, "trakorians", "ransards.1")
    assert not business.can_host(world, "ransards", "trakorians.kaelve")


def test_an_interrogator_goes_to_others_as_a_courier_does() -> None:
    """CN-SPEC-07  Never sent off alone, he changes place as couriers do: he rides to whom he is assigned, wherever those are when
    he comes, and word of it is sent home.  Not from aboard."""
    world = staff()
    run(logbook.open_books(world))
    assert why(world, "assign interrogator1 to grisban") == []
    who = world.specialists["ransards.interrogator1"]
    assert (who.with_, who.hex, who.back, who.goal) == ("", "0202", "ransards.grisban", "0404")
    world.commanders["ransards.grisban"].hex = "0504"
    world.day, world.slot = 6, 1
    run(timeline.move(world, CampaignWatch()))
    assert (who.with_, who.hex, who.goal) == ("ransards.grisban", "", "")
    assert messages(world, Joined) == [Joined(world.tick, "0504", who.id, "ransards.grisban")]
    run(logbook.arrive(world, "ransards", world.drafts[0].carries))
    known = belief_cache.beliefs_of(world, "ransards").specialists[who.id]
    assert (known.with_, known.hex, known.away) == ("ransards.grisban", "0504", False)
    who.with_ = "ransards.1"
    world.units["ransards.1"].hex, world.units["ransards.1"].ship = "", ship(world, "ransards", "0002").id
    world.config = msgspec.structs.replace(world.config, own_map=field("~" * 8, *FLAT[1:]))
    world.ships["ransards.ship1"].hex = "0200"
    assert business.assign(world, "ransards", Assign("interrogator1", "grisban")) == "not-in-one-hex"


def test_he_may_be_caught_on_his_way_and_tells_nothing_of_the_stars() -> None:
    """CN-SPEC-07, CN-COUR-05  With the same risk, also where he sets out beside an enemy; then he is out of the game.  What the
    astrologers have found he does not know."""
    world = staff()
    run(logbook.open_books(world))
    run(logbook.write_down(world, "ransards", Divined(0, "0202", "ransards.1", False, (1,))))
    world.units["trakorians.2"].hex, world.commanders["trakorians.kaelve"].hex = "0103", "0103"
    who = world.specialists["ransards.interrogator1"]
    assert why(world, "assign interrogator1 to grisban") == []
    world.slot = 1
    run(timeline.move(world, CampaignWatch()), dice=[15])
    captive = world.captives[who.id]
    assert who.gone and captive.kind == "specialist" and captive.carries.reports == ()


def test_he_rides_to_where_they_were_and_then_home() -> None:
    """CN-SPEC-07, CN-KNOW-04  That those to whom he goes are no more, nobody is told by his coming back at once."""
    world = staff()
    run(logbook.open_books(world))
    world.commanders["ransards.grisban"].fate, world.commanders["ransards.grisban"].hex = "dead", ""
    assert why(world, "assign interrogator1 to grisban") == []
    who, world.slot, been = world.specialists["ransards.interrogator1"], 1, []
    world.commanders["ransards.trugdan"].hex = "0002"

    class Seen(CampaignWatch):
        async def pass_alone(self, world, who, before, moment):
            been.append(who.hex)
            await super().pass_alone(world, who, before, moment)

    run(timeline.move(world, Seen()))
    assert "0404" in been and been[-1] == "0002" and who.with_ == "ransards.trugdan"


def test_a_commander_who_sets_out_beside_an_enemy_may_be_caught_there() -> None:
    """CN-CMD-03, CN-COUR-05  Alone he is rolled for where he starts, once for that passage, like a courier; who stays is not."""
    for order, dice, fate in (("GO_TO:0705", [15], "captured"), ("GO_TO:0705", [16], ""), ("HOLD", [], "")):
        world = board("ransards trugdan 0001", f"ransards grisban 0303 {order}", "trakorians 2 0203 300", map=field(*FLAT))
        run(timeline.move(world, CampaignWatch()), dice=dice)
        assert world.commanders["ransards.grisban"].fate == fate


def test_specialists_are_sent_off() -> None:
    """CN-SPEC-07  A spy sets out along his route; an interrogator never goes alone."""
    world = staff()
    assert why(world, "send spy1 via 0303 0404 back to grisban\nsend interrogator1 via 0303") == ["never-alone"]
    spy = world.specialists["ransards.spy1"]
    assert (spy.with_, spy.hex, spy.route, spy.back) == ("", "0202", ["0303", "0404"], "ransards.grisban")
    assert business.set_out(world, "ransards", Send("spy7", ("0303",))) == "nobody-of-that-name"


def test_a_specialist_is_lost_with_his_unit() -> None:
    """CN-SPEC-07  The unit with the interrogator is annihilated: he is removed; the others are not."""
    world = staff()
    casualties.lose_specialists(world, "ransards.1")
    assert world.specialists["ransards.interrogator1"].gone and not world.specialists["ransards.spy1"].gone
    assert business.own_specialist(world, "ransards", "interrogator1") is None


def test_who_can_carry_a_sheet() -> None:
    """CN-COUR-14  A spy beside the overall commander, one sheet each; not a hippogriff, not one far away."""
    world = staff()
    text = "to grisban:\n from now: hold\nhippogriff1 carries to grisban\nspy1 carries to grisban\nspy1 carries to 5"
    assert why(world, text) == ["not-a-spy-here"]
    assert [(c.to, c.spy) for c in world.couriers.values()] == [("ransards.grisban", "ransards.spy1")]


# ---- other sides -----------------------------------------------------------------------------------------------------
def test_attitudes_change_at_once_and_one_sided() -> None:
    """CN-LOY-02  The Trakorians are hostile to the Stegosians from now; the Stegosians do not attack first, and are not told."""
    world = staff()
    done = told(world, "trakorians", "attitude stegosians hostile")
    assert sides.hostile(world, "trakorians", "stegosians") and not sides.hostile(world, "stegosians", "trakorians")
    assert not done.events
    assert why(world, "attitude vikings hostile\nattitude ransards hostile") == ["no-such-side"] * 2


def test_letters_go_by_courier() -> None:
    """CN-LOY-02  From overall commander to overall commander; who has nowhere to write from cannot."""
    world = staff()
    assert why(world, 'letter trakorians: "peace"\nletter felikers: "peace"') == ["no-such-side"]
    (courier,) = world.couriers.values()
    assert (courier.to, courier.hex) == ("trakorians", "0202") and courier.carries.letter is not None
    assert courier.carries.letter.text == "peace"
    world.commanders["ransards.trugdan"].hex = ""
    assert why(world, 'letter trakorians: "peace"') == ["nobody-to-write"]


def test_the_betrayal() -> None:
    """CN-CRUR-10  With ransard_shagul_alliance friends, until the Crurers' player declares it: hostile from then; the
    Ransards' own view of it is unchanged, and they are told nothing."""
    world = board("crurers general1 0404", "ransards trugdan 0101", map=field(*FLAT), day=40, slot=0,
                  ransard_shagul_alliance=True)
    assert sides.friendly(world, "crurers", "ransards")
    done = told(world, "crurers", "attitude ransards hostile")
    assert sides.at_odds(world, "crurers", "ransards") and sides.hostile(world, "crurers", "ransards")
    assert sides.attitude(world, "ransards", "crurers") == "friendly" and world.allied and not done.events


def test_a_deed_is_the_umpires() -> None:
    """CN-HP-05  Beside the overall commander he is asked at once."""
    world = staff()
    done = told(world, "ransards", 'deed trugdan: "swim"', answers=[Do("grant")])
    assert world.commanders["ransards.trugdan"].hero_points == 3 and done.answered


def test_choices_of_the_set_up_come_too_late() -> None:
    """CN-GEN-14-X  And how often one is asked may change any time."""
    world = staff()
    assert why(world, "overall grisban\nask mornings") == ["too-late"]
    assert world.ask["ransards"] == "mornings"


# ---- in a game that is played ------------------------------------------------------------------------------------------
def allies(**writes: str) -> Table:
    """Shagul's dead and the Ransards' detached force side by side, in an alliance."""
    return Table(
        "ransards trugdan 0902", "ransards 6 0902 180", "ransards grisban 0502 leads 7", "ransards 7 0502 180",
        "crurers general1 0402 leads 1", "crurers 1 0402 500", "trakorians kaelve 0003", ransard_shagul_alliance=True,
        bridge_day=0, dice={"tactics": {0: 9, 1: 15}}, days=3,
        writes={("crurers", int(day[1:])): text for day, text in writes.items()},
    )  # fmt: skip


def test_the_betrayal_in_a_game():
    """CN-CRUR-10  Allies let each other go through; the Crurers' player declares the betrayal in an order phase, and his next
    attack is a battle. Nobody tells the Ransards: they hear of it by the courier of those who were attacked."""
    friends = allies(d0="to general1:\n from now: attack 0502").until(1)
    assert not friends.told("crurers", BattleReport) and friends.at("crurers", "crurers.1") == "0502"
    table = allies(d1="attitude ransards hostile\nto general1:\n from now: attack 0502").until(1, 1)
    before = len(table.session.streams["ransards"].items)
    table.until(2)
    assert [(report.side, report.how) for report in table.told("ransards", BattleReport)] == [("crurers", "lost")]
    assert [(report.side, report.how) for report in table.told("crurers", BattleReport)] == [("ransards", "won")]
    assert before == len(allies().until(1, 1).session.streams["ransards"].items)


def test_a_betrayal_that_is_only_declared_is_told_to_nobody():
    """CN-CRUR-10, CN-LOY-02  To the last byte the Ransards are told the same while nobody attacks them."""
    told = [allies(**writes).until(3).session.streams["ransards"].items for writes in ({"d1": "attitude ransards hostile"}, {})]
    assert told[0] == told[1]
