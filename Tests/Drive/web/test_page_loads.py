"""A page that is loaded again: it begins as it was left, and nothing that is typed meanwhile is lost."""

import pytest

from drivers.browser import Keys
from drivers.link import Link

# What the document holds before the connection stands.
FIRST = """
addEventListener('DOMContentLoaded', () => {
  const shown = document.activeElement;
  window.first = { words: document.querySelector('main').innerText, held: shown.value, caret: shown.selectionStart,
    title: document.title };
});
"""


def test_a_page_that_is_loaded_again_begins_as_it_was_left(page, server):
    page.click("Full name")
    page.send(*"Ada Lovelace", *[Keys.ARROW_LEFT] * 4)
    page.answered()
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": FIRST})
    page.driver.refresh()
    page.wait_open()
    first = page.driver.execute_script("return window.first")
    assert (first["held"], first["caret"]) == ("Ada Lovelace", 8)
    assert page.focused() == "Full name"
    page.send("x")
    page.holds("Full name", "Ada Lovexlace", caret=9)
    # A button's first press in the loaded page is not taken for one of the page before.
    page.press("Next")
    page.shows("2 of ")


@pytest.mark.parametrize("title, label", [("Several lines", "Notes"), ("Formats while typing", "Note")],
                         ids=["editor", "input"])
@pytest.mark.parametrize("reloads", [1, 2])
def test_the_caret_is_where_it_was_moved_just_before(drive, title, label, reloads):
    """The page is served before the program knows of the last keys."""
    link = Link(drive.server(gallery_page=title).port, 0.2)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.click(label)
    text = "abc"
    page.send(*text)
    # Whether the request or what the page has sent before it is first is chance.
    for _ in range(4):
        page.select(label, 1)
        page.answered()
        page.send(Keys.ARROW_LEFT, "m", Keys.ARROW_RIGHT)
        page.holds(label, "m" + text, caret=2)
        for _ in range(reloads):
            page.driver.refresh()
        page.send("x")
        text = f"m{text[0]}x{text[1:]}"
        page.holds(label, text, caret=3)
        page.answered()
        page.holds(label, text, caret=3)
    page.reload()
    page.holds(label, text, caret=3)


def test_a_key_behind_a_reload_that_does_not_name_its_view(drive, server):
    """The page is loaded, and does not know yet what has the focus."""
    link = Link(server.port, 0.2)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.click("Full name")
    page.send(*"Ada", Keys.ARROW_LEFT)
    page.answered()
    forget_cookies(page)
    page.driver.refresh()
    page.send("x")
    page.holds("Full name", "Adxa", caret=3)
    page.answered()
    page.holds("Full name", "Adxa", caret=3)


def test_a_page_of_the_gallery_is_loaded_again(drive):
    page = drive.browser()
    before = page.words()
    page.press("Next")
    page.until(lambda: page.words() != before, "the next page")
    page.answered()
    heading = page.text()
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": FIRST})
    page.driver.refresh()
    page.wait_open()
    assert page.driver.execute_script("return window.first.words").split() == heading.split()
    assert page.text().split() == heading.split()


@pytest.mark.parametrize("is_named", [True, False])
@pytest.mark.parametrize("is_cached", [True, False])
def test_keys_while_a_page_is_loaded_again_over_a_slow_link(drive, server, is_cached, is_named):
    """400 ms there and back, a key every 60 ms from the moment of the reload on. Where the script is not in the cache,
    some are pressed while the document waits for it. Where the request does not name the view, the document is that of
    another one until the connection stands."""
    link = Link(server.port, 0.2)
    page = drive.page(f"http://127.0.0.1:{link.port}/", strategy="none")
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": not is_cached})
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    if not is_named:
        forget_cookies(page)
    page.driver.execute_script("location.reload()")
    typed = "abcdefghijklmnopqrstuvwxyz"
    page.send(*typed, spacing=0.06)
    page.answered()
    page.holds("Full name", "Ada" + typed)
    page.answered()
    page.holds("Full name", "Ada" + typed)


def test_scrolled_parts_stay_where_they_are(drive):
    page = drive.browser(width=500, height=300)
    scrolled = "return [...document.querySelectorAll('[id]')].map((e) => e.scrollTop).find((top) => top > 0) ?? 0"
    page.driver.execute_script(
        "for (const e of document.querySelectorAll('[id]')) if (e.scrollHeight > e.clientHeight + 60) e.scrollTop = 60")
    assert page.driver.execute_script(scrolled) == 60 or page.driver.execute_script("return scrollY") > 0
    before = page.driver.execute_script(scrolled)
    page.driver.refresh()
    page.wait_open()
    assert page.driver.execute_script(scrolled) == before


def test_two_pages_of_one_browser_do_not_share_a_view(page, server):
    """A tab that is loaded again leaves its view to no other tab."""
    page.click("Full name")
    page.send(*"One")
    page.answered()
    page.driver.refresh()
    page.wait_open()
    page.driver.switch_to.new_window("tab")
    page.count_traffic()
    page.driver.get(server.address)
    page.wait_open()
    assert page.value("Full name") == ""


def forget_cookies(page):
    """As where a page ends without leaving the name of its view: a tab that crashes, or is discarded."""
    page.evaluate("Object.defineProperty(document, 'cookie', { set() {}, get: () => '' })")


def test_buttons_work_in_a_page_whose_end_left_no_cookie(drive):
    page = drive.browser()
    for name in ["Next"] * 3 + ["Previous"] * 3:
        before = page.words()
        page.press(name)
        page.until(lambda: page.words() != before, "another page")
        page.answered()
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    forget_cookies(page)
    page.driver.refresh()
    page.wait_open()
    page.holds("Full name", "Ada")
    page.press("Next")
    page.shows("2 of ")


def test_back_shows_what_was_typed_without_a_cookie(drive, server):
    page = drive.page(server)
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    forget_cookies(page)
    page.driver.get("data:text/html,away")
    page.driver.back()
    page.wait_open()
    page.holds("Full name", "Ada")
    page.click("Full name")
    page.send(Keys.END, "!")
    page.holds("Full name", "Ada!")
    page.answered()


def test_a_copy_of_a_tab_takes_no_view_away(page, server):
    page.click("Full name")
    page.send(*"One")
    page.answered()
    view = page.evaluate("return history.state.id")
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.count_traffic()
    page.driver.get(server.address)
    page.wait_open()
    # A copy of a tab has its history.
    page.driver.execute_script("history.replaceState({ ...history.state, id: arguments[0] }, '')", view)
    forget_cookies(page)
    page.driver.get("data:text/html,away")
    page.driver.back()
    page.wait_open()
    assert page.value("Full name") == ""
    assert page.evaluate("return history.state.id") != view
    page.driver.switch_to.window(first)
    page.click("Full name")
    page.send(Keys.END, "!")
    page.holds("Full name", "One!")


def test_what_the_program_lays_out_is_placed_as_soon_as_a_page_is_loaded(drive):
    page = drive.page(drive.server(gallery_page="Account"), width=390, height=780)
    page.shows("Your account")
    placed = "return document.querySelector('.measured-layout > *').style.position"
    page.expect(lambda: page.evaluate(placed), "absolute", "a place for the emblem")
    page.reload()
    page.expect(lambda: page.evaluate(placed), "absolute", "a place for the emblem")


@pytest.mark.parametrize("restarts", [False, True])
def test_what_was_typed_without_a_connection_is_sent_after_a_reload(drive, server, restarts):
    link = Link(server.port, 0)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.forgiven = ("/socket", "net::ERR")
    page.click("Full name")
    page.send(*"Ada")
    page.answered()
    link.cut()
    page.send(*" Lovelace")
    page.click("Notes")
    page.send(*"Typed offline")
    page.click("Password")
    page.send(*"c0rrect")
    page.driver.refresh()
    page.until(lambda: page.evaluate("return location.protocol") == "chrome-error:", "a page of the browser's own")
    if restarts:
        server.stop()
        server.start()
    link.mend()
    page.driver.refresh()
    page.wait_open()
    page.holds("Full name", "Ada Lovelace")
    page.holds("Notes", "Typed offline")
    assert page.value("Password") == ""
    assert "c0rrect" not in page.evaluate("return JSON.stringify({ ...sessionStorage })")
    page.answered()
    # The program has it: a page that is loaded again gets it from there.
    page.evaluate("sessionStorage.clear()")
    page.reload()
    page.holds("Full name", "Ada Lovelace")
    page.holds("Notes", "Typed offline")
    assert page.evaluate("return document.getElementById('status').textContent") == ""


# Whether the page has had its user asked before it was left.
NOTE_QUESTION = """
addEventListener('beforeunload', (event) => { sessionStorage.asked = event.defaultPrevented; });
"""


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
@pytest.mark.parametrize("label, is_asked", [("Notes", False), ("Password", True)])
def test_a_page_that_is_left_with_a_password_that_was_not_sent_asks(drive, server, engine, label, is_asked):
    """Other texts are left to the next page, which sends them."""
    link = Link(server.port, 0)
    page = drive.page(f"http://127.0.0.1:{link.port}/", engine)
    page.forgiven = (*page.forgiven, "/socket", "net::ERR")
    page.click("Password")
    page.send(*"known")
    page.answered()
    page.evaluate(NOTE_QUESTION)
    page.reload()
    assert page.evaluate("return sessionStorage.asked") == "false", "the program has it all"
    page.evaluate(NOTE_QUESTION)
    link.cut()
    page.click(label)
    page.send(*"typed")
    page.evaluate("dispatchEvent(new Event('beforeunload', { cancelable: true }))")
    assert page.evaluate("return sessionStorage.asked") == str(is_asked).lower()
    link.mend()

    def asks():
        page.evaluate("dispatchEvent(new Event('beforeunload', { cancelable: true }))")
        return page.evaluate("return sessionStorage.asked")

    page.expect(asks, "false", "no question when it has been sent")


# A connection that never stands.
NO_CONNECTION = "window.WebSocket = class { static OPEN = 1; readyState = 0; send() {} close() {} };"


def test_the_focus_outlives_a_page_that_is_loaded_again_before_its_connection_stands(page):
    page.click("Full name")
    page.answered()
    script = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": NO_CONNECTION})
    page.driver.refresh()
    page.click("E-mail")
    page.send(*"ada@example", Keys.ARROW_LEFT)
    page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    page.driver.refresh()
    page.wait_open()
    assert page.focused() == "E-mail"
    page.send("x")
    page.holds("E-mail", "ada@examplxe", caret=11)
