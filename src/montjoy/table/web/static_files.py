"""Our own static files.  A page names each by an address with a hash of what the file holds, and what comes from there a browser
keeps for good: another content has another address.  At any other address it asks each time whether the file is still the same.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any, Final, NamedTuple

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parents[1] / "static"
FOR_GOOD: Final = "public, max-age=31536000, immutable"
KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class Known(NamedTuple):
    """A file as it was at the start."""

    hash: str
    written: int
    size: int


class Files(StaticFiles):
    """The files of a folder, under the kinds that we say: some machines call a script plain text, and then it does not run.

    They are read once, at the start.  One that is written anew while the server runs is kept by nobody before the next start:
    what is new must not be kept under the address of what was there."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.folder = Path(os.path.realpath(folder))
        self.known: dict[str, Known] = {}
        for path in filter(Path.is_file, self.folder.rglob("*")):
            there = path.stat()
            self.known[str(path)] = Known(hashlib.sha256(path.read_bytes()).hexdigest()[:12], there.st_mtime_ns, there.st_size)

    def address(self, name: str) -> str:
        """How a page names a file of the folder."""
        return f"/static/{name}?v={self.known[str(self.folder / name)].hash}"

    def file_response(self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200) -> Response:
        answer = super().file_response(full_path, stat_result, scope, status_code)
        if (kind := KINDS.get(os.path.splitext(full_path)[1])) and "content-type" in answer.headers:
            answer.headers["content-type"] = f"{kind}; charset=utf-8"
        known = self.known.get(str(full_path))
        unchanged = known and (known.written, known.size) == (stat_result.st_mtime_ns, stat_result.st_size)
        if known and unchanged and scope["query_string"] == b"v=" + known.hash.encode():
            answer.headers["cache-control"] = FOR_GOOD
        return answer


FILES: Final = Files(FOLDER)
