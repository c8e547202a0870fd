"""The switches of the battles and of the campaign (RW-T-OPTIONS).  Each is explained in `rulebook.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, ClassVar, Literal

from montjoy.core import options
from montjoy.core.options import Options, Switches
from montjoy.core.state import state


class RudernOptions(Options, frozen=True, kw_only=True):
    """The switches with the defaults of the rulebook."""

    free: ClassVar[Mapping[str, str]] = {"unit_table": 'use "default", "heavy" or the name of a .toml file'}

    since: ClassVar[Mapping[str, tuple[int, Any]]] = {
        "besieged_impulse": (2, False), "fill_chests": (2, False), "out_of_supply": (2, "unit_dies"),
        "first_round_tax": (2, True), "civil_war": (2, False), "council": (2, "fixed"), "independence": (2, False),
        "festivals": (2, False), "cards": (2, "off"), "body": (2, True), "heads": (2, "none"),
    }  # fmt: skip

    # -- counting and rounding
    count_nobles: bool = False                                                          # RW-GEN-02
    rounding: Literal["up", "down", "nearest"] = "up"                                   # RW-GEN-11
    unit_table: str = "default"                                                         # RW-GEN-14: default, heavy, a file
    noble_holds_place: bool = True                                                      # RW-GEN-15
    # -- losses
    persistent_wounds: bool = False                                                     # RW-DICE-05
    casualty_choice: Literal["auto", "owner"] = "auto"                                  # RW-DICE-07
    # -- resources
    supply: Literal["chest", "treasury"] = "chest"                                      # RW-GEN-09
    fill_chests: bool = True                                                            # RW-GEN-16-X
    limit_counts: Literal["towns", "towns_and_fortresses"] = "towns"                    # RW-GEN-10
    limit_time: Literal["impulse_start", "live"] = "impulse_start"                      # RW-X-08
    loot_target: Literal["treasury", "chest"] = "treasury"                              # RW-LOOT-03
    relief_loot: bool = True                                                            # RW-RELIEF-09
    # -- in the field
    five_defenders: Literal["siege", "field"] = "siege"                                 # RW-KIND-04
    fortress_power: Literal["intercept", "stop", "none"] = "intercept"                  # RW-FORT-02
    tie_rule: Literal["no_winner", "defender_wins", "reroll"] = "no_winner"             # RW-FIELD-05
    beaten_garrison: Literal["into_place", "leaves"] = "into_place"                     # RW-FIELD-07
    retreat_to_fortress: bool = True                                                    # RW-GEN-05
    retreat_none: Literal["disband", "stay"] = "disband"                                # RW-RETR-05
    # -- sieges
    siege_count: Literal["side", "faction"] = "side"                                    # RW-SIEGE-02
    siege_adjacency: Literal["faction_territory", "army", "none"] = "faction_territory"  # RW-SIEGE-03
    assault_wait: Literal["round", "impulse"] = "round"                                 # RW-SIEGE-06
    besieged_impulse: bool = True                                                       # RW-SIEGE-06
    besieged_economy: Literal["none", "normal"] = "none"                                # RW-SIEGE-07
    besieger_column: Literal["place", "field"] = "place"                                # RW-ASLT-05
    outnumber_check: Literal["after_storm", "continuous"] = "after_storm"               # RW-ASLT-09
    sortie_divisor: Literal["two", "as_assault"] = "two"                                # RW-SORT-02
    militia: Literal["one_die", "d6_dice"] = "one_die"                                  # RW-EMPTY-02
    relief_sally: Literal["all_or_none", "any_subset"] = "all_or_none"                  # RW-RELIEF-04
    oversized_siege: Literal["choice", "assault_only", "field_only"] = "choice"         # RW-X-03
    # -- the campaign
    out_of_supply: Literal["unit_dies", "forbidden"] = "unit_dies"                      # RW-CAM-MOV-06
    first_round_tax: bool = True                                                        # RW-CAM-RND-02
    # -- six powers
    civil_war: bool = False                                                             # RW-CAM-ALY-02
    council: Literal["fixed", "elected"] = "fixed"                                      # RW-CAM-OFF-07
    independence: bool = False                                                          # RW-CAM-OFF-09
    festivals: bool = False                                                             # RW-CAM-OFF-04
    cards: Literal["off", "ours"] = "off"                                               # RW-CAM-CARD-01
    body: bool = True                                                                   # RW-CAM-BODY-01
    heads: Literal["none", "ours"] = "none"                                             # RW-CAM-NOB-10


def read_options(given: Mapping[str, Any]) -> RudernOptions:
    """Options from a file's [options]; BadInput names the option and what it may be."""
    return options.read_options(RudernOptions, given)


# ---- those of a fight, as numbers ------------------------------------------------------------------------------------------
class Rounding(IntEnum):
    UP = 0
    DOWN = 1
    NEAREST = 2


class CasualtyChoice(IntEnum):
    AUTO = 0
    OWNER = 1


class TieRule(IntEnum):
    NO_WINNER = 0
    DEFENDER_WINS = 1
    REROLL = 2


class BesiegerColumn(IntEnum):
    PLACE = 0
    FIELD = 1


class SortieDivisor(IntEnum):
    TWO = 0
    AS_ASSAULT = 1


class Militia(IntEnum):
    ONE_DIE = 0
    D6_DICE = 1


@state
class FightSwitches(Switches):
    """What a fight takes of the options."""

    rounding: int = 0                                        # Rounding
    count_nobles: int = 0
    noble_holds_place: int = 1
    persistent_wounds: int = 0
    casualty_choice: int = 0                                 # CasualtyChoice
    tie_rule: int = 0                                        # TieRule
    besieger_column: int = 0                                 # BesiegerColumn
    sortie_divisor: int = 0                                  # SortieDivisor
    militia: int = 0                                         # Militia
