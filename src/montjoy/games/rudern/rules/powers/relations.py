"""How factions come to be allied or hostile by a word and not by an attack, and who can stand together then (RW-CAM-ALY)."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.model.powers import Powers
from montjoy.games.rudern.model.queries import alive, bodies_inside, body, factions_of, is_friend, is_hostile, is_place
from montjoy.games.rudern.model.state import Land, Relation, World
from montjoy.games.rudern.protocol.events import SiegeLeft, WentOut
from montjoy.games.rudern.rules.battles.retreat import retreat_to_haven
from montjoy.games.rudern.rules.battles.siege import tidy_sieges


# ---- the sides -------------------------------------------------------------------------------------------------------
def leagues_side(land: Land, powers: Powers) -> list[str]:
    """RW-CAM-ALY-01  The kardoms in play, and Gracuja if it has joined them."""
    kardoms = [f for f in powers.league if land.factions[f].plays and f not in powers.joins]
    return kardoms + [powers.gracuja] * (powers.side == "league")


def empires_side(powers: Powers) -> list[str]:
    """RW-CAM-ALY-01  The houses that have not left it, the Empire, and Gracuja if it has joined it."""
    houses = [f for f in powers.houses if f not in powers.seceded]
    return [*houses, powers.empire] + [powers.gracuja] * (powers.side == "empire")


def set_relation(land: Land, a: str, b: str, to: Relation) -> None:
    """RW-GEN-07  Both ways."""
    land.relations.setdefault(a, {})[b] = land.relations.setdefault(b, {})[a] = to


def set_side(land: Land, faction: str, friends: list[str], enemies: list[str]) -> None:
    """RW-CAM-ALY-01  Allied with all of one side and hostile to all of the other."""
    for other in friends:
        set_relation(land, faction, other, "allied")
    for other in enemies:
        set_relation(land, faction, other, "hostile")


# ---- who stood together ----------------------------------------------------------------------------------------------
async def part(world: World) -> None:
    """RW-CAM-ALY-01  Who besieges a place of an ally, or with an enemy, does so no more, and who is inside a place that has
    turned hostile goes out of it (ours).  Hostile armies may stand beside each other then: either can attack by an act."""
    await part_besiegers(world)
    await leave_hostile_places(world)


async def part_besiegers(world: World) -> None:
    """RW-SIEGE-08  They stay outside; the siege goes on with who began it and those that are not hostile to him (ours)."""
    land = world.land
    for place, siege in list(land.sieges.items()):
        leaving = who_leaves(land, place)
        siege.members = [b for b in siege.members if b not in leaving]
        for faction in factions_of(land, leaving):
            mine = tuple(b for b in leaving if land.banners[b].faction == faction)
            await tell(ALL, SiegeLeft(faction, place, mine))
    await tidy_sieges(world)


def who_leaves(land: Land, place: str) -> list[str]:
    """Besiegers that are allied with whom they besiege, or hostile to who leads the siege: who began it, or the first there."""
    siege, owner = land.sieges[place], land.provinces[place].owner
    members = alive(land, siege.members)
    against = [f for f in factions_of(land, members) if not is_friend(land, f, owner)]
    leads = siege.by if siege.by in against else next(iter(against), "")
    return [b for b in members if (f := land.banners[b].faction) not in against or is_hostile(land, f, leads)]


async def leave_hostile_places(world: World) -> None:
    """Banners go out, through a siege too; units without a noble go to the nearest place that takes them in (RW-RETR-01), and are
    disbanded where there is none (ours)."""
    land = world.land
    for at in [p for p in land.provinces if is_place(land, p)]:
        owner = land.provinces[at].owner
        inside = {key: body(land, key).faction for key in bodies_inside(land, at)}
        turned = {key: faction for key, faction in inside.items() if is_hostile(land, faction, owner)}
        for faction in factions_of(land, list(turned)):
            mine = [key for key, whose in turned.items() if whose == faction]
            await lead_out(land, faction, tuple(key for key in mine if key in land.banners), at)
            if unled := [key for key in mine if key in land.garrisons]:
                await retreat_to_haven(world, faction, unled, at)


async def lead_out(land: Land, faction: str, banners: tuple[str, ...], at: str) -> None:
    for key in banners:
        land.banners[key].inside = False
    if banners:
        await tell(ALL, WentOut(faction, banners, at))
