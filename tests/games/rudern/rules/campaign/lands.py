"""A small campaign in a few words, for tests: the board of `board.py`, and what only a campaign says.

    campaign('''
        factions KAT SVE
        ...
        seat KAT rock, most KAT 12 foot 5 cavalry, hires KAT radko, home b rock
        yields lake WKA 2, elephants ostius, turns alternate, points
    ''')

What is not said: every faction may have 20 foot and 20 cavalry, and has no generals to hire.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from montjoy.core.script import Scripted
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.scenario import (
    BattleScenario,
    CampaignFile,
    GeneralFile,
    HomeFile,
    PiecesFile,
    SeatFile,
    YieldFile,
)
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.rules.campaign.preparing import fields, why_not_prepare
from montjoy.games.rudern.seen.view import view
from tests.games.rudern.board import END, _Board, go

NONE = Preparations()                                        # all stays as it is
PASS = [NONE, END]                                           # of one faction's impulse


class _Campaign(_Board):
    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, Any] = {"seats": [], "generals": [], "homes": [], "yields": [], "elephants": [], "turns": "fixed"}
        self.most: dict[str, dict[str, int]] = {}
        self.points = False

    def read(self, entry: str) -> None:
        match entry.replace(",", " ").split():
            case ["seat", faction, at]:
                self.said["seats"].append(SeatFile(faction=faction, at=at))
            case ["most", faction, *_]:
                self.most[faction] = {kind: int(n) for n, kind in re.findall(r"(\d+) ([a-z_]+)", entry)}
            case ["hires", faction, *generals]:
                self.said["generals"] += [GeneralFile(id=g, faction=faction) for g in generals]
            case ["home", banner, at]:
                self.said["homes"].append(HomeFile(banner=banner, at=at))
            case ["yields", at, faction, n]:
                self.said["yields"].append(YieldFile(at=at, faction=faction, number=int(n)))
            case ["elephants", *places]:
                self.said["elephants"] += places
            case ["turns", turns]:
                self.said["turns"] = turns
            case ["points"]:
                self.points = True
            case _:
                super().read(entry)

    def scenario(self) -> BattleScenario:
        plain = super().scenario()
        ends = msgspec.structs.replace(plain.ends, points=True) if self.points else plain.ends
        pieces = [PiecesFile(faction=f, most=self.most.get(f, {"foot": 20, "cavalry": 20})) for f in self.factions]
        return msgspec.structs.replace(plain, ends=ends, campaign=CampaignFile(pieces=pieces, **self.said))


def scenario_of(text: str) -> BattleScenario:
    b = _Campaign()
    for entry in (e.strip() for line in text.splitlines() for e in line.split(";")):
        if entry:
            b.read(entry)
    return b.scenario()


def campaign(text: str, **options: Any) -> World:
    """The world of a campaign a few words describe.  Nothing is checked."""
    return game.setup(scenario_of(text), RudernOptions(**options))


def begun(text: str, form: Preparations = NONE, **options: Any) -> tuple[World, Scripted]:
    """After the form of the first impulse."""
    world = campaign(text, **options)
    return world, go(world, [form])


def form(**amounts: int) -> Preparations:
    """form(rock__foot=1, a__foot=3, a=2, a_to_b=1)"""
    return Preparations({name.replace("_to_", ">").replace("__", "."): n for name, n in amounts.items()})


def refused(world: World, faction: str, said: Preparations, at: str = "") -> tuple[str, str] | None:
    """By which rule and why such a form is refused."""
    no = why_not_prepare(view(world, faction), said, at)
    return (no.rule, no.reason) if no else None


def fields_of(world: World, faction: str, at: str = "") -> dict[str, tuple[int, int]]:
    return {name: (field.now, field.most) for name, field in fields(view(world, faction), at).items()}
