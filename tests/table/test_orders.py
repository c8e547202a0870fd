"""B1: orders that are lost, doubled, reordered, late or stale, against a model of twenty lines.  10,000 seeds in the soak."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.record import entries as rec
from montjoy.table import store
from montjoy.table.tables.table import Table
from tests.suite.many import times
from tests.table.houses import settled
from tests.table.programs import Program, at_work, programs, table

STEPS = 60


class Model:
    """What a seat's requests must be answered with: a key acts once, for its seat alone, and a question is answered once."""

    def __init__(self) -> None:
        self.stored: dict[tuple[str, str], tuple[Any, bytes]] = {}
        self.answers: list[tuple[str, Any]] = []

    def expects(self, seat: str, key: str, body: Any, is_open: bool) -> int:
        if (seat, key) in self.stored:
            return 200 if self.stored[seat, key][0] == body else 422
        return 200 if is_open else 422

    def happened(self, seat: str, key: str, body: Any, reply: bytes) -> list[str]:
        """A 200: a new act, or the stored reply byte for byte."""
        if (seat, key) in self.stored:
            return [] if self.stored[seat, key][1] == reply else [f"{seat} {key}: another reply than before"]
        self.stored[seat, key] = body, reply
        self.answers.append((seat, body["question"]))
        return []


async def jumbled(seed: int, path: Path, steps: int = STEPS) -> list[str]:
    """Requests by luck, some held back and sent later, some again, some by the wrong seat."""
    luck, found = random.Random(seed), []
    async with at_work(path) as (house, http):
        room = await table(house, scenario=house.game("rudern").scenarios["two_lords"])
        seats = await programs(house, http, room)
        model, held = Model(), []
        sent: list[tuple[Program, Any, str]] = []
        for _ in range(steps):
            kind = luck.choice(("fresh", "fresh", "fresh", "again", "other body", "held", "stale", "other seat"))
            seat = asker = luck.choice(seats)
            seen = (await seat.see())["questions"]
            q = next(iter(seen), None)
            if kind == "fresh" and q:
                request = seat, {"question": q["id"], "option": luck.choice(q["options"])["n"]}, seat.key()
                if luck.random() < 0.2:
                    held.append(request)                     # it comes late, or never
                    continue
            elif kind == "again" and sent:
                request = luck.choice(sent)
            elif kind == "other body" and sent:
                seat, body, key = luck.choice(sent)
                request = seat, {**body, "option": body["option"] + 1}, key
            elif kind == "held" and held:
                request = held.pop(luck.randrange(len(held)))
            elif kind == "other seat" and sent:
                _, body, key = luck.choice(sent)
                request = seat, body, key
            else:
                request = seat, {"question": max(1, (q["id"] if q else 5) - 1), "option": 0}, seat.key()
            sent.append(request)
            found += await one(room, model, *request, seen if request[0] is asker else None)
            if found:
                break
        decided = [e.seat for e in room.session.entries if isinstance(e, rec.Decided)]
        if decided != [seat for seat, _ in model.answers]:
            found.append(f"{len(model.answers)} answers acknowledged, {len(decided)} in the record")
    return found


async def one(room: Table, model: Model, seat: Program, body: Any, key: str, seen: Any = None) -> list[str]:
    shown = {q["id"]: q for q in ((await seat.see())["questions"] if seen is None else seen)}
    is_open = body["question"] in shown and body["option"] < len(shown[body["question"]]["options"]) and not room.session.over
    wanted = model.expects(seat.role, key, body, is_open)
    if wanted != 200:
        await room.settle()                                  # what followed from the last answer, or it would be stored meanwhile
    before = room.log.version
    reply = await seat.post("answer", body, key)
    await settled(room)
    if reply.status_code != wanted:
        return [f"{seat.role} {key} {body}: {reply.status_code} {reply.text}, wanted {wanted}"]
    if wanted == 200:
        return model.happened(seat.role, key, body, reply.content)
    return [f"{seat.role} {key}: refused, and something was stored"] if room.log.version != before else []


@pytest.mark.parametrize("seed", range(times(4, 12)))
def test_B1_orders_lost_doubled_reordered_late_stale(tmp_path: Path, seed: int) -> None:
    assert asyncio.run(jumbled(seed, tmp_path / "t.db")) == []


def test_B1_planted_the_key_is_without_its_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoy.table.web import api

    real = api.keyed

    def keyed(call: Any, does: str, given: Any) -> store.Key:
        key = real(call, does, given)
        return store.Key("everybody", key.key, key.digest, key.reply)

    monkeypatch.setattr(api, "keyed", keyed)
    assert any(asyncio.run(jumbled(seed, tmp_path / f"{seed}.db")) for seed in range(4))
