"""What is printed of a page, in the browser's medium for it."""

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


def test_columns_beside_one_another_share_the_paper(drive):
    page = printed(drive, "Project tasks", width=794, height=1000)
    edges = page.evaluate("return [...document.querySelectorAll('main *')].map((e) => e.getBoundingClientRect().right)")
    assert max(edges) <= 794


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
