"""Checking a record: does it replay, and does every die follow from the seed?"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from montjoy.core import dice
from montjoy.core.content import files
from montjoy.core.effects import Seat
from montjoy.core.errors import Departs, RulesError
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.record import nonces
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


def _seed(header: rec.Header, number: int, released: rec.Released) -> tuple[int, str, bytes | None]:
    try:
        seed = bytes.fromhex(released.seed)
    except ValueError:
        return number + 2, "the seed is not hexadecimal", None
    if len(seed) != dice.SEED_BYTES or dice.commitment(seed, header.game, header.rules_version) != header.commitment:
        return number + 2, "this is not the seed that was committed to before the game", None
    return 0, "", seed
