"""Connections that break the rules: wrong origins, malformed, oversized and flooding messages."""

import gzip
import http.client
import json
import os
import re
import socket
import subprocess
from urllib.parse import urlsplit

import pytest

from drivers.websocket import VERSION, Socket, hello, page, refused, status

MALFORMED = ["", "x", "{", "[]", "[1]", '["e"]', '["e",1,2,3]', '["nonsense",1]', '[["h"]]', '["h",1,"a","b","c"]',
             '["o",99999999999999999999,1]', '["p",1,"x"]', "[" * 1000, '["e",1,1,0,5,2,"",0,0,0]',
             f'["h",{VERSION},"a","b"]', '["e",1,1,0,-1,2,"",0,0,0]', "null", '"h"']
# Nodes that are not there, numbers beyond all texts.
NONSENSE = [["e", 424242, 1, 0, 0, 0, "x", 1, 1, 1], ["e", 12, 1, 0, 500, 900, "x", 1, 1, 1], ["p", 1, 999999],
            ["e", 12, 1, 0, 0, 0, "x", 1, 999999999, -5], ["t", 2, 1, True], ["r", 3, 77], ["o", 4, 123456],
            ["v", 12, 9, 0, "abc", None, 900, -900], ["z", 12, 99, 4], ["v", 12, 100, 5, "abc", 77777, 0, 0],
            ["e", 12, 101, 77, 0, 0, "\ud800", 1, 1, 1], ["x", 5, "NoSuchKey", -1]]


@pytest.fixture
def address(server):
    """The address of a program that serves on after the test, under its own name too, and writes no typed text."""
    yield server.address
    assert status(server.address) == 200, "it serves afterwards"
    assert status(server.address, headers={"Host": urlsplit(server.address).netloc}) == 200, "under its own name"
    with open(server.log.name, "rb") as log:
        assert b"nonsense" not in log.read(), "typed text is in the log"


def fetched(address, path, headers=None):
    """The headers and the body of a response."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10)
    connection.request("GET", path, headers=headers or {})
    response = connection.getresponse()
    assert response.status == 200, path
    return response.headers, response.read()


def test_the_head_of_a_page_has_its_headers_and_nothing_behind_it(address):
    parts = urlsplit(address)
    # What follows on the same connection begins where the head ends.
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10)
    names = []
    for method in ("HEAD", "GET", "HEAD"):
        connection.request(method, "/")
        response = connection.getresponse()
        assert response.status == 200
        names.append({name.lower() for name, _ in response.getheaders()} - {"set-cookie", "content-length"})
        assert bool(response.read()) == (method == "GET")
    assert names[0] == names[1] == names[2]
    assert "content-type" in names[0] and "transfer-encoding" not in names[0]


@pytest.mark.parametrize("path, code", [
    ("/", 200), ("/healthz", 200), ("/items/7", 405), ("/favicon.ico", 404), ("/socket", 403), ("/plain.x.css", 404)])
def test_nothing_follows_the_head_that_is_asked_for(address, path, code):
    parts = urlsplit(address)
    headers = {"Host": parts.netloc, "Sec-Fetch-Dest": "image" if path == "/favicon.ico" else "document"}
    request = [f"HEAD {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    with socket.create_connection((parts.hostname, parts.port), timeout=10) as opened:
        # The answer to the second request follows that to the first, if the connection stays.
        opened.sendall("\r\n".join([*request, "", *request, "Connection: close", "", ""]).encode())
        answers = opened.makefile("rb").read().decode().split("\r\n\r\n")
    assert answers.pop() == ""
    assert [answer.split()[1] for answer in answers] in ([str(code)], [str(code)] * 2)


@pytest.mark.parametrize("length, code", [(6, 100), (1 << 30, 413)])
def test_a_body_that_waits_is_asked_for_or_refused(address, length, code):
    """curl waits a second with what is large, for `100 Continue`."""
    parts = urlsplit(address)
    head = ["POST / HTTP/1.1", f"Host: {parts.netloc}", "Expect: 100-continue", f"Content-Length: {length}",
            "Content-Type: application/x-www-form-urlencoded", "Connection: close", "", ""]
    with socket.create_connection((parts.hostname, parts.port), timeout=10) as opened:
        opened.sendall("\r\n".join(head).encode())
        answers = opened.makefile("rb")
        assert answers.readline().split()[1] == str(code).encode()
        if code == 100:
            assert answers.readline() == b"\r\n"
            opened.sendall(b"view=x")
            assert answers.readline().split()[1] == b"403"


def test_a_method_that_no_address_has_is_refused_with_those_that_there_are(address):
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10)
    connection.request("PUT", "/")
    response = connection.getresponse()
    assert (response.status, response.getheader("Allow")) == (405, "GET, HEAD, POST")


def closed_after(opened, write):
    """The code with which the server closes when `write` breaks the rules; None if it only disconnects."""
    try:
        write(opened)
        return opened.close_code()
    except ConnectionError:
        return None


def test_the_page_has_no_inline_script_and_a_cookie_that_stays_here(address):
    _, _, _, response = page(address)
    policy = response.getheader("Content-Security-Policy").replace("'wasm-unsafe-eval'", "")
    assert "unsafe" not in policy
    assert "HttpOnly" in response.getheader("Set-Cookie")
    assert "SameSite=Lax" in response.getheader("Set-Cookie")
    assert "Secure" not in response.getheader("Set-Cookie"), "without TLS it would not come back"
    assert "; Secure" in fetched(address, "/", {"X-Forwarded-Proto": "https"})[0]["Set-Cookie"]


def test_files_are_compressed_and_kept_by_the_browser(address):
    _, html = fetched(address, "/")
    names = re.findall(r'(?:href|src)="(platen\.\w+\.(?:js|css|svg))"', html.decode())
    assert len(names) == 3, "each beside the page, whatever the path of the page is"
    for name in names:
        headers, plain = fetched(address, "/" + name)
        assert "Content-Encoding" not in headers
        assert "immutable" in headers["Cache-Control"]
        if not name.endswith("svg"):
            headers, shortest = fetched(address, "/" + name, {"Accept-Encoding": "gzip, br"})
            assert headers["Content-Encoding"] == "br"
            brotli = subprocess.run(["brotli", "-dc"], input=shortest, capture_output=True, check=True)
            assert brotli.stdout == plain
        headers, body = fetched(address, "/" + name, {"Accept-Encoding": "gzip"})
        assert headers["Content-Encoding"] == "gzip"
        assert headers["Vary"] == "Accept-Encoding"
        assert gzip.decompress(body) == plain
        assert len(body) < len(plain)


def test_requests_that_are_refused(address):
    assert status(address, headers={"Host": "evil.example"}) == 421
    assert status(address, headers={"Host": ""}) in (421, 400)
    assert status(address, "PUT") == 405
    assert status(address, "POST") == 415, "no form"
    assert status(address, path="/../etc/passwd") == 404
    assert status(address, path="/%2e%2e/etc/passwd") == 404
    assert status(address, path="/socket") == 403, "no upgrade"


def test_a_monitor_gets_an_answer_under_any_name(address):
    assert status(address, path="/healthz") == 200
    assert status(address, "HEAD", path="/healthz", headers={"Host": "10.0.0.7:8080"}) == 200
    assert status(address, "POST", path="/healthz") == 415, "it is no more than that"


def test_upgrades_that_are_refused(address):
    assert refused(address, origin="http://evil.example") == "403"
    assert refused(address, origin="http://127.0.0.1:1") == "403", "another port's origin"
    assert refused(address, origin="") == "403", "no origin"
    assert refused(address, host="evil.example") == "421"


def test_a_program_that_this_one_starts_inherits_no_connection(address, server):
    opened = hello(address)
    folder = f"/proc/{server.process.pid}"

    def is_socket(number):
        try:
            return os.readlink(f"{folder}/fd/{number}").startswith("socket:")
        except FileNotFoundError:  # A connection that ends meanwhile.
            return False

    sockets = [number for number in os.listdir(f"{folder}/fd") if is_socket(number)]
    assert len(sockets) > 1, "the port and the connection"
    for number in sockets:
        with open(f"{folder}/fdinfo/{number}", encoding="utf-8") as about:
            flags = int(re.search(r"^flags:\s*(\d+)", about.read(), re.M).group(1), 8)
        assert flags & os.O_CLOEXEC, number
    opened.connection.close()


def test_malformed_messages(address):
    for text in MALFORMED:
        opened = hello(address)
        opened.send(text)
        assert opened.close_code() == 1008, text[:20]


def test_a_page_of_another_version(address):
    opened = Socket(address)
    opened.send('["h",1,"a","b"]')
    assert opened.close_code() == 4002


def test_a_message_before_hello(address):
    opened = Socket(address)
    opened.send('["p",1,1]')
    assert opened.close_code() == 1008


def test_messages_that_are_no_text(address):
    opened = hello(address)
    opened.send(b'["h",1,"\xff\xfe","x"]')
    assert opened.close_code() == 1007, "invalid UTF-8"
    opened = hello(address)
    opened.send(b"\0\1\2", opcode=2)
    assert opened.close_code() == 1003, "binary"


def test_a_frame_without_a_mask(address):
    opened = hello(address)
    opened.send('["x",1,"Escape",0]', masked=False)
    assert opened.close_code() == 1002


def test_an_oversized_message(address):
    assert closed_after(hello(address), lambda opened: opened.send("x" * (9 << 20))) in (1009, None)


def test_fragments_without_end(address):
    def write(opened):
        for _ in range(200):
            opened.send("x" * 60000, opcode=1, fin=False)
            opened.send("x" * 60000, opcode=0, fin=False)

    assert closed_after(hello(address), write) in (1009, 1002, None)


def test_a_flood(address):
    def write(opened):
        for number in range(5000):
            opened.send(json.dumps(["x", number + 1, "Escape", 0]))

    assert closed_after(hello(address), write) in (1008, None)


def test_well_formed_nonsense_is_passed_over(address):
    opened = hello(address)
    for message in NONSENSE:
        opened.send(json.dumps(message))
    opened.send(json.dumps(["o", 6, -1]))
    found = b""
    while b'["n",6]' not in found:
        opcode, payload = opened.receive()
        assert opcode != 8, f"the connection was closed: {payload!r}"
        found += payload
