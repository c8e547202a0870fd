"""Stand-ins for fights."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from montjoy.games.drakborgen.model.state import AtExit, Dead
from montjoy.games.drakborgen.rules import encounters


class Duels:
    """Fights that only write down who fought.  `slain`: monsters that die; `deadly`: the hero dies; `escapes`: he flees."""

    def __init__(self):
        self.fought, self.slain, self.deadly, self.escapes = [], [], False, False

    async def fight(self, world, heroes, monsters, *, ambush):
        self.fought.append(([h.id for h in heroes], [m.id for m in monsters], ambush))
        if self.deadly:
            for hero in heroes:
                hero.situation, hero.place = Dead("fight", 1, hero.place), ""
        escaped = [h.id for h in heroes] if self.escapes else []
        for seat in escaped:
            world.castle.heroes[seat].situation = AtExit("north")
        return SimpleNamespace(slain=[m.id for m in monsters if m.id in self.slain], fled=[], escaped=escaped)


@pytest.fixture
def duels(monkeypatch):
    found = Duels()
    monkeypatch.setattr(encounters, "fights", found)
    return found
