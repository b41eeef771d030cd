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
