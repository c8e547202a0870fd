"""Orders as text, for tests.

    told(world, "ransards", "to grisban:\\n from now: hold")     the side's orders of this moment are carried out
    arrives(world, "ransards", "to 5: ...")                      a courier with this sheet has reached its addressee
    doing(world, "ransards.6")                                   "GO_TO 0409", "" without orders
    refused(world, "ransards", text)                             (rule, reason) of the refusal, or None
"""

from __future__ import annotations

from typing import Any

from montjoy.core.effects import No
from montjoy.core.script import Scripted
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import Orders, Sheet
from montjoy.games.clusta.protocol.questions import Morning
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.rules.orders import execution, sheets
from montjoy.games.clusta.secrecy import redaction
from montjoy.games.clusta.seen import validation
from tests.games.clusta.board import run

FLAT = ("........",) * 6


def form(text: str) -> Orders:
    """A form from its text."""
    found = language.read(text)
    assert isinstance(found, Orders), found
    return found


def one_sheet(text: str) -> Sheet:
    return form(text).sheets[0]


def told(world: World, side: str, text: str, **script: Any) -> Scripted:
    """A side's orders are carried out; everything that was said."""
    return run(sheets.carry_out(world, side, form(text)), **script)


def arrives(world: World, side: str, text: str, hex: str = "", **more: Any) -> bool:
    """A courier with a sheet has arrived: whether somebody took it."""
    taken: bool = run(sheets.deliver(world, side, one_sheet(text), hex), **more).value
    return taken


def begins(world: World, day: int, slot: int, dice: Any = ()) -> None:
    """Step R2 of a round."""
    world.day, world.slot = day, slot
    run(execution.assume(world), dice)


def doing(world: World, id: str) -> str:
    """What somebody does, in a word."""
    who = world.units.get(id) or world.commanders.get(id) or world.ships[id]
    do = who.doing.do
    return "" if do is None else f"{do.order} {do.hex}".strip()


def messages(world: World, kind: type[Any]) -> list[Any]:
    """The reports of a kind that have been drafted and not left."""
    return [report for draft in world.drafts for report in draft.carries.reports if isinstance(report, kind)]


def refused(world: World, side: str, text: str, ask: Any = None) -> tuple[str, str] | None:
    """Why a form is refused from what its writer knows, after he has seen his lists."""
    run(logbook.open_books(world))
    run(logbook.inform_sides(world))
    found = validation.why_not(redaction.view(world, side), ask or Morning(world.day), form(text))
    assert found is None or isinstance(found, No)
    return None if found is None else (found.rule, found.reason)
