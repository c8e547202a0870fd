"""The first page, one click to a game, opening a table, my tables, languages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from montjoy.bots.find import names
from montjoy.core.game import Game, games, home
from montjoy.table.tables import catalogue
from montjoy.table.web.pages.home import back_to, clean_name
from montjoy.words import Words
from tests.table.houses import run
from tests.table.visitors import fields, opened, token_for, town, words


def test_the_first_page_offers_every_game_at_one_click(tmp_path: Path) -> None:
    """Red where a game is left out, or a page needs script or style of its own."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.get("/")
            for slug in games():
                assert f'name="game" value="{slug}"' in page.text and f'href="/rules/{slug}"' in page.text
            assert "style=" not in page.text and "onclick" not in page.text and "<style" not in page.text

    run(work)


def test_a_game_that_fails_takes_no_other_from_the_first_page(tmp_path: Path) -> None:
    """Red before: a game of others that does not say its seats made the first page an error for everybody."""

    class Failing(type(games()["rudern"]())):                # type: ignore[misc]
        def seats(self, scenario: object) -> tuple[str, ...]:
            raise faults.pop()

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            t.house.known["rudern"] = Failing()
            while faults:
                page = await me.get("/")
                assert page.status_code == 200 and 'value="drakborgen"' in page.text and 'value="rudern"' not in page.text

    faults = [ZeroDivisionError(), SystemExit()]
    run(work)


@pytest.mark.parametrize("slug", sorted(games()))
def test_one_click_begins_a_game_against_bots(slug: str, tmp_path: Path) -> None:
    """Red where the sample does not begin, seats somebody else, or its opener is not its owner too."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post("/sample", data={"game": slug})
            _, _, table, seat = page.url.path.split("/")
            room = await t.house.table(table)
            assert page.status_code == 200 and room.session.began
            assert [s.role for s in room.absence.sittings() if s.who == "person"] == [seat]
            assert all(s.who == "bot" for s in room.absence.sittings() if s.role != seat)
            assert (await me.get(f"/t/{table}/owner")).status_code == 200

    run(work)


def test_drakborgen_is_played_against_three_bots_and_rudern_is_a_siege() -> None:
    delve, war = (catalogue.Offer(games()[slug](), "en") for slug in ("drakborgen", "rudern"))
    assert delve.bots == 3 and war.scenario.id == "siege_of_a_town"


def test_my_tables_say_whose_turn_it_is_and_nobody_elses_are_shown(tmp_path: Path) -> None:
    """Red where a table is listed to somebody without a pass, or my turn is not told."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as other:
            await me.post("/sample", data={"game": "rudern"})
            mine = words(await me.get("/"))
            assert "Your turn" in mine and "Siege of a town" in mine
            assert "Siege of a town" not in words(await other.get("/"))

    run(work)


# ---- a new table -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", sorted(games()))
def test_the_form_sent_as_it_stands_opens_the_usual_table(slug: str, tmp_path: Path) -> None:
    """Red where a field's usual value is not the rulebook's."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            form = fields(await me.get(f"/new?game={slug}"))
            page = await me.post("/new", data=form)
            assert page.status_code == 200, words(page)
            room = await t.house.table(page.url.path.split("/")[2])
            scenario = room.session.scenario
            assert scenario.id == catalogue.usual(room.game).id
            assert room.session.header.options == msgspec.to_builtins(catalogue.usual_options(room.game, scenario))

    run(work)


def words_of(game: Game) -> Words:
    return catalogue.words(game, catalogue.usual(game), "en")


def test_the_book_s_text_of_an_option_calls_its_values_as_the_list_does() -> None:
    """Red where the list says "no" and "double blind" and the text beside it "false" and "double_blind"."""
    w = words_of(games()["clusta"]())
    switched = catalogue.explained("x", "false: nothing.\ntrue: all, true or not.", ("false", "true"), w)
    assert switched == "No: nothing. Yes: all, true or not."
    assert catalogue.explained("x", "low, very_low: so it is.", ("low", "very_low"), w) == "Low, very low: so it is."


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_option_is_shown_with_its_explanation_and_its_rule(slug: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.get(f"/new?game={slug}")
            game = t.house.game(slug)
            docs = {doc.name: doc for doc in catalogue.rulebook_of(game).switches}
            told = words(page)
            for name in game.options.__struct_fields__:
                assert f'name="option.{name}"' in page.text
                says = catalogue.explained(name, docs[name].says, catalogue.values_of(game)[name], words_of(game))
                assert says in told and f"/rules/{slug}/{docs[name].rule}" in page.text

    run(work)


@pytest.mark.parametrize(
    "bad",
    [
        {"option.casualty_choice": "nobody"},
        {"option.nonsense": "1"},
        {"option.unit_table": "/etc/passwd"},
        {"deadline": "soon"},
        {"deadline": "-1"},
        {"pause": "9999"},
        {"watch": "everybody"},
        {"scenario": "atlantis"},
        {"seat.SVE": "bot:nobody"},
    ],
)
def test_a_refusal_keeps_everything_that_was_typed(bad: dict[str, str], tmp_path: Path) -> None:
    """Red where a refusal opens a table, or answers with an empty form; a file of this computer is named by no page."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            sent = {
                "game": "rudern", "scenario": "three_lords", "title": "Tuesday", "name": "Žofie", "umpire": "yes", "chat": "no",
                "option.persistent_wounds": "true", **bad,
            }
            page = await me.post("/new", data=sent)
            assert page.status_code == 422 and 'role="alert"' in page.text
            kept = fields(page)
            wanted = {k: v for k, v in sent.items() if k not in bad and not (k == "scenario" and k in bad)}
            assert {k: kept.get(k) for k in wanted} == wanted
            assert not t.house.tables and not t.house.store.games()

    run(work)


def test_options_seats_pace_and_umpire_are_as_the_form_says(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            form = {
                "seat.WKA": "me", "seat.SVE": "bot:seer", "name": "Anna", "title": "Friday", "deadline": "86400", "typed": "yes",
                "umpire": "me", "watch": "delayed", "delay": "3", "chat": "no", "option.persistent_wounds": "true",
            }
            room = await t.house.table(await opened(me, **form))
            s = room.settings
            assert (s.title, s.deadline, s.typed, s.umpire, s.chat) == ("Friday", 86_400, True, True, False)
            assert (s.watch, s.delay) == ("delayed", 3)
            assert room.session.header.options["persistent_wounds"] is True and not room.session.began
            assert [(x.role, x.who, x.name) for x in room.absence.sittings()] == [
                ("WKA", "person", "Anna"), ("SVE", "bot", "seer"), ("umpire", "person", "Anna")
            ]
            assert room.pictures.make("SVE").sees_all

    run(work)


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_preset_names_options_that_go_together(slug: str, tmp_path: Path) -> None:
    """Red where a preset names an option or a value that the game does not have."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            game = t.house.game(slug)
            for preset in catalogue.shelf(home(game)).preset:
                page = await me.get("/new", params={"game": slug, "preset": preset.id, "title": "kept"})
                form = fields(page)
                assert form["title"] == "kept"
                assert {k: form[f"option.{k}"] for k in preset.options} == catalogue.as_text_of(preset.options)
                assert (await me.post("/new", data=form)).url.path.endswith("/owner")

    run(work)


def test_what_happens_to_the_absent_and_how_long_clocks_may_stand_is_agreed(tmp_path: Path) -> None:
    """Red where the form loses one of them, or takes what no table can keep."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            wish = {"stand_in": "2", "stand_bot": names(t.house.game("rudern"))[-1], "pauses": "5", "longest": "86400"}
            form = fields(await me.get("/new", params={"game": "rudern", **wish}))
            assert {key: form[key] for key in wish} == wish
            page = await me.post("/new", data=form)
            had = (await t.house.table(page.url.path.split("/")[2])).settings
            assert (had.stand_in, had.stand_bot, had.pauses, had.longest) == (2, wish["stand_bot"], 5, 86_400)
            for key, value in (("stand_bot", "hal"), ("pauses", "99"), ("longest", "0")):
                assert (await me.post("/new", data={**form, key: value})).status_code == 422

    run(work)


def test_another_scenario_shows_its_seats_and_keeps_the_rest(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            before = fields(await me.get("/new?game=drakborgen&scenario=two"))
            query = {**before, "scenario": "four", "name": "Bo", "option.dragon_last_breath": "false"}
            form = fields(await me.get("/new", params=query))
            assert {k for k in form if k.startswith("seat.")} == {f"seat.{s}" for s in ("red", "blue", "green", "yellow")}
            assert form["name"] == "Bo" and form["option.dragon_last_breath"] == "false"

    run(work)


def test_a_scenario_and_a_house_rule_of_ones_own(tmp_path: Path) -> None:
    """Through the limited child process; what is wrong in a file is told by its name and line."""
    house = b'name = "Wounds"\nreplaces = "RW-DICE-05"\nsays = "Wounds stay."\n[set]\npersistent_wounds = true\n'

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            own = (home(t.house.game("rudern")) / "scenarios" / "sortie.toml").read_bytes()
            files = [("scenario_file", ("ours.toml", own)), ("house_file", ("wounds.toml", house))]
            page = await me.post("/new/own", data={"game": "rudern", "title": "Ours"}, files=files)
            assert page.url.path.endswith("/owner"), words(page)
            room = await t.house.table(page.url.path.split("/")[2])
            assert room.session.scenario.id == "sortie" and room.session.header.options["persistent_wounds"] is True
            assert "Wounds stay." in words(page)
            bad = [("house_file", ("bad.toml", b"name = 3"))]
            refused = await me.post("/new/own", data={"game": "rudern", "title": "Kept"}, files=bad)
            assert refused.status_code == 422 and "bad.toml" in words(refused) and fields(refused)["title"] == "Kept"

    run(work)


# ---- names and languages -----------------------------------------------------------------------------------------------
def test_a_name_turns_and_hides_nothing() -> None:
    assert clean_name("  An\u202ena \n\x07 B ") == "Anna B"
    assert clean_name("e\u0301") == "\u00e9"
    assert len(clean_name("x" * 500)) == 40


def test_a_title_is_text_wherever_it_stands(tmp_path: Path) -> None:
    """Red where a template forgets to escape (drop `|own` in first.html and see)."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            table = await opened(me, title="<script>x</script>", name='"><img src=x>')
            for path in ("/", f"/t/{table}/owner", f"/t/{table}"):
                text = (await me.get(path)).text
                assert "<script>x" not in text and "<img" not in text

    run(work)


def test_a_reader_chooses_his_language_and_stays_where_he_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post("/lang", data={"lang": "he", "back": "/rules/rudern?q=siege&lang=en"})
            assert page.url.path == "/rules/rudern" and page.url.params["q"] == "siege" and "lang" not in page.url.params
            assert '<html lang="he" dir="rtl">' in page.text

    run(work)


@pytest.mark.parametrize("where", ["//evil.example", "https://evil.example", "/\\evil.example", "evil", "/a\r\nx: y"])
def test_the_way_back_leads_to_no_other_site(where: str) -> None:
    assert back_to(where) == "/"


def test_what_is_not_there_says_so_in_the_readers_language(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor("he") as me:
            page = await me.get("/nowhere")
            assert page.status_code == 404 and 'dir="rtl"' in page.text

    run(work)


def test_an_option_that_lists_numbers_and_one_with_decimals(tmp_path: Path) -> None:
    """Red where “10” stays a text, or 4.5 is no number; nonsense is refused in words."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            form = fields(await me.get("/new?game=massbattle&scenario=bridge"))
            assert form["option.square_m"] == "0" and form["option.scale"] == "5"
            page = await me.post("/new", data=form | {"option.square_m": "4.5", "option.scale": "10"})
            options = (await t.house.table(page.url.path.split("/")[2])).session.header.options
            assert options["square_m"] == 4.5 and options["scale"] == 10
            for wrong in ("x", "4,5", "-1", "4.5.5", "1e3", ""):
                refused = await me.post("/new", data=form | {"option.square_m": wrong})
                assert refused.status_code == 422 and "enter a number, for example 4 or 4.5" in words(refused)
            odd = await me.post("/new", data=form | {"option.square_m": "4.3"})
            assert odd.status_code == 422 and "Traceback" not in odd.text

    run(work)


def test_every_scenario_against_bots_says_in_a_sentence_what_it_is(tmp_path: Path) -> None:
    """Red where a title stands alone."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            for lang, says in (("en", "Two heroes seek the treasure chamber."), ("he", "ראש בית קצוביץ רוכב מול גנרל")):
                page = (await me.get(f"/?lang={lang}")).text
                told = re.findall('<p class="muted small" id="says-[^>]*>[^<]{12,}</p>', page)
                assert page.count('name="scenario"') == len(told) > 9
                assert says in re.sub("[\u2066-\u2069]", "", page) and "(RW-E-" not in page

    run(work)


# ---- whoever is new, and sides as cards ----------------------------------------------------------------------------------
def test_who_is_new_begins_a_lesson_at_one_click_from_the_first_page_and_from_every_game_s_form(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            for path, slug in (("/", "drakborgen"), ("/new", "drakborgen"), ("/new?game=rudern", "rudern")):
                page = await me.get(path)
                assert "New here? Start with this." in words(page), path
                form = page.text[page.text.index('class="newcomers') :]
                assert f'action="/learn/{slug}"' in form[: form.index(">")], path
                page = await me.post(f"/learn/{slug}")
                assert page.status_code == 200 and 'class="lesson"' in page.text

    run(work)


def test_nobody_is_offered_a_chat_with_bots_alone(tmp_path: Path) -> None:
    """Red where whoever plays against the computer alone had a box for messages that nobody reads."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post("/sample", data={"game": "rudern"})
            room = await t.house.table(page.url.path.split("/")[2])
            assert room.settings.chat and 'id="ask"' in page.text and 'id="talk"' not in page.text
            table = await opened(me, scenario="two_lords", **{"seat.KAT": "me", "seat.SVE": "open"})
            assert 'id="talk"' in (await me.get(f"/t/{table}/KAT")).text, "somebody else plays"

    run(work)


@pytest.mark.parametrize("slug", sorted(games()))
@pytest.mark.parametrize("lang", ["en", "sv", "he", "cs"])
def test_every_side_is_a_card_with_its_sign_and_advice_in_the_reader_s_language(slug: str, lang: str, tmp_path: Path) -> None:
    """Heroes of a delve are chosen in play: a colour alone needs no advice.  Red where a card has another colour than the log and
    the board."""
    game = games()[slug]()
    w = catalogue.words(game, catalogue.usual(game), lang)
    advised = []
    for scenario in game.scenarios.values():
        for seat in game.seats(scenario):
            side = catalogue.Side(game, scenario, seat, w)
            assert side.sign.startswith("<svg") and side.name
            assert re.search(rf'class="[^"]*\bc{game.telling.colours(scenario)[seat]}\b', side.sign), side.sign
            advised.append(bool(side.advice))
            own = w.title(f"page-side-{scenario.id}-{seat}") or w.title(f"page-side-{seat}")
            assert side.advice == (own or "")                # no English for readers of another language
    assert any(advised) or slug == "drakborgen"


def test_the_form_of_a_new_table_shows_the_sides_as_cards(tmp_path: Path) -> None:
    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.get("/new?game=clusta&scenario=skirmish")
            assert page.text.count('class="side-sign"') == 2 and "keep couriers short" in words(page)
            assert "companies and ships" not in words(page), "nobody has any on the cove"
            assert 'aria-describedby="advice-1"' in page.text

    run(work)


@pytest.mark.parametrize("lang", ["en", "sv", "he", "cs"])
def test_the_rearguard_s_card_speaks_of_what_can_be_done_there(lang: str, tmp_path: Path) -> None:
    """Thirty and five hundred on one cove.  Red where its sides were told to wait for the bridge, and its story of boats."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor(lang) as me:
            page = await me.get("/new?game=clusta&scenario=rearguard")
            advice = re.findall(r'id="advice-[0-9]+"[^>]*>([^<]*)<', page.text)
            (says,) = re.findall(r'id="says-clusta-rearguard"[^>]*>([^<]*)<', (await me.get("/")).text)
            w = Words(games()["clusta"](), lang)
            general = [w.title(f"page-side-{seat}") for seat in ("stegosians", "crurers")]
            assert len(advice) == 2 and all(advice) and says and not set(advice) & set(general)
            if lang == "en":
                assert not re.search("bridge|fleet|ship|boat|ashore", " ".join((*advice, says)))

    run(work)


def test_heroes_are_chosen_among_cards(tmp_path: Path) -> None:
    """Each has its sign and its advice, which the button is described by; the button is called as before."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me:
            page = await me.post("/sample", data={"game": "drakborgen", "scenario": "one"})
            cards = re.findall(r'<li id="a([0-9-]+)" class="wide hero-card">(.*?)</li>', page.text, flags=re.S)
            assert len(cards) == 12
            for place, inside in cards:
                assert inside.startswith("<i class=") and f'<p id="d{place}">' in inside
                assert f'aria-describedby="d{place}"' in inside
                assert "agility" in re.search(r"<button.*?</button>", inside, flags=re.S)[0]  # type: ignore[index]

    run(work)


# ---- how long it lasts and what wins -------------------------------------------------------------------------------------
LOST = "A side that has no unit left, or after the rallies only broken ones, has lost."
AFTER = "After the last round the side that has kept ten points more of its strength has won."
HOLDS = ("After the last round whoever alone has an unbroken unit on the squares to be held has won, otherwise the side that has "
         "kept ten points more of its strength has won.")  # fmt: skip


@pytest.mark.parametrize(("scenario", "seat", "after"), [("bridge", "town", HOLDS), ("bridge_figures", "master", AFTER)])
def test_a_battle_says_beforehand_how_long_it_lasts_and_what_wins(tmp_path: Path, scenario: str, seat: str, after: str) -> None:
    """MB-END-01, MB-END-03, MB-END-04  On the form, with the number of rounds that is typed, at the table's door, and on the page
    of who plays."""

    async def work() -> None:
        async with town(tmp_path) as t, t.visitor() as me, t.visitor() as friend:
            path = f"/new?game=massbattle&scenario={scenario}"
            assert f"The battle lasts 10 rounds. {LOST} {after}" in words(await me.get(path))
            now = f"The battle lasts 7 rounds. {LOST} {after}"
            assert now in words(await me.get(f"{path}&shown={scenario}&option.round_limit=7"))
            form = {"game": "massbattle", "scenario": scenario, "option.round_limit": "7", "name": "Ada"}
            table = await opened(me, **form, **{f"seat.{seat}": "open"})
            assert now in words(await friend.post("/join/look", data={"token": await token_for(me, table, seat)}))
            table = await opened(me, **form, **{f"seat.{seat}": "me"})
            await me.post(f"/t/{table}/owner/start")
            assert now in words(await me.get(f"/t/{table}/{seat}"))

    run(work)
