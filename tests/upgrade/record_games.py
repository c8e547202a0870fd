"""Plays the games of `plans.py` and keeps them:  python -m tests.upgrade.record_games [rudern|drakborgen|clusta ...]

It keeps what the rules do where it is run: new rules once they are done (CONTRIBUTING.md, *New rules*), for any other change the
commit before it.  What is there of a game is thrown away when all of its games are played, and stays where one cannot be.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.dice import commitment
from montjoy.core.game import Game, games
from montjoy.core.philox import Philox
from montjoy.core.record.entries import Failed, Marked
from montjoy.core.record.jsonlines import dump
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from tests.suite.usage import parser
from tests.upgrade.changed import Failing
from tests.upgrade.checking import first_wrong, went_on
from tests.upgrade.door import Again
from tests.upgrade.kept import FOLDER, About, Kept, Shown, Stored, one_game, pages, told, write
from tests.upgrade.meddling import MEDDLING, failed
from tests.upgrade.plans import Plan, plans, scenario_of, some_options
from tests.upgrade.playing import MOST, Table

SEEDS: Final = 400                                           # that are tried for what a plan wants
PLACES: Final = 8                                            # that are tried for a fault
FAULTS: Final = 4                                            # how often a planted fault may strike


def begun(game: Game, plan: Plan) -> Session:
    """A session before its first die."""
    scenario = own_pack(game, plan) or scenario_of(game, plan)
    options = game.mended(msgspec.convert(plan.options, game.options))
    seed = plan.seed.to_bytes(32, "big")
    names = {seat: f"Player {n}" for n, seat in enumerate(game.seats(scenario))} if plan.named else None
    session = Session.new(
        game, scenario, options, seed=seed, names=names, umpire=plan.umpire, typed=plan.typed, house=plan.house
    )
    if plan.older:
        version = game.rules_version - 1
        header = msgspec.structs.replace(session.header, rules_version=version, commitment=commitment(seed, game.slug, version))
        session = Session.replay(game, header, [], seed)
    session.kept_snapshots = 0
    for n, seat in enumerate(session.seats if plan.nonces else ()):
        assert session.nonce(seat, f"{plan.seed + n:08x}") is None
    session.begin()
    return session


def own_pack(game: Any, plan: Plan) -> Any:
    """A scenario with a pack of the group's own, read in from its files."""
    if "pack" not in plan.changes:
        return None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pack.toml").write_text(plan.changes["pack"], "utf-8")
        scenario = game.scenarios[plan.scenario]
        players = "".join(f'[[players]]\nid = "{player.id}"\n' for player in scenario.players)
        (folder / "ours.toml").write_text(f'id = "ours"\ntitle = "Our table"\npack = "pack.toml"\n{players}', "utf-8")
        return game.check(folder / "ours.toml")


def played(game: Game, plan: Plan) -> Session:
    """The whole plan."""
    table = Table(begun(game, plan), Philox(plan.seed, 71, 0), plan.player)
    waiting, turn = list(plan.meddling), 0
    while not table.session.over and (not plan.stop or turn < plan.stop):
        assert turn < MOST, "the game does not end"
        if table.session.stopped and faults(table.session) > FAULTS:
            break
        idle = not table.session.stopped and table.session.typing is None
        if waiting and turn >= 4 and idle and meddled(table, waiting, turn):
            continue
        table.turn()
        turn += 1
    if table.session.over and plan.release:
        table.session.release()
    return table.session


def meddled(table: Table, waiting: list[str], turn: int) -> bool:
    """The next thing that waits to be done, if its time has come; every twelve turns it is let go for the next."""
    due = turn % 2 == 0 or waiting[0] == "reverse"
    done = due and MEDDLING[waiting[0]](table)
    if done or turn % 12 == 11:
        waiting.pop(0)
    return done


def good(session: Session, plan: Plan) -> bool:
    """No rule of the game failed, and what the plan wants is shown."""
    if failed(session) or session.stopped or (plan.ending and (not session.over or session.outcome.why != plan.ending)):
        return False
    return plan.wants in dump(session.header, session.entries).decode() if plan.wants else True


def found(game: Game, plan: Plan) -> tuple[Session, str, int]:
    """The game of the first seed that will do; with a fault, the mark after which it is planted."""
    for seed in range(plan.seed, plan.seed + 1000 * SEEDS, 1000):
        options = some_options(game, seed // 1000) if plan.ending else plan.options
        with_seed = replace(plan, seed=seed, options=options)
        session = played(game, with_seed)
        if not good(session, plan):
            continue
        if not plan.fault:
            return session, "", seed
        labels = [e.label for e in session.entries if isinstance(e, Marked)][1:]
        for label in labels[:: max(1, len(labels) // PLACES)]:
            session = played(Failing(game, label), with_seed)  # type: ignore[arg-type]
            if 1 <= faults(session) <= FAULTS and good(session, plan):
                return session, label, seed
    raise SystemExit(f"{plan.game} {plan.name}: no seed will do")


def faults(session: Session) -> int:
    return sum(isinstance(e, Failed) for e in session.entries)


def kept(game: Game, plan: Plan) -> Kept:
    """A plan played, with all that is kept of it."""
    session, label, seed = found(game, plan)
    record = dump(session.header, session.entries)
    about = About(plan.name, plan.game, seed.to_bytes(32, "big").hex(), record.count(b"\n"), label)
    bare = Kept(about, record, Shown({}, {}, (), ""))
    again = Again(bare.game(), *bare.read(), bare.seed).all()
    shown = Shown(
        told(session), pages(session), tuple(again.moments), "".join(again.texts), stored(bare),
        None if session.over else went_on(bare, bare.game()),
    )  # fmt: skip
    return Kept(about, record, shown)


def stored(bare: Kept) -> Stored | None:
    """The middle one of the stored states that a replay keeps; none that an edit has changed after its mark."""
    session = Session.replay(bare.game(), *bare.read(), bare.seed, keep=0)
    there: list[Snapshot] = [s for s in session.snapshots if isinstance(session.entries[s.at - 1], Marked)]
    if not there:
        return None
    middle = there[len(there) // 2]
    return Stored(middle.at, middle.label, msgspec.Raw(middle.state), middle.versions)


def main(args: list[str]) -> int:
    usage = parser("python -m tests.upgrade.record_games", __doc__)
    usage.add_argument("game", nargs="*", choices=[*games(), []], metavar="{" + ",".join(games()) + "}")
    for slug in usage.parse_args(args).game or list(games()):
        with tempfile.TemporaryDirectory() as name:
            for plan in plans(one_game(slug)):
                new = kept(one_game(slug), plan)
                wrong = first_wrong(new)
                if wrong:
                    raise SystemExit(wrong)
                path, ends = write(new, Path(name)), new.shown.goes_on or "over"
                print(f"{slug}/{path.name}: {new.about.lines} lines, {path.stat().st_size:,} bytes, {ends}", flush=True)
            for old in (FOLDER / slug).glob("*.xz"):
                old.unlink()
            shutil.copytree(Path(name) / slug, FOLDER / slug, dirs_exist_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
