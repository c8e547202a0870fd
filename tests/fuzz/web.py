"""The table's whole application as a door: any request to any address by anybody, and no answer is a fault of ours."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from typing import Any, Final

from montjoy.core.effects import UMPIRE
from montjoy.table.access.tokens import OWNER
from montjoy.table.web.routes import ROWS
from tests.fuzz.guided import Door
from tests.table.wire import Table, cookie, raw, table_there

KINDS: Final = {
    "form": "application/x-www-form-urlencoded", "json": "application/json", "parts": "multipart/form-data; boundary=x",
}  # fmt: skip
WORN: Final = 150                                            # requests after which a table is opened anew
SLOW: Final = ("/live", "/own", "/import")                   # they answer for long, or in a process of their own
BUSY: Final = ("/odds",)                                     # 503: it counts for others
EDIT: Final = b"held=%5B%5B%22treasuries%22%2C%222%22%5D%5D&when=next&number=1&reason=y"
FIELDS: Final = (
    b"question=1&option=0&key=abcdefgh&text=hold",
    b"question=1&option=none",
    b"text=hello",
    b"faces=1+2&roll=yes&card=x",
    b"kind=die&why=x&faces=1&reason=y&number=1&about=a+1&told=all",
    b"kind=edit&" + EDIT,
    b"path=treasuries&edit=treasuries&value=3&q=a&held=[]",
    b"seat=SVE&who=bot:plain&hours=2&kind=back&mark=a&of=1&number=1&reason=z",
    b"token=aaaaaaaaaaaaaaaaaaaaaaaa&name=Ada",
    b"game=rudern&scenario=two_lords&deadline=0&title=x&seat.KAT=me&option.rounding=down",
    b"address=ada@example.org&kind=mail&code=123456&notes=n&steps=1&say=yes&lang=sv&seat=KAT&role=KAT",
)
BODIES: Final = (
    b'{"question":1,"option":0}',
    b'{"question":1,"text":"to camp1:\\n day 6: hold"}',
    b'{"question":1,"form":{"sheets":[{"to":"camp1"}]}}',
    b'{"question":1,"none":true}',
    b'{"text":"hello"}',
    b'{"token":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"x"}',
)
PARTS: Final = b'--x\r\nContent-Disposition: form-data; name="told"\r\n\r\nall\r\n--x--\r\n'
QUERIES: Final = (
    b"?since=0&most=9", b"?before=3", b"?question=1&option=0", b"?text=yes&lang=he", b"?q=assault", b"?path=round",
    b"?item=2&eyes=KAT",
)  # fmt: skip
WORDS: Final = (
    b"&", b"=", b"%00", b"%ff", b"option=", b"question=", b"text=", b"held=[[", b"faces=", b"kind=retry", b"kind=answer", b"?",
    b"[" * 1_500, b"%5B" * 1_500, b'{"a":' * 1_500,
)  # fmt: skip


class Site:
    """A table with somebody in every role, asked straight."""

    def __init__(self, slug: str, **settings: Any) -> None:
        self.slug, self.settings, self.asked = slug, settings, WORN
        self.runner = asyncio.Runner()
        self.open, self.table = AsyncExitStack(), None
        self.faults: list[str] = []
        logging.getLogger("montjoy.table").addFilter(self._heard)

    def _heard(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            self.faults.append(record.getMessage())
        return True

    def ask(self, data: bytes) -> None:
        """A line "POST /t/TABLE/KAT/answer form", and the body."""
        head, _, body = data.partition(b"\n")
        method, _, rest = head.decode("latin-1").partition(" ")
        path, _, kind = rest.partition(" ")
        if method not in ("GET", "POST", "HEAD") or not path.startswith("/") or any(part in path for part in SLOW):
            return
        self.runner.run(self._ask(method, path, KINDS.get(kind, kind), body))

    async def _ask(self, method: str, path: str, kind: str, body: bytes) -> None:
        if self.asked >= WORN:
            await self.open.aclose()
            self.table = await self.open.enter_async_context(table_there(self.slug, **self.settings))
            self.asked = 0
        self.asked += 1
        self.faults.clear()
        table: Table = self.table  # type: ignore[assignment]
        role = path.split("?")[0].split("/")[3:4]
        token = table.tokens.get(role[0] if role else "", "")
        headers = {**(cookie(token) if token else {}), "content-type": kind, "idempotency-key": f"key-{self.asked:06}"}
        if path.startswith("/api/"):
            token = table.tokens.get("".join(path.split("?")[0].split("/")[5:6]), "")
            headers = {"content-type": kind, "idempotency-key": f"key-{self.asked:06}", **(cookie(token) if token else {})}
        answer = await raw(table.app, method, path.replace("TABLE", table.id), headers, body)
        allowed = 503 if any(part in path for part in BUSY) else 500
        assert answer.status < 500 or answer.status == allowed != 500, f"{answer.status} {answer.body[:200]!r} {self.faults}"
        assert not self.faults, self.faults


def door(slug: str, **settings: Any) -> Door:
    """Every address of the table by everybody who may call it, with fields that it may know."""
    from montjoy.core.game import games

    game = games()[slug]()
    seats = max((game.seats(s) for s in game.scenarios.values()), key=len)
    seeds: list[bytes] = []
    for n, row in enumerate(ROWS):
        for k, role in enumerate((seats[0], UMPIRE) if "{role}" in row.path else (OWNER,)):
            path = row.path.replace("{table}", "TABLE").replace("{role}", role).replace("{game}", slug).encode()
            if row.get is not None:
                seeds.append(b"GET " + path + QUERIES[(n + k) % len(QUERIES)] + b" form\n")
            if row.post is not None and not row.path.endswith(("/delete", "/sample")):
                kind = b"json" if row.path.startswith("/api/") else b"form"
                seeds += [b"POST " + path + b" " + kind + b"\n" + body for body in (BODIES if kind == b"json" else FIELDS)]
    seeds.append(b"POST /t/TABLE/" + UMPIRE.encode() + b"/desk/rule parts\n" + PARTS)
    asked = Site(slug, **settings).ask
    return Door(f"web-{slug}", asked, tuple(seeds), words=WORDS, inside=("montjoy/table/web/",), seconds=2.0)
