"""A campaign at the terminal and by exchanging texts: a person takes the enemy's seat, two play two rounds by mail, six one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.core.session.shown import order_of
from montjoy.games.rudern.bots.advice import advice
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import knowers
from montjoy.terminal.play import begin, seed_of
from montjoy.words import Words
from tests.cli.conftest import one_line, record_of
from tests.games.rudern.conqueror import ME, conqueror

Call = Callable[..., Any]
WAR: Final = "war_of_two_lords"
SEED: Final = "59"                                           # by which Svebod falls in the sixth round


def typed(session: Session, asked: Any, answer: Any) -> str:
    """An answer as it is typed: a form's line, or the number under which it stands."""
    if asked.kind == "order":
        return game.write(answer)
    return str(1 + order_of(game.groups, asked).index(asked.options.index(answer)))


def foreseen(seed: str) -> tuple[Session, list[str]]:
    """The war that is played with this seed, and what House Katzowic types in it."""
    session, script = Session.new(game, game.scenarios[WAR], seed=seed_of(seed)), []
    begin(session, True)
    while not session.over and len(script) < 60:
        q = next(q for q in session.open if not q.done)
        view = session.view(q.seat)
        answer = conqueror(view, q.asked) if q.seat == ME else game.default(view, q.asked, None)
        script += [typed(session, q.asked, answer)] if q.seat == ME else []
        assert session.answer(q.seat, answer) is None
    return session, script


# ---- at the terminal ---------------------------------------------------------------------------------------------------
def test_a_lord_takes_his_enemys_seat_at_the_terminal(montjoy_: Call, home: Path) -> None:
    """RW-CAM-RND-04, RW-CAM-MOV-02, RW-SIEGE-05, RW-ASLT-08, RW-CAM-WIN-05  From the first form to the capture, by what is typed;
    the other lord is the computer and does nothing."""
    session, script = foreseen(SEED)
    assert session.over and any("foot 1" in line for line in script) and any(line.isdigit() for line in script)
    seats = ("--seat", f"{ME}=human", "--seat", "SVE=bot:default")
    done = montjoy_("play", "rudern", WAR, *seats, "--seed", SEED, typed="\n".join(script) + "\n")
    told = one_line(done.stdout)
    assert done.exit_code == 0 and "The game is over" in told
    assert "House Katzowic captures Svebod from House Svebod" in told
    path = record_of(home)
    header, entries = jsonlines.load(path.read_bytes())
    outcome = Session.replay(game, header, entries, keep=0).outcome
    assert (outcome.winners, outcome.why) == ((ME,), "captured")
    assert montjoy_("verify", path).exit_code == 0


# ---- by exchanging texts -----------------------------------------------------------------------------------------------
def mailed(call: Call, path: Path, scenario: str, rounds: int, most: int) -> dict[str, str]:
    """Everybody plays by mail until so many rounds are over, each by his report and a sheet.  -> the last report of each."""
    seats = game.seats(game.scenarios[scenario])
    people = [word for seat in seats for word in ("--seat", f"{seat}=human")]
    assert call("play", "rudern", scenario, "--seed", "5", *people, "--by-mail", "--record", path).exit_code == 0
    reports: dict[str, str] = {}
    for _ in range(most):
        session = Session.replay(game, *jsonlines.load(path.read_bytes()), keep=0)
        if session.state.land.round > rounds:
            assert set(reports) == set(seats)
            return reports
        q = next(q for q in session.open if not q.done)
        if q.seat not in reports or q.asked.kind != "order":
            reports[q.seat] = call("report", path, q.seat).stdout
            assert "## What you are asked" in reports[q.seat] and "## The map" in reports[q.seat]
            own_money_alone(session, q.seat, reports[q.seat])
        sheet = path.with_name(f"{q.seat}.txt")
        sheet.write_text(typed(session, q.asked, advice(session.view(q.seat), q.asked, None)), "utf-8")
        done = call("order", path, q.seat, "--file", sheet)
        assert done.exit_code == 0 and "Received: the answer of" in done.stdout, done.stderr
    raise AssertionError(f"not there after {most} answers")


def own_money_alone(session: Session, seat: str, report: str) -> None:
    """RW-GEN-13  Of no treasury but those into which the seat sees is anything said."""
    words, text = Words(game, "en", game.names(session.scenario)), one_line(report)
    for faction in session.state.land.factions:
        said = f"treasury of {words.name(faction)} holds" in text
        assert said == (seat in knowers(session.state.land, faction)), (seat, faction)


def test_two_rounds_of_a_war_by_mail(montjoy_: Call, tmp_path: Path) -> None:
    """RW-CAM-RND-04, RW-CAM-NOB-09  Forms and acts as sheets; in the second round the other lord plays first."""
    mailed(montjoy_, tmp_path / "war.jsonl", WAR, 2, 40)


def test_a_round_of_six_powers_by_mail(montjoy_: Call, tmp_path: Path) -> None:
    """RW-CAM-RND-03  The League's player for each kardom, the commander for the Empire, whose form the treasurer writes."""
    reports = mailed(montjoy_, tmp_path / "six.jsonl", "six_powers", 1, 80)
    assert "The Rudern Empire" in one_line(reports["GLI"])
