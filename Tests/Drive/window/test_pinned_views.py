"""Headers of sections that stay visible while a window is scrolled."""

import pytest


@pytest.fixture
def window(drive):
    return drive.window("--preview", "Presents", size=(390, 400))


def top(window, name):
    """Where the object of that name begins on the screen."""
    return window.tree.extents(window.objects()[name])[1]


def test_the_name_of_the_month_stays_and_can_be_pressed(window):
    window.shows("January", "February")
    start, row = top(window, "Clear January"), top(window, "Ben")
    window.focus("Ada")
    window.type("A kite")
    # Three fields, a button and a field further.
    window.key("tab", times=5)
    window.type("A ball")
    window.holds("Emil", "A ball")
    window.until(lambda: top(window, "Ben") < row, "the rows have been scrolled")
    assert abs(top(window, "Clear January") - start) <= 1
    window.press("Clear January")
    window.shows("Cleared 1 times")
    window.holds("Ada", "")
    # Back to the first field, which is not below the header.
    window.focus("Dara")
    window.key("shift-tab", times=3)
    window.type("A book")
    window.holds("Ada", "A book")
    assert top(window, "Ada") > start
    window.key("shift-tab")
    window.key("space")
    window.shows("Cleared 2 times")
