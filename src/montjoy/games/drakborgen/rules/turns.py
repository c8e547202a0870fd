"""A hero's turn: free acts, what is forced, and the one act that is the turn (DL-BASE-13).

Each chapter says what it allows in his situation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from montjoy.core.effects import ALL, No, Option, tell
from montjoy.games.drakborgen.model import going_on, walking
from montjoy.games.drakborgen.model.heroes import inside_chamber, playing, state_of, things_of
from montjoy.games.drakborgen.model.passages import passage, ways
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import (
    Arriving,
    AtExit,
    Free,
    Hero,
    InRubble,
    Retired,
    Thing,
    TurningBack,
    World,
)
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Stayed, WentRetired
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules import (
    body_points,
    catacombs,
    chamber,
    chaos,
    doors,
    dragon,
    labyrinth,
    possessions,
    rubble,
    special_cards,
    spells,
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
    if playing(hero) and can_only_stay(glance(world, hero.id)):
        return await carry_out(world, hero, questions.Stay())
    on = next_act(world, hero)
    if on is not None and (done := await carry_out(world, hero, on)):
        return done
    while playing(hero):
        act = await ask(world, hero.id, questions.Turn(state_of(world.castle, hero)), turn_options(glance(world, hero.id)))
        if not act.quiet:
            await possessions.tell_worn(world, hero)
        if done := await carry_out(world, hero, act):
            return done
    return "dead"


def can_only_stay(seen: Seen) -> bool:
    """DL-BASE-13  At the beginning of a turn in which he can do nothing at all he is not asked; who holds a special card is,
    whichever it is."""
    if things_of(seen.hero, "special_card") or next(state_acts(seen), questions.Stay()) != questions.Stay():
        return False
    return turn_options(seen) == [questions.Stay()]


def next_act(world: World, hero: Hero) -> Option | None:
    """DL-3.3, DL-4.4.2b  What he has said for several turns: the next step, or the next attempt; None: he thinks again."""
    if isinstance(hero.goes_on, questions.GoHome) and questions.Retire() in retire_options(glance(world, hero.id)):
        return questions.Retire()
    if not isinstance(hero.goes_on, questions.KeepTrying):
        return walking.next_step(world.castle, hero)
    if going_on.attempt(lasting_acts(glance(world, hero.id)), hero.goes_on) is not None:
        return hero.goes_on
    hero.goes_on = None
    return None


async def try_again(world: World, hero: Hero, kept: questions.KeepTrying) -> str:
    """DL-4.4.2b  The attempt of this turn; when it has brought him anywhere, or freed him, it is over."""
    act = going_on.attempt(lasting_acts(glance(world, hero.id)), kept)
    if act is None:
        return ""
    if hero.goes_on is None:
        await labyrinth.say_goes_on(world, hero, kept, kept.what, kept.way)
    place, situation = hero.place, type(hero.situation)
    done = await carry_out(world, hero, act)
    if going_on.is_over(hero, place, situation):
        hero.goes_on = None
    return done


async def take_free_acts(world: World, hero: Hero) -> None:
    """DL-BASE-13, DLC-23  Step 2 before step 3: who must arrive, complete a flight or step back may wear, drink, take, give and
    play cards before.  Whoever holds a special card is asked, so that the question does not tell which it is."""
    if not isinstance(hero.situation, Arriving | AtExit | TurningBack):
        return
    act: Option | None = None
    if free_options(glance(world, hero.id)) or things_of(hero, "special_card"):
        while playing(hero) and not isinstance(act, questions.Enough):
            options = [questions.Enough(), *free_options(glance(world, hero.id))]
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
        case questions.KeepTrying():
            return await try_again(world, hero, act)
        case questions.GoStraight(way):
            await labyrinth.say_goes_on(world, hero, act, "straight", way)
            return await carry_out(world, hero, questions.Move(way))
        case questions.FleeWithAll():
            world.castle.handled.append(dragon.for_all(hero))
            return await carry_out(world, hero, questions.FleeDragon())
        case questions.GoHome():
            first = await labyrinth.set_out(world, hero, OUTSIDE)
            hero.goes_on = act
            return "" if first is None else await carry_out(world, hero, first)
        case questions.StayForCard():
            world.castle.handled.append(chamber.for_card(hero))
            return await carry_out(world, hero, questions.Stay())
        case questions.WalkTo(to):
            first = await labyrinth.set_out(world, hero, to)
            return "" if first is None else await carry_out(world, hero, first)
        case questions.Move() | questions.GoAfter() | questions.NameWall() | questions.Lift():
            return "moved" if await labyrinth.go(world, hero, act) else ""
        case _ if isinstance(act, doors.DoorAct):
            return "moved" if await labyrinth.go(world, hero, act) else ""
    await take_free_act(world, hero, act)
    return ""


def turn_options(seen: Seen) -> list[Option]:
    """DL-BASE-13  All he may do now; each chapter says what it allows in his situation.  What takes no turn stands last."""
    forced_to = state_options(seen)
    stay = stay_options(seen) if state_of(seen.castle, seen.hero) != "dragon_awake_inside" or not forced_to else []
    acts = [*forced_to, *body_points.rest_options(seen), *retire_options(seen), *stay, *free_options(seen)]
    return [*acts, *several_turns_options(seen, [*forced_to, *body_points.rest_options(seen)])]


def lasting_acts(seen: Seen) -> list[Option]:
    """DL-4.4.2b, DL-5.2  Of what he may do now, that of which some may be done turn after turn."""
    return [*state_options(seen), *body_points.rest_options(seen)]


def several_turns_options(seen: Seen, acts: Sequence[Option]) -> list[Option]:
    """DL-3.3, DL-4.4.2b, DL-9.1a  What can be said in one answer; last, since each could be said in several."""
    may_move = questions.Move in map(type, acts) and not chamber.is_held(seen)
    straight = going_on.straight_options(seen.castle, seen.hero) if may_move else []
    card = [questions.StayForCard()] if chamber.may_say_card(seen) and inside_chamber(seen.castle, seen.hero) else []
    flight = [questions.FleeWithAll()] if questions.FleeDragon() in acts and things_of(seen.hero, "treasure_card") else []
    home = [questions.GoHome()] if may_move and may_go_home(seen, acts) else []
    return [*going_on.again_options(seen.castle, acts), *straight, *card, *flight, *home]


def may_go_home(seen: Seen, acts: Sequence[Option]) -> bool:
    """DL-BASE-18  Where heroes may retire, over known and quiet ground.  `acts`: the rest of what he may do."""
    castle, hero = seen.castle, seen.hero
    if not castle.options.retire or castle.phase != "turns" or not is_square(hero.place) or hero.ahead is not None:
        return False
    return questions.WalkTo(OUTSIDE) in acts or OUTSIDE in walking.paths_from(castle, hero.place)


def state_options(seen: Seen) -> list[Option]:
    """DL-BASE-13, DL-3.3-X  What he may do in his situation, and only in it."""
    return list(state_acts(seen))


def state_acts(seen: Seen) -> Iterator[Option]:
    """DL-BASE-13  The same one by one: what is quickly found stands first."""
    match state_of(seen.castle, seen.hero):
        case "webbed":
            yield from spiders.web_options(seen)
        case "rubble_entrance" | "rubble_stuck":
            yield from rubble.rubble_options(seen)
        case "catacombs":
            yield from catacombs.below_options(seen)
        case "dragon_awake_inside":
            yield from dragon.dragon_options(seen)
        case "free" | "outside":
            if not chamber.is_held(seen):
                yield from labyrinth.walk_options(seen)
                yield from labyrinth.walk_to_options(seen)
            yield from teleport.blink_options(seen)
            yield from dragon.dragon_options(seen)


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
    await tell(ALL, WentRetired(hero.id, sum(t.gold for t in hero.things), len(things_of(hero, "treasure_card"))))


# ---- what is not offered -----------------------------------------------------------------------------------------------
def why_not_act(seen: Seen, answer: Any) -> No | None:
    """DL-BASE-13  Which rule forbids an act that is not among those the hero may do now; None: it is no act, or none does."""
    try:
        act = answer if isinstance(answer, questions.Acts) else msgspec.convert(answer, questions.Acts)
    except msgspec.ValidationError:
        return None
    if seen.viewer not in seen.castle.heroes:
        return None
    hero, castle = seen.hero, seen.castle
    match act:
        case questions.Move(way) if way in ways(castle, hero.place):
            return labyrinth.why_not_move(castle, passage(castle, hero.place, way))
        case questions.OpenBySpell():
            return spells.why_not_cast(hero, "open_lock")
        case questions.Blink(_, "blink"):
            return spells.why_not_cast(hero, "blink")
        case questions.Rest():
            return body_points.why_not_rest(seen)
        case questions.RollForStairs():
            return catacombs.why_not_roll(seen)
        case questions.AttackHero(other) if other in castle.heroes:
            return chaos.why_not_attack(seen, hero, castle.heroes[other])
        case questions.PickUp():
            return possessions.why_not_pick_up(seen)
        case questions.Wear(id, instead) if held(hero, id) and (not instead or instead in hero.worn):
            return possessions.why_not_wear(seen, held(hero, id)[0], instead)
        case questions.TakeOff(id) if held(hero, id):
            return possessions.why_not_take_off(seen, held(hero, id)[0])
        case questions.Give(id, to) if to in castle.heroes and held(hero, id):
            return why_not_hand_over(seen, castle.heroes[to], held(hero, id)[0])
        case questions.AskFor(id, of) if of in castle.heroes and held(castle.heroes[of], id):
            return why_not_hand_over(seen, castle.heroes[of], held(castle.heroes[of], id)[0])
    return None


def held(hero: Hero, id: str) -> list[Thing]:
    """The thing of this id, if he has it."""
    return [t for t in hero.things if t.id == id]


def why_not_hand_over(seen: Seen, other: Hero, given: Thing) -> No | None:
    """DLC-21  Where they are, and then what it is."""
    return possessions.why_not_trade(seen.castle, seen.hero, other) or possessions.why_not_give(seen.castle, given)
