"""A desktop whose text is twice as large as usual."""

import pytest


@pytest.fixture
def large(drive):
    display = drive.display(900, 1000)
    display.run("xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi:\t192\n")
    return display


def test_a_field_with_a_fixed_width_shows_its_text(drive, large):
    usual = drive.window(GALLERY_PAGE="Loan calculator", size=(800, 800)).area("Amount")
    page = drive.window(display=large, GALLERY_PAGE="Loan calculator", size=(800, 800))
    assert page.area("Amount")[2] >= 2 * usual[2] - 2, "the field is as wide as its text needs"


def test_labels_are_above_their_fields_in_a_window_for_a_phone(drive, large):
    window = drive.window(display=large, GALLERY_PAGE="Shipping address", size=(640, 800))
    x, _, width, _ = window.area("Full name")
    assert width > 500, "the field has the width of the row"


def test_fields_fill_their_row(drive, large):
    window = drive.window(display=large, GALLERY_PAGE="Checkout", size=(800, 800))
    x, _, width, _ = window.area("Name on card")
    left, _, code, _ = window.area("CVC")
    assert abs((left + code) - (x + width)) <= 1, "the last field of a row ends where the row ends"


def test_check_marks_grow(drive, large):
    def size(display):
        window = drive.window(display=display, GALLERY_PAGE="Choices and values", size=(800, 800))
        return [window.tree.extents(address)[2] for address, role in window.tree.objects() if role == "checkbox"][0]

    assert size(large) >= 2 * size(drive.display(900, 1000)) - 4, "a check mark is as large as its text"


def test_switches_grow(drive, large):
    def height(display):
        window = drive.window(display=display, GALLERY_PAGE="Choices and values", size=(800, 800))
        return [window.tree.extents(address)[3] for address, role in window.tree.objects()
                if role in ("switch", "toggle button") and window.tree.name(address) == "Gift"][0]

    assert height(large) >= 1.8 * height(drive.display(900, 1000)), "a switch is as large as its text"


def test_a_drawing_keeps_the_lengths_that_the_program_has_measured(drive, large, tmp_path):
    """The line below the chosen tab has the width of its word, which is that of the larger text already."""
    window = drive.window(display=large, GALLERY_PAGE="Rows, days and copies", size=(800, 800))
    window.carried_out()
    x, y, width, height = window.area("Stops")
    path = str(tmp_path / "page.png")
    window.display.picture(path)
    # What has the accent's colour in the strip below the word.
    found = window.display.run(
        "convert", path, "-crop", f"400x14+{x}+{y + height}", "+repage", "-fuzz", "15%", "-fill", "black", "+opaque",
        "#3584e4", "-trim", "-format", "%w", "info:")
    assert abs(int(found) - width) <= 4, f"the line has {found} of {width} pixels"
