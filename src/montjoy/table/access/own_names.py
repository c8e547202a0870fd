"""By what names and numbers this machine is called: a request under any other has lost its way, or was led astray."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from functools import lru_cache


def at_once() -> set[str]:
    """What the machine calls itself, and that name in its own network."""
    name = socket.gethostname().lower().rstrip(".")
    first = name.partition(".")[0]
    return {name, first, f"{first}.local"} if first else set()


def looked_up() -> set[str]:
    """What others call it, and its numbers: where nobody knows, this takes as long as the system likes."""
    found = set()
    name = socket.gethostname()
    with contextlib.suppress(OSError, UnicodeError):
        found.add(socket.getfqdn(name).lower().rstrip("."))
    for each in {name, f"{name.partition('.')[0]}.local"}:
        with contextlib.suppress(OSError, UnicodeError):
            found |= {number(str(where[4][0])) for where in socket.getaddrinfo(each, None)}
    return {each for each in found if each}


@lru_cache(1000)
def number(said: str) -> str:
    """An address in its one way of writing; "": it is none."""
    try:
        found = ipaddress.ip_address(said.split("%")[0])
    except ValueError:
        return ""
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return str(mapped or found)


@lru_cache(1000)
def is_home(name: str) -> bool:
    """A name or number that leads nowhere but to this machine."""
    there = number(name)
    return ipaddress.ip_address(there).is_loopback if there else name == "localhost" or name.endswith(".localhost")
