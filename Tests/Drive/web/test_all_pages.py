"""All pages of the gallery, as a reviewer of web pages reads them: wide and narrow, light and dark."""

from typing import NamedTuple

import pytest

from drivers.gallery import titles, turn_to
from drivers.opening import ENGINES
from drivers.page_checks import broken_words, obscured, overflows, violations


def overflows_between(page, change, taking_back):
    """What is cut after one script and before another, which takes the change back."""
    page.evaluate(change)
    page.frames()
    found = overflows(page)
    page.evaluate(taking_back)
    page.frames()
    return found


def with_distances_of_the_user(page):
    """What is cut with the distances that a user may set (WCAG 2.2, 1.4.12 Text Spacing)."""
    return overflows_between(
        page,
        "globalThis.distances ??= new CSSStyleSheet();"
        "distances.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important;"
        " word-spacing: .16em !important }');"
        "document.adoptedStyleSheets = [...document.adoptedStyleSheets, distances]",
        "document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== distances)")


def in_text_of_twice_the_size(page):
    """What is cut in larger text alone, in a window that stays as it is (WCAG 2.2, 1.4.4 Resize Text)."""
    return overflows_between(
        page, "document.documentElement.style.fontSize = '200%'", "document.documentElement.style.fontSize = ''")


class Walk(NamedTuple):
    """One way through all pages: turning to a page takes longer than most checks, so that a walk has several."""

    engine: str
    options: dict
    checks: tuple


WALKS = {
    "light": Walk("webkit", {"width": 1280, "height": 900}, (violations,)),
    "dark": Walk("firefox", {"width": 1280, "height": 900, "dark": True}, (violations,)),
    "large-text": Walk("chromium", {"width": 1280, "height": 900}, (in_text_of_twice_the_size,)),
    # What moves the focus is the last one: it may change what the page shows.
    "phone": Walk("chromium", {"width": 390, "height": 780}, (violations, with_distances_of_the_user, obscured)),
    "narrow": Walk("chromium", {"width": 320, "height": 800}, (overflows, broken_words)),
    # 1280 pixels enlarged to 400% are 320 wide and little more than 200 high (1.4.10 Reflow).
    "enlarged-four-times": Walk("chromium", {"width": 320, "height": 256}, (overflows, broken_words, obscured)),
}

# Blurred circles that move behind a field: no ground stays long enough to have a contrast.
UNSTEADY = {"An animated background"}


def pytest_generate_tests(metafunc):
    if "walk" in metafunc.fixturenames:
        every = metafunc.config.getoption("--every-engine")
        metafunc.parametrize("engine, walk", [
            pytest.param(engine, walk, id=f"{name}-{engine}") for name, walk in WALKS.items()
            for engine in (ENGINES if every and violations in walk.checks else [walk.engine])])


@pytest.mark.timeout(600)
def test_every_page(drive, server, engine, walk):
    page = drive.page(server, engine, **walk.options)
    found = {}
    pages = titles()
    for number, title in enumerate(pages, 1):
        page.shows(f"{number} of {len(pages)}", title)
        # A layout of the program's own places its views when the page has told their sizes.
        page.frames()
        page.answered()
        page.frames()
        for check in walk.checks:
            if title not in UNSTEADY and (lines := check(page)):
                found[title, check.__name__] = lines
        if number < len(pages):
            page.press("Next")
    assert found == {}


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
