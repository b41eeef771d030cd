"""Fields that the editing core edits in the page: formatted with each key, whatever the server and the link do."""

import datetime
import random

import pytest

from drivers.browser import Keys
from drivers.gallery import turn_to
from drivers.link import Link

# Notes the text and the caret of the focused field after the page's own listeners of each input.
NOTE_INPUTS = """
window.noted = [];
addEventListener('input', ({ target }) => noted.push([target.value, target.selectionStart]));
"""


def loaded(page):
    page.wait_core()
    page.driver.execute_script(NOTE_INPUTS)


def noted(page):
    return page.driver.execute_script("return window.noted.splice(0)")


@pytest.fixture
def masks(page):
    turn_to(page, "Masks")
    loaded(page)
    return page


def test_each_key_is_formatted_over_a_slow_link(drive, server):
    link = Link(server.port, 0.2)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    turn_to(page, "Masks")
    loaded(page)
    page.click("Number plate")
    page.send(*"abc1234")
    assert [value for value, _ in noted(page)] == [
        "a", "ab", "abc", "abc-1", "abc-12", "abc-123", "abc-1234"], "what was shown with each key"
    page.answered()
    assert page.value("Number plate") == "abc-1234"
    page.shows("abc1234")
    page.click("Card number")
    page.send(*"4111222233334444")
    shown = "4111 2222 3333 4444"
    assert [value for value, _ in noted(page)] == [shown[:end] for end in range(1, 20) if end % 5]
    page.answered()
    page.holds("Card number", shown, caret=19)


def test_a_stopped_server_is_not_missed(masks, server):
    masks.click("Code (abc-DEF)")
    masks.answered()
    with server.stopped():
        masks.send(*"ABCdef")
        assert [value for value, _ in noted(masks)] == ["a", "ab", "abc", "abc-D", "abc-DE", "abc-DEF"]
        masks.select("Code (abc-DEF)", 5)
        masks.send(Keys.BACKSPACE)
        assert noted(masks) == [["abc-EF", 4]], "the caret stays in the middle"
        masks.send("x")
        assert noted(masks) == [["abc-XEF", 5]] or masks.raw_value("Code (abc-DEF)") == "abc-XEF"
        masks.chord(Keys.CONTROL, "z")
        assert masks.raw_value("Code (abc-DEF)") == "abc-EF", "undone without the server"
        masks.chord(Keys.CONTROL, "y")
        assert masks.raw_value("Code (abc-DEF)") == "abc-XEF"
    masks.answered()
    assert masks.value("Code (abc-DEF)") == "abc-XEF", "both agree"
    masks.shows("abcXEF")


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
@pytest.mark.parametrize("delay", [0, 0.4])
def test_the_same_keys_are_undone_in_the_same_steps_over_any_link(drive, server, delay, engine):
    """A caret that was elsewhere for a moment ends the step of undoing, even if no report says where."""
    link = Link(server.port, delay)
    page = drive.page(f"http://127.0.0.1:{link.port}/", engine)
    page.wait_core()
    page.click("Full name")
    page.send(*"ab", Keys.ARROW_LEFT, Keys.ARROW_RIGHT, *"cd", Keys.HOME, Keys.END, "e")
    page.answered(20)
    for left in ("abcd", "ab", ""):
        page.chord(Keys.CONTROL, "z")
        page.holds("Full name", left)
        page.answered(20)
        page.holds("Full name", left)
    page.chord(Keys.CONTROL, "y")
    page.answered(20)
    # The program has the same steps.
    page.reload()
    page.holds("Full name", "ab")
    page.click("Full name")
    page.chord(Keys.CONTROL, "y")
    page.holds("Full name", "abcd")


def test_up_and_down_change_a_date_without_the_server(page, server):
    turn_to(page, "Formats while typing")
    loaded(page)
    page.click("Day")
    page.send(*"5/31/2024")
    page.answered()
    shown = page.raw_value("Day")
    day = shown.index("31")
    with server.stopped():
        page.select("Day", day)
        page.send(Keys.DOWN)
        assert page.raw_value("Day") == shown.replace("31", "30")
        page.send(Keys.UP, Keys.UP)
        assert page.raw_value("Day") == shown.replace("31", "1" if shown.startswith("5") else "01"), "around the month"
        page.chord(Keys.CONTROL, "z")
        assert page.raw_value("Day") == shown, "a step is undone alone"
        assert page.driver.execute_script("return document.activeElement.selectionStart") == day
    page.answered()
    assert page.value("Day") == shown, "both agree"
    page.shows("day 2024-05-31")


def test_up_and_down_in_an_empty_date_begin_with_the_present(page):
    turn_to(page, "Formats while typing")
    loaded(page)
    page.click("Day")
    page.send(Keys.DOWN)
    page.answered()
    assert page.value("Day").startswith(str(datetime.date.today().month)), "the program has the clock"


def test_random_edits_over_a_link_that_is_cut(drive, server):
    link = Link(server.port, 0.03)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.forgiven = ("/socket",)
    turn_to(page, "Masks")
    loaded(page)
    dice = random.Random(14)
    keys = [*"abcDEF123456789", Keys.BACKSPACE, Keys.BACKSPACE, Keys.DELETE, Keys.ARROW_LEFT, Keys.ARROW_LEFT,
            Keys.ARROW_RIGHT, Keys.HOME, Keys.END]
    for label in ("Number plate", "Code (abc-DEF)", "Serial number", "Till"):
        page.click(label)
        for round_ in range(8):
            page.send(*dice.choices(keys, k=25))
            if dice.random() < 0.5:
                page.chord(Keys.CONTROL, dice.choice("zy"))
            if round_ == 4:
                link.cut()
                page.send(*dice.choices(keys, k=10))
                link.mend()
        page.until(lambda: page.driver.find_element("id", "status").text == "", "a connection", 20)
        page.answered(20)
        shown = page.raw_value(label)
        # A page that is loaded again shows what the program has.
        page.driver.refresh()
        page.wait_open()
        assert page.raw_value(label) == shown, label


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
@pytest.mark.parametrize("undone", [2, 5])
def test_what_the_page_before_has_typed_is_undone_and_redone_over_a_slow_link(drive, engine, undone):
    """The page undoes what it has typed, and the program what was typed before."""
    link = Link(drive.server(gallery_page="Formats while typing").port, 0.2)
    page = drive.page(f"http://127.0.0.1:{link.port}/", engine)
    page.click("Note")
    page.send(*"12")
    page.answered()
    page.reload()
    page.wait_core()
    page.click("Note")
    page.send(Keys.END, *"34")
    page.answered()
    for key in "z" * undone + "y" * undone:
        page.chord(Keys.CONTROL, key)
    page.answered()
    page.holds("Note", "1234")
    page.chord(Keys.CONTROL, "z")
    page.holds("Note", "12")
    page.answered()
    page.holds("Note", "12")
    page.chord(Keys.CONTROL, "z")
    page.holds("Note", "")
    page.reload()
    assert page.value("Note") == ""
