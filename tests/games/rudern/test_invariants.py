"""What holds at every moment of every game, whatever the options: random games with aggressive players."""

from __future__ import annotations

import pytest

from montjoy.core.options import values
from montjoy.core.sample import playout
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import is_friend, is_hostile, is_place
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import questions
from tests.games.rudern.test_scenarios import Luck

GAMES = 40


def options_by_luck(luck: Luck) -> RudernOptions:
    chosen = {}
    for name in RudernOptions.__struct_fields__:
        known = values(RudernOptions, name) or ("default", "heavy")
        if luck.below(3) == 0:
            chosen[name] = known[luck.below(len(known))]
    return RudernOptions(**chosen)


def purses(world: World) -> None:
    """Every noble has a chest and every chest a noble; nothing is negative; what is known is true."""
    assert set(world.chests) == set(world.land.banners)
    both = world.treasuries | world.chests
    assert all(n >= 0 for n in both.values())
    for known in world.known.values():
        for purse, k in known.items():
            assert purse not in both or (k.least <= both[purse] and (k.most is None or both[purse] <= k.most))


def pieces(world: World) -> None:
    """Who is inside is in an own or allied place; besiegers stand outside; enemies do not stand side by side."""
    land = world.land
    for b in land.banners.values():
        assert all(b.units.values()) and 0 <= b.moves <= 2 and 0 <= b.shifts <= 2
        assert not b.inside or (is_place(land, b.at) and is_friend(land, b.faction, land.provinces[b.at].owner))
    for g in land.garrisons.values():
        owner = land.provinces[g.at].owner
        assert all(g.units.values()) and is_place(land, g.at) and (g.faction == owner or is_friend(land, g.faction, owner))
    for s in land.sieges.values():
        assert s.members and is_place(land, s.place)
        for b in (land.banners[m] for m in s.members):
            assert b.at == s.place and not b.inside and not is_friend(land, b.faction, land.provinces[s.place].owner)
    if land.options.retreat_none == "disband":
        out = [b for b in land.banners.values() if not b.inside]
        assert not any(a.at == b.at and is_hostile(land, a.faction, b.faction) for a in out for b in out)


def aggressive(view, asked, luck):
    """Fights where it can, so that every corner is reached."""
    fights = (questions.BeginSiege, questions.Relieve, questions.AttackArmy, questions.ComeOut)
    for kinds in ((questions.Storm, questions.AttackGarrison), fights, (questions.Sally,)):
        found = [x for x in asked.options if isinstance(x, kinds)]
        if found and luck.below(4):
            return found[luck.below(len(found))]
    besieging = {b for siege in view.land.sieges.values() for b in siege.members}
    left = [x for x in asked.options if getattr(x, "banner", "") not in besieging]
    return (left or asked.options)[luck.below(len(left or asked.options))]


@pytest.mark.parametrize("seed", range(GAMES))
def test_always(seed):
    """RW-GEN-13, RW-SIEGE-09, RW-RETR-05  At every act, and at the end."""
    luck = Luck(seed)
    scenario = list(game.scenarios.values())[seed % len(game.scenarios)]
    world = game.setup(scenario, options_by_luck(luck))

    def player(view, asked, luck):
        if isinstance(asked.ask, questions.Act):
            purses(world)
            pieces(world)
        for option in asked.options:
            assert isinstance(option, int) or game.forecast(view, asked, option) is not False
            game.label(view, asked, option)
        assert game.default(view, asked, ()) in asked.options
        return aggressive(view, asked, luck)

    outcome = playout(game, world, dict.fromkeys(game.seats(scenario), player), luck)
    purses(world)
    pieces(world)
    assert outcome.why in game.endings
