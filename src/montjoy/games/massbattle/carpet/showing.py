"""How answers are shown: a unit with its state, a declaration with its odds; and the headings under which they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from montjoy.games.massbattle.carpet import questions as q
from montjoy.games.massbattle.carpet.standing import COVERS, SIDES, declared
from montjoy.games.massbattle.carpet.state import Said
from montjoy.games.massbattle.model.pieces import condition_of
from montjoy.games.massbattle.rules.forecast import Foreseen, Prospect
from montjoy.games.massbattle.seen.view import Seen

HUNDRED: Final = 100
RANGES: Final = ("near", "far")
GROUPS: Final = ("on", "attacks", "spells", "sides", "ranges", "covers", "heights", "first", "second", "other", "more")
PASSES: Final = ()                                          # none of them is an answer with which one does nothing
_GROUP_OF: Final = {
    q.CarryOut: "on", q.EndBattle: "on", q.GoOn: "on", q.Say: "on", q.RollRally: "on", q.AllReached: "on",
    q.PassRound: "on", q.EndRound: "on",
    q.Attack: "attacks", q.Cast: "spells", q.Unsay: "more", q.More: "more", q.Back: "more",
}  # fmt: skip

_LEFT: Final[Mapping[type, q.Left]] = {
    q.Declare: "attack", q.OnWhom: "spell", q.SetWhat: "unit", q.ForWhat: "unit", q.Ending: "battle", q.QuietRound: "round",
}  # fmt: skip


def group(option: Any) -> str:
    """Under which heading an answer stands (`map-group`)."""
    if isinstance(option, q.Alter):
        what = option.what
        return "sides" if what in SIDES else "ranges" if what in RANGES else "covers" if what in COVERS else "heights"
    if isinstance(option, q.Whom | q.Reached | q.Stays):
        return "first" if option.unit[0] == "A" else "second"
    return _GROUP_OF.get(type(option), "other")


def label(seen: Seen, asked: Any, option: Any) -> Any:
    """A unit to be tapped with its hit points and its state; the declaration of an attack with what it is likely to do."""
    if isinstance(option, q.Whom | q.Reached):
        unit = seen.own[option.unit]
        return q.Shown(unit.id, unit.hp, unit.start, condition_of(unit))
    if isinstance(option, q.GoOn) and isinstance(asked.ask, q.Act):
        return q.NothingMore(asked.ask.side)
    if isinstance(option, q.Unsay) and seen.carpet and asked.ask.said == len(seen.carpet.said):
        last = seen.carpet.said[-1]                          # no spell was said: these are taken back first
        return q.Withdraw(last.unit, last.target, last.how)
    if isinstance(option, q.Back) and type(asked.ask) in _LEFT:
        return q.Leaves(_LEFT[type(asked.ask)])
    if isinstance(option, q.Say) and isinstance(asked.ask, q.Declare):
        ask, odds = asked.ask, foreseen(seen, asked.ask).odds
        out = round(HUNDRED * (odds.destroyed + odds.fled + odds.pushed + odds.broken))
        return q.Chance(ask.unit, ask.target, ask.how, round(HUNDRED * odds.hit), round(odds.mean), out, odds.needs)
    return option


def repeats_undo(seen: Seen, asked: Any, option: Any, undoes: Any) -> bool:
    """MB-UMP-02  Back, where the tap before is all that it takes back; the last that was said, where saying it was that tap."""
    if isinstance(option, q.Back):
        return isinstance(asked.ask, q.AtWhom | q.WhichSpell | q.Else | q.Which | q.LikeWhich)
    if not isinstance(option, q.Unsay):
        return False
    there = label(seen, asked, option)
    if isinstance(there, q.Withdraw):
        last = undoes.answer
        return isinstance(last, q.Chance) and (last.unit, last.target, last.how) == (there.unit, there.target, there.how)
    return isinstance(undoes.ask, q.OnWhom) and isinstance(undoes.answer, q.Shown | q.AllReached)


def foreseen(seen: Seen, ask: q.Declare) -> Foreseen:
    """MB-ATK-03, MB-MOR-04  What an attack would do as it is said so far."""
    said = Said(ask.unit, ask.target, ask.how, ask.side, ask.far, ask.cover, ask.height)
    unit, target = seen.own[ask.unit], seen.own[ask.target]
    return Prospect(seen).foreseen(unit, target, declared(seen, said, unit, target))
