"""What is added to an attack roll: MB-MOD, MB-T-MODIFIERS, MB-BASE-09, MB-OUT-03 as a modifier."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.massbattle.battle.modifiers import Situation, is_from_behind, modifiers, printed
from tests.games.massbattle.fights import body, first, needs, one_round, start

PLAIN = 12                                                   # militia at militia: 13 - 1


def at(theirs: dict[str, Any] | None = None, ours: dict[str, Any] | None = None, kind: str = "melee", **more: Any) -> int:
    """What the modifiers of militia (archers, if they shoot) at militia come to."""
    us = "longbowmen" if kind == "missiles" else "militia"
    far = {"distance_m": 30} if kind == "missiles" and "distance_m" not in more else {}
    return PLAIN - needs({"type": us, **(ours or {})}, {"type": "militia", **(theirs or {})}, kind=kind, **far, **more)


BOTH = pytest.mark.parametrize("kind", ["melee", "charge", "missiles"])


@BOTH
def test_mod_03_high_ground(kind: str) -> None:
    """MB-MOD-03  On level 1 in attack against level 0: +4; in defence, attacked from level 0: -4, from level 1: nothing."""
    assert at(ours={"level": 1}, kind=kind) == 4
    assert at(ours={"level": 1, "stance": "defence"}, kind=kind) == 0
    assert at({"level": 1, "stance": "defence"}, kind=kind) == -4
    assert at({"level": 1}, kind=kind) == 0
    assert at({"level": 1, "stance": "defence"}, {"level": 1}, kind=kind) == 0
    assert at({"level": 1, "stance": "defence"}, {"level": 2}, kind=kind) == 4


def test_mod_03_x_one_stance_for_all() -> None:
    """MB-MOD-03-X  In attack only lower targets are easier; in defence every lower attacker has -4."""
    assert [at({"level": n}, {"level": 1}) for n in (0, 1, 2)] == [4, 0, 0]
    assert [at({"level": 2, "stance": "defence"}, {"level": n}) for n in (0, 1, 2)] == [-4, -4, 0]


@BOTH
def test_mod_06_tree_line(kind: str) -> None:
    """MB-MOD-06, MB-MOD-06-X  A target at the tree line: -4, in melee, too; whoever stands in the wood himself meets no
    penalty."""
    assert at({"cover": "tree_line"}, kind=kind) == -4
    assert at({"cover": "tree_line"}, {"cover": "tree_line"}, kind=kind) == 0
    assert at({}, {"cover": "tree_line"}, kind=kind) == 0
    assert at({"cover": "tree_line"}, {"cover": "field_wall"}, kind=kind) == -4


def test_mod_07_field_wall() -> None:
    """MB-MOD-07  Behind a wall: -4, by missiles and melee; he who moved into contact has nothing of his own."""
    for kind in ("melee", "charge", "missiles"):
        assert at({"cover": "field_wall"}, kind=kind) == -4
    walled = {"type": "militia", "cover": "field_wall"}
    assert needs(walled, "militia", side="defender") == PLAIN
    assert needs(walled, "militia", side="defender", kind="charge") == PLAIN
    archers = {"type": "longbowmen", "cover": "field_wall"}
    assert needs(archers, "longbowmen", side="defender", kind="missiles", distance_m=30) == 11 + 4
    assert needs(archers, archers, kind="missiles", distance_m=30) == 11 + 4


def test_mod_08_wall_or_trees() -> None:
    """MB-MOD-08  Both present: -4, not -8."""
    assert modifiers(Situation(wall=True, tree_line=True), True) == [("wall", -4)]
    assert modifiers(Situation(tree_line=True), True) == [("tree-line", -4)]


def test_mod_09_cover_and_height() -> None:
    """MB-MOD-09, MB-BOARD-05, MB-E-5  On a rampart in defence: -8, in attack -4; at a wooded hill's edge in defence: -8.
    The rampart covers against lower enemies only."""
    rampart = {"cover": "rampart"}
    assert at({**rampart, "stance": "defence"}, kind="missiles") == -8
    assert at(rampart, kind="missiles") == -4
    assert at({"cover": "tree_line", "level": 1, "stance": "defence"}) == -8
    assert at({**rampart, "stance": "defence"}, {"level": 2}) == 0
    assert at(rampart, rampart) == 0
    assert at({"level": 1}, rampart, kind="missiles") == 4   # it stands at 2, whatever the case says


@pytest.mark.parametrize("theirs, wanted, found", [
    ("heavy_infantry", 24, 1 / 20), ("medium_infantry", 22, 1 / 20), ("archers", 19, 2 / 20),
])  # fmt: skip
def test_e_5_on_the_castle_wall(theirs: str, wanted: int, found: float) -> None:
    """MB-E-5, MB-MOD-09  Long bowmen below a rampart: heavy and medium infantry in defence are untouchable, archers need 19."""
    said = first("longbowmen", {"type": theirs, "cover": "rampart", "stance": "defence"}, kind="missiles", distance_m=30)
    assert (said["needs"], said["hit"]) == (wanted, pytest.approx(found))


def test_mod_10_flank() -> None:
    """MB-MOD-10  From the flank: +4, and no double damage; missiles, too, unless flank_bonus_missiles = false."""
    assert at({"face": "flank"}) == at({"face": "flank"}, kind="charge") == at({"face": "flank"}, kind="missiles") == 4
    off = {"options": {"flank_bonus_missiles": False}}
    assert at({"face": "flank"}, kind="missiles", **off) == 0 and at({"face": "flank"}, **off) == 4
    mean = first("militia", {"type": "militia", "face": "flank"})["damage_if_counts"]["mean"]
    assert mean == pytest.approx(5 * 3.5)
    assert not is_from_behind(Situation(side="flank"), True)


def test_mod_11_rear() -> None:
    """MB-MOD-11  From behind, 5 men, die 4: +4 and 40 of damage; not +8."""
    meeting = start("medium_infantry", {"type": "ogres", "face": "rear", "fresh": False})
    one_round(meeting, 9, 4)                                 # 14 - 1 - 4 = 9; nobody strikes back
    assert body(meeting, 1).hp == 95 - 40
    assert at({"face": "rear"}) == 4
    off = {"options": {"flank_bonus_missiles": False}}
    behind = {"type": "militia", "face": "rear"}
    shots = [first("longbowmen", behind, kind="missiles", distance_m=9, **more) for more in ({}, off)]
    assert [shot["damage_if_counts"]["mean"] for shot in shots] == [pytest.approx(35), pytest.approx(17.5)]


def test_mod_10_x_arrows_from_behind() -> None:
    """MB-MOD-10-X, MB-OUT-03, MB-MOD-12  Long bowmen 25 squares (75 m) behind a unit: +4 - 2, double damage."""
    assert at({"face": "rear"}, kind="missiles", distance_m=75) == 2
    assert at({"face": "rear"}, kind="missiles", distance_m=60) == 4


def test_mod_12_beyond_the_range() -> None:
    """MB-MOD-12, MB-OUT-03, MB-E-1  Long bow in the open: 60 m without penalty, 61.5 and 120 m at -2, in melee never."""
    assert [at(kind="missiles", distance_m=m) for m in (60, 61.5, 120)] == [0, -2, -2]
    assert [at(kind="missiles", distance_m=m, setting="confined") for m in (20, 20.5, 40)] == [0, -2, -2]
    assert modifiers(Situation(far=True), True) == []
    assert modifiers(Situation(far=True, missile=True), True) == [("far", -2)]


def test_base_09_sunlight() -> None:
    """MB-BASE-09  Orcs by day +0 in all, by night (daylight = false) +1; those below ground have it as the option says."""
    assert needs("orcs", "militia") == 13
    assert needs("orcs", "militia", options={"daylight": False}) == 12
    assert needs("orcs", "militia", setting="confined") == 13


def test_the_printed_modifiers() -> None:
    """MB-T-MODIFIERS  Every row under its name."""
    names = {"downhill": 4, "uphill": -4, "tree-line": -4, "wall": -4, "flank": 4, "rear": 4, "far": -2, "sunlight": -1}
    assert {name: printed(name) for name in names} == names
