"""Battles that are given away: to the umpire, who types the result of a real table, or to another game (CN-GAP-04).

`scenario.hand_off` says who decides: {"siege": "rudern", "battle": "umpire"}; what it does not name is our own.  A siege is
an assault on a fortified camp, a battle every other.  With external_battle_result = true the umpire may take any battle upon
himself.

A result in text is a line for each fact:

    ransards.6 loses 40             a contingent of standard men; "elite" after the unit's id for the others
    ransards.6 loses 12 for good
    dead ransards.grisban
    leaves trakorians.2
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from montjoy.core.effects import UMPIRE, No, Option, Question, choose, hand_off, no, order
from montjoy.games.clusta import battles, mustering
from montjoy.games.clusta import fight_state as fs
from montjoy.games.clusta.acts import Do
from montjoy.games.clusta.fight_ends import judged
from montjoy.games.clusta.losses import KINDS, unit_of, where
from montjoy.games.clusta.world import Clash, World

Count = Annotated[int, Meta(ge=0, le=9999)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
OWN, TYPED = Do("own"), Do("typed")
LOSS: Final = re.compile(r"(\S+)(\s+elite)?\s+loses\s+([0-9]{1,4})(\s+for\s+good)?", re.IGNORECASE)
DEAD: Final = re.compile(r"dead\s+(\S+)", re.IGNORECASE)
LEAVES: Final = re.compile(r"leaves\s+(\S+)", re.IGNORECASE)
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


# ---- giving away ------------------------------------------------------------------------------------------------------
async def given_away(world: World, clash: Clash) -> bool:
    """CN-GAP-04  Who decides a new battle: as the scenario hands it off; with external_battle_result = true the umpire, if he
    wants to.  Whether it was decided elsewhere."""
    battle = described(world, clash)
    found = await hand_off(kind_of(battle), battle, Result, ours)
    if found is None and world.options.external_battle_result:
        options: list[Option] = [OWN, TYPED]
        if await choose(UMPIRE, TakeOver(battle), options) == TYPED:
            found = await order(UMPIRE, TypeResult(battle), Result)
    if found is None:
        return False
    await carried_out(world, clash, found)
    return True


def kind_of(battle: Battle) -> str:
    """An assault on a fortified camp is a siege."""
    return "siege" if battle.camp > 2 else "battle"


async def ours(battle: Battle) -> Any:
    """The game's own rules: fought in the battle step like any other."""
    return None


def described(world: World, clash: Clash) -> Battle:
    """A battle as somebody elsewhere needs it."""
    assert clash.fight is not None
    found = []
    for side, force in enumerate(clash.fight.side):
        men = []
        for c in force.contingent[: force.contingents]:
            unit = unit_of(world, clash, side, c.unit)
            nation, elite = KINDS[c.kind]
            men.append(Men(unit.id if unit is not None else "", nation, elite, c.men, c.worth))
        leaders = tuple((c.id, c.leader_value) for c in mustering.led_by(world, clash, side))
        found.append(Party(mustering.side_named(world, clash, side), where(clash, side), tuple(men), leaders))
    return Battle(found[0], found[1], clash.fight.side[1].camp)


# ---- its result -------------------------------------------------------------------------------------------------------
async def carried_out(world: World, clash: Clash, result: Result) -> None:
    """CN-GAP-04  The battle is closed with what was typed: losses for each contingent, the dead commanders, who retreats."""
    assert clash.fight is not None
    before = clash.fight.copy()
    for side, force in enumerate(clash.fight.side):
        for c in force.contingent[: force.contingents]:
            unit = unit_of(world, clash, side, c.unit)
            if unit is not None:
                lose(c, unit.id, result)
                c.how = fs.How.ORDER if unit.id in result.leaves and c.men > 0 else c.how
        for k, commander in enumerate(mustering.led_by(world, clash, side)):
            if commander.id in result.dead and k < force.commanders:
                force.fate[k], force.points[k] = fs.Fate.DEAD, 0
    spent = clash.fight.left
    clash.fight.round, clash.fight.left = clash.fight.round + spent, 0
    clash.spent, clash.fought = clash.spent + spent, clash.fought + spent
    verdict = judged(clash.fight)
    clash.fight.result = fs.Verdict.BOTH_GONE if verdict == fs.Verdict.UNFINISHED else verdict
    await battles.consequences(world, clash, before, pursued=False)


def lose(c: fs.Contingent, unit: str, result: Result) -> None:
    """What the result says of one contingent; never more men than there are."""
    for loss in result.losses:
        if loss.unit == unit and loss.elite == KINDS[c.kind][1]:
            dead = min(loss.permanent, c.men)
            lost = min(loss.temporary, c.men - dead)
            c.men, c.dead, c.lost = c.men - dead - lost, c.dead + dead, c.lost + lost
            c.tv = c.men * c.worth * fs.PARTS // 2
    if c.men == 0:
        c.how = fs.How.WIPED


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
    """A result from its lines; `#` begins a remark."""
    losses: list[Loss] = []
    dead: list[str] = []
    leaves: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        if lost := LOSS.fullmatch(line):
            losses.append(Loss(lost[1], bool(lost[2]), 0 if lost[4] else int(lost[3]), int(lost[3]) if lost[4] else 0))
        elif fell := DEAD.fullmatch(line):
            dead.append(fell[1])
        elif gone := LEAVES.fullmatch(line):
            leaves.append(gone[1])
        elif line:
            return no(RULE, "result-line", line=number, text=line[:60])
    try:
        return msgspec.convert({"losses": msgspec.to_builtins(losses), "dead": dead, "leaves": leaves}, Result)
    except msgspec.ValidationError as wrong:
        return no(RULE, "bad-result", says=str(wrong))


def write(result: Result) -> str:
    """The text of a result."""
    lines = []
    for loss in result.losses:
        who = f"{loss.unit} elite" if loss.elite else loss.unit
        lines += [f"{who} loses {loss.temporary}"] if loss.temporary or not loss.permanent else []
        lines += [f"{who} loses {loss.permanent} for good"] if loss.permanent else []
    return "\n".join([*lines, *(f"dead {who}" for who in result.dead), *(f"leaves {who}" for who in result.leaves)])
