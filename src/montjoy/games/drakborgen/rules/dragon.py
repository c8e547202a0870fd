"""The dragon and his hoard (9.1 to 9.8, 10): what is drawn in the chamber, when he wakes.

Awake, he must be fled from or fought; asleep, he can be struck first.
"""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, NOBODY, Audience, Option, tell
from montjoy.games.drakborgen.model.heroes import inside_chamber, playing, power, state_of, things_of
from montjoy.games.drakborgen.model.luck import draw_card, passes, suns
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import DRAGON
from montjoy.games.drakborgen.model.passages import Passage, passages_from
from montjoy.games.drakborgen.model.state import Castle, Due, Hero, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    CardsThrownAway,
    DeckEmpty,
    DragonCard,
    DragonCardSkipped,
    DragonWoke,
    FledDragon,
    FlightFromDragonFailed,
    Stayed,
    TreasureDeclined,
)
from montjoy.games.drakborgen.rules import body_points, doors, fights, labyrinth, possessions, special_cards
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.rules.chamber import close_if_empty, for_card
from montjoy.games.drakborgen.rules.encounters import join_bystanders
from montjoy.games.drakborgen.seen.view import Seen, glance

CARDS_OF_A_TURN: Final = 1
CARDS_WITHOUT_DRAGON: Final = 2
TURN: Final = "dragon"                                       # in castle.handled: "dragon red", his turn with it is over


# ---- the draw (step 6 of a turn) -----------------------------------------------------------------------------------------
async def draw_in_chamber(world: World, hero: Hero, *, rested: bool) -> None:
    """DL-9.1c-X, DL-9.4  In every turn of his in which he is inside at this step, the one he comes in included; who leaves
    draws nothing, who fought the dragon has had his turn.  `rested`: he rested or had to lose the turn."""
    await close_if_empty(world)
    if not inside_chamber(world.castle, hero) or has_had_his_turn(world.castle, hero):
        return
    match world.castle.dragon.state:
        case "asleep":
            await draw_beside_sleeper(world, hero, rested)
        case "awake":
            if not rested:
                await meet_awake_dragon(world, hero)
        case "dead":
            if not rested:
                await take_treasures(world, hero, CARDS_WITHOUT_DRAGON)


async def draw_beside_sleeper(world: World, hero: Hero, rested: bool) -> None:
    """DL-9.1b, DL-5.4-X  A treasure card if he likes, and one dragon card; or instead of both the first blow at the dragon.
    With treasure_draw_order = dragon_first a dragon that wakes bars the treasure.  Who rested draws a dragon card only."""
    if rested:
        await draw_dragon_card(world, hero)
    elif world.castle.options.treasure_draw_order == "dragon_first":
        if not await offer_first_blow(world, hero):
            await draw_dragon_card(world, hero)
            if world.castle.dragon.state == "asleep":
                await take_treasures(world, hero, CARDS_OF_A_TURN)
    elif not await take_treasures(world, hero, CARDS_OF_A_TURN, may_attack=True):
        await draw_dragon_card(world, hero)


async def offer_first_blow(world: World, hero: Hero) -> bool:
    """DL-10.2  With dragon_first: does he strike before anything is drawn?"""
    options: list[Option] = [questions.LetItSleep(), questions.AttackDragon()]
    act = await ask(world, hero.id, questions.StrikeFirst(), options)
    if isinstance(act, questions.AttackDragon):
        await take_dragon_turn(world, hero, act)
        return True
    return False


# ---- treasure cards --------------------------------------------------------------------------------------------------
async def take_treasures(world: World, hero: Hero, most: int, *, may_attack: bool = False) -> bool:
    """DL-9.1a, DL-10.4  He may draw one treasure card; if the dragon is dead none, one or two.  True: he attacks it instead."""
    for more in range(most, 0, -1):
        if not len(world.decks.treasure):
            await tell(ALL, DeckEmpty("treasure"))
            if not may_attack:
                return False
        act = await choose_treasure(world, hero, more, may_attack)
        match act:
            case questions.AttackDragon():
                await take_dragon_turn(world, hero, act)
                return True
            case questions.TakeCard():
                await draw_treasure(world, hero)
            case _:
                await tell(ALL, TreasureDeclined(hero.id))
                return False
    return False


async def choose_treasure(world: World, hero: Hero, more: int, may_attack: bool) -> Option:
    """DL-9.1a  He says whether he takes one, if he has not said it when he stayed or came in."""
    if for_card(hero) in world.castle.handled and len(world.decks.treasure):
        return questions.TakeCard()
    return await ask(world, hero.id, questions.DrawTreasure(more), treasure_options(world, may_attack))


def treasure_options(world: World, may_attack: bool) -> list[Option]:
    """DL-9-X2  From an empty deck nothing is drawn."""
    take: list[Option] = [questions.TakeCard()] if len(world.decks.treasure) else []
    return [*take, questions.NoCard(), *([questions.AttackDragon()] if may_attack else [])]


async def draw_treasure(world: World, hero: Hero) -> None:
    """DL-9.1d  Its owner alone looks at it; treasure_faces = nobody_until_out: nobody, before he stands outside; all: all."""
    to: dict[str, Audience] = {"owner": hero.id, "nobody_until_out": NOBODY, "all": ALL}
    faces = world.castle.options.treasure_faces
    card = await draw_card(world.decks.treasure, "DL-9.1a", hero.id, to=to[faces])
    others = [seat for seat in world.castle.players if faces == "all" and seat != hero.id]
    await possessions.hand_out_hidden(world, hero, "treasure_card", card, *others, unseen=faces == "nobody_until_out")


# ---- dragon cards ----------------------------------------------------------------------------------------------------
async def draw_dragon_card(world: World, hero: Hero) -> None:
    """DL-9.2a, DL-9.2b  He must draw one, unseen, from the player to the right; a lullaby spares him.  While the dragon is
    restless a draw is of two cards."""
    skipped = await special_cards.ask_for_reaction(world, hero, "dragon_draw")
    if skipped is not None and skipped.effect.skip_dragon:
        await tell(ALL, DragonCardSkipped(hero.id))
        return
    for _ in range(2 if world.castle.dragon.restless else 1):
        if world.castle.dragon.state == "asleep" and len(world.decks.dragon):
            await turn_dragon_card(world, hero)


async def turn_dragon_card(world: World, hero: Hero) -> None:
    """DL-9.2b, DL-9.3a  Asleep: nothing happens; awake: it wakes.  The card stays out, so the danger grows."""
    card = await draw_card(world.decks.dragon, "DL-9.2a", hero.id)
    world.castle.dragon.drawn.append(card)
    state = the_pack(world).dragon_cards[card].state
    await tell(ALL, DragonCard(hero.id, card, state))
    if state == "awake":
        await wake_dragon(world, "card")


# ---- what he may do --------------------------------------------------------------------------------------------------
def dragon_options(seen: Seen) -> list[Option]:
    """DL-9.5b, DL-9.8, DL-10.2  Awake: flee or fight, and nothing else; without a way out he may open one instead.  Asleep: the
    first blow, instead of this turn's draw."""
    castle, hero = seen.castle, seen.hero
    if not inside_chamber(castle, hero) or has_had_his_turn(castle, hero):
        return []
    match castle.dragon.state:
        case "awake":
            away = [questions.FleeDragon()] if ways_out(castle, hero) else doors.door_options(seen)
            return [*away, questions.FightDragon()]
        case "asleep" if state_of(castle, hero) == "free":
            return [questions.AttackDragon()]
    return []


def ways_out(castle: Castle, hero: Hero) -> list[Passage]:
    """DL-9.8  The passages he may flee by: free ones, and secret doors."""
    return [p for p in passages_from(castle, hero.place) if p.free or p.between == "secret"]


def note_his_turn(castle: Castle, hero: Hero) -> None:
    """DL-10.4  The same is noted of who fights together with others, or has tried in the movement phase."""
    castle.handled.append(f"{TURN} {hero.id}")


def has_had_his_turn(castle: Castle, hero: Hero) -> bool:
    """DL-10.4  The fight, or the attempt to get out, was his turn with the dragon."""
    return f"{TURN} {hero.id}" in castle.handled


async def take_dragon_turn(world: World, hero: Hero, act: Option) -> None:
    """DL-9.5b, DL-10.2  What he has chosen; and the dragon's breath if he is then still inside with a living dragon."""
    note_his_turn(world.castle, hero)
    out = False
    match act:
        case questions.AttackDragon():
            await strike_sleeping_dragon(world, [hero])
        case questions.FightDragon():
            await fight_awake_dragon(world, [hero])
        case questions.FleeDragon():
            out = await flee(world, hero)
        case _:
            out = await break_out(world, hero, act)
    if not out:
        await suffer_failure(world, hero)


async def meet_awake_dragon(world: World, hero: Hero) -> None:
    """DL-9-X1, DL-9.5a  Come in while the dragon is awake: no card; he may fight at once, there is no breath."""
    options: list[Option] = [questions.Stay(), questions.FightDragon()]
    act = await ask(world, hero.id, questions.FightAtOnce(), options)
    if isinstance(act, questions.FightDragon):
        await take_dragon_turn(world, hero, act)
    else:
        await tell(ALL, Stayed(hero.id))


# ---- awake -----------------------------------------------------------------------------------------------------------
async def wake_dragon(world: World, why: str) -> None:
    """DL-9.5a, DL-10.0  It is awake, for good; nobody inside may take treasure cards."""
    if world.castle.dragon.state == "asleep":
        world.castle.dragon.state = "awake"
        await tell(ALL, DragonWoke(why))


async def suffer_failure(world: World, hero: Hero) -> None:
    """DL-9.5c, DL-9.7  For each turn in which he neither gets out nor kills it: the dragon's breath.  Who lives tries again."""
    if playing(hero) and inside_chamber(world.castle, hero) and world.castle.dragon.state == "awake":
        await suffer_breath(world, hero)


async def suffer_breath(world: World, hero: Hero) -> None:
    """DL-9.5c, AM06  As many body points as the sun die shows; with the Ember amulet one less."""
    loss = max(0, await suns(world, "DL-9.5c", hero.id) - power(hero, "breath_guard"))
    if loss and not await body_points.offer_ward(world, hero, loss):
        await body_points.hurt(world, hero, loss, "DL-9.5c")


# ---- flight ----------------------------------------------------------------------------------------------------------
async def flee(world: World, hero: Hero) -> bool:
    """DL-9.6a, DL-9.8  A roll for himself and for each treasure card he carries, all up to his agility: he is out by a free
    passage of his choice, and goes on with his turn."""
    if for_all(hero) not in world.castle.handled:
        await throw_away(world, hero)
    rolls = 1 + len(things_of(hero, "treasure_card"))
    out = await passes(world, hero, "agility", "DL-9.6a", rolls, below=True)
    if out:
        await tell(ALL, FledDragon(hero.id))
        await leave_chamber(world, hero)
    else:
        await tell(ALL, FlightFromDragonFailed(hero.id))
    return out


def for_all(hero: Hero) -> str:
    """In castle.handled: he has said that he keeps all his cards in this flight."""
    return f"all.{hero.id}"


async def leave_chamber(world: World, hero: Hero) -> None:
    """DL-9.8  By a free passage of his choice, or a secret door; he may have named a plain wall before."""
    while True:
        options = labyrinth.move_options(glance(world, hero.id))
        if await labyrinth.go(world, hero, await ask(world, hero.id, questions.LeaveBy(True), options)):
            return


async def throw_away(world: World, hero: Hero) -> None:
    """DL-9.6b  Before each attempt any number of treasure cards go under the deck, in the order he says, the last one lowest."""
    thrown: list[str] = []
    while things_of(hero, "treasure_card"):
        kept = [t.id for t in things_of(hero, "treasure_card") if t.id not in thrown]
        options: list[Option] = [questions.NoMore(), *(questions.Away(id) for id in kept)]
        act = await ask(world, hero.id, questions.ThrowAway(tuple(thrown)), options)
        if not isinstance(act, questions.Away):
            break
        thrown.append(act.card)
    if thrown:
        await tell(ALL, CardsThrownAway(hero.id, tuple(thrown)))
    for id in thrown:
        await possessions.lose(world, hero, id, "under-deck")


async def break_out(world: World, hero: Hero, act: Option) -> bool:
    """DL-9.8  No free passage: a door or a portcullis is his attempt of the turn, and if it opens he goes through."""
    place = hero.place
    await labyrinth.go(world, hero, act)
    return hero.place != place


# ---- the fight -------------------------------------------------------------------------------------------------------
async def strike_sleeping_dragon(world: World, heroes: list[Hero]) -> None:
    """DL-10.2  He strikes before round 1: D12 minus 5, not below 0, is taken from the dragon's points.  That wakes it."""
    heroes = await gather_fighters(world, heroes)
    await wake_dragon(world, "fight")
    await fights.fight_dragon(world, heroes, first_blow=True)


async def fight_awake_dragon(world: World, heroes: list[Hero]) -> None:
    """DL-10.1a, DL-10.3  No monster card: the values and all the points of his tile, also if he has survived a fight before."""
    await fights.fight_dragon(world, await gather_fighters(world, heroes), first_blow=False)


async def gather_fighters(world: World, heroes: list[Hero]) -> list[Hero]:
    """DL-13.3a, DL-13.3h-X  With multi_fight others inside may take part from the start; it is their turn with it too."""
    together = await join_bystanders(world, heroes, [DRAGON])
    for hero in together:
        note_his_turn(world.castle, hero)
    return together


# ---- the event phase -------------------------------------------------------------------------------------------------
def postpone(castle: Castle, hero: Hero, what: str) -> None:
    """DL-13.1b  Draws in the chamber and fights with the dragon belong to the event phase: what it has to know of him."""
    if inside_chamber(castle, hero):
        castle.due.append(Due(hero.place, what, [hero.id]))  # type: ignore[arg-type]


def postpone_fight(castle: Castle, hero: Hero, act: Option) -> bool:
    """DL-13.1b  In the movement phase he says that he will fight the dragon, and does it in the event phase."""
    if castle.phase == "movement" and isinstance(act, questions.FightDragon | questions.AttackDragon):
        postpone(castle, hero, "dragon")
        return True
    return False
