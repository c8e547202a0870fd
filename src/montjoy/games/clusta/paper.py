"""What the terminal and the post need of this game: texts to write orders in, how they were understood, a side's day, and the
pages that are printed.  Made of a view and words; a side's are made of its own view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from montjoy.core.effects import No
from montjoy.core.session.streams import Asked
from montjoy.games.clusta import (
    acts,
    acts_umpire,
    external,
    language,
    paper_after,
    paper_desk,
    paper_form,
    paper_map,
    paper_markers,
    paper_sheets,
)
from montjoy.games.clusta.draw_pieces import when
from montjoy.games.clusta.reports_own import Enrolled, HeroPoints, OwnEyes, OwnThing
from montjoy.games.clusta.said import DayBegins, RoundBegins
from montjoy.games.clusta.seen import Seen
from montjoy.games.clusta.world import World

BEFORE_PLAY: Final = -1
CLOCK: Final = (DayBegins, RoundBegins)
LISTED: Final = (Enrolled, OwnEyes, OwnThing, HeroPoints)

digest = paper_desk.digest


# ---- forms -----------------------------------------------------------------------------------------------------------
def template(seen: Seen, asked: Any, words: Any) -> str:
    """The text from which a form is written: what is known as comments, and room to write."""
    ask = asked.ask
    if isinstance(ask, acts_umpire.UmpireDay):
        return paper_desk.day(seen, ask, words)
    if isinstance(ask, acts_umpire.Drafts):
        return paper_desk.drafts(seen, words)
    if (battle := external.battle_of(ask)) is not None:
        return paper_desk.battle(battle, words)
    return paper_form.orders(seen, ask, words)


def troubles(seen: Seen, asked: Any, text: str) -> Sequence[No]:
    """All that is not understood in a text; of orders every line, of the umpire's forms the first."""
    if isinstance(asked.ask, acts_umpire.UmpireDay | acts_umpire.Drafts) or external.battle_of(asked.ask) is not None:
        from montjoy.games.clusta import game

        found = game.read(seen, asked, text)
        return [found] if isinstance(found, No) else []
    return language.understood(text).troubles


def echo(seen: Seen, form: Any, words: Any) -> str:
    """A form as it was understood: orders in the reader's language."""
    if isinstance(form, acts.Orders):
        return language.write(form, words.lang)
    from montjoy.games.clusta import game

    return game.write(form)


# ---- what is worth a line ----------------------------------------------------------------------------------------------
def news(items: Sequence[Any]) -> list[Any]:
    """Not the clock where it strikes again before anything else has happened; nor, before play, one's own pieces and where
    they stand: that is on the map, in the lists and in the text of the orders.  `log` shows all."""
    found: list[Any] = []
    for item in items:
        if isinstance(item, Asked) or (isinstance(item, LISTED) and item.at < 0 and getattr(item, "kind", "") != "specialist"):
            continue
        if found and isinstance(item, CLOCK) and isinstance(found[-1], CLOCK):
            found.pop()
        found.append(item)
    return found


# ---- a side's day ------------------------------------------------------------------------------------------------------
def day(seen: Seen) -> int:
    return seen.day


def day_of_mark(label: str) -> int:
    """The day to which a mark of the sequence of play belongs; -1: before play."""
    first = label.partition(".")[0]
    return int(first) if first.isdecimal() else BEFORE_PLAY


def sections(seen: Seen, words: Any) -> Iterator[tuple[str, list[str]]]:
    """What a report has beside the map: camps and specialists, the order sheets as they were sent; the umpire's inbox."""
    if seen.truth is not None:
        yield words.text("paper-inbox"), [f"- {line}" for line in paper_desk.inbox(seen, words)] or ["-"]
        return
    staff = paper_form.staff(seen, words)
    if staff:
        yield heading(words, "paper-staff"), [f"- {line}" for line in staff]
    if sheets := paper_form.in_force(seen):
        lines: list[str] = []
        for to, sheet in sheets.items():
            at = seen.book.wrote.get(to, BEFORE_PLAY) if seen.book is not None else BEFORE_PLAY
            lines += ["", words.text("paper-sent", to=to, when=when(words, at)), "", "~~~text"]
            lines += [*paper_form.bare_sheet(sheet, words.lang).split("\n"), "~~~"]
        yield heading(words, "paper-sheets"), lines[1:]


def heading(words: Any, message: str) -> str:
    return str(words.text(message)).rstrip(": ")


def after(states: Iterable[World], seat: str, words: Any) -> Iterator[tuple[str, list[str]]]:
    """Truth beside belief, day by day."""
    return paper_after.days(states, seat, words)


# ---- pages -------------------------------------------------------------------------------------------------------------
def printed(seen: Seen, words: Any) -> dict[str, str]:
    """The pages of a viewer, by the names of their files."""
    pages = {"map.html": paper_map.page(seen, words), "map.svg": paper_map.svg(seen, words),
             "markers.html": paper_markers.page(seen, words)}
    return pages if seen.truth is not None else pages | {"sheets.html": paper_sheets.page(seen, words)}
