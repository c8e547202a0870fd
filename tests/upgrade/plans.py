"""Which games are kept: for each game of the house some dozens of plans, each a game to be played and what is to happen in it.

A plan says what it wants to show (`ending`, `wants`); the recorder tries seeds, one after the other, until the game shows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from montjoy.core.game import Game
from tests.suite.subjects import option_values

TWELVE: Final = 12                                           # days of the long campaigns
FREE: Final[dict[str, dict[str, tuple[Any, ...]]]] = {       # values of options that are no list
    "rudern": {"unit_table": ("heavy", "default")},
    "drakborgen": {"combat_timer_seconds": (7, 0)},
    "clusta": {
        "crurer_order_delay_rounds": (0, 3, 9, 1),
        "blackblood_units": ((1, 2), (6,), "all"),
        "permanent_loss_cells": (("10/45", "10/60*"), ()),
    },
    "massbattle": {"round_limit": (4, 12), "square_m": (5.0, 0.0)},
}
PLAYERS: Final = {
    "rudern": ("luck", "luck", "default", "luck"),
    "drakborgen": ("luck", "cautious", "luck", "greedy", "default"),
    "clusta": ("luck", "steady", "luck", "bold", "default"),
    "massbattle": ("luck", "plain", "luck", "sharp", "default"),
}


@dataclass(frozen=True)
class Plan:
    """A game to be kept.  `scenario`: one of the game's, or one as data; `changes`: what in it is otherwise.  `stop`: turns
    after which it is left (0: it is played to its end)."""

    game: str
    name: str
    scenario: str | dict[str, Any]
    changes: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    player: str = "luck"
    umpire: bool = False
    typed: bool = False
    nonces: bool = False
    named: bool = False
    house: tuple[dict[str, Any], ...] = ()
    older: bool = False                                      # begun under an older version of the rules
    fault: bool = False
    brief: bool = True
    stop: int = 0
    release: bool = True
    meddling: tuple[str, ...] = ()
    ending: str = ""
    wants: str = ""                                          # a word that must stand in the record


# ---- what happens in them ------------------------------------------------------------------------------------------------
EDITS: Final = ("edit-last", "reverse", "edit-next", "reverse", "edit-last")
KINDS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("plain", {}),
    ("umpire", {"umpire": True, "meddling": ("look", "pause", "answer", "rest", "look", "answer")}),
    ("typed", {"typed": True}),
    ("nonces", {"nonces": True, "named": True, "meddling": ("change", "undo", "undo")}),
    ("edits", {"umpire": True, "meddling": EDITS}),
    ("undo", {"meddling": ("undo",) * 8}),
    ("fork", {"meddling": ("fork-mark",), "nonces": True}),
    ("dice", {"umpire": True, "meddling": ("set", "back", "set", "set")}),
    ("agreed", {"meddling": ("pause", "set", "answer", "edit-last", "reverse", "back")}),
    ("fault", {"umpire": True, "fault": True, "meddling": ("undo", "undo")}),
    ("left", {"stop": 1, "release": False, "named": True}),
    ("moved", {"older": True, "meddling": ("move", "undo")}),
    ("both", {"umpire": True, "typed": True, "nonces": True, "meddling": ("set", "look", "set", "edit-next", "reverse")}),
    ("split", {"meddling": ("fork-now", "undo", "back"), "stop": 2}),
    ("alone", {"fault": True, "meddling": ("edit-next", "reverse", "change", "change")}),
)
LEFT: Final = {"rudern": 9, "drakborgen": 45, "clusta": 20, "massbattle": 12}   # turns after which a game is left, times `stop`
GAMES: Final = 3 * len(KINDS)
LATER: Final = (
    "bridge_figures", "azure_wood_figures", "pikes", "night_raid", "castle_wall", "relief",
    "first_campaign", "six_powers_first", "six_powers", "five_powers",
)  # fmt: skip
# What a game of luck is to show, by its name: who goes home early would not.
WANTS: Final = {
    "drakborgen": {"00-one-plain": '"why":"DL-BASE-14"', "05-two-undo": '"type":"undone"'},
}


def plans(game: Game) -> Iterator[Plan]:
    """All of a game: the round of kinds three times, and what needs a game of its own."""
    scenarios, players = rounds_of(game), PLAYERS[game.slug]
    for n in range(GAMES):
        kind, how = KINDS[n % len(KINDS)]
        scenario = scenarios[n % len(scenarios)]
        name = f"{n:02}-{scenario}-{kind}"
        yield Plan(
            game.slug, name, scenario, options=some_options(game, n), seed=1000 + n, house=a_house(n),
            wants=WANTS.get(game.slug, {}).get(name, ""),
            player="luck" if "fault" in how else players[n % len(players)],
            **{**how, "stop": how.get("stop", 0) * LEFT[game.slug]},
        )  # fmt: skip
    for n, plan in enumerate(OWN[game.slug](game), GAMES):
        yield replace(plan, name=f"{n:02}-{plan.name}", seed=1000 + n)
    for n, plan in enumerate(noticing(game), GAMES + len(list(OWN[game.slug](game)))):
        yield replace(plan, name=f"{n:02}-{plan.name}")


def rounds_of(game: Game) -> list[str]:
    """The scenarios that take turns; those that were added later have games of their own, so that the others keep theirs."""
    return [name for name in game.scenarios if name not in LATER]


def some_options(game: Game, n: int) -> dict[str, Any]:
    """Every seventh game as it is printed; of the others each sets every third option, each time to its next value."""
    if n % 7 == 0:
        return {}
    chosen = {}
    for j, (name, values) in enumerate(listed(game).items()):
        if (n + j) % 3 == 0:
            chosen[name] = values[(n // 3 + j) % len(values)]
    return chosen


def listed(game: Game) -> dict[str, list[Any]]:
    """The values of every option that are to be shown."""
    found: dict[str, list[Any]] = {}
    for name, value in option_values(game):
        found.setdefault(name, []).append(value)
    for name, values in FREE[game.slug].items():
        found[name] = [*values, *(v for v in found.get(name, []) if v not in values)]
    return found


def a_house(n: int) -> tuple[dict[str, Any], ...]:
    """Now and then there is a house rule at the head of the record."""
    return ({"name": "Nothing new", "says": "We play as it is printed.", "set": {}},) if n % 9 == 4 else ()


ENDED: Final = {                                             # scenarios in which luck comes to that end
    "captured": ("relief_beaten", "three_lords"), "last-side": ("field_battle",), "rounds": ("two_lords",),
    "nothing-left": ("two_lords", "sortie"), "points": ("war_of_two_lords", "three_powers", "first_campaign"),
    "body": ("six_powers",), "most-influence": ("five_powers", "six_powers_first"),
    "influence": (), "kin": (), "prizes": (), "capital": (),  # luck does not come to these; kept games do
    "sunset": ("one", "two"), "nobody-left": ("one", "two"), "no-way-up": ("one", "two"),
    "no-units": ("bridge",), "broken": ("bridge",), "conceded": ("dragon",), "time": ("dragon",), "objective": ("bridge",),
    "by-hand": ("bridge_figures",),
}  # fmt: skip


def endings(game: Game) -> Iterator[Plan]:
    """A game for every way to end."""
    for ending in game.endings:
        for scenario in ENDED[ending]:
            yield Plan(game.slug, f"{scenario}-ends-{ending}", scenario, ending=ending)


# ---- games that notice an option ------------------------------------------------------------------------------------------
# Option, value, scenario, seed, player: games which go otherwise where that value is read as another one, for values that no
# other kept game notices.  They were found by trying seeds.
NOTICED: Final[dict[str, tuple[tuple[str, Any, str, int, str], ...]]] = {
    "rudern": (
        ("rounding", "down", "relief_beaten", 5002, "luck"), ("noble_holds_place", False, "sortie", 5032, "luck"),
        ("fortress_power", "stop", "three_lords", 5005, "luck"), ("tie_rule", "defender_wins", "three_lords", 5012, "luck"),
        ("siege_count", "side", "three_lords", 5446, "luck"), ("siege_count", "faction", "three_lords", 5446, "luck"),
        ("siege_adjacency", "army", "siege_of_a_town", 5003, "luck"), ("besieged_economy", "normal", "three_lords", 5005, "luck"),
        ("outnumber_check", "continuous", "relief_beaten", 5002, "luck"), ("sortie_divisor", "two", "three_lords", 5012, "luck"),
        ("sortie_divisor", "as_assault", "three_lords", 5012, "luck"), ("militia", "d6_dice", "empty_fortress", 5077, "luck"),
        ("relief_sally", "any_subset", "relief_beaten", 5002, "luck"), ("oversized_siege", "choice", "three_lords", 5047, "luck"),
        ("oversized_siege", "assault_only", "three_lords", 5047, "luck"),
        ("oversized_siege", "field_only", "three_lords", 5047, "luck"),
    ),
    "drakborgen": (
        ("strict_under_wording", False, "three", 5006, "greedy"), ("first_staircase", True, "one", 5000, "luck"),
        ("corridor_after_encounter", "stop", "four", 5091, "greedy"),
        ("corridor_after_encounter", "continue", "four", 5091, "greedy"), ("abyss_test", "first_reveal", "two", 5005, "greedy"),
        ("bridge_loss", "random", "three", 5010, "cautious"), ("bridge_jump_damage", False, "three", 5062, "luck"),
        ("bridge_jump_damage", True, "three", 5062, "luck"), ("dropped_treasure", "catacombs", "two", 5005, "greedy"),
        ("monster_corridor_bonus", False, "three", 5070, "cautious"), ("spiders_move_when_caught", True, "four", 5039, "luck"),
        ("whiff_duel", "both", "four", 5055, "greedy"), ("whiff_duel", "opponent_only", "four", 5055, "greedy"),
        ("treasure_faces", "nobody_until_out", "three", 5006, "greedy"), ("treasure_faces", "all", "three", 5006, "greedy"),
        ("boards_per_fighter", "each", "four", 5051, "luck"),
    ),
    "clusta": (
        ("rising_only_against_crurers", True, "day_six", 5008, "bold"),
        ("trakorian_priority", "high", "three_sides", 5005, "luck"),
        ("hippogriff_report", "exact", "skirmish", 5015, "steady"),
        ("fumble_confirm", False, "undead", 5000, "luck"),
        ("hero_death_basis", "enemy_loss", "undead", 5006, "bold"),
        ("await_compares", "men", "undead", 5028, "bold"),
        ("patrol_modifier_mode", "on_die", "undead", 5012, "steady"),
        ("twenty_in_top_column", True, "undead", 5046, "bold"),
        ("permanent_loss_cells", ("10/45", "10/60*"), "undead", 5012, "steady"),
        ("permanent_loss_cells", "only_dagger", "undead", 5012, "steady"),
        ("morale_threshold", "below_75", "day_six", 5008, "bold"),
        ("crurer_order_delay_rounds", 3, "undead", 5000, "luck"),
        ("crurer_roster_movement", True, "undead", 5000, "luck"),
        ("trakorian_priority", "disgrace", "three_sides", 5005, "luck"),
        ("trakorian_priority", "highest", "three_sides", 5005, "luck"),
        ("perfect_confirm", False, "undead", 5000, "luck"), ("uncapped_hero_points", True, "undead", 5024, "bold"),
        ("hold_resists_size_rout", False, "undead", 5006, "bold"),
        ("scout_radius", "fixed_one", "undead", 5006, "bold"),
        ("twenty_in_top_column", False, "undead", 5046, "bold"),
        ("superled_row_shift", False, "undead", 5006, "bold"),
        ("permanent_loss_cells", "only_10_40", "undead", 5012, "steady"),
        ("morale_threshold", "at_most_75", "day_six", 5008, "bold"),
        ("simple_losses", True, "undead", 5000, "luck"), ("crurer_order_delay_rounds", 0, "undead", 5000, "luck"),
        ("crurer_order_delay_rounds", 9, "undead", 5000, "luck"),
        ("failures_reported", False, "day_six", 5001, "luck"), ("failures_reported", True, "day_six", 5007, "luck"),
    ),
    "massbattle": (),
}  # fmt: skip
ADVANCED: Final = {"advanced_phases": True, "multi_fight": True, "chaos_rules": True}


def noticing(game: Game) -> Iterator[Plan]:
    for name, value, scenario, seed, player in NOTICED[game.slug]:
        options = {name: value, **(ADVANCED if name == "boards_per_fighter" else {})}
        parts = value if isinstance(value, tuple) else [value]
        shown = "-".join(str(part).replace("/", "_").replace("*", "") for part in parts)
        yield Plan(game.slug, f"{scenario}-{name}-{shown.lower()}", scenario, options=options, seed=seed, player=player)


# ---- games of their own --------------------------------------------------------------------------------------------------
def of_rudern(game: Game) -> Iterator[Plan]:
    yield from endings(game)
    yield Plan("rudern", "seen", "empty_fortress", player="seer")


def of_drakborgen(game: Game) -> Iterator[Plan]:
    """Also the advanced rules, and rooms of a group's own whose effects are carried out by hand."""
    yield from endings(game)
    for boards in ("one", "each"):
        yield Plan("drakborgen", f"advanced-{boards}", "three", options={**ADVANCED, "boards_per_fighter": boards})
    yield Plan("drakborgen", "by-hand", "two", {"pack": OWN_PACK}, wants='"answer":{"text"')
    yield Plan("drakborgen", "duels-nonces", "four", nonces=True, named=True, meddling=("change",) * 40)


OWN_PACK: Final = """extends = "standard"

[rooms]
columns = ["id", "title", "category", "effects"]
rows = [
""" + "".join(f'  ["RT{n}", "Sung room {n}", "event", [{{ op = "manual", text = "Sing." }}]],\n' for n in range(200, 260)) + "]\n"


def of_clusta(game: Game) -> Iterator[Plan]:
    """Also what is handed off, and campaigns of twelve days between generals."""
    yield Plan("clusta", "rearguard-ends-alone", "rearguard", ending="alone")
    yield Plan("clusta", "undead-ends-conflux", "undead", ending="conflux")
    standing = {"battle_decisions": "standing"}
    for by in ("rudern", "own"):
        wants = '"why":"RW-' if by == "rudern" else ""
        yield Plan("clusta", f"siege-{by}", siege(by), options=standing, player="default", wants=wants)
    typed = '"answer":{"losses":[{'
    yield Plan("clusta", "siege-typed", siege("umpire"), options=standing, player="luck", umpire=True, wants=typed)
    yield Plan("clusta", "battle-typed", "undead", {"hand_off": {"battle": "umpire"}}, umpire=True, wants=typed)
    external = {"external_battle_result": True}
    yield Plan("clusta", "battle-taken-over", "undead", options=external, umpire=True, wants=typed)
    yield Plan("clusta", "nobody-types", siege("umpire"), options=standing, player="default")
    for n, scenario in enumerate(("island", "two_sides", "three_sides")):
        long = {"brief": False, "changes": {"config": {"conflux_day": TWELVE - 1, "bridge_day": 6}}}
        yield Plan("clusta", f"{scenario}-twelve-days", scenario, player=("steady", "luck", "bold")[n], umpire=n == 1, **long)


def of_massbattle(game: Game) -> Iterator[Plan]:
    """Also a side that gives up unasked, and sealed orders that are given anew in a round of both sides together."""
    yield from (replace(plan, meddling=("write",) * 4 * (plan.ending == "conceded")) for plan in endings(game))
    yield Plan("massbattle", "sealed-nonces", "dragon", options={"tie_rule": "simultaneous"}, nonces=True,
               meddling=("change",) * 30)  # fmt: skip
    yield Plan("massbattle", "bridge_figures-undo", "bridge_figures", player="plain", meddling=("undo",) * 30,
               wants='"type":"undone"')  # fmt: skip
    yield Plan("massbattle", "azure_wood_figures-typed", "azure_wood_figures", typed=True, options={"commander_bonus": 1})
    for n, scenario in enumerate(("pikes", "night_raid", "castle_wall", "relief")):
        hp = {"hp_method": ("average", "rolled")[n % 2]}
        yield Plan("massbattle", f"{scenario}-plain", scenario, options=hp, player="plain")


def siege(by: str) -> dict[str, Any]:
    """Grisban goes for a fortified camp in the next hex; who decides it says the scenario."""
    ready = {"do": {"order": "ATTACK", "hex": "0408"}}
    return {
        "id": "siege", "title": "A siege", "sides": [{"id": "trakorians"}, {"id": "ransards"}],
        "config": {"first_day": 6, "conflux_day": 8}, "hand_off": {"siege": by},
        "units": [
            {"side": "ransards", "number": 6, "hex": "0409"}, {"side": "ransards", "number": 7, "hex": "0409"},
            {"side": "trakorians", "number": 5, "hex": "0408"},
        ],
        "commanders": [{"side": "ransards", "id": "grisban", "hex": "0409", "leads": [6, 7]}],
        "camps": [{"side": "trakorians", "name": "North", "hex": "0408", "days": 4}],
        "sheets": [{"side": "ransards", "sheet": {"to": "grisban", "lines": [ready]}}],
    }  # fmt: skip


OWN: Final = {"rudern": of_rudern, "drakborgen": of_drakborgen, "clusta": of_clusta, "massbattle": of_massbattle}


def scenario_of(game: Game, plan: Plan) -> Any:
    """The scenario of a plan, with its changes."""
    if isinstance(plan.scenario, dict):
        return msgspec.convert(plan.scenario, game.scenario)
    scenario = game.scenarios[plan.scenario]
    if plan.brief and hasattr(game, "brief"):
        scenario = game.brief(scenario)
    plain = msgspec.to_builtins(scenario)
    for name, value in plan.changes.items():
        plain[name] = {**plain[name], **value} if isinstance(value, dict) else value
    return msgspec.convert(plain, game.scenario)
