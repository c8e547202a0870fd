"""Time runs out at a table where a campaign is played: to every question that a campaign asks the careful answer is given, and
the game goes on.  The clock and the store are in a bottle (`clockwork.py`); what is not let run out is answered by taste."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final

import pytest

from montjoy.core.effects import No
from montjoy.core.record import entries as rec
from montjoy.core.session.runner import Open
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.scenario import BattleScenario
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import powers_questions as powers
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.protocol.powers_events import Elected
from montjoy.table.tables import lines
from montjoy.table.tables.absence import TURN
from montjoy.table.tables.table import Table, always
from tests.games.rudern.campaign_board import file_of
from tests.games.rudern.near_rudern import near_rudern
from tests.games.rudern.players import Luck
from tests.games.rudern.realm import REALM, scenario_of
from tests.table.clockwork import Bottle, Bottled
from tests.table.houses import first_lines

HOUR: Final = 3600
ALL_ON: Final = RudernOptions(council="elected", civil_war=True, independence=True, festivals=True, cards="ours",
                              casualty_choice="owner", siege_adjacency="none")
# What is answered for whoever says nothing; None: the first that is offered, or, of a fight, who dies by the rules.
CAREFUL: Final[dict[str, Any]] = {
    "Prepare": Preparations(), "Regroup": Preparations(), "Act": questions.EndImpulse(), "Company": questions.Go(),
    "Intercept": questions.LetPass(), "JoinRelief": questions.StayInside(), "Occupy": questions.MoveIn(), "Haven": None,
    "HeadReturns": None, "casualties": None, "StandForOffice": powers.Stand(), "Ballot": None,
    "ChooseSide": powers.StayNeutral(), "PeaceOffered": powers.StayAtWar(), "WhomToSideWith": powers.StandByEmpire(),
    "FestivalGift": powers.Give(0), "TempleOffered": powers.LeaveIt(),
}  # fmt: skip
LIKES: Final = {                                             # what leads to such questions, and how readily it is done
    "Secede": 0.5, "DeclareWar": 0.5, "OfferPeace": 0.8, "HoldFestival": 0.8, "MarchBody": 0.5, "Storm": 0.9, "BeginSiege": 0.9,
    "AttackGarrison": 0.8, "AttackArmy": 0.8, "Relieve": 0.9, "Stand": 0.8, "ComeOut": 0.6, "AdvanceTogether": 0.5,
    "Advance": 0.6,
}  # fmt: skip
# Gracuja before Emora, in which one unit is left; a head with one unit beside an army, and its seat is lost.
GRACUJA: Final = REALM.replace("EMO.emora_ruler ruler in emora: 4 foot 1 cavalry", "EMO.emora_ruler ruler in emora: 1 foot") + (
    "GRA.b general at emora: 12 foot, chest 5; siege emora GRA 0")
DEAD: Final = """
    factions SVE KAT
    town rock SVE; town hold KAT; town more KAT; village vale KAT; town own SVE
    rock - vale; vale - hold; hold - more; vale - own
    KAT.a head at vale: 1 foot; SVE.z head in own: 9 foot, chest 9; treasury KAT 6; treasury SVE 6
    seat KAT rock; seat SVE own; most KAT foot 12; most SVE foot 12
"""


def kind_of(asked: Any) -> str:
    return "casualties" if isinstance(asked.ask, str) else type(asked.ask).__name__


def taste(view: Any, asked: Any, luck: random.Random) -> Any:
    """An answer by luck, rather one of those that lead to something."""
    if asked.kind == "order":
        by_luck = luck.random() < 0.3
        return game.random_form(view, asked, Luck(luck.getrandbits(30))) if by_luck else game.default(view, asked, None)
    kinds = [type(option).__name__ for option in asked.options]
    for kind in luck.sample(sorted(LIKES), len(LIKES)):
        if kind in kinds and luck.random() < LIKES[kind]:
            found = [option for option in asked.options if type(option).__name__ == kind]
            return luck.choice([option for option in found if getattr(option, "to", "") == "rudern"] or found)
    ends = "EndImpulse" in kinds and luck.random() < 0.7
    return asked.options[kinds.index("EndImpulse")] if ends else luck.choice(asked.options)


class Kingdom(Bottle):
    """One table of a campaign in the bottle, an hour for every question; each seat wants its messages by mail."""

    def __init__(self, plot: BattleScenario) -> None:
        super().__init__(1, 1, deadline=HOUR, pause=0.0)
        self.plot = plot

    async def start(self) -> None:
        shelf: Any = self.shelf
        self.house = Bottled(shelf, {"rudern": game})

    async def open(self) -> None:
        await self.start()
        room = await self.house.open(game, self.plot, ALL_ON, self.settings, id="t0")
        await room.act(lambda: tuple(lines.Seated(seat, lines.PERSON, seat) for seat in room.session.seats))
        await room.act(lambda: tuple(lines.Address(seat, f"{seat}@games.example") for seat in room.session.seats))
        await room.act(lambda: first_lines(room.session, {}))
        await self.quiet()


async def runs_out(bottle: Kingdom, room: Table, q: Open) -> None:
    """An hour passes, and nobody answers: whoever is asked is to have a message of it; then the careful answer counts, not a
    moment before, and somebody is asked what comes next."""
    before, question = len(room.session.entries), (q.seat, q.asked.id)
    bottle.clock.passes(HOUR - 0.01)
    await bottle.look()
    assert len(room.session.entries) == before and not q.done
    if room.absence.reachable(q.seat):
        assert room.absence.told_of[q.seat, TURN] == q.asked.id
    bottle.clock.passes(0.02)
    await bottle.look()
    kind, decided = kind_of(q.asked), [e for e in room.session.entries[before:] if isinstance(e, rec.Decided)]
    given = next(e for e in decided if e.seat == q.seat)     # several may be asked at once
    assert {e.by for e in decided} == {"default"}, kind
    options = list(q.asked.options)
    careful = CAREFUL[kind] if CAREFUL[kind] is not None and (not options or CAREFUL[kind] in options) else None
    assert given.answer == careful if careful is not None else given.answer in (options if kind == "casualties" else options[:1])
    there = next(room.clock.waiting_for(), None)
    assert room.session.over or (there is not None and (there.seat, there.asked.id) != question)


def played(plot: BattleScenario, wanted: frozenset[str], seed: int, most: int = 130) -> frozenset[str]:
    """The first question of each kind runs out, all others are answered.  -> the kinds that did."""
    bottle, found, luck = Kingdom(plot), set[str](), random.Random(seed)

    async def run() -> None:
        await bottle.open()
        room: Table = await bottle.house.table("t0")
        for _ in range(most):
            q = next(room.clock.waiting_for(), None)
            if q is None or wanted <= found:
                break
            if kind_of(q.asked) in found:
                answer = taste(room.session.view(q.seat), q.asked, luck)
                assert not isinstance(await room.answer(q.seat, q.asked.id, always(answer)), No)
                await bottle.quiet()
            else:
                found.add(kind_of(q.asked))
                await runs_out(bottle, room, q)
        await bottle.house.close()

    with bottle.clock.worn():
        asyncio.run(run())
    assert not bottle.judge.wrong
    return frozenset(found)


RUNS: Final = [
    (GRACUJA, 18, "Prepare Act Company ChooseSide Occupy Intercept"), (GRACUJA, 0, "Haven"), (DEAD, 8, "HeadReturns Regroup"),
    ("near", 4, "StandForOffice Ballot PeaceOffered WhomToSideWith TempleOffered casualties"),
    ("near", 13, "JoinRelief"), ("near", 164, "FestivalGift"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "seed", "kinds"), RUNS, ids=[kinds.replace(" ", "-") for _, _, kinds in RUNS])
def test_to_every_question_that_runs_out_the_careful_answer_is_given(
    monkeypatch: pytest.MonkeyPatch, where: str, seed: int, kinds: str
) -> None:
    """RW-CAM-RND-04, RW-CAM-OFF-07, RW-CAM-ALY-02, RW-CAM-ALY-05, RW-CAM-OFF-09, RW-CAM-OFF-04, RW-CAM-CARD-01  Red where a
    question has no answer that counts by itself, or another one.  By the seed the questions come soon; if rules change and they
    come no more, another is looked for."""
    plot = near_rudern() if where == "near" else file_of(where) if where == DEAD else scenario_of(where)
    for each in (seed, *range(40)):
        monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda each=each: bytes([each]) * 32)
        if frozenset(kinds.split()) <= played(plot, frozenset(kinds.split()), each):
            return
    raise AssertionError(f"not all of {kinds} are asked")


def test_a_seat_that_is_left_for_good_in_an_election_stops_nobody() -> None:
    """RW-CAM-OFF-07  Who is to vote gives up his seat: for it the careful answers are given in their time, and every office has
    been voted on."""
    bottle = Kingdom(near_rudern())

    async def run() -> None:
        await bottle.open()
        room: Table = await bottle.house.table("t0")
        gone, told = "", room.session.streams["KAT"]
        while sum(isinstance(event, Elected) for event in told.items) < 5:
            (q,) = [q for q in room.clock.waiting_for()]
            if kind_of(q.asked) == "Ballot" and not gone:
                gone = q.seat
                await room.act(lambda left=gone: (lines.Left(left),))
            if q.seat == gone:
                await runs_out(bottle, room, q)
                continue
            home = [option for option in q.asked.options if isinstance(option, powers.MarchBody) and option.to == "rudern"]
            answer = home[0] if home else game.default(room.session.view(q.seat), q.asked, None)
            assert not isinstance(await room.answer(q.seat, q.asked.id, always(answer)), No)
            await bottle.quiet()
        assert gone and gone not in room.seating.people and room.session.state.land.round == 2
        given = [e.by for e in room.session.entries if isinstance(e, rec.Decided) and e.seat == gone]
        assert given.count("default") > 1 and given[-1] == "default"
        await bottle.house.close()

    with bottle.clock.worn():
        asyncio.run(run())
    assert not bottle.judge.wrong


def test_no_kind_of_question_is_left_out() -> None:
    assert {kind for _, _, kinds in RUNS for kind in kinds.split()} == set(CAREFUL)
