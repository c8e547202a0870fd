"""The words themselves: languages, fallback, lists, numbers, direction, marks, names nobody can abuse."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.effects import Event, Option, Question, no
from montjoy.core.game import games
from montjoy.core.session.streams import Asked, AskedOf, Over, Rolled, RulingMade
from montjoy.words import LANGUAGES, Words, clean, language
from tests.suite.source import nodes, parsed

MARKS = {chr(n) for n in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}
RUDERN = Path("src/montjoy/games/rudern/__init__.py")


class Unheard(Event, frozen=True):
    place: str
    units: dict[str, int]


class Pick(Question, frozen=True):
    pass


class Picked(Option, frozen=True):
    card: str


def test_a_line_with_its_dice() -> None:
    words = Words(None, "en")
    assert words.item(Rolled("RW-DICE-02", (), (5, 6, 1, 2), 2)) == "4 dice: 5 6 1 2 = 2 hits."
    assert words.item(Rolled("RW-X", (), (5,), None, "typed")) == "A die shows 5, typed in."


def test_a_rule_is_the_last_word_of_its_sentence() -> None:
    class Cited(Event, frozen=True):
        rule = "RW-1"

    words, silent = Words(None, "en"), Words(None, "en", cite=False)
    assert words.event(Cited()) == "Cited (RW-1)"
    assert silent.event(Cited()) == "Cited"
    assert words._before_stop("The siege begins.", "(8.4)") == "The siege begins (8.4)."


def test_what_a_sentence_begins_by_quoting_stays_as_it_was_typed() -> None:
    words = Words(games()["rudern"](), "en", isolate=False)
    assert words.refusal(no("", "chest-not-understood", found="x y")).startswith("“x y” is no noble")
    assert words.refusal(no("", "not-your-banner", banner="x")).startswith("X is not")


def test_a_refusal_says_what_why_the_rule_and_what_would_work() -> None:
    line = Words(None, "en").refusal(no("RW-1", "no-such-mark", mark="round-3"))
    assert line == "There is no checkpoint round-3 in this game (RW-1). Choose one of the checkpoints already passed."


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "a, b and c"), ("sv", "a, b och c"), ("cs", "a, b a c"), ("he", "a, b ו-c")],
)
def test_lists(lang: str, said: str) -> None:
    assert Words(None, lang).joined(["a", "b", "c"]).replace("\xa0", " ") == said


def test_hebrew_and_needs_a_hyphen_only_before_what_is_not_hebrew() -> None:
    words = Words(None, "he")
    assert words.joined(["פיל", "סוס"]) == "פיל וסוס"
    assert words.joined(["פיל", "3"]) == "פיל ו-3"


@pytest.mark.parametrize(
    ("lang", "number", "percent", "least"),
    [("en", "12,345.5", "12.3%", "<0.1%"), ("sv", "12\xa0345,5", "12,3\xa0%", "<0,1\xa0%"),
     ("cs", "12\xa0345,5", "12,3\xa0%", "<0,1\xa0%"), ("he", "12,345.5", "12.3%", "<0.1%")],
)
def test_numbers(lang: str, number: str, percent: str, least: str) -> None:
    words = Words(None, lang)
    assert clean(words.number(12345.5)) == number.replace("\u202f", "\xa0")
    assert clean(words.percent(0.1234)) == percent
    assert clean(words.percent(1e-9)) == least


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_figure_is_rounded_the_same_wherever_it_stands(lang: str) -> None:
    """A sum and its only part, a share and the end of its interval, English and another language: halves end alike, and a part of
    one is no whole one.  Red where `Voice` leaves rounding to the library of languages, or the plural of a fraction in Hebrew."""
    words = Words(games()["rudern"](), lang)
    for n in range(1, 4000, 22):
        whole, share = n / 2000, n / 4000
        said, part = words.number(whole, 3), words.amount("foot", whole).split()[0]
        assert said.rstrip("0") == part or said.endswith("000"), (said, part)
        figure = f"{100 * share:.1f}".replace(".", "," if lang in ("sv", "cs") else ".")
        assert not 0.001 < share < 0.999 or figure in words.percent(share), share


def test_what_is_certain_and_what_is_nearly() -> None:
    words = Words(None, "en")
    assert [words.percent(p) for p in (0, 0.0005, 0.5, 0.99999, 1)] == ["0%", "<0.1%", "50.0%", ">99.9%", "100%"]


def test_a_game_may_name_things_in_each_language() -> None:
    names = {"pike": "pikemen", "pike:cs": "kopiníci", "KAT": "House Katzowic", "k": "Kiertz"}
    assert Words(None, "en", names).pieces({"pike": 2}) == "2 pikemen"
    assert Words(None, "cs", names).pieces({"pike": 2}) == "2× kopiníci"
    assert Words(None, "cs", names).name("k.KAT") == "Kiertz, House Katzowic"
    assert Words(None, "en", names).name("k.nobody") == "k.nobody"


def test_what_the_game_does_not_name_is_named_by_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`name-ID`, in a case where one is asked; a pair; a numbered thing; and what only looks like a name."""
    import montjoy.words.voice as voice

    text = """
name-orc = { $case ->
    [acc] the orc
   *[other] orc
 }
name-pair = { $second } of { $first }
name-numbered-t = card { $number } of { $first }
Pick = See { FORM($a, case: "acc") }, { $b }
nothing = nothing
"""
    (tmp_path / "en.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(voice, "HERE", tmp_path)
    words = Words(None, "en", {"red": "Red", "elf": "Elf"})
    assert words.text("Pick", a="orc", b="orc") == "See the orc, orc"
    assert [words.name(id) for id in ("orc", "red.orc", "red.t2", "red.t", "red.x1", "orc.elf", "pair", "t2.red")] == [
        "orc", "orc of Red", "card 2 of Red", "red.t", "red.x1", "Elf of orc", "pair", "t2.red"]
    assert Words(None, "en", {"orc": "Ork"}).name("orc") == "Ork", "the game's own name comes first"
    assert words.problems == []
    czech = Words(None, "cs", {"red": "Red"})
    assert czech.name("orc") == "orc" and czech.problems == ["cs: no message name-orc"]


def test_a_name_that_holds_another_is_said_in_each_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`names["ID:as"]`: the whole name by another message, or a part of it; what has no message stays as the game says it."""
    import montjoy.words.voice as voice

    (tmp_path / "en.ftl").write_text("name-officer-grey = the Grey\nname-Oak_Ford = Oak Ford\nname-Elm = Elm\n", "utf-8")
    (tmp_path / "cs.ftl").write_text("name-officer-grey = Šedý\nname-Oak_Ford = Dubový Brod\n", "utf-8")
    monkeypatch.setattr(voice, "HERE", tmp_path)
    names = {"red.grey:as": "officer-grey", "red.camp1": "Oak Ford (camp1)", "red.camp1:as": "Oak Ford",
             "red.camp2": "Ash (camp2)", "red.camp2:as": "Ash", "red.camp3": "Elm (camp3)", "red.camp3:as": "Elm",
             "loop": "loop", "loop:as": "loop", "nobody:as": "nobody-at-all"}
    english, czech = Words(None, "en", names), Words(None, "cs", names)
    ids = ("red.grey", "red.camp1", "red.camp2", "red.camp3", "loop", "nobody")
    assert [english.name(id) for id in ids] == ["the Grey", "Oak Ford (camp1)", "Ash (camp2)", "Elm (camp3)", "loop", "nobody"]
    assert [czech.name(id) for id in ids] == ["Šedý", "Dubový Brod (camp1)", "Ash (camp2)", "Elm (camp3)", "loop", "nobody"]
    assert czech.problems == ["cs: no message name-Elm"] and english.problems == []


def test_direction() -> None:
    assert {lang: Words(None, lang).direction for lang in LANGUAGES} == {"en": "ltr", "sv": "ltr", "he": "rtl", "cs": "ltr"}


@pytest.mark.parametrize(
    ("wish", "lang"),
    [("cs_CZ.UTF-8", "cs"), ("he", "he"), ("iw_IL", "he"), ("sv-SE", "sv"), ("de_DE", "en"), ("C.UTF-8", "en"), ("", "en")],
)
def test_the_nearest_language(wish: str, lang: str) -> None:
    assert language(wish) == lang


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(ValueError, match="'xx' is not spoken here; there are en, sv, he, cs"):
        Words(None, "xx")


def test_an_event_without_a_message_is_still_told_and_noted() -> None:
    words = Words(None, "cs", {"kiertz": "Kiertz"})
    assert words.event(Unheard("kiertz", {"foot": 2})) == "Unheard: place Kiertz, units 2× foot"
    assert words.problems == ["no message Unheard"]


def test_a_message_missing_in_a_language_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import montjoy.words.voice as voice

    (tmp_path / "en.ftl").write_text("Pick = Pick { $more -> \n    [0] none\n   *[other] some\n }\n", "utf-8")
    monkeypatch.setattr(voice, "HERE", tmp_path)
    words = Words(None, "sv")
    assert words.text("Pick", more=0) == "Pick none"
    assert words.problems == ["sv: no message Pick"]


def test_questions_answers_and_what_was_answered_before() -> None:
    words = Words(None, "en", {"k": "the king"})
    assert words.option("k") == "the king" and words.option(3) == "3" and words.option(True) == "yes"
    assert words.option(None) == "nobody"
    assert words.option(Picked("k")) == "Picked: card the king"
    again = Asked(4, "choose", Pick(), ("k",), before="k")
    assert words.question(again) == "Pick (Your answer was: the king.)"
    assert words.item(AskedOf("k", again)) == "Asked of the king: Pick (Your answer was: the king.)"


def test_outcomes_of_any_kind_are_told() -> None:
    words = Words(None, "en")
    assert words.item(Over(("A", "B"))) == "The game is over. A and B"
    assert words.item(Over(None)) == "The game is over. Nobody"


@pytest.mark.parametrize("isolate", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_cannot_turn_the_text_round(lang: str, isolate: bool) -> None:
    evil = "\u202eevil\u2066 \u2069\u202cna\nme\u200f\x1b[31m"
    words = Words(None, lang, {"k": evil}, isolate)
    assert words.name("k") == "evil na me [31m"
    for line in (words.item(RulingMade(1, "k", "Edit", evil)), words.refusal(no("", "no-such-seat", seat=evil)),
                 words.text("ui-resumed", file=evil), words.joined([evil]), words.pieces({evil: 2})):
        assert "\n" not in line and "\x1b" not in line and "\u202e" not in line
        assert bool(MARKS & set(line)) <= isolate
        assert line.count("\u2068") == line.count("\u2069")


def test_isolation_marks_only_for_pages() -> None:
    made = RulingMade(1, "umpire", "Pause", "dinner")
    assert not MARKS & set(Words(None, "he").item(made))
    assert "\u2068dinner\u2069" in Words(None, "he", isolate=True).item(made)


def test_a_units_name_runs_from_the_right_in_hebrew() -> None:
    """Red where its id stood behind its type: "A6" to the left of "(longbowmen)"."""
    battle = games()["massbattle"]()
    names = {"A6": "A6 (longbowmen)", "A6:as": "longbowmen", "A7": "A7 (Oak)"}
    ways = [Words(battle, lang, names, isolate) for lang in ("he", "en") for isolate in (True, False)]
    said = [way.name(unit) for way in ways for unit in ("A6", "A7")]
    archers = said[2]
    assert archers.startswith("A6 (") and archers != "A6 (longbowmen)"
    assert said == [f"\u200f{archers}", "A7 (Oak)", archers, "A7 (Oak)", *["A6 (longbowmen)", "A7 (Oak)"] * 2]


def test_what_has_been_named_keeps_its_direction_as_an_argument() -> None:
    """Red before: in the heading of a unit's orders its number stood behind its type, or within it where the line broke."""
    from montjoy.games.massbattle.game import game as battle

    pages = Words(battle, "he", {"A6": "A6 (longbowmen)", "A6:as": "longbowmen"}, True)
    given = {"at": "3,4", "facing": 0, "condition": "fresh", "aloft": False}
    name = pages.name("A6").lstrip("\u200f")
    for unit in ("A6", pages.name("A6")):
        assert f"\u2068\u200f{name}\u2069" in pages.text("map-says-unit", unit=unit, **given)
    assert "\u2068A7 (Oak)\u2069" in pages.text("map-says-unit", unit="A7 (Oak)", **given)


def test_hebrew_between_marks_alone_still_runs_from_the_right() -> None:
    pages = Words(None, "he", {"a": "נחש", "b": "Oak"}, isolate=True)
    assert pages.text("pair", key="נחש", value="3").startswith("\u200f") and pages.joined(["b", "a"]) == "Oak ונחש"
    assert not pages.text("pair", key="Oak", value="3").startswith("\u200f")
    assert "\u200f" not in Words(None, "he").text("pair", key="נחש", value="3")


def test_what_parts_a_number_from_a_foreign_name_stands_outside_the_marks() -> None:
    """Within them the blank goes to the far side of a name that runs the other way.  Red when it stays there."""
    from montjoy.games.clusta.game import game as island

    said = Words(island, "he", isolate=True).text("map-own", number=2, name="Cormvaki garde", elite=1, standard=0, hex="none",
                                                  order="none", here="yes", when="")
    assert "\u2068 " not in said and " \u2069" not in said and "2\u2069 \u2068" in said
    at = Words(island, "he", isolate=True).text("paper-addressee", to="ship1", name="x", you="no", hex="0924", fleet="yes",
                                                units="none")
    assert "בים, ב-\u20680924\u2069" in at and "\u2068ב" not in at and "\u2068\u2068" not in at


def test_the_language_packages_are_loaded_when_something_is_said() -> None:
    script = """
import sys
import montjoy.words
w = montjoy.words.Words(None, 'cs')
assert not {'babel', 'fluent', 'tomllib'} & set(sys.modules), sorted(sys.modules)
w.text('yes')
assert {'babel', 'fluent'} <= set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", script], check=True)


def only_importers() -> list[Any]:
    import ast

    import montjoy

    root = Path(montjoy.__file__).parent
    found = []
    for path in root.rglob("*.py"):
        text = path.read_text("utf-8")
        for node in nodes(parsed(text)) if "fluent" in text or "babel" in text else ():
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else [
                node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if any(name.split(".")[0] in ("fluent", "babel") for name in names):
                found.append(path.relative_to(root).parts[0])
    return found


def test_nothing_else_imports_fluent_or_babel() -> None:
    assert set(only_importers()) == {"words"}


def test_sums_words_of_a_text_and_things_that_say_their_sort(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """OVER, REST and PART; "camp:Oak" by `name-as-camp`, several as a list, an unknown sort as it stands."""
    import montjoy.words.voice as voice

    text = """
name-as-camp = camp { $name }{ $case ->
        [gen] ’s
       *[other] {""}
    }
Pick = day { OVER($at, 48) }, part { OVER(REST($at, 48), 4, plus: 1) }: { words }
words = { PART($text, 1, of: 3) }/{ PART($text, 3, of: 3) }/{ PART($text, 5) }
Seen = { $what }
Whose = { FORM($what, case: "gen") }
nobody = nobody
"""
    (tmp_path / "en.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(voice, "HERE", tmp_path)
    words = Words(None, "en", {"red": "Red"})
    assert words.text("Pick", at=292, text="red a b c") == "day 6, part 2: Red/b c/nobody"
    assert words.text("Pick", at=-1, text="x").startswith("day -1, part 12: x/nobody")
    assert words.text("Seen", what="camp:Oak Ford + camp:Elm") == "camp Oak Ford and camp Elm"
    assert words.text("Whose", what="camp:red") == "camp Red’s"
    assert [words.text("Seen", what=x) for x in ("hut:Oak", "camp:Oak + hut:Elm")] == ["hut:Oak", "camp:Oak + hut:Elm"]


def test_names_with_blanks_have_messages_and_a_pair_may_be_of_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red where "Oak Ford" cannot be said in another language, or the garrison of a place without a lord is told as "oak."."""
    import montjoy.words.voice as voice

    text = """
name-Oak_Ford = Eichfurt
name-pair = { $second ->
        [none] nobody’s men in { $first }
       *[other] { $second }’s men in { $first }
    }
nobody = nobody
"""
    (tmp_path / "en.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(voice, "HERE", tmp_path)
    words = Words(None, "en", {"oak": "Oak", "red": "Red"})
    assert words.name("Oak Ford") == "Eichfurt" and words.name("Elm Ford") == "Elm Ford"
    assert [words.name(x) for x in ("oak.", "oak.red", "elm.")] == ["nobody’s men in Oak", "Red’s men in Oak", "elm."]


def test_a_game_may_retell_an_item_in_a_language() -> None:
    class Game:
        slug = "none"

        def retold(self, item: Any, lang: str) -> Any:
            return Picked(f"{item.card}-{lang}") if isinstance(item, Picked) else item

    assert Words(Game(), "cs", {}).option(Picked("k")).endswith("k-cs")  # type: ignore[arg-type]
