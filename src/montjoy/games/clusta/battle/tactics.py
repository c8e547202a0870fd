"""The tactics roll: both leaders roll, the higher margin wins the field round (CN-BATTLE-05 to -09)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import NOBODY, d, roll, tell
from montjoy.games.clusta.battle.force import ears, leader_value, led
from montjoy.games.clusta.battle.state import Fight, Side
from montjoy.games.clusta.battle.tables import TACTICS
from montjoy.games.clusta.options import AmbushColumn, PatrolMode
from montjoy.games.clusta.protocol.battle_events import MarginMade, PointRegained

D20: Final = d(20)
NOMINAL: Final = TACTICS[0]
PERFECT: Final = 10
PATROL: Final = 5
PURSUIT: Final = 5
LOWEST: Final = 1
# CN-GAP-02: the events of a field round with player characters, by the face of one D20.
HURT, GAP, NOTHING, PRESSED = 1, 3, 17, 19
SWING: Final = 5


# ---- a skill roll ------------------------------------------------------------------------------------------------------
def succeeds(skill: int, face: int) -> bool:
    """CN-DICE-02  A skill roll succeeds when it shows the skill value or less."""
    return face <= skill


def margin_of(skill: int, face: int) -> int:
    """CN-DICE-03  The margin is the skill value less the die; it may be negative."""
    return skill - face


def modified(skill: int, modifier: int) -> int:
    """CN-DICE-07  A printed modifier changes the number to roll under: a plus helps, a minus hurts."""
    return skill + modifier


async def is_perfect(fight: Fight, side: int, skill: int, face: int) -> bool:
    """CN-DICE-04  A natural 1 is perfect if a second roll succeeds too (perfect_confirm = false: always)."""
    if face != 1:
        return False
    if fight.perfect_confirm == 0:
        return True
    again = await roll(D20, "CN-DICE-04", side, to=ears(fight, side))
    return succeeds(skill, again)


async def is_fumble(fight: Fight, side: int, skill: int, face: int) -> bool:
    """CN-DICE-05  A natural 20 is a fumble if a second roll fails too (fumble_confirm = false: always)."""
    if face != 20:
        return False
    if fight.fumble_confirm == 0:
        return True
    again = await roll(D20, "CN-DICE-05", side, to=ears(fight, side))
    return not succeeds(skill, again)


# ---- what one rolls under ------------------------------------------------------------------------------------------------
def tactics_of(value: int) -> int:
    """CN-CMD-01  Leader value 1 to 5 gives Tactics 7, 9, 13, 17, 21."""
    return TACTICS[min(max(value, 0), len(TACTICS) - 1)]


def skill_of(force: Side) -> int:
    """CN-BATTLE-07  The Tactics of a commander by his leader value; a nominal leader's are always 7."""
    if force.cut_off == 1 or not led(force):
        return NOMINAL
    return tactics_of(leader_value(force))


def patrol_modifier(fight: Fight, force: Side) -> int:
    """CN-ORD-PATROL-d  A patrol has -5 in its first field round (patrol_modifier_mode = on_die: the 5 comes off the die)."""
    if force.patrol == 0 or force.fought > 0:
        return 0
    return PATROL if fight.patrol_modifier_mode == PatrolMode.ON_DIE else -PATROL


def pursuit_modifier(force: Side) -> int:
    """CN-RETR-05  Pursuers have +5 on the tactics roll of the first field round after the retreat."""
    return PURSUIT if force.pursues == 1 else 0


def target(fight: Fight, side: int) -> int:
    """CN-DICE-07  What a leader rolls under, with everything that modifies it."""
    force = fight.side[side]
    modifier = patrol_modifier(fight, force) + pursuit_modifier(force) + force.bonus + force.ground
    return modified(skill_of(force), modifier)


async def tactics_roll(fight: Fight, side: int) -> int:
    """CN-BATTLE-09  A leader's roll: a perfect one adds 10 to its margin.  Kept in the side: margin, perfect, fumble."""
    force = fight.side[side]
    skill = target(fight, side)
    face = await roll(D20, "CN-BATTLE-05", side, to=ears(fight, side))
    force.perfect = int(await is_perfect(fight, side, skill, face))
    force.fumble = int(await is_fumble(fight, side, skill, face))
    force.margin = margin_of(skill, face) + PERFECT * force.perfect
    await tell(ears(fight, side), MarginMade(force.margin, force.perfect == 1, force.fumble == 1))
    return force.margin


# ---- who wins ------------------------------------------------------------------------------------------------------------
async def contest(fight: Fight) -> bool:
    """CN-BATTLE-05  Both leaders roll; the higher margin wins, a tie is rolled again.  False: it was a tie."""
    ours = await tactics_roll(fight, 0)
    theirs = await tactics_roll(fight, 1)
    if fight.free > 0:
        ambushers_win(fight, ours, theirs)
    elif led(fight.side[0]) != led(fight.side[1]):
        one_is_led(fight, ours, theirs)
    else:
        if ours == theirs:
            return False
        fight.winner = int(theirs > ours)
        fight.difference = abs(ours - theirs)
    await settle_roll(fight, 0)
    await settle_roll(fight, 1)
    return True


def one_is_led(fight: Fight, ours: int, theirs: int) -> None:
    """CN-BATTLE-06  An unled force loses whatever the margins are, unless the other fumbles and it does not."""
    leader = 0 if led(fight.side[0]) else 1
    fight.winner = leader
    if fight.side[leader].fumble == 1 and fight.side[1 - leader].fumble == 0:
        fight.winner = 1 - leader
    fight.difference = max(1, ours - theirs if fight.winner == 0 else theirs - ours)


def ambushers_win(fight: Fight, ours: int, theirs: int) -> None:
    """CN-ORD-AMBUSH-a  In the free round the ambushers win with at least 1 (ambush_column = lowest: with 1)."""
    fight.winner = fight.free - 1
    fight.difference = max(LOWEST, ours - theirs if fight.winner == 0 else theirs - ours)
    if fight.ambush_column == AmbushColumn.LOWEST:
        fight.difference = LOWEST


async def settle_roll(fight: Fight, side: int) -> None:
    """CN-HP-01  A perfect roll that counts restores a hero point, never above the leader value (uncapped_hero_points = true:
    always).  What modified this roll is spent."""
    force = fight.side[side]
    if force.perfect == 1 and led(force):
        if force.points[force.lead] < force.value[force.lead] or fight.uncapped_hero_points == 1:
            force.points[force.lead] += 1
            await tell(ears(fight, side), PointRegained(force.points[force.lead]))
    force.bonus = 0
    force.cut_off = 0


# ---- player characters ---------------------------------------------------------------------------------------------------
async def random_event(fight: Fight, side: int) -> None:
    """CN-GAP-02  With player characters in a force and pc_random_events = true: once in a field round something may happen that
    changes the next tactics roll."""
    if fight.pc_random_events == 0 or fight.side[side].party == 0:
        return
    face = await roll(D20, "CN-GAP-02", side, to=NOBODY)
    if face <= HURT:
        fight.side[1 - side].bonus -= SWING
    elif face <= GAP:
        fight.side[side].bonus += SWING
    elif face > PRESSED:
        fight.side[side].cut_off = 1
    elif face > NOTHING:
        fight.side[side].bonus -= SWING
