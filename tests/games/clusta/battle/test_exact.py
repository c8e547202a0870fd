"""The order of a battle is told twice: in `battle/round.py` for the table, and in `battle/exact.py` for exact odds.  Small fights
are counted out both ways, over every option that bears on a battle: one law.

The table's text is counted out from its coroutines, every face of every die with its chance.  Most fights do without second rolls
(perfect_confirm, fumble_confirm), which take several times as long.  What is one text for both (losses, who leaves, what follows
a field round) is tested elsewhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest

from montjoy.core.effects import NO
from montjoy.core.errors import RulesError
from montjoy.core.options import values
from montjoy.fights.exact.counting import Counting
from montjoy.fights.exact.frames import first_frame
from montjoy.games.clusta.battle import losses, tactics
from montjoy.games.clusta.battle import round as rounds
from montjoy.games.clusta.battle.departures import left_as, wants_to_leave
from montjoy.games.clusta.battle.exact import Law
from montjoy.games.clusta.battle.leaders import highest, wants_boost
from montjoy.games.clusta.battle.setup import Force, make_fight
from montjoy.games.clusta.battle.state import TYPES, Ask, Fight, Verdict
from montjoy.games.clusta.options import ClustaOptions
from tests.games.clusta.fights import force, meet, somewhere, troop
from tests.suite.many import times

Chances = dict[Any, float]
EXACTLY = 1e-12
CLEARLY = 1e-6                                               # two laws that differ, differ by as much
ALWAYS = 1_000_000                                           # hundredths of the enemy's value
USUAL = {"battle_decisions": "standing", "perfect_confirm": False, "fumble_confirm": False}


class Small(NamedTuple):
    """A fight with few ways to go.  pursuit: side 0 pursues."""

    ours: Force
    theirs: Force
    rounds: int = 1
    pursuit: int = 0


FIGHTS = {
    "height and buildings": Small(force("c1 300", lead=4, attacks=True), force("c2 300", height=True, buildings=True)),
    "points on lives": Small(
        force("r6 360", lead=3, points=1, spend_death=True, attacks=True), force("t2 200", lead=4, points=0)
    ),
    "points on values": Small(force("c1 320", lead=1, points=1, spend_tv=ALWAYS, attacks=True), force("c2 330"), 2),
    "points on values, as they take the enemy to be": Small(
        force("c1 320", lead=1, points=1, spend_tv=90, guess=115, attacks=True), force("c2 330", lead=1, points=0, spend_tv=110)
    ),
    "an ambush that is fought on": Small(
        force(troop("r6 400", share=1), lead=1, points=0, ambush=True, ambush_on=True),
        force("t2 300", lead=1, points=1, spend_death=True, march=True),
    ),
    "an ambush that is broken off": Small(
        force(troop("r6 400", share=1), lead=3, ambush=True, prepared=True), force("T2 60", "s3 100", lead=2, retreat_at=60)
    ),
    "an ambush without a commander": Small(force(troop("r6 400", share=1), ambush=True), force("t2 120")),
    "few in ambush who fight on": Small(force(troop("r6 180", share=1), lead=1, ambush=True, ambush_on=True), force("t2 300")),
    "few in ambush who do not": Small(force(troop("r6 180", share=1), lead=1, ambush=True), force("t2 300")),
    "some of them await": Small(
        force("r6 210", attacks=True), force(troop("t2 120", awaits=True), "t3 80", lead=1, retreat_at=100)
    ),
    "all of them await": Small(force("r6 210", attacks=True), force(troop("t2 200", awaits=True))),
    "await until they are smaller": Small(force("c6 190", attacks=True), force(troop("s2 200", awaits=True)), 2),
    "await in a camp": Small(force("r6 230", attacks=True), force(troop("s2 200", awaits=True), in_camp=True, camp=4), 2),
    "hold against numbers": Small(force("r6 400", attacks=True), force(troop("s2 40", hold=True), "s3 45")),
    "half of those who hold": Small(
        force("c1 300", attacks=True), force(troop("S2 100", hold=True), troop("s2 100", hold=True)), 2
    ),
    "a patrol": Small(force("r6 120", lead=2, patrol=True, attacks=True), force("c2 200"), 2),
    "a quarter lost": Small(force("r1 400", attacks=True), force("t2 400")),
    "player characters": Small(force("c1 300", party=True), force("c2 40", attacks=True), 2),
    "several units": Small(
        force("R1 60", troop("r1 80", wavering=True), "r6 100", lead=3, spend_tv=ALWAYS, retreat_at=70, attacks=True),
        force("S1 50", troop("t3 90", wavering=True)),
    ),
    "a handful": Small(force("T1 4", "t1 4", height=True, attacks=True), force("c2 5"), 2, pursuit=1),
    "who wavers rallies": Small(force(troop("r6 150", wavering=True), attacks=True), force("c2 140"), 2),
    "the next commander": Small(force("c1 300", commanders=((4, 0), (2, 0)), attacks=True, march=True), force("c2 200"), 2),
    "a dagger": Small(
        force("c1 500", "c2 500", "c3 500", lead=2, attacks=True),
        force(troop("t2 290", hold=True), troop("t3 90", hold=True), commanders=((3, 1), (2, 0)), spend_death=True),
    ),
    "nowhere to go": Small(force("c6 200", attacks=True), force("t2 150", cornered=True, lead=2, retreat_at=90), 2),
    "smaller and smaller": Small(force("c1 400", attacks=True), force("s2 160", lead=1), 2),
    "a pursuit": Small(force("c6 200"), force("c2 260"), pursuit=1),
    "surprised on the march": Small(force("c1 300", lead=4, march=True, attacks=True), force("c2 300", march=True)),
    "from the ships": Small(
        force(troop("r1 300", landing=True, nights=1), attacks=True), force("t2 150", camp=5, in_camp=True, nerve=-1), 2
    ),
    "poisoned weapons": Small(force("r1 240", march=True, attacks=True), force("t2 240")),
    "orders to retreat": Small(
        force("r1 240", lead=1, retreat_at=80, attacks=True), force("t2 200", "t3 60", lead=2, retreat_at=75)
    ),
    "rough ground": Small(force("c1 240", lead=2, ground=-2, attacks=True), force("s2 200", ground=1)),
}

# Every value of an option but that of USUAL or of the rulebook, each with a fight in which it makes a difference.
SHOWN = [
    ("perfect_confirm", True, "a quarter lost"),
    ("fumble_confirm", True, "height and buildings"),
    ("uncapped_hero_points", True, "an ambush that is fought on"),
    ("hero_points_tv_timing", "after_tactics", "points on values"),
    ("hero_death_basis", "enemy_loss", "points on lives"),
    ("hold_resists_size_rout", False, "hold against numbers"),
    ("await_compares", "size_class", "some of them await"),
    ("await_compares", "size_class", "await in a camp"),
    ("ambush_column", "lowest", "an ambush without a commander"),
    ("ambush_free_of_loss", True, "an ambush that is fought on"),
    ("patrol_modifier_mode", "on_die", "a patrol"),
    ("twenty_in_top_column", True, "a dagger"),
    ("cumulative_row_shifts", True, "height and buildings"),
    ("superled_row_shift", False, "surprised on the march"),
    ("morale_threshold", "below_75", "smaller and smaller"),
    ("ransard_shagul_alliance", True, "poisoned weapons"),
]
ONLY_THE_DEAD = [
    ("permanent_loss_cells", "only_10_40", "half of those who hold"),
    ("permanent_loss_cells", "only_dagger", "a quarter lost"),
    ("permanent_loss_cells", ("15/40",), "an ambush without a commander"),
]
ELSEWHERE = [("battle_decisions", "player"), ("pc_random_events", True)]


def begin(name: str, **chosen: Any) -> Fight:
    """One of the fights, with some options other than usual."""
    small = FIGHTS[name]
    fight = make_fight(ClustaOptions(**{**USUAL, **chosen}), small[:2], small.rounds)
    fight.side[0].pursues = small.pursuit
    return fight


# ---- the table's text, counted out ---------------------------------------------------------------------------------------------
async def contest(fight: Fight) -> bool:
    """The tactics.  The rolls, which nobody reads afterwards, are forgotten, so that ways to go meet again."""
    over = await tactics.contest(fight)
    forget_roll(fight)
    return over


async def contest_for_a_column(fight: Fight) -> bool:
    """The same; of the difference only the column is left."""
    over = await tactics.contest(fight)
    forget_roll(fight)
    if over:
        column = losses.column_of(fight, fight.difference)
        fight.difference = next(n for n in (1, 11, 20, 21) if losses.column_of(fight, n) == column)
    return over


def forget_roll(fight: Fight) -> None:
    for side in fight.side:
        side.margin = side.perfect = side.fumble = 0


def forget_round(fight: Fight) -> Fight:
    """A copy without what a field round leaves behind in scratch."""
    fight = fight.copy()
    forget_roll(fight)
    fight.winner = fight.difference = fight.row = fight.column = fight.star = fight.dagger = 0
    for side in fight.side:
        side.loss = 0
        side.room, side.due = [0] * TYPES, [0] * TYPES
        for contingent in side.contingent:
            contingent.quota = contingent.rest = 0
    return fight


def steps(start: Fight, decide: Any) -> Iterator[tuple[Fight, Fight, float]]:
    """Every step that the battle can take: (the fight before, after, probability), from equal fights together.  A tie of the
    leaders leads back to where it was, and is left out with its probability."""
    counting = Counting(decide, float)
    waiting = {start.key(): (start, 1.0)}
    while waiting:
        key = min(waiting, key=lambda k: (waiting[k][0].round, waiting[k][0].stage))
        before, p = waiting.pop(key)
        found = counting.ends(first_frame(rounds.step, (before,)), keep=1)
        ways = [(end.p, end.objects[0], forget_round(end.objects[0])) for end in found]
        moves = 1.0 - sum(q for q, _, then in ways if then.key() == key)
        for q, after, then in ways:
            there = then.key()
            if there == key:
                continue
            share = p * q / moves
            yield before, after, share
            if then.result == Verdict.OPEN:
                waiting[there] = (then, share + (waiting[there][1] if there in waiting else 0.0))


def instructed(fight: Fight, seat: int, ask: int, options: int) -> int:
    """The answer of a player who does what his standing instructions say."""
    force = fight.side[seat]
    if ask == Ask.LEADER:
        return highest(force)
    if ask == Ask.POINT:
        return int(wants_boost(fight, seat))
    if ask == Ask.DEATH:
        return force.spend_death
    return force.ambush_on if ask == Ask.AMBUSH_ON else int(wants_to_leave(force))


class AtTheTable:
    """The law of a battle at the table.  cells: as in `exact.Cell`; ends: as in `exact.End`; with_dead: with the dead too."""

    def __init__(self, fight: Fight, decide: Any = instructed, forgetful: bool = True) -> None:
        self.cells: Chances = defaultdict(float)
        self.ends: Chances = defaultdict(float)
        self.with_dead: Chances = defaultdict(float)
        with pytest.MonkeyPatch.context() as patch:
            if forgetful:
                patch.setattr(rounds, "contest", contest_for_a_column)
            for before, after, p in steps(fight, decide):
                if before.side[0].fought == 0 and after.side[0].fought == 1:
                    lost = [side.loss for side in after.side]
                    self.cells[after.winner, lost[after.winner], lost[1 - after.winner]] += p
                if after.result != Verdict.OPEN:
                    self.over(after, p)

    def over(self, fight: Fight, p: float) -> None:
        how, fallen = [left_as(side) for side in fight.side], [side.fallen for side in fight.side]
        men, dead = ([sum(getattr(c, what) for c in side.contingent) for side in fight.side] for what in ("men", "dead"))
        self.ends[(fight.result, *how, *men, *fallen)] += p
        self.with_dead[(fight.result, *how, *men, *fallen, *dead)] += p


async def no_fighting(fight: Fight) -> None:
    """In place of the losses and of morale."""


async def no_more_of_it(fight: Fight) -> None:
    """In place of what comes after a field round."""
    fight.left = 0


def first_contest(fight: Fight) -> Chances:
    """The winner's difference in the first contest, seen from side 0."""
    found: Chances = defaultdict(float)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "contest", contest)
        patch.setattr(rounds, "fight_it_out", no_fighting)
        patch.setattr(rounds, "aftermath", no_more_of_it)
        for _, after, p in steps(fight, instructed):
            if after.difference > 0:
                found[after.difference if after.winner == 0 else -after.difference] += p
    return found


@lru_cache(None)
def table(name: str, **chosen: Any) -> AtTheTable:
    return AtTheTable(begin(name, **chosen))


# ---- both ----------------------------------------------------------------------------------------------------------------------
def apart(one: Chances, other: Chances) -> float:
    """By how much two laws differ."""
    return max((abs(one.get(key, 0.0) - other.get(key, 0.0)) for key in {**one, **other}), default=0.0)


def agree(fight: Fight, played: AtTheTable) -> None:
    """The second text has the table's law: of the first field round and of every end."""
    law = Law(fight)
    assert apart(played.cells, {(cell.winner, *cell.losses): cell.p for cell in law.cells}) < EXACTLY
    assert apart(first_contest(fight), law.margins) < EXACTLY
    assert apart(played.ends, {(end.verdict, *end.how, *end.men, *end.fallen): end.p for end in law.ends}) < EXACTLY


@pytest.mark.parametrize("name", list(FIGHTS)[:: times(4, 1)])
def test_as_usual(name: str) -> None:
    """CN-BATTLE-04  The small fights."""
    agree(begin(name), table(name))


@pytest.mark.parametrize("option, value, name", SHOWN[:: times(4, 1)])
def test_with_every_other_value_of_an_option(option: str, value: Any, name: str) -> None:
    """CN-BATTLE-04  The value makes a difference at the table, and the same one in the second text."""
    chosen = {option: value}
    assert apart(table(name).ends, table(name, **chosen).ends) > CLEARLY
    agree(begin(name, **chosen), table(name, **chosen))


@pytest.mark.parametrize("option, value, name", ONLY_THE_DEAD)
def test_losses_for_good(option: str, value: Any, name: str) -> None:
    """CN-BATTLE-17  Who of the lost is dead changes nothing in the battle, and the second text does not tell it."""
    chosen = {option: value}
    assert apart(table(name).with_dead, table(name, **chosen).with_dead) > CLEARLY
    assert apart(table(name).ends, table(name, **chosen).ends) < EXACTLY
    agree(begin(name, **chosen), table(name, **chosen))


def test_player_characters_are_in_the_first_text_only() -> None:
    """CN-GAP-02  With pc_random_events = true and player characters there is no second text, and it says so."""
    usual, eventful = table("player characters"), table("player characters", pc_random_events=True)
    assert apart(usual.ends, eventful.ends) > CLEARLY
    with pytest.raises(RulesError):
        Law(begin("player characters", pc_random_events=True))


def test_every_value_that_bears_on_a_battle_is_shown() -> None:
    """Whatever an option may be: if it changes a fight, it stands in one of the lists."""
    shown = {row[:2] for row in (*SHOWN, *ONLY_THE_DEAD, *ELSEWHERE)}
    for name in list(FIGHTS)[: times(5, len(FIGHTS))]:
        usual = begin(name).key()
        for option in ClustaOptions.__struct_fields__:
            for value in values(ClustaOptions, option):
                assert (option, value) in shown or begin(name, **{option: value}).key() == usual, (option, value)


# ---- who decides ---------------------------------------------------------------------------------------------------------------
ASKED = ("points on values, as they take the enemy to be", "an ambush that is broken off", "a dagger", "orders to retreat")


def test_a_player_who_keeps_to_his_instructions() -> None:
    """CN-KNOW-06  battle_decisions = player: whatever he is asked, it is as if they stood; another answer is another law."""
    asked = set()

    def kept(fight: Fight, seat: int, ask: int, options: int) -> int:
        asked.add(ask)
        return instructed(fight, seat, ask, options)

    for name in ASKED:
        agree(begin(name, battle_decisions="player"), AtTheTable(begin(name, battle_decisions="player"), kept))
    assert asked == set(Ask)
    stubborn = AtTheTable(begin(name, battle_decisions="player"), lambda *_: NO)
    assert apart(stubborn.ends, table(name).ends) > CLEARLY


# ---- by chance, and in bulk ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(times(4, 2000)))
def test_fights_by_chance(seed: int) -> None:
    """CN-BATTLE-04  Any forces, orders and options; one field round, as a longer battle has too many ways to go."""
    fight = somewhere(seed)
    fight.left, fight.pc_random_events = 1, 0
    if max(side.contingents for side in fight.side) <= 3:
        agree(fight, AtTheTable(fight))


@pytest.mark.parametrize("name", list(FIGHTS)[: times(1, len(FIGHTS))])
def test_every_fight_with_every_option(name: str) -> None:
    """CN-BATTLE-04"""
    for option in ClustaOptions.__struct_fields__:
        for value in values(ClustaOptions, option):
            fight = begin(name, **{option: value})
            if (option, value) not in ELSEWHERE and fight.key() != begin(name).key():
                agree(fight, AtTheTable(fight))


@pytest.mark.parametrize("name", ["hold against numbers", "an ambush without a commander", "who wavers rallies"][: times(1, 3)])
def test_what_is_forgotten_matters_to_nobody(name: str) -> None:
    """Counted out with all that a contest leaves behind: the same law."""
    assert apart(AtTheTable(begin(name), forgetful=False).ends, table(name).ends) < EXACTLY


# ---- what was found so ---------------------------------------------------------------------------------------------------------
def test_a_point_for_the_free_field_round_too() -> None:
    """CN-HP-03, CN-ORD-AMBUSH-a  Before one field round and a free one, two points save a leader twice; with one he may fall."""
    ours = force(troop("r6 400", share=1), lead=3, ambush=True, ambush_on=True)
    for points, falls in ((1, True), (2, False)):
        law = Law(meet(ours, force("t2 300", lead=2, points=points, spend_death=True), rounds=1))
        assert any(end.fallen[1] for end in law.ends) == falls
