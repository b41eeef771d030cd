"""The gallery's pages, changed by its buttons as by a user."""

import pathlib
import re

from drivers.programs import ROOT


def titles():
    """The titles of all pages in their order, read from the gallery's sources."""
    sources = sorted(pathlib.Path(ROOT, "Sources", "GalleryPages").glob("**/*.swift"))
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    examples = re.search(r"enum GalleryPage: String.*?\n\n", text, re.S).group()
    forms = re.search(r"static let all = \[\n.*?\n  \]", text, re.S).group()
    return (re.findall(r'case \w+ = "([^"]+)"', examples)
            + re.findall(r'FormPage\("([^"]+)"\)', forms))


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
