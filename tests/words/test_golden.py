"""The prose of one whole game in each language.  After a change that is meant: `python -m tests.words.golden`."""

from __future__ import annotations

import pytest

from tests.words import golden


@pytest.mark.parametrize(("slug", "lang"), golden.cases())
def test_the_golden_game_reads_as_before(slug: str, lang: str) -> None:
    assert golden.told(slug, lang).splitlines() == golden.file(slug, lang).read_text("utf-8").splitlines()
