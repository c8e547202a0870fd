"""What the table [campaign.powers] says: checked for what its types cannot see (RW-CAM-SCN-02, RW-CAM-SCN-04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from montjoy.core.content.messages import shown
from montjoy.core.content.vocabulary import folded
from montjoy.core.seats import BadSeat, check_seats
from montjoy.games.rudern.authoring.faults import Fault, nearest, stand
from montjoy.games.rudern.model.scenario import BattleScenario, PowersFile
from montjoy.games.rudern.model.state import PLACES

TABLE: Final = "campaign.powers"


# ---- names -----------------------------------------------------------------------------------------------------------
def faults_of_power_names(s: BattleScenario) -> Iterator[Fault]:
    """RW-CAM-SCN-04  Names in the tables of six powers that lead nowhere, or stand there twice."""
    p = powers_in(s)
    if not p:
        return
    yield from leading_nowhere(s, p)
    yield from standing_twice(p)
    yield from badly_named_players(s, p)


def powers_in(s: BattleScenario) -> PowersFile | None:
    return s.campaign.powers or None if s.campaign else None


def leading_nowhere(s: BattleScenario, p: PowersFile) -> Iterator[Fault]:
    factions, provinces, banners = [f.id for f in s.factions], [x.id for x in s.provinces], [b.id for b in s.banners]
    wanted = [(TABLE, 0, "empire", p.empire, factions, "faction"), (TABLE, 0, "capital", p.capital, provinces, "province")]
    wanted += [(TABLE, 0, "gracuja", p.gracuja, factions, "faction")] if p.gracuja else []
    for key, ids in (("league", p.league), ("houses", p.houses)):
        wanted += [(f"{TABLE}.{key}", i, "", id, factions, "faction") for i, id in enumerate(ids)]
    for key, ids in (("imperial", p.imperial), ("church", p.church)):
        wanted += [(f"{TABLE}.{key}", i, "", id, provinces, "province") for i, id in enumerate(ids)]
    wanted += [(f"{TABLE}.players", i, "factions", f, factions, "faction") for i, x in enumerate(p.players) for f in x.factions]
    wanted += [(f"{TABLE}.offices", i, "faction", x.faction, factions, "faction") for i, x in enumerate(p.offices)]
    wanted += [(f"{TABLE}.joins", i, "faction", x.faction, p.league, "kardom of the League") for i, x in enumerate(p.joins)]
    wanted += [(f"{TABLE}.body", i, "", id, banners, "banner") for i, id in enumerate(p.body)]
    for faction, banner in p.shadows.items():
        wanted += [(TABLE, 0, "shadows", faction, factions, "faction"), (TABLE, 0, "shadows", banner, banners, "banner")]
    for table, i, key, id, known, what in wanted:
        if id not in known:
            yield Fault(table, i, key, f"{shown(id)} is not a {what} of this file{nearest(id, known)}")


def standing_twice(p: PowersFile) -> Iterator[Fault]:
    """RW-CAM-SCN-02, RW-CAM-OFF-01  A faction is the Empire, of the League, a house or Gracuja; a place is of one kind; an office
    is held by one, and nobody holds two."""
    sides = [(TABLE, 0, "empire", p.empire), *rows("league", p.league), *rows("houses", p.houses)]
    yield from twice([*sides, *([(TABLE, 0, "gracuja", p.gracuja)] if p.gracuja else [])], "a faction is of one side")
    yield from twice([*rows("imperial", p.imperial), *rows("church", p.church)], "a place is of one kind")
    yield from twice(rows("body", p.body), "name it once")
    for table, key, ids, says in (
        ("players", "id", [x.id for x in p.players], "give each player its own id"),
        ("offices", "office", [x.office for x in p.offices], "an office is held by one faction"),
        ("offices", "faction", [x.faction for x in p.offices], "nobody holds two offices"),
        ("joins", "faction", [x.faction for x in p.joins], "name it once"),
    ):
        yield from twice([(f"{TABLE}.{table}", i, key, id) for i, id in enumerate(ids)], says)
    of_players = [(f"{TABLE}.players", i, "factions", f) for i, x in enumerate(p.players) for f in x.factions]
    yield from twice(of_players, "one player decides for a faction")


def rows(key: str, ids: Sequence[str]) -> list[tuple[str, int, str, str]]:
    return [(f"{TABLE}.{key}", i, "", id) for i, id in enumerate(ids)]


def twice(named: Sequence[tuple[str, int, str, str]], says: str) -> Iterator[Fault]:
    known: list[str] = []
    for table, i, key, id in named:
        if id in known:
            yield Fault(table, i, key, f"{shown(id)} stands there twice; {says}")
        known.append(id)


def badly_named_players(s: BattleScenario, p: PowersFile) -> Iterator[Fault]:
    """RW-CAM-SCN-04  A player's id is one that a seat may have, and nobody else's; his name too."""
    taken = [x.id for table in (s.factions, s.provinces, s.banners, s.campaign.generals if s.campaign else []) for x in table]
    names = [folded(f.name).strip() for f in s.factions]
    for i, player in enumerate(p.players):
        if wrong := why_not_seat(player.id):
            yield Fault(f"{TABLE}.players", i, "id", wrong)
        if player.id in taken:
            yield Fault(f"{TABLE}.players", i, "id", f"{shown(player.id)} stands there already; every id is used once")
        if folded(player.name).strip() in names:
            says = f"{shown(player.name)} is also the name of a faction; give each its own"
            yield Fault(f"{TABLE}.players", i, "name", says)


def why_not_seat(id: str) -> str:
    """Why a seat may not be called so."""
    try:
        check_seats([id])
    except BadSeat as bad:
        return str(bad)
    return ""


# ---- what they are ---------------------------------------------------------------------------------------------------
def faults_of_powers(s: BattleScenario) -> Iterator[Fault]:
    """RW-CAM-SCN-02, RW-CAM-SCN-04  Seats, offices, kinds of places, who carries the body, how the sides stand at the start."""
    p = powers_in(s)
    if not p:
        return
    yield from faults_of_seats(s, p)
    yield from faults_of_offices(p)
    yield from faults_of_kinds(s, p)
    yield from faults_of_body(s, p)
    yield from faults_of_shadows(s, p)
    yield from faults_of_sides(s, p)
    if s.ends.points:
        says = "among six powers no points are counted, but influence (RW-CAM-WIN-04)"
        yield Fault("ends", 0, "points", f"{says}; leave points out")
    if s.campaign and s.campaign.turns != "fixed":
        says = f"the order of six powers is that of RW-T-ORDER; leave turns out, or write turns = {shown('fixed')}"
        yield Fault("campaign", 0, "turns", says)


def faults_of_seats(s: BattleScenario, p: PowersFile) -> Iterator[Fault]:
    """RW-T-ORDER, RW-CAM-OFF-08, RW-CAM-SCN-03  One player decides for the whole League, nobody alone for the Empire; who
    plays is of a side, and who is of a side plays."""
    sides = [p.empire, *p.league, *p.houses, p.gracuja]
    for i, f in enumerate(s.factions):
        if f.plays and f.id not in sides:
            says = f"{f.id} plays, and is no house, no kardom of the League, not the Empire and not Gracuja"
            yield Fault("factions", i, "id", f"{says}; name it in [campaign.powers], or write plays = false")
        if not f.plays and f.id in sides:
            yield Fault("factions", i, "plays", f"{f.id} does not play; leave it out of [campaign.powers], or let it play")
    leads = {f: i for i, player in enumerate(p.players) for f in player.factions}
    for i, player in enumerate(p.players):
        if p.empire in player.factions:
            says = f"{p.empire} is the Empire, for which its offices decide (RW-CAM-OFF-08); leave it out"
            yield Fault(f"{TABLE}.players", i, "factions", says)
    for i, kardom in enumerate(p.league):
        if kardom not in leads:
            yield Fault(f"{TABLE}.league", i, "", f"no player decides for {kardom}; name it with the others of the League in "
                        "[[campaign.powers.players]]")
        elif leads[kardom] != leads.get(p.league[0], leads[kardom]):
            says = f"one player decides for the League (RW-T-ORDER); let {p.players[leads[p.league[0]]].id} decide for {kardom}"
            yield Fault(f"{TABLE}.league", i, "", says)
    if set(p.league) == {x.faction for x in p.joins}:
        says = "nobody is in the League when the game begins (RW-CAM-ALY-04); leave one of its kardoms out of the joins"
        yield Fault(f"{TABLE}.joins", 0, "faction", says)


def faults_of_offices(p: PowersFile) -> Iterator[Fault]:
    """RW-CAM-OFF-01  Houses hold the offices; without commander, kard and treasurer nobody could lead the Empire's armies."""
    for i, x in enumerate(p.offices):
        if x.faction not in p.houses:
            says = f"{x.faction} is no house, and holds no office (RW-CAM-OFF-01){nearest(x.faction, p.houses)}"
            yield Fault(f"{TABLE}.offices", i, "faction", says)
    if not {"kard", "treasurer", "commander"} & {x.office for x in p.offices}:
        says = "nobody leads the Empire's armies (RW-CAM-OFF-08); name a commander, a kard or a treasurer"
        yield Fault(TABLE, 0, "offices", says)


def faults_of_kinds(s: BattleScenario, p: PowersFile) -> Iterator[Fault]:
    """RW-CAM-MAP-01, RW-CAM-OFF-04  Imperial places are the Empire's, and all that it owns; church towns are of the sermo's
    house, or of any house where there is no sermo; the capital is an imperial town."""
    site, owner = {x.id: x.site for x in s.provinces}, {x.id: x.owner for x in s.provinces}
    if site[p.capital] != "town" or owner[p.capital] != p.empire:
        yield Fault(TABLE, 0, "capital", f"{p.capital} is no town of {p.empire}; the body is at home in a town of the Empire")
    for i, place in enumerate(p.imperial):
        if site[place] not in PLACES or owner[place] != p.empire:
            yield Fault(f"{TABLE}.imperial", i, "", f"{place} is no town and no fortress of {p.empire}; leave it out")
    for i, x in enumerate(s.provinces):
        if x.owner == p.empire and x.site in PLACES and x.id not in p.imperial:
            yield Fault("provinces", i, "owner", f"{x.id} is the Empire's, and no imperial place; name it in imperial = [...]")
    of_church = [x.faction for x in p.offices if x.office == "sermo"] or p.houses
    for i, place in enumerate(p.church):
        if site[place] != "town" or owner[place] not in of_church:
            says = f"{place} is no town of {' or '.join(of_church)}, who has the church towns (RW-CAM-OFF-04)"
            yield Fault(f"{TABLE}.church", i, "", f"{says}; leave it out, or give it to the sermo's house")


def faults_of_body(s: BattleScenario, p: PowersFile) -> Iterator[Fault]:
    """RW-CAM-BODY-01  Imperial generals carry it, together and away from the capital, one of them with a unit."""
    carriers = {b.id: b for b in s.banners if b.id in p.body}
    for i, id in enumerate(p.body):
        b, first = carriers[id], carriers[p.body[0]]
        if b.faction != p.empire or b.noble != "general":
            yield Fault(f"{TABLE}.body", i, "", f"{id} is no general of {p.empire}; imperial generals carry the body")
        elif b.at != first.at or b.inside != first.inside:
            says = f"{id} stands elsewhere than {first.id}; those who carry the body stand together"
            yield Fault(f"{TABLE}.body", i, "", says)
        elif b.at == p.capital:
            yield Fault(f"{TABLE}.body", i, "", f"{id} stands in {p.capital}, where the body is at home; let it begin elsewhere")
    if p.body and not any(sum(b.units.values()) for b in carriers.values()):
        yield Fault(f"{TABLE}.body", 0, "", "none of those who carry the body leads a unit; give one of them units")


def faults_of_shadows(s: BattleScenario, p: PowersFile) -> Iterator[Fault]:
    """RW-CAM-NOB-04  Shadows appear beside the ruler of their own kardom, and who may be called as one is of such a kardom."""
    nobles = {b.id: b for b in s.banners}
    for faction, ruler in p.shadows.items():
        if nobles[ruler].faction != faction or nobles[ruler].noble != "ruler":
            yield Fault(TABLE, 0, "shadows", f"{ruler} is no ruler of {faction}; shadows appear beside the ruler of their kardom")
    for i, g in enumerate(s.campaign.generals if s.campaign else ()):
        if (g.noble == "shadow") != (g.faction in p.shadows):
            calls = g.faction in p.shadows
            says = f"{g.faction} calls shadows" if calls else f"{g.faction} is not named in shadows, and calls none"
            yield Fault("campaign.generals", i, "noble" if g.noble else "id", f"{says}; write noble = "
                        f'"{"shadow" if calls else "general"}"')


def faults_of_sides(s: BattleScenario, p: PowersFile) -> Iterator[Fault]:
    """RW-CAM-ALY-01  How the sides stand when the game begins; houses may be at war with each other (RW-CAM-ALY-02)."""
    waiting = {x.faction for x in p.joins} | {p.gracuja} - {""}
    kardoms, houses = set(p.league) - waiting, set(p.houses)
    ids = [f.id for f in s.factions]
    for n, a in enumerate(ids):
        for b in ids[n + 1 :]:
            pair, to = {a, b}, stand(s, a, b)
            if pair & waiting and to != "neutral":
                says = f"{a} and {b} are {to}, and {next(f for f in (a, b) if f in waiting)} is neutral at the start"
            elif pair <= kardoms and to != "allied":
                says = f"{a} and {b} are {to}, and the kardoms of the League are allied"
            elif p.empire in pair and pair & houses and to != "allied":
                says = f"{a} and {b} are {to}, and the Empire is allied with every house"
            elif pair <= houses and to == "neutral":
                says = f"{a} and {b} are neutral, and houses are allied, or at war with each other"
            elif pair & kardoms and pair & {p.empire, *houses} and to != "hostile":
                says = f"{a} and {b} are {to}, and the League is hostile to the Empire and its houses"
            else:
                continue
            yield fault_of_pair(s, pair, f"{says} (RW-CAM-ALY-01); mend it in [[relations]]")


def fault_of_pair(s: BattleScenario, pair: set[str], says: str) -> Fault:
    """Where the pair stands, or, where it is not named, at the first of the two."""
    at = next((i for i, r in enumerate(s.relations) if {r.a, r.b} == pair), -1)
    if at >= 0:
        return Fault("relations", at, "to", says)
    return Fault("factions", next(i for i, f in enumerate(s.factions) if f.id in pair), "id", says)
