"""A window of 360 points: nothing is wider than the window."""

import pytest

from drivers.accessibility import Gone

WIDTH = 360


def beyond(window):
    """What reaches beyond the window's right edge."""
    found = []
    for address, role in window.tree.objects():
        try:
            x, _, width, _ = window.tree.extents(address)
            if width > 0 and x + width > WIDTH + 1:
                found.append((role, window.tree.name(address), x, width))
        except Gone:
            continue
    return found


@pytest.mark.parametrize("page", ["Unit converter", "Choices and values", "Travel search", "Currency exchange"])
def test_a_page_is_no_wider_than_the_window(drive, page):
    window = drive.window(display=drive.display(500, 800), size=(WIDTH, 760), GALLERY_PAGE=page)
    window.carried_out()
    assert not beyond(window)
