"""Long texts are pasted in one step, whatever happens to the page and the connection meanwhile."""

import pytest

from drivers.browser import Keys
from drivers.link import Link

# More than 300,000 UTF-16 units, and more than a megabyte of UTF-8.
TEXT = "".join(f"{line:06d} die Größe, 日本語の文 👍\n" for line in range(12_000))
# Control characters take six bytes each in a message.
CONTROLS = ("\u0001" * 63 + "\n") * (1 << 13)
SHOWN = "return document.activeElement.value"


def text_in(page):
    """The text of the editor, in the page."""
    return page.evaluate("return document.querySelector('textarea.editor').value")


def opened(drive, delay=0.0):
    """A page whose editor has the focus and the text `ab`, and the link that it is on."""
    server = drive.server(gallery_page="Several lines")
    link = Link(server.port, delay)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.forgiven = ("/socket",)
    page.click("Notes")
    page.send(*"ab")
    page.answered()
    return page, link


def program_counts(page, text):
    """The program counts the characters that it has."""
    page.until(lambda: f"{len(text):,}".replace(",", "") in page.text().replace(",", ""), "the count", 60)


@pytest.mark.timeout(180)
@pytest.mark.parametrize("text", [TEXT, CONTROLS], ids=["text", "controls"])
def test_undone_at_once(drive, text):
    page, _ = opened(drive)
    page.paste(text)
    page.answered(60)
    assert text_in(page) == "ab" + text
    page.chord(Keys.CONTROL, "z")
    page.answered(60)
    page.until(lambda: len(text_in(page)) <= 2, "one step of undoing")
    page.chord(Keys.CONTROL, "y")
    page.answered(60)
    page.until(lambda: text_in(page) == "ab" + text, "one step of redoing")


@pytest.mark.timeout(180)
def test_loaded_again_meanwhile(drive):
    page, link = opened(drive, 0.3)
    sent = link.sent
    page.paste(TEXT)
    page.until(lambda: link.sent > sent + 1000, "the beginning is on its way")
    page.driver.refresh()
    page.answered(60)
    page.until(lambda: text_in(page) == "ab" + TEXT, "the text", 60)
    page.click("Notes")
    page.chord(Keys.CONTROL, "z")
    page.answered(60)
    page.until(lambda: len(text_in(page)) <= 2, "one step of undoing", 30)


@pytest.mark.timeout(180)
@pytest.mark.parametrize("reloads", [False, True])
def test_the_link_is_cut_meanwhile(drive, reloads):
    page, link = opened(drive, 0.3)
    sent = link.sent
    page.paste(TEXT)
    page.until(lambda: link.sent > sent + 1000, "the beginning is on its way")
    link.cut()
    page.until(lambda: link.refused > 0, "an attempt to connect")
    assert text_in(page) == "ab" + TEXT
    page.send("c")
    link.mend()
    if reloads:
        page.driver.refresh()
    page.answered(60)
    page.until(lambda: text_in(page) == "ab" + TEXT + "c", "the text", 60)
    page.driver.refresh()
    page.answered(60)
    page.until(lambda: text_in(page) == "ab" + TEXT + "c", "the program has it", 60)


REFUSAL = "The text would be too long. Nothing was inserted."
LONGEST = 1 << 20


@pytest.mark.timeout(180)
@pytest.mark.parametrize("title, label", [("Several lines", "Notes"), ("Formats while typing", "Note")],
                         ids=["editor", "input"])
def test_more_than_a_page_edits_is_refused_whole(drive, title, label):
    page = drive.page(drive.server(gallery_page=title))
    page.click(label)
    page.send(*"ab", Keys.ARROW_LEFT)
    page.answered()
    page.paste("x" * (LONGEST - 1))
    page.until(lambda: status(page) == REFUSAL, "a message")
    page.holds(label, "ab", caret=1)
    page.send("c")
    page.holds(label, "acb", caret=2)
    assert status(page) == ""
    page.answered()
    # What fits is there, also in an input, in which a browser has less by itself.
    rest = "y" * (LONGEST - 3)
    page.paste(rest)
    page.until(lambda: page.value(label) == f"ac{rest}b", "the longest text", 30)
    page.answered(60)
    page.chord(Keys.CONTROL, "z")
    page.until(lambda: page.value(label) == "acb", "one step of undoing", 60)


def status(page):
    return page.evaluate("return document.getElementById('status').textContent")
