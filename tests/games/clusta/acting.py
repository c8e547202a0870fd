"""A game that its seats play: from a scenario's set-up through the session, by texts, with typed dice.

    table = Table("trakorians kaelve 0202 leads 2", "trakorians 2 0202 400", "ransards grisban 0702 leads 6", ...,
                  days=3, writes={("trakorians", 0): "to kaelve: ...", ("ransards", 0, 2): "to grisban: ..."})
    table.until(0, 4)                        nothing of day 0 round 4 has happened yet; `until()`: to the end of the game
    table.told("ransards", ContactReport)    what a seat was told, in order
    table.view("ransards")                   what it is shown

A line is a unit: side, number, hex, men ("180", "400e", "100e+150"), "tired=2"; or a commander: side, his id, hex, "leads 6 7",
"lv=5"; or "SIDE camp HEX NAME days=3"; or "SIDE TRADE WITH".  "trakorians 5 - 200 kavarell" comes by that ship, a commander at
"-" with whom he leads; `fleets`: where they lie from round 1 of day 0.  `writes`: the texts of forms, by side and day (of a
round: side, day, round); everybody else leaves his forms empty, and all are asked in every round.  `answers`: by the name of the
question, or "SIDE_NAME".  `events`: lines of the sheet of future events.  Dice are typed, as in `clashing`: by what they are
thrown for, and harmless where nobody says.  Nothing but acts of seats and the umpire's own forms touches the game. """

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_args

import msgspec

from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.authoring.scenario_check import faults
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.model.map_file import MapFile, checked, words
from montjoy.games.clusta.model.pieces import Trade
from montjoy.games.clusta.model.scenario import (
    ORDER,
    CampFile,
    ClustaScenario,
    CommanderFile,
    Config,
    EventFile,
    SideFile,
    SpecialistFile,
    UnitFile,
)
from montjoy.games.clusta.protocol.gathered import each
from montjoy.games.clusta.protocol.questions import Do, Morning, Round, UmpireDay, UmpireRound
from tests.games.clusta.clashing import HARMLESS, NAMES

OPEN = ("..........",) * 6
MOST_ACTS = 10_000
FAIR = {
    **HARMLESS, "CN-BATTLE-05": {0: 10, 1: 15}, "CN-COUR-05": 100, "CN-ORD-SCOUT-b": 100, "CN-ORD-SCOUT-c": 100,
    "CN-SPEC-05": 100, "CN-CMD-03": 100, "CN-ORD-06": 6, "CN-MOR-06": 1, "CN-RANS-05": 100, "CN-PASS-01": 100, "CN-STONE-02": 100,
    "CN-DIV-01": 10, "CN-ARR-01": 1, "CN-RANS-03": 100, "CN-TRAK-02": 10,
}  # fmt: skip
EventT = TypeVar("EventT")


class Table:
    """A game at which every seat does as it was told beforehand."""

    def __init__(
        self, *lines: str, terrain: tuple[str, ...] = OPEN, levels: tuple[str, ...] = (), roads: tuple[str, ...] = (),
        days: int = 2, sides: str = "", fleets: str = "", writes: Mapping[tuple[Any, ...], str] | None = None,
        answers: Mapping[str, Any] | None = None, events: str = "", dice: Mapping[str, Any] | None = None, **more: Any,
    ) -> None:  # fmt: skip
        config = arrivals(fleets) | {name: more.pop(name) for name in list(more) if name in Config.__struct_fields__}
        scenario = drawn_up(lines, terrain, levels, roads, sides, events, {"conflux_day": days, **config})
        assert not [fault for fault in faults(scenario, island("", words(scenario.own_map)))], "no such scenario could be read"
        self.writes, self.answers = dict(writes or {}), dict(answers or {})
        self.asked: set[str] = set()                         # who has said that he wants to be asked in every round
        self.dice = FAIR | {NAMES.get(name, name): list(f) if isinstance(f, list) else f for name, f in (dice or {}).items()}
        self.session = Session.new(game, scenario, game.read_options(more), seed=bytes(32), umpire=True, typed=True)
        self.session.begin()

    def until(self, day: int = 99, slot: int = 0) -> Table:
        """Everybody acts until this moment, or the end."""
        session = self.session
        for _ in range(MOST_ACTS):
            if session.over or (session.state.day, session.state.slot) >= (day, slot):
                return self
            assert not session.stopped, session.entries[-1]
            if session.typing is not None:
                effect, wanted = session.typing
                refused = session.type_in((self.face(effect.why, effect.about, wanted.faces),))
            else:
                q = next(q for q in session.open if not q.done)
                refused = session.answer(q.seat, self.answer(q.seat, q.asked), q.asked.id)
            assert refused is None, refused
        raise AssertionError(f"it goes on and on: {session.entries[-1]} (tactics that tie are rolled again)")

    def face(self, why: str, about: tuple[Any, ...], faces: tuple[int, ...]) -> int:
        """How a die falls: a list is used up, a number is shown every time, a dict says it by the side of the fight."""
        given = self.dice.get(why)
        if given is None or given == []:
            return faces[0]
        if callable(given):
            return int(given(about))
        if isinstance(given, dict):
            return int(given[about[0]])
        return int(given.pop(0)) if isinstance(given, list) else min(given, max(faces))

    def answer(self, seat: str, asked: Asked) -> Any:
        """What a seat has ready for a question; the careful answer where it has nothing."""
        ask, view = asked.ask, self.session.view(seat)
        if asked.kind == "order":
            text = self.writes.pop(key_of(seat, ask), None)
            if isinstance(ask, Morning) and seat not in self.asked:
                self.asked.add(seat)
                text = f"ask rounds\n{text or ''}"
            if text is None:
                return game.default(view, asked, ())
            form = game.read(view, asked, text)
            assert game.why_not(view, asked, form) is None, game.why_not(view, asked, form)
            return form
        name = ask.removeprefix("Ask.") if isinstance(ask, str) else type(ask).__name__
        given = self.answers.get(f"{seat}_{name}", self.answers.get(name))
        if isinstance(given, list):
            given = given.pop(0) if given else None
        if given is None:
            return game.default(view, asked, ())
        return Do(given) if isinstance(given, str) else given

    # ---- what the seats learn ----
    def told(self, seat: str, kind: type[EventT]) -> list[EventT]:
        return [item for item in each(self.session.streams[seat].items) if isinstance(item, kind)]

    def view(self, seat: str) -> Any:
        return self.session.view(seat)

    def at(self, seat: str, id: str) -> str:
        """Where a side believes a piece of its own to be."""
        seen = self.view(seat)
        found = next(table[id] for table in (seen.units, seen.commanders, seen.camps, seen.ships) if id in table)
        return str(found.hex)

    def men(self, seat: str, number: int) -> int:
        """How many men a side believes a unit of its own to have."""
        unit = self.view(seat).units[f"{seat}.{number}"]
        return int(unit.elite + unit.standard)


def key_of(seat: str, ask: Any) -> tuple[Any, ...]:
    """By what a form is found among the texts."""
    if isinstance(ask, Round | UmpireRound):
        return seat, ask.day, ask.slot
    return (seat, ask.day) if isinstance(ask, Morning | UmpireDay) else (seat, "before")


# ---- the set-up --------------------------------------------------------------------------------------------------------
def drawn_up(
    lines: tuple[str, ...], terrain: tuple[str, ...], levels: tuple[str, ...], roads: tuple[str, ...], sides: str, events: str,
    config: dict[str, Any],
) -> ClustaScenario:  # fmt: skip
    """A scenario as its author would write it."""
    flat = levels or tuple("0" * len(row) for row in terrain)
    land = [f"{c:02}{r:02}" for r, row in enumerate(terrain) for c, letter in enumerate(row) if letter != "~"]
    road = [{"name": f"road {n}", "hexes": chain} for n, chain in enumerate(roads)]
    own = {"title": "a field", "terrain": terrain, "levels": flat, "bridgehead": config.pop("bridgehead", land[0]), "road": road}
    playing = [*(line.split()[0] for line in lines), *sides.split()]
    raw: dict[str, Any] = {
        "id": "made", "title": "made", "sides": [SideFile(id=side) for side in ORDER if side in playing], "units": [],
        "commanders": [], "camps": [], "specialists": [], "events": [event(line) for line in events.split("\n") if line],
    }  # fmt: skip
    for line in lines:
        table, row = piece(*line.split())
        raw[table].append(row)
    config = {"conflux_hex": land[0], **config}
    return ClustaScenario(config=Config(**config), own_map=checked(msgspec.convert(own, MapFile), "field"), **raw)


def arrivals(fleets: str) -> dict[str, Any]:
    """ "trakorians 0001 ransards 0401": these fleets lie there from round 1 of day 0."""
    words = fleets.split()
    fleet = dict(zip(words[::2], words[1::2], strict=True))
    return {"fleet": fleet, "arrival_day": dict.fromkeys(fleet, 0), "arrival_round": dict.fromkeys(fleet, 1)}


def piece(side: Any, what: str, at: str, *words: str) -> tuple[str, Any]:
    """The table of a line, and its row."""
    numbers = {word.split("=")[0]: int(word.split("=")[1]) for word in words if "=" in word}
    plain = [word for word in words if "=" not in word]
    if what.isdecimal():
        parts = {"elite" if part.endswith("e") else "standard": int(part.rstrip("e")) for part in plain[0].split("+")}
        ship = plain[1] if len(plain) > 1 else ""
        return "units", UnitFile(side=side, number=int(what), hex="" if ship else at, ship=ship, **parts, **numbers)
    if what == "camp":
        return "camps", CampFile(side=side, name=" ".join(plain) or "camp", hex=at, **numbers)
    if what in get_args(Trade):
        return "specialists", SpecialistFile(side=side, trade=what, with_=at, **numbers)  # type: ignore[arg-type]
    leads = [int(word) for word in plain if word.isdecimal()]
    value = {"leader_value": numbers["lv"], "name": what} if "lv" in numbers else {}
    points = {"hero_points": numbers["hp"]} if "hp" in numbers else {}
    return "commanders", CommanderFile(side=side, id=what, hex="" if at == "-" else at, leads=leads, **value, **points)


def event(line: str) -> EventFile:
    """ "day 3 round 2 stonefather_planted 0404 trakorians unit=6": a line of the sheet of future events."""
    words = line.split()
    found: dict[str, Any] = {}
    while words[0] in ("day", "round", "night"):
        part, number, *words = words
        found[part] = int(number)
    found["type"], *words = words
    for word in words:
        name, _, value = word.rpartition("=")
        found[name or ("hex" if word.isdecimal() else "side")] = value
    return EventFile(**found)
