"""A reader who keeps a seat's letters: he draws its map from what it was told, and from nothing else.

Written apart from the game's own reading (`seen/beliefs.py`), from the rules alone: events of the seat's stream in, plain
dictionaries out. It knows no state, no view and no book.

    own units           id -> [hex, ship, elite, standard, as of, from whom, order, whether he stands beside them]
    commanders, camps   id -> where, and what is known of them
    marks               what is known of enemies
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

ENEMY_SEEN = ("ContactReport", "Avoided", "ScoutReport", "PatrolReport", "PassingReport")
ONLY_WHENCE = ("DeedReport", "Joined", "Divined", "StoneFound", "Excess", "Captured")


class Reader:
    """Reads one event after the other."""

    def __init__(self) -> None:
        self.units: dict[str, dict[str, Any]] = {}
        self.commanders: dict[str, dict[str, Any]] = {}
        self.camps: dict[str, dict[str, Any]] = {}
        self.others: dict[str, dict[str, Any]] = {}
        self.marks: list[dict[str, Any]] = []
        self.exact: dict[str, int] = {}
        self.board: tuple[str, ...] = ()
        self.chief = ""
        self.beside: dict[str, str] = {}

    def all(self, events: Iterable[Any]) -> Reader:
        for event in events:
            for part in getattr(event, "reports", (event,)):           # a line that gathers reports is read one by one
                self.one(part)
        return self

    def one(self, event: Any) -> None:
        stood = self.beside.get(self.chief, "")
        self.take(event)
        self.look(stood)

    def look(self, stood: str) -> None:
        """Where the overall commander stands there is of one's own what he sees and nothing else; of others whom he saw."""
        at = self.beside.get(self.chief, "")
        if at == "":
            return
        for kept, what, then in ((self.units, "hex", ""), (self.commanders, "hex", ""), (self.camps, "gone", True)):
            for id, one in kept.items():
                if one["hex"] == at and not one["gone"] and id not in self.beside:
                    one[what] = then
        seen = [m for m in self.marks if m["hex"] == at and m["source"] == self.chief and stood == at]
        self.marks = [m for m in self.marks if m["hex"] != at or any(m is one for one in seen)]

    def take(self, event: Any) -> None:
        name = type(event).__name__
        if name in ENEMY_SEEN:
            self.whence(event)
            self.mark(event.side, event.where, event.marker, event.men, event.at, event.by)
        elif name in ONLY_WHENCE:
            self.whence(event)
        else:
            getattr(self, f"read_{name}", lambda event: None)(event)

    def sees(self, id: str, hex: str, is_beside: bool) -> None:
        self.beside.pop(id, None)
        if is_beside:
            self.beside[id] = hex

    # ---- his own ----
    def read_InCommand(self, event: Any) -> None:
        self.chief = event.by

    def read_Enrolled(self, event: Any) -> None:
        self.lists(event.id, event, event.at)

    def lists(self, id: str, card: Any, at: int) -> None:
        if card is None:
            return
        if card.kind == "unit":
            self.unit(id).update(number=card.number, name=card.name, nation=card.sort)
        elif card.kind == "commander":
            self.commanders.setdefault(id, {"hex": "", "at": -1, "leads": (), "here": False, "gone": False, "points": 0})
            self.commanders[id].update(name=card.name, value=card.value)
        elif card.kind == "camp":
            self.camps.setdefault(id, {"hex": "", "days": 0, "at": -1, "gone": False})["name"] = card.name
        else:
            self.others[id] = {"hex": "", "at": at}

    def unit(self, id: str) -> dict[str, Any]:
        if id not in self.units:
            self.units[id] = {"hex": "", "ship": "", "elite": 0, "standard": 0, "at": -1, "source": "", "order": ""}
            digits = "".join(c for c in id.split(".")[1] if c.isdigit())
            self.units[id] |= {"here": False, "gone": False, "name": "", "number": int(digits or 0), "due": (-1, 0), "apart": ""}
        return self.units[id]

    def read_OwnEyes(self, event: Any) -> None:
        self.lists(event.unit, event.card, event.at)
        self.unit(event.unit).update(
            hex=event.hex, ship=event.ship, elite=event.elite, standard=event.standard, at=event.at, source=event.by,
            order=event.order, here=event.by != "", gone=event.elite + event.standard == 0, due=(event.begins, event.slot),
            apart=event.apart,
        )
        self.exact[event.unit] = event.at
        self.sees(event.unit, event.hex, event.by != "")

    def read_OwnThing(self, event: Any) -> None:
        here = event.by != ""
        self.lists(event.what, event.card, event.at)
        self.sees(event.what, event.hex, here)
        for kept in (self.commanders, self.camps, self.others):
            if event.what in kept:
                kept[event.what].update(hex=event.hex, at=event.at)
        if event.what in self.commanders:
            self.commanders[event.what].update(leads=event.leads, here=here, gone=False)
        if event.what in self.camps:
            self.camps[event.what].update(days=event.days if event.days > 0 else 0, gone=False)

    def read_Marched(self, event: Any) -> None:
        for id in event.left:
            self.sees(id, "", False)
        for id in event.who:
            self.sees(id, event.hex, True)
            for kept in (self.units, self.commanders, self.others):
                if id in kept:
                    kept[id].update(hex=event.hex, at=event.at)
            if id in self.units:
                self.units[id]["source"] = event.by
                self.exact[id] = event.at
        for id in event.left:
            for kept in (self.units, self.commanders):
                if id in kept:
                    kept[id]["here"] = False

    def read_OwnOrder(self, event: Any) -> None:
        for id in event.units:
            self.unit(id).update(order=event.order, due=(-1, 0), at=event.at, source=event.by)
            self.exact[id] = event.at

    def read_OwnLeft(self, event: Any) -> None:
        self.sees(event.what, "", False)
        for kept in (self.units, self.commanders):
            if event.what in kept:
                kept[event.what]["here"] = False
        if event.what in self.camps and self.camps[event.what]["hex"] == event.hex and event.by:
            self.camps[event.what]["gone"] = True

    def read_HeroPoints(self, event: Any) -> None:
        self.commanders[event.by]["points"] = event.left

    def read_Nightly(self, event: Any) -> None:
        if not event.unit:
            self.whence(event)
            return
        unit = self.unit(event.unit)
        if unit["here"] or event.at < unit["at"]:
            return
        unit.update(hex=event.hex, ship="", elite=event.elite, standard=event.standard, at=event.at, source=event.by)
        unit.update(order=event.order, gone=event.elite + event.standard == 0, due=(event.begins, event.slot))
        self.exact[event.unit] = event.at
        self.whence(event)
        for camp in self.camps.values():
            if event.days != -1 and camp["hex"] == event.hex and camp["at"] <= event.at:
                camp.update(days=event.days, at=event.at)

    def read_NothingNew(self, event: Any) -> None:
        for id in event.units:
            unit = self.unit(id)
            if not unit["here"] and unit["at"] <= event.at:
                unit.update(at=event.at)
                self.exact[id] = event.at
        for by in event.senders:
            chief = self.commanders.get(by, {"here": True})
            with_him = [self.units[id] for id in chief.get("leads", ()) if id in self.units]
            still = [u for u in with_him if (u["hex"], u["source"]) == (chief["hex"], by) and not u["here"] and not u["gone"]]
            for one in () if chief["here"] else (chief, *still):
                one["at"] = max(event.at, one["at"])
        for id in event.camps:
            self.camps[id]["at"] = max(event.at, self.camps[id]["at"])

    def whence(self, event: Any) -> None:
        """The sender was there when he wrote, and with a commander those whom he leads."""
        by, gone_along = event.by, [event.by]
        if by in self.commanders:
            gone_along = list(self.commanders[by]["leads"])
            if not self.commanders[by]["here"] and self.commanders[by]["at"] <= event.at:
                self.commanders[by].update(hex=event.hex, at=event.at)
        for id in gone_along:
            unit = self.units.get(id)
            if unit and not unit["here"] and not unit["gone"] and unit["at"] <= event.at:
                unit.update(hex=event.hex, ship="", at=event.at, source=by)

    def orders(self, by: str, order: str) -> None:
        for id in self.commanders[by]["leads"] if by in self.commanders else [by]:
            if id in self.units and not self.units[id]["here"]:
                self.units[id].update(order=order, due=(-1, 0))

    def read_Completed(self, event: Any) -> None:
        if event.camp:
            camp = self.camps.setdefault(event.camp, {"days": 0, "name": ""})
            camp.update(hex=event.hex, at=event.at, gone=False)
        elif event.by in self.camps:
            return
        self.whence(event)
        self.orders(event.by, "")

    def read_CampTaken(self, event: Any) -> None:
        self.whence(event)
        self.marks = [m for m in self.marks if m["side"] != event.side or m["hex"] != event.hex or m["at"] > event.at]
        if event.camp:
            camp = self.camps.setdefault(event.camp, {"days": 0, "name": ""})
            camp.update(hex=event.hex, at=event.at, gone=False)

    def read_NoOrders(self, event: Any) -> None:
        self.whence(event)
        self.orders(event.by, event.chose or "NO_ORDER")

    def read_BattleReport(self, event: Any) -> None:
        self.whence(event)
        there = [
            (id, kind) for id, unit in self.units.items() for kind in ("elite", "standard")
            if unit["hex"] == event.hex and not unit["gone"] and self.exact.get(id, -1) <= event.at
        ]
        self.bleed(there, event.own_lost)
        if event.fallen in self.commanders:
            self.commanders[event.fallen]["gone"] = True
        if event.side:
            left = max(event.enemy_men - event.enemy_lost, 0)
            self.mark(event.side, event.where or event.hex, event.marker, left, event.at, event.by)
        if event.slain:
            self.marks = [m for m in self.marks if (m["side"], m["marker"]) != (event.side, "commander:" + event.slain)]

    def bleed(self, cells: list[tuple[str, str]], lost: int) -> None:
        """Losses in proportion: whole men first, then one more for the largest fractions."""
        men = [self.units[id][kind] for id, kind in cells]
        whole = sum(men)
        lost = max(0, min(lost, whole))
        if whole:
            exact = [Fraction(lost * n, whole) for n in men]
            off = [int(x) for x in exact]
            by_fraction = sorted(range(len(men)), key=lambda i: (off[i] - exact[i], i))
            for i in by_fraction[: lost - sum(off)]:
                off[i] += 1
            for (id, kind), n in zip(cells, off, strict=True):
                self.units[id][kind] -= n
        for id, _ in cells:
            self.units[id]["gone"] = self.units[id]["elite"] + self.units[id]["standard"] == 0

    # ---- the enemy ----
    def read_BoardShown(self, event: Any) -> None:
        self.board = event.pieces

    def mark(self, side: str, hex: str, marker: str, men: int, at: int, by: str, **more: Any) -> None:
        new = {"side": side, "hex": hex, "marker": marker, "men": men, "at": at, "source": by, **more}
        rivals = [m for m in self.marks if m["side"] == side and m["marker"] != "overall"]
        rivals = [m for m in rivals if m["hex"] == hex or m["marker"] == marker != "force"]
        own_camps = [c for c in self.camps.values() if c["hex"] == hex and not c["gone"]] if marker.startswith("camp:") else []
        if all(m["at"] <= at for m in rivals) and all(c["at"] < at for c in own_camps):
            for camp in own_camps:                                     # one camp to a hex: theirs is there since
                camp["gone"] = True
            out = [id(m) for m in rivals if m["at"] < at or m["marker"] == marker]
            self.marks = [m for m in self.marks if id(m) not in out] + [new]

    def read_Sighted(self, event: Any) -> None:
        self.mark(event.side, event.hex, event.marker, event.men, event.at, event.by)

    def read_SpyReport(self, event: Any) -> None:
        self.whence(event)
        men = event.elite + event.standard + event.undead
        self.mark(event.side, event.where, event.marker, men, event.at, event.by, leaders=event.leaders)

    def read_FlightReport(self, event: Any) -> None:
        self.whence(event)
        self.mark(event.side, event.where, event.marker, event.elite + event.standard + event.undead, event.at, event.by)

    def read_SecretReport(self, event: Any) -> None:
        self.whence(event)
        older = [m for m in self.marks if m["side"] == event.side and m["marker"] == "overall"]
        if event.overall and all(m["at"] <= event.at for m in older):
            self.marks = [m for m in self.marks if not any(m is o for o in older)]
            self.marks.append({"side": event.side, "hex": event.overall, "marker": "overall", "men": -1})
            self.marks[-1] |= {"at": event.at, "source": event.by}


# ---- beside the view ---------------------------------------------------------------------------------------------------
def drawn(reader: Reader, seat: str, *, open_board: bool = False) -> dict[str, Any]:
    """The reader's map, as plain values; on an open board the marks stand where the board has them."""
    of_unit = ("number", "name", "hex", "ship", "elite", "standard", "at", "source", "order", "due", "apart", "here", "gone")
    of_commander = ("hex", "value", "points", "at", "here", "gone")
    units = {id: tuple(u[name] for name in of_unit) for id, u in reader.units.items()}
    return {
        "units": units,
        "commanders": {id: tuple(c[name] for name in of_commander) for id, c in reader.commanders.items()},
        "camps": {id: (c["hex"], c["name"], c["days"], c["gone"]) for id, c in reader.camps.items()},
        "marks": from_board(reader, seat) if open_board else [plain(m) for m in reader.marks],
    }


def plain(m: dict[str, Any]) -> tuple[Any, ...]:
    return m["side"], m["hex"], m["marker"], m["men"], m["at"], m["source"], m.get("leaders", "")


def from_board(reader: Reader, seat: str) -> list[tuple[Any, ...]]:
    """What stands on the board of others, with the figures last told of that marker; of the others only what stands there."""
    found = []
    for piece in reader.board:
        hex, side, marker = piece.split(" ", 2)
        told = [m for m in reader.marks if (m["side"], m["marker"]) == (side, marker)]
        if side != seat:
            found.append(plain(told[-1] | {"hex": hex}) if told else (side, hex, marker, -1, None, "", ""))
    return found


def shown(view: Any) -> dict[str, Any]:
    """The same from a view."""
    return {
        "units": {u.id: (u.number, u.name, u.hex, u.ship, u.elite, u.standard, u.as_of, u.source, u.order, (u.begins, u.slot),
                         u.apart, u.here, u.gone) for u in view.units.values()},
        "commanders": {c.id: (c.hex, c.leader_value, c.hero_points, c.as_of, c.here, c.gone) for c in view.commanders.values()},
        "camps": {c.id: (c.hex, c.name, c.days, c.gone) for c in view.camps.values()},
        "marks": [(m.side, m.hex, m.marker, m.men, m.at if m.source else None, m.source, m.leaders) for m in view.marks],
    }
