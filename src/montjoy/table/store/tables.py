"""The few statements that write and read the tables: the same text for SQLite and for PostgreSQL.

Lines are chained: each holds the hash of all before it.  Every other row holds a seal, the hash of itself, so that a row that
was changed on the disk is refused and never believed.
"""

from __future__ import annotations

import struct
from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from montjoy.core import outside
from montjoy.table.store import KEPT, Conflict, Damaged, Head, Key, KeyTaken, Line, Pass, Status, Write
from montjoy.table.store.schema import COLUMNS, Engine, Row, insert, upsert


# ---- hashes ----------------------------------------------------------------------------------------------------------
def first_chain(game: str) -> bytes:
    return blake2b(game.encode(), digest_size=32, person=b"montjoy-line").digest()


def next_chain(chain: bytes, version: int, line: Line) -> bytes:
    kind = line.kind.encode()
    start = struct.pack(">QdQ", version, moment(line.at), len(kind))
    return blake2b(start + kind + line.body, key=chain, digest_size=32).digest()


def moment(at: float) -> float:
    """As a database gives it back: never an int, never -0.0."""
    return float(at) + 0.0


def seal(*values: Any) -> bytes:
    return blake2b(msgspec.msgpack.encode(values), digest_size=16).digest()


def same(reckoned: bytes, stored: bytes) -> bool:
    """Whether what is stored is what was written."""
    return reckoned == stored


def sealed(row: Row, game: str, part: str) -> Row:
    """The row without its seal, which must be right."""
    if not same(seal(*row[:-1]), row[-1]):
        raise Damaged(game, 0, part)
    return row[:-1]


# ---- writing ---------------------------------------------------------------------------------------------------------
def check(write: Write) -> None:
    """ValueError where a Write cannot be one."""
    if not write.game or write.expected < 0 or (write.expected == 0 and not write.lines):
        raise ValueError("a game needs a name and a first line")
    if any(each.game != write.game for each in write.passes):
        raise ValueError("a pass is written with its own game")
    if write.snapshot and not 0 < write.snapshot[0] <= write.expected + len(write.lines):
        raise ValueError("a snapshot stands at a version that is there")


def apply(db: Engine, write: Write) -> int:
    """Everything of a write, in the transaction that is open.  The new version."""
    if write.key and (used := key(db, write.game, write.key.who, write.key.key)):
        raise KeyTaken(write.game, used.who, used.key, used.digest, used.reply)
    return apply_all(db, [write])[0]


def apply_all(db: Engine, writes: Sequence[Write]) -> list[int]:
    """Several writes, in the transaction that is open, a statement for all where it can be.  The new versions.

    Raises where any of them cannot be, as the database does where a key was used before; then nothing of it may stay."""
    stands = _standing(db, {write.game for write in writes})
    versions, lines, heads, used = [], [], {}, []
    for write in writes:
        game = write.game
        version, chain, begun, last = stands.get(game) or (0, first_chain(game), 0.0, 0.0)
        if version != write.expected:
            raise Conflict(game, write.expected, version)
        for line in write.lines:
            version, last = version + 1, moment(line.at)
            begun = begun or last
            chain = next_chain(chain, version, line)
            lines.append((game, version, line.kind, line.body, last, chain))
        stands[game] = version, chain, begun, last
        head = (game, version, chain, write.status, None if write.due is None else moment(write.due), begun, last)
        heads[game] = (*head, seal(*head))
        if write.key:
            once = (game, write.key.who, write.key.key, write.key.digest, write.key.reply)
            used.append((*once, seal(*once)))
        versions.append(version)
    pictures = _pictures(writes)
    if pictures:
        changed = {row[0] for row in pictures}
        db.run(f"DELETE FROM snapshots WHERE kept = 0 AND game IN ({', '.join('?' * len(changed))})", *changed)
    for table, rows in ((insert("lines"), lines), (upsert("games", "game"), list(heads.values())), (insert("keys"), used),
                        (upsert("snapshots", "game, version"), pictures)):
        if rows:
            db.many(table, rows)
    for game in {write.game for write in writes if write.snapshot and write.keep}:
        _thin(db, game)
    for write in writes:
        _write_beside(db, write)
    return versions


def _pictures(writes: Sequence[Write]) -> list[Row]:
    """The snapshots that stand after these writes: of each game those to be kept, and the newest."""
    found: dict[str, dict[int, tuple[bool, bytes]]] = {}
    for write in writes:
        if write.snapshot:
            kept = {version: old for version, old in found.get(write.game, {}).items() if old[0]}
            found[write.game] = kept | {write.snapshot[0]: (write.keep, write.snapshot[1])}
    pictures = [(game, version, int(keep), body) for game, of in found.items() for version, (keep, body) in of.items()]
    return [(*picture, seal(*picture)) for picture in pictures]


def _thin(db: Engine, game: str) -> None:
    """Of the snapshots that are kept, the oldest go: nothing begins so far back any more."""
    kept = db.run("SELECT version FROM snapshots WHERE game = ? AND kept = 1 ORDER BY version DESC LIMIT ?", game, KEPT)
    if len(kept) == KEPT:
        db.run("DELETE FROM snapshots WHERE game = ? AND kept = 1 AND version < ?", game, kept[-1][0])


def _standing(db: Engine, games: Collection[str]) -> dict[str, tuple[int, bytes, float, float]]:
    """By game, where it stands: the version, the chain, when it began, and its last line's moment."""
    rows = db.run(f"SELECT {COLUMNS['games']} FROM games WHERE game IN ({', '.join('?' * len(games))})", *games)
    found = {}
    for row in rows:
        game, version, chain, _, _, begun, last = sealed(row, row[0], "head")
        found[game] = version, chain, begun, last
    return found


def _write_beside(db: Engine, write: Write) -> None:
    """What is kept beside the lines, keys and snapshots."""
    game = write.game
    if write.meta is not None or write.secret is not None:
        before = metas(db, game)
        meta = (game, *(old if new is None else new or None for new, old in zip((write.meta, write.secret), before)))
        db.run(upsert("metas", "game"), *meta, seal(*meta))
    for each in write.passes:
        row = (each.hash, game, each.role, each.kind, moment(each.until), each.state)
        db.run(upsert("passes", "hash, game, role"), *row, seal(*row))


def delete(db: Engine, game: str) -> None:
    for table in COLUMNS:
        db.run(f"DELETE FROM {table} WHERE game = ?", game)


# ---- reading ---------------------------------------------------------------------------------------------------------
def head(db: Engine, game: str) -> Head | None:
    for row in db.run(f"SELECT {COLUMNS['games']} FROM games WHERE game = ?", game):
        return _head(row)
    return None


def _head(row: Row) -> Head:
    name, version, _, status, due_at, begun, last = sealed(row, row[0], "head")
    return Head(name, version, status, due_at, begun, last)


def lines(db: Engine, game: str, since: int = 0, most: int | None = None) -> tuple[Line, ...]:
    """The lines after `since`, at most so many; their chain must lead from there on, and with the last line to the head."""
    rows = db.run(f"SELECT {COLUMNS['games']} FROM games WHERE game = ?", game)
    if not rows:
        return ()
    _, newest, wanted, *_ = sealed(rows[0], game, "head")
    since = max(0, since)
    if since >= newest:
        return ()
    last = newest if most is None else min(newest, since + most)
    sql = "SELECT version, kind, body, at, chain FROM lines WHERE game = ? AND version >= ? AND version <= ? ORDER BY version"
    stored = db.run(sql, game, since, last if last < newest else 2**62)
    chain, found = first_chain(game), []
    if since:
        if not stored or stored[0][0] != since:
            raise Damaged(game, since)
        chain, stored = stored[0][4], stored[1:]
    for version, (number, kind, body, at, said) in enumerate(stored, since + 1):
        line = Line(kind, body, at)
        chain = next_chain(chain, version, line)
        if number != version or not same(chain, said):
            raise Damaged(game, version)
        found.append(line)
    if since + len(found) != last or (last == newest and not same(chain, wanted)):
        raise Damaged(game, since + len(found))
    return tuple(found)


def snapshot(db: Engine, game: str, at_most: int | None = None) -> tuple[int, bytes] | None:
    most = 2**62 if at_most is None else at_most
    sql = f"SELECT {COLUMNS['snapshots']} FROM snapshots WHERE game = ? AND version <= ? ORDER BY version DESC LIMIT 1"
    for row in db.run(sql, game, most):
        _, version, _, body = sealed(row, game, "snapshot")
        return version, body
    return None


def metas(db: Engine, game: str) -> tuple[bytes | None, bytes | None]:
    """Meta and secret."""
    for row in db.run(f"SELECT {COLUMNS['metas']} FROM metas WHERE game = ?", game):
        _, meta, secret = sealed(row, game, "header")
        return meta, secret
    return None, None


def key(db: Engine, game: str, who: str, name: str) -> Key | None:
    for row in db.run(f"SELECT {COLUMNS['keys']} FROM keys WHERE game = ? AND who = ? AND key = ?", game, who, name):
        return Key(*sealed(row, game, "stored replies")[1:])
    return None


def passes(db: Engine, by: str, value: str | bytes) -> tuple[Pass, ...]:
    rows = db.run(f"SELECT {COLUMNS['passes']} FROM passes WHERE {by} = ? ORDER BY game, hash", value)
    return tuple(Pass(*sealed(row, row[1], "passes")) for row in rows)


def games(db: Engine, status: Status | None, limit: int) -> tuple[Head, ...]:
    where = "WHERE status = ?" if status else ""
    values = (status, limit) if status else (limit,)
    rows = db.run(f"SELECT {COLUMNS['games']} FROM games {where} ORDER BY last DESC, game LIMIT ?", *values)
    return tuple(_head(row) for row in rows if same(seal(*row[:-1]), row[-1]))


def due(db: Engine, before: float, limit: int) -> tuple[tuple[str, float], ...]:
    rows = db.run(f"SELECT {COLUMNS['games']} FROM games WHERE due < ? ORDER BY due, game LIMIT ?", float(before), limit)
    return tuple((row[0], row[4]) for row in rows if same(seal(*row[:-1]), row[-1]))


def damages(db: Engine) -> tuple[Damaged, ...]:
    """Everything is read once."""
    found = []
    parts = {"metas": "header", "snapshots": "snapshot", "keys": "stored replies", "passes": "passes"}
    names: set[str] = set()
    for table in COLUMNS:
        names |= {row[0] for row in db.run(f"SELECT DISTINCT game FROM {table}")}
    for game in sorted(names):
        try:
            if head(db, game) is None:
                raise Damaged(game, 0, "head")
            lines(db, game)
            for table, part in parts.items():
                for row in db.run(f"SELECT {COLUMNS[table]} FROM {table} WHERE game = ?", game):
                    sealed(row, game, part)
        except Damaged as damaged:
            found.append(damaged)
    return tuple(found)


def own_id(db: Engine) -> str:
    """The store's id: the one it has, or else the one it is given, or its first."""
    for (id,) in db.run("SELECT value FROM about WHERE name = 'id'"):
        return str(id)
    id = db.id or outside.entropy(5).hex()
    _note(db, "id", id)
    return id


def address(db: Engine) -> str:
    """Where the last server on these tables was reached; "": that is not known."""
    return next((str(value) for (value,) in db.run("SELECT value FROM about WHERE name = 'address'")), "")


def note_address(db: Engine, reached_at: str) -> None:
    if address(db) != reached_at:
        _note(db, "address", reached_at)


def _note(db: Engine, name: str, value: str) -> None:
    """Something of the store itself, in a transaction of its own."""
    db.begin()
    try:
        db.run(ABOUT, name, value)
        db.commit()
    except BaseException:
        db.rollback()
        raise


ABOUT: Final = "INSERT INTO about (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


def copy(db: Engine, to: Engine) -> None:
    """Every row, as it stands, into tables that are empty.  Both sides are in a transaction."""
    if db.id:                                                # none: it was written before stores had one
        to.run(ABOUT, "id", db.id)
    for (game,) in db.run("SELECT game FROM games ORDER BY game"):
        for table in COLUMNS:
            rows = db.run(f"SELECT {COLUMNS[table]} FROM {table} WHERE game = ?", game)
            if rows:
                to.many(insert(table), rows)
