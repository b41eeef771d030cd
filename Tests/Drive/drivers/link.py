"""A slow and unreliable link: a TCP proxy that delays every byte by the same time each way and can be cut."""

import asyncio
import re
import threading


REQUEST = re.compile(rb"((?:GET|HEAD|POST) )(/\S*)")


class Link:
    def __init__(self, target_port, delay, prefix=None):
        self.target_port = target_port
        # The path that the proxy takes off requests; it refuses those without it.
        self.prefix = prefix and prefix.encode()
        self.delay = delay
        self.port = None
        self.sent = 0
        self.received = 0
        # Connections that were refused while the link was cut.
        self.refused = 0
        self._writers = set()
        self._refuses = False
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
        await asyncio.gather(self._carry(reader, far_writer, True), self._carry(far_reader, writer, False))
        self._writers -= {writer, far_writer}

    async def _carry(self, reader, writer, is_up):
        queue = asyncio.Queue()
        loop = asyncio.get_running_loop()

        async def deliver():
            while True:
                due, data = await queue.get()
                await asyncio.sleep(max(0, due - loop.time()))
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
            if is_up and self.prefix and (request := REQUEST.match(data)):
                if not request[2].startswith(self.prefix + b"/"):
                    data = b""
                else:
                    data = request[1] + request[2][len(self.prefix):] + data[request.end():]
            if is_up:
                self.sent += len(data)
            else:
                self.received += len(data)
            queue.put_nowait((loop.time() + self.delay, data or None))
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

    def mend(self):
        self._loop.call_soon_threadsafe(lambda: setattr(self, "_refuses", False))
