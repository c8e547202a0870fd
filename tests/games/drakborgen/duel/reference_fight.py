"""The fight once more, told from the book's text (DL-8-X1) and not from ours: what `test_reference.py` compares with.

Nothing of the game is used here.  Everybody's choices and all dice are a fixed function of the seed and of what is asked.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field

RING = ("agility", "armour", "strength", "psyche")
BEATS = {("strength", "psyche"), ("psyche", "agility"), ("agility", "armour"), ("armour", "strength")}
OPPOSITE = ({"agility", "strength"}, {"armour", "psyche"})
SUN = (0, 0, 0, 1, 1, 2)
LONG = 200


def fixed(*about) -> int:
    """A number that looks like chance."""
    return int.from_bytes(hashlib.sha256(repr(about).encode()).digest()[:4], "big")


@dataclass(eq=False)
class One:
    """One who fights; `of`: whose champion or companion."""

    id: str
    kind: str
    side: int
    seat: int
    values: list[int]
    points: int
    body: int = 0
    exit: bool = True
    of: One | None = None
    blow: bool = False
    ring: bool = False
    guard: int = 0
    fate: str = "fighting"
    whiffs: int = 0
    fleeing: bool = False

    @property
    def there(self) -> bool:
        return self.fate == "fighting"

    @property
    def down(self) -> bool:
        return self.points == 0 or (self.kind == "hero" and self.body == 0)

    def loses(self, points: int, body: int = 0) -> None:
        self.points, self.body = max(0, self.points - points), max(0, self.body - body)


@dataclass
class Told:
    """A fight, its dice as they fell, and how it went."""

    seed: int
    sort: str                                                # joint, dragon, chaos, melee
    fighters: list[One]
    options: dict
    dice: list[int] = field(default_factory=list)
    round: int = 0
    parted: bool = False
    places: dict[int, int | None] = field(default_factory=dict)

    # ---- who is there ------------------------------------------------------------------------------------------------
    @property
    def heroes(self) -> list[One]:
        return [x for x in self.fighters if x.kind == "hero" and x.there]

    @property
    def among_heroes(self) -> bool:
        return self.sort in ("chaos", "melee")

    @property
    def dragon(self) -> One | None:
        return next((x for x in self.fighters if x.kind == "dragon"), None)

    def over(self) -> bool:
        return self.parted or len({x.side for x in self.fighters if x.there}) < 2

    def number(self, one: One) -> int:
        return self.fighters.index(one)

    # ---- the fight ---------------------------------------------------------------------------------------------------
    def fight(self) -> Told:
        for x in self.fighters:
            if x.kind == "champion":
                x.of.fate = "waiting"
        self.before()
        while not self.over() and self.round < LONG:
            self.one_round()
        return self

    def before(self) -> None:
        """F0: first blows, then the breath of a dragon that breathes once."""
        for x in self.fighters:
            if x.blow:
                self.dice.append(fixed(self.seed, "blow", x.id) % 12 + 1)
                self.dragon.loses(max(0, self.dice[-1] - 5))
        if self.dragon and self.options["dragon_breath"] == "per_turn" and self.dragon.points:
            self.breath()
        self.deaths()

    def one_round(self) -> None:
        self.round += 1
        self.choose()                                        # F1, F2
        hits, whiffed = self.compare()                       # F3
        hits = self.annul(hits)                              # F4
        self.losses(hits)                                    # F5
        if self.dragon and self.options["dragon_breath"] == "per_round":
            if self.dragon.points or self.options["dragon_last_breath"]:
                self.breath()                                # F6
        self.deaths()                                        # F7
        if self.over():
            return
        if not self.dragon:
            self.flights({b for _, b, _ in hits})            # F8
            self.nerves(whiffed)                             # F9
        if not self.over():                                  # F10
            self.declare({a for a, _, _ in hits})            # F11

    def choose(self) -> None:
        for seat in sorted({x.seat for x in self.fighters if x.there}):
            now = self.places.get(seat)
            legal = [0, 1, 2, 3] if now is None else sorted({now, (now + 1) % 4, (now - 1) % 4})
            self.places[seat] = legal[fixed(self.seed, self.round, "position", seat) % len(legal)]

    def compare(self) -> tuple[list[tuple[One, One, int]], dict[One, bool]]:
        """All hits; and of everybody who was compared, whether every comparison was a whiff."""
        hits, whiffed = [], {}
        for a in self.fighters:
            for b in self.fighters:
                if a.there and b.there and a.side != b.side:
                    p, q = self.places[a.seat], self.places[b.seat]
                    points = max(0, a.values[p] - b.values[q]) if p == q else int((RING[p], RING[q]) in BEATS)
                    whiffed[a] = whiffed.get(a, True) and {RING[p], RING[q]} in OPPOSITE
                    if points:
                        hits.append((a, b, points))
        return hits, whiffed

    def annul(self, hits):
        """Only all against all anybody is asked."""
        for a in self.fighters if self.sort == "melee" else ():
            while mine := [hit for hit in hits if hit[0] is a]:
                answers = [0, *sorted(self.number(b) + 1 for _, b, _ in mine)]
                spared = answers[fixed(self.seed, self.round, "cancel", a.id, len(mine)) % len(answers)]
                if not spared:
                    break
                hits = [hit for hit in hits if not (hit[0] is a and self.number(hit[1]) == spared - 1)]
        return hits

    def losses(self, hits) -> None:
        owed: dict[One, int] = {}
        for _, b, points in hits:
            owed[b] = owed.get(b, 0) + points
        for x in self.fighters:
            if x.kind != "hero":
                x.loses(owed.get(x, 0))
        self.settle(owed)

    def settle(self, owed: dict[One, int]) -> None:
        """Heroes in turn order, point by point: pay, or the sun die."""
        for x in self.heroes:
            while owed.get(x, 0) and not x.down:
                owed[x] -= 1
                if fixed(self.seed, self.round, "risk", x.id, x.points, x.body, owed[x]) % 2:
                    self.dice.append(SUN[fixed(self.seed, "sun", len(self.dice)) % 6])
                    x.loses(self.dice[-1], self.dice[-1])
                else:
                    x.loses(1)

    def breath(self) -> None:
        """Everybody against the dragon loses 1 more."""
        for x in self.fighters:
            if x.there and x.side != self.dragon.side and x.kind != "hero":
                x.loses(1)
        self.settle({x: max(0, 1 - x.guard) for x in self.heroes})

    def deaths(self) -> None:
        for x in [x for x in self.fighters if x.there and x.down]:
            if x.ring:
                x.ring, x.points, x.body = False, 1, 1
            else:
                x.fate, x.points, x.body = "fallen", 0, 0
        self.companions()
        self.heroes_for("fallen")

    def companions(self) -> None:
        """A companion is nothing without its hero."""
        for x in self.fighters:
            if x.kind == "companion" and x.there and not x.of.there:
                x.fate = "left"

    def heroes_for(self, fate: str) -> None:
        """Whose champion is gone fights on himself, from any position."""
        for x in self.fighters:
            if x.kind == "champion" and x.fate == fate and x.of.fate == "waiting":
                x.of.fate, self.places[x.seat] = "fighting", None

    def flights(self, hit: set[One]) -> None:
        for x in self.heroes:
            if x.fleeing and x not in hit and x.exit:
                x.fate = "escaped"
            x.fleeing = False
        self.companions()

    def nerves(self, whiffed: dict[One, bool]) -> None:
        """Monsters by the third whiff; with whiff_duel = both those that heroes control too; heroes among heroes part."""
        cowards = ("monster", "champion", "companion") if self.options["whiff_duel"] == "both" else ("monster",)
        for x in [x for x in self.fighters if x.there and x.kind in cowards]:
            x.whiffs = x.whiffs + 1 if whiffed[x] else 0
            if x.whiffs == 3:
                x.whiffs = 0
                x.fate = "driven" if x.exit else x.fate
        self.companions()
        self.heroes_for("driven")
        if self.among_heroes:
            for x in self.heroes:
                x.whiffs = x.whiffs + 1 if whiffed.get(x) else 0
            self.parted = bool(self.heroes) and min(x.whiffs for x in self.heroes) >= 3

    def declare(self, hurt: set[One]) -> None:
        """Heroes against heroes may yield; then who has hurt an enemy may declare flight."""
        for x in self.heroes if self.among_heroes else ():
            if not self.over() and fixed(self.seed, self.round, "yield", x.id) % 12 == 0:
                x.fate = "yielded"
                self.companions()
        for x in self.heroes if not (self.over() or self.dragon) else ():
            x.fleeing = x in hurt and x.exit and bool(fixed(self.seed, self.round, "flee", x.id) % 2)


# ---- any fight -------------------------------------------------------------------------------------------------------
def any_fight(seed: int) -> Told:
    """One to four heroes, some with champions or companions, against monsters, the dragon, or each other."""
    luck = random.Random(seed)
    sort = luck.choice(("joint", "joint", "dragon", "chaos", "melee"))
    fighters: list[One] = []

    def add(kind: str, side: int, seat: int, **more) -> One:
        values = [luck.randint(3, 8) for _ in range(4)]
        exit = sort != "dragon" and luck.random() < 0.7
        fighters.append(One(f"f{len(fighters)}", kind, side, seat, values, luck.randint(1, 7), exit=exit, **more))
        return fighters[-1]

    against_each_other = sort in ("chaos", "melee")
    for n in range(luck.randint(2, 4) if against_each_other else luck.randint(1, 3)):
        side = {"chaos": n % 2, "melee": n}.get(sort, 0)
        add("hero", side, n, body=luck.randint(1, 6), ring=luck.random() < 0.2, guard=int(luck.random() < 0.2),
            blow=sort == "dragon" and luck.random() < 0.5)
    heroes = list(fighters)
    for hero in heroes:
        if luck.random() < 0.4:
            add(luck.choice(("champion", "companion")), hero.side, hero.seat, of=hero)
    for _ in range(0 if against_each_other else 1 if sort == "dragon" else luck.randint(1, 2)):
        add("dragon" if sort == "dragon" else "monster", 1, len(heroes))
    options = {
        "dragon_breath": luck.choice(("per_round", "per_turn")), "dragon_last_breath": luck.random() < 0.5,
        "whiff_duel": luck.choice(("both", "opponent_only")),
    }
    return Told(seed, sort, fighters, options)
