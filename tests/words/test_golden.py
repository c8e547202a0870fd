"""The prose of one whole game in each language.  After a change that is meant: `python -m tests.words.golden`."""

from __future__ import annotations

import pytest

from montjoy.words import LANGUAGES
from tests.words import golden


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", golden.GAMES)
def test_the_golden_game_reads_as_before(slug: str, lang: str) -> None:
    assert golden.told(slug, lang).splitlines() == golden.file(slug, lang).read_text("utf-8").splitlines()
