"""Battles in the open (RW-KIND, RW-FIELD): who meets whom, who is attacked, and coming out of a place to fight."""

from __future__ import annotations

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.rudern.battle.state import Kind, Winner
from montjoy.games.rudern.model.queries import (
    active,
    army_that_meets,
    banners_outside,
    bodies_inside,
    factions_of,
    inside,
    is_besieged,
    is_friend,
    is_hostile,
    is_place,
    outside,
)
from montjoy.games.rudern.model.state import SHELTERED, Banner, Land, Sent, World
from montjoy.games.rudern.protocol.events import (
    ArmyAttacked,
    BattleBegun,
    BattleUndecided,
    BattleWon,
    CameOut,
    GarrisonAttacked,
)
from montjoy.games.rudern.protocol.questions import AttackArmy, AttackGarrison, ComeOut, ComeOutTogether
from montjoy.games.rudern.rules.battles.aftermath import Clash, settle
from montjoy.games.rudern.rules.battles.asking import pick_banners
from montjoy.games.rudern.rules.battles.money import pay, purses, why_not_pay
from montjoy.games.rudern.rules.battles.muster import fight_out
from montjoy.games.rudern.rules.battles.retreat import step_inside
from montjoy.games.rudern.rules.powers.carriers import why_not_apart, with_the_body
from montjoy.games.rudern.seen.view import Seen, seen_by, why_not_banner, why_not_now


# ---- siege or field --------------------------------------------------------------------------------------------------
def has_too_many_for_walls(land: Land, at: str) -> bool:
    """RW-KIND-04, RW-X-05  Five or fewer units inside now: a siege; six or more: a field battle (five_defenders = field:
    five too)."""
    sheltered = SHELTERED - 1 if land.options.five_defenders == "field" else SHELTERED
    return inside(land, at) > sheltered


# ---- one field battle ------------------------------------------------------------------------------------------------
async def fight_in_the_field(
    world: World, name: str, at: str, causers: list[str], others: list[str], sent: Sent | None = None
) -> Clash:
    """RW-FIELD-01, RW-SEQ-01  Everybody who meets fights; the side that caused it is named, and rolls, first."""
    land = world.land
    await tell(ALL, BattleBegun(name, at, tuple(causers), tuple(others)))
    factions = tuple(factions_of(land, causers)), tuple(factions_of(land, others))
    kind = Kind.RELIEF if name == "relief" else Kind.FIELD
    done = await fight_out(world, kind, at, (causers, others), "RW-FIELD-01", sent=sent)
    if done.verdict == Winner.NOBODY:
        await tell(ALL, BattleUndecided(at))
    else:
        won, lost = (0, 1) if done.verdict == Winner.ATTACKER else (1, 0)
        await tell(ALL, BattleWon(at, factions[won], factions[lost]))
    return done


# ---- meeting in the open ---------------------------------------------------------------------------------------------
async def meet(world: World, faction: str, at: str, banners: list[str]) -> None:
    """RW-KIND-02, RW-X-04  An army that comes upon a hostile army outside a place fights at once, and neither can decline;
    hostile armies that do not belong together are met one after the other.  Whoever is allied with both looks on."""
    land = world.land
    while enemies := army_to_fight(land, at, faction):
        ours = our_army(land, at, faction, enemies)
        if not can_still_meet(land, at, [b for b in ours if b in banners]):
            return
        done = await fight_in_the_field(world, "field", at, ours, enemies)
        await settle(world, at, done)


def can_still_meet(land: Land, at: str, banners: list[str]) -> bool:
    """Some of them stand outside there and were not just beaten."""
    there = [land.banners[b] for b in banners if b in land.banners]
    return any(b.at == at and not b.inside and b.stranded != land.impulse for b in there)


def army_to_fight(land: Land, at: str, faction: str) -> list[str]:
    """RW-RETR-05  The hostile army there; one that was beaten and found no way out is left alone for this impulse."""
    enemies = army_that_meets(land, at, faction)
    return [] if any(land.banners[b].stranded == land.impulse for b in enemies) else enemies


def our_army(land: Land, at: str, faction: str, enemies: list[str]) -> list[str]:
    """RW-FIELD-01  Banners of allied factions standing together fight together; nobody may hold back."""
    return outside(land, at, faction, against=factions_of(land, enemies)[0])


# ---- attack an army one stands beside --------------------------------------------------------------------------------
def why_not_attack_army(seen: Seen, at: str) -> No | None:
    """RW-KIND-02, RW-RETR-05  A hostile army that stands beside one's own may be attacked; not in the impulse in which it
    was beaten and found no way out."""
    land = seen.land
    if refusal := why_not_now(seen):
        return refusal
    if not any(b.faction == seen.faction for b in banners_outside(land, at)):
        return no("RW-KIND-02", "no-army-there", at=at)
    if not army_that_meets(land, at, seen.faction):
        return no("RW-KIND-02", "no-enemy-outside", at=at)
    if is_relief(land, seen.faction, at):
        return no("RW-RELIEF-01", "that-is-a-relief", at=at)
    enemies = army_to_fight(land, at, seen.faction)
    if not enemies or not can_still_meet(land, at, our_army(land, at, seen.faction, enemies)):
        return no("RW-RETR-05", "beaten-just-now", at=at)
    return None


def is_relief(land: Land, faction: str, at: str) -> bool:
    """RW-RELIEF-01  Whoever is, or is allied with, the besieged fights the besiegers to relieve them; a third
    party fights them in the field."""
    if at not in land.sieges:
        return False
    besieged_side = {land.provinces[at].owner, *factions_of(land, bodies_inside(land, at))}
    return any(is_friend(land, faction, f) for f in besieged_side)


async def attack_army(world: World, act: AttackArmy) -> None:
    """RW-KIND-02  It is a field battle like any other."""
    faction = active(world.land)
    await tell(ALL, ArmyAttacked(faction, act.at))
    await meet(world, faction, act.at, outside(world.land, act.at, faction))


# ---- six and more behind walls ---------------------------------------------------------------------------------------
def attack_price(land: Land, faction: str, place: str) -> int:
    """RW-KIND-06  The first attack of an army on a large garrison is free, each further one in the impulse costs 1."""
    before = land.attacked.get(place, [])
    return int(any(b.id in before for b in banners_outside(land, place) if b.faction == faction))


def why_not_attack_garrison(seen: Seen, place: str, purse: str) -> No | None:
    """RW-KIND-03  Six or more units in a place may be attacked without a siege by an army outside; they cannot decline."""
    land = seen.land
    if refusal := why_not_now(seen) or why_not_target(land, seen.faction, place):
        return refusal
    if not any(b.faction == seen.faction for b in banners_outside(land, place)):
        return no("RW-KIND-03", "no-army-there", place=place)
    if not has_too_many_for_walls(land, place):
        return no("RW-KIND-04", "siege-first", place=place, units=inside(land, place))
    if refusal := why_not_besieged_attack(land, seen.faction, place):
        return refusal
    return why_not_pay(seen, place, attack_price(land, seen.faction, place), purse)


def why_not_target(land: Land, faction: str, place: str) -> No | None:
    """RW-GEN-05, RW-GEN-07  Only a town or a fortress has walls; one's own and allied places are not attacked."""
    if place not in land.provinces or not is_place(land, place):
        return no("RW-GEN-05", "no-place", place=place)
    if is_friend(land, faction, land.provinces[place].owner):
        return no("RW-GEN-07", "own-or-allied", place=place)
    return None


def why_not_besieged_attack(land: Land, faction: str, place: str) -> No | None:
    """RW-X-03  Of a besieged garrison of more than five the besieger alone may choose the field battle, and not with
    oversized_siege = assault_only."""
    if not is_besieged(land, place):
        return None
    if not any(land.banners[b].faction == faction for b in land.sieges[place].members):
        return no("RW-SIEGE-07", "besieged-by-another", place=place)
    if land.options.oversized_siege == "assault_only":
        return no("RW-X-03", "assault-only", place=place)
    return None


async def attack_garrison(world: World, act: AttackGarrison) -> None:
    """RW-KIND-03, RW-FIELD-03, RW-FIELD-08  A field battle against everybody inside, allies too: no division, the walls do
    not help.  It never captures the place: should nobody be left in it, it is empty."""
    land, place = world.land, act.place
    faction = active(land)
    await tell(ALL, GarrisonAttacked(faction, place, act.price))
    await pay(world, faction, place, act.price, act.purse)
    land.attacked.setdefault(place, []).extend(b.id for b in banners_outside(land, place) if b.faction == faction)
    owner = land.provinces[place].owner
    theirs = defenders_in_the_field(land, place, faction)
    ours = outside(land, place, faction, against=owner)
    done = await fight_in_the_field(world, "garrison", place, ours, theirs)
    await settle(world, place, done)


def defenders_in_the_field(land: Land, place: str, attacker: str) -> list[str]:
    """RW-KIND-03  All units and nobles inside, and the hostile army of their side that stands outside; nobody else who is
    hostile to the attacker fights for them."""
    beside = outside(land, place, land.provinces[place].owner, against=attacker)
    hostile = any(is_hostile(land, attacker, land.banners[b].faction) for b in beside)
    return bodies_inside(land, place) + [b for b in beside if hostile and land.banners[b].stranded != land.impulse]


# ---- what may be attacked --------------------------------------------------------------------------------------------
def attack_options(seen: Seen) -> list[AttackArmy | AttackGarrison]:
    land = seen.land
    found: list[AttackArmy | AttackGarrison] = []
    for at in dict.fromkeys(b.at for b in land.banners.values() if b.faction == seen.faction and not b.inside):
        if not why_not_attack_army(seen, at):
            found.append(AttackArmy(at))
        price = attack_price(land, seen.faction, at)
        found += [
            AttackGarrison(at, price, purse)
            for purse in (purses(seen, at, price) if price else [""])
            if not why_not_attack_garrison(seen, at, purse)
        ]
    return found


# ---- coming out of a place -------------------------------------------------------------------------------------------
def why_not_come_out(seen: Seen, banner: str) -> No | None:
    """RW-KIND-07  In its own impulse a faction may lead banners out against a hostile army that does not besiege; units
    without a noble cannot come out."""
    if refusal := why_not_now(seen) or why_not_banner(seen, banner):
        return refusal
    land, there = seen.land, seen.land.banners[banner]
    if not there.inside:
        return no("RW-KIND-07", "not-inside", banner=banner)
    if refusal := why_not_out_of_siege(land, there):
        return refusal
    if not army_that_meets(land, there.at, seen.faction):
        return no("RW-KIND-07", "no-enemy-outside", place=there.at)
    if not army_to_fight(land, there.at, seen.faction):
        return no("RW-RETR-05", "beaten-just-now", at=there.at)
    return why_not_apart(land, banner)


def why_not_out_of_siege(land: Land, banner: Banner) -> No | None:
    """RW-X-11  The besieged cannot come out against their besiegers: they have the sortie, and the relief."""
    return no("RW-X-11", "besieged-call-a-sortie", place=banner.at) if is_besieged(land, banner.at) else None


async def come_out(world: World, banners: list[str], place: str) -> None:
    """RW-KIND-07  A meeting in the open: free, and no move is used; with all hostile armies there, one after the other."""
    land = world.land
    faction, banners = active(land), with_the_body(land, banners)
    await tell(ALL, CameOut(faction, tuple(banners), place))
    step_outside(land, banners)
    while can_still_meet(land, place, banners) and (enemies := army_to_fight(land, place, faction)):
        done = await fight_in_the_field(world, "field", place, our_army(land, place, faction, enemies), enemies)
        if done.verdict == Winner.NOBODY:
            step_inside(land, banners)
        await settle(world, place, done)


def step_outside(land: Land, banners: list[str]) -> None:
    """RW-FIELD-06  Who comes out fights outside, and stays there if he wins."""
    for key in banners:
        land.banners[key].inside = False


def come_out_options(seen: Seen) -> list[ComeOut]:
    return [ComeOut(b.id, b.at) for b in seen.land.banners.values() if not why_not_come_out(seen, b.id)]


async def pick_for_coming_out(world: World, act: ComeOutTogether) -> list[str]:
    """RW-KIND-07  A faction may lead banners out, one or more."""
    able = able_to_come_out(seen_by(world, active(world.land)), act.place)
    return await pick_banners(world, "come-out", act.place, act.place, able, lambda picked: True)


def able_to_come_out(seen: Seen, place: str) -> list[str]:
    return [b.id for b in seen.land.banners.values() if b.at == place and not why_not_come_out(seen, b.id)]


def come_out_together_options(seen: Seen) -> list[ComeOutTogether]:
    places = dict.fromkeys(b.at for b in seen.land.banners.values() if b.faction == seen.faction and b.inside)
    return [ComeOutTogether(place) for place in places if len(able_to_come_out(seen, place)) > 1]
