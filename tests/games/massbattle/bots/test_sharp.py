"""What the stronger commander counts: blows together, spells by their laws, arcs, ways round what bars them, stances."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.massbattle.battle.exact import law_of_attack
from montjoy.games.massbattle.battle.morale import morale_results
from montjoy.games.massbattle.bots import casting, sharp, spell_losses
from montjoy.games.massbattle.bots.deploying import deployed
from montjoy.games.massbattle.bots.exchanges import Exchanges, after, before
from montjoy.games.massbattle.bots.look import Look, value
from montjoy.games.massbattle.bots.sharp import War
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules.figures import body_of, declare
from tests.games.massbattle.acting import E, N, S, field, worn

RIVER = """
    ..........
    ..........
    ..........
    ####.#####
    ..........
    ..........
    ..........
"""
HILL = """
    ..........
    ..........
    ..........
    ....1.....
    ..........
"""


def look(world: Any, seat: str = "a", winner: int = 0) -> Look:
    """What a seat's commander sees in the first round, its side first in everything."""
    world.round, world.phase, world.winner = 1, 2, winner
    for unit in world.units.values():
        unit.status = "in_play"
    return Look(game.view(world, seat))


# ---- blows ---------------------------------------------------------------------------------------------------------------------
def test_blows_decided_on_are_counted_together():
    """MB-SEQ-07, MB-ATK-07  Two attacks on a fresh unit take together what the exact law of both says, more than twice one."""
    here = look(field(["orcs 5,5 n", "orcs 6,5 n"], ["orcs 5,6 s"]))
    (one, two), foe = here.ours, here.foes[0]
    exchanges = Exchanges(here)
    first = exchanges.gain(one, foe, "melee")
    exchanges.decide(one, foe, "melee")
    second = exchanges.gain(two, foe, "melee")
    assert second > first > 0
    body = body_of(here.known, foe)
    blows = [*declare(here.known, one, foe, "melee").blows, *declare(here.known, two, foe, "melee").blows]
    both = (before(body) - after(body, law_of_attack(body, blows, morale_results(), 0))) * value(foe)
    assert first + second == pytest.approx(both)


def test_attacks_go_together():
    """MB-MEL-02  Three who can choose fall upon the one that is hit already, not each on another."""
    world = worn(field(["orcs 5,5 n", "orcs 6,5 n", "orcs 4,5 n"], ["orcs 5,6 s", "orcs 6,6 s", "orcs 4,6 s"]), B1=5)
    attacks = sharp.fights(look(world)).attacks
    assert [attack.target for attack in attacks].count("B1") >= 2


# ---- spells --------------------------------------------------------------------------------------------------------------------
def test_a_burst_takes_half_from_who_saves():
    """MB-SPELL-03  Five orcs of 22 points under five dice of fire: all 22, or where they save half of the dice for each."""
    here = look(field(["wizard_5 5,5 n"], ["orcs 5,12 s"]))
    law = dict(spell_losses.law_of(here, here.ours[0], "fireball", here.foes[0]) or ())
    assert sum(law.values()) == pytest.approx(1.0) and max(law) == 22 and min(law) == 12       # five ones, halved, times five
    saved = spell_losses.saves(here.foes[0])
    assert saved == pytest.approx(0.2) and law[12] == pytest.approx(saved / 6**5)


@pytest.mark.parametrize(
    ("spell", "target", "lost"),
    [("sleep", "orcs", 10_000), ("hold_person", "red_dragon", 0), ("death_spell", "red_dragon", 0), ("cloudkill", "troll", 0)],
)
def test_what_spells_cannot_take(spell, target, lost):
    """MB-T-SPELLS  Sleep takes all of five orcs when its dice say so; the great ones are not held, killed or choked."""
    here = look(field(["wizard_9 5,5 n"], [f"{target} 5,12 s"]))
    law = spell_losses.law_of(here, here.ours[0], spell, here.foes[0])
    assert law is not None and max(n for n, p in law if p) == lost and sum(p for _, p in law) == pytest.approx(1.0)


def test_points_for_the_pool_are_not_worth_a_fire_ball():
    """MB-SPELL-03  Under area_spells = single_creature the same spell takes less, and the odds say so."""
    taken = []
    for kind in ("per_soldier", "single_creature"):
        here = look(field(["wizard_5 5,5 n"], ["gnolls 5,12 s"], area_spells=kind))
        cast = forms.Cast("A1", "fireball", target="B1")
        taken.append(spell_losses.takes(here, here.ours[0], cast, here.foes[0]))
    assert taken[0] > 2 * taken[1] > 0


def test_other_spells_take_what_they_usually_do():
    """MB-SPELL-05  Where a spell takes no hit points the rough figure stands."""
    here = look(field(["wizard_9 5,5 n"], ["gnolls 5,9 s"]))
    cast = forms.Cast("A1", "fear", target="B1")
    assert spell_losses.takes(here, here.ours[0], cast, here.foes[0]) == casting.TAKES["fear"]


# ---- places --------------------------------------------------------------------------------------------------------------------
def test_a_back_is_in_more_danger_than_a_front():
    """MB-MOD-10, MB-MOD-11  The same enemy costs more the less one faces him."""
    here = look(worn(field(["orcs 5,5 n"], ["gnolls 5,9 s"]), A1=1))
    war, unit = War(here), here.ours[0]
    front, flank, rear = (war.danger(unit, unit.at, facing) for facing in (N, E, S))
    assert 0 < front < flank < rear


def test_horse_comes_from_behind_unless_a_friend_stands_there():
    """MB-MOVE-01, MB-MOD-11  Who turns as he likes rides round us."""
    alone = look(worn(field(["orcs 5,5 n"], ["light_cavalry 5,9 s"]), A1=1))
    covered = look(worn(field(["orcs 5,5 n", "orcs 5,4 n"], ["light_cavalry 5,9 s"]), A1=1))
    assert War(alone).danger(alone.ours[0], (5, 5), N) > War(covered).danger(covered.ours[0], (5, 5), N) > 0


def test_several_are_more_dangerous_than_one():
    """MB-SEQ-07  To a fresh unit the second of two is the worse."""
    one, two = (look(field(["orcs 5,5 n"], foes)) for foes in (["gnolls 5,9 s"], ["gnolls 5,9 s", "gnolls 6,9 s"]))
    assert War(two).danger(two.ours[0], (5, 5), N) > 2 * War(one).danger(one.ours[0], (5, 5), N)


def test_ways_lead_over_the_ford():
    """MB-MOVE-09  An enemy beyond the river is as far as the way to him, and nobody goes to the bank opposite to him."""
    here = look(field(["orcs 9,2 w"], ["militia 9,6 s"], board=RIVER))
    war, unit = War(here), here.ours[0]
    assert war.way(unit, (9, 2), war.goals) > war.way(unit, (5, 2), war.goals)
    march = sharp.moves(here).moves[0]
    assert march.to is not None and march.to[0] < 9


def test_a_charge_needs_the_enemy_where_melee_reaches():
    """MB-MEL-01  Under melee_front = one he must stand straight ahead when it arrives."""
    for front, squares_ in (("three", 3), ("one", 1)):
        here = look(field(["orcs 5,5 n"], ["militia 5,9 s"], melee_front=front))
        unit = here.ours[0]
        assert len({way.to for way in here.onsets(unit, here.reach(unit)) if way.to[1] == 8}) == squares_


def test_archers_leave_a_melee():
    """MB-MIS-07  Bows that are fought do not shoot: they fall back, unless parting blows forbid it."""
    for parting in (False, True):
        here = look(field(["longbowmen 5,8 n"], ["gnolls 5,9 s"], parting_blow=parting))
        found = sharp.moves(here).moves
        assert bool(found) and found[0].to is not None if not parting else all(march.to is None for march in found)


def test_where_no_enemy_is_left_nobody_stirs():
    """MB-END-01  The last of them has fallen before our side moves."""
    world = field(["orcs 5,5 n"], ["orcs 5,9 s"])
    look(world)
    world.units["B1"].status = "destroyed"
    assert sharp.moves(Look(game.view(world, "a"))) == forms.Moves("hold")


# ---- stances -------------------------------------------------------------------------------------------------------------------
def test_stances():
    """MB-MOD-04  On a hill whoever waits for an attack defends; who strikes well at a weak enemy attacks."""
    waiting = look(field(["militia 4,1 n"], ["gnolls 4,4 s"], board=HILL))
    assert sharp.stances(waiting).defend == ("A1",)
    striking = look(worn(field(["gnolls 4,1 n"], ["goblins 4,2 s"], board=HILL), B1=8))
    assert sharp.stances(striking).defend == ()


# ---- where they begin ----------------------------------------------------------------------------------------------------------
def test_the_line_stands_in_the_middle():
    """MB-BOARD-10  Foot beside foot around the middle, bows behind them, horse at both ends but not at the edge of the board."""
    world = game.setup(game.scenarios["dragon"], MassBattleOptions(scale=5))
    seen = game.view(world, "company")
    placed = {one.unit: one.at for one in deployed(seen, questions.Deploy()).units}
    kinds = {kind: [at for id, at in placed.items() if seen.own[id].type == kind] for kind in
             ("medium_infantry", "longbowmen", "light_cavalry")}  # fmt: skip
    middle = seen.board.width // 2
    front = {y for _, y in kinds["medium_infantry"]}
    assert sorted(x for x, _ in kinds["medium_infantry"]) == [middle - 1, middle, middle + 1] and len(front) == 1
    assert all(y < min(front) for _, y in kinds["longbowmen"])
    assert sorted(x < middle for x, _ in kinds["light_cavalry"]) == [False, True]
    assert all(2 < abs(x - middle) < middle - 3 for x, _ in kinds["light_cavalry"])
