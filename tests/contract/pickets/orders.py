"""The order form: why it cannot stand, and its text.

    b1 to ne; b3 to c; courier b1           one order a line, or parted by semicolons
    stay                                    nobody moves, nobody rides
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from montjoy.core.effects import No, no
from tests.contract.pickets.board import HEXES, distance
from tests.contract.pickets.pieces import CAMP, Move, Orders, PostResult, enemy_of
from tests.contract.pickets.view import PicketsView

WORDS: dict[str, dict[str, str]] = tomllib.loads((Path(__file__).parent / "words.toml").read_text("utf-8"))
MEANING = {word: key for words in WORDS.values() for key, word in words.items()}


def why_not_orders(view: PicketsView, form: Orders) -> No | None:
    """PK-3  Why orders cannot stand, from what the side knows."""
    done: set[str] = set()
    for move in form.moves:
        if move.picket in done:
            return no("PK-3", "two-moves", picket=move.picket)
        done.add(move.picket)
        refusal = why_not_move(view, move)
        if refusal:
            return refusal
    return why_not_courier(view, form.courier) if form.courier else None


def why_not_move(view: PicketsView, move: Move) -> No | None:
    """PK-4  A picket moves one hex, never into the enemy's camp."""
    here = {own.id: own.hex for own in view.pickets}
    if move.picket not in here:
        return no("PK-3", "no-such-picket", picket=move.picket)
    if move.to not in HEXES:
        return no("PK-4", "no-such-hex", hex=move.to)
    if move.to == CAMP[enemy_of(view.viewer)]:
        return no("PK-4", "their-camp", hex=move.to)
    steps = distance(here[move.picket], move.to)
    if steps > 1:
        return no("PK-4", "too-far", picket=move.picket, hex=move.to, steps=steps)
    return None


def why_not_courier(view: PicketsView, picket: str) -> No | None:
    """PK-6  One courier a round, and only so many in all."""
    if picket not in {own.id for own in view.pickets}:
        return no("PK-6", "no-such-picket", picket=picket)
    if view.couriers_left <= 0:
        return no("PK-6", "no-courier-left")
    return None


# ---- text ------------------------------------------------------------------------------------------------------------
def write(form: Orders, language: str = "en") -> str:
    """PK-3  Orders as text; only the key words are of a language."""
    words = WORDS[language]
    lines = [f"{move.picket} {words['to']} {move.to}" for move in form.moves]
    if form.courier:
        lines.append(f"{words['courier']} {form.courier}")
    return "; ".join(lines) or words["stay"]


def read(text: str) -> Orders | No:
    """PK-3  Orders from text, in any of the languages; a No names what was not understood."""
    moves: list[Move] = []
    courier = ""
    for number, words in lines(text):
        match [MEANING.get(word, word) for word in words]:
            case ["stay"] | [_, "stay"]:
                pass
            case ["courier", picket] if not courier:
                courier = picket
            case ["courier", _]:
                return no("PK-6", "one-courier")
            case [picket, "to", hex] | [picket, hex]:
                moves.append(Move(picket, hex))
            case _:
                return no("PK-3", "not-understood", line=number, text=" ".join(words)[:60])
    return Orders(tuple(moves), courier)


def lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """The orders of a text with their numbers, as words in small letters."""
    for number, part in enumerate(re.split(r"[;\n]", text), 1):
        if words := part.lower().split():
            yield number, words


# ---- the umpire's form -------------------------------------------------------------------------------------------------
def write_result(form: PostResult) -> str:
    """PK-13  Whether the post was taken, as text."""
    return WORDS["en"]["taken" if form.taken else "holds"]


def read_result(text: str) -> PostResult | No:
    """PK-13  The umpire's word on the post."""
    word = MEANING.get(text.strip().lower(), "")
    if word not in ("taken", "holds"):
        return no("PK-13", "not-understood", line=1, text=text[:60])
    return PostResult(word == "taken")
