"""The exact law of a battle, found in other ways: from the ledger's words, by counting the rules out, by fighting many."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from montjoy.core.philox import Philox
from montjoy.fights import have_numba
from montjoy.games.clusta.battle import exact
from montjoy.games.clusta.battle.departures import left_as
from montjoy.games.clusta.battle.exact import Law, TooLarge, contest_law, patterns, roll_law
from montjoy.games.clusta.battle.setup import Force, Troop
from montjoy.games.clusta.battle.state import How, Verdict
from tests.games.clusta import independent
from tests.games.clusta.fights import force, meet, ready, standing, the_batch, troop
from tests.suite.many import some, times

WORTH = {"trakorian": Fraction(2), "ransard": Fraction(2), "stegosian": Fraction(2), "crurer": Fraction(3, 2)}
MORALE = {"trakorian": 13, "ransard": 14, "stegosian": 18, "crurer": None}
NAMES = {
    How.HERE: "stays", How.STAR: "star", How.PANIC: "panic", How.MORALE: "morale", How.DESTROYED: "destroyed",
    How.WIPED: "destroyed",
}  # fmt: skip


def any_force(luck: Philox, attacks: bool) -> tuple[Force, dict[str, Any]]:
    """A single-type force as we muster it, and as the independent derivation has it."""
    nation = ("trakorian", "ransard", "stegosian", "crurer")[luck.below(4)]
    elite = nation != "crurer" and luck.below(2) == 1
    plain = {
        "men": 205 + luck.below(296), "lead": luck.below(6), "march": luck.below(3) == 0, "height": luck.below(4) == 0,
        "buildings": luck.below(5) == 0, "nights": luck.below(4) if luck.below(3) == 0 else 0, "landing": luck.below(5) == 0,
        "hold": luck.below(4) == 0, "patrol": luck.below(5) == 0,
    }  # fmt: skip
    halves = (2, 2, 2, 4, 5, 6, 8)[luck.below(7)]
    quarters = (4, 4, 4, 3)[luck.below(4)]
    morale = MORALE[nation]
    other = {
        **plain, "worth": WORTH[nation] + elite, "camp": Fraction(halves, 2), "share": Fraction(quarters, 4),
        "morale": None if morale is None else morale + 3 * elite,
    }  # fmt: skip
    one = Troop(
        1, nation, elite, int(plain["men"]), nights=int(plain["nights"]), landing=bool(plain["landing"]), share=quarters,
        hold=bool(plain["hold"]),
    )  # fmt: skip
    ours = Force(
        (one,), ((int(plain["lead"]), 0),) if plain["lead"] else (), attacks=attacks, march=bool(plain["march"]), prepared=True,
        height=bool(plain["height"]), buildings=bool(plain["buildings"]), camp=halves, patrol=bool(plain["patrol"]),
    )  # fmt: skip
    return ours, other


def agrees(seed: int) -> None:
    """One field round from a start by chance: our law and the other one."""
    luck = Philox(seed, 5, 0)
    ours, mine = any_force(luck, True)
    theirs, other = any_force(luck, False)
    law = Law(meet(ours, theirs, rounds=1))
    wanted = independent.one_round(mine, other, crurers_attack=True)
    assert law.margins.keys() == wanted["margin"].keys()
    assert all(abs(law.margins[k] - wanted["margin"][k]) < 1e-12 for k in law.margins)
    cells = {(c.winner, Fraction(c.losses[0], 4), Fraction(c.losses[1], 4)): c.p for c in law.cells}
    assert cells.keys() == wanted["cells"].keys()
    assert all(abs(cells[k] - wanted["cells"][k]) < 1e-12 for k in cells)
    ends: dict[Any, float] = defaultdict(float)
    for end in law.ends:
        ends[(NAMES[How(end.how[0])], NAMES[How(end.how[1])], *end.men, *end.fallen)] += end.p
    for key in {**ends, **wanted["ends"]}:
        assert abs(ends.get(key, 0.0) - wanted["ends"].get(key, 0)) < 1e-12, (seed, key)


@pytest.mark.parametrize("seed", range(60))
def test_one_field_round_derived_a_second_time(seed: int) -> None:
    """CN-BATTLE-04, CN-BATTLE-05, CN-BATTLE-06, CN-BATTLE-10, CN-BATTLE-11, CN-BATTLE-12, CN-BATTLE-13, CN-BATTLE-14, CN-FORM-04,
    CN-ROUND-02, CN-ROUND-03, CN-MOR-01, CN-MOR-03, CN-MOR-08, CN-HERO-01  From the ledger's words alone."""
    agrees(seed)


# ---- by fighting many ----------------------------------------------------------------------------------------------------
BATTLES: dict[str, tuple[Force, Force]] = {
    "single types, points on lives": (
        force("r6 360", lead=3, spend_death=True, attacks=True, march=True), force("T2 200", lead=4, spend_death=True),
    ),
    "mixed units and several, points on values": (
        force("R1 100", "r1 150", "r6 180", lead=4, spend_tv=95, retreat_at=45, attacks=True),
        force("S1 150", "s1 150", lead=2, retreat_at=30),
    ),
    "an ambush that is fought on": (
        force(troop("T2 400", share=1), lead=3, ambush=True, prepared=True, ambush_on=True),
        force("r6 180", "r7 90", lead=2, march=True),
    ),
    "undead who attack men who hold": (
        force("c1 500", "c2 500", lead=4, points=2, spend_death=True, attacks=True),
        force(troop("s2 250", hold=True), troop("s3 250", hold=True), commanders=((3, 1), (2, 0)), camp=5),
    ),
}  # fmt: skip


@pytest.mark.usefixtures("compiled_plainly")
@pytest.mark.parametrize("name", some(BATTLES, 1))
def test_many_battles_fought_agree_with_the_law(name: str) -> None:
    """CN-BATTLE-04  The rules themselves, compiled, fought many times: every ending is as likely as the law says."""
    if not have_numba():
        pytest.skip("needs the compiler")
    many, rounds = times(20_000, 100_000), 2
    fight = meet(*BATTLES[name], rounds=rounds)
    wanted: dict[Any, float] = defaultdict(float)
    for end in Law(fight).ends:
        wanted[(end.verdict, *end.how, *end.fallen, end.men[0] // 40)] += end.p
    verdicts, finals = the_batch()(fight, many, 17, keep=True)
    found: dict[Any, int] = defaultdict(int)
    for verdict, final in zip(verdicts, finals):
        fallen = [side.fallen for side in final.side]
        men = sum(c.men for c in final.side[0].contingent)
        found[(int(verdict), left_as(final.side[0]), left_as(final.side[1]), *fallen, men // 40)] += 1
    assert found.keys() <= wanted.keys()
    for key, p in wanted.items():
        assert abs(found[key] / many - p) < 5 * (p * (1 - p) / many) ** 0.5 + 2 / many, key


# ---- laws of single dice -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("skill", [-3, 2, 7, 9, 13, 17, 21, 26])
def test_the_law_of_a_tactics_roll(skill: int) -> None:
    """CN-DICE-04, CN-DICE-05"""
    ours: dict[Any, float] = defaultdict(float)
    for margin, _, fumble, p in roll_law(skill, 1, 1):
        ours[margin, bool(fumble)] += p
    other = independent.tactics(skill)
    assert ours.keys() == other.keys() and all(abs(ours[k] - other[k]) < 1e-15 for k in ours)
    assert {margin for margin, perfect, _, _ in roll_law(skill, 0, 0) if perfect} == {skill + 9}


def test_the_law_of_a_contest_has_no_ties() -> None:
    """CN-BATTLE-05"""
    law = contest_law(ready(force("r6 300", lead=3), force("t2 300", lead=4)))
    assert min(difference for _, difference, _, _ in law) == 1
    assert abs(sum(law.values()) - 1) < 1e-12


def test_patterns_of_morale_rolls() -> None:
    """CN-MOR-04"""
    assert dict(patterns([(0, 20), (1, 5)])) == {(): 0.25, (1,): 0.75}
    assert dict(patterns([(3, -2)])) == {(3,): 1.0}
    assert abs(sum(p for _, p in patterns([(0, 7), (1, 12), (2, 19)])) - 1) < 1e-12


def test_a_battle_that_is_too_large_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "MOST", 5)
    with pytest.raises(TooLarge):
        Law(meet(force("r6 300", lead=3), force("t2 300", lead=3)))


# ---- whole battles ---------------------------------------------------------------------------------------------------------
def test_probabilities_sum_to_one() -> None:
    """CN-BATTLE-04  With points to spend, ambush, await, several units and types."""
    for ours, theirs in (
        (force("r6 180", "r7 180", lead=4, spend_tv=90, spend_death=True, retreat_at=40), force("T2 200", lead=3, retreat_at=30)),
        (force(troop("r6 400", share=1), lead=3, ambush=True, ambush_on=True), force("t2 300", lead=2)),
        (force("r6 300", attacks=True), force(troop("t2 290", awaits=True))),
        (force("r6 100", attacks=True), force("t2 400")),
    ):
        law = Law(meet(ours, theirs, rounds=2))
        assert abs(sum(end.p for end in law.ends) - 1) < 1e-12
        assert all(end.verdict != Verdict.OPEN for end in law.ends)


def test_ours_is_not_asked_under_standing_instructions() -> None:
    """CN-KNOW-06  battle_decisions = standing"""
    assert Law(meet(force("r6 300", lead=3), force("t2 300", lead=3), standing(), rounds=1)).states == 1
