"""The switches of the game (DL-T-OPTIONS).  Each is explained in `rulebook.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta

from montjoy.core.content.messages import closest, listed, shown
from montjoy.core.game import Options

MOST_SECONDS: Final = 600


class DrakborgenOptions(Options, frozen=True, kw_only=True):
    """Twenty-nine switches with the defaults of the rulebook."""

    # -- set-up, day and end
    hero_deal: Literal["choose", "random"] = "choose"                                   # DL-BASE-08
    start_location: Literal["tower", "outside"] = "tower"                               # DL-BASE-10
    sun_roll_time: Literal["end", "start"] = "end"                                      # DL-BASE-14
    sun_limit: Literal[21, 22] = 21                                                     # DL-BASE-15
    min_gold_to_win: Literal[1, 0] = 1                                                  # DL-BASE-16
    retire: bool = True                                                                 # DL-BASE-18
    dead_hero_loot: Literal["removed", "in_room"] = "removed"                           # DL-BASE-20
    monster_controller_fallback: Literal["random", "hotseat"] = "random"                # DL-BASE-23
    strict_under_wording: bool = False                                                  # DL-BASE-24
    # -- the labyrinth
    secret_door_help: Literal["spot", "show"] = "spot"                                  # DL-4.1.1c-X
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
    boards_per_fighter: Literal["one", "each"] = "one"                                  # DL-13.4a
    trading: bool = True                                                                # DLC-21


NEEDS: Final = {"multi_fight": "advanced_phases", "chaos_rules": "multi_fight"}


class BadOptions(ValueError):
    """Options that cannot be used.  `str()` is the whole message; `told` is what a page says in its reader's words."""

    def __init__(self, text: str, *told: Any) -> None:
        super().__init__(text)
        self.told = told


def values(name: str) -> tuple[Any, ...]:
    """What an option may be; empty where it is any number of a range."""
    kind = get_type_hints(DrakborgenOptions)[name]
    return (False, True) if kind is bool else get_args(kind)


def why_not(options: DrakborgenOptions) -> str:
    """DL-13  Joint fights need the two phases, and chaos rules need joint fights.  Empty: nothing is wrong."""
    for name, needs in NEEDS.items():
        if getattr(options, name) and not getattr(options, needs):
            return f"{name} needs {needs}: switch that on as well, or {name} off"
    return ""


def mended(options: DrakborgenOptions) -> DrakborgenOptions:
    """The same options with everything switched on that they need, for whoever draws options at random."""
    for name, needs in reversed(NEEDS.items()):
        if getattr(options, name):
            options = msgspec.structs.replace(options, **{needs: True})
    return options


def read_options(given: Mapping[str, Any]) -> DrakborgenOptions:
    """Options from a file's [options]; BadOptions names the option and what it may be."""
    names = DrakborgenOptions.__struct_fields__
    for name, value in given.items():
        if name not in names:
            raise BadOptions(f"[options] {shown(name)} is not an option; {closest(str(name), names)}")
        known = values(name)
        if known and not any(value == x and type(value) is type(x) for x in known):
            among = f"[options] {name} = {shown(value)}: it is one of {listed(map(shown, known))}"
            raise BadOptions(among, "among", name, *known)
    try:
        options = msgspec.convert(dict(given), DrakborgenOptions)
    except msgspec.ValidationError:
        seconds = shown(given.get("combat_timer_seconds"))
        raise BadOptions(
            f"[options] combat_timer_seconds = {seconds}: it is a whole number from 0 (no limit) to {MOST_SECONDS}",
            "between", "combat_timer_seconds", 0, MOST_SECONDS,
        ) from None
    if wrong := why_not(options):
        lacks = next(x for x, needs in NEEDS.items() if getattr(options, x) and not getattr(options, needs))
        raise BadOptions(f"[options] {wrong}", "needs", lacks, NEEDS[lacks])
    return options
