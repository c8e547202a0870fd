"""What happens, as it is told.  A unit is named by its id; dice are shown by the session itself."""

from __future__ import annotations

from typing import Final, Literal

from montjoy.core.effects import Event
from montjoy.grids.squares import Square

Modifiers = tuple[tuple[str, int], ...]
AREAS: Final = ("fireball", "lightning_bolt", "ice_storm")      # spells that hurt all who stand there
VICTIMS: Final = ("victims", "captured", "changes_sides")       # SpellStruck.effect of spells that take single men


# ---- the round -------------------------------------------------------------------------------------------------------------
class Deployed(Event, frozen=True):
    """MB-BOARD-10  A side stands: unit, square, facing."""

    rule = "MB-BOARD-10"
    side: int
    units: tuple[tuple[str, Square, int], ...]


class RoundBegun(Event, frozen=True):
    """MB-SCALE-02  A round begins, so many minutes into the battle."""

    rule = "MB-SCALE-02"
    round: int
    minutes: int


class InitiativeWon(Event, frozen=True):
    """MB-INIT-01  Both dice, for the round to come; `side` 2: equal, rolled again or both act together (MB-INIT-06)."""

    rule = "MB-INIT-01"
    side: int
    dice: tuple[int, int]
    round: int


class ChoicesMade(Event, frozen=True):
    """MB-INIT-02  What the winner has chosen."""

    rule = "MB-INIT-02"
    side: int
    move: Literal["first", "last"]
    attack: Literal["first", "last"]


class StancesTaken(Event, frozen=True):
    """MB-MOD-04  The units of a side on high ground: those that attack, and those that defend."""

    rule = "MB-MOD-04"
    side: int
    attack: tuple[str, ...]
    defend: tuple[str, ...]


# ---- attacks ---------------------------------------------------------------------------------------------------------------
class Attacked(Event, frozen=True):
    """MB-ATK-01  One attack roll: the die, what was added by name, and what became of it.  `damage`: hit points lost; so many
    `points` of the damage dice for each of the `men`, `twice` from behind; 0: no plain product.  `bonus` and `armour`, as it is
    shown: of rows that are common knowledge, else None (MB-INFO-02)."""

    rule = "MB-ATK-01"
    unit: str
    target: str
    how: Literal["missile", "melee", "long", "charge", "parting"]
    die: int
    modifiers: Modifiers
    result: Literal["missed", "harmless", "wounded", "nothing"]
    damage: int
    bonus: int | None = None
    armour: int | None = None
    points: int = 0
    men: int = 0
    twice: bool = False


class FiredIntoMelee(Event, frozen=True):
    """MB-MIS-08  Chance has picked the target of a shot at a melee."""

    rule = "MB-MIS-08"
    unit: str
    named: str
    target: str


class Destroyed(Event, frozen=True):
    """MB-ATK-14, MB-MOR-05  A unit is gone: to the last man, or by its morale, and `fled` of its men have run."""

    unit: str
    dead: int
    fled: int

    @property
    def rule(self) -> str:  # type: ignore[override]
        return "MB-MOR-05" if self.fled else "MB-ATK-14"


class Fled(Event, frozen=True):
    """MB-SOLO-04  A single creature has fled the battle."""

    rule = "MB-SOLO-04"
    unit: str


class MoraleChecked(Event, frozen=True):
    """MB-MOR-04  The morale die of a unit, with what was added, and its result."""

    rule = "MB-MOR-04"
    unit: str
    die: int
    bonus: int
    result: Literal["passed", "destroyed", "pushed", "broken"]


class FellBack(Event, frozen=True):
    """MB-MOR-14  A unit was pushed back along these squares; none: it could not move."""

    rule = "MB-MOR-14"
    unit: str
    path: tuple[Square, ...]


class FollowedUp(Event, frozen=True):
    """MB-MOR-15  A unit went after the one it has pushed back."""

    rule = "MB-MOR-15"
    unit: str
    path: tuple[Square, ...]


class LeftTheBoard(Event, frozen=True):
    """MB-MOVE-11  A unit is out of the battle, alive."""

    rule = "MB-MOVE-11"
    unit: str


class Rallied(Event, frozen=True):
    """MB-BRK-04  A broken unit has tried to pull itself together; the chance is its owner's affair."""

    rule = "MB-BRK-04"
    unit: str
    die: int
    rallied: bool


# ---- movement --------------------------------------------------------------------------------------------------------------
class Moved(Event, frozen=True):
    """MB-MOVE-03  A unit has gone these squares."""

    rule = "MB-MOVE-03"
    unit: str
    path: tuple[Square, ...]
    facing: int
    aloft: bool


class Turned(Event, frozen=True):
    """MB-MOVE-01  A unit faces another way."""

    rule = "MB-MOVE-01"
    unit: str
    facing: int


class SideMoved(Event, frozen=True):
    """MB-SEQ-02  Several units of a side have moved or turned, one after the other."""

    rule = "MB-SEQ-02"
    side: int
    units: tuple[Moved | Turned, ...]


class MoveStopped(Event, frozen=True):
    """A unit could not go on as ordered: the reason, and by which rule (`why`)."""

    unit: str
    reason: str
    why: str


class Charged(Event, frozen=True):
    """MB-CHG-01  A unit has met an enemy."""

    rule = "MB-CHG-01"
    unit: str
    enemy: str


# ---- spells ----------------------------------------------------------------------------------------------------------------
class SpellCast(Event, frozen=True):
    """MB-SPELL-01  A spell, or a breath, with its target and the squares it covers."""

    rule = "MB-SPELL-01"
    unit: str
    spell: str
    target: str
    squares: tuple[Square, ...]


class SpellDisturbed(Event, frozen=True):
    """MB-SPELL-06  A caster was hurt before he could cast: no spell of his in this round."""

    rule = "MB-SPELL-06"
    unit: str


class SpellStruck(Event, frozen=True):
    """MB-SPELL-03, MB-SPELL-04, MB-SPELL-05  What a spell did to a unit: the die of its saving throw (0: none), hit points lost
    or won back, and the effect by name."""

    unit: str
    spell: str
    save: int
    saved: bool
    damage: int
    effect: str

    @property
    def rule(self) -> str:  # type: ignore[override]
        if self.spell == "breath":
            return "MB-SPELL-08"
        if self.effect == "damage":
            return "MB-SPELL-03" if self.spell in AREAS else "MB-SPELL-10"
        if self.effect in VICTIMS or self.spell == "death_spell":
            return "MB-SPELL-04"
        return "MB-SPELL-09" if self.effect == "healed" else "MB-SPELL-05"


class SpellEnded(Event, frozen=True):
    """MB-SCALE-04  An effect has run out, or was ended."""

    rule = "MB-SCALE-04"
    unit: str
    spell: str


class CloudDrifted(Event, frozen=True):
    """MB-T-SPELLS  A killing cloud has moved on to these squares."""

    rule = "MB-SPELL-10"
    unit: str
    squares: tuple[Square, ...]


class Captured(Event, frozen=True):
    """MB-SPELL-04  A whole unit is asleep or held, and out of the battle."""

    rule = "MB-SPELL-04"
    unit: str


class ChangedSides(Event, frozen=True):
    """MB-T-SPELLS  A charmed creature fights for the other side now."""

    rule = "MB-SPELL-10"
    unit: str
    side: int


class Regenerated(Event, frozen=True):
    """MB-SOLO-06  A creature has grown hit points again."""

    rule = "MB-SOLO-06"
    unit: str
    hp: int


class ConditionSeen(Event, frozen=True):
    """MB-INFO-02  What everybody sees of a unit now: whether it is at half or less.  Told where neither its known figures nor a
    morale check show it."""

    rule = "MB-INFO-02"
    unit: str
    condition: str


class Confused(Event, frozen=True):
    """MB-T-SPELLS  What a confused unit does in this round: it acts against the nearest unit of the caster's side, does nothing,
    or harms itself.  `die`: the sum of two."""

    rule = "MB-SPELL-10"
    unit: str
    die: int
    does: Literal["attacks", "nothing", "harms_itself"]


# ---- the end ---------------------------------------------------------------------------------------------------------------
class Conceded(Event, frozen=True):
    """MB-END-02  A side gives up."""

    rule = "MB-END-02"
    side: int


class BattleEnded(Event, frozen=True):
    """MB-END-01 to MB-END-04  It is over: `winner` a side, or -1; the strength of both sides left, in percent."""

    why: str
    winner: int
    strength: tuple[int, int]

    @property
    def rule(self) -> str:  # type: ignore[override]
        found = {"conceded": "MB-END-02", "time": "MB-END-03", "by-hand": "MB-END-03", "objective": "MB-END-04"}
        return found.get(self.why, "MB-END-01")
