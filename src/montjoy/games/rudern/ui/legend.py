"""What the signs of the map mean: provinces, ways, flags, a siege; and the rings that the page itself draws on it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL
from montjoy.games.rudern.model.queries import order, powers_of
from montjoy.games.rudern.seen.view import Seen
from montjoy.games.rudern.ui import board, colours, council, realms
from montjoy.words import Words

COUNTRY: Final = "country"
WAY: Final = "M-46 0H46"


def signs(seen: Seen, w: Words) -> list[tuple[Markup, str]]:
    """Every sign as the map has it."""
    barred = {f: colours.is_barred(seen.land, f) for f in order(seen.land)}
    flags = {f: banner(board.colour(seen, f), board.letters_of(f, w), barred=barred[f]) for f in order(seen.land)}
    rows = [(sample(flag), w.text("legend-faction", faction=f)) for f, flag in flags.items()]
    rows += [(sample(piece), w.text("legend-sign", sign=sign)) for sign, piece in FLAGS.items()]
    rows += [(sample(svg.path(d, f"site {kind}")), w.text(f"map-{kind}")) for kind, d in board.SITES.items()]
    ways = {
        "road": svg.group([svg.path(WAY, "road-edge"), svg.path(WAY, "road")]),
        "mountain": svg.group([svg.path(WAY, "no-road"), svg.path(board.PEAKS, "peaks")]),
        "swamp": svg.group([svg.path(WAY, "no-road"), svg.path(board.WAVES, "waves")]),
    }
    siege = svg.group([svg.circle(0, 0, 42, "siege-ring"), svg.path(board.TENT, "tents"),
                       svg.text(0, 9, 3, "siege-name", font_size=14)])
    rows += [(sample(way), w.text("legend-sign", sign=sign)) for sign, way in ways.items()]
    rows.append((sample(siege), w.text("legend-sign", sign="siege")))
    if seen.land.campaign:
        rows += [(sample(realms.star()), w.text("legend-seat")), (sample(realms.site_board("3/10")), w.text("legend-work"))]
    if powers_of(seen.land):
        rows += [(sample(council.mark(council.SIGNS[sort])), w.text("legend-kind", sort=sort)) for sort in (IMPERIAL, CHURCH)]
        rows.append((sample(banner(0, "", barred=True)), w.text("legend-barred")))
        rows.append((sample(council.mark(council.COFFIN, kind="body-sign")), w.text("legend-body")))
    return rows + [(sample(ring), w.text("legend-sign", sign=sign)) for sign, ring in RINGS.items()]


def sample(*parts: Markup) -> Markup:
    return svg.sample(COUNTRY, *parts, size=108)


def banner(colour: int, letters: str, noble: str = "", mine: bool = False, barred: bool = False) -> Markup:
    """A pointed flag."""
    parts = [svg.path("M-41-14H43L34 0L43 14H-41Z", "body"), *([board.bar()] if barred else [])]
    parts.append(svg.text(-2, 6, letters, "letter", font_size=17))
    parts += [svg.path(noble, "noble", transform="translate(-38 -15)")] if noble else []
    return svg.group(parts, class_=f"figure flag inside c{colour}{' mine' if mine else ''}")


FLAGS: Final = {
    "ruler": banner(7, "", board.CROWN),
    "general": banner(7, "", board.HELM),
    "garrison": svg.group([svg.path("M-38-13H38V13H-38Z", "body")], class_="figure flag inside c7"),
    "nobodys": svg.group([svg.path("M-38-13H38V13H-38Z", "body"), svg.text(-2, 6, f"{board.NOBODY} 2", "letter", font_size=17)],
                         class_="figure flag inside c7"),
    "count": banner(7, "7"),
    "mine": banner(7, "", mine=True),
}
# The page draws these itself: where one may answer, where one looks, from where somebody has come.
RINGS: Final = {
    "choice": svg.group([svg.circle(0, 0, 42, "ring")], class_="spot"),
    "looked": svg.group([svg.circle(0, 0, 30, "looked")], class_="scene"),
    "was": svg.group([svg.circle(0, 0, 30, "was")], class_="scene"),
}
