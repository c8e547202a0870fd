"""What a hero chooses when he meets monsters, and the cards and the ring that meddle with it (sections 7.4 to 7.6)."""

from __future__ import annotations

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen import acts, cards, encounter_cards, encounters, joint, travel
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import has, playing, way_back_is_free
from montjoy.games.drakborgen.luck import passes
from montjoy.games.drakborgen.said import Banished, Bound, Chose
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.situations import AtRubble, Free, TurningBack
from montjoy.games.drakborgen.view import glance
from montjoy.games.drakborgen.world import Action, Castle, Encounter, Hero, Monster, World


# ---- the choice ------------------------------------------------------------------------------------------------------
async def choose_actions(world: World, meeting: Encounter) -> None:
    """DL-7.4, DL-7.5b  One action for all the monsters, said aloud before any card is read out; of a group each hero his own."""

    async def one(hero: Hero) -> Action | None:
        return await choose(world, meeting, hero)

    meeting.actions |= await joint.each_chooses([world.castle.heroes[s] for s in meeting.heroes], one)


async def choose(world: World, meeting: Encounter, hero: Hero) -> Action | None:
    """DL-7.4  Attack, wait or turn back; or first a word against one of them.  None: nobody is left, or it is an ambush now."""
    while met(world, meeting, hero):
        act = await ask(world, hero.id, acts.Meeting(tuple(meeting.monsters)), meeting_options(glance(world, hero.id)))
        if isinstance(act, acts.AgainstMonster):
            await word(world, meeting, hero, act)
            continue
        action: Action = "attack" if isinstance(act, acts.Attack) else "wait" if isinstance(act, acts.Wait) else "turn_back"
        meeting.actions[hero.id] = action
        await tell(ALL, Chose(hero.id, action))
        return action
    return None


def met(world: World, meeting: Encounter, hero: Hero) -> bool:
    """There is somebody left to choose about."""
    there = encounters.still_there(world, meeting)
    return bool(there) and not meeting.ambush and playing(hero) and hero.place == meeting.place


def meeting_options(seen: Seen) -> list[Option]:
    """DL-7.4, DL-7.6a  Turning back only if the way back is free; cards he alone knows."""
    meeting = seen.castle.encounters[-1]
    there = [m for m in meeting.monsters if m in seen.castle.monsters and seen.castle.monsters[m].at == meeting.place]
    back = [acts.TurnBack()] if may_turn_back(seen.castle, seen.hero) else []
    words = [*cards.own(seen, "banish"), *cards.own(seen, "bind")]
    return [acts.Attack(), acts.Wait(), *back, *(acts.AgainstMonster(card, m) for card in words for m in there)]


def may_turn_back(castle: Castle, hero: Hero) -> bool:
    """DL-7.6a, DL-5.5.3d-X  If the passage he came in by is free now; not who is caught in a web, stuck in rubble or waits at an
    exit."""
    return isinstance(hero.situation, Free | TurningBack | AtRubble) and way_back_is_free(castle, hero)


# ---- words of power --------------------------------------------------------------------------------------------------
async def word(world: World, meeting: Encounter, hero: Hero, act: acts.AgainstMonster) -> None:
    """DLC-24, SP04, SP09  Instead of a choice: the monster is teleported, or on a D12 up to his psyche it is his; if that fails,
    it is an ambush."""
    monster = world.castle.monsters[act.monster]
    effect = (await cards.played(world, hero, act.card, act.monster)).effect
    if effect.banish:
        await banish(world, monster)
    elif await passes(world, hero, "psyche", "DLC-24"):
        await tell(ALL, Bound(hero.id, monster.id))
        await travel.bind(world, hero, monster)
    else:
        meeting.ambush = True


async def banish(world: World, monster: Monster) -> None:
    """DLC-24, SP04  As by teleport; where it meets others, at once."""
    direction = await travel.direction_rolled(world, monster.id)
    await tell(ALL, Banished(monster.id, direction))
    await travel.whirled(world, monster, direction)


# ---- the Ring of Shade -----------------------------------------------------------------------------------------------
async def another_card(world: World, meeting: Encounter, monster: Monster) -> bool:
    """DLC-24, RI6  Who has chosen wait may have another card drawn, once in the encounter; its reaction and its number stand."""
    seats = [s for s, action in meeting.actions.items() if action == "wait" and has(world.castle.heroes[s], "stealth")]
    if not seats or meeting.redrawn or not len(world.decks.monster):
        return False
    act = await ask(world, seats[0], acts.AnotherCard(monster.id), [acts.LeaveIt(), acts.DrawAnother()])
    meeting.redrawn = isinstance(act, acts.DrawAnother)
    if meeting.redrawn:
        old = world.cards.pop(monster.id)
        await encounter_cards.draw_for(world, monster.id)
        world.decks.monster.shuffle_in(*([old] if old not in world.cards.values() else []))
    return meeting.redrawn
