"""Source text, parsed and walked once for all tests that read it."""

from __future__ import annotations

import ast
from functools import cache


@cache
def parsed(text: str, path: str = "<text>") -> ast.Module:
    return ast.parse(text, path)


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """What `ast.walk` goes through."""
    return tuple(ast.walk(tree))
