"""What is worn: one thing a slot, two rings; put on and off freely in one's own turn."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen import acts
from montjoy.games.drakborgen.heroes import thing
from montjoy.games.drakborgen.pack_cells import Slot
from montjoy.games.drakborgen.said import PutOff, PutOn
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.world import Castle, Hero, Thing, World

MOST: Final[dict[Slot, int]] = {"ring": 2}                   # of every other slot one
NO_SLOT: Final[tuple[Slot, ...]] = ("", "gear", "potion")
ON, OFF = "+", "-"                                           # in castle.handled: put on or off, and not yet told


def in_slot(hero: Hero, slot: Slot) -> list[Thing]:
    return [t for t in hero.things if t.id in hero.worn and t.slot == slot]


def room_for(hero: Hero, found: Thing) -> bool:
    """DLC-10  One weapon, one body armour, one shield, one helmet, one pair of gauntlets and of boots, one amulet, two rings."""
    return found.slot not in NO_SLOT and len(in_slot(hero, found.slot)) < MOST.get(found.slot, 1)


async def goes_on(world: World, hero: Hero, found: Thing) -> None:
    """DLC-10, DLC-24  A new thing goes on by itself if its slot is free; the Amulet of Dread in any case."""
    if found.powers.stuck:
        for other in in_slot(hero, found.slot):
            if not other.powers.stuck:
                hero.worn.remove(other.id)
                await tell(ALL, PutOff(hero.id, other.id))
    if room_for(hero, found):
        hero.worn.append(found.id)
        await tell(ALL, PutOn(hero.id, found.id))


def why_not_take_off(seen: Seen, worn: Thing) -> No | None:
    """DLC-10, DLC-24  What is worn comes off, once a turn; but not the Amulet of Dread."""
    if worn.id not in seen.hero.worn:
        return no("DLC-10", "not-worn", thing=worn.id)
    if worn.powers.stuck:
        return no("DLC-24", "cannot-be-taken-off", thing=worn.id)
    if handled(seen.castle, worn.id):
        return no("DLC-10", "handled-this-turn", thing=worn.id)
    return None


def why_not_wear(seen: Seen, new: Thing, instead: str) -> No | None:
    """DLC-10  He wears what he likes: what has a slot, if that is free or something leaves it."""
    if new.slot in NO_SLOT or new.id in seen.hero.worn:
        return no("DLC-10", "needs-no-slot" if new.slot in NO_SLOT else "worn-already", thing=new.id)
    if handled(seen.castle, new.id):
        return no("DLC-10", "handled-this-turn", thing=new.id)
    if not instead:
        return None if room_for(seen.hero, new) else no("DLC-10", "slot-is-full", thing=new.id)
    if room_for(seen.hero, new):
        return no("DLC-10", "slot-is-free", thing=new.id)
    return why_not_take_off(seen, thing(seen.hero, instead))


def wear_options(seen: Seen) -> list[Option]:
    """DLC-10  At the start of his own turn the owner changes freely what is worn."""
    mine = seen.hero.things
    on = [acts.Wear(t.id, other) for t in mine for other in ["", *(w.id for w in in_slot(seen.hero, t.slot))]
          if not why_not_wear(seen, t, other)]
    return [*on, *(acts.TakeOff(t.id) for t in mine if not why_not_take_off(seen, t))]


def wear(world: World, hero: Hero, act: acts.Wear | acts.TakeOff) -> None:
    """DLC-10  Put on, put off.  It may be taken back, so nothing is told before his next act."""
    castle = world.castle
    off = act.thing if isinstance(act, acts.TakeOff) else act.instead
    if off in hero.worn:
        hero.worn.remove(off)
        castle.handled.append(OFF + off)
    if isinstance(act, acts.Wear):
        hero.worn.append(act.thing)
        castle.handled.append(ON + act.thing)


async def tell_worn(world: World, hero: Hero) -> None:
    """DLC-10  What he has put on and off is told with his next act: call it after every answer that is not quiet."""
    castle = world.castle
    for at, note in enumerate(castle.handled):
        if note[:1] in (ON, OFF):
            castle.handled[at] = note[1:]
            await tell(ALL, (PutOn if note[0] == ON else PutOff)(hero.id, note[1:]))


def handled(castle: Castle, id: str) -> bool:
    """Put on, put off or offered this turn: once each."""
    notes = castle.handled
    return bool(notes) and (id in notes or ON + id in notes or OFF + id in notes)
