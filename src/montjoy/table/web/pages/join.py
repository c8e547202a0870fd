"""An invitation is opened, and exchanged for a pass of this browser."""

from __future__ import annotations

from contextlib import suppress

from starlette.responses import RedirectResponse, Response

from montjoy.table.tables import catalogue, invitations
from montjoy.table.tables.rehearsal.waiting import Waits
from montjoy.table.tables.table import BadSeats, NoTable
from montjoy.table.web.call import Call
from montjoy.table.web.pages.doorway import Doorway
from montjoy.table.web.pages.home import clean_name
from montjoy.table.web.replies import bad_seat, remember


async def page(call: Call) -> Response:
    """The page behind a link; the token stands after # and never comes here.  Opening it uses nothing up."""
    return show(call)


async def look(call: Call) -> Response:
    """What an invitation is to, before anybody gives a name.  Nothing is used up, and whatever a bad one is, the answer is the
    same."""
    form = await call.form()
    token, name = token_in(form.get("token", "")), clean_name(form.get("name", ""))
    try:
        door = Doorway(call, *await invitations.find_seat(call.registry, token))
    except BadSeats as bad:
        return bad_seat(call, bad.seat)
    except Waits:
        raise
    except (invitations.Used, NoTable):
        return show(call, "page-link-used", "", name, status=200)      # it was asked, not tried
    return show(call, "", token, name, door)


async def tell_begun(call: Call) -> Response:
    """That play has begun at a seat of this browser (`at`), with the way to it; that it is still waited for; or nothing.  The
    other pages of who waits ask for it."""
    _, _, id, role, *_ = [*call.request.query_params.get("at", "").split("/"), "", "", "", ""]
    stands = ""
    if role in call.holds(id):
        with suppress(NoTable):
            call._table = await call.registry.table(id)
            stands = call.table.status
    return call.html("begun.html", stands=stands, base=f"/t/{id}/{role}")


def show(call: Call, wrong: str = "", token: str = "", name: str = "", door: Doorway | None = None,
         status: int = 422) -> Response:
    """The form, with what was typed and why it was refused, to what an invitation is, and how the games are played."""
    known = [offer for offer in catalogue.offers(call.registry, call.lang) if offer.how and (not door or offer.slug == door.slug)]
    return call.html("join.html", status if wrong else 200, wrong=wrong, token=token, name=name, door=door, known=known)


async def come(call: Call) -> Response:
    """The token is posted once, and worth nothing afterwards.  Whatever a bad one is, the answer is the same."""
    form = await call.form()
    name = clean_name(form.get("name", ""))
    try:
        table, role, token = await invitations.exchange(call.registry, token_in(form.get("token", "")), name, call.token,
                                                        hash=form.get("nonce_hash", ""))
    except (invitations.NameTaken, invitations.SawMore) as error:      # the link is good and still unused: it stays in the form
        return show(call, error.says, token_in(form.get("token", "")), name)
    except BadSeats as bad:
        return bad_seat(call, bad.seat)
    except Waits:                                            # the link is good and still unused
        raise
    except (invitations.Used, NoTable):
        return show(call, "page-link-used", "", name)
    answer = RedirectResponse(f"/t/{table.id}/{role}", 303)
    remember(call, answer, token)
    return answer


def token_in(text: str) -> str:
    """The token, or what stands behind the # of a whole link that was pasted."""
    return text.strip().rpartition("#")[2]
