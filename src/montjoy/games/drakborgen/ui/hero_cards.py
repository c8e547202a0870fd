"""Hero cards as one chooses among them: a sign of what the hero is good at, and a line of advice.

The signs are ours, and know the heroes of our own pack; a card of a group's own pack is an answer like any other.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.drawing import svg
from montjoy.games.drakborgen.protocol.questions import TakeHero

SIGNS: Final = {                                             # in a square of 2 by 2 about the origin
    "armoured": svg.SHAPES["shield"],
    "strong": "M-.12-1H.12V1H-.12ZM.12-.85Q.95-.95.95-.15Q.5 .05.12-.1ZM-.12-.85Q-.95-.95-.95-.15Q-.5 .05-.12-.1Z",
    "wary": "M-1 0Q0-1 1 0Q0 1-1 0ZM0-.35A.35.35 0 1 0 0 .35A.35.35 0 1 0 0-.35Z",
    "shots": "M-1 .12V-.12H.35V-.42L1 0L.35 .42V.12ZM-1-.45H-.55V-.3H-1ZM-1 .3H-.55V.45H-1Z",
    "spells": svg.SHAPES["star"],
    "stride": "M-1-.8L-.2 0L-1 .8H-.5L.3 0L-.5-.8ZM-.1-.8L.7 0L-.1 .8H.4L1.2 0L.4-.8Z",
    "arm": "M-.85-.9H.85V-.2H-.85ZM-.14-.2H.14V1H-.14Z",
    "healer": "M0 .9L-.85 0Q-1-.7-.45-.75Q-.1-.75 0-.4Q.1-.75 .45-.75Q1-.7 .85 0Z",
    "lockpick": "M-1 0A.45 .45 0 1 1-.13 .12H1V.5H.75V.12H.45V.4H.2V.12H-.13A.45 .45 0 0 1-1 0Z",
}
GOOD_AT: Final = {
    "H01": "armoured", "H02": "strong", "H03": "wary", "H04": "shots", "H05": "spells", "H06": "stride", "H07": "arm",
    "H08": "shots", "H09": "shots", "H10": "healer", "H11": "lockpick", "H12": "armoured",
}


def card(option: Any, words: Any) -> tuple[str, str] | None:
    """A hero that may be taken; None: anything else."""
    if not isinstance(option, TakeHero) or option.hero not in GOOD_AT:
        return None
    kind = GOOD_AT[option.hero]
    sign = svg.path(SIGNS[kind], "body", fill_rule="evenodd")
    picture = svg.el("svg", sign, viewBox="-1.3 -1.3 2.6 2.6", class_="hero-sign", aria_hidden="true", focusable="false")
    return picture, words.text(f"page-hero-{kind}")
