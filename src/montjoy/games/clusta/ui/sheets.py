"""What is printed: pages that need no other file, army and order sheets, and markers to be cut out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

import msgspec

from montjoy.games.clusta.model.pieces import Camp
from montjoy.games.clusta.model.queries import short
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import MOST_DAYS, NIGHTS, ROUNDS, Sheet, Standing
from montjoy.games.clusta.protocol.vocabulary import said as spoken
from montjoy.games.clusta.seen.addressee import Addressee
from montjoy.games.clusta.seen.view import OwnCamp, Seen
from montjoy.games.clusta.ui import army_sheet
from montjoy.games.clusta.ui.names import own_name, when
from montjoy.games.clusta.ui.order_form import addressee_line, addressees, bare_sheet

INK: Final = "#1c1c1c"
SIDES: Final = {"trakorians": "#1f4e79", "ransards": "#8a1f1f", "stegosians": "#2f6b2f", "crurers": "#4a3a63"}
PAGE_STYLE: Final = f"""
  body {{ margin: 0; font: 9pt/1.25 sans-serif; color: {INK}; }}
  @media screen {{ body {{ margin: 10mm; }} }}
  section {{ break-after: page; }}
  section:last-child {{ break-after: auto; }}
  h1 {{ font-size: 13pt; margin: 0 0 2mm; }}
  h2 {{ font-size: 10pt; margin: 3mm 0 1mm; }}
  p {{ margin: 0 0 1mm; }}
  ul, ol {{ margin: 0; padding: 0 5mm; font-size: 7.5pt; }}
  ul {{ columns: 2; }}
  ol li {{ border-bottom: 0.2mm solid {INK}; min-height: 6mm; margin-bottom: 1mm; }}
  table {{ border-collapse: collapse; width: 100%; table-layout: fixed; }}
  th, td {{ border: 0.3mm solid {INK}; padding: 0.6mm 1mm; text-align: start; vertical-align: top; font-weight: normal;
    overflow-wrap: anywhere; }}
  th {{ background: #eeeeee; }}
"""


def tag(name: str, *inner: str, **attributes: str | int) -> str:
    """An element; what is inside is markup already."""
    said = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items())
    return f"<{name}{said}>{''.join(inner)}</{name}>"


def text(value: Any) -> str:
    """Somebody's words as markup."""
    return escape(str(value), quote=False)


def page_title(value: Any) -> str:
    """The same as a title, with a capital."""
    return text(str(value)[:1].upper() + str(value)[1:])


def html_page(name: str, parts: Sequence[str], words: Any, *, landscape: bool = False, style: str = "") -> str:
    """A whole page with its parts."""
    size = "A4 landscape" if landscape else "A4"
    look = f"  @page {{ size: {size}; margin: 10mm; }}{PAGE_STYLE}{style}"
    head = f'<meta charset="utf-8" /><title>{page_title(name)}</title><style>\n{look}</style>'
    body = "\n".join(parts)
    return (f'<!DOCTYPE html>\n<html lang="{words.lang}" dir="{words.direction}"><head>{head}</head>\n'
            f"<body>\n{body}\n</body></html>\n")


def rows(cells: Sequence[Sequence[str]], head: Sequence[str] = ()) -> str:
    """A table; the cells are plain text."""
    first = tag("tr", *(tag("th", text(cell)) for cell in head)) if head else ""
    return tag("table", first, *(tag("tr", *(tag("td", text(cell)) for cell in line)) for line in cells))


SHEET_STYLE: Final = """
  .days td { height: 11mm; }
  .days th:first-child, .days td:first-child { width: 14mm; }
  .half { display: flex; gap: 4mm; }
  .half > div { flex: 1; }
  pre { margin: 0; font: 8pt monospace; white-space: pre-wrap; }
"""
WISHES: Final = 3


# ---- the army sheet ----------------------------------------------------------------------------------------------------
def army_page(seen: Seen, words: Any) -> str:
    """CN-ARMY-02  A side's army sheet as it stands, with room for notes."""
    title = str(words.text("army-title", side=seen.viewer, day=max(0, seen.day)))
    whole = rows(list(army_sheet.cells(seen, words)), army_sheet.head(words))
    said = tag("p", text(words.text("army-rested")))
    return html_page(title, [tag("section", tag("h1", page_title(title)), whole, said)], words)


# ---- order sheets ------------------------------------------------------------------------------------------------------
def sheets_page(seen: Seen, words: Any) -> str:
    """A sheet a page."""
    title = str(words.text("paper-title", side=seen.viewer, day=max(0, seen.day)))
    parts = [one(seen, to, words) for to in addressees(seen) if to.kind != "unit"]
    return html_page(title, parts or [tag("section", tag("h1", page_title(title)))], words, landscape=True, style=SHEET_STYLE)


def one(seen: Seen, to: Addressee, words: Any) -> str:
    """Head, days, standing instructions and wishes of one addressee."""
    last = seen.sheets.get(to.id)
    head = tag("h1", page_title(words.text("paper-title", side=seen.viewer, day=max(0, seen.day))))
    whom = tag("p", text(f"{spoken('to', words.lang)} {addressee_line(seen, to, words)}"))
    days = tag("div", grid(seen, last, words), class_="days")
    left = tag("div", tag("h2", text(words.text("paper-standing"))), standing(last.standing if last else Standing(), words))
    right = tag("div", tag("h2", text(words.text("paper-wishes"))), tag("ol", *wishes(last, words)), before(last, words))
    return tag("section", head, whom, days, tag("div", left, right, class_="half"))


def grid(seen: Seen, last: Sheet | None, words: Any) -> str:
    """A row a day; the boxes of the last sheet in their places, those for the whole day in its first column."""
    first = max(0, seen.day)
    slots = [0, *ROUNDS, *NIGHTS]
    names = [words.text("paper-column", slot=slot) for slot in slots]
    lines = [[str(day), *(box(last, day, slot, words.lang) for slot in slots)] for day in range(first, first + MOST_DAYS)]
    open_ended = [spoken("from_now", words.lang), box(last, -1, 0, words.lang), *[""] * (len(slots) - 1)]
    return rows([open_ended, *lines], [words.text("paper-column-day"), *names])


def box(last: Sheet | None, day: int, slot: int, lang: str) -> str:
    """What stands in a box of the last sheet."""
    if last is None:
        return ""
    found = [line for line in last.lines if (line.day, line.slot) == (day, slot)]
    return "; ".join(
        (f"{spoken('units', lang)} {' '.join(map(str, line.units))}: " if line.units else "")
        + language.write_instruction(line.do, lang) for line in found
    )  # fmt: skip


def standing(found: Standing, words: Any) -> str:
    """The eight fields with what was said last, or what is usual."""
    said = language.write_standing(found, words.lang).partition(": ")[2]
    return tag("ul", *(tag("li", text(part)) for part in said.split(", ")))


def wishes(last: Sheet | None, words: Any) -> list[str]:
    """Three lines, those of the last sheet filled in."""
    said = [language.write_instruction(do, words.lang) for do in last.wishes] if last is not None else []
    return [tag("li", text(wish)) for wish in [*said, *[""] * (WISHES - len(said))]]


def before(last: Sheet | None, words: Any) -> str:
    """The last sheet as text, to be copied from."""
    if last is None:
        return ""
    return tag("h2", text(words.text("paper-last"))) + tag("pre", text(bare_sheet(last, words.lang)))


MARKER_STYLE: Final = """
  .cut { display: flex; flex-wrap: wrap; gap: 2mm; }
  .cut svg { break-inside: avoid; }
"""
WIDE, HIGH, BAND = 350, 220, 60                              # of a marker, in tenths of a millimetre
MOST_LETTERS: Final = 22


# ---- markers -----------------------------------------------------------------------------------------------------------
class Marker(msgspec.Struct, frozen=True):
    """What stands on one: its side, a big sign, a name, and a smaller line."""

    side: str
    sign: str
    name: str
    line: str = ""


def markers(seen: Seen, words: Any) -> list[Marker]:
    """All that are to be cut out."""
    return list(true_ones(seen.truth, words) if seen.truth is not None else known_ones(seen, words))


def known_ones(seen: Seen, words: Any) -> Iterator[Marker]:
    """A side's own, then what it has heard of others."""
    me = seen.viewer
    yield from (camp_of(camp, me, words) for camp in seen.camps.values() if not camp.gone)
    yield from (Marker(me, "★", words.name(c.id), str(c.leader_value)) for c in seen.commanders.values() if not c.gone)
    yield from (Marker(me, str(u.number), u.name) for u in seen.units.values() if not u.gone)
    yield from (Marker(me, "•", words.name(s.trade), short(s.id)) for s in seen.specialists.values())
    for mark in seen.marks:
        said = when(words, mark.at) if mark.men < 0 else f"{mark.men}, {when(words, mark.at)}"
        yield Marker(mark.side, "?", words.name(mark.marker), said)


def true_ones(world: World, words: Any) -> Iterator[Marker]:
    """Every side's, for the umpire's own map."""
    for side in world.sides:
        yield from (camp_of(camp, side, words) for camp in world.camps.values() if camp.side == side)
        alive = [c for c in world.commanders.values() if c.side == side and not c.fate]
        yield from (Marker(side, "★", c.name, str(c.leader_value)) for c in alive)
        yield from (Marker(side, str(u.number), u.name) for u in world.units.values() if u.side == side)


def camp_of(camp: OwnCamp | Camp, side: str, words: Any) -> Marker:
    return Marker(side, f"A{camp.number}", own_name(camp.name, camp.number) or words.name(camp.id))


def markers_page(seen: Seen, words: Any) -> str:
    """As many on a sheet as fit."""
    title = str(words.text("paper-markers", side=seen.viewer))
    cut = tag("div", *(drawing(marker, words) for marker in markers(seen, words)), class_="cut")
    return html_page(title, [tag("section", tag("h1", page_title(title)), cut)], words, style=MARKER_STYLE)


def drawing(marker: Marker, words: Any) -> str:
    """A marker: a band in its side's colour with the side's name, the sign, the name."""
    colour = SIDES.get(marker.side, INK)
    parts = [
        tag("rect", x=0, y=0, width=WIDE, height=HIGH, fill="#ffffff", stroke=INK, stroke_width=3),
        tag("rect", x=0, y=0, width=WIDE, height=BAND, fill=colour),
        written(words.name(marker.side), BAND * 2 // 3, 32, "#ffffff"),
        written(marker.sign, 130, 60, colour), written(marker.name, 170, 26), written(marker.line, 205, 24),
    ]
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDE} {HIGH}", width=f"{WIDE // 10}mm",
               height=f"{HIGH // 10}mm", font_family="sans-serif")


def written(said: str, y: int, size: int, colour: str = INK) -> str:
    """A line in the middle; a long one is cut."""
    shown = said if len(said) <= MOST_LETTERS else f"{said[: MOST_LETTERS - 1]}…"
    return tag("text", text(shown), x=WIDE // 2, y=y, font_size=size, fill=colour, text_anchor="middle")
