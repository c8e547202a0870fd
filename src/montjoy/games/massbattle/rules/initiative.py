"""Who has the initiative, what its winner chooses, and the order of sides that follows.  MB-INIT, MB-MOD-04."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import ALL, Question, choose, d, roll, tell
from montjoy.games.massbattle.model.board import elevation
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import Field
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.model.troops import TABLES
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules.declare import ask_sides, units_of

D6: Final = d(6)
BOTH: Final = 2                                              # world.winner: equal dice, and both act together
CHOICES: Final = tuple(questions.Choices(move, attack) for move in ("first", "last") for attack in ("first", "last"))


async def roll_initiative(world: World) -> None:
    """MB-INIT-01, MB-INIT-05, MB-INIT-06  Each side rolls a die, openly; the higher one wins, equal ones are rolled again, or
    both sides act together in the round to come (tie_rule)."""
    coming = world.round + 1
    while True:
        dice = (await roll(D6, "MB-INIT-01", "A", coming), await roll(D6, "MB-INIT-01", "B", coming))
        world.winner = BOTH if dice[0] == dice[1] else int(dice[1] > dice[0])
        await tell(ALL, events.InitiativeWon(world.winner, dice, coming))
        if world.winner != BOTH or world.options.tie_rule == "simultaneous":
            return


async def choose_order(world: World, ask: Question | None = None) -> None:
    """MB-INIT-02, MB-INIT-03, MB-INIT-07  The winner says openly, before anything else, whether he moves first or last and
    whether he attacks first or last."""
    if world.winner == BOTH:
        return
    chosen = await choose(world.sides[world.winner].leader, ask or questions.Choose(world.round), CHOICES)
    world.move_choice, world.attack_choice = chosen.move, chosen.attack
    await tell(ALL, events.ChoicesMade(world.winner, chosen.move, chosen.attack))


def order_of(world: World, phase: int) -> list[tuple[int, ...]]:
    """MB-INIT-04, MB-INIT-08, MB-T-INIT  Which side acts when in a phase: one after the other as the winner has chosen, or both
    together."""
    if world.winner == BOTH:
        return [(0, 1)]
    if phase == 1 and world.options.missile_order == "winner_first":
        return [(world.winner,), (1 - world.winner,)]
    table = TABLES["init"]
    row = next(r for r in table["rows"] if (r[0], r[1]) == (world.move_choice, world.attack_choice))
    letters = str(row[table["columns"].index(f"phase_{phase}")]).split()
    return [(world.winner if letter == "W" else 1 - world.winner,) for letter in letters]


# ---- stances ---------------------------------------------------------------------------------------------------------------
async def take_stances(world: World) -> None:
    """MB-MOD-04  Every unit on high ground chooses attack or defence for the round: the loser's side announces first, then the
    winner's; who says nothing attacks.  Sides that act together announce together."""
    for unit in world.units.values():
        unit.stance = "attack"
    for sides in [(0, 1)] if world.winner == BOTH else [(1 - world.winner,), (world.winner,)]:
        await take_stances_of(world, sides)


async def take_stances_of(world: World, sides: Sequence[int]) -> None:
    """MB-MOD-04, MB-GEN-05  The units of these sides, asked of each owner."""
    ask = questions.TakeStances(world.round)
    for seat, sheet in await ask_sides(world, sides, ask, forms.Stances, lambda unit: is_high(world, unit)):
        for unit in units_of(world, seat):
            if unit.id in sheet.defend and is_high(world, unit):
                unit.stance = "defence"
    for side in sides:
        high = [unit for unit in world.units.values() if unit.side == side and is_high(world, unit)]
        if high:
            attack = tuple(u.id for u in high if u.stance == "attack")
            await tell(ALL, events.StancesTaken(side, attack, tuple(u.id for u in high if u.stance == "defence")))


def is_high(field: Field, unit: Unit) -> bool:
    """MB-MOD-04  It stands on elevation 1 or more, on the ground."""
    return unit.in_play and not unit.aloft and elevation(field.board, unit.at) > 0
