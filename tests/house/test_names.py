"""A command is a verb: what does something is not named like a state. What still is stands in a list that only shrinks.

The heuristic is simple on purpose. It does something: every coroutine, and every function that has no result. It is
named like a state: its first word is a past participle, or an adverb, preposition or adjective. A pure function with a
result may be called `sorted` or `mended`.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.test_house import SRC, own_nodes, planted, trees

LIST = Path(__file__).with_name("named_like_states.txt")     # `module:function` a line; take out what you have renamed
PARTICIPLES = set(                                           # none that is a plain verb, too: read, set, put, cut, lay, run
    """been begun bent bound bought brought built caught chosen dealt done drawn driven eaten fallen fed felt fled flown
       forgotten fought found frozen given gone grown held hidden kept known laid led left lent lost made meant met paid
       ridden risen said seen sent shown slain slept sold spent stolen struck stuck sunk sworn taken taught thought
       thrown told torn understood woken won worn written""".split()
)
STATES = set(
    """absent after afterwards again alike alive alone among anew asleep at awake away back before below beside between by
       dead deaf from full home in inside later missing near new newly nightly off once only out outside safe secret
       since then there too under unseen up whole within wrong""".split()
)
RESULTLESS = {"None", "NoReturn", "Never"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(node: ast.AST, around: str = "") -> Iterator[tuple[str, Function]]:
    """Every function and method with its full name in its module: Class.method, outer.inner."""
    for child in ast.iter_child_nodes(node):
        name = around
        if isinstance(child, Function | ast.ClassDef):
            name = f"{around}.{child.name}".lstrip(".")
        if isinstance(child, Function):
            yield name, child
        yield from functions(child, name)


def does_something(function: Function) -> bool:
    """A coroutine, or a function without a result; a property is no command, nor is its setter."""
    if any(ast.unparse(each).endswith(".setter") for each in function.decorator_list):
        return False
    if isinstance(function, ast.AsyncFunctionDef):
        return True
    if function.returns:
        return ast.unparse(function.returns) in RESULTLESS
    return not any(isinstance(node, ast.Return | ast.Yield | ast.YieldFrom) and node.value for node in own_nodes(function))


def is_named_like_a_state(name: str) -> bool:
    """_driven_off, opened, newly_gone; not __init__, need, or proceed."""
    word = name.strip("_").partition("_")[0]
    return word in PARTICIPLES or word in STATES or (word.endswith("ed") and not word.endswith("eed"))


def named_like_states(src: Path) -> list[str]:
    return sorted(
        f"{module}:{name}"
        for module, _, tree in trees(src)
        for name, function in functions(tree)
        if does_something(function) and is_named_like_a_state(function.name)
    )


def test_the_list_of_those_named_like_states_only_shrinks() -> None:
    """One that is new wants a verb; one that is gone leaves the list."""
    there, listed = Counter(named_like_states(SRC)), Counter(LIST.read_text("utf-8").split())
    assert sorted(there - listed) == [], "give these a verb"
    assert sorted(listed - there) == [], "take these out of the list"


def test_the_list_is_sorted() -> None:
    listed = LIST.read_text("utf-8").split()
    assert listed == sorted(listed)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def opened() -> None: ...", "opened"),
        ("def _told(x): x.y = 1", "_told"),
        ("def newly_gone() -> NoReturn: ...", "newly_gone"),
        ("async def thrown() -> int: return 6", "thrown"),
        ("class A:\n    async def driven_off(self) -> None: ...", "A.driven_off"),
        ("def run() -> int:\n    def after() -> None: ...\n    return 1", "run.after"),
        ("if True:\n    def before_tactics() -> None: ...", "before_tactics"),
    ],
)
def test_a_planted_state_is_found(tmp_path: Path, text: str, found: str) -> None:
    assert named_like_states(planted(tmp_path, lab__a=text)) == [f"montjoy.lab.a:{found}"]


def test_what_may_be_called_so(tmp_path: Path) -> None:
    text = """
        class Opened:
            def __init__(self) -> None: ...
            @kept.setter
            def kept(self, n: int) -> None: ...
        def mended(x: int) -> int: return x
        def listed(x):
            return [x]
        def walked(x):
            yield x
        def need() -> None: ...
        def proceed_to_battle() -> None: ...
        def read() -> None: ...
        async def open_battle() -> None: ...
        """
    assert named_like_states(planted(tmp_path, lab__a=text)) == []
