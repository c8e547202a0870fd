"""Captured couriers, scouts and astrologers are questioned (CN-COUR-08 to -11): step R7, one roll a round for each."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import Event
from montjoy.games.clusta.model import armies, luck
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.queries import place
from montjoy.games.clusta.model.state import Captive, Dispatch, World
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import ROUNDS, clock
from montjoy.games.clusta.protocol.reports import Captured, SecretReport
from montjoy.games.clusta.rules.messengers import dispatches, interception

DEADLY: Final = -10                                          # a margin as bad kills
BRUTAL: Final = "ransard"


async def question_captives(world: World) -> None:
    """CN-COUR-08  Step R7: one roll for each captive, in the round of his capture and in every day round after it, until he has
    spoken or is dead; none at night, and none that the sheet forbids.  Of who has said nothing the overall commander is told only
    that he was caught."""
    for captive in list(world.captives.values()):
        unit = world.units.get(captive.by)
        if unit is None or unit.present == 0 or not place(world, unit.id):
            interception.lose_captives(world, captive.by)
        elif world.slot in ROUNDS:
            spoke = not is_patient(unit) and await question_one(world, captive, unit)
            if not spoke and is_new(world, captive):
                tell_of_captive(world, unit, captive)
    await dispatches.send_off(world)


def is_patient(unit: Unit) -> bool:
    """Whether its sheet forbids it to question anybody."""
    return unit.doing.do is not None and unit.doing.do.patient


def is_new(world: World, captive: Captive) -> bool:
    """Whether he was taken since captives were last questioned: in this round, or in the night before it."""
    before = clock(world.day - 1, ROUNDS[-1]) if world.slot == ROUNDS[0] else clock(world.day, world.slot - 1)
    return captive.taken > before


def tell_of_captive(world: World, unit: Unit, captive: Captive) -> None:
    """CN-COUR-01  The captor's overall commander is told whose he is, by the first silent captive of a side that a unit takes on
    a day; what the others carried he learns as they speak."""
    if unit.caught.get(captive.side) != world.day:
        unit.caught[captive.side] = world.day
        told = Captured(world.tick, unit.hex, unit.id, captive.side, captive.kind)
        dispatches.send(world, unit.side, (told,), by=unit.id, hex=unit.hex)


async def question_one(world: World, captive: Captive, unit: Unit) -> bool:
    """CN-COUR-08  The skill of the interrogator in the hex, else that of the soldiers who took him.  Whether he has spoken."""
    skill = skill_of(world, unit)
    if skill is None:
        return False
    tried = await luck.attempt(world, skill, "CN-COUR-08", unit.id, captive.id)
    if tried.success:
        report_answers(world, captive, unit)
    if tried.success or is_fatal(tried) or is_brutal(unit):
        del world.captives[captive.id]
    return tried.success


def skill_of(world: World, unit: Unit) -> int | None:
    """CN-COUR-08  The best interrogator of the side in the hex of the unit, if there is one; else the Interrogation of its
    soldiers, elite like standard.  None: they have none (CN-COUR-12-X)."""
    hex = place(world, unit.id)
    experts = [
        one.skill for one in world.specialists.values()
        if one.trade == "interrogator" and one.side == unit.side and not one.gone and place(world, one.id) == hex
    ]
    return max(experts, default=armies.values(unit.men[0].nation, False).interrogation)


def is_fatal(tried: luck.Attempt) -> bool:
    """CN-COUR-10  A margin of -10 or worse, or a fumble, kills him; any other failure only costs the round."""
    return tried.margin <= DEADLY or tried.fumble


def is_brutal(unit: Unit) -> bool:
    """CN-COUR-11  Under Ransards, and pirates and islanders who count as such, he dies whether they succeed or not."""
    return unit.men[0].nation == BRUTAL


def report_answers(world: World, captive: Captive, unit: Unit) -> None:
    """CN-COUR-09  He tells what he carried, exactly as it was written, and where his side's overall commander is; that reaches
    the captor's player by courier.  The courier's side is not told."""
    hex = place(world, unit.id)
    where = captive.carries.hex if captive.kind == "scout" else ""
    secret = SecretReport(world.tick, hex, unit.id, captive.side, said(captive.carries), captive.carries.overall, where)
    dispatches.send(world, unit.side, [secret], by=unit.id, hex=hex)


# ---- the message in words --------------------------------------------------------------------------------------------
def said(carries: Dispatch) -> str:
    """What was written: a sheet in the order language, a letter as it stands, reports line by line."""
    if carries.sheet is not None:
        return language.write_sheet(carries.sheet)
    if carries.letter is not None:
        return carries.letter.text
    return "\n".join(line(report) for report in carries.reports)


def line(report: Event) -> str:
    """A report as its reader would have it: its kind and its facts by name."""
    facts = [f"{name} {getattr(report, name)}" for name in report.__struct_fields__]
    return f"{type(report).__name__}: {', '.join(facts)}"
