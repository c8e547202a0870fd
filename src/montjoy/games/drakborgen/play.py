"""The sequence of play: the back page of the rulebook.

    before the game                                                             DL-BASE-01 to 11
    each round                                                                  DL-BASE-12
        each player in turn order: a hero's turn                                DL-BASE-13
            a turn to lose
            free acts: wear, drink, take, give, cards                           DLC-10, 13, 21, 22
            what is forced: arriving, completing a flight, stepping back,       DL-12.1b, 8.12e, 7.6
                a web, rubble, the catacombs, the awake dragon                  DL-11, 4.6, 4.7.3, 9.5
            else one of: move, rest, stay, attack the sleeping dragon           DL-3.3, 5.2, 10.2
            in the treasure chamber: a treasure card, a dragon card             DL-9.1, 10.4
            the spiders come for who is caught                                  DL-11.3
        or, if his hero is dead, a monster player's turn                        DL-5.5
        with advanced_phases: all move, then all events                         DL-13.1
        the sun die                                                             DL-BASE-14
        sunset, end of the game                                                 DL-BASE-15, 16, 19
"""

from __future__ import annotations

from montjoy.core.effects import ALL, Option, mark, tell
from montjoy.games.drakborgen import (
    acts,
    catacombs,
    chamber,
    doors,
    dragon,
    event_phase,
    injuries,
    labyrinth,
    monsters,
    obstacles,
    things,
    together,
    travel,
    wearing,
    webs,
)
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.ends import outcome, retire, retire_options, sun_phase
from montjoy.games.drakborgen.heroes import alive, playing, state_of, things_of
from montjoy.games.drakborgen.said import Stayed, TurnBegun, TurnLost
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.setup import before_the_game
from montjoy.games.drakborgen.situations import Arriving, AtExit, Free, InRubble, TurningBack
from montjoy.games.drakborgen.view import glance
from montjoy.games.drakborgen.world import BELOW, Castle, Hero, Outcome, World


async def play(world: World) -> Outcome:
    """DL-BASE-12  Rounds: every player once in turn order, then the sun die and the end-of-game check."""
    castle = world.castle
    while True:
        await mark(castle.mark)
        match castle.phase:
            case "setup":
                await before_the_game(world)
            case "sun":
                await sun_phase(world)
            case _:
                await player_turn(world, castle.order[castle.turn % len(castle.order)])
        if over := await outcome(world):
            return over
        if castle.phase == "sun":
            event_phase.forsaken(world, all_of_it=True)
        next_turn(castle)


def label(castle: Castle) -> str:
    """The name of the mark before a turn: unique and known to all.  It is kept, so that a ruling that changes the round acts on
    the next one only."""
    if castle.phase == "sun":
        return f"{castle.round}.sun"
    phase = {"movement": "m.", "events": "e."}.get(castle.phase, "")
    return f"{castle.round}.{phase}{castle.order[castle.turn]}"


def next_turn(castle: Castle) -> None:
    """DL-BASE-12, DL-8-X4  The next player who has anything to do; after the last one the sun, after the sun a new round.  A
    fight was one turn, however many rounds it had."""
    if castle.phase in ("setup", "sun"):
        begin_round(castle)
    else:
        castle.turn += 1
    pass_over(castle)
    castle.mark = label(castle)


def pass_over(castle: Castle) -> None:
    """DL-BASE-12, DL-13.1a  To the next player who has anything to do now: in this phase, in the next one, or it is the sun's
    turn."""
    while castle.phase != "sun":
        while castle.turn < len(castle.order) and together.idle(castle, castle.order[castle.turn]):
            castle.turn += 1
        if castle.turn < len(castle.order):
            return
        castle.phase, castle.turn = together.next_phase(castle), 0


def begin_round(castle: Castle) -> None:
    """DL-BASE-12  Every monster may be moved again, nobody has moved."""
    if castle.phase == "sun" and castle.options.sun_roll_time == "end":
        castle.round += 1
    castle.phase, castle.turn = together.phases(castle)[0], 0
    castle.roused, castle.moved, castle.done, castle.due = [], [], [], []


# ---- a turn ----------------------------------------------------------------------------------------------------------
async def player_turn(world: World, seat: str) -> None:
    """DL-BASE-12  A hero's turn, or that of a player whose hero is dead."""
    world.castle.handled = []
    await together.phase_begins(world.castle)                                                         # DL-13.1a
    await tell(ALL, TurnBegun(seat, world.castle.round))
    hero = world.castle.heroes[seat]
    match world.castle.phase:
        case "events":
            await event_phase.events(world, hero)                                                      # DL-13.1d
        case _ if not alive(hero):
            world.castle.moved.append(seat)
            await monsters.monster_turn(world, seat)                                                  # DL-5.5b
        case "movement":
            await begins(world, hero)
            await together.movement(world, hero)                                                      # DL-13.1b
        case _:
            await begins(world, hero)
            await hero_turn(world, hero)


async def begins(world: World, hero: Hero) -> None:
    """DL-4.4.1b, DL-4.9f-X  Before his turn, lost or not: the door of which he has not decided yet; what lies below."""
    await doors.door_behind(world, hero)
    await catacombs.take_what_lies(world, hero)


async def hero_turn(world: World, hero: Hero) -> None:
    """DL-BASE-13  Lost turn; free acts; what is forced; else one act; the chamber; the spiders."""
    began_caught, lost = webs.is_caught(hero), hero.skip > 0
    body, potions, rested = hero.body, things_of(hero, "potion"), True
    if lost:
        hero.skip -= 1
        await tell(ALL, TurnLost(hero.id, hero.skip))
        await dragon.failed(world, hero)                                                              # DL-9.5c
    else:
        rested = await own_act(world, hero) == "rested"
    if playing(hero):
        await chamber.draw_step(world, hero, rested=rested)                                           # DL-9.1
    if webs.spiders_come(world.castle, hero, began_caught):
        await webs.spiders(world, hero)                                                               # DL-11.3
    if playing(hero) and not lost and (hero.body < body or any(t not in potions for t in things_of(hero, "potion"))):
        await things.last_call(world, hero)                                                           # DLC-13


async def own_act(world: World, hero: Hero) -> str:
    """DL-BASE-13  Free acts, as many as he likes; what is forced; and then one of those that are the turn: which."""
    await free_acts_first(world, hero)
    if await forced(world, hero):
        return "forced"
    while playing(hero):
        seen = glance(world, hero.id)
        act = await ask(world, hero.id, acts.Turn(state_of(world.castle, hero)), turn_options(seen))
        if not act.quiet:
            await wearing.tell_worn(world, hero)
        if done := await carried_out(world, hero, act):
            return done
    return "dead"


async def free_acts_first(world: World, hero: Hero) -> None:
    """DL-BASE-13, DLC-23  Step 2 before step 3: who must arrive, complete a flight or step back may wear, drink, take, give and
    play cards before.  Whoever holds a special card is asked, so that the question does not tell which it is."""
    if not isinstance(hero.situation, Arriving | AtExit | TurningBack):
        return
    act: Option | None = None
    if things.free_options(glance(world, hero.id)) or things_of(hero, "special_card"):
        while playing(hero) and not isinstance(act, acts.Enough):
            options = [*things.free_options(glance(world, hero.id)), acts.Enough()]
            act = await ask(world, hero.id, acts.Turn(state_of(world.castle, hero)), options)
            if not isinstance(act, acts.Enough):
                await things.free_act(world, hero, act)
    await wearing.tell_worn(world, hero)


async def forced(world: World, hero: Hero) -> bool:
    """DL-BASE-13  Without a choice: arriving, completing a flight, stepping back.  It is his move of the turn, wherever he stands
    after it.  False: the way is shut, and he is free to act after all."""
    start, came = hero.place, hero.came
    match hero.situation:
        case Arriving():
            await travel.arrive(world, hero)                                                          # DL-12.1b
            return True
        case AtExit():
            await labyrinth.complete_flight(world, hero)                                              # DL-8.12e
        case TurningBack():
            await labyrinth.step_back(world, hero)                                                    # DL-7.6
        case _:
            return False
    moved = hero.place != start or hero.came is not came
    return moved or not playing(hero) or not isinstance(hero.situation, Free)


async def carried_out(world: World, hero: Hero, act: Option) -> str:
    """DL-BASE-13  One answer.  "" he may go on; else what his turn was."""
    match act:
        case acts.Stay():
            await tell(ALL, Stayed(hero.id))
            return "stayed"
        case acts.Retire():
            await retire(world, hero)
            return "retired"
        case acts.Rest():
            await injuries.rest(world, hero)
            return "rested"
        case acts.Blink():
            return "moved" if await travel.blink(world, hero, act) else ""
        case acts.ForceWeb() | acts.GetLoose():
            await webs.web_turn(world, hero, act)
            return "struggled"
        case _ if together.later(world.castle, hero, act):                                            # DL-13.1b
            return "dragon"
        case acts.AttackDragon() | acts.FightDragon() | acts.FleeDragon():
            await dragon.dragon_turn(world, hero, act)
            return "dragon"
        case acts.ForceRubble() | acts.TurnBackFromRubble() | acts.LeaveRubble():
            return "struggled" if await obstacles.rubble_turn(world, hero, act) else ""
        case acts.NameWall() if isinstance(hero.situation, InRubble):
            return "struggled" if await obstacles.rubble_turn(world, hero, act) else ""
        case acts.RollForStairs():
            return await catacombs.below_turn(world, hero, act)
        case acts.PlayCard() if hero.place == BELOW and act.on:
            return await catacombs.below_turn(world, hero, act)
        case _ if state_of(world.castle, hero) == "dragon_awake_inside" and isinstance(act, doors.ACTS):
            await dragon.dragon_turn(world, hero, act)
            return "dragon"
        case acts.Move() | acts.NameWall() | acts.Lift():
            return "moved" if await labyrinth.go(world, hero, act) else ""
        case _ if isinstance(act, doors.ACTS):
            return "moved" if await labyrinth.go(world, hero, act) else ""
    await things.free_act(world, hero, act)
    return ""


def turn_options(seen: Seen) -> list[Option]:
    """DL-BASE-13  All he may do now; each chapter says what it allows in his situation."""
    forced_to = state_options(seen)
    stay = stay_options(seen) if state_of(seen.castle, seen.hero) != "dragon_awake_inside" or not forced_to else []
    return [*things.free_options(seen), *forced_to, *injuries.rest_options(seen), *retire_options(seen), *stay]


def state_options(seen: Seen) -> list[Option]:
    """DL-BASE-13, DL-3.3-X  What he may do in his situation, and only in it."""
    match state_of(seen.castle, seen.hero):
        case "webbed":
            return list(webs.web_options(seen))
        case "rubble_entrance" | "rubble_stuck":
            return list(obstacles.rubble_options(seen))
        case "catacombs":
            return list(catacombs.below_options(seen))
        case "dragon_awake_inside":
            return list(dragon.dragon_options(seen))
        case "free" | "outside":
            away = [] if chamber.held(seen) else labyrinth.walk_options(seen)
            return [*away, *travel.blink_options(seen), *dragon.dragon_options(seen)]
    return []


def stay_options(seen: Seen) -> list[Option]:
    """DL-QA-03  Nobody need move although he could."""
    return [acts.Stay()]
