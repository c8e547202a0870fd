"""The package's links lead to where the checkout comes from that it is built of: pyproject.toml names no address, and a copy that
lives elsewhere has its own.  A name and a password in the address are not published; what others cannot open gives no links."""

from __future__ import annotations

import os
import re
import subprocess
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

BY_SSH = re.compile(r"(?:ssh://git@([^:/@]+)/|git@([^:/@]+):)(?=[^/])")
HOST, PATH = r"((?:[\w-]+\.)+[a-z][\w-]*(?::\d+)?)", r"([\w.~+-]+(?:/[\w.~+-]+)*)"
BY_WEB = re.compile(rf"https://(?:[^/\s]*@)?{HOST}/{PATH}/?", re.ASCII | re.IGNORECASE)
FILES = {"github.com": "blob/main", "gitlab.com": "-/blob/main", "codeberg.org": "src/branch/main"}


def links(remote: str) -> dict[str, str]:
    """By their labels; at a host whose pages we do not know, the repository alone."""
    found = BY_WEB.fullmatch(BY_SSH.sub(r"https://\1\2/", remote.strip(), count=1))
    if found is None:
        return {}
    host, path = found[1].lower(), found[2].removesuffix(".git")
    home = f"https://{host}/{path}"
    if host not in FILES:
        return {"Repository": home}
    file, issues = f"{home}/{FILES[host]}", f"{home}/-/issues" if host == "gitlab.com" else f"{home}/issues"
    return {"Repository": home, "Changelog": f"{file}/CHANGELOG.md", "Issues": issues, "Security": f"{file}/SECURITY.md"}


def origin(checkout: str) -> str:
    """What git calls so; "" without git, or where this is no checkout: a folder above it may be somebody else's."""
    asked = ["git", "--git-dir", os.path.join(checkout, ".git"), "remote", "get-url", "origin"]
    try:
        return subprocess.run(asked, capture_output=True, encoding="utf-8", errors="replace", check=False).stdout
    except OSError:
        return ""


class Links(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        metadata["urls"] = links(origin(self.root))
