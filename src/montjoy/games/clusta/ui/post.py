"""What the terminal and the post need of this game: texts to write orders in, how they were understood, a side's day,
after the game truth beside belief, and the pages that are printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.effects import Event, No
from montjoy.core.session.streams import Asked, Rolled
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol import battle_events, external_battle, language, questions
from montjoy.games.clusta.protocol.events import Consulted, DayBegins, RoundBegins, WordNeeded
from montjoy.games.clusta.protocol.forms import Asking, Orders
from montjoy.games.clusta.protocol.gathered import Looked
from montjoy.games.clusta.protocol.reports import Enrolled, HeroPoints, OwnEyes, OwnThing
from montjoy.games.clusta.rules.orders import form_texts
from montjoy.games.clusta.rules.orders.form_texts import read_form, write_form
from montjoy.games.clusta.seen.addressee import like
from montjoy.games.clusta.seen.view import OVERALL, Seen
from montjoy.games.clusta.ui import map_sheet, order_form, sheets, umpire_desk
from montjoy.games.clusta.ui.echo import told_back
from montjoy.games.clusta.ui.names import when
from montjoy.games.clusta.ui.summary import Beside, Course, by_day, was_wrong

BEFORE_PLAY: Final = -1
CLOCK: Final = (DayBegins, RoundBegins)
IN_BATTLE: Final[tuple[type, ...]] = (
    Rolled, *(kind for kind in Event.__subclasses__() if kind.__module__ == battle_events.__name__)
)
LISTED: Final = (Enrolled, OwnEyes, OwnThing, HeroPoints)

digest = umpire_desk.digest


# ---- forms -----------------------------------------------------------------------------------------------------------
def is_long(seen: Seen, asked: Any) -> bool:
    """How the orders of a day or a round are written takes a page, and its examples are tried one by one."""
    return isinstance(asked.ask, questions.Morning | questions.Round | questions.AnyTime)


def template(seen: Seen, asked: Any, words: Any) -> str:
    """The text from which a form is written: what is known as comments, and room to write."""
    ask = asked.ask
    if isinstance(ask, questions.UmpireDay):
        return umpire_desk.day(seen, ask, words)
    if isinstance(ask, questions.Drafts):
        return umpire_desk.drafts(seen, words)
    if (battle := external_battle.battle_of(ask)) is not None:
        return umpire_desk.battle(battle, words)
    return order_form.orders(seen, ask, words)


def also(seen: Seen, asked: Any, words: Any) -> list[tuple[str, str]]:
    """CN-ORD-07  To be asked in every round from now on, or again only when there is news."""
    if not isinstance(asked.ask, questions.Before | questions.Morning | questions.Round):
        return []
    wish: Any = "news" if seen.asking == "rounds" else "rounds"
    return [(str(words.text("paper-also", when=wish)), language.write(Orders((), (Asking(wish),)), words.lang))]


def troubles(seen: Seen, asked: Any, text: str) -> Sequence[No]:
    """All that is not understood in a text; of orders every line, of the umpire's forms the first."""
    if isinstance(asked.ask, questions.UmpireDay | questions.Drafts) or external_battle.battle_of(asked.ask) is not None:
        found = read_form(asked.ask, text)
        return [found] if isinstance(found, No) else []
    return language.understood(text, like(seen), max(0, seen.day)).troubles


def line_of(seen: Seen, asked: Any, text: str, refusal: No) -> int:
    return form_texts.line_of(seen, asked, text, refusal)


def stands_alone(refusal: No) -> bool:
    """Orders of a sheet bear on each other: the first that is refused is told."""
    return False


def echo(seen: Seen, form: Any, words: Any) -> str:
    """A form as it was understood: orders in the reader's language, with notes on who goes by them."""
    return told_back(seen, form, words) if isinstance(form, Orders) else write_form(form, words.lang)


# ---- what is worth a line ----------------------------------------------------------------------------------------------
def news(items: Sequence[Any]) -> list[Any]:
    """Not the clock where it strikes again before anything else has happened; not that the round waits, where the reader himself
    is asked next, nor again where and whom he fights while he fights on; nor, before play, one's own pieces and where they stand:
    that is on the map, in the lists and in the text of the orders.  `log` shows all."""
    found: list[Any] = []
    word: Any = None
    for n, told in enumerate(items):
        item = without_listed(told) if isinstance(told, Looked) else told
        listed = isinstance(item, LISTED) and item.at < 0 and not is_of_staff(item)
        waits_for_him = isinstance(item, Consulted) and isinstance(next(iter(items[n + 1 : n + 2]), None), Asked | WordNeeded)
        if item is None or isinstance(item, Asked) or listed or waits_for_him:
            continue
        if isinstance(item, WordNeeded):
            before, word = word, (item.hex, item.enemy, item.men)
            if word == before and item.force:
                continue
        elif not isinstance(item, IN_BATTLE):
            word = None
        if found and isinstance(item, CLOCK) and isinstance(found[-1], CLOCK):
            found.pop()
        found.append(item)
    return found


def is_of_staff(item: Any) -> bool:
    """Whether a specialist enters the lists: he stands neither on the map nor among the troops."""
    card = item if isinstance(item, Enrolled) else getattr(item, "card", None)
    return card is not None and card.kind == "specialist"


def without_listed(told: Looked) -> Any:
    """What is worth a line of what he sees: before play the specialists."""
    if told.at >= 0:
        return told
    left = tuple(part for part in told.reports if is_of_staff(part))
    return msgspec.structs.replace(told, reports=left) if left else None


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
        yield words.text("paper-inbox"), [f"- {line}" for line in umpire_desk.inbox(seen, words)] or ["-"]
        return
    staff = order_form.staff(seen, words)
    if staff:
        yield heading(words, "paper-staff"), [f"- {line}" for line in staff]
    if sheets := order_form.in_force(seen):
        lines: list[str] = []
        for to, sheet in sheets.items():
            at = seen.book.wrote.get(to, BEFORE_PLAY) if seen.book is not None else BEFORE_PLAY
            lines += ["", words.text("paper-sent", to=to, when=when(words, at)), "", "~~~text"]
            lines += [*order_form.bare_sheet(sheet, words.lang).split("\n"), "~~~"]
        yield heading(words, "paper-sheets"), lines[1:]


def heading(words: Any, message: str) -> str:
    return str(words.text(message)).rstrip(": ")


# ---- pages -------------------------------------------------------------------------------------------------------------
def has_story(seen: Seen) -> bool:
    return False


def story(seen: Seen, items: Sequence[Any], words: Any) -> list[tuple[str, list[str]]]:
    """Its reports tell it."""
    return []


def has_paper(seen: Seen) -> bool:
    return False


def paper(seen: Seen, words: Any) -> str:
    """Its sheets are files."""
    return ""


def printed(seen: Seen, words: Any) -> dict[str, str]:
    """The pages of a viewer, by the names of their files."""
    pages = {"map.html": map_sheet.page(seen, words), "map.svg": map_sheet.svg(seen, words),
             "markers.html": sheets.markers_page(seen, words)}
    return pages if seen.truth is not None else pages | {
        "sheets.html": sheets.sheets_page(seen, words), "army.html": sheets.army_page(seen, words),
    }


# ---- truth beside belief -----------------------------------------------------------------------------------------------
def after(states: Iterable[World], seat: str, words: Any) -> Iterator[tuple[str, list[str]]]:
    """By day: how much was believed and how much of it was wrong at some time, then a row for each belief that was."""
    for day, lines in by_day(states):
        mine = [held for held in lines if seat in (held.belief.side, "umpire")]
        yield str(words.text("paper-day", day=day)), table(mine, words)


def table(lines: Sequence[Course], words: Any) -> list[str]:
    false = [held for held in lines if was_wrong(held)]
    says = [str(words.text("paper-beliefs", count=len(lines), wrong=len(false)))]
    if not false:
        return says
    head = [words.text(f"paper-column-{name}") for name in ("who", "believed", "since", "true")]
    rows = [[words.name(one.side), who(one, words), place(one.believed_hex, one.believed_men, words), when(words, one.as_of),
             "; ".join(place(*truth, words) for truth in held.truths)] for held in false for one in [held.belief]]
    head = [words.text("paper-column-side"), *head]
    return [*says, "", row(head), row(["---"] * len(head)), *map(row, rows)]


def row(cells: Sequence[Any]) -> str:
    return f"| {' | '.join(str(cell).replace('|', '/') for cell in cells)} |"


def who(line: Beside, words: Any) -> str:
    """A unit of one's own, or another's mark."""
    if line.own:
        return str(words.name(line.unit))
    side, _, marker = line.unit.partition(" ")
    called = words.text("paper-overall") if marker == OVERALL else words.name(marker)
    return f"{called} ({words.name(side)})"


def place(hex: str, men: int, words: Any) -> str:
    return str(words.text("paper-place", hex=hex, men=men))
