"""Headers of sections that stay visible while a page is scrolled."""

import pytest

from drivers.opening import ENGINES

TOPS = """
const scroller = document.querySelector('.scroll').getBoundingClientRect();
return Object.fromEntries([...document.querySelectorAll('.scroll .text')].map((text) =>
  [text.textContent, Math.round(text.getBoundingClientRect().top - scroller.top)]));
"""

# Where the focused field begins, and where the header ends.
PLACES = """
const header = document.querySelector('[style*=sticky]').getBoundingClientRect();
return [document.activeElement.getBoundingClientRect().top, header.bottom];
"""


@pytest.fixture(params=ENGINES)
def page(request, drive):
    return drive.page(drive.server("--preview", "Presents"), request.param, width=390, height=600)


def scroll(page, top):
    page.evaluate("document.querySelector('.scroll').scrollTop = arguments[0]", top)
    page.frames()


def test_the_name_of_the_month_stays(page):
    page.shows("January", "February")
    start = page.evaluate(TOPS)
    scroll(page, 60)
    tops = page.evaluate(TOPS)
    assert tops["January"] == start["January"]
    assert tops["February"] == start["February"] - 60
    scroll(page, start["February"] + 20)
    tops = page.evaluate(TOPS)
    assert tops["February"] == start["January"], "the next one takes its place"
    assert tops["January"] < 0


def test_it_does_not_cover_the_focused_field(page):
    page.shows("January")
    page.focus("Dara")
    for _ in range(3):
        page.key("shift-tab")
    page.until(lambda: page.evaluate(PLACES)[0] >= page.evaluate(PLACES)[1] - 1, "the field is below the header")
    page.type("A book")
    page.press("Clear January")
    page.shows("Cleared 1 times")
    page.holds("Ada", "")


def test_the_space_kept_for_a_header_is_its_height(page):
    page.shows("January")
    read = """
        const scroller = document.querySelector('.scroll');
        return [parseFloat(getComputedStyle(scroller).scrollPaddingTop),
          document.querySelector('[style*=sticky]').offsetHeight];"""
    # And the height of a line, as a caret may be all that is scrolled to.
    page.until(lambda: (lambda padding, height: padding == height + 16)(*page.evaluate(read)), "the header's height")


def test_a_header_has_the_font_that_the_program_gives_it(drive):
    page = drive.page(drive.server("--preview", "Shopping list"), width=390, height=780)
    page.shows("To buy")
    sizes = page.evaluate("""
        const header = document.querySelector('.section-header .text');
        const read = (name) => {
          header.classList.replace([...header.classList].find((one) => one.startsWith('f-')), name);
          return getComputedStyle(header).fontSize;
        };
        return [getComputedStyle(header.closest('header')).fontSize, read('f-body'), read('f-title')];""")
    assert sizes == [sizes[0], sizes[0], "28px"]
