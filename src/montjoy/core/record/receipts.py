"""A receipt: what a seat was shown before play began, kept by its player, against a record of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from montjoy.core import dice
from montjoy.core.effects import Seat
from montjoy.core.record import entries as rec
from montjoy.core.record import nonces


class Receipt(msgspec.Struct, frozen=True, kw_only=True):
    """`commitment`: the hash of the seed.  `hashes`: the frozen list, by seat; `beginning`: the how-manieth, 0: none yet.
    `host`: the seats of whoever opened the table.  `hash`, `nonce`: the seat's own, in hex; "" where it adds nothing."""

    montjoy: Literal["receipt 1"] = "receipt 1"
    table: str = ""
    game: str
    seat: Seat
    commitment: str
    beginning: int = 0
    hashes: dict[Seat, str] = {}
    host: tuple[Seat, ...] = ()
    hash: str = ""
    nonce: str = ""


def receipt_of(header: rec.Header, entries: Sequence[rec.Entry], seat: Seat, table: str = "") -> Receipt:
    """What a seat can keep now."""
    last = (nonces.lists(entries) or [rec.Hashes({}, 0)])[-1]
    own = last.hashes.get(seat, "")
    return Receipt(
        table=table, game=header.game, seat=seat, commitment=header.commitment, beginning=last.beginning, hashes=last.hashes,
        host=last.host, hash=own, nonce=nonces.said(entries).get(seat, "") if own else "",
    )


def why_not(receipt: Receipt, header: rec.Header, entries: Sequence[rec.Entry]) -> str:
    """Empty, or in one word what of the record is not as the receipt has it: the commitment, the list and which seats were the
    host's, the seat's own hash, or that the game began without what the seat added."""
    if receipt.game != header.game or receipt.commitment != header.commitment:
        return "commitment"
    there = {each.beginning: (each.hashes, each.host) for each in nonces.lists(entries)}
    if receipt.beginning and there.get(receipt.beginning) != (receipt.hashes, receipt.host):
        return "list"
    if not receipt.hash:
        return ""
    if receipt.hashes.get(receipt.seat) != receipt.hash or (receipt.nonce and not is_of(receipt.hash, receipt.nonce)):
        return "hash"
    said = nonces.said(entries).get(receipt.seat) if receipt.seat in nonces.added(entries) else None
    return "left-out" if said is None or not is_of(receipt.hash, said) else ""


def is_of(hash: str, nonce: str) -> bool:
    """Whether these bytes, in hex, are what the hash is of."""
    try:
        return dice.nonce_hash(nonce) == hash
    except ValueError:
        return False
