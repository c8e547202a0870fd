"""The odds beside a declared attack: those of the meeting of the same two, and made from what the asker knows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.games.massbattle.authoring.case import case_of
from montjoy.games.massbattle.battle.exact import Count
from montjoy.games.massbattle.battle.state import DEFENDER, Status
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.model.troops import standard
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.rules.forecast import Odds, attack_odds

PAIRS = (
    ("medium_infantry", "goblins"), ("goblins", "medium_infantry"), ("orcs", "ogre"), ("troll", "spearmen"),
    ("wyvern", "militia"), ("skeletons", "zombies"), ("orcs", "fire_elemental"), ("fighter_lord", "orcs"), ("bugbears", "wolves"),
)  # fmt: skip
BOOK = standard()
OPTIONS = MassBattleOptions()
SHOOTERS = (("longbowmen", "goblins"), ("crossbowmen", "zombies"), ("hill_giant", "heavy_cavalry"), ("slingers", "troll"))


def two(attacker: str, defender: str, options: MassBattleOptions, far: int = 1) -> World:
    """Two units face to face on open ground."""
    sides = [game.scenarios["bridge"].sides[0], game.scenarios["bridge"].sides[1]]
    troops = [troops_of(attacker, 1, 3, "north"), troops_of(defender, 1, 3 + far, "south")]
    board = msgspec.structs.replace(game.scenarios["bridge"].board, ground=(), objectives=(), width=20, height=60)
    scenario = msgspec.structs.replace(
        game.scenarios["bridge"], board=board,
        sides=tuple(msgspec.structs.replace(side, troops=(one,), rows=None) for side, one in zip(sides, troops, strict=True)),
    )  # fmt: skip
    return game.setup(scenario, options)


def troops_of(code: str, x: int, y: int, facing: str) -> Any:
    file = type(game.scenarios["bridge"].sides[0].troops[0])
    single = code in BOOK.singles
    return file(type=code, men=0 if single else 5, count=1 if single else 0, at=(x, y), facing=facing)


def meeting(attacker: str, defender: str, kind: str, lost: int) -> tuple[Any, ...]:
    """What the law of the meeting says of the defender after the attacker's first attack alone."""
    target: dict[str, Any] = {"type": defender, "fresh": not lost}
    if lost:
        full = BOOK.singles[defender].hp if defender in BOOK.singles else BOOK.soldiers[defender].pool(5, OPTIONS)
        target["hp"] = full - lost
    case: dict[str, Any] = {"scale": 5, "initiative": "attacker", "rounds": 1, "attacker": {"type": attacker}, "defender": target,
                            "meeting": {"kind": kind}}  # fmt: skip
    if kind == "missiles":
        case["meeting"]["distance_m"] = 9
    start = case_of(case).start.copy()
    count = Count(start)
    return (count._attack(0) if kind == "melee" else count._volley(0, 0)), start.fighter[DEFENDER].body[0]


def compare(odds: Odds, law: Any, body: Any) -> None:
    """Both say the same of destruction, flight, retreat, breaking and damage."""
    def p(which: Any) -> float:
        return sum(q for fate, q in law if which(fate))

    assert odds.destroyed == pytest.approx(p(lambda f: f.status == Status.DESTROYED), abs=1e-12)
    assert odds.fled == pytest.approx(p(lambda f: f.status == Status.FLED), abs=1e-12)
    assert odds.pushed == pytest.approx(p(lambda f: f.status == Status.IN_PLAY and f.pushed), abs=1e-12)
    assert odds.broken == pytest.approx(p(lambda f: f.status == Status.IN_PLAY and not f.pushed and f.broken), abs=1e-12)
    assert odds.destroyed + odds.fled + odds.pushed + odds.broken + odds.stands == pytest.approx(1, abs=1e-12)
    assert odds.mean == pytest.approx(sum(q * (body.hp - f.hp) for f, q in law), abs=1e-9)
    assert sum(q for _, q in odds.damage) == pytest.approx(1, abs=1e-12)


def hurt(world: World, unit: str, lost: int) -> None:
    """As it would be after that: hit, and so many points the less."""
    world.units[unit].hit, world.units[unit].lost = lost > 0, lost


@pytest.mark.parametrize("lost", [0, 9])
@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_melee_as_in_the_meeting(attacker, defender, lost):
    """MB-ATK-01, MB-ATK-08, MB-MOR-04  The law of `odds massbattle` for the first attack, on the fresh and the hurt."""
    world = two(attacker, defender, OPTIONS)
    hurt(world, "B1", lost)
    law, body = meeting(attacker, defender, "melee", lost)
    compare(attack_odds(game.view(world, "town"), "A1", "B1", "melee"), law, body)


@pytest.mark.parametrize("lost", [0, 9])
@pytest.mark.parametrize(("attacker", "defender"), SHOOTERS)
def test_shots_as_in_the_meeting(attacker, defender, lost):
    """MB-MIS-01, MB-OUT-03  A shot within range, too."""
    world = two(attacker, defender, OPTIONS, far=3)
    hurt(world, "B1", lost)
    law, body = meeting(attacker, defender, "missiles", lost)
    compare(attack_odds(game.view(world, "town"), "A1", "B1", "missile"), law, body)


def test_a_target_near_its_end_checks():
    """MB-MOR-02  Of orcs at half or less every hit that leaves them alive makes a check, and one in six of these destroys."""
    world = two("medium_infantry", "orcs", OPTIONS)
    fresh = attack_odds(game.view(world, "town"), "A1", "B1", "melee")
    hurt(world, "B1", 11)
    odds = attack_odds(game.view(world, "town"), "A1", "B1", "melee")
    assert fresh.checks == fresh.destroyed == 0 and fresh.mean == 0
    assert odds.hit == fresh.hit == pytest.approx(0.45) and odds.needs == 12
    alive = sum(p for taken, p in odds.damage if 0 < taken < 11)
    assert odds.checks == pytest.approx(alive)
    assert odds.destroyed == pytest.approx(sum(p for taken, p in odds.damage if taken == 11) + alive / 6)
    assert odds.pushed == odds.broken == pytest.approx(alive / 6)


def test_it_is_made_from_what_the_asker_knows():
    """MB-INFO-02  A rolled pool that the enemy cannot know makes no difference to what he is told."""
    world = two("medium_infantry", "orcs", MassBattleOptions(hp_method="rolled"))
    before = attack_odds(game.view(world, "town"), "A1", "B1", "melee")
    world.units["B1"].start -= 5
    assert attack_odds(game.view(world, "town"), "A1", "B1", "melee") == before
    assert attack_odds(game.view(world, "orcs"), "B1", "A1", "melee").rolls == 1


def test_a_row_of_the_enemys_own_is_guessed():
    """MB-INFO-02, MB-BASE-11  Figures of a row that only the enemy knows do not show in the odds."""
    world = two("medium_infantry", "orcs", OPTIONS)
    world.units["B1"].own = True
    before = attack_odds(game.view(world, "town"), "A1", "B1", "melee")
    world.units["B1"].row = msgspec.structs.replace(world.units["B1"].row, ac_desc=-5)
    assert attack_odds(game.view(world, "town"), "A1", "B1", "melee") == before
