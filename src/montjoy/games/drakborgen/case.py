"""One duel described in a file, for `odds drakborgen CASE.toml` and `study`.

    hero = "H01"               # id or name in the content pack; or a table with agility, strength, psyche, armour
    monster = "demon"          # id; "dragon" turns flight and the three whiffs off; or a table likewise
    combat_points = 7          # the hero's; left out: his body points
    body_points = 7            # left out: the hero card's
    monster_points = 9         # left out: the pack's mean card rounded down; the dragon's own
    hero_exit = true           # is there a free passage to flee through
    monster_exit = true        # and one for the monster after three whiffs
    first_blow = false         # the blow at the sleeping dragon comes first
    policy = "best"            # best | uniform
    risk = "best"              # best | never      (left out with uniform: never)
    flee = "best"              # best | never      (left out with uniform: never)
    [options]                  # any option of the game

Abilities (daggers, arrows, shuriken, spells) are not in it: it is a fight of values and points.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

from montjoy.core.authors import closest, listed, shown
from montjoy.core.effects import NO, YES
from montjoy.games.drakborgen.fight import step, whole_duel
from montjoy.games.drakborgen.fight_muster import a_hero, a_monster, as_duel, lettered, muster_duel, the_dragon
from montjoy.games.drakborgen.fight_state import Ask, Duel, Fight, Phase, Verdict
from montjoy.games.drakborgen.options import BadOptions, DrakborgenOptions, read_options
from montjoy.games.drakborgen.pack import Pack, load
from montjoy.games.drakborgen.ring import NAMES
from montjoy.games.drakborgen.world import PackRef

BEST: Final = -1                                             # as in odds/zero_sum.py, which games do not import
UNIFORM: Final = -2
HERO: Final = 0                                              # the seats of a duel
MONSTER: Final = 1
MOST: Final = 60                                             # points and values
DRAGON: Final = "dragon"
SCALE: Final = 1 << 31                                       # of a mixture's chances, as in bots/duellist.py
KEYS: Final = (
    "hero", "monster", "combat_points", "body_points", "monster_points", "hero_exit", "monster_exit", "first_blow", "policy",
    "risk", "flee", "options",
)
PAYOFF: Final[dict[int, float]] = {Verdict.SLAIN: 1.0, Verdict.FLED: 1.0, Verdict.ESCAPED: 1.0}


class BadCase(ValueError):
    """A case that cannot be used.  `str()` is the whole message."""


# ---- the duel as odds and studies know it ------------------------------------------------------------------------------
async def odds_step(fight: Duel) -> int:
    """DL-8-X1  One decision of a duel, its state as plain as can be.  -> Verdict"""
    await step(fight)
    alike(fight)
    return fight.result


def alike(fight: Duel) -> None:
    """Makes states equal that can never come out differently: body points above the combat points never matter again in this
    fight (a risk costs both alike, DL-8.11b), nor does the count of whiffs of a monster that cannot leave."""
    for i in range(fight.fighters):
        fighter = fight.fighter[i]
        if fighter.body > fighter.points and fighter.ring == NO:
            fighter.body = fighter.points
        if fighter.exit == NO:
            fighter.whiffs = 0


def uniform(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """Positions with equal chance among those that can be reached; pay, and fight on."""
    if ask != Ask.POSITION:
        return NO
    k = luck.below(options.bit_count())
    for position in range(4):
        if options >> position & 1 == 1:
            if k == 0:
                return position
            k -= 1
    return 4


# ---- playing a mixture -------------------------------------------------------------------------------------------------
def code(fight: Duel) -> int:
    """A number that tells apart all states of a duel in which something is decided."""
    hero = fight.fighter[HERO]
    monster = fight.fighter[MONSTER]
    body = hero.body if hero.ring == YES else min(hero.body, hero.points)
    whiffs = monster.whiffs if monster.exit == YES else 0
    n = fight.phase
    n = n * 8 + fight.board[HERO].position
    n = n * 8 + fight.board[MONSTER].position
    n = n * 128 + hero.points
    n = n * 128 + body
    n = n * 128 + monster.points
    n = n * 4 + whiffs
    n = n * 2 + hero.fleeing
    n = n * 128 + hero.loss
    n = n * 8 + hero.missiles
    n = n * 2 + hero.bolt
    n = n * 2 + hero.ring
    return n * 128 + hero.done


def mixed(seen: Duel, seat: int, ask: int, options: int, luck: Any, tables: Any) -> int:
    """The solved mixture, from the tables that `bots/duellist.py` makes; what is not in them is answered as by `uniform`."""
    n = code(seen)
    most = len(tables.key) - 1
    at = ((n ^ n >> 17 ^ n >> 31) & 4294967295) * 40503 & most
    while tables.key[at] != n:
        if tables.key[at] < 0:
            return uniform(seen, seat, ask, options, luck)
        at = (at + 1) & most
    u = luck.below(SCALE)
    for option in range(5):
        u -= tables.mix[at][seat][option]
        if u < 0 and options >> option & 1 == 1:
            return option
    return uniform(seen, seat, ask, options, luck)


class DuelCase:
    """A duel with its start and how it is played (`odds.zero_sum.ZeroSumCase`, and `core.game.Case` for uniform play)."""

    verdicts: Final[dict[int, str]] = {
        Verdict.OPEN: "open",
        Verdict.SLAIN: "monster_slain",
        Verdict.FLED: "monster_fled",
        Verdict.ESCAPED: "escaped",
        Verdict.HERO_SLAIN: "hero_slain",
        Verdict.BOTH_SLAIN: "hero_slain",
    }
    counter: Final = "round"
    rounds: Final = None
    code = staticmethod(code)
    mixed = staticmethod(mixed)

    def __init__(self, start: Duel, hero: Any, monster: Any, how: Mapping[tuple[int, int], int]) -> None:
        self.start, self.hero, self.monster, self.how = start, hero, monster, dict(how)
        self.step: Callable[[Any], Coroutine[Any, Any, int]] = odds_step
        self.round: Callable[[Any], Coroutine[Any, Any, int]] = odds_step
        self.whole: Callable[[Any], Coroutine[Any, Any, int]] = whole_duel
        self.policy: Callable[..., int] = uniform
        self.payoff = PAYOFF

    def answer(self, solve: Callable[[Any], Any]) -> dict[str, Any]:
        """What `odds` prints; `solve` is the solver of `odds/zero_sum.py`."""
        solved = solve(self)
        found = dict.fromkeys(("monster_slain", "monster_fled", "escaped", "hero_slain"), 0.0)
        for verdict, p in solved.outcomes().items():
            found[self.verdicts[verdict]] += p
        return {
            "hero": self.hero,
            "monster": self.monster,
            "survive": solved.value,
            "lower": solved.lower,
            "upper": solved.upper,
            "of_this_mixture": found,
            "opening": named(solved.first_answers(HERO, Ask.POSITION)),
            "monster_opening": named(solved.first_answers(MONSTER, Ask.POSITION)),
            "states": solved.states,
        }

    def report(self, ends: Sequence[tuple[int, Any, float]], rolls: float) -> dict[str, Any]:
        """Playouts or the chain under a policy, in the shape of studies."""
        chance = dict.fromkeys(("monster_slain", "monster_fled", "escaped", "hero_slain"), 0.0)
        body = 0.0
        for verdict, fight, p in ends:
            chance[self.verdicts[verdict]] += p
            body += p * fight.fighter[HERO].body
        return {
            "fight": f"{self.hero} against {self.monster}, positions by chance",
            "outcomes": {name: {"p": p, "fraction": None} for name, p in chance.items()},
            "survive": 1.0 - chance["hero_slain"],
            "body_points": {"mean": body},
            "rounds": {"mean": rolls},
        }


def named(mixture: Mapping[int, float]) -> dict[str, float]:
    """A mixture by the names of positions."""
    return {NAMES[position]: mixture.get(position, 0.0) for position in range(4)}


# ---- from a live fight -------------------------------------------------------------------------------------------------
def from_fight(fight: Fight) -> DuelCase | None:
    """DL-8.1c  The fight as it stands, from what everybody at the table knows: points of both sides are open once it has begun,
    and nothing else of the card bears on it.  None before that, where it is over, or no duel of one hero against one enemy.
    Whom nobody plays (AUTOMATON) is taken to choose by chance, as it does.  The odds are the hero's, whoever asks."""
    if fight.result != Verdict.OPEN:
        return None
    duel = as_duel(fight)
    if duel is None or duel.phase == Phase.START:
        return None
    how = {}
    for i in (HERO, MONSTER):
        if duel.board[i].controller < 0:
            how[i, int(Ask.POSITION)] = UNIFORM
        duel.board[i].controller = i
    duel.seconds, duel.round = 0, 0
    alike(duel)
    return DuelCase(duel, lettered(duel.fighter[HERO].name), lettered(duel.fighter[MONSTER].name), how)


def from_view(seen: Any) -> tuple[DuelCase, int] | None:
    """The duel in a view that has `fight`, `seats` and `viewer`, and whether the viewer plays its hero or its monster; None where
    he plays neither.  Nothing but the view is looked at."""
    if seen.fight is None or seen.viewer not in seen.seats:
        return None
    case = from_fight(seen.fight)
    number = seen.seats.index(seen.viewer)
    there = [x for x in seen.fight.fighter[: seen.fight.fighters] if x.fate == 0]
    sides = [i for i, x in enumerate(there) if seen.fight.board[x.board].controller == number]
    return (case, sides[0]) if case and sides else None


# ---- reading -----------------------------------------------------------------------------------------------------------
def case_of(given: Mapping[str, Any], *, pack: Pack | None = None) -> DuelCase:
    """The duel in a table already read.  BadCase says what is wrong and what would work."""
    pack = pack or load(PackRef())
    for key in given:
        if key not in KEYS:
            raise BadCase(f"{shown(key)} is not a key of a case; {closest(str(key), KEYS)}")
    options = _options(given)
    hero, hero_values, card_body = _hero(given, pack)
    monster, monster_values, card_points = _monster(given, pack)
    dragon = monster == DRAGON
    body = _points(given, "body_points", card_body, "the hero is a table, so nothing says how many body points he has")
    combat = _points(given, "combat_points", body, "")
    points = _points(given, "monster_points", card_points, "the monster is a table, so no card says how many it has")
    first = _truth(given, "first_blow", False)
    if first and not dragon:
        raise BadCase('first_blow = true: only the sleeping dragon is struck first; write monster = "dragon", or leave it out')
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
    return DuelCase(muster_duel(who, options), hero, monster, _how(given))


def mean_card(pack: Pack, monster: str) -> int:
    """The mean of a monster's combat points over all monster cards, rounded down."""
    numbers = [rows[monster].combat_points for rows in pack.cards.values() if monster in rows]
    return sum(numbers) // len(numbers)


def _options(given: Mapping[str, Any]) -> DrakborgenOptions:
    section = given.get("options", {})
    if not isinstance(section, Mapping):
        raise BadCase(f"options = {shown(section)}: options is a section: write [options] and its lines below it")
    try:
        found = read_options(section)
    except BadOptions as error:
        raise BadCase(str(error)) from None
    if found.combat_timer_seconds:
        raise BadCase("[options] combat_timer_seconds has no meaning here: odds are of players who are in time; leave it out")
    return found


def _hero(given: Mapping[str, Any], pack: Pack) -> tuple[Any, dict[str, int], int | None]:
    hero = given.get("hero")
    if hero is None:
        raise BadCase('hero is missing: write hero = "H01", or a hero\'s name, or a table with his four values')
    if isinstance(hero, Mapping):
        return dict(hero), _values(hero, "hero"), None
    names = {card.id: card for card in pack.heroes.values()} | {card.name: card for card in pack.heroes.values()}
    fits = [card for name, card in names.items() if isinstance(hero, str) and name.lower() == hero.strip().lower()]
    if not fits:
        raise BadCase(f"hero = {shown(hero)} is no hero of the pack; {closest(str(hero), names)}")
    card = fits[0]
    return card.id, {name: getattr(card, name) for name in NAMES[:4]}, card.body_points


def _monster(given: Mapping[str, Any], pack: Pack) -> tuple[Any, dict[str, int], int | None]:
    monster = given.get("monster")
    if monster is None:
        raise BadCase('monster is missing: write monster = "orc", or a table with its four values')
    if isinstance(monster, Mapping):
        return dict(monster), _values(monster, "monster"), None
    row = pack.monsters.get(monster) if isinstance(monster, str) else None
    if row is None:
        raise BadCase(f"monster = {shown(monster)} is no monster of the pack; {closest(str(monster), pack.monsters)}")
    return row.id, {name: getattr(row, name) for name in NAMES[:4]}, row.combat_points or mean_card(pack, row.id)


def _values(table: Mapping[str, Any], who: str) -> dict[str, int]:
    for name in table:
        if name not in NAMES[:4]:
            raise BadCase(f"{who}.{shown(name)} is no value of a fighter; {closest(str(name), NAMES[:4])}")
    for name in NAMES[:4]:
        if name not in table:
            raise BadCase(f"{who}.{name} is missing: a table gives {listed(NAMES[:4])}")
        if type(table[name]) is not int or not 0 <= table[name] <= MOST:
            raise BadCase(f"{who}.{name} = {shown(table[name])}: it is a whole number from 0 to {MOST}")
    return dict(table)


def _points(given: Mapping[str, Any], key: str, otherwise: int | None, why: str) -> int:
    number = given.get(key, otherwise)
    if number is None:
        raise BadCase(f"{key} is missing: {why}; write {key} = 8")
    if type(number) is not int or not 1 <= number <= MOST:
        raise BadCase(f"{key} = {shown(number)}: it is a whole number from 1 to {MOST}")
    return number


def _truth(given: Mapping[str, Any], key: str, otherwise: bool) -> bool:
    value = given.get(key, otherwise)
    if type(value) is not bool:
        raise BadCase(f"{key} = {shown(value)}: it is true or false")
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
        raise BadCase(f"{key} = {shown(word)}: it is {' or '.join(words)}")
    return str(word)


def _id(who: Any, otherwise: str) -> str:
    return who if isinstance(who, str) else otherwise

