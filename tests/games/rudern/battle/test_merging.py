"""Equal pieces as one stack: the same fight, and the same pieces fallen (RW-GEN-04, RW-DICE-05 to 07)."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from montjoy.core.sample import sample
from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle.exact import RudernCase
from montjoy.games.rudern.battle.fight import assault, fight_battle
from montjoy.games.rudern.battle.hosts import Entry, muster, survivors
from montjoy.games.rudern.battle.merging import merge, share_out, way_for
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, STACKS, Column, Fight, Kind
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.options import RudernOptions
from tests.games.rudern.fights import army, custom
from tests.games.rudern.players import Luck
from tests.suite.many import times

BATTLES = (Kind.FIELD, Kind.RELIEF)
GROUNDS = {Kind.ASSAULT: (Column.TOWN, Column.FORTRESS), Kind.SORTIE: (Column.TOWN, Column.FORTRESS)}
LONG_LIVED = custom("foot 1 1 1 2 1", "ox 2 1 1 4 3", "elk 2 1 1 4 3", "crow 3 3 3 1 0")


def an_army(luck: random.Random, table: UnitTable, banners: int) -> list[Entry]:
    """Banners of up to four factions, each with a noble or without, some of their pieces wounded."""
    troops = [unit for unit in table.rows if not unit.noble]
    found = []
    for banner in range(banners):
        faction = luck.randrange(4)
        for unit in luck.sample(troops, luck.randint(1, 3)):
            found.append(Entry(unit.type, luck.randint(1, 4), faction, banner, wounds=luck.randrange(unit.lives)))
        if luck.random() < 0.6:
            found.append(Entry(luck.choice(("general", "shadow", "head")), 1, faction, banner))
    return found


def some_options(luck: random.Random) -> RudernOptions:
    return RudernOptions(
        persistent_wounds=luck.random() < 0.5, tie_rule=luck.choice(("no_winner", "defender_wins", "reroll")),
        count_nobles=luck.random() < 0.3, noble_holds_place=luck.random() < 0.7,
    )


def fought(fight: Fight, seed: int) -> list[int]:
    rule = fight_battle if fight.kind in BATTLES else assault
    verdict = sample(rule(fight), lambda seat, ask, options: -1, Luck(seed))
    return [verdict, fight.why, fight.rolls]


def those(entries: Sequence[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda e: (e.faction, e.banner, e.type))


def test_the_same_pieces_fall_as_one_by_one():
    """RW-DICE-05, RW-DICE-06, RW-DICE-07  Random armies with the same dice, banner by banner and merged: the same verdict, and
    the same pieces of the same banners left, with the same wounds."""
    for seed in range(times(400, 4_000)):
        luck = random.Random(seed)
        table, options, kind = luck.choice((load("default"), load("heavy"), LONG_LIVED)), some_options(luck), Kind(seed % 4)
        sides = [an_army(luck, table, luck.randint(1, 6)) for _ in range(2)]
        ground = luck.choice(GROUNDS.get(kind, (Column.FIELD,)))
        whole = muster(table, options, kind, ground, sides)
        merged = muster(table, options, kind, ground, [merge(table, options, side) for side in sides])
        assert fought(whole, seed) == fought(merged, seed)
        for side in (ATTACKER, DEFENDER):
            left = share_out(table, options, sides[side], survivors(merged, table)[side])
            assert those(left) == those(survivors(whole, table)[side]), (seed, side)


def differences(a: dict, b: dict) -> float:
    """The greatest difference of any chance or mean between two answers of the same shape."""
    worst = 0.0
    for side in ("attacker", "defender", "neither"):
        worst = max(worst, abs(a["outcomes"][side]["p"] - b["outcomes"][side]["p"]))
    for side in ("attacker", "defender"):
        one, other = a["losses"][side]["by_type"], b["losses"][side]["by_type"]
        assert list(one) == list(other)
        worst = max([worst, *(abs(one[kind] - other[kind]) for kind in one)])
    ends = [{(tuple(x["attacker"].items()), tuple(x["defender"].items())): x["p"] for x in y["survivors"]} for y in (a, b)]
    return max([worst, *(abs(ends[0].get(key, 0.0) - ends[1].get(key, 0.0)) for key in [*ends[0], *ends[1]])])


def test_the_same_law():
    """RW-ADV-01  Exact odds of random fights, banner by banner and merged: outcomes, losses, survivors, to 1e-12."""
    for seed in range(times(2, 400)):
        luck = random.Random(seed)
        table, options, kind = luck.choice((load("default"), LONG_LIVED)), some_options(luck), Kind(seed % 4)
        sides = [an_army(luck, table, luck.randint(1, 3)) for _ in range(2)]
        ground, paid = luck.choice(GROUNDS.get(kind, (Column.FIELD,))), luck.randint(1, 3)
        answers = []
        for both in (sides, [merge(table, options, side) for side in sides]):
            fight = muster(table, options, kind, ground, both, paid=paid if kind == Kind.ASSAULT else 1)
            answers.append(solve(RudernCase(kind, fight, table)))
        assert differences(*answers) < 1e-12, seed
        assert abs(answers[0]["rolls"]["mean"] - answers[1]["rolls"]["mean"]) < 1e-9


# ---- how many stacks ---------------------------------------------------------------------------------------------------
def a_host(banners: int, factions: int = 1, **units: int) -> list[Entry]:
    """Banners with a general and these units each, by turns of so many factions."""
    return [entry for n in range(banners) for entry in army(n % factions, n, general=1, **units)]


def test_pieces_of_all_banners_are_one_stack():
    """RW-GEN-04  Of units one stack a type, of nobles one a faction and type; those wounded alike are one, too."""
    table, options = load("default"), RudernOptions()
    merged = [(e.type, e.count, e.faction) for e in merge(table, options, a_host(9, 3, foot=2))]
    assert merged == [("general", 3, 0), ("foot", 18, 0), ("general", 3, 1), ("general", 3, 2)]
    hurt = [Entry("elephant", 2, 0, 0, wounds=1), Entry("elephant", 2, 1, 1, wounds=2), Entry("elephant", 2, 1, 2)]
    worn = merge(table, RudernOptions(persistent_wounds=True), hurt)
    assert [(e.count, e.worn) for e in worn] == [(4, 0), (1, 1), (1, 2)]


@pytest.mark.parametrize("banners, label", [(8, "as_it_is"), (9, "by_faction"), (22, "by_faction"), (23, "with_the_nobles")])
def test_an_owner_chooses_the_banner_where_there_is_room(banners, label):
    """RW-DICE-07  casualty_choice = owner: banners' pieces stay apart as long as the side has room, then each faction's units
    are together, then its nobles too; whose piece of them falls is as in the automatic order."""
    table, options = load("default"), RudernOptions(casualty_choice="owner")
    host = a_host(banners, foot=2, cavalry=1)
    assert way_for(table, options, host).__name__ == label
    assert len(merge(table, options, host)) <= STACKS
    fight = muster(table, options, Kind.FIELD, Column.FIELD, (merge(table, options, host), []))
    fight.host[ATTACKER].stack[0].count -= 1 if label == "as_it_is" else 2
    left = those(share_out(table, options, host, survivors(fight, table)[ATTACKER]))
    lost = [(e.banner, e.type) for e, now in zip(those(host), left, strict=True) for _ in range(e.count - now.count)]
    assert lost == [(0, "foot"), (1, "foot")][: 1 if label == "as_it_is" else 2]
