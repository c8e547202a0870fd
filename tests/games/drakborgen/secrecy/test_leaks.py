"""Nothing hidden shows before its time: in no item of any stream, on no page, by no pause and no question.  DL-BASE-21.

`watch.py` reads over every shoulder; here are the games it watches, the leaks it must notice, and the pauses that must be alike.
"""

from __future__ import annotations

from functools import partial

import pytest

from montjoy.core.effects import ALL, WATCHER, tell
from montjoy.core.philox import Philox
from montjoy.games.drakborgen.duel import positions
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model import luck
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import Dead
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.rules import asking, encounters, finds, possessions, special_cards
from montjoy.games.drakborgen.seen import view
from tests.games.drakborgen.board import at, begun, give, monster, square
from tests.games.drakborgen.secrecy.watch import Told, Watch, begun_at, rich
from tests.suite.many import times
from tests.suite.players import play_on, todo
from tests.suite.twins import compare, hidden_at, luck_twins, spread, transcript, twin_of, twins

ADVANCED = {"advanced_phases": True, "multi_fight": True, "chaos_rules": True}
TABLES = [
    pytest.param("three", 1, {}, id="three"),
    pytest.param("four", 2, ADVANCED, id="four-advanced"),
    pytest.param("three", 3, {"treasure_faces": "nobody_until_out"}, id="three-nobody-until-out"),
    pytest.param("two", 4, {"treasure_faces": "all"}, id="two-all"),
    pytest.param("four", 5, {"boards_per_fighter": "each", **ADVANCED}, id="four-boards"),
]


def watched(scenario, seed, options, most=90, frail=False):
    watch = Watch(rich(scenario, seed, frail=frail, **options))
    watch.play(Philox(seed, 52, 0), most)
    return watch.seen


@pytest.mark.parametrize("scenario, seed, options", TABLES)
def test_nobody_is_told_too_early(scenario, seed, options):
    """DL-BASE-21, DL-9.1d, DL-7.2, DL-8.4a  Tiles, faces, monster cards and positions, for every seat and the watcher."""
    watched(scenario, seed, options)


def test_what_is_watched_happens():
    """DL-BASE-21  Such games hold what is to be hidden: sealed answers, reactions, glasses, monster cards; and dead heroes."""
    total = {}
    for seed in range(6, 14):
        options = ADVANCED if seed % 4 == 0 else {}
        for name, n in watched(("three", "four")[seed % 2], seed, options, 140, seed > 9).items():
            total[name] = total.get(name, 0) + n
    assert all(total.values()), total


# ---- leaks in the game's own rules -----------------------------------------------------------------------------------
async def face_aloud(world, card, *to):
    """As possessions.show_face, but everybody hears which card it is."""
    await tell(ALL, events.FaceSeen(card.id, world.faces[card.id]))


async def glass_for_all(world, square, seat, honest=luck.peek_at):
    found = await honest(world, square, ALL)
    found.by[:] = [seat]
    return found


async def in_the_open(deck, why, *about, to=ALL, honest=luck.draw_card):
    return await honest(deck, why, *about)


async def one_after_another(*parts):
    return tuple([await part for part in parts])


def read_aloud(world, monster, honest=encounters.draw_for):
    async def drawn():
        await honest(world, monster)
        await tell(ALL, events.CardRead(monster, world.cards.get(monster, ""), 0, "", "", ""))

    return drawn()


PLANTED = {
    "the face of a card that is drawn": (possessions, "show_face", face_aloud),
    "a treasure or special card on its way": (finds, "draw_card", in_the_open),
    "a monster card on its way": (encounters, "draw_card", in_the_open),
    "what a monster card says": (encounters, "draw_for", read_aloud),
    "faces in a view": (view, "knows", lambda world, card, viewer: True),
    "monster cards in a view": (view, "acted_by", None),
    "what the far-seeing glass shows": (special_cards, "peek_at", glass_for_all),
    "positions, one after another": (positions, "together", one_after_another),
}


def every_monster_card(world, viewer):
    """The view with the number of each card that is out: as good as the card itself."""
    rows, monsters = the_pack(world).cards, world.castle.monsters
    return {card: rows[card][monsters[m].kind] for m, card in world.cards.items() if m in monsters}


@pytest.mark.parametrize("where, name, leak", PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_leak_is_noticed(monkeypatch, where, name, leak):
    """DL-BASE-21  Each of them is noticed within a few games."""
    if name == "acted_by":
        monkeypatch.setattr(view, "monster_cards", every_monster_card)
    else:
        monkeypatch.setattr(where, name, leak)
    with pytest.raises(Told):
        for seed in range(1, 40):
            watched(("three", "four")[seed % 2], seed, {}, 120)


# ---- holding a reaction, and using it --------------------------------------------------------------------------------
def plain(seat, question, step):
    """What red and blue do, whatever red holds: nothing with a card."""
    by_card = questions.PlayCard | questions.UseMasterKey | questions.AgainstMonster
    options = [o for o in question.options if not isinstance(o, by_card)]
    wanted = (questions.Attack, questions.TakeCard) if seat == "red" else (questions.Stay,)
    wanted = (*wanted, questions.Rest, questions.Stay) if seat == "red" and step > 4 else wanted
    eager = [o for o in options if isinstance(o, wanted) or o == questions.Move("east")]
    return eager[0] if eager else options[step % len(options)]


def table(card, scene):
    """Red holds one special card, in a place where reactions are offered; blue looks on."""
    world = begun("H01", "H02")
    if scene == "chamber":
        square(world, "44", "chamber", tile="LT01")
        world.decks.centre.bag.remove("LT01")
        at(world, "red", "44", way="south")
    else:
        square(world, "12", tile=world.decks.labyrinth.bag.pop())
        square(world, "13", tile=world.decks.labyrinth.bag.pop())
        world.decks.rooms.discard_unseen(2)
        at(world, "red", "12")
        monster(world, "orc", "13")
    give(world, "red", card)
    return world


def told_blue(card, scene, answers, items=60):
    """All that reaches blue and the watcher while red holds this card: he attacks, draws, and never uses it."""
    session = rich("two", 7)
    snapshot, world = session.snapshots[-1], table(card, scene)
    world.castle.order, world.castle.mark = list(world.castle.players), snapshot.label
    session = begun_at(session, snapshot, world)
    out, offers = [], 0
    for step in range(items):
        if session.over:
            break
        for viewer in ("blue", WATCHER):
            out.append((session.page(viewer), [*session.streams[viewer].items]))
        asked = [(s, q) for s in session.seats for q in todo(session, s) if q.kind != "offer"]
        if not asked:
            offers += 1
            session.close_window()
            continue
        seat, question = asked[0]
        assert session.answer(seat, answers(seat, question, step), question.id) is None
    return out, offers


@pytest.mark.parametrize("scene", ["chamber", "room"][: times(1, 2)])
def test_holding_a_reaction_shows_by_nothing(scene):
    """DLC-23  Whichever special card red holds, blue sees the same bytes: the same pauses, the same questions."""
    specials = list(the_pack(begun()).specials)
    seen = {card: told_blue(card, scene, plain) for card in specials}
    assert all(found == seen["SP01"] for found in seen.values())
    assert seen["SP01"][1] > 3, "there were pauses"


async def only_who_can(honest, world, holders, when):
    able = [h for h in holders if special_cards.reactions(view.glance(world, h.id), when)]
    found = dict(zip([h.id for h in able], await honest(world, able, when), strict=True))
    return tuple([found.get(h.id) for h in holders])


@pytest.mark.parametrize("scene", ["chamber", "room"][: times(1, 2)])
def test_a_pause_only_for_who_could_react_is_noticed(scene, monkeypatch):
    """DLC-23  The leak that this is about: no pause where no card would do."""
    async def react(world, seat, when, options, honest=asking.react):
        return await honest(world, seat, when, options) if options else None

    monkeypatch.setattr(special_cards, "react", react)
    monkeypatch.setattr(special_cards, "offer_together", partial(only_who_can, special_cards.offer_together))
    specials = list(the_pack(begun()).specials)
    seen = [told_blue(card, scene, plain) for card in specials]
    assert any(found != seen[0] for found in seen)


# ---- twins of games that hold more secrets than play by luck comes to ------------------------------------------------
RICH = [(1120, {}), (1025, ADVANCED), (1026, {"treasure_faces": "nobody_until_out"})]


@pytest.mark.parametrize("seed, options", RICH[: times(2, 3)])
def test_twins_of_rich_games(seed, options):
    """DL-BASE-21, DL-5.5a  For every seat, monster players and the dead among them, and the watcher: the first thing to differ
    is a deed that is told (1026, 1120: a monster picks a lock or forces the door)."""
    scenario = ("two", "three", "four")[(seed - 1000) % 3]
    whole = play_on(rich(scenario, seed, frail=seed % 5 == 0, **options), Philox(seed - 1000, 53, 0))
    equal = 0
    for viewer in (*whole.seats, WATCHER):
        for kind in (twins, luck_twins):
            equal += kind(game, whole, viewer, items=150, marks=4, salt=seed - 1000)[0]
    assert equal > 100
    assert seed != 1025 or any(type(hero.situation) is Dead for hero in whole.state.castle.heroes.values())


def pairs(whole, viewer, seed):
    """What reaches the viewer in twins from the marks of a game, but no longer than they are alike; and what tells first."""
    for snapshot in spread([s for s in whole.snapshots if hidden_at(whole, s, viewer)], 12):
        pair = twin_of(whole, snapshot, viewer, Philox(snapshot.at, 7, 0))
        if pair is not None:
            one, two = [transcript(session, viewer, 150, seed, session is pair[1], False) for session in pair]
            equal, event = compare(game, one, two)
            yield [thing for _, thing, _ in one[:equal]], event


@pytest.mark.parametrize("viewer, seed", [("red", 1059), ("blue", 1028)])
def test_twins_reach_what_is_left_to_chance(viewer, seed):
    """DL-8.4a, DL-8.5c-X, DL-BASE-21  Two persons, one with a hero and one with the monsters: each leaves his positions to
    chance, everybody is told, and in the rounds that follow nothing shows that is hidden."""
    whole = play_on(rich("two", seed), Philox(seed, 53, 0))
    rounds = {True: 0, False: 0}                             # after the viewer has left his to chance; after the other
    for alike, _ in pairs(whole, viewer, seed):
        for n, said in enumerate(alike):
            if isinstance(said, events.LeftToChance):
                after = sum(isinstance(thing, events.FightRound) for thing in alike[n:])
                rounds[said.fighter == viewer] = max(after, rounds[said.fighter == viewer])
    assert min(rounds.values()) > 2, rounds


def test_a_walk_is_a_deed():
    """DL-BASE-21, DL-BASE-13  Who holds other cards may set out for another place: that is the first thing to tell."""
    whole = play_on(rich("two", 1013), Philox(1013, 53, 0))
    assert "SetOut" in [event for viewer in whole.seats for _, event in pairs(whole, viewer, 1013)]
