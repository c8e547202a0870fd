"""What `check` has found, in the reader's language: games say it with an article, for programs and for what is refused."""

from __future__ import annotations

import re
from typing import Final

from montjoy.terminal import choices
from montjoy.words import Words
from montjoy.words.titles import game_title

SAID: Final = re.compile(
    r"(?:(?P<count>[0-9]+) rows? of own troops"
    r"|a (?P<kind>fight|house rule|scenario|record|rulebook|content pack|file of content|unit table|file of messages|map|part"
    r"|game\.toml))"
    r"(?: (?:of|for) (?P<title>[^(]+?))?(?: \((?P<more>.*)\))?",
    re.DOTALL,
)


def in_words(said: str, words: Words) -> str:
    """"a scenario of The Rudern War" as `check` says it in a language; what is not of that form stays as it is."""
    found = SAID.fullmatch(said)
    if found is None:
        return said
    title = found["title"] or ""
    for game in choices.ready():
        if game.title == title:
            title = game_title(game, Words(game, words.lang))
    if found["count"]:
        what = words.text("ui-kind-own-troops", count=int(found["count"]), game=title)
    else:
        what = words.text(f"ui-kind-{found['kind'].replace(' ', '-').replace('.', '-')}", game=title)
    return f"{what} ({found['more']})" if found["more"] else what
