"""The example in How to play is the game that it says: its dice, sums and hits are those of the log, in every language."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import pytest

from montjoy.bots.position import played
from montjoy.core.content import how_to_play
from montjoy.core.content.how_to_play import Part
from montjoy.core.session.streams import Rolled
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import Banner
from montjoy.games.rudern.protocol import events
from montjoy.words import LANGUAGES

IN_WORDS = ("no hits", "one hit", "two hits", "three hits")


@lru_cache(1)
def told() -> tuple[Any, ...]:
    """All that the besieger was told in that game."""
    return tuple(played(game, how_to_play.pictures(game)["captured"]).streams["WKA"].items)


def every(kind: type) -> list[Any]:
    return [item for item in told() if isinstance(item, kind)]


def part(lang: str, picture: str) -> Part:
    [found] = [part for page in how_to_play.pages(game, lang) for part in page.part if part.picture == picture]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dice_and_the_sums_of_the_assaults_are_those_that_fell(lang: str) -> None:
    """RW-ASLT-05  Each pool of several dice in its order; what the besieger's pieces make, and half of it; the noble's die."""
    text = part(lang, "captured").text
    rolls = [" ".join(map(str, roll.faces)) for roll in every(Rolled)]
    assert re.findall(r"\b\d(?: \d)+\b", text) == [roll for roll in rolls if " " in roll]
    assert len(rolls) == 6 and re.search(rf"1 6, .*\D{rolls[-1]}\D", text.split("\n\n")[2])
    pools = [pool for pool in every(events.PoolCounted) if pool.side == 0]
    for pool, paragraph in zip(pools, text.split("\n\n"), strict=True):
        assert re.search(rf"\b{pool.strength}\b.*\b{pool.dice}\b", paragraph), (pool, paragraph)


def test_the_hits_and_who_is_there_are_those_of_the_log() -> None:
    """RW-SIEGE-02, RW-ASLT-08  In English: the rounds, both sides as the siege begins, the hits of the besieger."""
    siege, storm = part("en", "siege").text, part("en", "captured").text
    assert re.findall(r"\w+ hits?", storm) == [IN_WORDS[every(Rolled)[n].hits] for n in (0, 1, 2, 4)]
    [begun], [captured] = every(events.SiegeBegun), every(events.Captured)
    assert (begun.place, captured.place, captured.by) == ("strzegom", "strzegom", "WKA") and begun.price == 1
    rounds = [item.round for item in every(events.ImpulseBegun) if item.faction == "WKA"]
    assert siege.startswith(f"Round {rounds[0]}") and storm.startswith(f"Round {rounds[1]}")
    view = played(game, how_to_play.pictures(game)["siege"]).view("WKA")
    for banner in ("ruler", "svebod_head"):
        there = view.land.banners[banner]
        assert isinstance(there, Banner)
        assert f"{there.units['foot']} foot" in siege and f"{there.units['cavalry']} cavalry" in siege
