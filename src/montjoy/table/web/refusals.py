"""A refusal before anybody has looked at what is asked: a sentence in the reader's language, to a program as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from montjoy.table.tables import page_words


def is_for_programs(path: str) -> bool:
    """Also by an address that was put together with a slash too many."""
    return f"/{path.lstrip('/')}/".startswith("/api/")


def write(
    path: str, lang: str, message: str, wait: int = 0, facts: Mapping[str, int] = MappingProxyType({})
) -> tuple[str, bytes]:
    """The kind of a refusal and its body; what a program gets is a `Trouble` (messages.py).  `wait`: seconds until it may ask
    again, for programs that do not look at headers."""
    says = page_words.plain_words(lang).text(message, **facts)
    if not is_for_programs(path):
        return "text/plain; charset=utf-8", says.encode()
    name = message.removeprefix("page-").removeprefix("guard-")
    facts = {**facts, "seconds": wait} if wait else facts
    return "application/json", msgspec.json.encode({"error": name, "rule": "", "facts": dict(facts), "says": says, "now": ""})
