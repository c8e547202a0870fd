"""What is in a kept game: computed from its record, so that a test can say what the kept games show and what they do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from montjoy.core.game import Game
from montjoy.core.record.entries import (
    Agreed,
    Decided,
    Die,
    Ended,
    Entry,
    Failed,
    Forked,
    Header,
    Looked,
    Moved,
    Nonce,
    Ruled,
    Undone,
    Wanted,
)
from montjoy.core.record.rulings import Edit
from tests.upgrade.door import Again
from tests.upgrade.kept import Kept
from tests.upgrade.plans import FREE, OWN, listed

LINES: Final = (Nonce, Looked, Undone, Failed, Forked, Moved, Wanted, Agreed)
RULINGS: Final = ("Edit next", "Edit last", "AnswerFor", "SetDie", "Pause", "Resume", "Retry", "TakeBack")


def options_shown(header: Header) -> set[str]:
    return {option_id(name, value) for name, value in header.options.items()}


def option_id(name: str, value: Any) -> str:
    return f"{name} = {msgspec.json.encode(value).decode()}"


def options_wanted(game: Game) -> set[str]:
    """Every value of every option; of those that are no list, the ones that were chosen."""
    assert set(FREE) == set(OWN)
    return {option_id(name, value) for name, values in listed(game).items() for value in values}


def shown(kept: Kept) -> set[str]:
    """In words, everything but the options."""
    header, entries = kept.read()
    words = {word for entry in entries for word in of_entry(entry)}
    return {*words, *of_header(header), *of_edits(entries), *of_file(kept)}


def of_header(header: Header) -> Iterator[str]:
    yield f"scenario {header.scenario['id']}"
    yield "umpire" if header.umpire else "no umpire"
    yield "typed" if header.typed else "dice of the seed"
    yield "names" if any(header.seats.values()) else "no names"
    yield "house rule" if header.house else "no house rule"
    for kind, by in header.scenario.get("hand_off", {}).items():
        yield f"{kind} handed to {by}"


def of_entry(entry: Entry) -> Iterator[str]:
    if isinstance(entry, LINES):
        yield type(entry).__name__
    match entry:
        case Ended(outcome):
            yield f"ended by {outcome['why']}"
        case Decided(answer=answer, by=by):
            yield f"answered by {by or 'the seat'}"
            yield "form" if isinstance(answer, dict) and "type" not in answer else "option"
        case Die(card=card, how=how, why=why):
            yield f"{'card' if card else 'dice'} {how or 'of the seed'}"
            yield f"dice of {why.partition('-')[0]}"
        case Ruled(ruling=ruling, author=author, audience=audience):
            yield f"{'agreed' if author == 'all' else 'ruled'} {name_of(ruling)}"
            yield "told to some" if audience is not None else "told to all"


def name_of(ruling: Any) -> str:
    return f"Edit {ruling.when}" if isinstance(ruling, Edit) else type(ruling).__name__


def of_edits(entries: list[Entry]) -> Iterator[str]:
    """Edits of which a later one is the inverse."""
    edits = [e.ruling for e in entries if isinstance(e, Ruled) and isinstance(e.ruling, Edit)]
    for n, edit in enumerate(edits):
        back = [(c.path, c.new, c.old) for c in reversed(edit.changes)]
        if any([(c.path, c.old, c.new) for c in other.changes] == back for other in edits[n + 1 :]):
            yield f"reversed Edit {edit.when}"


def of_file(kept: Kept) -> Iterator[str]:
    yield "left" if kept.shown.goes_on else "over"
    if kept.shown.stored is not None:
        yield "stored state"
    if kept.shown.texts:
        yield "text of a form"


def sealed_changed(kept: Kept) -> bool:
    """Whether in it a sealed answer was given anew, before the last was in; that is seen only by doing everything again."""
    return bool(Again(kept.game(), *kept.read(), kept.seed).all().changed)
