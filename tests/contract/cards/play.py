"""The sequence of play, then its phases in the order of a hand."""

from __future__ import annotations

from collections.abc import Iterable

from montjoy.core.decks import Card, Deck
from montjoy.core.effects import ALL, WATCHER, Seat, choose, draw, mark, offer, peek, tell, together
from tests.contract.cards import pieces as p
from tests.contract.cards.options import CardsOptions


def setup(scenario: p.CardsScenario, options: CardsOptions) -> p.Table:
    """CD-2  Nine cards, shuffled; one leaves the deck and nobody sees which."""
    deck = Deck.of(p.CARDS)
    if options.set_aside:
        deck.discard_unseen()
    return p.Table(
        scenario.seats, scenario.goal, scenario.hands, options, deck,
        points={seat: 0 for seat in scenario.seats},
        held={seat: [] for seat in scenario.seats},
        knows={viewer: [] for viewer in (*scenario.seats, WATCHER)},
    )


async def play(table: p.Table) -> p.Outcome:
    """CD-1  Hand after hand, until somebody has won."""
    while True:
        await mark(f"hand.{table.hand}")
        await hand(table)
        outcome = resigned(table) or goal_reached(table) or played_out(table)       # CD-14, CD-12, CD-13
        if outcome:
            return outcome
        table.hand += 1


async def hand(table: p.Table) -> None:
    """CD-3  The order of a hand."""
    await deal(table)                   # CD-4
    await look(table)                   # CD-5
    await lay(table)                    # CD-6
    await bid(table)                    # CD-7
    if table.resigned:                  # CD-14
        return
    await raises(table)                 # CD-8
    await showdown(table)               # CD-9, CD-10
    clear(table)                        # CD-11


def in_turn(table: p.Table) -> tuple[Seat, ...]:
    """CD-3  The seats, the eldest first; who is eldest moves on by one each hand."""
    first = (table.hand - 1) % len(table.seats)
    return table.seats[first:] + table.seats[:first]


def learn(table: p.Table, viewers: Iterable[str], card: Card) -> None:
    """From now on these viewers know where the card is."""
    for viewer in viewers:
        if card not in table.knows[viewer]:
            table.knows[viewer] = sorted([*table.knows[viewer], card])


# ---- the deal --------------------------------------------------------------------------------------------------------
async def deal(table: p.Table) -> None:
    """CD-4  Everybody draws until he holds two cards; only he sees which."""
    for seat in in_turn(table):
        short = p.HELD - len(table.held[seat])
        for _ in range(short):
            await draw_one(table, seat, "CD-4")
        await tell(ALL, p.Dealt(seat, short))


async def draw_one(table: p.Table, seat: Seat, why: str) -> None:
    """The next card, into a hand."""
    card = await draw(table.deck, why, seat, to=seat)
    table.held[seat] = sorted([*table.held[seat], card])


async def look(table: p.Table) -> None:
    """CD-5  The eldest looks at the next card and may take it for one of his, which goes under the deck, face up."""
    seat = in_turn(table)[0]
    if not len(table.deck):
        return
    card = await peek(table.deck, "CD-5", seat, to=seat)
    learn(table, [seat], card)
    table.turn = seat
    answer = await choose(seat, p.SwapForNext(card), [p.Keep(), *map(p.Give, table.held[seat])])
    table.turn = ""
    if isinstance(answer, p.Keep):
        await tell(ALL, p.Kept(seat))
    else:
        await draw_one(table, seat, "CD-5")
        table.held[seat].remove(answer.card)
        table.deck.under(answer.card)
        learn(table, table.knows, answer.card)
        await tell(ALL, p.Swapped(seat, answer.card))


# ---- cards and bids --------------------------------------------------------------------------------------------------
async def lay(table: p.Table) -> None:
    """CD-6  In turn everybody lays one card, face down or face up; until it lies he may pick another."""
    for seat in in_turn(table):
        table.turn = seat
        pick = await choose(seat, p.PickCard(), [p.Pick(card) for card in table.held[seat]])
        way = await choose(seat, p.LayCard(pick.card), [p.FaceDown(), p.FaceUp()])
        table.held[seat].remove(pick.card)
        table.laid[seat] = pick.card
        if isinstance(way, p.FaceUp):
            turn_up(table, seat)
            await tell(ALL, p.LaidOpen(seat, pick.card))
        else:
            await tell(ALL, p.Laid(seat))
    table.turn = ""


def turn_up(table: p.Table, seat: Seat) -> None:
    """The card a seat has laid lies face up."""
    if seat not in table.face_up:
        table.face_up.append(seat)
    learn(table, table.knows, table.laid[seat])


async def bid(table: p.Table) -> None:
    """CD-7  All bid at once: 1, 2 or 3 points."""
    answers = await together(*[choose(seat, p.Bid(), bid_options(table, seat)) for seat in table.seats])
    given_up = [seat for seat, answer in zip(table.seats, answers) if isinstance(answer, p.Resign)]
    if given_up:
        table.resigned = given_up[0]
        await tell(ALL, p.Resigned(table.resigned))         # the other bids stay unseen
    else:
        table.bids = {seat: answer.points for seat, answer in zip(table.seats, answers)}
        await tell(ALL, p.BidsShown(tuple(table.bids.items())))


def bid_options(table: p.Table, seat: Seat) -> list[p.Points | p.Resign]:
    """CD-14  Whoever is 4 points or more in debt may resign."""
    bids: list[p.Points | p.Resign] = [p.Points(n) for n in p.BIDS]
    return [*bids, p.Resign()] if table.points[seat] <= p.DEBT else bids


async def raises(table: p.Table) -> None:
    """CD-8  Whoever still holds a 7, 8 or 9 may show it: the hand is worth more.  Everybody is asked, at once."""
    answers = await together(*[offer(seat, p.Raise(), raise_options(table, seat)) for seat in table.seats])
    for seat, answer in zip(table.seats, answers):
        if answer:
            table.held[seat].remove(answer.card)
            table.raises[seat] = answer.card
            learn(table, table.knows, answer.card)
            await tell(ALL, p.Raised(seat, answer.card))


def raise_options(table: p.Table, seat: Seat) -> list[p.RaiseWith]:
    """CD-8  The court cards a seat holds."""
    return [p.RaiseWith(card) for card in table.held[seat] if card in p.COURT]


# ---- the showdown ----------------------------------------------------------------------------------------------------
async def showdown(table: p.Table) -> None:
    """CD-9  The cards are turned up; the highest wins, and every other seat pays (CD-10)."""
    for seat in in_turn(table):
        turn_up(table, seat)
        await tell(ALL, p.Shown(seat, table.laid[seat]))
    winner = max(table.seats, key=lambda seat: table.laid[seat])
    await tell(ALL, p.HandWon(winner))
    for seat in in_turn(table):
        if seat != winner:
            await pay(table, seat, winner)


async def pay(table: p.Table, seat: Seat, winner: Seat) -> None:
    """CD-10  He pays the lower of his bid and the winner's, raised."""
    points = raised(table, min(table.bids[seat], table.bids[winner]))
    table.points[seat] -= points
    table.points[winner] += points
    await tell(ALL, p.Paid(seat, winner, points))


def raised(table: p.Table, stake: int) -> int:
    """CD-8  Each raise doubles the stake; by the option it adds one point."""
    if table.options.raise_by == "double":
        return stake * 2 ** len(table.raises)
    return stake + len(table.raises)


def clear(table: p.Table) -> None:
    """CD-11  The cards of the hand go under the deck, the lowest first; by the option out of the game."""
    if table.options.played == "under":
        table.deck.under(*sorted([*table.laid.values(), *table.raises.values()]))
    table.laid, table.face_up, table.bids, table.raises = {}, [], {}, {}


# ---- how it ends -----------------------------------------------------------------------------------------------------
def resigned(table: p.Table) -> p.Outcome | None:
    """CD-14  Somebody resigned: the best of the others wins."""
    if table.resigned:
        return best(table, [seat for seat in table.seats if seat != table.resigned], "resigned")
    return None


def goal_reached(table: p.Table) -> p.Outcome | None:
    """CD-12  Whoever has the points of the goal wins."""
    there = [seat for seat in table.seats if table.points[seat] >= table.goal]
    return best(table, there, "goal") if there else None


def played_out(table: p.Table) -> p.Outcome | None:
    """CD-13  After the last hand, or when there are too few cards for another, the most points win.  Equal: a tie."""
    needed = sum(p.HELD - len(held) for held in table.held.values())
    if table.hand == table.hands:
        return best(table, table.seats, "hands")
    if len(table.deck) < needed:
        return best(table, table.seats, "deck")
    return None


def best(table: p.Table, seats: Iterable[Seat], why: str) -> p.Outcome:
    """Those of these seats who have the most points."""
    seats = tuple(seats)
    most = max(table.points[seat] for seat in seats)
    return p.Outcome(tuple(seat for seat in seats if table.points[seat] == most), why, dict(table.points))
