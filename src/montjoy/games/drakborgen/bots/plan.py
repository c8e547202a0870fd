"""Where a delver wants to be: in to the chamber, out to the light, or looking into rooms near by; by the sun and his wounds."""

from __future__ import annotations

from functools import cached_property
from math import sqrt
from typing import Final

import msgspec

from montjoy.games.drakborgen.bots.routes import FAR, Distances, Routes, of
from montjoy.games.drakborgen.model.heroes import factor, inside_chamber, things_of
from montjoy.games.drakborgen.model.passages import chamber_square, passage
from montjoy.games.drakborgen.model.squares import CENTRE, TOWERS, is_square, next_squares
from montjoy.games.drakborgen.model.state import Free, Hero, InRubble
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.seen.view import Seen

DARK_WAY: Final = 15.8                                       # rounds from the middle to the ground outside, all of it unknown
SHORTEST: Final = 4.0                                        # rounds to look into a room near by, and back
HOLDS: Final = 3.0                                           # rounds more that he keeps in hand who has something to lose
NEARLY: Final = 3.0                                          # so near he does not turn back for a round or two
PACE: Final = 2 / 3                                          # steps of the sun a round, on the mean
SPREAD: Final = 1.9                                          # variance of the rounds that one step takes


class Temper(msgspec.Struct, frozen=True):
    """What tells one delver from another.

    cards: treasure cards he wants.  `nerve`: how many standard deviations of the sun's pace he keeps in hand; `spare`: rounds
    beside them; `detour`: what an estimate of the way grows by.  `fights`: he fights with at least this chance to live.
    `flees`: below this one he leaves a fight.  `rests`: below this share of his body points he rests.
    plain: the ledger's conditions (DLC-T-BALANCE): positions by lot, no companions, no special cards.  fences: in a duel he plays
    the solved mixture."""

    cards: int = 2
    nerve: float = 0.5
    spare: float = 1.0
    detour: float = 1.1
    fights: float = 0.75
    flees: float = 0.9
    rests: float = 0.75
    plain: bool = False
    fences: bool = False


CAUTIOUS: Final = Temper()
GREEDY: Final = Temper(cards=4, nerve=0.2, spare=1.0, detour=1.1, fights=0.5, flees=0.6, rests=0.4)
BEGINNER: Final = Temper(cards=2, nerve=0.0, spare=0.0, fights=0.4, flees=0.4, rests=0.4, plain=True)
VETERAN: Final = Temper(cards=6, nerve=0.5, spare=1.0, fights=0.6, flees=0.85, rests=0.5, fences=True)
LEDGER: Final = Temper(plain=True)


class Plan:
    """One moment of one delver: what he knows, what he wants, how far it is."""

    def __init__(self, seen: Seen, temper: Temper) -> None:
        self.seen, self.temper = seen, temper
        self.castle = seen.castle
        self.hero: Hero = seen.hero
        self.routes = Routes(seen.castle, seen.hero)

    # ---- time --------------------------------------------------------------------------------------------------------
    @cached_property
    def daylight(self) -> float:
        """Rounds he counts on before the sun is down."""
        steps = max(0, self.castle.options.sun_limit - self.castle.sun)
        if self.empty_handed:
            return steps / PACE                              # he has nothing to lose
        return steps / PACE - self.temper.nerve * sqrt(SPREAD * steps) - self.temper.spare

    @cached_property
    def here(self) -> tuple[str, ...]:
        """Where he stands and what lies next to it; the towers, if that is none of the squares."""
        place = self.hero.place
        return (place, *next_squares(place)) if is_square(place) else TOWERS

    @cached_property
    def home(self) -> Distances:
        """Rounds to the ground outside, from here, and from the chamber if he wants to go there."""
        return self.routes.home(*self.here, *([chamber_square(self.castle)] if self.wanting else []))

    def way_home(self, place: str) -> float:
        """Rounds to the ground outside, with what such a way takes longer than one thinks."""
        if place == OUTSIDE:
            return 0.0
        held = 12 / min(12, factor(self.hero, "agility")) - 1 if isinstance(self.hero.situation, InRubble) else 0.0
        return of(self.home, place, self.routes) * self.temper.detour + held

    @cached_property
    def before(self) -> str:
        """Where he has come from; "" if that is no way he could go back."""
        way, place = self.hero.came.way, self.hero.place
        return passage(self.castle, place, way).to if way and is_square(place) else ""

    @property
    def empty_handed(self) -> bool:
        """As things are he has not won if he gets out; a treasure card is worth more than nothing."""
        gold = sum(thing.gold for thing in self.hero.things) + len(things_of(self.hero, "treasure_card"))
        return gold < self.castle.options.min_gold_to_win

    # ---- what he wants -----------------------------------------------------------------------------------------------
    @property
    def wanting(self) -> int:
        """How many treasure cards he still wants; none while the dragon is awake, or from an empty deck."""
        if self.castle.dragon.state == "awake":
            return 0
        held = len(things_of(self.hero, "treasure_card"))
        return max(0, min(self.temper.cards - held, self.seen.sizes.get("treasure", 0)))

    @cached_property
    def inwards(self) -> Distances:
        """Rounds to the chamber, or to the nearest square that it may be."""
        known = chamber_square(self.castle)
        goals = [known] if known else [s for s in CENTRE if not self.castle.squares[s].face_up]
        return self.routes.to(goals, *self.here)

    @cached_property
    def goes_in(self) -> bool:
        """There is something to fetch and the time for it: in, the cards, and out again."""
        if not self.wanting or self.wounded_far_in:
            return False
        if inside_chamber(self.castle, self.hero):
            return self.way_home(self.hero.place) + 1 <= self.daylight
        there = of(self.inwards, self.hero.place, self.routes)
        if there >= FAR:
            return False
        known = chamber_square(self.castle)
        as_he_came = there * self.temper.detour + self.way_home(self.hero.place)
        back = min(self.way_home(known) if known else DARK_WAY * self.temper.detour, as_he_came)
        return there * self.temper.detour + 1 + back - max(0.0, NEARLY - there) <= self.daylight

    @property
    def wounded_far_in(self) -> bool:
        """Hardly alive, and with something to lose."""
        return self.hero.body <= 2 and bool(things_of(self.hero, "treasure_card"))

    @cached_property
    def aims(self) -> Distances:
        """Rounds from everywhere to where he is going."""
        if self.goes_in:
            return self.inwards
        if self.forages:
            return self.near_by
        return self.home

    @cached_property
    def near_by(self) -> Distances:
        """Rounds to the nearest unknown square from which he would be out in time; if there is none, and he has nothing yet, to
        the nearest of all."""
        home, late = self.routes.home(), (self.daylight - 1) / self.temper.detour
        routes, unknown = self.routes, [s.id for s in self.castle.squares.values() if not s.kind]
        goals = [id for id in unknown if of(home, id, routes) < late]
        return self.routes.to(goals or (unknown if self.empty_handed else []), *self.here)

    @cached_property
    def forages(self) -> bool:
        """The chamber is out of reach, and there is time to look into a room or two; who has nothing yet takes the time."""
        hero = self.hero
        outside = hero.place == OUTSIDE
        if not (is_square(hero.place) or outside) or not isinstance(hero.situation, Free) or things_of(hero, "treasure_card"):
            return False
        there = of(self.near_by, hero.place, self.routes)
        if there >= FAR or self.empty_handed:
            return there < FAR
        need = (there + 1) * 2 + self.way_home(hero.place)
        return max(need, SHORTEST + self.way_home(hero.place)) + HOLDS <= self.daylight

    @property
    def slack(self) -> float:
        """Rounds he could spend otherwise."""
        need = self.way_home(self.hero.place)
        if self.goes_in:
            need += 2 * of(self.inwards, self.hero.place, self.routes) + self.wanting
        return self.daylight - need

    @property
    def done(self) -> bool:
        """He stands outside and will not go in again."""
        return self.hero.place == OUTSIDE and not self.goes_in and not self.forages
