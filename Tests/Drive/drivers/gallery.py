"""The gallery's pages, turned as its user turns them."""


def turn_to(gallery, title):
    """Turns the pages until the one with that title is shown."""
    for _ in range(80):
        if title in gallery.words():
            return
        before = gallery.words()
        gallery.press("Next")
        gallery.until(lambda: gallery.words() != before, "the next page")
        gallery.carried_out()
    raise AssertionError(f"the gallery has no page {title!r}")
