"""A window of 360 points: nothing is wider than the window."""

import pytest

WIDTH = 360


def beyond(window):
    """What reaches beyond the window's right edge."""
    tree = window.tree
    places = tree.each(lambda address, role: (role, tree.name(address), *tree.extents(address)))
    return [(role, name, x, width) for role, name, x, _, width, _ in places if width > 0 and x + width > WIDTH + 1]


@pytest.mark.parametrize("page", [
    "Unit converter", "Choices and values", "Travel search", "Currency exchange", "Invoice", "Workout log"])
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


def test_what_the_focus_brings_to_a_row_breaks_no_word(drive):
    """The row keeps its one line, and its buttons are below it."""
    window = drive.window(display=drive.display(500, 800), size=(WIDTH, 760), GALLERY_PAGE="Rows, days and copies")
    window.focus("Place")
    window.carried_out()
    tree = window.tree
    places = list(tree.each(lambda address, role: (role, tree.name(address), *tree.extents(address))))
    labels = [box for role, name, *box in places if (role, name) == ("label", "Booked")]
    assert len(labels) == 3 and len({height for _, _, _, height in labels}) == 1, f"one line each: {labels}"
    assert not beyond(window)


def test_a_form_in_a_wide_window_has_the_measure_of_a_page(drive):
    """Its rows have 672 points, and are in the middle; its title begins as far before them as in a narrower window."""
    distances = {}
    for width in (640, 1200):
        window = drive.window("--preview", "Bank transfer", display=drive.display(1300, 800), size=(width, 700))
        tree = window.tree
        field = tree.extents(window.objects()["Recipient"])
        labels = {tree.name(address): tree.extents(address)[0]
                  for address, role in tree.objects(leaves=("label",)) if role in ("label", "heading")}
        distances[width] = labels["Available"] - labels["Transfer"]
        if width == 1200:
            assert 264 <= labels["Available"] and field[0] + field[2] <= 936
    assert distances[640] == distances[1200]
