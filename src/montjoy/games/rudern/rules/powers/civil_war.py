"""Houses against houses (RW-CAM-ALY-02, civil_war = true)."""

from __future__ import annotations

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.model.queries import active, alive, factions_of, is_hostile, is_place, powers_of
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.powers_events import PeaceMade, PeaceRefused, WarDeclared
from montjoy.games.rudern.protocol.powers_questions import DeclareWar, MakePeace, OfferPeace, PeaceOffered, StayAtWar
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.powers.relations import part, set_relation
from montjoy.games.rudern.seen.view import Seen, why_not_now


def war_options(seen: Seen) -> list[DeclareWar | OfferPeace]:
    powers = powers_of(seen.land)
    others = powers.houses if powers else ()
    wars = [DeclareWar(f) for f in others if not why_not_declare(seen, DeclareWar(f))]
    return wars + [OfferPeace(f) for f in others if not why_not_offer_peace(seen, OfferPeace(f))]


def why_not_between(seen: Seen, other: str) -> No | None:
    """RW-CAM-ALY-02  A house in its own impulse, against another house; only if the table has chosen so."""
    powers = powers_of(seen.land)
    if not powers or not seen.land.options.civil_war:
        return no("RW-CAM-ALY-02", "no-civil-war")
    if refusal := why_not_now(seen):
        return refusal
    if seen.faction not in powers.houses or other not in powers.houses or other == seen.faction:
        return no("RW-CAM-ALY-02", "house-against-house")
    if other in campaign_of(seen.land).out:
        return no("RW-CAM-ALY-02", "house-is-out", faction=other)
    return None


# ---- war -------------------------------------------------------------------------------------------------------------
def why_not_declare(seen: Seen, act: DeclareWar) -> No | None:
    """RW-CAM-ALY-02  On an allied house; not while a banner of one's own is inside a place of that house, or besieges one
    together with it (ours)."""
    if refusal := why_not_between(seen, act.other):
        return refusal
    if is_hostile(seen.land, seen.faction, act.other):
        return no("RW-CAM-ALY-02", "at-war-already", faction=act.other)
    if at := inside_with(seen.land, seen.faction, act.other):
        return no("RW-CAM-ALY-02", "leave-his-place-first", faction=act.other, place=at)
    if at := besieging_with(seen.land, seen.faction, act.other):
        return no("RW-CAM-ALY-02", "leave-his-siege-first", faction=act.other, place=at)
    return None


def inside_with(land: Land, faction: str, host: str) -> str:
    """A place of the other in which a banner of the faction is; "" none.  Units without a noble, which nobody can lead out,
    do not count: they go home."""
    own = [b for b in land.banners.values() if b.faction == faction and b.inside and is_place(land, b.at)]
    return next((b.at for b in own if land.provinces[b.at].owner == host), "")


def besieging_with(land: Land, a: str, b: str) -> str:
    """A siege in which both are; "" none."""
    there = {place: factions_of(land, alive(land, siege.members)) for place, siege in land.sieges.items()}
    return next((place for place, factions in there.items() if {a, b} <= set(factions)), "")


async def declare_war(world: World, act: DeclareWar) -> None:
    """RW-CAM-ALY-02  Hostile both ways; the other's banners go out of one's own places (ours).  Everybody else stays allied with
    both."""
    faction = active(world.land)
    set_relation(world.land, faction, act.other, "hostile")
    await tell(ALL, WarDeclared(faction, act.other))
    await part(world)


# ---- peace -----------------------------------------------------------------------------------------------------------
def why_not_offer_peace(seen: Seen, act: OfferPeace) -> No | None:
    """RW-CAM-ALY-02  To a house that one is at war with, once in an impulse (ours)."""
    if refusal := why_not_between(seen, act.other):
        return refusal
    if not is_hostile(seen.land, seen.faction, act.other):
        return no("RW-CAM-ALY-02", "not-at-war", faction=act.other)
    powers = powers_of(seen.land)
    if powers and powers.used.get(offered(seen.faction, act.other)) == seen.land.impulse:
        return no("RW-CAM-ALY-02", "offered-already", faction=act.other)
    return None


def offered(faction: str, other: str) -> str:
    """The name of the act in `Powers.used`."""
    return f"peace.{faction}.{other}"


async def offer_peace(world: World, act: OfferPeace) -> None:
    """RW-CAM-ALY-02  The war ends if both agree: they are allied again."""
    land, faction = world.land, active(world.land)
    if powers := powers_of(land):
        powers.used[offered(faction, act.other)] = land.impulse
    if await ask(world, act.other, PeaceOffered(faction), [MakePeace(), StayAtWar()]) == StayAtWar():
        await tell(ALL, PeaceRefused(faction, act.other))
        return
    set_relation(land, faction, act.other, "allied")
    await tell(ALL, PeaceMade(faction, act.other))
    await part(world)
