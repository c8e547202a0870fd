"""Each of the seventeen orders once, as it is played: its text on a sheet, the session, and what the seats are told of it."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from montjoy.core.session.streams import Rolled
from montjoy.games.clusta.protocol.battle_events import FieldRound
from montjoy.games.clusta.protocol.forms import OrderName
from montjoy.games.clusta.protocol.questions import Challenged
from montjoy.games.clusta.protocol.reports import (
    BattleReport,
    Completed,
    ContactReport,
    Divined,
    Nightly,
    NoOrders,
    NothingNew,
    OwnEyes,
    PatrolReport,
    ScoutReport,
    SecretReport,
)
from tests.games.clusta.acting import Table

WEST = ("trakorians kaelve 0102", "trakorians camp 0102 West", "trakorians tasseluka 0102 leads 5")
EAST = ("ransards trugdan 0902", "ransards camp 0902 East", "ransards grisban 0602 leads 6")
COAST = ("~..", "~..", "~..")


def meeting(order: str, against: str, ours: int = 200, theirs: int = 180, **more: Any) -> Table:
    """Tasseluka with unit 5 marches east by this order; in 0602, on his way, Grisban has another for unit 6."""
    writes = {("trakorians", 0): f"to tasseluka:\n from now: {order}", ("ransards", 0): f"to grisban:\n from now: {against}"}
    return Table(*WEST, f"trakorians 5 0102 {ours}", *EAST, f"ransards 6 0602 {theirs}", writes=writes, **more)


def camp(order: str, *lines: str, men: int = 300, **more: Any) -> Table:
    """Kaelve, the overall commander, with unit 5 in his camp writes on its sheet."""
    writes = {("trakorians", 0): f"to camp1:\n from now: {order}"}
    return Table("trakorians kaelve 0102", "trakorians camp 0102 West", f"trakorians 5 0102 {men}", *EAST[:2],
                 *(lines or ("ransards 6 0902 180",)), writes=writes, **more)  # fmt: skip


def nights(table: Table, seat: str) -> list[tuple[str, str]]:
    """Where a side's units far away are as of the last night reports, and by what order."""
    last = max(report.at for kind in (Nightly, NothingNew) for report in table.told(seat, kind))
    return [(unit.hex, unit.order) for unit in table.view(seat).units.values() if unit.as_of == last and not unit.here]


def test_no_order_is_missing() -> None:
    """CN-ORD-01  Seventeen orders, and a test of each in this file."""
    played = [name.removeprefix("test_").upper() for name in globals() if name.startswith("test_")]
    assert [order for order in get_args(OrderName) if order not in played] == []
    assert len(get_args(OrderName)) == 17


# ---- staying ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("order", "first"), [("hold", 2), ("catch couriers", 1)])
def test_hold(order: str, first: int) -> None:
    """CN-ORD-HOLD  It stays at any price: after a field round that cost it a third it rolls no morale, as others do; from half of
    it on it does."""
    table = meeting("attack 0602", order).until(0, 2)
    seen = [item for item in table.session.streams["ransards"].items if isinstance(item, FieldRound | Rolled)]
    before = [sum(isinstance(past, FieldRound) for past in seen[:n]) for n, item in enumerate(seen)
              if isinstance(item, Rolled) and item.why == "CN-MOR-01"]  # fmt: skip
    assert before[0] == first


@pytest.mark.parametrize(("theirs", "where"), [(180, "0602"), (170, "0702")])
def test_await(theirs: int, where: str) -> None:
    """CN-ORD-AWAIT  From a larger attacker it moves one hex toward its camp, without a battle, and waits there; who is as many as
    the other stands and fights."""
    table = meeting("attack 0602", "await", ours=180, theirs=theirs, dice={"tactics": {0: 15, 1: 10}}).until(1)
    assert nights(table, "ransards") == ([(where, "AWAIT")] if theirs < 180 else nights(table, "ransards"))
    assert bool(table.told("ransards", BattleReport)) == bool(table.told("trakorians", BattleReport)) == (theirs == 180)


# ---- marching ---------------------------------------------------------------------------------------------------------
def test_attack() -> None:
    """CN-ORD-ATTACK-a  It goes to the hex, attacks who is there, and occupies it; then the order is done."""
    table = meeting("attack 0602", "hold", ours=400, dice={"tactics": {0: 5, 1: 15}}).until(0, 4)
    assert [(report.hex, report.how) for report in table.told("trakorians", BattleReport)] == [("0602", "won")]
    assert [(report.hex, report.how) for report in table.told("ransards", BattleReport)] == [("0702", "lost")]
    assert [(report.by, report.hex) for report in table.told("trakorians", NoOrders)] == [("trakorians.tasseluka", "0602")]


def test_go_to() -> None:
    """CN-ORD-GOTO  Hostile troops on the way: it stops in the hex before, and a courier asks for instructions; no battle."""
    table = meeting("go to 0702", "hold").until(1)
    (stopped,) = table.told("trakorians", ContactReport)
    assert (stopped.hex, stopped.where, stopped.men) == ("0502", "0602", 180)
    assert nights(table, "trakorians") == [("0502", "GO_TO")]
    assert not table.told("ransards", BattleReport) and table.told("ransards", Challenged) == []


def test_advance_to() -> None:
    """CN-ORD-ADVANCE  It attacks who bars the way, and goes on when he is gone."""
    table = meeting("advance to 0702", "hold", ours=400, dice={"tactics": {0: 5, 1: 15}}).until(1)
    assert [report.how for report in table.told("trakorians", BattleReport)][:1] == ["won"]
    assert [report.hex for report in table.told("trakorians", NoOrders)][:1] == ["0702"]


def test_hurry_to() -> None:
    """CN-ORD-HURRY  It goes round the enemy: no battle, no stop, and it arrives."""
    table = meeting("hurry to 0702", "hold").until(1)
    assert nights(table, "trakorians") == [("0702", "NO_ORDER")] and not table.told("trakorians", ContactReport)
    assert not table.told("trakorians", BattleReport) and not table.told("ransards", BattleReport)


def test_go_to_nearest_camp() -> None:
    """CN-ORD-04, CN-ORD-08  What a lone marker can be told: it goes to the nearest camp, and is there."""
    lone = ("trakorians kaelve 0102", "trakorians camp 0102 West", "trakorians 5 0602 200", "ransards trugdan 0902")
    table = Table(*lone, writes={("trakorians", 0): "to unit 5:\n from now: go to nearest camp"}).until(0, 4)
    assert table.at("trakorians", "trakorians.5") == "0102"
    assert [seen.hex for seen in table.told("trakorians", OwnEyes)][-1] == "0102"


# ---- work -------------------------------------------------------------------------------------------------------------
def test_make_camp() -> None:
    """CN-ORD-CAMP  Six rounds of work with a commander on the spot, and a camp stands there that can be written to."""
    table = meeting("make camp 0202", "hold").until(1, 1)
    assert table.told("trakorians", Completed) == []         # the first round it was still on its way
    table.writes["trakorians", 2] = "to camp2:\n from now: hold"
    table.until(2, 1)
    done = [(report.order, report.camp, report.hex) for report in table.told("trakorians", Completed)]
    assert done == [("MAKE_CAMP", "trakorians.camp2", "0202")]
    assert table.at("trakorians", "trakorians.camp2") == "0202" and not table.writes


def test_fortify() -> None:
    """CN-ORD-FORTIFY-a, CN-ORD-FORTIFY-b  All six rounds of a day spent on it are a day of fortification."""
    table = camp("fortify").until(1, 1)
    assert table.view("trakorians").camps["trakorians.camp1"].days == 1
    assert table.until(2, 1).view("trakorians").camps["trakorians.camp1"].days == 2


def test_siege_works() -> None:
    """CN-GAP-03  Six rounds beside an enemy camp: the works are ready, and word of it comes."""
    writes = {("trakorians", 0): "to tasseluka:\n from now: siege works 0202"}
    table = Table(*WEST, "trakorians 5 0102 300", "ransards trugdan 0902", "ransards camp 0202 Mid", "ransards 6 0202 180",
                  writes=writes).until(1)  # fmt: skip
    assert [(report.order, report.hex) for report in table.told("trakorians", Completed)] == [("SIEGE_WORKS", "0102")]


def test_divine() -> None:
    """CN-ORD-DIVINE, CN-DIV-01  Six rounds with an astrologer: in the evening the stars answer."""
    table = camp("divine", "ransards 6 0902 180", "trakorians astrologer 5", conflux_hex="0402").until(1)
    assert [(answer.hex, answer.here, answer.sectors) for answer in table.told("trakorians", Divined)] == [("0102", False, (2,))]


# ---- watching ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("order", "caught"), [("catch couriers", True), ("hold", False)])
def test_catch_couriers(order: str, caught: bool) -> None:
    """CN-ORD-COURIERS  A battalion catches three in ten more: the rider who passes is taken, and his message is read."""
    writes = {("trakorians", 0): f"to tasseluka:\n from now: {order}", ("ransards", 1): "to grisban:\n from now: go to 0705"}
    table = Table(*WEST[:2], "trakorians tasseluka 0702 leads 5", "trakorians 5 0702 200", *EAST, "ransards 6 0602 180",
                  writes=writes, dice={"CN-COUR-05": 40, "CN-COUR-08": 1}).until(2)  # fmt: skip
    secrets = [report.text for report in table.told("trakorians", SecretReport)]
    assert any("go to 0705" in text for text in secrets) == caught
    assert nights(table, "ransards")[-1][0] == ("0602" if caught else "0705")


@pytest.mark.parametrize(("theirs", "fights"), [(180, True), (220, False)])
def test_patrol(theirs: int, fights: bool) -> None:
    """CN-ORD-PATROL-b  Who comes within two hexes with fewer men is attacked at once; of who is not fewer a report comes, and he
    learns of nothing."""
    writes = {("trakorians", 0): "to tasseluka:\n from now: patrol", ("ransards", 0): "to grisban:\n day 0 round 2: go to 0302"}
    table = Table(*WEST, "trakorians 5 0102 200", *EAST, f"ransards 6 0602 {theirs}", writes=writes).until(1)
    assert bool(table.told("ransards", BattleReport)) == fights
    seen = [(report.where, report.men) for report in table.told("trakorians", PatrolReport)]
    assert seen == ([] if fights else [("0302", 220)])


def test_scout() -> None:
    """CN-ORD-SCOUT-a  One hex farther with each round: an enemy three hexes away is reported in the third."""
    table = camp("scout", "ransards 6 0402 180").until(0, 3)
    assert not table.told("trakorians", ScoutReport)
    assert [(r.where, r.men) for r in table.until(0, 5).told("trakorians", ScoutReport)] == [("0402", 180)]


def test_ambush() -> None:
    """CN-ORD-AMBUSH-a, -b  Who enters the hex sees nobody before he is in it: a free field round by the quarter, 60 of a hundred
    of him for twenty of the hundred that strike; then the ambushers withdraw."""
    writes = {("trakorians", 0): "to tasseluka:\n from now: ambush 0302",
              ("ransards", 0): "to grisban:\n day 0 round 1: hold\n from now: go to 0102"}  # fmt: skip
    table = Table(*WEST, "trakorians 5 0102 200", *EAST, "ransards 6 0602 180", writes=writes).until(0, 4)
    (ours,), (theirs,) = (table.told(side, BattleReport) for side in ("trakorians", "ransards"))
    assert (ours.hex, ours.how, ours.enemy_lost, ours.own_lost) == ("0202", "withdrew", 108, 3)
    assert (theirs.hex, theirs.how, theirs.own_lost) == ("0302", "won", 108)
    assert [round_.round for round_ in table.told("ransards", FieldRound)] == [0]


# ---- the sea ----------------------------------------------------------------------------------------------------------
def boats(order: str, **more: Any) -> Table:
    """The fleet of two companies lies off the coast from round 1 of day 0."""
    fleet = ("trakorians kaelve - leads 5", "trakorians 5 - 200 kavarell", "trakorians 6 - 150 kavarell", "ransards trugdan 0202")
    writes = {("trakorians", 0): f"to kaelve:\n from now: {order}"}
    return Table(*fleet, writes=writes, terrain=COAST, fleets="trakorians 0001", **more)


def test_disembark() -> None:
    """CN-ORD-EMBARK, CN-LAND-02  One unit in a round goes ashore from a sea hex to a hex of the coast; each stands there then."""
    table = boats("disembark 0101").until(0, 2)
    assert (table.at("trakorians", "trakorians.5"), table.at("trakorians", "trakorians.6")) == ("0101", "0001")
    table.until(0, 4)
    assert table.at("trakorians", "trakorians.6") == "0101"


def test_embark() -> None:
    """CN-ORD-EMBARK, CN-SEA-02  Who has landed goes aboard again the same way."""
    table = boats("disembark 0101")
    table.writes["trakorians", 1] = "to kaelve:\n from now: embark"
    table.until(1, 1)
    assert table.at("trakorians", "trakorians.5") == "0101"
    table.until(1, 4)
    assert [table.view("trakorians").units[f"trakorians.{n}"].ship for n in (5, 6)] == ["trakorians.ship1", "trakorians.ship2"]
