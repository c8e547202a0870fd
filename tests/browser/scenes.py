"""Every page there is, as a scene: where it is, and who looks at it.  Screenshots and the checks of all pages go through this.

A page that is added to `web/routes.py` and not here fails a test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.table.access import OWNER
from montjoy.table.room import Room
from tests.browser import moments
from tests.browser.served import Served, Table

PARTS: Final = (                                             # addresses that give no page: parts of one, data, lines
    "/health", "/t/{table}", "/t/{table}/owner/seats", "/t/{table}/owner/absent", "/t/{table}/{role}/part",
    "/t/{table}/{role}/live", "/t/{table}/{role}/odds", "/t/{table}/{role}/replay/part", "/t/{table}/{role}/dice.json",
    "/t/{table}/{role}/export", "/t/{table}/{role}/desk/part",
)


class Scene(NamedTuple):
    """`row`: the address as it stands in `routes.py`; `holds`: the cookie of who looks, "" for a stranger."""

    name: str
    row: str
    url: str
    holds: str = ""


class Tables:
    """The tables at which the scenes are, each made when it is first wanted."""

    def __init__(self, served: Served, seed: Callable[[int], None]) -> None:
        self.served, self.seed = served, seed
        self.there: dict[str, tuple[Table, str]] = {}

    def get(self, name: str) -> tuple[Table, str]:
        if name not in self.there:
            self.seed(7)
            self.there[name] = getattr(self, name)()
        return self.there[name]

    def waiting(self) -> tuple[Table, str]:
        """Opened, not begun; a watcher may look."""
        table = self.served.table("drakborgen", "four", people=("red", "blue"), begin=False, umpire=True, watch="public",
                                  title="Thursday's delve")
        return table, table.hold("red", OWNER, name="Ada")

    def choosing(self) -> tuple[Table, str]:
        table = self.served.table("drakborgen", "three", people=("all",), title="A delve of three")
        return table, table.hold("red", OWNER, name="Ada")

    def delving(self) -> tuple[Table, str]:
        """Some rounds on, several tiles lie; there is a deadline."""
        table = self.served.table("drakborgen", "three", people=("all",), options={"hero_deal": "random"}, deadline=86_400,
                                  umpire=True, title="A delve of three")

        def wish(room: Room) -> str:
            asked = [q.seat for q in room.waiting_for() if not isinstance(q.asked.ask, str)]
            return asked[0] if asked and len(room.session.entries) >= 120 else ""

        return table, table.hold(moments.until(table, wish), OWNER, UMPIRE, name="Ada")

    def fighting(self) -> tuple[Table, str]:
        table = self.served.table("drakborgen", "two", people=("all",), options={"hero_deal": "random"}, title="A duel")
        seat, _, _ = moments.in_a_fight(table)
        return table, table.hold(seat, name="Ada")

    def besieging(self) -> tuple[Table, str]:
        """A siege has begun; the umpire and the seat are the same browser."""
        table = self.served.table("rudern", "siege_of_a_town", people=("all",), umpire=True, title="Before the walls")
        advise = moments.by_kind("BeginSiege")
        moments.until(table, lambda room: len(room.session.entries) > 8 and next(room.waiting_for(), None), advise=advise)
        seat = next(table.settled().waiting_for()).seat
        return table, table.hold(seat, UMPIRE, name="Ada")

    def ordering(self) -> tuple[Table, str]:
        table = self.served.table("pickets", people=("all",), title="Orders")
        seat = moments.until_asked(table, "order").seat
        return table, table.hold(seat, name="Ada")

    def typing(self) -> tuple[Table, str]:
        table = self.served.table("drakborgen", "one", people=("red",), typed=True, title="Real dice")
        return table, table.hold("red", name="Ada")

    def over(self) -> tuple[Table, str]:
        table = self.served.table("drakborgen", "three", people=("all",), options={"hero_deal": "random"}, watch="public",
                                  umpire=True, title="A delve that is over")
        token = table.hold("red", OWNER, name="Ada")
        moments.to_the_end(table)
        return table, token


def role_of(table: Table, token: str) -> str:
    """The seat that a cookie holds."""
    from montjoy.table import access

    held = [p.role for p in table.served.do(access.passes(table.served.house, token, "browser")) if p.game == table.id]
    return next(role for role in held if role not in (OWNER, UMPIRE))


ANYONE: Final[Mapping[str, tuple[str, str]]] = {             # name -> row, address
    "first": ("/", "/"), "new": ("/new", "/new"), "new-delve": ("/new", "/new?game=drakborgen"),
    "new-war": ("/new", "/new?game=rudern"), "join": ("/join", "/join#nothingthatopensanything"),
    "rules": ("/rules", "/rules"), "rules-delve": ("/rules/{game}", "/rules/drakborgen"),
    "rules-war": ("/rules/{game}", "/rules/rudern"), "rule": ("/rules/{game}/{rule}", "/rules/rudern/RW-ASLT-05"),
    "learn-delve": ("/learn/{game}", "/learn/drakborgen"), "learn-war": ("/learn/{game}", "/learn/rudern"),
    "import": ("/import", "/import"), "missing": ("", "/nothing/here"),
}
SEATED: Final[Mapping[str, tuple[str, str, str]]] = {        # name -> table, role ("" the seat), what follows in the address
    "owner": ("waiting", OWNER, ""), "not-begun": ("waiting", "", ""), "watching": ("waiting", WATCHER, ""),
    "owner-running": ("delving", OWNER, ""), "choosing": ("choosing", "", ""), "delving": ("delving", "", ""),
    "fighting": ("fighting", "", ""), "besieging": ("besieging", "", ""), "ordering": ("ordering", "", ""),
    "typing": ("typing", "", ""), "log": ("delving", "", "/log"), "time": ("delving", "", "/time"),
    "since": ("delving", "", "/since"), "umpire": ("delving", UMPIRE, ""), "desk": ("delving", UMPIRE, "/desk"),
    "desk-war": ("besieging", UMPIRE, "/desk"), "desk-state": ("delving", UMPIRE, "/desk/state"),
    "desk-people": ("delving", UMPIRE, "/desk/people"), "ended": ("over", "", ""), "after": ("over", "", "/after"),
    "replay": ("over", "", "/replay"), "dice": ("over", "", "/dice"),
}
NAMES: Final = (*ANYONE, "first-mine", "roles", *SEATED)


def scene(tables: Tables, name: str) -> Scene:
    """A scene by name, its table made."""
    base = tables.served.url
    if name in ANYONE:
        row, url = ANYONE[name]
        return Scene(name, row, base + url)
    if name == "first-mine":
        return Scene(name, "/", base + "/", tables.get("delving")[1])
    if name == "roles":
        table, token = tables.get("besieging")
        return Scene(name, "/t/{table}", f"{base}/t/{table.id}", token)
    which, role, rest = SEATED[name]
    table, token = tables.get(which)
    row = "/t/{table}/owner" if role == OWNER else "/t/{table}/{role}"
    return Scene(name, row + rest, table.url(role or role_of(table, token), rest), token)


def rows_with_scenes() -> set[str]:
    """Every address that some scene shows."""
    return {row for row, _ in ANYONE.values()} | {
        ("/t/{table}/owner" if role == OWNER else "/t/{table}/{role}") + rest for _, role, rest in SEATED.values()
    }


def look(someone: Any, there: Scene) -> Any:
    """Somebody opens the scene.  -> what the server answered."""
    if there.holds:
        someone.holds(there.holds)
    else:
        someone.context.clear_cookies(name="montjoy")
    reply = someone.page.goto(there.url)
    someone.live()
    return reply
