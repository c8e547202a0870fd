"""The day of the worked example from morning to evening, with its dice (CN-E-4, and CN-E-1 on the map).

Where the orders of the rules lead elsewhere than the story, the tests say so."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core import effects as fx
from montjoy.core.script import local_seat
from montjoy.games.clusta.battle.state import Ask
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.options import read_options
from montjoy.games.clusta.protocol.gathered import each
from montjoy.games.clusta.protocol.reports import BattleReport, SpyReport
from tests.games.clusta.authoring.test_scenarios import OURS
from tests.games.clusta.invariants import men_in_all

SPY = "stegosians.spy1"
USUAL = {
    "CN-MOR-01": 5, "CN-HERO-01": 6, "CN-INFO-01": 10, "CN-KNOW-06": 10, "CN-COUR-05": 100, "CN-ORD-06": 5, "CN-SPEC-05": 68,
    "CN-DICE-04": 2,
}  # fmt: skip


class Day:
    """A day of the scenario.  `at`: the men of some units and their hexes before each step; `told`: (seat, event)."""

    def __init__(self, tactics: dict[int, list[int]]) -> None:
        self.scenario = OURS["day_six"]
        options = read_options(self.scenario.options)
        self.world: World = game.setup(game.prepare(self.scenario, options), options)
        self.tactics, self.at, self.told, self.dice = tactics, {}, [], []
        self.in_all = men_in_all(self.world)
        self.played()

    def played(self) -> None:
        stack: list[tuple[Any, Any]] = [(game.play(self.world), None)]
        value: Any = None
        while stack:
            frame, seats = stack[-1]
            try:
                effect = frame.send(value)
            except StopIteration as stop:
                value = stop.value
                stack.pop()
                continue
            value = None
            match effect:
                case fx.Mark():
                    if self.world.day == 7:
                        return
                    self.marked(effect.label)
                case fx.Tell():
                    self.told += [(effect.to, event) for event in each([effect.event])]
                case fx.Within():
                    stack.append((effect.rule(effect.part), effect.seats))
                case fx.HandOff():
                    stack.append((effect.own(effect.case), seats))
                case fx.Roll():
                    value = self.rolled(effect)
                case fx.Together():
                    value = tuple([self.answered(part, seats) for part in effect.parts])
                case _:
                    value = self.answered(effect, seats)

    def marked(self, label: str) -> None:
        assert men_in_all(self.world) == self.in_all, label
        self.at[label] = {unit.id: (unit.hex, unit.present) for unit in self.world.units.values()}
        if label == "6.3":                                   # near the camp the spy leaves his unit
            spy = self.world.specialists[SPY]
            spy.hex, spy.with_, spy.route, spy.back = self.world.units["stegosians.1"].hex, "", ["0622"], "stegosians.1"

    def rolled(self, effect: fx.Roll) -> int:
        face = USUAL.get(effect.why, effect.die.faces[0])
        if effect.why == "CN-BATTLE-05":
            face = self.tactics[self.world.slot].pop(0)
        self.dice.append((self.world.slot, effect.why, effect.about, face, effect.to))
        return face

    def answered(self, effect: Any, seats: Any) -> Any:
        seat = local_seat(effect.seat, seats)
        if isinstance(effect, fx.Order):
            return effect.form()
        if not isinstance(effect.options, int):
            return effect.options[0] if effect.options else None
        done = not self.tactics.get(self.world.slot)         # the last field round the story tells
        if effect.ask == Ask.RETREAT and done:
            return int(seat == ("ransards" if self.world.slot == 2 else "stegosians"))
        return int(effect.ask == Ask.POINT and done and seat == "ransards" and self.world.slot == 3)

    def reports(self, seat: str, of: type) -> list[Any]:
        return [event for to, event in self.told if to == seat and isinstance(event, of)]


@pytest.fixture(scope="module")
def day() -> Day:
    return Day({2: [15, 10], 3: [1, 12, 5, 9]})


def test_the_patrol_strikes(day: Day) -> None:
    """CN-E-4, CN-E-1, CN-ORD-PATROL-b  In round 2 the Ransards run into the patrol: 162 men of 360 and 40 of 400; Grisban goes
    back in good order, nobody pursues, and the patrol is in its camp again."""
    assert [day.at["6.2"][f"ransards.{n}"][1] for n in (6, 7)] == [180, 180]
    assert [day.at["6.3"][f"ransards.{n}"][1] for n in (6, 7)] == [99, 99]
    assert day.at["6.3"]["trakorians.2"] == ("0409", 360)
    assert day.world.commanders["ransards.grisban"].leader_value == 4
    margins = [e.margin for _, e in day.told if type(e).__name__ == "MarginMade"]
    assert margins[:2] == [-3, 7]


def test_the_guard_slips_past(day: Day) -> None:
    """CN-E-4, CN-KNOW-03  Nobody detects the Stegosians on their way: before they fight no report names them."""
    tick = 6 * 48 + 8                                        # round 3
    early = [e for to, e in day.told if to in ("ransards", "trakorians") and getattr(e, "at", tick) < tick]
    assert early and not [e for e in early if getattr(e, "side", "") == "stegosians"]
    assert day.at["6.3"]["stegosians.1"] == ("0520", 300)


def test_the_spy_comes_back(day: Day) -> None:
    """CN-E-4, CN-SPEC-05  The hidden die shows 68, he survives and comes back with a full report of the camp: exact."""
    assert [(face, to) for _, why, _, face, to in day.dice if why == "CN-SPEC-05"] == [(68, ())]
    (found,) = day.reports("stegosians", SpyReport)
    assert (found.where, found.elite, found.standard, found.leaders) == ("0622", 100, 150 + 180, "4")
    assert day.world.specialists[SPY].with_ == "stegosians.1"


def test_the_second_battle_by_the_orders_of_the_rules(day: Day) -> None:
    """CN-E-4, CN-FORM-06  Grisban acts on his own and attacks his way home, so he is prepared and changes no formation: his first
    field round costs him half as much again, 30/12.5 (the story's 20/25 has both sides unprepared, test_examples.py)."""
    before, after = (sum(day.at[mark][f"ransards.{n}"][1] for n in (6, 7)) for mark in ("6.3", "6.4"))
    assert (before, day.at["6.4"]["stegosians.1"][0]) == (198, "0420") and after < before
    margins = [e.margin for _, e in day.told if type(e).__name__ == "MarginMade"]
    assert margins[2:] == [26, -3, 12, 0]
    assert [e.own_lost for e in day.reports("ransards", BattleReport)] == [162, before - after]


def test_the_evening(day: Day) -> None:
    """CN-E-4, CN-LOSS-02, CN-NIGHT-06  Toward evening the unhurt are back in their camps, 16 of 40 and two fifths of the others;
    the guard spends the night in the open, and it costs it nothing."""
    assert day.at["6.evening"]["trakorians.2"][1] == 360 and day.at["6.night1"]["trakorians.2"][1] == 376
    guard = day.world.units["stegosians.1"]
    camps = [camp.hex for camp in day.world.camps.values()]
    assert guard.hex not in camps and (guard.tired, guard.marched) == (0, 0)
    assert day.at["6.night1"]["stegosians.1"] == day.at["6.night3"]["stegosians.1"]
    back = [day.at["6.night1"][f"ransards.{n}"][1] - day.at["6.evening"][f"ransards.{n}"][1] for n in (6, 7)]
    assert all(men > 0 for men in back)
    wounded = sum(a.men for a in day.world.away if a.unit == "trakorians.2")
    assert wounded == 16 and day.world.dead["trakorians"] == 8
