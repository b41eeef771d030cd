"""A slow and unreliable link: a TCP proxy that delays what it carries and can be cut."""

import asyncio
import random
import re
import threading


UPGRADE = re.compile(rb"^upgrade: *websocket", re.IGNORECASE | re.MULTILINE)
REQUEST = re.compile(rb"((?:GET|HEAD|POST) )(/\S*)")

# What a system waits at least before it sends a lost segment again, in seconds.
LEAST_TIMEOUT = 0.2


class Link:
    """Bytes arrive in their order, each after `delay` seconds on each way.

    `jitter` is the part of the delay by which it varies, and `loss` the chance that something has to be sent again, for
    which what was sent after it waits.
    """

    def __init__(self, target_port, delay, prefix=None, jitter=0.0, loss=0.0, seed=1):
        self.target_port = target_port
        # The path that the proxy takes off requests; it refuses those without it.
        self.prefix = prefix and prefix.encode()
        self.delay = delay
        self._jitter = jitter
        self._loss = loss
        self._dice = random.Random(seed)
        self.port = None
        self.sent = 0
        self.received = 0
        # Connections that were refused while the link was cut.
        self.refused = 0
        self._writers = set()
        self._refuses = False
        # What the page's connections of now send waits for this, where it is set: those made later overtake them.
        self._held = None
        self._sockets = set()
        self._pages = set()
        self._loop = asyncio.new_event_loop()
        started = threading.Event()
        threading.Thread(target=self._run, args=(started,), daemon=True).start()
        started.wait()

    def _run(self, started):
        asyncio.set_event_loop(self._loop)
        self._server = self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port = self._server.sockets[0].getsockname()[1]
        started.set()
        self._loop.run_forever()

    async def _accept(self, reader, writer):
        if self._refuses:
            self.refused += 1
            writer.close()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target_port)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, far_writer}
        self._pages.add(writer)
        await asyncio.gather(self._carry(reader, far_writer, True), self._carry(far_reader, writer, False))
        self._writers -= {writer, far_writer}
        self._pages.discard(writer)

    def _time_on_the_way(self):
        time = self.delay * (1 + self._jitter * self._dice.uniform(-1, 1))
        return time + max(LEAST_TIMEOUT, 3 * self.delay) if self._dice.random() < self._loss else time

    async def _carry(self, reader, writer, is_up):
        queue = asyncio.Queue()
        loop = asyncio.get_running_loop()

        async def deliver():
            while True:
                due, data = await queue.get()
                await asyncio.sleep(max(0, due - loop.time()))
                if self._held and writer in self._held[0]:
                    await self._held[1].wait()
                if data is None:
                    writer.close()
                    return
                try:
                    writer.write(data)
                    await writer.drain()
                except (ConnectionError, RuntimeError):
                    return

        task = asyncio.create_task(deliver())
        while True:
            try:
                data = await reader.read(65536)
            except ConnectionError:
                data = b""
            if is_up and UPGRADE.search(data):
                self._sockets.add(writer)
            if is_up and self.prefix and (request := REQUEST.match(data)):
                if not request[2].startswith(self.prefix + b"/"):
                    data = b""
                else:
                    data = request[1] + request[2][len(self.prefix):] + data[request.end():]
            if is_up:
                self.sent += len(data)
            else:
                self.received += len(data)
            queue.put_nowait((loop.time() + self._time_on_the_way(), data or None))
            if not data:
                break
        await task

    def cut(self):
        """Drops all connections and takes no new ones."""
        def drop():
            self._refuses = True
            for writer in self._writers:
                writer.transport.abort()
            self._writers = set()
        self._loop.call_soon_threadsafe(drop)

    def hold(self):
        """Holds what is sent over the web sockets of now, also their end, until `release()`."""
        def hold():
            self._held = (set(self._sockets), asyncio.Event())
        self._loop.call_soon_threadsafe(hold)

    def hold_answers(self):
        """The same for what the connections of now send to the page."""
        def hold():
            self._held = (set(self._pages), asyncio.Event())
        self._loop.call_soon_threadsafe(hold)

    def release(self):
        self._loop.call_soon_threadsafe(lambda: self._held[1].set())

    def mend(self):
        self._loop.call_soon_threadsafe(lambda: setattr(self, "_refuses", False))
