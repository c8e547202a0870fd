"""Doors for files of strangers: scenarios, house rules, cases, content packs, archives, records."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.content import files
from montjoy.core.game import Game, games, home
from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines, rulings
from montjoy.core.session import umpire, verify
from montjoy.games.massbattle.authoring import troops_file
from montjoy.games.massbattle.model.troops import TABLES, Soldier
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.rudern.authoring import drawn_map
from montjoy.terminal import archives, choices, odds, upload_worker
from montjoy.terminal.errors import Trouble
from tests.contract.cards.game import game as cards
from tests.fuzz.guided import Door
from tests.fuzz.mutate import TOKEN
from tests.games.rudern import tiled_maps
from tests.suite.players import play_on
from tests.suite.subjects import recorded, start
from tests.table.hostile import zipped

ROOT: Final = Path(__file__).resolve().parents[2]
FILE: Final = (files.BadFile, Trouble)
CORE: Final = ("core/content/files.py", "core/content/messages.py")


@cache
def folder() -> tuple[tempfile.TemporaryDirectory[str], Path]:
    held = tempfile.TemporaryDirectory(prefix="montjoy-fuzz-")
    return held, Path(held.name)


def laid(name: str, data: bytes) -> Path:
    path = folder()[1] / name
    path.write_bytes(data)
    return path


def own_files(folder: Path) -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(folder.glob("*.toml")))


def words_in(*texts: bytes) -> tuple[bytes, ...]:
    """The keys and texts of good files: a language of its own."""
    found = {token for text in texts for token in TOKEN.findall(text) if len(token) > 1}
    return tuple(sorted(found))[:2_000]


# ---- TOML -------------------------------------------------------------------------------------------------------------------
def toml() -> Door:
    def opens(data: bytes) -> None:
        if data.count(b"\n") <= upload_worker.MOST_LINES:         # as the table reads what is sent
            files.toml_of(data, "a.toml", dict)

    seeds = own_files(ROOT / "docs" / "examples")
    words = (*words_in(*seeds), b"[[a]]", b"[a.b]", b"a.b.c = 1", b"{a = 1}", b"\\u")
    return Door(
        "toml", opens, seeds, FILE, files.MOST_BYTES, words, CORE, 0.25, {
            "dots": lambda n: b"a.b.c.d = 1\n" * (n // 12),
            "quotes": lambda n: b'"""\\\n' * (n // 5),
            "texts": lambda n: b"a = '''" + b"''\n" * (n // 3),
            "comments": lambda n: b"#\n" * (n // 2),
            "open lists": lambda n: b"a = [\n" + b"1,\n" * (n // 3),
            "tables": lambda n: b"".join(b"[t%d]\n" % k for k in range(n // 8)),
        },
    )  # fmt: skip


def scenarios(game: Game) -> Door:
    seeds = own_files(home(game) / "scenarios")

    def opens(data: bytes) -> None:
        choices.read_scenario(game, laid("scenario.toml", data))

    inside = (*CORE, f"{game.slug}/authoring/", f"{game.slug}/model/scenario", "choices.py")
    return Door(f"scenario-{game.slug}", opens, seeds, FILE, 200_000, words_in(*seeds), inside, 0.25)


def houses(game: Game) -> Door:
    seeds = ((ROOT / "docs" / "examples" / "field_figures.toml").read_bytes(),)
    for each in choices.ready():                             # the books are read once, whatever the file says
        choices.rules_of(each)

    def opens(data: bytes) -> None:
        path = laid("house.toml", data)
        choices.options_of(game, [(path, choices.read_house(path))], ())

    known = (*(f.name.encode() for f in msgspec.structs.fields(game.options)), *words_in(*seeds))
    return Door(f"house-{game.slug}", opens, seeds, FILE, 64_000, known, (*CORE, f"{game.slug}/options", "choices.py"))


def cases(game: Game) -> Door:
    seeds = own_files(ROOT / "docs" / "examples") + own_files(ROOT / "bench" / "cases")

    def opens(data: bytes) -> None:
        odds.read_case(game, laid("case.toml", data))

    return Door(f"case-{game.slug}", opens, seeds, FILE, 64_000, words_in(*seeds), (*CORE, f"{game.slug}/case"), 0.25)


def packs() -> Door:
    """A content pack in one file: measured, read, and held against the standard one."""
    game = games()["drakborgen"]()
    seeds = (*own_files(home(game) / "packs" / "standard"), b'extends = "standard"\n')

    def opens(data: bytes) -> None:
        path = laid("pack.toml", data)
        files.toml_of(data, path, dict)
        upload_worker.pack(game, path)

    declared = (*FILE, archives.Fault)
    return Door("pack", opens, seeds, declared, 64_000, words_in(*seeds), (*CORE, "drakborgen/pack"), 1.0)


def troops() -> Door:
    """A group's own rows of Mass Battle, by themselves and in a case; what is taken can be written and stands in a battle."""
    parts = {key: TABLES[key] for key in troops_file.KEYS}
    columns = {key: {"columns": list(table["columns"]), **dict(list(table.items())[2:5])} for key, table in parts.items()}
    rows = b'[troops.orcs]\nac_desc = 5\n[singles.beast]\nhit_dice = "7+2"\nac_desc = 3\nmove_rate = 12\nrally_pct = 50\n'
    rows += b'attack_routine = "claw 1d6; bite 1d10"\nmissile = "breath_fire 20"\ntraits = "flyer breath"\nfly_rate = 24\n'
    seeds = (rows, *(written(key, table) for key, table in columns.items()))

    def opens(data: bytes) -> None:
        path = laid("troops.toml", data)
        own, _ = troops_file.read_file(path)
        again = msgspec.json.decode(msgspec.json.encode(own), type=type(own))
        assert again == own and not {row.code for row in own.soldiers} & {row.code for row in own.singles}
        for row in (*own.soldiers, *own.singles):
            assert -9 <= row.ac_desc <= 9 and 0 <= row.rally_pct <= 100 and row.attacks(MassBattleOptions())
            assert not isinstance(row, Soldier) or row.pool(5, MassBattleOptions()) > 0

    inside = (*CORE, "massbattle/authoring/troops_file", "massbattle/model/dice")
    return Door("troops", opens, seeds, (files.BadFile,), 64_000, words_in(*seeds), inside, 0.25)


def written(key: str, table: dict[str, list[object]]) -> bytes:
    """A printed table with its first rows, as TOML."""
    return f"[{key}]\n".encode() + b"".join(b"%s = %s\n" % (k.encode(), msgspec.json.encode(v)) for k, v in table.items())


def drawn_maps() -> Door:
    """A map of Tiled, in JSON and in XML; what is taken is a scenario's file, or the beginning of one."""
    seeds = (tiled_maps.text_of(tiled_maps.valleys()).encode(), tiled_maps.tmx(tiled_maps.valleys()).encode())

    def opens(data: bytes) -> None:
        text, lacks = drawn_map.scenario_file(laid("map.tmj", data))
        raw = files.toml_of(text.encode(), "own.toml", dict)
        assert raw["provinces"] and (lacks or games()["rudern"]().check(laid("own.toml", text.encode())))

    words = (*words_in(*seeds), b'"template":"a"', b"<group>", b"<!DOCTYPE", b"NaN", b"&#0;")
    return Door("drawn-map", opens, seeds, FILE, files.MOST_BYTES, words, (*CORE, "rudern/authoring/"), 0.25)


def unpacking() -> Door:
    def opens(data: bytes) -> None:
        with tempfile.TemporaryDirectory() as inside:
            archives.unpacked(Path(inside), data)
            assert {path.name for path in Path(inside).iterdir()} == {"pack"}

    seeds = (zipped(("a.toml", b"a = 1"), ("b/c.toml", b"b = 2")), zipped(("a.toml", b"a = 1"), store=True))
    words = (b"PK\x01\x02", b"PK\x05\x06", b"PK\x03\x04", b"\xff\xff")
    return Door("archive", opens, seeds, (archives.Fault,), 64_000, words, ("terminal/archives.py",))


# ---- records ------------------------------------------------------------------------------------------------------------------
@cache
def records() -> tuple[bytes, ...]:
    """A whole game, and the first lines of others."""
    whole = recorded(cards, next(iter(cards.scenarios)), 4)
    short = [jsonlines.dump(s.header, s.entries[:12]) for s in (start(load(), seed=3) for load in games().values())]
    return (jsonlines.dump(whole.header, whole.entries), ruled(), *short)


def ruled() -> bytes:
    """A game with rulings in it: a pause, an answer for a seat, the way back to a mark."""
    session = start(cards, seed=5, umpire=True)
    luck = Philox(5, 0, 0)

    def some(answers: int) -> None:
        left = iter(range(answers))
        play_on(session, luck, stop=lambda _: next(left, None) is None)

    some(6)
    mark, q = session.label, next(q for q in session.open if not q.done)
    for ruling in (rulings.Pause(), rulings.Resume(), rulings.AnswerFor(q.seat, q.asked.id, q.asked.options[0])):
        assert umpire.rule(session, ruling, "because", audience=("ann",)) is None
    some(4)
    assert umpire.rule(session, rulings.TakeBack(mark), "because") is None
    session.look("ann")
    some(30)
    return jsonlines.dump(session.header, session.entries)


def lines() -> Door:
    """The lines of a record, read and no more."""

    def opens(data: bytes) -> None:
        files.read_lines(laid("a.jsonl", data))
        header, entries = jsonlines.load(data)
        again = jsonlines.load(jsonlines.dump(header, entries))
        assert msgspec.json.encode(again[1]) == msgspec.json.encode(entries)
        rec.effective(entries)

    head = records()[0].partition(b"\n")[0] + b"\n"
    declared = (files.BadFile, jsonlines.BadRecord)
    return Door(
        "record", opens, records(), declared, 200_000, words_in(*records()), (*CORE, "core/record/entries.py"), 0.25, {
            "undone": lambda n: head + b'{"type":"undone","seat":"a","to":0}\n' * (n // 36),
            "marks": lambda n: head + b'{"type":"mark","label":"a","hash":"b"}\n' * (n // 39),
            "closed": lambda n: head + b'{"type":"closed"}\n' * (n // 18),
        },
    )  # fmt: skip


def replays() -> Door:
    """A record as somebody brings it to the table: replayed, whatever stands in it."""
    known = {game.slug: game for game in (cards, *(load() for load in games().values()))}

    def opens(data: bytes) -> None:
        header, entries = jsonlines.load(data)
        report = verify.verify(known.get(header.game, cards), header, entries)
        assert report.ok or report.wrong

    inside = ("core/session/", "core/record/")
    return Door("replay", opens, records(), (jsonlines.BadRecord,), 64_000, words_in(*records()), inside, 2.0)
