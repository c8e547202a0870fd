"""Teleporting, leaving a room by chance, and power over monsters (section 12)."""

from __future__ import annotations

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen import acts, chamber, labyrinth, made, monster_flight
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import left, playing, state_of, working
from montjoy.games.drakborgen.luck import TABLES, among, d12
from montjoy.games.drakborgen.pack import Pack, the_pack
from montjoy.games.drakborgen.passages import Passage, beyond, is_square, monsters_may_enter, next_squares
from montjoy.games.drakborgen.said import (
    Arrived,
    Controls,
    Numbered,
    RanOut,
    RingUsed,
    SpellCast,
    Uncontrolled,
    Whirled,
)
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.situations import Arriving, Free
from montjoy.games.drakborgen.world import BELOW, TRANSIT, Came, Castle, Companion, Hero, Monster, World


# ---- teleporting -----------------------------------------------------------------------------------------------------
async def teleport(world: World, who: Hero | Monster) -> None:
    """DL-12.1a  To an adjacent square that the D12 decides."""
    await whirled(world, who, await direction_rolled(world, who.id))


async def direction_rolled(world: World, who: str) -> str:
    """DL-12.1a  By the direction table of the pack."""
    return the_pack(world).directions[await d12("DL-12.1a", who)]


async def whirled(world: World, who: Hero | Monster, direction: str) -> None:
    """DL-12.1a  That way, diagonally where the table says so; off the board it is outside."""
    place = who.place if isinstance(who, Hero) else who.at
    if not is_square(place):                                 # only a ruling puts one elsewhere
        return
    to = beyond(place, direction)
    await tell(ALL, Whirled(who.id, direction, to))
    if isinstance(who, Hero):
        await in_transit(world, who, to)
    else:
        await teleported(world, who, to)


async def in_transit(world: World, hero: Hero, to: str) -> None:
    """DL-12.1b  His turn ends; until his next one he is on no square.  A door he had opened stays open."""
    hero.situation, hero.place = Arriving(to), TRANSIT
    hero.came, hero.door = Came("", "teleport"), None
    await chamber.left_empty(world)


async def arrive(world: World, hero: Hero) -> None:
    """DL-12.1b  At the start of his next turn he comes into the new square, which he may lay as he likes, and moves no
    further; all that happens to who comes in there happens to him.  There is no way back."""
    if isinstance(hero.situation, Arriving):
        to, hero.situation = hero.situation.to, Free()
        await comes_down(world, hero, to)


async def comes_down(world: World, hero: Hero, to: str) -> None:
    """DL-12.1b  Into the square, with all that happens to who comes in there."""
    await tell(ALL, Arrived(hero.id, to))
    await labyrinth.enter(world, hero, to, Came("", "teleport"), goes_on=False, turns="choice")


async def teleported(world: World, monster: Monster, to: str) -> None:
    """DL-12.1c  A monster comes to a face-up square, and meets who is there; anywhere else it leaves the game."""
    await monster_flight.comes(world, monster, to, monster.at, how="fled-in")


# ---- the spell and the ring ------------------------------------------------------------------------------------------
def blink_options(seen: Seen) -> list[Option]:
    """DLC-04, RI7  Instead of moving: to an adjacent square, whatever is in between; by the spell or the Ring of Ways."""
    hero = seen.hero
    if not playing(hero) or state_of(seen.castle, hero) != "free" or not is_square(hero.place) or chamber.held(seen):
        return []
    return [acts.Blink(to, by) for by in blinks(seen.castle, hero) for to in next_squares(hero.place)]


def blinks(castle: Castle, hero: Hero) -> list[str]:
    """What he can do it by: "blink" the spell, rings that are not used up."""
    spell = ["blink"] if hero.ability == "spells" and left(hero, "blink") > 0 else []
    return spell + [t.id for t in working(hero) if t.powers.blink > times_used(castle, t.id)]


def times_used(castle: Castle, ring: str) -> int:
    """RI7  In the whole game, whoever wore it."""
    return sum(hero.used.get(ring, 0) for hero in castle.heroes.values())


async def blink(world: World, hero: Hero, act: acts.Blink) -> bool:
    """DLC-04, RI7  As by teleport, but he arrives in the same turn.  False: the Ring of Greed holds him."""
    if not await chamber.may_leave(world, hero):
        return False
    hero.used[act.by] = hero.used.get(act.by, 0) + 1
    if act.by == "blink":
        await tell(ALL, SpellCast(hero.id, act.by))
    else:
        ring = next(t for t in hero.things if t.id == act.by)
        await tell(ALL, RingUsed(hero.id, ring.id, max(0, ring.powers.blink - times_used(world.castle, ring.id))))
    await comes_down(world, hero, act.to)
    return True


# ---- by chance -------------------------------------------------------------------------------------------------------
async def at_random(world: World, active: Hero, who: str, choices: list[Passage]) -> Passage | None:
    """DL-12.2c-X  Somebody leaves by chance: by the only passage without a roll, by none if there is none."""
    if len(choices) < 2:
        return choices[0] if choices else None
    given = await numbered(world, active, who, choices)
    found = given[await number_rolled(len(given), who)]
    await tell(ALL, RanOut(who, found.way))
    return found


async def numbered(world: World, active: Hero, who: str, choices: list[Passage]) -> list[Passage]:
    """DL-12.2a  The player whose turn it is numbers the passages in any order; the last number is no choice any more."""
    given: list[Passage] = []
    rest = list(choices)
    while rest:
        way = rest[0].way
        if len(rest) > 1:
            question = acts.Numbering(who, tuple(p.way for p in given))
            way = (await ask(world, active.id, question, [acts.Number(p.way) for p in rest])).way
        given += [p for p in rest if p.way == way]
        rest = [p for p in rest if p.way != way]
    await tell(ALL, Numbered(who, tuple(p.way for p in given)))
    return given


async def number_rolled(passages: int, who: str) -> int:
    """DL-12.2b, DL-12.2c-X  Which of so many passages, 0 the first: up to four by the table; of five and more the D12 is split
    evenly and what is left over rolled again."""
    row = TABLES["random"].get(str(passages))
    if row is None:
        return await among(passages, "DL-12.2c-X", who)
    rolled = await d12("DL-12.2b", who)
    return next((n for n, span in enumerate(row) if rolled in faces(span)), 0)


def faces(span: str) -> range:
    """The numbers of a column of the table: "4-6"; "-" none."""
    first, _, last = span.partition("-")
    return range(int(first), int(last or first) + 1) if first else range(0)


def stays_on_the_board(castle: Castle, to: str) -> bool:
    """DL-12.2d, DL-12.1c  A monster stays in the game only on face-up squares it may enter; by chance or by its player's wish."""
    return is_square(to) and castle.squares[to].face_up and monsters_may_enter(castle, to)


# ---- power over monsters ---------------------------------------------------------------------------------------------
async def control(world: World, hero: Hero, companion: Companion) -> None:
    """DL-12.3a, DL-12.3b  It follows him wherever he goes, on no square of its own: no figure for monster players, spiders,
    events or encounters; and it does nothing but fight."""
    hero.companions.append(companion)
    await tell(ALL, Controls(hero.id, companion.id, companion.kind, companion.combat_points))


async def bind(world: World, hero: Hero, monster: Monster) -> None:
    """DL-12.3a, SP09  A monster on the board is his; it fights with the number of the card that was drawn for it."""
    pack = the_pack(world)
    card = world.cards.get(monster.id)
    points = pack.cards[card][monster.kind].combat_points if card else 1
    world.castle.monsters.pop(monster.id, None)
    await control(world, hero, made.bound(monster, points))


async def uncontrol(world: World, hero: Hero) -> None:
    """DL-12.3f-X  When the hero dies what he controlled is an ordinary monster on that square, in the catacombs it is below;
    elsewhere it leaves the game, and so does a beast for which no monster card says what it does."""
    place = hero.place or getattr(hero.situation, "place", "")
    freed, hero.companions = hero.companions, []
    for companion in freed:
        stays = (place == BELOW or is_square(place)) and not in_the_chamber(world, place)
        stays = stays and on_the_cards(the_pack(world), companion.kind) and companion.id not in world.castle.monsters
        if stays:
            world.castle.monsters[companion.id] = figure(companion, place)
        await tell(ALL, Uncontrolled(companion.id, companion.kind, place if stays else ""))
        if not stays:
            await monster_flight.tile_used(world, companion.id)


def in_the_chamber(world: World, place: str) -> bool:
    return is_square(place) and world.castle.squares[place].kind == "chamber"


def on_the_cards(pack: Pack, kind: str) -> bool:
    return all(kind in rows for rows in pack.cards.values())


def figure(c: Companion, place: str) -> Monster:
    return Monster(c.id, c.kind, place, c.agility, c.strength, c.psyche, c.armour, c.reward)
