"""Buttons with an edge in the rows of a form: their width, the ground of their row, and where they take a press."""

import re

import pytest

# The button, and the row above it, in the window.
BOXES = """
const button = document.querySelector('.section > .b-borderedProminent'), box = button.getBoundingClientRect();
const row = button.previousElementSibling.getBoundingClientRect();
return { button: [box.left, box.right], height: box.height, row: [row.left, row.right], above: box.top - row.bottom,
  beside: document.elementFromPoint(row.right - 30, (box.top + box.bottom) / 2) === button };
"""


def opened(drive, engine="chromium", width=1280):
    page = drive.page(drive.server(gallery_page="Sign-up form"), engine, width=width, height=900)
    page.shows("Sign up")
    page.evaluate("document.querySelector('.section > .b-borderedProminent').scrollIntoView({ block: 'center' })")
    page.frames()
    return page


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_a_prominent_button_has_its_own_width_in_a_wide_form(drive, engine):
    boxes = opened(drive, engine).evaluate(BOXES)
    assert boxes["button"][1] - boxes["button"][0] < 200
    assert boxes["button"][0] == boxes["row"][0] + 16, "under the labels"
    assert 8 <= boxes["above"] <= 10
    assert boxes["height"] < 48
    assert not boxes["beside"], "the rest of the row is no button"


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_it_fills_the_row_of_a_narrow_form(drive, engine):
    boxes = opened(drive, engine, width=390).evaluate(BOXES)
    assert boxes["button"] == [boxes["row"][0] + 16, boxes["row"][1] - 16]
    assert 8 <= boxes["above"] <= 10


@pytest.mark.parametrize("width", [390, 1280])
def test_the_ground_of_its_row_is_as_wide_as_the_others(drive, width):
    page = opened(drive, width=width)
    boxes = page.evaluate(BOXES)
    shadow, clip = page.evaluate("""
        const style = getComputedStyle(document.querySelector('.section > .b-borderedProminent'));
        return [style.boxShadow, style.clipPath];""")
    card = page.evaluate("return getComputedStyle(document.querySelector('.section > .text')).backgroundColor")
    assert shadow.startswith(card), "the shadow is the ground"
    left, right = boxes["button"]
    # The edges of the shadow that is shown, from the top on: `-9.5px calc(100% - 656px) -9.5px -16px`.
    edges = re.findall(r"calc\([^)]*\)|\S+", clip.removeprefix("inset(").split(" round")[0])
    parts = [[(float(sign + number), unit) for sign, number, unit in re.findall(r"([-+]?) ?([\d.]+)(px|%)", edge)]
             for edge in edges]
    _, far, _, near = [sum(number / 100 * (right - left) if unit == "%" else number for number, unit in edge)
                       for edge in parts]
    assert [left + near, right - far] == pytest.approx(boxes["row"], abs=1)
