"""The umpire's morning: his sheet of future events, and the text in which he writes it.

    day 12 round 3: Stonefather planted 0713
    day 14: bridge complete
    day 9 night 2: characters at 0509
    day 10 round 1: characters in battle 0612 trakorians
    day 11: excess unit 6
    strike 2
    reports 2
    ask rounds

The words are those of his language (`locales/LANGUAGE/orders.toml`); those of others and the program's own names are read too.
"""

from __future__ import annotations

import re
from typing import Final, get_args

import msgspec

from montjoy.core.effects import UMPIRE, No, no, order
from montjoy.games.clusta.model.state import Happening, World
from montjoy.games.clusta.protocol.forms import DAY, ROUNDS, Plan, Planned, clock
from montjoy.games.clusta.protocol.questions import UmpireDay, UmpireRound
from montjoy.games.clusta.protocol.vocabulary import DESK, coded
from montjoy.games.clusta.rules.campaign import incidents

KINDS: Final[tuple[str, ...]] = get_args(msgspec.structs.fields(Planned)[1].type)
WHEN: Final = re.compile(r"day ([0-9]{1,2})(?: (round|night) ([0-9]))? : (\S+) ?(.*)")
REPORTS: Final = re.compile("reports ([0-9]{1,3})")
ASK: Final = re.compile("ask (rounds|mornings)")
ROUNDS_TOO: Final = "rounds"
STRIKE: Final = re.compile("strike ([0-9]{1,3})")
MOST: Final = {"": 0, "round": 6, "night": 3}


async def morning(world: World) -> None:
    """CN-GEN-10  Before each day the umpire looks at what is to come, and adds or strikes out what he likes."""
    carry_out(world, await order(UMPIRE, UmpireDay(world.day), Plan))
    world.drafts_today = 0


async def ask_in_round(world: World) -> None:
    """CN-GEN-09  The war is played beside the adventure, and the two umpires pass news to each other: he who asks for it may add
    to his sheet in every round, what happens in it too; the first round's is the morning's."""
    if world.ask.get(UMPIRE) == ROUNDS_TOO and world.slot != ROUNDS[0]:
        carry_out(world, await order(UMPIRE, UmpireRound(world.day, world.slot), Plan))


def carry_out(world: World, plan: Plan) -> None:
    """What the umpire has written stands on his sheet."""
    struck = {n - 1 for n in plan.strike}
    world.events = [event for n, event in enumerate(world.events) if n not in struck]
    for line in plan.events:
        incidents.add(world, happening(line))
    world.drafts_most = world.drafts_most if plan.reports is None else plan.reports
    world.ask |= {UMPIRE: plan.ask} if plan.ask else {}


def happening(line: Planned) -> Happening:
    facts: dict[str, str | int] = {"hex": line.hex, "side": line.side, "unit": line.unit}
    return Happening(clock(line.day, max(1, line.slot)), line.kind, {name: fact for name, fact in facts.items() if fact})


def why_not(world: World, plan: Plan) -> No | None:
    """A plan for the past or for after the end, or a line that is not there."""
    for line in plan.events:
        if line.day > world.config.conflux_day:
            return no("CN-GEN-10", "day-after-the-end", day=line.day, last=world.config.conflux_day)
        if clock(line.day, max(1, line.slot)) < world.day * DAY:
            return no("CN-GEN-10", "day-is-past", day=line.day)
    for n in plan.strike:
        if n > len(world.events):
            return no("CN-GEN-10", "no-such-line", line=n)
    return None


# ---- as text -----------------------------------------------------------------------------------------------------------------
def read(text: str) -> Plan | No:
    """A plan from its text; the first line that is not understood is named."""
    planned, strike, reports, ask = [], [], None, ""
    for number, raw in enumerate(text.splitlines() or text.split(";"), 1):
        line = coded(raw)
        struck = STRIKE.fullmatch(line)
        if struck:
            strike.append(int(struck[1]))
        elif wanted := REPORTS.fullmatch(line):
            reports = int(wanted[1])
        elif asked := ASK.fullmatch(line):
            ask = asked[1]
        elif line:
            found = one_line(line, number, raw.split("#")[0].strip())
            if isinstance(found, No):
                return found
            planned.append(found)
    try:
        plan = {"events": msgspec.to_builtins(planned), "strike": strike, "reports": reports, "ask": ask}
        return msgspec.convert(plan, Plan, strict=False)
    except msgspec.ValidationError as wrong:
        return no("CN-GEN-10", "bad-plan", says=str(wrong))


def one_line(line: str, number: int, written: str) -> Planned | No:
    """A line for the sheet of events.  `line`: in the program's own words; `written`: as the umpire wrote it."""
    found = WHEN.fullmatch(line)
    if found is None:
        return no("CN-GEN-10", "plan-line", line=number, text=written[:60])
    day, unit_of_time, slot, kind, rest = found.groups()
    if kind not in KINDS:
        return no("CN-GEN-10", "plan-kind", line=number, text=kind[:40], near=DESK.nearest(kind, KINDS))
    part, at = unit_of_time or "", int(slot or 0)
    if part and not 1 <= at <= MOST[part]:
        return no("CN-GEN-10", "plan-slot", line=number, most=MOST[part])
    words = rest.split()
    hex = next((w for w in words if re.fullmatch("[0-9]{4}", w)), "")
    unit = words[words.index("unit") + 1] if "unit" in words[:-1] else ""
    others = [w for w in words if w not in (hex, "unit", unit)]
    if len(others) > 1:
        return no("CN-GEN-10", "plan-line", line=number, text=written[:60])
    raw = {"day": int(day), "kind": kind, "slot": at + (6 if part == "night" else 0), "hex": hex,
           "side": others[0] if others else "", "unit": unit}
    return msgspec.convert(raw, Planned)


def write(plan: Plan, lang: str = "en") -> str:
    """The text of a plan in the words of a language; read(write(plan)) == plan."""
    def w(key: str) -> str:
        return DESK.said(key, lang)

    reports = [] if plan.reports is None else [f"{w('reports')} {plan.reports}"]
    ask = [f"{w('ask')} {w(plan.ask)}"] if plan.ask else []
    events = [text_of(line, lang) for line in plan.events]
    return "\n".join([*events, *(f"{w('strike')} {n}" for n in plan.strike), *reports, *ask])


def text_of(line: Planned, lang: str) -> str:
    def w(key: str) -> str:
        return DESK.said(key, lang)

    slot = "" if not line.slot else f" {w('round')} {line.slot}" if line.slot <= 6 else f" {w('night')} {line.slot - 6}"
    words = [w(line.kind), line.hex, line.side, f"{w('unit')} {line.unit}" if line.unit else ""]
    return f"{w('day')} {line.day}{slot}: {' '.join(filter(None, words))}"
