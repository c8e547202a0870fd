"""The form in which a faction divides its resources among its treasury and its nobles' chests, and its text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from montjoy.core.effects import Clause, No, no

MOST_CARRIED: Final = 9_999
NOTHING: Final = ("", ".", "-")                              # all stays as it is
NONE: Final = "none"                                        # nothing is ordered, in so many words
Purse = Annotated[str, Meta(max_length=32)]
Amount = Annotated[int, Meta(ge=0, le=MOST_CARRIED)]


class Chests(msgspec.Struct, frozen=True):
    """RW-GEN-16-X  How much nobles are to carry; who is not named keeps what he has."""

    carry: Annotated[dict[Purse, Amount], Meta(max_length=60)] = {}


class Preparations(msgspec.Struct, frozen=True):
    """RW-CAM-RND-04  Numbers by name; what is not named stays as it is."""

    amounts: Annotated[dict[Annotated[str, Meta(max_length=70)], Amount], Meta(max_length=400)] = {}


Strength = Literal["", "never", "equal", "stronger", "double", "always"]


class StandingOrders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RW-CAM-RND-05-X  What answers for a seat while others act; "": it is asked.  Fall upon intruders and join a relief with at
    least as many dice, half as many again, twice as many; go inside a captured place; the refuge nearest to the seat, or the
    first by name; for whom to vote; lose pieces in the automatic order."""

    intercept: Strength = ""
    join: Strength = ""
    occupy: Literal["", "in", "out"] = ""
    refuge: Literal["", "seat", "first"] = ""
    vote: Annotated[str, Meta(max_length=32)] = ""
    losses: Literal["", "automatic"] = ""


class Prepared(Clause, frozen=True):
    """What a form of preparations says."""

    amounts: dict[str, int]


class Carried(Clause, frozen=True):
    """What a form of chests says, each noble by name."""

    carry: dict[str, int]


# ---- as text ---------------------------------------------------------------------------------------------------------
def write(form: Chests) -> str:
    """ "katzowic 5, jaromir 2" """
    return ", ".join(f"{banner} {amount}" for banner, amount in form.carry.items()) or NOTHING[1]


def write_preparations(form: Preparations) -> str:
    """ "kiertz.foot 1, jaromir.foot 3, jaromir 2" """
    return ", ".join(f"{name} {amount}" for name, amount in form.amounts.items()) or NOTHING[1]


def read_preparations(text: str) -> Preparations | No:
    """RW-CAM-RND-04  Names with numbers, in any order; "." leaves all as it is."""
    if text.strip() in NOTHING:
        return Preparations()
    words = [word for word in re.split(r"[\s,;:=]+", text) if word]
    amounts: dict[str, int] = {}
    for name, amount in zip(words[::2], [*words[1::2], ""], strict=False):
        if is_amount(name) or not is_amount(amount) or name in amounts:
            return no("RW-CAM-RND-04", "preparation-not-understood", found=f"{name} {amount}".strip()[:60])
        amounts[name[:70]] = int(amount)
    return Preparations(amounts)


def write_standing(form: StandingOrders) -> str:
    """ "intercept never, vote KAT" """
    return ", ".join(f"{name} {says}" for name, says in ordered(form).items()) or NONE


def ordered(form: StandingOrders) -> dict[str, str]:
    """By name what is ordered, less what is left open."""
    return {name: says for name in form.__struct_fields__ if (says := getattr(form, name))}


def read_standing(text: str) -> StandingOrders | No:
    """RW-CAM-RND-05-X  Names with what is ordered, in any order; "none" leaves all open."""
    words = [word for word in re.split(r"[\s,;:=]+", text) if word]
    if text.strip().lower() in (*NOTHING, NONE):
        return StandingOrders()
    says = dict(zip(words[::2], words[1::2], strict=False))
    try:
        if len(words) != 2 * len(says):
            raise msgspec.ValidationError
        return msgspec.convert(says, StandingOrders)
    except msgspec.ValidationError:
        return no("RW-CAM-RND-05-X", "standing-not-understood", found=" ".join(words)[:60])


def read(text: str, at_home: Sequence[str]) -> Chests | No:
    """A form from its text: a number for each noble at home in their order ("5 2"), or nobles with numbers ("jaromir 2")."""
    if text.strip() in NOTHING:
        return Chests()
    words = [word for word in re.split(r"[\s,;:=]+", text) if word]
    if all(is_amount(word) for word in words):
        if len(words) != len(at_home):
            return no("RW-GEN-16-X", "more-numbers-than-chests", numbers=len(words), chests=len(at_home))
        return Chests({banner: int(word) for banner, word in zip(at_home, words, strict=True)})
    carry = {}
    for banner, amount in zip(words[::2], [*words[1::2], ""], strict=False):
        if is_amount(banner) or not is_amount(amount) or banner in carry:
            return no("RW-GEN-16-X", "chest-not-understood", found=f"{banner} {amount}".strip()[:40])
        carry[banner[:32]] = int(amount)
    return Chests(carry)


def is_amount(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= len(str(MOST_CARRIED))
