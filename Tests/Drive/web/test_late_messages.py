"""What a page has sent right before it was left, and arrives behind the connection of the next one, or never."""

import threading

import pytest

from drivers.browser import Keys
from drivers.link import Link


@pytest.fixture(params=["chromium", "firefox"])
def held(request, drive, server):
    """A page, and a link that holds back what it has sent while the next page is loaded and typed into."""
    link = Link(server.port, 0)
    return drive.page(f"http://127.0.0.1:{link.port}/", request.param), link


@pytest.mark.parametrize("arrives", ["behind", "never"])
def test_text_that_is_overtaken_by_the_next_page(held, arrives):
    page, link = held
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    link.hold()
    page.send(*" Love", spacing=0.02)
    page.reload()
    page.wait_open()
    page.send(*"la")
    if arrives == "behind":
        link.release()
    page.send(*"ce")
    page.holds("Full name", "Ada Lovelace", caret=12)
    page.answered()
    page.reload()
    page.holds("Full name", "Ada Lovelace")


def test_text_that_arrives_while_the_next_page_is_served(held):
    """Also a password, which is kept nowhere but in its field."""
    page, link = held
    page.click("Password")
    page.send(*"c0rr")
    page.answered()
    link.hold()
    page.send(*"ect")
    threading.Timer(0.3, link.release).start()
    page.reload()
    page.wait_open()
    page.send(*"!")
    page.answered()
    assert len(page.value("Password")) == 8


def test_a_field_that_was_gone_to_right_before(held):
    page, link = held
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    link.hold()
    page.send(Keys.TAB, *"ada@")
    page.expect(page.focused, "E-mail", "the next field")
    page.reload()
    page.wait_open()
    page.expect(page.focused, "E-mail", "the field that had the focus")
    page.send(*"example.org")
    link.release()
    page.holds("E-mail", "ada@example.org")
    page.holds("Full name", "Ada")
    page.answered()


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_a_press_that_is_overtaken_is_carried_out_once(drive, engine):
    link = Link(drive.server().port, 0)
    page = drive.page(f"http://127.0.0.1:{link.port}/", engine)
    link.hold()
    page.evaluate("[...document.querySelectorAll('button')].find((e) => e.textContent.trim() === 'Next').click()")
    page.reload()
    page.shows("2 of ")
    link.release()
    page.press("Next")
    page.shows("3 of ")


@pytest.mark.parametrize("away", ["data:text/html,away", "about:blank"])
def test_text_of_a_page_that_was_left_for_another(held, away):
    page, link = held
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    link.hold()
    page.send(*" Love")
    page.go(away)
    page.evaluate("setTimeout(() => history.back())")
    page.until(lambda: page.evaluate("return location.protocol") == "http:", "the page")
    page.wait_open()
    page.holds("Full name", "Ada Love")
    link.release()
    page.click("Full name")
    page.send(Keys.END, *"lace")
    page.holds("Full name", "Ada Lovelace")
    page.answered()
    page.holds("Full name", "Ada Lovelace")


def test_a_copy_of_the_storage_sends_nothing_twice(drive, server):
    """A tab that is copied has what the page before has left to the next one."""
    link = Link(server.port, 0)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.forgiven = ("favicon",)
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    page.evaluate("addEventListener('pagehide', () => { localStorage.copy = sessionStorage['/']; })")
    link.hold()
    page.send(*" Love")
    page.reload()
    page.holds("Full name", "Ada Love")
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.count_traffic()
    page.driver.get(f"http://127.0.0.1:{link.port}/healthz")
    page.driver.execute_script("sessionStorage['/'] = localStorage.copy")
    page.driver.get(f"http://127.0.0.1:{link.port}/")
    page.wait_open()
    assert page.value("Full name") == ""
    page.driver.switch_to.window(first)
    page.holds("Full name", "Ada Love")
    page.click("Full name")
    page.send(Keys.END, *"lace")
    page.holds("Full name", "Ada Lovelace")
    page.answered()
    page.reload()
    page.holds("Full name", "Ada Lovelace")


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_text_of_a_tab_that_ends_without_leaving_anything(drive, server, engine):
    """As one that crashes, or is discarded: what it has sent is on its way, and the next page waits for it."""
    link = Link(server.port, 0)
    page = drive.page(f"http://127.0.0.1:{link.port}/", engine)
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    page.evaluate("Storage.prototype.setItem = () => {};"
                  "Object.defineProperty(document, 'cookie', { set() {}, get: () => '' })")
    link.hold()
    page.send(*" Love")
    page.click("Password")
    page.send(*"c0rr")
    threading.Timer(0.7, link.release).start()
    page.reload()
    page.holds("Full name", "Ada Love")
    assert len(page.value("Password")) == 4
    page.click("Full name")
    page.send(Keys.END, *"lace")
    page.holds("Full name", "Ada Lovelace")
    page.answered()
    page.reload()
    page.holds("Full name", "Ada Lovelace")


# A connection that never stands.
NO_CONNECTION = "window.WebSocket = class { static OPEN = 1; readyState = 0; send() {} close() {} };"


def test_text_of_a_page_in_between_that_had_no_connection(drive, server):
    link = Link(server.port, 0)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    link.hold()
    page.send(*" Love")
    script = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": NO_CONNECTION})
    page.driver.refresh()
    page.holds("Full name", "Ada")
    page.send("!")
    page.holds("Full name", "Ada!")
    page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    page.driver.refresh()
    page.wait_open()
    page.holds("Full name", "Ada Love!")
    page.answered()
    page.reload()
    page.holds("Full name", "Ada Love!")
