"""Static files are kept by browsers for good, each under an address that is another one when the file is.

Planted faults that turn this red: a template with a plain `/static/...` (`test_every_template_names_files_by_what_they_hold`),
another hash answered as the file's own (`test_another_address_is_asked_about_each_time`), a file written anew that is kept under
its old address (`test_a_file_that_is_written_anew_is_not_kept`).
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from montjoy.table.web import render
from montjoy.table.web.routes import ROWS
from montjoy.table.web.static_files import FILES, FOLDER, FOR_GOOD, Files
from tests.table.houses import run
from tests.table.wire import Raw, Table, cookie, raw, table_there

TEMPLATES = {path.name: path.read_text("utf-8") for path in render.HERE.glob("templates/**/*.html")}
ALL = "\n".join(TEMPLATES.values())
LOOPS = re.compile(r"for name in \(([^)]*)\)[^%]*%}<[^{]*\{\{ static\(name ~ '(\.\w+)'\) }}")   # several files, by their names
NAMED = sorted({
    *re.findall(r"\bstatic\('([^']+)'\)", ALL),
    *(name + kind for names, kind in LOOPS.findall(ALL) for name in re.findall(r'"([\w-]+)"', names)),
})
SHOWN = re.compile(r"""/static/[^\s"'<>)]*""")


def hash_of(name: str) -> str:
    return hashlib.sha256((FOLDER / name).read_bytes()).hexdigest()[:12]


async def asked(table: Table, address: str, **headers: str) -> Raw:
    return await raw(table.app, "GET", address, headers)


def test_every_template_names_files_by_what_they_hold() -> None:
    assert len(NAMED) > 12 and not [name for name, text in TEMPLATES.items() if "/static" in text]
    assert [FILES.address(name) for name in NAMED] == [f"/static/{name}?v={hash_of(name)}" for name in NAMED]


def test_no_file_names_another() -> None:
    """What a style sheet or a script named would need a hash as well."""
    for name in NAMED:
        text = "" if name.endswith(".png") else (FOLDER / name).read_text("utf-8")      # a picture names nothing
        assert "/static" not in text and "@import" not in text and not re.findall(r"url\((?!['\"]?data:|#)", text), name


def test_every_address_is_kept_for_good() -> None:
    async def work() -> None:
        async with table_there() as table:
            for name in NAMED:
                got = await asked(table, FILES.address(name))
                assert (got.status, got.body) == (200, (FOLDER / name).read_bytes()), name
                assert got.get("cache-control") == FOR_GOOD == "public, max-age=31536000, immutable"
                again = await asked(table, FILES.address(name), **{"if-none-match": got.get("etag")})
                assert (again.status, again.get("cache-control")) == (304, FOR_GOOD)
            assert (await raw(table.app, "HEAD", FILES.address("table.css"))).get("cache-control") == FOR_GOOD

    run(work)


def test_another_address_is_asked_about_each_time() -> None:
    """An older or newer release's page, or somebody's own address: the file as it is now, and nobody keeps it for that name."""
    own, other = hash_of("table.css"), hash_of("board.js")

    async def work() -> None:
        async with table_there() as table:
            for query in ("", "?v=", "?v=0123456789ab", f"?v={own}0", f"?w={own}", f"?{own}", f"?v={own}&v={own}", f"?v={other}"):
                got = await asked(table, f"/static/table.css{query}")
                assert (got.status, got.get("cache-control")) == (200, "no-cache"), query
                assert got.body == (FOLDER / "table.css").read_bytes()
            none = await asked(table, f"/static/none.css?v={own}")
            assert (none.status, none.get("cache-control")) == (404, "no-cache")
            odd = await asked(table, FILES.address("table.css"), range="bytes=99999999-")
            assert (odd.status, odd.get("cache-control")) == (416, "no-cache")

    run(work)


@pytest.mark.parametrize("settings", [{}, {"begin": False}])
def test_every_file_a_page_shows_is_named_so(settings: dict[str, bool]) -> None:
    """Each page there is, to each who may see it; the replay and the dice are there after the game."""

    async def work() -> None:
        async with table_there("rudern", **settings) as table:
            found = set()
            for row in ROWS:
                if not row.get or row.path.endswith("/live"):
                    continue
                path = row.path.replace("{table}", table.id).replace("{game}", "rudern")
                for role, token in table.tokens.items():
                    got = await raw(table.app, "GET", path.replace("{role}", role), cookie(token), stop=lambda got: False)
                    found |= set(SHOWN.findall(got.text)) if got.get("content-type").startswith("text/html") else set()
            assert len(found) > 10 and found <= {FILES.address(name) for name in NAMED}

    run(work)


def test_a_file_that_is_written_anew_is_not_kept(tmp_path: Path) -> None:
    """A new release is unpacked over one that runs: its files do not come to stay under the old ones' addresses."""
    one = tmp_path / "one.css"
    one.write_text("a {}")
    files = Files(tmp_path)
    app, address = Starlette(routes=[Mount("/static", files)]), files.address("one.css")

    async def kept(files_address: str) -> tuple[str, bytes]:
        got = await raw(app, "GET", files_address)
        return got.get("cache-control"), got.body

    async def work() -> None:
        assert await kept(address) == (FOR_GOOD, b"a {}")
        one.write_text("b {}")
        os.utime(one, ns=(1, 1))
        assert await kept(address) == ("", b"b {}")
        assert await kept(Files(tmp_path).address("one.css")) == ("", b"b {}")

    run(work)
    assert Files(tmp_path).address("one.css") != address


def test_no_rule_waits_for_whatever_stands_beside() -> None:
    """Where a rule is for any element behind another one (`a > * + *`, `a ~ *`), whatever htmx puts behind the body has the whole
    page styled anew, twice a change: a third of what a change cost a page of Clusta."""
    for name in NAMED:
        rules = re.findall(r"([^{}]+)\{", (FOLDER / name).read_text("utf-8")) if name.endswith(".css") else ()
        assert not [one for rule in rules for one in rule.split(",") if re.search(r"[+~]\s*\*\s*$", one)], name
