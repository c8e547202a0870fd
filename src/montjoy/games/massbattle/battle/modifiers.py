"""What is added to an attack roll: height, cover, flank and rear, range, sunlight (MB-T-MODIFIERS), each by its name."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from montjoy.core.content.rulebook import tables

TABLES: Final = tables(Path(__file__).parents[1] / "tables.toml")
Side = Literal["front", "flank", "rear"]
Stance = Literal["attack", "defence"]

# The rows of MB-T-MODIFIERS by the name that the log gives them.
ROWS: Final = {
    "downhill": "attacker higher, its stance is attack",
    "uphill": "target higher, its stance is defence",
    "tree-line": "target at the tree line",
    "wall": "target behind a wall",
    "flank": "attack from the flank",
    "rear": "attack from the rear",
    "far": "beyond range, up to twice the range",
    "sunlight": "sunlight (goblins, orcs)",
}


class Situation(msgspec.Struct, kw_only=True):
    """All that bears on one attack roll but the figures of the two units."""

    missile: bool = False
    level: int = 0                                           # elevation of the attacker's square
    target_level: int = 0
    stance: Stance = "attack"                                # the attacker's
    target_stance: Stance = "attack"
    tree_line: bool = False                                  # the target holds one against this attacker
    wall: bool = False                                       # one covers the target against this attacker
    side: Side = "front"                                     # of the target, where the attacker stands
    far: bool = False                                        # beyond the weapon's range
    sunlight: bool = False                                   # the attacker shuns it, and it is full daylight


def printed(name: str) -> int:
    """The figure of MB-T-MODIFIERS for a modifier."""
    return int(TABLES["modifiers"][ROWS[name]][0])


def modifiers(s: Situation, flank_bonus_missiles: bool) -> list[tuple[str, int]]:
    """MB-ATK-15  All that apply, by name; they are added together."""
    found = [*height(s), *cover(s), *arc(s, flank_bonus_missiles), *distance(s), *daylight(s)]
    return [(name, printed(name)) for name in found]


def height(s: Situation) -> list[str]:
    """MB-MOD-03, MB-MOD-03-X  High ground: +4 on lower targets with the stance attack; -4 on every lower attacker
    with defence."""
    if s.level > s.target_level and s.stance == "attack":
        return ["downhill"]
    if s.target_level > s.level and s.target_stance == "defence":
        return ["uphill"]
    return []


def cover(s: Situation) -> list[str]:
    """MB-MOD-06, MB-MOD-07, MB-MOD-08, MB-MOD-09  A tree line or a wall, never both; with high ground they add up."""
    if s.wall:
        return ["wall"]
    return ["tree-line"] if s.tree_line else []


def arc(s: Situation, flank_bonus_missiles: bool) -> list[str]:
    """MB-MOD-10, MB-MOD-11, MB-MOD-10-X  From the flank or from behind, with missiles too unless flank_bonus_missiles is off."""
    if s.side == "front" or (s.missile and not flank_bonus_missiles):
        return []
    return [s.side]


def distance(s: Situation) -> list[str]:
    """MB-OUT-03, MB-MOD-12  A missile beyond its range, up to twice as far."""
    return ["far"] if s.missile and s.far else []


def daylight(s: Situation) -> list[str]:
    """MB-BASE-09  Some shun the sun."""
    return ["sunlight"] if s.sunlight else []


def is_from_behind(s: Situation, flank_bonus_missiles: bool) -> bool:
    """MB-MOD-11  Double damage."""
    return "rear" in arc(s, flank_bonus_missiles)
