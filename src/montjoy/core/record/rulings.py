"""What an umpire may rule, or all seats together where there is none.

At once: AnswerFor, SetDie, Pause, Resume, Retry, TakeBack.  At marks only: Edit.  Every ruling stands in the record with
author, reason and audience; an Edit is reversed by its inverse as a new ruling.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from montjoy.core.effects import About, No, Seat, no

# Reasons that the program itself gives: names of messages (`name-reason-alone`), told to each reader in his language.
ALONE: Final = "reason-alone"                                # nobody else sits there who could agree; its lines go unsaid
ALL_AGREE: Final = "reason-all-agree"
GO_ON: Final = "reason-go-on"
REVERSED: Final = "reason-reversed"                          # "reason-reversed:3", of ruling 3


class Change(msgspec.Struct, frozen=True):
    """One field of the state.  `path`: names and numbers joined by '/', e.g. "factions/KAT/treasury"."""

    path: str
    old: Any
    new: Any


class Edit(msgspec.Struct, frozen=True, tag=True):
    """Change fields of the state at the next mark, or go back to the last one, after which the decisions since are
    offered again to those who took them."""

    changes: tuple[Change, ...]
    when: str = "next"  # next | last


class AnswerFor(msgspec.Struct, frozen=True, tag=True):
    """Answer an open question for a seat."""

    seat: Seat
    question: int
    answer: Any


class SetDie(msgspec.Struct, frozen=True, tag=True):
    """The next dice of this matter show these faces."""

    why: str
    about: tuple[About, ...]
    faces: tuple[int, ...]


class Pause(msgspec.Struct, frozen=True, tag=True):
    """No answers are taken until Resume."""


class Resume(msgspec.Struct, frozen=True, tag=True):
    """End a pause."""


class Retry(msgspec.Struct, frozen=True, tag=True):
    """Go on after a rule that failed; the answer that led to it is asked again."""


class TakeBack(msgspec.Struct, frozen=True, tag=True):
    """Back to a mark, by its label; a new epoch of dice begins."""

    mark: str


Ruling = Edit | AnswerFor | SetDie | Pause | Resume | Retry | TakeBack


def typed_reason(text: str) -> str:
    """A reason that somebody typed; one of those that only the program gives is none."""
    return "" if is_given(text.strip()) else text


def is_given(reason: str) -> bool:
    """Whether it is the name of a reason that the program gives, and no text of somebody's."""
    return reason.partition(":")[0] in (ALONE, ALL_AGREE, GO_ON, REVERSED)


def inverse(edit: Edit) -> Edit:
    """The edit that takes this one back."""
    return Edit(tuple(Change(c.path, c.new, c.old) for c in reversed(edit.changes)), edit.when)


def look(data: Any, path: str) -> Any:
    """The field at a path of plain data.  Raises KeyError, naming the part that is not there."""
    for part in path.split("/"):
        if isinstance(data, list) and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        elif isinstance(data, dict) and part in data:
            data = data[part]
        else:
            raise KeyError(part)
    return data


def put(data: Any, path: str, value: Any) -> None:
    """Set the field at a path of plain data."""
    *above, last = path.split("/")
    target = look(data, "/".join(above)) if above else data
    target[int(last) if isinstance(target, list) else last] = value


def plain(state: Any) -> Any:
    """The state as plain data, as `path`s of an edit see it."""
    return msgspec.json.decode(msgspec.json.encode(state))


def edited(state: Any, edit: Edit) -> Any:
    """The state after an edit, as a new one.  Raises msgspec.ValidationError where a value does not fit its field."""
    data = plain(state)
    for change in edit.changes:
        put(data, change.path, change.new)
    return msgspec.convert(data, type(state))


def why_not_edit(data: Any, edit: Edit) -> No | None:
    """None: every field is there and still holds what the ruling says it holds."""
    if not edit.changes or edit.when not in ("next", "last"):
        return no("", "ruling-empty")
    for change in edit.changes:
        try:
            now = look(data, change.path)
        except KeyError as error:
            return no("", "no-such-field", path=change.path, part=str(error.args[0]))
        if now != change.old:
            return no("", "changed-since", path=change.path, now=repr(now))
    return None


def differences(before: Any, after: Any, path: str = "") -> Iterator[Change]:
    """What differs between two pieces of plain data, field by field."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(k for k in after if k not in before)]:
            yield from differences(before.get(key), after.get(key), f"{path}/{key}" if path else str(key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, (a, b) in enumerate(zip(before, after, strict=True)):
            yield from differences(a, b, f"{path}/{i}" if path else str(i))
    elif before != after:
        yield Change(path, before, after)


def first_difference(was: Any, now: Any) -> str:
    """Empty, or the first field in which what a record has differs from what the rules give, for whoever mends one of them."""
    change = next(differences(plain(was), plain(now)), None)
    if change is None:
        return ""
    where = f"{change.path.replace('/', '.')}: " if change.path else ""
    return f"{where}the record has {short(change.old)}, the rules give {short(change.new)}"


def short(value: Any) -> str:
    """A value for a message, cut where it is long."""
    text = "nothing" if value is None else msgspec.json.encode(value).decode()
    return text if len(text) <= 160 else text[:157] + "..."
