"""`shokai serve` and `shokai worker`."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Any

from shokai._version import __version__
from shokai.match.game import check_games
from shokai.server import logs, loops
from shokai.server.settings import Settings, settings_from
from shokai.texts import Refusal, Say, Speaker

log = logging.getLogger("shokai.server")

# Seconds to wait until every client has been told that the server is stopping.
FAREWELL = 3.0
# Seconds between WebSocket pings, and until an unanswered one closes the connection: the client is gone. Clients on a
# busy machine need a moment.
PING_EVERY, PONG_WITHIN = 4, 12


def serve(asked: Any, speak: Speaker) -> int:
    """Runs the web server until it is told to stop."""
    settings = settings_from(asked)
    check_games()
    logs.set_up(settings.log_level, settings.log_format)
    listener = _listen(settings)
    port = listener.getsockname()[1]
    addresses = _addresses(settings, port)

    import uvicorn
    from uvicorn.protocols.http.h11_impl import H11Protocol
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    from shokai.server.house import close_house, open_house
    from shokai.server.http.app import make_app
    from shokai.server.http.hurrying import hurried
    from shokai.server.live.gathering import gathered

    # Imported modules stay, and views are allocated by the thousand without reference cycles: collecting garbage every
    # few hundred objects would take a tenth of the time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)

    async def run() -> None:
        # Open the database first, so that a problem with it is reported in one sentence.
        house = await open_house(settings)
        house.addresses = tuple(addresses)
        house.sender.base = house.public_address
        house.notifier.send_from(house.public_address, house.sender)
        house.hub.workroom.warm_up()
        app = make_app(house)
        config = uvicorn.Config(
            app, log_config=None, lifespan="off", timeout_graceful_shutdown=5, http=hurried(H11Protocol),
            ws=gathered(WebSocketsSansIOProtocol), ws_max_size=65536, ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PONG_WITHIN, server_header=False, date_header=False, forwarded_allow_ips=settings.proxies,
        )  # fmt: skip
        server = uvicorn.Server(config)
        # Uvicorn would re-raise the signal and end the process before the house is closed.
        server.capture_signals = contextlib.nullcontext  # type: ignore[assignment, method-assign]
        stop = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            _on_signal(name, stop.set)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        if not task.done():
            _announce(addresses, settings, speak)
            log.info("started", extra={"version": __version__, "addresses": " ".join(addresses)})
        watch = asyncio.create_task(_stop_in_order(stop, server, house))
        try:
            await task
        finally:
            watch.cancel()
            await close_house(house)
            log.info("stopped")

    with contextlib.suppress(KeyboardInterrupt):
        loops.run(run())
    return 0


def _on_signal(name: int, act: Callable[[], object]) -> None:
    """Acts on a signal inside the event loop, on every system."""
    loop = asyncio.get_running_loop()
    signal.signal(name, lambda *_: loop.call_soon_threadsafe(act))


async def _stop_in_order(stop: asyncio.Event, server: Any, house: Any) -> None:
    """Tells everybody when the server is to stop, and lets it stop when they have heard it."""
    await stop.wait()
    log.info("stopping", extra={"connections": len(house.connections)})
    house.say_goodbye()
    until = time.monotonic() + FAREWELL
    while house.connections and time.monotonic() < until:
        await asyncio.sleep(0.01)
    server.should_exit = True


def worker(asked: Any, speak: Speaker) -> int:
    """Thinks for the bots of a database that web processes share."""
    settings = settings_from(asked)
    check_games()
    logs.set_up(settings.log_level, settings.log_format)
    if not settings.database.startswith("postgresql"):
        raise Refusal(Say("server-worker-needs-postgresql"))

    from shokai.server.house import close_house, open_house

    async def run() -> None:
        house = await open_house(settings)
        stop = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            _on_signal(name, stop.set)
        print(speak.say("server-working", thinkers=settings.thinkers), file=sys.stderr, flush=True)
        await stop.wait()
        await close_house(house)

    loops.run(run())
    return 0


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # A client that acknowledges nothing for a minute is gone.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        why = error.strerror or str(error)
        # A name that nobody knows, or an address of another machine: no other port helps.
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise Refusal(Say("server-no-such-host", host=settings.host, why=why)) from None
        raise Refusal(Say("server-cannot-listen", host=settings.host, port=str(settings.port), why=why)) from None
    return listener


def _addresses(settings: Settings, port: int) -> list[str]:
    """Where the server can be reached; with --lan also from other machines."""
    if settings.host not in ("0.0.0.0", "::"):
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        return [f"http://{host}:{port}/"]
    return [f"http://127.0.0.1:{port}/", *(f"http://{address}:{port}/" for address in _own_addresses())]


def _own_addresses() -> list[str]:
    """Addresses of this machine in its network; no packet is sent to find out."""
    found = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    return [address for address in found if not address.startswith("127.")]


def _announce(addresses: list[str], settings: Settings, speak: Speaker) -> None:
    for address in addresses:
        print(speak.say("server-address", address=address), flush=True)
    if settings.lan and len(addresses) > 1:
        import segno

        segno.make(addresses[-1]).terminal(compact=True)
        sys.stdout.flush()
    if settings.lan:
        print(speak.say("server-lan-warning"), flush=True)
    print(speak.say("server-how-to-stop"), flush=True)
    has_screen = sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if settings.browser and has_screen and sys.stdout.isatty():
        threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()


__all__ = ["serve", "worker"]
