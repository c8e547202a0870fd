"""A small campaign in a few words, for tests: a board (`board.py`) with the campaign's own tables.

    campaign('''
        ...                                            as in board.py
        seat KAT rock; most KAT foot 12 cavalry 5      where heads return; pieces on the board at once
        hires KAT g1; home a rock                      a general who may be hired; the town that has given one
        yields lake KAT 2; elephants lake; turns alternate; price found 9; points
    ''')
"""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.scenario import (
    BattleScenario,
    CampaignFile,
    EndsFile,
    GeneralFile,
    HomeFile,
    PiecesFile,
    PricesFile,
    SeatFile,
    YieldFile,
)
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.forms import Preparations
from tests.games.rudern.board import _Board

AS_IT_IS = Preparations()

# Two houses with a seat and a fortress each, a village of their own, and a free town between them.
TWO = """
    factions KAT SVE
    town kiertz KAT; fortress hills KAT; village vale KAT; town mid; fortress strz SVE; town sveb SVE; village east SVE
    kiertz - hills; kiertz - vale; hills - mid; mid - strz; strz - sveb; sveb - east; vale - east 3; vale ~ mid; hills ^ strz
    KAT.head head in kiertz: 4 foot 1 cavalry; KAT.jar general in hills: 3 foot
    SVE.vit head in sveb: 4 foot 1 cavalry; SVE.boz general in strz: 3 foot
    mid: 2 foot; treasury KAT 6; treasury SVE 6
    seat KAT kiertz; seat SVE sveb; most KAT foot 12 cavalry 5; most SVE foot 12 cavalry 5
    hires KAT g1; hires KAT g2; hires SVE h1; home jar kiertz; home boz sveb
"""


class _Campaign(_Board):
    def __init__(self) -> None:
        super().__init__()
        self.tables: dict[str, Any] = {"seats": [], "pieces": [], "generals": [], "homes": [], "yields": [], "elephants": []}
        self.prices: dict[str, int] = {}
        self.turns, self.points = "fixed", False

    def read(self, entry: str) -> None:
        words = entry.split()
        match words:
            case ["seat", faction, at]:
                self.tables["seats"].append(SeatFile(faction=faction, at=at))
            case ["most", faction, *pieces]:
                most = dict(zip(pieces[::2], map(int, pieces[1::2]), strict=True))
                self.tables["pieces"].append(PiecesFile(faction=faction, most=most))
            case ["hires", faction, id]:
                self.tables["generals"].append(GeneralFile(id=id, faction=faction))
            case ["home", banner, at]:
                self.tables["homes"].append(HomeFile(banner=banner, at=at))
            case ["yields", at, faction, n]:
                self.tables["yields"].append(YieldFile(at=at, faction=faction, number=int(n)))
            case ["elephants", at]:
                self.tables["elephants"].append(at)
            case ["turns", how]:
                self.turns = how
            case ["price", what, n]:
                self.prices[what] = int(n)
            case ["points"]:
                self.points = True
            case _:
                super().read(entry)

    def scenario(self) -> BattleScenario:
        ends = EndsFile(rounds=self.rounds, capture=self.capture, points=self.points)
        table = CampaignFile(turns=self.turns, prices=PricesFile(**self.prices), **self.tables)
        return msgspec.structs.replace(super().scenario(), ends=ends, campaign=table)


def file_of(text: str) -> BattleScenario:
    c = _Campaign()
    for entry in (e.strip() for line in text.splitlines() for e in line.split(";")):
        if entry:
            c.read(entry)
    return c.scenario()


def campaign(text: str = TWO, **options: Any) -> World:
    """The world of a campaign; nothing is checked."""
    return game.setup(file_of(text), RudernOptions(**options))


def orders(**amounts: int) -> Preparations:
    """A form: kiertz_foot=1 is "kiertz.foot 1"."""
    return Preparations({name.replace("__", "."): n for name, n in amounts.items()})
