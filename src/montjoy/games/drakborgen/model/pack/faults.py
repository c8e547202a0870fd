"""What is wrong with a pack that its types cannot see.  It speaks to the author."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from montjoy.core.content.messages import closest, nearest, shown
from montjoy.core.content.vocabulary import folded
from montjoy.games.drakborgen.duel.state import FACES
from montjoy.games.drakborgen.model.pack.reading import FOLDER, Part, Source
from montjoy.games.drakborgen.model.pack.rows import (
    DRAGON,
    LabyrinthTile,
    OpAllInside,
    OpAmbush,
    OpControl,
    OpEncounter,
    OpItem,
    OpTest,
    Reward,
    kinds,
)

DOTS: Final = {"room": "red", "corridor": "yellow", "rubble": "white", "abyss": "black", "bridge": "blue", "treasure": "green"}
OPPOSITE: Final = {
    "north": "south", "south": "north", "east": "west", "west": "east", "north_east": "south_west", "south_west": "north_east",
    "south_east": "north_west", "north_west": "south_east",
}
NAMED: Final = ("heroes", "labyrinth", "rooms", "items", "amulets", "rings", "specials", "treasures", "dragon_cards",
                "companions")
WHEN: Final = {"heal": "own_turn", "peek": "own_turn", "choose_exit": "catacombs", "master_key": "door", "banish": "encounter",
               "bind": "encounter", "skip_dragon": "dragon_draw", "smoke": "fight", "monster_sp": "fight_start",
               "still_sun": "end_of_round"}
LEAST: Final = {"heroes": 1, "labyrinth": 77, "rooms": 77, "treasures": 1, "dragon_cards": 1, "monster_cards": 1, "sun": 1}


Wrong: TypeAlias = tuple[str, str, str, str]                # where, key, what it says, what would work


class Fault(msgspec.Struct):
    """`where`: component and id; `key`: the column."""

    where: str
    key: str
    says: str
    would_work: str
    source: Source


def find_faults(part: Part) -> Iterator[Fault]:
    """DL-BASE-25  What the loader refuses, one after another."""
    for where, key, says, would_work in _wrong(part):
        yield Fault(where, key, says, would_work, part.sources.get(where, Source()))


def find_mistakes(part: Part) -> Iterator[Fault]:
    """What an author surely did not mean, and is told; a pack in a record may have it."""
    for where, key, says, would_work in (*_categories(part), *_called_alike(part)):
        yield Fault(where, key, says, would_work, part.sources.get(where, Source()))


def _categories(part: Part) -> Iterator[Wrong]:
    """DL-BASE-02  A new category is unusual; one that is nearly ours is a slip."""
    for room in part.rows["rooms"].values():
        if room.category not in part.categories and (near := nearest(room.category, part.categories)):
            would_work = f"{near} One of your own stands below [categories], with its number of rooms"
            yield f"rooms.{room.id}", "category", f"{shown(room.category)} is no category", would_work


def _called_alike(part: Part) -> Iterator[Wrong]:
    """Two heroes of one name could not be told apart."""
    seen: dict[str, str] = {}
    for hero in part.rows["heroes"].values():
        other = seen.setdefault(folded(hero.name).strip(), hero.id)
        if other != hero.id:
            mine, theirs = (other, hero.id) if _is_standard(part, f"heroes.{hero.id}") else (hero.id, other)
            says = f"{shown(hero.name)} is the name of {theirs} already"
            yield f"heroes.{mine}", "name", says, f"give it another one, or the id {theirs}, to replace that hero"


def _wrong(part: Part) -> Iterator[Wrong]:
    yield from _too_few(part)
    yield from _sun(part)
    yield from _monsters(part)
    for tile in part.rows["labyrinth"].values():
        yield from _labyrinth(tile)
    yield from _chamber(part)
    for room in part.rows["rooms"].values():
        yield from _effects(part, f"rooms.{room.id}", room.effects)
    yield from _twice(part)
    yield from _cards(part)
    yield from _ranges(part)


def _too_few(part: Part) -> Iterator[Wrong]:
    """A board needs 77 tiles of each kind; a deck that must be drawn from needs a card."""
    for component, least in LEAST.items():
        if len(part.rows[component]) < least:
            many = len(part.rows[component])
            yield component, "rows", f"there are {many} rows, and a game needs {least}", "leave out `whole` to keep the others"


def _sun(part: Part) -> Iterator[Wrong]:
    """DL-BASE-14  A fight has room for so many faces of the sun die."""
    if (many := len(part.rows["sun"])) > FACES:
        yield "sun", "rows", f"the sun die has {many} faces", f"it has at most {FACES}"


def _labyrinth(tile: LabyrinthTile) -> Iterator[Wrong]:
    where = f"labyrinth.{tile.id}"
    if tile.entry_dot != DOTS[tile.kind]:
        yield where, "entry_dot", f"a {tile.kind} has a {DOTS[tile.kind]} dot, not {tile.entry_dot}", f'write "{DOTS[tile.kind]}"'
    if tile.entry == "wall":
        yield where, "entry", "nobody can step in through a wall", 'the entry is "open", "door" or "gate"'
    for side in tile.symbols:
        if getattr(tile, side) != "wall":
            says = f"a symbol is painted on {side}, which is {getattr(tile, side)}"
            yield where, "symbols", says, f'only walls carry symbols: make {side} "wall", or paint it elsewhere'


def _chamber(part: Part) -> Iterator[Wrong]:
    """DL-BASE-04  There is one treasure chamber."""
    chambers = [t.id for t in part.rows["labyrinth"].values() if t.kind == "treasure"]
    if len(chambers) != 1:
        where = f"labyrinth.{chambers[-1]}" if chambers else "labyrinth"
        says = f"there are {len(chambers)} treasure chambers" + (f": {', '.join(chambers)}" if chambers else "")
        yield where, "kind", says, "a board has exactly one tile of kind treasure"


def _monsters(part: Part) -> Iterator[Wrong]:
    """Every monster that can be met has values and a row on every monster card."""
    cards = dict.fromkeys(row.card for row in part.rows["monster_cards"].values())
    for row in part.rows["monster_cards"].values():
        if row.monster not in part.rows["monsters"] and _is_standard(part, f"monster_cards.{row.card}.{row.monster}"):
            says = f"{row.monster} is put away, and our monster cards have rows for it"
            yield "monsters", "whole", says, "write whole = true in [monster_cards], too, or leave it out here"
        elif row.monster not in part.rows["monsters"]:
            yield f"monster_cards.{row.card}.{row.monster}", "monster", *_unknown(row.monster, "monster", part.rows["monsters"])
    for kind in kinds(part.rows["monsters"]):
        bare = [card for card in cards if f"{card}.{kind}" not in part.rows["monster_cards"]]
        if bare and _is_standard(part, f"monsters.{kind}"):  # our monsters are on all our cards: the card is new
            first = next(row.monster for row in part.rows["monster_cards"].values() if row.card == bare[0])
            says = f"{bare[0]} is none of our cards, and has no row for {kind}"
            known = [card for card in cards if _is_standard(part, f"monster_cards.{card}.{kind}")]
            would_work = f"{closest(bare[0], known)}; a card of your own has a row for every monster"
            yield f"monster_cards.{bare[0]}.{first}", "card", says, would_work
        elif bare:
            says = f"{kind} has no row on {len(bare)} monster cards ({', '.join(bare[:3])}{' ...' if len(bare) > 3 else ''})"
            yield f"monsters.{kind}", "id", says, "add rows to monster_cards, one for each card"
    if DRAGON not in part.rows["monsters"]:
        yield "monsters", "id", "the dragon has no row", "add one with its combat_points"
    elif not part.rows["monsters"][DRAGON].combat_points:
        says = "the dragon has no combat points of his own"
        yield "monsters.dragon", "combat_points", says, "no card is drawn for him: write them here"


def _unknown(word: str, what: str, known: Iterable[str]) -> tuple[str, str]:
    return f"{shown(word)} is no {what} of this pack", closest(word, known)


def _effects(part: Part, where: str, effects: list[Any], path: str = "effects") -> Iterator[Wrong]:
    """Every id that an effect names is there."""
    for number, op in enumerate(effects, 1):
        at = f"{path}[{number}]"
        match op:
            case OpEncounter() | OpAmbush():
                if op.monster not in (known := kinds(part.rows["monsters"])):
                    yield where, f"{at}.monster", *_unknown(op.monster, "monster", known)
                if op.reward is not None:
                    yield from _reward(part, where, at, op.reward)
            case OpItem() if op.id not in part.rows["items"]:
                yield where, f"{at}.id", *_unknown(op.id, "item", part.rows["items"])
            case OpControl() if op.companion not in part.rows["companions"]:
                yield where, f"{at}.companion", *_unknown(op.companion, "companion", part.rows["companions"])
            case OpTest():
                yield from _effects(part, where, op.then, f"{at}.then")
                yield from _effects(part, where, op.otherwise, f"{at}.else")
            case OpAllInside():
                yield from _effects(part, where, op.effects, f"{at}.effects")


def _reward(part: Part, where: str, at: str, reward: Reward) -> Iterator[Wrong]:
    given = [name for name in ("treasure", "item", "deck") if getattr(reward, name)]
    if len(given) != 1:
        would_work = "exactly one of treasure = gold, item = id, deck = amulet, ring or special"
        yield where, f"{at}.reward", f"a reward names {len(given) or 'none'} of its three kinds", would_work
    elif reward.item and reward.item not in part.rows["items"]:
        yield where, f"{at}.reward.item", *_unknown(reward.item, "item", part.rows["items"])


def _twice(part: Part) -> Iterator[Wrong]:
    """Ids of things one can hold or meet are used once in the whole pack: they name things at the table."""
    seen: dict[str, str] = {}
    for component in NAMED:
        for id in part.rows[component]:
            if id in seen:
                ours, other = component, seen[id]
                if _is_standard(part, f"{ours}.{id}"):
                    ours, other = other, ours
                yield f"{ours}.{id}", "id", f"{id} is in {other} already", "give it another id"
            seen[id] = component


def _is_standard(part: Part, where: str) -> bool:
    """A row of one of our packs: its author is not to be blamed."""
    return where in part.sources and FOLDER in Path(part.sources[where].path).parents


def _cards(part: Part) -> Iterator[Wrong]:
    for card in part.rows["specials"].values():
        does = [name for name in card.effect.__struct_fields__ if getattr(card.effect, name)]
        if len(does) != 1:
            yield f"specials.{card.id}", "effect", f"a special card does one thing, not {len(does)}", "name exactly one"
        elif card.when != WHEN[does[0]]:
            says = f"{shown(card.when)} is not when {does[0]} can be played"
            yield f"specials.{card.id}", "when", says, f'write "{WHEN[does[0]]}"'
    states = {card.state for card in part.rows["dragon_cards"].values()}
    if "awake" not in states:
        yield "dragon_cards", "state", "no card wakes the dragon", 'give at least one the state "awake"'


# ---- the D12 ---------------------------------------------------------------------------------------------------------
def _ranges(part: Part) -> Iterator[Wrong]:
    """The ranges of a table cover 1-12 once; every direction has its opposite; symbols on tiles have a row."""
    for component in ("directions", "symbols"):
        numbers: list[int] = []
        for row in part.rows[component].values():
            low, _, high = row.d12.partition("-")
            here = list(range(int(low), int(high or low) + 1))
            if not here or not 1 <= min(here) <= max(here) <= 12:
                yield f"{component}.{row.d12}", "d12", f"{shown(row.d12)} is no range of a D12", 'like "4-6" or "12"'
            numbers += here
        count = Counter(numbers)
        wrong = [n for n in range(1, 13) if count[n] != 1]
        if wrong:
            says = f"{wrong[0]} stands in {count[wrong[0]]} ranges"
            yield component, "d12", says, "the ranges cover 1 to 12 once; with own ranges write whole = true"
    there = {row.direction for row in part.rows["directions"].values()}
    for row in part.rows["directions"].values():
        if OPPOSITE[row.direction] not in there:
            says = f"{row.direction} has no opposite: {OPPOSITE[row.direction]} is missing"
            yield f"directions.{row.d12}", "direction", says, "give every direction its opposite"
    known = {row.symbol for row in part.rows["symbols"].values()}
    for tile in part.rows["labyrinth"].values():
        for side, symbol in tile.symbols.items():
            if symbol not in known:
                says = f"{symbol} is no symbol of this pack"
                yield f"labyrinth.{tile.id}", f"symbols.{side}", says, f"there are {sorted(known)}"
