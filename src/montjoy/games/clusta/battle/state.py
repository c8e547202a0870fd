"""The nouns of a field battle: contingents, sides, stages, verdicts.  Whole numbers in fixed places, so that it compiles.

Troop values are kept in parts: 840 to the point, which is a whole number for half points (1.5 a Crurer) and for equal shares of
a loss among up to seven soldier types.  What is compared in the table is finer still by 768, so that every factor of CN-T-MULT
gives a whole number.  Percentages are kept in quarters (FORM-04: 15% x 0.75 = 11.25%).

Who fights is put in by `battle/setup.py`; the rules are in `battle/round.py` and the files it names.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from montjoy.core.state import State, ints, many, state
from montjoy.games.clusta.options import BattleSwitches

CONTINGENTS: Final = 8                                       # at most, on a side
COMMANDERS: Final = 4
TYPES: Final = 8
PARTS: Final = 840                                           # of a point of troop value: 2 x 3 x 4 x 5 x 7
FINE: Final = 768                                            # of a part, where values are compared: 6 x 4 x 4 x 2 x 2 x 2
QUARTERS: Final = 4                                          # of a percent; of a unit's presence
ALL_OF_IT: Final = 100 * QUARTERS                            # 100%
NOBODY_LEADS: Final = -1
ROUNDS: Final = 4                                            # field rounds in a round of two hours (CN-BATTLE-02)


class Soldier(IntEnum):
    """Soldier types.  Pirates and Barbarian Islanders count as Ransards (CN-TROOP-04)."""

    TRAKORIAN = 0
    TRAKORIAN_ELITE = 1
    RANSARD = 2
    RANSARD_ELITE = 3
    STEGOSIAN = 4
    STEGOSIAN_ELITE = 5
    CRURER = 6


class How(IntEnum):
    """How a unit has left the battle."""

    HERE = 0
    EVADED = 1                                               # Await, before any field round: there was no battle for it
    SIZE = 2                                                 # from a force two steps larger (CN-RETR-06)
    STAR = 3                                                 # driven off by the table (CN-BATTLE-15)
    PANIC = 4                                                # more than 75% lost (CN-MOR-03)
    MORALE = 5                                               # all contingents failed (CN-MOR-07)
    AWAIT = 6                                                # no longer the larger (CN-ORD-AWAIT)
    ORDER = 7                                                # its commander's word (CN-RETR-02)
    FOLLOWED = 8                                             # after a unit that had to (CN-RETR-03)
    WITHDRAWN = 9                                            # an ambush that is broken off (CN-ORD-AMBUSH-b)
    DESTROYED = 10                                           # killed to the last man by a dagger (CN-BATTLE-16)
    WIPED = 11                                               # no men are left
    ASIDE = 12                                               # it has no part in a pursuit (CN-RETR-04)


class Stage(IntEnum):
    """CN-BATTLE-04: where the battle stands."""

    OPENING = 0                                              # nothing has happened yet
    AMBUSH = 1                                               # the free round is to be fought
    AMBUSHED = 2                                             # it has been: withdraw, or fight on?
    MEETING = 3                                              # evasion and changes of formation
    BEFORE = 4                                               # a field round begins
    TACTICS = 5                                              # both leaders roll, again after a tie


class Verdict(IntEnum):
    """Side 0 is the first of the two, the attacker wherever only one attacks."""

    OPEN = 0
    FIRST_STANDS = 1                                         # nobody of side 1 is left in contact
    SECOND_STANDS = 2
    BOTH_GONE = 3
    UNFINISHED = 4                                           # the field rounds of this round are spent


class Fate(IntEnum):
    """Of a commander."""

    ALIVE = 0
    DEAD = 1
    ESCAPED = 2                                              # a dagger killed everybody, he bought his way out


class Ask(IntEnum):
    """What a battle asks a side's player.  LEADER: which commander leads.  POINT: a hero point on troop value.  DEATH: a point on
    his life.  FOLLOW: after a unit that has fled.  RETREAT: 0 stay, 1 all of them, 2 and on: only the unit of contingent 0, 1,
    ... AMBUSH_ON: fight on with the quarter."""

    LEADER = 0
    POINT = 1
    DEATH = 2
    FOLLOW = 3
    RETREAT = 4
    AMBUSH_ON = 5


@state
class Contingent(State):
    """The men of one soldier type in one unit.  Those of a unit stand together, lower unit numbers first.

    unit: its number.  kind: Soldier.  type: the how-manieth soldier type of its force.  worth: combat value in halves.  morale: 0
    for undead.  men: present and fit; start: when the battle began.  tv, first: running and original troop value, in parts.
    lost, dead: men lost in this battle, to come back (CN-LOSS-02) and for good.  wavering; failed, rallied: in this field round.
    hold, awaits: its unit's order.  nights: of exhaustion.  landing: its unit is landing.  share: quarters of the unit that are
    here.  poison: blackblood on its weapons.  how: How.  quota, rest: scratch.  far_*: what its unit has on other fronts, in
    the first contingent of the unit; judged_there: its morale is rolled for on another front (CN-MULTI-01)."""

    unit: int = 0
    kind: int = 0
    type: int = 0
    worth: int = 0
    morale: int = 0
    men: int = 0
    start: int = 0
    tv: int = 0
    first: int = 0
    lost: int = 0
    dead: int = 0
    wavering: int = 0
    failed: int = 0
    rallied: int = 0
    hold: int = 0
    awaits: int = 0
    nights: int = 0
    landing: int = 0
    share: int = 0
    undead: int = 0
    poison: int = 0
    how: int = 0
    quota: int = 0
    rest: int = 0
    far_tv: int = 0
    far_first: int = 0
    far_men: int = 0
    far_start: int = 0
    judged_there: int = 0


@state
class Side(State):
    """One of the two forces.

    value, points, fate: its commanders.  lead: which of them leads, NOBODY_LEADS: nobody.  fallen: a leader of this battle has
    died in it.  hears: its player is told what his commander sees.  attacks; march; prepared (CN-FORM-06); height; buildings;
    camp: the multiplier in halves; in_camp: it stands in its own nearest camp and cannot evade; cornered: it has nowhere to go;
    patrol; ambush; pursues: +5 and a row in the next field round; ground: of the terrain, on its margin; nerve: of its morale,
    for a camp that is cut off; party: player characters fight in it; guess: percent at which it takes the enemy's value.
    retreat_at, spend_tv (hundredths), spend_death, ambush_on: the standing instructions.
    boosted: a point is spent on this field round.  margin, perfect, fumble: of the last roll.  bonus, cut_off: from a random
    event, for the next roll.  loss: the last loss in quarters of a percent.  fought: field rounds.  room, due: scratch, by
    type."""

    contingents: int = 0
    types: int = 0
    contingent: list[Contingent] = many(Contingent, CONTINGENTS)
    commanders: int = 0
    value: list[int] = ints(COMMANDERS)
    points: list[int] = ints(COMMANDERS)
    fate: list[int] = ints(COMMANDERS)
    lead: int = NOBODY_LEADS
    fallen: int = 0
    hears: int = 0
    attacks: int = 0
    march: int = 0
    prepared: int = 0
    height: int = 0
    buildings: int = 0
    camp: int = 2
    in_camp: int = 0
    cornered: int = 0
    patrol: int = 0
    ambush: int = 0
    pursues: int = 0
    ground: int = 0
    nerve: int = 0
    party: int = 0
    guess: int = 100
    retreat_at: int = 0
    spend_tv: int = 0
    spend_death: int = 0
    ambush_on: int = 0
    boosted: int = 0
    margin: int = 0
    perfect: int = 0
    fumble: int = 0
    bonus: int = 0
    cut_off: int = 0
    loss: int = 0
    fought: int = 0
    room: list[int] = ints(TYPES)
    due: list[int] = ints(TYPES)


@state
class Fight(BattleSwitches):
    """A field battle of two forces.  round: field rounds fought in it; left: how many fit into this round of two hours.
    free: the field round being fought is the free one of an ambush, side - 1 of the ambusher.  winner, difference, row, column,
    star, dagger: of the field round."""

    side: list[Side] = many(Side, 2)
    stage: int = 0
    round: int = 0
    left: int = ROUNDS
    free: int = 0
    winner: int = 0
    difference: int = 0
    row: int = 0
    column: int = 0
    star: int = 0
    dagger: int = 0
    result: int = 0
