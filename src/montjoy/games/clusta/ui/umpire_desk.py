"""The umpire's evening in few words: what has happened, what needs him, and the texts in which he answers.

What is worth a line of its own is what he may have to act upon; everything else is counted.  `log` and `map` show all of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.model.queries import short
from montjoy.games.clusta.protocol import events, external_battle, reports
from montjoy.games.clusta.protocol.forms import Amend, Edited, Plan, Planned
from montjoy.games.clusta.protocol.gathered import each
from montjoy.games.clusta.protocol.questions import UmpireDay
from montjoy.games.clusta.protocol.vocabulary import DESK
from montjoy.games.clusta.rules.campaign import incidents, schedule
from montjoy.games.clusta.rules.messengers import drafts as drafted
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui.names import when

SOON: Final = 1                                              # events of today and tomorrow are told, later ones counted
MOST_NAMED: Final = 8
BY_COURIER: Final = (reports.BattleReport, reports.Nightly, reports.NothingNew, reports.ContactReport, reports.NoOrders)
ALONE: Final = (events.Ends, events.Happened, events.PartyMet, events.PartyUnseen)


# ---- what has happened -------------------------------------------------------------------------------------------------
def digest(seen: Seen, items: Sequence[Any], words: Any) -> list[str]:
    """The clock, battles, messengers that were lost, what came true; how much was written and reported; then his inbox."""
    items = list(each(items))
    lines = [words.text("paper-clock", day=max(0, seen.day), slot=seen.slot)]
    lines += battles(items, words)
    lines += [words.event(item) for item in items if isinstance(item, ALONE)]
    lost = Counter((item.who.partition(".")[0], item.why, item.by) for item in items if isinstance(item, events.GoesNoFurther))
    lines += [words.text("paper-lost", side=side, why=why, by=by, count=count) for (side, why, by), count in lost.items()]
    sheets = sum(isinstance(item, events.SheetSent) for item in items)
    letters = sum(isinstance(item, reports.Letter) for item in items)
    told = sum(isinstance(item, BY_COURIER) for item in items)
    lines.append(words.text("paper-counted", sheets=sheets, reports=told, letters=letters))
    return [*map(str, lines), *inbox(seen, words)]


def battles(items: Sequence[Any], words: Any) -> list[str]:
    """A line for each battle, by its last report."""
    found = [item for item in items if isinstance(item, reports.BattleReport)]
    pairs = [(report.at, side_of(report), report.side) for report in found]
    last: dict[tuple[str, str, str], reports.BattleReport] = {}
    for report, (at, own, other) in zip(found, pairs, strict=True):
        if own < other or (at, other, own) not in pairs:     # both have reported it: one of the two is enough
            last[own, other, report.by] = report
    return [
        str(words.text("paper-battle", hex=r.stood or r.hex, by=r.by, side=r.side, marker=r.marker, how=r.how,
                       when=when(words, r.at)))
        for r in last.values()
    ]


def side_of(report: reports.BattleReport) -> str:
    return report.by.partition(".")[0]


# ---- what needs him ----------------------------------------------------------------------------------------------------
def inbox(seen: Seen, words: Any) -> list[str]:
    """The lines of his inbox, those of one kind together; events that are far off are counted."""
    found: list[str] = []
    idle = [item.who for item in seen.inbox if isinstance(item, events.IdlePiece)]
    lapse = [item.who for item in seen.inbox if isinstance(item, events.SheetLapses)]
    stuck = [item.courier for item in seen.inbox if isinstance(item, events.CourierStuck)]
    for key, who in (("paper-idle", idle), ("paper-lapse", lapse), ("paper-stuck", stuck)):
        if who:
            found.append(str(words.text(key, who=named(who, words), count=len(who))))
    found += [words.event(item) for item in seen.inbox if isinstance(item, events.PlayerSilent | events.DraftWaits)]
    coming = [item for item in seen.inbox if isinstance(item, events.FutureEvent)]
    found += [words.event(item) for item in coming if item.day <= seen.day + SOON]
    later = sum(item.day > seen.day + SOON for item in coming)
    return [*found, str(words.text("paper-later", count=later))] if later else found


def named(ids: Sequence[str], words: Any) -> str:
    """Some by name, the others by their number."""
    few = [words.name(id) for id in ids[:MOST_NAMED]]
    more = len(ids) - len(few)
    return words.joined(few) if not more else f"{', '.join(few)} … +{more}"


# ---- the texts in which he answers ---------------------------------------------------------------------------------------
def form(head: str, says: Sequence[str], example: Sequence[str], words: Any) -> str:
    """Comments, behind two #; an example, behind one; then room."""
    lines = [f"## {head}", f"## {words.text('paper-how-desk')}", *(f"##   {line}" for line in says)]
    lines += ["#", f"## {words.text('paper-example')}", *(f"#   {line}" for line in example)] if example else []
    return "\n".join([*lines, ""]) + "\n"


def day(seen: Seen, ask: UmpireDay, words: Any) -> str:
    """The sheet of future events, what can be planned, and how."""
    def w(key: str) -> str:
        return DESK.said(key, words.lang)

    coming = [words.event(item) for item in seen.inbox if isinstance(item, events.FutureEvent)]
    can = [str(words.text("paper-kinds")), *(f"  {w(kind)}: {words.text('paper-kind', kind=kind)}" for kind in schedule.KINDS)]
    most = 0 if seen.truth is None else seen.truth.drafts_most
    shown = words.text("paper-reports", most=most, word=w("reports"))
    rounds, mornings = (f"{w('ask')} {w(when)}" for when in ("rounds", "mornings"))
    says = [*coming, *can, shown, words.text("paper-ask", rounds=rounds, mornings=mornings)]
    return form(words.question(ask), says, schedule.write(plan(seen, ask), words.lang).split("\n"), words)


def plan(seen: Seen, ask: UmpireDay) -> Plan:
    """An example of this table's own hexes, units and lines, that would be accepted as it stands."""
    world, land = seen.truth, island(seen.map, seen.own_map).land
    planned = [Planned(min(ask.day + 1, seen.conflux_day), "pcs_at", 2, land[len(land) // 2])]
    unit = next((u.id for u in world.units.values() if incidents.is_ransard(u)), "") if world is not None else ""
    planned += [Planned(ask.day, "excess", unit=short(unit))] if unit else []
    return Plan(tuple(planned), (1,) if world is not None and world.events else (), 2, "rounds")


def drafts(seen: Seen, words: Any) -> str:
    """The battle reports as they would leave."""
    waiting = [words.event(item) for item in seen.inbox if isinstance(item, events.DraftWaits)]
    fields = words.text("paper-fields", fields=", ".join(DESK.said(field, words.lang) for field in drafted.FIELDS))
    left = 0 if seen.truth is None else seen.truth.drafts_most - seen.truth.drafts_today
    again = words.text("paper-reports-left", left=left)
    last = 0 if seen.truth is None else len(drafted.drafted_reports(seen.truth))
    example = drafted.write(Edited((Amend(1, "own_lost", 40),), (last,)), words.lang).split("\n") if last else []
    return form(words.text("paper-drafts"), [*waiting, fields, again], example, words)


def battle(found: external_battle.Battle, words: Any) -> str:
    """Who is in the battle, by the ids that the result wants."""
    says = [line for party in (found.attackers, found.defenders) for line in party_lines(party, words)]
    example = [external_battle.write(losses(men), words.lang) for men in found.attackers.men[:1]]
    return form(words.text("paper-result"), says, [line for text in example for line in text.split("\n")], words)


def losses(men: external_battle.Men) -> external_battle.Result:
    """An example with no more men than there are."""
    loss = external_battle.Loss(men.unit, men.elite, min(40, men.men // 2), min(12, men.men // 4))
    return external_battle.Result((loss,), (), (men.unit,))


def party_lines(party: external_battle.Party, words: Any) -> Iterator[str]:
    yield f"{words.name(party.side)}, {party.hex}:"
    for men in party.men:
        elite = f" {DESK.said('elite', words.lang)}" if men.elite else ""
        yield f"  {men.unit}{elite}: {men.men}"
    for id, value in party.commanders:
        yield f"  {id}: {words.text('paper-leader', value=value)}"
