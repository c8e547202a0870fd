"""Order sheets on paper: one for each camp and commander, eight days of six rounds and three night rounds, what was ordered last
filled in, and room for the rest (CN-ORD-01, CN-KNOW-06)."""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.clusta import language
from montjoy.games.clusta.acts import MOST_DAYS, Sheet, Standing
from montjoy.games.clusta.judge_seen import Addressee
from montjoy.games.clusta.language_words import said as spoken
from montjoy.games.clusta.paper_form import addressee_line, addressees, bare_sheet
from montjoy.games.clusta.paper_html import page as html_page
from montjoy.games.clusta.paper_html import rows, tag, text
from montjoy.games.clusta.paper_html import title as heading
from montjoy.games.clusta.seen import Seen
from montjoy.games.clusta.world import NIGHTS, ROUNDS

STYLE: Final = """
  .days td { height: 11mm; }
  .days th:first-child, .days td:first-child { width: 14mm; }
  .half { display: flex; gap: 4mm; }
  .half > div { flex: 1; }
  pre { margin: 0; font: 8pt monospace; white-space: pre-wrap; }
"""
WISHES: Final = 3


def page(seen: Seen, words: Any) -> str:
    """A sheet a page."""
    title = str(words.text("paper-title", side=seen.viewer, day=max(0, seen.day)))
    parts = [one(seen, to, words) for to in addressees(seen) if to.kind != "unit"]
    return html_page(title, parts or [tag("section", tag("h1", heading(title)))], words, landscape=True, style=STYLE)


def one(seen: Seen, to: Addressee, words: Any) -> str:
    """Head, days, standing instructions and wishes of one addressee."""
    last = seen.sheets.get(to.id)
    head = tag("h1", heading(words.text("paper-title", side=seen.viewer, day=max(0, seen.day))))
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
