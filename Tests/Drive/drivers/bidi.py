"""A connection to a browser by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi)."""

import json

import websocket


class BiDi:
    """Sends commands and keeps the events that arrive meanwhile."""

    def __init__(self, address, seconds=60.0):
        # A browser takes no connection that names the page it comes from.
        self.socket = websocket.create_connection(address, timeout=seconds, suppress_origin=True)
        self.last = 0
        self.events = []

    def call(self, method, **parameters):
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("type") == "event":
                self.events.append(message)
            elif message.get("id") == self.last:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def close(self):
        self.socket.close()
