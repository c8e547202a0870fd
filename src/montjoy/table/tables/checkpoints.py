"""The marks of a game as one viewer knows them: by how much he had been told when the game came there, and nothing else.

A mark's label is the game's own, so no viewer but the umpire is shown it.  Marks between which a viewer was told and asked
nothing are one to him, the last of them; and there is none behind what he was told last, so that an act he does not see shows in
nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.log import is_no_line, is_read
from montjoy.core.session.session import Session
from montjoy.core.session.streams import (
    Asked,
    Drew,
    NewRules,
    Proposed,
    Rolled,
    RulingMade,
    Stream,
    TakenBack,
    is_void,
    steps_back,
)

SAYS_NOTHING: Final = (TakenBack, NewRules, Proposed, RulingMade)        # of the course of the game


class Checkpoint(NamedTuple):
    """A mark that holds, and the line of the record where it stands.  `told`: how many items of his stream the viewer had."""

    line: int
    label: str
    told: int


_held: WeakKeyDictionary[Session, tuple[int, list[tuple[int, str]], list[int]]] = WeakKeyDictionary()


def held(session: Session) -> tuple[list[tuple[int, str]], list[int]]:
    """(line, label) of the marks that hold, and the lines of the answers that do; found once for what a record has."""
    entries = session.entries
    upto, found, acts = _held.get(session) or (0, [], [])
    if upto < len(entries):
        fresh = list(enumerate(entries[upto:], upto))
        if any(isinstance(e, rec.Undone | rec.Failed | rec.Moved | rec.Ruled) for _, e in fresh):
            fresh = rec.effective(entries)
            found, acts = rec.marks(fresh), []
        else:
            found = found + [(n, e.label) for n, e in fresh if isinstance(e, rec.Marked)]
        acts = acts + [n for n, e in fresh if isinstance(e, rec.Decided | rec.Closed)]
        _held[session] = len(entries), found, acts
    return found, acts


def marks(session: Session) -> list[tuple[int, str]]:
    """(line, label) of the marks that hold."""
    return held(session)[0]


def told_at(session: Session, line: int, viewer: str) -> int | None:
    """How much a viewer had been told at a mark; None: the table was opened behind it."""
    versions = session.versions.get(line) or session.versions.get(line + 1)      # the state from which it was opened
    return None if versions is None else versions[list(session.streams).index(viewer)]


def checkpoints(session: Session, viewer: str, told: int, most: int) -> list[Checkpoint]:
    """The last marks that a viewer knows, who has been told so much, the newest first; those before the table was opened are
    not among them."""
    found: list[Checkpoint] = []
    for line, label in reversed(marks(session)):
        then = told_at(session, line, viewer)
        if then is None or len(found) == most:
            break
        if then < (found[-1].told if found else told):
            found.append(Checkpoint(line, label, then))
    return found


def ways_back(session: Session, viewer: str, most: int) -> list[Checkpoint]:
    """The marks that a viewer may propose to go back to, the newest first: that before his own last answer, the one before an
    answer of his that came still earlier, and of the others the newest."""
    stream, waits = session.streams[viewer], {q.asked.id for q in session.open if q.seat == viewer and not q.done}
    found, upto = dict[int, Checkpoint](), stream.version
    for number in answered(stream.items, stream.base + 1, waits):
        if len(found) == 2:
            break
        if number <= upto and (there := checkpoints(session, viewer, number, 1)):
            found[there[0].told], upto = there[0], there[0].told
    for mark in checkpoints(session, viewer, stream.version, most):
        if len(found) < most:
            found.setdefault(mark.told, mark)
    return sorted(found.values(), key=lambda mark: -mark.told)


def answered(items: Sequence[Any], first: int, waits: Collection[int]) -> Iterator[int]:
    """The numbers of the questions among a viewer's items, from number `first` on, that he has answered and that still hold, the
    newest first.  `waits`: those that wait for him."""
    holds = first + len(items)                               # what was told up to here, as far as the game did not go back
    for number in range(first + len(items) - 1, first - 1, -1):
        item = items[number - first]
        if isinstance(item, TakenBack):
            holds = min(holds, item.to)
        elif isinstance(item, Asked) and item.kind != "offer" and item.id not in waits and number <= holds:
            yield number


def that_hold(items: Sequence[Any], first: int, then: int, upto: int) -> Iterator[tuple[int, Any]]:
    """What a viewer was told behind the first `then` of his items, up to number `upto`, that still holds and tells of the game,
    each with its number.  `items` are his last ones, from number `first` on."""
    back = steps_back(items, first)
    for n in range(max(then + 1, first), min(upto + 1, first + len(items))):
        if not is_silent(items[n - first]) and not is_void(n, back):
            yield n, items[n - first]


def told_next(items: Sequence[Any], first: int, then: int, upto: int) -> Any:
    """Of what a viewer was told there (`that_hold`) the first, rather an event than a die; None: nothing."""
    die = None
    for _, item in that_hold(items, first, then, upto):
        if not isinstance(item, Rolled | Drew):
            return item
        die = item if die is None else die
    return die


def chief(game: Game, told: Sequence[tuple[int, Any]]) -> tuple[int, Any]:
    """Of what a viewer was told, item by item with its number, the most important by the game's ranks, and sooner an event than
    a die; before all else of what came something, then by rank, of these what changed most, as far as the board shows it, and
    then the newest; where none has a rank, of all that is read but headings.  (0, None): there is nothing."""
    ranks = {kind: n for n, rank in enumerate(game.telling.NEWS if game.telling is not None else ()) for kind in rank}
    heads = headings(game)
    lines = zip(told, is_read(game.log, [item for _, item in told]), strict=True)
    read = [one for one, is_line in lines if is_line and not isinstance(one[1], heads)]
    found = [one for one in read if type(one[1]) in ranks] or read
    weight = []
    for n, item in found:
        idle, changed = effect(game, item)
        weight.append((idle, ranks.get(type(item), 0), isinstance(item, Rolled | Drew), changed, -n))
    return found[weight.index(min(weight))] if found else (0, None)


def effect(game: Game, item: Any) -> tuple[bool, int]:
    """Whether nothing came of it, and less than 0 by how much it changed something, as far as it is drawn on the board."""
    telling = game.telling if not isinstance(item, Rolled | Drew) else None
    if telling is None or (drawn := telling.did(item)) is None:
        return False, 0
    _, came, sign = drawn
    return came in telling.IDLE, -int("".join(c for c in sign if c.isdigit()) or 0)


def headings(game: Game) -> tuple[type, ...]:
    """The events under which a turn, a round, a day is told; (): of none."""
    return tuple(game.telling.TURNS) if game.telling is not None else ()


def named_by(stream: Stream, then: int, heads: tuple[type, ...]) -> tuple[Any, Any]:
    """What names a mark that a viewer's log is past: the last heading that he was told before it, and what he was told next;
    None: nothing.  A heading that comes next has none above it."""
    items = stream.items
    item = told_next(items, stream.base + 1, then, stream.version)
    before = range(min(then - stream.base, len(items)) - 1, -1, -1) if heads and not isinstance(item, heads) else ()
    return next((items[n] for n in before if isinstance(items[n], heads)), None), item


def is_silent(item: Any) -> bool:
    """It tells nothing of what happened in the game: a question, or what is said about the game itself."""
    return is_no_line(item) or isinstance(item, SAYS_NOTHING)
