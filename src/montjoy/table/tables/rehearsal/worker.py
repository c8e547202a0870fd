"""The process that plays one table through by the new rules: `python -m montjoy.table.tables.rehearsal.worker`, with a `Request`
on its input.  It binds itself before it begins: time, memory, files.  Its output is a `Rehearsal`; if it dies, that is an answer
too.
"""

from __future__ import annotations

import sys

import msgspec

from montjoy.core import child
from montjoy.core.game import games
from montjoy.core.session.versions import Rehearsal, rehearse, why_not_move
from montjoy.table.tables.rehearsal import waiting
from montjoy.table.tables.rehearsal.background import MEMORY, Request


def rehearsed(given: Request) -> Rehearsal:
    """The whole of it: does it come out the same, and if not, can it go on from its last mark?"""
    game, there = games()[given.game](), given.there
    report = Rehearsal(False)
    if not given.only_move:
        report = rehearse(game, given.header, there.entries, None, seed=there.seed, stored=there.states)
    mark = waiting.mark_of(there)
    fixed = "" if report.equal else why_not_move(game, given.header, there.entries, mark, there.seed)
    return msgspec.structs.replace(report, mark=mark.label if mark else "", fixed=fixed[:500], why=report.why[:1000])


def main() -> None:
    given = msgspec.json.decode(sys.stdin.buffer.read(), type=Request)
    child.bind(MEMORY, given.seconds, FSIZE=0)
    child.answer(msgspec.json.encode(rehearsed(given)))


if __name__ == "__main__":
    main()
