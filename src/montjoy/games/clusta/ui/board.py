"""The island as a picture: its ground, and who is believed to stand where; beside it the day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup, escape

from montjoy.core.session.streams import Asked
from montjoy.drawing import svg
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui import army_sheet, board_ground, board_pieces, stars, text
from montjoy.words import Words

ROUNDS: Final = 6                                            # of a day; three night rounds follow
SLOTS: Final = 9
MOON: Final = "M5-7A8 8 0 1 0 5 7A8.6 8.6 0 0 1 5-7Z"


# ---- the board ---------------------------------------------------------------------------------------------------------
def draw(seen: Seen, w: Words, questions: Sequence[Asked]) -> Markup:
    """Ground, then what is asked about, then pieces, then where the stars point."""
    there, found = text.ground(seen), board_pieces.tokens(seen, w)
    box = board_ground.box(there, (token.hex for token in found))
    parts = [board_ground.ground(there), *choices(seen, w, questions), *board_pieces.drawn(found), *stars.drawn(seen, w, box)]
    parts += [board_ground.battle(seen.battle)] if isinstance(seen.battle, str) and seen.battle in there.terrain else []
    me = board_ground.centre(seen.at) if seen.at in there.terrain else None
    return svg.el(
        "svg", svg.el("title", escape(w.text("page-board"))), svg.group(parts, class_="scene"),
        viewBox="{} {} {} {}".format(*box), class_="map island", role="group",
        direction="ltr", aria_label=w.text("page-board"), data_me=f"{me[0]} {me[1]}" if me else None,
    )  # fmt: skip


def place_of(seen: Seen, asked: Asked, option: Any) -> str:
    """The hex an answer is about: its own, else that of the question; "" none."""
    for thing in (option, asked.ask):
        hex = getattr(thing, "hex", "")
        if hex in text.ground(seen).terrain:
            return str(hex)
    return ""


def choices(seen: Seen, w: Words, questions: Sequence[Asked]) -> list[Markup]:
    """The hexes where something may be done now."""
    found = []
    for asked, hex, numbers in svg.by_place(questions, lambda q, o: place_of(seen, q, o)):
        there = w.text("terrain-of", terrain=text.ground(seen).terrain[hex])
        found.append(svg.spot(asked.id, numbers, f"{hex}, {there}", svg.path(board_ground.outline(hex), "ring")))
    return found


# ---- beside the board ----------------------------------------------------------------------------------------------------
def aside(seen: Seen, w: Words, questions: Sequence[Asked]) -> Markup:
    """The rounds of the day, the head of the map in words, and how a battle stands."""
    marks = []
    for slot in range(1, SLOTS + 1):
        kind = "to-come" if seen.day < 0 or slot > seen.slot else "now" if slot == seen.slot else "gone"
        at = f"translate({slot * 32} {22 if slot <= ROUNDS else 26})"
        shape = svg.circle(0, 0, 9, "") if slot <= ROUNDS else svg.path(MOON, "")
        marks.append(svg.group([shape], class_=f"slot {kind}", transform=at))
    clock = svg.el("svg", *marks, viewBox="0 0 320 48", class_="sky day", aria_hidden="true")
    track = svg.el("div", clock, svg.el("p", escape(text.head(seen, w)), class_="small"), class_="sun-track")
    battle = [svg.el("p", escape(line), class_="panel battle") for line in text.standing(seen, w)]
    return Markup("").join([track, *battle])


def card(seen: Seen, w: Words) -> Markup:
    """One's own commanders, units and attitudes, and the army sheet; for the umpire what needs him."""
    if seen.truth is not None:
        return listed(text.card(seen, w))
    own, sheet = listed(text.known(seen, w)), listed(army_sheet.sentences(seen, w))
    title = svg.el("summary", escape(w.text("army-sheet")))
    return Markup("").join([own, svg.el("details", title, sheet, class_="fold bare") if sheet else Markup("")])


def listed(lines: Sequence[str]) -> Markup:
    return svg.el("ul", *(svg.el("li", escape(line)) for line in lines), class_="plain lines") if lines else Markup("")
