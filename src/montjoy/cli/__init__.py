"""The command line.  Commands load what they need when they are called, so that help comes at once.

Exit codes: 0 done; 1 a negative answer; 2 bad input; 70 a fault of ours; 130 interrupted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from montjoy.cli.group import Commands, FilePath, Whole, put, say

PATH = FilePath(path_type=Path)
WHERE = FilePath()


class NewFile(FilePath):
    """A file or folder to be written: into a folder that is there, so that a misspelt one is not made."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        from montjoy.core.content.files import need_folder

        path = Path(str(super().convert(value, param, ctx)))
        need_folder(path)
        return path


NEW = NewFile(path_type=Path)


class KeptGame(FilePath):
    """The record of a game; one of the folder of kept games by its name alone, `rudern-two_lords-2026-11-24-1`, or by the
    beginning of its name, where no other begins so; `resume` asks of those that are not over."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        from montjoy.core.content import files

        path = Path(str(super().convert(value, param, ctx)))
        kept = files.home() / "games" / path.name
        if path.parent != Path() or not path.name or path.exists():
            return path
        found = next((each for each in (kept, kept.with_name(f"{kept.name}.jsonl")) if each.exists()), None)
        begun = [] if found else sorted(each for each in kept.parent.glob("*.jsonl") if each.name.startswith(path.name))
        if len(begun) > 1 and ctx is not None and ctx.command.name == "resume":
            from montjoy.terminal.telling.kept_games import GOING, line_of

            begun = [each for each in begun if line_of(each, "en")[1] == GOING] or begun
        if len(begun) > 1:
            names = ", ".join(each.stem for each in begun[:MOST_NAMED]) + (" ..." if len(begun) > MOST_NAMED else "")
            self.fail(f'{len(begun)} kept games begin with "{path.name}": {names}', param, ctx)
        if not found and not begun and not path.suffix:
            self.fail(self.none_so(path.name, sorted(kept.parent.glob("*.jsonl"), reverse=True)), param, ctx)
        return found or (begun[0] if begun else path)

    @staticmethod
    def none_so(name: str, kept: Sequence[Path]) -> str:
        """That no kept game is called so, and which is meant: by its whole name, or by game and scenario."""
        from montjoy.core.content.messages import clean, nearest
        from montjoy.terminal.telling.started import command

        whole = {called: each.stem for each in reversed(kept) for called in (re.sub(DATED, "", each.stem), each.stem)}
        near = re.sub('"(.*)"', lambda found: f'"{whole[found[1]]}"', nearest(name, whole))
        lists = f"`{command('resume')}` alone lists them"
        return f'there is no kept game and no file "{clean(name)[:60]}"; {f"{near} {lists}" if near else lists}'


MOST_NAMED = 9
DATED = r"-\d{4}-\d\d-\d\d-\d+$"                              # how the name of a kept game ends
KEPT = KeptGame(path_type=Path)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="montjoy", message="Montjoy %(version)s")
def cli() -> None:
    """Montjoy, an umpire for tabletop battles and dungeon delves.

    Without a command: `serve`, the table in your browser.

    --debug with any command: where a failure happened."""


LANG = click.option("--lang", default="", metavar="XX", help="Language: en, sv, he, cs. Default: that of your system.")
PLAIN = click.option("--plain", is_flag=True, help="Sentences instead of pictures, no colours: for screen readers.")
HOUSE = click.option("--house", type=WHERE, multiple=True, metavar="FILE", help="A house rule; again for others.")
OPTION = click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A switch of the rules; again for others.")
JSON = click.option("--json", "as_json", is_flag=True, help="One JSON value on stdout and nothing else.")


# ---- playing ---------------------------------------------------------------------------------------------------------
@cli.command()
@click.argument("game")
@click.argument("scenario", required=False)
@click.option("--seat", "seats", multiple=True, metavar="SEAT=human|bot[:NAME]",
              help="Who plays a seat: human for each of you at this keyboard; again for others.")
@LANG
@click.option("--seed", default="", metavar="HEX", help="The seed of the dice, to have the same dice once more.")
@click.option("--record", type=NEW, help="Where the game is kept. Default: a new file in your data folder.")
@click.option("--typed", is_flag=True, help="Real dice: you roll them and type what they show.")
@click.option("--umpire", is_flag=True, help="An umpire sits at this keyboard too.")
@click.option("--as", "role", multiple=True, metavar="SEAT|umpire", help="You alone, in this role; the computer plays the rest.")
@click.option("--by-mail", is_flag=True, help="Only begin the game; play it with `report` and `order`.")
@click.option("--learn", is_flag=True, help="A lesson, each step explained as it comes; SCENARIO names a further one.")
@click.option("--adds", multiple=True, metavar="SEAT=HASH", help="By mail: what SEAT's player announced to add to the dice.")
@OPTION
@HOUSE
@PLAIN
def play(game: str, scenario: str | None, seats: tuple[str, ...], options: tuple[str, ...], house: tuple[str, ...],
         role: tuple[str, ...], **more: Any) -> int:
    """Play GAME in this terminal.  SCENARIO: a name, or a file of your own."""
    from montjoy.terminal import play
    from montjoy.terminal.wrong_file import wanted

    check_language(more["lang"])
    if len(role) > 1:
        says = "--as names one role: for a seat with an umpire give --as SEAT --umpire."
        raise click.UsageError(says, click.get_current_context())
    more["role"] = "".join(role)
    with wanted(game, "scenario", scenario or "", house):
        return play.play(game, scenario, seats, options, house, **more)


@cli.command()
@click.argument("file", type=KEPT, required=False)
@LANG
@PLAIN
def resume(file: Path | None, lang: str, plain: bool) -> int:
    """Go on with a kept game.  Without FILE: the games that are kept, the newest first."""
    from montjoy.terminal import play
    from montjoy.terminal.telling import kept_games

    check_language(lang)
    return play.resume(file, lang, plain) if file is not None else kept_games.show(lang, plain)


@cli.command()
@click.argument("file", type=KEPT)
@click.option("--as", "viewer", default="watcher", metavar="SEAT", help="A seat, watcher (the default) or umpire.")
@click.option("--to", type=Whole(), metavar="LINE", help="Only up to this line of the record.")
@click.option("--all", "at_once", is_flag=True, help="All at once. On a terminal it stops after every turn of some length.")
@LANG
@PLAIN
def replay(file: Path, viewer: str, to: int | None, at_once: bool, lang: str, plain: bool) -> int:
    """The log of a recorded game, as one viewer saw it."""
    from montjoy.terminal import play

    check_language(lang)
    return play.replay(file, viewer, lang, to, plain, at_once)


@cli.command(short_help="What one side knows, as text to be sent to its player.")
@click.argument("file", type=KEPT)
@click.argument("viewer", metavar="SEAT|umpire")
@click.option("--day", type=Whole(), metavar="N",
              help="That day as it was at its end, instead of what came since the last answer.")
@click.option("--since", default="", metavar="MOMENT", help="All that has come since a day or a round: 2, 2.3, 2.night1.")
@click.option("--after", is_flag=True, help="After the game: what was believed beside what was true, round by round.")
@click.option("--out", type=NEW, metavar="FILE", help="Write it there, instead of on the screen.")
@LANG
def report(file: Path, viewer: str, day: int | None, since: str, after: bool, out: Path | None, lang: str) -> int:
    """What one side knows, as Markdown, to be sent to its player: reports, map, forces, orders, and what is asked."""
    from montjoy.terminal import mail

    check_language(lang)
    return mail.report(file, viewer, day, since, after, out, lang)


@cli.command(short_help="Answer for a side with a text that its player has sent.")
@click.argument("file", type=KEPT)
@click.argument("viewer", metavar="SEAT|umpire")
@click.option("--file", "sheet", type=WHERE, metavar="SHEET",
              help="The answer: orders, or the number of an answer; - or nothing for piped text.")
@click.option("--check", is_flag=True, help="Only say how it is understood; nothing is sent.")
@LANG
def order(file: Path, viewer: str, sheet: str | None, check: bool, lang: str) -> int:
    """Answer for a side in a kept game with a text its player has sent.  Without --file: with what is piped in; without that too:
    the text to begin from is printed."""
    from montjoy.terminal import mail

    check_language(lang)
    return mail.order(file, viewer, sheet, check, lang)


@cli.command(short_help="Order sheets, map and markers of a game, to be printed.")
@click.argument("file", type=KEPT)
@click.argument("viewer", metavar="SEAT|umpire")
@click.option("--out", type=NEW, required=True, metavar="FOLDER", help="Where the pages are written.")
@click.option("--replace", is_flag=True, help="Write over pages that are there already.")
@LANG
def paper(file: Path, viewer: str, out: Path, replace: bool, lang: str) -> int:
    """Pages to be printed of a game that has such: order sheets, the map and markers, as one side knows them."""
    from montjoy.terminal import mail

    check_language(lang)
    return mail.paper(file, viewer, out, replace, lang)


@cli.command(short_help="Check every die and every step of a record.")
@click.argument("file", type=KEPT)
@click.option("--receipt", type=PATH, metavar="FILE", help="What your seat was shown before play began: does the record fit it?")
@JSON
@LANG
def verify(file: Path, receipt: Path | None, as_json: bool, lang: str) -> int:
    """Does a record follow from its rules and its sealed seed, die by die?"""
    from montjoy.terminal import verify

    check_language(lang)
    return verify.verify(file, receipt, put if as_json else None, lang)


@cli.command(short_help="The games and their scenarios.")
@click.argument("game", required=False, default="")
@JSON
@LANG
def games(game: str, as_json: bool, lang: str) -> None:
    """The games and their scenarios; those of GAME alone, with what they are about and how long they last, if it is named."""
    from montjoy.terminal import lists

    check_language(lang)
    lists.games(game, put if as_json else None, lang)


@cli.command()
@click.argument("game")
@click.argument("id", required=False)
@click.option("--search", metavar="WORD", help="Only rules in which the word stands.")
@click.option("--coverage", is_flag=True, help="What is implemented, what a test proves, and what is reached in play.")
@JSON
@LANG
def rules(game: str, id: str | None, search: str | None, coverage: bool, as_json: bool, lang: str) -> int:
    """The rules of GAME in our words, or the one with this ID."""
    from montjoy.terminal import lists

    check_language(lang)
    out = put if as_json else None
    if coverage and (id or search):
        raise click.UsageError("--coverage is for all rules: leave the rest out.", click.get_current_context())
    return lists.coverage(game, out) if coverage else lists.rules(game, id, search, lang, out)


@cli.command(short_help="How GAME is played, with pictures of its board.")
@click.argument("game")
@LANG
@PLAIN
def how(game: str, lang: str, plain: bool) -> int:
    """How GAME is played, in a few pages with pictures of its board and a turn as it was really played."""
    from montjoy.terminal.telling import how_to_play

    check_language(lang)
    return how_to_play.tell(game, lang, plain)


@cli.command(short_help="The switches of GAME: values, the usual one, what it does.")
@click.argument("game")
@click.argument("name", required=False)
@click.option("--search", metavar="WORD", help="Only switches in which the word stands.")
@JSON
@LANG
def options(game: str, name: str | None, search: str | None, as_json: bool, lang: str) -> int:
    """The switches of GAME, for house rules, scenarios and --option: what each may be and usually is, its sentence and rule.
    NAME: only that one."""
    from montjoy.terminal import switches

    check_language(lang)
    return switches.options(game, name, search, lang, put if as_json else None)


# ---- odds ------------------------------------------------------------------------------------------------------------
@cli.command()
@click.argument("game")
@click.argument("case", type=PATH)
@OPTION
@HOUSE
@JSON
@LANG
def odds(game: str, case: Path, options: tuple[str, ...], house: tuple[str, ...], as_json: bool, lang: str) -> int:
    """What will come of the fight described in CASE, exactly."""
    from montjoy.terminal import odds
    from montjoy.terminal.wrong_file import wanted

    check_language(lang)
    with wanted(game, "fight", case, house):
        return odds.odds(game, case, put if as_json else None, house, lang, options)


@cli.command(short_help="Fight a fight many times, or play many games of bots.")
@click.argument("game")
@click.argument("case", metavar="CASE|SCENARIO")
@click.option("-n", "n", type=Whole(1, 10**12), help="How many.  [default: 100,000 fights, 1,000 games]")
@click.option("--seed", type=Whole(0, 2**64 - 1), default=1, show_default=True, help="The same seed, the same fights.")
@click.option("--workers", type=Whole(1, 256), default=1, show_default=True, help="Processes that work at once.")
@click.option("--bots", default="", metavar="NAME,NAME", help="Who plays whole games; the names go round the table.")
@OPTION
@HOUSE
@JSON
@LANG
def study(game: str, case: str, n: int | None, seed: int, workers: int, bots: str, options: tuple[str, ...],
          house: tuple[str, ...], as_json: bool, lang: str) -> int:
    """Fight the fight described in CASE many times, or play whole games of SCENARIO between bots.  Ctrl-C keeps what was done."""
    from montjoy.terminal import odds, study
    from montjoy.terminal.wrong_file import wanted

    check_language(lang)
    out = put if as_json else None
    if study.is_scenario(game, case, bots):
        with wanted(game, "scenario", case, house):
            return study.study(game, case, bots, n, seed, workers, out, house, lang, options)
    with wanted(game, "fight", case, house):
        return odds.study(game, Path(case), n or 100_000, seed, workers, out, house, lang, options)


# ---- the table -------------------------------------------------------------------------------------------------------
class Place(FilePath):
    """Where a store is: an address, or a file, which has a name."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value and "://" not in value and not Path(value).name:
            self.fail(f"{value} is a folder; give the name of a file in it", param, ctx)
        return super().convert(value, param, ctx)


STORE = click.option("--store", type=Place(), default="", envvar="MONTJOY_STORE", metavar="WHERE",
                     help="A file, or a postgresql:// address. Default: table.db in your data folder.")


@cli.command(short_help="Open the table: play in the browser.")
@click.option("--lan", is_flag=True, help="Let phones and computers in the same network in; shows the address and a code.")
@click.option("--port", type=Whole(0, 65_535), help="Default: 8470, or the next that is free.")
@STORE
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option("--address", default="", metavar="URL", help="What others call this server, where a proxy stands before it.")
@click.option("--proxies", type=Whole(0, 8), default=0, help="How many proxies of yours stand before it.")
@click.option("--config", type=PATH, help="By what messages are sent to whoever is away: docs/hosting.md of the sources.")
def serve(lan: bool, port: int | None, store: str, no_browser: bool, address: str, proxies: int, config: Path | None) -> int:
    """Open the table: play in the browser, here, in the room or through a proxy.  docs/table.md of the sources tells how."""
    from montjoy.table import hosting
    from montjoy.terminal.errors import Trouble

    try:
        return hosting.serve(lan, port, store, not no_browser, address, proxies, say, config)
    except hosting.CannotServe as why:
        raise Trouble(str(why), why.code) from None


@cli.command()
@click.argument("file", type=NEW)
@STORE
@LANG
def backup(file: Path, store: str, lang: str) -> None:
    """Copy all tables into FILE, also while the server runs."""
    from montjoy.table.store import backup
    from montjoy.terminal.language import words_for

    check_language(lang)
    found, words = backup.backup(file, store), words_for(lang)
    say(words.text("ui-backup", file=str(file), games=found.games, lines=found.lines))
    say(words.text("ui-backup-seeds"))


@cli.command()
@click.argument("file", type=PATH)
@STORE
@click.option("--replace", is_flag=True, help="Put aside the tables that are there now.")
@LANG
def restore(file: Path, store: str, replace: bool, lang: str) -> None:
    """Take all tables from FILE, which `backup` wrote.  The server must be stopped."""
    from montjoy.table.store import backup
    from montjoy.terminal.language import words_for

    check_language(lang)
    found = backup.restore(file, store, replace)
    say(words_for(lang).text("ui-restored", games=found.games, lines=found.lines))


@cli.command(short_help="Make a new link to ROLE of TABLE for whoever lost his.")
@click.argument("table", default="")
@click.argument("role", default="owner")
@STORE
@click.option("--address", default="", metavar="URL", help="What others call this server. Default: its last address.")
def link(table: str, role: str, store: str, address: str) -> None:
    """Make a new link to ROLE of TABLE for whoever lost his; without TABLE, tell which there are.  The server must be stopped."""
    from montjoy.table import hosting
    from montjoy.terminal.errors import Trouble

    try:
        made, note = hosting.link(store, table, role, address) if table else ("\n".join(hosting.tables(store)), "")
    except hosting.CannotServe as why:
        raise Trouble(str(why), why.code) from None
    if made:
        click.echo(made)
    if note:
        say(note)


@cli.command(short_help="Look whether games come out the same under newer rules.")
@click.argument("where", default="", envvar="MONTJOY_STORE", metavar="FILE|STORE")
@click.option("--table", default="", metavar="ID", help="Only this table of the store.")
@click.option("--choose", type=click.Choice(["move", "stand"]), help="Where it differs: go on from the last mark, or leave it.")
@click.option("--out", type=NEW, metavar="FILE", help="Take the record of --table out, with its dice, for an older release.")
@JSON
@LANG
def rehearse(where: str, table: str, choose: str | None, out: Path | None, as_json: bool, lang: str) -> int:
    """Do games that were begun under older rules come out the same under these?  A kept game, or the tables of a STORE whose
    server is stopped (default: yours).  Those that do go on; of the others it says what differs, and what can be done."""
    from montjoy.terminal import rehearse

    check_language(lang)
    tell = put if as_json else None
    if rehearse.is_record(where):
        if table or out:
            raise click.UsageError("--table and --out are for a store.", click.get_current_context())
        return rehearse.rehearse(Path(where), choose or "", lang, tell)
    if (choose or out) and not table:
        raise click.UsageError("--choose and --out are for one table: name it with --table.", click.get_current_context())
    from montjoy.table import hosting
    from montjoy.terminal.errors import Trouble
    from montjoy.terminal.language import words_for

    try:
        found = hosting.rehearse(where, table, choose or "", out, words_for(lang).lang)
    except hosting.CannotServe as why:
        raise Trouble(str(why), why.code) from None
    return rehearse.tell(found, where, out, lang, tell)


# ---- authors ---------------------------------------------------------------------------------------------------------
@cli.command(short_help="Say whether a file of your own is right.")
@click.argument("files", type=PATH, nargs=-1)
@click.option("--game", default="", help="For which game, where a file does not say.")
@click.option("--schema", metavar="KIND", help="Print the JSON Schema of scenario, case, content, house or record.")
@JSON
@LANG
def check(files: tuple[Path, ...], game: str, schema: str | None, as_json: bool, lang: str) -> int:
    """Is a file of yours right?  Scenarios, cases, house rules, unit tables, content and archives of it, records."""
    from montjoy.terminal import check

    check_language(lang)
    if schema:
        put(check.schema(schema, game))
        return 0
    if not files:
        raise click.UsageError("Name at least one file.", click.get_current_context())
    return check.check(files, game, put if as_json else None, lang)


@cli.group(cls=Commands)
def new() -> None:
    """Begin something of your own."""


@new.command("game", short_help="A game of your own, copied from the smallest whole one.")
@click.argument("name")
@click.option("--to", type=PATH, metavar="FOLDER", help="Make a package of it there, outside Montjoy's own folders.")
def new_game(name: str, to: Path | None) -> int:
    """A game of your own, copied from the smallest whole one: into the checkout or, where there is none, as a package into this
    folder."""
    from montjoy.terminal import new_game

    return new_game.game(name, to)


@new.command("army", short_help="An even pair of armies, as a scenario's file.")
@click.argument("game", default="massbattle")
@click.option("--choose", "chosen", multiple=True, metavar="NAME=VALUE", help="For example length=evening or flavour=horse.")
@click.option("--seed", type=Whole(0, 2**64 - 1), default=1, show_default=True, help="Another number makes another pair.")
@LANG
def new_army(game: str, chosen: tuple[str, ...], seed: int, lang: str) -> int:
    """An even pair of armies as a scenario's file: `new army > tonight.toml`, to be played, changed and checked."""
    from montjoy.terminal import new_game

    check_language(lang)
    click.echo(new_game.army(game, chosen, seed, lang))
    return 0


@new.command("scenario", short_help="A scenario's file from a map drawn in Tiled.")
@click.argument("game")
@click.argument("map", type=PATH)
@click.option("--out", type=NEW, metavar="FILE", help="Write it there, instead of on the screen.")
@click.option("--replace", is_flag=True, help="Write over a file that is there already.")
@LANG
def new_scenario(game: str, map: Path, out: Path | None, replace: bool, lang: str) -> int:
    """A scenario's file from a MAP drawn in Tiled (.tmx or .tmj), to be changed and played; what it lacks is told by object and
    property.  The README of the game's scenarios tells how such a map is drawn."""
    from montjoy.terminal import new_game

    check_language(lang)
    return new_game.scenario(game, map, out, replace, lang)


def check_language(lang: str) -> None:
    from montjoy.terminal.errors import unknown
    from montjoy.terminal.language import languages

    if lang and lang not in languages():
        raise unknown("language", lang, languages())


def main() -> None:
    cli.main()
