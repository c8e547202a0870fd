"""The sample bot of docs/bot.py, as a stranger would run it: two of them play a whole game on a real server."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
from pathlib import Path

from montjoy.core.record import nonces
from montjoy.table.access.tokens import OWNER, fresh_token, holder
from montjoy.table.store.engines import open_store
from montjoy.table.tables import invitations, lines
from montjoy.table.web.render import COOKIE
from tests.suite.patience import HANGS, until
from tests.table.programs import at_work, table
from tests.table.served import ROOT, Server, served

BOT = ROOT / "docs" / "bot.py"


def invited(path: Path) -> tuple[str, str, list[tuple[str, str]]]:
    """A table, its owner's token, and an invitation for each seat."""

    async def work() -> tuple[str, str, list[tuple[str, str]]]:
        async with at_work(path) as (house, _):
            room, token = await table(house, begin=False), fresh_token()
            await room.act(lambda: None, passes=(holder(room.id, OWNER, token),))
            return room.id, token, [(seat, await invitations.reissue(house, room, seat)) for seat in room.session.seats]

    return asyncio.run(work())


def started_when_both_sit(server: Server, id: str, token: str) -> None:
    headers = {"cookie": f"{COOKIE}={token}", "sec-fetch-site": "same-origin"}

    def seated() -> bool:
        status, said = server.ask("GET", f"/t/{id}/owner", **headers)
        return status == 200 and said.count(b"Bot ") == 2

    until(seated, "the bots did not come")
    assert server.ask("POST", f"/t/{id}/owner/start", **headers)[0] == 303


def test_two_sample_bots_play_to_the_end(tmp_path: Path) -> None:
    """Red if the API refuses what its own questions offer, or a bot is not told that it is its turn."""
    id, token, invitations = invited(tmp_path / "t.db")
    with served(tmp_path / "t.db") as server:
        bots = [
            subprocess.Popen(
                [sys.executable, "-I", str(BOT), f"http://127.0.0.1:{server.port}/join#{token}", f"Bot {seat}"],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            )
            for seat, token in invitations
        ]
        try:
            started_when_both_sit(server, id, token)
            ended = [bot.communicate(timeout=HANGS) for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
    assert [bot.returncode for bot in bots] == [0, 0], ended
    assert ended[0][0] == ended[1][0] != "null\n"            # both were told the same outcome
    assert all("Traceback" not in err and len(err.splitlines()) >= 3 for _, err in ended)
    kept = open_store(tmp_path / "t.db")
    entries = [lines.entry.decode(line.body) for line in kept.lines(id) if line.kind == lines.RECORD]
    kept.close()
    assert len(nonces.lists(entries)) == 1 and len(nonces.added(entries)) == 2


def test_an_invitation_that_is_none(tmp_path: Path) -> None:
    with served(tmp_path / "t.db") as server:
        link = f"http://127.0.0.1:{server.port}/join#AAAAAAAAAAAAAAAAAAAAAAAA"
        done = subprocess.run([sys.executable, "-I", str(BOT), link], capture_output=True, text=True, timeout=HANGS)
    assert done.returncode == 1 and "invitation" in done.stderr and "Traceback" not in done.stderr


def test_it_is_short_and_needs_nothing() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) < 70
    used = {alias.name.partition(".")[0] for x in ast.walk(ast.parse(text)) if isinstance(x, ast.Import) for alias in x.names}
    assert used <= sys.stdlib_module_names
