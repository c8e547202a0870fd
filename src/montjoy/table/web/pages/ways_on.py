"""What those who played may play after a game, as a page offers it."""

from __future__ import annotations

import msgspec

from montjoy.core.effects import WATCHER
from montjoy.table.tables import catalogue
from montjoy.table.tables.table import Table


class Way(msgspec.Struct, frozen=True):
    """A kind of `lines.Again`, what somebody has opened of it already ("": nobody), and the words of its button."""

    kind: str
    says: str
    button: str


def ways_on(table: Table, role: str, lang: str) -> tuple[Way, ...]:
    """A rematch with the seats swapped, if there are several, and with the same; and the next scenario where there is one."""
    if role == WATCHER:
        return ()
    game, scenario = table.game, table.session.scenario
    following = catalogue.next_after(game, scenario)
    there = {opened.kind: opened for opened in table.pictures.of(role).again or ()}
    names = {p.role: p.name for p in table.absence.sittings()}
    found = []
    for kind, plot in (("rematch", scenario), ("same", scenario), ("next", following)):
        if plot is None or (kind == "rematch" and len(table.session.seats) == 1):
            continue
        w = catalogue.words(game, plot, lang)
        title = catalogue.scenario_title(game, plot, w)
        opened = there.get(kind)
        if opened is None:
            found.append(Way(kind, "", w.text(f"page-again-{kind}", scenario=title)))
        elif opened.by == role:
            found.append(Way(kind, "", w.text(f"page-again-{kind}-go", scenario=title)))
        else:
            who = names.get(opened.by) or table.words(lang).name(opened.by)
            says = w.text(f"page-again-{kind}-opened", who=who, scenario=title, seat=w.name(opened.seat))
            found.append(Way(kind, says, w.text("page-again-sit")))
    return tuple(found)
