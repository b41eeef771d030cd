"""Pages of the program as pages of the web: addresses, titles, the browser's history, tabs, and a path behind a proxy."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains

from drivers import websocket
from drivers.browser import Keys
from drivers.link import Link


@pytest.fixture
def server(drive):
    return drive.server(gallery_page="Job application")


@pytest.fixture
def page(drive, server):
    return drive.page(server)


def path(page):
    return page.driver.execute_script("return location.pathname")


def title(page):
    return page.driver.execute_script("return document.title")


def is_at(page, address, words):
    page.expect(lambda: path(page), address, "the address")
    page.shows(words)
    page.answered()


def entries(page):
    return page.driver.execute_script("return history.length")


def reloads(page, address):
    """Loads the page of the first name again, which keeps its address and what was typed."""
    page.driver.refresh()
    page.wait_open()
    is_at(page, address, "First name")
    assert page.value("First name") == "Ada"


def test_pages_have_addresses_titles_and_entries_in_the_history(page):
    is_at(page, "/", "Cover letter")
    assert title(page) == "Swift developer"
    before = entries(page)
    page.press("Personal details")
    is_at(page, "/personal", "First name")
    assert title(page) == "Personal details"
    assert entries(page) == before + 1
    page.click("First name")
    page.send(*"Ada")
    page.driver.back()
    is_at(page, "/", "Cover letter")
    assert title(page) == "Swift developer"
    page.driver.forward()
    is_at(page, "/personal", "First name")
    page.holds("First name", "Ada")
    page.press("Back")
    is_at(page, "/", "Cover letter")
    # The program's own button is the browser's: nothing is added to the history.
    assert entries(page) == before + 1
    page.press("Experience")
    is_at(page, "/experience", "Add a position")


def test_a_page_is_opened_by_its_address(page, server, drive):
    page.driver.get(server.address + "documents")
    page.wait_open()
    is_at(page, "/documents", "Back")
    page.press("Back")
    is_at(page, "/", "Cover letter")
    assert websocket.status(server.address, path="/personal") == 200
    for unknown in ("/nowhere", "/personal/nowhere", "/%ff"):
        assert websocket.status(server.address, path=unknown) == 404


def test_a_link_is_opened_in_another_tab(page):
    page.click("Why you?")
    page.send(*"First")
    page.answered()
    first = page.driver.current_window_handle
    link = page.element("Personal details")
    ActionChains(page.driver).key_down(Keys.CONTROL).click(link).key_up(Keys.CONTROL).perform()
    page.until(lambda: len(page.driver.window_handles) == 2, "another tab")
    assert path(page) == "/"
    second = next(handle for handle in page.driver.window_handles if handle != first)
    page.driver.switch_to.window(second)
    page.until(lambda: path(page) == "/personal" and "First name" in page.words(), "the page of the link")
    page.click("First name")
    page.send(*"Two")
    page.holds("First name", "Two")
    page.driver.close()
    page.driver.switch_to.window(first)
    page.press("Personal details")
    page.holds("First name", "")


def test_a_page_that_was_gone_to_is_loaded_again(page):
    page.press("Personal details")
    is_at(page, "/personal", "First name")
    page.click("First name")
    page.send(*"Ada")
    page.answered()
    reloads(page, "/personal")
    page.driver.back()
    is_at(page, "/", "Cover letter")
    page.press("Personal details")
    page.holds("First name", "Ada")


def test_an_address_that_is_typed_is_one_entry_in_the_history(page, server):
    before = entries(page)
    for typed in ("experience", "personal"):
        page.driver.get(server.address + typed)
        page.wait_open()
        page.answered()
    assert entries(page) == before + 2
    page.driver.back()
    page.wait_open()
    is_at(page, "/experience", "Add a position")
    page.driver.back()
    page.wait_open()
    is_at(page, "/", "Cover letter")
    page.driver.forward()
    page.wait_open()
    is_at(page, "/experience", "Add a position")
    assert entries(page) == before + 2


def test_a_page_without_an_address_has_an_entry_in_the_history(drive):
    page = drive.page(drive.server(gallery_page="Settings"))
    page.press("Privacy")
    page.until(lambda: title(page) == "Privacy", "the page")
    assert path(page) == "/"
    page.driver.back()
    page.until(lambda: title(page) == "Settings", "the page before")


def test_a_program_gets_the_address_that_no_page_takes(drive):
    page = drive.browser()
    page.driver.get(page.driver.current_url + "Job%20application")
    page.wait_open()
    is_at(page, "/Job%20application", "Cover letter")


def test_a_path_behind_a_proxy(drive, server):
    link = Link(server.port, 0.0, prefix="/app")
    page = drive.page(f"http://127.0.0.1:{link.port}/app/")
    page.press("Personal details")
    is_at(page, "/app/personal", "First name")
    page.click("First name")
    page.send(*"Ada")
    page.holds("First name", "Ada")
    page.answered()
    reloads(page, "/app/personal")
    page.driver.back()
    is_at(page, "/app/", "Cover letter")
    # In a new session, with the first page of several components below the proxy's path.
    page.driver.delete_all_cookies()
    page.driver.get(f"http://127.0.0.1:{link.port}/app/documents")
    page.wait_open()
    is_at(page, "/app/documents", "Back")


def test_what_is_typed_right_before_going_back_is_kept(drive, server):
    page = drive.page(f"http://127.0.0.1:{Link(server.port, 0.3).port}/")
    page.press("Personal details")
    page.click("First name")
    page.answered()
    page.send(*"Grace")
    page.driver.back()
    page.until(lambda: page.value("First name") is None, "the page before")
    page.driver.forward()
    page.holds("First name", "Grace")


@pytest.mark.parametrize("engine, delay", [("chromium", 0.0), ("firefox", 0.15)])
def test_back_and_forward_leave_the_caret_where_it_was(drive, server, engine, delay):
    page = drive.page(f"http://127.0.0.1:{Link(server.port, delay).port}/", engine)

    def moves(step, words):
        page.evaluate(f"setTimeout(() => history.{step}())")
        page.until(lambda: words in page.words(), f"{words!r} is shown")

    page.press("Personal details")
    page.click("First name")
    page.answered()
    page.send(*"Lovelace")
    page.key("left", 4)
    page.send(*"xy")
    moves("back", "Cover letter")
    page.answered()
    # What is typed now is for no field: the link that led to the page has the focus.
    page.expect(page.focused_text, "Personal details", "the focus")
    page.send(*"zz")
    page.evaluate("setTimeout(() => history.forward())")
    page.until(lambda: page.evaluate("return location.pathname") == "/personal", "the address")
    # At once, before the program has answered.
    page.send(*"Q")
    page.holds("First name", "LovexyQlace", caret=7)
    moves("back", "Cover letter")
    assert page.value("Yearly salary") == ""


def test_a_page_that_is_gone_back_to_is_scrolled_as_before(drive):
    page = drive.page(drive.server(gallery_page="Settings"), width=600, height=400)
    top = "return document.querySelector('.form').scrollTop"
    page.press("About")
    page.until(lambda: title(page) == "About", "the page")
    assert page.evaluate(top) == 0
    page.driver.back()
    page.until(lambda: title(page) == "Settings", "the page before")
    page.until(lambda: page.evaluate(top) > 100, "its place")
    place = page.evaluate(top)
    page.press("About")
    page.press("Back")
    page.until(lambda: title(page) == "Settings", "the page before")
    page.expect(lambda: page.evaluate(top), place, "the place again")


def test_what_is_being_composed_is_kept_on_the_way_back(drive, server):
    page = drive.page(f"http://127.0.0.1:{Link(server.port, 0.3).port}/")
    page.press("Personal details")
    page.click("First name")
    page.answered()
    # The second step is not sent before the first one is answered.
    page.compose("に")
    page.compose("にほ")
    page.driver.back()
    page.until(lambda: page.value("First name") is None, "the page before")
    page.driver.forward()
    page.holds("First name", "にほ", caret=2)
