"""Battles for tests: forces in one line, a field round with the dice we say, and what came of it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from montjoy.core.effects import Roll
from montjoy.core.philox import Philox
from montjoy.core.script import Scripted, scripted
from montjoy.fights import Batch
from montjoy.games.clusta.authoring.case import standing_orders
from montjoy.games.clusta.battle.round import battle, step
from montjoy.games.clusta.battle.setup import Force, Troop, make_fight
from montjoy.games.clusta.battle.state import PARTS, Fate, Fight, Stage, Verdict
from montjoy.games.clusta.options import ClustaOptions

NATIONS = {"t": "trakorian", "r": "ransard", "s": "stegosian", "c": "crurer"}


def troop(text: str, **more: Any) -> Troop:
    """ "r6 180" is unit 6, 180 Ransards; "R1 100" the elite of unit 1."""
    unit, men = text.split()
    return Troop(int(unit[1:]), NATIONS[unit[0].lower()], unit[0].isupper(), int(men), **more)


def force(*troops: str | Troop, lead: int = 0, points: int | None = None, **more: Any) -> Force:
    """`lead`: the leader value of its one commander, 0: unled.  He has as many hero points, unless they are given."""
    found = tuple(troop(each) if isinstance(each, str) else each for each in troops)
    if lead and "commanders" not in more:
        more["commanders"] = ((lead, lead if points is None else points),)
    return Force(found, **more)


def standing(**more: Any) -> ClustaOptions:
    return ClustaOptions(battle_decisions="standing", **more)


def meet(ours: Force, theirs: Force, options: ClustaOptions | None = None, rounds: int = 4) -> Fight:
    """A battle of two forces; standing instructions decide where nothing else is said."""
    return make_fight(options or standing(), (ours, theirs), rounds)


def ready(ours: Force, theirs: Force, options: ClustaOptions | None = None, rounds: int = 4) -> Fight:
    """The same at the beginning of its first field round, with its leaders."""
    fight = meet(ours, theirs, options, rounds)
    scripted(step(fight))
    scripted(step(fight))
    assert fight.stage == Stage.BEFORE and fight.result == Verdict.OPEN
    return fight


def play(fight: Fight, dice: Iterable[int] = (), answers: Any = ()) -> Scripted:
    """The whole battle."""
    return scripted(battle(fight), dice, answers)


def one_round(fight: Fight, dice: Iterable[int] = (), answers: Any = ()) -> Scripted:
    """One field round and no more, from wherever the battle stands; ties are rolled again."""
    async def until() -> int:
        fought = fight.round
        while fight.result == Verdict.OPEN and fight.round == fought:
            await step(fight)
        return fight.result

    return scripted(until(), dice, answers)


def tv(fight: Fight, side: int) -> Any:
    """The running troop value of a side in points."""
    total = sum(c.tv for c in fight.side[side].contingent[: fight.side[side].contingents])
    return total / PARTS


def men(fight: Fight, side: int) -> list[int]:
    return [c.men for c in fight.side[side].contingent[: fight.side[side].contingents]]


def lost(fight: Fight, side: int) -> list[int]:
    return [c.lost for c in fight.side[side].contingent[: fight.side[side].contingents]]


def dead(fight: Fight, side: int) -> list[int]:
    return [c.dead for c in fight.side[side].contingent[: fight.side[side].contingents]]


def hows(fight: Fight, side: int) -> list[int]:
    return [c.how for c in fight.side[side].contingent[: fight.side[side].contingents]]


def whys(found: Scripted) -> list[str]:
    """The rules that rolled, in order."""
    return [why for why, _, _ in found.rolls]


def calm_round(fight: Fight, *dice: int) -> None:
    """One field round with these dice of tactics, in which nobody falls and everybody stands."""
    tactics = iter(dice)
    fought = fight.round
    while fight.result == Verdict.OPEN and fight.round == fought:
        rule: Any = step(fight)
        answer: Any = None
        with contextlib.suppress(StopIteration):
            while True:
                effect = rule.send(answer)
                answer = None
                if isinstance(effect, Roll):
                    answer = {"CN-HERO-01": 100, "CN-MOR-01": 1}.get(effect.why) or next(tactics)
    assert next(tactics, None) is None


def any_of(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """Any of the options, whatever is asked."""
    k = luck.below(options.bit_count())
    for option in range(63):
        if options >> option & 1 == 1:
            if k == 0:
                return option
            k -= 1
    return 0


@lru_cache(4)
def the_batch(checked: bool = False, policy: Any = standing_orders) -> Batch:
    """Battles in bulk: the first call compiles them, under standing orders as a study does."""
    return Batch(battle, policy, Fight, checked=checked)


def somewhere(seed: int) -> Fight:
    """A battle by chance: any forces, orders, options, also in the middle of one."""
    luck = Philox(seed, 9, 0)

    def maybe(one_in: int) -> bool:
        return luck.below(one_in) == 0

    def one(attacks: bool) -> Force:
        nation = NATIONS["trsc"[luck.below(4)]]
        troops = []
        for unit in range(1, 2 + luck.below(4)):
            more = {
                "hold": maybe(5), "awaits": maybe(6), "nights": luck.below(4) if maybe(4) else 0, "landing": maybe(6),
                "wavering": maybe(8) and nation != "crurer",
            }  # fmt: skip
            share = (4, 4, 4, 3)[luck.below(4)]
            for elite in (True, False):
                if maybe(2) and not (elite and nation == "crurer"):
                    troops.append(Troop(unit, nation, elite, 1 + luck.below(500 if maybe(2) else 60), share=share, **more))
        troops = troops or [Troop(1, nation, False, 300)]
        if nation == "crurer" and maybe(2):
            troops.append(Troop(9, "ransard", maybe(2), 1 + luck.below(200)))
        ambush = attacks and maybe(6)
        if ambush:
            troops = [msgspec.structs.replace(each, share=1) for each in troops]
        return Force(
            tuple(troops), tuple((1 + luck.below(5), luck.below(4)) for _ in range(luck.below(3))), attacks=attacks,
            march=maybe(3),
            prepared=maybe(2), height=maybe(4), buildings=maybe(5), camp=(2, 2, 4, 5, 6, 8)[luck.below(6)], in_camp=maybe(6),
            cornered=maybe(8), patrol=maybe(5), ambush=ambush, ground=luck.below(3) - 1, nerve=-luck.below(2), party=maybe(3),
            guess=60 + luck.below(80), retreat_at=10 * luck.below(8), spend_tv=50 * luck.below(5), spend_death=maybe(2),
            ambush_on=maybe(2),
        )  # fmt: skip

    options = ClustaOptions(
        battle_decisions=("player", "standing")[luck.below(2)], perfect_confirm=not maybe(3), fumble_confirm=not maybe(3),
        uncapped_hero_points=maybe(3), hero_points_tv_timing=("before_tactics", "after_tactics")[luck.below(2)],
        hero_death_basis=("own_loss", "enemy_loss")[luck.below(2)], hold_resists_size_rout=not maybe(3),
        await_compares=("men", "size_class")[luck.below(2)], ambush_column=("rolled", "lowest")[luck.below(2)],
        ambush_free_of_loss=maybe(2), patrol_modifier_mode=("penalty", "on_die")[luck.below(2)],
        twenty_in_top_column=maybe(2), cumulative_row_shifts=maybe(2), superled_row_shift=not maybe(3),
        permanent_loss_cells=("from_10_40", "only_10_40", "only_dagger")[luck.below(3)],
        morale_threshold=("at_most_75", "below_75")[luck.below(2)], pc_random_events=maybe(2), ransard_shagul_alliance=maybe(2),
        blackblood_units="all" if maybe(2) else (1, 2),
    )  # fmt: skip
    return make_fight(options, (one(True), one(maybe(4))), 1 + luck.below(4))


def commanders_left(fight: Fight, side: int) -> list[tuple[Fate, int]]:
    """What became of every commander of a side, in the order mustered: his fate, his hero points."""
    force = fight.side[side]
    return [(Fate(force.fate[k]), force.points[k]) for k in range(force.commanders)]


async def free_round(fight: Fight) -> int:
    """The free field round of an ambush alone, before anything else; afterwards `battle` goes on.  -> Verdict"""
    while fight.result == Verdict.OPEN and fight.stage != Stage.AMBUSHED and fight.stage != Stage.MEETING:
        await step(fight)
    return fight.result
