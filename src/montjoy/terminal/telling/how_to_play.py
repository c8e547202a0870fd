"""`how`: how a game is played, with pictures of its board in text."""

from __future__ import annotations

from montjoy.bots.position import played
from montjoy.core.content import how_to_play, lessons
from montjoy.core.game import Game
from montjoy.terminal import choices, page
from montjoy.terminal.errors import Trouble
from montjoy.terminal.language import words_of
from montjoy.terminal.screen import Screen


def tell(slug: str, lang: str, plain: bool) -> int:
    """All pages of a game, one after the other."""
    game = choices.load_game(slug)
    words, screen = words_of(game, lang), Screen(plain)
    pages = how_to_play.pages(game, words.lang)
    if not pages:
        taught = "true" if lessons.lesson(game) is not None else "false"
        raise Trouble(words.text("ui-how-none", game=game.slug, taught=taught), 1)
    with screen.paged():
        for each in pages:
            screen.heading(each.title)
            for part in each.part:
                tell_part(screen, game, part, words.lang)
    return 0


def tell_part(screen: Screen, game: Game, part: how_to_play.Part, lang: str) -> None:
    screen.write()
    if part.heading:
        screen.paragraph(part.heading, style="bold")
    for text in page.paragraphs(part.text if part.terminal is None else part.terminal):
        screen.paragraph(text)
    if part.picture:
        show(screen, game, part, lang)


def show(screen: Screen, game: Game, part: how_to_play.Part, lang: str) -> None:
    """A picture as characters or sentences, and its caption."""
    picture = how_to_play.pictures(game)[part.picture]
    session = played(game, picture)
    words = words_of(game, lang, session.scenario)
    page.show_map(screen, game, session.view(picture.seat), words)
    screen.write()
    screen.paragraph(part.caption, style="dim")
