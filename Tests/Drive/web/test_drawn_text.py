"""Texts that a program draws itself, and the modifier keys that it observes."""

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from drivers.opening import ENGINES

# What is drawn of the marked word: the marker, and the letters from left to right.
DRAWN = """
const drawing = document.querySelector('.geometry');
const box = (e) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
const seen = (e) => !e.closest('.unseen');
const letters = [...drawing.querySelectorAll('strong')].filter(seen);
const ends = [...document.querySelectorAll('.geometry .text')].filter(seen).map((e) => e.getBoundingClientRect().right);
return { marker: box(drawing.querySelector('path')), letters: letters.map(box),
  word: letters.map((e) => e.textContent).join(''), text: box(document.querySelector('.unseen strong')),
  end: Math.max(...ends) };
"""


@pytest.fixture(params=ENGINES)
def page(request, drive):
    page = drive.page(drive.server("--preview", "Drawn text"), request.param, width=390, height=780)
    page.frames()
    page.answered()
    return page


def is_marked(page):
    drawn = page.evaluate(DRAWN)
    (left, top, right, bottom), letters = drawn["marker"], drawn["letters"]
    # A marker of the size of the letters, behind all of them.
    return (bottom - top > 15 and abs(left - letters[0][0]) < 3 and abs(right - letters[-1][2]) < 6
            and top - 4 <= letters[0][1] and letters[0][3] <= bottom + 4)


def is_as_wide(page):
    """Whether what is drawn has the width of the browser's own word, which is not seen."""
    drawn = page.evaluate(DRAWN)
    left, _, right, _ = drawn["text"]
    return abs(drawn["letters"][-1][2] - drawn["letters"][0][0] - (right - left)) < 0.06 * (right - left)


def test_letters_are_on_their_marker(page):
    page.until(lambda: is_marked(page), "a marker behind the word")
    drawn = page.evaluate(DRAWN)
    assert drawn["word"] == "renderer"
    gaps = [after[0] - before[2] for before, after in zip(drawn["letters"], drawn["letters"][1:])]
    assert all(-4 < gap < 4 for gap in gaps), gaps
    page.until(lambda: is_as_wide(page), "letters as wide as the browser's own")
    assert page.evaluate(DRAWN)["end"] < page.evaluate("return innerWidth")
    page.press("Marked")
    page.until(lambda: page.evaluate(DRAWN)["marker"][2] - page.evaluate(DRAWN)["marker"][0] < 1, "no marker")
    page.press("Marked")
    page.until(lambda: is_marked(page), "the marker again")


def test_what_is_typed_is_drawn_and_read(page):
    page.click("Word")
    page.key("end")
    page.type(" text")
    page.until(lambda: page.evaluate(DRAWN)["word"].replace(" ", "") == "renderertext", "the letters of another word")
    assert page.evaluate("return document.querySelector('.unseen').textContent") == (
        "A renderer text draws the lines, the runs and the letters of a text.")
    page.until(lambda: is_marked(page), "its marker")


def test_modifier_keys_are_observed(drive):
    page = drive.browser("--preview", "Keys")
    page.shows("No modifier key is held")
    actions = ActionChains(page.driver)
    actions.key_down(Keys.SHIFT).key_down(Keys.ALT).perform()
    page.shows("Held: Shift, Option")
    ActionChains(page.driver).key_up(Keys.SHIFT).perform()
    page.shows("Held: Option")
    # Another window has the keyboard: keys are released there.
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    page.shows("No modifier key is held")
    ActionChains(page.driver).key_up(Keys.ALT).perform()
