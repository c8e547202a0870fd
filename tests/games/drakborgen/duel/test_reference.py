"""Our fights against a second telling of the book's text: duels solved by brute force, fights of several die for die."""

from __future__ import annotations

import collections
from dataclasses import replace

import pytest

from montjoy.core.effects import members
from montjoy.core.script import scripted
from montjoy.games.drakborgen.duel.combatants import Combatant, muster
from montjoy.games.drakborgen.duel.sequence import fight_to_the_end
from montjoy.games.drakborgen.duel.state import Ask, Fate, Fight, Kind, Verdict
from montjoy.games.drakborgen.options import DrakborgenOptions
from tests.fights.solve.matrices import any_matrix, by_program
from tests.games.drakborgen.duel.readings import DRAGON, IRIL, ORC, ROHAN, agree, values
from tests.games.drakborgen.duel.reference_duel import Sides, game_value
from tests.games.drakborgen.duel.reference_fight import LONG, One, Told, any_fight, fixed
from tests.soak import duel
from tests.suite.many import times

GIANT = values(9, 21, 20, 6)
TINY = Sides(ROHAN, ORC, 2, 2, 2)
LAIR = Sides(GIANT, DRAGON, 2, 2, 2, dragon=True)
FIGHTS = 400
ROHAN_AND_THE_ORC = next(i for i in range(duel.PAIRS) if duel.pair(i) == {"hero": "H01", "monster": "orc"})


def combatant(one: One) -> Combatant:
    return Combatant(
        id=one.id, kind=Kind[one.kind.upper()], values=tuple(one.values), points=one.points, side=one.side, seat=one.seat,
        body=one.body, exit=one.exit, hero=one.of.id if one.of else "", ring=one.ring, guard=one.guard, blow=one.blow,
    )  # fmt: skip


def ours(told: Told, dice: list[int]) -> Fight:
    """The same fight by our rules, with those dice; all must be used up."""
    fight = muster(
        [combatant(x) for x in told.fighters], DrakborgenOptions(**told.options), chaos=told.among_heroes,
        melee=told.sort == "melee",
    )  # fmt: skip

    def answer(seat, ask, options):
        legal = sorted(members(options) if isinstance(options, int) else options)
        if ask == Ask.POSITION:
            return legal[fixed(told.seed, fight.round, "position", int(seat)) % len(legal)]
        one = fight.fighter[fight.asked]
        about = (told.seed, fight.round, ask.name.lower(), told.fighters[fight.asked].id)
        if ask == Ask.RISK:
            return fixed(*about, one.points, one.body, one.loss - 1) % 2
        if ask == Ask.CANCEL:
            return legal[fixed(*about, len(legal) - 1) % len(legal)]
        return int(fixed(*about) % 12 == 0) if ask == Ask.YIELD else fixed(*about) % 2

    assert scripted(fight_to_the_end(fight), dice, answer).over
    return fight


# ---- duels -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "sides",
    [
        pytest.param(TINY, id="DL-8-X1"),
        pytest.param(replace(TINY, hero_exit=False), id="DL-8.12b"),
        pytest.param(replace(TINY, monster_exit=False), id="DL-8.9b-X"),
        pytest.param(replace(TINY, flee=False, points=1), id="DL-8.12a"),
        pytest.param(replace(TINY, risk=False, flee=False), id="DL-8.11a"),
        pytest.param(Sides(IRIL, ORC, 2, 1, 2), id="DL-8.16"),
        pytest.param(LAIR, id="DL-10.1b"),
        pytest.param(replace(LAIR, per_turn=True), id="DL-10.1b-per_turn"),
        pytest.param(replace(LAIR, last_breath=False), id="DL-10.1d-X"),
        pytest.param(replace(LAIR, points=8, first_blow=True), id="DL-10.2"),
        pytest.param(Sides(ROHAN, DRAGON, 2, 2, 2, dragon=True), id="DL-10.1c"),
    ][:: times(9, 1)],
)
def test_by_brute_force(sides: Sides) -> None:
    """DL-8.6, DL-8.7a, DL-8.8, DL-8.9a, DL-8.11b  The same value as from the ledger's text."""
    agree(sides)


def test_brute_force_solves_matrices() -> None:
    """By supports and by a linear program."""
    for seed in range(40):
        matrix = any_matrix(5000 + seed)
        assert game_value(matrix) == pytest.approx(by_program(matrix), abs=1e-8)


# ---- fights of several -----------------------------------------------------------------------------------------------
def test_fights_of_several_told_twice():
    """DL-8-X1, DL-8-X2, DL-8.9b-X, DL-8.11a, DL-8.12b, DL-10.1b, DL-10.2, DL-12.3d, DL-12.3e, DL-13.3c, DL-13.3e, DL-13.3f,
    DL-13.3g-X, DL-13.5c-X  whiff_duel = both and opponent_only, dragon_breath = per_round and per_turn: every fight goes as the
    other telling has it, die for die, and everything that can become of somebody has."""
    fates = collections.Counter()
    for seed in range(FIGHTS):
        told = any_fight(seed).fight()
        if told.round == LONG:
            continue
        fight = ours(any_fight(seed), told.dice)
        found = [(Fate(x.fate).name.lower(), x.points, x.body, x.whiffs) for x in fight.fighter[: fight.fighters]]
        assert found == [(x.fate, x.points, x.body, x.whiffs) for x in told.fighters], seed
        assert (fight.round, fight.result == Verdict.PARTED) == (told.round, told.parted), seed
        fates.update((x.kind, x.fate) for x in told.fighters)
        fates["parted"] += told.parted
    gone = {("hero", f) for f in ("fallen", "escaped", "yielded", "waiting", "fighting")}
    gone |= {("champion", "fallen"), ("champion", "driven"), ("companion", "fallen"), ("companion", "left")}
    gone |= {("monster", "fallen"), ("monster", "driven"), ("dragon", "fallen"), ("dragon", "fighting"), "parted"}
    assert all(fates[each] for each in gone), gone - set(+fates)


# ---- a few trials of the soak (`python -m tests.soak duel`) ----------------------------------------------------------
def test_a_pair_of_the_pack() -> None:
    """DL-8-X1  The gap at most 1e-9; best answers gain neither side more than 1e-6."""
    duel.pairs(ROHAN_AND_THE_ORC)


def test_stage_games_against_linear_programs() -> None:
    """Positions of one round as a matrix game, by our solver and by a linear program."""
    pytest.importorskip("scipy.optimize")
    for i in range(70 * ROHAN_AND_THE_ORC, 70 * ROHAN_AND_THE_ORC + 30):
        duel.stages(i)


@pytest.mark.parametrize("seed", [0, 1, 4])
def test_a_duel_of_anybody(seed: int) -> None:
    """DL-8-X1, DL-10.1b  Against the brute-force solver."""
    duel.brute(seed)
