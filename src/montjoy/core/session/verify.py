"""Checking a record: does it replay, and does every die follow from the seed?"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from montjoy.core import dice
from montjoy.core.content import files
from montjoy.core.effects import UMPIRE, WATCHER, Seat
from montjoy.core.errors import Departs, RulesError
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.record import nonces
from montjoy.core.record.rulings import Edit
from montjoy.core.session.journal import takes_back
from montjoy.core.session.session import Session


class Report(msgspec.Struct, frozen=True):
    """`ok`: nothing is wrong.  `line`, `wrong`: where and what, if something is.  `dice`: recomputed from the seed;
    `typed`: typed or set by hand; `seed`: whether the seed is out (else dice are only checked for being legal).

    `added`: the seats whose own programs added to the seed; `host`: those of them that whoever opened the table held.
    `beginnings`: how many lists were frozen, 0: none, as in records of before.  `host_chose`: nobody but the host added
    anything, so that the host could have chosen this game."""

    ok: bool
    line: int
    wrong: str
    over: bool
    seed: bool
    decisions: int
    dice: int
    typed: int
    epochs: int
    added: tuple[Seat, ...] = ()
    host: tuple[Seat, ...] = ()
    beginnings: int = 0
    host_chose: bool = True


def why_not_here(game: Game, header: rec.Header, entries: Sequence[rec.Entry] = ()) -> str:
    """Empty, or why this record is not one that this game's rules can replay."""
    if header.game != game.slug:
        return f"the record is of {header.game}, not of {game.slug}"
    version = rec.version_of(header, entries)
    if version != game.rules_version:
        return (
            f"the record was played under version {version} of the rules of {game.slug}; "
            f"these are version {game.rules_version}"
        )
    return ""


def verify(game: Game, header: rec.Header, entries: Sequence[rec.Entry]) -> Report:
    """Replay a record and recompute its dice.  Never raises for what a record holds; says where it is wrong."""
    line, wrong, session = 0, why_not_here(game, header, entries), None
    released = [(n, e) for n, e in enumerate(entries) if isinstance(e, rec.Released)]
    seed: bytes | None = None
    if wrong:
        line = 1
    elif released:
        line, wrong, seed = _seed(header, *released[0])
    if not wrong:
        line, wrong = _before_other_rules(header, entries, seed)
    if not wrong:
        try:
            session = Session.replay(game, header, entries, seed)
        except Departs as error:
            line, wrong = error.line, error.why
        except (RulesError, files.BadFile, msgspec.ValidationError, ValueError, TypeError, KeyError, LookupError) as error:
            line, wrong = 1, f"the record cannot be replayed: {error}"
    fallen = [e for e in entries if isinstance(e, rec.Die)]
    lists, added = nonces.lists(entries), () if header.forked else nonces.added(entries)
    host = tuple(seat for seat in added if seat in lists[-1].host)
    return Report(
        ok=not wrong,
        line=line,
        wrong=wrong,
        over=bool(session and session.over),
        seed=seed is not None,
        decisions=sum(isinstance(e, rec.Decided) for e in entries),
        dice=sum(e.how == "" for e in fallen),
        typed=sum(e.how != "" for e in fallen),
        epochs=session.epoch if session else 0,
        added=added,
        host=host,
        beginnings=len(lists),
        host_chose=added == host,
    )


def _before_other_rules(header: rec.Header, entries: Sequence[rec.Entry], seed: bytes | None) -> tuple[int, str]:
    """What stands before the last line `moved` these rules cannot follow; but its dice are those of the seed by the laws in their
    lines, and a state from which the game went on is the one of its mark, where no ruling changed it."""
    last = max((n for n, e in enumerate(entries) if isinstance(e, rec.Moved)), default=-1)
    if last < 0:
        return 0, ""
    fallen = dice.Dice(seed) if seed is not None else None
    if fallen is not None:
        fallen.begin(nonces.said(entries))
    epoch, edited, holds = 0, False, list[tuple[int, rec.Entry]]()
    viewers = {*header.seats, WATCHER, *([UMPIRE] if header.umpire else [])}
    for number, entry in enumerate(entries[: last + 1]):
        to = rec.taken_back_to(entry, holds)
        while to is not None and holds and holds[-1][0] >= to:
            holds.pop()
        epoch += takes_back(entry)
        edited |= isinstance(entry, rec.Ruled) and isinstance(entry.ruling, Edit)
        if isinstance(entry, rec.Moved) and not edited and not _is_of(entry, holds[-1][1] if holds else None):
            return number + 2, "the game does not go on from the state of the mark that stands there"
        told = entry.versions if isinstance(entry, rec.Moved) else dict.fromkeys(viewers, (0, 0))
        if set(told) != viewers or min(map(min, told.values())) < 0:
            return number + 2, "it is not said how much everybody has been told"
        if isinstance(entry, rec.Die) and not entry.how and entry.law is not msgspec.UNSET and fallen is not None:
            since = [e for _, e in takewhile(lambda held: not isinstance(held[1], rec.Marked | rec.Moved), reversed(holds))]
            label = next((e.label for _, e in reversed(holds) if isinstance(e, rec.Marked | rec.Moved)), "")
            what = entry.scope, entry.why, entry.about
            n = 1 + sum(isinstance(e, rec.Die) and not e.how and (e.scope, e.why, e.about) == what for e in since)
            if not _fell(fallen, entry, entry.law, dice.matter(epoch, label, *what), n):
                return number + 2, f"the die for {entry.why} {entry.about} is not the one that the seed gives"
        holds.append((number, entry))
    return 0, ""


def _is_of(moved: rec.Moved, mark: rec.Entry | None) -> bool:
    if isinstance(mark, rec.Marked):
        return (mark.label, mark.hash) == (moved.label, rec.state_hash(moved.state))
    return isinstance(mark, rec.Moved) and (mark.label, bytes(mark.state)) == (moved.label, bytes(moved.state))


def _fell(fallen: dice.Dice, die: rec.Die, law: rec.Law, name: str, n: int) -> bool:
    """Whether a die fell as the seed gives it, by the law in its line."""
    faces = law.faces or range(1, law.sides + 1)
    if law.cards:
        return die.card == law.cards[fallen.below(len(law.cards), name, n)]
    if not faces or len(die.faces) != (1 if law.pool is None else law.pool):
        return False
    names = [name] if law.pool is None else dice.of_pool(name, law.pool)
    return list(die.faces) == [faces[fallen.below(len(faces), each, n)] for each in names]


def _seed(header: rec.Header, number: int, released: rec.Released) -> tuple[int, str, bytes | None]:
    try:
        seed = bytes.fromhex(released.seed)
    except ValueError:
        return number + 2, "the seed is not hexadecimal", None
    if len(seed) != dice.SEED_BYTES or dice.commitment(seed, header.game, header.rules_version) != header.commitment:
        return number + 2, "this is not the seed that was committed to before the game", None
    return 0, "", seed
