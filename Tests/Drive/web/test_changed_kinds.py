"""A field whose element is another one when the program has answered: its text gets attributes with the first digit."""

import pytest

from drivers.browser import Keys
from drivers.link import Link

TYPED = "ab1cdefgh2"


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def numbers(request, drive):
    """The text view over a link of 200 ms: what is typed meanwhile is in the element that is replaced."""
    server = drive.server("--preview", "Digits in colour")
    link = Link(server.port, 0.1)
    page = drive.page(f"http://127.0.0.1:{link.port}/", request.param)
    page.click("Numbers")
    return page


def kind(page):
    return page.evaluate("return document.activeElement.localName")


def test_what_is_typed_while_a_field_changes_its_kind(numbers):
    assert kind(numbers) == "textarea"
    numbers.send(*TYPED, spacing=0.03)
    numbers.answered()
    assert kind(numbers) == "rich-editor"
    numbers.holds("Numbers", TYPED, caret=len(TYPED))
    numbers.shows(f"Text: {TYPED}")
    numbers.send(Keys.BACKSPACE, "3")
    numbers.answered()
    numbers.holds("Numbers", f"{TYPED[:-1]}3", caret=len(TYPED))
    numbers.shows(f"Text: {TYPED[:-1]}3")


def test_what_is_typed_in_the_middle_meanwhile(numbers):
    numbers.send(*"abc", spacing=0.03)
    numbers.answered()
    numbers.send(Keys.LEFT, Keys.LEFT, *"1xyz", Keys.BACKSPACE, spacing=0.03)
    numbers.answered()
    assert kind(numbers) == "rich-editor"
    numbers.holds("Numbers", "a1xybc", caret=4)
    numbers.shows("Text: a1xybc")


def test_a_field_keeps_the_kind_that_it_has_got(numbers):
    numbers.send("1", Keys.BACKSPACE, "a")
    numbers.answered()
    assert kind(numbers) == "rich-editor"
    numbers.shows("Text: a")


def test_it_fills_the_geometry_reader_around_it(numbers):
    numbers.send("1")
    numbers.answered()
    field, reader = numbers.evaluate("""
        const size = (element) => [element.clientWidth, element.clientHeight];
        return [size(document.activeElement), size(document.activeElement.closest('.geometry'))];""")
    assert all(reader[axis] - 8 <= field[axis] <= reader[axis] for axis in (0, 1)), (field, reader)
