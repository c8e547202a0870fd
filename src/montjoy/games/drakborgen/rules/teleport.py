"""Teleporting, and leaving a place by chance (12.1, 12.2)."""

from __future__ import annotations

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen.model.heroes import playing, state_of, working
from montjoy.games.drakborgen.model.luck import TABLES, d12, roll_among
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.passages import Passage, monsters_may_enter
from montjoy.games.drakborgen.model.squares import beyond, is_square, next_squares
from montjoy.games.drakborgen.model.state import Arriving, Came, Castle, Free, Hero, Monster, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Arrived, Numbered, RanOut, RingUsed, Whirled
from montjoy.games.drakborgen.protocol.places import TRANSIT
from montjoy.games.drakborgen.rules import chamber, labyrinth, monster_flight, spells
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.seen.view import Seen


# ---- teleporting -----------------------------------------------------------------------------------------------------
async def teleport_by_die(world: World, who: Hero | Monster) -> None:
    """DL-12.1a  To an adjacent square that the D12 decides."""
    await whirl(world, who, await roll_direction(world, who.id))


async def roll_direction(world: World, who: str) -> str:
    """DL-12.1a  By the direction table of the pack."""
    return the_pack(world).directions[await d12("DL-12.1a", who)]


async def whirl(world: World, who: Hero | Monster, direction: str) -> None:
    """DL-12.1a  That way, diagonally where the table says so; off the board it is outside."""
    place = who.place if isinstance(who, Hero) else who.at
    if not is_square(place):                                 # only a ruling puts one elsewhere
        return
    to = beyond(place, direction)
    await tell(ALL, Whirled(who.id, direction, to))
    if isinstance(who, Hero):
        await put_in_transit(world, who, to)
    else:
        await teleport_monster(world, who, to)


async def put_in_transit(world: World, hero: Hero, to: str) -> None:
    """DL-12.1b  His turn ends; until his next one he is on no square.  A door he had opened stays open."""
    hero.situation, hero.place = Arriving(to), TRANSIT
    hero.came, hero.door = Came("", "teleport"), None
    await chamber.close_if_empty(world)


async def arrive(world: World, hero: Hero) -> None:
    """DL-12.1b  At the start of his next turn he comes into the new square, which he may lay as he likes, and moves no
    further; all that happens to who comes in there happens to him.  There is no way back."""
    if isinstance(hero.situation, Arriving):
        to, hero.situation = hero.situation.to, Free()
        await come_down(world, hero, to)


async def come_down(world: World, hero: Hero, to: str) -> None:
    """DL-12.1b  Into the square, with all that happens to who comes in there."""
    await tell(ALL, Arrived(hero.id, to))
    await labyrinth.enter(world, hero, to, Came("", "teleport"), goes_on=False, turns="choice")


async def teleport_monster(world: World, monster: Monster, to: str) -> None:
    """DL-12.1c  A monster comes to a face-up square, and meets who is there; anywhere else it leaves the game."""
    await monster_flight.arrive(world, monster, to, monster.at, how="fled-in")


# ---- the spell and the ring ------------------------------------------------------------------------------------------
def blink_options(seen: Seen) -> list[Option]:
    """DLC-04, RI7  Instead of moving: to an adjacent square, whatever is in between; by the spell or the Ring of Ways."""
    hero = seen.hero
    if not playing(hero) or state_of(seen.castle, hero) != "free" or not is_square(hero.place) or chamber.is_held(seen):
        return []
    return [questions.Blink(to, by) for by in blink_means(seen.castle, hero) for to in next_squares(hero.place)]


def blink_means(castle: Castle, hero: Hero) -> list[str]:
    """What he can do it by: "blink" the spell, rings that are not used up."""
    spell = ["blink"] if spells.may_cast(hero, "blink") else []
    return spell + [t.id for t in working(hero) if t.powers.blink > times_used(castle, t.id)]


def times_used(castle: Castle, ring: str) -> int:
    """RI7  In the whole game, whoever wore it."""
    return sum(hero.used.get(ring, 0) for hero in castle.heroes.values())


async def blink(world: World, hero: Hero, act: questions.Blink) -> bool:
    """DLC-04, RI7  As by teleport, but he arrives in the same turn.  False: the Ring of Greed holds him."""
    if not await chamber.try_to_leave(world, hero):
        return False
    if act.by == "blink":
        await spells.cast_spell(hero, "blink")
    else:
        hero.used[act.by] = hero.used.get(act.by, 0) + 1
        ring = next(t for t in hero.things if t.id == act.by)
        await tell(ALL, RingUsed(hero.id, ring.id, max(0, ring.powers.blink - times_used(world.castle, ring.id))))
    await come_down(world, hero, act.to)
    return True


# ---- by chance -------------------------------------------------------------------------------------------------------
async def take_random_way(world: World, active: Hero, who: str, choices: list[Passage]) -> Passage | None:
    """DL-12.2c-X  Somebody leaves by chance: by the only passage without a roll, by none if there is none."""
    if len(choices) < 2:
        return choices[0] if choices else None
    given = await ask_numbering(world, active, who, choices)
    found = given[await roll_number(len(given), who)]
    await tell(ALL, RanOut(who, found.way))
    return found


async def ask_numbering(world: World, active: Hero, who: str, choices: list[Passage]) -> list[Passage]:
    """DL-12.2a  The player whose turn it is numbers the passages in any order; the last number is no choice any more.  Who rolls
    no dice of his own is not asked, as no order is better than another: they are numbered as they lie, from the north on."""
    given: list[Passage] = []
    rest = list(choices)
    if world.castle.options.naming_before_dice == "by_dice":
        given, rest = rest, []
    while rest:
        way = rest[0].way
        if len(rest) > 1:
            question = questions.Numbering(who, tuple(p.way for p in given))
            way = (await ask(world, active.id, question, [questions.Number(p.way) for p in rest])).way
        given += [p for p in rest if p.way == way]
        rest = [p for p in rest if p.way != way]
    await tell(ALL, Numbered(who, tuple(p.way for p in given)))
    return given


async def roll_number(passages: int, who: str) -> int:
    """DL-12.2b, DL-12.2c-X  Which of so many passages, 0 the first: up to four by the table; of five and more the D12 is split
    evenly and what is left over rolled again."""
    row = TABLES["random"].get(str(passages))
    if row is None:
        return await roll_among(passages, "DL-12.2c-X", who)
    rolled = await d12("DL-12.2b", who)
    return next((n for n, span in enumerate(row) if rolled in faces(span)), 0)


def faces(span: str) -> range:
    """The numbers of a column of the table: "4-6"; "-" none."""
    first, _, last = span.partition("-")
    return range(int(first), int(last or first) + 1) if first else range(0)


def stays_on_the_board(castle: Castle, to: str) -> bool:
    """DL-12.2d, DL-12.1c  A monster stays in the game only on face-up squares it may enter; by chance or by its player's wish."""
    return is_square(to) and castle.squares[to].face_up and monsters_may_enter(castle, to)
