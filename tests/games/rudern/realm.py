"""Six powers for tests: the scenario itself, and a small realm in a few words.

    world = six_powers(council="elected")              our scenario as its game begins, with options
    world = realm(REALM + '''                          a small realm; entries as in campaign_board.py and board.py, and
        empire IMP rudern                              the Empire and where the body is at home
        kardoms SHA WKA OST; houses KAT GLI; gracuja GRA
        player LEA SHA WKA OST                         a seat that decides for several factions
        joins OST 2                                    not in the League yet; 0: only by what happens
        office treasurer KAT; imperial rudern; church hill; body cenek unka; need 9
        ruler of shadows SHA kalame; shadow SHA s1     beside whom they appear; one that may be called
    ''')
    in_impulse(world, "GLI")                           whose impulse it is, in this round or from its beginning
    out = go(world, [AS_IT_IS, ...])                   plays on from there: his form, then his acts

Who is allied with whom follows from these (RW-CAM-ALY-01), but for the pairs that are written.  `only(out, BodyArrived)` is the
one event of that kind; `purse(world, KAT=10, cenek=3)` sets treasuries and chests, and what their own seats know stays right.
"""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.powers import Powers
from montjoy.games.rudern.model.queries import powers_of, seat_of
from montjoy.games.rudern.model.scenario import (
    BattleScenario,
    CampaignFile,
    GeneralFile,
    JoinFile,
    OfficeFile,
    PlayerFile,
    PowersFile,
    RelationFile,
)
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.rules.battles.money import begin_account
from montjoy.games.rudern.rules.powers.rounds import round_order
from montjoy.games.rudern.seen.view import Seen, seen_by
from tests.games.rudern.board import go, opts, private, public, units, why
from tests.games.rudern.campaign_board import AS_IT_IS, _Campaign, orders

__all__ = [
    "AS_IT_IS", "REALM", "go", "in_impulse", "only", "opts", "orders", "powers", "private", "public", "purse", "realm",
    "scenario_of", "seen_for", "six_powers", "units", "why",
]  # fmt: skip

# Rudern in the middle with the houses around it, the League in the east and west, Gracuja in the south beside Emora, and the
# body on its way from Ostius.  Every seat has a neighbour that it may besiege.
REALM = """
    factions SHA WKA EMO TRA OST BYS GRA KAT GLI URA SVE IMP
    town vermogen SHA; town march SHA; town lake WKA; town west WKA; town emora EMO; town tragia TRA; town ostius OST
    town bystria BYS; town gracuja GRA; town kiertz KAT; town hills KAT; town knorow GLI; fortress keep GLI; town cieszin URA
    town hill URA; town svebod SVE; town market SVE; town rudern IMP; town strzegom IMP; fortress ford IMP; village fields IMP
    village moor; field camp OST; field road
    lake - west; west - keep; west - moor; moor - kiertz; kiertz - hills; kiertz - strzegom; kiertz - rudern; keep - knorow
    knorow - rudern; knorow - fields; fields - hill; hill - rudern; rudern - strzegom; rudern - svebod; rudern - cieszin
    hill - cieszin; svebod - market; market - ford; cieszin - ford; ford - march; march - vermogen; march - tragia
    cieszin - tragia; tragia - gracuja; gracuja - emora; emora - bystria; bystria - ostius; ostius - camp; camp - road 4
    emora - road; road - hill 4; gracuja ^ cieszin; emora ^ tragia; west ~ knorow
    SHA.kalame ruler in vermogen: 6 shadow_foot; SHA.morven shadow in march: 3 shadow_foot
    WKA.ottokar ruler in lake: 5 foot 3 cavalry; WKA.dobroslav general in west: 3 foot
    EMO.emora_ruler ruler in emora: 4 foot 1 cavalry; TRA.tragia_ruler ruler in tragia: 4 foot 1 cavalry
    OST.ostius_ruler ruler in ostius: 4 foot 1 cavalry 2 elephant; BYS.bystria_ruler ruler in bystria: 3 foot 2 cavalry
    GRA.gracuja_head head in gracuja: 4 foot 2 cavalry; KAT.katzowic_head head in kiertz: 3 foot 1 cavalry
    KAT.jaromir general in hills: 2 foot; GLI.glivic_head head in knorow: 3 foot 1 cavalry; keep GLI: 3 foot
    URA.urad_head head in cieszin: 3 foot 1 cavalry; hill URA: 2 foot; SVE.svebod_head head in svebod: 3 foot 1 cavalry
    SVE.vit general in market: 2 foot; rudern IMP: 4 foot; strzegom IMP: 2 foot 2 legion; ford IMP: 3 foot 1 cavalry
    IMP.cenek general at camp: 3 foot 1 cavalry 1 legion, chest 14; IMP.rutvika general at camp: 3 foot 1 cavalry
    IMP.stoymir general at camp: 2 foot 1 cavalry 1 legion
    treasury SHA 20; treasury WKA 20; treasury EMO 5; treasury TRA 5; treasury OST 20; treasury BYS 20; treasury GRA 20
    treasury KAT 20; treasury GLI 20; treasury URA 20; treasury SVE 20; treasury IMP 10
    seat SHA vermogen; seat WKA lake; seat EMO emora; seat TRA tragia; seat OST ostius; seat BYS bystria; seat GRA gracuja
    seat KAT kiertz; seat GLI knorow; seat URA cieszin; seat SVE svebod; seat IMP rudern
    most SHA shadow_foot 18 elephant 2; most WKA foot 15 cavalry 6 elephant 2; most EMO foot 10 cavalry 4 elephant 2
    most TRA foot 10 cavalry 4 elephant 2; most OST foot 10 cavalry 3 elephant 4; most BYS foot 10 cavalry 4 elephant 2
    most GRA foot 14 cavalry 5 elephant 2; most KAT foot 12 cavalry 5 elephant 2; most GLI foot 12 cavalry 5 elephant 2
    most URA foot 12 cavalry 5 elephant 2; most SVE foot 12 cavalry 5 elephant 2; most IMP foot 20 cavalry 6 legion 4
    hires WKA vratislav; hires EMO emeran; hires TRA ludmila; hires OST ostoj; hires BYS kveta; hires GRA blazena
    hires KAT radko; hires GLI bozena; hires GLI zavis; hires URA budivoj; hires URA judita; hires SVE ctirad
    hires IMP cenek; hires IMP rutvika; hires IMP stoymir; shadow SHA morven; shadow SHA ulvar; shadow SHA drusk
    home dobroslav west; home jaromir hills; home vit market; home cenek rudern; home rutvika strzegom
    yields lake WKA 2; elephants ostius; rounds 20
    empire IMP rudern; kardoms SHA WKA EMO TRA OST BYS; houses KAT GLI URA SVE; gracuja GRA; player LEA SHA WKA EMO TRA OST BYS
    joins EMO 0; joins TRA 0; joins OST 2; joins BYS 3; imperial rudern strzegom ford; church hill; body cenek rutvika stoymir
    office treasurer KAT; office commander GLI; office sermo URA; office umbro SVE; ruler of shadows SHA kalame; need 22
"""


class _Realm(_Campaign):
    def __init__(self) -> None:
        super().__init__()
        self.powers: dict[str, Any] = {"players": [], "offices": [], "joins": [], "shadows": {}}

    def read(self, entry: str) -> None:
        words = entry.split()
        match words:
            case ["empire", faction, capital]:
                self.powers |= {"empire": faction, "capital": capital}
            case ["kardoms", *factions]:
                self.powers["league"] = factions
                for f in factions:
                    self.factions[f]["league"] = True
            case ["houses", *factions]:
                self.powers["houses"] = factions
            case ["gracuja", *faction] if len(words) < 3:    # else it is a border of the town
                self.powers["gracuja"] = "".join(faction)
            case ["player", seat, *factions]:
                self.powers["players"].append(PlayerFile(id=seat, name=seat, factions=factions))
            case ["joins", faction, round]:
                self.powers["joins"] = [x for x in self.powers["joins"] if x.faction != faction]
                self.powers["joins"].append(JoinFile(faction=faction, round=int(round)))
            case ["office", office, *faction]:
                self.powers["offices"] = [x for x in self.powers["offices"] if x.office != office]
                self.powers["offices"] += [OfficeFile(office=office, faction=f) for f in faction]  # type: ignore[arg-type]
            case ["imperial" | "church" | "body", *names]:
                self.powers[words[0]] = names
            case ["need", n]:
                self.powers["need"] = int(n)
            case ["ruler", "of", "shadows", faction, banner]:
                self.powers["shadows"][faction] = banner
            case ["shadow", faction, id]:
                self.tables["generals"].append(GeneralFile(id=id, faction=faction, noble="shadow"))
            case _:
                super().read(entry)

    def scenario(self) -> BattleScenario:
        file = super().scenario()
        powers = PowersFile(**self.powers)
        assert isinstance(file.campaign, CampaignFile)
        table = msgspec.structs.replace(file.campaign, powers=powers)
        return msgspec.structs.replace(file, relations=relations(file, powers), campaign=table)


def relations(file: BattleScenario, powers: PowersFile) -> list[RelationFile]:
    """RW-CAM-ALY-01  As the game begins: who waits and Gracuja neutral, kardoms allied, houses and the Empire allied."""
    written = {frozenset((r.a, r.b)) for r in file.relations}
    found, ids = list(file.relations), [f.id for f in file.factions]
    waiting = {x.faction for x in powers.joins} | {powers.gracuja} | {f.id for f in file.factions if not f.plays}
    for i, a in enumerate(ids):
        for b in ids[i + 1 :]:
            if frozenset((a, b)) in written:
                continue
            if {a, b} & waiting:
                found.append(RelationFile(a=a, b=b, to="neutral"))
            elif (a in powers.league) == (b in powers.league):
                found.append(RelationFile(a=a, b=b, to="allied"))
    return found


# ---- worlds ----------------------------------------------------------------------------------------------------------
def six_powers(**options: Any) -> World:
    """Our scenario as its game begins; nothing is rolled yet."""
    return game.setup(game.scenarios["six_powers"], RudernOptions(**options))


def scenario_of(text: str = REALM) -> BattleScenario:
    r = _Realm()
    for entry in (e.strip() for line in text.splitlines() for e in line.split(";")):
        if entry:
            r.read(entry)
    return r.scenario()


def realm(text: str = REALM, **options: Any) -> World:
    """The world of a small realm; nothing is checked."""
    return game.setup(scenario_of(text), RudernOptions(**options))


# ---- what a test asks ------------------------------------------------------------------------------------------------
def powers(world: World) -> Powers:
    found = powers_of(world.land)
    assert found is not None
    return found


def in_impulse(world: World, faction: str, round: int = 0) -> World:
    """The round has begun (by itself: nothing of its beginning is played) and the next impulse is the faction's."""
    p = powers(world)
    world.land.round = round or world.land.round
    p.begun = world.land.round
    p.order = round_order(world.land, p)
    world.land.turn = p.order.index(faction)
    world.land.impulse += 1
    world.land.campaign.impulses[faction] = world.land.impulse
    begin_account(world.land, faction)
    return world


def seen_for(world: World, faction: str) -> Seen:
    """What the seat knows that decides for the faction, and decides for it now."""
    assert seat_of(world.land, faction)
    return seen_by(world, faction)


def purse(world: World, **amounts: int) -> World:
    """Treasuries by faction and chests by banner."""
    for name, n in amounts.items():
        (world.treasuries if name in world.treasuries else world.chests)[name] = n
    return world


def only(out: Any, kind: type[Any]) -> Any:
    """The one event of that kind."""
    (event,) = out.told(kind)
    return event
