"""Before the game: seats and their order, the board, the decks, the symbol, heroes and where they start."""

from __future__ import annotations

from typing import Final

from montjoy.core.decks import Deck
from montjoy.core.effects import ALL, draw, tell
from montjoy.core.errors import BadInput
from montjoy.games.drakborgen.model.luck import d12, discard_room, roll_among
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import Pack, load, the_pack
from montjoy.games.drakborgen.model.pack.rows import HeroCard
from montjoy.games.drakborgen.model.scenario import DelveScenario
from montjoy.games.drakborgen.model.squares import BESIDE_TOWERS, CENTRE, SQUARES, TOWERS, beyond
from montjoy.games.drakborgen.model.state import OTHER, Castle, Decks, Hero, PackRef, Square, World
from montjoy.games.drakborgen.options import DrakborgenOptions, why_not
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    HeroesDealt,
    HeroTaken,
    OrderRolled,
    RoomTileAside,
    StaircaseLaid,
    Started,
    SymbolRolled,
    TileTurned,
)
from montjoy.games.drakborgen.protocol.places import DIRS, OUTSIDE
from montjoy.games.drakborgen.rules.asking import ask

MOST_PLAYERS: Final = 4


# ---- plain data, nothing rolled ----------------------------------------------------------------------------------------
def set_up_game(scenario: DelveScenario, options: DrakborgenOptions) -> World:
    """DL-BASE-01  Two to four players, or one alone (DL-BASE-23), with one hero each."""
    if wrong := why_not(options):
        raise BadInput(wrong)
    seats = [player.id for player in scenario.players]
    if not 1 <= len(seats) <= MOST_PLAYERS or len(set(seats)) != len(seats):
        raise BadInput(f"{len(seats)} players: one to {MOST_PLAYERS} can play, each with a seat of his own")
    ref = PackRef(scenario.pack, scenario.own)
    pack = load(ref)
    if len(pack.heroes) < len(seats):
        raise BadInput(f"{len(seats)} players: the pack has {len(pack.heroes)} hero cards, and each needs one (DL-BASE-08)")
    castle = Castle(scenario.id, options, seats, squares=lay_board())
    return World(castle, ref, shuffle_decks(pack))


def lay_board() -> dict[str, Square]:
    """DL-BASE-03, DL-BASE-05  Nine by nine squares: towers in the corners, face up; on each of the others two tiles, face
    down: which ones is decided when they are turned up."""
    return {id: tower_square(id) if id in TOWERS else Square(id) for id in SQUARES}


def tower_square(id: str) -> Square:
    """DL-BASE-03  A tower room: open towards its two neighbours, and to the ground outside."""
    edges = ["wall" if beyond(id, way) == OUTSIDE else "open" for way in DIRS]
    return Square(id, "tower", edges=edges, signs=[0, 0, 0, 0])  # type: ignore[arg-type]


def shuffle_decks(pack: Pack) -> Decks:
    """DL-BASE-04, DL-BASE-07, DLC-30, DLC-31  All decks shuffled, each by itself.  The chamber is one of nine; the other tiles
    are one bag, in which those stay that are never laid, unseen."""
    return Decks(
        labyrinth=Deck.of(id for id in pack.labyrinth if id != pack.chamber),
        centre=Deck.of([pack.chamber, *[OTHER] * (len(CENTRE) - 1)]),
        rooms=Deck.of(pack.rooms),
        treasure=Deck.of(pack.treasures),
        dragon=Deck.of(pack.dragon_cards),
        monster=Deck.of(pack.cards),
        amulet=Deck.of(pack.amulets),
        ring=Deck.of(pack.rings),
        special=Deck.of(pack.specials),
        hero=Deck.of(pack.heroes),
    )


# ---- what is rolled and chosen -----------------------------------------------------------------------------------------
async def begin_game(world: World) -> None:
    """The order, the symbol, a staircase, heroes, where they start."""
    await roll_turn_order(world)
    await roll_secret_symbol(world)
    await lay_first_staircase(world)
    await choose_heroes(world)
    await choose_starting_places(world)


async def roll_turn_order(world: World) -> None:
    """DL-BASE-11  Each rolls a D12, the highest is player 1 (the highest roll again while they tie); the others follow
    clockwise."""
    best = list(world.castle.players)
    while len(best) > 1:
        rolled = {seat: await d12("DL-BASE-11", seat) for seat in best}
        best = [seat for seat in best if rolled[seat] == max(rolled.values())]
    at = world.castle.players.index(best[0])
    world.castle.order = world.castle.players[at:] + world.castle.players[:at]
    await tell(ALL, OrderRolled(tuple(world.castle.order)))


async def roll_secret_symbol(world: World) -> None:
    """DL-BASE-06  One D12 gives the symbol that marks real secret doors in this game."""
    world.castle.symbol = the_pack(world).symbols[await d12("DL-BASE-06")]
    await tell(ALL, SymbolRolled(world.castle.symbol))


async def lay_first_staircase(world: World) -> None:
    """DL-4.8e, DL-BASE-05  With first_staircase one staircase, which chance decides, lies face up from the start, on one of the
    twelve squares around the towers; its room tile is put aside unseen."""
    pack, squares = the_pack(world), world.castle.squares
    tiles = sorted((tile for tile in pack.labyrinth.values() if tile.stairs and tile.id != pack.chamber), key=lambda t: t.stairs)
    if not world.castle.options.first_staircase or not tiles:
        return
    tile = tiles[await roll_among(len(tiles), "DL-4.8e", "staircase")]
    square = squares[BESIDE_TOWERS[await roll_among(len(BESIDE_TOWERS), "DL-4.8e", "its-square")]]
    entry = DIRS[await roll_among(len(DIRS), "DL-4.8e", "its-side")]
    world.decks.labyrinth.take(tile.id)
    instances.lay(square, tile, entry)
    discard_room(world, square.id)
    await tell(ALL, StaircaseLaid(square.id, tile.stairs))
    await tell(ALL, TileTurned(square.id, tile.id, entry))
    await tell(ALL, RoomTileAside(square.id))


async def choose_heroes(world: World) -> None:
    """DL-BASE-08  In turn order each takes a hero card that is still there; with hero_deal = random, one of two dealt, as long as
    one is left for everybody behind him."""
    castle, pack = world.castle, the_pack(world)
    for n, seat in enumerate(castle.order, 1):
        cards = sorted(world.decks.hero.bag)
        if castle.options.hero_deal == "random":
            dealt = min(2, len(world.decks.hero) - len(castle.order) + n)
            cards = [await draw(world.decks.hero, "DL-BASE-08", seat) for _ in range(dealt)]
            castle.dealt[seat] = cards
            await tell(ALL, HeroesDealt(seat, tuple(cards)))
        taken = await ask(world, seat, questions.WhichHero(), [questions.TakeHero(card) for card in cards])
        if castle.options.hero_deal == "choose":
            world.decks.hero.take(taken.hero)
        castle.heroes[seat] = hero_of_card(seat, pack.heroes[taken.hero])
        await tell(ALL, HeroTaken(seat, taken.hero))


def hero_of_card(seat: str, card: HeroCard) -> Hero:
    """DL-BASE-09  Body points as on the card, no possessions, and what his ability gives."""
    return Hero(
        seat, card.id, card.agility, card.strength, card.psyche, card.armour, card.body_points, card.body_points,
        ability=card.ability, charges=card.charges,
    )


async def choose_starting_places(world: World) -> None:
    """DL-BASE-10  In turn order each puts his figure in a tower of his own; with start_location = outside all begin there."""
    castle = world.castle
    for seat in castle.order:
        place = OUTSIDE
        if castle.options.start_location == "tower":
            free = [questions.StartIn(tower) for tower in TOWERS if all(h.place != tower for h in castle.heroes.values())]
            chosen = free[0] if len(free) == 1 else await ask(world, seat, questions.WhichTower(), free)
            place = chosen.square
        castle.heroes[seat].place = place
        await tell(ALL, Started(seat, place))
