"""A watch that writes down what happens while pieces move, and a round of movement in one word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from montjoy.core.script import Scripted
from montjoy.games.clusta.model.pieces import Commander, Specialist, Unit
from montjoy.games.clusta.model.state import Courier, World
from montjoy.games.clusta.model.watch import Stop, Watch
from montjoy.games.clusta.protocol.questions import Do
from montjoy.games.clusta.rules.movement import timeline
from tests.games.clusta.board import run

FLAT = ("........",) * 6


class Notes(Watch):
    """All that a watch is told, in order: ("entered", unit, hex, moment) and so on; `stops`, the couriers that are written."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.stops: list[Stop] = []
        self.orders: dict[str, Callable[[World], None]] = {}
        self.traps: dict[str, Callable[[World], None]] = {}
        self.finds = False

    def at(self, who: str) -> list[tuple[str, Fraction]]:
        """Where somebody came, and when."""
        return [(line[2], line[3]) for line in self.told if line[0] == "entered" and line[1] == who]

    async def report_stop(self, world: World, stop: Stop) -> None:
        self.stops.append(stop)

    async def sight(self, world: World, side: str, hex: str, enemy: str, by: str) -> tuple[str, int]:
        return f"force of {enemy}", 100

    async def find_scouts(self, world: World, units: Sequence[Unit], scouts: Sequence[Unit], hex: str) -> bool:
        self.told.append(("found", units[0].id, scouts[0].id, hex))
        return self.finds

    async def enter_hex(
        self, world: World, units: Sequence[Unit], led: Sequence[Commander], before: str, hex: str, moment: Fraction
    ) -> None:
        for who in (*units, *led):
            self.told.append(("entered", who.id, hex, moment))
        if hex in self.traps:
            self.traps.pop(hex)(world)

    async def passes(self, world: World, courier: Courier, before: str, moment: Fraction) -> None:
        self.told.append(("entered", courier.id, courier.hex, moment))
        if courier.hex in self.traps:
            self.traps.pop(courier.hex)(world)

    async def deliver(self, world: World, courier: Courier, moment: Fraction) -> None:
        self.told.append(("delivered", courier.id, courier.hex, moment))
        if courier.id in self.orders:
            self.orders.pop(courier.id)(world)

    async def pass_alone(self, world: World, who: Specialist | Commander, before: str, moment: Fraction) -> None:
        self.told.append(("entered", who.id, who.hex, moment))

    async def come_home(self, world: World, who: Specialist, moment: Fraction) -> None:
        self.told.append(("home", who.id, who.hex, moment))
        who.hex, who.with_ = "", who.back


def moved(world: World, answers: Sequence[str] = (), notes: Notes | None = None) -> Notes:
    """A round of movement (R3), with the answers "attack", "pass", ... that sides give in it."""
    found = notes or Notes()
    done: Scripted = run(timeline.move(world, found), answers=[Do(word) for word in answers])
    assert done.over and len(done.answered) == len(answers)
    return found


def next_round(world: World) -> None:
    """The clock goes on."""
    world.day, world.slot = (world.day + 1, 1) if world.slot >= 9 else (world.day, world.slot + 1)
