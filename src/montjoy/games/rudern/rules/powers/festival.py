"""Church festivals (RW-CAM-OFF-04, festivals = true)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, No, choose, no, tell, together
from montjoy.games.rudern.model.queries import active, all_seats, has_seat, is_friend, knowers, powers_in, seat_of
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.events import Paid
from montjoy.games.rudern.protocol.powers_events import FestivalAnnounced, FestivalPrize, GiftGiven, GiftsCollected
from montjoy.games.rudern.protocol.powers_questions import FestivalGift, Give, HoldFestival
from montjoy.games.rudern.rules.battles.money import TREASURY, known, note_spent
from montjoy.games.rudern.rules.campaign.building import add_to_work, why_not_site, work_of
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.powers import influence
from montjoy.games.rudern.rules.powers.offices import why_not_office
from montjoy.games.rudern.seen.view import Seen

FESTIVAL: Final = "festival"                                 # its name in `Powers.used`
PRICE: Final = 2                                             # RW-T-COSTS, outside the limit
MOST_GIVEN: Final = 10                                       # by one house (ours)
PRIZE: Final = 2                                             # RW-T-INFLUENCE


# ---- who may ---------------------------------------------------------------------------------------------------------
def festival_options(seen: Seen) -> list[HoldFestival]:
    own = dict.fromkeys(b.at for b in seen.land.banners.values() if b.faction == seen.faction)
    found = [HoldFestival(at, PRICE) for at in own]
    return [act for act in found if not why_not_festival(seen, act)]


def why_not_festival(seen: Seen, act: HoldFestival) -> No | None:
    """RW-CAM-OFF-04  The sermo, once an impulse (ours), where his head may found a church town, for 2 of his treasury; if there
    is another house that may give."""
    land = seen.land
    if not land.options.festivals:
        return no("RW-CAM-OFF-04", "no-festivals")
    if refusal := why_not_office(seen, "sermo", "RW-CAM-OFF-04"):
        return refusal
    if powers_in(land).used.get(FESTIVAL) == land.impulse:
        return no("RW-CAM-OFF-04", "festival-was-held")
    if act.at not in land.provinces:
        return no("RW-CAM-BLD-01", "no-building-there", at=act.at)
    if refusal := why_not_site(seen, act.at, "church"):
        return refusal
    if not givers(land, seen.faction):
        return no("RW-CAM-OFF-04", "nobody-gives")
    if seen.treasuries.get(seen.faction, 0) < PRICE:
        return no("RW-CAM-OFF-04", "festival-too-dear", price=PRICE)
    return None


def givers(land: Land, sermo: str) -> list[str]:
    """RW-CAM-OFF-04  The other houses of the Empire that are in the game (ours: not Gracuja, and none that has seceded)."""
    powers, out = powers_in(land), campaign_of(land).out
    others = [f for f in powers.houses if f != sermo and f not in out and has_seat(land, f)]
    return [f for f in others if is_friend(land, powers.empire, f)]


# ---- held ------------------------------------------------------------------------------------------------------------
async def hold_festival(world: World, act: HoldFestival) -> None:
    """RW-CAM-OFF-04  All give at once and secretly, and what they give lies there for the church town, in full; the most generous
    gains influence, of equal ones nobody."""
    land, sermo = world.land, active(world.land)
    powers_in(land).used[FESTIVAL] = land.impulse
    world.treasuries[sermo] -= PRICE
    note_spent(world, sermo, [sermo], PRICE)
    await tell(ALL, FestivalAnnounced(sermo, act.at, PRICE))
    await tell(knowers(land, sermo), Paid(sermo, TREASURY, PRICE))
    gifts = await ask_for_gifts(world, act.at, givers(land, sermo))
    for faction, number in gifts.items():
        world.treasuries[faction] -= number
        await tell(knowers(land, faction), GiftGiven(faction, act.at, number))
    note_gifts(world, gifts)
    collected = sum(gifts.values())
    await tell(ALL, GiftsCollected(act.at, collected))
    winner = most_generous(gifts)
    await tell(ALL, FestivalPrize(winner, act.at))
    await influence.gain(world, winner, PRIZE, "festival")
    if collected:
        await work_of(world, act.at, "church", sermo)
        await add_to_work(world, act.at, sermo, collected)


async def ask_for_gifts(world: World, at: str, asked: list[str]) -> dict[str, int]:
    """RW-CAM-OFF-04  Sealed: nobody learns another's before the last is in."""
    most = {f: min(world.treasuries[f], MOST_GIVEN) for f in asked}
    seats = {f: seat_of(world.land, f) for f in asked}
    answers = await together(*(choose(seats[f], FestivalGift(at), [Give(n) for n in range(most[f] + 1)]) for f in asked))
    return {f: answer.amount for f, answer in zip(asked, answers, strict=True)}


def most_generous(gifts: dict[str, int]) -> str:
    """RW-CAM-OFF-04  "" where several gave as much, or nobody anything."""
    most = max(gifts.values())
    best = [f for f, n in gifts.items() if n == most]
    return best[0] if most and len(best) == 1 else ""


def note_gifts(world: World, gifts: dict[str, int]) -> None:
    """RW-GEN-13  The sum is open, what each has given is not: a giver knows what the others gave together, and of a single other
    one how much it was."""
    for who in all_seats(world.land):
        secret = [f for f in gifts if who not in knowers(world.land, f)]
        rest = sum(gifts[f] for f in secret)
        for faction in secret:
            k = known(world, who, faction)
            k.least = max(0, k.least - min(rest, MOST_GIVEN))
            if k.most is not None:
                k.most -= max(0, rest - MOST_GIVEN * (len(secret) - 1))
