"""Twin games: two games that differ only in what seat A may not know give A the same bytes in the same order, until the
rules let the difference show by an event that the game lists in `reveals`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from montjoy.core.effects import NOBODY, WATCHER, Draw, Event, Roll, Seat, d, roll
from montjoy.core.game import Game
from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.sample import pick
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.streams import audience
from tests.suite.players import NONSENSE, any_answer, page_luck, todo

REDEALS: Final = 6


class Leak(AssertionError):
    """Something but a listed event was the first thing to differ."""


def twin_of(whole: Session, snapshot: Snapshot, viewer: str, luck: Philox) -> tuple[Session, Session] | None:
    """Two sessions at the same mark; None where redeal changes nothing that is hidden, however often it is tried."""
    game = whole.game
    base = resumed(whole, snapshot)
    seat = viewer if viewer != WATCHER else whole.seats[0]
    state = msgspec.json.decode(snapshot.state, type=type(base.state))
    for _ in range(REDEALS):
        other = game.redeal(state, seat, base.streams.get(seat), luck)
        if game.hidden(state, seat) != game.hidden(other, seat):
            changed = msgspec.structs.replace(snapshot, state=msgspec.json.encode(other))
            return base, resumed(whole, changed)
    return None


def resumed(whole: Session, snapshot: Snapshot) -> Session:
    assert whole.dice is not None
    return Session.replay(whole.game, whole.header, whole.entries[: snapshot.at], whole.dice.seed, snapshot=snapshot)


def transcript(
    session: Session, viewer: str, items: int, seed: int, fidget: bool = False, looks: bool = True
) -> list[tuple[str, Any, bytes]]:
    """All that reaches the viewer, in order: (kind, thing, bytes) of stream items, distinct pages and replies.

    The viewer acts by luck of his own and tries nonsense before each decision; every other seat is a fixed function of
    its own page.  `fidget`: the others change sealed answers, take quiet ones back first,
    and a hidden die of another matter falls now and then: none of it may show.
    Without `looks` they act by the number of the question alone, so that twins differ in hidden things only."""
    out: list[tuple[str, Any, bytes]] = []
    seen, page = session.streams[viewer].base, b""
    luck = Philox(seed, 0, 1)

    def look() -> None:
        nonlocal seen, page
        stream = session.streams[viewer]
        for item in stream.items[seen - stream.base :]:
            out.append(("item", item, msgspec.json.encode(item)))
        seen = stream.version
        now = session.page(viewer)
        encoded = msgspec.json.encode(now)
        if encoded != page:
            page = encoded
            out.append(("page", now, encoded))

    look()
    for step in range(100_000):
        if session.over or session.stopped or len(out) >= items:
            break
        mine = todo(session, viewer) if viewer in session.seats else []
        mine = [q for q in mine if q.kind != "offer"] or (mine if session.window else [])
        others = [(s, q) for s in session.viewers if s != viewer for q in todo(session, s)]
        waited = [(s, q) for s, q in others if q.kind != "offer"]
        if mine:
            for nonsense in (NONSENSE[step % len(NONSENSE)], NONSENSE[(step * 5 + 1) % len(NONSENSE)]):
                if not isinstance(nonsense, type(None)) or mine[0].kind != "offer":
                    reply = session.answer(viewer, nonsense, mine[0].id)
                    out.append(("reply", reply, msgspec.json.encode(reply)))
            answer = any_answer(session.game, session.page(viewer), mine[0], luck)
            reply = session.answer(viewer, answer, mine[0].id)
            out.append(("reply", reply, msgspec.json.encode(reply)))
            if mine[0].kind == "offer":
                session.close_window()
        elif waited:
            fixed_act(session, *waited[0], fidget, looks)
        elif session.window:
            for s, q in others:
                fixed_act(session, s, q, fidget, looks)
            session.close_window()
        else:
            raise AssertionError("stalled")
        look()
    return out


def fixed_act(session: Session, seat: Seat, asked: Any, fidget: bool, looks: bool) -> None:
    page = session.page(seat)
    luck = page_luck(page, asked, seat) if looks else Philox(asked.id, len(seat), 5)
    answer = any_answer(session.game, page, asked, luck)
    assert session.answer(seat, answer, asked.id) is None
    if not fidget or session.over:
        return
    session.faces.seeded(roll(d(6), "a hidden matter of nobody here", to=NOBODY), "")
    if session.undo(seat) is None:
        (again,) = [q for q in todo(session, seat) if q.ask == asked.ask]
        assert session.answer(seat, answer, again.id) is None
    elif asked.id in session.page(seat).answered:
        assert session.answer(seat, answer, asked.id) is None


def compare(game: Game, one: list[tuple[str, Any, bytes]], two: list[tuple[str, Any, bytes]]) -> tuple[int, str | None]:
    """(equal items, the event type that let the difference show, or None).  Raises Leak."""
    for i, (a, b) in enumerate(zip(one, two, strict=False)):
        if a[2] == b[2] and a[0] == b[0]:
            continue
        for kind, thing, _ in (a, b):
            if kind == "item" and isinstance(thing, Event) and type(thing) in game.reveals:
                return i, type(thing).__name__
        at = max(0, next((n for n, (x, y) in enumerate(zip(a[2], b[2])) if x != y), 0) - 200)
        raise Leak(f"after {i} equal items:\n  {a[0]}: {a[2][at : at + 600]!r}\n  {b[0]}: {b[2][at : at + 600]!r}")
    return min(len(one), len(two)), None


def twins(game: Game, whole: Session, viewer: str, items: int = 400, marks: int = 4, salt: int = 0) -> tuple[int, list[str]]:
    """Twins from several marks of a recorded game, of those at which anything is hidden from the viewer: the sum of equal
    items, and what revealed."""
    total, revealed = 0, []
    for snapshot in spread([s for s in whole.snapshots if hidden_at(whole, s, viewer)], marks):
        luck = Philox(salt * 1000 + snapshot.at, 7, 0)
        pair = twin_of(whole, snapshot, viewer, luck)
        if pair is None:
            continue
        one, two = (transcript(s, viewer, items, salt, s is pair[1], salt % 2 == 0) for s in pair)
        equal, event = compare(game, one, two)
        total += equal
        revealed += [event] if event else []
    return total, revealed


def hidden_at(whole: Session, snapshot: Snapshot, viewer: str) -> dict[str, Any]:
    """What is hidden from a viewer at a mark; the watcher is dealt to as the first seat is."""
    state = msgspec.json.decode(snapshot.state, type=type(whole.state))
    return whole.game.hidden(state, viewer if viewer != WATCHER else whole.seats[0])


def spread(snapshots: list[Snapshot], marks: int) -> list[Snapshot]:
    """So many of them, from the first to the last."""
    return snapshots[:: max(1, len(snapshots) // marks)][:marks]


# ---- chance that the viewer does not see -------------------------------------------------------------------------------
def luck_twins(
    game: Game, whole: Session, viewer: str, items: int = 400, marks: int = 4, salt: int = 0
) -> tuple[int, list[str]]:
    """Twins that differ in what is drawn and rolled out of the viewer's sight after a mark: cards that go to another hand or lie
    face down.  What comes and goes between two marks is hidden from him only so."""
    total, revealed = 0, []
    for snapshot in spread(whole.snapshots, marks):
        pair = resumed(whole, snapshot), resumed(whole, snapshot)
        other_luck(pair[1], viewer, Philox(salt * 1000 + snapshot.at, 9, 0))
        one, two = (transcript(s, viewer, items, salt, s is pair[1], salt % 2 == 0) for s in pair)
        equal, event = compare(game, one, two)
        total += equal
        revealed += [event] if event else []
    return total, revealed


def other_luck(session: Session, viewer: str, luck: Philox) -> None:
    """From now on what falls where the viewer does not look falls as `luck` says; all else by the seed."""
    honest = session.faces.seeded

    def keyed(effect: Any, scope: str) -> rec.Die:
        die, to = honest(effect, scope), audience(effect.to, session.frames[-1].seats)
        if to is None or viewer in to:
            return die
        if isinstance(effect, Draw):
            return msgspec.structs.replace(die, card=pick(effect.deck.law(), luck.below))
        faces = effect.die.faces if isinstance(effect, Roll) else range(1, effect.m + 1)
        return msgspec.structs.replace(die, faces=tuple([faces[luck.below(len(faces))] for _ in die.faces]))

    session.faces.seeded = keyed  # type: ignore[method-assign]
