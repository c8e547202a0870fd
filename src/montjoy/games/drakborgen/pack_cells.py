"""What may stand in one cell of a content pack: numbers and words, powers and rewards, the operations of an effect."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_]{0,31}$")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Text = Annotated[str, Meta(max_length=1000)]
Value = Annotated[int, Meta(ge=1, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]
Gold = Annotated[int, Meta(ge=0, le=100_000)]
Bonus = Annotated[int, Meta(ge=-20, le=20)]

Ability: TypeAlias = Literal[
    "none", "wary", "throwing_daggers", "spells", "double_stride", "strong_arm", "arrows", "shuriken", "healer", "lockpick"
]
Edge: TypeAlias = Literal["open", "wall", "door", "gate"]
Slot: TypeAlias = Literal["", "weapon", "body", "shield", "head", "hands", "feet", "amulet", "ring", "gear", "potion"]
DeckName: TypeAlias = Literal["amulet", "ring", "special"]
Stat: TypeAlias = Literal["agility", "strength", "psyche", "armour"]
Direction: TypeAlias = Literal[
    "north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"
]


class Powers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """DLC-24  What a thing changes while worn: factors and combat points are added, the others are switches and numbers
    whose meaning is the thing's text."""

    agility: Bonus = 0
    strength: Bonus = 0
    psyche: Bonus = 0
    armour: Bonus = 0
    combat_points: Bonus = 0
    heal: Count = 0                                          # drink: regain so many
    gamble: Count = 0                                        # drink: D12 1-4 lose 1, else regain 5
    rope: Count = 0                                          # one failed roll at abyss or bridge a turn is rolled again
    rest_bonus: Count = 0
    breath_guard: Count = 0
    web_immune: Count = 0
    door_single: Count = 0
    catacomb_rolls: Count = 0                                # so many rolls a turn instead of two
    ambush_guard: Count = 0
    stuck: Count = 0
    last_breath: Count = 0
    stealth: Count = 0
    blink: Count = 0                                         # so many times in the game
    greed: Count = 0


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a special card does when it is played; exactly one of these is not 0."""

    heal: Count = 0
    choose_exit: Count = 0
    master_key: Count = 0
    banish: Count = 0
    skip_dragon: Count = 0
    peek: Count = 0
    smoke: Count = 0
    monster_sp: Annotated[int, Meta(ge=-20, le=0)] = 0
    bind: Count = 0
    still_sun: Count = 0


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a monster guards (DLC-20): exactly one of gold, an item, the top card of a deck."""

    treasure: Gold = 0
    item: str = ""
    deck: Literal["", "amulet", "ring", "special"] = ""


# ---- effects: the operations of DLC-T-OPS ------------------------------------------------------------------------------
class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One operation of an effect."""


class OpEncounter(Op, frozen=True, tag="encounter"):
    monster: str
    reward: Reward | None = None


class OpAmbush(Op, frozen=True, tag="ambush"):
    monster: str
    reward: Reward | None = None


class OpTreasure(Op, frozen=True, tag="treasure"):
    gm: Gold
    name: Name


class OpItem(Op, frozen=True, tag="item"):
    id: str


class OpKey(Op, frozen=True, tag="key"):
    pass


class OpDraw(Op, frozen=True, tag="draw"):
    deck: DeckName


class OpTest(Op, frozen=True, tag="test"):
    stat: Stat
    times: Annotated[int, Meta(ge=1, le=12)]
    then: list[Effect]
    otherwise: list[Effect] = msgspec.field(name="else")


class OpRisk(Op, frozen=True, tag="risk"):
    n: Annotated[int, Meta(ge=1, le=20)]


class OpLoseBodyPoints(Op, frozen=True, tag="lose_bp"):
    n: Annotated[int, Meta(ge=1, le=99)]


class OpHeal(Op, frozen=True, tag="heal"):
    n: Count
    suns: bool = False


class OpFall(Op, frozen=True, tag="fall"):
    pass


class OpWeb(Op, frozen=True, tag="web"):
    pass


class OpTeleport(Op, frozen=True, tag="teleport"):
    pass


class OpRandomExit(Op, frozen=True, tag="random_exit"):
    pass


class OpSkipTurns(Op, frozen=True, tag="skip_turns"):
    n: Annotated[int, Meta(ge=1, le=20)]


class OpLoseTreasure(Op, frozen=True, tag="lose_treasure"):
    n: Annotated[int, Meta(ge=1, le=99)]
    pick: Literal["random", "owner"]


class OpRotate(Op, frozen=True, tag="rotate"):
    pass


class OpSun(Op, frozen=True, tag="sun"):
    steps: Annotated[int, Meta(ge=-21, le=21)]


class OpAllInside(Op, frozen=True, tag="all_inside"):
    effects: list[Effect]


class OpMonstersStir(Op, frozen=True, tag="monsters_stir"):
    pass


class OpDragonRestless(Op, frozen=True, tag="dragon_restless"):
    pass


class OpControl(Op, frozen=True, tag="control"):
    companion: str


class OpEmpty(Op, frozen=True, tag="empty"):
    pass


class OpManual(Op, frozen=True, tag="manual"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


Effect: TypeAlias = (
    OpEncounter | OpAmbush | OpTreasure | OpItem | OpKey | OpDraw | OpTest | OpRisk | OpLoseBodyPoints | OpHeal | OpFall
    | OpWeb | OpTeleport | OpRandomExit | OpSkipTurns | OpLoseTreasure | OpRotate | OpSun | OpAllInside | OpMonstersStir
    | OpDragonRestless | OpControl | OpEmpty | OpManual
)
OPS: Final[dict[str, type[Op]]] = {str(op.__struct_config__.tag): op for op in get_args(Effect)}
