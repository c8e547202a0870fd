"""The signs on a counter: small drawings of how a unit is, each with what it is called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, get_args

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.massbattle.model.pieces import Condition, Lasting, Piece, Whim

BADGES: Final = {                                            # in a square of 10 by 10 about the origin
    "defence": "M-3.6-3.8H3.6V-.6C3.6 2 2 3.6 0 4.4C-2 3.6-3.6 2-3.6-.6Z",
    "aloft": "M-4.6 1.2Q-2.6-3.6 0 .6Q2.6-3.6 4.6 1.2",
    "bless": "M0-4V4M-3-1.4H3",
    "invisibility": "M-4.4 0Q0-4.6 4.4 0Q0 4.6-4.4 0ZM-3.4 3.4L3.4-3.4",
    "web": "M0-4.4V4.4M-4.4 0H4.4M-3.1-3.1L3.1 3.1M-3.1 3.1L3.1-3.1M0-2.4L2.4 0L0 2.4L-2.4 0Z",
    "haste": "M-3.6-3.2L-.4 0L-3.6 3.2M.4-3.2L3.6 0L.4 3.2",
    "slow": "M-3-3.8H3L-3 3.8H3Z",
    "protection": "M-4.4 0H1.2M-1.2-2.2L1.2 0L-1.2 2.2M3.2-4V4",
    "fly": "M0 4.2V-4M-3.2-.8L0-4.2L3.2-.8",
    "confusion": "M.3.3A1.4 1.4 0 0 1-1.6-1A2.7 2.7 0 0 1 2.9-1.2A4 4 0 0 1-2.4 3.2",
    "charm": "M0 3.8L-3.8-.4Q-4.4-3.6-1.9-3.4Q-.4-3.2 0-1.8Q.4-3.2 1.9-3.4Q4.4-3.6 3.8-.4Z",
    "attacks": "M-3.8-3.8L3.8 3.8M3.8-3.8L-3.8 3.8M-4.2 1.4L-1.4 4.2M4.2 1.4L1.4 4.2",
    "nothing": "M-3.4 0H3.4",
    "harms_itself": "M0-4.2V1M0 3.4V4",
    "more": "M-3.2 0h.01M0 0h.01M3.2 0h.01",
}
CONDITIONS: Final = {                                        # in the upper part of a counter, above its name
    "hit": "M-1.8-10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0",
    "hurt": "M-1.8-10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0",
    "shaken": "M-4.8-10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M1.2-10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0",
    "broken": "M-10-8.5L-6-12.5L-3-8.5L1-12.5L4-8.5L8-12.5L10-9",
}
PLACES: Final = ((-15, -15), (15, -15), (-15, 15), (15, 15), (-16, 0), (16, 0))     # of the badges about a counter
LASTING: Final[tuple[Lasting, ...]] = get_args(Lasting)
WHIMS: Final[tuple[Whim, ...]] = tuple(whim for whim in get_args(Whim) if whim)
SHOWN: Final[tuple[Condition, ...]] = tuple(condition for condition in get_args(Condition) if condition != "fresh")


def badges_of(piece: Piece) -> list[str]:
    """What is to be seen of a unit beside its number: its stance, whether it flies, spells, what confusion makes it do."""
    found = ["defence"] * (piece.stance == "defence") + ["aloft"] * piece.aloft
    found += dict.fromkeys(effect.kind for effect in piece.running)
    found += [piece.confused] if piece.confused else []
    return found if len(found) <= len(PLACES) else [*found[: len(PLACES) - 1], "more"]


def placed(names: Sequence[str]) -> Iterator[Markup]:
    """The badges about a counter."""
    for name, (x, y) in zip(names, PLACES):
        yield badge(name, x, y)


def badge(name: str, x: float = 0, y: float = 0) -> Markup:
    return svg.el("use", href=f"#battle-{name}", class_=f"badge-of is-{name}", x=x, y=y)


@cache
def drawings() -> Markup:
    """All badges, to be used by their names."""
    discs = [svg.group([svg.circle(0, 0, 5.6, "badge-disc"), svg.path(d, "badge-sign")], id=f"battle-{name}")
             for name, d in BADGES.items()]
    return svg.el("defs", *discs, id="battle-discs")


def condition(name: Any) -> Markup:
    """How a unit has fared, as everybody sees it."""
    return svg.path(CONDITIONS[name], f"fared {name}")


def called(words: Any, name: str) -> str:
    """What a badge means."""
    return str(words.name(name) if name in LASTING else words.text("legend-unit", sign=name))
