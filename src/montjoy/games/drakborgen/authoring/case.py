"""One duel described in a file, for `odds drakborgen CASE.toml` and `study`.

    hero = "H01"               # id or name in the content pack; or a table with agility, strength, psyche, armour
    monster = "demon"          # id; "dragon" turns flight and the three whiffs off; or a table likewise
    combat_points = 7          # the hero's; left out: his body points
    body_points = 7            # left out: the hero card's
    monster_points = 9         # left out: the pack's mean card rounded down; the dragon's own
    hero_exit = true           # is there a free passage to flee through
    monster_exit = true        # and one for the monster after three whiffs
    first_blow = false         # the blow at the sleeping dragon comes first
    pack = "ours.toml"         # a content pack beside this file: its heroes, monsters and sun die; left out: the standard one
    policy = "best"            # best | uniform
    risk = "best"              # best | never      (left out with uniform: never)
    flee = "best"              # best | never      (left out with uniform: never)
    [options]                  # any option of the game

Abilities (daggers, arrows, shuriken, spells) are not in it: it is a fight of values and points.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from montjoy.core.content.messages import closest, listed, shown
from montjoy.core.effects import NO
from montjoy.core.errors import BadInput
from montjoy.core.options import read_options
from montjoy.games.drakborgen.duel.combatants import a_hero, a_monster, muster_duel, the_dragon
from montjoy.games.drakborgen.duel.exact import HERO, MONSTER, UNIFORM, DuelCase
from montjoy.games.drakborgen.duel.ring import NAMES
from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.model.pack.lookup import STANDARD, Pack, files_beside, find_pack, known_packs, load
from montjoy.games.drakborgen.model.pack.own_names import own_names
from montjoy.games.drakborgen.model.pack.rows import DRAGON
from montjoy.games.drakborgen.options import DrakborgenOptions

MOST: Final = 60                                             # points and values
KEYS: Final = (
    "hero", "monster", "combat_points", "body_points", "monster_points", "hero_exit", "monster_exit", "first_blow", "pack",
    "policy", "risk", "flee", "options",
)


def case_of(given: Mapping[str, Any], folder: Path | None = None, *, pack: Pack | None = None) -> DuelCase:
    """The duel in a table already read.  BadInput says what is wrong and what would work."""
    for key in given:
        if key not in KEYS:
            raise BadInput(f"{shown(key)} is not a key of a case; {closest(str(key), KEYS)}")
    pack = pack or _pack(given, folder or Path())
    options = _options(given)
    hero, hero_values, card_body = _hero(given, pack)
    monster, monster_values, card_points = _monster(given, pack)
    dragon = monster == DRAGON
    body = _points(given, "body_points", card_body, "the hero is a table, so nothing says how many body points he has")
    combat = _points(given, "combat_points", body, "")
    points = _points(given, "monster_points", card_points, "the monster is a table, so no card says how many it has")
    first = _truth(given, "first_blow", False)
    if first and not dragon:
        raise BadInput('first_blow = true: only the sleeping dragon is struck first; write monster = "dragon", or leave it out')
    who = [
        a_hero(
            _id(hero, "hero"), hero_values, body=body, points=combat, seat=HERO, exit=_truth(given, "hero_exit", True),
            blow=first,
        ),
        the_dragon(DRAGON, monster_values, points=points, seat=MONSTER)
        if dragon
        else a_monster(
            _id(monster, "monster"), monster_values, card=points, seat=MONSTER, exit=_truth(given, "monster_exit", True)
        ),
    ]
    return DuelCase(muster_duel(who, options, sun=pack.sun), hero, monster, _how(given), own_names(pack))


def _pack(given: Mapping[str, Any], folder: Path) -> Pack:
    """DL-BASE-25  The pack that hero, monster and sun die are taken from: our set, or a group's own beside the case."""
    name = given.get("pack", STANDARD)
    if not isinstance(name, str) or not name or Path(name).name != name:
        raise BadInput(f'pack = {shown(name)}: it is the name of a pack beside this file, for example pack = "mine.toml"')
    ref = find_pack(name, folder)
    if ref is None:
        raise BadInput(f"pack = {shown(name)} is no pack; {closest(name, [*known_packs(), *files_beside(folder / name)])}")
    return load(ref)


def mean_card(pack: Pack, monster: str) -> int:
    """The mean of a monster's combat points over all monster cards, rounded down."""
    numbers = [rows[monster].combat_points for rows in pack.cards.values() if monster in rows]
    return sum(numbers) // len(numbers)


def _options(given: Mapping[str, Any]) -> DrakborgenOptions:
    section = given.get("options", {})
    if not isinstance(section, Mapping):
        raise BadInput(f"options = {shown(section)}: options is a section: write [options] and its lines below it")
    found = read_options(DrakborgenOptions, section)
    if found.combat_timer_seconds:
        raise BadInput("[options] combat_timer_seconds has no meaning here: odds are of players who are in time; leave it out")
    return found


def _hero(given: Mapping[str, Any], pack: Pack) -> tuple[Any, dict[str, int], int | None]:
    hero = given.get("hero")
    if hero is None:
        raise BadInput('hero is missing: write hero = "H01", or a hero\'s name, or a table with his four values')
    if isinstance(hero, Mapping):
        return dict(hero), _values(hero, "hero"), None
    names = {card.id: card for card in pack.heroes.values()} | {card.name: card for card in pack.heroes.values()}
    fits = [card for name, card in names.items() if isinstance(hero, str) and name.lower() == hero.strip().lower()]
    if not fits:
        raise BadInput(f"hero = {shown(hero)} is no hero of the pack; {closest(str(hero), names)}")
    card = fits[0]
    return card.id, {name: getattr(card, name) for name in NAMES[:4]}, card.body_points


def _monster(given: Mapping[str, Any], pack: Pack) -> tuple[Any, dict[str, int], int | None]:
    monster = given.get("monster")
    if monster is None:
        raise BadInput('monster is missing: write monster = "orc", or a table with its four values')
    if isinstance(monster, Mapping):
        return dict(monster), _values(monster, "monster"), None
    row = pack.monsters.get(monster) if isinstance(monster, str) else None
    if row is None:
        raise BadInput(f"monster = {shown(monster)} is no monster of the pack; {closest(str(monster), pack.monsters)}")
    return row.id, {name: getattr(row, name) for name in NAMES[:4]}, row.combat_points or mean_card(pack, row.id)


def _values(table: Mapping[str, Any], who: str) -> dict[str, int]:
    for name in table:
        if name not in NAMES[:4]:
            raise BadInput(f"{who}.{shown(name)} is no value of a fighter; {closest(str(name), NAMES[:4])}")
    for name in NAMES[:4]:
        if name not in table:
            raise BadInput(f"{who}.{name} is missing: a table gives {listed(NAMES[:4])}")
        if type(table[name]) is not int or not 0 <= table[name] <= MOST:
            raise BadInput(f"{who}.{name} = {shown(table[name])}: it is a whole number from 0 to {MOST}")
    return dict(table)


def _points(given: Mapping[str, Any], key: str, otherwise: int | None, why: str) -> int:
    number = given.get(key, otherwise)
    if number is None:
        raise BadInput(f"{key} is missing: {why}; write {key} = 8")
    if type(number) is not int or not 1 <= number <= MOST:
        raise BadInput(f"{key} = {shown(number)}: it is a whole number from 1 to {MOST}")
    return number


def _truth(given: Mapping[str, Any], key: str, otherwise: bool) -> bool:
    value = given.get(key, otherwise)
    if type(value) is not bool:
        raise BadInput(f"{key} = {shown(value)}: it is true or false")
    return value


def _how(given: Mapping[str, Any]) -> dict[tuple[int, int], int]:
    """Who answers what how: as well as can be, by chance, or never."""
    policy = _word(given, "policy", ("best", "uniform"), "best")
    otherwise = "best" if policy == "best" else "never"
    how = {}
    if policy == "uniform":
        how = {(seat, int(Ask.POSITION)): UNIFORM for seat in (HERO, MONSTER)}
    if _word(given, "risk", ("best", "never"), otherwise) == "never":
        how[HERO, int(Ask.RISK)] = NO
    if _word(given, "flee", ("best", "never"), otherwise) == "never":
        how[HERO, int(Ask.FLEE)] = NO
    return how


def _word(given: Mapping[str, Any], key: str, words: tuple[str, ...], otherwise: str) -> str:
    word = given.get(key, otherwise)
    if word not in words:
        raise BadInput(f"{key} = {shown(word)}: it is {' or '.join(words)}")
    return str(word)


def _id(who: Any, otherwise: str) -> str:
    return who if isinstance(who, str) else otherwise
