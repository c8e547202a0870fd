"""What a table is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from montjoy.table.tables import catalogue, page_words
from montjoy.words import LANGUAGES
from montjoy.words.plain_text import without_marks

if TYPE_CHECKING:
    from montjoy.table.tables.table import Table


def title(table: Table, lang: str) -> str:
    """As its host wrote it; where that is the name of its scenario or its lesson in some language, in the reader's."""
    given = table.settings.title
    found = [n for each in LANGUAGES for n, usual in enumerate(usual_titles(table, each)) if usual == given]
    return usual_titles(table, lang)[found[0]] if found else given


def usual_titles(table: Table, lang: str) -> tuple[str, str]:
    """What a table is called, and what a lesson's is, where the host gave no name."""
    game, w = table.game, table.words(lang)
    lesson = page_words.plain_words(lang).text("page-learn-table", game=catalogue.title_of(game, w))
    return catalogue.scenario_title(game, table.session.scenario, w), without_marks(lesson)
