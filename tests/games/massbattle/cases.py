"""Random cases of `odds massbattle`, and what they are held against."""

from __future__ import annotations

import math
import random
from typing import Any

from montjoy.games.massbattle.authoring.case import case_of
from tests.games.massbattle import independent

SOLDIERS = tuple(code for code in independent.TABLES["troops"] if code not in ("rule", "columns"))
SINGLES = tuple(code for code in independent.TABLES["singles"] if code not in ("rule", "columns"))
SHOOTERS = (
    *(code for code in SOLDIERS if independent.row("troops", code)["missile_weapon"] != "none"),
    *(code for code in SINGLES if independent.row("singles", code)["missile"].split()[0] in independent.TABLES["missile"]),
)  # fmt: skip
SWITCHES: dict[str, tuple[Any, ...]] = {
    "square_m": (0, 1.5, 3, 5, 7.5), "daylight": (True, False), "scaled_movement": (True, False),
    "hp_method": ("average", "maximum"), "mount_hp": (True, False), "tie_rule": ("reroll", "simultaneous"),
    "missile_order": ("attack_choice", "winner_first"),
    "missile_front_arc": (True, False), "engaged_fire": (True, False), "first_contact_once": (True, False),
    "charge_replaces_melee": (True, False), "melee_front": ("three", "one"), "ac_system": ("ascending", "descending"),
    "natural_one_misses": (True, False), "solo_full_routine": (True, False), "fighter_sweep": (True, False),
    "first_hit_shields_singles": (True, False), "morale_batch": ("per_hit", "per_step"), "pc_morale": (True, False),
    "fearless_undead": (True, False), "followup": ("melee_only", "any_attacker"), "flank_bonus_missiles": (True, False),
    "wood_immunity_absolute": (True, False), "commander_bonus": (0, 1), "parting_blow": (True, False), "round_limit": (0, 5),
}  # fmt: skip
FACES = ("front",) * 5 + ("flank", "rear")
COVERS = ("none", "none", "none", "tree_line", "field_wall", "rampart")
METRES = (1, 6, 17.5, 18, 20, 24, 30, 36, 45, 54, 59.99, 60, 60.001, 61, 72, 90, 100, 108, 120)


def side_of(luck: random.Random, options: dict[str, Any], scale: int, types: tuple[str, ...]) -> dict[str, Any]:
    """One side: every key said now and then; its hit points often few, or at the half."""
    side: dict[str, Any] = {"type": luck.choice(types)}
    full = independent.unit({"attacker": side, "scale": scale}, "attacker", options).full
    if luck.random() < 0.7:
        side["hp"] = luck.choice([luck.randint(1, min(full, 30)), full // 2, (full + 1) // 2, luck.randint(1, full), full])
    for key, values in (("fresh", (True, False)), ("level", (0, 0, 1, 2)), ("cover", COVERS), ("stance", ("attack", "defence")),
                        ("face", FACES)):  # fmt: skip
        if luck.random() < 0.7:
            side[key] = luck.choice(values)
    return side


def any_case(seed: int) -> dict[str, Any]:
    """A case of any kind, that may be one that cannot take place."""
    luck = random.Random(seed)
    scale, kind = luck.choice((5, 10)), luck.choice(("melee", "charge", "missiles"))
    options = {name: luck.choice(values) for name, values in SWITCHES.items() if luck.random() < 0.35}
    types = (SOLDIERS + SINGLES, SOLDIERS, SINGLES, SHOOTERS)
    sides = {name: side_of(luck, options, scale, luck.choice(types)) for name in independent.NAMES}
    case: dict[str, Any] = {
        "scale": scale, "rounds": luck.choice((1, 1, 2, 3)), **sides, "meeting": {"kind": kind}, "options": options,
    }  # fmt: skip
    if luck.random() < 0.6:
        case["setting"] = luck.choice(("open", "open", "confined"))
    if luck.random() < 0.6:
        case["initiative"] = luck.choice(("roll", "attacker", "defender"))
    if kind == "missiles":
        case["meeting"]["distance_m"] = luck.choice(METRES)
    if luck.random() < 0.5:
        case["meeting"]["follow_up"] = luck.choice((True, True, False))
    return case


def random_case(seed: int) -> dict[str, Any]:
    """A case that can take place."""
    while not independent.Meeting(case := any_case(seed)).takes_place():
        seed += 1_000_003
    return case


def small_case(seed: int) -> dict[str, Any]:
    """The same with so many rounds that it is soon counted."""
    case = random_case(seed)
    (ours, *_), (theirs, *_), _ = independent.Meeting(case).start
    most = 1 if ours * theirs > 200 else 2 if ours * theirs > 60 else 3
    return {**case, "rounds": min(most, case["rounds"])}


# ---- compared --------------------------------------------------------------------------------------------------------
def agree(case: dict[str, Any]) -> None:
    """Our exact answer and the second one, figure by figure to 1e-12."""
    ours, theirs = case_of(case).counted(), independent.counted(case)
    same(ours, theirs, case)
    for figures in ours["rounds"]:
        for side in independent.NAMES:
            assert abs(math.fsum(figures[side].values()) - 1) < 1e-12


def same(ours: Any, theirs: Any, where: Any) -> None:
    if isinstance(theirs, dict):
        assert list(ours) == list(theirs), where
        for key in theirs:
            same(ours[key], theirs[key], (key, where))
    elif isinstance(theirs, list):
        assert len(ours) == len(theirs), where
        for n, (one, other) in enumerate(zip(ours, theirs, strict=True), 1):
            same(one, other, (n, where))
    elif isinstance(theirs, float):
        assert abs(ours - theirs) <= 1e-12 * max(1, abs(theirs)), (ours, theirs, where)
    else:
        assert ours == theirs and type(ours) is type(theirs), (ours, theirs, where)
