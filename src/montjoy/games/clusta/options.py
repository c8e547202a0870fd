"""The switches of the game (CN-T-OPTIONS).  Each is explained in `rulebook.toml`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from montjoy.core import options
from montjoy.core.options import Options, Switches
from montjoy.core.state import ints, state

MOST_ROUNDS: Final = 9
MOST_UNITS: Final = 99
MOST_CELLS: Final = 69
Number = Annotated[int, Meta(ge=1, le=MOST_UNITS)]
Cell = Annotated[str, Meta(pattern=r"^[0-9]{1,3}/[0-9]{1,3}[*†]?$")]
Units: TypeAlias = Literal["all"] | Annotated[tuple[Number, ...], Meta(max_length=MOST_UNITS)]
Cells: TypeAlias = Literal["from_10_40", "only_10_40", "only_dagger"] | Annotated[tuple[Cell, ...], Meta(max_length=MOST_CELLS)]


class ClustaOptions(Options, frozen=True, kw_only=True):
    """The switches with the defaults of the rulebook."""

    free: ClassVar[Mapping[str, str]] = {
        "blackblood_units": f'it is "all", or a list of unit numbers from 1 to {MOST_UNITS}, as in [1, 2]',
        "permanent_loss_cells": 'it is "from_10_40", "only_10_40", "only_dagger", or a list of cells as printed, '
        'as in ["10/45", "10/60*"]',
        "crurer_order_delay_rounds": f"it is a whole number of rounds from 0 to {MOST_ROUNDS}",
    }
    limits: ClassVar[Mapping[str, tuple[int, int]]] = {"crurer_order_delay_rounds": (0, MOST_ROUNDS)}

    since: ClassVar[Mapping[str, tuple[int, Any]]] = {
        "crurers_know_conflux": (3, False),
        # 4, though the rules are version 3: it came after games of 3 had begun, so a record of 3 that does not name it has it off
        "failures_reported": (4, False),
    }

    @classmethod
    def typed(cls, name: str, value: Any) -> Any:
        """A list as it is typed on one line ("1, 2") is that list."""
        if name not in cls.free or not isinstance(value, str) or value in options.values(cls, name):
            return value
        words = [word for word in re.split(r"[\s,\[\]\"]+", value) if word]
        return [int(word) if word.isdecimal() and len(word) < MOST_ROUNDS else word for word in words]

    # -- who sees and decides what
    map_mode: Literal["double_blind", "open_board"] = "double_blind"                    # CN-KNOW-01
    order_cycle: Literal["daily", "every_round"] = "daily"                              # CN-SEQ-01
    battle_decisions: Literal["player", "standing"] = "player"                          # CN-KNOW-06
    passive_detection: bool = False                                                     # CN-KNOW-03
    # -- night
    night_actions: Literal["move_only", "all"] = "move_only"                            # CN-GEN-08
    night_double_cost: bool = False                                                     # CN-NIGHT-01
    night_report: Literal["exact", "two_steps"] = "exact"                               # CN-SEQ-09
    # -- armies
    combined_combat: Literal["commander_or_camp", "never", "always"] = "commander_or_camp"  # CN-ARMY-05
    reorganisation: bool = True                                                         # CN-ARMY-06-X
    crurer_roster_movement: bool = False                                                # CN-ARMY-07
    crurer_order_delay_rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 1           # CN-CRUR-11
    undead_immune_to_fatigue: bool = False                                              # CN-CRUR-12
    undead_rising_timing: Literal["battle_end", "per_field_round"] = "battle_end"       # CN-CRUR-06
    rising_only_against_crurers: bool = False                                           # CN-CRUR-07
    barbarian_reinforcements: bool = True                                               # CN-CRUR-08
    crurers_know_conflux: bool = True                                                   # CN-CRUR-14-X
    trakorian_priority: Literal["roll", "disgrace", "low", "high", "highest"] = "roll"  # CN-TRAK-02
    grisban_leader_value: Literal[3, 4] = 3                                             # CN-RANS-01
    ransard_shagul_alliance: bool = False                                               # CN-RANS-04
    blackblood_units: Units = "all"                                                     # CN-RANS-04b
    hippogriff_report: Literal["two_steps", "exact"] = "two_steps"                      # CN-SPEC-06
    # -- dice and hero points
    perfect_confirm: bool = True                                                        # CN-DICE-04
    fumble_confirm: bool = True                                                         # CN-DICE-05
    uncapped_hero_points: bool = False                                                  # CN-HP-01
    hero_points_tv_timing: Literal["before_tactics", "after_tactics"] = "before_tactics"  # CN-HP-02
    hero_death_basis: Literal["own_loss", "enemy_loss"] = "own_loss"                    # CN-HERO-01
    # -- orders
    hold_resists_size_rout: bool = True                                                 # CN-ORD-HOLD
    await_compares: Literal["men", "size_class"] = "men"                                # CN-ORD-AWAIT
    ambush_column: Literal["rolled", "lowest"] = "rolled"                               # CN-ORD-AMBUSH-a
    ambush_free_of_loss: bool = False                                                   # CN-ORD-AMBUSH-c
    scout_radius: Literal["growing", "fixed_one"] = "growing"                           # CN-ORD-SCOUT-a
    patrol_modifier_mode: Literal["penalty", "on_die"] = "penalty"                      # CN-ORD-PATROL-d
    # -- movement and couriers
    roads_ignore_levels: bool = False                                                   # CN-MOVE-03
    failures_reported: bool = True                                                      # CN-COUR-01
    courier_size_bonus: bool = False                                                    # CN-MOVE-06
    capture_roll: Literal["per_passage", "per_hex"] = "per_passage"                     # CN-COUR-05
    # -- battle and losses
    twenty_in_top_column: bool = False                                                  # CN-BATTLE-12
    cumulative_row_shifts: bool = False                                                 # CN-BATTLE-14
    superled_row_shift: bool = True                                                     # CN-BATTLE-14b
    permanent_loss_cells: Cells = "from_10_40"                                          # CN-BATTLE-17
    morale_threshold: Literal["at_most_75", "below_75"] = "at_most_75"                  # CN-MOR-01
    simple_losses: bool = False                                                         # CN-LOSS-04
    pc_random_events: bool = False                                                      # CN-GAP-02
    external_battle_result: bool = False                                                # CN-GAP-04
    # -- the worked example
    example_reading: Literal["off", "on"] = "off"                                       # CN-GEN-13


def mended(chosen: ClustaOptions) -> ClustaOptions:
    """CN-GEN-13  With example_reading = on the five switches stand as the worked example needs them, whatever was set."""
    if chosen.example_reading == "off":
        return chosen
    return msgspec.structs.replace(
        chosen, grisban_leader_value=4, superled_row_shift=False, patrol_modifier_mode="on_die",
        hero_death_basis="enemy_loss", hero_points_tv_timing="after_tactics",
    )


def read_options(given: Mapping[str, Any]) -> ClustaOptions:
    """Options from a file's [options] or the command line; BadInput names the option and what it may be."""
    return mended(options.read_options(ClustaOptions, given))


# ---- those of a battle, as numbers -----------------------------------------------------------------------------------------
class Decisions(IntEnum):
    """Option battle_decisions."""

    PLAYER = 0
    STANDING = 1


class Timing(IntEnum):
    """Option hero_points_tv_timing."""

    BEFORE_TACTICS = 0
    AFTER_TACTICS = 1


class Basis(IntEnum):
    """Option hero_death_basis."""

    OWN_LOSS = 0
    ENEMY_LOSS = 1


class Compares(IntEnum):
    """Option await_compares."""

    MEN = 0
    SIZE_CLASS = 1


class AmbushColumn(IntEnum):
    """Option ambush_column."""

    ROLLED = 0
    LOWEST = 1


class PatrolMode(IntEnum):
    """Option patrol_modifier_mode."""

    PENALTY = 0
    ON_DIE = 1


class Threshold(IntEnum):
    """Option morale_threshold."""

    AT_MOST_75 = 0
    BELOW_75 = 1


@state
class BattleSwitches(Switches):
    """What a battle takes of the options."""

    decisions: int = 0                                       # Decisions
    perfect_confirm: int = 1
    fumble_confirm: int = 1
    uncapped_hero_points: int = 0
    hero_points_tv_timing: int = 0                           # Timing
    hero_death_basis: int = 0                                # Basis
    hold_resists_size_rout: int = 1
    await_compares: int = 0                                  # Compares
    ambush_column: int = 0                                   # AmbushColumn
    ambush_free_of_loss: int = 0
    patrol_modifier_mode: int = 0                            # PatrolMode
    twenty_in_top_column: int = 0
    cumulative_row_shifts: int = 0
    superled_row_shift: int = 1
    morale_threshold: int = 0                                # Threshold
    pc_random_events: int = 0
    permanent: list[int] = ints(3)                           # permanent_loss_cells: the rows, by column, as bits
    option_of = {"decisions": "battle_decisions"}
