"""A battle that is decided elsewhere (CN-GAP-04): what somebody needs to fight it, the form of its result, and that
form as text.
"""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from montjoy.core.effects import No, Question, no
from montjoy.games.clusta.protocol.questions import Do
from montjoy.games.clusta.protocol.vocabulary import DESK, coded

Count = Annotated[int, Meta(ge=0, le=9999)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
OWN, TYPED = Do("own"), Do("typed")
LOSS: Final = re.compile(r"(\S+)( elite)? loses ([0-9]{1,4})( for_good)?")
DEAD: Final = re.compile(r"dead (\S+)")
LEAVES: Final = re.compile(r"leaves (\S+)")
RULE: Final = "CN-GAP-04"


# ---- what is given away -----------------------------------------------------------------------------------------------
class Men(msgspec.Struct, frozen=True):
    """A contingent in the battle; `combat2`: twice its combat value."""

    unit: str
    nation: str
    elite: bool
    men: int
    combat2: int


class Party(msgspec.Struct, frozen=True):
    """One of the two parties.  `commanders`: (id, leader value), the leader first."""

    side: str
    hex: str
    men: tuple[Men, ...]
    commanders: tuple[tuple[str, int], ...]


class Battle(msgspec.Struct, frozen=True):
    """A battle to be fought elsewhere: attackers, defenders, twice the multiplier of the defenders' camp."""

    attackers: Party
    defenders: Party
    camp: int


class Loss(msgspec.Struct, frozen=True):
    unit: Name
    elite: bool = False
    temporary: Count = 0
    permanent: Count = 0


class Result(msgspec.Struct, frozen=True):
    """What came of it: men lost by contingent, commanders who died, units that retreat.  Where neither party has left
    altogether it is broken off."""

    losses: Annotated[tuple[Loss, ...], Meta(max_length=40)] = ()
    dead: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    leaves: Annotated[tuple[Name, ...], Meta(max_length=40)] = ()


class TakeOver(Question, frozen=True):
    """CN-GAP-04  A battle begins: leave it to the rules, or type its result?"""

    rule = RULE
    battle: Battle


class TypeResult(Question, frozen=True):
    """CN-GAP-04  The result of a battle that was fought on a real table."""

    rule = RULE
    battle: Battle


def kind_of(battle: Battle) -> str:
    """An assault on a fortified camp is a siege."""
    return "siege" if battle.camp > 2 else "battle"


def why_not(battle: Battle, result: Result) -> No | None:
    """CN-GAP-04  A result names only who was there, and loses no more men than there were."""
    both = (battle.attackers, battle.defenders)
    men = {(m.unit, m.elite): m.men for party in both for m in party.men}
    units = [m.unit for party in both for m in party.men]
    commanders = [id for party in both for id, _ in party.commanders]
    for loss in result.losses:
        there = men.get((loss.unit, loss.elite))
        if there is None:
            return no(RULE, "not-in-the-battle", who=loss.unit)
        men[loss.unit, loss.elite] = there - loss.temporary - loss.permanent
        if men[loss.unit, loss.elite] < 0:
            return no(RULE, "more-than-were-there", who=loss.unit)
    strangers = [*(u for u in result.leaves if u not in units), *(c for c in result.dead if c not in commanders)]
    return no(RULE, "not-in-the-battle", who=strangers[0]) if strangers else None


def battle_of(ask: object) -> Battle | None:
    """The battle that a question wants the result of."""
    found = ask.battle if isinstance(ask, TypeResult) else getattr(ask, "case", None)
    return found if isinstance(found, Battle) else None


# ---- as text ----------------------------------------------------------------------------------------------------------
def read(text: str) -> Result | No:
    """A result from its lines, in the words of any language; `#` begins a remark."""
    losses: list[Loss] = []
    dead: list[str] = []
    leaves: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = coded(raw)
        if lost := LOSS.fullmatch(line):
            losses.append(Loss(lost[1], bool(lost[2]), 0 if lost[4] else int(lost[3]), int(lost[3]) if lost[4] else 0))
        elif fell := DEAD.fullmatch(line):
            dead.append(fell[1])
        elif gone := LEAVES.fullmatch(line):
            leaves.append(gone[1])
        elif line:
            return no(RULE, "result-line", line=number, text=raw.split("#")[0].strip()[:60])
    try:
        return msgspec.convert({"losses": msgspec.to_builtins(losses), "dead": dead, "leaves": leaves}, Result)
    except msgspec.ValidationError as wrong:
        return no(RULE, "bad-result", says=str(wrong))


def write(result: Result, lang: str = "en") -> str:
    """The text of a result in the words of a language."""
    def w(key: str) -> str:
        return DESK.said(key, lang)

    lines = []
    for loss in result.losses:
        who = f"{loss.unit} {w('elite')}" if loss.elite else loss.unit
        lines += [f"{who} {w('loses')} {loss.temporary}"] if loss.temporary or not loss.permanent else []
        lines += [f"{who} {w('loses')} {loss.permanent} {w('for_good')}"] if loss.permanent else []
    return "\n".join([*lines, *(f"{w('dead')} {who}" for who in result.dead), *(f"{w('leaves')} {who}" for who in result.leaves)])
