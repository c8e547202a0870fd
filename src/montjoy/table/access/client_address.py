"""Who asks, and by what name he calls this server."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit


def address(scope: Mapping[str, Any], headers: Mapping[str, str], proxies: int) -> str:
    """Whose request this is, for limits alone; behind proxies of the host's own, what the last of them says."""
    said = str((scope.get("client") or ("",))[0])
    if proxies:
        chain = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
        if len(chain) >= proxies:
            said = without_port(chain[-proxies])
    return household(said[:64])


def without_port(said: str) -> str:
    """Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`."""
    if said.startswith("["):
        return said[1:].partition("]")[0]
    return said.partition(":")[0] if said.count(":") == 1 else said


@lru_cache(10_000)
def household(said: str) -> str:
    """The address that limits count by."""
    try:
        number = ipaddress.ip_address(said.split("%")[0])
    except ValueError:
        return said
    if isinstance(number, ipaddress.IPv6Address):            # a household has 2**64 of these
        return str(number.ipv4_mapped or ipaddress.ip_network((int(number) >> 64 << 64, 64)))
    return str(number)


@lru_cache(1000)
def name_of(host: str) -> str | None:
    """A host's name without its port; None: it is none."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return None
    return None if any(c in host for c in " @/\\?#") or (host and not name) else name
