"""Files of strangers: bombs are refused at once, cheaply, in a process of their own; good files come back as what they are.

Planted faults that turn this red: `files.measure` left out (`test_without_measuring_it_dies_in_its_own_process` shows what
then happens), `extractall` in place of reading member by member, a child that is not bound.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core import child
from montjoy.core.effects import No
from montjoy.core.game import games, home
from montjoy.core.record import jsonlines
from montjoy.table.tables import uploads
from tests.suite.many import soak_only, times
from tests.suite.patience import HANGS, Spent, room
from tests.suite.subjects import recorded
from tests.table.hostile import NAMES, bombs, zipped

MOST_SECONDS = 0.25
MOST_KB = 64_000
SLUGS = ("rudern", "drakborgen")


def game(slug: str) -> Any:
    return games()[slug]()


def measured(kind: str, slug: str, data: bytes, folder: Path, before: str = "") -> tuple[str, float, int]:
    """(what the real child says, seconds of the processor, kB at its highest); a wrapper only looks at its memory."""
    program = f"""import runpy, sys
{before}
sys.argv = ["uploaded", {kind!r}, {slug!r}, {str(folder)!r}]
runpy.run_module("montjoy.terminal.upload_worker", run_name="__main__")"""
    wrapper = f"""import resource, subprocess, sys
subprocess.run([sys.executable, "-B", "-c", {program!r}], stderr=subprocess.DEVNULL)
sys.stderr.write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss))"""
    with Spent() as spent:
        done = subprocess.run(
            [sys.executable, "-B", "-c", wrapper], input=data, capture_output=True, env=child.surroundings(), cwd=folder,
            check=True,
        )
    return done.stdout.decode().strip(), spent.seconds, int(done.stderr)


@pytest.mark.parametrize("slug", SLUGS)
def test_good_files_come_back_as_what_they_are(slug: str) -> None:
    it = game(slug)
    for path in sorted((home(it) / "scenarios").glob("*.toml"))[: times(1, 3)]:
        value = uploads.parse("scenario", it, path.read_bytes())
        assert isinstance(value, it.scenario), value
        assert value == it.scenarios[value.id]
    for path in sorted((home(it) / "house").glob("*.toml"))[: times(1, 2)]:
        value = uploads.parse("house", it, path.read_bytes())
        assert isinstance(value, uploads.House) and value.set
    whole = recorded(it, next(iter(it.scenarios)), 5)
    value = uploads.parse("record", it, jsonlines.dump(whole.header, whole.entries))
    assert isinstance(value, uploads.Record) and value.header == whole.header and len(value.entries) == len(whole.entries)
    lines = jsonlines.dump(whole.header, whole.entries).splitlines(True)
    assert isinstance(uploads.parse("record", it, b"".join([*lines[:5], *lines[6:]])), list)


def test_a_pack_as_a_file_and_as_an_archive() -> None:
    it = game("drakborgen")
    own = b'extends = "standard"\n\n[heroes.wanderer]\n'
    faults = uploads.parse("pack", it, own)
    assert isinstance(faults, list) and "pack.toml" in faults[0]
    small = b'extends = "standard"\n'
    for data in (small, zipped(("mine.toml", small)), zipped(("folder/mine.toml", small))):
        value = uploads.parse("pack", it, data)
        assert isinstance(value, uploads.Pack) and value.name == "standard", value
    assert isinstance(uploads.parse("pack", game("rudern"), small), list)


BOMBS = list(bombs())[:: times(3, 1)]


@pytest.mark.parametrize(("name", "kind", "data"), BOMBS, ids=[f"{kind}: {name}" for name, kind, _ in BOMBS])
def test_bombs(name: str, kind: str, data: bytes | Callable[[], bytes], tmp_path: Path) -> None:
    """Refused in 250 ms and 64 MB, each by itself: by the processor's clock, as others use this machine too."""
    data = data() if callable(data) else data
    with Spent() as spent:
        faults = uploads.parse(kind, game("drakborgen"), data)
    assert isinstance(faults, list) and faults
    assert all(isinstance(f, No) or (isinstance(f, str) and len(f) <= 500 and f.isprintable()) for f in faults)
    assert spent.seconds <= room(MOST_SECONDS), f"{spent.seconds:.3f} s"
    if len(data) <= uploads.MOST[kind] and sys.platform == "linux":
        assert measured(kind, "drakborgen", data, tmp_path)[2] <= MOST_KB


@soak_only
def test_without_measuring_it_dies_in_its_own_process(tmp_path: Path) -> None:
    """PLANTED: nothing is measured.  The key of many parts then takes all the memory that the child may have; the server none."""
    unmeasured = (
        "import montjoy.core.content.files as f; f.measure = lambda *a: None; "
        "f.text_of = lambda d, *a: d.decode(); f.too_much = lambda r: ()"
    )
    bomb = b"a." * 30_000 + b"b = 1"
    said, spent, high = measured("scenario", "drakborgen", bomb, tmp_path, unmeasured)
    assert "memory" in said or not said
    assert spent < 10 and (high <= 300_000 or sys.platform != "linux")
    _, _, fine = measured("scenario", "drakborgen", bomb, tmp_path)
    assert fine < high  # the limit does see the fault


def test_names_in_archives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written but under a name that has been looked at; nothing is left.  The child's own reader, many names."""
    from montjoy.terminal import upload_worker

    for n, name in enumerate(NAMES):
        folder = tmp_path / f"{n}" / "inner" / "own"
        folder.mkdir(parents=True)
        data = zipped(("aaaa.toml", b'extends = "standard"\n'), ("X" * len(name.encode()), b"x = 1\n"))
        data = data.replace(b"X" * len(name.encode()), name.encode())
        try:
            paths = upload_worker.unpacked(folder, data)
        except upload_worker.Fault as fault:
            assert len(str(fault)) < 300
        else:
            raise AssertionError((name, paths))
        there = {p.relative_to(tmp_path / f"{n}").parts[:2] for p in (tmp_path / f"{n}").rglob("*.*")}
        assert there <= {("inner", "own")}, name
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    before = sorted(tmp_path.rglob("*"))
    assert isinstance(uploads.parse("pack", game("drakborgen"), zipped(("../x.toml", b""))), list)
    assert sorted(tmp_path.rglob("*")) == before


def test_a_file_without_a_name_in_an_archive(tmp_path: Path) -> None:
    """Found by the fuzzer: Python's own reader of archives takes the last letter of the name to be there."""
    from montjoy.terminal import upload_worker

    data = zipped(("a.toml", b"{}"))
    at = data.index(b"PK\x01\x02")
    named = data[at : at + 46 + len("a.toml")]
    bare = bytearray(named[:46])
    bare[28:30] = b"\x00\x00"                                # the length of its name
    data = data[:at] + bytes(bare) + data[at + len(named) :]
    end = bytearray(data[data.index(b"PK\x05\x06") :])
    end[12:16] = (46).to_bytes(4, "little")                  # the length of the list of files
    with pytest.raises(upload_worker.Fault, match="it has no name"):
        upload_worker.unpacked(tmp_path, data[: data.index(b"PK\x05\x06")] + bytes(end))
    assert uploads.parse("pack", game("drakborgen"), data[: data.index(b"PK\x05\x06")] + bytes(end))


def test_links_and_locked_files_in_archives(tmp_path: Path) -> None:
    import io
    import stat
    import zipfile

    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        info = zipfile.ZipInfo("link.toml")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")
    assert isinstance(uploads.parse("pack", game("drakborgen"), out.getvalue()), list)


ESCAPES = (
    "import socket; socket.create_connection(('127.0.0.1', 9))",
    "import socket; socket.socket()",
    "import subprocess; subprocess.run(['true'])",
    "import os; os.system('true')",
    "import os; os.fork()",
    "import os; os.execv('/bin/true', ['true'])",
    "open('/tmp/montjoy-escaped', 'w')",
    "open('/etc/passwd').read()",
    "import os; os.listdir('/etc')",
    "from pathlib import Path; list(Path('/etc').iterdir())",
    "import os; os.symlink('/etc/passwd', 'here')",
    "import ctypes; ctypes.CDLL(None)",
    "x = bytearray(900_000_000)",
    "import urllib.request as u; u.urlopen('http://127.0.0.1:9')",
    "import os; os.kill(os.getppid(), 0)",
)


@pytest.mark.parametrize("code", ESCAPES, ids=range(len(ESCAPES)))
def test_a_bound_child_can_do_little(code: str, tmp_path: Path) -> None:
    """Even code of a stranger, which the child never runs, would reach no network, process or file from there."""
    program = f"from montjoy.terminal.upload_worker import bind; bind('scenario', {str(tmp_path)!r})\n{code}\n"
    program += "from montjoy.core.child import answer; answer(b'ESCAPED')"
    done = subprocess.run(
        [sys.executable, "-B", "-c", program], capture_output=True, env=child.surroundings(), cwd=tmp_path, check=False
    )
    assert b"ESCAPED" not in done.stdout and done.returncode != 0
    assert not os.path.exists("/tmp/montjoy-escaped")


FOREIGN = ("{there}", "../there.toml", "../../there.toml", "mine/../../there.toml", "~/there.toml", "C:\\\\there.toml")


@pytest.mark.parametrize("named", FOREIGN)
@pytest.mark.parametrize(("slug", "key", "scenario"), [
    ("drakborgen", "pack", "one"), ("rudern", "unit_table", "two_lords"), ("massbattle", "troops_file", "bridge"),
])  # fmt: skip
def test_a_file_of_the_server_is_not_read_whatever_names_it(
    named: str, slug: str, key: str, scenario: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Red before: a pack anywhere on the server was read into the scenario of whoever named its path."""
    there = tmp_path / "there.toml"
    there.write_text('extends = "standard"\nname = "SECRET"\n', "utf-8")
    monkeypatch.setattr(uploads.tempfile, "tempdir", str(tmp_path))
    name = named.format(there=there.as_posix())
    text = (home(game(slug)) / "scenarios" / f"{scenario}.toml").read_bytes()
    found = uploads.parse("scenario", game(slug), f'{key} = "{name}"\n'.encode() + text)
    assert isinstance(found, list) and "SECRET" not in str(found)
    assert "leads elsewhere" in str(found[0]) and "memory" not in str(found[0])


def test_a_file_that_nobody_came_to_is_not_called_too_hard(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    """Red before: where the child did not start, or only waited for others, good files were to be sent smaller."""
    good = b'name = "Slow"\nreplaces = "RW-GEN-11"\nsays = "It is slow."\n[set]\nrounding = "down"\n'
    missing = "/nowhere/python"
    for name, value in (("sys", type("Broken", (), {"executable": missing})), ("SECONDS", {"house": 0.001}), ("child", Broken)):
        with monkeypatch.context() as planted:
            planted.setattr(uploads, name, value)
            (refusal,) = uploads.parse("house", game("rudern"), good)
        assert isinstance(refusal, No) and refusal.reason == "file-not-read", (name, refusal)
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 3 and missing not in caplog.text
    assert not isinstance(uploads.parse("house", game("rudern"), good), list)


class Broken:
    """An environment in which Python starts and finds nothing of ours."""

    @staticmethod
    def surroundings() -> dict[str, str]:
        return {**child.surroundings(), "PYTHONHOME": "/nowhere"}


def test_a_child_that_dies_of_its_file_has_said_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """PLANTED: a reader that ends the process."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os; import montjoy.core.content.files as files; files.toml_of = lambda *_: os._exit(9)"
    )
    monkeypatch.setattr(child, "surroundings", lambda: {"PATH": os.defpath, "PYTHONPATH": f"{tmp_path}{os.pathsep}{child.CODE}"})
    (refusal,) = uploads.parse("house", game("rudern"), b'name = "Slow"\n')
    assert isinstance(refusal, No) and refusal.reason == "file-too-hard"


def test_an_endless_child_ends(tmp_path: Path) -> None:
    """It lets others go first, here not: beside busy processes it would take minutes until it has had its seconds; one is enough
    to see that they are counted."""
    first = "import os; os.nice = lambda by: 0"
    program = f"{first}\nfrom montjoy.terminal import upload_worker as worker; worker.CPU['scenario'] = 1"
    program = f"{program}\nworker.bind('scenario', {str(tmp_path)!r})\nwhile True: pass"
    with Spent() as spent:
        done = subprocess.run([sys.executable, "-B", "-c", program], env=child.surroundings(), timeout=HANGS, check=False)
    assert done.returncode != 0 and spent.seconds < 5


def test_the_child_knows_nothing_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "canary")
    assert "canary" not in repr(child.surroundings())


def test_a_broken_file_is_told_what_is_wrong_with_it(tmp_path: Path) -> None:
    """A line that is none of a record's, and an archive that does not unpack, are not taken for files that are too large."""
    whole = recorded(games()["rudern"](), "empty_fortress", 1)
    lines = jsonlines.dump(whole.header, whole.entries[:9]).split(b"\n")
    lines[3] = b'{"type":"mystery"}'
    faults = uploads.parse("record", game("rudern"), b"\n".join(lines))
    assert isinstance(faults, list) and "line 4: " in faults[0], faults
    data = zipped(("a.toml", b'name = "a"\n' * 50))
    at = data.index(b"a.toml") + len(b"a.toml")
    faults = uploads.parse("pack", game("drakborgen"), data[:at] + bytes(b ^ 0x55 for b in data[at : at + 8]) + data[at + 8 :])
    assert faults == ["this is no archive that can be read"]


def test_a_house_rule_is_asked_what_it_replaces() -> None:
    """As `check` asks it; the file is called by its name, not by the folder it was laid into."""
    house = b'\xef\xbb\xbfname = "Slow"\nreplaces = "%s"\nsays = "It is slow."\n[set]\nrounding = "down"\n'
    assert not isinstance(uploads.parse("house", game("rudern"), house % b"RW-GEN-11"), list)
    for id, says in ((b"RW-ASLT-99", "did you mean RW-ASLT-09?"), (b"CN-ORD-01", "it is one of The Battle for Clusta Noba")):
        faults = uploads.parse("house", game("rudern"), house % id)
        assert faults == [f"house.toml:2: {id.decode()} is no rule of The Rudern War; {says}"]


def test_a_file_that_is_sent_as_another_kind_is_told_what_it_is() -> None:
    """Red where each of its keys is called unknown instead."""
    house = b'name = "Slow"\nreplaces = "RW-GEN-11"\nsays = "It is slow."\n[set]\nrounding = "down"\n'
    assert uploads.parse("scenario", game("rudern"), house) == ["this is a house rule, not a scenario: send it as a house rule"]
    faults = uploads.parse("house", game("rudern"), b'title = "A siege"\nround = 3\n[[factions]]\nid = "A"\n')
    assert faults == ["this is no house rule, as it has neither `replaces` nor `set`: send a scenario or a pack as what it is"]
