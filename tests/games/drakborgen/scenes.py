"""Scenes that several chapters begin with: before and in the chamber, a phase of a round, monsters of a dead player, a fight."""

from __future__ import annotations

from montjoy.core.effects import members
from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.model.state import Dead, Encounter
from montjoy.games.drakborgen.play import begin_round, take_player_turn
from tests.games.drakborgen.board import at, begun, monster, square

FOUR = ("H01", "H02", "H03", "H04")


def dead(world, seat):
    at(world, seat, "", body=0, situation=Dead("wounds", 1, "22"))


# ---- the chamber -----------------------------------------------------------------------------------------------------
def before(*heroes, **options):
    """The chamber at 44, red in the room to the west."""
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "43")
    square(world, "45")
    square(world, "42")
    square(world, "44", "chamber", tile="LT01")
    world.decks.centre.bag.remove("LT01")
    return world, at(world, "red", "43", way="west")


def inside(*heroes, dragon="asleep", drawn=(), **options):
    """Red has been inside for a turn."""
    world, red = before(*heroes, **options)
    at(world, "red", "44", way="west")
    world.castle.dragon.state, world.castle.dragon.visited = dragon, True
    for card in drawn:
        world.decks.dragon.take(card)
        world.castle.dragon.drawn.append(card)
    return world, red


# ---- phases ----------------------------------------------------------------------------------------------------------
def phased(players=3, there=("red", "blue", "green"), place="33", **options):
    """The movement phase of round 1; heroes in one room."""
    world = begun(*FOUR[:players], advanced_phases=True, **options)
    begin_round(world.castle)
    world.castle.mark = "1.m.red"
    square(world, place)
    for seat in there:
        at(world, seat, place, way="south")
    square(world, "43")
    return world


def movement(world, seat):
    """The movement of one player, who is at turn."""
    world.castle.turn = world.castle.order.index(seat)
    return take_player_turn(world, seat)


def event_turn(world, seat):
    world.castle.phase, world.castle.turn = "events", world.castle.order.index(seat)
    return take_player_turn(world, seat)


# ---- monsters of a dead player ---------------------------------------------------------------------------------------
def haunted(*kinds, place="33", heroes=("H01", "H02", "H03"), **options):
    """Green is dead and plays monsters; they stand in a room of their own."""
    world = begun(*heroes, **options)
    dead(world, "green")
    square(world, place)
    world.castle.turn = 2
    for kind in kinds:
        monster(world, kind, place)
    return world


def visited(*seats, edges="o o o o", **options):
    """An orc next to a room in which heroes stand."""
    world = haunted("orc", **options)
    square(world, "34", edges=edges)
    for seat in seats:
        at(world, seat, "34", way="north")
    square(world, "24")
    return world


# ---- fights ----------------------------------------------------------------------------------------------------------
JOINT = {"advanced_phases": True, "multi_fight": True}


def fighting(*heroes, kinds=("orc",), card="MC01", edges="o o o o", stand=("red",), **options):
    """Red (Rohan) in 33 with monsters, in an encounter that green acts; the card of the first is MC01: orc 5, skeleton 7."""
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    square(world, "33", edges=edges)
    for id in ("23", "34", "43", "32"):
        square(world, id)
    for seat in stand:
        at(world, seat, "33", way="west")
    foes = [monster(world, kind, "33") for kind in kinds]
    world.castle.encounters.append(Encounter("33", list(stand), [m.id for m in foes], "green"))
    for n, foe in enumerate(foes):
        world.cards[foe.id] = f"MC{int(card[2:]) + n:02}"
        world.decks.monster.take(world.cards[foe.id])
    return world, world.castle.heroes["red"], foes


def player(positions=None, **says):
    """Answers: positions by seat, round by round (the last one again); others by the name of what is asked."""
    moves = {seat: list(p) for seat, p in (positions or {}).items()}
    others = {name: list(given) for name, given in says.items()}

    def answer(seat, ask, options):
        name = ask.name.lower() if isinstance(ask, Ask) else type(ask).__name__
        if name == "position":
            given = moves[seat]
            return given.pop(0) if len(given) > 1 else given[0]
        if others.get(name):
            return others[name].pop(0)
        if isinstance(ask, Ask):
            return min(members(options)) if isinstance(options, int) else min(options)
        return options[0] if options else None

    return answer
