"""Fights of several, compared round for round with a second telling of the book's text (`told_again.py`)."""

from __future__ import annotations

import collections

from montjoy.core.effects import members
from montjoy.core.script import scripted
from montjoy.games.drakborgen.duel.combatants import Combatant, muster
from montjoy.games.drakborgen.duel.sequence import fight_to_the_end
from montjoy.games.drakborgen.duel.state import Ask, Fate, Fight, Kind, Verdict
from montjoy.games.drakborgen.options import DrakborgenOptions
from tests.games.drakborgen.told_again import LONG, One, Told, any_fight, fixed

FIGHTS = 400


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
