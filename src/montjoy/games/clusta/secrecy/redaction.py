"""Who may know what (CN-T-KNOW row by row).

    terrain, day and round                    everybody: the map's name, `day`, `slot`, `conflux_day`
    own troops, camps, ships, specialists     what the book says (`seen/beliefs.py`); beside the overall commander that is exact
    own leader values and hero points         at once, wherever he is (`HeroPoints`)
    enemies                                   marks, as reported and with their age; what opponents never see is in no mark
    order sheets                              the own ones that were sent; nobody else's
    couriers                                  that a sheet was sent; never where he is, nor that he was captured
    attitudes, priority, alliance             those who have them
    a battle                                  its own force as the commander on the spot sees it, and one guess at the enemy
    everything                                the umpire

A side's view is made of its book and its own forms, never of the truth: of `World.units` not even a name is taken.
`secrecy/redeal.py` says what stays hidden.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from montjoy.core.effects import UMPIRE
from montjoy.games.clusta.battle.view import as_seen
from montjoy.games.clusta.model.scenario import Attitude
from montjoy.games.clusta.model.state import Book, World
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol.forms import Standing
from montjoy.games.clusta.rules.knowledge import markers
from montjoy.games.clusta.secrecy import inbox
from montjoy.games.clusta.seen import belief_cache
from montjoy.games.clusta.seen.view import Beliefs, Mark, Seen

PARTNERS: Final = ("ransards", "crurers")
TRAKORIANS: Final = "trakorians"
_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(World)


def view(world: World, viewer: str) -> Seen:
    """CN-GEN-04  What only the umpire's state has is true; a side is shown its own book, which may be wrong, and the public
    the map and the calendar."""
    if viewer == UMPIRE:
        return umpires(world)
    return owners(world, viewer) if viewer in world.sides else public(world, viewer)


def copied(world: World) -> World:
    """The world once more, sharing nothing with it."""
    return _DECODE.decode(_ENCODE.encode(world))


# ---- everybody -------------------------------------------------------------------------------------------------------------
def public(world: World, viewer: str) -> Seen:
    """CN-KNOW-05, CN-GEN-06  What everybody may see: the map, the day and the round; the board, where it is open; after the end
    where the conflux was."""
    return Seen(
        viewer=viewer, options=open_options(world, viewer), map=world.map, own_map=world.config.own_map,
        sides=tuple(world.sides), day=world.day, slot=world.slot, conflux_day=world.config.conflux_day,
        board=tuple(markers.board(world)) if markers.is_open(world) else (),
        conflux=world.conflux if world.over else "",
        judged=True if world.config.victory == "umpire" else msgspec.UNSET,
    )


def open_options(world: World, viewer: str) -> ClustaOptions:
    """CN-KNOW-05  The switches, but for two that would give away a strength or an alliance to those who may not know them."""
    options, plain = world.options, ClustaOptions()
    if viewer != TRAKORIANS:
        options = msgspec.structs.replace(options, trakorian_priority=plain.trakorian_priority)
    if viewer not in PARTNERS:
        options = msgspec.structs.replace(options, ransard_shagul_alliance=plain.ransard_shagul_alliance)
    return options


# ---- the umpire --------------------------------------------------------------------------------------------------------------
def umpires(world: World) -> Seen:
    """CN-GEN-04  The umpire sees everything as it is, and what waits for him."""
    return msgspec.structs.replace(
        public(world, UMPIRE), options=world.options, inbox=inbox.lines(world), truth=copied(world),
        priority=world.priority, allied=world.allied, fight=world.fight.copy() if world.fight else None,
    )


# ---- a side --------------------------------------------------------------------------------------------------------------------
def owners(world: World, side: str) -> Seen:
    """CN-KNOW-05  A side is shown its own lists, its marks, its sheets and attitudes; of others no order sheet, no leader value,
    no hero point, no courier, no day of fortification and no strength but as reported."""
    known, book = belief_cache.beliefs_of(world, side), world.books[side]
    return msgspec.structs.replace(
        public(world, side),
        overall=known.overall or "",
        at=known.at,
        units=known.units,
        commanders=known.commanders,
        camps=known.camps,
        ships=known.ships,
        specialists=known.specialists,
        attitudes=attitudes(world, side),
        marks=tuple(on_board(world, side, known)),
        book=Book(book.entries[:], {to: sheets[:] for to, sheets in book.sent.items()}, {**book.wrote}),
        sheets={to: sheets[-1] for to, sheets in book.sent.items() if sheets},
        standing=last_word(book, known.overall or ""),
        laid=world.laid.get(side),
        asking=world.ask.get(side, "news"),
        priority=world.priority if side == TRAKORIANS else "",
        allied=side in PARTNERS and world.allied,
        conflux=world.conflux if world.over else known.conflux,
        last=known.last,
        **in_battle(world, side),
    )


def last_word(book: Book, overall: str) -> Standing:
    """CN-KNOW-05  The standing instructions that were last sent to the overall commander; whether they have arrived is another
    matter."""
    sent = book.sent.get(overall)
    return sent[-1].standing if sent else Standing()


def attitudes(world: World, side: str) -> dict[str, Attitude]:
    """CN-KNOW-05  How a side regards the others; how they regard it is not told."""
    return {pair.partition(">")[2]: how for pair, how in world.relations.items() if pair.partition(">")[0] == side}


def on_board(world: World, side: str, known: Beliefs) -> list[Mark]:
    """CN-KNOW-01  A side's marks; with map_mode = open_board those of the board stand where they are, with the figures last
    reported of that marker."""
    if not markers.is_open(world):
        return known.marks
    told = {(m.side, m.marker): m for m in known.marks}
    found = []
    for piece in markers.board(world):
        if piece.side != side:
            mark = told.get((piece.side, piece.marker))
            found.append(piece if mark is None else msgspec.structs.replace(mark, hex=piece.hex))
    return found


def in_battle(world: World, side: str) -> dict[str, Any]:
    """CN-KNOW-05  The battle about which the side is asked now, as its commander sees it."""
    if world.fight is None or side not in world.heard or side not in world.fighters:
        return {}
    mine = world.fighters.index(side)
    where = next((clash.hex for clash in world.clashes.values() if clash.fight == world.fight), msgspec.UNSET)
    return {"fight": as_seen(world.fight, mine), "mine": mine, "battle": where} if mine < len(world.fight.side) else {}
