"""Battle reports as the engine has drafted them, before they leave: the umpire may change a figure or hold one back.

    report 1 own_lost 40
    hold 2
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from montjoy.core.effects import UMPIRE, No, no, order
from montjoy.games.clusta.model.state import Drafted, World
from montjoy.games.clusta.protocol.events import DraftWaits
from montjoy.games.clusta.protocol.forms import Amend, Edited
from montjoy.games.clusta.protocol.questions import Drafts
from montjoy.games.clusta.protocol.reports import BattleReport

AMEND: Final = re.compile(r"report\s+([0-9]{1,2})\s+(\w+)\s+([0-9]{1,4})", re.IGNORECASE)
HOLD: Final = re.compile(r"hold\s+([0-9]{1,2})", re.IGNORECASE)
FIELDS: Final = ("enemy_men", "enemy_lost", "own_lost")


def drafted_reports(world: World) -> list[tuple[int, int, BattleReport]]:
    """(place among the drafts, place in the dispatch, report) of every battle report of this round."""
    return [
        (n, k, report) for n, draft in enumerate(world.drafts) for k, report in enumerate(draft.carries.reports)
        if isinstance(report, BattleReport)
    ]  # fmt: skip


def lines(world: World) -> list[DraftWaits]:
    """The drafts as the umpire sees them, counted from 1."""
    return [
        DraftWaits(number, world.drafts[n].to.partition(".")[0], r.stood or r.hex, r.enemy_men, r.enemy_lost, r.own_lost)
        for number, (n, _, r) in enumerate(drafted_reports(world), 1)
    ]


async def show_drafts(world: World) -> None:
    """CN-GEN-04  Before the messages of a round leave, the umpire sees the battle reports, once a round and in so many rounds of
    a day as he wants; left alone they go as they are."""
    there = drafted_reports(world)
    if not there or world.drafts_today >= world.drafts_most:
        return
    world.drafts_today += 1
    edited = await order(UMPIRE, Drafts(world.day, world.slot), Edited)
    told: dict[tuple[int, int], BattleReport | None] = {(n, k): report for n, k, report in there}
    for number, (n, k, _) in enumerate(there, 1):
        for amend in edited.amends:
            report = told[n, k]
            if amend.report == number and report is not None:
                told[n, k] = msgspec.structs.replace(report, **{amend.field: amend.value})
        if number in edited.hold:
            told[n, k] = None
    world.drafts = [changed for n, draft in enumerate(world.drafts) if (changed := with_reports(draft, n, told)) is not None]


def with_reports(draft: Drafted, n: int, told: dict[tuple[int, int], BattleReport | None]) -> Drafted | None:
    """A dispatch with its reports as they are told; None where nothing is left in it."""
    found = [told.get((n, k), report) for k, report in enumerate(draft.carries.reports)]
    left = tuple(report for report in found if report is not None)
    if len(found) and not left:
        return None
    return msgspec.structs.replace(draft, carries=msgspec.structs.replace(draft.carries, reports=left))


def why_not(world: World, edited: Edited) -> No | None:
    """A report that is not there."""
    most = len(drafted_reports(world))
    for number in [*(a.report for a in edited.amends), *edited.hold]:
        if number > most:
            return no("CN-GEN-04", "no-such-report", number=number, most=most)
    return None


# ---- as text -----------------------------------------------------------------------------------------------------------------
def read(text: str) -> Edited | No:
    amends, hold = [], []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        held, amend = HOLD.fullmatch(line), AMEND.fullmatch(line)
        if held:
            hold.append(int(held[1]))
        elif amend and amend[2].lower() in FIELDS:
            amends.append({"report": int(amend[1]), "field": amend[2].lower(), "value": int(amend[3])})
        elif line:
            return no("CN-GEN-04", "draft-line", line=number, text=line[:60])
    try:
        return msgspec.convert({"amends": amends, "hold": hold}, Edited)
    except msgspec.ValidationError as wrong:
        return no("CN-GEN-04", "bad-plan", says=str(wrong))


def write(edited: Edited) -> str:
    """The text of the changes; read(write(edited)) == edited."""
    return "\n".join([*map(text_of, edited.amends), *(f"hold {n}" for n in edited.hold)])


def text_of(amend: Amend) -> str:
    return f"report {amend.report} {amend.field} {amend.value}"
