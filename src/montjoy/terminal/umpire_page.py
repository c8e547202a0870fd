"""The umpire's page: he sees everything, looks through a seat's eyes, rules, sets dice, answers for the absent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from montjoy.core.content.messages import clean
from montjoy.core.effects import UMPIRE, No
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.shown import order_of
from montjoy.terminal import page
from montjoy.terminal.errors import Trouble
from montjoy.terminal.telling.typed_words import UMPIRES, UMPIRES_WITH_MORE, in_english
from montjoy.words.messages import Typed
from montjoy.words.plain_text import sentence

if TYPE_CHECKING:
    from montjoy.terminal.keyboard import Table

MOST_MARKS: Final = 24                                       # the newest, as they are listed
MOST_IN_LINE: Final = 60                                     # characters of a table or a list that stands in one line


def umpire_page(table: Table, back_to: str) -> None:
    """Until he types `done`.  Every look through a seat's eyes and every ruling stands in the record."""
    screen, words = table.screen, table.words
    before = table.at
    table.come(UMPIRE)
    screen.paragraph(words.text("ui-umpire-look"), style="bold")
    screen.paragraph(words.text("ui-umpire-help"), first="  ")
    while True:
        typed = screen.ask(f"{sentence(words.text('name-umpire'))}> ")
        line = in_english(words, typed, UMPIRES, UMPIRES_WITH_MORE)
        word, _, rest = line.partition(" ")
        if word in ("done", "quit", "q"):
            break
        try:
            act(table, word, rest.strip())
        except Trouble as trouble:
            screen.paragraph(str(trouble), style="warn")
        if not any(q.seat == back_to for q in table.session.open):
            break
    if before != UMPIRE:
        table.at = UMPIRE


def act(table: Table, word: str, rest: str) -> None:
    """One command of the umpire's."""
    screen, words = table.screen, table.words
    if word == "log" or (word == "back" and rest):
        table.remember()
    session, parts = table.session, rest.split()
    match word:
        case "look" if rest:
            seat = seat_named(table, rest)
            with table.kept.whole():
                shown = session.look(seat)
            page.show_map(screen, table.game, shown.view, words)
            page.show_card(screen, table.game, shown.view, words)
            for q in shown.questions:
                page.show_question(screen, table.game, shown.view, words, q)
        case "log":
            page.show_log(screen, words, session.streams[UMPIRE].items)
        case "map":
            page.show_map(screen, table.game, session.view(UMPIRE), words)
        case "state":
            for line in as_typed(_part(table, rest)):
                screen.write(line)
        case "set" | "now" if len(parts) >= 2:
            old = _part(table, parts[0])
            change = rulings.Change(parts[0], old, value(" ".join(parts[1:])))
            give_ruling(table, rulings.Edit((change,), "next" if word == "set" else "last"))
        case "die" if len(parts) >= 2 and all(p.isdigit() for p in parts[1:]):
            why, *about = parts[0].split(":")
            give_ruling(table, rulings.SetDie(why, tuple(about), tuple(int(p) for p in parts[1:])))
        case "back" if rest:
            give_ruling(table, rulings.TakeBack(rest))
        case "back":
            marks = [e.label for _, e in rec.effective(session.entries) if isinstance(e, rec.Marked)]
            screen.paragraph(words.text("ui-umpire-marks", marks=", ".join(marks[-MOST_MARKS:]) or "-"))
        case "for" if len(parts) >= 2 and parts[-1].isdigit():
            _answer_for(table, seat_named(table, " ".join(parts[:-1])), int(parts[-1]))
        case "pause":
            give_ruling(table, rulings.Pause())
        case "resume":
            give_ruling(table, rulings.Resume())
        case _:
            screen.paragraph(words.text("ui-umpire-help"))


def seat_named(table: Table, name: str) -> str:
    for seat in table.session.seats:
        if name.lower() in (seat.lower(), table.words.name(seat).lower()):
            return seat
    there = tuple(table.session.seats)
    raise Trouble(table.words.text("ui-umpire-no-seat", name=Typed(name), there=there))


def value(text: str) -> Any:
    """A typed value: JSON where it is some, else text."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text


def as_typed(data: Any, depth: int = 1) -> Iterator[str]:
    """Plain data as paths and values are typed: fields by their own names, a list's places from 0, values as JSON."""
    indent = "  " * depth
    if not isinstance(data, dict | list):
        yield indent + clean(msgspec.json.encode(data).decode())
        return
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        text = msgspec.json.encode(value).decode()
        if isinstance(value, dict | list) and len(text) > MOST_IN_LINE:
            yield f"{indent}{clean(str(key))}:"
            yield from as_typed(value, depth + 1)
        else:
            yield f"{indent}{clean(f'{key}: {text}')}"


def _part(table: Table, path: str) -> Any:
    data = rulings.plain(table.session.state)
    try:
        return rulings.look(data, path) if path else data
    except KeyError as error:
        above = f"/{path}/".partition(f"/{error.args[0]}/")[0].strip("/")
        raise Trouble(table.words.text("ui-umpire-nothing", name=Typed(error.args[0]), path=Typed(above or "state"))) from None


def _answer_for(table: Table, seat: str, number: int) -> None:
    """By the number that it has on the screen of `look`."""
    for q in table.session.open:
        if q.seat == seat and not q.done and 1 <= number <= len(q.asked.options):
            place = order_of(table.game.groups, q.asked)[number - 1]
            give_ruling(table, rulings.AnswerFor(seat, q.asked.id, q.asked.options[place]))
            return
    raise Trouble(table.words.text("ui-umpire-no-answer", seat=seat, number=number))


def give_ruling(table: Table, ruling: rulings.Ruling) -> None:
    """With what it changes for whom, and why."""
    screen, words = table.screen, table.words
    if isinstance(ruling, rulings.Edit) and umpire.why_not(table.session, ruling, "preview") is None:
        for viewer, changes in umpire.preview(table.session, ruling).items():
            for change in changes:
                screen.paragraph(f"{words.name(viewer)}: {words.ruling(change)}", first="  ")
    reason = rulings.typed_reason(screen.ask(words.text("ui-umpire-reason") + " "))
    refusal: No | None
    with table.kept.whole():
        refusal = umpire.rule(table.session, ruling, reason)
    screen.paragraph(words.refusal(refusal) if refusal is not None else words.ruling(ruling))
    table.draw_map = True
