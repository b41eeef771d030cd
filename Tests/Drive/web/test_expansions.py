"""Groups that are opened and closed in the page before the program has answered."""

import pytest

from drivers.browser import Keys

EXPANDED = """
const button = [...document.querySelectorAll('button[aria-expanded]')].find((e) => e.textContent === arguments[0]);
return [button.getAttribute('aria-expanded'), document.activeElement === button, button.querySelector('svg').style.rotate];
"""
FOCUS = """
[...document.querySelectorAll('button[aria-expanded]')].find((e) => e.textContent === arguments[0]).focus();
"""
ROWS = "return document.querySelectorAll('[id^=\"o\"], .busy').length"


@pytest.fixture
def server(drive):
    return drive.server("--preview", "Groups")


@pytest.fixture
def page(drive, server):
    page = drive.page(server)
    page.shows("I agree")
    return page


def expanded(page, title):
    return page.evaluate(EXPANDED, title)


def press(page, title):
    page.evaluate(FOCUS, title)
    page.send(Keys.ENTER)


def test_a_stopped_server_lets_a_group_be_closed_and_opened(page, server):
    press(page, "Gift")
    page.shows("Wrap it")
    page.click("Greeting")
    page.send("Dear")
    page.answered()
    with server.stopped():
        press(page, "Gift")
        assert expanded(page, "Gift") == ["false", True, "-90deg"]
        page.hides("Greeting")
        page.send(Keys.ENTER)
        assert expanded(page, "Gift")[:2] == ["true", True]
        page.shows("Wrap it")
        page.send(Keys.TAB)
        page.send(Keys.END, " Ada")
        assert page.evaluate("return document.activeElement.value") == "Dear Ada"
    page.shows("saying Dear Ada")
    assert page.focused() == "Greeting"
    assert page.evaluate(ROWS) == 0
    page.send("!")
    page.shows("saying Dear Ada!")
    assert page.evaluate("return document.querySelectorAll('.field').length") == 2


def test_what_is_typed_into_a_group_that_was_never_open_goes_to_its_first_field(page, server):
    with server.stopped():
        press(page, "Delivery")
        assert expanded(page, "Delivery") == ["true", True, "90deg"]
        page.send(Keys.TAB, "Main")
        page.send(" Street 1")
        assert page.evaluate("return document.activeElement.closest('.busy').ariaBusy") == "true"
    page.shows("To: Main Street 1")
    assert page.focused() == "Street"
    assert page.evaluate(ROWS) == 0
    assert expanded(page, "Delivery") == ["true", False, ""]
    page.send("a")
    page.shows("To: Main Street 1a")


def test_the_focus_stays_on_the_button(page, server):
    with server.stopped():
        press(page, "Gift")
        assert expanded(page, "Gift")[:2] == ["true", True]
    page.shows("Wrap it")
    assert expanded(page, "Gift")[:2] == ["true", True]
    assert page.evaluate(ROWS) == 0


def test_a_group_that_the_program_keeps_open_comes_back(page, server):
    with server.stopped():
        press(page, "Terms")
        page.hides("I agree")
        assert expanded(page, "Terms")[0] == "false"
    page.shows("I agree")
    page.answered()
    assert expanded(page, "Terms") == ["true", True, ""]
    page.click("I agree")
    page.answered()
    press(page, "Terms")
    page.hides("I agree")
    page.answered()
    assert expanded(page, "Terms")[0] == "false"


def test_a_secret_is_not_kept_in_a_closed_group(page, server):
    press(page, "Delivery")
    page.shows("Door code")
    page.click("Street")
    page.send("Main")
    page.click("Door code")
    page.send("1234")
    page.answered()
    with server.stopped():
        press(page, "Delivery")
        page.send(Keys.ENTER)
        assert page.evaluate("return [...document.querySelectorAll('input')].map((e) => e.value)")[:2] == ["Main", ""]
        page.send(Keys.TAB, Keys.TAB, "56")
    page.shows("code of 2")
    assert page.focused() == "Door code"


def test_a_message_between_keeps_what_is_typed(drive, server):
    page = drive.page(server)
    page.shows("I agree")
    press(page, "Gift")
    page.shows("Wrap it")
    press(page, "Gift")
    page.hides("Wrap it")
    page.answered()
    # The answers are late, and others arrive in the meantime.
    page.evaluate("""
      const send = WebSocket.prototype.send;
      window.late = 400;
      WebSocket.prototype.send = function (data) { setTimeout(() => send.call(this, data), window.late); };
    """)
    page.click("Note")
    page.send("a")
    press(page, "Gift")
    page.send(Keys.TAB)
    for letter in "Hello there":
        page.send(letter, spacing=0.06)
    page.shows("saying Hello there")
    page.holds("Note", "a")
    assert page.focused() == "Greeting"


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_other_engines_open_and_close_alike(drive, server, engine):
    page = drive.page(server, engine)
    page.shows("I agree")
    press(page, "Gift")
    page.shows("Wrap it")
    page.answered()
    with server.stopped():
        press(page, "Gift")
        page.hides("Wrap it")
        assert expanded(page, "Gift")[:2] == ["false", True]
        page.send(Keys.ENTER)
        page.shows("Wrap it")
        page.send(Keys.TAB)
        page.send(*"Dear")
    page.shows("saying Dear")
    page.expect(lambda: page.evaluate(ROWS), 0, "the program's own rows")
    assert page.focused() == "Greeting"


@pytest.mark.parametrize("preview, language, title, states", [
    ("Mail search", "en-US", "Inbox", [["false", "-90deg"], ["true", ""]]),
    ("Right to left", "ar", "المزيد", [["true", "-90deg"], ["false", ""]]),
])
def test_sections_of_lists_and_other_directions(drive, preview, language, title, states):
    server = drive.server("--preview", preview)
    page = drive.page(server, language=language)
    page.shows(title)
    page.answered()
    before = page.words()
    page.evaluate(FOCUS, title)
    with server.stopped():
        shown = []
        for _ in states:
            page.send(Keys.ENTER)
            shown.append(page.evaluate(EXPANDED, title)[::2])
        assert shown == states
        assert page.words() == before
    page.answered()
    assert page.words() == before
    assert page.evaluate(ROWS) == 0
