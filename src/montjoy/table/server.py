"""Starting the server, and ending it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
import segno
import uvicorn

from montjoy.table import logs, store
from montjoy.table.access import own_names
from montjoy.table.access.rates import Rates
from montjoy.table.app import make_app
from montjoy.table.tables.registry import Registry
from montjoy.table.web import connection_limits
from montjoy.table.web.call import Config

PORT: Final = 8470
NEXT: Final = 20                                             # ports that are tried, where none was asked for
WAIT: Final = 3                                              # seconds that open streams are given at the end
SILENT: Final = 60                                           # seconds after which who takes nothing any more has gone away
HOME: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
Say = Callable[[str], Any]


class NoPort(Exception):
    """There is no port to listen at; the text says what would work."""


def serve(kept: store.Store, host: str = HOME, port: int = PORT, config: Config | None = None, browser: bool = True,
          say: Say = print, rates: Rates | None = None, *, only: bool = False) -> int:
    """Run until interrupted.  0; 1 where the store broke and the process has to end.  `only`: this port and no other."""
    with asyncio.Runner(loop_factory=connection_limits.loop()) as runner:
        return runner.run(_serve(kept, host, port, config or Config(), browser, say, rates, only))


class Server(uvicorn.Server):
    """uvicorn's, but for signals: they end the tables too, and then the process ends by itself."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop, names = asyncio.get_running_loop(), (signal.SIGINT, signal.SIGTERM)
        before = {}
        for name in names:
            try:
                loop.add_signal_handler(name, self.stop)
            except (NotImplementedError, RuntimeError, ValueError):  # Windows, or not in the main thread
                with contextlib.suppress(ValueError):
                    before[name] = signal.signal(name, lambda *_: loop.call_soon_threadsafe(self.stop))
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)

    def stop(self) -> None:
        """At the second signal open streams are not waited for."""
        self.force_exit = self.should_exit
        self.should_exit = True


async def _serve(kept: store.Store, host: str, port: int, config: Config, browser: bool, say: Say, rates: Rates | None,
                 only: bool) -> int:
    sock = listening(host, port, 1 if only else NEXT)
    taken = sock.getsockname()[1]
    near = f"http://{HOME if host == EVERYWHERE else f'[{host}]' if ':' in host else host}:{taken}"
    if host == EVERYWHERE and not config.address and (here := lan_address()):
        config = msgspec.structs.replace(config, address=f"http://{here}:{taken}")
    logs.begin()
    registry = Registry(kept)
    files = connection_limits.open_files()
    connections = connection_limits.Connections(
        0 if config.proxies else connection_limits.MOST_OF_ONE, max(files - connection_limits.RESERVED, 1) if files else 0
    )
    app = make_app(registry, config, rates or Rates(Rates.AT_HOME if is_only_here(host, config) else None))
    threading.Thread(target=lambda: app.names.update(own_names.looked_up()), daemon=True).start()
    server = Server(
        uvicorn.Config(
            app, log_level="warning", access_log=False, server_header=False, date_header=True,
            timeout_graceful_shutdown=WAIT, h11_max_incomplete_event_size=16_000, timeout_keep_alive=30, lifespan="on",
            http=connection_limits.reader(connections), proxy_headers=False,  # whose request it is: web/guard.py
            log_config=None,                                          # what is logged: logs.py
        )
    )
    with contextlib.suppress(store.StoreError):              # a disk that is full is no reason not to begin
        kept.note_address(config.address or near)
    for line in greeting(near, host, config):
        say(line)
    if browser:
        asyncio.get_running_loop().call_later(0.1, open_browser, near)
    calm()
    watch = asyncio.create_task(_watch(registry, server))
    await server.serve(sockets=[sock])
    watch.cancel()
    await registry.close()
    return 1 if registry.broken else 0


def is_only_here(host: str, config: Config) -> bool:
    """Whether nobody but this machine is meant to reach the server; what is known by an address of its own, or stands behind
    something, may be reached from elsewhere though it listens here."""
    return own_names.is_home(host) and not (config.address or config.secure or config.proxies)


async def _watch(registry: Registry, server: uvicorn.Server) -> None:
    """A broken store ends the process; open streams are told of the end at once."""
    while not registry.broken and not server.should_exit:
        await asyncio.sleep(0.2)
    server.should_exit = True
    registry.subscribers.cut_all()


# ---- what the host is told -------------------------------------------------------------------------------------------
def greeting(near: str, host: str, config: Config) -> Iterator[str]:
    """Where the table is; for phones, where they reach it, with a code to point them at."""
    yield f"Montjoy is at {config.address if config.address and host != EVERYWHERE else near}"
    if host == EVERYWHERE and config.address:
        yield f"Phones and computers in the same network reach it at {config.address}"
        yield code(config.address)
    elif host == EVERYWHERE:
        yield "This computer seems to be in no network: phones will not reach it."
    yield "Ctrl-C stops it. Every table is kept, move by move."


def code(address: str) -> str:
    """A QR code as text; nothing where the terminal cannot show its letters."""
    text = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(text, compact=True, border=2)
    try:
        text.getvalue().encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ""
    return text.getvalue().rstrip("\n")


def open_browser(address: str) -> None:
    """In a thread of its own: some systems' browsers are slow to answer."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def lan_address() -> str:
    """This computer's address in the network it is in; empty where it is in none.  Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(("192.0.2.1", 9))                   # an address that belongs to nobody (RFC 5737)
            found = str(sock.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") or found == EVERYWHERE else found


def calm() -> None:
    """Tables are large and live long: what is there now is not looked through again for rubbish, and the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 2, 200)


def listening(host: str, port: int, tries: int = NEXT) -> socket.socket:
    """The port, or the next that is free."""
    for n in range(port, min(port + tries, 65_536)):
        sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        if sys.platform != "win32":                          # there it would let two servers have one port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":                          # every connection has it from here
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT * 1000)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)       # and every line from it: no piece waits for a reader
        try:
            sock.bind((host, n))
            sock.listen(512)
            return sock
        except OSError:
            sock.close()
    what = f"Port {port} is not free" if tries == 1 else f"No port from {port} to {port + tries - 1} is free"
    raise NoPort(f"{what} at {host}. Give another one with --port.")
