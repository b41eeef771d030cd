"""All pages of the gallery, as a reviewer of web pages reads them: wide and narrow, light and dark."""

import pytest

from drivers.gallery import titles, turn_to
from drivers.opening import ENGINES
from drivers.page_checks import broken_words, obscured, overflows, violations

# What all pages are read in. As long as not all engines are asked for, there is one for each.
LOOKS = {"light": {"width": 1280, "height": 900}, "dark": {"width": 1280, "height": 900, "dark": True},
         "phone": {"width": 390, "height": 780}}
ENGINE_OF = {"light": "webkit", "dark": "firefox", "phone": "chromium"}

# Blurred circles that move behind a field: no ground stays long enough to have a contrast.
UNSTEADY = {"An animated background"}


def walk(page, check):
    """What `check` finds on each page, by its title."""
    found = {}
    pages = titles()
    for number, title in enumerate(pages, 1):
        page.shows(f"{number} of {len(pages)}", title)
        # A layout of the program's own places its views when the page has told their sizes.
        page.frames()
        page.answered()
        page.frames()
        if title not in UNSTEADY and (lines := check(page)):
            found[title] = lines
        if number < len(pages):
            page.press("Next")
    return found


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        every = metafunc.config.getoption("--every-engine")
        metafunc.parametrize("look, engine", [
            (look, engine) for look in LOOKS for engine in (ENGINES if every else [ENGINE_OF[look]])])


@pytest.mark.timeout(600)
def test_axe_finds_nothing(drive, server, look, engine):
    page = drive.page(server, engine, **LOOKS[look])
    assert walk(page, violations) == {}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("height", [800, 256], ids=["phone", "enlarged-four-times"])
def test_nothing_is_cut_at_320_pixels(drive, server, height):
    """1280 pixels enlarged to 400% are 320 wide and little more than 200 high (WCAG 2.2, 1.4.10 Reflow)."""
    page = drive.page(server, width=320, height=height)
    assert walk(page, lambda page: overflows(page) + broken_words(page)) == {}


# The distances that a user may set (WCAG 2.2, 1.4.12 Text Spacing).
SET_APART = """
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }');
document.adoptedStyleSheets = [sheet];
"""


@pytest.mark.timeout(600)
def test_nothing_is_cut_where_the_user_sets_text_apart(drive, server):
    page = drive.page(server, width=390, height=780)
    page.evaluate(SET_APART)
    assert walk(page, overflows) == {}


@pytest.mark.timeout(600)
def test_nothing_is_cut_in_text_of_twice_the_size(drive, server):
    """WCAG 2.2, 1.4.4 Resize Text: the size of text alone, in a window that stays as it is."""
    page = drive.page(server, width=1280, height=900)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert walk(page, overflows) == {}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("width, height", [(390, 780), (320, 256)], ids=["phone", "enlarged-four-times"])
def test_no_other_view_covers_what_has_the_focus(drive, server, width, height):
    page = drive.page(server, width=width, height=height)
    assert walk(page, obscured) == {}


def test_a_label_beside_a_frame_of_a_fixed_width_keeps_its_words(drive, server):
    page = drive.page(server, width=320, height=800)
    turn_to(page, "Rows, days and copies")
    page.press("Days")
    page.shows("Previous Month")
    assert broken_words(page) + overflows(page) == []


def test_a_label_stays_where_there_is_text(drive, server):
    page = drive.page(server, width=320, height=800)
    page.click("Full name")
    page.send(*"Ada")
    label = page.driver.execute_script("return arguments[0].labels[0]", page.find("Full name"))
    box, field = label.rect, page.find("Full name").rect
    assert label.is_displayed() and box["height"] > 10, "the label is seen"
    assert box["y"] + box["height"] <= field["y"], "the label is above its field"
