"""The switches of the game (MB-T-OPTIONS).  Each is explained in `rulebook.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from montjoy.core.options import Options, Switches
from montjoy.core.state import state

MOST_METRES: Final = 50
MOST_ROUNDS: Final = 1000


class MassBattleOptions(Options, frozen=True, kw_only=True):
    """The switches with the defaults of the rulebook."""

    free: ClassVar[Mapping[str, str]] = {
        "square_m": f"it is a number of metres up to {MOST_METRES} in steps of 0.5, or 0 for 3 at scale 5 and 6 at scale 10",
        "round_limit": f"it is a whole number of rounds from 1 to {MOST_ROUNDS}, or 0 for no limit",
    }
    limits: ClassVar[Mapping[str, tuple[int, int]]] = {"square_m": (0, MOST_METRES), "round_limit": (0, MOST_ROUNDS)}

    # -- scale and ground
    scale: Literal["by_size", 5, 10] = "by_size"                                        # MB-SCALE-01
    square_m: Annotated[float, Meta(ge=0, le=MOST_METRES, multiple_of=0.5)] = 0         # MB-SCALE-03
    environment: Literal["open", "confined"] = "open"                                   # MB-OUT-04
    daylight: bool = True                                                               # MB-BASE-09
    scaled_movement: bool = False                                                       # MB-OUT-05
    # -- units
    hp_method: Literal["average", "rolled", "maximum"] = "average"                      # MB-UNIT-02
    understrength_units: bool = False                                                   # MB-UNIT-08
    mount_hp: bool = False                                                              # MB-UNIT-10
    commander_bonus: Literal[0, 1] = 0                                                  # MB-GEN-06
    # -- the round
    tie_rule: Literal["reroll", "simultaneous"] = "reroll"                              # MB-INIT-06
    missile_order: Literal["attack_choice", "winner_first"] = "attack_choice"           # MB-INIT-08
    # -- missiles
    missile_front_arc: bool = False                                                     # MB-MIS-05
    engaged_fire: bool = False                                                          # MB-MIS-07
    fire_into_melee: Literal["forbidden", "random"] = "forbidden"                       # MB-MIS-08
    fire_over_friends: Literal["bows", "all", "none"] = "bows"                          # MB-BOARD-08
    flank_bonus_missiles: bool = True                                                   # MB-MOD-10
    wood_immunity_absolute: bool = False                                                # MB-MOD-05
    # -- charges and melee
    first_contact_once: bool = False                                                    # MB-CHG-01
    charge_replaces_melee: bool = False                                                 # MB-CHG-05
    melee_front: Literal["three", "one"] = "three"                                      # MB-MEL-01
    parting_blow: bool = False                                                          # MB-MOVE-05
    # -- attacks
    ac_system: Literal["ascending", "descending"] = "ascending"                         # MB-ATK-04
    natural_one_misses: bool = False                                                    # MB-ATK-05
    solo_full_routine: bool = True                                                      # MB-ATK-06
    fighter_sweep: bool = False                                                         # MB-ATK-16
    first_hit_shields_singles: bool = True                                              # MB-SOLO-02
    # -- morale
    morale_batch: Literal["per_hit", "per_step"] = "per_hit"                            # MB-MOR-03
    pc_morale: bool = False                                                             # MB-MOR-12
    fearless_undead: bool = True                                                        # MB-MOR-13
    followup: Literal["melee_only", "any_attacker"] = "melee_only"                      # MB-MOR-15
    # -- movement
    solo_free_turn: bool = False                                                        # MB-MOVE-01
    free_drift: bool = False                                                            # MB-MOVE-03
    eight_facings: bool = False                                                         # MB-BOARD-03
    deployment: Literal["secret", "alternate"] = "secret"                               # MB-BOARD-10
    # -- spells
    area_spells: Literal["per_soldier", "single_creature"] = "per_soldier"              # MB-SPELL-03
    spell_disruption: bool = True                                                       # MB-SPELL-06
    # -- the end, and what is known
    round_limit: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 20                        # MB-END-03
    open_information: bool = False                                                      # MB-INFO-02


# ---- those of a meeting of two units, as numbers ---------------------------------------------------------------------------
class TieRule(IntEnum):
    REROLL = 0
    SIMULTANEOUS = 1


class MoraleBatch(IntEnum):
    PER_HIT = 0
    PER_STEP = 1


class FollowUp(IntEnum):
    MELEE_ONLY = 0
    ANY_ATTACKER = 1


@state
class MeetingSwitches(Switches):
    """What a meeting of two units takes of the options."""

    natural_one_misses: int = 0
    first_hit_shields_singles: int = 1
    morale_batch: int = 0                                    # MoraleBatch
    pc_morale: int = 0
    fearless_undead: int = 1
    tie_rule: int = 0                                        # TieRule
    followup: int = 0                                        # FollowUp
    charge_replaces_melee: int = 0
    flank_bonus_missiles: int = 1
    missile_front_arc: int = 0
