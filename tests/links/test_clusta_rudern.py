"""A camp of Clusta Noba stormed by the rules of The Rudern War (CN-GAP-04): men to pieces and back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from montjoy.core import effects as fx
from montjoy.core.game import links
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.streams import HandedOff
from montjoy.games.clusta.game import game as clusta
from montjoy.games.clusta.model.scenario import (
    CampFile,
    ClustaScenario,
    CommanderFile,
    Config,
    SheetFile,
    SideFile,
    UnitFile,
)
from montjoy.games.clusta.protocol.external_battle import Battle, Men, Party, Result
from montjoy.games.clusta.protocol.forms import Instruction, Line, Sheet
from montjoy.games.rudern.battle.state import Column, Kind
from montjoy.links import clusta_rudern
from montjoy.links.clusta_rudern import link, men_in_a_piece, pieces
from tests.core.toy import ToyScenario, game


def party(side: str, *men: Men, leader: str = "") -> Party:
    return Party(side, "0602", men, ((leader, 3),) if leader else ())


def besieged(ours: tuple[Men, ...], theirs: tuple[Men, ...], camp: int = 4, leader: str = "") -> Battle:
    return Battle(party("ransards", *ours, leader=leader), party("trakorians", *theirs), camp)


def stormed(battle: Battle, hits: Any) -> Result:
    """The link, with so many hits for each pool: a function of its dice, or a list."""
    rule, value = link(battle, None), None
    while True:
        try:
            effect = rule.send(value)
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]
        assert isinstance(effect, fx.Hits | fx.Roll) and effect.to == fx.NOBODY
        value = hits(effect.n) if callable(hits) else hits.pop(0)


STANDARD, ELITE, DEAD = (("ransard", False, 4), ("ransard", True, 6), ("crurer", False, 3))


@pytest.mark.parametrize(("kind", "men"), [(STANDARD, 45), (ELITE, 30), (DEAD, 60)])
def test_a_piece_is_ninety_points(kind: tuple[str, bool, int], men: int) -> None:
    """CN-GAP-04  45 standard men, 30 elite, 60 undead; a started piece counts as one."""
    nation, elite, combat2 = kind
    for there, count in ((men, 1), (men + 1, 2), (1, 1), (men * 4, 4)):
        counted = Men("ransards.6", nation, elite, there, combat2)
        assert men_in_a_piece(counted) == men
        assert [(e.type, e.count) for e in pieces(party("ransards", counted))] == [("foot", count)]


def test_a_leader_is_a_general() -> None:
    """CN-GAP-04"""
    found = pieces(party("ransards", Men("ransards.6", "ransard", False, 90, 4), leader="ransards.grisban"))
    assert [(e.type, e.count) for e in found] == [("foot", 2), ("general", 1)]


def test_a_captured_camp_is_left() -> None:
    """CN-GAP-04  Captured: the defenders who are left retreat; broken: the besiegers."""
    ours, theirs = (Men("ransards.6", "ransard", False, 450, 4),), (Men("trakorians.2", "trakorian", False, 90, 4),)
    found = stormed(besieged(ours, theirs), [2, 0])
    assert found.leaves == ("trakorians.2",) and [(x.unit, x.temporary) for x in found.losses] == [("trakorians.2", 90)]
    many = (Men("trakorians.2", "trakorian", False, 450, 4),)
    found = stormed(besieged((Men("ransards.6", "ransard", False, 180, 4),), many), [1, 0])
    assert found.leaves == ("ransards.6",)


def test_a_lost_general_is_dead() -> None:
    """CN-GAP-04"""
    ours, theirs = (Men("ransards.6", "ransard", False, 45, 4),), (Men("trakorians.2", "trakorian", False, 450, 4),)
    battle = besieged(ours, theirs, leader="ransards.grisban")
    assert stormed(battle, [0, 9]).dead == ("ransards.grisban",)
    assert stormed(battle, [0, 0]).dead == ()


@pytest.mark.parametrize(("camp", "ground"), [(4, Column.TOWN), (5, Column.TOWN), (6, Column.FORTRESS), (8, Column.FORTRESS)])
def test_what_the_camp_is(camp: int, ground: Column, monkeypatch: pytest.MonkeyPatch) -> None:
    """CN-GAP-04  With a multiplier of 2 or 2.5 a town, above that a fortress."""
    found = []
    real = clusta_rudern.muster

    def muster(table: Any, options: Any, kind: Any, where: Any, sides: Any) -> Any:
        found.append((kind, where))
        return real(table, options, kind, where, sides)

    monkeypatch.setattr(clusta_rudern, "muster", muster)
    men = (Men("a.1", "ransard", False, 100, 4),)
    stormed(besieged(men, men, camp), lambda n: 0)
    assert found == [(Kind.ASSAULT, ground)]


@pytest.mark.parametrize("seed", range(40))
def test_men_are_conserved(seed: int) -> None:
    """CN-GAP-04  Whatever happens: of every contingent no more are lost than there were, nobody is lost twice, and who was
    not there is not in the result."""
    luck = random.Random(seed)
    kinds = [STANDARD, ELITE, DEAD]

    def some(side: str) -> tuple[Men, ...]:
        return tuple(Men(f"{side}.{n}", *kinds[k][:2], luck.randint(1, 500), kinds[k][2])
                     for n in range(1, luck.randint(2, 5)) for k in luck.sample(range(3), 1))

    battle = besieged(some("ransards"), some("trakorians"), luck.choice([4, 5, 6, 8]), luck.choice(["", "ransards.grisban"]))
    found = stormed(battle, lambda n: luck.randint(0, n))
    there = {(m.unit, m.elite): m.men for p in (battle.attackers, battle.defenders) for m in p.men}
    for loss in found.losses:
        assert 0 < loss.temporary <= there.pop((loss.unit, loss.elite)) and loss.permanent == 0
    assert set(found.leaves) <= {m.unit for p in (battle.attackers, battle.defenders) for m in p.men}


def test_any_number_of_contingents() -> None:
    """CN-GAP-04, RW-DICE-07  More than a fight has stacks: of equal pieces the contingents with most lose in turn."""
    ours = tuple(Men(f"ransards.{n}", "ransard", False, 90, 4) for n in range(1, 41))
    theirs = tuple(Men(f"trakorians.{n}", "trakorian", False, 45, 4) for n in range(1, 31))
    found = stormed(besieged(ours, theirs, leader="ransards.grisban"), [2, 3])
    lost = [(x.unit, x.temporary) for x in found.losses]
    assert lost == [("ransards.1", 45), ("ransards.2", 45), ("ransards.3", 45), ("trakorians.1", 45), ("trakorians.2", 45)]


def test_a_session_finds_it() -> None:
    """CN-GAP-04  Every session knows the links of its game, by the name a scenario gives them."""
    assert list(links("clusta")) == ["rudern"] and links("toy") == {}
    session = Session.new(game, ToyScenario(id="t", title="T"))
    assert session.links == {}


# ---- in a session -----------------------------------------------------------------------------------------------------
def siege(by: str) -> ClustaScenario:
    """Grisban goes for a fortified camp in the next hex."""
    ready = Instruction("ATTACK", "0408")
    return ClustaScenario(
        id="siege", title="A siege", sides=[SideFile(id="trakorians"), SideFile(id="ransards")],
        config=Config(first_day=6, conflux_day=8), hand_off={"siege": by} if by else {},
        units=[
            UnitFile(side="ransards", number=6, hex="0409"), UnitFile(side="ransards", number=7, hex="0409"),
            UnitFile(side="trakorians", number=5, hex="0408"),
        ],
        commanders=[CommanderFile(side="ransards", id="grisban", hex="0409", leads=[6, 7])],
        camps=[CampFile(side="trakorians", name="North", hex="0408", days=4)],
        sheets=[SheetFile(side="ransards", sheet=Sheet("grisban", (Line(ready),)))],
        options={"battle_decisions": "standing"},
    )


def played(scenario: ClustaScenario, umpire: bool = False) -> Session:
    """The first day: everybody does what nobody needs to be asked for; the umpire types a result."""
    options = clusta.read_options(scenario.options)
    session = Session.new(clusta, scenario, options, seed=bytes(32), umpire=umpire)
    session.begin()
    while not session.over and session.state.day < 7:
        for question in list(session.open):
            form = Result(leaves=("trakorians.5",)) if isinstance(question.asked.ask, HandedOff) else None
            given = form if form is not None else clusta.default(clusta.view(session.state, question.seat), question.asked, ())
            assert session.answer(question.seat, given) is None
    return session


def test_a_session_plays_it() -> None:
    """CN-GAP-04  A game whose scenario says hand_off = {"siege": "rudern"} is stormed by the other game's dice, which nobody
    sees; its record is played again by itself; men are conserved."""
    session = played(siege("rudern"))
    dice = [entry.why for entry in session.entries if isinstance(entry, rec.Die)]
    assert [why for why in dice if why.startswith("RW-")] and "CN-BATTLE-05" not in dice
    told = [item for seat in session.seats for item in session.streams[seat].items]
    assert not [item for item in told if getattr(item, "why", "").startswith("RW-")]
    again = Session.replay(clusta, session.header, session.entries)
    assert again.state == session.state
    lost = [sum(a.men for a in session.state.away if a.unit.startswith(side)) + session.state.dead.get(side, 0)
            for side in session.seats]
    there = [sum(u.present for u in session.state.units.values() if u.side == side) for side in session.seats]
    assert [a + b for a, b in zip(lost, there, strict=True)] == [200, 360] and sum(lost) > 0


def test_without_it_the_game_fights_itself() -> None:
    """CN-GAP-04  "own", or nothing: the rules of this game."""
    dice = [entry.why for entry in played(siege("")).entries if isinstance(entry, rec.Die)]
    assert "CN-BATTLE-05" in dice and not [why for why in dice if why.startswith("RW-")]


def test_the_umpire_types_the_siege() -> None:
    """CN-GAP-04  "umpire": he types the result, and the camp is taken; without an umpire at the table nothing comes of it."""
    session = played(siege("umpire"), umpire=True)
    assert [camp.side for camp in session.state.camps.values()] == ["ransards"]
    assert "CN-BATTLE-05" not in [entry.why for entry in session.entries if isinstance(entry, rec.Die)]
    alone = played(siege("umpire"))
    assert [camp.side for camp in alone.state.camps.values()] == ["trakorians"] and not alone.state.dead
