"""What people read of odds and studies: outcomes by their words, shares with the interval that holds the true one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from montjoy.core.capabilities import Said
from montjoy.terminal import choices
from montjoy.terminal.screen import Screen, columns
from montjoy.words import Words
from montjoy.words.plain_text import sentence

MOST_SHOWN: Final = 12
NARROW: Final = 10                                           # columns of a name, at least
House = Sequence[choices.House]


class Page:
    """An answer on the screen, in one language, under the house rules and the options of the command line that it follows.
    `undone`: the house rules that those options have undone."""

    def __init__(self, words: Words, house: House = (), given: Sequence[str] = (), undone: House = ()) -> None:
        self.words, self.house, self.given, self.undone, self.screen = words, house, given, undone, Screen()

    def show(self, answer: Mapping[str, Any], title: str) -> None:
        """By what is in it."""
        self.head(title)
        self.shown_by(answer)(answer)
        self.explain(answer)

    def shown_by(self, answer: Mapping[str, Any]) -> Callable[[Mapping[str, Any]], None]:
        if "n" in answer and "losses" not in answer:
            return self.playouts
        if "of_this_mixture" in answer:
            return self.duel
        if "battle" in answer:
            return self.battle
        return self.meeting if "first_attack" in answer else self.fight

    # ---- kinds of answers ----------------------------------------------------------------------------------------------
    def fight(self, answer: Mapping[str, Any]) -> None:
        """How it ends, what both sides lose, who is left."""
        say, screen = self.words.text, self.screen
        if "one" in answer:
            screen.heading(answer["one"].get("label") or str(answer["fight"]))
            self.outcomes(answer["one"])
            screen.paragraph(f"{sentence(say('ui-odds-losses'))}:", first="  ")
            self.losses(answer["one"])
            screen.heading(say("ui-odds-all-paid"))
        self.outcomes(answer)
        screen.heading(say("ui-odds-losses"))
        self.losses(answer)
        self.row(say("ui-odds-rolls"), self.words.number(answer["rolls"]["mean"], 3), 0)
        screen.heading(say("ui-odds-left"))
        found = answer["survivors"]
        called = {side: losses.get("label") or self.words.name(side) for side, losses in answer["losses"].items()}
        for end in found[:MOST_SHOWN]:
            left = " | ".join(f"{name}: {self.pieces(end[side])}" for side, name in called.items())
            screen.paragraph(left, first=f"  {padded(self.percent(end['p']), 8)}  ")
        if len(found) > MOST_SHOWN:
            rest = sum(end["p"] for end in found[MOST_SHOWN:])
            screen.write(f"  {padded(self.percent(rest), 8)}  {say('ui-odds-other-ends', count=len(found) - MOST_SHOWN)}")

    def losses(self, answer: Mapping[str, Any]) -> None:
        width = max(NARROW, *(columns(found.get("label", "")) for found in answer["losses"].values()))
        for side, found in answer["losses"].items():
            kinds = ", ".join(self.words.amount(kind, mean) for kind, mean in found["by_type"].items())
            name = padded(found.get("label") or self.words.name(side), -width)
            said = self.words.number(found["mean"], 3)
            self.screen.paragraph(f"{said}{f'  ({kinds})' if kinds else ''}", first=f"  {name} ")

    def duel(self, answer: Mapping[str, Any]) -> None:
        """A solved fight: what it is worth, how it ends, how both begin."""
        say = self.words.text
        self.screen.write(f"  {say('ui-odds-survives')}  {self.percent(answer['survive'])}")
        self.screen.heading(say("ui-odds-ends-mixed"))
        self.outcomes(answer)
        for title, opening in (("ui-odds-hero-begins", "opening"), ("ui-odds-monster-begins", "monster_opening")):
            self.screen.heading(say(title))
            for name, p in answer[opening].items():
                self.row(self.words.name(name), self.percent(p))

    def battle(self, answer: Mapping[str, Any]) -> None:
        """A field battle: what its first round costs, how it ends, who is left."""
        say, battle = self.words.text, answer["battle"]
        self.screen.heading(say("ui-odds-first-round"))
        for cell in answer["round1"]["cells"]:
            ours, theirs = cell["loss"]
            tactics = say("ui-odds-tactics", winner=cell["winner"], ours=ours, theirs=theirs)
            self.screen.write(f"  {padded(self.percent(cell['p']), 8)}  {tactics}")
        self.screen.heading(say("ui-odds-ends"))
        self.outcomes(answer)
        self.screen.heading(say("ui-odds-left"))
        for name, men in battle["men"].items():
            falls, mean = self.percent(battle["leader_falls"][name]), round(men["mean"], 1)
            left = say("ui-odds-men", side=name, mean=mean, start=men["start"], falls=falls, **mostly(men))
            self.screen.paragraph(left, first="  ")

    def meeting(self, answer: Mapping[str, Any]) -> None:
        """Two units that meet: the first attack of each, then how both stand after every round."""
        say, sides = self.words.text, list(answer["first_attack"])
        called = {side: self.words.name(side) for side in sides}
        width = max(NARROW, *map(columns, called.values()))
        self.screen.heading(say("ui-odds-first-attack"))
        for side, attack in answer["first_attack"].items():
            self.screen.paragraph(self.attack(attack), first=f"  {padded(called[side], -width)} ")
        for number, figures in enumerate(answer["rounds"], 1):
            self.screen.heading(say("ui-odds-after-round", round=number))
            for side in sides:
                states = ", ".join(f"{self.percent(p)} {say(f'odds-state-{name}')}" for name, p in figures[side].items() if p)
                points = figures[f"{side}_hp"]
                self.screen.paragraph(states, first=f"  {padded(called[side], -width)} ")
                said = say("ui-odds-points", mean=round(points["mean"], 1), **mostly(points))
                self.screen.paragraph(said, indent=width + 3)

    def attack(self, attack: Mapping[str, Any] | None) -> str:
        """What a unit's first attack needs and does."""
        if attack is None:
            return self.words.text("ui-odds-no-attack")
        if not attack["hit"]:
            return self.words.text("ui-odds-immune")
        mean, hit = round(attack["damage_if_counts"]["mean"], 1), self.percent(attack["hit"])
        return self.words.text("ui-odds-needs", needs=attack["needs"], natural=attack["needs"] > 20, hit=hit, mean=mean)

    def playouts(self, answer: Mapping[str, Any]) -> None:
        """Outcomes alone, of a fight whose report has no losses by sides."""
        self.outcomes(answer)

    # ---- parts ---------------------------------------------------------------------------------------------------------
    def head(self, title: str) -> None:
        """What it is, and the house rules and options it follows."""
        self.screen.paragraph(title, style="bold")
        for rule in self.house:
            said = self.words.text("ui-house", name=rule.name, replaces=rule.replaces, says=rule.says)
            self.screen.paragraph(said, first="  ")
        for rule in self.undone:
            self.screen.paragraph(self.words.text("ui-house-undone", name=rule.name), first="  ")
        for name, _, value in (text.partition("=") for text in self.given):
            self.screen.paragraph(self.words.text("ui-option-set", name=name, value=value), first="  ")

    def outcomes(self, answer: Mapping[str, Any]) -> None:
        self.shares([{"label": spaced(name), **outcome} for name, outcome in answer["outcomes"].items()])

    def shares(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """By label: the share, and beside it what tells how exact it is."""
        rows = list(rows)
        width = max([NARROW, *(columns(row["label"]) for row in rows)])
        for row in rows:
            self.row(row["label"], f"{padded(self.percent(row['p']), 8)}{self.beside(row)}", width)

    def row(self, name: str, said: str, width: int = 15) -> None:
        self.screen.write(f"  {padded(name, -max(width, NARROW))} {padded(said, 8)}")

    def beside(self, row: Mapping[str, Any]) -> str:
        """The interval of a study; the exact fraction of odds, where it is short."""
        if "interval" in row:
            low, high = (self.plain_percent(p) for p in row["interval"])
            return f"  {self.words.text('ui-study-interval', low=low, high=high)}"
        fraction = row.get("fraction")
        return f"  = {fraction}" if fraction and len(fraction) <= 50 else ""

    def explain(self, answer: Mapping[str, Any], means: bool = False) -> None:
        """What the figures beside shares and means are, by their names."""
        if "n" in answer:
            self.screen.write()
            self.screen.paragraph(self.words.text("ui-study-intervals"))
        if means:
            self.screen.paragraph(self.words.text("ui-study-errors"))

    def pieces(self, pieces: Mapping[str, int]) -> str:
        left = {kind: n for kind, n in pieces.items() if n}
        return self.words.pieces(left) if left else self.words.text("nobody", case="nom")

    def percent(self, p: float) -> str:
        """What is not certain is never called 0 or 100%."""
        if self.words.lang != "en":
            return self.words.percent(p)
        if 0 < p < 0.0005:
            return "<0.1%"
        return ">99.9%" if 0.9995 < p < 1 else f"{100 * p:.1f}%"

    def plain_percent(self, p: float) -> str:
        """An end of an interval: rounded, whatever it is."""
        blank = {"en": "", "he": ""}.get(self.words.lang, "\u00a0")
        return f"{self.words.number(100 * p, 1)}{blank}%"


def mostly(found: Mapping[str, Any]) -> dict[str, Any]:
    """Between which numbers it lies in at least eight of ten cases."""
    low, _, high = found["quantiles"].values()
    return {"low": low, "high": high, "same": low == high}


def titled(words: Words, title: Said | None, answer: Mapping[str, Any]) -> str:
    """What fight it is, in words."""
    return words.said(title) if title is not None else str(answer.get("fight", ""))


def spaced(name: str) -> str:
    return name.replace("_", " ")


def padded(text: str, width: int) -> str:
    """To so many columns: to the right, below zero to the left."""
    blanks = " " * (abs(width) - columns(text))
    return text + blanks if width < 0 else blanks + text
