"""`odds massbattle` a second time, from the words of the issue and of the ledger and with none of the game's code: every die of a
step is followed face by face.  Only the rows of `tables.toml` are read (`test_tables.py` holds them against the ledger).

A side is a tuple (hit points, fresh, broken, status, loaded): status is IN, DESTROYED or WITHDRAWN; loaded is the first round in
which its weapon may shoot.  A state is (side, side, gap): in melee and charge the gap says whether the two still touch, in
missiles it is the distance in metres."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import floor
from typing import Any, NamedTuple

TABLES = tomllib.loads((files("montjoy.games.massbattle") / "tables.toml").read_text("utf-8"))
NAMES = ("attacker", "defender")
IN, DESTROYED, WITHDRAWN = "in", "destroyed", "withdrawn"
HALF = 1e-13
Side = tuple[int, bool, bool, str, int]
State = tuple[Side, Side, Any]
Law = dict[Any, float]


def row(table: str, code: str) -> dict[str, Any]:
    return dict(zip(TABLES[table]["columns"], TABLES[table][code], strict=True))


# ---- dice ------------------------------------------------------------------------------------------------------------
@cache
def dice(text: str) -> tuple[tuple[int, float], ...]:
    """NdM+K, die by die."""
    number, faces, plus = re.fullmatch(r"(\d+)d(\d+)(?:\+(\d+))?", text).groups()  # type: ignore[union-attr]
    law: Law = {int(plus or 0): 1.0}
    for _ in range(int(number)):
        then: Law = defaultdict(float)
        for total, p in law.items():
            for face in range(1, int(faces) + 1):
                then[total + face] += p / int(faces)
        law = then
    return tuple(law.items())


def whole_dice(text: str) -> int:
    """Whole hit dice: 0 below one."""
    return 0 if text in ("1d6", "1d4") else int(text.split("+")[0])


# ---- who they are ------------------------------------------------------------------------------------------------------
class Unit(NamedTuple):
    soldiers: int
    full: int
    armour: int
    bonus: int
    save: int
    rally: int
    melee: tuple[str, ...]
    long: bool
    shot: str
    reach: Fraction
    rate: float
    retreat: Fraction
    traits: frozenset[str]
    pc: bool
    tall: bool
    weak: bool
    sweeps: int
    level: int
    cover: str
    stance: str
    face: str


def unit(case: dict[str, Any], name: str, on: dict[str, Any]) -> Unit:
    said, scale = case[name], case.get("scale", 10)
    code = said["type"]
    open_ground = case.get("setting", "open") == "open"
    soldiers_row = code in TABLES["troops"]
    r = row("troops" if soldiers_row else "singles", code)
    traits = frozenset(r["traits"].split())
    shot, weapon = "", ""
    if soldiers_row:
        soldiers, melee, long, rate = scale, (r["melee_damage"],), r["long_weapon"], r["move_rate"]
        average, most = soldier_points(r["hit_dice"])
        each = most if on.get("hp_method", "average") == "maximum" else average
        full = floor(soldiers * (each + (Fraction(27, 2) if on.get("mount_hp") and r["mounted"] else 0)))
        if r["missile_weapon"] != "none":
            weapon = r["missile_weapon"]
            shot = row("missile", weapon)["damage"]
    else:
        soldiers, full, long = 1, r["hp"], False
        melee = tuple(part.split()[-1] for part in r["attack_routine"].split(";"))
        rate = r["fly_rate"] if "flyer" in traits else r["move_rate"]
        if not on.get("solo_full_routine", True):
            melee = melee[-1:]
        if r["missile"].startswith("boulder"):
            weapon, shot = r["missile"].split()
        elif r["missile"] in TABLES["missile"]:
            weapon, shot = r["missile"], row("missile", r["missile"])["damage"]
    metres = Fraction(rate) * (3 if open_ground else 1) * (scale if on.get("scaled_movement") else 1)
    square = Fraction(on.get("square_m", 0)) or Fraction(3 if scale == 5 else 6)
    squares = max(1, floor(Fraction(floor(2 * metres / square), 4)))
    cover = said.get("cover", "none")
    return Unit(
        soldiers=soldiers, full=full, armour=r["ac_asc"], bonus=r["attack_bonus"], save=r["save"], rally=r["rally_pct"],
        melee=melee, long=long, shot=shot, rate=row("missile", weapon)["rate_of_fire"] if weapon else 0,
        reach=Fraction(row("missile", weapon)["base_range_m"]) * (3 if open_ground else 1) if weapon else Fraction(0),
        retreat=squares * square, traits=traits, pc=r.get("player_character", False),
        tall=not soldiers_row and not r["player_character"] and whole_dice(r["hit_dice"]) >= 8,
        weak=soldiers_row and r["hit_dice"] in ("1", "1d6", "1d4"),
        sweeps=whole_dice(r["hit_dice"]) if on.get("fighter_sweep") and code in FIGHTERS else 0,
        level=2 if cover == "rampart" else said.get("level", 0), cover=cover, stance=said.get("stance", "attack"),
        face=said.get("face", "front"),
    )  # fmt: skip


FIGHTERS = ("fighter_hero", "fighter_lord", "ranger_archer")


def soldier_points(text: str) -> tuple[Fraction, int]:
    """Mean and most hit points of a soldier: d8 each and a plus once; a printed 1d6 or 1d4 is that die."""
    if "d" in text:
        faces = int(text.split("d")[1])
        return Fraction(1 + faces, 2), faces
    number, _, plus = text.partition("+")
    return int(number) * Fraction(9, 2) + int(plus or 0), int(number) * 8 + int(plus or 0)


# ---- one attack --------------------------------------------------------------------------------------------------------
class Attack(NamedTuple):
    """All that the rolls of one attack need to know of the two."""

    rolls: tuple[str, ...]
    needs: int
    factor: Fraction
    nothing: bool
    one_misses: bool
    shield: bool
    full: int
    poison: int                                             # what a failed save costs, 0: no poison
    save: int
    per_step: bool


class Meeting:
    def __init__(self, case: dict[str, Any]):
        self.on = case.get("options", {})
        self.kind = case["meeting"]["kind"]
        self.follows = case["meeting"].get("follow_up", True)
        self.distance = Fraction(str(case["meeting"].get("distance_m", 0)))
        self.rounds = case.get("rounds", 3)
        self.initiative = case.get("initiative", "roll")
        self.units = [unit(case, name, self.on) for name in NAMES]
        self.start: State = (self.begun(case, 0), self.begun(case, 1), self.distance if self.kind == "missiles" else True)

    def begun(self, case: dict[str, Any], who: int) -> Side:
        said = case[NAMES[who]]
        return said.get("hp", self.units[who].full), said.get("fresh", True), False, IN, 1

    # -- the roll's figures
    def attack(self, who: int, shooting: bool, gap: Any) -> Attack | None:
        """The attack of that unit as it now stands, or None: it has none."""
        me, you = self.units[who], self.units[1 - who]
        plus, double = 0, False
        if shooting:
            if not me.shot or gap > 2 * me.reach or (self.on.get("missile_front_arc") and me.face != "front"):
                return None
            plus -= 2 if gap > me.reach else 0
        elif me.face != "front":
            return None
        if not shooting or self.on.get("flank_bonus_missiles", True):
            plus += 0 if you.face == "front" else 4
            double = you.face == "rear"
        if me.level > you.level and me.stance == "attack":
            plus += 4
        if you.level > me.level and you.stance == "defence":
            plus -= 4
        covered = {
            "none": False,
            "tree_line": me.cover != "tree_line",
            "field_wall": shooting or who == 0,             # the attacker moved into contact: his wall is nobody's cover there
            "rampart": me.level < 2,
        }[you.cover]
        plus -= 4 if covered else 0
        if "sunlight" in me.traits and self.on.get("daylight", True):
            plus -= 1
        needs = you.armour - me.bonus - plus
        factor = Fraction(me.soldiers * (2 if double else 1))
        if me.soldiers > 1 and you.soldiers == 1:
            factor /= 2
        if needs > 20:
            factor /= 4
        rolls = (me.shot,) if shooting else me.melee
        if not shooting and me.sweeps and you.weak:
            rolls = me.melee[-1:] * me.sweeps
        immune = you.traits & {"immune_nonmagical", "immune_nonmagical_or_silver"} and "magic_weapon" not in me.traits
        poison = 0
        if "poison" in me.traits and not shooting:
            poison = you.full if you.soldiers == 1 else you.full // you.soldiers
        return Attack(
            rolls, needs, factor, bool(immune), self.on.get("natural_one_misses", False),
            you.soldiers > 1 or self.on.get("first_hit_shields_singles", True), you.full, poison, you.save,
            self.on.get("morale_batch", "per_hit") == "per_step",
        )  # fmt: skip

    # -- one step
    def step(self, law: Law, strikers: list[int], shooting: bool, deed: Any = None) -> Law:
        """All attacks of a step: rolls, damage, destroyed, morale, retreats, follow-ups."""
        then: Law = defaultdict(float)
        for (sides, struck), p in law.items():
            a, b, gap = sides
            mine = [who for who in strikers if self.able(sides, who, shooting, struck)]
            if not mine:
                then[sides, struck] += p
                continue
            after: list[Law] = [{(side, 0): 1.0} for side in (a, b)]
            for who in mine:
                attack = self.attack(who, shooting, gap)
                assert attack
                after[1 - who] = hurt((a, b)[1 - who], attack, self.steady(1 - who))
            struck_now = struck | frozenset(mine) if deed else struck
            for (one, one_back), q in after[0].items():
                for (other, other_back), r in after[1].items():
                    end = self.parted((one, other), (one_back, other_back), gap, shooting)
                    then[end, struck_now] += p * q * r
        return then

    def able(self, sides: State, who: int, shooting: bool, struck: frozenset[int]) -> bool:
        if sides[0][3] != IN or sides[1][3] != IN or sides[who][2]:
            return False
        if not shooting and (sides[2] is False or who in struck):
            return False
        return self.attack(who, shooting, sides[2]) is not None

    def steady(self, who: int) -> tuple[bool, bool, bool]:
        """Never checks; does not mind results 2 and 3; is a single."""
        me = self.units[who]
        fearless = "fearless" in me.traits and self.on.get("fearless_undead", True)
        return me.pc and not self.on.get("pc_morale"), fearless, me.soldiers == 1

    def parted(self, sides: tuple[Side, Side], back: tuple[int, int], gap: Any, shooting: bool) -> State:
        """Retreats, then follow-ups."""
        for who in (0, 1):
            times, me, you = back[who], self.units[who], self.units[1 - who]
            if not times or (me.cover == "rampart" and you.level < me.level):
                continue
            chaser = sides[1 - who]
            chases = self.follows and chaser[3] == IN and not chaser[2] and not (you.cover == "rampart" and me.level < you.level)
            if shooting and self.on.get("followup", "melee_only") == "melee_only":
                chases = False
            if not chases:
                gap = gap + times * me.retreat if shooting else False
        return (*sides, gap)

    # -- the round
    def orders(self) -> list[tuple[float, list[list[int]]]]:
        if self.initiative != "roll":
            first = NAMES.index(self.initiative)
            return [(1.0, [[first], [1 - first]])]
        if self.on.get("tie_rule", "reroll") == "simultaneous":
            return [(15 / 36, [[0], [1]]), (15 / 36, [[1], [0]]), (6 / 36, [[0, 1]])]
        return [(0.5, [[0], [1]]), (0.5, [[1], [0]])]

    def loaded(self, who: int, phase: int, sides: State, number: int) -> bool:
        return self.units[who].rate == 2 if phase == 5 else number >= sides[who][4]

    def volley(self, law: Law, strikers: list[int], phase: int, number: int) -> Law:
        then: Law = defaultdict(float)
        for key, p in law.items():
            sides = key[0]
            ready = [who for who in strikers if self.loaded(who, phase, sides, number) and self.able(sides, who, True, key[1])]
            for (end, struck), q in self.step({key: p}, ready, True).items():
                for who in ready:
                    if self.units[who].rate == 0.5:
                        end = tuple((*s[:4], number + 2) if i == who else s for i, s in enumerate(end))
                then[end, struck] += q
        return then

    def round(self, start: Law, number: int) -> Law:
        after: Law = defaultdict(float)
        for chance, order in self.orders():
            law: Law = {(state, frozenset()): p * chance for state, p in start.items()}
            if self.kind == "missiles":
                for strikers in order:
                    law = self.volley(law, strikers, 1, number)
            if self.kind == "charge" and number == 1:
                if self.units[1].long:
                    law = self.step(law, [1], False, "charge")
                law = self.step(law, [0], False, "charge")
            if not self.on.get("charge_replaces_melee"):
                law = forget(law)
            if self.kind != "missiles":
                for strikers in order:
                    law = self.step(law, strikers, False)
            law = self.rallied(law)
            if self.kind == "missiles":
                for strikers in order:
                    law = self.volley(law, strikers, 5, number)
            for (state, _), p in law.items():
                after[self.healed(state)] += p
        return after

    def rallied(self, law: Law) -> Law:
        for who in (0, 1):
            then: Law = defaultdict(float)
            for (state, struck), p in law.items():
                side, chance = state[who], self.units[who].rally / 100
                if over(state) or not side[2]:
                    then[state, struck] += p
                    continue
                whole = tuple((*s[:2], False, *s[3:]) if i == who else s for i, s in enumerate(state))
                then[whole, struck] += p * chance
                then[state, struck] += p * (1 - chance)
            law = then
        return law

    def healed(self, state: State) -> State:
        if over(state):
            return state
        sides = list(state)
        for who in (0, 1):
            if "regenerate_3" in self.units[who].traits:
                sides[who] = (min(self.units[who].full, sides[who][0] + 3), *sides[who][1:])
        return tuple(sides)  # type: ignore[return-value]

    def takes_place(self) -> bool:
        """Whether the two can meet so."""
        ours, theirs = self.units
        if self.kind == "missiles":
            return any(self.attack(who, True, self.distance) for who in (0, 1))
        if ours.face != "front" and (self.kind == "charge" or theirs.face != "front"):
            return False
        apart = ours.level != theirs.level and "rampart" in (ours.cover, theirs.cover)
        return not apart or any("flyer" in one.traits or one.tall for one in self.units)

    # -- the answer
    def answer(self) -> dict[str, Any]:
        law: Law = {self.start: 1.0}
        rounds = []
        for number in range(1, self.rounds + 1):
            law = self.round(law, number)
            rounds.append({
                **{name: standing(law, who) for who, name in enumerate(NAMES)},
                **{f"{name}_hp": points(law, who) for who, name in enumerate(NAMES)},
            })
        return {"rounds": rounds, "first_attack": {name: self.first(who) for who, name in enumerate(NAMES)}, "method": "exact"}

    def first(self, who: int) -> dict[str, Any] | None:
        attack = self.attack(who, self.kind == "missiles", self.start[2])
        if attack is None:
            return None
        hit = sum(1 / 20 for die in range(1, 21) if hits(attack, die))
        mean = 0.0 if attack.nothing else sum(p * blow(n, attack) for text in attack.rolls for n, p in dice(text))
        return {"needs": attack.needs, "hit": 0.0 if attack.nothing else hit, "damage_if_counts": {"mean": mean}}


def forget(law: Law) -> Law:
    then: Law = defaultdict(float)
    for (state, _), p in law.items():
        then[state, frozenset()] += p
    return then


def over(state: State) -> bool:
    return state[0][3] != IN or state[1][3] != IN


def hits(attack: Attack, die: int) -> bool:
    if attack.needs > 20:
        return die == 20
    return die >= attack.needs and not (die == 1 and attack.one_misses)


def blow(roll: int, attack: Attack) -> int:
    return max(1, floor(roll * attack.factor))


@cache
def hurt(side: Side, attack: Attack, steady: tuple[bool, bool, bool]) -> Law:
    """{(side after the step, times pushed back): chance}: the rolls one after the other, then the checks."""
    law: Law = defaultdict(float)
    hp, fresh, broken, status, loaded = side
    for (left, still_fresh, checks), p in struck(attack, 0, hp, fresh, 0).items():
        if left == 0:
            law[(0, still_fresh, broken, DESTROYED, loaded), 0] += p
            continue
        never, fearless, single = steady
        count = 0 if never else min(checks, 1) if attack.per_step else checks
        for (now_broken, gone, back), q in morale(count, broken, fearless, 0):
            end = (0, still_fresh, now_broken, WITHDRAWN if single else DESTROYED, loaded) if gone else (
                left, still_fresh, now_broken, status, loaded)  # fmt: skip
            law[end, back] += p * q
    return dict(law)


@cache
def struck(attack: Attack, at: int, hp: int, fresh: bool, checks: int) -> dict[tuple[int, bool, int], float]:
    """{(hit points, fresh, checks due): chance} when the rolls from `at` on are made."""
    if at == len(attack.rolls) or attack.nothing:
        return {(hp, fresh, checks): 1.0}
    law: dict[tuple[int, bool, int], float] = defaultdict(float)

    def on(p: float, hp: int, fresh: bool, hit: bool) -> None:
        due = checks + (1 if hit and 2 * hp <= attack.full else 0)
        for end, q in struck(attack, at + 1, hp, fresh, due).items():
            law[end] += p * q

    for die in range(1, 21):
        if not hits(attack, die):
            on(1 / 20, hp, fresh, False)
        elif fresh and attack.shield:
            on(1 / 20, hp, False, True)
        else:
            for roll, p in dice(attack.rolls[at]):
                left = max(0, hp - blow(roll, attack))
                if not attack.poison:
                    on(p / 20, left, False, True)
                    continue
                for save in range(1, 21):
                    on(p / 400, left if save >= attack.save else max(0, left - attack.poison), False, True)
    return dict(law)


def morale(count: int, broken: bool, fearless: bool, back: int) -> Iterator[tuple[tuple[bool, bool, int], float]]:
    """((broken, gone, times pushed back), chance) of so many checks."""
    if count == 0:
        yield (broken, False, back), 1.0
        return
    for die in range(1, 7):
        if die == 1:
            yield (broken, True, 0), 1 / 6
            continue
        shaken = die in (2, 3) and not fearless
        for end, p in morale(count - 1, broken or shaken, fearless, back + (1 if shaken and die == 2 else 0)):
            yield end, p / 6


# ---- figures of a round ------------------------------------------------------------------------------------------------
def standing(law: Law, who: int) -> dict[str, float]:
    found = dict.fromkeys(("ok", "broken", WITHDRAWN, DESTROYED), 0.0)
    for state, p in law.items():
        found[state[who][3] if state[who][3] != IN else "broken" if state[who][2] else "ok"] += p
    return found


def points(law: Law, who: int) -> dict[str, Any]:
    chances: dict[int, float] = defaultdict(float)
    for state, p in law.items():
        chances[state[who][0]] += p
    quantiles, mean = {}, sum(n * p for n, p in chances.items())
    for q in (0.1, 0.5, 0.9):
        below = 0.0
        for n in sorted(chances):
            below += chances[n]
            if below >= q - HALF:
                quantiles[str(q)] = n
                break
    return {"mean": mean, "quantiles": quantiles}


def counted(case: dict[str, Any]) -> dict[str, Any]:
    return Meeting(case).answer()
