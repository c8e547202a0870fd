"""What every request passes and every answer carries: origin, host, sizes, rates, headers, odd requests.

Planted faults that turn this red: `foreign` that lets GET through (`test_other_sites`), a limiter keyed by what the caller
says of himself (`test_rates_behind_a_proxy`), a header left out of `guard.HEADERS` (`test_headers_on_every_answer`).
"""

from __future__ import annotations

import asyncio
import itertools
import mimetypes
import socket
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.effects import WATCHER
from montjoy.table.access import own_names, tokens
from montjoy.table.access.client_address import address
from montjoy.table.access.rates import JOINS, MOST, UPLOADS, Rates
from montjoy.table.tables import invitations
from montjoy.table.web import guard
from montjoy.table.web.call import Config
from montjoy.table.web.routes import ROWS
from tests.suite.patience import HANGS, comes, until
from tests.table.houses import FREE, run
from tests.table.served import served
from tests.table.wire import Raw, Table, cookie, raw, table_there

FORM = {"content-type": "application/x-www-form-urlencoded"}


async def lines_of(table: Table) -> int:
    await table.settled()
    return len(table.house.store.lines(table.id))


# ---- where a request comes from ----------------------------------------------------------------------------------------
SITES = (None, "same-origin", "none", "same-site", "cross-site", "CROSS-SITE", "nonsense")
ORIGINS = (
    None,
    "http://localhost",
    "http://localhost:80",
    "http://evil.example",
    "null",
    "http://[",
    "http://localhost.evil.example",
    "file://",
    "",
)


def expected(site: str | None, origin: str | None) -> bool:
    """Whether a changing request with these headers is our own page's, or no browser's."""
    return (origin in (None, "http://localhost")) and site in (None, "same-origin", "none")


def test_other_sites() -> None:
    """Every method with every origin: a foreign one is refused before it has any effect, also where it would only look."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            before = await lines_of(table)
            for site, origin in itertools.product(SITES, ORIGINS):
                headers = {**FORM, **cookie(table.tokens[seat])}
                headers |= {} if site is None else {"sec-fetch-site": site}
                headers |= {} if origin is None else {"origin": origin}
                said = await raw(table.app, "POST", f"/t/{table.id}/{seat}/say", headers, b"text=hello")
                fine = expected(site, origin)
                assert said.status == (303 if fine else 403), (site, origin)
                for path in ("live", "part", "log"):
                    answer = await raw(table.app, "GET", f"/t/{table.id}/{seat}/{path}", headers, stop=lambda got: True)
                    assert answer.status == (200 if fine else 403), (path, site, origin)
                before += fine
                assert await lines_of(table) == before
            sent = {**cookie(table.tokens[seat]), "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
            for dest, status in (("document", 200), ("iframe", 403), ("embed", 403)):
                answer = await raw(table.app, "GET", f"/t/{table.id}/{seat}", {**sent, "sec-fetch-dest": dest})
                assert answer.status == status  # a link in a letter works; a frame does not

    run(work)


def test_a_program_beside_a_browser() -> None:
    """A token beside a cookie is refused; a proxy's own password is no program's token and opens no back door."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            mine, far = cookie(table.tokens[seat]), {"sec-fetch-site": "cross-site", "origin": "http://evil.example"}
            path = f"/t/{table.id}/{seat}/say"
            assert (await raw(table.app, "POST", path, {**FORM, **mine, "authorization": "Bearer x"}, b"text=a")).status == 403
            assert (
                await raw(table.app, "POST", path, {**FORM, **mine, **far, "authorization": "Basic x"}, b"text=a")
            ).status == 403
            assert (await raw(table.app, "POST", path, {**FORM, **mine, "authorization": "Basic x"}, b"text=a")).status == 303
            odd = [("sec-fetch-site", "same-origin"), ("Sec-Fetch-Site", "cross-site"), *mine.items(), *FORM.items()]
            assert (await raw(table.app, "POST", path, odd, b"text=a")).status == 400

    run(work)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("localhost:8470", True),
        ("127.0.0.1:8470", True),
        ("[::1]:8470", True),
        ("127.1.2.3", True),
        ("games.localhost", True),
        ("192.168.1.7", True),                               # at which it was reached
        ("[::ffff:192.168.1.7]:8470", True),
        ("192.168.1.8", False),
        ("", True),
        ("laptop", True),
        ("Laptop.local:8470", True),
        ("laptop.home.example", False),
        ("desktop", False),
        ("desktop.local", False),
        ("local", False),
        ("2130706433", False),
        ("montjoy.example.org", True),
        ("MONTJOY.example.org:443", True),
        ("evil.example", False),
        ("montjoy.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("a b", False),
        ("[", False),
        ("x@evil.example", False),
        ("evil.example#", False),
        (":80", False),
    ],
)
def test_hosts(host: str, known: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that was bent to this machine (DNS rebinding) reaches no page, and links are never made with it.

    Planted: any name of one part, of any network, and any number."""
    monkeypatch.setattr(socket, "gethostname", lambda: "laptop.home.example" if known else "laptop")

    async def work() -> None:
        async with table_there(config=Config(address="https://montjoy.example.org")) as table:
            answer = await raw(table.app, "GET", "/health", {"host": host}, server="192.168.1.7")
            assert answer.status == (200 if known else 421)
            assert known or "--address" in answer.text

    run(work)


def test_what_this_machine_is_called_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its full name and its numbers as well; where the system does not say, nothing fails."""
    told = [(0, 0, 0, "", (where, 0)) for where in ("10.0.0.7", "::ffff:10.0.0.8", "fe80::1%eth0")]
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop")
    monkeypatch.setattr(socket, "getfqdn", lambda name: "laptop.home.example.")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: told)
    assert own_names.at_once() == {"laptop", "laptop.local"}
    assert own_names.looked_up() == {"laptop.home.example", "10.0.0.7", "10.0.0.8", "fe80::1"}

    def unknown(*_: object) -> Any:
        raise OSError("nobody knows")

    monkeypatch.setattr(socket, "getfqdn", unknown)
    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    monkeypatch.setattr(socket, "gethostname", lambda: "")
    assert own_names.looked_up() == own_names.at_once() == set()


def test_a_server_knows_its_machine(tmp_path: Path) -> None:
    """A real one, asked under this machine's names, one by one, and under another."""
    with served(tmp_path / "t.db") as server:
        name = socket.gethostname()
        for host in ("localhost", "127.0.0.1", name, f"{name.partition('.')[0]}.local"):
            assert server.ask("GET", "/health", Host=f"{host}:{server.port}")[0] == 200, host
        status, body = server.ask("GET", "/health", Host="another.example")
        assert status == 421 and b"--address" in body
        until(lambda: server.ask("GET", "/health", Host=socket.getfqdn())[0] == 200)


# ---- sizes and shapes ----------------------------------------------------------------------------------------------------
def test_sizes() -> None:
    """At the limit, one above, and a thousand times."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            path, mine = f"/t/{table.id}/{seat}/say", {**FORM, **cookie(table.tokens[seat])}
            for size, status in ((guard.MOST_BODY, 422), (guard.MOST_BODY + 1, 413), (guard.MOST_BODY * 1000, 413)):
                body = b"text=" + b"a" * (min(size, 10_000_000) - 5)
                assert (await raw(table.app, "POST", path, {**mine, "content-length": str(size)}, body)).status == status
                assert (await raw(table.app, "POST", path, mine, body)).status == status  # no length told at all
            for length in ("-1", "1e3", "²", "9" * 400, "0x10"):
                assert (await raw(table.app, "POST", path, {**mine, "content-length": length}, b"text=a")).status == 400
            for size, status in ((guard.MOST_HEADER - 6, 200), (guard.MOST_HEADER - 5, 431), (guard.MOST_HEADER * 1000, 431)):
                assert (await raw(table.app, "GET", "/health", {"x-long": "a" * size})).status == status
            many = {f"x-{n}": "a" * 900 for n in range(20)}
            assert (await raw(table.app, "GET", "/health", many)).status == 431
            for size, status in ((guard.MOST_PATH, 404), (guard.MOST_PATH + 1, 414), (guard.MOST_PATH * 1000, 414)):
                assert (await raw(table.app, "GET", "/" + "a" * (size - 1))).status == status
            assert (await raw(table.app, "GET", "/health?" + "a" * (guard.MOST_QUERY + 1))).status == 414
            for n, status in ((200, 422), (201, 400), (5000, 400)):
                fields = "&".join(f"f{i}=1" for i in range(n)).encode()
                assert (await raw(table.app, "POST", path, mine, fields)).status == status

    run(work)


def test_a_body_that_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    async def never() -> Any:
        await asyncio.sleep(HANGS)

    async def work() -> None:
        got: list[Any] = []

        async def send(message: Any) -> None:
            got.append(message)

        monkeypatch.setattr(guard, "limited", lambda receive, most: limited(receive, most, 0.02))
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/join",
            "headers": [],
            "client": ("10.0.0.1", 1),
            "query_string": b"",
        }
        await guard.Guard(app)(scope, never, send)
        assert got[0]["status"] == 413

    limited = guard.limited
    run(work)


BROKEN_FORMS = (
    ("multipart/form-data", b"--x"),
    ("multipart/form-data; boundary=x", b"--x\r\nnonsense"),
    ("multipart/form-data; boundary=", b"--"),
    ("multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--"),
    ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="text"; filename="a"\r\n\r\na\r\n--x--'),
    ("application/x-www-form-urlencoded", b"%ff%fe=%00&text=%ed%a0%80"),
    ("application/json", b"{"),
    ("", b"\xff"),
    ("text/plain", b"text=a"),
    ("application/x-www-form-urlencoded; charset=utf-7", b"text=+ADw-"),
)


def test_forms_that_are_none() -> None:
    """No answer of 500, no traceback, and nothing is changed."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            for kind, body in BROKEN_FORMS:
                headers = {"content-type": kind, **cookie(table.tokens[seat])}
                for path in ("answer", "draft", "type"):
                    answer = await raw(table.app, "POST", f"/t/{table.id}/{seat}/{path}", headers, body)
                    assert 400 <= answer.status < 500 and b"Traceback" not in answer.body, (kind, path, answer)
                assert (await raw(table.app, "POST", "/join", headers, body)).status < 500
                assert (await raw(table.app, "POST", "/new", headers, body)).status < 500

    run(work)


ODD_PATHS = (
    "/static/../guard.py",
    "/static/%2e%2e/guard.py",
    "/static/..%2fguard.py",
    "/static//etc/passwd",
    "/static/\\..\\web/guard.py",
    "//evil.example",
    "/static/\0",
    "/t/\0/x",
    "/t//",
    "/t/../static/table.css",
    "/static/vendor/../../app.py",
    "/static/.",
    "/static/",
    "/static/CON",
    "/.git/config",
    "/static/.git/config",
    "/static/table.css/x",
    "/static/" + "a" * 900,
    "/t/‮/x",
    "/t/x/owner/",
    "/T/x",
    "/join/",
    "/static/table.css\r\nx: y",
)


def test_odd_paths() -> None:
    async def work() -> None:
        async with table_there() as table:
            for path in ODD_PATHS:
                for method in ("GET", "HEAD"):
                    answer = await raw(table.app, method, path)
                    assert answer.status in (400, 404), (method, path, answer)
                    assert b"import" not in answer.body

    run(work)


def test_methods() -> None:
    """HEAD is GET without its words; nothing else than GET, HEAD and POST is known; OPTIONS tells nothing of a table."""

    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            mine = cookie(table.tokens[seat])
            own, none = f"/t/{table.id}/{seat}", f"/t/{'a' * len(table.id)}/{seat}"
            assert (await raw(table.app, "HEAD", own, mine)).status == 200
            assert (await raw(table.app, "HEAD", none, mine)).status == 404
            for method in ("OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND", "get", "X" * 50):
                answers = [await raw(table.app, method, path, mine) for path in (own, none)]
                assert answers[0] == answers[1] and answers[0].status == 405, (method, answers)
            assert (await raw(table.app, "POST", own, mine)).status == 405
            assert (await raw(table.app, "GET", f"{own}/answer", mine)).status == 405

    run(work)


def test_ranges_of_static_files() -> None:
    async def work() -> None:
        async with table_there() as table:
            whole = await raw(table.app, "GET", "/static/table.css")
            assert whole.status == 200 and whole.get("cache-control") == "no-cache"
            part = await raw(table.app, "GET", "/static/table.css", {"range": "bytes=0-9"})
            assert part.status == 206 and part.body == whole.body[:10]
            for odd in (
                "bytes=5-1",
                "bytes=-0",
                "lines=1-2",
                "bytes=",
                "bytes=a-b",
                "bytes=99999999-",
                "bytes=" + ",".join(["0-1"] * 900),
                "bytes=" + "0-," * 2000,
            ):
                answer = await raw(table.app, "GET", "/static/table.css", {"range": odd[:7900]})
                assert answer.status in (200, 206, 400, 416) and len(answer.body) < 2 * len(whole.body) + 400_000, odd[:40]
            again = await raw(table.app, "GET", "/static/table.css", {"if-none-match": whole.get("etag")})
            assert again.status == 304 and not again.body

    run(work)


def test_headers_on_every_answer() -> None:
    async def work() -> None:
        async with table_there() as table:
            seat = table.room.session.seats[0]
            answers = [
                await raw(
                    table.app,
                    "GET",
                    row.path.replace("{table}", table.id).replace("{role}", seat),
                    cookie(table.tokens[seat]),
                    stop=lambda got: True,
                )
                for row in ROWS
                if row.get and "{game}" not in row.path
            ]
            answers += [await raw(table.app, "GET", p) for p in ("/nothing", "/static/table.css", "/static/none", "/t/a/b")]
            answers += [
                await raw(table.app, "POST", "/lang", {"origin": "http://evil.example"}),
                await raw(table.app, "PUT", "/"),
            ]
            answers += [await raw(table.app, "GET", "/", {"host": "evil.example"})]
            for answer in answers:
                for name, value in guard.HEADERS:
                    assert answer.get(name.decode()) == value.decode()
                assert answer.get("cache-control") in ("no-store", "no-cache")
                assert answer.get("content-type") or not answer.body
                assert not answer.get("content-type").startswith("text/") or "; charset=utf-8" in answer.get("content-type")
                assert len({n.lower() for n, _ in answer.headers}) == len(answer.headers), "a header stands twice"
            for word in ("unsafe-inline", "unsafe-eval", "*"):
                assert word not in guard.POLICY

    run(work)


@pytest.mark.parametrize(
    ("name", "kind"), [("pages.css", "text/css"), ("pages.js", "text/javascript"), ("montjoy.svg", "image/svg+xml")]
)
def test_what_a_file_is_called(name: str, kind: str) -> None:
    """Its kind and letters are ours to say, whatever the machine's own list of kinds says: with `nosniff` a script that is called
    plain text does not run."""
    mimetypes.add_type("text/plain", f".{name.rpartition('.')[2]}")      # as some machines have it
    try:

        async def work() -> None:
            async with table_there() as table:
                assert (await raw(table.app, "GET", f"/static/{name}")).get("content-type") == f"{kind}; charset=utf-8"

        run(work)
    finally:
        mimetypes.init()


# ---- how often -----------------------------------------------------------------------------------------------------------
class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_buckets_by_an_injected_clock() -> None:
    clock = Clock()
    rates = Rates({"act": (3.0, 2.0)}, clock)
    assert [rates.draw("a", "act") for _ in range(4)] == [0, 0, 0, 0.5]
    assert rates.draw("b", "act") == 0  # nobody pays for another
    clock.now = 0.5
    assert rates.draw("a", "act") == 0 and rates.draw("a", "act") > 0
    clock.now = -100  # a clock that goes back gives nothing away
    assert rates.draw("a", "act") > 0
    for n in range(MOST + 10):
        rates.draw(f"n{n}", "act")
    assert len(rates.buckets) == MOST


def test_nobody_fills_the_disk_in_a_day() -> None:
    """An address may send so many files and open so many tables a day, however slowly it does."""
    clock = Clock()
    rates = Rates(clock=clock)

    def done(path: str, pause: float) -> int:
        count = 0
        for _ in range(int(86_000 / pause)):
            clock.now += pause
            count += rates.take("a", "POST", path) == 0
        return count

    assert done("/import", 400.0) < 2 * Rates.LIMITS["files"][0] <= 40
    assert done("/new", 60.0) < 2 * Rates.LIMITS["tables"][0] <= 200
    clock.now += 86_400
    assert [rates.take("a", "POST", path) for path in ("/import", "/new")] == [0, 0]


def test_a_flood_of_addresses_empties_nobodys_bucket() -> None:
    """Whoever is over his limit is not forgiven because strangers come in between, as long as he goes on."""
    rates = Rates(clock=Clock())
    while not rates.draw("me", "upload"):
        pass
    for n in range(MOST * 2):
        rates.draw(f"n{n}", "see")
        if n % 1000 == 0:
            assert rates.draw("me", "upload") > 0


def test_rates_behind_a_proxy() -> None:
    """The address that the last proxy of ours wrote counts; what a caller writes before it does not."""
    scope = {"client": ("10.0.0.9", 1)}
    said = {"x-forwarded-for": "1.1.1.1, 2.2.2.2"}
    assert address(scope, said, 0) == "10.0.0.9"
    assert address(scope, said, 1) == "2.2.2.2"
    assert address(scope, said, 2) == "1.1.1.1"
    assert address(scope, said, 3) == "10.0.0.9"
    ports = {address(scope, {"x-forwarded-for": f"1.1.1.1, {one}"}, 1) for one in ("2.2.2.2:4711", "2.2.2.2:4712", "2.2.2.2")}
    assert ports == {"2.2.2.2"}                              # some proxies write them: else each line has limits of its own
    six = {address(scope, {"x-forwarded-for": one}, 1) for one in ("[2001:db8::1]:4711", "[2001:db8::2]", "2001:db8::3")}
    assert six == {"2001:db8::/64"}
    two = guard.headers_of({"headers": [(b"x-forwarded-for", b"1.1.1.1"), (b"X-Forwarded-For", b"2.2.2.2")]})
    assert address(scope, two, 1) == "2.2.2.2"
    one = {address({"client": (f"2001:db8::{n:x}", 1)}, {}, 0) for n in range(50)}
    assert len(one) == 1  # one household
    assert address({"client": ("::ffff:10.0.0.9", 1)}, {}, 0) == "10.0.0.9"
    assert len(address(scope, {"x-forwarded-for": "x" * 5000}, 1)) <= 64


def test_one_address_behind_a_proxy_does_not_take_all_live_lines() -> None:
    """There the server counts no connections of an address, and a browser's lines at a role are counted for that role alone.

    Red before: with enough tables one visitor had all lines there are, and everybody else was turned away."""

    async def work() -> None:
        async with table_there(config=Config(proxies=1)) as table:
            lines = table.house.subscribers
            lines.most_of_one, lines.most = 4, 6
            seats = table.room.session.seats[:2]

            def line(seat: str, address: str) -> asyncio.Task[Raw]:
                path, headers = f"/t/{table.id}/{seat}/live", {**cookie(table.tokens[seat]), "x-forwarded-for": address}
                return asyncio.create_task(raw(table.app, "GET", path, headers))

            for _ in range(2):                               # also once they have ended
                mine = [line(seat, "203.0.113.9") for seat in seats for _ in range(3)]
                await comes(lambda mine=mine: lines.count + sum(task.done() for task in mine) == 6)  # type: ignore[misc]
                done, held = await asyncio.wait(mine, timeout=0)
                assert len(done) == 2 and len(held) == 4
                other = line(seats[0], "198.51.100.7")
                await comes(lambda: lines.count == 5)
                assert (await line(seats[1], "203.0.113.9")).status == 429
                lines.cut_all()
                assert {each.status for each in await asyncio.gather(*held, other)} == {200}
                assert lines.count == 0 and not lines.of

    run(work)


def test_what_is_counted_apart_is_an_address() -> None:
    """An address that is renamed would be counted as an ordinary act."""
    assert {*UPLOADS, *JOINS} <= {row.path for row in ROWS if row.post is not None}


def test_rates_over_http() -> None:
    """Sixty acts at once, then 429 with Retry-After; the answer is the same at one's own table and at none; others go on."""

    async def work() -> None:
        clock = Clock()
        async with table_there(rates=Rates(clock=clock)) as table:
            first, second = table.room.session.seats[:2]
            mine, path = {**FORM, **cookie(table.tokens[first])}, f"/t/{table.id}/{first}/undo"
            statuses = [(await raw(table.app, "POST", path, mine)).status for _ in range(70)]
            assert statuses[:20] == [422] * 20 and set(statuses[20:60]) == {429}
            seat_limit = await raw(table.app, "POST", path, mine, client="10.0.0.2")
            assert seat_limit.status == 429 and seat_limit.get("retry-after") == "1"  # the seat's own, from any address
            theirs = {**FORM, **cookie(table.tokens[second])}
            assert (await raw(table.app, "POST", f"/t/{table.id}/{second}/undo", theirs, client="10.0.0.2")).status == 422
            over = [await raw(table.app, "POST", p, mine) for p in (path, f"/t/{'a' * 16}/{first}/undo", "/t/x/umpire/say")]
            assert {a.status for a in over} == {429} and over[0] == over[1] == over[2]
            clock.now += 10
            assert (await raw(table.app, "POST", path, mine)).status == 422
            joins = [(await raw(table.app, "POST", "/join", FORM, b"token=x", client="10.0.0.3")).status for _ in range(12)]
            assert joins == [422] * 10 + [429] * 2

    run(work)


def test_friends_behind_one_address_join_in_the_same_moment() -> None:
    """Ten may join at once; whoever has no cookie yet is sent again meanwhile (web/endpoint.py), which is counted as an act.

    Red before: each time counted as another joining, and the fourth of five was turned away."""

    async def work() -> None:
        async with table_there(rates=Rates(clock=Clock())) as table:
            links = [await invitations.reissue(table.house, table.room, seat) for seat in table.room.session.seats]
            links += [tokens.fresh_token() for _ in range(10 - len(links))]      # of these, nothing comes

            async def comes_in(link: str) -> int:
                path = "/join"
                while (answer := await raw(table.app, "POST", path, FORM, f"token={link}".encode())).status == 307:
                    path = answer.get("location")
                return answer.status

            seats = len(table.room.session.seats)
            assert await asyncio.gather(*map(comes_in, links)) == [303] * seats + [422] * (10 - seats)
            assert (await raw(table.app, "POST", "/join", FORM, b"token=x")).status == 429

    run(work)


def test_no_limit_tells_what_others_do() -> None:
    """Whether a seat is over its limit follows from its own requests alone: others acting or not changes no answer."""

    async def work() -> None:
        told: list[list[tuple[int, str]]] = []
        for busy in (0, 30):
            async with table_there(rates=Rates(clock=Clock())) as table:
                first, second = table.room.session.seats[:2]
                for _ in range(busy):
                    await raw(table.app, "POST", f"/t/{table.id}/{second}/undo", {**FORM, **cookie(table.tokens[second])})
                mine = {**FORM, **cookie(table.tokens[first])}
                path = f"/t/{table.id}/{first}/undo"
                answers = [await raw(table.app, "POST", path, mine, client="10.0.0.2") for _ in range(25)]
                told.append([(answer.status, answer.get("retry-after")) for answer in answers])
        assert told[0] == told[1] and told[0][-1] == (429, "1")

    run(work)


# ---- what goes wrong -------------------------------------------------------------------------------------------------------
def test_failures_stay_inside(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A fault in a handler or beside it: 500 without a word of it, one line in the log without its message."""

    async def bad(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("SECRET-WORD")

    async def work() -> None:
        answer = await raw(guard.Guard(bad, rates=Rates(FREE)), "GET", "/")
        assert answer.status == 500 and b"SECRET" not in answer.body
        async with table_there() as table:
            seat = table.room.session.seats[0]

            def broken(role: str) -> Any:
                raise RuntimeError("SECRET-WORD")

            monkeypatch.setattr(table.room.pictures, "of", broken)
            table.room.pictures.shown.stamps.clear()
            answer = await raw(table.app, "GET", f"/t/{table.id}/{seat}", cookie(table.tokens[seat]))
            assert answer.status == 500 and b"SECRET" not in answer.body and b"Traceback" not in answer.body

    run(work)
    assert "SECRET" not in caplog.text and "RuntimeError" in caplog.text


def test_one_tables_bad_luck_is_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is due at a table raises: the server's clock goes on for all others."""
    from montjoy.table.tables import scheduler as module

    async def work() -> None:
        async with table_there() as table:
            met: list[str] = []

            async def due(room: Any, now: float) -> None:
                met.append(room.id)
                raise OverflowError

            monkeypatch.setattr(module, "act_when_due", due)
            monkeypatch.setattr(table.room.clock, "next_due", lambda: table.house.now() - 1)
            table.house.spawn(table.house.scheduler.run())
            await comes(lambda: met)
            await asyncio.sleep(0.1)
            assert met == [table.id]  # once, then it is let alone for a while
            assert any(not task.done() for task in table.house.tasks)
            table.house.broken = True
            table.house.scheduler.wake.set()

    run(work)


def test_watching_from_one_address_has_a_limit_of_its_own() -> None:
    """Spectators without a cookie are told apart by their address; eight pages each."""

    async def work() -> None:
        async with table_there(watch="public") as table:
            hub, room = table.house.subscribers, table.room
            path, tasks = f"/t/{table.id}/{WATCHER}/live", []
            for n in range(10):
                for _ in range(8):
                    tasks.append(asyncio.create_task(raw(table.app, "GET", path, client=f"10.0.1.{n}")))
            while hub.count < 80:
                await asyncio.sleep(0.01)
            assert (await raw(table.app, "GET", path, client="10.0.1.1")).status == 429
            hub.cut(room.id)
            await asyncio.gather(*tasks)

    run(work)
