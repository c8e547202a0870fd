"""Random rounds of movement: nobody in two places, nobody at sea, no more points than there are, the same twice."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from montjoy.core.script import scripted
from montjoy.games.clusta.model import queries
from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import Instruction
from montjoy.games.clusta.rules.movement import parties, timeline
from montjoy.games.clusta.rules.movement.costs import column_of, prices
from tests.games.clusta.board import board
from tests.games.clusta.marching import Notes, next_round

COVE = island("cove")
ORDERS = ["GO_TO", "ADVANCE_TO", "HURRY_TO", "ATTACK", "MAKE_CAMP", "AMBUSH", "HOLD", "AWAIT", "GO_TO_NEAREST_CAMP", "SCOUT"]
SIDES = ["trakorians", "ransards", "stegosians", "crurers"]


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """A few units of all sides on the cove, with any orders and formations, one camp each for two sides."""
    lines = []
    for n in range(draw(st.integers(1, 7))):
        side, hex = draw(st.sampled_from(SIDES)), draw(st.sampled_from(COVE.land))
        lines.append(f"{side} {n + 1} {hex} {draw(st.sampled_from([30, 100, 180, 300, 500]))}")
    camps = [f"{side} camp {draw(st.sampled_from(COVE.land))}" for side in SIDES[:2]]
    world = board(*lines, *camps, map="cove", sides=" ".join(SIDES), night_actions="all", slot=draw(st.integers(1, 9)))
    held: dict[str, str] = {}
    for unit in world.units.values():
        unit.hex = unit.hex if held.setdefault(unit.hex, unit.side) == unit.side else ""
        goal = draw(st.sampled_from(COVE.land))
        route = tuple(draw(st.lists(st.sampled_from(COVE.land), max_size=2)))
        written: Any = draw(st.sampled_from(["", "", "march", "battle"]))
        unit.doing.do = Instruction(draw(st.sampled_from(ORDERS)), goal, route, written)  # type: ignore[arg-type]
        unit.marched = draw(st.integers(0, 3))
        unit.doing.ready = draw(st.booleans())
    for pair in draw(st.lists(st.sampled_from([f"{a}>{b}" for a in SIDES for b in SIDES if a != b]), max_size=6)):
        world.relations[pair] = draw(st.sampled_from(["hostile", "neutral", "friendly"]))  # type: ignore[assignment]
    return world


def played(world: World, rounds: int = 4) -> list[Notes]:
    """Some rounds, in which battles are broken off at once and everybody answers with his first option."""
    found = []
    for _ in range(rounds):
        notes = Notes()
        assert scripted(timeline.move(world, notes), answers=first).over
        found.append(notes)
        check(world, notes)
        world.clashes.clear()
        next_round(world)
    return found


def first(seat: str, ask: Any, options: Any) -> Any:
    """Everybody takes the first option of each question."""
    return options[0]


def check(world: World, notes: Notes) -> None:
    there = queries.ground(world)
    for unit in world.units.values():
        assert unit.hex == "" or not there.is_sea(unit.hex)
        assert unit.owed is None or there.adjacent(unit.hex, unit.owed.to)
        assert unit.owed is None or unit.owed.paid >= 0
        way = [hex for hex, _ in notes.at(unit.id)]
        assert all(there.adjacent(a, b) for a, b in pairwise(way))
        times = [when for _, when in notes.at(unit.id)]
        assert times == sorted(times) and all(0 <= when <= 1 for when in times)
    for clash in world.clashes.values():
        for id in (*clash.attackers, *clash.defenders):
            assert world.units[id].present > 0
        assert not any(id in clash.defenders for id in clash.attackers)
        assert all(world.units[id].hex == clash.from_ for id in clash.attackers)
        assert all(world.units[id].hex == clash.hex for id in clash.defenders)


@given(worlds())
@settings(max_examples=60, deadline=None)
def test_random_rounds(world: World) -> None:
    """CN-SEQ-04  Steps lead to neighbours, times grow, no battle has anybody twice, all of a battle stand where it is."""
    played(world)


@given(worlds())
@settings(max_examples=20, deadline=None)
def test_nobody_has_more_than_his_points(world: World) -> None:
    """CN-MOVE-04, CN-ARMY-07  What a unit enters in a round costs no more than its points and what it had paid before."""
    before = {unit.id: (unit.hex, unit.owed.paid if unit.owed else 0) for unit in world.units.values()}
    most = {party.units[0].id: parties.points(world, party) for party in parties.parties(world) if len(party.units) == 1}
    notes = Notes()
    scripted(timeline.move(world, notes), answers=first)
    for id, points in most.items():
        unit, (here, paid), total = world.units[id], before[id], 0
        for hex, _ in notes.at(id):
            costs = [prices(COVE, column_of(formation))[here].get(hex, 10**6) for formation in ("march", "battle")]  # type: ignore[arg-type]
            total, here = total + min(costs), hex
        assert total + (unit.owed.paid if unit.owed else 0) <= points + paid
