"""Which way the table's imports point: a package may import those before it, and no module imports in a circle."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
ORDER = ("store", "access", "notify", "tables", "web", "")   # "": app, server and hosting, on top
BESIDE = ("boards", "logs")                                  # of games and of nobody


def arrows(src: Path) -> dict[str, set[str]]:
    """By module, the modules of the table that it imports, in functions and for types too."""
    paths = src.glob("montjoy/table/**/*.py")
    files = {".".join(p.relative_to(src).with_suffix("").parts).removesuffix(".__init__"): p for p in paths}
    found: dict[str, set[str]] = {}
    for name, path in files.items():
        named = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                named |= {f"{node.module}.{alias.name}" for alias in node.names}
            elif isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
        whole = {what if what in files else what.rpartition(".")[0] for what in named}
        found[name] = (whole & set(files)) - {name}
    return found


def package(name: str) -> str:
    parts = name.split(".")[2:]
    return parts[0] if len(parts) > 1 or (parts and parts[0] in (*ORDER, *BESIDE)) else ""


def upward(found: dict[str, set[str]]) -> list[str]:
    return [
        f"{one} imports {other}" for one, others in sorted(found.items()) for other in sorted(others)
        if package(one) in ORDER and package(other) in ORDER and ORDER.index(package(one)) < ORDER.index(package(other))
    ]  # fmt: skip


def circle(found: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_packages_import_those_before_them() -> None:
    assert upward(arrows(SRC)) == []


def test_no_module_imports_in_a_circle() -> None:
    assert circle(arrows(SRC)) == []


@pytest.mark.parametrize(("where", "text"), [
    ("store/one.py", "from montjoy.table.tables import two"),
    ("tables/one.py", "def f():\n    from montjoy.table.app import make"),
    ("access/one.py", "if TYPE_CHECKING:\n    import montjoy.table.tables.two"),
])  # fmt: skip
def test_a_planted_arrow_upward_is_seen(where: str, text: str, tmp_path: Path) -> None:
    for name, said in {where: text, "tables/two.py": "", "app.py": ""}.items():
        path = tmp_path / "montjoy" / "table" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(said, "utf-8")
    assert len(upward(arrows(tmp_path))) == 1


def test_a_planted_circle_is_seen(tmp_path: Path) -> None:
    folder = tmp_path / "montjoy" / "table" / "tables"
    folder.mkdir(parents=True)
    (folder / "one.py").write_text("from montjoy.table.tables.two import x", "utf-8")
    (folder / "two.py").write_text("def f():\n    from montjoy.table.tables import one", "utf-8")
    assert len(circle(arrows(tmp_path))) == 3
