"""What Tab reaches."""

import pytest


def focused(window):
    """The names of what has the focus."""
    tree = window.tree
    objects = tree.each(lambda address, role: (role, tree.name(address), tree.has_focus(address)))
    return [(role, name) for role, name, has_focus in objects if has_focus]


@pytest.mark.parametrize("page", ["Chat", "Profile"])
def test_an_area_that_does_not_scroll_is_no_tab_stop(drive, page):
    window = drive.window(GALLERY_PAGE=page, size=(640, 800))
    for _ in range(3):
        window.key("tab")
        assert all(name for _, name in focused(window)), focused(window)


def test_an_area_that_scrolls_has_a_name(drive):
    window = drive.window(GALLERY_PAGE="Chat", size=(640, 260))
    window.key("tab")
    window.until(lambda: ("group", "Did the package arrive?") in focused(window), "the messages with the focus")


def test_tab_goes_on_from_a_field_that_has_given_up_the_focus(drive):
    window = drive.window(GALLERY_PAGE="Currency exchange", size=(640, 600))
    field = [("text box", "Amount in Euro")]
    window.focus("Amount in Euro")
    window.until(lambda: focused(window) == field, "the field with the focus")
    window.key("tab")
    window.until(lambda: focused(window) not in ([], field), "the next control with the focus")
    after = focused(window)
    # GTK's text takes the focus by the first click of several, and this would be the second.
    window.idle(0.5)
    window.focus("Amount in Euro")
    window.press("Done")
    window.until(lambda: not window.is_editing(), "the end of editing")
    window.key("tab")
    window.until(lambda: focused(window) == after, f"{after} with the focus")


@pytest.mark.parametrize("page, button", [("Notebook", "Delete"), ("Book search", "Keep")])
def test_the_buttons_of_a_row_follow_the_row(drive, page, button):
    window = drive.window(GALLERY_PAGE=page, size=(520, 700))
    window.focus("Search")
    names = []
    for _ in range(8):
        window.key("tab")
        names += [" ".join(name.split()) for _, name in focused(window)]
    found = [(first, second) for first, second in zip(names, names[1:]) if second.startswith(button)]
    assert len(found) > 1, names
    assert all(first != button and second in (button, f"{button} {first}") for first, second in found), names
