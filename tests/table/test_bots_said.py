"""Whoever chooses a bot reads how it plays, in his language; a stranger's bot without a sentence is named only."""

from __future__ import annotations

from pathlib import Path

import pytest

from montjoy.bots.find import names
from montjoy.table.tables import catalogue
from tests.suite.subjects import all_games
from tests.table.houses import run
from tests.table.visitors import opened, town, words

GAMES = {game.slug: game for game in all_games() if game.slug in ("clusta", "drakborgen", "massbattle", "rudern")}


@pytest.mark.parametrize("lang", ["en", "sv", "he", "cs"])
@pytest.mark.parametrize("slug", GAMES)
def test_every_bot_is_explained_in_a_sentence_of_its_own(slug: str, lang: str) -> None:
    game = GAMES[slug]
    w = catalogue.words(game, catalogue.usual(game), lang)
    said = catalogue.bots_of(game, w)
    assert [bot.name for bot in said] == list(names(game))
    assert all(bot.says.endswith(".") for bot in said) and len({bot.says for bot in said}) == len(said)
    if lang != "en":
        english = catalogue.words(game, catalogue.usual(game), "en")
        assert not {bot.says for bot in said} & {bot.says for bot in catalogue.bots_of(game, english)}


def test_a_bot_of_which_nothing_is_said_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["rudern"]
    monkeypatch.setattr(catalogue, "names", lambda game: ("marvin",))
    assert catalogue.bots_of(game, catalogue.words(game, catalogue.usual(game), "he")) == [("marvin", "marvin", "")]


def test_it_stands_wherever_one_chooses(tmp_path: Path) -> None:
    """A new table, the owner's page, the page of time and absence, that of who is away, and the umpire's of people."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me, **{"seat.WKA": "me", "umpire": "me"})
            game = GAMES["rudern"]
            says = catalogue.bots_of(game, catalogue.words(game, catalogue.usual(game), "en"))[0].says
            for path in ("/new?game=rudern", f"/t/{table}/owner", f"/t/{table}/WKA/time", f"/t/{table}/owner/absent",
                         f"/t/{table}/umpire/desk/people"):
                assert says in words(await me.get(path)), path

    run(work)
