# ruff: noqa: E501  (what is said stands on one line)
"""What is wrong with a scenario, for its author."""

from __future__ import annotations

import pytest

from montjoy.core.content.files import BadFile
from montjoy.games.drakborgen.game import game


@pytest.mark.parametrize("text, expected", [
    ('id = "a"\ntitle = "A"\nplayers = []\n', "players: a list of 0 does not fit"),
    ('id = "a"\ntitle = "A"\n[[players]]\nid = "red"\n[[players]]\nid = "red"\n', '"red" stands twice; every player has a seat'),
    ('id = "a"\ntitle = "A"\npack = "standart"\n[[players]]\nid = "red"\n', 'pack: "standart" is no pack; did you mean "standard"?'),
    ('id = "a"\ntitle = "A"\nown = "{}"\n[[players]]\nid = "red"\n', "own: own is written by the program"),
    ('id = "a"\ntitle = "A"\n[[players]]\nid = "red"\ncolour = 3\n', "colour: there is no such key"),
    ('id = "a"\ntitle = "A"\n' + '[[players]]\nid = "p"\n' * 5, "players: a list of 5 does not fit"),
])
def test_bad_scenario(tmp_path, text, expected):
    """DL-BASE-01  What is wrong with a scenario, for its author."""
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(BadFile) as wrong:
        game.check(path)
    assert expected in str(wrong.value)
