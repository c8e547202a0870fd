"""What the signs of a board mean, and what stands at a place: in every game, in every language, from the view alone."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from montjoy.bots.position import played
from montjoy.core.content.how_to_play import Picture
from montjoy.core.effects import UMPIRE
from montjoy.core.game import games
from montjoy.table.web import boards
from montjoy.table.web.pages import here
from montjoy.words import LANGUAGES, Words
from tests.table.houses import run
from tests.table.test_boards import well_formed
from tests.table.visitors import opened, town, words

SLUGS = sorted(games())


@lru_cache(8)
def under_way(slug: str, answers: int = 12) -> tuple[Any, Any, str]:
    """A game some answers on."""
    game: Any = games()[slug]()
    scenario = game.scenarios.get(game.default_scenario) or next(iter(game.scenarios.values()))
    seat = game.seats(scenario)[0]
    return game, played(game, Picture("x", scenario.id, seat, "here", answers)), seat


@pytest.mark.parametrize("slug", SLUGS)
def test_every_sign_is_explained_in_every_language(slug: str) -> None:
    """Red where a sign has no words, two have the same, or one is no drawing."""
    game, session, seat = under_way(slug)
    for lang in LANGUAGES:
        w = Words(game, lang, game.names(session.scenario), isolate=True)
        found = boards.signs(game, session.view(seat), w)
        said = [says for _, says in found]
        assert len(said) > 10 and len(set(said)) == len(said) and all(said) and w.problems == []
        assert all(well_formed(sign) is not None and sign.startswith(("<svg", "<code")) for sign, _ in found)
        assert all("url(#" not in sign or "url(#legend-" in sign for sign, _ in found), "it takes a surface of the board beside"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_number_after_a_monsters_name_is_explained(lang: str) -> None:
    """Among the signs of the castle, with a name as it stands in the log."""
    game, session, seat = under_way("drakborgen")
    w = Words(game, lang, game.names(session.scenario))
    assert any(w.name("RT016") in str(says) for _, says in boards.signs(game, session.view(seat), w)), w.name("RT016")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_place_says_what_it_is_in_every_language(slug: str) -> None:
    """A place's own middle leads to it; whoever stands there is told of, to a seat and to the umpire.  In the other languages:
    places where somebody is, and some others."""
    game, session, seat = under_way(slug)
    for viewer in (seat, UMPIRE):
        view, english = session.view(viewer), Words(game, "en", game.names(session.scenario))
        there = game.places.places(view)
        assert len(there) > 3 and all(game.places.place_at(view, *at) == place for place, at in there.items())
        told = {place: game.places.here(view, english, place) for place in there}
        assert all(lines and all(map(str, lines)) for lines in told.values()) and english.problems == []
        assert len({str(lines[0]) for lines in told.values()}) == len(told), "two places say the same"
        taken = [place for place, lines in told.items() if len(lines) > 1]
        assert taken, "nobody stands anywhere"
        for lang in LANGUAGES[1:]:
            w = Words(game, lang, game.names(session.scenario))
            assert all(game.places.here(view, w, place) for place in (*taken[:5], *list(there)[:5])) and w.problems == []
    assert game.places.place_at(session.view(seat), -9e5, -9e5) in ("", *there)


SQUARES = {f"{x}{y}": (float(x), float(y)) for x in range(3) for y in range(3)}


def test_the_keys_go_to_the_next_place() -> None:
    """What lies more ahead than beside comes first; where there is nothing, one stays."""
    assert here.beyond(SQUARES, (1, 1), here.WAYS["right"]) == "21" and here.beyond(SQUARES, (1, 1), here.WAYS["up"]) == "10"
    assert here.beyond(SQUARES, (2, 1), here.WAYS["right"]) == ""
    far = {"a": (0.0, 0.0), "b": (9.0, 1.0), "c": (3.0, 8.0)}
    assert here.beyond(far, (0, 0), here.WAYS["right"]) == "b" and here.beyond(far, (9, 1), here.WAYS["down"]) == "c"
    assert here.amid(SQUARES) == "11" and here.amid({}) == ""


@pytest.mark.parametrize(("x", "y"), [("nan", "1"), ("1", "inf"), ("", "2"), ("1e99", "1"), ("a", "b"), (None, None)])
def test_what_is_no_point_is_none(x: str | None, y: str | None) -> None:
    assert here.point(x, y) is None


def test_a_place_is_asked_for_at_the_table(tmp_path: Path) -> None:
    """By a point and by a way from there; in the reader's language; not by who holds nothing there, nor before play."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as stranger:
            waiting = await opened(me, **{"seat.WKA": "me"})
            assert (await me.get(f"/t/{waiting}/WKA/here")).json() == {"says": []}
            page = await me.post("/sample", data={"game": "rudern"})
            base = page.url.path
            middle = (await me.get(f"{base}/here")).json()
            again = (await me.get(f"{base}/here", params={"x": middle["x"], "y": middle["y"]})).json()
            assert middle == again and middle["says"] and middle["into"] == ""
            ways = [(await me.get(f"{base}/here", params={"x": middle["x"], "y": middle["y"], "go": go})).json()["says"]
                    for go in here.WAYS]
            assert any(says and says != middle["says"] for says in ways)
            swedish = (await me.get(f"{base}/here", params={"lang": "sv"})).json()
            assert swedish["says"] != middle["says"] and swedish["x"] == middle["x"]
            assert (await stranger.get(f"{base}/here")).status_code == 404
            signs = await me.get(f"{base}/signs")
            assert "besieged" in words(signs) and "<svg" in signs.text
            beside = await me.get(f"{base}/signs", headers={"HX-Request": "true"})
            assert "<html" not in beside.text and beside.headers["cache-control"] == "no-store"
            assert (await stranger.get(f"{base}/signs")).status_code == 404
            assert "no board yet" in words(await me.get(f"/t/{waiting}/WKA/signs"))

    run(work)
