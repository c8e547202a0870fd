"""The game's own players by name, the strongest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.bots import plain, sharp
from montjoy.games.massbattle.bots.deploying import deployed
from montjoy.games.massbattle.bots.look import Look, stays_out
from montjoy.games.massbattle.carpet import bot
from montjoy.games.massbattle.carpet.defaults import CARPET
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules import missiles
from montjoy.games.massbattle.secrecy.defaults import default
from montjoy.games.massbattle.seen.view import Seen


class Commander:
    """policy(view, asked, luck): a commander by how he shoots, moves and, where he does not leave that to the
    default, fights and takes stances."""

    def __init__(
        self, volley: Callable[[Look, int], forms.Volley], moves: Callable[[Look], forms.Moves],
        fights: Callable[[Look], forms.Fights] | None = None, stances: Callable[[Look], forms.Stances] | None = None,
    ) -> None:  # fmt: skip
        self.volley, self.moves, self.fights, self.stances = volley, moves, fights, stances

    def __call__(self, seen: Seen, asked: Asked, luck: Luck) -> Any:
        if isinstance(asked.ask, CARPET):
            return bot.answer(seen, asked, luck)
        if seen.side < 0:
            return default(seen, asked)
        match asked.ask:
            case questions.Deploy() | questions.PlaceOne():
                return deployed(seen, asked.ask)
            case questions.TakeStances() if self.stances is not None:
                return self.stances(Look(seen))
            case questions.Shoot():
                return self.volley(Look(seen), missiles.FIRST)
            case questions.ShootAgain():
                return self.volley(Look(seen), missiles.SECOND)
            case questions.Move():
                return self.moves(Look(seen))
            case questions.Fight() if self.fights is not None:
                return self.fights(Look(seen))
            case questions.Choose():
                return plain.choice(Look(seen))
            case questions.FollowUp() if questions.Yes() in asked.options:
                return questions.No() if stays_out(seen.own[asked.ask.unit]) else questions.Yes()
        return default(seen, asked)


CHARACTERS: Final[dict[str, Any]] = {
    "sharp": Commander(sharp.volley, sharp.moves, sharp.fights, sharp.stances),
    "plain": Commander(plain.volley, plain.moves),
}
