"""A small map in a few words, for tests.

    board('''
        factions KAT SVE
        town pole SVE, fortress rock KAT, village vale, field moor
        pole - rock 2, pole ^ vale, pole ~ moor        open with its length, mountains, swamp
        KAT.a head at pole: 4 foot 2 cavalry, chest 3  outside; `in pole` inside; `from rock` where he came from
        pole SVE: 4 foot                               a garrison
        siege pole KAT 1                               begun in round 1 by all of the side outside
        treasury KAT 5, league KAT, passive SVE, KAT & ALY allies, KAT | ALY neutral, tax pole 2, recruits pole 1
        round 3, rounds 9, KAT takes pole
    ''')
"""

from __future__ import annotations

import re
from typing import Any

from montjoy.core.script import Scripted, scripted
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.scenario import (
    BannerFile,
    BattleScenario,
    BorderFile,
    CaptureFile,
    EndsFile,
    FactionFile,
    GarrisonFile,
    ProvinceFile,
    RelationFile,
    SiegeFile,
)
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.seen.view import Seen, view

END = questions.EndImpulse()
WAYS = {"-": "open", "^": "mountain", "~": "swamp"}

# A general besieges a town: BEFORE_POLE.format(a="8 foot") + "pole SVE: 3 foot".
BEFORE_POLE = """
    factions KAT SVE
    town pole SVE; town rock KAT; town own SVE; rock - pole; pole - own
    KAT.a general at pole: {a}, chest 5, from rock
    own SVE: 1 foot
    siege pole KAT 0
"""
# Three factions with something to hide, and no siege yet.
AROUND_POLE = """
    factions KAT SVE THI
    town pole SVE; town rock KAT; town own SVE; field moor; rock - pole; pole - own; moor - pole; town far THI
    KAT.a general at pole: 8 foot, chest 3, from rock; KAT.b general in rock: 1 foot, chest 2
    SVE.c head in pole: 1 foot, chest 4; pole SVE: 2 foot; treasury KAT 5; treasury SVE 6; own SVE: 1 foot; far THI: 1 foot
"""


def board(text: str, **options: Any) -> World:
    """The world a few words describe.  Entries stand on lines or between semicolons; nothing is checked.  Chests stay as they
    are, unless fill_chests = True is given: a test of another rule is not asked about them."""
    b = _Board()
    for entry in (e.strip() for line in text.splitlines() for e in line.split(";")):
        if entry:
            b.read(entry)
    return game.setup(b.scenario(), RudernOptions(**{"fill_chests": False} | options))


class _Board:
    def __init__(self) -> None:
        self.factions: dict[str, dict[str, Any]] = {}
        self.provinces: dict[str, dict[str, Any]] = {}
        self.relations: list[RelationFile] = []
        self.borders: list[BorderFile] = []
        self.banners: list[BannerFile] = []
        self.garrisons: list[GarrisonFile] = []
        self.sieges: list[SiegeFile] = []
        self.capture: list[CaptureFile] = []
        self.round, self.rounds = 1, 9

    def read(self, entry: str) -> None:
        words = entry.replace(",", " ").replace(":", " : ").split()
        match words:
            case ["factions", *names]:
                self.factions = {n: {"id": n, "name": n} for n in names}
            case [("town" | "fortress" | "village" | "damaged" | "field") as site, id, *owner]:
                kind = "none" if site == "field" else site
                self.provinces[id] = {"id": id, "name": id, "site": kind, "owner": "".join(owner)}
            case [a, ("-" | "^" | "~") as way, b, *length]:
                self.borders.append(BorderFile(a=a, b=b, way=WAYS[way], length=int("".join(length) or 2)))
            case ["siege", place, by, round]:
                self.sieges.append(SiegeFile(place=place, by=by, round=int(round)))
            case ["treasury", f, n]:
                self.factions[f]["treasury"] = int(n)
            case ["league", f]:
                self.factions[f]["league"] = True
            case ["passive", f]:
                self.factions[f]["plays"] = False
            case [("tax" | "recruits") as what, p, n]:
                self.provinces[p][what] = int(n)
            case [a, ("&" | "|") as sign, b]:
                self.relations.append(RelationFile(a=a, b=b, to="allied" if sign == "&" else "neutral"))
            case ["round", n]:
                self.round = int(n)
            case ["rounds", n]:
                self.rounds = int(n)
            case [f, "takes", *places]:
                self.capture.append(CaptureFile(by=f, places=places))
            case _:
                self.read_pieces(entry, words)

    def read_pieces(self, entry: str, words: list[str]) -> None:
        units = {kind: int(n) for n, kind in re.findall(r"(\d+) ([a-z_]+)", entry)}
        if "." in words[0]:
            faction, id = words[0].split(".")
            chest = re.search(r"chest (\d+)", entry)
            came = re.search(r"from (\w+)", entry)
            self.banners.append(
                BannerFile(
                    id=id, faction=faction, noble=words[1], inside=words[2] == "in", at=words[3], units=units,
                    chest=int(chest[1]) if chest else 0, came_from=came[1] if came else "",
                )
            )
        elif words[1] == ":":
            self.garrisons.append(GarrisonFile(at=words[0], units=units))
        elif words[2] == ":":
            self.garrisons.append(GarrisonFile(at=words[0], faction=words[1], units=units))
        else:
            raise ValueError(entry)

    def scenario(self) -> BattleScenario:
        return BattleScenario(
            id="board", title="A board for tests", round=self.round, ends=EndsFile(rounds=self.rounds, capture=self.capture),
            factions=[FactionFile(**f) for f in self.factions.values()], relations=self.relations,
            provinces=[ProvinceFile(**p) for p in self.provinces.values()], borders=self.borders, banners=self.banners,
            garrisons=self.garrisons, sieges=self.sieges,
        )


def go(world: World, answers: Any = (), dice: Any = ()) -> Scripted:
    """Play on with these answers and dice."""
    return scripted(game.play(world), dice, answers)


def seen(world: World, faction: str = "KAT") -> Seen:
    return view(world, faction)


def view_of(scenario: str, faction: str = "", **chests: int) -> Seen:
    """One of our scenarios at its start as a faction sees it, in its own impulse."""
    world = game.setup(game.scenarios[scenario])
    seats = game.seats(game.scenarios[scenario])
    faction = faction or seats[0]
    world.land.turn = seats.index(faction)
    world.land.factions[faction].limit = 6
    world.chests.update(chests)
    return view(world, faction)


def opts(out: Scripted, kind: type[Any] | None = None) -> list[Any]:
    """What may be answered now, of one kind."""
    return [x for x in out.pending.options if kind is None or isinstance(x, kind)]


def public(out: Scripted) -> list[Any]:
    return [event for to, event in out.events if to == "*"]


def private(out: Scripted, seat: str) -> list[Any]:
    return [event for to, event in out.events if to != "*" and (to == seat or seat in to)]


def why(refusal: Any) -> tuple[str, str] | None:
    return (refusal.rule, refusal.reason) if refusal else None


def units(world: World, key: str) -> dict[str, int]:
    there = world.land.banners.get(key) or world.land.garrisons.get(key)
    return there.units if there else {}
