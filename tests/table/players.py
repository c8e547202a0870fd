"""Clients in threads that play on a real server, send again what was not answered, and remember what was acknowledged."""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import threading
import time
from typing import Any

from montjoy.table import store
from montjoy.table.tables import lines
from tests.suite.patience import HANGS
from tests.table.served import Server


class Client(threading.Thread):
    """One seat.  It answers its questions by luck, talks, reads its stream, and never gives up an act before it is answered."""

    def __init__(self, server: Server, table: str, role: str, bearer: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.server, self.table, self.role, self.bearer = server, table, role, bearer
        self.luck = random.Random(seed)
        self.line: http.client.HTTPConnection | None = None
        self.ended = threading.Event()
        self.acts = 0
        self.answered: list[int] = []                        # questions whose answer was acknowledged
        self.said: list[str] = []                            # words that were acknowledged
        self.stream: list[bytes] = []                        # every item as it was first read
        self.wrong: list[str] = []
        self.resent = 0

    @property
    def acknowledged(self) -> int:
        return len(self.answered) + len(self.said)

    def run(self) -> None:
        while not self.ended.is_set():
            try:
                self.step()
            except Exception as error:                       # shown by whoever looks at `wrong`
                self.wrong.append(f"{type(error).__name__}: {error}")
                return

    def step(self) -> None:
        time.sleep(self.luck.uniform(0, 0.02))
        shown = self.sure("GET", "")
        if shown is None:
            return
        page = shown["picture"]["page"]
        mine = [q for q in shown["questions"] if q["options"] and q["id"] not in page["answered"]]
        if mine and self.luck.random() < 0.8:
            q = mine[0]
            option = self.luck.choice(q["options"])["n"]
            if self.act("answer", {"question": q["id"], "option": option}):
                self.answered.append(q["id"])
        else:
            text = f"{self.role} {len(self.said)} {self.luck.getrandbits(32):x}"
            if self.act("say", {"text": text}):
                self.said.append(text)
        if self.luck.random() < 0.3:
            self.read()

    def read(self) -> None:
        """What the stream has more than I have."""
        more = self.sure("GET", f"/stream?since={len(self.stream)}")
        if more:
            self.stream += [json.dumps(item, sort_keys=True).encode() for item in more["items"]]

    def act(self, what: str, body: Any) -> bool:
        """Sent until it is answered, always under the same key.  True: acknowledged."""
        self.acts += 1
        key = f"{self.role}-{self.acts:08}"
        tries, until = 0, time.monotonic() + HANGS
        while not self.ended.is_set() or tries:              # what was sent once is brought to its end
            found = self.once("POST", f"/{what}", body, key)
            if found is not None:
                status, reply = found
                if status == 200:
                    return True
                if status == 422:
                    if reply["error"] not in ("question-gone", "nothing-to-answer", "game-over"):
                        self.wrong.append(f"{what} {body}: {reply}")
                    return False
                if status not in (409, 503):
                    self.wrong.append(f"{what}: {status} {reply}")
                    return False
            tries += 1
            self.resent += 1
            time.sleep(0.02)
            if time.monotonic() > until:
                raise AssertionError("the server does not come back")
        return False

    def sure(self, method: str, path: str) -> Any:
        until = time.monotonic() + HANGS
        while time.monotonic() < until:
            found = self.once(method, path)
            if found is not None and found[0] == 200:
                return found[1]
            if self.ended.is_set():
                return None
            time.sleep(0.02)
        raise AssertionError("the server does not come back")

    def once(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any] | None:
        """One request; None where the line was lost."""
        headers = {"authorization": f"Bearer {self.bearer}", **({"idempotency-key": key} if key else {})}
        sent = None if body is None else json.dumps(body)
        if sent:
            headers["content-type"] = "application/json"
        try:
            if self.line is None:
                self.line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=HANGS)
            self.line.request(method, f"/api/v1/t/{self.table}/{self.role}{path}", sent, headers)
            reply = self.line.getresponse()
            return reply.status, json.loads(reply.read())
        except (OSError, http.client.HTTPException, ValueError):
            if self.line is not None:
                with contextlib.suppress(OSError):
                    self.line.close()
            self.line = None
            return None


def faults(kept: store.Store, clients: list[Client], whole: dict[tuple[str, str], list[bytes]]) -> list[str]:
    """What is wrong after the last stop: nothing acknowledged may be lost or doubled, and no stream may have changed."""
    from montjoy.core.record import entries as rec

    found = [wrong for client in clients for wrong in client.wrong]
    found += [f"damaged: {damaged}" for damaged in kept.check()]
    for client in clients:
        stored = kept.lines(client.table)                    # raises where a version is missing
        decided = said = 0
        texts: list[str] = []
        for line in stored:
            if line.kind == lines.RECORD:
                entry = lines.entry.decode(line.body)
                decided += isinstance(entry, rec.Decided) and entry.seat == client.role and entry.by == ""
            else:
                mine = lines.own.decode(line.body)
                if isinstance(mine, lines.Said) and mine.role == client.role:
                    texts.append(mine.text)
        said = len(texts)
        if decided != len(client.answered):
            found.append(f"{client.role}: {len(client.answered)} answers acknowledged, {decided} in the record")
        if texts != client.said:
            found.append(f"{client.role}: {len(client.said)} words acknowledged, {said} there")
        now = whole[client.table, client.role]
        if now[: len(client.stream)] != client.stream:
            found.append(f"{client.role}: the stream has changed")
    return found
