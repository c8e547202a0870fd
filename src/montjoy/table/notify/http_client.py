"""The one door through which the server speaks to strangers' machines: a POST to a public address, by TLS.

A name is looked up once, every address found must be a public one, and the connection goes to the address that was checked.
Nothing that the other side says leads anywhere: no redirect is followed, and of its answer only the status is looked at.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

PORTS: Final = (443, 8443)
WAIT: Final = 10.0                                           # seconds for all of it
LONGEST: Final = 400                                         # letters of an address

Found = tuple[Any, ...]                                      # as getaddrinfo gives them
Resolve = Callable[[str, int], list[Found]]
Line = Callable[[Found, str, float], socket.socket]


class Refused(Exception):
    """We do not send anything there."""


def split(address: str) -> tuple[str, int, str]:
    """Host, port and path of an address.  Refused: it is none that we send to."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address or "\\" in address:
        raise Refused("not an address")
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise Refused("not an address") from None
    if parts.scheme != "https" or not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("not https")
    if port not in PORTS:
        raise Refused("not a port for that")
    return host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def is_public(address: str) -> bool:
    """Whether an IP address is anybody's on the Internet, and neither ours, nor a neighbour's, nor one that hides another."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        hidden = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if hidden is not None or ip.is_site_local or ip in NAT64 or ip in OLD or ip in LOCAL_NAT64:
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or ip.is_loopback or ip.is_link_local)


NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
LOCAL_NAT64: Final = ipaddress.ip_network("64:ff9b:1::/48")
OLD: Final = ipaddress.ip_network("::/96")                   # IPv4 inside IPv6, as it was once written


def resolve(host: str, port: int) -> list[Found]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


def checked(host: str, port: int, ask: Resolve = resolve) -> Found:
    """Where a host is, asked once.  Refused where any of its addresses is not public."""
    try:
        found = ask(host, port)
    except (OSError, UnicodeError):
        raise Refused("no such host") from None
    if not found or not all(is_public(str(place[4][0])) for place in found):
        raise Refused("not a public address")
    return found[0]


def tls(place: Found, host: str, wait: float) -> socket.socket:
    """A line to the checked address; who answers there must prove to be the host."""
    line = socket.socket(place[0], place[1], place[2])
    try:
        line.settimeout(wait)
        line.connect(place[4])
        return ssl.create_default_context().wrap_socket(line, server_hostname=host)
    except BaseException:
        line.close()
        raise


def post(address: str, body: bytes, ask: Resolve = resolve, line: Line = tls, wait: float = WAIT) -> int:
    """Send JSON there.  -> the status.  Refused, OSError, HTTPException: it did not get there."""
    host, port, path = split(address)
    place = checked(host, port, ask)
    there = http.client.HTTPConnection(host, port, timeout=wait)
    there.sock = line(place, host, wait)
    there.auto_open = 0                                      # this line or none
    ends = threading.Timer(wait, _cut, (there.sock,))        # a limit for all of it, not for each of its parts
    ends.daemon = True
    ends.start()
    try:
        name = f"[{host}]" if ":" in host else host
        headers = {"Host": name if port == 443 else f"{name}:{port}", "Content-Type": "application/json", "User-Agent": "Montjoy"}
        there.request("POST", path, body, headers)
        return there.getresponse().status
    finally:
        ends.cancel()
        there.close()


def _cut(line: socket.socket) -> None:
    try:
        line.shutdown(socket.SHUT_RDWR)
    except OSError:
        return
