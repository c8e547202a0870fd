"""What is true of every campaign at every mark, whatever is ordered and rolled.

    for seed in range(20):
        campaign(scenario, options, seed, days=3)            AssertionError: what does not hold, and where

Men are conserved across the field, camps, the dead and the risen; nobody is in two hexes; no courier vanishes without a die or a
delivery; orders come only from sheets that have arrived.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from montjoy.core import effects as fx
from montjoy.core.philox import Philox
from montjoy.core.sample import pick
from montjoy.core.script import local_seat
from montjoy.core.session.streams import asked
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model import sides
from montjoy.games.clusta.model.engagements import parties
from montjoy.games.clusta.model.queries import ground
from montjoy.games.clusta.model.scenario import ClustaScenario
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol.events import GoesNoFurther
from montjoy.games.clusta.protocol.forms import Instruction, Line, Orders, Sheet, Standing
from montjoy.games.clusta.protocol.questions import Morning
from montjoy.games.clusta.protocol.reports import Nightly, NothingNew, Returned
from tests.games.clusta.driving import Instead, drive

HOLDS = ("HOLD",)                                            # what the dead do by themselves (CN-CRUR-05)


class Over(Exception):
    """The days that were wanted have been played."""


# ---- what must hold ---------------------------------------------------------------------------------------------------
def men_in_all(world: World) -> int:
    """Present, away, waiting to rise, dead for good, and out of a battle that still goes on."""
    present = sum(unit.present for unit in world.units.values())
    away = sum(a.men for a in world.away)
    rising = sum(r.men for r in world.rising)
    fighting = sum(unsettled(world, clash) for clash in world.clashes.values())
    return present + away + rising + sum(world.dead.values()) + fighting - world.numbers.get("came", 0)


def unsettled(world: World, clash: Clash) -> int:
    """Men who are out of an unfinished battle and not yet split into dead and wounded."""
    if clash.fight is None:
        return 0
    troops = [pair for party in parties(world, clash) for pair in party.troops]
    return sum(c.lost + c.dead - (clash.raised.get(unit.id, 0) if c.undead else 0) for unit, c in troops)


def counts_are_counts(world: World) -> None:
    for unit in world.units.values():
        assert all(c.men >= 0 for c in unit.men), f"{unit.id} has {unit.men}"
        assert unit.present <= 500, f"{unit.id} has {unit.present} men"
    assert all(a.men > 0 for a in world.away) and all(r.men > 0 for r in world.rising)
    assert all(n >= 0 for n in world.dead.values()), world.dead


def everybody_is_somewhere(world: World) -> None:
    """Nobody is in two places, nothing stands off the map, who has no men is nowhere, the dead lead nobody."""
    there = ground(world)
    for unit in world.units.values():
        assert not (unit.hex and unit.ship), f"{unit.id} in {unit.hex} and on {unit.ship}"
        assert not unit.hex or unit.hex in there.land, f"{unit.id} in {unit.hex}"
        assert not unit.ship or unit.ship in world.ships, f"{unit.id} on {unit.ship}"
        assert unit.present > 0 or not (unit.hex or unit.ship), f"{unit.id} has nobody and stands in {unit.hex or unit.ship}"
    for commander in world.commanders.values():
        assert not (commander.hex and commander.ship), commander.id
        assert not commander.fate or not (commander.hex or commander.ship or commander.leads), f"{commander}"
        assert all(id in world.units for id in commander.leads), commander.id
    for ship in world.ships.values():
        aboard = sum(unit.present for unit in world.units.values() if unit.ship == ship.id)
        assert not ship.hex or there.is_sea(ship.hex), ship.id
        assert aboard <= max(ship.room, 500), f"{ship.id} carries {aboard}"
    for camp in world.camps.values():
        assert camp.hex in there.land, camp.id
    hexes = [camp.hex for camp in world.camps.values()]
    assert len(hexes) == len(set(hexes)), "two camps in a hex"


def nobody_leads_twice(world: World) -> None:
    led = [id for commander in world.commanders.values() for id in commander.leads]
    assert len(led) == len(set(led)), "a unit with two commanders"


def clashes_are_of_the_living(world: World) -> None:
    """A battle that goes on has units of two sides, each in the world; none lasts over a night in which there is no fighting."""
    dark = world.slot in (7, 8, 9) and world.options.night_actions == "move_only"
    for clash in world.clashes.values():
        assert all(id in world.units for id in (*clash.attackers, *clash.defenders)), clash.id
        assert clash.fight is None or not dark, f"{clash.id} at night"
    assert world.fight is None and world.fighters == ()


def orders_come_from_sheets(world: World) -> None:
    """What a unit does stands on the sheet that it follows, and that sheet has arrived."""
    for unit in world.units.values():
        do = unit.doing.do
        if do is None or unit.loose or not unit.present or (unit.undead and do.order in HOLDS):
            continue
        sheet = world.sheets.get(unit.sheet)
        assert sheet is not None, f"{unit.id} does {do.order} by the sheet {unit.sheet!r}, which is not here"
        assert do in [line.do for line in sheet.lines], f"{unit.id} does {do}, which is not on {unit.sheet}"


def check(world: World) -> None:
    counts_are_counts(world)
    everybody_is_somewhere(world)
    nobody_leads_twice(world)
    clashes_are_of_the_living(world)
    orders_come_from_sheets(world)


# ---- from mark to mark ------------------------------------------------------------------------------------------------
class Between:
    """What is compared between two marks: how many men there are, and which couriers are on their way."""

    def __init__(self, world: World) -> None:
        self.men = men_in_all(world)
        self.couriers = {id: courier.carries for id, courier in world.couriers.items()}

    def check(self, world: World, dice: list[tuple[str, tuple[Any, ...]]]) -> None:
        """Since the last mark no man came or went, and every courier who is gone has arrived, or a die was thrown for him,
        perhaps in an earlier hex of the same passage (CN-COUR-05)."""
        assert men_in_all(world) == self.men, f"{men_in_all(world) - self.men:+} men"
        read = [entry.report for book in world.books.values() for entry in book.entries]
        told = {repr(report) for report in read}
        known = {(report.at, by) for report in read if isinstance(report, NothingNew) for by in report.senders}
        caught = {str(id) for _, about in dice for id in about}
        for id, carries in self.couriers.items():
            if id in world.couriers or id in world.captives or id in caught:
                continue
            arrived = [*carries.reports, *([carries.letter] if carries.letter is not None else [])]
            here = [other for waiting in world.arrived.values() for other in waiting]
            said = all(repr(r) in told or (isinstance(r, Nightly) and (r.at, r.by) in known) for r in arrived)
            assert carries.sheet is not None or carries in here or (arrived and said) or id in came_back(world), f"{id} is lost"


def came_back(world: World) -> list[str]:
    """Couriers who say, or are on their way to say, that they found nobody (CN-ORD-02)."""
    sent = [*(d.carries for d in world.drafts), *(c.carries for c in world.couriers.values())]
    sent += [carries for waiting in world.arrived.values() for carries in waiting]
    reports = [r for carries in sent for r in carries.reports]
    reports += [entry.report for book in world.books.values() for entry in book.entries]
    return [report.by for report in reports if isinstance(report, Returned)]


# ---- campaigns at random ----------------------------------------------------------------------------------------------
def at_random(luck: Philox) -> Callable[[World, Any, Any], Any]:
    """Every seat, and the umpire, answers by lot."""

    def decide(world: World, effect: Any, seat: Any) -> Any:
        if isinstance(effect, fx.Order):
            question = asked(0, effect)
            seen = game.view(world, seat)
            if seat == fx.UMPIRE:
                return game.default(seen, question, ())
            form = game.random_form(seen, question, luck)
            return form if game.why_not(seen, question, form) is None else game.default(seen, question, ())
        options = list(fx.members(effect.options)) if isinstance(effect.options, int) else list(effect.options)
        if isinstance(effect, fx.Offer):
            options.append(None)
        return options[0] if seat == fx.UMPIRE else options[luck.below(len(options))]

    return decide


def at_war(luck: Philox) -> Callable[[World, Any, Any], Any]:
    """As at random, but every morning each force is sent against the nearest enemy, or lies in wait for him."""
    otherwise = at_random(luck)

    def decide(world: World, effect: Any, seat: Any) -> Any:
        if not isinstance(effect, fx.Order) or not isinstance(effect.ask, Morning) or luck.below(4) == 0:
            return otherwise(world, effect, seat)
        seen = game.view(world, seat)
        sheets = []
        for to, hex in addressees(world, seat):
            line = Line(marching_orders(world, seat, hex, luck))
            sheets.append(Sheet(to, (line,), standing=Standing(retreat_at=luck.below(80))))
        fair = tuple(s for s in sheets if game.why_not(seen, asked(0, effect), Orders((s,))) is None)
        form = Orders(fair[:60])
        return form if game.why_not(seen, asked(0, effect), form) is None else otherwise(world, effect, seat)

    return decide


def addressees(world: World, side: str) -> list[tuple[str, str]]:
    """Who can be given orders, and where he is."""
    pieces = [*world.commanders.values(), *world.camps.values()]
    return [(piece.id.partition(".")[2], piece.hex) for piece in pieces if piece.side == side and piece.hex]


def marching_orders(world: World, side: str, hex: str, luck: Philox) -> Instruction:
    enemies = [u.hex for u in world.units.values() if u.hex and u.present and sides.at_odds(world, side, u.side)]
    wait = ("HOLD", "AWAIT", "PATROL", "AMBUSH", "FORTIFY", "CATCH_COURIERS")
    if not enemies or luck.below(3) == 0:
        order = wait[luck.below(len(wait))]
        return Instruction(order, hex if order == "AMBUSH" else "")  # type: ignore[arg-type]
    order = ("ATTACK", "ADVANCE_TO", "HURRY_TO", "GO_TO")[luck.below(4)]
    return Instruction(order, ground(world).nearest(hex, enemies)[0])  # type: ignore[arg-type]


def campaign(
    scenario: ClustaScenario, options: ClustaOptions, seed: int, days: int, decide: Any = None, links: Any = None
) -> World:
    """So many days of a random campaign, checked at every mark; the world as it is then."""
    luck = Philox(seed)
    prepared = game.prepare(scenario, options)
    world: World = game.setup(prepared, options)
    decide = (decide or at_random)(luck)
    dice: list[tuple[str, tuple[Any, ...]]] = []
    before: list[Between] = []

    def at_mark(label: str) -> None:
        if world.day >= 0:
            try:
                check(world)
                if before:
                    before[-1].check(world, dice)
            except AssertionError as wrong:
                raise AssertionError(f"{scenario.id}, seed {seed}, before {label}: {wrong}") from None
            before[:] = [Between(world)]
        if world.day >= scenario.config.first_day + days:
            raise Over

    try:
        run(game.play(world), world, decide, luck, at_mark, dice, getattr(scenario, "hand_off", {}), links or {})
    except Over:
        pass
    encoded = msgspec.json.encode(world)
    assert msgspec.json.encode(msgspec.json.decode(encoded, type=World)) == encoded
    return world


def run(
    rule: Any, world: World, decide: Any, luck: Philox, at_mark: Any, dice: list[Any], hand_off: Any, links: Any
) -> Any:
    """Play a rule on with luck's dice."""

    def answer(effect: Any, seats: Any) -> Any:
        match effect:
            case fx.Tell():
                if isinstance(effect.event, GoesNoFurther):
                    dice.append(("told", (effect.event.who,)))
                return None
            case fx.Mark():
                at_mark(effect.label)
                return None
            case fx.Roll():
                dice.append((effect.why, effect.about))
                return effect.die.faces[luck.below(len(effect.die.faces))]
            case fx.Hits():
                return luck.hits(effect.n, effect.k, effect.m)
            case fx.Draw():
                card = pick(effect.deck.law(), luck.below)
                (effect.deck.see if effect.peek else effect.deck.take)(card)
                return card
            case fx.Within():
                return Instead(effect.rule(effect.part), effect.seats)
            case fx.HandOff():
                link = links.get(hand_off.get(effect.kind, "own"))
                return Instead(effect.own(effect.case) if link is None else link(effect.case, effect), seats)
            case fx.Together():
                asks = [local_seat(part.seat, seats) if seats else part.seat for part in effect.parts]
                return tuple([decide(world, part, seat) for part, seat in zip(effect.parts, asks, strict=True)])
        return decide(world, effect, local_seat(effect.seat, seats) if seats is not None else effect.seat)

    return drive(rule, answer)
