"""Messages to whoever is away: where they go, what they say, when they leave, and that none is lost."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import re
import socket
import socketserver
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import No
from montjoy.table.notify import http_client, notices
from montjoy.table.notify.notices import Channels, Hooks, Mail, address_of, is_mail
from montjoy.table.tables import absence, lines, messages
from montjoy.table.tables.table import Table, always
from montjoy.words import LANGUAGES
from tests.suite.patience import HANGS, comes
from tests.table import houses
from tests.table.clockwork import SEATS, Bottle

ALL = Channels("https://games.example", Mail("127.0.0.1", "montjoy@games.example", security="none"), Hooks(notices.HOOKS))
PRIVATE = """127.0.0.1 127.1.2.3 0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.254 192.168.0.1 192.168.255.1
169.254.169.254 169.254.0.1 100.64.0.1 100.127.255.254 192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1
239.255.255.250 240.0.0.1 255.255.255.255 :: ::1 fe80::1 fe80::1%eth0 fec0::1 fc00::1 fd12:3456::1 ff02::1 ff0e::1
::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 ::8.8.8.8 64:ff9b::7f00:1 64:ff9b::808:808 64:ff9b:1::a00:1
2002:7f00:1:: 2002:a00:1:: 2002:c0a8:101:: 2001:0:7f00:1::1 2001:db8::1 100::1 2001:10::1 nonsense 127.1 0x7f000001
2130706433 017700000001""".split()
PUBLIC = ["8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001:80b::200e"]
NOWHERE = """http://ntfy.sh/a ftp://ntfy.sh/a https:///a https://u:p@ntfy.sh/a https://ntfy.sh:22/a https://ntfy.sh:80/a
https://ntfy.sh/a#b file:///etc/passwd //ntfy.sh/a https://ntfy.sh\\@10.0.0.1/ javascript:1 https://[::1 https://ntfy.sh:x/ gopher://a/
https://ntfy.sh:99999/""".split()


def found(*addresses: str) -> list[http_client.Found]:
    return [(socket.AF_INET6 if ":" in a else socket.AF_INET, socket.SOCK_STREAM, 6, "", (a, 443)) for a in addresses]


# ---- where to (D6) -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("address", PRIVATE)
def test_nothing_is_sent_to_an_address_that_is_not_public(address: str) -> None:
    lined: list[Any] = []
    with pytest.raises(http_client.Refused):
        http_client.post("https://hook.example/a", b"{}", lambda host, port: found(address), lambda *a: lined.append(a))  # type: ignore[arg-type]
    both = lambda host, port: found("8.8.8.8", address)
    with pytest.raises(http_client.Refused):                    # nor if only one of its addresses is none
        http_client.post("https://hook.example/a", b"{}", both, lambda *a: lined.append(a))  # type: ignore[arg-type]
    assert not lined


@pytest.mark.parametrize("address", NOWHERE)
def test_nothing_is_sent_to_what_is_no_https_address(address: str) -> None:
    with pytest.raises(http_client.Refused):
        http_client.split(address)
    assert isinstance(address_of(ALL, "hook", address), No)


def test_public_addresses_pass() -> None:
    assert all(http_client.is_public(address) for address in PUBLIC)


@contextmanager
def listening(reply: bytes) -> Iterator[tuple[Callable[..., socket.socket], list[bytes]]]:
    """A host that answers everything alike; a line to it stands for the TLS one."""
    heard: list[bytes] = []

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            got = self.request.recv(65_536)
            while b"\r\n\r\n" not in got or not got.endswith(b"}"):
                got += self.request.recv(65_536)
            heard.append(got)
            self.request.sendall(reply)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield lambda place, host, wait: socket.create_connection(("127.0.0.1", server.server_address[1]), wait), heard
        server.shutdown()


def test_a_name_is_looked_up_once_and_the_line_goes_to_what_was_checked() -> None:
    """A name that is public at first and then ours: red where the line looks the name up again."""
    answers = [found("8.8.8.8"), found("127.0.0.1")]
    places: list[Any] = []
    with listening(b"HTTP/1.1 204 No Content\r\n\r\n") as (line, heard):
        def lined(place: Any, host: str, wait: float) -> socket.socket:
            places.append((place[4][0], host))
            return line(place, host, wait)

        assert http_client.post("https://hook.example/a?b=1", b"{}", lambda host, port: answers.pop(0), lined) == 204
    assert places == [("8.8.8.8", "hook.example")] and len(answers) == 1
    assert heard[0].startswith(b"POST /a?b=1 HTTP/1.1\r\n") and b"\r\nHost: hook.example\r\n" in heard[0]


def test_a_redirect_leads_nowhere() -> None:
    with listening(b"HTTP/1.1 307 X\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n") as (line, heard):
        assert http_client.post("https://hook.example/a", b"{}", lambda host, port: found("8.8.8.8"), line) == 307
    assert len(heard) == 1


def test_a_host_that_answers_drop_by_drop_is_cut_off() -> None:
    ends, drops = threading.Event(), list[int]()

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            try:
                self.request.sendall(b"HTTP/1.1 200 OK\r\n")
                while not ends.wait(0.2):
                    drops.append(1)
                    self.request.sendall(b"X: y\r\n")
            except OSError:
                return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        with contextlib.suppress(OSError, http.client.HTTPException):
            http_client.post("https://hook.example/a", b"{}", lambda host, port: found("8.8.8.8"),
                          lambda place, host, wait: socket.create_connection(("127.0.0.1", server.server_address[1]), wait), 0.5)
        ends.set()
        assert len(drops) < 50                               # of the hundred lines after which a head is too long for anybody
        server.shutdown()


@pytest.mark.parametrize(("text", "right"), [
    ("ada@example.org", True), ("a.b+c@x-y.example.org", True), ("ada", False), ("ada@example", False),
    ("a@b@example.org", False),
    ("ada@example.org\nBcc: x@y.example", False), ("<ada@example.org>", False), ("ada@example.org,b@example.org", False),
    ("-x@example.org", False), ("a b@example.org", False), ("ada@exa..mple.org", False),
    ("é@example.org", False), ("@example.org", False),
])  # fmt: skip
def test_mail_goes_to_one_mailbox(text: str, right: bool) -> None:
    assert is_mail(text) is right


def test_only_what_the_host_configured_can_be_named() -> None:
    few = Channels(hooks=Hooks(("ntfy",), ("ntfy.sh",)))
    assert address_of(few, "ntfy", "https://ntfy.sh/topic") == "ntfy:https://ntfy.sh/topic"
    for kind, to in (("ntfy", "https://o.example/t"), ("ntfy", "https://ntfy.sh/"), ("mail", "a@b.example"), ("hook", "https://n.sh/t")):
        assert isinstance(address_of(few, kind, to), No)


def test_the_host_s_file_as_the_docs_show_it(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    block = re.search(r"```toml\n(.*?)```", text, re.S)
    assert block is not None
    (tmp_path / "m.toml").write_text(block[1], "utf-8")
    read = notices.read_channels(tmp_path / "m.toml")
    assert read.kinds == ("mail", *notices.HOOKS) and read.mail is not None and read.mail.security == "starttls"
    (tmp_path / "m.toml").write_text("[mail]\nhots = 'x'", "utf-8")
    with pytest.raises(ValueError, match="hots"):
        notices.read_channels(tmp_path / "m.toml")


# ---- what, and when ------------------------------------------------------------------------------------------------------
class Sent:
    """What the post was given, and what it says to it."""

    def __init__(self) -> None:
        self.got: list[tuple[float, str, notices.Message]] = []
        self.ok = True


def posted(work: Callable[[Bottle, Table, Sent], Coroutine[Any, Any, None]], lang: str = "en", **more: Any) -> None:
    """A table where north and east have addresses that are theirs."""
    bottle, sent = Bottle(more.pop("seed", 1), 1, **more), Sent()

    async def run() -> None:
        await bottle.open()
        room = await bottle.house.table("t0")
        await room.act(lambda: tuple(lines.Seated(seat, lines.PERSON, seat) for seat in SEATS))
        for seat in ("north", "east"):
            await room.act(lambda seat=seat: (lines.Address(seat, f"hook:https://{seat}.example/", "", lang),))
        await work(bottle, room, sent)
        await bottle.house.close()

    def take(self: Any, to: str, said: notices.Message) -> bool:
        sent.got.append((bottle.clock.wall, to, said))
        return sent.ok

    with bottle.clock.worn(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(notices.Post, "_sent", take)
        asyncio.run(run())


def to_tick(bottle: Bottle) -> None:
    bottle.clock.passes(absence.TICK - bottle.clock.wall % absence.TICK)


def test_a_message_leaves_at_the_full_minute_and_once() -> None:
    """Red where it is sent at the act: then its moment tells what somebody else has just done."""

    async def work(bottle: Bottle, room: Table, sent: Sent) -> None:
        bottle.clock.passes(7)
        await bottle.look()
        assert sent.got == []
        to_tick(bottle)
        for _ in range(3):
            await bottle.look()
            bottle.clock.passes(60)
        assert [(at % 60, to) for at, to, _ in sent.got] == [(0.0, "hook:https://east.example/"), (0.0, "hook:https://north.example/")]
        assert not room.absence.notices and {said.text for _, _, said in sent.got} == {"It is your turn at a table."}

    posted(work)


def test_nobody_is_written_to_who_is_here_or_has_answered() -> None:
    async def work(bottle: Bottle, room: Table, sent: Sent) -> None:
        listener = bottle.house.subscribers.join(room, houses.listening("north"))
        q = next(q for q in room.clock.waiting_for() if q.seat == "east")
        await room.answer("east", q.asked.id, always(1))
        await bottle.quiet()
        to_tick(bottle)
        await bottle.look()
        bottle.house.subscribers.leave(room, listener)               # he has seen his question, and need not be told of it
        to_tick(bottle)
        await bottle.look()
        assert sent.got == []

    posted(work, deadline=0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_fixed_by_kind_and_language(lang: str) -> None:
    """F6: whatever the table, the seat and the number, all of it has the same length, and nothing of the game is in it."""

    async def work(bottle: Bottle, room: Table, sent: Sent) -> None:
        for kind in notices.KINDS:
            sizes = set()
            for n, role in ((1, "north"), (1234, "east")):
                code = "123456" if kind == "confirm" else ""
                room.absence.addresses[role] = lines.Address(role, "hook:https://a.example/", code, lang)
                said = messages.message(room, lines.Noticed(n, role, kind, n), "https://games.example")
                sizes.add(len(msgspec.json.encode(said)))
                assert not any(word in said.text for word in ("north", "east", "t0", "1234567"))
                assert said.text and not said.text.startswith("page-")
                for hook in notices.HOOKS:
                    body = notices.body_of(hook, "https://a.example/t", said)[1]
                    sizes.add(1000 * notices.HOOKS.index(hook) + len(msgspec.json.encode(body)))
            assert len(sizes) == 1 + len(notices.HOOKS), kind

    posted(work, lang)


def test_an_id_counts_the_role_s_own_messages_alone() -> None:
    """Red where one number serves all seats: then a seat can count what others are told."""

    async def work(bottle: Bottle, room: Table, sent: Sent) -> None:
        mine = room.absence.notice("north", "turn")
        await room.act(lambda: (room.absence.notice("east", "warned"),))
        assert room.absence.notice("north", "turn") == mine
        assert messages.name_of("t0", mine) != messages.name_of("t0", room.absence.notice("east", "turn"))

    posted(work)


def test_a_dead_channel_delays_nobody_and_is_given_up_in_the_end() -> None:
    async def work(bottle: Bottle, room: Table, sent: Sent) -> None:
        sent.ok = False
        to_tick(bottle)
        await bottle.look()
        for q in list(room.clock.waiting_for()):
            await room.answer(q.seat, q.asked.id, always(1))
            await bottle.quiet()
        assert room.session.state.round == 1 and room.absence.notices
        for _ in range(20):
            bottle.clock.passes(7_200)
            await bottle.look()
        assert not any(line.kind == "turn" and line.question == 1 for line in room.absence.notices.values())

    posted(work, deadline=0)


def test_a_channel_that_never_answers_takes_no_turn_at_the_table() -> None:
    """A real thread that hangs: answers are taken meanwhile."""
    ends = threading.Event()

    async def work(bottle: Bottle, room: Table, sent: Sent) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(notices.Post, "_sent", lambda self, to, said: ends.wait(2 * HANGS))
            to_tick(bottle)
            await bottle.house.scheduler.look()
            await comes(lambda: bottle.house.post.under_way)
            for q in list(room.clock.waiting_for()):
                await asyncio.wait_for(room.answer(q.seat, q.asked.id, always(1)), HANGS)
            assert room.session.state.round >= 0
            ends.set()
            await bottle.quiet()

    posted(work, deadline=0)


def kills(count: int, seed: int, fault: bool = False) -> tuple[int, int]:
    """B6: the server is killed between noting and sending.  -> (messages never sent, ids sent with two contents)."""
    missing = double = 0

    async def work(bottle: Bottle, room: Table, sent: Sent) -> None:
        nonlocal missing, double
        for n in range(count):
            to_tick(bottle)
            look = asyncio.ensure_future(bottle.house.scheduler.look())
            for _ in range(bottle.luck.randrange(40)):
                await asyncio.sleep(0)
            look.cancel()
            await bottle.ended(bottle.luck.choice((0.1, 1.0, 70.0)))
            if n % 3 == 2:
                bottle.clock.passes(60)
                await bottle.look()
                again = await bottle.house.table("t0")
                for q in list(again.clock.waiting_for()):
                    await again.answer(q.seat, q.asked.id, always(1))
                    await bottle.quiet()
                while again.session.window:
                    bottle.clock.passes(6.1)
                    await bottle.look()
        again = await bottle.house.table("t0")
        for _ in range(20):                                  # on a busy machine every kill may have come before the first note
            to_tick(bottle)
            await bottle.look()
            if sent.got:
                break
            for q in list(again.clock.waiting_for()):        # on to somebody who is written to
                await again.answer(q.seat, q.asked.id, always(1))
                await bottle.quiet()
        bottle.clock.passes(60)
        await bottle.look()
        stored = [lines.own.decode(x.body) for x in bottle.shelf.kept["t0"] if x.kind == lines.TABLE]
        noted = {messages.name_of("t0", x) for x in stored if isinstance(x, lines.Noticed)}
        done = {(x.role, x.n) for x in stored if isinstance(x, lines.Sent)}
        sent_ids = {said.id for _, _, said in sent.got}
        missing = sum(
            isinstance(x, lines.Noticed) and (x.role, x.n) not in done and messages.name_of("t0", x) not in sent_ids
            for x in stored
        )
        double = sum(len({said for _, _, said in sent.got if said.id == name}) != 1 for name in sent_ids)
        assert sent_ids and sent_ids <= noted

    def forgets(self: Any, line: lines.Line, at: float) -> None:
        if not isinstance(line, lines.Noticed):
            real(self, line, at)

    real = absence.Absence.fold
    with pytest.MonkeyPatch.context() as patch:
        if fault:                                            # what was noted is not remembered when the table is read again
            patch.setattr(absence.Absence, "fold", forgets)
        posted(work, deadline=0, seed=seed)
    return missing, double


def test_no_message_is_lost_when_the_server_is_killed() -> None:
    assert kills(40, 1) == (0, 0)


def test_a_lost_message_would_be_seen() -> None:
    with pytest.raises(AssertionError):
        assert kills(20, 1, fault=True) == (0, 0)


# ---- confirming ------------------------------------------------------------------------------------------------------------
def test_an_address_is_used_only_after_its_code_was_typed_in() -> None:
    async def work(bottle: Bottle, room: Table, sent: Sent) -> None:
        asked = lines.Address("south", "hook:https://south.example/", "042042", "en")
        await room.act(lambda: (asked, room.absence.notice("south", "confirm")))
        bottle.clock.passes(1)
        await bottle.look()
        assert [(to, said.text[-6:]) for _, to, said in sent.got] == [("hook:https://south.example/", "042042")]
        to_tick(bottle)
        await bottle.look()
        assert sum(to == "hook:https://south.example/" for _, to, _ in sent.got) == 1
        await room.act(lambda: (lines.Address("south", "hook:https://south.example/", "", "en"),))
        to_tick(bottle)
        await bottle.look()
        assert [said.text for _, to, said in sent.got if "south" in to][1:] == ["It is your turn at a table."]

    posted(work)


# ---- mail ------------------------------------------------------------------------------------------------------------------
def test_a_mail_is_sent_as_mail(monkeypatch: pytest.MonkeyPatch) -> None:
    """To a mail server of our own, that speaks as much as is needed."""
    mails: list[str] = []

    class Mailbox(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            data = False
            text = ""
            for raw in self.rfile:
                word = raw.decode()
                if data and word == ".\r\n":
                    mails.append(text)
                    data = False
                    self.wfile.write(b"250 taken\r\n")
                elif data:
                    text += word
                elif word.upper().startswith("DATA"):
                    data = True
                    self.wfile.write(b"354 go on\r\n")
                elif word.upper().startswith("QUIT"):
                    self.wfile.write(b"221 bye\r\n")
                    return
                else:
                    self.wfile.write(b"250 ok\r\n")

    async def work() -> None:
        bottle = Bottle(1, 1)
        await bottle.start()
        with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox) as server:
            threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
            mail = Mail("127.0.0.1", "montjoy@games.example", server.server_address[1], "none")
            post = notices.Post(Channels("", mail))
            said = notices.Message("abc", "Montjoy", "It is your turn at a table.", "https://games.example/t/x")
            assert post._sent("mail:ada@example.org", said) and not post._sent("hook:https://a.example/", said)
            server.shutdown()
        await bottle.house.close()

    asyncio.run(work())
    assert "To: ada@example.org" in mails[0] and "Message-ID: <abc@games.example>" in mails[0]
    assert "It is your turn" in mails[0] and "https://games.example/t/x" in mails[0]
