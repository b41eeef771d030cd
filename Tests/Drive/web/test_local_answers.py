"""What a page shows before the program has answered, and that the program's answer is the same."""

import pytest

from drivers.browser import Keys

# Everything that is spoken, and how a field is described.
NOTE_SPOKEN = """
window.said = [];
new MutationObserver(() => said.push(document.getElementById('spoken').textContent))
  .observe(document.getElementById('spoken'), { childList: true, characterData: true, subtree: true });
"""
DESCRIPTION = """
const field = [...document.querySelectorAll('input')].find((e) => e.labels?.[0]?.textContent.trim() === arguments[0]
  || e.getAttribute('aria-label') === arguments[0]);
const box = document.getElementById(field.getAttribute('aria-describedby'))?.getBoundingClientRect();
return [field.getAttribute('aria-invalid'),
  document.getElementById(field.getAttribute('aria-describedby'))?.textContent ?? null,
  box ? [box.x, box.y, box.width, box.height].map(Math.round) : null];
"""
DISABLED = "return [...document.querySelectorAll('button')].find((e) => e.textContent === arguments[0])?.disabled"


@pytest.fixture
def server(drive):
    return drive.server("--preview", "Help with input")


@pytest.fixture
def page(drive, server):
    page = drive.page(server)
    page.shows("What is missing?")
    page.evaluate(NOTE_SPOKEN)
    return page


def described(page, label):
    return page.evaluate(DESCRIPTION, label)


def said(page):
    return [text for text in page.evaluate("return window.said") if text]


def test_a_message_is_shown_by_a_stopped_server(page, server):
    page.click("E-mail")
    page.send("ada")
    page.answered()
    with server.stopped():
        assert described(page, "E-mail")[:2] == [None, None], "an unfinished text shows no message"
        page.click("City")
        page.send("B")
        page.until(lambda: described(page, "E-mail")[0], "the message")
        invalid, message, place = described(page, "E-mail")
        assert (invalid, message) == ("true", "Enter an e-mail address.")
        page.click("E-mail")
        page.send(Keys.END, "@b.org")
        assert described(page, "E-mail") == [None, None, None], "it goes with the last letter"
        page.send(*[Keys.BACKSPACE] * 10)
        assert described(page, "E-mail")[:2] == ["true", "This is required."]
        page.send("a")
        assert described(page, "E-mail") == ["true", "Enter an e-mail address.", place]
    page.answered()
    assert described(page, "E-mail") == ["true", "Enter an e-mail address.", place], "in the same place"
    assert page.evaluate("return document.body.innerText").count("Enter an e-mail address.") == 1


def test_a_message_is_spoken_once(page):
    page.click("E-mail")
    page.send("ada")
    page.click("City")
    page.until(lambda: said(page), "the message")
    page.answered()
    page.frames()
    assert said(page) == ["Enter an e-mail address."]
    assert described(page, "E-mail")[0] == "true"


def test_the_server_shows_the_message_where_the_page_did(page, server):
    page.click("City")
    page.answered()
    with server.stopped():
        page.click("E-mail")
        page.until(lambda: described(page, "City")[0], "the message")
        local = described(page, "City")
        look = page.evaluate("const e = document.querySelector('[data-status] p'); const s = getComputedStyle(e);"
                             "return [s.color, s.font, s.lineHeight, s.margin]")
    page.answered()
    assert local[:2] == ["true", "Where to?"]
    assert described(page, "City") == local
    assert page.evaluate("const e = document.querySelector('[data-status] p'); const s = getComputedStyle(e);"
                         "return [s.color, s.font, s.lineHeight, s.margin]") == look
    assert page.evaluate("return document.querySelectorAll('[data-status]').length") == 1


def test_a_button_follows_each_letter_of_a_stopped_server(page, server):
    assert page.evaluate(DISABLED, "Book") is True
    page.click("City")
    page.send("Bern")
    page.click("E-mail")
    page.send("a@b.c")
    page.answered()
    assert page.evaluate(DISABLED, "Book") is True
    with server.stopped():
        page.send("o")
        assert page.evaluate(DISABLED, "Book") is False
        page.send(Keys.BACKSPACE)
        assert page.evaluate(DISABLED, "Book") is True
        page.send("o")
        page.click("Password")
        page.send("short")
        assert page.evaluate(DISABLED, "Book") is True, "another field is not valid"
        page.send("er, no")
        assert page.evaluate(DISABLED, "Book") is False
        page.click("Book")
    page.shows("Booked for Bern")


def test_return_shows_what_is_wrong(page, server):
    page.click("E-mail")
    page.send("ada")
    page.answered()
    with server.stopped():
        page.send(Keys.ENTER)
        assert described(page, "E-mail")[:2] == ["true", "Enter an e-mail address."]
    page.answered()
    assert described(page, "E-mail")[:2] == ["true", "Enter an e-mail address."]


def test_pasted_undone_and_filled_text_counts(page, server):
    page.click("City")
    page.send("Bern")
    page.click("Password")
    page.send("long enough")
    page.click("E-mail")
    page.answered()
    with server.stopped():
        page.driver.execute_cdp_cmd("Input.insertText", {"text": "a@b.co"})
        assert page.evaluate(DISABLED, "Book") is False, "inserted as from a clipboard"
        page.chord(Keys.CONTROL, "z")
        assert page.evaluate(DISABLED, "Book") is True, "undone"
        page.evaluate("const e = document.activeElement; e.value = 'c@d.org';"
                      "e.dispatchEvent(new InputEvent('input', { bubbles: true }))")
        assert page.evaluate(DISABLED, "Book") is False, "filled in"
    page.answered()
    assert page.evaluate(DISABLED, "Book") is False
    page.press("Clear")
    assert page.evaluate(DISABLED, "Book") is True, "the program has changed the text"


def test_a_page_without_the_module_answers_too(drive, server):
    page = drive.page(server)
    page.block_core()
    page.reload()
    page.shows("What is missing?")
    page.click("City")
    page.send("Bern")
    page.answered()
    with server.stopped():
        page.click("E-mail")
        page.send("a")
        page.click("City")
        page.expect(lambda: described(page, "E-mail")[:2], ["true", "Enter an e-mail address."], "the message")
    page.answered()
    assert described(page, "E-mail")[:2] == ["true", "Enter an e-mail address."]


COUNT_SEARCHES = """
window.searches = 0;
for (const name of ['querySelectorAll', 'querySelector', 'getElementsByClassName']) {
  const own = Document.prototype[name];
  Document.prototype[name] = function (...all) { searches += 1; return own.apply(this, all); };
}
addEventListener('keydown', () => { searches = 0; }, true);
addEventListener('input', () => { window.during = searches; });
"""


def test_a_key_searches_no_document(page):
    page.click("E-mail")
    page.send("ada")
    page.click("City")
    page.click("E-mail")
    page.answered()
    page.evaluate(COUNT_SEARCHES)
    page.send("x")
    assert page.evaluate("return window.during") == 0


def test_an_answer_that_changes_nothing_searches_no_document(drive):
    page = drive.browser("--preview", "Prompts and labels")
    page.click("Username")
    page.send("a")
    page.answered()
    page.evaluate(COUNT_SEARCHES)
    page.send("b")
    page.answered()
    page.frames()
    assert page.evaluate("return window.searches") == 0


def test_a_count_follows_each_letter(drive):
    server = drive.server("--preview", "A limited length")
    page = drive.page(server)
    page.shows("0/10")
    page.click("Name")
    page.send("ab")
    page.answered()
    with server.stopped():
        page.send("cde\u0301", "\U0001F1E9\U0001F1EA")
        page.shows("6/10")
        page.driver.execute_cdp_cmd("Input.insertText", {"text": "1234567"})
        page.shows("13/10")
    page.answered()
    page.shows("10/10")
    page.hides("13/10")
    page.select_all()
    page.send(Keys.BACKSPACE)
    page.shows("0/10")


def test_return_leads_to_the_next_field_of_a_stopped_server(drive):
    server = drive.server("--preview", "Prompts and labels")
    page = drive.page(server)
    page.click("Username")
    page.answered()
    with server.stopped():
        page.send("ada", Keys.ENTER, "s3cret")
        assert page.focused() == "Password"
        assert page.raw_value("Username") == "ada"
        assert page.raw_value("Password") == "s3cret"
        page.click("Show")
        assert page.kind("Password") == "text", "shown without the server"
        page.click("Show")
        assert page.kind("Password") == "password"
        page.click("Show")
    page.answered()
    page.until(lambda: page.kind("Password") == "text", "the revealed text")
    assert page.raw_value("Password") == "s3cret"
    assert page.focused() == "Password"
    page.press("Hide")
    page.holds("Password", "\u2022" * 6)
    assert page.focused() == "Password"


def test_a_secret_that_the_server_alone_knows_waits_for_it(drive):
    server = drive.server("--preview", "Prompts and labels")
    page = drive.page(server)
    page.click("Password")
    page.send("s3cret")
    page.answered()
    page.reload()
    page.holds("Password", "\u2022" * 6)
    with server.stopped():
        page.click("Show")
        assert page.kind("Password") == "password"
    page.until(lambda: page.kind("Password") == "text" and page.raw_value("Password") == "s3cret", "the text")


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_other_engines_answer_alike(drive, engine):
    server = drive.server("--preview", "Help with input")
    page = drive.page(server, engine)
    page.shows("What is missing?")
    page.click("City")
    page.send(*"Bern")
    page.answered()
    with server.stopped():
        page.send(Keys.TAB)
        page.send(*"a@b.c")
        page.send(Keys.TAB)
        page.expect(lambda: described(page, "E-mail")[:2], ["true", "Enter an e-mail address."], "the message")
        place = described(page, "E-mail")
        assert page.evaluate(DISABLED, "Book") is True
        page.click("E-mail")
        page.send(Keys.END, "o")
        page.expect(lambda: page.evaluate(DISABLED, "Book"), False, "the button")
        assert described(page, "E-mail")[0] is None
        page.send(Keys.BACKSPACE)
        page.expect(lambda: described(page, "E-mail"), place, "the message")
    page.answered()
    assert described(page, "E-mail") == place
    assert page.evaluate(DISABLED, "Book") is True
