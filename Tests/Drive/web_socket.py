"""Connections that break the rules: wrong origins, malformed, oversized and flooding messages."""

import base64
import http.client
import json
import os
import re
import socket
import struct
from urllib.parse import urlsplit


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
        """The code with which the server closes; None if it just goes away."""
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
    found = {name: re.search(rf'content="(\w+)" name="platen-{name}"', html).group(1) for name in ("view", "epoch")}
    return response.getheader("Set-Cookie").split(";")[0], found["view"], found["epoch"], response


def hello(address):
    cookie, view, epoch, _ = page(address)
    opened = Socket(address, cookie=cookie)
    opened.send(json.dumps(["h", 2, view, epoch]))
    opened.receive()
    return opened


def status(address, method="GET", path="/", headers=None, body=None):
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10)
    connection.putrequest(method, path, skip_host=bool(headers and "Host" in headers))
    for name, value in (headers or {}).items():
        connection.putheader(name, value)
    connection.endheaders(body)
    return connection.getresponse().status


def refused(address, **arguments):
    try:
        Socket(address, **arguments)
    except Refused as refusal:
        return str(refusal)
    return None


def check(server):
    address = server.address
    netloc = urlsplit(address).netloc
    wanted = []

    def expect(what, found, *allowed):
        if found not in allowed:
            wanted.append(f"{what}: {found!r} instead of {allowed!r}")

    _, _, _, response = page(address)
    policy = response.getheader("Content-Security-Policy")
    expect("no inline script", "unsafe" in policy, False)
    expect("cookie", "HttpOnly" in response.getheader("Set-Cookie"), True)
    expect("same site", "SameSite=Strict" in response.getheader("Set-Cookie"), True)

    expect("foreign host", status(address, headers={"Host": "evil.example"}), 421)
    expect("no host", status(address, headers={"Host": ""}), 421, 400)
    expect("POST", status(address, "POST"), 405)
    expect("unknown path", status(address, path="/../etc/passwd"), 404)
    expect("no upgrade", status(address, path="/socket"), 403)
    expect("foreign origin", refused(address, origin="http://evil.example"), "403")
    expect("other port's origin", refused(address, origin="http://127.0.0.1:1"), "403")
    expect("no origin", refused(address, origin=""), "403")
    expect("foreign host at the upgrade", refused(address, host="evil.example"), "421")

    malformed = ["", "x", "{", "[]", "[1]", '["e"]', '["e",1,2,3]', '["nonsense",1]', '[["h"]]', '["h",1,"a","b","c"]',
                 '["o",99999999999999999999,1]', '["p",1,"x"]', "[" * 1000, '["e",1,1,0,5,2,"",0,0,0]', '["h",2,"a","b"]',
                 '["e",1,1,0,-1,2,"",0,0,0]', "null", '"h"']
    for text in malformed:
        opened = hello(address)
        opened.send(text)
        expect(f"malformed {text[:20]!r}", opened.close_code(), 1008)
    opened = Socket(address)
    opened.send('["h",1,"a","b"]')
    expect("a page of another version", opened.close_code(), 4002)
    opened = Socket(address)
    opened.send('["p",1,1]')
    expect("a message before hello", opened.close_code(), 1008)
    opened = hello(address)
    opened.send(b'["h",1,"\xff\xfe","x"]')
    expect("invalid UTF-8", opened.close_code(), 1007)
    opened = hello(address)
    opened.send(b"\0\1\2", opcode=2)
    expect("binary", opened.close_code(), 1003)
    opened = hello(address)
    try:
        opened.send("x" * (3 << 20))
        code = opened.close_code()
    except ConnectionError:
        code = None
    expect("oversized", code, 1009, None)
    opened = hello(address)
    try:
        for _ in range(200):
            opened.send("x" * 60000, opcode=1, fin=False)
            opened.send("x" * 60000, opcode=0, fin=False)
        code = opened.close_code()
    except ConnectionError:
        code = None
    expect("fragments without end", code, 1009, 1002, None)
    opened = hello(address)
    try:
        for number in range(5000):
            opened.send(json.dumps(["x", number + 1, "Escape", 0]))
        code = opened.close_code()
    except ConnectionError:
        code = None
    expect("flood", code, 1008, None)
    # Well-formed nonsense: nodes that are not there, numbers beyond all texts.
    opened = hello(address)
    for number, message in enumerate([
            ["e", 424242, 1, 0, 0, 0, "x", 1, 1, 1], ["e", 12, 1, 0, 500, 900, "x", 1, 1, 1], ["p", 1, 999999],
            ["e", 12, 1, 0, 0, 0, "x", 1, 999999999, -5], ["t", 2, 1, True], ["r", 3, 77], ["o", 4, 123456],
            ["v", 12, 9, "abc", None, 900, -900], ["z", 12, 99, 4], ["v", 12, 100, "abc", 77777, 0, 0],
            ["e", 12, 101, 77, 0, 0, "\ud800", 1, 1, 1], ["x", 5, "NoSuchKey", -1]]):
        opened.send(json.dumps(message))
    opened.send(json.dumps(["o", 6, -1]))
    found = b""
    while b'["n",6]' not in found:
        opcode, payload = opened.receive()
        if opcode == 8:
            wanted.append(f"well-formed nonsense closed the connection: {payload!r}")
            break
        found += payload

    # And it still serves.
    expect("afterwards", status(address), 200)
    expect("under its own name", status(address, headers={"Host": netloc}), 200)
    with open(server.log.name, "rb") as log:
        expect("no typed text in the log", b"nonsense" in log.read(), False)
    if wanted:
        raise AssertionError("\n".join(wanted))
