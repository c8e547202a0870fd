"""Who fights, out of the world: heroes, their companions, monsters by their cards, the dragon by his tile."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import Option
from montjoy.games.drakborgen.duel.combatants import Combatant, a_champion, a_hero, a_monster, the_dragon
from montjoy.games.drakborgen.duel.state import AUTOMATON, FIGHTERS, Missile
from montjoy.games.drakborgen.model.heroes import factor, has, left, power
from montjoy.games.drakborgen.model.monsters import acted_by, card_row, meeting_of, shut_for, ways_to_flee
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import DRAGON
from montjoy.games.drakborgen.model.passages import free_passages, monsters_ways
from montjoy.games.drakborgen.model.state import FACTORS, Castle, Companion, Hero, InRubble, Monster, Webbed, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.rules import spells
from montjoy.games.drakborgen.rules.asking import ask


# ---- seats -----------------------------------------------------------------------------------------------------------
class Seats:
    """The seats of a fight: each player once."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def of(self, seat: str) -> int:
        """His number, or AUTOMATON for nobody."""
        if not seat:
            return AUTOMATON
        if seat not in self.names:
            self.names.append(seat)
        return self.names.index(seat)


# ---- heroes ----------------------------------------------------------------------------------------------------------
def hero_fighter(world: World, hero: Hero, seats: Seats, *, side: int = 0, exit: bool = True, blow: bool = False) -> Combatant:
    """DL-8.1b, DL-8-X6  As many combat points as he has body points now, plus what he wears adds."""
    missile, count = missiles(hero)
    return a_hero(
        hero.id,
        values(hero),
        body=hero.body,
        added=power(hero, "combat_points"),
        seat=seats.of(hero.id),
        side=side,
        exit=exit and bool(ways_out(world.castle, hero)),
        missile=missile,
        missiles=count,
        bolt=spells.may_cast(hero, "fire_bolt"),
        ring=has(hero, "last_breath") is not None,
        guard=power(hero, "breath_guard"),
        blow=blow,
    )


def values(hero: Hero) -> dict[str, int]:
    """DL-8-X3  The four values, as modified by what is worn."""
    return {name: factor(hero, name) for name in FACTORS}


def missiles(hero: Hero) -> tuple[Missile, int]:
    """DLC-03, DLC-07, DLC-08  Daggers, arrows or shuriken: what he throws and how many are left to him."""
    match hero.ability:
        case "throwing_daggers":
            return Missile.DAGGERS, max(0, left(hero, "daggers"))
        case "arrows":
            return Missile.ARROWS, max(0, left(hero, "arrows"))
        case "shuriken":
            return Missile.SHURIKEN, max(0, left(hero, "shuriken"))
    return Missile.NONE, 0


def ways_out(castle: Castle, hero: Hero) -> list[questions.Move]:
    """DL-8.12d, DL-8.12g-X  The free passages of the place: outside from a tower, and stairs, among them.  Who is caught or stuck
    has none."""
    if isinstance(hero.situation, Webbed | InRubble):
        return []
    return [questions.Move(p.way) for p in free_passages(castle, hero.place)]


# ---- companions ------------------------------------------------------------------------------------------------------
async def choose_companion_fighters(
    world: World, hero: Hero, seats: Seats, against: Sequence[str], room: int, *, side: int = 0, exit: bool = True
) -> list[Combatant]:
    """DL-12.3c, DL-13.4c-X  At the start of a fight he may let one of them fight in his place; with multi_fight beside him."""
    if not hero.companions or room < 1:
        return []
    options: list[Option] = [questions.Myself(), *(questions.Champion(c.id) for c in hero.companions)]
    if world.castle.options.multi_fight:
        options += [questions.Beside(c.id) for c in hero.companions]
    answer = await ask(world, hero.id, questions.WhoFights(tuple(against)), options)
    if not isinstance(answer, questions.Champion | questions.Beside):
        return []
    chosen = next(c for c in hero.companions if c.id == answer.companion)
    beside = isinstance(answer, questions.Beside)
    return [companion_fighter(world, hero, chosen, seats, beside=beside, side=side, exit=exit)]


def companion_fighter(
    world: World, hero: Hero, c: Companion, seats: Seats, *, beside: bool, side: int, exit: bool
) -> Combatant:
    """DL-12.3c  With the number it came with, all of it again in every fight; its hero chooses its positions."""
    return a_champion(
        c.id,
        (c.agility, c.armour, c.strength, c.psyche),
        points=max(1, c.combat_points),
        hero=hero.id,
        beside=beside,
        seat=seats.of(hero.id),
        side=side,
        exit=exit and bool(monsters_ways(world.castle, hero.place)),
    )


# ---- monsters --------------------------------------------------------------------------------------------------------
def monster_fighter(world: World, monster: Monster, seats: Seats) -> Combatant:
    """DL-8.1c, DL-8.9d-X  With the number in its row of the card drawn for this encounter."""
    return a_monster(
        monster.id,
        (monster.agility, monster.armour, monster.strength, monster.psyche),
        card=number(world, monster),
        seat=seats.of(acted_by(world.castle, monster.id)),
        exit=bool(ways_to_flee(world.castle, monster, shut(world.castle, monster))),
    )


def number(world: World, monster: Monster) -> int:
    """DL-8.1c  The combat points of the card; without one (only a ruling can do that) 1."""
    return card_row(world, monster).combat_points if monster.id in world.cards else 1


def shut(castle: Castle, monster: Monster) -> str:
    """DL-8.9d-X, DL-5.5.3c  The way the hero came in by, unless the monster has walked in on him."""
    meeting = meeting_of(castle, monster)
    return shut_for(meeting) if meeting else ""


def dragon_fighter(world: World, by: str, seats: Seats) -> Combatant:
    """DL-10.1a, DL-10.3  The values and all the points of his tile, also if he has survived a fight before."""
    row = the_pack(world).monsters[DRAGON]
    drake = (row.agility, row.armour, row.strength, row.psyche)
    return the_dragon(DRAGON, drake, points=row.combat_points, seat=seats.of(by), exit=False)


def batches(monsters: Sequence[Monster], heroes: int) -> list[list[Monster]]:
    """DL-13.3a  All at once; where there are more than a fight can hold the others wait for the next one."""
    size = max(1, FIGHTERS - heroes)
    return [list(monsters[k : k + size]) for k in range(0, len(monsters), size)]
