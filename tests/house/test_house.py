"""The house itself: what start.py promises, what the locks and the wheel hold, and which way the arrows point.

The tests that read source text are functions from a tree to a list of faults; each is also shown a planted fault.
"""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import os
import re
import shlex
import signal
import subprocess
import sys
import textwrap
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.suite.patience import HANGS
from tests.suite.source import nodes, parsed

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"


def trees(src: Path, folder: str = "montjoy") -> Iterator[tuple[str, str, ast.Module]]:
    """Dotted name, path from the root, syntax tree of every module below the folder."""
    for path in sorted((src / folder).rglob("*.py")):
        name = ".".join(path.relative_to(src).with_suffix("").parts).removesuffix(".__init__")
        yield name, path.relative_to(src.parent).as_posix(), parsed(path.read_text("utf-8"), str(path))


def home(name: str, path: str, level: int) -> str:
    """The package that a relative import with so many dots starts from."""
    parts = name.split(".") if path.endswith("__init__.py") else name.split(".")[:-1]
    return ".".join(parts[: len(parts) - level + 1])


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def imports(name: str, path: str, tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """(line, name bound here, what is imported) of every import, in functions and under conditions too."""
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.asname or "", alias.name
        elif isinstance(node, ast.ImportFrom):
            source = ".".join(filter(None, [home(name, path, node.level) if node.level else "", node.module or ""]))
            for alias in node.names:
                yield node.lineno, alias.asname or alias.name, f"{source}.{alias.name}"
        elif isinstance(node, ast.Call) and called(node).endswith(("import_module", "__import__")):
            for word in node.args[:1]:
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield node.lineno, "", word.value


def meanings(name: str, path: str, tree: ast.Module) -> dict[str, str]:
    """What a name stands for, if not for itself: {"dt": "datetime", "roll": "montjoy.core.effects.roll"}."""
    return {bound: what for _, bound, what in imports(name, path, tree) if bound}


def dotted(node: ast.expr, meaning: dict[str, str]) -> str | None:
    """The full name of what an expression like `effects.roll` stands for, if it is a plain dotted name."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return None
    return ".".join([meaning.get(node.id, node.id), *reversed(parts)])


def planted(tmp_path: Path, **modules: str) -> Path:
    """A small source tree: planted(tmp, core__dice="import random")."""
    for name, text in modules.items():
        inside = name if name == "__init__" else name.replace("__", "/")
        path = tmp_path / "src" / "montjoy" / (inside + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text), "utf-8")
    return tmp_path / "src"


# ---- arrows point down -------------------------------------------------------------------------------------------------

RULES = {"core", "grids", "games", "links", "fights", "bots", "lab"}
MAY = {
    "core": set(),
    "grids": set(),
    "words": {"core"},
    "drawing": {"core", "words"},
    "games": {"core", "grids"},                              # and a game's ui words and drawing, its bots fights
    "links": {"core", "grids", "games"},
    "fights": {"core"},
    "bots": {"core", "fights"},
    "lab": RULES - {"lab"} | {"words"},                       # what is said to an attempt
    "table": RULES | {"words", "drawing"},
    "rl": {"core", "grids", "games"},
    "terminal": RULES | {"words", "drawing"},
    "cli": RULES | {"words", "drawing", "table", "terminal", "rl"},
    "__main__": {"cli"},
    "": set(),
}
PICTURES = {"words", "drawing"}
LANGUAGE = {"fluent", "babel"}
PAGE = "docs/architecture.md, The house"                     # says it in words
FINDER = {("montjoy.core.game", "montjoy.games"), ("montjoy.core.game", "montjoy.links")}  # folders looked into for what is there


def wrong_arrows(src: Path) -> list[str]:
    faults = []
    for name, path, tree in trees(src):
        part = ([*name.split("."), ""])[1]
        if part not in MAY:
            faults.append(f"{path}: {part} has no place in the house ({PAGE})")
            continue
        for line, _, what in imports(name, path, tree):
            head, *rest = what.split(".")
            if head in LANGUAGE and part != "words":
                faults.append(f"{path}:{line}: {what}: only words.py speaks to {head}")
            if head != "montjoy" or not rest or not exists(src, rest[0]) or (name, what) in FINDER:
                continue
            if part == "games" and name.split(".")[3:4] == ["ui"] and rest[0] in PICTURES:
                continue
            if rest[0] != part and rest[0] not in MAY[part]:
                faults.append(f"{path}:{line}: {part} imports {what}")
            mine, theirs = name.split(".")[2:3], rest[1:2]
            if part == rest[0] == "games" and mine and mine != theirs:
                faults.append(f"{path}:{line}: the game {mine[0]} imports {what}")
    return faults


def exists(src: Path, part: str) -> bool:
    """A module of ours, not a name like __version__."""
    return part in MAY or (src / "montjoy" / part).is_dir() or (src / "montjoy" / f"{part}.py").is_file()


def test_arrows_point_down() -> None:
    assert wrong_arrows(SRC) == [], f"which may import which: {PAGE}"


# each imports those before it
FIGHTS = ["errors", "heard", "numba_free", "kernels", "lowering", "batch", "exact", "solve", "odds"]


def test_arrows_inside_fights_point_down() -> None:
    faults = []
    for name, path, tree in trees(SRC, "montjoy/fights"):
        part = ([*name.split("."), ""])[2]
        for line, _, what in imports(name, path, tree) if part else ():
            other = ([*what.split("."), "", ""])[2] if what.startswith("montjoy.fights") else part
            if other not in FIGHTS or FIGHTS.index(other) > FIGHTS.index(part):
                faults.append(f"{path}:{line}: {part} imports {what}")
    assert faults == []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("core__a", "from montjoy.fights import law"),
        ("core__a", "from montjoy import games"),
        ("core__game", "from montjoy.games import one"),
        ("core__sub__a", "from ...fights.law import law"),
        ("core__a", "def f():\n    import montjoy.games.one"),
        ("core__a", "import importlib\nimportlib.import_module('montjoy.cli')"),
        ("core__a", "import babel.numbers"),
        ("grids__hexes", "from montjoy.core import dice"),
        ("games__one__play", "from montjoy.games.two import play"),
        ("games__one__play", "from ..two import play"),
        ("games__one__play", "from montjoy.fights import law"),
        ("fights__a", "import montjoy.games.one.play as p"),
        ("words", "from montjoy.games.one import play"),
        ("lab__a", "from montjoy.table import t"),
        ("elsewhere", ""),
    ],
)
def test_a_planted_arrow_upward_is_found(tmp_path: Path, module: str, text: str) -> None:
    assert len(wrong_arrows(planted(tmp_path, **{module: text, "fights__law": "", "games__two__play": ""}))) == 1


def test_arrows_that_may_be(tmp_path: Path) -> None:
    src = planted(
        tmp_path,
        __init__="__version__ = '1'",
        games__one__play="from montjoy.core.effects import roll\nfrom . import luck\nfrom .luck import d",
        games__one__view="from montjoy import __version__",
        games__one__luck="from montjoy.games.one import play\nimport montjoy.grids.hexes",
        words="import babel\nfrom fluent.runtime import FluentBundle\nfrom montjoy.core import game",
        cli="from montjoy import fights, words, table, lab",
    )
    assert (src / "montjoy" / "__init__.py").is_file(), "planted here and nowhere else on the disk"
    assert wrong_arrows(src) == []


def test_the_core_is_light() -> None:
    """`import montjoy.core`, and every module in it, loads no web, database or language package and no numpy."""
    names = [name for name, path, _ in trees(SRC, "montjoy/core")]
    assert names
    heavy = """numpy numba scipy icepool starlette uvicorn jinja2 apsw sqlite3 psycopg sqlalchemy fluent babel click rich
               matplotlib distributed asyncio http.server urllib.request""".split()
    code = f"import sys\nfor name in {names!r}: __import__(name)\nprint(*(set({heavy!r}) & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stdout + done.stderr


# ---- doors -------------------------------------------------------------------------------------------------------------

DOORS = "montjoy.core.outside"
CLOCKS = {"time", "monotonic", "perf_counter", "process_time", "localtime", "gmtime", "ctime", "strftime"}
BEHIND_DOORS = re.compile(
    r"(random|secrets|uuid|numpy\.random)(\..*)?"
    rf"|time\.({'|'.join(sorted(CLOCKS))})(_ns)?"
    r"|datetime\.datetime\.(now|utcnow|today)|datetime\.date\.today"
    r"|os\.(urandom|getrandom)"
)


def past_the_doors(src: Path) -> list[str]:
    faults = []
    for name, path, tree in trees(src):
        if name == DOORS:
            continue
        meaning = meanings(name, path, tree)
        found = {(line, what) for line, _, what in imports(name, path, tree) if BEHIND_DOORS.fullmatch(what)}
        for node in nodes(tree):
            if isinstance(node, ast.Attribute) and (what := dotted(node, meaning)) and BEHIND_DOORS.fullmatch(what):
                found.add((node.lineno, what))
        faults += [f"{path}:{line}: {what} belongs behind {DOORS}" for line, what in sorted(found)]
    return faults


def test_clock_and_entropy_come_through_the_doors() -> None:
    assert past_the_doors(SRC) == []


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "from random import randint",
        "import uuid as u",
        "from secrets import token_bytes",
        "import time\nx = time.time()",
        "import time as t\nx = t.perf_counter_ns",
        "from time import monotonic",
        "import datetime\nx = datetime.datetime.now()",
        "import datetime as dt\nx = dt.date.today()",
        "from datetime import datetime, UTC\nx = datetime.now(UTC)",
        "import os\nx = os.urandom(8)",
        "from os import urandom",
        "def f():\n    import numpy as np\n    return np.random",
    ],
)
def test_a_planted_clock_or_die_is_found(tmp_path: Path, text: str) -> None:
    assert past_the_doors(planted(tmp_path, lab__a=text))
    assert past_the_doors(planted(tmp_path / "door", core__outside=text)) == []


def test_what_may_pass(tmp_path: Path) -> None:
    text = """
        import time, os.path
        from datetime import datetime, timedelta
        time.sleep(1); os.path.join('a'); datetime.fromisoformat(''); self.random.time(); state.datetime.now
        """
    assert past_the_doors(planted(tmp_path, lab__a=text)) == []


# ---- no forgotten await ------------------------------------------------------------------------------------------------

EFFECTS = "roll hits draw peek choose order together offer tell within hand_off mark".split()
EFFECT = re.compile(rf"montjoy\.core(\.effects)?\.({'|'.join(EFFECTS)})")


def is_coroutine(node: ast.AST) -> bool:
    """An `async def` without a `yield` of its own (with one it is a generator, and called in an `async for`)."""
    return isinstance(node, ast.AsyncFunctionDef) and not any(isinstance(n, ast.Yield) for n in own_nodes(node))


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            yield child
            yield from own_nodes(child)


def coroutines(src: Path) -> set[str]:
    """Full names of the rules at the top of each module, and of the methods of its classes."""
    found = set()
    for name, _, tree in trees(src):
        for node in tree.body:
            if is_coroutine(node):
                found.add(f"{name}.{node.name}")  # type: ignore[attr-defined]
            if isinstance(node, ast.ClassDef):
                found |= {f"{name}.{node.name}.{part.name}" for part in node.body if is_coroutine(part)}  # type: ignore[attr-defined]
    return found


def readers(src: Path) -> set[str]:
    """Full names of functions that run a rule they are given: a parameter of theirs is a Coroutine."""
    found = set()
    for name, _, tree in trees(src):
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                kinds = [ast.unparse(arg.annotation) for arg in [*node.args.args, *node.args.kwonlyargs] if arg.annotation]
                found |= {f"{name}.{node.name}" for kind in kinds if kind.startswith("Coroutine[")}
    return found


def forgotten_awaits(src: Path) -> list[str]:
    known, run_rules = coroutines(src), readers(src)
    faults = []
    for name, path, tree in trees(src, "montjoy/games"):
        meaning = meanings(name, path, tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                meaning[node.name] = f"{name}.{node.name}"
        nested = {n.name for n in nodes(tree) if is_coroutine(n)} - set(meaning) - methods(tree)  # type: ignore[attr-defined]
        fine: set[int] = set()
        for node in nodes(tree):
            if isinstance(node, ast.Await):
                fine.add(id(node.value))
            if isinstance(node, ast.Call) and (what := dotted(node.func, meaning)):
                kind = EFFECT.fullmatch(what)
                if kind and kind[2] == "together":
                    fine |= {id(part) for each in [*node.args, *node.keywords] for part in ast.walk(each)}
                if what in run_rules:
                    fine |= {id(each) for each in node.args}
        for owner, call in calls(tree):
            local = {**meaning, "self": f"{name}.{owner}", "cls": f"{name}.{owner}"} if owner else meaning
            what = dotted(call.func, local)
            if id(call) not in fine and what and (EFFECT.fullmatch(what) or what in known or what in nested):
                faults.append(f"{path}:{call.lineno}: {ast.unparse(call)[:60]}: not awaited, so nothing happens")
    return faults


def methods(tree: ast.Module) -> set[str]:
    return {
        part.name
        for node in nodes(tree)
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, ast.AsyncFunctionDef)
    }


def calls(node: ast.AST, owner: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Every call, with the name of the class around it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield owner, child
        yield from calls(child, child.name if isinstance(child, ast.ClassDef) else owner)


def test_every_effect_and_every_rule_is_awaited() -> None:
    assert forgotten_awaits(SRC) == []


RULES = """
    from montjoy.core import effects
    from montjoy.core.effects import ALL, choose, hits, roll as throw, tell, together, within
    from montjoy.games.one import luck
    from . import luck as fortune
    from .luck import volley

    async def rally(field):
        pass

    def watched(rule: Coroutine[Any, Any, None]) -> None:
        rule.send(None)

    class Game:
        async def play(self, state):
            {}
        def setup(self): return rally
    """


@pytest.mark.parametrize(
    "line",
    [
        "throw(6, 'why')",
        "x = throw(6, 'why') + 1",
        "return hits(1, 2, 6, '')",
        "effects.tell(ALL, None)",
        "if choose(1, 2, 3): pass",
        "together(choose(1, 2, 3))",
        "await together(choose(1, 2, 3)); choose(1, 2, 3)",
        "rally(state)",
        "luck.volley(3)",
        "fortune.volley(3)",
        "volley(3)",
        "await within(rally(state), state, ())",
        "x = [throw(6, i) for i in range(3)]",
        "self.play(state)",
        "for phase in (rally,): await rally(volley(3))",
        "x = lambda: throw(6, '')",
        "watched(len(rally(state)))",
        "await rally(rally(state))",
    ],
)
def test_a_forgotten_await_is_found(tmp_path: Path, line: str) -> None:
    text = textwrap.dedent(RULES).replace("{}", line)
    src = planted(tmp_path, games__one__play=text, games__one__luck="async def volley(n): pass")
    assert len(forgotten_awaits(src)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "x = await throw(6, '') + await throw(6, '')",
        "x = [await throw(6, i) for i in range(3)]",
        "await together(choose(1, 2, 3), *[choose(s, 2, 3) for s in 'ab'])",
        "await within(rally, state, ())",
        "for phase in (rally, volley): await phase(state)",
        "await self.play(state)",
        "self.setup()",
        "state.roll(6); state.rally(); len('tell')",
        "watched(rally(state))",
    ],
)
def test_what_needs_no_await(tmp_path: Path, line: str) -> None:
    text = textwrap.dedent(RULES).replace("{}", line)
    src = planted(tmp_path, games__one__play=text, games__one__luck="async def volley(n): pass")
    assert forgotten_awaits(src) == []


# ---- every Python 3.11 -------------------------------------------------------------------------------------------------
POSSESSIVE = re.compile(r"(?<!\\)\)[*+?}]\+|\(\?>")


def test_no_pattern_has_a_possessive_group() -> None:
    """Python before 3.11.5 reads `(?:a|b)*+` wrongly: with that of Debian 12 no file of texts in several lines could be read."""
    found = {path: text for _, path, tree in trees(SRC) for node in nodes(tree)
             if isinstance(node, ast.Constant) and isinstance(text := node.value, str) and POSSESSIVE.search(text)}  # fmt: skip
    assert found == {}
    assert POSSESSIVE.search("(?:a|b)*+") and POSSESSIVE.search("(?>a)") and not POSSESSIVE.search(r"[a]*+(?:b)*\)*+")


# ---- nothing left lying about ------------------------------------------------------------------------------------------


def our_files() -> Iterator[Path]:
    """Everything that belongs to the project."""
    for name in ("src", "tests", "docs", "bench", ".ci"):
        for path in sorted((ROOT / name).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pyc":
                yield path
    yield from (path for path in sorted(ROOT.iterdir()) if path.is_file() and path.name != ".git")


def test_no_to_do_is_left() -> None:
    word = re.compile(rb"\b" + b"TO" + rb"DO\b")
    assert [str(path) for path in our_files() if word.search(path.read_bytes())] == []


# ---- locks -------------------------------------------------------------------------------------------------------------


def lock(kind: str) -> dict[str, list[str]]:
    """Requirement line (with its marker) -> its hashes."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / f"requirements-{kind}.lock").read_text("utf-8").splitlines():
        word = line.strip().removesuffix("\\").strip()
        if word.startswith("--hash="):
            found[list(found)[-1]].append(word.removeprefix("--hash="))
        else:
            found[word] = []
    return found


@pytest.mark.parametrize("kind", ["run", "test", "compiled", "postgres", "plots", "progress", "tiled"])
def test_a_lock_names_versions_and_hashes_and_no_place(kind: str) -> None:
    text = (ROOT / f"requirements-{kind}.lock").read_text("utf-8")
    assert not re.search(r"://|@|index|find-links|\.(com|org|net|io)\b", text)
    for line, hashes in lock(kind).items():
        assert re.fullmatch(r"[a-z0-9.-]+==[\w.!+]+( ; .+)?", line), line
        assert hashes and all(re.fullmatch("sha256:[0-9a-f]{64}", each) for each in hashes), line


def test_the_test_set_holds_the_run_set() -> None:
    assert lock("run").items() <= lock("test").items()


def project() -> dict[str, object]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def plain(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~;\[ ]", requirement)[0]).lower()


def test_the_locks_hold_what_pyproject_asks_for() -> None:
    asked = project()
    run, test = ({line.split("==")[0] for line in lock(kind)} for kind in ("run", "test"))
    assert {plain(each) for each in asked["project"]["dependencies"]} <= run  # type: ignore[index]
    assert {plain(each) for group in asked["dependency-groups"].values() for each in group} <= test  # type: ignore[attr-defined]
    assert not {"numpy", "numba", "scipy", "pytest"} & run
    for name in EXTRAS:
        held = lock(name)
        wanted = asked["project"]["optional-dependencies"][name]  # type: ignore[index]
        assert {plain(each) for each in wanted} <= {line.split("==")[0] for line in held}
        in_tests = {line.partition(" ;")[0] for line in lock("test")}
        assert [line for line in held if line.partition("==")[0] in test and line.partition(" ;")[0] not in in_tests] == []


def test_one_version() -> None:
    import montjoy

    assert project()["project"]["version"] == montjoy.__version__  # type: ignore[index]


# ---- start.py ----------------------------------------------------------------------------------------------------------


def test_an_old_python_can_read_start_py() -> None:
    """So that it can say that it is too old. No annotations, f-strings or walruses; plain ASCII."""
    text = (ROOT / "start.py").read_bytes().decode("ascii")
    tree = ast.parse(text, feature_version=(3, 7))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.NamedExpr)]
    assert not re.search("https?:|//|www", text)


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """start.py in a folder of its own, its installers replaced by ones that only write down what they were asked."""
    monkeypatch.delenv("MONTJOY_VENV", raising=False)
    return loaded(tmp_path, monkeypatch)


def loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    tmp_path.mkdir(exist_ok=True)
    for name in ("start.py", "pyproject.toml", "requirements-run.lock", "requirements-test.lock"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    spec = importlib.util.spec_from_file_location("start_under_test", tmp_path / "start.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.ran = []  # type: ignore[attr-defined]

    def run(command: list[str]) -> None:
        module.ran.append([word for word in command if word != "-q"])  # type: ignore[attr-defined]
        if "venv" in command:
            Path(module.PYTHON).parent.mkdir(parents=True, exist_ok=True)
            Path(module.PYTHON).write_text("")

    monkeypatch.setattr(module, "run", run)
    monkeypatch.setattr(module, "routes", lambda: [module.by_pip])
    monkeypatch.setattr(module, "hand_over", lambda args: args)
    return module


def how_many(start: ModuleType) -> int:
    """Commands that set-up has given since the last time we asked."""
    n = len(start.ran)
    start.ran.clear()
    return n


def test_set_up_once(start: ModuleType) -> None:
    """An environment, the lock, the project; then nothing; tests add only libraries, and after them run needs nothing."""
    assert start.main(["play", "rudern"]) == ["-P", "-m", "montjoy", "play", "rudern"]
    assert start.ran[1][-3:] == ["--require-hashes", "-r", os.path.join(start.ROOT, "requirements-run.lock")]
    assert how_many(start) == 3
    start.main([])
    assert how_many(start) == 0
    start.main(["test", "-k", "x"])
    assert [command[-1] for command in start.ran] == [os.path.join(start.ROOT, "requirements-test.lock")]
    how_many(start)
    start.main(["play"])
    start.main(["test", "x"])
    assert how_many(start) == 0


def test_a_misspelt_test_is_asked_about(start: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """`test rudren`, `test --quik`: red before, "file or directory not found"; what is nothing like ours is for pytest."""
    os.makedirs(os.path.join(start.ROOT, "tests", "games", "rudern"))
    for typed, meant in [("rudren", "rudern"), ("--quik", "--quick")]:
        assert start.main(["test", typed]) == 2 and f'did you mean "{meant}"?' in capsys.readouterr().err
    for typed in ("tests", "rudern.py::test_x", "-x"):
        assert start.main(["test", typed])[:3] == ["-m", "pytest", "-q"]


def test_games_are_tested_with_what_pytest_takes(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`test GAME [GAME ...] [anything of pytest's]`.  Red before: a second word made the game a path that is not there.
    What `-k` leaves nothing of is no failure, as long as one test runs."""
    for name in ("rudern", "massbattle"):
        os.makedirs(os.path.join(start.ROOT, "tests", "games", name))
    ran: list[list[str]] = []
    codes: dict[str, int] = {}

    def code_of(name: str, command: list[str], env: dict[str, str]) -> int:
        ran.append(command)
        return next((code for path, code in codes.items() if path in command), 0)

    monkeypatch.setattr(start, "code_of", code_of)
    suite = os.path.join("tests", "games", "rudern"), os.path.join("tests", "games", "massbattle")
    assert start.main(["test", "rudern", "massbattle", "-n", "2", "-k", "ending or end"]) == 0
    assert ran[-3][-6:] == [*suite, "-n", "2", "-k", "ending or end"]
    assert ran[-2][-2:] == ["-k", "(rudern or massbattle) and (ending or end)"]
    codes |= {"tests/words": start.NO_TESTS, "tests/suite": start.NO_TESTS}
    assert start.main(["test", "rudern", "-kend"]) == 0 and start.main(["test", "rudern"]) == 1
    codes[suite[0]] = start.NO_TESTS
    assert start.main(["test", "rudern", "-k", "nothing"]) == 1
    codes[suite[0]] = 1
    assert start.main(["test", "rudern", "-x"]) == 1
    capsys.readouterr()
    assert start.main(["test", "rudern", "masbattle"]) == 2 and 'did you mean "massbattle"?' in capsys.readouterr().err
    assert start.main(["test", "--quick", "tests/core"]) == 2 and "--quick takes nothing beside it" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["requirements-run.lock", "requirements-test.lock", "pyproject.toml", "place", "python"])
def test_set_up_anew_when_something_changed(start: ModuleType, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    start.main(["test", "x"])
    how_many(start)
    if what == "place":
        Path(start.VENV).rename(start.VENV + "2")
        monkeypatch.setattr(start, "VENV", start.VENV + "2")
        for name in ("STAMP", "OURS", "BUSY", "PYTHON"):
            monkeypatch.setattr(start, name, getattr(start, name).replace(".venv", ".venv2"))
    elif what == "python":
        monkeypatch.setattr(sys, "version", "3.99")
    else:
        with open(os.path.join(start.ROOT, what), "a") as file:
            file.write("\n")
    start.main(["play"])
    assert how_many(start) == 3


@pytest.mark.parametrize("broken_at", [0, 1, 2])
def test_a_broken_off_set_up_begins_again(start: ModuleType, monkeypatch: pytest.MonkeyPatch, broken_at: int) -> None:
    run = start.run

    def stop(command: list[str]) -> None:
        if len(start.ran) == broken_at:
            raise KeyboardInterrupt
        run(command)

    with monkeypatch.context() as for_now:
        for_now.setattr(start, "run", stop)
        assert start.main(["play"]) == 130
    how_many(start)
    start.main(["play"])
    assert how_many(start) == 3


def test_the_uv_that_is_fetched_is_the_one_that_is_named(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its version and the hashes of its files go to pip, which takes no other; what is there of another version is replaced."""
    monkeypatch.setattr(start, "routes", lambda: [start.by_own_uv])
    given = []
    run, uv = start.run, Path(start.TOOLS) / "bin" / ("uv.exe" if os.name == "nt" else "uv")

    def fetched(command: list[str]) -> None:
        if "--target" in command:
            given.append(Path(command[-1]).read_text().split())
            assert command[-3:-1] == ["--require-hashes", "-r"] and "uv" not in command
            uv.parent.mkdir(exist_ok=True)
            uv.write_text("")
        run(command)

    monkeypatch.setattr(start, "run", fetched)
    start.main(["play"])
    (words,) = given
    assert re.fullmatch(r"uv==\d+\.\d+\.\d+", words[0]) and len(words) > 10
    assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", word) for word in words[1:]) and len(set(words)) == len(words)
    Path(start.STAMP).unlink()
    start.main(["play"])
    assert len(given) == 1
    monkeypatch.setattr(start, "UV", "99.0.0")
    Path(start.STAMP).unlink()
    start.main(["play"])
    assert len(given) == 2 and given[1][0] == "uv==99.0.0"


def test_a_failed_set_up_says_what_failed(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(command: list[str]) -> None:
        raise start.Failed("the cat sat on it")

    monkeypatch.setattr(start, "run", fail)
    assert start.main(["play"]) == 1
    out, err = capfd.readouterr()
    assert out == "" and "could not be set up" in err and "the cat sat on it" in err and "What to do" in err


def test_a_strangers_environment_is_left_alone(start: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    os.makedirs(start.VENV)
    assert start.main(["play"]) == 1
    assert how_many(start) == 0 and os.path.isdir(start.VENV)
    assert "not made by start.py" in capfd.readouterr().err


def test_the_environment_may_stand_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """MONTJOY_VENV: nothing is written into the checkout; another checkout makes it anew."""
    there = tmp_path / "elsewhere" / "env"
    monkeypatch.setenv("MONTJOY_VENV", str(there))
    one = loaded(tmp_path / "one", monkeypatch)
    before = sorted((tmp_path / "one").iterdir())
    assert one.main(["play"]) == ["-P", "-m", "montjoy", "play"] and how_many(one) == 3
    assert Path(one.PYTHON).is_relative_to(there) and sorted((tmp_path / "one").iterdir()) == before
    assert {path.name for path in there.parent.iterdir()} == {"env", "env.tools"}
    assert one.main(["play"]) and how_many(one) == 0
    other = loaded(tmp_path / "other", monkeypatch)
    assert other.main(["play"]) and how_many(other) == 3


def test_tools_of_tests_keep_nothing_in_a_checkout_that_is_not_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With MONTJOY_VENV ruff, mypy, pytest and hypothesis remember beside the environment; what is set already stays."""
    tools = tmp_path / "ein Ort ö.tools"
    monkeypatch.setenv("MONTJOY_VENV", str(tmp_path / "ein Ort ö"))
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p no:randomly")
    monkeypatch.setenv("MYPY_CACHE_DIR", "mine")
    unset = ("RUFF_CACHE_DIR", "HYPOTHESIS_STORAGE_DIRECTORY")
    monkeypatch.setattr(os, "environ", {name: value for name, value in os.environ.items() if name not in unset})
    start = loaded(tmp_path / "one", monkeypatch)
    start.main(["play"])
    assert "RUFF_CACHE_DIR" not in os.environ
    start.main(["test", "x"])
    *before, option, cache = shlex.split(os.environ["PYTEST_ADDOPTS"])
    assert (before, option) == (["-p", "no:randomly"], "-o") and cache.startswith(f"cache_dir={tools}")
    assert os.environ["MYPY_CACHE_DIR"] == "mine"
    for name in unset:
        assert Path(os.environ[name]).is_relative_to(tools)


def test_a_place_that_is_not_ours_is_answered_with_what_helps(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """No word of a network that may be missing, nor of folders to delete that were never made."""
    def refused(kind: str) -> None:
        raise PermissionError(13, "Permission denied", start.TOOLS)

    monkeypatch.setattr(start, "set_up", refused)
    assert start.main(["play"]) == 1
    told = capfd.readouterr().err
    assert start.TOOLS in told and "MONTJOY_VENV=FOLDER" in told and "network" not in told and "Delete" not in told


EXTRAS = ("compiled", "postgres", "plots", "progress", "tiled")


def test_more_libraries_are_installed_by_name(start: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    """By their locks, and again into an environment that is made anew; a wrong name is refused, and help is help."""
    assert tuple(start.HELPS) == EXTRAS
    assert start.main(["install", "compiled", "postgres"]) == 0
    locks = [os.path.join(start.ROOT, f"requirements-{name}.lock") for name in ("compiled", "postgres")]
    wanted = [["--require-hashes", "-r", path] for path in locks]
    assert [command[-3:] for command in start.ran[-2:]] == wanted and how_many(start) == 5
    (Path(start.ROOT) / "pyproject.toml").write_text("another")
    assert start.main(["play"]) and [command[-3:] for command in start.ran[-2:]] == wanted and how_many(start) == 5
    capfd.readouterr()
    for words, code in (["install", "--help"], 0), (["install"], 2), (["install", "numba"], 2):
        assert start.main(words) == code and how_many(start) == 0
        told = capfd.readouterr()
        assert all(name in (told.err if code else told.out) for name in EXTRAS) and bool(told.out) != bool(code)
    assert "nothing called numba" in told.err


def test_a_command_of_set_up_is_shown_as_it_can_be_typed(tmp_path: Path) -> None:
    """Also from a folder with a blank in its name, whether it goes well or not."""
    (tmp_path / "start.py").write_bytes((ROOT / "start.py").read_bytes())
    (tmp_path / "a b").write_text("raise SystemExit(3)")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import start\n"
    code += f"start.run([sys.executable, {str(tmp_path / 'a b')!r}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    shown = [line.partition("  + ")[2] for line in done.stderr.splitlines() if line.startswith("  + ")]
    if os.name != "nt":
        assert [shlex.split(line) for line in shown] == [[sys.executable, str(tmp_path / "a b")]]
        assert f"exit code 3: {shown[0]}" in done.stderr


def test_a_failed_installation_says_what_failed(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    start.main(["play"])

    def fail(command: list[str]) -> None:
        raise start.Failed("the cat sat on it")

    monkeypatch.setattr(start, "run", fail)
    assert start.main(["install", "plots"]) == 1
    told = capfd.readouterr().err
    assert "plots could not be installed" in told and "the cat sat on it" in told and start.main(["play"])


def latin_1(folder: Path) -> dict[str, str]:
    """A locale whose letters are Latin-1, made where the system has what it is made of; {}: it has not."""
    (folder / "locales").mkdir()
    made = folder / "locales" / "en_US.ISO-8859-1"
    with contextlib.suppress(OSError):
        subprocess.run(["localedef", "-i", "en_US", "-f", "ISO-8859-1", str(made)], capture_output=True, check=False)
    return {"LOCPATH": str(made.parent), "LC_ALL": made.name} if made.exists() else {}


@pytest.mark.skipif(os.name == "nt", reason="locales of POSIX")
def test_it_starts_in_a_folder_with_letters_outside_ascii(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under C and under Latin-1, whichever of them set it up: the way to our code is written in ASCII, and names the same bytes.
    As on Windows, Python 3.11 and 3.12 read a .pth file as the locale has it."""
    monkeypatch.delenv("MONTJOY_VENV", raising=False)
    start = loaded(tmp_path / "späce ž", monkeypatch)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", start.VENV], check=True)
    (Path(start.ROOT) / "src").mkdir()
    (Path(start.ROOT) / "src" / "is_there.py").write_text("")
    (site,) = Path(start.VENV).glob("lib/python*/site-packages")
    (site / "_montjoy.pth").write_text(os.path.join(start.ROOT, "src"), "utf-8")
    (site / "another.pth").write_text("# as it was", "utf-8")
    start.write_paths()
    assert (site / "_montjoy.pth").read_bytes().isascii() and (site / "another.pth").read_text() == "# as it was"
    for locale in {"LC_ALL": "C", "PYTHONUTF8": "0"}, latin_1(tmp_path), {"LC_ALL": "C.UTF-8"}:
        env = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "PYTHON"))} | locale
        done = subprocess.run([start.PYTHON, "-c", "import is_there"], env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, (locale, done.stderr)
        ask = f"import sys; sys.path.insert(0, {start.ROOT.encode()!r}.decode(sys.getfilesystemencoding(), 'surrogateescape'))"
        ask += "; import start; print(start.key())"
        keys = subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=False)
        assert keys.stdout.strip() == start.key(), (locale, keys.stderr)


@pytest.mark.skipif(os.name == "nt", reason="locales of POSIX")
def test_a_game_of_ones_own_in_such_a_folder_keeps_nothing_from_starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red before: after `pip install -e` of it no command started any more under LC_ALL=C.  An environment of others stays."""
    monkeypatch.delenv("MONTJOY_VENV", raising=False)
    start = loaded(tmp_path / "here", monkeypatch)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", start.VENV], check=True)
    (tmp_path / "mine ž").mkdir()
    (tmp_path / "mine ž" / "is_there.py").write_text("")
    (site,) = Path(start.VENV).glob("lib/python*/site-packages")
    installed = site / "_editable_impl_redoubt.pth"
    installed.write_text(f"{tmp_path / 'mine ž'}\n", "utf-8")
    env = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "PYTHON"))}
    kept = installed.read_bytes()
    start.write(start.STAMP, start.key(), "run")
    assert start.main(["play"])[-1] == "play" and installed.read_bytes() == kept
    start.write(start.OURS, start.key(), "pip")
    assert start.main(["play"])[-1] == "play" and how_many(start) == 0
    for locale in {"LC_ALL": "C", "PYTHONUTF8": "0"}, {"LC_ALL": "C"}, {"LC_ALL": "C.UTF-8"}:
        done = subprocess.run([start.PYTHON, "-c", "import is_there"], env=env | locale, capture_output=True, check=False)
        assert done.returncode == 0, (locale, done.stderr)


def test_a_step_of_the_tests_that_was_ended_from_outside_is_told_so(start: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    """Red before: "exit code -15"."""
    start.PYTHON = sys.executable  # type: ignore[attr-defined]
    for code, says in ("import os; os.kill(os.getpid(), 15) # SIGTERM", "ended by signal 15"), ("exit(3)", "exit code 3"):
        if os.name != "nt" or "SIGTERM" not in code:
            assert start.code_of("a step", ["-c", code], {}) and says in capfd.readouterr().err
    assert not start.code_of("a step", ["-c", ""], {}) and "passed" in capfd.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_in_the_middle_of_set_up_is_one_line(start: ModuleType) -> None:
    """The installer, which would tell where in its text it was, does not hear it; it is ended, with what it has started."""
    inner = "import time; print('up', flush=True); time.sleep(600)"
    outer = f"""if 1:
        import signal, sys
        signal.signal(signal.SIGINT, signal.default_int_handler)     # what is started in the background does not hear it
        sys.path.insert(0, {start.ROOT!r})
        import start
        start.set_up = lambda kind: start.call([sys.executable, "-c", {inner!r}])
        sys.exit(start.main(["play"]))"""
    for kind in signal.SIGINT, signal.SIGTERM:
        pipe, words = subprocess.PIPE, [sys.executable, "-c", outer]
        both = subprocess.Popen(words, stdout=pipe, stderr=pipe, start_new_session=True)
        assert both.stdout and both.stdout.readline() == b"up\n"
        os.killpg(both.pid, kind)
        out, err = both.communicate(timeout=HANGS)           # ends when the installer has let go of them, too
        assert (both.returncode, out) == (130, b"") and err.decode().split("\n") == [
            "", "Set-up was interrupted. The same command begins it again.", ""]


def test_every_variable_is_explained() -> None:
    """docs/setup.md names each that we read, and none that we do not."""
    named = re.compile(r"\bMONTJOY_[A-Z_]+")
    paths = [ROOT / "start.py", *SRC.rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    page = (ROOT / "docs" / "setup.md").read_text("utf-8")
    assert {name for path in paths for name in named.findall(path.read_text("utf-8"))} == set(named.findall(page))


def test_an_old_python_is_told(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert start.main(["play"]) == 1
    assert "needs Python 3.11 or newer" in capfd.readouterr().err
    assert how_many(start) == 0


def test_two_at_once_take_turns(start: ModuleType) -> None:
    """The second waits for the first, sees that all is done, and does nothing."""
    path = os.path.join(start.ROOT, "lock")
    with start.one_at_a_time(path), open(path, "a") as second:
        assert not start.lock(second)
    with open(path, "a") as second:
        assert start.lock(second)


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_is_the_childs_matter(start: ModuleType) -> None:
    code = "import signal,sys,time; signal.signal(signal.SIGINT, lambda *a: sys.exit(9)); print('up', flush=True); time.sleep(60)"
    outer = f"""if 1:
        import subprocess, sys
        sys.path.insert(0, {start.ROOT!r})
        import start
        class Child(subprocess.Popen):
            def wait(self, timeout=None):
                print("waits", flush=True)
                return super().wait(timeout)
        sys.exit(start.wait(Child([sys.executable, "-c", {code!r}])))"""
    both = subprocess.Popen([sys.executable, "-c", outer], stdout=subprocess.PIPE, start_new_session=True)
    assert both.stdout and {both.stdout.readline(), both.stdout.readline()} == {b"up\n", b"waits\n"}
    os.killpg(both.pid, signal.SIGINT)
    both.stdout.close()
    assert both.wait(HANGS) == 9


# ---- the wheel ---------------------------------------------------------------------------------------------------------


def test_the_wheel_holds_everything(tmp_path: Path) -> None:
    """Every file below src/montjoy is in the built wheel: rules, tables, the players' words, py.typed; and the game that `new
    game` copies."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    ours = {path.relative_to(SRC).as_posix() for path in our_files() if path.is_relative_to(SRC)}
    assert "montjoy/py.typed" in ours
    pattern = ROOT / "tests" / "contract" / "cards"
    ours |= {f"montjoy/patterns/cards/{path.relative_to(pattern).as_posix()}"
             for path in our_files() if path.is_relative_to(pattern)}
    assert ours - held == set()
    assert {name for name in held if not name.startswith(("montjoy/", "montjoy-"))} == set()
    assert {"LICENSE", "NOTICE", "entry_points.txt"} <= {Path(name).name for name in held}
