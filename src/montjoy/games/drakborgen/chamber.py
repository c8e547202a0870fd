"""The treasure chamber: the threshold, treasure cards, dragon cards, and when it is empty (sections 4.10 and 9.1 to 9.4)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, NOBODY, Audience, Option, tell
from montjoy.games.drakborgen import acts, cards, dragon, things
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import (
    factor,
    has,
    heroes_in_order,
    in_chamber,
    inside_chamber,
    playing,
    things_of,
    way_back_is_free,
)
from montjoy.games.drakborgen.luck import d12, draw_card
from montjoy.games.drakborgen.pack import the_pack
from montjoy.games.drakborgen.said import (
    DeckEmpty,
    Declined,
    DragonCard,
    DragonCardSkipped,
    DragonSleeps,
    EnteredChamber,
    GreedHolds,
    ReachedChamber,
    TreasureDeclined,
)
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.situations import Retired, TurningBack
from montjoy.games.drakborgen.world import OUTSIDE, Castle, Hero, World

CARDS_OF_A_TURN: Final = 1
CARDS_WITHOUT_DRAGON: Final = 2
GREED: Final = "greed"                                       # in castle.handled: the ring has held him this turn
LET_GO: Final = "let-go"                                     # ... or has let him go


# ---- the threshold ---------------------------------------------------------------------------------------------------
async def at_chamber(world: World, hero: Hero) -> None:
    """DL-4.10a, DL-4.10b  No room tile is looked at.  He goes in, or stops at the threshold and turns back in
    his next turn; without a free way back he is in."""
    await tell(ALL, ReachedChamber(hero.id, hero.place))
    if way_back_is_free(world.castle, hero):
        options: list[Option] = [acts.GoIn(), acts.StepBack()]
        if isinstance(await ask(world, hero.id, acts.AtThreshold(), options), acts.StepBack):
            hero.situation = TurningBack("chamber")
            await tell(ALL, Declined(hero.id, hero.place, "chamber"))
            return
    await tell(ALL, EnteredChamber(hero.id))
    await left_empty(world)


# ---- the draw (step 6 of a turn) -----------------------------------------------------------------------------------------
async def draw_step(world: World, hero: Hero, *, rested: bool) -> None:
    """DL-9.1c-X, DL-9.4  In every turn of his in which he is inside at this step, the one he comes in included; who leaves
    draws nothing, who fought the dragon has had his turn.  `rested`: he rested or had to lose the turn."""
    await left_empty(world)
    if not inside_chamber(world.castle, hero) or dragon.had_his_turn(world.castle, hero):
        return
    match world.castle.dragon.state:
        case "asleep":
            await asleep_step(world, hero, rested)
        case "awake":
            if not rested:
                await dragon.awake_step(world, hero)
        case "dead":
            if not rested:
                await take_treasures(world, hero, CARDS_WITHOUT_DRAGON)


async def asleep_step(world: World, hero: Hero, rested: bool) -> None:
    """DL-9.1b, DL-5.4-X  A treasure card if he likes, and one dragon card; or instead of both the first blow at the dragon.
    With treasure_draw_order = dragon_first a dragon that wakes bars the treasure.  Who rested draws a dragon card only."""
    if rested:
        await draw_dragon_card(world, hero)
    elif world.castle.options.treasure_draw_order == "dragon_first":
        if not await attacks_first(world, hero):
            await draw_dragon_card(world, hero)
            if world.castle.dragon.state == "asleep":
                await take_treasures(world, hero, CARDS_OF_A_TURN)
    elif not await take_treasures(world, hero, CARDS_OF_A_TURN, may_attack=True):
        await draw_dragon_card(world, hero)


async def attacks_first(world: World, hero: Hero) -> bool:
    """DL-10.2  With dragon_first: does he strike before anything is drawn?"""
    options: list[Option] = [acts.LetItSleep(), acts.AttackDragon()]
    act = await ask(world, hero.id, acts.StrikeFirst(), options)
    if isinstance(act, acts.AttackDragon):
        await dragon.dragon_turn(world, hero, act)
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
        act = await ask(world, hero.id, acts.DrawTreasure(more), treasure_options(world, may_attack))
        match act:
            case acts.AttackDragon():
                await dragon.dragon_turn(world, hero, act)
                return True
            case acts.TakeCard():
                await draw_treasure(world, hero)
            case _:
                await tell(ALL, TreasureDeclined(hero.id))
                return False
    return False


def treasure_options(world: World, may_attack: bool) -> list[Option]:
    """DL-9-X2  From an empty deck nothing is drawn."""
    take: list[Option] = [acts.TakeCard()] if len(world.decks.treasure) else []
    return [*take, acts.NoCard(), *([acts.AttackDragon()] if may_attack else [])]


async def draw_treasure(world: World, hero: Hero) -> None:
    """DL-9.1d  Its owner alone looks at it; treasure_faces = nobody_until_out: nobody, before he stands outside; all: all."""
    to: dict[str, Audience] = {"owner": hero.id, "nobody_until_out": NOBODY, "all": ALL}
    faces = world.castle.options.treasure_faces
    card = await draw_card(world.decks.treasure, "DL-9.1a", hero.id, to=to[faces])
    others = [seat for seat in world.castle.players if faces == "all" and seat != hero.id]
    await things.hide(world, hero, "treasure_card", card, *others, unseen=faces == "nobody_until_out")


async def look_outside(world: World) -> None:
    """DL-9.1d  treasure_faces = nobody_until_out: who stands outside the castle looks at his cards."""
    if world.castle.options.treasure_faces != "nobody_until_out":
        return
    for hero in heroes_in_order(world.castle):
        if hero.place == OUTSIDE and (playing(hero) or isinstance(hero.situation, Retired)):
            for card in things_of(hero, "treasure_card"):
                await things.show(world, card, hero.id)


# ---- dragon cards ----------------------------------------------------------------------------------------------------
async def draw_dragon_card(world: World, hero: Hero) -> None:
    """DL-9.2a, DL-9.2b  He must draw one, unseen, from the player to the right; a lullaby spares him.  While the dragon is
    restless a draw is of two cards."""
    skipped = await cards.reaction(world, hero, "dragon_draw")
    if skipped is not None and skipped.effect.skip_dragon:
        await tell(ALL, DragonCardSkipped(hero.id))
        return
    for _ in range(2 if world.castle.dragon.restless else 1):
        if world.castle.dragon.state == "asleep" and len(world.decks.dragon):
            await dragon_card(world, hero)


async def dragon_card(world: World, hero: Hero) -> None:
    """DL-9.2b, DL-9.3a  Asleep: nothing happens; awake: it wakes.  The card stays out, so the danger grows."""
    card = await draw_card(world.decks.dragon, "DL-9.2a", hero.id)
    world.castle.dragon.drawn.append(card)
    state = the_pack(world).dragon_cards[card].state
    await tell(ALL, DragonCard(hero.id, card, state))
    if state == "awake":
        await dragon.wakes(world, "card")


async def left_empty(world: World) -> None:
    """DL-9.3b  As soon as no hero is inside, the drawn cards are shuffled back, and the dragon is not restless any more.  Call
    it after every change of place or life of a hero: it does nothing unless the chamber has just become empty."""
    await look_outside(world)
    beast = world.castle.dragon
    if in_chamber(world.castle):
        beast.visited = True
    elif beast.visited:
        beast.visited = beast.restless = False
        await sleeps_on(world)


async def sleeps_on(world: World) -> None:
    """DL-9.3b, DL-10.0  Back to sleep, if it has not been woken: then its cards are used no more."""
    beast = world.castle.dragon
    if beast.state == "asleep" and beast.drawn:
        back, beast.drawn = beast.drawn, []
        world.decks.dragon.shuffle_in(*back)
        await tell(ALL, DragonSleeps(len(back)))


# ---- the Ring of Greed -----------------------------------------------------------------------------------------------
def greedy(castle: Castle, hero: Hero, treasures: int) -> bool:
    """RI8  It holds him in the chamber while the dragon sleeps and treasure cards remain."""
    asleep = castle.dragon.state == "asleep"
    return asleep and treasures > 0 and inside_chamber(castle, hero) and has(hero, "greed") is not None


def held(seen: Seen) -> bool:
    """RI8  It has held him this turn: he has no move any more."""
    return GREED in seen.castle.handled and greedy(seen.castle, seen.hero, seen.sizes["treasure"])


async def may_leave(world: World, hero: Hero) -> bool:
    """DLC-24, RI8  Of his own will he leaves only if a D12 is up to his psyche; one try a turn, before the draw."""
    castle = world.castle
    if not greedy(castle, hero, len(world.decks.treasure)) or LET_GO in castle.handled:
        return True
    if GREED in castle.handled:
        return False
    rolled = await d12("DLC-24", hero.id)
    castle.handled.append(LET_GO if rolled <= factor(hero, "psyche") else GREED)
    if castle.handled[-1] == GREED:
        await tell(ALL, GreedHolds(hero.id, rolled))
    return castle.handled[-1] == LET_GO
