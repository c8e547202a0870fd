"""Unheard-of words in everything that somebody else alone may know: in nobody's bytes, in no form.

Planted fault that turns this red: another seat's draft in a picture (`test_a_planted_word_is_found`).
"""

from __future__ import annotations

import base64
import hashlib
import urllib.parse
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import WATCHER
from montjoy.table.access import tokens
from montjoy.table.tables import invitations, lines, pictures
from montjoy.table.web.routes import ROWS
from tests.table.houses import run
from tests.table.wire import Table, cookie, raw, table_there

WORD = "Quaffelzwirn"


def forms(secret: bytes) -> list[bytes]:
    """A secret as it may look on its way out."""
    text = secret.decode("latin-1")
    encoded = [base64.b64encode(secret[n:])[4:-4] for n in range(3)] + [
        base64.urlsafe_b64encode(secret[n:])[4:-4] for n in range(3)
    ]
    found = [
        secret,
        secret[::-1],
        secret.hex().encode(),
        secret.hex().upper().encode(),
        urllib.parse.quote(text).encode(),
        "".join(f"&#{ord(c)};" for c in text).encode(),
        text.lower().encode(),
        text.upper().encode(),
        *encoded,
    ]
    found += [getattr(hashlib, name)(secret).hexdigest().encode() for name in ("md5", "sha1", "sha256", "blake2b")]
    return [x for x in found if len(x) >= 8]


async def everything(table: Table, role: str, holder: str) -> bytes:
    """All that a role's browser is given, of every address there is."""
    got = b""
    for row in ROWS:
        path = row.path.replace("{table}", table.id).replace("{game}", table.room.game.slug).replace("{rule}", "1")
        for each in {path.replace("{role}", r) for r in (*table.room.roles, WATCHER)}:
            for method, there in (("GET", row.get), ("POST", row.post)):
                if (
                    there
                    and not each.endswith(("/delete", "/close", "/revoke", "/sample", "/import", "/forget"))
                    and "/learn/" not in each
                ):
                    headers = {
                        **(cookie(table.tokens[holder]) if holder else {}),
                        "content-type": "application/x-www-form-urlencoded",
                    }
                    answer = await raw(
                        table.app, method, each, headers, b"question=1&option=9&key=abcdefgh", stop=lambda got: True
                    )
                    got += answer.body + b"".join(n + v for n, v in answer.headers)
    return got


async def secrets_of(table: Table, role: str) -> list[bytes]:
    """What `role` alone knows, or the server: planted words, tokens, the seed."""
    invitation = await invitations.reissue(table.house, table.room, role)
    table.room.clock.drafts[role, 1] = f"{WORD}-draft"
    table.room.absence.notes[role] = f"{WORD}-notes"
    await table.room.act(lambda: (lines.Address(role, f"https://example.org/{WORD}-address"),))
    table.room.pictures.renew()
    seed = table.house.store.secret(table.id) or b""
    return [WORD.encode(), invitation.encode(), table.tokens[role].encode(), seed, tokens.hashed(table.tokens[role])]


async def found(table: Table, viewer: str, holder: str, secrets: list[bytes]) -> list[bytes]:
    got = await everything(table, viewer, holder)
    return [form for secret in secrets for form in forms(secret) if form in got]


@pytest.mark.parametrize("slug", ["rudern", "drakborgen"])
def test_no_word_of_another_seat(slug: str) -> None:
    async def work() -> None:
        async with table_there(slug, watch="public") as table:
            first, second = table.room.session.seats[:2]
            secrets = await secrets_of(table, first)
            for viewer, holder in ((second, second), (WATCHER, ""), (WATCHER, WATCHER)):
                assert await found(table, viewer, holder, secrets) == [], viewer
            assert await found(table, first, first, secrets[:1])  # its own words it does see

    run(work)


def test_a_planted_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """PLANTED: everybody's notes in everybody's picture."""

    real = pictures.Pictures.make

    def shown(self: Any, role: str) -> Any:
        return msgspec.structs.replace(real(self, role), notes=base64.b64encode(str(self.absence.notes).encode()).decode())

    monkeypatch.setattr(pictures.Pictures, "make", shown)

    async def work() -> None:
        async with table_there(watch="public") as table:
            first, second = table.room.session.seats[:2]
            secrets = await secrets_of(table, first)
            table.room.absence.notes = {first: WORD * 3}
            assert await found(table, second, second, secrets)

    run(work)
