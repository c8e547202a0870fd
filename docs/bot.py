"""A bot from outside: python3 bot.py 'http://127.0.0.1:8470/join#TOKEN' [NAME]
It takes the seat of an invitation, sees what a person there would see, and answers every question by luck, orders too.
"""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

if len(sys.argv) < 2 or "/join#" not in sys.argv[1]:
    sys.exit(__doc__)
SERVER, TOKEN = sys.argv[1].split("/join#")
NAME, BEARER = (sys.argv[2:] or ["Lucky"])[0], {}
OWN = secrets.token_bytes(16)  # what we add to the dice; said when its hash is in the list that everybody is shown
HASH = hashlib.sha256(OWN).hexdigest()


def opened(path, data=None, **headers):
    headers |= BEARER | {"content-type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api/v1{path}", data, headers), timeout=60)


def call(path, body=None, **headers):
    """The reply, with its status.  A lost line: the same again, with the same key, so that it counts once."""
    while True:
        try:
            with opened(path, None if body is None else json.dumps(body).encode(), **headers) as reply:
                return reply.status, json.load(reply)
        except urllib.error.HTTPError as error:
            reply = json.load(error)
            if error.code not in (409, 429, 503, 507) or reply["error"] == "table-waits":
                return error.code, reply
        except OSError as lost:
            print(f"{SERVER}: {lost}; once more ...", file=sys.stderr)
        time.sleep(1)


def good(path, body=None, **headers):
    """A reply without which we cannot go on."""
    status, reply = call(path, body, **headers)
    return reply if status == 200 else sys.exit(reply["says"])


def changes(path, stamp):
    """Waits until what we are shown is no longer called `stamp`, or the line is lost."""
    try:
        with opened(f"{path}/live?known={stamp}") as live:
            while not next(live).startswith(b"event:"):
                pass
    except (OSError, StopIteration):
        time.sleep(0.2)


def answer(seat, question):
    """An option by luck; or an order: some lines of its text, less each that is refused, at last what counts for the silent."""
    option = random.choice(question["options"] or [{}])
    lines = question.get("begin", "").splitlines()           # what could be sent stands behind a #, advice behind ##
    lines = [line.removeprefix("#").removeprefix(" ") for line in lines if not line.startswith("##")]
    lines = lines[random.randrange(len(lines) + 1):][:random.randrange(12)]
    for left in reversed(range(9)):
        order = {"text": "\n".join(lines)} if lines and left else {"form": question.get("default")}
        said = {"option": option["n"]} if option else order
        key = {"Idempotency-Key": f"{random.getrandbits(128):032x}"}
        status, reply = call(f"{seat}/answer", {"question": question["id"]} | said, **key)
        print(question["text"], option.get("text", said) if status == 200 else reply["says"], file=sys.stderr)
        if status == 200 or "text" not in said or reply["error"] == "question-gone":
            return
        wrong = reply["facts"].get("line") or random.randint(1, len(lines))
        lines[wrong - 1:wrong] = []


joined = good("/join", {"token": TOKEN, "name": NAME, "nonce_hash": HASH}, **{"Idempotency-Key": secrets.token_hex(16)})
BEARER["authorization"] = f"Bearer {joined['bearer']}"
seat = f"/t/{joined['table']}/{joined['role']}"
while True:
    shown = good(seat)
    page = shown["picture"].get("page") or {}
    if shown["picture"]["status"] in ("over", "closed"):
        sys.exit(print(json.dumps(page.get("over"))))
    frozen = shown["picture"].get("beginning", {"waits": ()})
    if joined["role"] in frozen["waits"] and frozen["hashes"][joined["role"]] == HASH:
        call(f"{seat}/nonce", {"nonce": OWN.hex()}, **{"Idempotency-Key": HASH})
    for question in [q for q in shown["questions"] if (q["options"] or q["form"]) and q["id"] not in page["answered"]][:1]:
        answer(seat, question)
    changes(seat, shown["stamp"])
