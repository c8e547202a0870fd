"""A hero's turn: free acts, what is forced, and the one act that is the turn (DL-BASE-13).

Each chapter says what it allows in his situation.
"""

from __future__ import annotations

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen.model.heroes import playing, state_of, things_of
from montjoy.games.drakborgen.model.state import Arriving, AtExit, Free, Hero, InRubble, Retired, TurningBack, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Stayed, WentRetired
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules import (
    body_points,
    catacombs,
    chamber,
    doors,
    dragon,
    labyrinth,
    possessions,
    rubble,
    special_cards,
    spiders,
    teleport,
)
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.seen.view import Seen, glance


async def take_own_act(world: World, hero: Hero) -> str:
    """DL-BASE-13  Free acts, as many as he likes; what is forced; and then one of those that are the turn: which."""
    await take_free_acts(world, hero)
    if await take_forced_step(world, hero):
        return "forced"
    while playing(hero):
        seen = glance(world, hero.id)
        act = await ask(world, hero.id, questions.Turn(state_of(world.castle, hero)), turn_options(seen))
        if not act.quiet:
            await possessions.tell_worn(world, hero)
        if done := await carry_out(world, hero, act):
            return done
    return "dead"


async def take_free_acts(world: World, hero: Hero) -> None:
    """DL-BASE-13, DLC-23  Step 2 before step 3: who must arrive, complete a flight or step back may wear, drink, take, give and
    play cards before.  Whoever holds a special card is asked, so that the question does not tell which it is."""
    if not isinstance(hero.situation, Arriving | AtExit | TurningBack):
        return
    act: Option | None = None
    if free_options(glance(world, hero.id)) or things_of(hero, "special_card"):
        while playing(hero) and not isinstance(act, questions.Enough):
            options = [*free_options(glance(world, hero.id)), questions.Enough()]
            act = await ask(world, hero.id, questions.Turn(state_of(world.castle, hero)), options)
            if not isinstance(act, questions.Enough):
                await take_free_act(world, hero, act)
    await possessions.tell_worn(world, hero)


async def take_forced_step(world: World, hero: Hero) -> bool:
    """DL-BASE-13  Without a choice: arriving, completing a flight, stepping back.  It is his move of the turn, wherever he stands
    after it.  False: the way is shut, and he is free to act after all."""
    start, came = hero.place, hero.came
    match hero.situation:
        case Arriving():
            await teleport.arrive(world, hero)                                                  # DL-12.1b
            return True
        case AtExit():
            await labyrinth.complete_flight(world, hero)                                        # DL-8.12e
        case TurningBack():
            await labyrinth.step_back(world, hero)                                              # DL-7.6
        case _:
            return False
    moved = hero.place != start or hero.came is not came
    return moved or not playing(hero) or not isinstance(hero.situation, Free)


async def carry_out(world: World, hero: Hero, act: Option) -> str:
    """DL-BASE-13  One answer.  "" he may go on; else what his turn was."""
    match act:
        case questions.Stay():
            await tell(ALL, Stayed(hero.id))
            return "stayed"
        case questions.Retire():
            await retire(world, hero)
            return "retired"
        case questions.Rest():
            await body_points.rest(world, hero)
            return "rested"
        case questions.Blink():
            return "moved" if await teleport.blink(world, hero, act) else ""
        case questions.ForceWeb() | questions.GetLoose():
            await spiders.take_web_turn(world, hero, act)
            return "struggled"
        case _ if dragon.postpone_fight(world.castle, hero, act):                               # DL-13.1b
            return "dragon"
        case questions.AttackDragon() | questions.FightDragon() | questions.FleeDragon():
            await dragon.take_dragon_turn(world, hero, act)
            return "dragon"
        case questions.ForceRubble() | questions.TurnBackFromRubble() | questions.LeaveRubble():
            return "struggled" if await rubble.take_rubble_turn(world, hero, act) else ""
        case questions.NameWall() if isinstance(hero.situation, InRubble):
            return "struggled" if await rubble.take_rubble_turn(world, hero, act) else ""
        case questions.RollForStairs():
            return await catacombs.take_turn_below(world, hero, act)
        case questions.PlayCard() if hero.place == BELOW and act.on:
            return await catacombs.take_turn_below(world, hero, act)
        case _ if state_of(world.castle, hero) == "dragon_awake_inside" and isinstance(act, doors.DoorAct):
            await dragon.take_dragon_turn(world, hero, act)
            return "dragon"
        case questions.Move() | questions.NameWall() | questions.Lift():
            return "moved" if await labyrinth.go(world, hero, act) else ""
        case _ if isinstance(act, doors.DoorAct):
            return "moved" if await labyrinth.go(world, hero, act) else ""
    await take_free_act(world, hero, act)
    return ""


def turn_options(seen: Seen) -> list[Option]:
    """DL-BASE-13  All he may do now; each chapter says what it allows in his situation."""
    forced_to = state_options(seen)
    stay = stay_options(seen) if state_of(seen.castle, seen.hero) != "dragon_awake_inside" or not forced_to else []
    return [*free_options(seen), *forced_to, *body_points.rest_options(seen), *retire_options(seen), *stay]


def state_options(seen: Seen) -> list[Option]:
    """DL-BASE-13, DL-3.3-X  What he may do in his situation, and only in it."""
    match state_of(seen.castle, seen.hero):
        case "webbed":
            return list(spiders.web_options(seen))
        case "rubble_entrance" | "rubble_stuck":
            return list(rubble.rubble_options(seen))
        case "catacombs":
            return list(catacombs.below_options(seen))
        case "dragon_awake_inside":
            return list(dragon.dragon_options(seen))
        case "free" | "outside":
            away = [] if chamber.is_held(seen) else labyrinth.walk_options(seen)
            return [*away, *teleport.blink_options(seen), *dragon.dragon_options(seen)]
    return []


def stay_options(seen: Seen) -> list[Option]:
    """DL-QA-03  Nobody need move although he could."""
    return [questions.Stay()]


# ---- free acts of one's own turn -------------------------------------------------------------------------------------
def free_options(seen: Seen) -> list[Option]:
    """DL-BASE-13, DLC-10, DLC-13, DLC-22  Wear, drink, take, give, play cards: before the turn's act, as many as he likes."""
    return [
        *possessions.wear_options(seen), *body_points.drink_options(seen), *possessions.pick_up_options(seen),
        *possessions.trade_options(seen), *special_cards.own_turn_options(seen),
    ]


async def take_free_act(world: World, hero: Hero, act: Option) -> None:
    """DL-BASE-13  One of them."""
    if isinstance(act, questions.Wear | questions.TakeOff):
        possessions.wear(world, hero, act)
        return
    await possessions.tell_worn(world, hero)
    match act:
        case questions.Drink():
            await body_points.drink(world, hero, act.potion)
        case questions.PickUp():
            await possessions.pick_up(world, hero, act.thing)
        case questions.Give() | questions.AskFor():
            await possessions.trade(world, hero, act)
        case questions.PlayCard():
            await special_cards.play_card(world, hero, act)


# ---- out of the castle -----------------------------------------------------------------------------------------------
def retire_options(seen: Seen) -> list[Option]:
    """DL-BASE-18  A hero outside may retire, in his own turn."""
    outside = playing(seen.hero) and seen.hero.place == OUTSIDE
    return [questions.Retire()] if outside and seen.castle.options.retire else []


async def retire(world: World, hero: Hero) -> None:
    """DL-BASE-18  He keeps what he has and takes no further part."""
    hero.situation = Retired()
    await tell(ALL, WentRetired(hero.id))
