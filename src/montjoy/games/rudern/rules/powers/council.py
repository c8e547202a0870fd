"""The council: how offices change hands, inheritance and elections (RW-CAM-OFF-01, RW-CAM-OFF-07, RW-CAM-NOB-05)."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL, OFFICES, Powers
from montjoy.games.rudern.model.queries import has_seat, knowers, powers_in, powers_of, seat_of, towns
from montjoy.games.rudern.model.state import Known, Land, World
from montjoy.games.rudern.protocol.powers_events import Candidacies, Elected, ElectionCalled, TownGiven, VotesCast
from montjoy.games.rudern.protocol.powers_questions import Ballot, DoNotStand, Stand, StandForOffice, VoteFor
from montjoy.games.rudern.rules.battles.asking import ask
from montjoy.games.rudern.rules.battles.money import amount
from montjoy.games.rudern.rules.campaign.beforehand import orders_now
from montjoy.games.rudern.rules.campaign.income import campaign_of
from montjoy.games.rudern.rules.powers.abilities import head_banner
from montjoy.games.rudern.rules.powers.influence import influence_of
from montjoy.games.rudern.rules.powers.relations import part


# ---- called ----------------------------------------------------------------------------------------------------------
async def call_election(world: World, offices: tuple[str, ...], why: str) -> None:
    """RW-CAM-OFF-07  For step 3 of the next round (council = fixed: none is held)."""
    powers = powers_of(world.land)
    if not powers or not offices or world.land.options.council != "elected":
        return
    powers.vote = tuple(office for office in OFFICES if office in (*powers.vote, *offices))
    await tell(ALL, ElectionCalled(tuple(offices), why))


async def note_fallen_heads(world: World) -> None:
    """RW-CAM-NOB-05, RW-CAM-OFF-07  Before dead heads return: their houses keep the offices until a vote.  One is due on all of
    them when a kard has died, and, once the body is home or where there is none, on that of any other who has died in this
    round."""
    land, powers = world.land, powers_of(world.land)
    if not powers:
        return
    missing = [head.faction for b, head in campaign_of(land).heads.items() if head.noble == "head" and b not in land.banners]
    died = [f for f in missing if f not in powers.fallen_heads]
    powers.fallen_heads = tuple(missing)
    if powers.offices.get("kard") in died:
        await call_election(world, OFFICES, "kard-dead")
    elif not powers.body or powers.body.home:
        await call_election(world, tuple(x for x in OFFICES if powers.offices.get(x) in died), "head-dead")


async def end_round(world: World) -> None:
    """RW-CAM-NOB-05, RW-CAM-OFF-01  The heads that have returned hold what the dead held; who is out of the game holds nothing
    (ours), and what he held is voted on where offices are."""
    land, powers = world.land, powers_of(world.land)
    if not powers:
        return
    powers.fallen_heads = tuple(f for f in powers.fallen_heads if not head_banner(land, f))
    gone = tuple(office for office in OFFICES if powers.offices.get(office) in campaign_of(land).out)
    for office in gone:
        await give_office(world, office, "")
    await call_election(world, gone, "head-dead")


# ---- held ------------------------------------------------------------------------------------------------------------
async def hold_elections(world: World) -> None:
    """RW-CAM-OFF-07  On the offices called for, in the order kard, treasurer, commander, sermo, umbro."""
    powers = powers_of(world.land)
    while powers and powers.vote:
        office, powers.vote = powers.vote[0], powers.vote[1:]
        await elect(world, powers, office)


async def elect(world: World, powers: Powers, office: str) -> None:
    """RW-CAM-OFF-07, RW-CAM-OFF-01  Willing houses without an office stand; what is still to be voted on is held by nobody.  Most
    votes win; a single candidate is elected without a vote (ours), and where nobody stands the office is vacant."""
    candidates = await ask_candidates(world, powers, office)
    await tell(ALL, Candidacies(office, candidates))
    votes = dict.fromkeys(candidates, 0)
    if len(candidates) > 1:
        await take_votes(world, powers, office, votes)
    winner = winner_of(world.land, powers, office, votes) if votes else ""
    await give_office(world, office, winner, votes.get(winner, 0))


async def ask_candidates(world: World, powers: Powers, office: str) -> tuple[str, ...]:
    """RW-CAM-OFF-07  One after the other, openly."""
    found = []
    for faction in may_stand(world.land, powers, office):
        if isinstance(await ask(world, faction, StandForOffice(office), [Stand(), DoNotStand()]), Stand):
            found.append(faction)
    return tuple(found)


def electors(land: Land, powers: Powers) -> list[str]:
    """RW-CAM-OFF-01, RW-CAM-OFF-07  The houses of the Empire, and Gracuja within it, that are in the game and have a head, in the
    order of the impulses of the round before."""
    own = [*powers.houses, *([powers.gracuja] if powers.gracuja and powers.side == "empire" else [])]
    gone = (*powers.seceded, *campaign_of(land).out)
    able = [f for f in own if f not in gone and has_seat(land, f) and head_banner(land, f)]
    return sorted(able, key=lambda f: powers.order.index(f) if f in powers.order else len(powers.order))


def may_stand(land: Land, powers: Powers, office: str) -> list[str]:
    """RW-CAM-OFF-01  One office each: who holds none but what is voted on now or next."""
    holding = [holder for held, holder in powers.offices.items() if held not in (office, *powers.vote)]
    return [f for f in electors(land, powers) if f not in holding]


# ---- votes -----------------------------------------------------------------------------------------------------------
async def take_votes(world: World, powers: Powers, office: str, votes: dict[str, int]) -> None:
    """RW-CAM-OFF-07  Every voter gives all his votes to one candidate, openly, the League last."""
    for voter, number in ballots(world.land, powers):
        ballot = Ballot(office, number)
        ordered = VoteFor(orders_now(world, voter, ballot).vote)
        answer = await ask(world, voter, ballot, [VoteFor(f) for f in votes], ordered)
        votes[answer.faction] += number
        await tell(ALL, VotesCast(seat_of(world.land, voter), office, answer.faction, number))


def ballots(land: Land, powers: Powers) -> list[tuple[str, int]]:
    """RW-CAM-OFF-07  One vote for each town held, church towns with those of the sermo's house, imperial towns with the League's
    player (ours: if a kardom has an impulse).  Who has no vote is not asked."""
    found = [(f, votes_of(land, powers, f)) for f in electors(land, powers)]
    speaker = next((f for f in powers.league if has_seat(land, f) and f not in campaign_of(land).out), "")
    if speaker:
        found.append((speaker, len([p for p in towns(land, powers.empire) if powers.kinds.get(p) == IMPERIAL])))
    return [(voter, number) for voter, number in found if number]


def votes_of(land: Land, powers: Powers, faction: str) -> int:
    """RW-CAM-OFF-07  Church towns have a vote only while there is a sermo who gives it."""
    sermo = powers.offices.get("sermo") == faction
    return len([p for p in towns(land, faction) if sermo or powers.kinds.get(p) != CHURCH])


def winner_of(land: Land, powers: Powers, office: str, votes: dict[str, int]) -> str:
    """RW-CAM-OFF-07  Most votes; if tied the previous holder, else who has more influence, else the earlier in order."""
    before = powers.offices.get(office, "")
    return max(votes, key=lambda f: (votes[f], f == before, influence_of(powers, f)))


# ---- changing hands --------------------------------------------------------------------------------------------------
async def give_office(world: World, office: str, faction: str, votes: int = 0) -> None:
    """RW-CAM-OFF-01, RW-CAM-OFF-08, RW-GEN-13  The one way in which an office changes hands, "" for nobody's: what its holder saw
    of the Empire's purses stays known with its age, and church towns go with the sermo."""
    land, powers = world.land, powers_in(world.land)
    before = knowers(land, powers.empire)
    old = powers.offices.pop(office, "")
    if faction:
        powers.offices[office] = faction
    for seat in before:
        if seat not in knowers(land, powers.empire):
            remember_purses(world, powers, seat)
    await tell(ALL, Elected(office, faction, votes))
    if office == "sermo" and faction and faction != old:
        await pass_church_towns(world, powers, faction)


def remember_purses(world: World, powers: Powers, seat: str) -> None:
    """RW-GEN-13  As they are now; what becomes of them later that seat learns as everybody else."""
    own = [b.id for b in world.land.banners.values() if b.faction == powers.empire]
    for purse in (powers.empire, *own):
        there = amount(world, purse)
        world.known.setdefault(seat, {})[purse] = Known(there, there)


async def pass_church_towns(world: World, powers: Powers, faction: str) -> None:
    """RW-CAM-OFF-04  With what lies paid for new ones (ours), not the units of the old holder: these stay, as an allied garrison.
    While nobody is sermo they stay with the last house (ours)."""
    land = world.land
    for place in [p for p, kind in powers.kinds.items() if kind == CHURCH and land.provinces[p].owner != faction]:
        old, land.provinces[place].owner = land.provinces[place].owner, faction
        await tell(ALL, TownGiven(old, place, faction, CHURCH))
    for work in campaign_of(land).works.values():
        if work.building == "church":
            work.faction = faction
    await part(world)
