"""Inputs made from good ones: cut, doubled, joined, with odd words, numbers and letters in the places of others."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from montjoy.core.philox import Philox

TOKEN: Final = re.compile(rb'"[^"\n]*"|[\w.+-]+|[^\s\w]')
ODD: Final[tuple[bytes, ...]] = tuple(
    text.encode() for text in (
        "0", "-1", "1", "99", "2147483648", "9007199254740993", "-9223372036854775809", "9" * 40, "1e999", "nan", "-inf",
        "0x1f", "1_000", "0.1", "true", "null", '""', '"\\ud800"', '"\\u0000"', "[]", "{}", "[[]]", "{'a'=1}", "''",
        '{"type":"No"}', '"', "'", '"""', "\\", "#", "=", ",", ":", ";", ".", "/", "../..", "%00", "&", "\0", "\r\n",
        "\n\n", "\t", " " * 60, "٠٦١٣", "６", "²", "\u202e", "\u2066", "\u200d", "\ufeff", "e\u0301\u0301\u0301", "ﬁ",
        "İ", "ß", "𝟘", "\U0010ffff", "<b>", "{{ x }}", "{ $x }", "a" * 61, "a" * 300,
    )
) + (b"\xff", b"\xed\xa0\x80", b"\xc0\x80")
ARABIC: Final = {ord("0") + n: chr(0x660 + n) for n in range(10)}
WIDE: Final = {n: n + 0xFEE0 for n in range(0x21, 0x7F)}
VALUES: Final = (
    0, -1, 1, 2, 7, 99, 2**31, 2**53 + 1, -(2**63), 10**30, 0.5, 1e300, True, False, None, "", "x", "0", "-1", "__all__",
    "umpire", "‮", "a" * 300, [], {}, [[]], [0], ["x"], {"type": "No"}, {"a": {}}, [1, 2, 3], "00" * 32,
)  # fmt: skip
T = TypeVar("T")
MANY: Final = (2, 3, 10, 70, 400)


class Mutator:
    """Inputs of at most `most` bytes, from what is kept; `words`: the words of the language that is spoken there."""

    def __init__(self, luck: Philox, words: Sequence[bytes], most: int) -> None:
        self.luck, self.words, self.most = luck, tuple(words), most

    def made(self, kept: Sequence[bytes]) -> bytes:
        """One of those kept, changed in one to five ways."""
        data = self.one(kept)
        for _ in range(1 + min(self.luck.below(6), self.luck.below(6))):
            data = self.one(WAYS)(self, data, kept)[: self.most]
        return data

    def one(self, things: Sequence[T]) -> T:
        return things[self.luck.below(len(things))]

    def below(self, data: bytes) -> int:
        return self.luck.below(len(data) + 1)

    def piece(self, data: bytes) -> tuple[int, int]:
        """From where to where; mostly short."""
        at = self.below(data)
        return at, min(len(data), at + self.luck.below(1 + self.one((4, 30, len(data)))))

    def word(self) -> bytes:
        return self.one(self.words) if self.words and self.luck.below(2) else self.one(ODD)

    # ---- the ways -------------------------------------------------------------------------------------------------------
    def flipped(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        at = self.below(data)
        return data[:at] + bytes([self.luck.below(256)]) + data[at + 1 :]

    def cut(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        a, b = self.piece(data)
        return data[:a] + data[b:]

    def doubled(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        a, b = self.piece(data)
        return data[:a] + data[a:b] * self.one(MANY) + data[b:]

    def inserted(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        at = self.below(data)
        space = self.one((b"", b" ", b"\n"))
        return data[:at] + space + self.word() + space + data[at:]

    def replaced(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        """A word, number, text or sign is another."""
        begin = self.below(data)
        found = TOKEN.search(data, begin) or TOKEN.search(data)
        if found is None:
            return self.word()
        new = self.word() * (self.one(MANY) if self.luck.below(8) == 0 else 1)
        return data[: found.start()] + new + data[found.end() :]

    def disguised(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        """A word looks alike and is another: figures of another script, wide letters, capitals, one sign more or less."""
        found = TOKEN.search(data, self.below(data)) or TOKEN.search(data)
        if found is None:
            return data
        old = found.group().decode("utf-8", "replace")
        alike = old.translate(ARABIC), old.translate(WIDE), old.swapcase(), old + old[-1:], old[1:], f"-{old}", f"{old} {old}"
        new = self.one(alike)
        return data[: found.start()] + new.encode() + data[found.end() :]

    def joined(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        other = self.one(kept)
        return data[: self.below(data)] + other[self.below(other) :]

    def valued(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        """Of a line of JSON a value is another, of the same line or an odd one; other text is as in `replaced`."""
        there = data.split(b"\n")
        at = self.luck.below(len(there))
        try:
            whole = json.loads(there[at])
        except (ValueError, RecursionError):
            return self.replaced(data, kept)
        nodes: list[tuple[Any, Any]] = [([whole], 0)]
        for holder, key in nodes:
            inner = holder[key]
            pairs = inner.items() if isinstance(inner, dict) else enumerate(inner) if isinstance(inner, list) else ()
            nodes += [(inner, k) for k, _ in pairs]
        holder, key = self.one(nodes)
        other, where = self.one(nodes)
        new = self.one(VALUES) if self.luck.below(2) else json.loads(json.dumps(other[where]))
        if isinstance(holder, dict) and self.luck.below(4) == 0:
            holder.pop(key)
            key = self.one(("seat", "type", "to", "x", ""))
        holder[key] = new
        there[at] = json.dumps(nodes[0][0][0]).encode()
        return b"\n".join(there)

    def lines(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        """A line is left out, stands elsewhere, twice, or often."""
        there = data.split(b"\n")
        line = there.pop(self.luck.below(len(there)))
        times = self.one((0, 1, 2, 30))
        for _ in range(times):
            there.insert(self.luck.below(len(there) + 1), line)
        return b"\n".join(there)

    def nested(self, data: bytes, kept: Sequence[bytes]) -> bytes:
        a, b = self.piece(data)
        opens, closes = self.one(((b"[", b"]"), (b"{", b"}"), (b'{"a":', b"}"), (b"(", b")"), (b'"', b'"'), (b"a.", b"")))
        times = self.one(MANY)
        return data[:a] + opens * times + data[a:b] + closes * times + data[b:]



WAYS: Final[tuple[Callable[[Mutator, bytes, Sequence[bytes]], bytes], ...]] = (
    Mutator.flipped, Mutator.cut, Mutator.doubled, Mutator.inserted, Mutator.replaced, Mutator.replaced, Mutator.replaced,
    Mutator.disguised, Mutator.disguised, Mutator.valued, Mutator.valued, Mutator.valued, Mutator.joined, Mutator.lines,
    Mutator.nested,
)
