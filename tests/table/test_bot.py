"""The sample bot of docs/bot.py, as a stranger would run it: two of them play a whole game of each kind on a real server."""

from __future__ import annotations

import ast
import asyncio
import http.server
import json
import subprocess
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from montjoy.core.game import games
from montjoy.core.record import nonces
from montjoy.table.access.tokens import OWNER, fresh_token, holder
from montjoy.table.store.engines import open_store
from montjoy.table.tables import invitations, lines
from montjoy.table.web.render import COOKIE
from tests.suite.patience import HANGS, until
from tests.table.programs import at_work, table
from tests.table.served import ROOT, Server, free_port, served

BOT = ROOT / "docs" / "bot.py"


@dataclass
class Room:
    """A table, its owner's token, and an invitation for each seat."""

    id: str
    owner: str
    invitations: list[tuple[str, str]]


def opened(path: Path, *games: tuple[str, str]) -> list[Room]:
    """A table of each of these games and scenarios."""

    async def work() -> list[Room]:
        found = []
        async with at_work(path) as (house, _):
            for game, scenario in games:
                token = fresh_token()
                room = await table(house, game, begin=False, scenario=house.game(game).scenarios[scenario], pause=0.5)
                await room.act(lambda: None, passes=(holder(room.id, OWNER, token),))
                seats = [(seat, await invitations.reissue(house, room, seat)) for seat in room.session.seats]
                found.append(Room(room.id, token, seats))
        return found

    return asyncio.run(work())


def bots_of(server: Server, room: Room) -> list[subprocess.Popen[str]]:
    return [
        subprocess.Popen(
            [sys.executable, "-I", str(BOT), f"http://127.0.0.1:{server.port}/join#{token}", f"Bot {seat}"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        for seat, token in room.invitations
    ]  # fmt: skip


def started_when_all_sit(server: Server, room: Room) -> None:
    headers = {"cookie": f"{COOKIE}={room.owner}", "sec-fetch-site": "same-origin"}

    def seated() -> bool:
        status, said = server.ask("GET", f"/t/{room.id}/owner", **headers)
        return status == 200 and said.count(b"Bot ") == len(room.invitations)

    until(seated, "the bots did not come")
    assert server.ask("POST", f"/t/{room.id}/owner/start", **headers)[0] == 303


SHORT = {"rudern": "empty_fortress", "drakborgen": "two", "clusta": "skirmish", "massbattle": "bridge"}
WITH_ORDERS = ("clusta", "massbattle")


def test_two_sample_bots_play_every_game_to_the_end(tmp_path: Path) -> None:
    """Red if the API refuses what its own questions offer, or a bot is not told that it is its turn, or has no answer where an
    order is wanted."""
    assert set(SHORT) == set(games())
    rooms = dict(zip(SHORT, opened(tmp_path / "t.db", *SHORT.items())))
    playing: dict[str, list[subprocess.Popen[str]]] = {}
    with served(tmp_path / "t.db") as server:
        try:
            playing |= {game: bots_of(server, room) for game, room in rooms.items()}
            for room in rooms.values():
                started_when_all_sit(server, room)
            ended = {game: [bot.communicate(timeout=HANGS) for bot in bots] for game, bots in playing.items()}
        finally:
            for bot in (bot for bots in playing.values() for bot in bots):
                bot.kill()
    kept = open_store(tmp_path / "t.db")
    for game, ((first, log), (second, other)) in ended.items():
        assert [bot.returncode for bot in playing[game]] == [0, 0], (game, log, other)
        assert first == second != "null\n", game             # both were told the same outcome
        assert "Traceback" not in log + other and log and other, (game, log, other)
        assert ("{'form': " in log + other or "{'text': " in log + other) == (game in WITH_ORDERS), (game, log, other)
        entries = [lines.entry.decode(line.body) for line in kept.lines(rooms[game].id) if line.kind == lines.RECORD]
        assert len(nonces.lists(entries)) == 1 and len(nonces.added(entries)) == 2
    kept.close()


def test_it_says_that_nobody_answers() -> None:
    words = [sys.executable, "-I", str(BOT), f"http://127.0.0.1:{free_port()}/join#AAAA"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as bot:
        assert bot.stderr and "once more" in bot.stderr.readline()
        bot.kill()


def test_without_a_link_it_says_how_it_is_called() -> None:
    done = subprocess.run([sys.executable, "-I", str(BOT), "--help"], capture_output=True, text=True, timeout=HANGS, check=False)
    assert done.returncode == 1 and "/join#TOKEN" in done.stderr and "Traceback" not in done.stderr


class Waits(http.server.BaseHTTPRequestHandler):
    """A server whose table cannot be opened; the first reply to `join` is lost."""

    joins: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.joins.append(self.headers["idempotency-key"])
        if len(self.joins) > 1:
            self.reply(200, {"table": "t", "role": "r", "bearer": "b"})

    def do_GET(self) -> None:
        self.reply(503, {"error": "table-waits", "says": "It is being checked."})

    def reply(self, status: int, body: Any) -> None:
        self.send_response(status)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *told: Any) -> None:
        pass


def test_it_gives_up_where_the_table_cannot_be_opened_and_joins_again_with_the_same_key() -> None:
    """Red before: it asked once a second for ever, and said nothing; and a lost reply lost the seat."""
    with http.server.HTTPServer(("127.0.0.1", 0), Waits) as there:
        threading.Thread(target=there.serve_forever, daemon=True).start()
        words = [sys.executable, "-I", str(BOT), f"http://127.0.0.1:{there.server_port}/join#AAAA"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=HANGS, check=False)
        there.shutdown()
    assert done.returncode == 1 and done.stderr.rstrip().endswith("It is being checked.") and "once more" in done.stderr
    assert len(Waits.joins) == 2 and len(set(Waits.joins)) == 1 and len(Waits.joins[0]) == 32


def test_an_invitation_that_is_none(tmp_path: Path) -> None:
    with served(tmp_path / "t.db") as server:
        link = f"http://127.0.0.1:{server.port}/join#AAAAAAAAAAAAAAAAAAAAAAAA"
        done = subprocess.run([sys.executable, "-I", str(BOT), link], capture_output=True, text=True, timeout=HANGS)
    assert done.returncode == 1 and "invitation" in done.stderr and "Traceback" not in done.stderr


def test_it_is_short_and_needs_nothing() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) < 90
    used = {alias.name.partition(".")[0] for x in ast.walk(ast.parse(text)) if isinstance(x, ast.Import) for alias in x.names}
    assert used <= sys.stdlib_module_names
