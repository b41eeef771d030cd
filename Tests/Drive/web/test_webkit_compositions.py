"""Input methods in WebKitGTK: syllables that IBus composes, and dead keys."""

import pytest

from drivers.link import Link
from drivers.web_page import Keys


def opened(drive, title, delay=0.0, input_method="ibus"):
    link = Link(drive.server(gallery_page=title).port, delay)
    return drive.page(f"http://127.0.0.1:{link.port}/", "webkit", input_method=input_method).wait_core()


@pytest.fixture(params=[0, 0.15], ids=["near", "far"])
def composing(drive, request):
    """A page whose input method composes letters to syllables of three in upper case."""
    page = opened(drive, "Formats while typing", request.param)
    page.display.start_composing_engine()
    return page


def program_has(page, line):
    page.until(lambda: line in page.identified("values").split("\n"), f"the program has {line!r}")


def test_syllables_in_a_plain_field(composing):
    page = composing
    page.click("Note")
    page.press_on_keyboard("a")
    page.holds("Note", "A", "what is composed", caret=1)
    page.press_on_keyboard("b", "c")
    page.holds("Note", "ABC", caret=3)
    page.answered()
    page.press_on_keyboard("d")
    page.holds("Note", "ABCD", "the next syllable", caret=4)
    page.press_on_keyboard("space")
    page.holds("Note", "ABCD ", caret=5)
    page.answered()
    page.holds("Note", "ABCD ", caret=5)
    program_has(page, "note ABCD ")
    page.press_on_keyboard("e")
    page.press_on_keyboard("Left")
    page.holds("Note", "ABCD E", caret=5)
    page.answered()
    program_has(page, "note ABCD E")
    for _ in range(4):
        page.chord(Keys.CONTROL, "z")
        page.answered()
    page.holds("Note", "", "undone")
    for _ in range(4):
        page.chord(Keys.CONTROL, "y")
        page.answered()
    page.holds("Note", "ABCD E", "redone")
    program_has(page, "note ABCD E")


def test_syllables_in_a_formatted_field(composing):
    """What is composed is no digit: it is refused at its end, and nothing of it stays."""
    page = composing
    page.click("Card number")
    page.press_on_keyboard(*"41112")
    page.holds("Card number", "4111 2")
    page.answered()
    page.press_on_keyboard("a", "b")
    page.holds("Card number", "4111 2AB", "what is composed")
    page.answered()
    page.press_on_keyboard("3")
    page.holds("Card number", "4111 23", caret=7)
    page.answered()
    page.holds("Card number", "4111 23", caret=7)
    program_has(page, "card 411123")


def test_a_field_that_is_left_in_the_middle_of_a_composition(composing):
    page = composing
    page.click("Note")
    page.press_on_keyboard("a", "b")
    page.holds("Note", "AB")
    page.press_on_keyboard("Tab")
    page.answered()
    page.holds("Note", "AB")
    program_has(page, "note AB")


@pytest.mark.parametrize("input_method", ["ibus", "gtk-im-context-simple"])
def test_dead_keys(drive, input_method):
    page = opened(drive, "What delegates are told", input_method=input_method)
    page.display.keyboard("us", "intl")
    page.click("First")
    page.press_on_keyboard("R", "e", "n", "dead_acute", "e")
    page.holds("First", "René", caret=4)
    page.press_on_keyboard("Left", "dead_diaeresis", "a", "x")
    page.holds("First", "Renäxé", caret=5)
    page.answered()
    page.holds("First", "Renäxé", caret=5)
    page.click("PIN")
    page.press_on_keyboard("dead_acute", "e", "1")
    page.holds("PIN", "••")
    assert page.raw_value("PIN") == "é1"
