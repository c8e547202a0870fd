"""The chapters of the soak: what a trial is and how many there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.core.session.verify import verify
from tests.fuzz.doors import NAMES
from tests.soak.reached import SUBJECTS, is_reached
from tests.soak.repeats import FILES, WAYS, read, repeated
from tests.suite.players import play_on
from tests.suite.subjects import all_games, any_options, recorded, resumed_streams, start
from tests.suite.twins import twins


@dataclass
class Chapter:
    name: str
    says: str
    count: int
    trial: Callable[[int], None]
    remarks: list[str] = field(default_factory=list)


CHAPTERS: dict[str, Chapter] = {}


def chapter(name: str, count: int, says: str) -> Callable[[Callable[[int], None]], Callable[[int], None]]:
    def add(trial: Callable[[int], None]) -> Callable[[int], None]:
        CHAPTERS[name] = Chapter(name, says, count, trial)
        return trial

    return add


def pick(i: int) -> tuple[object, str]:
    """The i-th game and scenario, round and round."""
    pairs = [(g, s) for g in all_games() for s in g.scenarios]
    return pairs[i % len(pairs)]


@chapter("play", 12000, "a random game under random options, recorded, read back, replayed and verified")
def play(i: int) -> None:
    game, scenario = pick(i)
    luck = Philox(i, 31, 0)
    session = play_on(start(game, scenario, any_options(game, luck), i), luck)
    assert session.over and not session.stopped
    session.release()
    header, entries = jsonlines.load(jsonlines.dump(session.header, session.entries))
    assert verify(game, header, entries).ok
    again = Session.replay(game, header, entries)
    for viewer, stream in session.streams.items():
        assert msgspec.json.encode(stream.items) == msgspec.json.encode(again.streams[viewer].items)


@chapter("hotswap", 1000, "a random game begun again at each of its marks; all streams stay equal")
def hotswap(i: int) -> None:
    game, scenario = pick(i)
    whole = recorded.__wrapped__(game, scenario, 1_000_000 + i)
    for snapshot in whole.snapshots:
        resumed_streams(whole, snapshot)


@chapter("twins", 1400, "twins of a random game for every seat and the watcher, from up to four marks")
def twin_games(i: int) -> None:
    game, scenario = pick(i)
    whole = recorded.__wrapped__(game, scenario, 2_000_000 + i)
    for viewer in (*whole.seats, WATCHER):
        twins(game, whole, viewer, items=200, marks=4, salt=i)


@chapter("odds", 1000, "a random fight of The Rudern War: exact odds and an independent derivation agree to 1e-12")
def odds(i: int) -> None:
    from tests.soak import rudern

    rudern.odds(i)


@chapter("compiled", 100, "100 fights from scattered starts, compiled and interpreted: equal values and final states")
def compiled(i: int) -> None:
    from tests.soak import rudern

    rudern.equal(i)


@chapter("study", 100, "100,000 playouts of a random fight: every share within 4 standard errors of the exact law")
def frequencies(i: int) -> None:
    from tests.soak import rudern

    rudern.frequencies(i)


@chapter("mutation", 1, "every number in the text of the fights made one larger: at least 95 % are noticed")
def mutation(i: int) -> None:
    import json
    import os
    import subprocess
    import sys

    out = subprocess.run(
        [sys.executable, "-m", "tests.soak.mutation"], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    found = json.loads(out.stdout[out.stdout.rindex("{\n") :])
    from tests.soak.mutation import WHY

    CHAPTERS["mutation"].remarks = [
        f"Mutation: {found['killed']} of {found['mutants']} killed. Survivors, each with why nobody can tell:",
        *[f"* `{name}`: {WHY.get(name.partition(' (column')[0], 'NOT EXPLAINED')}" for name in found["survivors"]],
    ]
    assert found["killed"] >= 0.95 * found["mutants"], found["survivors"]


@chapter("reached", len(SUBJECTS), "a rule or an option's value: a kept game departs without it, or it is excused")
def reached(i: int) -> None:
    is_reached(i)


@chapter("repeats", len(FILES), "a file of tests that repeat themselves a few times by default, with their large numbers")
def repeats(i: int) -> None:
    repeated(i)


@chapter("readers", len(WAYS), "a file of browser tests at a desk, on a phone, by keyboard alone or in Hebrew")
def readers(i: int) -> None:
    read(i)


# ---- the campaigns of The Rudern War -----------------------------------------------------------------------------------
@chapter("wars", 1000, "50 wars of two lords by luck, a third of them under options by luck: all accounted for at every act")
def wars(i: int) -> None:
    from tests.soak import rudern_campaign

    rudern_campaign.wars_by_luck(i)


@chapter("powers", 1000, "a war of six powers by luck, a third of them under options by luck: all accounted for at every act")
def powers(i: int) -> None:
    from tests.soak import rudern_campaign

    rudern_campaign.powers_by_luck(i)


@chapter("war-bots", 1000, "a war of two lords between standard bots")
def war_bots(i: int) -> None:
    from tests.soak import rudern_campaign

    rudern_campaign.between_bots("war_of_two_lords", i)
    CHAPTERS["war-bots"].remarks = [rudern_campaign.remark("war_of_two_lords")]


@chapter("powers-bots", 300, "a war of six powers between standard bots")
def powers_bots(i: int) -> None:
    from tests.soak import rudern_campaign

    rudern_campaign.between_bots("six_powers", i)
    CHAPTERS["powers-bots"].remarks = [rudern_campaign.remark("six_powers")]


# ---- the duel of Drakborgen Legenden ---------------------------------------------------------------------------------------
@chapter("duel", 1000, "ten duels in the large state, in the small one and compiled: equal in every number")
def duel(i: int) -> None:
    from tests.soak import duel

    duel.equal(i)


@chapter("duel-solved", 144, "a hero against a monster or the dragon, solved: gap 1e-9, the best answers gain at most 1e-6")
def duel_solved(i: int) -> None:
    from tests.soak import duel

    duel.pairs(i)


@chapter("duel-stages", 10_000, "a stage game of a solved duel, and a linear program")
def duel_stages(i: int) -> None:
    from tests.soak import duel

    duel.stages(i)


@chapter("duel-brute", 200, "a tiny duel of anybody, and a brute-force solver written from the ledger's text")
def duel_brute(i: int) -> None:
    from tests.soak import duel

    duel.brute(i)


@chapter("duel-mixtures", 12, "a million compiled fights under the solved mixtures, within 4 sigma")
def duel_mixtures(i: int) -> None:
    from tests.soak import duel

    duel.mixtures(i)


@chapter("duel-chance", 144, "a duel by chance: solved, counted by the chain, and 100,000 playouts within 4 sigma")
def duel_chance(i: int) -> None:
    from tests.soak import duel

    duel.by_chance(i)


# ---- time at the table -------------------------------------------------------------------------------------------------
@chapter("clock", 50, "200 games for a day while the clock jumps and the server is killed: no deadline early, twice or late")
def clock(i: int) -> None:
    from tests.table.clockwork import simulated

    simulated(1_000 + i, 200, 1.0)


@chapter("clock-messages", 10, "50 kills between a message's line and its sending: none is lost, a second one has the same id")
def clock_messages(i: int) -> None:
    from tests.table.test_notices import kills

    assert kills(50, i) == (0, 0)


# ---- the store of the table --------------------------------------------------------------------------------------------
@chapter("store-cut", 10000, "a power cut at one of the first 400 operations on the disk: nothing acknowledged is lost")
def store_cut(i: int) -> None:
    from tests.soak import store

    store.cut(i)


@chapter("store-full", 300, "the disk is full from the k-th write on: refused, read on, written again when there is room")
def store_full(i: int) -> None:
    from tests.soak import store

    store.full(i)


@chapter("store-sync", 600, "the k-th write or sync fails: nothing is acknowledged after it, and what was is there")
def store_sync(i: int) -> None:
    from tests.soak import store

    store.failed(i)


@chapter("store-flip", 1000, "one bit of the store's file is another: refused or unchanged")
def store_flip(i: int) -> None:
    from tests.soak import store

    store.flipped(i)


@chapter("store-kill", 1000, "kill -9 of a writer: nothing acknowledged is lost, nothing is half there; SQLite")
def store_kill(i: int) -> None:
    from tests.soak import store

    store.kill(i)


@chapter("store-kill-postgres", 200, "kill -9 of a writer: nothing acknowledged is lost, nothing is half there; PostgreSQL")
def store_kill_postgres(i: int) -> None:
    from tests.soak import store

    store.kill_postgres(i)


@chapter("store-writers", 20, "100 rounds in which 8 write at the same version: one wins; SQLite")
def store_writers(i: int) -> None:
    from tests.soak import store

    store.writers(i)


@chapter("store-writers-postgres", 5, "100 rounds in which 8 write at the same version: one wins; PostgreSQL")
def store_writers_postgres(i: int) -> None:
    from tests.soak import store

    store.writers_postgres(i)


@chapter("store-backup", 20, "three backups while somebody writes: whole, and with all that was acknowledged before")
def store_backup(i: int) -> None:
    from tests.soak import store

    store.backups(i)


@chapter("store-migration", 200, "kill -9 in a migration: done or untouched, and the backup taken before opens")
def store_migration(i: int) -> None:
    from tests.soak import store

    store.migration(i)


# ---- the table's server ------------------------------------------------------------------------------------------------
@chapter("table-kill", 100, "ten kills -9 of the server under four clients that send again: none lost or doubled; SQLite")
def table_kill(i: int) -> None:
    from tests.soak import table

    table.kill(i)


@chapter("table-kill-postgres", 20, "ten kills -9 of the server under four clients that send again; PostgreSQL")
def table_kill_postgres(i: int) -> None:
    from tests.soak import table

    table.kill_postgres(i)


@chapter("table-deadline", 100, "two kills -9 within 50 ms of a deadline: decided once, with the same dice")
def table_deadline(i: int) -> None:
    from tests.soak import table

    table.deadline(i)


@chapter("table-races", 100, "ten races when a clock runs out: decided once, none lost, a late answer never counts and is told")
def table_races(i: int) -> None:
    from tests.soak import table

    table.races(i)


@chapter("table-poison", 500, "a rule that raises: its table stops and says so after every start, the other goes on")
def table_poison(i: int) -> None:
    from tests.soak import table

    table.poison(i)


@chapter("table-full", 50, "the disk is full: 507, reading goes on, and writing when there is room")
def table_full(i: int) -> None:
    from tests.soak import table

    table.disk(i)


@chapter("table-sync", 30, "a sync fails: the server ends, the next start has all that was acknowledged")
def table_sync(i: int) -> None:
    from tests.soak import table

    table.sync(i)


@chapter("table-orders", 10000, "60 orders lost, doubled, reordered, late or stale, against a model")
def table_orders(i: int) -> None:
    from tests.soak import table

    table.orders(i)


@chapter("table-cuts", 10, "fifty cuts of a live line: nothing is missed")
def table_cuts(i: int) -> None:
    from tests.soak import table

    table.cuts(i)


@chapter("table-herd", 3, "2,000 pages come back within 5 s of a restart; 200 that never read cost nobody")
def table_herd(i: int) -> None:
    from tests.soak import table

    table.herd(i)


@chapter("table-requests", 10, "a thousand requests made up from the API's document: no 5xx, no status it does not name")
def table_requests(i: int) -> None:
    from tests.soak import table

    table.requests(i)


@chapter("table-day", 1, "a day of every address that writes, from one visitor: the store stays under 200 MB")
def table_day(i: int) -> None:
    from tests.soak import table

    size, taken = table.day(i)
    CHAPTERS["table-day"].remarks = [f"A day of one visitor: {taken:,} requests taken, {size / 1e6:.0f} MB in the store."]


@chapter("table-largest", 4, "the largest table that the quotas allow opens: others' p99 under 250 ms, memory under 200 MB more")
def table_largest(i: int) -> None:
    from tests.soak import table

    CHAPTERS["table-largest"].remarks = [f"The largest table: {table.largest(i)}."]


@chapter("table-long", 3, "sixty days of Clusta come and go: first visit under 2 s, others' p99 under 100 ms meanwhile")
def table_long(i: int) -> None:
    from tests.soak import table

    CHAPTERS["table-long"].remarks = [f"Sixty days of Clusta: {table.long_game(i)}."]


# ---- Drakborgen Legenden, whole ---------------------------------------------------------------------------------------------
@chapter("delves", 100_000, "a whole game of Drakborgen Legenden by luck, everything in the castle counted over at each mark")
def delves(i: int) -> None:
    from tests.soak import drakborgen

    drakborgen.play(i)
    ended = ", ".join(f"{why} {n}" for why, n in sorted(drakborgen.ENDS.items()))
    CHAPTERS["delves"].remarks = [f"Delves, how they ended (of the last run): {ended}."]


# ---- the players of Drakborgen Legenden ----------------------------------------------------------------------------------
@chapter("delvers", 1, "1,500 games of three cautious heroes under the ledger's conditions: at least 0.66 of them get out")
def delvers(i: int) -> None:
    from tests.soak import delvers as games

    CHAPTERS["delvers"].remarks = [games.come_home(i)]


# ---- the commanders of Mass Battle ---------------------------------------------------------------------------------------
@chapter("battle-bots", 2, "600 battles, all scenarios, options by luck: plain takes 0.95 from random, or sharp 0.65 from plain")
def battle_bots(i: int) -> None:
    from tests.soak import battle_bots as battles

    CHAPTERS["battle-bots"].remarks.append(battles.strength(i))


@chapter("battle-pairs", 6, "100 pairs of armies of a flavour, all lengths and grounds: neither side wins less than 0.40")
def battle_pairs(i: int) -> None:
    from tests.soak import battle_bots as battles

    CHAPTERS["battle-pairs"].remarks.append(battles.even(i))


# ---- safety and secrecy on the wire ------------------------------------------------------------------------------------------
@chapter("twins-wire", 200, "twin tables over HTTP for every viewer of a random game: hidden states, or hidden dice and cards")
def twins_wire(i: int) -> None:
    from tests.soak import wire

    wire.twin_tables(i)


@chapter("broken-http", 20, "500 broken messages on a raw socket: alive, no traceback, no error logged, memory + 20 MB at most")
def broken_http(i: int) -> None:
    from tests.soak import wire

    wire.broken_messages(i)


@chapter("xss", 20, "200 payloads in every sink, each in another language, parsed as HTML")
def xss(i: int) -> None:
    from tests.soak import wire

    wire.payloads_everywhere(i)


@chapter("fuzz", 250, "2,000 inputs grown from good ones at one of the doors where text of strangers is read")
def fuzz(i: int) -> None:
    from tests.soak import hostile

    hostile.fuzz(i)


@chapter("fuzz-carried", 40, "200 texts of orders grown from good ones: what is taken is carried out, and no rule fails of it")
def fuzz_carried(i: int) -> None:
    from tests.soak import hostile

    hostile.carried(i)


@chapter("fuzz-growth", len(NAMES), "at each of those: twice the text takes at most 2.5 times as long, up to the limit")
def fuzz_growth(i: int) -> None:
    from tests.soak import hostile

    hostile.growth(i)


@chapter("twin-timing", 75, "10,000 requests each to two tables that differ in hidden things, or to what is not there or his")
def twin_timing(i: int) -> None:
    from tests.soak import hostile

    hostile.timing(i)
    CHAPTERS["twin-timing"].remarks = hostile.remarks()


# ---- The Battle for Clusta Noba ------------------------------------------------------------------------------------------------
@chapter("clusta", 2000, "up to six random days of Clusta, all options: men conserved, nobody in two places, no courier lost")
def clusta(i: int) -> None:
    from tests.soak import clusta as campaigns

    campaigns.short(i)
    CHAPTERS["clusta"].remarks = [campaigns.remark()]


@chapter("clusta-sixty", 20, "sixty days of Clusta between the game's own generals, all options, the same checked at every mark")
def clusta_sixty(i: int) -> None:
    from tests.soak import clusta as campaigns

    campaigns.sixty(i)


@chapter("clusta-books", 200, "six random days of Clusta: the map of each seat is what a reader draws from its letters")
def clusta_books(i: int) -> None:
    from tests.games.clusta.campaigns import Followed

    assert Followed(7_000 + i, 6).compared


@chapter("clusta-log", 12, "a campaign of Clusta between steady generals: the lines each side reads, is told, and one by one")
def clusta_log(i: int) -> None:
    from tests.games.clusta import test_log as log

    session = log.generals(("island", "three_sides", "two_sides", "day_six")[i % 4], 99, i + 1)
    plain = {seat: log.one_by_one(log.lines(session, seat), session.state.day) for seat in session.seats}
    told = {seat: len(log.lines(session, seat)) for seat in session.seats}
    read = {seat: len(log.read(session, seat)) for seat in session.seats}
    assert max(read.values()) <= 1_000, read
    assert session.state.day < 9 or all(2 * read[seat] <= plain[seat] for seat in session.seats), (read, plain)
    assert session.state.day < 9 or 3 * max(told.values()) <= 2 * max(plain.values()), (told, plain)
    worst = max(read, key=lambda seat: read[seat])
    remark = f"trial {i}: {worst} read {read[worst]} lines, told {told[worst]}, one by one {plain[worst]}"
    CHAPTERS["clusta-log"].remarks.append(remark)


@chapter("clusta-fights", 100, "a hundred field battles of Clusta: compiled and interpreted alike, also with overflow checks")
def clusta_fights(i: int) -> None:
    from tests.soak.clusta_fights import battles

    battles(i)


# ---- Mass Battle -----------------------------------------------------------------------------------------------------------
@chapter("battles", 20_000, "a battle of Mass Battle by luck, all options: men and hit points accounted for at every mark")
def battles(i: int) -> None:
    from tests.soak import massbattle

    massbattle.by_luck(i)
    CHAPTERS["battles"].remarks = [massbattle.remark("luck")]


@chapter("battles-commanders", 2000, "a battle between the game's own players, all options, the same checked at every mark")
def battles_commanders(i: int) -> None:
    from tests.soak import massbattle

    massbattle.between_bots(i)
    CHAPTERS["battles-commanders"].remarks = [massbattle.remark("bots")]


@chapter("battles-meetings", 100, "a hundred meetings of two units: compiled and interpreted alike, also with overflow checks")
def battles_meetings(i: int) -> None:
    from tests.soak import massbattle

    massbattle.meetings(i)


@chapter("battles-odds", 100, "ten random meetings, whole: exact odds and an independent enumeration agree to 1e-12")
def battles_odds(i: int) -> None:
    from tests.soak import massbattle

    massbattle.odds(i)
