"""What is found, won or paid, and who of a group gets it: agreement, dice or a fight (13.1f, 13.5d, DL-QA-06, DLC-20, DLC-23)."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen.model.heroes import alive, playing
from montjoy.games.drakborgen.model.luck import d12, draw_card
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import DeckName
from montjoy.games.drakborgen.model.state import Hero, Monster, Thing, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import DeckEmpty, FindClaimed, FindDecided, Found, Rewarded, SpoilTaken
from montjoy.games.drakborgen.rules import fights
from montjoy.games.drakborgen.rules.asking import ask_together
from montjoy.games.drakborgen.rules.possessions import hand_out_hidden, hand_over, leave_lying, put_on_if_free


# ---- getting things --------------------------------------------------------------------------------------------------
async def gain(world: World, heroes: Sequence[Hero], found: Thing) -> None:
    """DL-QA-06, DL-6.2a  Who goes first takes what comes; a group shares it.  What nobody takes lies in the room."""
    hero = await choose_finder(world, heroes, found)
    if hero is None:
        await leave_lying(world, heroes[0].place, found)
        return
    hero.things.append(found)
    await tell(ALL, Found(hero.id, found.id, found.sort, found.what))
    await put_on_if_free(world, hero, found)


async def choose_finder(world: World, heroes: Sequence[Hero], found: Thing) -> Hero | None:
    """DL-QA-06  Alone it is his; of a group, whoever gets it by agreement, dice or a fight, if anybody does."""
    return heroes[0] if len(heroes) == 1 else await share(world, list(heroes), found)


async def gain_card(world: World, heroes: Sequence[Hero], deck: DeckName) -> None:
    """DLC-23, DLC-24  The top card of a deck: amulets and rings are shown to all, a special card to its owner alone."""
    cards_left = getattr(world.decks, deck)
    if not len(cards_left):
        await tell(ALL, DeckEmpty(deck))
        return
    if deck == "special":
        hero = await choose_finder(world, heroes, Thing(deck, "special_card"))
        if hero is not None:
            await hand_out_hidden(world, hero, "special_card", await draw_card(cards_left, "DLC-24", hero.id, to=hero.id))
        return
    card = await draw_card(cards_left, "DLC-24", heroes[0].id)
    pack = the_pack(world)
    await gain(world, heroes, instances.amulet(pack, card) if deck == "amulet" else instances.ring(pack, card))


async def pay_reward(world: World, heroes: Sequence[Hero], monster: Monster) -> None:
    """DLC-20  What a monster guards goes to those in whose encounter it dies or flees; it guards nothing any more."""
    given, monster.reward = monster.reward, None
    here = [h for h in heroes if playing(h)]
    if given is None or not here:
        return
    await tell(ALL, Rewarded(here[0].id, monster.id))
    if given.treasure:
        await gain(world, here, instances.gold(given.treasure, monster.id))
    elif given.item:
        await gain(world, here, instances.item(the_pack(world), given.item, monster.id))
    elif given.deck:
        await gain_card(world, here, given.deck)


# ---- finds -------------------------------------------------------------------------------------------------------------
async def share(world: World, heroes: Sequence[Hero], found: Thing) -> Hero | None:
    """DL-13.1f  Each claims or waives, all at once: one claim takes it; several agree on dice, or fight; else it lies there."""
    here = [h for h in heroes if alive(h)]
    if len(here) < 2:
        return here[0] if here else None
    what = found.what or found.id
    answers = await ask_together(world, here, questions.Find(what), [questions.Claim(), questions.Waive()])
    claimants = [hero for hero, answer in zip(here, answers, strict=True) if isinstance(answer, questions.Claim)]
    await tell(ALL, FindClaimed(what, tuple(h.id for h in claimants)))
    winner, by = claimants[0] if len(claimants) == 1 else None, "agreement"
    if len(claimants) > 1:
        winner, by = await settle_dispute(world, claimants, what)
    await tell(ALL, FindDecided(what, winner.id if winner else "", by))
    return winner


async def settle_dispute(world: World, claimants: list[Hero], what: str) -> tuple[Hero | None, str]:
    """DL-13.1f  Dice if all claimants accept; with chaos_rules a fight if one insists; otherwise it lies in the room."""
    options: list[Option] = [questions.AcceptDice(), questions.RefuseDice()]
    if world.castle.options.chaos_rules:
        options.append(questions.InsistOnFight())
    answers = await ask_together(world, claimants, questions.Dispute(what, tuple(h.id for h in claimants)), options)
    if all(answer == questions.AcceptDice() for answer in answers):
        return await settle_by_dice(claimants), "dice"
    if questions.InsistOnFight() in answers:
        return await fight_for(world, claimants), "fight"
    return None, "agreement"


async def settle_by_dice(claimants: list[Hero]) -> Hero:
    """DL-13.1f  The highest D12 takes it; ties roll again."""
    best = claimants
    while len(best) > 1:
        rolled = {hero.id: await d12("DL-13.1f", hero.id) for hero in best}
        best = [hero for hero in best if rolled[hero.id] == max(rolled.values())]
    return best[0]


# ---- a fight for it --------------------------------------------------------------------------------------------------
def all_against_all(heroes: Sequence[Hero]) -> list[list[str]]:
    """DL-13.3f  Everybody is a side of his own."""
    return [[hero.id] for hero in heroes]


async def fight_for(world: World, claimants: Sequence[Hero]) -> Hero | None:
    """DL-13.1f, DL-13.3f  A find is fought for, all against all: it belongs to the one who is left; parted, it belongs to
    nobody."""
    result = await fights.fight_heroes(world, all_against_all(claimants))
    left = [h for h in claimants if playing(h) and h.id not in result.out]
    return left[0] if len(left) == 1 else None


# ---- spoils ----------------------------------------------------------------------------------------------------------
async def take_thing(world: World, loser: Hero, winner: Hero, id: str) -> None:
    """One thing changes hands after a fight."""
    await tell(ALL, SpoilTaken(winner.id, id, loser.id))
    await hand_over(world, loser, winner, id)


async def take_spoils(world: World, dead: Hero, killers: Sequence[Hero]) -> None:
    """DL-13.5d-X  Who kills a hero in a fight takes all he has; several killers share it as a find.  What none of them takes
    has the fate of a dead hero's things."""
    for each in list(dead.things):
        heir = await share(world, killers, each)
        if heir is not None:
            await take_thing(world, dead, heir, each.id)
