"""A campaign of The Rudern War at a browser: its form by fields, marches with their price, and a seat that is besieged and taken,
all of it found by what stands on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.scenario import BattleScenario, GarrisonFile
from montjoy.games.rudern.protocol.campaign_questions import AdvanceAs
from montjoy.games.rudern.protocol.questions import BeginSiege, EndImpulse, MoveIn, Storm
from montjoy.table.tables.table import always
from montjoy.words.plain_text import without_marks
from tests.browser import axe, sight
from tests.browser.people import Person, until
from tests.browser.playing import open_for, told_of
from tests.browser.served import Served, Table
from tests.browser.ways import lang
from tests.suite.many import soak_only

OURS = ("midbridge", "strzegom")                             # of House Katzowic already, with Jaromir before the last seat


def late_in_the_war() -> BattleScenario:
    """War of two lords when one of them has nothing left but his seat, a foot in it, and himself in the open."""
    war = game.scenarios["war_of_two_lords"]
    provinces = tuple(msgspec.structs.replace(p, owner="KAT") if p.id in OURS else p for p in war.provinces)
    changed = {
        "jaromir": {"at": "strzegom", "units": {"foot": 5}},
        "svebod_head": {"at": "eastvale", "inside": False, "units": {}},
    }
    banners = tuple(msgspec.structs.replace(b, **changed.get(b.id, {})) for b in war.banners if b.id != "bozena")
    factions = [msgspec.structs.replace(f, treasury=10) for f in war.factions]
    return msgspec.structs.replace(war, id="late_in_the_war", factions=factions, provinces=provinces, banners=banners,
                                   garrisons=(GarrisonFile(at="svebod", faction="SVE", units={"foot": 1}),))


class Lord:
    """House Katzowic at a browser; the other lord does nothing, at once."""

    def __init__(self, me: Person, table: Table) -> None:
        self.me, self.table, self.w = me, table, table.room.words(lang())
        self.page = me.page

    def says(self, message: str, **gaps: Any) -> str:
        return self.w.text(message, **gaps)

    def at(self, place: str) -> Any:
        """The part of the form about a province."""
        return self.page.get_by_role("group", name=self.w.name(place), exact=True)

    def field(self, place: str, banner: str, kind: str, most: int) -> Any:
        name = self.says("form-leads" if kind else "form-carries", kind=self.says(f"kind-{kind}") if kind else "", most=most)
        there = self.at(place).get_by_role("group", name=self.w.name(banner), exact=True)
        return there.get_by_role("spinbutton", name=name, exact=True)

    def asked(self) -> int:
        """The number of what he is asked; whatever the other is asked meanwhile he leaves as it is."""

        def mine() -> int:
            while (q := open_for(self.table, ("SVE",))) is not None:
                answer = game.default(self.table.room.session.view("SVE"), q.asked, None)
                self.table.served.do(self.table.room.answer("SVE", q.asked.id, always(answer)))
            there = open_for(self.table, ("KAT",))
            return there.asked.id if there is not None and self.page.locator(f"#question{there.asked.id}").count() else 0

        return int(until(mine, self.me, why="House Katzowic is asked nothing"))

    def goes_on(self, press: Callable[[], None]) -> None:
        """Something is pressed, and the page shows what came of it."""
        self.asked()
        stamp = self.me.stamp
        press()
        until(lambda: self.me.stamp != stamp, self.me, why="the page shows nothing new")

    def sends(self) -> None:
        self.goes_on(lambda: self.page.get_by_role("button", name=self.says("page-order-send"), exact=True).click())

    def chooses(self, answer: Any) -> None:
        button = self.page.locator("#ask").get_by_role("button", name=self.w.option(answer))
        self.goes_on(lambda: button.first.click())


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=soak_only)])
def test_a_lord_arms_marches_and_takes_the_last_seat(person: Any, served: Served, monkeypatch: Any, phone: bool) -> None:
    """RW-CAM-RND-04, RW-CAM-ECO-01, RW-CAM-NOB-02, RW-CAM-NOB-09, RW-CAM-MOV-02, RW-SIEGE-06, RW-CAM-WIN-05  A place recruits, a
    general is hired, a chest is loaded, a march has its price, and the siege is stormed in the next round.  What was refused
    stays as it was typed, and what the treasury then holds is told before anything is sent."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([6]) * 32)
    options = {"first_round_tax": False}
    table = served.table("rudern", late_in_the_war(), people=("all",), options=options, pause=0.2)
    me = person(phone=phone).sits(table, "KAT")
    lord = Lord(me, table)
    lord.asked()
    assert axe.faults(me.page) == [] and sight.faults(me.page, phone) == []
    assert me.page.locator("#ask textarea").count() == 0 and "katzowic.foot" not in me.page.locator("#ask").inner_text()

    # the form: two chests that want more than there is are refused, and stay as they were typed
    chests = [lord.field(place, banner, "", 14) for place, banner in (("kiertz", "katzowic"), ("strzegom", "jaromir"))]
    for chest in chests:
        chest.fill("14")
    with me.expects("422"):
        me.page.get_by_role("button", name=lord.says("page-order-send"), exact=True).click()
        me.page.locator("#reply .bad").wait_for()
    assert "RW-CAM-NOB-09" in me.page.locator("#reply").inner_text()
    assert [chest.input_value() for chest in chests] == ["14", "14"]
    chests[0].fill("0")
    chests[1].fill("8")
    gives = lord.at("kiertz").get_by_role("combobox", name=lord.says("form-gives"), exact=True)
    gives.select_option(label=lord.says("form-recruits", pieces={"foot": 1}, price=1, tax=0))
    lord.at("midbridge").get_by_role("checkbox", name=lord.says("form-hires", price=3), exact=True).check()
    lord.field("kiertz", "katzowic", "foot", 5).fill("5")
    me.page.get_by_role("button", name=lord.says("page-order-check"), exact=True).click()
    me.page.locator("#reply .told-back.good").wait_for()
    told = without_marks(me.page.locator("#reply").inner_text())
    for line in (lord.says("plan-hires", place="midbridge"), lord.says("plan-treasury", amount=10 + 3 - 1 - 3 - 8)):
        assert without_marks(line) in told
    lord.sends()
    view = table.settled().session.view("KAT")
    assert (view.treasuries["KAT"], view.chests["jaromir"], view.land.banners["katzowic"].units["foot"]) == (1, 8, 5)
    assert view.land.banners["radko"].at == "midbridge"

    # the march, at its price; then whether the place can be besieged stands at it
    told_of(me, "svebod", without_marks(lord.says("place-needs", units=1, purse="chest"))[:12])
    lord.chooses(AdvanceAs("jaromir", "svebod", 1, 0, "jaromir", "", False))
    lord.asked()
    told_of(me, "svebod", without_marks(lord.says("place-may-besiege"))[:12])
    lord.chooses(BeginSiege("svebod", "jaromir"))
    lord.asked()
    line = me.page.locator("#side .hindrance")
    assert "RW-SIEGE-06" in line.inner_text()
    assert [fault for fault in axe.faults(me.page) if "partially obscured" not in fault] == []      # by the row below a long list
    lord.chooses(EndImpulse())

    # the next round: everything as it is, in one click, and the storm
    lord.asked()
    lord.sends()
    lord.chooses(Storm("svebod", "jaromir"))
    lord.asked()
    lord.chooses(MoveIn())
    outcome = table.settled().session.outcome
    assert outcome is not None and (outcome.winners, outcome.why, outcome.round) == (("KAT",), "captured", 2)
    won = without_marks(lord.w.outcome(outcome))
    until(lambda: won in without_marks(me.page.locator("#ask").inner_text()), me, why="nobody says who has won")
    me.well()
