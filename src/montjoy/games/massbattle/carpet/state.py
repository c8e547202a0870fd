"""What is kept of a battle without our board beside its units: what was said, and what came of it.  MB-UMP-01."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.games.massbattle.model.board import Board

MASTER = "master"
From = Literal["front", "flank", "rear"]
Cover = Literal["none", "tree_line", "wall", "wood"]
Height = Literal["level", "above", "below", "below_attacks"]
What = Literal[
    "front", "flank", "rear", "near", "far", "none", "tree_line", "wall", "wood", "level", "above", "below", "below_attacks"
]
Fate = Literal["destroyed", "fled", "captured", "withdrawn"]


class Said(msgspec.Struct, frozen=True):
    """An attack as the game master says it.  `side`: of the target, where the attacker stands; `far`: beyond the range of its
    weapon; `height`: the attacker stands `above` (and takes the stance of attack), or `below` a target in defence; below one
    that attacks nothing is added."""

    unit: str
    target: str
    how: Literal["missile", "melee", "charge"]
    side: From = "front"
    far: bool = False
    cover: Cover = "none"
    height: Height = "level"


class Loss(msgspec.Struct, frozen=True):
    """Hit points that a unit has lost in a round to whoever struck it; `by` is empty where nobody did."""

    round: int
    unit: str
    by: str
    hp: int


class Gone(msgspec.Struct, frozen=True):
    """A unit that is out of the battle: in which round, how, and whose blow was the last."""

    round: int
    unit: str
    by: str
    fate: Fate


class Carpet(msgspec.Struct):
    """`centimetres`: a square's width on the carpet; `said`: attacks that wait for the dice of their step; `led`: units beside a
    commander (commander_bonus); `passed`: the last round that was passed, from where on nobody attacked."""

    centimetres: float
    said: list[Said] = []
    led: list[str] = []
    losses: list[Loss] = []
    gone: list[Gone] = []
    passed: int | UnsetType = UNSET
    layout: Board | UnsetType = UNSET                        # how the ground may be laid out; unset, and not written: as you like


class OnCarpet(Protocol):
    @property
    def carpet(self) -> Carpet | UnsetType: ...


def carpet_of(field: OnCarpet) -> Carpet:
    """Of a battle without our board."""
    assert isinstance(field.carpet, Carpet)
    return field.carpet


def measured(field: OnCarpet, squares: float) -> float:
    """MB-SCALE-03  So many squares in centimetres of the carpet."""
    return round(squares * carpet_of(field).centimetres, 1)
