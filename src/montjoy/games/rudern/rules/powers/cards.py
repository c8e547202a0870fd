"""Cards of weather and politics (RW-CAM-CARD-01, cards = ours): how they are turned, and what each does.  `decks.py` has them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from montjoy.core.effects import ALL, d, roll, tell
from montjoy.games.rudern.model.powers import IMPERIAL, Cards, Powers
from montjoy.games.rudern.model.queries import (
    bodies_inside,
    count,
    has_seat,
    is_besieged,
    knowers,
    outside,
    pieces,
    places_of,
    playing,
    powers_of,
    towns,
)
from montjoy.games.rudern.model.state import SHELTERED, Known, Land, World
from montjoy.games.rudern.protocol.events import Paid
from montjoy.games.rudern.protocol.powers_events import (
    CardLoss,
    CardPaid,
    CardsReshuffled,
    CardTurned,
    CardUnits,
    ChestsShown,
    SideChosen,
)
from montjoy.games.rudern.protocol.powers_questions import BuildTemple, LeaveIt, TempleOffered
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.assault import check_numbers
from montjoy.games.rudern.rules.battles.money import TREASURY, add_to_garrison, note_given, note_spent, others
from montjoy.games.rudern.rules.battles.siege import tidy_sieges
from montjoy.games.rudern.rules.campaign.income import campaign_of, room_for
from montjoy.games.rudern.rules.powers import gracuja, joining
from montjoy.games.rudern.rules.powers.decks import DECKS, LASTING, new_cards, shuffled
from montjoy.games.rudern.rules.powers.unrest import make_ownerless, remove_next

POLITICAL: Final = 2                                         # cards a round
FIRE_AT: Final = "strzegom"
AT_WAR: Final = ("EMO", "TRA")                               # who joins by the declaration of war
TEMPLE: Final = 5                                            # its price
GIFT: Final = 3                                              # of rich merchants
FOOT: Final = ("foot", "shadow_foot")


# ---- turned ----------------------------------------------------------------------------------------------------------
async def turn_cards(world: World) -> None:
    """RW-CAM-CARD-01, RW-CAM-RND-01, RW-CAM-RND-02  In each round from the second on what has lasted ends, and a weather card and
    two political cards are turned, each applied before the next."""
    powers = powers_of(world.land)
    if not powers or world.land.options.cards == "off" or world.land.round < 2:
        return
    powers.cards = powers.cards or new_cards()
    powers.cards.lasting = ()
    await turn_card(world, powers, powers.cards, "weather", ())
    first = await turn_card(world, powers, powers.cards, "politics", ())
    for _ in range(POLITICAL - 1):
        await turn_card(world, powers, powers.cards, "politics", (first,))


async def turn_card(world: World, powers: Powers, cards: Cards, deck: str, lying: tuple[str, ...]) -> str:
    """RW-CAM-CARD-01  Which comes is rolled, each copy as likely.  When the deck is empty the used cards are reshuffled, but for
    those that have left the game, and a copy of each that lies on the table in this round (ours)."""
    left = cards.weather if deck == "weather" else cards.politics
    if not sum(left.values()):
        left |= shuffled(DECKS[deck], cards.gone)
        for name in lying:
            if name in left and name not in cards.gone:
                left[name] -= 1
        await tell(ALL, CardsReshuffled(deck))
    name = card_at(left, await roll(d(sum(left.values())), "RW-CAM-CARD-01", deck))
    left[name] -= 1
    card = DECKS[deck][name]
    if card.leaves:
        cards.gone = (*cards.gone, name)
    await tell(ALL, CardTurned(deck, name))
    if card.effect in LASTING:
        cards.lasting = (*cards.lasting, card.effect)
    elif card.effect in EFFECTS:
        await EFFECTS[card.effect](world, powers)
        await tidy_sieges(world)
        await check_numbers(world)
    return name


def card_at(left: dict[str, int], number: int) -> str:
    """The card of that number, counted from 1, if all copies lie in a row."""
    row = [name for name, copies in left.items() for _ in range(copies)]
    return row[number - 1]


# ---- weather ---------------------------------------------------------------------------------------------------------
async def spread_fever(world: World, powers: Powers) -> None:
    """RW-T-WEATHER, RW-GEN-04  Each army of more than five units in the open, allies together, loses one."""
    for at in world.land.provinces:
        for army in armies_outside(world.land, at):
            if count(world.land, army) > SHELTERED:
                await kill_one(world, army)


def armies_outside(land: Land, at: str) -> list[list[str]]:
    """RW-GEN-04  The banners that stand in the open there, those of one side together, in impulse order; each once."""
    found: list[list[str]] = []
    for faction in land.factions:
        told = [b for army in found for b in army]
        army = [b for b in outside(land, at, faction) if b not in told]
        if any(land.banners[b].faction == faction for b in army):
            found.append(army)
    return found


async def kill_one(world: World, bodies: list[str]) -> None:
    """RW-DICE-04, RW-DICE-07  The unit that is next to die of all these."""
    if dead := remove_next(world, bodies):
        dying, kind = dead
        await tell(ALL, CardLoss(dying.faction, dying.id, kind, 1))


# ---- politics --------------------------------------------------------------------------------------------------------
async def raise_legion(world: World, powers: Powers) -> None:
    """RW-T-POLITICS, RW-CAM-ECO-05  The fire of Strzegom: a legion appears there, if the town is imperial and one is in stock."""
    if FIRE_AT in imperial_places(world.land, powers) and room_for(world.land, powers.empire, "legion") > 0:
        await bring(world, powers.empire, FIRE_AT, "legion")


async def declare_war(world: World, powers: Powers) -> None:
    """RW-T-POLITICS, RW-CAM-ALY-04  Emora and Tragia join the League, as far as they have not yet."""
    for kardom in AT_WAR:
        if kardom in powers.joins:
            await joining.join(world, kardom, "card")


async def offer_temple(world: World, powers: Powers) -> None:
    """RW-T-POLITICS, RW-GEN-13  Gracuja, if neutral and without a town of a Rudern house, may pay and join the Empire.  It is
    asked whether it can pay or not (ours), so that nobody learns it."""
    land, who = world.land, powers.gracuja
    if not who or powers.side != "neutral" or not has_seat(land, who) or is_out(land, who) or has_town_of_a_house(land, powers):
        return
    can_pay = world.treasuries[who] >= TEMPLE
    answer = await ask(world, who, TempleOffered(TEMPLE), [*([BuildTemple()] if can_pay else []), LeaveIt()])
    if not isinstance(answer, BuildTemple):
        await tell(ALL, SideChosen(who, "neutral"))
        return
    world.treasuries[who] -= TEMPLE
    note_spent(world, who, [who], TEMPLE)
    await tell(knowers(land, who), Paid(who, TREASURY, TEMPLE))
    await gracuja.join_side(world, "empire")


def has_town_of_a_house(land: Land, powers: Powers) -> bool:
    """RW-T-POLITICS  A town that it has taken of a Rudern house and still owns."""
    return any(p in powers.took for p in towns(land, powers.gracuja))


async def call_to_arms(world: World, powers: Powers) -> None:
    """RW-T-POLITICS, RW-CAM-ECO-05  Each house and kardom in play gets 1 foot in its seat, if it owns it, it is not besieged and
    one is in stock."""
    land = world.land
    for faction in (f for f in (*powers.league, *powers.houses) if land.factions[f].plays):
        seat = campaign_of(land).seats.get(faction, "")
        kind = next((k for k in FOOT if k in world.units.types and room_for(land, faction, k) > 0), "")
        if kind and seat in places_of(land, faction) and not is_besieged(land, seat):
            await bring(world, faction, seat, kind)


async def mutiny(world: World, powers: Powers) -> None:
    """RW-T-POLITICS, RW-CAM-X-04  The imperial place with fewest units inside, of equal ones the first by id, loses one; without
    units it becomes ownerless, and nobles inside then stand outside, or withdraw from who besieges it (ours)."""
    land = world.land
    inside = {place: bodies_inside(land, place) for place in imperial_places(land, powers)}
    if not inside:
        return
    place = min(inside, key=lambda p: (pieces(land, inside[p]), p))
    if pieces(land, inside[place]):
        await kill_one(world, inside[place])
        return
    await make_ownerless(world, place)


async def pay_merchants(world: World, powers: Powers) -> None:
    """RW-T-POLITICS  The faction of a player with fewest places gets 3, of equal ones each; the Empire is no player's."""
    land = world.land
    places = {f: len(places_of(land, f)) for f in playing(land) if f != powers.empire and not is_out(land, f)}
    for faction in [f for f, n in places.items() if n == min(places.values())]:
        world.treasuries[faction] += GIFT
        note_given(world, faction, faction, GIFT, others(world, faction))
        await tell(ALL, CardPaid(faction, GIFT))


async def show_chests(world: World, powers: Powers) -> None:
    """RW-T-POLITICS, RW-GEN-13  What each noble carries now is shown to everybody, once."""
    chests = {b: world.chests.get(b, 0) for b in world.land.banners}
    for b, n in chests.items():
        for who in others(world, world.land.banners[b].faction):
            world.known.setdefault(who, {})[b] = Known(n, n)
    await tell(ALL, ChestsShown(chests))


EFFECTS: Final[dict[str, Callable[[World, Powers], Awaitable[None]]]] = {
    "fever": spread_fever,
    "legion": raise_legion,
    "join_emora_tragia": declare_war,
    "temple": offer_temple,
    "free_foot": call_to_arms,
    "mutiny": mutiny,
    "gift_3": pay_merchants,
    "open_chests": show_chests,
}


# ---- asked of the map ------------------------------------------------------------------------------------------------
def imperial_places(land: Land, powers: Powers) -> list[str]:
    return [p for p in places_of(land, powers.empire) if powers.kinds.get(p) == IMPERIAL]


def is_out(land: Land, faction: str) -> bool:
    """RW-CAM-WIN-06"""
    return faction in campaign_of(land).out


async def bring(world: World, faction: str, place: str, kind: str) -> None:
    add_to_garrison(world.land, place, faction, {kind: 1})
    await tell(ALL, CardUnits(faction, place, kind, 1))
