"""Connections to the program without a browser, which can break the rules."""

import base64
import http.client
import json
import os
import pathlib
import re
import socket
import struct
from urllib.parse import urlsplit

from drivers.programs import ROOT

MESSAGES = pathlib.Path(ROOT, "Sources", "PlatenWeb", "Protocol", "messages.json")
VERSION = json.loads(MESSAGES.read_text(encoding="utf-8"))["version"]


class Refused(Exception):
    pass


class Socket:
    """As little of a WebSocket client as it takes to misbehave."""

    def __init__(self, address, origin=None, host=None, cookie=None):
        parts = urlsplit(address)
        self.connection = socket.create_connection((parts.hostname, parts.port), timeout=10)
        origin = f"http://{parts.netloc}" if origin is None else origin
        lines = ["GET /socket HTTP/1.1", f"Host: {host or parts.netloc}", "Connection: Upgrade", "Upgrade: websocket",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        if origin:
            lines.append(f"Origin: {origin}")
        if cookie:
            lines.append(f"Cookie: {cookie}")
        self.connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            data = self.connection.recv(4096)
            if not data:
                raise Refused("no answer")
            self.rest += data
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        status = head.split(b" ", 2)[1].decode()
        if status != "101":
            raise Refused(status)

    def send(self, payload, opcode=1, fin=True, masked=True):
        payload = payload if isinstance(payload, bytes) else payload.encode()
        head = bytes([(0x80 if fin else 0) | opcode])
        bit = 0x80 if masked else 0
        if len(payload) < 126:
            head += bytes([bit | len(payload)])
        elif len(payload) < 1 << 16:
            head += bytes([bit | 126]) + struct.pack(">H", len(payload))
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", len(payload))
        # A mask of zeroes leaves the payload as it is.
        self.connection.sendall(head + (b"\0\0\0\0" if masked else b"") + payload)

    def read(self, count):
        while len(self.rest) < count:
            data = self.connection.recv(65536)
            if not data:
                raise EOFError
            self.rest += data
        result, self.rest = self.rest[:count], self.rest[count:]
        return result

    def receive(self):
        first, second = self.read(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self.read(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self.read(8))[0]
        return first & 0x0F, self.read(size)

    def close_code(self):
        """The code with which the server closes; None if it only disconnects."""
        try:
            while True:
                opcode, payload = self.receive()
                if opcode == 8:
                    return struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 0
        except (EOFError, ConnectionError):
            return None


def page(address):
    """Loads the page: cookie, view and epoch."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10)
    connection.request("GET", "/")
    response = connection.getresponse()
    html = response.read().decode()
    connection.close()
    found = {name: re.search(rf'content="(\w+)" name="platen-{name}"', html).group(1) for name in ("view", "epoch")}
    return response.getheader("Set-Cookie").split(";")[0], found["view"], found["epoch"], response


def hello(address):
    cookie, view, epoch, _ = page(address)
    opened = Socket(address, cookie=cookie)
    opened.send(json.dumps(["h", VERSION, view, epoch, ""]))
    opened.receive()
    return opened


def status(address, method="GET", path="/", headers=None, body=None):
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10)
    connection.putrequest(method, path, skip_host=bool(headers and "Host" in headers))
    for name, value in (headers or {}).items():
        connection.putheader(name, value)
    connection.endheaders(body)
    try:
        return connection.getresponse().status
    finally:
        connection.close()


def refused(address, **arguments):
    try:
        Socket(address, **arguments)
    except Refused as refusal:
        return str(refusal)
    return None
