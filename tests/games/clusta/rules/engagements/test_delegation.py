"""Battles that are given away (CN-GAP-04)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.core import effects as fx
from montjoy.core.effects import UMPIRE, No
from montjoy.core.session.streams import HandedOff
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol import external_battle
from montjoy.games.clusta.protocol.external_battle import Loss, Result, TakeOver, TypeResult
from montjoy.games.clusta.rules.engagements import battles
from tests.games.clusta.board import board, field
from tests.games.clusta.clashing import HARMLESS, men, reports
from tests.games.clusta.driving import Instead, drive

FLAT = field(*(("............",) * 6))


def ready(*lines: str, **options: Any) -> World:
    from tests.games.clusta.clashing import meet

    world = board(
        "ransards 6 0602 180 ATTACK:0702", "ransards grisban 0602 leads 6", "trakorians 2 0702 200", "trakorians 1 0702 100e",
        "trakorians camp 0702 North days=3", "ransards camp 0202", *lines, map=FLAT, slot=2, **options,
    )
    meet(world, "ransards 6", "trakorians 1 2")
    return world


def fight(world: World, decided: Any = None, typed: Result | None = None, take: str = "own") -> list[Any]:
    """Step R5: `decided` is what a hand-off gives, `typed` what the umpire types.  The kinds handed off."""
    seen: list[Any] = []

    def answer(effect: Any, seats: Any) -> Any:
        match effect:
            case fx.HandOff():
                seen.append((effect.kind, effect.case))
                return Instead(effect.own(effect.case), seats) if decided is None else decided
            case fx.Within():
                return Instead(effect.rule(effect.part), effect.seats)
            case fx.Order():
                assert effect.seat == UMPIRE and isinstance(effect.ask, TypeResult)
                return typed
            case fx.Choose() if effect.seat == UMPIRE:
                assert isinstance(effect.ask, TakeOver) and effect.options[0] == external_battle.OWN
                return next(option for option in effect.options if option.what == take)
            case fx.Choose():
                return 0 if isinstance(effect.options, int) else effect.options[0]
            case fx.Roll():
                return HARMLESS.get(effect.why, 5 + effect.about[0] if effect.why == "CN-BATTLE-05" else 5)
            case fx.Together():
                return tuple(0 for _ in effect.parts)
        return None

    drive(battles.fight_all(world), answer)
    return seen


def test_forty_lost_for_a_while() -> None:
    """CN-GAP-04  Entering {side A: 40 temporary} updates the men and schedules their recovery; without a retreat it is broken
    off."""
    world = ready()
    kinds = fight(world, Result((Loss("ransards.6", temporary=40),)))
    assert [kind for kind, _ in kinds] == ["siege"] and not world.clashes
    assert men(world, "ransards.6") == 140 and men(world, "trakorians.2") == 200
    assert sorted(a.men for a in world.away) == [8, 8, 16] and world.dead == {"ransards": 8}
    assert [r.how for r in reports(world, "ransards")] == ["broken off"] and world.units["ransards.6"].hex == "0602"


def test_dead_for_good_a_fallen_leader_and_a_retreat() -> None:
    """CN-GAP-04  Losses for each contingent, temporary and permanent, the dead commanders, who retreats."""
    world = ready()
    losses = (Loss("trakorians.1", True, 10, 30), Loss("ransards.6", permanent=500))
    result = Result(losses, ("ransards.grisban",), ("trakorians.2",))
    fight(world, result)
    assert (men(world, "trakorians.1"), men(world, "ransards.6")) == (60, 0)
    assert world.commanders["ransards.grisban"].fate == "dead" and world.units["trakorians.2"].hex != "0702"
    assert world.units["trakorians.1"].hex == "0702" and sum(a.men for a in world.away if a.unit == "trakorians.1") == 8
    assert [r.how for r in reports(world, "trakorians")] == ["won"]


def test_the_attacker_takes_what_was_left() -> None:
    """CN-GAP-04  Everybody in the camp retreats: the attacker moves in."""
    world = ready()
    fight(world, Result(leaves=("trakorians.1", "trakorians.2")))
    assert world.units["ransards.6"].hex == "0702" and [c.side for c in world.camps.values() if c.hex == "0702"] == ["ransards"]


@pytest.mark.parametrize("takes", ["own", "typed"])
def test_the_umpire_may_take_it_upon_himself(takes: str) -> None:
    """CN-GAP-04  external_battle_result = true: the umpire types the result if he wants to; by default the rules decide."""
    world = ready(external_battle_result=True)
    fight(world, None, Result((Loss("ransards.6", temporary=1),)), takes)
    assert (men(world, "ransards.6") == 179) == (takes == "typed")


def test_he_is_not_asked_otherwise() -> None:
    """CN-GAP-04  external_battle_result = false: nobody is asked, the battle is our own."""
    world = ready(external_battle_result=False)
    fight(world, None, Result((Loss("ransards.6", temporary=1),)), "typed")
    assert men(world, "ransards.6") != 179 and world.units["ransards.6"].lost_today > 1


def test_what_is_handed_off() -> None:
    """CN-GAP-04  An assault on a fortified camp is a siege, every other a battle; the case tells who is there."""
    world = ready()
    ((kind, case),) = fight(world, Result())
    assert kind == "siege" and case.camp == 5
    assert [(m.unit, m.elite, m.men, m.combat2) for m in case.defenders.men] == [
        ("trakorians.1", True, 100, 6), ("trakorians.2", False, 200, 4)
    ]
    assert case.attackers.commanders == (("ransards.grisban", 3),) and case.attackers.hex == "0602"
    world = ready()
    world.camps["trakorians.camp1"].days = 0
    assert [k for k, _ in fight(world, Result())] == ["battle"]


def test_what_a_result_may_say() -> None:
    """CN-GAP-04  Only who was there, and no more men than there were."""
    ((_, case),) = fight(ready(), Result())
    seen = game.view(ready(), UMPIRE)
    asked = type("Asked", (), {"ask": HandedOff("siege", case), "kind": "order"})()

    def reason(result: Result) -> str:
        found = game.why_not(seen, asked, result)
        return found.reason if found else ""

    assert reason(Result((Loss("ransards.6", temporary=180),), ("ransards.grisban",), ("trakorians.2",))) == ""
    assert reason(Result((Loss("ransards.6", temporary=100), Loss("ransards.6", permanent=81)))) == "more-than-were-there"
    for stranger in (Result((Loss("ransards.7"),)), Result(dead=("x",)), Result(leaves=("y",))):
        assert reason(stranger) == "not-in-the-battle"
    assert reason(Result((Loss("trakorians.2", True, 1),))) == "not-in-the-battle"
    assert game.default(seen, asked, ()) == Result()


def test_a_result_as_text() -> None:
    """CN-GAP-04  A line for each fact, and back."""
    text = "\n".join([
        "ransards.6 loses 40  # of the left wing", "ransards.6 loses 12 for good", "trakorians.1 elite loses 3", "",
        "dead ransards.grisban", "leaves trakorians.2",
    ])  # fmt: skip
    found = external_battle.read(text)
    assert isinstance(found, Result)
    assert found.losses == (Loss("ransards.6", False, 40, 0), Loss("ransards.6", False, 0, 12), Loss("trakorians.1", True, 3, 0))
    assert (found.dead, found.leaves) == (("ransards.grisban",), ("trakorians.2",))
    assert external_battle.read(external_battle.write(found)) == found and game.write(found) == external_battle.write(found)
    both = Result((Loss("ransards.6", False, 4, 5),))
    again = external_battle.read(external_battle.write(both))
    assert isinstance(again, Result) and sum(loss.temporary + loss.permanent for loss in again.losses) == 9
    wrong = external_battle.read("everybody dies")
    assert isinstance(wrong, No) and wrong.facts == {"line": 1, "text": "everybody dies"}
    assert msgspec.json.decode(msgspec.json.encode(found), type=Result) == found
