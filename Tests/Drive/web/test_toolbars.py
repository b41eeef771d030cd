"""Toolbars in wide and narrow windows: what does not fit is in a menu, and nothing is cut or scrolls sideways."""

import pytest

from drivers.browser import Keys
from drivers.page_checks import overflows, violations

SHOWN = r"""
const bar = [...document.querySelectorAll('.bar-top')].filter((bar) => bar.checkVisibility()).at(-1);
return [...bar.querySelectorAll('.items > *')].filter((item) => item.checkVisibility())
  .map((item) => item.querySelector('[aria-label]')?.getAttribute('aria-label') ?? item.textContent.trim());
"""


def shown(page):
    return page.evaluate(SHOWN)


def test_what_does_not_fit_is_in_a_menu(drive):
    page = drive.browser("--preview", "Project tasks", width=1100, height=700)
    page.shows("Garden")
    everything = ["Share", "Print", "Duplicate project", "Sort", "Favourite", "Add task"]
    page.expect(lambda: shown(page), everything, "all items where there is room")
    assert page.evaluate("return document.querySelector('[aria-label=\"Sort\"]').title") == "Sort"
    page.picture("wide")
    page.resize(820, 700)
    page.frames()
    page.expect(lambda: shown(page), ["Share", "Print", "Sort", "Favourite", "Add task", "More"], "what stays")
    page.picture("narrow")
    assert violations(page) == []
    page.evaluate("""
        [...document.querySelectorAll('[aria-label=More]')].filter((e) => e.checkVisibility()).at(-1).focus()""")
    page.send(Keys.RETURN, Keys.ARROW_DOWN)
    page.until(lambda: page.focused_text() == "Duplicate project", "the line of what has left the bar")
    page.picture("menu")
    page.send(Keys.RETURN)
    page.shows("Duplicated", what="the item's action")


def test_larger_letters_move_items_into_the_menu(drive):
    """The user's setting for the size of text changes no window."""
    page = drive.browser("--preview", "Project tasks", width=1100, height=700)
    page.shows("Garden")
    page.expect(lambda: len(shown(page)), 6, "all items")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.until(lambda: shown(page)[-1] == "More", "a menu")
    page.frames()
    assert overflows(page) == []


def test_nothing_is_cut_on_a_phone(drive):
    for width in (390, 320):
        page = drive.browser("--preview", "Project tasks", width=width, height=700)
        # The project that is selected at first is shown.
        page.shows("New task")
        # Bars move what does not fit into their menu when they are laid out.
        page.expect(lambda: overflows(page), [], "nothing is cut")
        assert "More" in shown(page)
        page.picture(str(width))
        page.press("Back")
        page.shows("New project")
        page.expect(lambda: overflows(page), [], "nothing is cut")
        page.evaluate("document.querySelector('.list-row').click()")
        page.shows("New task")


def test_a_toolbar_at_the_keyboard_is_on_its_sheet(drive):
    page = drive.browser("--preview", "Project tasks", width=390, height=700)
    page.press("Back")
    page.press("New project")
    page.shows("Clear", what="the sheet with its own toolbar")
    assert page.evaluate("return document.querySelectorAll('dialog[open] > .col:not(.panel) .items').length") == 1
    page.send("Cellar")
    page.holds("Name", "Cellar", "a field on the sheet")
    page.picture("sheet")
    assert violations(page) == []
    page.press("Clear")
    page.holds("Name", "", "the button's action")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("title", ["Contacts", "Expenses", "Text shortcuts"])
def test_a_bar_stands_at_the_edges_of_its_list(drive, title, width):
    """Of a list alone, below something that lies over it, and with a search field in the bar."""
    page = drive.page(drive.server(gallery_page=title), width=width, height=800)
    last, heading = page.evaluate("""
        const list = document.querySelector('.form');
        const style = getComputedStyle(list), box = list.getBoundingClientRect();
        const left = box.left + parseFloat(style.paddingLeft), right = box.right - parseFloat(style.paddingRight);
        const of = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).at(-1)
          ?.getBoundingClientRect();
        const last = of('.bar-top :is(button, .field)'), heading = of('.bar-top .frame .text');
        return [last.right - right, heading.left - left]""")
    assert abs(last) <= 2
    assert 0 <= heading <= 24


@pytest.mark.parametrize("width", [390, 1280])
def test_a_title_between_items_is_in_the_middle_of_its_bar(drive, width):
    page = drive.page(drive.server(gallery_page="Feedback"), width=width, height=700)
    page.shows("Clear")
    page.frames()
    bar, title, button = page.evaluate("""
        return ['.bar-top', '.bar-top .frame .text', '.bar-top button'].map((name) => document.querySelector(name))
          .map((e) => e.getBoundingClientRect()).map((box) => [box.left, box.right]);""")
    assert abs(sum(bar) - sum(title)) <= 2
    assert button[0] < 320 and button[1] < title[0]
    page.resize(320, 700)
    page.frames()
    page.expect(lambda: overflows(page), [], "nothing is cut")


def test_no_menu_is_shown_before_the_first_message(drive):
    """A page whose connection is slow has the items of its bars, and no menu of what would not fit."""
    page = drive.browser("--preview", "Project tasks", width=1100, height=700)
    page.shows("Garden")
    source = "window.WebSocket = class extends EventTarget { send() {} close() {} };"
    mark = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    page.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 4})
    try:
        page.driver.get(page.driver.current_url)
        assert "Add task" in shown(page)
        assert "More" not in shown(page)
        page.resize(820, 700)
        page.frames()
        page.expect(lambda: "More" in shown(page), True, "the menu where there is too little space")
    finally:
        page.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
        page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", mark)


@pytest.mark.parametrize("width", [390, 900])
def test_a_toolbar_at_the_keyboard_is_the_end_of_its_sheet(drive, width):
    page = drive.browser("--preview", "Project tasks", width=width, height=700)
    if width == 390:
        page.press("Back")
    page.press("New project")
    page.shows("Clear", what="the sheet with its own toolbar")
    panel, bar = page.evaluate("""
        return [...document.querySelector('dialog[open]').children].map((e) => {
          const style = getComputedStyle(e), box = e.getBoundingClientRect();
          return { ground: style.backgroundColor, top: box.top, bottom: box.bottom, left: box.left, right: box.right,
            corners: [style.borderTopLeftRadius, style.borderBottomLeftRadius, style.borderBottomRightRadius] } })""")
    assert panel["ground"] == bar["ground"]
    assert abs(panel["bottom"] - bar["top"]) < 1
    assert abs(panel["left"] - bar["left"]) < 1 and abs(panel["right"] - bar["right"]) < 1
    assert panel["corners"] == [bar["corners"][1], "0px", "0px"] and bar["corners"][0] == "0px"
    assert bar["corners"][1] == bar["corners"][2] != "0px"


def test_sections_of_a_form_in_a_sheet_are_cards(drive):
    page = drive.browser("--preview", "Project tasks", width=900, height=700)
    page.press("New project")
    page.shows("Clear", what="the sheet")
    row, sheet = page.evaluate("""
        const dialog = document.querySelector('dialog[open]');
        return ['.section > :not(.section-header), .form > :not(.section)', ':scope > .panel']
          .map((name) => getComputedStyle(dialog.querySelector(name)).backgroundColor)""")
    assert row != sheet
