"""What the umpire's desk is made of: the state as a tree of fields, what a ruling would change for whom, the marks behind, the
rulings made and how each is taken back.

Only for the umpire: here, and nowhere else, pages are made from the session itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.effects import UMPIRE, No, no
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.table.tables import deadlines, lines
from montjoy.table.tables.clock import LONGEST_PAUSE
from montjoy.table.tables.table import Table
from montjoy.words import Words, clean

MOST_FOUND: Final = 120                                      # fields that a search shows
MOST_MARKS: Final = 60
LONG: Final = 160                                            # signs of a value on the page


class Field(msgspec.Struct, frozen=True):
    """A field of the state.  `words`: its path as people read it; `inside`: how many fields it holds, 0: a plain value; `typed`:
    what an input holds for it."""

    path: str
    words: str
    value: str
    inside: int
    typed: str = ""


class Made(msgspec.Struct, frozen=True):
    """A ruling of the record.  `back`: why it cannot be taken back, None: it can.  `waits`: for the next mark."""

    entry: rec.Ruled
    text: str
    back: No | None
    waits: bool


# ---- the state as a tree -----------------------------------------------------------------------------------------------
def fields(state: Any, path: str, w: Words) -> list[Field]:
    """What lies directly under a path.  KeyError where nothing does."""
    there = rulings.look(state, path) if path else state
    pairs = there.items() if isinstance(there, dict) else enumerate(there) if isinstance(there, list) else ()
    return [field(f"{path}/{key}" if path else str(key), value, w) for key, value in pairs]


def search(state: Any, wanted: str, w: Words) -> list[Field]:
    """The plain values whose path, words or value hold every word that is wanted."""
    words = wanted.casefold().split()
    found: list[Field] = []
    for path, value in leaves(state):
        if len(found) < MOST_FOUND:
            one = field(path, value, w)
            text = f"{path} {one.words} {one.value}".casefold()
            if all(word in text for word in words):
                found.append(one)
    return found


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every plain value with its path; what is empty counts as one."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    inner = [(f"{path}/{key}" if path else str(key), value) for key, value in pairs]
    if not inner:
        yield path, data
    for where, value in inner:
        yield from leaves(value, where)


def field(path: str, value: Any, w: Words) -> Field:
    inside = len(value) if isinstance(value, dict | list) else 0
    return Field(path, path_words(path, w), shown(value, w), inside, "" if inside else as_typed(value))


def path_words(path: str, w: Words) -> str:
    """A path with the names of what has one: "treasuries, Katja"."""
    return " › ".join(w.name(part).replace("_", " ") for part in path.split("/")) if path else ""


def shown(value: Any, w: Words) -> str:
    """A value as it is typed, with its name behind it where it is an id."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    text = clean(text)
    if isinstance(value, str) and value and (name := w.name(value)) not in (value, text):
        return f"{text} ({name})"
    return text if len(text) <= LONG else text[: LONG - 1] + "…"


def typed_value(text: str, old: Any) -> Any:
    """What was typed, of the kind that stood there: text stays text, all else is JSON."""
    if isinstance(old, str):
        return text
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text


def as_typed(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def edit_of(session: Session, wanted: Sequence[tuple[str, str]], when: str) -> rulings.Edit | No:
    """An Edit from (path, what was typed), against the state that it acts on."""
    data = rulings.plain(umpire.state_to_edit(session, rulings.Edit((), when)))
    changes = []
    for path, text in wanted:
        try:
            old = rulings.look(data, path)
        except KeyError as error:
            return no("", "no-such-field", path=path, part=str(error.args[0]))
        changes.append(rulings.Change(path, old, typed_value(text, old)))
    return rulings.Edit(tuple(changes), when)


def why_not(session: Session, ruling: rulings.Ruling, reason: str) -> No | None:
    """Why a ruling cannot be made; a state that nobody could be shown any more would end the game for all."""
    refusal = umpire.why_not(session, ruling, reason)
    if refusal is None and isinstance(ruling, rulings.Edit):
        try:
            umpire.preview(session, ruling)
        except Exception as error:
            return no("", "no-such-value", says=type(error).__name__)
    return refusal


# ---- what it changes, for whom -----------------------------------------------------------------------------------------
def effects(session: Session, edit: rulings.Edit, w: Words) -> list[tuple[str, list[str]]]:
    """By viewer, in words, what he would see changed; nothing for whom nothing changes."""
    return [(viewer, [sentence(change, w) for change in changes]) for viewer, changes in umpire.preview(session, edit).items()]


def sentence(change: rulings.Change, w: Words) -> str:
    return w.text(
        "page-desk-change", path=path_words(change.path, w), old=shown(change.old, w) or "–", new=shown(change.new, w) or "–"
    )


def ruling_words(ruling: rulings.Ruling, w: Words) -> str:
    """A ruling in words, an edit change by change."""
    if isinstance(ruling, rulings.Edit):
        when = w.text("page-desk-now" if ruling.when == "last" else "page-desk-next")
        return f"{when} {'; '.join(sentence(c, w) for c in ruling.changes)}"
    return w.ruling(ruling)


# ---- what has been ruled -----------------------------------------------------------------------------------------------
def made(session: Session, w: Words) -> list[Made]:
    """Every ruling of the record, the last first."""
    found = []
    for entry in session.entries:
        if isinstance(entry, rec.Ruled):
            waits = isinstance(entry.ruling, rulings.Edit) and any(entry.ruling is e or entry.ruling == e for e in session.edits)
            found.append(Made(entry, ruling_words(entry.ruling, w), why_not_back(session, entry.ruling, waits), waits))
    return found[::-1]


def why_not_back(session: Session, ruling: rulings.Ruling, waits: bool) -> No | None:
    """Why a ruling cannot be taken back by its opposite; None: it can."""
    opposite = opposite_of(ruling)
    if opposite is None:
        return no("", "no-way-back")
    if waits:
        return no("", "ruling-waits")
    return why_not(session, opposite, "-")


def opposite_of(ruling: rulings.Ruling) -> rulings.Ruling | None:
    """What undoes a ruling: for an edit its inverse, at the next mark; a pause is ended."""
    match ruling:
        case rulings.Edit():
            return msgspec.structs.replace(rulings.inverse(ruling), when="next")
        case rulings.Pause():
            return rulings.Resume()
        case rulings.Resume():
            return rulings.Pause()
    return None


def marks(session: Session) -> list[str]:
    """The marks to which the game can go back, the last first; their labels tell the time of the game."""
    return [label for _, label in rec.marks(rec.effective(session.entries))][::-1][:MOST_MARKS]


def mark_words(label: str, w: Words) -> str:
    """A mark's label part by part, as the message `page-mark` of the server or of the game has it."""
    parts = [int(part) if part.isdecimal() else part for part in label.split(".", 2)]    # a round is no square of that name
    a, b, c = [*parts, "", ""][:3]
    return w.text("page-mark", a=a, b=b, c=c)


def failures(session: Session) -> rec.Failed | None:
    """The rule that failed, while the game waits for the umpire."""
    failed = [e for e in session.entries if isinstance(e, rec.Failed)]
    return failed[-1] if failed and session.stopped else None


# ---- ruling ------------------------------------------------------------------------------------------------------------
def rule(
    table: Table, ruling: rulings.Ruling, reason: str, author: str = UMPIRE, audience: Sequence[str] | None = None
) -> No | tuple[lines.Line, ...]:
    """A ruling is carried out; with a pause the clocks stand still, and they run again when it ends."""
    now = table.services.now()
    refusal = why_not(table.session, ruling, reason) or umpire.rule(table.session, ruling, reason, author, audience)
    if refusal is not None:
        return refusal
    return clock_lines(table, ruling, now)


def clock_lines(table: Table, ruling: rulings.Ruling, now: float) -> tuple[lines.Line, ...]:
    if isinstance(ruling, rulings.Pause) and not table.clock.paused_until:
        return (lines.PausedUntil(UMPIRE, now, now + LONGEST_PAUSE),)
    if isinstance(ruling, rulings.Resume):
        return deadlines.resume(table, now)
    return ()
