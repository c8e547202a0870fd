"""Every page there is, as a scene: where it is, and who looks at it.  Screenshots and the checks of all pages go through this.

A page that is added to `web/routes.py` and not here fails a test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.session.runner import Open
from montjoy.core.session.versions import Difference, Rehearsal
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import lines
from montjoy.table.tables.table import Table
from tests.browser import moments
from tests.browser.served import Served, Table
from tests.games.rudern.conqueror import conqueror
from tests.games.rudern.near_rudern import near_rudern
from tests.table.houses import COOKIE

PARTS: Final = (                                             # addresses that give no page: parts of one, data, lines
    "/health", "/montjoy.webmanifest", "/begun", "/t/{table}", "/t/{table}/owner/seats", "/t/{table}/owner/absent",
    "/t/{table}/{role}/part", "/t/{table}/{role}/live", "/t/{table}/{role}/here", "/t/{table}/{role}/odds",
    "/t/{table}/{role}/guide", "/t/{table}/{role}/draft", "/t/{table}/{role}/replay/part",
    "/t/{table}/{role}/dice.json", "/t/{table}/{role}/export", "/t/{table}/{role}/desk/part",
)


CAMPAIGNER: Final = "ransards"


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

    def joinable(self) -> tuple[Table, str]:
        """Opened, not begun, and anybody may take a free seat."""
        table = self.served.table("rudern", "three_lords", people=("all",), begin=False, title="Three lords tonight", host="Ada",
                                  listed=True, deadline=86_400)
        return table, table.hold("WKA", OWNER, name="Ada")

    def choosing(self) -> tuple[Table, str]:
        """Whose turn it is chooses a hero among cards."""
        table = self.served.table("drakborgen", "three", people=("all",), title="A delve of three")
        moments.until(table, lambda room: next(room.clock.waiting_for(), None))
        return table, table.hold(next(table.settled().clock.waiting_for()).seat, OWNER, name="Ada")

    def delving(self) -> tuple[Table, str]:
        """Some rounds on, several tiles lie; there is a deadline."""
        table = self.served.table("drakborgen", "three", people=("all",), options={"hero_deal": "random"}, deadline=86_400,
                                  umpire=True, title="A delve of three")

        def wish(room: Table) -> str:
            asked = [q.seat for q in room.clock.waiting_for() if not isinstance(q.asked.ask, str)]
            return asked[0] if asked and len(room.session.entries) >= 120 else ""

        return table, table.hold(moments.until(table, wish), OWNER, UMPIRE, name="Ada")

    def hurried(self) -> tuple[Table, str]:
        """Three people play against the clock."""
        table = self.served.table("drakborgen", "three", people=("all",), options={"hero_deal": "random"}, bank=600,
                                  increment=10, title="A delve by the clock")
        table.hold("blue", name="Bo")
        token = table.hold("red", OWNER, name="Ada")
        moments.until(table, lambda room: any(q.seat == "red" for q in room.clock.waiting_for()))
        return table, token

    def fighting(self) -> tuple[Table, str]:
        table = self.served.table("drakborgen", "two", people=("all",), options={"hero_deal": "random"}, title="A duel")
        seat, _, _ = moments.in_a_fight(table)
        return table, table.hold(seat, name="Ada")

    def besieging(self) -> tuple[Table, str]:
        """A siege has begun; the umpire and the seat are the same browser."""
        table = self.served.table("rudern", "siege_of_a_town", people=("all",), umpire=True, title="Before the walls")
        advise = moments.by_kind("BeginSiege")
        moments.until(table, lambda room: len(room.session.entries) > 8 and next(room.clock.waiting_for(), None), advise=advise)
        seat = next(table.settled().clock.waiting_for()).seat
        return table, table.hold(seat, UMPIRE, name="Ada")

    def ordering(self) -> tuple[Table, str]:
        table = self.served.table("pickets", people=("all",), title="Orders")
        seat = moments.until_asked(table, "order").seat
        return table, table.hold(seat, name="Ada")

    def typing(self) -> tuple[Table, str]:
        table = self.served.table("drakborgen", "one", people=("red",), typed=True, title="Real dice")
        return table, table.hold("red", name="Ada")

    def warring(self) -> tuple[Table, str]:
        """Three lords, many banners, a land with mountains and a fen."""
        table = self.served.table("rudern", "three_lords", people=("all",), umpire=True, title="Three lords")
        moments.after(table, 40)
        moments.until(table, lambda room: next(room.clock.waiting_for(), None))
        return table, table.hold(next(table.settled().clock.waiting_for()).seat, UMPIRE, name="Ada")

    def conquering(self) -> tuple[Table, str]:
        """A campaign of two lords in its fourth round: one place is taken, another besieged, and there is much to do."""
        return self.at_war("acts")

    def arming(self) -> tuple[Table, str]:
        """The same as its round begins: the form of what places give, who is hired and who leads what."""
        return self.at_war("form")

    def at_war(self, what: str) -> tuple[Table, str]:
        table = self.served.table("rudern", "war_of_two_lords", people=("all",), umpire=True, title="War of two lords")
        game, token = table.room.game, table.hold("KAT", UMPIRE, name="Ada")

        def advise(q: Open) -> Any:
            view = table.room.session.view(q.seat)
            return conqueror(view, q.asked) if q.seat == "KAT" else game.default(view, q.asked, None)

        def wish(room: Table) -> bool:
            q = moments.asked(room, "KAT") if room.session.state.land.round >= 4 else None
            return q is not None and bool(q.asked.options) == (what == "acts")

        moments.until(table, wish, advise=advise)
        return table, token

    def powers(self) -> tuple[Table, str]:
        """Six powers in their third round, as the sermo's house acts."""
        return self.of_powers(lambda q: q.seat == "URA" and len(q.asked.options) > 4, 3)

    def powers_form(self) -> tuple[Table, str]:
        """The League's player arms one of its kardoms."""
        return self.of_powers(lambda q: q.seat == "LEA" and q.asked.kind == "order", 2)

    def electing(self) -> tuple[Table, str]:
        """The body is home, and there is a vote on who is kard."""
        return self.of_powers(lambda q: type(q.asked.ask).__name__ == "Ballot", 2, near_rudern(), council="elected")

    def of_powers(
        self, wanted: Callable[[Open], bool], round: int, plot: Any = "six_powers", **options: Any
    ) -> tuple[Table, str]:
        table = self.served.table("rudern", plot, people=("all",), options=options, title="Six powers")
        game = table.room.game

        def advise(q: Open) -> Any:
            home = [o for o in q.asked.options if type(o).__name__ == "MarchBody" and o.to == "rudern"]
            view = table.room.session.view(q.seat)
            return home[0] if home else game.characters["advice"](view, q.asked, None)

        def wish(room: Table) -> Open | None:
            q = next(room.clock.waiting_for(), None)
            return q if q is not None and room.session.state.land.round >= round and wanted(q) else None

        return table, table.hold(moments.until(table, wish, advise=advise).seat, name="Ada")

    def campaigning(self) -> tuple[Table, str]:
        """The eighth day on the island, by generals; a morning's orders are to be written."""
        table = self.served.table("clusta", "island", people=("all",), umpire=True, title="Day eight")
        moments.until(table, lambda room: room.session.view(CAMPAIGNER).day >= 8 and moments.asked(room, CAMPAIGNER),
                      advise=moments.by_character(table, "bold"))
        return table, table.hold(CAMPAIGNER, UMPIRE, name="Ada")

    def fielding(self) -> tuple[Table, str]:
        """A battle of squares; orders are written."""
        table = self.served.table("massbattle", "bridge", people=("all",), title="At the bridge")
        seat = moments.until_asked(table, "order").seat
        return table, table.hold(seat, name="Ada")

    def carpet(self) -> tuple[Table, str]:
        """The same with figures of one's own: a game master says by taps who attacks whom."""
        table = self.served.table("massbattle", "bridge_figures", people=("all",), title="On the carpet")
        moments.until(table, lambda room: any(len(q.asked.options) > 6 for q in room.clock.waiting_for()))
        return table, table.hold("master", name="Ada")

    def just(self) -> tuple[Table, str]:
        """Against bots: whoever looks ends an impulse, and what they did then is told."""
        table = self.served.table("rudern", "three_lords", people=("WKA",), title="Three lords march")
        moments.until(table, lambda room: moments.asked(room, "WKA"))
        return table, table.hold("WKA", name="Ada")

    def won(self) -> tuple[Table, str]:
        """A siege that is over."""
        table = self.served.table("rudern", "siege_of_a_town", people=("all",), title="The town has fallen")
        token = table.hold("WKA", name="Ada")
        moments.to_the_end(table)
        return table, token

    def fought(self) -> tuple[Table, str]:
        table = self.served.table("massbattle", "bridge", people=("all",), title="The bridge is held")
        token = table.hold("town", name="Ada")
        moments.to_the_end(table)
        return table, token

    def told(self) -> tuple[Table, str]:
        """A campaign of two days that is over."""
        table = self.served.table("clusta", "skirmish", people=("all",), title="The cove")
        token = table.hold("trakorians", name="Ada")
        moments.to_the_end(table)
        return table, token

    def over(self) -> tuple[Table, str]:
        table = self.served.table("drakborgen", "three", people=("all",), options={"hero_deal": "random"}, watch="public",
                                  umpire=True, title="A delve that is over")
        token = table.hold("red", OWNER, name="Ada")
        moments.to_the_end(table)
        return table, token

    def outdated(self) -> tuple[Table, str]:
        """Played under rules that are no more; it comes out otherwise under those that are."""
        table = self.served.table("drakborgen", "two", people=("all",), umpire=True, title="Older rules")
        token = table.hold("red", OWNER, UMPIRE, name="Ada")
        room, house = table.settled(), self.served.house
        version = room.game.rules_version
        told = {"red": Difference(4, {"type": "Rolled", "faces": [3]}, {"type": "Rolled", "faces": [5]})}
        report = Rehearsal(False, 12, "the record has an answer where the rules ask nothing", told, {"red": 3}, version, "day 1")
        header = msgspec.structs.replace(room.meta.header, rules_version=version - 1)
        meta = msgspec.structs.replace(room.meta, header=header, waits=lines.Waiting(report))

        async def become_old() -> None:
            await room.settle()
            house.put_away(room.id)
            await house.write_beside(room.id, meta=msgspec.json.encode(meta))

        self.served.do(become_old())
        return table, token


# ---- what somebody does on a page before it is looked at ------------------------------------------------------------------
def previews(page: Any) -> None:
    """The umpire writes another value and looks what it would mean."""
    page.locator("#q").fill("rounds")
    with page.expect_navigation():
        page.locator("form[role=search] button").click()
    row = page.locator("table.fields tr", has=page.locator("input[name=value]")).first
    row.locator("input[name=value]").fill("9")
    with page.expect_navigation():
        row.locator("button").click()
    page.locator("#basket input[value=last]").check()
    with page.expect_navigation():
        page.locator("#basket button.main").click()


CLICK = """piece => {
    const at = piece.getBoundingClientRect(), x = at.x + at.width / 2, y = at.y + at.height / 2;
    piece.dispatchEvent(new MouseEvent("click", {bubbles: true, clientX: x, clientY: y}));
}"""


def points(page: Any) -> None:
    """What a piece is, how an order is written."""
    page.locator("[id^=guide] summary").click()
    page.locator("[id^=guide] .guide p").first.wait_for()
    page.locator(".token").first.evaluate(CLICK)             # wherever in a map that is higher than the window it stands
    page.locator("#here p").first.wait_for()


def opens(link: str) -> Callable[[Any], None]:
    """Something to read is opened beside the game."""
    def does(page: Any) -> None:
        page.locator(link).first.click()
        page.locator("#at-hand h1").wait_for()

    return does


def errs(page: Any) -> None:
    """Orders that cannot be read."""
    page.locator(".question textarea").fill("to nobody: dance on 9999")
    page.locator(".question button.main").first.click()
    page.locator("#reply .note").wait_for()


def brings(page: Any) -> None:
    """A scenario of one's own that is none."""
    page.locator("details:has(#scenario_file) > summary").click()
    wrong = {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"title = 3\nseats = ["}
    page.locator("#scenario_file").set_input_files(wrong)
    with page.expect_navigation():
        page.locator("button[formaction='/new/own']").click()


def weighs(page: Any) -> None:
    """How likely an answer is to succeed."""
    page.locator(".how").first.click()
    page.locator(".odds li").first.wait_for()


def answers(page: Any) -> None:
    """The last answer of the question; what it led to is told above the next."""
    before = page.locator(".question input[name=key]").first.get_attribute("value")
    page.locator(".question button[name=option]").last.click()
    page.locator(f".question input[name=key]:not([value='{before}'])").first.wait_for(state="attached")


def speaks(page: Any) -> None:
    """The umpire says something while the talk is out of sight."""
    umpire = page.url.rpartition("/")[0] + "/umpire/say"
    page.evaluate("to => fetch(to, { method: 'POST', body: new URLSearchParams({ text: 'Who holds the ford?' }) })", umpire)
    page.locator("#talk").get_by_text("Who holds the ford?").first.wait_for(state="attached")


def picks(page: Any) -> None:
    """What a unit that was touched on the board can be ordered."""
    page.locator(".picking button").first.click()
    page.locator(".picking .row, .picking details, .picking li").first.wait_for()


DOES: Final[Mapping[str, Callable[[Any], None]]] = {
    "rule-beside": opens(".question p.rule a"), "how-beside": opens(".play-head a[href^='/how/']"),
    "signs-beside": opens(".play-head a[href$='/signs']"), "signs-of-battle": opens(".play-head a[href$='/signs']"),
    "desk-preview": previews, "campaign-told": points, "order-wrong": errs, "new-wrong": brings, "odds": weighs,
    "just-now": answers, "talking": speaks, "picking": picks,
}


def role_of(table: Table, token: str) -> str:
    """The seat that a cookie holds."""
    from montjoy.table.tables import invitations

    held = [p.role for p in table.served.do(invitations.passes(table.served.house, token, "browser")) if p.game == table.id]
    return next(role for role in held if role not in (OWNER, UMPIRE))


ANYONE: Final[Mapping[str, tuple[str, str]]] = {             # name -> row, address
    "first": ("/", "/"), "new": ("/new", "/new"), "new-delve": ("/new", "/new?game=drakborgen"),
    "new-war": ("/new", "/new?game=rudern"), "join": ("/join", "/join#nothingthatopensanything"),
    "rules": ("/rules", "/rules"), "rules-delve": ("/rules/{game}", "/rules/drakborgen"),
    "rules-war": ("/rules/{game}", "/rules/rudern"), "new-campaign": ("/new", "/new?game=clusta"),
    "new-wrong": ("/new", "/new?game=rudern"),
    "how-delve": ("/how/{game}", "/how/drakborgen"), "how-war": ("/how/{game}", "/how/rudern"),
    "how-campaign": ("/how/{game}", "/how/clusta"), "how-battle": ("/how/{game}", "/how/massbattle"),
    "rule": ("/rules/{game}/{rule}", "/rules/rudern/RW-ASLT-05"),
    "learn-delve": ("/learn/{game}", "/learn/drakborgen"), "learn-war": ("/learn/{game}", "/learn/rudern"),
    "build": ("/build/{game}", "/build/massbattle"),
    "import": ("/import", "/import"), "forget": ("/forget", "/forget"), "missing": ("", "/nothing/here"),
}
SEATED: Final[Mapping[str, tuple[str, str, str]]] = {        # name -> table, role ("" the seat), what follows in the address
    "owner": ("waiting", OWNER, ""), "not-begun": ("waiting", "", ""), "watching": ("waiting", WATCHER, ""),
    "owner-running": ("delving", OWNER, ""), "choosing": ("choosing", "", ""), "delving": ("delving", "", ""),
    "hurried": ("hurried", "", ""), "owner-hurried": ("hurried", OWNER, ""),
    "fighting": ("fighting", "", ""), "besieging": ("besieging", "", ""), "ordering": ("ordering", "", ""),
    "typing": ("typing", "", ""), "log": ("delving", "", "/log"), "then": ("delving", "", "/then"),
    "time": ("delving", "", "/time"),
    "signs": ("delving", "", "/signs"),
    "since": ("delving", "", "/since"), "umpire": ("delving", UMPIRE, ""), "desk": ("delving", UMPIRE, "/desk"),
    "desk-war": ("besieging", UMPIRE, "/desk"), "warring": ("warring", "", ""), "campaigning": ("campaigning", "", ""),
    "campaign-told": ("campaigning", "", ""), "order-wrong": ("campaigning", "", ""), "odds": ("besieging", "", ""),
    "rule-beside": ("besieging", "", ""), "how-beside": ("warring", "", ""), "signs-beside": ("delving", "", ""),
    "signs-of-battle": ("fielding", "", ""),
    "desk-preview": ("besieging", UMPIRE, "/desk/state"),
    "campaign-umpire": ("campaigning", UMPIRE, ""), "desk-campaign": ("campaigning", UMPIRE, "/desk"),
    "desk-state": ("delving", UMPIRE, "/desk/state"),
    "desk-people": ("delving", UMPIRE, "/desk/people"), "ended": ("over", "", ""), "after": ("over", "", "/after"),
    "replay": ("over", "", "/replay"), "dice": ("over", "", "/dice"),
    "fielding": ("fielding", "", ""), "picking": ("fielding", "", ""), "carpet": ("carpet", "", ""),
    "paper": ("carpet", "", "/paper"),
    "ended-war": ("won", "", ""), "after-war": ("won", "", "/after"), "ended-battle": ("fought", "", ""),
    "after-battle": ("fought", "", "/after"), "ended-campaign": ("told", "", ""), "after-campaign": ("told", "", "/after"),
    "talking": ("warring", "", ""), "just-now": ("just", "", ""),
    "conquering": ("conquering", "", ""), "arming": ("arming", "", ""), "powers": ("powers", "", ""),
    "powers-form": ("powers_form", "", ""), "electing": ("electing", "", ""),
    "rules-changed": ("outdated", OWNER, "/rules"), "desk-rules": ("outdated", UMPIRE, "/desk/rules"),
}
AT_DOORS: Final[Mapping[str, str]] = {"first-open": "/", "open-table": "/open/{door}", "invited": "/join"}
# Photographed, and looked at by the soak; in every run another one of its kind.
ALIKE: Final = (
    "rules-delve", "how-war", "how-campaign", "how-battle", "how-beside", "signs", "signs-of-battle", "fielding", "picking",
    "carpet",
    "ended-war", "after-war", "ended-battle", "after-battle", "ended-campaign", "after-campaign", "talking", "just-now",
    "conquering", "arming", "powers", "powers-form", "electing",
)
NAMES: Final = (*ANYONE, *AT_DOORS, "first-mine", "roles", *SEATED)


REFUSED: Final = {"missing": "404", "order-wrong": "422", "new-wrong": "422"}      # what the console says of them, and may


def scene(tables: Tables, name: str) -> Scene:
    """A scene by name, its table made."""
    base = tables.served.url
    if name in ANYONE:
        row, url = ANYONE[name]
        return Scene(name, row, base + url)
    if name in AT_DOORS:                                     # of a stranger, and of who was invited
        table = tables.get("joinable")[0]
        url = {"first-open": base + "/", "open-table": f"{base}/open/{table.id}"}.get(name) or table.link("SVE")
        return Scene(name, AT_DOORS[name], url)
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
    return {row for row, _ in ANYONE.values()} | set(AT_DOORS.values()) | {
        ("/t/{table}/owner" if role == OWNER else "/t/{table}/{role}") + rest for _, role, rest in SEATED.values()
    }


def look(someone: Any, there: Scene) -> Any:
    """Somebody opens the scene.  -> what the server answered."""
    if there.holds:
        someone.holds(there.holds)
    else:
        someone.context.clear_cookies(name=COOKIE)
    reply = someone.page.goto(there.url)
    someone.live()
    if there.name in DOES:
        DOES[there.name](someone.page)
    return reply
