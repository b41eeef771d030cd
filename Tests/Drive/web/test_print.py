"""What is printed of a page, in the browser's medium for it."""

import base64
import subprocess

import pytest


def printed(drive, title, **options):
    """A page of the gallery as paper shows it."""
    page = drive.page(drive.server(gallery_page=title), **options)
    page.until(page.text, "the page")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    page.frames()
    return page


def test_rows_that_are_not_loaded_leave_no_empty_pages(drive):
    page = printed(drive, "A list of 10,000 fields", width=794, height=1000)
    assert page.evaluate("return document.querySelector('.row-placeholder') !== null")
    assert page.evaluate("return document.querySelector('.root').scrollHeight") < 3 * 1123


def test_a_page_is_printed_with_the_colours_that_tell_states_apart(drive):
    page = printed(drive, "Choices and values", width=794, height=1000)
    assert page.evaluate("""
        return [...document.querySelectorAll('.toggle input, .segments span, .color-well')]
          .map((e) => getComputedStyle(e).printColorAdjust).every((value) => value === 'exact')""")


def test_paper_is_white_and_the_scheme_light(drive):
    page = printed(drive, "Sign-up form", width=794, height=1000, dark=True)
    ground, scheme = page.evaluate("""
        const style = getComputedStyle(document.documentElement);
        return [style.backgroundColor, style.colorScheme]""")
    assert (ground, scheme) == ("rgb(255, 255, 255)", "light")


@pytest.mark.parametrize("title", ["Project tasks", "A note with a toolbar"])
def test_what_is_beside_one_another_is_on_the_paper(drive, title):
    """Columns, and what scrolls sideways in the window."""
    page = printed(drive, title, width=560, height=1000)
    edges = page.evaluate("return [...document.querySelectorAll('main *')].map((e) => e.getBoundingClientRect().right)")
    assert max(edges) <= 560


def test_a_bar_on_paper_has_its_title_and_no_buttons(drive):
    page = printed(drive, "Project tasks", width=794, height=1000)
    assert page.evaluate("""
        const seen = (e) => e.checkVisibility();
        return [[...document.querySelectorAll('.bar .button')].some(seen),
          [...document.querySelectorAll('.bar .text')].filter(seen).map((e) => e.textContent).includes('Garden')];
        """) == [False, True]


def test_of_a_page_with_a_sheet_the_sheet_is_printed(drive):
    page = drive.page(drive.server(gallery_page="Pages, sheets and alerts"), width=794, height=600)
    page.press("Add")
    page.shows("New person")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    page.frames()
    assert page.evaluate("""
        const dialog = document.querySelector('dialog[open]');
        return [getComputedStyle(dialog, '::backdrop').backgroundColor, getComputedStyle(dialog).overflow,
          getComputedStyle(dialog).position]""") == ["rgb(255, 255, 255)", "visible", "absolute"]


def test_no_line_is_cut_at_the_end_of_a_sheet(drive, tmp_path):
    """A line that is cut is on two sheets. The sheets are of several heights, so that some end in a line."""
    page = drive.page(drive.server(gallery_page="Medical intake"), "firefox", width=800, height=900)
    page.shows("Still missing")
    for height in (18.0, 19.1, 20.3, 21.4, 22.7, 27.9):
        print_ = page.bidi.call("browsingContext.print", context=page.context, page={"width": 21.0, "height": height})
        document = tmp_path / "page.pdf"
        document.write_bytes(base64.b64decode(print_["data"]))
        text = subprocess.run(["pdftotext", str(document), "-"], check=True, capture_output=True, text=True).stdout
        for line in ("Full name", "Weight (kg)", "I have allergies", "Smoking", "Their phone", "Still missing"):
            assert text.count(line) == 1, (height, line)


def test_marks_of_a_programs_own_are_the_browsers_on_paper(drive):
    page = drive.page(drive.server(gallery_page="Secure fields"), width=794, height=1000)
    page.until(lambda: page.evaluate("return document.querySelector('.marks') !== null"), "marks over a field")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    page.frames()
    display, color = page.evaluate("""
        return [getComputedStyle(document.querySelector('.marks')).display,
          getComputedStyle(document.querySelector('.field[data-mark]')).color];""")
    assert display == "none" and color != "rgba(0, 0, 0, 0)"


def test_views_that_follow_others_are_beside_them_on_paper(drive):
    """What is placed by the script is placed for the width of the paper, while the browser prints."""
    page = drive.page(drive.server(gallery_page="Looks"), width=1280, height=900)
    page.until(lambda: page.evaluate("return document.querySelector('[data-follow]')?.style.translate"), "a place")
    page.evaluate("""
        document.styleSheets[0].insertRule(
          '@media print { [data-takes][data-match] { margin-inline-start: 3em !important; } }');
        matchMedia('print').addEventListener('change', ({ matches }) => {
          if (!matches) return;
          const follower = document.querySelector('[data-follow]');
          const sources = document.querySelectorAll(`[data-takes][data-match="${follower.dataset.match}"]`);
          window.edges = [follower, ...sources].map((box) => box.getBoundingClientRect().left);
        });""")
    page.driver.execute_cdp_cmd("Page.printToPDF", {})
    follower, *sources = page.evaluate("return edges")
    assert min(abs(follower - source) for source in sources) < 1
