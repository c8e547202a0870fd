"""The game's own players: who there is, what they write, how many units they name, how strong they are, and that battles end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from montjoy.bots.find import find, names
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.bots.commanders import CHARACTERS
from montjoy.games.massbattle.bots.plain import TWENTY, decisions
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.state import Outcome
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.seen.view import Seen
from tests.suite.many import some

SCENARIOS = ("azure_wood", "bridge", "castle_wall", "dragon", "pikes", "relief")
SHORT = {"azure_wood": 4}                                    # rounds of a large battle, here


class Watched:
    """A player whose forms are held against the rules, and whose decisions are counted by round."""

    def __init__(self, name: str) -> None:
        self.player = find(game, name)
        self.named: Counter[int] = Counter()
        self.units: dict[int, int] = {}

    def __call__(self, seen: Seen, asked: Asked, luck: Any) -> Any:
        answer = self.player(seen, asked, luck)
        if asked.kind != "order":
            assert answer in asked.options
            return answer
        assert game.why_not(seen, asked, answer) is None
        if not isinstance(answer, forms.Deployment):
            self.named[seen.round] += decisions(answer)
            self.units.setdefault(seen.round, sum(unit.in_play for unit in seen.mine.values()))
        return answer


def battle(ours: Any, theirs: Any, given: Any, seed: int = 1, **options: Any) -> Outcome:
    """A whole battle of side A against side B; the seats of a side share a player."""
    world = game.setup(given, MassBattleOptions(**{**given.options, **options}))
    players = {seat: (ours, theirs)[number] for number, side in enumerate(given.sides) for seat in side.seats}
    outcome: Outcome = playout(game, world, players, Philox(seed, 0, 0))
    return outcome


# ---- who there is ------------------------------------------------------------------------------------------------------
def test_the_game_brings_two_commanders():
    assert names(game)[:2] == ("sharp", "plain")
    assert find(game) is CHARACTERS["sharp"]


# ---- what they write -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", some(SCENARIOS, 2))
@pytest.mark.parametrize("name", ["plain", "sharp"])
def test_their_forms_are_lawful(name, scenario):
    """Every form of a battle is one that the umpire accepts, every answer one of those offered."""
    given = game.scenarios[scenario]
    limit = {"round_limit": SHORT[scenario]} if scenario in SHORT else {}
    assert battle(Watched(name), Watched(name), given, **limit).why in game.endings


def test_the_same_seed_is_the_same_battle():
    """MB-UMP-03  A battle of commanders with a fixed seed always goes the same way."""
    plain, sharp, bridge = find(game, "plain"), find(game, "sharp"), game.scenarios["bridge"]
    assert battle(plain, sharp, bridge) == battle(plain, sharp, bridge)


def test_they_play_from_what_they_see():
    """MB-INFO-02  What a seat cannot know changes nothing in what its commander writes."""
    world = game.setup(game.scenarios["bridge"], MassBattleOptions(hp_method="rolled"))
    for number, unit in enumerate(world.units.values()):
        unit.status, unit.at = "in_play", (number, 5 if unit.side == 0 else 13)
        unit.least, unit.most = unit.start // 2, 2 * unit.start
    world.round, world.phase, world.winner = 1, 2, 0
    other = game.redeal(world, "town", (), Philox(3, 0, 0))
    assert [unit.start for unit in other.units.values()] != [unit.start for unit in world.units.values()]
    asked = Asked(1, "order", questions.Move(1), (), "Moves")
    for name in ("plain", "sharp"):
        one, two = (find(game, name)(game.view(each, "town"), asked, Philox(1, 0, 0)) for each in (world, other))
        assert one == two and isinstance(one, forms.Moves)


# ---- how many units are named ----------------------------------------------------------------------------------------------
def test_decisions_are_the_units_that_a_form_names():
    """MB-UMP-03  Each unit that does otherwise than `rest` says counts once a form, however often it is named there."""
    shots = (forms.Shot("A1", "B1"), forms.Shot("A1", "B1"), forms.Shot("A2", "B1"))
    assert decisions(forms.Volley("nearest", shots, hold=("A3",))) == 3
    assert decisions(forms.Moves("advance", (forms.March(("A1", "A2"), ahead=2), forms.March(("A3",), to=(1, 1))))) == 3
    assert decisions(forms.Fights()) == decisions(forms.Rallies()) == decisions(forms.Stances()) == 0


@pytest.mark.parametrize("side", [0, 1])
def test_the_plain_commander_names_twelve_of_twenty_at_most(side):
    """At most 12 decisions a round for 20 units: in every round of a large battle, counted for as many units as there were."""
    watched = Watched("plain")
    players = [find(game, "plain"), find(game, "plain")]
    players[side] = watched
    battle(*players, game.scenarios["azure_wood"], round_limit=10)
    assert len(watched.named) >= 8 and sum(watched.named.values()) > 10
    for number, named in watched.named.items():
        assert TWENTY * named <= 12 * max(5, watched.units[number])


# ---- every battle ends -----------------------------------------------------------------------------------------------------
def small(troops: tuple[str, ...], terrain: str, height: int = 8) -> Any:
    """Two small forces of the same troops on a small board, perhaps all of it one kind of ground."""
    given = game.scenarios["bridge"]
    some = given.board.ground[0]
    ground = (msgspec.structs.replace(some, x1=0, y1=0, x2=7, y2=7, terrain=terrain),) if terrain else ()
    board = msgspec.structs.replace(given.board, width=8, height=height, objectives=(), ground=ground)
    file = type(given.sides[0].troops[0])
    sides = tuple(msgspec.structs.replace(s, rows=None, troops=tuple(file(type=t, men=10) for t in troops)) for s in given.sides)
    return msgspec.structs.replace(given, board=board, sides=sides, options={})


@pytest.mark.parametrize("name", ["plain", "sharp", "random"])
@pytest.mark.parametrize(
    ("troops", "terrain"), [(("militia",), ""), (("skeletons", "zombies"), ""), (("archers", "orcs"), "wood")]
)
@pytest.mark.parametrize("limit", [20, 0])
def test_every_battle_ends(name, troops, terrain, limit):
    """MB-END-01, MB-END-03  Nobody with missiles; everybody fearless; both sides in one wood; with a limit of rounds or none."""
    outcome = battle(find(game, name), find(game, name), small(troops, terrain), 7, round_limit=limit)
    assert outcome.why in game.endings and (not limit or outcome.round <= limit)


def test_a_battle_in_which_nobody_stirs_ends():
    """MB-END-03  round_limit = 0, and both sides hold where they stand: a draw after the thousandth round."""
    outcome = battle(find(game, "default"), find(game, "default"), small(("militia",), "", 20), 7, round_limit=0)
    assert (outcome.why, outcome.winner, outcome.round) == ("time", -1, 1000)


# ---- how strong ------------------------------------------------------------------------------------------------------------
def wins(ours: str, theirs: str, games: int, scenario: str) -> int:
    """How many battles a player wins, so many on either side."""
    given, one, other = game.scenarios[scenario], find(game, ours), find(game, theirs)
    first = sum(battle(one, other, given, seed).winner == 0 for seed in range(games))
    return first + sum(battle(other, one, given, seed).winner == 1 for seed in range(games))


def test_plain_beats_random():
    """A few battles here; the figures are of hundreds."""
    assert wins("plain", "random", 3, "bridge") >= 5


def test_sharp_beats_plain():
    assert wins("sharp", "plain", 3, "bridge") >= 4
