"""Taps of one and two clicks on one view, and what is below the pages of tabs."""


def test_a_view_tells_one_click_from_two(front_end, drive):
    page = drive.open(front_end, "--preview", "Marks and taps")
    page.shows("Share: 50")
    page.press_text("Photo at 1 times, 0 likes")
    page.shows("Photo at 2 times, 0 likes", what="a single click")
    page.press_text_twice("Photo at 2 times, 0 likes")
    page.shows("Photo at 2 times, 1 likes", what="a double click and no single one")
