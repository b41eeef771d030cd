"""A page that is read from right to left, and two forms beside one another, while the server is stopped."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains

from drivers.browser import Keys

# Where a label and its field begin and end.
PLACES = """
const field = [...document.querySelectorAll('input')].find((e) => e.labels?.[0]?.textContent.trim() === arguments[0]);
const [label, box] = [field.labels[0].getBoundingClientRect(), field.getBoundingClientRect()];
return { label: [label.left, label.right], field: [box.left, box.right],
  direction: getComputedStyle(field).direction, width: innerWidth };
"""


@pytest.fixture
def server(drive):
    return drive.server("--preview", "Right to left")


@pytest.fixture
def page(drive, server):
    page = drive.page(server)
    page.shows("الطلب")
    return page


def test_labels_are_at_the_right_until_the_program_turns_the_page(page):
    places = page.evaluate(PLACES, "الاسم")
    assert places["direction"] == "rtl"
    assert places["label"][0] >= places["field"][1]
    page.click("من اليمين إلى اليسار")
    page.until(lambda: page.evaluate(PLACES, "الاسم")["direction"] == "ltr", "the page is turned")
    places = page.evaluate(PLACES, "الاسم")
    assert places["label"][1] <= places["field"][0]
    page.click("من اليمين إلى اليسار")
    page.until(lambda: page.evaluate(PLACES, "الاسم")["direction"] == "rtl", "the page is turned again")


def test_arabic_and_a_masked_number_while_the_server_is_stopped(page, server):
    page.click("الاسم")
    page.send(*"محمد")
    page.holds("الاسم", "محمد", caret=4)
    page.shows("محمد", what="what the program has")
    with server.stopped():
        page.send(Keys.BACKSPACE, *"ود")
        assert page.raw_value("الاسم") == "محمود"
        page.click("الهاتف")
        page.send(*"5551234567")
        assert page.raw_value("الهاتف") == "555 123 4567"
        page.select("الهاتف", 3)
        page.send(Keys.BACKSPACE)
        assert page.raw_value("الهاتف") == "551 234 567"
        assert page.selection("الهاتف") == [2, 2]
        page.chord(Keys.CONTROL, "z")
        assert page.raw_value("الهاتف") == "555 123 4567"
    page.answered()
    page.holds("الهاتف", "555 123 4567")
    page.holds("الاسم", "محمود")


def test_a_group_says_whether_it_is_expanded(page):
    expanded = "return [...document.querySelectorAll('button')].find((e) => e.textContent.includes('المزيد')).ariaExpanded"
    assert page.evaluate(expanded) == "false"
    page.press("المزيد")
    page.until(lambda: page.evaluate(expanded) == "true", "it is expanded")
    page.press("المزيد")
    page.until(lambda: page.evaluate(expanded) == "false", "it is collapsed")


def test_two_forms_are_filled_in_turn_while_the_server_is_stopped(drive):
    server = drive.server("--preview", "Two forms")
    page = drive.page(server, width=1280)
    page.shows("values")
    page.click("Number")
    page.answered()
    with server.stopped():
        page.send(*"1234567")
        page.click("Serial number")
        page.send(*"12345678")
        page.click("Price")
        page.send(*"99.5")
        page.click("Till")
        page.send(*"1250")
        assert page.raw_value("Number") == "1,234,567"
        assert page.raw_value("Serial number") == "SN 1234-5678"
        assert page.raw_value("Price") == "$99.5"
        assert page.raw_value("Till") == "12.50"
    page.answered()
    page.shows("number 1234567.0", "price 99.5", what="what the program has")
    page.holds("Serial number", "SN 1234-5678")
    page.holds("Till", "12.50")
    page.shows("12345678 1250")


# The horizontal places of the first and of the last character of a text.
ENDS = """
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
let node = walker.nextNode();
while (node && node.data !== arguments[0]) node = walker.nextNode();
const at = (from) => { const range = document.createRange(); range.setStart(node, from); range.setEnd(node, from + 1);
  return range.getBoundingClientRect().left; };
return [at(0), at(node.data.length - 1)];
"""


def test_a_number_is_read_from_left_to_right(page):
    page.click("الهاتف")
    page.send(*"5551234567")
    page.holds("الهاتف", "555 123 4567")
    element = page.element("الهاتف")
    # Its last digit is at the right, at the edge where the page has its lines begin.
    inset = element.size["width"] / 2 - 16
    ActionChains(page.driver).move_to_element_with_offset(element, inset, 0).click().perform()
    assert page.selection("الهاتف") == [12, 12]
    ActionChains(page.driver).move_to_element_with_offset(element, -inset, 0).click().perform()
    assert page.selection("الهاتف") == [0, 0]


def test_a_text_has_the_direction_of_its_own_letters(drive):
    page = drive.page(drive.server("--preview", "Travel search"), language="he-IL")
    page.shows("Where to?")
    assert page.evaluate("return document.documentElement.dir") == "rtl"
    first, last = page.evaluate(ENDS, "Where to?")
    assert first < last


def test_arrow_keys_in_menus_lead_to_what_is_at_that_side(drive):
    page = drive.page(drive.server(gallery_page="Choices and values"))
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.evaluate("document.querySelector('details.pulldown > summary').focus()")

    def focused():
        return page.evaluate("return document.activeElement.textContent")

    page.send(Keys.ARROW_DOWN, "p", Keys.ARROW_RIGHT)
    assert focused() == "Presets"
    page.send(Keys.ARROW_LEFT)
    assert focused() == "Sour"
    page.send(Keys.ARROW_RIGHT)
    assert focused() == "Presets"
