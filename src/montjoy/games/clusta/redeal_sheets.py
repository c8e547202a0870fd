"""Others' order sheets: what they might say instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from montjoy.games.clusta.reports import SecretReport
from montjoy.games.clusta.secret import Secret, own_entries
from montjoy.games.clusta.world import World

RETREATS: Final = (0, 25, 40, 50, 60, 75, 90)


def sheets(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  Sheets in force with others, but for a side of which a message was captured and broken since they were
    written."""
    broken = [(report.side, report.at) for report in own_entries(world, seat) if isinstance(report, SecretReport)]
    for key, sheet in world.sheets.items():
        side = key.partition(":")[0]
        if side != seat and not any(of == side and at >= 48 * sheet.day for of, at in broken):
            yield Secret(f"sheet.{key}", sheet.standing.retreat_at, RETREATS, put_standing(key))


def put_standing(key: str) -> Callable[[World, Any], None]:
    def put(world: World, retreat_at: Any) -> None:
        old = world.sheets[key]
        standing = msgspec.structs.replace(old.standing, retreat_at=retreat_at)
        new = msgspec.structs.replace(old, standing=standing)
        world.sheets[key] = new
        for sent in world.books[key.partition(":")[0]].sent.values():
            sent[:] = [new if sheet == old else sheet for sheet in sent]

    return put
