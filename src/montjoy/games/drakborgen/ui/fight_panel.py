"""A fight as a panel: the ring of four positions with everybody's marker, and each fighter's values and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup, escape

from montjoy.core.session.streams import Asked
from montjoy.drawing import svg
from montjoy.games.drakborgen.duel.flights import whiffs_now
from montjoy.games.drakborgen.duel.ring import NAMES
from montjoy.games.drakborgen.duel.state import Fight, Kind, fighting, name_of, position_of
from montjoy.games.drakborgen.model.heroes import heroes_in_order
from montjoy.games.drakborgen.model.state import Castle
from montjoy.games.drakborgen.seen.labels import label
from montjoy.games.drakborgen.seen.view import Seen
from montjoy.games.drakborgen.ui.signs import drawn_letters
from montjoy.games.drakborgen.ui.text import own_fighter
from montjoy.words import Words

AT: Final = ((170, 40), (276, 122), (170, 204), (64, 122))  # agility above, then clockwise: each beats the next
ARROWS: Final = ("M234 46Q268 56 272 86", "M272 158Q268 188 236 198", "M106 198Q72 188 68 158", "M68 86Q72 56 104 46")
HALF_WIDE, HALF_HIGH = 62, 32                                # of a position: its name fits
CALLED: Final = {"red": 0, "blue": 1, "green": 2, "violet": 3, "yellow": 4}


def fight_panel(seen: Seen, w: Words, questions: Sequence[Asked]) -> Markup:
    """The panel; nothing where nobody fights."""
    fight = seen.fight
    if fight is None or not any(fighting(fight, i) for i in range(fight.fighters)):
        return Markup("")
    return svg.el("div", boards_ring(seen, fight, w, questions), values(seen, fight, w), class_="fight panel")


def boards_ring(seen: Seen, fight: Fight, w: Words, questions: Sequence[Asked]) -> Markup:
    """The ring: an arrow leads from each position to the one it beats."""
    head = svg.el("marker", svg.path("M0 0L8 4L0 8Z", "arrow-head"), id="beats", markerWidth=20, markerHeight=20, refX=6, refY=4,
                  viewBox="0 0 8 8", orient="auto", markerUnits="userSpaceOnUse")
    parts = [svg.el("defs", head), *(svg.path(d, "beats", marker_end="url(#beats)") for d in ARROWS)]
    parts += [position(x, y, "position") for x, y in AT]
    parts += [svg.text(x, y + 4, w.name(name), "position-name") for (x, y), name in zip(AT, NAMES)]
    parts += markers(seen, fight, w)
    parts += choices(seen, w, questions)
    return svg.el("svg", *parts, viewBox="0 0 340 244", class_="ring-board ltr", role="group", aria_label=w.text("page-fight"))


def position(x: float, y: float, kind: str, within: float = 0) -> Markup:
    """The field of a position, or a line so far within it."""
    wide, high = HALF_WIDE - within, HALF_HIGH - within
    return svg.rect(x - wide, y - high, 2 * wide, 2 * high, kind, rx=high)


def markers(seen: Seen, fight: Fight, w: Words) -> list[Markup]:
    """Who stands where on the ring; whose marker lies nowhere is not drawn."""
    there: dict[int, list[int]] = {}
    for i in range(fight.fighters):
        if fighting(fight, i):
            there.setdefault(position_of(fight, i), []).append(i)
    found = []
    for where, who in there.items():
        if where >= len(AT):
            continue
        x, y = AT[where]
        for n, i in enumerate(who):
            dx = (n - (len(who) - 1) / 2) * 30
            inward = HALF_HIGH + 12 if y < 100 else -HALF_HIGH - 12 if y > 150 else 0
            side = HALF_WIDE + 18 if x < 100 else -HALF_WIDE - 18 if x > 250 else 0      # beside the word
            along = (dx, 0) if side == 0 else (0, dx)
            at = (x + side + along[0], y + inward + along[1])
            letter, shape, paint, mine = token(seen, fight, i, w)
            found.append(svg.figure(*at, 14, letter, shape, paint, mine, w.name(name_of(fight, i))))
    return found


def token(seen: Seen, fight: Fight, i: int, w: Words) -> tuple[str, str, int, bool]:
    """A fighter's letter, shape, colour, and whether the viewer plays it."""
    name, mine, known = name_of(fight, i), i == own_fighter(seen), drawn_letters(seen.castle, w)
    if name in seen.castle.heroes:
        return known[name], "shield", colour(seen.castle, name), mine
    letter = known.get(name) or first_letter(w.name(name))
    shape = "round" if fight.fighter[i].kind in (Kind.COMPANION, Kind.CHAMPION) else "horned"
    return letter, shape, 7, mine


def colour(castle: Castle, hero: str) -> int:
    """A hero's colour: that which his player is called by, else one that no other has."""
    order = [h.id for h in heroes_in_order(castle)]
    others = [id for id in order if id not in CALLED]
    free = [n for n in range(svg.COLOURS) if n not in [CALLED.get(id, -1) for id in order]]
    return CALLED[hero] if hero in CALLED else free[others.index(hero) % len(free)]


def first_letter(name: str) -> str:
    """A letter for whoever has none on the map."""
    return next((c for c in name if c.isalpha()), "*")


def choices(seen: Seen, w: Words, questions: Sequence[Asked]) -> list[Markup]:
    """The positions that may be taken now."""
    def where(asked: Asked, option: Any) -> str:
        return str(getattr(label(seen, asked, option), "position", "")) if isinstance(option, int) else ""

    found = []
    for asked, name, numbers in svg.by_place(questions, where):
        if name in NAMES[:4]:
            x, y = AT[NAMES.index(name)]
            said = svg.offered(w, lambda q, o: label(seen, q, o), asked, numbers)
            found.append(svg.spot(asked.id, numbers, said, position(x, y, "ring", 4)))
    return found


def values(seen: Seen, fight: Fight, w: Words) -> Markup:
    """A card for each fighter, the viewer's own first: who, how many points, and his four values."""
    mine = own_fighter(seen)
    there = sorted((i for i in range(fight.fighters) if fighting(fight, i)), key=lambda i: i != mine)
    cards = [fighter(seen, fight, i, w) for i in there]
    title = svg.el("h3", escape(w.text("page-fight-round", round=fight.round)))
    return svg.el("div", title, *cards, class_="fighters")


def fighter(seen: Seen, fight: Fight, i: int, w: Words) -> Markup:
    """His letter and name, what he has left, and his values in the order of the ring."""
    there = fight.fighter[i]
    letter, shape, colour, mine = token(seen, fight, i, w)
    figure = svg.figure(0, 0, 14, letter, shape, colour, mine)
    icon = svg.el("svg", figure, viewBox="-18 -18 36 36", class_="icon", aria_hidden="true")
    left = w.text("page-fighter", points=there.points, body=there.body, whiffs=whiffs_now(fight, i))
    who = svg.el("p", icon, svg.el("b", escape(w.name(name_of(fight, i)))), escape(" "), svg.el("span", escape(left)))
    cells = [
        svg.el("div", svg.el("dt", escape(w.name(name))), svg.el("dd", str(there.value[p])), class_=held(fight, i, p))
        for p, name in enumerate(NAMES[:4])
    ]
    return svg.el("div", who, svg.el("dl", *cells), class_="fighter")


def held(fight: Fight, i: int, where: int) -> str | None:
    """Marks the value of the position on which he stands."""
    return "here" if position_of(fight, i) == where else None
