"""docs/setup.md: there is one way in which a checkout gets more libraries, and what the page says of it is so."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tests.docs.test_markdown import PAGES

ROOT = Path(__file__).resolve().parents[2]
BY_HAND = re.compile(r"\.venv\S* -m pip install|pip install [^\n]*\.venv")


def test_no_page_tells_another_way_to_put_a_library_into_the_environment_of_a_checkout() -> None:
    """Red before: store.md told pip and uv by hand, for what is lost with the next update."""
    assert [path.name for path in PAGES if BY_HAND.search(path.read_text("utf-8"))] == []
    assert BY_HAND.search(".venv/bin/python -m pip install x") and BY_HAND.search("uv pip install --python .venv/bin/python x")


def test_each_name_that_install_takes_is_told_and_leads_to_a_page_that_tells_of_it() -> None:
    """Red before: PostgreSQL's led to a page that does not speak of it."""
    page = (ROOT / "docs" / "setup.md").read_text("utf-8")
    told = dict(re.findall(r"^python3 start\.py install (\w+) +# (.*)$", page, re.MULTILINE))
    helps = re.search(r"^HELPS = \{\n(.*?)^\}", (ROOT / "start.py").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert helps and list(told) == re.findall(r'^    "(\w+)": ', helps[1], re.MULTILINE)
    (postgres,) = re.findall(r"\((\w+\.md)\)", told["postgres"])
    assert "start.py install postgres" in (ROOT / "docs" / postgres).read_text("utf-8")


def test_every_extra_is_of_use() -> None:
    """The page tells of it, or Montjoy imports it.  Red before: `rl`, `spiel` and `cluster` led nowhere."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    page = (ROOT / "docs" / "setup.md").read_text("utf-8")
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    for extra, packages in extras.items():
        names = [re.split(r"[\[>=<; ]", package)[0] for package in packages]
        assert f"start.py install {extra}" in page or all(re.search(rf"(import|from) {name}\b", code) for name in names), extra
