"""Worlds before and after the opening, for tests.

    fresh("ransards stegosians", bridge_day=3)            nothing rolled yet; options and numbers of the config by name
    begun("ransards stegosians", [1, 1, 1, 1])            after the opening with these dice; nobody wishes anything
"""

from __future__ import annotations

from montjoy.games.clusta.model.scenario import ClustaScenario, Config, SideFile
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol.forms import Orders
from montjoy.games.clusta.rules.campaign import opening
from montjoy.games.clusta.rules.campaign.setup import set_up
from tests.games.clusta.board import run

FOUR = "trakorians ransards stegosians crurers"
NOTHING = Orders()


def fresh(names: str = FOUR, **more) -> World:
    """Nothing rolled yet.  Keywords: options, and numbers of the config."""
    config = {name: more.pop(name) for name in list(more) if name in Config.__struct_fields__}
    scenario = ClustaScenario(id="s", title="S", sides=[SideFile(id=side) for side in names.split()], config=Config(**config))
    return set_up(scenario, ClustaOptions(**more))


def begun(names: str = FOUR, dice=(), answers=None, **more) -> World:
    """After the opening, with these dice."""
    world = fresh(names, **more)
    forms = answers or {}
    done = run(opening.begin(world), dice, lambda seat, ask, form: forms.get(seat, NOTHING))
    assert done.over
    return world


def opened(world: World, dice=(), answers=None):
    """What happened in an opening."""
    forms = answers or {}
    return run(opening.begin(world), dice, lambda seat, ask, form: forms.get(seat, NOTHING))
