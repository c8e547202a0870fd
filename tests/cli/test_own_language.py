"""Commands and orders in the player's own language: what is told can be typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.content.vocabulary import Vocabulary, folded
from montjoy.core.game import games
from montjoy.games.clusta.protocol.vocabulary import VOCABULARY as CLUSTA
from montjoy.games.massbattle.protocol.vocabulary import VOCABULARY as MASSBATTLE
from montjoy.terminal.telling.typed_words import ALONE, WITH_MORE, in_english, spoken
from montjoy.words import LANGUAGES, Words
from tests.cli.conftest import ROOT, one_line, record_of

Call = Callable[..., Any]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_takes_an_orders_place(lang: str) -> None:
    """A command that may be followed by more begins no order; the others are no whole order.  `send` alone is none."""
    words, phrases = Words(None, lang), (first_words(CLUSTA) | first_words(MASSBATTLE)) - {"take"}    # "take off", of a unit
    for name in WITH_MORE:
        assert not phrases & set(spoken(words, name)), name
    whole = {phrase[0] for vocabulary in (CLUSTA, MASSBATTLE) for phrase in vocabulary.lexicon if len(phrase) == 1}
    for name in ALONE:
        assert not (whole - {*spoken(words, "send")}) & set(spoken(words, name)), name
    assert len({word for name in (*ALONE, *WITH_MORE) for word in spoken(words, name)}) >= len((*ALONE, *WITH_MORE))


def first_words(vocabulary: Vocabulary) -> set[str]:
    return {phrase[0] for phrase in vocabulary.lexicon}


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
