"""A table as it is shown to somebody at its door: what is played, who opened it, how fast, and who sits there.

Nothing of the game itself is in it, so it is the same before play has begun and long after.
"""

from __future__ import annotations

from montjoy.table.tables import catalogue, lines
from montjoy.table.tables.pace import paces
from montjoy.table.tables.table import Table
from montjoy.table.web import table_titles
from montjoy.table.web.call import Call


class Doorway:
    """`role`: the seat that is offered; "": none yet.  `people`: of every role its words, who sits there (lines.OPEN, BOT or
    PERSON), his name, and whether he is here, where the visitor was invited (`inside`)."""

    def __init__(self, call: Call, table: Table, role: str = "", inside: bool = True) -> None:
        w = catalogue.words(table.game, table.session.scenario, call.lang)
        self.id, self.settings, self.slug, self.status = table.id, table.settings, table.game.slug, table.status
        self.title = table_titles.title(table, call.lang)
        self.game = catalogue.title_of(table.game, w)
        self.scenario = catalogue.scenario_title(table.game, table.session.scenario, w)
        about = catalogue.scenario_says(table.game, table.session.scenario, w)[:1]
        self.says = [*about, *catalogue.how_it_ends(table.game, table.session.scenario, table.session.options, w)]
        self.cover = catalogue.cover_of(table.game)
        self.pace = paces.pace_words(paces.agreed(table.settings), w)
        self.seat = w.name(role) if role else ""
        self.side = catalogue.Side(table.game, table.session.scenario, role, w) if role in table.session.seats else None
        self.people = [(w.name(p.role), p.who, p.name if p.who == lines.PERSON else "", p.here and inside)
                       for p in table.absence.sittings() if p.role != role]
        there = table.seating.people.get(role)
        self.instead = there.name if there is not None and table.absence.expected(role) else None
