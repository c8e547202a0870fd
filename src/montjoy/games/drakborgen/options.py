"""The switches of the game (DL-T-OPTIONS).  Each is explained in `rulebook.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta

from montjoy.core.options import Options, Switches, lacking
from montjoy.core.state import state

MOST_SECONDS: Final = 600


class DrakborgenOptions(Options, frozen=True, kw_only=True):
    """The switches with the defaults of the rulebook."""

    free: ClassVar[Mapping[str, str]] = {"combat_timer_seconds": f"it is a whole number from 0 (no limit) to {MOST_SECONDS}"}
    limits: ClassVar[Mapping[str, tuple[int, int]]] = {"combat_timer_seconds": (0, MOST_SECONDS)}
    needs: ClassVar[Mapping[str, str]] = {
        "multi_fight": "advanced_phases", "chaos_rules": "multi_fight", "monsters_may_cancel": "multi_fight",
    }  # fmt: skip
    since: ClassVar[Mapping[str, tuple[int, Any]]] = {
        "follow_under_portcullis": (3, False), "strict_under_wording": (3, False), "naming_before_dice": (3, "always"),
    }  # fmt: skip

    # -- set-up, day and end
    hero_deal: Literal["choose", "random"] = "choose"                                   # DL-BASE-08
    start_location: Literal["tower", "outside"] = "tower"                               # DL-BASE-10
    first_staircase: bool = False                                                       # DL-4.8e
    sun_roll_time: Literal["end", "start"] = "end"                                      # DL-BASE-14
    sun_limit: Literal[21, 22] = 21                                                     # DL-BASE-15
    min_gold_to_win: Literal[1, 0] = 1                                                  # DL-BASE-16
    retire: bool = True                                                                 # DL-BASE-18
    dead_hero_loot: Literal["removed", "in_room"] = "removed"                           # DL-BASE-20
    monster_controller_fallback: Literal["random", "best", "hotseat"] = "random"        # DL-BASE-23
    strict_under_wording: bool = True                                                   # DL-BASE-24
    # -- the labyrinth
    secret_door_help: Literal["spot", "show"] = "spot"                                  # DL-4.1.1c-X
    follow_under_portcullis: bool = True                                                # DL-QA-05
    corridor_after_encounter: Literal["stop", "continue"] = "stop"                      # DL-4.2d-X
    abyss_test: Literal["every_entry", "first_reveal"] = "every_entry"                  # DL-4.8b-X
    bridge_loss: Literal["named", "owner_choice", "random"] = "named"                   # DL-4.9c
    bridge_jump_damage: bool = False                                                    # DL-4.9e
    dropped_treasure: Literal["lost", "catacombs"] = "lost"                             # DL-4.9f-X
    # -- monsters and fights
    monster_corridor_bonus: bool = True                                                 # DL-5.5.2c-X
    combat_timer_seconds: Annotated[int, Meta(ge=0, le=MOST_SECONDS)] = 0               # DL-8.5a: the book's value is 7
    spiders_move_when_caught: bool = False                                              # DL-11.3a
    spiders_never_attack: bool = False                                                  # DL-11.4
    whiff_duel: Literal["both", "opponent_only"] = "both"                               # DL-12.3d
    # -- the treasure chamber
    treasure_draw_order: Literal["treasure_first", "dragon_first"] = "treasure_first"   # DL-9.1b
    treasure_faces: Literal["owner", "nobody_until_out", "all"] = "owner"               # DL-9.1d
    dragon_breath: Literal["per_round", "per_turn"] = "per_round"                       # DL-10.1b
    dragon_last_breath: bool = True                                                     # DL-10.1d-X
    # -- advanced rules
    advanced_phases: bool = False                                                       # DL-13
    multi_fight: bool = False                                                           # DL-13
    chaos_rules: bool = False                                                           # DL-13
    monsters_may_cancel: bool = False                                                   # DL-13.3e
    boards_per_fighter: Literal["one", "each"] = "one"                                  # DL-13.4a
    trading: bool = True                                                                # DLC-21
    # -- what is asked
    naming_before_dice: Literal["by_dice", "always"] = "by_dice"                         # DL-12.2a


def why_not(options: DrakborgenOptions) -> str:
    """DL-13  Joint fights need the two phases, and chaos rules need joint fights.  Empty: nothing is wrong."""
    name = lacking(options)
    return f"{name} needs {options.needs[name]}: switch that on as well, or {name} off" if name else ""


# ---- those of a fight, as numbers ------------------------------------------------------------------------------------------
class Breath(IntEnum):
    """Option dragon_breath."""

    PER_ROUND = 0
    PER_TURN = 1


class WhiffDuel(IntEnum):
    """Option whiff_duel."""

    BOTH = 0
    OPPONENT_ONLY = 1


@state
class DuelSwitches(Switches):
    """What a fight takes of the options."""

    seconds: int = 0
    breath: int = 0                                          # Breath
    last_breath: int = 1
    whiff_duel: int = 0                                      # WhiffDuel
    monsters_may_cancel: int = 0
    option_of = {"seconds": "combat_timer_seconds", "breath": "dragon_breath", "last_breath": "dragon_last_breath"}
