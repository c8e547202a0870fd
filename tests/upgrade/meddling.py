"""What else happens at a table than answers: rulings, edits and their reversal, taking back, forks, new versions of the rules.

Each of these is a function of a table; it gives back whether it was done, and is tried again at the next turn where it was not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from montjoy.core.philox import Philox
from montjoy.core.record.entries import Die, Failed, Marked, Ruled, effective
from montjoy.core.record.rulings import AnswerFor, Change, Edit, Pause, Resume, SetDie, TakeBack, inverse, look, plain
from montjoy.core.session.session import Session
from montjoy.core.session.umpire import why_not
from montjoy.core.session.versions import move
from tests.suite.players import any_answer, todo, write_unasked
from tests.upgrade.playing import Table, ruled

LEAVES: Final = 12                                           # that are tried for an edit
AHEAD: Final = 60                                            # turns that an edited game must live on
UNTOUCHED: Final = ("options", "config", "pack", "own", "rules_version")


def copy(session: Session) -> Session:
    """The same game, to look ahead in."""
    assert session.dice is not None
    return Session.replay(session.game, session.header, session.entries, session.dice.seed)


def looks(table: Table) -> bool:
    """The umpire looks through a seat's eyes."""
    table.session.look(table.session.seats[table.luck.below(len(table.session.seats))])
    return True


def pauses(table: Table) -> bool:
    return ruled(table.session, Pause(), "supper") is None and ruled(table.session, Resume(), "we have eaten") is None


def rests(table: Table) -> bool:
    """A pause that only those are told whom it concerns."""
    first = table.session.seats[:1]
    return ruled(table.session, Pause(), "one moment", first) is None and ruled(table.session, Resume(), "on", first) is None


def answers_for(table: Table) -> bool:
    """An answer for a seat that is away."""
    asked = [(seat, q) for seat in table.session.seats for q in todo(table.session, seat) if q.kind != "offer"]
    if not asked:
        return False
    seat, question = asked[table.luck.below(len(asked))]
    answer = any_answer(table.session.game, table.session.page(seat), question, table.luck)
    return ruled(table.session, AnswerFor(seat, question.id, answer), "he is away") is None


def sets_die(table: Table) -> bool:
    """The next dice of a matter that is about to be diced for: the first one's face on all."""
    ahead = Table(copy(table.session), table.luck, table.player)
    for _ in range(10):
        if ahead.session.over or ahead.session.stopped:
            return False
        ahead.turn()
        new = [e for e in ahead.session.entries[len(table.session.entries) :] if isinstance(e, Die) and e.faces]
        if new:
            die = new[0]
            return ruled(table.session, SetDie(die.why, die.about, die.faces[:1] * len(die.faces)), "it fell off") is None
    return False


def takes_back(table: Table) -> bool:
    """Back to a mark that is not the last one, where there are two."""
    marks = [e.label for _, e in effective(table.session.entries) if isinstance(e, Marked)]
    if not marks:
        return False
    return ruled(table.session, TakeBack(marks[-3:][table.luck.below(len(marks[-3:]))]), "we forgot a rule") is None


def changes_mind(table: Table) -> bool:
    """A sealed answer is given anew."""
    session = table.session
    asked = [q for q in session.open if q.done and (q.asked.options or q.asked.kind == "order")]
    if not asked or session.typing or session.stopped:
        return False
    q = asked[0]
    answer = any_answer(session.game, session.page(q.seat), q.asked, table.luck)
    return session.answer(q.seat, answer, q.asked.id) is None


def writes_unasked(table: Table) -> bool:
    """A form that a seat may write though nobody asks for it."""
    before = len(table.session.entries)
    write_unasked(table.session, table.luck)
    return len(table.session.entries) > before


def undoes(table: Table) -> bool:
    return any(table.session.undo(seat) is None for seat in table.session.seats)


# ---- edits -------------------------------------------------------------------------------------------------------------
def edits_last(table: Table) -> bool:
    return edits(table, "last")


def edits_next(table: Table) -> bool:
    return edits(table, "next")


def edits(table: Table, when: str) -> bool:
    """A number of the state is made another, one with which the game goes on."""
    session, luck = table.session, table.luck
    if not session.snapshots:
        return False
    data = plain(session.state_of(session.snapshots[-1]) if when == "last" else session.state)
    leaves = [path for path in numbers(data) if not set(UNTOUCHED) & set(path.split("/"))]
    for _ in range(min(LEAVES, len(leaves))):
        path = leaves[luck.below(len(leaves))]
        old = look(data, path)
        edit = Edit((Change(path, old, old + (1 if old < 1 or luck.below(2) else -1)),), when)
        if why_not(session, edit, "so it stands") is None and lives_on(session, edit, table.player):
            return ruled(session, edit, "it was counted wrongly") is None
    return False


def lives_on(session: Session, edit: Edit, player: str) -> bool:
    """Whether the rules can carry on with it, there and back."""
    ahead = Table(copy(session), Philox(len(session.entries), 78, 0), player)
    for ruling in (edit, inverse(edit)):
        if why_not(ahead.session, ruling, "so it stands") is None and ruled(ahead.session, ruling, "looking ahead") is not None:
            return False
        for _ in range(AHEAD):
            if ahead.session.over:
                break
            if ahead.session.stopped:
                return False
            ahead.turn()
    return True


def reverses(table: Table) -> bool:
    """The last edit is taken back by its inverse."""
    rulings = [e.ruling for e in table.session.entries if isinstance(e, Ruled) and isinstance(e.ruling, Edit)]
    return bool(rulings) and ruled(table.session, inverse(rulings[-1]), "it was right after all") is None


def numbers(data: Any, path: str = "") -> Iterator[str]:
    """The paths of all whole numbers in plain data."""
    if isinstance(data, int) and not isinstance(data, bool):
        yield path
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        if "/" not in str(key):
            yield from numbers(value, f"{path}/{key}" if path else str(key))


# ---- another session -----------------------------------------------------------------------------------------------------
def forks_at_mark(table: Table) -> bool:
    """The game goes its own way from a mark in its middle."""
    marks = [n for n, e in effective(table.session.entries) if isinstance(e, Marked)]
    return bool(marks) and forks(table, marks[len(marks) // 2] + 1)


def forks_now(table: Table) -> bool:
    """From where it stands."""
    return table.session.typing is None and not table.session.stopped and forks(table, len(table.session.entries))


def forks(table: Table, at: int) -> bool:
    table.session = table.session.fork(at)
    table.session.kept_snapshots = 0
    return True


def moves(table: Table) -> bool:
    """On under the present version of the rules, from the last mark."""
    session = table.session
    if not session.snapshots or session.dice is None:
        return False
    table.session = move(session.game, session.header, session.entries, session.snapshots[-1], session.dice.seed)
    table.session.kept_snapshots = 0
    return True


MEDDLING: Final[dict[str, Callable[[Table], bool]]] = {
    "look": looks, "pause": pauses, "rest": rests, "answer": answers_for, "set": sets_die, "back": takes_back,
    "change": changes_mind, "undo": undoes, "edit-last": edits_last, "edit-next": edits_next, "reverse": reverses,
    "fork-mark": forks_at_mark, "fork-now": forks_now, "move": moves, "write": writes_unasked,
}  # fmt: skip


def failed(session: Session) -> bool:
    """A rule of the game itself could not be carried out; the planted fault does not count."""
    return any(isinstance(e, Failed) and not e.where.startswith("planted:") for e in session.entries)
