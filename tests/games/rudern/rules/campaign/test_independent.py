"""Twenty positions of marches, reckoned by another hand (`independent.py`), compared with what the game offers and does."""

from __future__ import annotations

import pytest

from montjoy.core.effects import No
from montjoy.core.script import scripted
from montjoy.games.rudern.protocol.campaign_events import DiedOfWant, StepsBought
from montjoy.games.rudern.protocol.campaign_questions import Advance
from montjoy.games.rudern.rules.campaign.marching import advance, advance_options, bill
from tests.games.rudern.board import seen
from tests.games.rudern.rules.campaign.independent import Marcher, Position, Reckoned, reckon
from tests.games.rudern.rules.campaign.lands import begun

F, C, E = "foot", "cavalry", "elephant"
POSITIONS: dict[str, tuple[Position, list[int] | None, int]] = {
    "foot over a border of 1": (Position([Marcher({F: 3}, 5)], 1), [1], 0),
    "foot over 2": (Position([Marcher({F: 3}, 5)], 2), [1], 0),
    "foot over 3": (Position([Marcher({F: 3}, 5)], 3), [2], 0),
    "foot over 4 with a step left": (Position([Marcher({F: 3}, 5, 1)], 4), [2], 0),
    "cavalry over 4": (Position([Marcher({C: 2}, 5)], 4), [2], 0),
    "cavalry over 4 with a step left": (Position([Marcher({C: 2}, 5, 1)], 4), [1], 0),
    "cavalry with two steps over 2": (Position([Marcher({C: 2}, 0, 2)], 2), [0], 0),
    "mixed goes as foot": (Position([Marcher({C: 2, F: 1}, 5)], 3), [2], 0),
    "elephants and cavalry": (Position([Marcher({C: 1, E: 1}, 2)], 4), [2], 0),
    "a noble alone over 4": (Position([Marcher({}, 1)], 4), [1], 0),
    "a noble alone without a resource": (Position([Marcher({}, 0, 1)], 3), [1], 0),
    "three banners, one chest": (Position([Marcher({F: 2}, 4), Marcher({C: 2}), Marcher({})], 3), [2, 1, 1], 0),
    "three banners, chests short": (Position([Marcher({F: 2}, 1), Marcher({C: 2}, 1), Marcher({})], 3), [2, 1, 1], 2),
    "chests short and too few units": (Position([Marcher({F: 1}, 0)], 4), None, 0),
    "chests short, from home": (Position([Marcher({F: 5}, 1)], 4, home_here=True), None, 0),
    "chests short, forbidden": (Position([Marcher({F: 5}, 1)], 4, forbidden=True), None, 0),
    "home from the treasury": (Position([Marcher({F: 5}, 3)], 4, home_there=True, treasury=9), [2], 0),
    "home with a short treasury": (Position([Marcher({F: 5}, 1), Marcher({C: 1})], 4, home_there=True, treasury=2), [2, 2], 1),
    "at home with a short treasury": (Position([Marcher({F: 5}, 9)], 4, True, True, treasury=1), None, 0),
    "more than the limit": (Position([Marcher({F: 5}, 9), Marcher({F: 1}, 9)], 4, limit=3), None, 0),
}  # fmt: skip


def laid(p: Position) -> str:
    """The same on a small map: from `here` to `there`."""
    ids = "abc"[: len(p.marchers)]
    lines = [
        "factions KAT SVE; round 2; town rock KAT; town own SVE; own SVE: 1 foot; rock KAT: 1 foot; rock - own; most KAT 20 foot",
        f"village here {'KAT' if p.home_here else 'SVE'}; village there {'KAT' if p.home_there else 'SVE'}",
        f"here - there {p.border}; there - rock; there - own; treasury KAT {p.treasury}",
    ]
    for id, marcher in zip(ids, p.marchers):
        led = " ".join(f"{n} {kind}" for kind, n in marcher.units.items())
        lines.append(f"KAT.{id} head at here: {led}, chest {marcher.chest}")
    return "\n".join(lines)


@pytest.mark.parametrize("name", POSITIONS)
def test_what_the_game_asks(name):
    """RW-CAM-MOV-02, RW-CAM-MOV-03, RW-CAM-MOV-04, RW-CAM-MOV-06"""
    position, prices, dying = POSITIONS[name]
    found = reckon(position)
    assert (found and (found.prices, found.dying)) == (prices and (prices, dying))
    world, _ = begun(laid(position), out_of_supply="forbidden" if position.forbidden else "unit_dies")
    ids = list("abc"[: len(position.marchers)])
    world.treasuries["KAT"] = position.treasury              # less the tax of this impulse
    world.land.campaign.steps = {id: m.left for id, m in zip(ids, position.marchers)}
    world.land.factions["KAT"].used = world.land.factions["KAT"].limit - position.limit
    due = bill(seen(world), ids, "there")
    if not isinstance(found, Reckoned):
        assert isinstance(due, No)
        assert len(ids) > 1 or not [x for x in advance_options(seen(world)) if isinstance(x, Advance) and x.to == "there"]
        return
    assert not isinstance(due, No) and (list(due.prices.values()), due.dying) == (found.prices, found.dying)
    if len(ids) == 1:
        assert Advance("a", "there", sum(found.prices), found.dying) in advance_options(seen(world))
    before = sum(world.chests[id] for id in ids), sum(sum(world.land.banners[id].units.values()) for id in ids)
    out = scripted(advance(world, ids, "there"))
    assert before[0] - sum(world.chests[id] for id in ids) == found.from_chests
    assert position.treasury - world.treasuries["KAT"] == found.from_treasury
    assert before[1] - sum(sum(world.land.banners[id].units.values()) for id in ids) == found.dying == len(out.told(DiedOfWant))
    assert [world.land.campaign.steps[id] for id in ids] == found.left
    assert [x.price for x in out.told(StepsBought)] == [sum(found.prices)] * bool(sum(found.prices))
    assert world.land.factions["KAT"].used == world.land.factions["KAT"].limit - position.limit + sum(found.prices)
