"""What a seat knows: the board and all pieces on it, and of its own side's units their figures.  MB-INFO-01, MB-INFO-02."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.game import View
from montjoy.games.massbattle.carpet.state import Carpet
from montjoy.games.massbattle.model.board import Board
from montjoy.games.massbattle.model.pieces import Piece, Unit, condition_of
from montjoy.games.massbattle.model.spells import SpellRow
from montjoy.games.massbattle.model.state import NAMES, Choice, Side, Striking, World, Zone
from montjoy.games.massbattle.model.troops import Single, Soldier
from montjoy.games.massbattle.options import MassBattleOptions

PUBLIC = Piece.__struct_fields__


class Seen(View, frozen=True, dict=True):
    """All that a viewer may know.  `side`: the viewer's, -1 of whoever has none; `own`: the units that he knows wholly; `others`:
    what he sees of the rest; `rows`: the figures of those whose row is common knowledge."""

    viewer: str
    side: int
    scenario: str
    options: MassBattleOptions
    scale: int
    board: Board
    sides: tuple[Side, ...]
    own: dict[str, Unit]
    others: dict[str, Piece]
    rows: dict[str, Soldier | Single]
    round: int
    winner: int
    move_choice: Choice
    attack_choice: Choice
    contacts: dict[str, str]
    charges: tuple[str, ...]
    zones: tuple[Zone, ...]
    spells: dict[str, SpellRow]
    share: int = 0                                           # of the own strength that is left, in percent (MB-T-KNOWLEDGE)
    carpet: Carpet | UnsetType = UNSET                       # of a battle without our board
    striking: Striking | UnsetType = UNSET                   # the attack whose dice fall now

    @cached_property
    def pieces(self) -> Mapping[str, Piece]:
        return {**self.own, **self.others}

    @cached_property
    def mine(self) -> dict[str, Unit]:
        """The units that this seat decides for."""
        return {unit.id: unit for unit in self.own.values() if unit.owner == self.viewer}


def view(world: World, viewer: str) -> Seen:
    """MB-INFO-01, MB-INFO-02, MB-INFO-03  Everybody sees the pieces and what has happened to them; only the owner's side and the
    umpire see figures, everybody under open_information.  Before units are deployed nobody else sees where they stand."""
    side = -1 if world.carpet else side_of_seat(world, viewer)
    all_ = viewer == UMPIRE or world.options.open_information or bool(world.carpet)
    units = {u.id: u for u in world.units.values() if world.carpet or is_shown(u, side, viewer)}
    return Seen(
        viewer=viewer, side=side, scenario=world.scenario, options=world.options, scale=world.scale, board=world.board,
        sides=tuple(msgspec.structs.replace(s, conceded=s.conceded and (all_ or i == side)) for i, s in enumerate(world.sides)),
        own={u.id: copied(u) for u in units.values() if all_ or u.side == side},
        others={u.id: piece_of(world.board, u) for u in units.values() if not (all_ or u.side == side)},
        rows={u.type: u.row for u in units.values() if not u.own or all_ or u.side == side},
        round=world.round, winner=world.winner, move_choice=world.move_choice, attack_choice=world.attack_choice,
        contacts=dict(world.contacts), charges=tuple(world.charges), zones=tuple(msgspec.structs.replace(z) for z in world.zones),
        spells=dict(world.spells),
        share=int(strength(world, side)) if side >= 0 else 0, carpet=copy_of(world.carpet),
        striking=world.striking,
    )  # fmt: skip


def copy_of(carpet: Carpet | UnsetType) -> Carpet | UnsetType:
    """MB-UMP-01  On a carpet all lies open: her figures, and what she has said."""
    if not isinstance(carpet, Carpet):
        return UNSET
    return msgspec.structs.replace(
        carpet, said=[*carpet.said], led=[*carpet.led], losses=[*carpet.losses], gone=[*carpet.gone]
    )


def side_of_seat(world: World, seat: Seat) -> int:
    """The side a seat plays for; -1: none."""
    return next((i for i, side in enumerate(world.sides) if seat in side.seats), -1)


def is_shown(unit: Unit, side: int, viewer: str) -> bool:
    """MB-BOARD-10  A unit that has not been shown to both sides yet is seen by its own and by the umpire."""
    return unit.status != "reserve" or unit.side == side or viewer == UMPIRE


def copied(unit: Unit) -> Unit:
    """A copy that shares nothing that can change."""
    return msgspec.structs.replace(unit, spells=dict(unit.spells), condition=condition_of(unit))


def piece_of(board: Board, unit: Unit) -> Piece:
    """MB-INFO-02, MB-BOARD-07  What the enemy sees of a unit.  What the last blow has left of it was no more than that blow: how
    much it was he does not see.  Whether a creature of an own row is tall, or flies, lies open only where ramparts ask for it."""
    lost = unit.lost if unit.hp > 0 else 0
    tall = unit.tall and (not unit.own or board.has_ramparts)
    return Piece(**{name: getattr(unit, name) for name in PUBLIC} | {"condition": condition_of(unit), "lost": lost, "tall": tall})


def strength(world: World, side: int) -> Fraction:
    """MB-END-03  Hit points of unbroken units, half of those of broken and withdrawn ones, in percent of all deployed; exact.
    A charmed unit is lost to its side, and no part of what the other side has deployed."""
    left = sum((counted(unit) for unit in world.units.values() if unit.side == side == NAMES.index(unit.id[0])), Fraction(0))
    return 100 * left / world.strength[side] if world.strength[side] else Fraction(0)


def counted(unit: Unit) -> Fraction:
    """MB-END-03, MB-BOARD-11  What a unit counts; who is still to come counts whole."""
    if unit.status == "coming" or (unit.in_play and not unit.broken):
        return Fraction(unit.hp)
    return Fraction(unit.hp, 2) if unit.status in ("in_play", "withdrawn") else Fraction(0)
