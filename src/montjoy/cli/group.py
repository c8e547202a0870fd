"""The group that all commands belong to: what is meant by what was typed, what is said, and how a command ends."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Any

import click

from montjoy.terminal.telling.started import command, own_commands, program

OF_KEPT_GAMES = ("replay", "report", "order", "paper", "verify")


class FilePath(click.Path):
    """A file or folder.  What looks like an option is none: `--out --help` makes no folder of that name; and "" is not this
    folder."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "" and param is not None and param.default != "":
            self.fail("a name is wanted, and this is empty", param, ctx)
        if isinstance(value, str) and value.startswith("-") and value != "-":
            self.fail(f'"{value}" looks like an option; a file of that name is written ./{value}', param, ctx)
        return super().convert(value, param, ctx)


class Whole(click.IntRange):
    """A whole number.  What is none, or is out of range, is told with what there may be."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            from montjoy.core.content.messages import shown

            if self.min is None or self.max is None:
                bounds = "" if self.min is None else f", {self.min} or more"
            else:
                bounds = f" from {self.min:,} to {self.max:,}"
            example = 1 if self.min is None else self.min
            self.fail(f"{shown(value)} is not a whole number{bounds}; write it in digits, for example {example}", param, ctx)

    def _describe_range(self) -> str:
        """What `--help` says of the bounds; nothing where there are none."""
        return "" if self.min is None and self.max is None else super()._describe_range()


class Commands(click.Group):
    """The one place where a failure becomes a message and an exit code."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        more["standalone_mode"] = False
        more["prog_name"] = more.get("prog_name") or program()
        given = sys.argv[1:] if args is None else list(args)
        try:
            code = super().main(opening([a for a in given if a != "--debug"], self), *rest, **more)
        except click.ClickException as error:
            say(f"{_told(error)}{_usage(error)}")
            code = 2
        except (KeyboardInterrupt, click.Abort):
            say("Interrupted.")
            code = 130
        except Exception as error:
            code = self._failed(error, "--debug" in given)
        except SystemExit as error:                          # commands of ours give a code back
            from montjoy.core.errors import RulesError

            code = self._failed(RulesError(f"it would end the program ({error})"), "--debug" in given)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """A command by its name.  Of one that is not there, which is meant; those of `start.py` count where that was typed."""
        if args[0] not in self.commands and (args[0] == "-" or not args[0].startswith("-")):
            from montjoy.core.game import games
            from montjoy.terminal.errors import Trouble, unknown

            if not ctx.parent and args[0] in games():
                raise Trouble(f'"{args[0]}" is a game, and no command; `{command(f"play {args[0]}")}` plays it')
            there = [*self.commands, *(() if ctx.parent else own_commands())]
            raise unknown("command", args[0], there, f"`{ctx.command_path} --help`")
        return super().resolve_command(ctx, args)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if own := () if ctx.parent else own_commands():
            formatter.write_paragraph()
            formatter.write_text(f"The checkout has {', '.join(own)} as well: {command('test --help')} tells of them.")

    def invoke(self, ctx: click.Context) -> Any:
        """A command; whose reader has gone (`... | head`) has said enough."""
        try:
            found = super().invoke(ctx)
            sys.stdout.flush()
            return found
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0

    @staticmethod
    def _failed(error: Exception, debug: bool) -> int:
        from montjoy.core.content import files
        from montjoy.core.errors import BadInput, RulesError
        from montjoy.table.store import StoreError
        from montjoy.terminal.choices import place_in_own_game
        from montjoy.terminal.errors import Trouble, with_near

        if isinstance(error, Trouble | BadInput | StoreError):
            say(str(with_near(error) if isinstance(error, files.BadFile) else error))
            return error.code if isinstance(error, Trouble) else 2
        if debug:
            raise error
        if isinstance(error, OSError) and (told := files.not_ours(error)):
            say(str(told))
            return 2
        if isinstance(error, RulesError):
            say(f"The rules of this game have a fault, and their author wants to know: {error}")
            return 70
        if where := place_in_own_game(error):
            say(f"A game that is not ours could not go on, at {where}: {type(error).__name__}: {error}\n"
                "The same command with --debug shows how it came there.")
            return 70
        say(
            f"Montjoy could not go on: {type(error).__name__}. This is a fault of ours, and we are sorry.\n"
            "A game is kept after every answer; `resume` goes on with it.\n"
            "The same command with --debug shows where it happened."
        )
        return 70


def opening(given: list[str], group: click.Group) -> list[str]:
    """Nothing, or an option alone, opens the table: `start.py`, `start.py --lan`.  Options of a command that were typed before it
    are put behind it: `--lang sv games`."""
    ours = ("-h", "--help", "--version")
    if given and (not given[0].startswith("-") or given[0] in ours):
        return given
    tables = [name for param in group.commands["serve"].params for name in param.opts]
    at = next((n for n, word in enumerate(given) if word in group.commands), None)
    if at is None or given[0].partition("=")[0] in tables:
        return ["serve", *given]
    return [*given[at:], *given[:at]]


def _told(error: click.ClickException) -> str:
    """What click says; of a language for the table, which has many readers, what there is instead."""
    from montjoy.core.content.messages import clean

    context = getattr(error, "ctx", None)
    if isinstance(error, click.NoSuchOption) and error.option_name == "--lang" and context and context.command.name == "serve":
        return (
            "The table speaks to each reader in the language of the browser, or in that chosen on the page.\n"
            f"--lang goes with other commands, for example: {command('games --lang sv')}"
        )
    of_argument = isinstance(error, click.BadParameter) and isinstance(error.param, click.Argument) and bool(error.message)
    said = error.message if of_argument else error.format_message()
    return "\n".join(clean(line) for line in said.split("\n"))


def _usage(error: click.ClickException) -> str:
    context = getattr(error, "ctx", None)
    if context is None:
        return ""
    lacks = error.param.name if isinstance(error, click.MissingParameter) and error.param else ""
    listed = ""
    if lacks == "file" and context.command.name in OF_KEPT_GAMES:
        listed = f"\n{command('resume')} lists the kept games."
    elif lacks == "case":
        listed = f"\nIt is a file that describes a fight, and comes behind the game: {context.command_path} GAME CASE"
    elif lacks == "game":
        from montjoy.core.game import games

        listed = f"\nIt is one of {', '.join(games())}; {command('games')} tells more of them."
    return f"{listed}\nSee {context.command_path} --help."


def say(text: str) -> None:
    """To the user, beside what the command prints; on a screen no word is cut at its edge."""
    if sys.stderr.isatty():
        wide = shutil.get_terminal_size().columns - 1
        wrapped = [textwrap.fill(line, wide, break_long_words=False, break_on_hyphens=False) for line in text.split("\n")]
        text = "\n".join(wrapped)
    click.echo(text, err=True)


def put(value: Any) -> None:
    """One JSON value on stdout, and nothing else."""
    import msgspec

    click.echo(msgspec.json.encode(value).decode())
