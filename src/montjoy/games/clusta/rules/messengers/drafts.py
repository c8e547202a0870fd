"""Battle reports as the engine has drafted them, before they leave: the umpire may change a figure or hold one back.

    report 1 own lost 40
    hold 2

The words are those of the umpire's language (`locales/LANGUAGE/orders.toml`); those of others and the names of fields are read
too.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from montjoy.core.effects import UMPIRE, No, no, order
from montjoy.games.clusta.model.state import Drafted, World
from montjoy.games.clusta.protocol.events import DraftWaits
from montjoy.games.clusta.protocol.forms import Edited
from montjoy.games.clusta.protocol.questions import Drafts
from montjoy.games.clusta.protocol.reports import BattleReport
from montjoy.games.clusta.protocol.vocabulary import DESK, coded

AMEND: Final = re.compile(r"report ([0-9]{1,2}) (\w+) ([0-9]{1,4})")
HOLD: Final = re.compile("keep_back ([0-9]{1,2})")
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
        line = coded(raw)
        held, amend = HOLD.fullmatch(line), AMEND.fullmatch(line)
        if held:
            hold.append(int(held[1]))
        elif amend and amend[2] in FIELDS:
            amends.append({"report": int(amend[1]), "field": amend[2], "value": int(amend[3])})
        elif line:
            return no("CN-GEN-04", "draft-line", line=number, text=raw.split("#")[0].strip()[:60])
    try:
        return msgspec.convert({"amends": amends, "hold": hold}, Edited)
    except msgspec.ValidationError as wrong:
        return no("CN-GEN-04", "bad-plan", says=str(wrong))


def write(edited: Edited, lang: str = "en") -> str:
    """The text of the changes in the words of a language; read(write(edited)) == edited."""
    def w(key: str) -> str:
        return DESK.said(key, lang)

    amends = [f"{w('report')} {one.report} {w(one.field)} {one.value}" for one in edited.amends]
    return "\n".join([*amends, *(f"{w('keep_back')} {n}" for n in edited.hold)])
