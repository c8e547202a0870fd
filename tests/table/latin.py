"""What of a page is written in Latin letters: in Hebrew every such word must be a name, an id or somebody's own."""

from __future__ import annotations

import re
from html.parser import HTMLParser

SPOKEN = ("aria-label", "title", "alt", "placeholder", "data-on", "data-off", "data-turn", "data-copied")
EMPTY = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
LATIN = re.compile(r"[A-Za-zÀ-ž](?:[\w'’*.+/-]*[\w*])?")


class Reader(HTMLParser):
    """The texts of a page with the language they are said to be in."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.open: list[tuple[str, str, str]] = [("", lang, "rtl" if lang == "he" else "ltr")]
        self.texts: list[tuple[str, str]] = []               # language, text
        self.turned: list[str] = []                          # English that runs from the right, and Hebrew said to be English

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        lang, way = given.get("lang") or self.open[-1][1], given.get("dir") or self.open[-1][2]
        if "ltr" in (given.get("class") or "").split():
            way = "ltr"
        for name in SPOKEN:
            if text := given.get(name):
                self.texts.append((lang, text))
        if tag == "input" and given.get("type") in ("submit", "button") and given.get("value"):
            self.texts.append((lang, str(given["value"])))
        if tag not in EMPTY:
            self.open.append((tag, lang, way))

    def handle_endtag(self, tag: str) -> None:
        while len(self.open) > 1 and tag not in EMPTY:
            if self.open.pop()[0] == tag:
                return

    def handle_data(self, data: str) -> None:
        tag, lang, way = self.open[-1]
        if tag in ("script", "style") or not data.strip():
            return
        self.texts.append((lang, data))
        if lang == "en" and ((way == "rtl" and " " in data.strip()) or re.search("[א-ת]", data)):
            self.turned.append(data)


def read(html: str, lang: str) -> Reader:
    reader = Reader(lang)
    reader.feed(html)
    reader.close()
    return reader


def foreign(html: str, lang: str, known: list[str]) -> list[str]:
    """The texts of a page in which Latin letters stand that belong to nothing known (the longest first), parts marked as English
    left out."""
    found = []
    names = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(map(re.escape, known)) or '(?!)'})(?![A-Za-z])")
    for of, text in read(html, lang).texts:
        if of == lang and LATIN.search(text):
            bare = re.sub(r"[\u2066-\u2069\u200e\u200f]", "", " ".join(text.split()))
            left = names.sub(" ", re.sub(r"\b[0-9a-f]{16,}\b", " ", bare))                # without the seal of a game
            if words := LATIN.findall(left):
                found.append(f"{' '.join(words)!r} in {bare[:90]!r}")
    return found
