"""A window of 360 points: nothing is wider than the window."""

import pytest

WIDTH = 360


def beyond(window):
    """What reaches beyond the window's right edge."""
    tree = window.tree
    places = tree.each(lambda address, role: (role, tree.name(address), *tree.extents(address)))
    return [(role, name, x, width) for role, name, x, _, width, _ in places if width > 0 and x + width > WIDTH + 1]


@pytest.mark.parametrize("page", ["Unit converter", "Choices and values", "Travel search", "Currency exchange"])
def test_a_page_is_no_wider_than_the_window(drive, page):
    window = drive.window(display=drive.display(500, 800), size=(WIDTH, 760), GALLERY_PAGE=page)
    window.carried_out()
    assert not beyond(window)


def test_the_find_bar_is_no_wider_than_the_window(drive):
    window = drive.window(display=drive.display(500, 800), size=(WIDTH, 760), GALLERY_PAGE="Help with input")
    window.focus("Notes")
    window.key("ctrl+f")
    window.type("cat")
    assert not beyond(window)
    assert window.area("Find")[2] > 100, "the field has space for what is searched"
