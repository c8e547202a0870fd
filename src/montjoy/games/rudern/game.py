"""The game as the table, the lab and the bots see it: the contract of `core/game.py`, kept by `game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from montjoy.core.capabilities import (
    Amounts,
    Appraisal,
    Board,
    Cases,
    Content,
    Groups,
    Legend,
    Maps,
    Moments,
    Packs,
    Places,
    Sheets,
    Standing,
    Tally,
    Telling,
    TextUI,
    Throws,
)
from montjoy.core.effects import Event, No, Question, Seat
from montjoy.core.game import Base, Luck
from montjoy.games.rudern.authoring import scenarios
from montjoy.games.rudern.authoring.unit_table import PRESETS, load, piece_names
from montjoy.games.rudern.model.queries import body, playing, seat_of
from montjoy.games.rudern.model.scenario import BattleScenario
from montjoy.games.rudern.model.state import Outcome, World
from montjoy.games.rudern.options import RudernOptions, read_options
from montjoy.games.rudern.play import play, why_not_act
from montjoy.games.rudern.protocol import forms
from montjoy.games.rudern.protocol.campaign_questions import AnyTime, Prepare, Regroup
from montjoy.games.rudern.protocol.forms import Chests, Preparations, StandingOrders
from montjoy.games.rudern.rules.battles.chests import home_chests, why_not_fill
from montjoy.games.rudern.rules.campaign import beforehand
from montjoy.games.rudern.rules.campaign.preparing import place_asked, why_not_prepare
from montjoy.games.rudern.secrecy import by_luck, defaults, redeal, reveals
from montjoy.games.rudern.seen import view
from montjoy.games.rudern.seen.view import Seen

HERE = Path(__file__).parent
Form = Chests | Preparations | StandingOrders


class Rudern(Base):
    """The contract of `core/game.py`, kept."""

    slug = "rudern"
    title = "The Rudern War"
    rules_version = 2
    options = RudernOptions
    scenario = BattleScenario
    state = World
    quiet = True
    options_at = ("land", "options")
    default_scenario = "two_lords"
    reveals: Mapping[type[Event], str] = reveals.REVEALS
    endings: Mapping[str, str] = {
        "captured": "RW-ASLT-08", "last-side": "RW-GEN-15", "nothing-left": "RW-GEN-08", "rounds": "RW-GEN-08",
        "points": "RW-CAM-WIN-05", "influence": "RW-CAM-WIN-01", "body": "RW-CAM-WIN-02", "kin": "RW-CAM-WIN-03",
        "prizes": "RW-CAM-WIN-03", "capital": "RW-CAM-WIN-04", "most-influence": "RW-CAM-WIN-04",
    }

    @cached_property
    def scenarios(self) -> Mapping[str, BattleScenario]:
        return scenarios.read_folder(HERE / "scenarios")

    def seats(self, scenario: BattleScenario) -> tuple[Seat, ...]:
        return scenarios.seats_of(scenario)

    def names(self, scenario: BattleScenario) -> Mapping[str, str]:
        """What factions, provinces and nobles are called, which the locales may say in their language, what a province is (a
        faction is a faction), and what a group's own types of unit are called."""
        called: list[Any] = [*scenario.factions, *scenario.provinces, *scenario.banners]
        called += scenario.campaign.generals if scenario.campaign else []
        called += scenario.campaign.powers.players if scenario.campaign and scenario.campaign.powers else []
        named = {x.id: x.name or x.id for x in called} | {f"{x.id}:as": x.name for x in called if x.name}
        own = piece_names(scenario.units) if scenario.units is not None else {}
        kinds = {f"{f.id}:kind": "faction" for f in scenario.factions} | {f"{p.id}:kind": p.site for p in scenario.provinces}
        return named | kinds | own

    def prepare(self, scenario: BattleScenario, options: RudernOptions) -> BattleScenario:
        """RW-GEN-14  A group's own unit table is read once and goes into the record with the scenario."""
        if options.unit_table in PRESETS:
            return scenario
        return msgspec.structs.replace(scenario, units=load(options.unit_table))

    def setup(self, scenario: BattleScenario, options: RudernOptions | None = None) -> World:
        return scenarios.setup(scenario, options or RudernOptions())

    async def play(self, state: World) -> Outcome:
        return await play(state)

    def view(self, state: World, viewer: str) -> Seen:
        return view.view(state, viewer)

    def hidden(self, state: World, seat: Seat) -> dict[str, Any]:
        return redeal.hidden(state, seat)

    def redeal(self, state: World, seat: Seat, streams: Any, luck: Luck) -> World:
        return redeal.redeal(state, seat, luck)

    def whose(self, state: World, why: str, about: tuple[Any, ...]) -> Seat | None:
        """For whom a pool is rolled: the faction of the first body of its side, where it has a seat; else nobody."""
        if state.fight is None or not about or not isinstance(about[0], int):
            return ""
        if not state.fight.host[about[0]].stacks:            # the people of an empty place
            return None
        faction = body(state.land, state.bodies[-about[0]]).faction      # the last of all stands on the other side
        return seat_of(state.land, faction) if faction in playing(state.land) else None

    def default(self, seen: Any, question: Any, streams: Any) -> Any:
        return defaults.default(seen, question)

    def why_not(self, seen: Seen, question: Any, form: Form) -> No | None:
        """A form divides the resources at home, or prepares an impulse of a campaign, or orders beforehand."""
        if isinstance(form, StandingOrders):
            return beforehand.why_not_order(seen, form)
        if isinstance(form, Preparations):
            return why_not_prepare(seen, form, place_asked(question.ask))
        return why_not_fill(seen, form)

    def read(self, seen: Seen, question: Any, text: str) -> Form | No:
        if isinstance(question.ask, AnyTime):
            return forms.read_standing(text)
        if isinstance(question.ask, Prepare | Regroup):
            return forms.read_preparations(text)
        return forms.read(text, home_chests(seen.land, seen.faction))

    def write(self, form: Form) -> str:
        if isinstance(form, StandingOrders):
            return forms.write_standing(form)
        return forms.write_preparations(form) if isinstance(form, Preparations) else forms.write(form)

    def unasked(self, seen: Seen) -> tuple[Question, type, Any] | None:
        """RW-CAM-RND-05-X  In a campaign every seat may write its standing orders."""
        if not beforehand.may_order(seen):
            return None
        there = tuple((name, "/".join(values)) for name, values in beforehand.fields(seen.land).items())
        return AnyTime(there), StandingOrders, seen.standing or None

    def lay_down(self, state: World, seat: Seat, form: Any) -> None:
        beforehand.lay_down(state, seat, form)

    def random_form(self, seen: Seen, question: Any, luck: Luck) -> Form:
        """Every chest at home with any amount, as far as the resources go; of a campaign's forms any that is allowed."""
        if isinstance(question.ask, AnyTime):
            return by_luck.standing_orders(seen.land, luck)
        if isinstance(question.ask, Prepare | Regroup):
            return by_luck.preparations(seen, place_asked(question.ask), luck)
        left, carry = seen.treasuries[seen.faction], {}
        for banner in home_chests(seen.land, seen.faction):
            left += seen.chests.get(banner, 0)
            carry[banner] = luck.below(left + 1)
            left -= carry[banner]
        return Chests(carry)

    def why_not_offered(self, seen: Seen, question: Any, answer: Any) -> No:
        return why_not_act(seen, answer) or super().why_not_offered(seen, question, answer)

    def waiting(self, seen: Seen) -> tuple[Seat, ...] | None:
        return (seen.answers or seat_of(seen.land, seen.asked),) if seen.asked else None

    def read_options(self, given: Mapping[str, Any]) -> RudernOptions:
        """Options by name; BadInput says what is wrong with one."""
        return read_options(given)

    def forecast(self, seen: Seen, asked: Any, option: Any) -> Any:
        found = self.forecasts(seen, asked, option)
        return found[0] if found else None

    def forecasts(self, seen: Seen, asked: Any, option: Any) -> Any:
        from montjoy.games.rudern.bots.foretold import foretold_fights

        cases = foretold_fights(seen, asked.ask, option)
        for case in cases:
            case.judge_for(seen.faction)
        return cases

    def label(self, seen: Seen, asked: Any, option: Any) -> Any:
        from montjoy.games.rudern.ui.text import label

        return label(seen, asked, option)

    def retold(self, item: Any, lang: str) -> Any:
        """An outcome with the places that decided it; a form of chests with the nobles by name, one of preparations, and what
        it may name, as written."""
        if isinstance(item, AnyTime | Prepare | Regroup | Preparations):
            from montjoy.games.rudern.ui.amounts import as_written

            return as_written(item)
        if isinstance(item, Chests):
            return forms.Carried(item.carry)
        return getattr(item, "said", item) if isinstance(item, Outcome) else item

    def check(self, path: Path) -> BattleScenario:
        """Read a scenario file for its author; BadInput says what is wrong with it."""
        return scenarios.read_file(path)

    def described(self, scenario: BattleScenario) -> str:
        """RW-SIEGE-03  What nobody can capture though the scenario is about it."""
        from montjoy.games.rudern.authoring.reach import out_of_reach

        return "; ".join(out_of_reach(scenario))

    def case_schema(self) -> dict[str, Any]:
        from montjoy.games.rudern.authoring.case import case_schema

        return case_schema()

    @cached_property
    def text(self) -> TextUI:
        from montjoy.games.rudern.ui import text

        return text

    @cached_property
    def groups(self) -> Groups:
        from montjoy.games.rudern.ui import groups

        return groups

    @cached_property
    def amounts(self) -> Amounts:
        from montjoy.games.rudern.ui import amounts

        return amounts

    @cached_property
    def sheets(self) -> Sheets:
        from montjoy.games.rudern.ui import amounts

        return amounts

    @cached_property
    def standing(self) -> Standing:
        from montjoy.games.rudern.ui import hindrances

        return hindrances

    @cached_property
    def telling(self) -> Telling:
        from montjoy.games.rudern.ui import telling

        return telling

    @cached_property
    def throws(self) -> Throws:
        from montjoy.games.rudern.ui import throws

        return throws

    @cached_property
    def tally(self) -> Tally:
        from montjoy.games.rudern.ui import tally

        return tally

    @cached_property
    def board(self) -> Board:
        from montjoy.games.rudern.ui import board

        return board

    @cached_property
    def legend(self) -> Legend:
        from montjoy.games.rudern.ui import legend

        return legend

    @cached_property
    def places(self) -> Places:
        from montjoy.games.rudern.ui import places

        return places

    @cached_property
    def moments(self) -> Moments:
        from montjoy.games.rudern.ui import moments

        return moments

    @cached_property
    def cases(self) -> Cases:
        from montjoy.games.rudern.authoring import case

        return case

    @cached_property
    def content(self) -> Content:
        from montjoy.games.rudern.authoring import check

        return check

    @cached_property
    def packs(self) -> Packs:
        from montjoy.games.rudern.authoring import check

        return check

    @cached_property
    def maps(self) -> Maps:
        from montjoy.games.rudern.authoring import drawn_map

        return drawn_map

    @cached_property
    def characters(self) -> Mapping[str, Any]:
        """The simple player of the ledger."""
        from montjoy.games.rudern.bots.advice import CHARACTERS

        return CHARACTERS

    @cached_property
    def appraisal(self) -> Appraisal:
        from montjoy.games.rudern.bots import option_worth

        return option_worth


game = Rudern()
