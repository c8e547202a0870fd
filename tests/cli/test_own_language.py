"""Commands and orders in the player's own language: what is told can be typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.content.vocabulary import Vocabulary, folded
from montjoy.core.game import games
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines, rulings
from montjoy.games.clusta.protocol.tokens import is_plain
from montjoy.games.clusta.protocol.vocabulary import VOCABULARY as CLUSTA
from montjoy.games.massbattle.protocol.vocabulary import VOCABULARY as MASSBATTLE
from montjoy.terminal.commands import answers_begun
from montjoy.terminal.telling.typed_words import (
    ALONE,
    AT_DICE,
    UMPIRES,
    UMPIRES_WITH_MORE,
    WITH_MORE,
    in_english,
    spoken,
)
from montjoy.words import LANGUAGES, Words
from montjoy.words.messages import Typed
from tests.cli.conftest import ROOT, one_line, record_of
from tests.words.test_terms import texts

Call = Callable[..., Any]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
EVERY = (*ALONE, *WITH_MORE, *AT_DICE, *UMPIRES, *UMPIRES_WITH_MORE, "all")
MARKED = {"sv": "”([^”]*)”", "cs": "„([^“]*)“", "he": "”([^”]*)”"}
ELSEWHERE = {"play", "rules", "nonce:"}                      # of the command line, and of a sheet by mail


@pytest.mark.parametrize("lang", OTHERS)
def test_every_command_can_be_typed_in_the_players_language(montjoy_: Call, home: Path, lang: str) -> None:
    """Map, odds of an answer, log, save, help, and quit; a form's text, what is taken of it, and send."""
    words = Words(None, lang)
    said = {name: spoken(words, name)[0] for name in (*ALONE, *WITH_MORE)}
    typed = [said["map"], said["text"], f"{said['take']} A6", "no", said["send"], "yes", f"{said['odds']} 1", said["log"],
             f"{said['save']} copy.jsonl", said["help"], said["quit"]]  # fmt: skip
    out = montjoy_("play", "massbattle", "bridge", "--seed", "5", "--lang", lang, typed="\n".join(typed) + "\n")
    shown = one_line(out.stdout)
    assert out.exit_code == 0 and Path("copy.jsonl").exists()
    assert out.stdout.splitlines()[-1].strip() == f"montjoy resume {record_of(home).stem} --lang {lang}"
    assert out.stdout.count(f"── {words.text('ui-map')} ") >= 2 and words.text("ui-no-forecast") in shown
    assert shown.count(words.text("ui-form-understood")) == 2 and f"{said['map']} (map)" in shown
    game = Words(games()["massbattle"](), lang)
    assert game.text("ui-not-understood", most=4, word=said["help"]) not in shown


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_names_a_command_by_the_word_of_its_language(lang: str) -> None:
    """What is told to be typed stands between quotation marks and begins with that word; none stands there in English."""
    words = Words(None, lang)
    said = {name: spoken(words, name)[0] for name in EVERY}
    told = [text for text in texts(lang) if text.key.startswith("ui-") or text.key in ("odds-how", "page-lesson-odds-terminal")]
    told = [text for text in told if not text.key.startswith("ui-word-") and text.key != "ui-kept-elsewhere"]
    named = set()
    for text in told:
        for marked in re.findall(MARKED[lang], text.words):
            first = folded(marked.split()[0]) if marked.strip() else ""
            if first and first not in ("{", "?") and first not in ELSEWHERE:
                assert first in said.values(), (text.key, marked)
                named.add(first)
        bare = re.sub(rf"{MARKED[lang]}|\\{{[^}}]*\\}}", "", text.words)
        assert not set(re.findall("[^ ,;:.()]+", bare)) & ({*EVERY, "r"} - {*said.values()}), text.key
    assert named >= {*said.values()} - {said[name] for name in ("help", "why", "all")}


@pytest.mark.parametrize("lang", OTHERS)
def test_the_umpire_types_in_the_players_language(montjoy_: Call, home: Path, lang: str) -> None:
    """Everything that the help of the umpire's page names; a seat as it is called, be it of several words."""
    words = Words(games()["rudern"](), lang)
    say = {name: spoken(Words(None, lang), name)[0] for name in EVERY}
    typed = ["", say["umpire"], "", f"{say['look']} SVE", f"{say['state']} nowhere", f"{say['look']} XYZ",
             f"{say['state']} treasuries", f"{say['set']} treasuries/KAT 5", "why", f"{say['now']} treasuries/SVE 4",
             "why", say["map"], say["log"], f"{say['die']} RW-FIELD-01 3", "why", say["back"],
             f"{say['for']} {words.name('KAT')} 1", f"{say['back']} 1.KAT", "why", say["pause"], "why",
             say["resume"], "why", say["done"], "", say["quit"]]  # fmt: skip
    out = montjoy_("play", "rudern", "field_battle", "--umpire", "--seed", "3", "--lang", lang, typed="\n".join(typed) + "\n")
    assert out.exit_code == 0, out.output
    _, entries = jsonlines.load(record_of(home).read_bytes())
    kinds = [type(entry.ruling) for entry in entries if isinstance(entry, rec.Ruled)]
    assert kinds == [rulings.Edit, rulings.Edit, rulings.SetDie, rulings.TakeBack, rulings.Pause, rulings.Resume]
    assert any(isinstance(entry, rec.Looked) for entry in entries)
    assert one_line(out.stdout).count(one_line(words.text("ui-umpire-help"))) == 1
    game = games()["rudern"]()
    field = game.scenarios["field_battle"]
    called = Words(game, lang, dict(game.names(field)))
    assert one_line(called.text("ui-umpire-no-answer", seat="KAT", number=1)) in one_line(out.stdout)
    assert one_line(words.text("ui-umpire-nothing", name=Typed("nowhere"), path=Typed("state"))) in one_line(out.stdout)
    missing = called.text("ui-umpire-no-seat", name=Typed("XYZ"), there=tuple(game.seats(field)))
    assert one_line(missing) in one_line(out.stdout)
    assert "asked nothing" not in out.stdout and "nothing called" not in out.stdout and "no seat" not in out.stdout


def test_what_is_not_there_is_told_in_the_players_language(montjoy_: Call) -> None:
    """A folder for a copy, a file of orders, and a game that is over.  Red where the file's own English is shown in play."""
    words, typed = Words(None, "cs"), "uložit /no/such/x\nsoubor none.txt\nkonec\n"
    said = one_line(montjoy_("play", "massbattle", "bridge", "--lang", "cs", typed=typed).stdout)
    assert words.text("ui-no-folder", folder="/no/such") in said and words.text("ui-no-file", file="none.txt") in said
    over = ROOT / "tests" / "games" / "rudern" / "played" / "a-noble-alone.jsonl"
    assert words.text("ui-game-over") in montjoy_("resume", over, "--lang", "cs").stderr


@pytest.mark.parametrize("lang", OTHERS)
def test_dice_are_handed_over_in_the_players_language(montjoy_: Call, lang: str) -> None:
    """As the lines above the prompt say: these, all from now on, and none any more."""
    words = Words(None, lang)
    say = {name: spoken(words, name)[0] for name in EVERY}
    typed = [say["roll"], say["auto"], say["dice"], f"{say['odds']} x", say["quit"]]
    said = one_line(montjoy_("play", "drakborgen", "one", "--typed", "--lang", lang, typed="\n".join(typed) + "\n").stdout)
    assert words.text("ui-auto-on") in said and words.text("ui-auto-off") in said
    assert words.text("ui-which-number", word=say["odds"]) in said


# ---- without the marks on letters ------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "typed"), [("cs", ["sance 1", "zpet"]), ("sv", ["odds 1", "angra"])])
def test_a_command_is_understood_without_the_marks_on_its_letters(
    montjoy_: Call, home: Path, lang: str, typed: list[str]
) -> None:
    words = Words(games()["drakborgen"](), lang)
    said = one_line(montjoy_("play", "drakborgen", "one", "--lang", lang, typed="\n".join([*typed, "quit"]) + "\n").stdout)
    assert words.text("ui-no-forecast") in said and words.text("ui-nothing-to-undo") in said
    assert "„sance" not in said and "„zpet" not in said and "”angra" not in said


def test_the_word_with_its_marks_comes_first() -> None:
    """`zpět` alone is `undo`, on the umpire's page `back`; Swedish `tärning` is one die and no `tärningar`."""
    assert in_english(Words(None, "cs"), "ZPET") == "undo"
    assert in_english(Words(None, "cs"), "zpet k", (), UMPIRES_WITH_MORE) == "back k"
    assert in_english(Words(None, "sv"), "tarning 1", (), UMPIRES_WITH_MORE) == "die 1"


def test_an_answer_is_chosen_without_the_marks_on_its_letters(montjoy_: Call, home: Path) -> None:
    """„Začít obléhat“ as „zacit“; the answer with its marks before one that is only called alike."""
    begun = ["play", "rudern", "siege_of_a_town", "--lang", "cs", "--seed", "5"]
    said = one_line(montjoy_(*begun, typed="tahnout\nzacit\nquit\n").stdout)
    assert "„tahnout“ stojí v těchto odpovědích" in said and "„zacit“" not in said, "two begin so, and one"
    assert answers_begun(["Stan", "Stáň"], "stan") == [0] and answers_begun(["Stan", "Stáň"], "stáň") == [1]
    assert answers_begun(["Řeka", "Les"], "rek") == [0] and answers_begun(["Řeka", "Réka"], "reka") == [0, 1]


@pytest.mark.parametrize(
    ("lang", "order", "told"),
    [("cs", "A1 na 10,7 na vychod", "A1 na 10,7 čelem východ"), ("sv", "A1 pa 10,7 vand mot oster", "A1 på 10,7 vänd mot öster")],
)
def test_an_order_is_read_without_the_marks_on_its_letters(
    montjoy_: Call, home: Path, lang: str, order: str, told: str
) -> None:
    said = one_line(montjoy_("play", "massbattle", "bridge", "--lang", lang, typed=f"{order}\n.\nne\nquit\n").stdout)
    assert told in said


def test_a_name_that_is_an_order_without_its_marks_is_written_so_that_it_is_read() -> None:
    """„Fran“ is „från“ for whoever has no Swedish keyboard: as a name it stands between quotation marks."""
    assert not is_plain("Fran") and not is_plain("från") and is_plain("Kaelve")


@pytest.mark.parametrize("name", ["červený", "cerveny", "CERVENY", "red"])
def test_a_seat_is_called_as_its_reader_calls_it(montjoy_: Call, home: Path, name: str) -> None:
    """With the marks or without, in `play --as` and in `replay --as`; in another language it is not known."""
    said = one_line(montjoy_("play", "drakborgen", "two", "--as", name, "--lang", "cs", typed="1\nquit\n").stdout)
    assert "Červený: člověk u této klávesnice" in said
    said = montjoy_("replay", record_of(home), "--as", name, "--lang", "cs")
    assert said.exit_code == 0 and "Červený" in said.stdout
    if name != "red":
        assert montjoy_("replay", record_of(home), "--as", name, "--lang", "sv").exit_code == 2


@pytest.mark.parametrize("lang", OTHERS)
def test_a_form_that_nobody_asks_for_takes_the_words_of_the_language(montjoy_: Call, home: Path, lang: str) -> None:
    """Those that stand above it, also after `write`; and all lines that go together."""
    words = Words(None, lang)
    say = {name: spoken(words, name)[0] for name in EVERY}
    typed = [f"{say['take']} {say['all']}", "yes", say["write"], say["send"], say["quit"]]
    said = one_line(montjoy_("play", "massbattle", "bridge", "--seed", "5", "--lang", lang, typed="\n".join(typed) + "\n").stdout)
    assert said.count(words.text("ui-form-understood")) == 1 and words.text("ui-form-none") in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_takes_an_orders_place(lang: str) -> None:
    """A command that may be followed by more begins no order; the others are no whole order.  `send` alone is none."""
    words, phrases = Words(None, lang), (first_words(CLUSTA) | first_words(MASSBATTLE)) - {"take"}    # "take off", of a unit
    for name in WITH_MORE:
        assert not phrases & set(spoken(words, name)), name
    every = [*CLUSTA.lexicon, *CLUSTA.unmarked, *MASSBATTLE.lexicon, *MASSBATTLE.unmarked]
    whole = {phrase[0] for phrase in every if len(phrase) == 1}
    for name in ALONE:
        assert not (whole - {*spoken(words, "send")}) & set(spoken(words, name)), name
    assert len({word for name in (*ALONE, *WITH_MORE) for word in spoken(words, name)}) >= len((*ALONE, *WITH_MORE))


def first_words(vocabulary: Vocabulary) -> set[str]:
    return {phrase[0] for phrase in (*vocabulary.lexicon, *vocabulary.unmarked)}


def test_a_line_that_goes_on_is_no_command() -> None:
    words = Words(None, "sv")
    assert in_english(words, "Karta") == "map" and in_english(words, "karta över allt") == "karta över allt"
    assert in_english(words, "spara Mitt Spel.jsonl") == "save Mitt Spel.jsonl"
    assert in_english(words, "map") == "map" and folded("Ångra") in spoken(words, "undo")


@pytest.mark.parametrize("lang", ["sv", "cs"])
def test_the_verb_of_the_log_can_be_typed(montjoy_: Call, home: Path, lang: str) -> None:
    """Whoever reads "skjuter på" types it."""
    told = {"sv": "A6 skjuter på B3", "cs": "A6 střílí na B3"}[lang]
    out = montjoy_("play", "massbattle", "bridge", "--seed", "5", "--lang", lang, typed=f".\n1\n{told}\n\nno\nquit\n").stdout
    assert Words(None, lang).text("ui-form-understood") in out and f"  A6 {MASSBATTLE.said('shoot', lang)} B3\n" in out


@pytest.mark.parametrize(
    ("lang", "verbs"),
    [
        ("en", {"to": "goes to", "turn": "turns to face", "charge": "charges", "fight": "fights"}),
        ("sv", {"to": "går till", "turn": "vänder sig mot", "charge": "stormar", "fight": "slåss mot", "shoot": "skjuter på"}),
        ("cs", {"to": "jde na", "turn": "se otáčí", "charge": "jde do zteče", "fight": "bojuje", "shoot": "střílí na"}),
        ("he", {"turn": "פנייה", "charge": "הסתערות", "fight": "קרב מגע", "shoot": "ירי"}),
    ],
)
def test_they_are_words_of_the_order_language(lang: str, verbs: dict[str, str]) -> None:
    """Each of these stands in the log, and is read as the order that it tells of."""
    log = (ROOT / f"src/montjoy/games/massbattle/locales/{lang}/game.ftl").read_text("utf-8")
    for key, verb in verbs.items():
        assert verb in log
        assert MASSBATTLE.phrase_of([folded(word) for word in verb.split()]) == (key, len(verb.split()))


def test_a_rule_that_stands_in_another_language_says_so(montjoy_: Call, home: Path) -> None:
    """Mass Battle's law is in English and Hebrew, and its chapters are called in the reader's language."""
    said = one_line(montjoy_("rules", "massbattle", "MB-SEQ-05", "--lang", "sv").stdout)
    assert "Rubrikerna är på svenska, reglerna på engelska. Then archers" in said
    assert "(MB-SEQ-05), Rundans gång" in said and "Sequence of the round" not in said
    asked = one_line(montjoy_("play", "massbattle", "bridge", "--lang", "sv", typed="? MB-SEQ-05\nquit\n").stdout)
    assert "reglerna på engelska" in asked
    assert "The rules are in English" not in montjoy_("rules", "massbattle", "MB-SEQ-05").stdout
    assert "אנגלית" not in montjoy_("rules", "massbattle", "MB-SEQ-05", "--lang", "he").stdout
