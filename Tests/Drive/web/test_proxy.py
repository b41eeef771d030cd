"""A program behind nginx: TLS, a path below the host's, compression, WebSockets, and the addresses of visitors."""

import http.client
import os
import re
import ssl

import pytest

from drivers.proxy import PATH, Proxy

UNVERIFIED = ssl._create_unverified_context()


@pytest.fixture
def proxied(drive):
    """A program behind a proxy, and the proxy."""
    def open_(*arguments, tells_path=True):
        proxy = Proxy(drive.server(*arguments, gallery_page="Job application").port, tells_path)
        drive.closing.append(proxy.close)
        return proxy
    return open_


def is_at(page, path, words):
    page.expect(lambda: page.evaluate("return location.pathname"), PATH + path, "the address")
    page.shows(words)


@pytest.mark.parametrize("tells_path", [True, False])
def test_a_program_below_a_path_over_tls(drive, proxied, tells_path):
    proxy = proxied(tells_path=tells_path)
    page = drive.page(proxy.address)
    is_at(page, "", "Cover letter")
    [cookie] = page.driver.get_cookies()
    assert cookie["secure"] and cookie["httpOnly"] and cookie["path"] in (PATH, PATH.rstrip("/"))
    page.press("Personal details")
    is_at(page, "personal", "First name")
    page.click("First name")
    page.send(*"Ada")
    page.answered()
    page.reload()
    page.holds("First name", "Ada")
    page.go(proxy.address + "documents")
    page.wait_open()
    is_at(page, "documents", "Documents")
    assert page.driver.get_cookies() == [cookie]


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_other_engines_below_a_path_over_tls(drive, proxied, engine):
    proxy = proxied()
    page = drive.page(proxy.address, engine)
    is_at(page, "", "Cover letter")
    page.press("Personal details")
    is_at(page, "personal", "First name")
    page.click("First name")
    page.send(*"Ada")
    page.answered()
    page.reload()
    page.holds("First name", "Ada")
    is_at(page, "personal", "First name")
    page.evaluate("setTimeout(() => history.back())")
    is_at(page, "", "Cover letter")
    page.evaluate("setTimeout(() => history.forward())")
    is_at(page, "personal", "First name")
    page.holds("First name", "Ada")
    page.go(proxy.address + "documents")
    page.wait_open()
    is_at(page, "documents", "Documents")


def test_forms_without_scripts_below_a_path(drive, proxied):
    page = drive.page(proxied().address, scripts=False)
    page.element("Personal details").click()
    page.until(lambda: page.driver.current_url.endswith(PATH + "personal"), "the page")
    field = page.element("First name")
    field.send_keys("Grace\n")
    page.until(lambda: page.find("First name") != field and page.value("First name") == "Grace", "the answer")
    assert page.driver.current_url.endswith(PATH + "personal")
    assert all(cookie["secure"] and cookie["path"] == PATH for cookie in page.driver.get_cookies())


def visit(proxy, address, path="", cookie=None, **headers):
    """A request of the visitor with that address of this machine: the status, the cookie and the page."""
    connection = http.client.HTTPSConnection("localhost", proxy.port, source_address=(address, 0), context=UNVERIFIED)
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", PATH + path, headers={**headers, **({"Cookie": cookie} if cookie else {})})
    response = connection.getresponse()
    page = response.read().decode()
    connection.close()
    return response.status, (response.getheader("Set-Cookie") or "").split(";")[0], page


@pytest.mark.parametrize("arguments, is_kept", [(["--trusted-proxy", "127.0.0.1"], True), ([], False)])
def test_visitors_behind_a_trusted_proxy_are_counted_by_their_addresses(proxied, arguments, is_kept):
    proxy = proxied("--views-per-address", "1", *arguments)

    def is_there(view, cookie):
        return visit(proxy, "127.0.0.2", f"plain.{view}.css", cookie)[0] == 200

    _, cookie, page = visit(proxy, "127.0.0.2")
    view = re.search(r'content="(\w+)" name="platen-view"', page)[1]
    assert is_there(view, cookie)
    visit(proxy, "127.0.0.3")
    assert is_there(view, cookie) == is_kept
    # What a visitor says of itself changes nothing: it has had its one view.
    visit(proxy, "127.0.0.2", X_Forwarded_For="192.0.2.9", Forwarded="for=127.0.0.2")
    assert not is_there(view, cookie)


def test_a_proxy_that_passes_no_upgrade_is_named_in_the_log(drive):
    server = drive.server()
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", "/socket", headers={"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="})
    assert connection.getresponse().status == 403
    connection.close()
    with open(os.path.join(drive.folder, "server.log"), encoding="utf-8") as log:
        assert "the proxy has to pass the headers Upgrade and Connection" in log.read()
