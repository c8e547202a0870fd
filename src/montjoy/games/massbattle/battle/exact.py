"""The exact law of a meeting, counted out step by step, and the answers people read: `odds massbattle`, `study massbattle`.

The rounds are those of `meeting.py`; the law keeps only what can differ between two states of one meeting (`Key`), and takes
whole attacks and whole series of morale checks at once.  A test counts small meetings out from the rules' own text as well.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, partial
from typing import Any, Final, NamedTuple

from montjoy.core.capabilities import Case, Said
from montjoy.core.effects import NO
from montjoy.games.massbattle.battle.attack import count_check, is_hit, is_untouchable, take_off_the_dead
from montjoy.games.massbattle.battle.meeting import (
    BEYOND_RANGE,
    FIRST,
    SECOND,
    fall_back,
    may_fight,
    may_melee,
    may_shoot,
    meet,
    play_round,
    regenerate,
    state_of,
)
from montjoy.games.massbattle.battle.morale import must_check, steadied, suffer
from montjoy.games.massbattle.battle.state import (
    ATTACKER,
    BOTH,
    DEFENDER,
    FACES,
    HALVES,
    QUARTER,
    Blow,
    Body,
    Fighter,
    Initiative,
    Kind,
    Meeting,
    Result,
    Standing,
    Status,
)
from montjoy.games.massbattle.options import TieRule

SIX: Final = 6
HUNDRED: Final = 100
TIE: Final = 6 / 36                                          # both dice show the same
SIDES: Final = ("attacker", "defender")
QUANTILES: Final = (0.1, 0.5, 0.9)
NAMES: Final = {Standing.OK: "ok", Standing.BROKEN: "broken", Standing.WITHDRAWN: "withdrawn", Standing.DESTROYED: "destroyed"}


# ---- laws of dice ----------------------------------------------------------------------------------------------------------
@cache
def sum_law(dice: int, sides: int) -> tuple[tuple[int, float], ...]:
    """(sum, probability) of so many dice."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, n in ways.items():
            for face in range(1, sides + 1):
                more[total + face] = more.get(total + face, 0) + n
        ways = more
    return tuple((total, n / sides**dice) for total, n in sorted(ways.items()))


@cache
def damage_law(
    dice: int, sides: int, plus: int, factor: int, quarter: bool, save: int, venom: int
) -> tuple[tuple[int, float], ...]:
    """(hit points taken, probability) of one hit that does damage, with its poison.  As `attack.damage` and
    `attack.poisoning`."""
    law: dict[int, float] = {}
    fails = max(0, min(FACES, save - 1)) / FACES
    for total, p in sum_law(dice, sides):
        taken = max(1, (total + plus) * factor // (HALVES * QUARTER if quarter else HALVES))
        for more, q in ((venom, fails), (0, 1.0 - fails)):
            if q > 0.0:
                law[taken + more] = law.get(taken + more, 0.0) + p * q
    return tuple(sorted(law.items()))


def law_of_hit(blow: Blow, penalty: int) -> tuple[tuple[int, float], ...]:
    """(hit points taken, probability) of one hit of a blow that does damage."""
    quarter = is_untouchable(blow, penalty)
    return damage_law(blow.dice, blow.sides, blow.plus, blow.factor, quarter, blow.poison, blow.venom)


def chance_to_hit(blow: Blow, penalty: int) -> float:
    """That one roll hits and counts; 0 against the immune."""
    if blow.immune == 1:
        return 0.0
    return sum(is_hit(blow, face, penalty) for face in range(1, FACES + 1)) / FACES


# ---- what can differ between two states of a meeting --------------------------------------------------------------------
class One(NamedTuple):
    """What can differ of a fighter."""

    hp: int
    hit: int
    broken: int
    status: int
    last_shot: int
    charged: int


class Key(NamedTuple):
    """What can differ of a meeting between two steps of one round."""

    one: tuple[One, One]
    contact: int
    distance: int

    @property
    def is_over(self) -> bool:
        return self.one[ATTACKER].status != Status.IN_PLAY or self.one[DEFENDER].status != Status.IN_PLAY


def one_of(fighter: Fighter) -> One:
    body = fighter.body[0]
    return One(body.hp, body.hit, body.broken, body.status, fighter.last_shot, fighter.charged)


def key_of(meeting: Meeting) -> Key:
    ours, theirs = meeting.fighter
    return Key((one_of(ours), one_of(theirs)), meeting.contact, meeting.distance)


Law = dict[Key, float]
Hurt = tuple[int, int, int]                                  # of a target: hit points, first hit taken, checks


class Fate(NamedTuple):
    """What a step has made of a target."""

    hp: int
    hit: int
    broken: int
    status: int
    pushed: int                                              # how often it is pushed back


class Struck(NamedTuple):
    """A unit at the end of a step."""

    one: One
    pushed: int


def one_after(fate: Fate, last_shot: int, charged: int) -> One:
    return One(fate.hp, fate.hit, fate.broken, fate.status, last_shot, charged)


# ---- one attack, with the checks that follow ----------------------------------------------------------------------------
def law_of_attack(target: Body, blows: Sequence[Blow], results: Sequence[int], penalty: int) -> tuple[tuple[Fate, float], ...]:
    """What becomes of a target when these rolls alone are made against it in a step.  `results`: of the morale die."""
    law: dict[Hurt, float] = {(target.hp, target.hit, 0): 1.0}
    for blow in blows:
        law = after_stroke(law, blow, penalty, target)
    fates: dict[Fate, float] = {}
    for hurt, p in law.items():
        for fate, q in after_checks(hurt, target, results):
            fates[fate] = fates.get(fate, 0.0) + p * q
    return tuple(fates.items())


def after_stroke(law: Mapping[Hurt, float], blow: Blow, penalty: int, target: Body) -> dict[Hurt, float]:
    """One more roll.  As `attack.strike`."""
    chance = chance_to_hit(blow, penalty)
    after: dict[Hurt, float] = {}
    for (hp, hit, checks), p in law.items():
        ways = [((hp, hit, checks), 1.0 - chance)]
        if not hit and target.shielded:
            ways.append(((hp, 1, checked(target, hp, checks)), chance))
        else:
            ways += [((hp - n, 1, checked(target, hp - n, checks)), chance * q) for n, q in law_of_hit(blow, penalty)]
        for state, q in ways:
            if q > 0.0:
                after[state] = after.get(state, 0.0) + p * q
    return after


def checked(target: Body, hp: int, checks: int) -> int:
    """How many morale checks there are after one more hit that has left so many hit points."""
    body = Body(hp=hp, start=target.start, per_step=target.per_step, checks=checks)
    count_check(body)
    return body.checks


def after_checks(hurt: Hurt, target: Body, results: Sequence[int]) -> Iterator[tuple[Fate, float]]:
    """As `meeting.settle`: the dead, then the checks."""
    body = target.copy()
    body.hp, body.hit, body.checks = hurt
    take_off_the_dead(body)
    for (broken, status, pushed), q in law_of_checks(body, results).items():
        yield Fate(body.hp, body.hit, broken, status, pushed), q


def law_of_checks(body: Body, results: Sequence[int]) -> dict[tuple[int, int, int], float]:
    """As `meeting.check`: (broken, status, how often pushed back) after all checks of the step."""
    law = {(body.broken, body.status, 0): 1.0}
    by_face = [results[min(SIX, face + body.bonus)] for face in range(1, SIX + 1)]
    if not must_check(body):
        return law
    for _ in range(body.checks):
        after: dict[tuple[int, int, int], float] = {}
        for (broken, status, pushed), p in law.items():
            if status != Status.IN_PLAY:
                after[broken, status, pushed] = after.get((broken, status, pushed), 0.0) + p
                continue
            for result in by_face:
                one = Body(single=body.single, broken=broken, status=status)
                result = steadied(body, result)
                suffer(one, result)
                to = one.broken, one.status, pushed + int(result == Result.PUSHED)
                after[to] = after.get(to, 0.0) + p / SIX
        law = after
    return law


# ---- two units' states together ------------------------------------------------------------------------------------------
class Table(NamedTuple):
    """The chances of two units' states: a row for each state of one of them, a column for each of the other's."""

    rows: Mapping[Any, Sequence[float]]
    columns: Sequence[Any]


def table_of(pairs: Mapping[tuple[One, One], float]) -> Table:
    """A row for each state of the first."""
    columns = {theirs: i for i, theirs in enumerate(dict.fromkeys(theirs for _, theirs in pairs))}
    rows: dict[One, list[float]] = {ours: [0.0] * len(columns) for ours, _ in pairs}
    for (ours, theirs), p in pairs.items():
        rows[ours][columns[theirs]] = p
    return Table(rows, list(columns))


def turned(table: Table) -> Table:
    """Columns for rows."""
    return Table(dict(zip(table.columns, zip(*table.rows.values(), strict=True), strict=True)), list(table.rows))


def spread(table: Table, becomes: Callable[[Any], Sequence[tuple[Any, float]]]) -> Table:
    """Each row handed on to what its unit becomes, by chance."""
    rows: dict[Any, list[float]] = {}
    for one, row in table.rows.items():
        for end, p in becomes(one):
            had = rows.get(end)
            if had is None:
                rows[end] = [p * q for q in row]
            else:
                rows[end] = [n + p * q for n, q in zip(had, row, strict=True)]
    return Table(rows, table.columns)


class Count:
    """The law of a meeting: `after(n)` is what its states are after round n, with their probabilities."""

    def __init__(self, start: Meeting) -> None:
        self.now = start.copy()
        self.fates: dict[Any, tuple[tuple[Fate, float], ...]] = {}
        self.retreats: dict[Any, tuple[int, int]] = {}
        self.able: dict[Any, bool] = {}                      # who attacks in the step that is worked out

    def rounds(self, n: int) -> Iterator[Law]:
        """After each round; a meeting that is over keeps its last state."""
        law: Law = {self._key(): 1.0}
        for number in range(1, n + 1):
            law = self._round(law, number)
            yield law

    # -- a round, as `play_round` has it
    def _round(self, law: Law, number: int) -> Law:
        self.now.round = number
        done, begun = self._split(law)
        begun = self._each(begun, self._begin)
        after: Law = {}
        for first, p in self._orders():
            some = {key: q * p for key, q in begun.items()}
            for key, q in self._in_order(some, first, number).items():
                after[key] = after.get(key, 0.0) + q
        for key, q in done.items():
            after[key] = after.get(key, 0.0) + q
        return after

    def _orders(self) -> list[tuple[int, float]]:
        """Who attacks first, with its chance."""
        if self.now.initiative != Initiative.ROLL:
            return [(ATTACKER if self.now.initiative == Initiative.ATTACKER else DEFENDER, 1.0)]
        both = TIE if self.now.tie_rule == TieRule.SIMULTANEOUS else 0.0
        return [(side, p) for side, p in ((ATTACKER, (1 - both) / 2), (DEFENDER, (1 - both) / 2), (BOTH, both)) if p > 0.0]

    def _in_order(self, law: Law, first: int, number: int) -> Law:
        missiles = self.now.kind == Kind.MISSILES
        if missiles:
            law = self._shooting(law, first, FIRST)
        elif self.now.kind == Kind.CHARGE and number == 1:
            law = self._charge(law)
        if not missiles:
            law = self._steps(law, first, may_melee, self._attack)
        law = self._going_on(law, self._rally)
        if missiles:
            law = self._shooting(law, first, SECOND)
        done, law = self._split(law)
        for key, p in self._each(law, self._regenerate).items():
            done[key] = done.get(key, 0.0) + p
        return done

    def _shooting(self, law: Law, first: int, phase: int) -> Law:
        def may(now: Meeting, side: int) -> bool:
            return may_shoot(now, side, phase)

        return self._steps(law, first, may, lambda side: self._volley(side, phase))

    def _charge(self, law: Law) -> Law:
        """The charged with long weapons, then the charger; each that strikes has struck in a charge."""
        for side in (DEFENDER, ATTACKER):
            if side == ATTACKER or self.now.fighter[DEFENDER].long:
                law = self._step(law, (side,), may_fight, self._attack, charging=True)
        return law

    def _steps(self, law: Law, first: int, may: Callable[[Meeting, int], bool], attack: Any) -> Law:
        """Both sides' parts of a phase: one after the other, or together."""
        for sides in [(ATTACKER, DEFENDER)] if first == BOTH else [(first,), (1 - first,)]:
            law = self._step(law, sides, may, attack)
        return law

    def _step(
        self, law: Law, sides: tuple[int, ...], may: Callable[[Meeting, int], bool], attack: Any, charging: bool = False
    ) -> Law:
        """MB-SEQ-07  All that attack in a step, then checks, retreats and follow-ups.  What becomes of a unit hangs on its own
        state and on who attacks, not on the other's state; so all states in which the same attack are worked out together."""
        after: Law = {}
        alike: dict[tuple[tuple[int, ...], int, int], dict[tuple[One, One], float]] = {}
        for key, p in law.items():
            acting = () if key.is_over else tuple(side for side in sides if self._may(may, key, side))
            if acting:
                alike.setdefault((acting, key.contact, key.distance), {})[key.one] = p
            else:
                after[key] = after.get(key, 0.0) + p
        self.able.clear()
        for (acting, contact, distance), pairs in alike.items():
            self.now.contact, self.now.distance = contact, distance
            table = spread(table_of(pairs), partial(self._becomes, ATTACKER, acting, attack, charging))
            table = spread(turned(table), partial(self._becomes, DEFENDER, acting, attack, charging))
            for theirs, row in table.rows.items():
                for ours, p in zip(table.columns, row, strict=True):
                    if p > 0.0:
                        end = Key((ours.one, theirs.one), *self._after_retreats(contact, distance, ours, theirs))
                        after[end] = after.get(end, 0.0) + p
        return after

    def _may(self, may: Callable[[Meeting, int], bool], key: Key, side: int) -> bool:
        """Whether a side attacks in this step: that hangs on its own state and on where the other stands."""
        known = (side, key.one[side], key.contact, key.distance)
        if known not in self.able:
            self._set(key)
            self.able[known] = may(self.now, side)
        return self.able[known]

    def _becomes(self, side: int, acting: tuple[int, ...], attack: Any, charging: bool, one: One) -> list[tuple[Struck, float]]:
        """What a step makes of one side."""
        self._set_one(side, one)
        body = self.now.fighter[side].body[0]
        unhurt = ((Fate(body.hp, body.hit, body.broken, body.status, 0), 1.0),)
        fates = attack(1 - side) if 1 - side in acting else unhurt
        last_shot, charged = self._marked(side, side in acting, charging)
        return [(Struck(one_after(fate, last_shot, charged), fate.pushed), p) for fate, p in fates]

    def _marked(self, side: int, acting: bool, charging: bool) -> tuple[int, int]:
        """(last shot, struck in a charge) after the step."""
        fighter: Fighter = self.now.fighter[side]
        shoots = acting and self.now.kind == Kind.MISSILES and fighter.slow == 1
        return (self.now.round if shoots else fighter.last_shot), fighter.charged | int(acting and charging)

    # -- attacks
    def _attack(self, side: int) -> Any:
        attacker = self.now.fighter[side]
        routine = [blow for _ in range(attacker.times) for blow in attacker.melee[: attacker.blows]]
        return self._fates(side, routine, 0, ("melee",))

    def _volley(self, side: int, phase: int) -> Any:
        shooter = self.now.fighter[side]
        penalty = BEYOND_RANGE if self.now.distance > shooter.range_cm else 0
        return self._fates(side, [shooter.missile[0]] * shooter.shots[phase], penalty, ("missile", phase, penalty))

    def _fates(self, side: int, blows: Sequence[Blow], penalty: int, what: tuple[Any, ...]) -> Any:
        """The law of several attack rolls on one target, with the checks that follow."""
        target = self.now.fighter[1 - side].body[0]
        known = (side, target.hp, target.hit, target.broken, *what)
        if known not in self.fates:
            self.fates[known] = law_of_attack(target, blows, self.now.results, penalty)
        return self.fates[known]

    # -- the end of a step
    def _after_retreats(self, contact: int, distance: int, ours: Struck, theirs: Struck) -> tuple[int, int]:
        """Contact and distance after retreats and follow-ups.  As `meeting.settle`."""
        if ours.pushed + theirs.pushed == 0 or ours.one.status or theirs.one.status:
            return contact, distance
        known = (contact, distance, ours.pushed, theirs.pushed, ours.one.broken, theirs.one.broken)
        if known not in self.retreats:
            now = self.now.copy()
            now.fighter[ATTACKER].body[0].broken, now.fighter[DEFENDER].body[0].broken = ours.one.broken, theirs.one.broken
            now.contact, now.distance = contact, distance
            fall_back(now, ATTACKER, ours.pushed)
            fall_back(now, DEFENDER, theirs.pushed)
            self.retreats[known] = now.contact, now.distance
        return self.retreats[known]

    # -- the end of a round
    def _begin(self, key: Key) -> list[tuple[Key, float]]:
        ours, theirs = key.one
        if not (ours.charged or theirs.charged):
            return [(key, 1.0)]
        return [(key._replace(one=(ours._replace(charged=0), theirs._replace(charged=0))), 1.0)]

    def _rally(self, key: Key) -> list[tuple[Key, float]]:
        if not (key.one[ATTACKER].broken or key.one[DEFENDER].broken):
            return [(key, 1.0)]
        ways = [(key, 1.0)]
        for side in range(2):
            more = []
            for each, p in ways:
                chance = self.now.fighter[side].rally / HUNDRED if each.one[side].broken else 0.0
                both = list(each.one)
                both[side] = both[side]._replace(broken=0)
                more += [(each, p * (1.0 - chance)), (each._replace(one=(both[0], both[1])), p * chance)]
            ways = more
        return [(each, p) for each, p in ways if p > 0.0]

    def _regenerate(self, key: Key) -> list[tuple[Key, float]]:
        if not any(fighter.regenerates for fighter in self.now.fighter):
            return [(key, 1.0)]
        self._set(key)
        regenerate(self.now)
        return [(self._key(), 1.0)]

    # -- states and keys
    def _going_on(self, law: Law, rule: Callable[[Key], list[tuple[Key, float]]]) -> Law:
        done, law = self._split(law)
        for key, p in self._each(law, rule).items():
            done[key] = done.get(key, 0.0) + p
        return done

    def _split(self, law: Law) -> tuple[Law, Law]:
        """The meetings that are over, and those that go on."""
        over = {key: p for key, p in law.items() if key.is_over}
        return over, {key: p for key, p in law.items() if not key.is_over}

    def _each(self, law: Law, rule: Callable[[Key], list[tuple[Key, float]]]) -> Law:
        after: Law = {}
        for key, p in law.items():
            for end, q in rule(key):
                after[end] = after.get(end, 0.0) + p * q
        return after

    def _key(self) -> Key:
        return key_of(self.now)

    def _set(self, key: Key) -> None:
        for side in range(2):
            self._set_one(side, key.one[side])
        self.now.contact, self.now.distance = key.contact, key.distance

    def _set_one(self, side: int, one: One) -> None:
        fighter: Fighter = self.now.fighter[side]
        body = fighter.body[0]
        body.hp, body.hit, body.broken, body.status, fighter.last_shot, fighter.charged = one
        body.checks = 0


# ---- what people read ------------------------------------------------------------------------------------------------------
class MeetingCase(Case):
    """A meeting with its start and the number of its rounds."""

    counter = "round"

    def __init__(self, start: Meeting) -> None:
        self.start = start
        self.rounds: int | None = start.rounds
        self.round: Callable[[Any], Any] = play_round
        self.whole: Callable[[Any], Any] = meet
        self.policy: Callable[..., int] = answer_nothing
        self.verdicts = {0: "both_in_play"} | {
            1 + 4 * ours + theirs: f"attacker_{NAMES[ours]}_defender_{NAMES[theirs]}" for ours in Standing for theirs in Standing
        }
        self.labels = {"both_in_play": Said("odds-both-in-play")} | {
            f"attacker_{ours}_defender_{theirs}": Said("odds-both", {"attacker": ours, "defender": theirs})
            for ours in NAMES.values() for theirs in NAMES.values()
        }  # fmt: skip
        self.title = Said("odds-meeting", {"kind": Kind(start.kind).name.lower()})

    def counted(self) -> dict[str, Any]:
        """The exact answer: both units round by round, and the first attack of each."""
        rounds = [figures(law) for law in Count(self.start).rounds(self.start.rounds)]
        first = {side: first_attack(self.start, i) for i, side in enumerate(SIDES)}
        return {"rounds": rounds, "first_attack": first, "method": "exact"}

    def report(self, ends: Sequence[tuple[int, Any, float]], rolls: float) -> dict[str, Any]:
        """From playouts (`study`): how meetings end, and both units after the last round."""
        chance: dict[str, float] = {}
        law: Law = {}
        for verdict, meeting, p in ends:
            chance[self.verdicts[verdict]] = chance.get(self.verdicts[verdict], 0.0) + p
            key = key_of(meeting)
            law[key] = law.get(key, 0.0) + p
        outcomes = {name: {"p": p, "fraction": None} for name, p in sorted(chance.items(), key=lambda item: (-item[1], item[0]))}
        return {"fight": Kind(self.start.kind).name.lower(), "outcomes": outcomes, **figures(law), "rolls": {"mean": rolls}}


def answer_nothing(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """A meeting asks nobody."""
    return NO


def figures(law: Mapping[Key, float]) -> dict[str, Any]:
    """The states of both units and their hit points."""
    found: dict[str, Any] = {}
    hit_points: dict[str, Any] = {}
    for i, side in enumerate(SIDES):
        states = dict.fromkeys(NAMES.values(), 0.0)
        points: dict[int, float] = {}
        for key, p in law.items():
            one = key.one[i]
            states[NAMES[Standing(state_of(Body(broken=one.broken, status=one.status)))]] += p
            hp = 0 if one.status else one.hp
            points[hp] = points.get(hp, 0.0) + p
        mean = math.fsum(n * p for n, p in points.items())
        found[side] = states
        hit_points[f"{side}_hp"] = {"mean": mean, "quantiles": quantiles(points)}
    return found | hit_points


def quantiles(points: Mapping[int, float]) -> dict[str, int]:
    """The smallest number that is not exceeded with at least each probability."""
    found = {}
    for q in QUANTILES:
        total = 0.0
        for n in sorted(points):
            total += points[n]
            if total >= q - 1e-12:
                break
        found[str(q)] = n
    return found


def first_attack(start: Meeting, side: int) -> dict[str, Any] | None:
    """The first attack that a unit would make as the meeting starts; None: it can make none."""
    fighter: Fighter = start.fighter[side]
    if start.kind == Kind.MISSILES:
        start = start.copy()
        start.round = 1
        phase = FIRST if fighter.shots[FIRST] else SECOND
        if not may_shoot(start, side, phase):
            return None
        blows, penalty = [fighter.missile[0]] * fighter.shots[phase], BEYOND_RANGE if start.distance > fighter.range_cm else 0
    else:
        if not fighter.blows:
            return None
        blows, penalty = fighter.melee[: fighter.blows] * fighter.times, 0
    mean = 0.0 if blows[0].immune else sum(float(mean_damage(blow, penalty)) for blow in blows)
    return {"needs": blows[0].needs + penalty, "hit": chance_to_hit(blows[0], penalty), "damage_if_counts": {"mean": mean}}


def mean_damage(blow: Blow, penalty: int) -> Fraction:
    """The mean hit points that one hit takes, before the target's pool limits it and without poison."""
    law = damage_law(blow.dice, blow.sides, blow.plus, blow.factor, is_untouchable(blow, penalty), 0, 0)
    return sum((n * Fraction(p) for n, p in law), Fraction(0))
