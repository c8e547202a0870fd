"""One golden game a language: all that a seat is told in one fixed game, in prose.

    PYTHONPATH=src python -m tests.words.golden         writes tests/words/golden/GAME.LANGUAGE.txt anew; read the difference

The seats answer by luck from a fixed seed, and more eagerly what begins a fight; forms they leave as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from montjoy.core.game import Game, games, home
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.words import LANGUAGES, Words
from montjoy.words.messages import files
from tests.suite.usage import parser

FOLDER = Path(__file__).parent / "golden"
# By slug: scenario, whose stream, seed, and how much of it is told (0: all).  A draft is told as soon as it is found.
PLAYED = {
    "rudern": ("siege_of_a_town", "WKA", 10, 0), "drakborgen": ("two", "red", 1, 240), "clusta": ("day_six", "ransards", 1, 0),
    "massbattle": ("bridge", "town", 3, 0),
}
GAMES = {slug: how for slug, how in PLAYED.items() if slug in games()}
EAGER = {
    "rudern": ("Storm", "Sally", "Relieve", "BeginSiege", "AttackGarrison", "AttackArmy", "JoinBattle", "FallUpon", "MoveIn"),
    "drakborgen": ("Move", "Attack", "GoIn", "TakeCard"),
    "clusta": (),
    "massbattle": ("Yes",),
}


def cases() -> list[tuple[str, str]]:
    """Every game in every language that it speaks."""
    return [(slug, lang) for slug in GAMES for lang in LANGUAGES if files(home(games()[slug]()) / "locales", lang)]


def played(game: Game, scenario: Any, seed: int) -> Session:
    luck = Random(seed)
    session = Session.new(game, scenario, seed=bytes([seed]) * 32)
    session.begin()
    for _ in range(5_000):
        if session.over:
            return session
        if session.window:
            session.close_window()
            continue
        asked = [(seat, q) for seat in session.seats for q in session.questions(seat)]
        seat, question = asked[luck.randrange(len(asked))]
        eager = [o for o in question.options if type(o).__name__ in EAGER[game.slug]]
        nothing = advancing(game.default(session.view(seat), question, ())) if question.kind == "order" else None
        refusal = session.answer(seat, nothing or luck.choice(eager or list(question.options)), question.id)
        assert refusal is None, refusal
    raise AssertionError("the golden game does not end")


def advancing(form: Any) -> Any:
    """A form that nobody has filled in; where its units could hold, they go on."""
    return msgspec.structs.replace(form, rest="advance") if getattr(form, "rest", "") == "hold" else form


def names_of(game: Game, scenario: Any) -> Mapping[str, str]:
    """As the game calls them; where it does not say yet, as its scenario does."""
    if given := game.names(scenario):
        return given
    names = {x.id: x.name for x in (*scenario.factions, *scenario.provinces)}
    names |= {b.id: b.id.replace("_", " ").title() for b in scenario.banners}
    return names | {f"{p.id}:kind": p.site for p in scenario.provinces}


def told(slug: str, lang: str) -> str:
    """The lines of the golden game."""
    scenario_id, seat, seed, most = GAMES[slug]
    game = games()[slug]()
    scenario = game.scenarios[scenario_id]
    words = Words(game, lang, names_of(game, scenario))
    session = played(game, scenario, seed)
    lines = []
    items = session.streams[seat].items
    for item in items[: most // 2] + items[-most // 2 :] if most else items:
        lines.append(words.item(item))
        if isinstance(item, Asked):
            view = session.game.view(session.state, seat)
            shown = [session.game.label(view, item, option) for option in item.options]
            lines += [f"    {n}. {words.option(option, item)}" for n, option in enumerate(shown, 1)]
    faults = [problem for problem in words.problems if lang == "en" or not problem.startswith(f"{lang}: no message ")]
    assert faults == [], faults
    return "\n".join(lines) + "\n"


def file(slug: str, lang: str) -> Path:
    return FOLDER / f"{slug}.{lang}.txt"


if __name__ == "__main__":
    parser("python -m tests.words.golden", __doc__).parse_args()
    FOLDER.mkdir(exist_ok=True)
    for slug, lang in cases():
        file(slug, lang).write_text(told(slug, lang), "utf-8")
