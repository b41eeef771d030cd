"""All pages of the gallery, one after the other in one process."""

import pytest

from drivers.gallery import titles

SIZES = {"terminal": (120, 40), "web": (1000, 1000), "window": (900, 950)}


@pytest.mark.timeout(400)
def test_next_leads_through_all_pages(drive, front_end):
    gallery = drive.open(front_end, sizes=SIZES)
    pages = titles()
    for number, title in enumerate(pages, 1):
        gallery.shows(f"{number} of {len(pages)}", title)
        if number < len(pages):
            gallery.press("Next")
