"""The automaton at its best: its mixture is that of the solved duel, counted in another way; the game's own die decides."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import scripted
from montjoy.fights.solve.zero_sum import solve
from montjoy.games.drakborgen.duel import automaton
from montjoy.games.drakborgen.duel.combatants import Combatant, as_duel
from montjoy.games.drakborgen.duel.exact import DuelCase, from_fight, make_alike
from montjoy.games.drakborgen.duel.matrix_game import solved
from montjoy.games.drakborgen.duel.positions import PARTS, choose_positions
from montjoy.games.drakborgen.duel.sequence import open_fight
from montjoy.games.drakborgen.duel.solution import ALL, PAIRS, REACH, Layer, Round, Solution, cut
from montjoy.games.drakborgen.duel.state import Fight, Missile, Phase
from montjoy.games.drakborgen.protocol.events import FightRound
from tests.games.drakborgen.duels import DEMON, JIRO, ORC, ROHAN, SIGEIR, begun, champion, dragon, hero, monster
from tests.suite.many import some

MAELIN = (6, 5, 4, 9)
FOUR = range(4)


def unplayed(values: Any = ORC, **more: Any) -> Combatant:
    """A monster that nobody plays."""
    return monster(values, **{"seat": -1, **more})


def opened(*who: Combatant, **more: Any) -> Fight:
    """A fight before its first round."""
    fight = begun(*who, **more)
    fight.phase = int(Phase.CHOOSE)
    return fight


def worth(fight: Fight, i: int = 1, j: int = 0) -> float:
    """What the first round is worth to the hero, by the automaton's count."""
    return solved(cut(automaton.table_of(fight, i, j), FOUR, FOUR))[0]


def by_the_rules(fight: Fight) -> Any:
    """The same duel solved from the text of the rules, both sides at their best."""
    duel = as_duel(fight)
    assert duel is not None
    for side in (0, 1):
        duel.board[side].controller = side
    make_alike(duel)
    return solve(DuelCase(duel, "hero", "monster", {}))


DUELS = {
    "an orc": (hero(ROHAN, body=6), unplayed(ORC, card=4)),
    "a demon": (hero(MAELIN, body=5), unplayed(DEMON, card=4)),
    "the hero has no way out": (hero(MAELIN, body=4, exit=False), unplayed(DEMON, card=3)),
    "the monster has no way out": (hero(SIGEIR, body=4), unplayed(DEMON, card=4, exit=False)),
    "more combat points than body points": (hero(SIGEIR, body=3, added=3), unplayed(DEMON, card=3)),
    "the ring of life": (hero(MAELIN, body=3, ring=True), unplayed(DEMON, card=3)),
    "shuriken": (hero(JIRO, body=4, missile=Missile.SHURIKEN, missiles=2), unplayed(ORC, card=4)),
    "the dragon": (hero(SIGEIR, body=4, exit=False), dragon(3, seat=-1, exit=False)),
    "the dragon, in an ember amulet": (hero(SIGEIR, body=3, exit=False, guard=1), dragon(2, seat=-1, exit=False)),
}


PATIENT = ("the monster has no way out", "the dragon, in an ember amulet")     # which a monster wins by waiting


@pytest.mark.parametrize("name", some(DUELS, 3))
def test_what_a_duel_is_worth_by_two_ways_of_counting(name):
    """DL-BASE-23  The automaton's count and the solver of `fights/solve` find the same chance to live.  Where the monster would
    win by endless patience the automaton has that of sixty rounds."""
    fight = opened(*DUELS[name])
    found, true = worth(fight), by_the_rules(fight).value
    assert found == pytest.approx(true, abs=2e-6) if name not in PATIENT else true < found < true + 0.03


@pytest.mark.parametrize("name", ["an orc", "a demon", "the hero has no way out"])
def test_the_mixture_is_the_solved_one(name):
    """DL-BASE-23  monster_controller_fallback = best: how often each position is taken, where there is one best way."""
    fight = opened(*DUELS[name])
    found = by_the_rules(fight).first_answers(1, 0)
    assert automaton.mixture(fight, 1) == pytest.approx([found.get(p, 0.0) for p in FOUR], abs=2e-3)
    automaton.plan(fight)
    assert sum(fight.board[1].plan) == PARTS and fight.board[0].plan == [0] * 4
    assert all(abs(hundredths / PARTS - found.get(p, 0.0)) < 0.01 for p, hundredths in enumerate(fight.board[1].plan))


def test_in_the_middle_of_a_fight():
    """DL-8.4a, DL-8.9a, DL-8.12b  Only what is in reach; whiffs behind it and a flight that was declared count."""
    fight = opened(hero(MAELIN, body=4), unplayed(DEMON, card=3))
    fight.board[0].position, fight.board[1].position = 0, 2
    calm = automaton.mixture(fight, 1)
    assert calm[0] == 0.0
    before = worth(fight)
    fight.fighter[1].whiffs = 2
    assert worth(fight) > before and automaton.mixture(fight, 1) != calm         # one more, and it runs
    fight.fighter[1].whiffs, fight.fighter[0].fleeing = 0, 1
    found = by_the_rules(fight)
    assert automaton.mixture(fight, 1) == pytest.approx([(found.mixture(0, 1) or {}).get(p, 0.0) for p in FOUR], abs=2e-3)


def test_where_all_is_the_same_to_it_each_is_as_likely():
    """DL-BASE-23  One blow fells either, and nobody is better anywhere."""
    fight = opened(hero((5, 5, 5, 5), body=1, exit=False), unplayed((5, 5, 5, 5), card=1, exit=False))
    automaton.plan(fight)
    assert fight.board[1].plan == [25, 25, 25, 25]


def test_hundredths_sum_to_a_hundred():
    assert automaton.hundredths([1 / 3, 1 / 3, 1 / 3, 0.0]) == [34, 33, 33, 0]
    assert automaton.hundredths([0.125, 0.295, 0.58, 0.0]) == [13, 29, 58, 0]


def test_of_several_it_fights_each_as_often():
    """DL-BASE-23, DL-13.3c  Two heroes: half the time as if either stood alone; against a champion too there is a plan."""
    fight = opened(hero(ROHAN, body=4), hero(MAELIN, body=3, id="blue", seat=1), unplayed(DEMON, card=3))
    alone = [automaton.mixture(opened(one, unplayed(DEMON, card=3)), 1) for one in (hero(ROHAN, body=4), hero(MAELIN, body=3))]
    assert automaton.mixture(fight, 2) == pytest.approx([(a + b) / 2 for a, b in zip(*alone, strict=True)])
    behind = opened(hero(ROHAN, body=4), champion(points=3), unplayed(DEMON, card=3))
    automaton.plan(behind)
    assert sum(behind.board[behind.fighter[2].board].plan) == PARTS


# ---- nobody can use it against it -----------------------------------------------------------------------------------------
class Answering(Solution):
    """What a hero gets who knows how often the automaton takes which position, in whole hundredths, and makes the most of it."""

    def __init__(self, automatons: Solution) -> None:
        super().__init__(automatons.terms)
        self.automatons = automatons

    def round(self, points: int, body: int, foe: int, stars: int = 0, ring: bool = False) -> Round:
        found = AnsweredRound(self, points, min(points, body), foe, stars, ring)
        found.settle()
        return found


class AnsweredRound(Round):
    of: Answering

    def settle(self) -> None:
        known = self.of.automatons.round(self.points, self.body, self.foe, self.stars, self.ring)
        plans = [{n: hundredths(known.table(row), n) for n in ALL} for row in range(self.rows)]
        self.stands = [[1.0] * 16 for _ in range(self.rows)]
        while self.sweep(lambda table, n, row: best_answer(table, n, plans[row][n])) > 1e-6:
            pass

    def layer(self) -> Layer:
        known = self.of.automatons.round(self.points, self.body, self.foe, self.stars, self.ring).flight()
        flight = self.flight()
        ahead = [best_answer(flight, n, hundredths(known, n)) if self.terms.flees and self.of.won[n] else 0.0 for n in ALL]
        return Layer(tuple(map(tuple, self.stands)), tuple(ahead))


def hundredths(table: Any, n: int) -> list[int]:
    a, b = PAIRS[n]
    found = automaton.best(table, REACH[a], REACH[b])
    return automaton.hundredths([found.get(p, 0.0) for p in FOUR])


def best_answer(table: Any, n: int, plan: list[int]) -> float:
    return max(sum(plan[b] * table[4 * a + b] for b in FOUR) for a in REACH[PAIRS[n][0]]) / PARTS


@pytest.mark.parametrize("name", ["a demon", "the hero has no way out", "the dragon, in an ember amulet"])
def test_whoever_knows_its_plans_gains_next_to_nothing(name):
    """DL-BASE-23  What the rounding to hundredths and sixty rounds' patience cost it, against the best answer to all it does."""
    fight = opened(*DUELS[name])
    automaton.plan(fight)
    this = automaton.round_of(fight, 1, 0)
    table = Answering(this.of).round(this.points, this.body, this.foe, this.stars, this.ring).table(0)
    gets = max(sum(fight.board[1].plan[b] * table[4 * a + b] for b in FOUR) for a in FOUR) / PARTS
    assert gets < by_the_rules(fight).value + (0.05 if name in PATIENT else 0.01)


# ---- the die -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("face", "position"), [(1, 0), (56, 0), (57, 1), (96, 1), (97, 3), (100, 3)])
def test_one_die_of_a_hundred_decides_when_all_have_chosen(face, position):
    """DL-BASE-23, DL-8.4a  monster_controller_fallback = best: the hero is asked first; then the die of the position falls."""
    fight = opened(hero(ROHAN, body=10), unplayed(DEMON, card=9))
    fight.board[1].plan = [56, 40, 0, 4]
    out = scripted(choose_positions(fight), [face], [2])
    assert out.over and fight.board[1].position == position and out.rolls[-1][0] == "DL-8.5c-X"
    waiting = scripted(choose_positions(fight), [], [])
    assert waiting.pending is not None and not waiting.rolls
    assert isinstance(out.events[-1][1], FightRound)


def test_without_a_plan_it_is_by_lot():
    """DL-BASE-23  monster_controller_fallback = random: one of those in reach, with equal chances."""
    fight = opened(hero(ROHAN, body=10), unplayed(DEMON, card=9))
    out = scripted(choose_positions(fight), [4], [2])
    assert out.over and fight.board[1].position == 3


# ---- what people are told of it ---------------------------------------------------------------------------------------------
def test_the_odds_take_it_at_its_best():
    """DL-8.1c, DL-BASE-23  monster_controller_fallback = best: the chance to live is that of the solved duel, and lower."""
    fight = begun(hero(MAELIN, body=4), unplayed(DEMON, card=3))
    scripted(open_fight(fight))
    by_chance, planned = from_fight(fight), fight.copy()
    automaton.plan(planned)
    at_best = from_fight(planned)
    assert by_chance is not None and at_best is not None
    chance = [case.answer(solve)["survive"] for case in (by_chance, at_best)]
    assert chance[1] == pytest.approx(by_the_rules(fight).value, abs=1e-6) and chance[1] < chance[0] - 0.1


def test_a_small_game_by_hand():
    """Matching pennies, and one where a single choice is enough."""
    assert solved([[1.0, 0.0], [0.0, 1.0]]) == (pytest.approx(0.5), pytest.approx([0.5, 0.5]))
    assert solved([[1.0, 0.0], [0.0, 0.5]]) == (pytest.approx(1 / 3), pytest.approx([1 / 3, 2 / 3]))
    assert solved([[0.2, 0.9], [0.3, 0.4]]) == (0.3, [1.0, 0.0])
    value, mixture = solved([[0.0, 0.6, 0.5], [0.5, 0.0, 0.6], [0.6, 0.5, 0.0]])
    assert value == pytest.approx(1.1 / 3) and mixture == pytest.approx([1 / 3] * 3)


