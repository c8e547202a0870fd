"""The switches of the game (CN-T-OPTIONS).  Each is explained in `rulebook.toml`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias, get_type_hints

import msgspec
from msgspec import Meta

from montjoy.core.content import rulebook
from montjoy.core.content.messages import closest, listed, shown
from montjoy.core.game import Options

MOST_ROUNDS: Final = 9
MOST_UNITS: Final = 99
MOST_CELLS: Final = 69
Number = Annotated[int, Meta(ge=1, le=MOST_UNITS)]
Cell = Annotated[str, Meta(pattern=r"^[0-9]{1,3}/[0-9]{1,3}[*†]?$")]
Units: TypeAlias = Literal["all"] | Annotated[tuple[Number, ...], Meta(max_length=MOST_UNITS)]
Cells: TypeAlias = Literal["from_10_40", "only_10_40", "only_dagger"] | Annotated[tuple[Cell, ...], Meta(max_length=MOST_CELLS)]


class ClustaOptions(Options, frozen=True, kw_only=True):
    """Forty-three switches with the defaults of the rulebook."""

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


class BadOptions(ValueError):
    """Options that cannot be used.  `str()` is the whole message; `told` is what a page says in its reader's words."""

    def __init__(self, text: str, *told: Any) -> None:
        super().__init__(text)
        self.told = told


def mended(options: ClustaOptions) -> ClustaOptions:
    """CN-GEN-13  With example_reading = on the five switches stand as the worked example needs them, whatever was set."""
    if options.example_reading == "off":
        return options
    return msgspec.structs.replace(
        options, grisban_leader_value=4, superled_row_shift=False, patrol_modifier_mode="on_die",
        hero_death_basis="enemy_loss", hero_points_tv_timing="after_tactics",
    )


# ---- reading ---------------------------------------------------------------------------------------------------------
def values(name: str) -> tuple[Any, ...]:
    """What an option may be by name; empty where it is any number of a range."""
    kind = get_type_hints(ClustaOptions)[name]
    return (False, True) if kind is bool else rulebook.listed(kind)


LISTS: Final = {
    "blackblood_units": f'"all", or a list of unit numbers from 1 to {MOST_UNITS}, as in [1, 2]',
    "permanent_loss_cells": '"from_10_40", "only_10_40", "only_dagger", or a list of cells as printed, as in ["10/45", "10/60*"]',
    "crurer_order_delay_rounds": f"a whole number of rounds from 0 to {MOST_ROUNDS}",
}


def read_options(given: Mapping[str, Any]) -> ClustaOptions:
    """Options from a file's [options] or the command line; BadOptions names the option and what it may be."""
    names = ClustaOptions.__struct_fields__
    chosen: dict[str, Any] = {}
    for name, value in given.items():
        if name not in names:
            raise BadOptions(f"[options] {shown(name)} is not an option; {closest(str(name), names)}")
        chosen[name] = plain(name, value)
        if name in LISTS:
            continue
        known = values(name)
        if not any(value == x and type(value) is type(x) for x in known):
            among = f"[options] {name} = {shown(value)}: it is one of {listed(map(shown, known))}"
            raise BadOptions(among, "among", name, *known)
    for name in LISTS:
        if name in chosen:
            try:
                msgspec.convert({name: chosen[name]}, ClustaOptions)
            except msgspec.ValidationError:
                between = ("between", name, 0, MOST_ROUNDS) if name == "crurer_order_delay_rounds" else ()
                raise BadOptions(f"[options] {name} = {shown(given[name])}: it is {LISTS[name]}", *between) from None
    return mended(msgspec.convert(chosen, ClustaOptions))


def plain(name: str, value: Any) -> Any:
    """A list as it is typed on one line ("1, 2") is that list."""
    if name not in LISTS or not isinstance(value, str) or value in values(name):
        return value
    words = [word for word in re.split(r"[\s,\[\]\"]+", value) if word]
    return [int(word) if word.isdecimal() and len(word) < MOST_ROUNDS else word for word in words]
