"""Messages to somebody who is away: by mail, or by a web hook of ntfy, Matrix, Discord or anybody.

What a message says is fixed by its kind and language: no name, no number, nothing that happened, never longer or shorter.  It
leaves when its table says so (`tables/messages.py`); a message that is sent twice has the same id both times.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
import tomllib
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from montjoy.core import outside
from montjoy.core.effects import No, no
from montjoy.table.notify import http_client

log = logging.getLogger("montjoy.table")
KINDS: Final = ("turn", "warned", "stand-in", "over", "confirm")
HOOKS: Final = ("ntfy", "discord", "matrix", "hook")
THREADS: Final = 4
CODES: Final = 60                                            # codes sent in an hour, by all tables together


# ---- what the host configures ------------------------------------------------------------------------------------------
class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's own way of sending mail.  `password_file`: a file that holds the password alone."""

    host: str
    sender: str
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password_file: str = ""


class Hooks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which web hooks may be named: kinds of HOOKS, and hosts.  No hosts: any that are public."""

    kinds: tuple[Literal["ntfy", "discord", "matrix", "hook"], ...] = ()
    hosts: tuple[str, ...] = ()


class Channels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's file: `montjoy serve --config FILE`.  `address`: what others call this server, for links in messages."""

    address: str = ""
    mail: Mail | None = None
    hooks: Hooks = Hooks()

    @property
    def kinds(self) -> tuple[str, ...]:
        return (*(("mail",) if self.mail else ()), *self.hooks.kinds)


def read_channels(path: Path) -> Channels:
    """The host's file.  ValueError says what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Channels)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise ValueError(f"{path.name}: {error}") from None


# ---- where to ----------------------------------------------------------------------------------------------------------
def address_of(channels: Channels, kind: str, text: str) -> str | No:
    """An address as it is kept, "mail:..." or "ntfy:https://...", or why nothing is sent there."""
    text = text.strip()
    if kind not in channels.kinds:
        return no("", "no-such-channel")
    if kind == "mail":
        return f"mail:{text}" if is_mail(text) else no("", "not-a-mail-address")
    try:
        host, _, path = http_client.split(text)
    except http_client.Refused:
        return no("", "not-a-hook-address")
    allowed = channels.hooks.hosts
    if (allowed and host not in allowed) or (kind == "ntfy" and not path.strip("/")):
        return no("", "not-a-hook-address")
    return f"{kind}:{text}"


def is_mail(text: str) -> bool:
    """Whether a text is the address of one mailbox, and nothing that a mail server would read as more."""
    name, at, domain = text.partition("@")
    letters = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    labels = domain.split(".")
    return (
        bool(at and name) and len(text) <= 254 and len(name) <= 64 and set(name) <= letters | set("!#$%&'*+-/=?^_{|}~.")
        and not name.startswith((".", "-")) and ".." not in name and len(labels) > 1
        and all(x and len(x) <= 63 and set(x) <= letters | {"-"} and x[0] != "-" != x[-1] for x in labels)
    )  # fmt: skip


# ---- what is said ------------------------------------------------------------------------------------------------------
class Message(msgspec.Struct, frozen=True):
    id: str
    subject: str
    text: str
    link: str


def body_of(kind: str, to: str, said: Message) -> tuple[str, dict[str, Any]]:
    """Where a web hook's JSON goes, and the JSON."""
    whole = f"{said.text} {said.link}".strip()
    if kind == "ntfy":                                       # its JSON goes to the root, and names the topic
        host, port, path = http_client.split(to)
        topic = path.partition("?")[0].strip("/")
        root = f"https://{f'[{host}]' if ':' in host else host}{'' if port == 443 else f':{port}'}/"
        more = {"click": said.link} if said.link else {}
        return root, {"topic": topic, "title": said.subject, "message": said.text, "sequence_id": said.id, **more}
    if kind == "discord":
        return to, {"content": whole, "allowed_mentions": {"parse": []}}
    if kind == "matrix":                                     # a hook of the bridge "hookshot"
        return to, {"text": whole, "username": "Montjoy", "id": said.id}
    return to, {"id": said.id, "subject": said.subject, "text": said.text, "link": said.link}


def mail_of(sender: str, to: str, said: Message, now: float) -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, said.subject
    mail["Message-ID"] = f"<{said.id}@{sender.partition('@')[2].rstrip('>') or 'montjoy'}>"
    mail["Date"] = formatdate(now)
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(f"{said.text}\n\n{said.link}\n" if said.link else f"{said.text}\n")
    return mail


# ---- sending -----------------------------------------------------------------------------------------------------------
class Post:
    """Sends what tables want sent, in threads of its own; how long that takes is nobody's business at the table."""

    def __init__(self, channels: Channels | None = None) -> None:
        self.channels = channels or Channels()
        self.pool = ThreadPoolExecutor(THREADS, "montjoy-post")
        self.under_way: set[tuple[str, str, int]] = set()    # messages, each by its table, its role and its number there
        self.waits: set[asyncio.Future[bool]] = set()
        self.closed = False
        self.codes: list[float] = []                         # when a code was sent anywhere

    def may_send_code(self, now: float) -> bool:
        """Codes go to addresses that nobody has confirmed: few an hour in all, so that nobody is flooded from here."""
        self.codes = [at for at in self.codes if 0 <= now - at < 3_600][-CODES:]
        if len(self.codes) >= CODES:
            return False
        self.codes.append(now)
        return True

    async def send(self, to: str, said: Message) -> bool:
        """Whether it was taken."""
        work = asyncio.get_running_loop().run_in_executor(self.pool, self._sent, to, said)
        self.waits.add(work)
        work.add_done_callback(self.waits.discard)
        return await work

    def _sent(self, to: str, said: Message) -> bool:
        """Whether it was taken.  Why not is for the host's log, without the address."""
        kind, _, where = to.partition(":")
        if self.closed or kind not in self.channels.kinds:
            return False
        try:
            return self.by_mail(where, said) if kind == "mail" else self.by_hook(kind, where, said)
        except Exception as error:
            log.warning("a message by %s was not sent: %s", kind, type(error).__name__)
            return False

    def by_hook(self, kind: str, to: str, said: Message) -> bool:
        where, body = body_of(kind, to, said)
        return 200 <= http_client.post(where, msgspec.json.encode(body)) < 300

    def by_mail(self, to: str, said: Message) -> bool:
        mail = self.channels.mail
        assert mail is not None
        context = ssl.create_default_context()
        if mail.security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=http_client.WAIT, context=context)
        else:
            line = smtplib.SMTP(mail.host, mail.port, timeout=http_client.WAIT)
        with line:
            if mail.security == "starttls":
                line.starttls(context=context)
            if mail.user:
                line.login(mail.user, Path(mail.password_file).read_text("utf-8").strip())
            line.send_message(mail_of(mail.sender, to, said, outside.now()))
        return True

    def close(self) -> None:
        """What is under way is not waited for: it is sent again after the next start, under the same name."""
        self.closed = True
        for work in list(self.waits):
            work.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)
