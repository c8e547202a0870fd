"""A small campaign that is played from its set-up, with orders written as text, and what of it reaches each player.

    game = Played(
        "trakorians kaelve 0002", "trakorians 5 0602 200", "ransards trugdan 0902 leads 6", "ransards 6 0902 400",
        orders={"trakorians": "to 5:\\n from now: await"}, dice={"CN-INFO-01": 10},
    )
    game.told("trakorians", Avoided)                  the reports of a kind, in the order in which they came
    game.way("trakorians", report)                    half hours between what happened and its coming

A line is a unit (side, number, hex, men: "200" or "150e+30", "march"), a commander (side, id, hex, "leads 6 7", "lv=5"), a camp
("SIDE camp HEX NAME days=3") or a specialist ("SIDE spy WITH"); the hex "-" is off the map.  Nobody touches the state.
Sides write on the mornings of `orders` (day 0; or {day: {side: text}}), the umpire on the first one his `plan`; all answer what
is in `answers` by the name of the question, else the careful answer; dice fall as `dice` says by the rule's id, else as `luck`
rolls them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.map_file import MapFile, checked
from montjoy.games.clusta.model.scenario import ORDER, ClustaScenario, Config
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import Orders
from montjoy.games.clusta.protocol.gathered import each
from montjoy.games.clusta.protocol.questions import Do, Morning, UmpireDay
from montjoy.games.clusta.rules.campaign import schedule
from tests.suite.players import todo

OPEN = ("............",) * 6
SAFE = {"CN-COUR-05": 100, "CN-INFO-01": 10, "CN-CMD-03": 100, "CN-ORD-SCOUT-b": 100, "CN-SPEC-05": 100}
TRADES = ("astrologer", "half_astrologer", "spy", "interrogator", "war_engineer", "hippogriff", "necromancer")


class Played:
    """A campaign of some days, and what each player was told in it."""

    def __init__(
        self, *lines: str, orders: Any = None, answers: dict[str, str] | None = None, dice: dict[str, int] | None = None,
        land: tuple[str, ...] = OPEN, plan: str = "", days: int = 1, luck: int = 1,
        options: dict[str, Any] | None = None, **config: Any,
    ) -> None:
        given = orders or {}
        self.orders = given if all(isinstance(day, int) for day in given) else {0: given}
        self.answers, self.dice = answers or {}, SAFE | (dice or {})
        self.luck, self.plan = Philox(luck), plan
        made = scenario(lines, land, config)
        self.session = Session.new(
            game, made, game.read_options(options or {}), seed=bytes(31) + bytes([luck]), umpire=True, typed=True
        )
        self.session.begin()
        while not self.session.over and self.session.state.day < days:
            self.step()
        assert not self.session.stopped, self.session.entries[-1]

    def step(self) -> None:
        """A die falls, a question is answered, or a pause is over."""
        session = self.session
        if session.typing is not None:
            effect = session.typing[0]
            face = self.dice.get(effect.why, effect.die.faces[self.luck.below(len(effect.die.faces))])
            assert session.type_in([face]) is None, effect.why
            return
        for seat in session.viewers:
            for asked in todo(session, seat):
                if asked.kind != "offer":
                    refusal = session.answer(seat, self.answer(seat, asked), asked.id)
                    assert refusal is None, (seat, asked.ask, refusal)
                    return
        assert session.window
        session.close_window()

    def answer(self, seat: str, asked: Any) -> Any:
        """The orders of a morning from their text; else as `answers` says, else the careful answer."""
        ask = asked.ask
        text = self.orders.get(ask.day, {}).get(seat) if isinstance(ask, Morning) else None
        if text is not None:
            form = language.read(text)
            assert isinstance(form, Orders), form
            return form
        if self.plan and isinstance(ask, UmpireDay) and ask.day == 0:
            return schedule.read(self.plan)
        wanted = Do(self.answers.get(type(ask).__name__, ""))
        return wanted if wanted in asked.options else game.default(self.session.view(seat), asked, ())

    # ---- what came of it ----
    def told(self, seat: str, *kinds: type) -> list[Any]:
        """What a seat's stream holds of some kinds."""
        return [item for item in each(self.session.streams[seat].items) if isinstance(item, kinds)]

    def way(self, seat: str, report: Any) -> int:
        """Half hours between what a report tells of and its coming, as the player's own book has it."""
        entries = self.session.view(seat).book.entries
        return next(int(entry.arrived) - int(report.at) for entry in entries if entry.report == report)


# ---- a scenario in lines ---------------------------------------------------------------------------------------------------
def scenario(lines: tuple[str, ...], land: tuple[str, ...], config: dict[str, Any]) -> ClustaScenario:
    """The scenario that these lines describe, on a level map of these rows."""
    found: dict[str, list[dict[str, Any]]] = {"units": [], "commanders": [], "camps": [], "specialists": []}
    for line in lines:
        kind, piece = part(line.split())
        found[kind].append(piece)
    there = {line.split()[0] for line in lines}
    levels = tuple("0" * len(row) for row in land)
    raw = {"title": "a field", "terrain": land, "levels": levels, "bridgehead": "0000"}
    own = checked(msgspec.convert(raw, MapFile), "field")
    sides = [{"id": side} for side in ORDER if side in there]
    plain = {"id": "made", "title": "made", "sides": sides, "map": "field", **found}
    made = msgspec.convert(plain, ClustaScenario)
    return msgspec.structs.replace(made, own_map=own, config=Config(**({"conflux_day": 9, "conflux_hex": "0105"} | config)))


def part(words: list[str]) -> tuple[str, dict[str, Any]]:
    """One line: to which list it belongs, and what stands there."""
    side, what, place, *more = words
    at = place.strip("-")
    numbers = {word.split("=")[0]: int(word.split("=")[1]) for word in more if "=" in word}
    if what.isdecimal():
        men = {"elite" if part.endswith("e") else "standard": int(part.rstrip("e")) for part in more[0].split("+")}
        formation = "march" if "march" in more else "battle"
        return "units", {"side": side, "number": int(what), "hex": at, "formation": formation} | men
    if what == "camp":
        return "camps", {"side": side, "hex": at, "name": more[0], "days": numbers.get("days", 0)}
    if what in TRADES:
        return "specialists", {"side": side, "trade": what, "with": at}
    leads = [int(word) for word in more if word.isdecimal()]
    value = {"leader_value": numbers["lv"], "name": what} if "lv" in numbers else {}
    return "commanders", {"side": side, "id": what, "hex": at, "leads": leads} | value
