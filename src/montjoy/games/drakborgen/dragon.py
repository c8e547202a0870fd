"""The dragon: awake, he must be fled from or fought; asleep, he can be struck first (sections 9.5 to 9.8 and 10)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen import acts, doors, fights, fights_muster, injuries, labyrinth, things
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import inside_chamber, playing, power, state_of, things_of
from montjoy.games.drakborgen.joint import with_bystanders
from montjoy.games.drakborgen.luck import passes, suns
from montjoy.games.drakborgen.passages import Passage, passages
from montjoy.games.drakborgen.said import CardsThrownAway, DragonWoke, FledDragon, FlightFromDragonFailed, Stayed
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.view import glance
from montjoy.games.drakborgen.world import Castle, Hero, World

TURN: Final = "dragon"                                       # in castle.handled: his turn with the dragon is over


# ---- what he may do --------------------------------------------------------------------------------------------------
def dragon_options(seen: Seen) -> list[Option]:
    """DL-9.5b, DL-9.8, DL-10.2  Awake: flee or fight, and nothing else; without a way out he may open one instead.  Asleep: the
    first blow, instead of this turn's draw."""
    castle, hero = seen.castle, seen.hero
    if not inside_chamber(castle, hero) or had_his_turn(castle, hero):
        return []
    match castle.dragon.state:
        case "awake":
            away = [acts.FleeDragon()] if ways_out(castle, hero) else doors.door_options(seen)
            return [*away, acts.FightDragon()]
        case "asleep" if state_of(castle, hero) == "free":
            return [acts.AttackDragon()]
    return []


def ways_out(castle: Castle, hero: Hero) -> list[Passage]:
    """DL-9.8  The passages he may flee by: free ones, and secret doors."""
    return [p for p in passages(castle, hero.place) if p.free or p.between == "secret"]


def had_his_turn(castle: Castle, hero: Hero) -> bool:
    """DL-10.4  The fight, or the attempt to get out, was his turn with the dragon."""
    return f"{TURN} {hero.id}" in castle.handled


async def dragon_turn(world: World, hero: Hero, act: Option) -> None:
    """DL-9.5b, DL-10.2  What he has chosen; and the dragon's breath if he is then still inside with a living dragon."""
    world.castle.handled.append(f"{TURN} {hero.id}")
    out = False
    match act:
        case acts.AttackDragon():
            await first_blow(world, [hero])
        case acts.FightDragon():
            await fight(world, [hero])
        case acts.FleeDragon():
            out = await flee(world, hero)
        case _:
            out = await break_out(world, hero, act)
    if not out:
        await failed(world, hero)


async def awake_step(world: World, hero: Hero) -> None:
    """DL-9-X1, DL-9.5a  Come in while the dragon is awake: no card; he may fight at once, there is no breath."""
    options: list[Option] = [acts.Stay(), acts.FightDragon()]
    act = await ask(world, hero.id, acts.FightAtOnce(), options)
    if isinstance(act, acts.FightDragon):
        await dragon_turn(world, hero, act)
    else:
        await tell(ALL, Stayed(hero.id))


# ---- awake -----------------------------------------------------------------------------------------------------------
async def wakes(world: World, why: str) -> None:
    """DL-9.5a, DL-10.0  It is awake, for good; nobody inside may take treasure cards."""
    if world.castle.dragon.state == "asleep":
        world.castle.dragon.state = "awake"
        await tell(ALL, DragonWoke(why))


async def failed(world: World, hero: Hero) -> None:
    """DL-9.5c, DL-9.7  For each turn in which he neither gets out nor kills it: the dragon's breath.  Who lives tries again."""
    if playing(hero) and inside_chamber(world.castle, hero) and world.castle.dragon.state == "awake":
        await breath(world, hero)


async def breath(world: World, hero: Hero) -> None:
    """DL-9.5c, AM06  As many body points as the sun die shows; with the Ember amulet one less."""
    loss = max(0, await suns(world, "DL-9.5c", hero.id) - power(hero, "breath_guard"))
    if loss and not await injuries.wards(world, hero, loss):
        await injuries.hurt(world, hero, loss, "DL-9.5c")


# ---- flight ----------------------------------------------------------------------------------------------------------
async def flee(world: World, hero: Hero) -> bool:
    """DL-9.6a, DL-9.8  A roll for himself and for each treasure card he carries, all up to his agility: he is out by a free
    passage of his choice, and goes on with his turn."""
    await throw_away(world, hero)
    rolls = 1 + len(things_of(hero, "treasure_card"))
    out = await passes(world, hero, "agility", "DL-9.6a", rolls, below=True)
    if out:
        await tell(ALL, FledDragon(hero.id))
        await leaves(world, hero)
    else:
        await tell(ALL, FlightFromDragonFailed(hero.id))
    return out


async def leaves(world: World, hero: Hero) -> None:
    """DL-9.8  By a free passage of his choice, or a secret door; he may have named a plain wall before."""
    while True:
        options = labyrinth.move_options(glance(world, hero.id))
        if await labyrinth.go(world, hero, await ask(world, hero.id, acts.LeaveBy(True), options)):
            return


async def throw_away(world: World, hero: Hero) -> None:
    """DL-9.6b  Before each attempt any number of treasure cards go under the deck, in the order he says, the last one lowest."""
    thrown: list[str] = []
    while things_of(hero, "treasure_card"):
        kept = [t.id for t in things_of(hero, "treasure_card") if t.id not in thrown]
        act = await ask(world, hero.id, acts.ThrowAway(tuple(thrown)), [acts.NoMore(), *(acts.Away(id) for id in kept)])
        if not isinstance(act, acts.Away):
            break
        thrown.append(act.card)
    if thrown:
        await tell(ALL, CardsThrownAway(hero.id, tuple(thrown)))
    for id in thrown:
        await things.lose(world, hero, id, "under-deck")


async def break_out(world: World, hero: Hero, act: Option) -> bool:
    """DL-9.8  No free passage: a door or a portcullis is his attempt of the turn, and if it opens he goes through."""
    place = hero.place
    await labyrinth.go(world, hero, act)
    return hero.place != place


# ---- the fight -------------------------------------------------------------------------------------------------------
async def first_blow(world: World, heroes: list[Hero]) -> None:
    """DL-10.2  He strikes before round 1: D12 minus 5, not below 0, is taken from the dragon's points.  That wakes it."""
    heroes = await with_others(world, heroes)
    await wakes(world, "fight")
    await fights.dragon_fight(world, heroes, first_blow=True)


async def fight(world: World, heroes: list[Hero]) -> None:
    """DL-10.1a, DL-10.3  No monster card: the values and all the points of his tile, also if he has survived a fight before."""
    await fights.dragon_fight(world, await with_others(world, heroes), first_blow=False)


async def with_others(world: World, heroes: list[Hero]) -> list[Hero]:
    """DL-13.3a, DL-13.3h-X  With multi_fight others inside may take part from the start; it is their turn with it too."""
    together = await with_bystanders(world, heroes, [fights_muster.DRAGON])
    world.castle.handled += [f"{TURN} {hero.id}" for hero in together]
    return together
