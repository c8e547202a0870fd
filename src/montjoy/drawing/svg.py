"""Small words for drawing: elements with escaped attributes, figures with a letter and a shape, and places to choose.

Colours are classes; `static/playing.css` gives them by light and dark.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from markupsafe import Markup, escape

from montjoy.core.session.streams import Asked
from montjoy.words import Words

UNSAFE: Final = re.compile("[&<>\"']")
COLOURS: Final = 8                                           # of figures, `c0` to `c7` in the style sheet
SHAPES: Final = {                                            # in a square of 2 by 2 about the origin
    "shield": "M-.86-.9H.86V.1C.86.6.4.86 0 1C-.4.86-.86.6-.86.1Z",
    "round": "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
    "horned": "M-.62-.5L-.95-1.1L-.2-.78H.2L.95-1.1L.62-.5C.95-.1.9.5.5.82C.2 1.02-.2 1.02-.5.82C-.9.5-.95-.1-.62-.5Z",
    "square": "M-.85-.85H.85V.85H-.85Z",
    "tent": "M-.14-1.15H.14L1.2.85H-1.2Z",
    "ship": "M-1.15.42H1.15L.75 1H-.75ZM-.75-1.05Q.95-1.05.75.3H-.75Q-.45-.4-.75-1.05Z",
    "star": "M0-1.1L.3-.36L1.05-.34L.46.14L.66.9L0 .46L-.66.9L-.46.14L-1.05-.34L-.3-.36Z",
    "pennon": "M-.9-.9H.9L.5 0L.9.9H-.9Z",
}


def el(name: str, *inside: str, **attributes: Any) -> Markup:
    """An element.  `class_` is class, `_` in other names is `-`; what is None is left out."""
    said = "".join([f'{named(key)}{escaped(shown(value))}"' for key, value in attributes.items() if value is not None])
    if not inside:
        return Markup(f"<{name}{said}/>")
    return Markup(f"<{name}{said}>{joined(inside)}</{name}>")


@cache
def named(key: str) -> str:
    """The beginning of an attribute."""
    return f' {key.rstrip("_").replace("_", "-")}="'


def escaped(text: str) -> str:
    """As HTML.  A board has thousands of texts, and in hardly one of them stands anything to escape."""
    return str(escape(text)) if UNSAFE.search(text) else text


def joined(parts: Iterable[str]) -> str:
    """HTML of one after the other; what is not Markup is text."""
    return "".join([part if type(part) is Markup else escape(part) for part in parts])


def shown(value: Any) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def group(parts: Iterable[str], **attributes: Any) -> Markup:
    return el("g", Markup(joined(parts)), **attributes)


def rect(x: float, y: float, w: float, h: float, kind: str, **more: Any) -> Markup:
    return el("rect", x=x, y=y, width=w, height=h, class_=kind, **more)


def circle(x: float, y: float, r: float, kind: str, **more: Any) -> Markup:
    return el("circle", cx=x, cy=y, r=r, class_=kind, **more)


def path(d: str, kind: str, **more: Any) -> Markup:
    return el("path", d=d, class_=kind, **more)


def text(x: float, y: float, said: Any, kind: str, **more: Any) -> Markup:
    return el("text", escape(str(said)), x=x, y=y, class_=kind, **more)


LETTERS: Final = {"tent": (0.68, 0.95), "ship": (0, 0.9)}      # where the letter's foot is, and its size; else:
PLAIN: Final = (0.36, 1.15)


def figure(x: float, y: float, r: float, letter: str, shape: str, colour: int, mine: bool = False, title: str = "") -> Markup:
    """A figure: its shape, its colour, its letter; one's own has a second line about it."""
    kind = f"figure c{colour % COLOURS}{' mine' if mine else ''}"
    body = [path(SHAPES[shape], "body", transform=f"scale({shown(float(r))})", vector_effect="non-scaling-stroke")]
    if title:
        body.insert(0, el("title", escape(title)))
    foot, size = LETTERS.get(shape, PLAIN)
    return group([*body, text(0, r * foot, letter, "letter", font_size=float(r) * size)], class_=kind,
                 transform=f"translate({shown(float(x))} {shown(float(y))})")


def places(x: float, y: float, n: int, size: float) -> tuple[float, list[tuple[float, float]]]:
    """How large n figures are in a square about (x, y), and where each stands."""
    if n <= 1:
        return size * 0.26, [(x, y)]
    if n == 2:
        return size * 0.21, [(x - size * 0.21, y), (x + size * 0.21, y)]
    across = 2 if n <= 4 else 3
    step = size * (0.42 if across == 2 else 0.29)
    start = -(across - 1) / 2
    down = -(-min(n, across * across) // across)
    found = [
        (x + (start + i % across) * step, y + (i // across - (down - 1) / 2) * step) for i in range(min(n, across * across))
    ]
    return size * (0.19 if across == 2 else 0.13), found


# ---- a board's signs, and its places ---------------------------------------------------------------------------------
def sample(board: str, *parts: str, size: float = 32) -> Markup:
    """A sign of a board by itself, about the origin, as it is drawn there.  `board`: the class of its drawing."""
    half = shown(-size / 2)
    return el("svg", *parts, viewBox=f"{half} {half} {shown(size)} {shown(size)}", class_=f"icon {board}", aria_hidden="true")


def nearest(there: Mapping[str, tuple[float, float]], x: float, y: float, most: float = math.inf) -> str:
    """The place whose middle is nearest to a point, and not farther than `most`; "" none."""
    far = {place: math.hypot(x - at[0], y - at[1]) for place, at in there.items()}
    best = min(far, key=lambda place: far[place], default="")
    return best if best and far[best] <= most else ""


# ---- answers on the board --------------------------------------------------------------------------------------------
def spot(question: int, options: Sequence[int], title: str, *inside: str, ask_first: bool = False) -> Markup:
    """A part of the board that answers a question: a link to the list for whoever has no script.  It is called by its title and
    the answers in the list that are given there.  `ask_first`: a click shows its answer and waits for a second, since one clicks
    there only to look, too."""
    first, named = f"{question}-{options[0]}", " ".join(f"b{question}-{n}" for n in options)
    return el(
        "a", el("title", escape(title)), *inside, class_="spot", id=f"s{first}", href=f"#a{first}", role="button",
        aria_labelledby=f"s{first} {named}", data_question=question, data_option=" ".join(map(str, options)),
        data_ask_first="yes" if ask_first else None,
    )


def by_place(questions: Iterable[Asked], where: Any) -> list[tuple[Asked, str, list[int]]]:
    """Questions with their places and the numbers of the answers given there.  `where(asked, option)`: the place, or ""."""
    found = []
    for asked in questions:
        there: dict[str, list[int]] = {}
        for number, option in enumerate(asked.options):
            if place := where(asked, option):
                there.setdefault(place, []).append(number)
        found += [(asked, place, numbers) for place, numbers in there.items()]
    return found


def offered(w: Words, label: Any, asked: Asked, numbers: Iterable[int]) -> str:
    """What may be done at a place, in words."""
    return "; ".join(w.option(label(asked, asked.options[n]), asked) for n in numbers)


def bag(counts: Mapping[str, int]) -> dict[str, int]:
    """What is there at all."""
    return {name: n for name, n in counts.items() if n}


def paragraphs(rows: Iterable[str]) -> Markup:
    """Lines of text, each a paragraph."""
    return Markup("").join(Markup("<p>{}</p>").format(row) for row in rows)
