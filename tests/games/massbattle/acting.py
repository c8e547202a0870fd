"""Battles set up in a line a unit and played with dice by name: the rules as players meet them.

    world = field(["longbowmen 10,5 n"], ["goblins 10,20 s"])
    log = play(world, attack=[13], a=[volley("A1 B1")])
    assert log.told(events.Attacked)[0].result == "harmless"

Every form is first held against the game's own refusals, from the view of the seat that writes it; dice are given by what
they are for, and all of them must be used up.
"""

from __future__ import annotations

from collections import deque
from itertools import cycle
from typing import Any

from montjoy.core import effects as fx
from montjoy.core.options import read_options
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.board import SIGNS
from montjoy.games.massbattle.model.scenario import BattleScenario, BoardFile, Rectangle, SideFile, TroopsFile, WallFile
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.model.troops import standard
from montjoy.games.massbattle.protocol import events, forms, questions

WAYS = {"n": "north", "ne": "north-east", "e": "east", "se": "south-east", "s": "south", "sw": "south-west", "w": "west",
        "nw": "north-west"}  # fmt: skip
DICE = {
    "initiative": "MB-INIT-01", "attack": "MB-ATK-03", "damage": "MB-ATK-08", "morale": "MB-MOR-04", "rally": "MB-BRK-04",
    "stray": "MB-MIS-08", "hp": "MB-UNIT-02", "place": "MB-BOARD-10",
}  # fmt: skip
NAMED = {why: name for name, why in DICE.items()}
N, NE, E, SE, S, SW, W, NW = range(8)


class Refused(Exception):
    """A form that the game refuses; `rule` and `why` say what for."""

    def __init__(self, no: fx.No) -> None:
        super().__init__(f"{no.rule} {no.reason}")
        self.rule, self.why = no.rule, no.reason


# ---- set-up ----------------------------------------------------------------------------------------------------------------
def field(
    a: list[str], b: list[str], *, board: BoardFile | str | None = None, scale: int = 5, seats: Any = (("a",), ("b",)),
    rows: Any = (None, None), **options: Any,
) -> World:  # fmt: skip
    """A battle.  A unit: its type, square and facing ("goblins 10,20 s"), more by words: men=3, owner=a2; without a square it
    waits to be deployed.  The board: a drawing, or open ground of 30 x 36."""
    return game.setup(scenario(a, b, board=board, seats=seats, rows=rows), read_options(game.options, {"scale": scale,
        **options}))


def scenario(a: list[str], b: list[str], *, board: Any = None, seats: Any = (("a",), ("b",)), rows: Any = (None,
    None)) -> BattleScenario:
    """The same as a scenario, for a battle of fives."""
    ground = drawn(board) if isinstance(board, str) else board or BoardFile(width=30, height=36)
    sides = [
        SideFile(name=name, seats=names, rows=where, troops=tuple(troops(text) for text in units))
        for name, names, where, units in zip(("The west", "The east"), seats, rows, (a, b), strict=True)
    ]
    return BattleScenario(id="trial", title="Trial", board=ground, sides=tuple(sides))


def troops(text: str) -> TroopsFile:
    kind, *words = text.split()
    given: dict[str, Any] = {"type": kind}
    if kind in standard().soldiers:
        given["men"] = 5
    for word in words:
        if "=" in word:
            name, value = word.split("=")
            given[name] = int(value) if value.isdigit() else value
        elif "," in word:
            given["at"] = tuple(int(part) for part in word.split(","))
        else:
            given["facing"] = WAYS[word]
    return TroopsFile(**given)


def drawn(text: str, walls: tuple[WallFile, ...] = (), objectives: tuple[Rectangle, ...] = ()) -> BoardFile:
    """A board from a drawing, the north above: the signs of the board, and 1 and 2 for open ground so high."""
    lines = [line.strip() for line in text.strip().splitlines()][::-1]
    ground = []
    for y, line in enumerate(lines):
        for x, sign in enumerate(line):
            here = {"x1": x, "y1": y, "x2": x, "y2": y}
            if sign in "12":
                ground.append(Rectangle(**here, elevation=int(sign)))
            elif sign != ".":
                ground.append(Rectangle(**here, terrain=SIGNS[sign]))
    return BoardFile(width=len(lines[0]), height=len(lines), ground=tuple(ground), walls=walls, objectives=objectives)


def wall(x: int, y: int, edge: str, to: tuple[int, int] | None = None) -> WallFile:
    x2, y2 = to or (x, y)
    return WallFile(x1=x, y1=y, x2=x2, y2=y2, edge=edge)  # type: ignore[arg-type]


def worn(world: World, **lost: int) -> World:
    """The same with units that have been hit before, and lost so many hit points."""
    for id, n in lost.items():
        world.units[id].hit, world.units[id].lost = True, n
    return world


def broken(world: World, *ids: str) -> World:
    for id in ids:
        world.units[id].broken = True
    return world


# ---- forms -----------------------------------------------------------------------------------------------------------------
def volley(*pairs: str, rest: str = "hold", hold: tuple[str, ...] = ()) -> forms.Volley:
    return forms.Volley(rest, shots(pairs), (), hold)  # type: ignore[arg-type]


def fights(*pairs: str, rest: str = "hold", hold: tuple[str, ...] = ()) -> forms.Fights:
    return forms.Fights(rest, shots(pairs), hold)  # type: ignore[arg-type]


def shots(pairs: tuple[str, ...]) -> tuple[forms.Shot, ...]:
    return tuple(forms.Shot(*pair.split()) for pair in pairs)


def go(units: str, **how: Any) -> forms.March:
    return forms.March(tuple(units.split()), **how)


def moves(*marches: forms.March, rest: str = "hold") -> forms.Moves:
    return forms.Moves(rest, marches)  # type: ignore[arg-type]


KINDS = {
    questions.Shoot: forms.Volley, questions.ShootAgain: forms.Volley, questions.Move: forms.Moves, questions.Fight: forms.Fights,
    questions.Rally: forms.Rallies, questions.TakeStances: forms.Stances, questions.Deploy: forms.Deployment,
    questions.PlaceOne: forms.Deployment,
}  # fmt: skip
IDLE = {forms.Volley: volley(), forms.Fights: fights(), forms.Moves: moves(), forms.Rallies: forms.Rallies(),
    forms.Stances: forms.Stances(),
        forms.Deployment: forms.Deployment()}  # fmt: skip


# ---- play ------------------------------------------------------------------------------------------------------------------
class Log:
    """What happened: `events` in order, `rolls` [(what for, about, face)], `asked` [(seat, question)], `outcome` if it is
    over."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.events: list[Any] = []
        self.rolls: list[tuple[str, tuple[Any, ...], int]] = []
        self.asked: list[tuple[str, Any]] = []
        self.marks: list[str] = []
        self.outcome: Any = None

    def told(self, kind: Any) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def rolled(self, name: str) -> int:
        return sum(NAMED.get(why, why) == name for why, _, _ in self.rolls)

    def questions(self, kind: Any) -> list[str]:
        return [seat for seat, ask in self.asked if isinstance(ask, kind)]

    def names(self) -> list[str]:
        return [type(event).__name__ for event in self.events]


def play(world: World, to: str = "2.0", *, choices: Any = ("first", "first"), second: Any = (), say: Any = (),
    **given: Any) -> Log:
    """Play to a mark ("round.phase"); by default one round, with A first in everything.

    `a`, `b` (any seat): its forms in the order in which it is asked, of each kind; who has none left holds.  `choices` of the
    initiative winner, a pair, or a list of pairs round by round.  `say`: answers to the other questions: "yes", "no", or a
    unit's id.  Dice by name (DICE); initiative is 6 and 1 unless it is given.  `second`: forms of the second shots."""
    dice = {why: deque(given.pop(name, ())) for name, why in DICE.items()}
    plain = cycle((6, 1)) if not dice["MB-INIT-01"] else None
    forms_of = {seat: list(sheets) for seat, sheets in given.items()}
    player = Player(world, forms_of, list(second), deque(say), [choices] if isinstance(choices[0], str) else list(choices))
    log = player.log
    rule = game.play(world)
    value: Any = None
    while True:
        try:
            effect = rule.send(value)
        except StopIteration as stop:
            log.outcome = stop.value
            break
        value = None
        if isinstance(effect, fx.Mark):
            log.marks.append(effect.label)
            if effect.label == to:
                rule.close()
                break
        elif isinstance(effect, fx.Tell):
            log.events += effect.event.units if isinstance(effect.event, events.SideMoved) else (effect.event,)
        elif isinstance(effect, fx.Roll):
            if plain and effect.why == "MB-INIT-01":
                value = next(plain)
            else:
                assert dice[effect.why], f"no die left for {effect.why} {effect.about}"
                value = dice[effect.why].popleft()
            assert value in effect.die.faces
            log.rolls.append((effect.why, effect.about, value))
        elif isinstance(effect, fx.Together):
            value = tuple(player.answer(part) for part in effect.parts)
        else:
            value = player.answer(effect)
    left = {NAMED[why]: list(faces) for why, faces in dice.items() if faces}
    assert not left, f"dice not used up: {left}"
    assert not any(forms_of.values()) and not player.second, f"forms not asked for: {forms_of} {player.second}"
    assert not player.say, f"answers not asked for: {list(player.say)}"
    return log


class Player:
    """Answers for every seat."""

    def __init__(self, world: World, sheets: dict[str, list[Any]], second: list[Any], say: deque[str],
        choices: list[Any]) -> None:
        self.world, self.sheets, self.second, self.say, self.choices = world, sheets, second, say, choices
        self.log = Log(world)

    def answer(self, effect: Any) -> Any:
        self.log.asked.append((effect.seat, effect.ask))
        return self.form(effect) if isinstance(effect, fx.Order) else self.choice(effect)

    def form(self, effect: fx.Order) -> Any:
        kind = KINDS[type(effect.ask)]
        again = isinstance(effect.ask, questions.ShootAgain)
        mine = self.second if again else self.sheets.get(effect.seat, [])
        found = next((sheet for sheet in mine if isinstance(sheet, kind)), None)
        if found is None:
            return IDLE[kind]
        mine.remove(found)
        check(self.world, effect.seat, effect.ask, found)
        return found

    def choice(self, effect: Any) -> Any:
        if isinstance(effect.ask, questions.Choose):
            chosen = self.choices[0] if len(self.choices) == 1 else self.choices.pop(0)
            return questions.Choices(*chosen)
        word = self.say.popleft() if self.say else "no"
        if isinstance(effect.ask, questions.FollowUp):
            return questions.Yes() if word == "yes" else questions.No()
        found = questions.UnitOption(word) if word != "no" else effect.options[0]
        assert found in effect.options, f"{found} is not among {effect.options}"
        return found


class Asked:
    def __init__(self, ask: Any) -> None:
        self.ask = ask


def check(world: World, seat: str, ask: Any, form: Any) -> None:
    """Refused: the game refuses this form."""
    refused = game.why_not(game.view(world, seat), Asked(ask), form)
    if refused is not None:
        raise Refused(refused)


def why_not(world: World, seat: str, form: Any, phase: int = 1) -> str:
    """The rule by which a form is refused now; "": it stands."""
    asks: dict[type, Any] = {
        forms.Volley: questions.Shoot(1) if phase == 1 else questions.ShootAgain(1), forms.Moves: questions.Move(1),
        forms.Fights: questions.Fight(1), forms.Stances: questions.TakeStances(1), forms.Deployment: questions.Deploy(),
        forms.Rallies: questions.Rally(1), forms.Concession: questions.AnyTime(),
    }  # fmt: skip
    try:
        check(world, seat, asks[type(form)], form)
    except Refused as refused:
        return refused.rule
    return ""


def places(world: World) -> dict[str, tuple[int, int]]:
    return {unit.id: unit.at for unit in world.units.values() if unit.in_play}
