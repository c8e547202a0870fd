"""The worked examples of the book, as far as two units that meet can show them."""

from __future__ import annotations

import pytest

from montjoy.games.massbattle.model.troops import range_cm, standard
from montjoy.games.massbattle.options import MassBattleOptions
from tests.games.massbattle.fights import answer, body, first, needs, one_round, start, whys


def test_e_1_the_long_bow() -> None:
    """MB-E-1, MB-OUT-02, MB-OUT-03  20 m underground, 60 in the open, 120 at most with -2."""
    bow = standard().missile["bow_long"]
    assert [range_cm(bow, MassBattleOptions(environment=place)) for place in ("confined", "open")] == [2000, 6000]
    shots = [needs("longbowmen", "militia", kind="missiles", distance_m=metres) for metres in (60, 120)]
    assert shots == [12, 14]


def test_e_3_five_soldiers_of_one_hit_die() -> None:
    """MB-E-3, MB-ATK-02  Against armour class 6 [13] they need 12, not 8; ten of them, too."""
    assert needs("militia", "militia") == needs("militia", "militia", scale=10) == 12


def test_e_4_ordinary_bows() -> None:
    """MB-E-4, MB-ATK-11  Ten archers at a fire elemental, any roll: nothing."""
    for die in range(1, 21):
        meeting = start("archers", "fire_elemental", kind="missiles", distance_m=30, scale=10)
        one_round(meeting, die, die)
        assert (body(meeting, 1).hp, body(meeting, 1).hit) == (36, 0)
    round = answer("archers", "fire_elemental", kind="missiles", distance_m=30, scale=10)["rounds"][-1]
    assert round["defender"]["ok"] == pytest.approx(1)


def test_e_5_on_top_of_a_castle_wall() -> None:
    """MB-E-5, MB-MOD-09  -8 in defence, -4 otherwise: heavy infantry 24, medium 22, archers in leather 19."""
    for theirs, wanted in (("heavy_infantry", 24), ("medium_infantry", 22), ("archers", 19)):
        above = {"type": theirs, "cover": "rampart", "stance": "defence"}
        found = first("longbowmen", above, kind="missiles", distance_m=30)
        assert found["needs"] == wanted
        assert needs("longbowmen", {**above, "stance": "attack"}, kind="missiles", distance_m=30) == wanted - 4
        assert found["hit"] == pytest.approx(max(1, 21 - wanted) / 20)


def test_e_6_half_against_one() -> None:
    """MB-E-6, MB-ATK-09  5 men, die 6: 30 against a unit, 15 against the giant."""
    for theirs, full, lost in (("ogres", 95, 30), ("hill_giant", 38, 15)):
        meeting = start("medium_infantry", {"type": theirs, "fresh": False})
        one_round(meeting, 20, 6, 1)
        assert body(meeting, 1).hp == full - lost


def test_e_90_the_wolf_riders_and_the_pikes() -> None:
    """MB-E-90, MB-CHG-03, MB-CHG-04, MB-MOR-06, MB-MOR-15, MB-BRK-04, MB-BASE-09  W, hit once before, charges P.  The pikes: 12,
    2: 15 points, morale 4.  W: 15, the harmless first hit.  Melee: P 5, a miss; W 16, 3: 15 points, morale 2: pushed back 4
    squares and followed.  P rallies with 60."""
    meeting = start({"type": "goblin_wolf_riders", "fresh": False}, "pikemen", kind="charge", initiative="defender")
    found = one_round(meeting, 12, 2, 4, 15, 5, 16, 3, 2, 60)
    wolves, pikes = body(meeting, 0), body(meeting, 1)
    assert [(unit.hp, unit.hit, unit.broken) for unit in (wolves, pikes)] == [(2, 1, 0), (7, 1, 0)]
    assert meeting.contact == 1 and meeting.fighter[1].retreat == 4
    assert whys(found) == [
        "MB-ATK-03", "MB-ATK-08", "MB-MOR-04", "MB-ATK-03", "MB-ATK-03", "MB-ATK-03", "MB-ATK-08", "MB-MOR-04", "MB-BRK-04"]


def test_e_90_the_long_bow_at_the_wolf_riders() -> None:
    """MB-E-90, MB-ATK-07, MB-SEQ-05  Phase 1: die 13 at 30 m hits, the first on W: no damage.  Phase 5: die 11 misses goblins
    of the same armour class."""
    meeting = start("longbowmen", "goblin_wolf_riders", kind="missiles", distance_m=30)
    assert whys(one_round(meeting, 13, 11)) == ["MB-ATK-03"] * 2
    assert (body(meeting, 1).hp, body(meeting, 1).hit) == (17, 1)
