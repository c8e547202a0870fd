"""Titles and stories of scenarios in the reader's language, whoever opened the table."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from montjoy.core.game import games
from montjoy.table.tables import catalogue
from montjoy.words import LANGUAGES, Words
from tests.table.houses import run
from tests.table.visitors import town, words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(games()))
def test_every_scenario_has_a_title_and_a_story_of_its_language(slug: str, lang: str) -> None:
    """Red where one is said in English to somebody who reads another language."""
    game = games()[slug]()
    w = Words(game, lang)
    for scenario in game.scenarios.values():
        title, says = catalogue.scenario_title(game, scenario, w), " ".join(catalogue.scenario_says(game, scenario, w))
        assert title and says
        assert (says == " ".join(scenario.says.split())) == (lang == "en"), f"{scenario.id}: {says}"


def test_a_scenario_of_a_groups_own_is_called_as_its_file_says() -> None:
    """Though it keeps the id of the one that it was made from."""
    game = games()["rudern"]()
    own = msgspec.structs.replace(game.scenarios["two_lords"], title="Our bridge", says="Hold it.")
    w = Words(game, "cs")
    assert catalogue.scenario_title(game, own, w) == "Our bridge" and catalogue.scenario_says(game, own, w) == ["Hold it."]


def test_a_table_is_called_in_the_readers_language(tmp_path: Path) -> None:
    """Opened in Czech, it is called in Czech, and in Swedish to a Swede; so are a lesson's table and the list of one's tables."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            war = await me.post("/sample?lang=cs", data={"game": "rudern"})
            table = war.url.path.split("/")[2]
            assert (await t.house.table(table)).settings.title == "Obléhání města"
            for lang, title in (("cs", "Obléhání města"), ("sv", "En stad belägras"), ("en", "Siege of a town")):
                for path in (war.url.path, f"/t/{table}/owner", "/"):
                    assert title in words(await me.get(f"{path}?lang={lang}")), (lang, path)
            lesson = await me.post("/learn/rudern?lang=cs")
            assert "Lekce: Rudernská válka" in words(await me.get(f"{lesson.url.path}?lang=cs"))
            assert "Rudernská válka" not in words(await me.get(f"{lesson.url.path}?lang=sv"))

    run(work)


def test_a_title_that_the_host_gave_stays(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            war = await me.post("/new?lang=cs", data={"game": "rudern", "title": "Páteční večer"})
            assert "Páteční večer" in words(await me.get(f"{war.url.path}?lang=sv"))

    run(work)
