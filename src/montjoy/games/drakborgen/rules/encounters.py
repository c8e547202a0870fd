"""Heroes meet monsters, alone or together (7, 13.2, 13.3): the card, the choice, the reaction, and what follows from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from montjoy.core.effects import ALL, NOBODY, Option, tell
from montjoy.games.drakborgen.model.heroes import has, heroes_at, monster_seats, playing, right_of, way_back_is_free
from montjoy.games.drakborgen.model.luck import draw_card, passes
from montjoy.games.drakborgen.model.monsters import acted_by, card_row, is_met, who_acts_monsters
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import Reward
from montjoy.games.drakborgen.model.passages import where_it_leads
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import (
    Action,
    AtExit,
    AtRubble,
    Castle,
    Due,
    Encounter,
    Free,
    Hero,
    Monster,
    TurningBack,
    World,
)
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    AmbushSeen,
    Banished,
    Bound,
    CardDrawn,
    CardRead,
    CardShuffledIn,
    Chose,
    Followed,
    Met,
    MonsterFound,
    Reacted,
    Roused,
    TookPart,
    WayShut,
)
from montjoy.games.drakborgen.rules import companions, fights, monster_flight, special_cards, teleport, webs
from montjoy.games.drakborgen.rules.asking import ask, decide
from montjoy.games.drakborgen.seen.view import Seen, glance

ACTIONS: Final[dict[type[Option], Action]] = {
    questions.Attack: "attack", questions.Wait: "wait", questions.TurnBack: "turn_back",
}  # fmt: skip


# ---- a monster is found ----------------------------------------------------------------------------------------------
async def place_monster(
    world: World, hero: Hero, kind: str, tile: str, reward: Reward | None, *, ambush: bool = False
) -> Monster:
    """DL-7.1, DL-SUM-03  The room tile is put in a stand on the hero's square: a figure with the values of its kind."""
    id, n = tile, 1
    while id in world.castle.monsters:
        n += 1
        id = f"{tile}.{n}"
    found = instances.monster(the_pack(world), kind, id, hero.place, reward)
    world.castle.monsters[id] = found
    await tell(ALL, MonsterFound(id, kind, hero.place, ambush))
    return found


# ---- a whole encounter -----------------------------------------------------------------------------------------------
async def meet(
    world: World,
    heroes: Sequence[Hero],
    monsters: Sequence[Monster],
    how: str,
    *,
    shut: str = "",
    ambush: bool = False,
    back: str = "",
) -> None:
    """DL-7.1b, DL-7-X2  Who moves onto a square where monsters stand meets them as if he had just turned them up; it ends his
    movement.  Without multi_fight several heroes meet them one after another, until they are gone or have fought."""
    together = world.castle.options.multi_fight
    for group in [list(heroes)] if together else [[hero] for hero in heroes]:
        place = group[0].place
        there = [m for m in monsters if is_met(world.castle, m, place)]
        group = await join_bystanders(world, [h for h in group if is_still_there(h, place)], [m.id for m in there])
        if there and group:
            fought = await hold_encounter(world, begin_encounter(world.castle, group, there, how, shut, ambush, back))
            monsters = [m for m in monsters if m.id not in fought]


def is_still_there(hero: Hero, place: str) -> bool:
    return playing(hero) and hero.place == place


def begin_encounter(
    castle: Castle, heroes: Sequence[Hero], monsters: Sequence[Monster], how: str, shut: str, ambush: bool, back: str
) -> Encounter:
    """DL-7.9  An ambush happens only when the tile is turned up: whoever meets the monster later has an ordinary encounter."""
    seats, ids = [h.id for h in heroes], [m.id for m in monsters]
    by, ambush = who_acts_monsters(castle, heroes), ambush and how == "found"
    shared = share_out_monsters(castle, heroes, ids) if castle.options.multi_fight and by in monster_seats(castle) else {}
    return Encounter(heroes[0].place, seats, ids, by, how, ambush, shut, back=back, shared=shared)


async def hold_encounter(world: World, meeting: Encounter) -> list[str]:
    """DL-7.5b, DL-7.3  The choice comes before anything of the card is known; in an ambush there is none.  -> who has fought"""
    castle = world.castle
    castle.encounters.append(meeting)
    await tell(ALL, Met(tuple(meeting.heroes), tuple(meeting.monsters), meeting.place, meeting.by))
    await draw_cards(world, meeting)
    meeting.ambush = await spring_ambush(world, meeting)
    if not meeting.ambush:
        await choose_actions(world, meeting)
    await react(world, meeting)
    await put_back(world, meeting.monsters)
    castle.encounters.pop()
    return [m for m, reaction in meeting.reactions.items() if reaction == "fight"]


async def draw_cards(world: World, meeting: Encounter) -> None:
    """DL-7.2, DL-13.2a  A card for each monster; who acts it looks at it and does not show it."""
    for monster in meeting.monsters:
        await put_back(world, [monster])
        leave_other_encounters(world.castle, meeting, monster)
        await draw_for(world, monster)


def leave_other_encounters(castle: Castle, meeting: Encounter, monster: str) -> None:
    """DL-7.7e  It has fled from an encounter that waits for this one, and is out of that, even if it comes back."""
    for other in castle.encounters:
        if other is not meeting and monster in other.monsters:
            other.monsters.remove(monster)


async def draw_for(world: World, monster: str) -> None:
    """DL-7.2  The top card; the automaton's lies face down.  When all are out, the last one drawn is read for this one too."""
    by = acted_by(world.castle, monster)
    deck, out = world.decks.monster, list(world.cards.values())
    if not len(deck) and not out:
        return
    card = await draw_card(deck, "DL-7.2", monster, to=by or NOBODY) if len(deck) else out[-1]
    world.cards[monster] = card
    await tell(ALL, CardDrawn(monster))
    if by:
        row = the_pack(world).cards[card][world.castle.monsters[monster].kind]
        await tell(by, CardRead(monster, card, row.combat_points, row.on_attack, row.on_wait, row.on_turn_back))


async def put_back(world: World, monsters: Iterable[str]) -> None:
    """DL-7-X3  When it is over the card is shuffled in, so that nobody knows its place."""
    for monster in monsters:
        card = world.cards.pop(monster, None)
        if card is not None and card not in world.cards.values():
            world.decks.monster.shuffle_in(card)
            await tell(ALL, CardShuffledIn(monster))


# ---- the choice ------------------------------------------------------------------------------------------------------
async def choose_actions(world: World, meeting: Encounter) -> None:
    """DL-7.4, DL-7.5b  One action for all the monsters, said aloud before any card is read out; of a group each hero his own."""

    async def one(hero: Hero) -> Action | None:
        return await choose_action(world, meeting, hero)

    meeting.actions |= await let_each_choose([world.castle.heroes[s] for s in meeting.heroes], one)


async def choose_action(world: World, meeting: Encounter, hero: Hero) -> Action | None:
    """DL-7.4  Attack, wait or turn back; or first a word against one of them.  None: nobody is left, or it is an ambush now."""
    while is_anybody_met(world, meeting, hero):
        act = await ask(world, hero.id, questions.Meeting(tuple(meeting.monsters)), meeting_options(glance(world, hero.id)))
        if isinstance(act, questions.AgainstMonster):
            await speak_word(world, meeting, hero, act)
            continue
        action = ACTIONS[type(act)]
        meeting.actions[hero.id] = action
        await tell(ALL, Chose(hero.id, action))
        return action
    return None


def is_anybody_met(world: World, meeting: Encounter, hero: Hero) -> bool:
    """There is somebody left to choose about."""
    there = still_there(world, meeting)
    return bool(there) and not meeting.ambush and playing(hero) and hero.place == meeting.place


def meeting_options(seen: Seen) -> list[Option]:
    """DL-7.4, DL-7.6a  Turning back only if the way back is free; cards he alone knows."""
    meeting = seen.castle.encounters[-1]
    there = [m for m in meeting.monsters if m in seen.castle.monsters and seen.castle.monsters[m].at == meeting.place]
    back = [questions.TurnBack()] if may_turn_back(seen.castle, seen.hero) else []
    words = [*special_cards.own_cards(seen, "banish"), *special_cards.own_cards(seen, "bind")]
    return [questions.Attack(), questions.Wait(), *back, *(questions.AgainstMonster(card, m) for card in words for m in there)]


def may_turn_back(castle: Castle, hero: Hero) -> bool:
    """DL-7.6a, DL-5.5.3d-X  If the passage he came in by is free now; not who is caught in a web, stuck in rubble or waits at an
    exit."""
    return isinstance(hero.situation, Free | TurningBack | AtRubble) and way_back_is_free(castle, hero)


# ---- words of power --------------------------------------------------------------------------------------------------
async def speak_word(world: World, meeting: Encounter, hero: Hero, act: questions.AgainstMonster) -> None:
    """DLC-24, SP04, SP09  Instead of a choice: the monster is teleported, or on a D12 up to his psyche it is his; if that fails,
    it is an ambush."""
    monster = world.castle.monsters[act.monster]
    effect = (await special_cards.spend_card(world, hero, act.card, act.monster)).effect
    if effect.banish:
        await banish(world, monster)
    elif await passes(world, hero, "psyche", "DLC-24"):
        await tell(ALL, Bound(hero.id, monster.id))
        await companions.bind(world, hero, monster)
    else:
        meeting.ambush = True


async def banish(world: World, monster: Monster) -> None:
    """DLC-24, SP04  As by teleport; where it meets others, at once."""
    direction = await teleport.roll_direction(world, monster.id)
    await tell(ALL, Banished(monster.id, direction))
    await teleport.whirl(world, monster, direction)


# ---- the Ring of Shade -----------------------------------------------------------------------------------------------
async def offer_another_card(world: World, meeting: Encounter, monster: Monster) -> bool:
    """DLC-24, RI6  Who has chosen wait may have another card drawn, once in the encounter; its reaction and its number stand."""
    seats = [s for s, action in meeting.actions.items() if action == "wait" and has(world.castle.heroes[s], "stealth")]
    if not seats or meeting.redrawn or not len(world.decks.monster):
        return False
    act = await ask(world, seats[0], questions.AnotherCard(monster.id), [questions.LeaveIt(), questions.DrawAnother()])
    meeting.redrawn = isinstance(act, questions.DrawAnother)
    if meeting.redrawn:
        old = world.cards.pop(monster.id)
        await draw_for(world, monster.id)
        world.decks.monster.shuffle_in(*([old] if old not in world.cards.values() else []))
    return meeting.redrawn


# ---- what they choose --------------------------------------------------------------------------------------------------
async def let_each_choose(
    heroes: Iterable[Hero], one: Callable[[Hero], Awaitable[Action | None]]
) -> dict[str, Action]:
    """DL-13.2b  Heroes of a group may choose differently; each is asked by himself, in turn order.  `one` asks a hero; None:
    nothing is left for him to choose."""
    chosen: dict[str, Action] = {}
    for hero in heroes:
        action = await one(hero)
        if action:
            chosen[hero.id] = action
    return chosen


def column_of(actions: Mapping[str, Action]) -> Action:
    """DL-13.2c  Attack comes before wait; who turns back is left out, unless all do."""
    for action in ("attack", "wait"):
        if action in actions.values():
            return action
    return "turn_back"


def whom_it_follows(actions: Mapping[str, Action]) -> str:
    """DL-13.2c  If all turn back and it follows, it goes with the first of them in the turn order."""
    return next(iter(actions), "")


# ---- who takes part ----------------------------------------------------------------------------------------------------
async def join_bystanders(world: World, heroes: list[Hero], monsters: Iterable[str]) -> list[Hero]:
    """DL-13.3h-X, DL-13.1e  Heroes who are there already take part in the encounter if they wish, and before it begins: nobody
    joins a fight that goes on.  Who stays out, or has turned back, cannot be hit."""
    group, met = [hero.id for hero in heroes], tuple(monsters)
    if not world.castle.options.multi_fight or not group or not met:
        return heroes
    for other in heroes_at(world.castle, heroes[0].place):
        if other.id in group or isinstance(other.situation, TurningBack):
            continue
        question = questions.TakePart(tuple(group), met)
        answer = await ask(world, other.id, question, [questions.JoinIn(), questions.StayOut()])
        joins = isinstance(answer, questions.JoinIn)
        await tell(ALL, TookPart(other.id, heroes[0].id if joins else ""))
        if joins:
            group.append(other.id)
    return [world.castle.heroes[seat] for seat in world.castle.order if seat in group]


# ---- who acts the monsters ---------------------------------------------------------------------------------------------
def share_out_monsters(castle: Castle, heroes: Iterable[Hero], monsters: Iterable[str]) -> dict[str, str]:
    """DL-13.3i-X  Monster players share the monsters, going right from the first hero of the group; without any, the first
    player to the right who is not in it acts them all; if everybody is, nobody: the automaton."""
    group = [hero.id for hero in heroes]
    free = [seat for seat in right_of(castle, group[0]) if seat not in group]
    dead = [seat for seat in free if seat in monster_seats(castle)]
    players = dead or free[:1] or [""]
    return {monster: players[n % len(players)] for n, monster in enumerate(monsters)}


# ---- ambush ----------------------------------------------------------------------------------------------------------
async def spring_ambush(world: World, meeting: Encounter) -> bool:
    """DL-7.3, DL-7.10  An ambush becomes a fight always and at once; but somebody may be on his guard."""
    if not meeting.ambush:
        return False
    for seat in meeting.heroes:
        if await roll_guard(world, world.castle.heroes[seat]):
            await tell(ALL, AmbushSeen(seat, meeting.monsters[0]))
            return False
    return True


async def roll_guard(world: World, hero: Hero) -> bool:
    """DLC-02, AM11  Who is wary rolls up to his psyche, who wears the Amulet of the Watch need not: an ordinary encounter."""
    if has(hero, "ambush_guard"):
        return True
    return hero.ability == "wary" and await passes(world, hero, "psyche", "DLC-02")


# ---- the reaction ----------------------------------------------------------------------------------------------------
async def react(world: World, meeting: Encounter) -> None:
    """DL-7.5a, DL-13.2a  Each monster reacts by itself: who has turned back is out of it, some may flee, the others fight."""
    for monster in still_there(world, meeting):
        await read_card(world, meeting, monster)
    await turn_back(world, meeting)
    await let_flee(world, meeting)
    await let_fight(world, meeting)


async def read_card(world: World, meeting: Encounter, monster: Monster) -> None:
    """DL-7.5a, DL-7.10  The column of the action and the row of the monster; the reaction is said, the card is not shown.  In an
    ambush there is nothing to read."""
    if monster.id in meeting.reactions:
        return
    if meeting.ambush:
        meeting.reactions[monster.id] = "fight"
        return
    if not meeting.actions:
        return
    column = column_of(meeting.actions)
    row = card_row(world, monster)
    reaction = {"attack": row.on_attack, "wait": row.on_wait, "turn_back": row.on_turn_back}[column]
    if column == "wait" and reaction == "fight" and await offer_another_card(world, meeting, monster):
        reaction = card_row(world, monster).on_wait
    meeting.reactions[monster.id] = reaction
    await tell(ALL, Reacted(monster.id, reaction))


def still_there(world: World, meeting: Encounter) -> list[Monster]:
    """Its monsters that stand where it began."""
    found = [world.castle.monsters[m] for m in meeting.monsters if m in world.castle.monsters]
    return [m for m in found if m.at == meeting.place]


def those_who_stand(world: World, meeting: Encounter) -> list[Hero]:
    """DL-13.2c  If the reaction is fight, everyone who attacked or waited is in it: who has not turned back and is still there,
    in reach."""
    seats = [s for s in meeting.heroes if meeting.actions.get(s) != "turn_back"]
    heroes = [world.castle.heroes[s] for s in seats]
    return [h for h in heroes if is_still_there(h, meeting.place) and not has_gone_to_an_exit(h, meeting)]


def has_gone_to_an_exit(hero: Hero, meeting: Encounter) -> bool:
    """DL-8.12e  He has fled from a fight of this encounter to an exit; who waited there before is met all the same."""
    return isinstance(hero.situation, AtExit) and hero.id in meeting.fled


# ---- turning back ----------------------------------------------------------------------------------------------------
async def turn_back(world: World, meeting: Encounter) -> None:
    """DL-7.6a, DL-7.6b, DL-7.6c  They go back in their next turn, and nothing else; the monsters stay as figures, and those whose
    card says so will follow, if all have turned back the first of them."""
    seats = [s for s, action in meeting.actions.items() if action == "turn_back"]
    following = tuple(m for m, reaction in meeting.reactions.items() if reaction == "follow")
    for seat in seats:
        hero = world.castle.heroes[seat]
        with_him = following if seat == whom_it_follows(meeting.actions) else ()
        now = hero.situation
        if isinstance(now, TurningBack):
            before = [m for m in now.followers if m not in meeting.reactions]    # its new card has the last word
            hero.situation = msgspec.structs.replace(now, followers=(*before, *with_him))
        else:
            hero.situation = TurningBack("encounter", with_him)
    for monster in still_there(world, meeting) if len(seats) == len(meeting.heroes) else []:
        await tell(ALL, Roused(monster.id, meeting.place))


async def follow(world: World, hero: Hero, followers: Sequence[str]) -> None:
    """DL-7.6c  It goes with him to the previous square, if it still stands where he left it, and meets him there anew; not
    outside, into the chamber or below.  The way back is now the passage to its room."""
    castle = world.castle
    if not is_square(hero.place) or castle.squares[hero.place].kind == "chamber":
        return
    start = where_it_leads(castle, hero.place, hero.came.way)
    came = [castle.monsters[m] for m in followers if m in castle.monsters and castle.monsters[m].at == start]
    for monster in came:
        monster.at = hero.place
        await tell(ALL, Followed(monster.id, hero.place))
        await webs.eat_the_caught(world, monster)
    if came and playing(hero) and castle.phase == "movement":
        castle.due.append(Due(hero.place, "meeting", [hero.id]))
    elif came and playing(hero):
        await meet(world, [hero], came, "followed", shut=hero.came.way)


# ---- flight and fight ------------------------------------------------------------------------------------------------
async def let_flee(world: World, meeting: Encounter) -> None:
    """DL-7.7a, DL-5.5.3b  One after another; one that has walked in goes back where it came from.  If it cannot, it fights."""
    for monster in still_there(world, meeting):
        if meeting.reactions.get(monster.id) != "flee":
            continue
        if meeting.how == "walked-in":
            away = await monster_flight.flee_back(world, monster, meeting)
        else:
            away = await monster_flight.flee(world, monster, meeting.shut)
        if not away:
            await tell(ALL, WayShut(monster.id))
            meeting.reactions[monster.id] = "fight"


async def let_fight(world: World, meeting: Encounter) -> None:
    """DL-7-X1, DL-7.10  With multi_fight all at once; else one after another, each a fight of its own with full combat points,
    in the order its player likes."""
    while True:
        heroes = those_who_stand(world, meeting)
        foes = [m for m in still_there(world, meeting) if meeting.reactions.get(m.id) == "fight" and m.id not in meeting.fought]
        if not heroes or not foes:
            return
        if not world.castle.options.multi_fight:
            foes = [await choose_next_foe(world, meeting, foes)]
        meeting.fought += [m.id for m in foes]
        result = await fights.fight(world, heroes, foes, ambush=meeting.ambush)
        meeting.fled += list(result.escaped)
        for monster in foes:
            if monster.id in result.slain:
                await monster_flight.remove_monster(world, monster, "dead")


async def choose_next_foe(world: World, meeting: Encounter, foes: Sequence[Monster]) -> Monster:
    """DL-7-X1  The monsters' player says which of several fights comes next."""
    if len(foes) == 1:
        return foes[0]
    first = await decide(
        world, meeting.by, questions.WhoFirst(), [questions.First(m.id) for m in foes], "DL-7-X1", *meeting.heroes
    )
    return next(m for m in foes if m.id == first.monster)
