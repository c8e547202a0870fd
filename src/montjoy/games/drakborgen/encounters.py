"""Heroes meet monsters: the card, the choice, the reaction, and what follows from it (section 7).

    meet                a whole encounter; alone, or with multi_fight a group together
      draw_cards          a card for each monster, seen by who acts it    encounter_cards.py      DL-7.2
      choose_actions      attack, wait, turn back; or a word              encounter_choice.py     DL-7.4
      react               the column read, monster by monster                                     DL-7.5
        turned_back         who turned back goes next turn; who follows goes along                DL-7.6
        those_that_flee     by chance; without a way out they fight                               DL-7.7
        those_that_fight    one after another, or together                                        DL-7.8
      put_back            the cards are shuffled in                       encounter_cards.py      DL-7-X3
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen import acts, encounter_cards, encounter_choice, fights, joint, made, monster_flight, webs
from montjoy.games.drakborgen.asking import decide
from montjoy.games.drakborgen.heroes import has, monster_players, playing, right_of
from montjoy.games.drakborgen.luck import passes
from montjoy.games.drakborgen.pack import the_pack
from montjoy.games.drakborgen.pack_cells import Reward
from montjoy.games.drakborgen.passages import is_square
from montjoy.games.drakborgen.said import (
    AmbushSeen,
    Followed,
    Met,
    MonsterFound,
    Reacted,
    Roused,
    WayShut,
)
from montjoy.games.drakborgen.situations import AtExit, TurningBack
from montjoy.games.drakborgen.world import Castle, Due, Encounter, Hero, Monster, World


# ---- a monster is found ----------------------------------------------------------------------------------------------
async def new_monster(
    world: World, hero: Hero, kind: str, tile: str, reward: Reward | None, *, ambush: bool = False
) -> Monster:
    """DL-7.1, DL-SUM-03  The room tile is put in a stand on the hero's square: a figure with the values of its kind."""
    id, n = tile, 1
    while id in world.castle.monsters:
        n += 1
        id = f"{tile}.{n}"
    found = made.monster(the_pack(world), kind, id, hero.place, reward)
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
        group = await joint.with_bystanders(world, [h for h in group if stays(h, place)], [m.id for m in there])
        if there and group:
            fought = await encounter(world, begun(world.castle, group, there, how, shut, ambush, back))
            monsters = [m for m in monsters if m.id not in fought]


def is_met(castle: Castle, monster: Monster, place: str) -> bool:
    """DL-11.4  It stands there; with spiders_never_attack a giant spider shares a square with heroes without an encounter."""
    peaceful = castle.options.spiders_never_attack and monster.kind == webs.SPIDER
    return monster.at == place and monster.id in castle.monsters and not peaceful


def stays(hero: Hero, place: str) -> bool:
    return playing(hero) and hero.place == place


def begun(
    castle: Castle, heroes: Sequence[Hero], monsters: Sequence[Monster], how: str, shut: str, ambush: bool, back: str
) -> Encounter:
    """DL-7.9  An ambush happens only when the tile is turned up: whoever meets the monster later has an ordinary encounter."""
    seats, ids = [h.id for h in heroes], [m.id for m in monsters]
    by, ambush = acts_monsters(castle, heroes), ambush and how == "found"
    shared = joint.acts_each(castle, heroes, ids) if castle.options.multi_fight and by in monster_players(castle) else {}
    return Encounter(heroes[0].place, seats, ids, by, how, ambush, shut, back=back, shared=shared)


async def encounter(world: World, meeting: Encounter) -> list[str]:
    """DL-7.5b, DL-7.3  The choice comes before anything of the card is known; in an ambush there is none.  -> who has fought"""
    castle = world.castle
    castle.encounters.append(meeting)
    await tell(ALL, Met(tuple(meeting.heroes), tuple(meeting.monsters), meeting.place, meeting.by))
    await encounter_cards.draw_cards(world, meeting)
    meeting.ambush = await ambushed(world, meeting)
    if not meeting.ambush:
        await encounter_choice.choose_actions(world, meeting)
    await react(world, meeting)
    await encounter_cards.put_back(world, meeting.monsters)
    castle.encounters.pop()
    return [m for m, reaction in meeting.reactions.items() if reaction == "fight"]


# ---- who acts the monsters -------------------------------------------------------------------------------------------
def acts_monsters(castle: Castle, heroes: Sequence[Hero]) -> str:
    """DL-7.2, DL-5.5-X  Going right from the hero's player, the first whose hero is dead; if none is, the very next.  A retired
    hero's player is one of them, those whose heroes are in it are not."""
    group = [h.id for h in heroes]
    others = [seat for seat in right_of(castle, group[0]) if seat not in group]
    dead = [seat for seat in others if seat in monster_players(castle)]
    return next(iter(dead or others), nobody(castle, group[0]))


def nobody(castle: Castle, seat: str) -> str:
    """DL-BASE-23  There is no such player: the automaton acts it; monster_controller_fallback = hotseat: the player himself."""
    return seat if castle.options.monster_controller_fallback == "hotseat" else ""


# ---- ambush ----------------------------------------------------------------------------------------------------------
async def ambushed(world: World, meeting: Encounter) -> bool:
    """DL-7.3, DL-7.10  An ambush becomes a fight always and at once; but somebody may be on his guard."""
    if not meeting.ambush:
        return False
    for seat in meeting.heroes:
        if await on_guard(world, world.castle.heroes[seat]):
            await tell(ALL, AmbushSeen(seat, meeting.monsters[0]))
            return False
    return True


async def on_guard(world: World, hero: Hero) -> bool:
    """DLC-02, AM11  Who is wary rolls up to his psyche, who wears the Amulet of the Watch need not: an ordinary encounter."""
    if has(hero, "ambush_guard"):
        return True
    return hero.ability == "wary" and await passes(world, hero, "psyche", "DLC-02")


# ---- the reaction ----------------------------------------------------------------------------------------------------
async def react(world: World, meeting: Encounter) -> None:
    """DL-7.5a, DL-13.2a  Each monster reacts by itself: who has turned back is out of it, some may flee, the others fight."""
    for monster in still_there(world, meeting):
        await read(world, meeting, monster)
    await turned_back(world, meeting)
    await those_that_flee(world, meeting)
    await those_that_fight(world, meeting)


async def read(world: World, meeting: Encounter, monster: Monster) -> None:
    """DL-7.5a, DL-7.10  The column of the action and the row of the monster; the reaction is said, the card is not shown.  In an
    ambush there is nothing to read."""
    if monster.id in meeting.reactions:
        return
    if meeting.ambush:
        meeting.reactions[monster.id] = "fight"
        return
    if not meeting.actions:
        return
    column = joint.column(meeting.actions)
    row = encounter_cards.card_row(world, monster)
    reaction = {"attack": row.on_attack, "wait": row.on_wait, "turn_back": row.on_turn_back}[column]
    if column == "wait" and reaction == "fight" and await encounter_choice.another_card(world, meeting, monster):
        reaction = encounter_cards.card_row(world, monster).on_wait
    meeting.reactions[monster.id] = reaction
    await tell(ALL, Reacted(monster.id, reaction))


def still_there(world: World, meeting: Encounter) -> list[Monster]:
    """Its monsters that stand where it began."""
    found = [world.castle.monsters[m] for m in meeting.monsters if m in world.castle.monsters]
    return [m for m in found if m.at == meeting.place]


def those_who_stand(world: World, meeting: Encounter) -> list[Hero]:
    """Its heroes who have not turned back and are still there, in reach."""
    seats = [s for s in meeting.heroes if meeting.actions.get(s) != "turn_back"]
    heroes = [world.castle.heroes[s] for s in seats]
    return [h for h in heroes if stays(h, meeting.place) and not gone_to_an_exit(h, meeting)]


def gone_to_an_exit(hero: Hero, meeting: Encounter) -> bool:
    """DL-8.12e  He has fled from a fight of this encounter to an exit; who waited there before is met all the same."""
    return isinstance(hero.situation, AtExit) and hero.id in meeting.fled


# ---- turning back ----------------------------------------------------------------------------------------------------
async def turned_back(world: World, meeting: Encounter) -> None:
    """DL-7.6a, DL-7.6b, DL-7.6c  They go back in their next turn, and nothing else; the monsters stay as figures, and those whose
    card says so will follow, if all have turned back the first of them."""
    seats = [s for s, action in meeting.actions.items() if action == "turn_back"]
    following = tuple(m for m, reaction in meeting.reactions.items() if reaction == "follow")
    for seat in seats:
        hero = world.castle.heroes[seat]
        with_him = following if seat == joint.whom_it_follows(meeting.actions) else ()
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
    start = monster_flight.where_it_leads(castle, hero.place, hero.came.way)
    came = [castle.monsters[m] for m in followers if m in castle.monsters and castle.monsters[m].at == start]
    for monster in came:
        monster.at = hero.place
        await tell(ALL, Followed(monster.id, hero.place))
        await webs.eats(world, monster)
    if came and playing(hero) and castle.phase == "movement":
        castle.due.append(Due(hero.place, "meeting", [hero.id]))
    elif came and playing(hero):
        await meet(world, [hero], came, "followed", shut=hero.came.way)


# ---- flight and fight ------------------------------------------------------------------------------------------------
async def those_that_flee(world: World, meeting: Encounter) -> None:
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


async def those_that_fight(world: World, meeting: Encounter) -> None:
    """DL-7-X1, DL-7.10  With multi_fight all at once; else one after another, each a fight of its own with full combat points,
    in the order its player likes."""
    while True:
        heroes = those_who_stand(world, meeting)
        foes = [m for m in still_there(world, meeting) if meeting.reactions.get(m.id) == "fight" and m.id not in meeting.fought]
        if not heroes or not foes:
            return
        if not world.castle.options.multi_fight:
            foes = [await next_foe(world, meeting, foes)]
        meeting.fought += [m.id for m in foes]
        result = await fights.fight(world, heroes, foes, ambush=meeting.ambush)
        meeting.fled += list(result.escaped)
        for monster in foes:
            if monster.id in result.slain:
                await monster_flight.monster_gone(world, monster, "dead")


async def next_foe(world: World, meeting: Encounter, foes: Sequence[Monster]) -> Monster:
    """DL-7-X1  The monsters' player says which of several fights comes next."""
    if len(foes) == 1:
        return foes[0]
    first = await decide(
        world, meeting.by, acts.WhoFirst(), [acts.First(m.id) for m in foes], "DL-7-X1", *meeting.heroes
    )
    return next(m for m in foes if m.id == first.monster)
