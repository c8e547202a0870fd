"""Which game a file is for, and whether it looks like a fight, a house rule or content: by its keys alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from montjoy.core.content import messages, rulebook
from montjoy.core.game import Game, games
from montjoy.terminal import choices
from montjoy.terminal.choices import is_house_rule


def candidates(path: Path, slug: str, raw: dict[str, Any]) -> list[Game]:
    """The game that is named, or the one in whose folder the file lies; of a house rule the one in whose book its rule stands;
    else those whose files look most like it."""
    inside = [name for name in path.resolve().parts if name in games()]
    if slug or inside:
        return [choices.load_game(slug or inside[-1])]
    found = list(choices.ready())
    likeness = [likeness_of(game, raw) for game in found]
    if not any(map(any, likeness)) and sum(bool(messages.nearest(key, known_to(found))) for key in raw) * 2 < len(raw):
        return []
    return [game for game, like in zip(found, likeness) if like == max(likeness)]


def likeness_of(game: Game, raw: dict[str, Any]) -> tuple[float, ...]:
    """How well a file fits a game; where two know as many of its keys, those within its tables count: `sides` stands in two."""
    if not is_house_rule(raw):
        top = alike(game, raw)
        return (top, len(keys_in(raw) & {*named_in(game.schema()), *game.options.__struct_fields__}) if top else 0)
    given = rulebook.ids_in(raw["replaces"]) if isinstance(raw.get("replaces"), str) else ()
    rules = choices.rules_of(game)
    same, nearly = len(set(given) & set(rules)), any(begins(rules, id) for id in given)
    return (same, alike(game, raw), nearly)


def begins(rules: Sequence[str], id: str) -> bool:
    """Whether a book's rules are numbered as this one is: RW-..., CN-..."""
    return any(rule.partition("-")[0] == id.partition("-")[0].upper() for rule in rules)


def alike(game: Game, raw: dict[str, Any]) -> int:
    """How many of the file's keys the game knows."""
    if is_case(raw):
        return 1 + len(set(game.cases.KEYS) & set(raw)) if game.cases is not None else 0
    if is_house_rule(raw):
        return len(keys_in(raw.get("set")) & set(game.options.__struct_fields__))
    own = () if game.content is None else game.content.KEYS
    return len(set(raw) & {*game.scenario.__struct_fields__, *own})


def keys_in(raw: Any) -> set[str]:
    """The keys of plain data, at every depth."""
    inside = raw.values() if isinstance(raw, dict) else raw if isinstance(raw, list) else ()
    return set(raw if isinstance(raw, dict) else ()).union(*map(keys_in, inside))


def named_in(schema: Any) -> set[str]:
    """The keys that a JSON Schema knows, at every depth."""
    inside = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    mine = schema.get("properties", {}) if isinstance(schema, dict) else {}
    return set(mine).union(*map(named_in, inside))


def known_to(known: Sequence[Game]) -> set[str]:
    """The keys of house rules, and of these games' scenarios and content."""
    own = [game.content.KEYS for game in known if game.content is not None]
    scenarios = [game.scenario.__struct_fields__ for game in known]
    return {key for keys in (choices.House.__struct_fields__, *own, *scenarios) for key in keys}


def is_case(raw: dict[str, Any]) -> bool:
    return bool({"fight", "attacker", "defender", "monster"} & set(raw))


def is_rather_content(game: Game, raw: dict[str, Any]) -> bool:
    """Whether a file that has a key of fights has more of the game's content: a pack with a table whose name is misspelt."""
    own, fights = game.content, game.cases
    return own is not None and fights is not None and len(set(own.KEYS) & set(raw)) > len(set(fights.KEYS) & set(raw))
