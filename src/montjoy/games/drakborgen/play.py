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

from montjoy.core.effects import ALL, mark, tell
from montjoy.games.drakborgen.model.heroes import alive, is_caught, playing, things_of
from montjoy.games.drakborgen.model.state import Castle, Hero, Outcome, World
from montjoy.games.drakborgen.outcome import decide_outcome
from montjoy.games.drakborgen.protocol.events import TurnBegun, TurnLost
from montjoy.games.drakborgen.rules import body_points, catacombs, doors, dragon, joint_turns, monster_players, spiders
from montjoy.games.drakborgen.rules.daylight import roll_sun
from montjoy.games.drakborgen.rules.setup import begin_game
from montjoy.games.drakborgen.rules.turns import take_own_act


async def play(world: World) -> Outcome:
    """DL-BASE-12  Rounds: every player once in turn order, then the sun die and the end-of-game check."""
    castle = world.castle
    while True:
        await mark(castle.mark)
        match castle.phase:
            case "setup":
                await begin_game(world)
            case "sun":
                await roll_sun(world)
            case _:
                await take_player_turn(world, castle.order[castle.turn % len(castle.order)])
        if over := await decide_outcome(world):
            return over
        if castle.phase == "sun":
            joint_turns.clear_forsaken(world, all_of_it=True)
        next_turn(castle)


def mark_label(castle: Castle) -> str:
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
    castle.mark = mark_label(castle)


def pass_over(castle: Castle) -> None:
    """DL-BASE-12, DL-13.1a  To the next player who has anything to do now: in this phase, in the next one, or it is the sun's
    turn."""
    while castle.phase != "sun":
        while castle.turn < len(castle.order) and joint_turns.is_idle(castle, castle.order[castle.turn]):
            castle.turn += 1
        if castle.turn < len(castle.order):
            return
        castle.phase, castle.turn = joint_turns.next_phase(castle), 0


def begin_round(castle: Castle) -> None:
    """DL-BASE-12  Every monster may be moved again, nobody has moved."""
    if castle.phase == "sun" and castle.options.sun_roll_time == "end":
        castle.round += 1
    castle.phase, castle.turn = joint_turns.phases(castle)[0], 0
    castle.roused, castle.moved, castle.done, castle.due = [], [], [], []


# ---- a turn ----------------------------------------------------------------------------------------------------------
async def take_player_turn(world: World, seat: str) -> None:
    """DL-BASE-12  A hero's turn, or that of a player whose hero is dead."""
    world.castle.handled = []
    await joint_turns.begin_phase(world.castle)                                                 # DL-13.1a
    await tell(ALL, TurnBegun(seat, world.castle.round))
    hero = world.castle.heroes[seat]
    match world.castle.phase:
        case "events":
            await joint_turns.take_events(world, hero)                                          # DL-13.1d
        case _ if not alive(hero):
            world.castle.moved.append(seat)
            await monster_players.take_monster_turn(world, seat)                                # DL-5.5b
        case "movement":
            await begin_turn(world, hero)
            await joint_turns.take_movement(world, hero)                                        # DL-13.1b
        case _:
            ahead = hero.ahead
            await begin_turn(world, hero)
            await take_hero_turn(world, hero)
            hero.ahead = None if hero.ahead is ahead else hero.ahead                            # DL-QA-05: it was his next turn


async def begin_turn(world: World, hero: Hero) -> None:
    """DL-4.4.1b, DL-4.9f-X  Before his turn, lost or not: the door of which he has not decided yet; what lies below."""
    await doors.decide_door_behind(world, hero)
    await catacombs.take_what_lies(world, hero)


async def take_hero_turn(world: World, hero: Hero) -> None:
    """DL-BASE-13  Lost turn; free acts; what is forced; else one act; the chamber; the spiders."""
    began_caught, lost = is_caught(hero), hero.skip > 0
    body, potions, rested = hero.body, things_of(hero, "potion"), True
    if lost:
        hero.skip -= 1
        await tell(ALL, TurnLost(hero.id, hero.skip))
        await dragon.suffer_failure(world, hero)                                                # DL-9.5c
    else:
        rested = await take_own_act(world, hero) == "rested"
    if playing(hero):
        await dragon.draw_in_chamber(world, hero, rested=rested)                                # DL-9.1
    if spiders.may_spiders_come(world.castle, hero, began_caught):
        await spiders.move_spiders(world, hero)                                                 # DL-11.3
    if playing(hero) and not lost and (hero.body < body or any(t not in potions for t in things_of(hero, "potion"))):
        await body_points.offer_last_potion(world, hero)                                        # DLC-13
