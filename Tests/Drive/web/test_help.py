"""Suggestions, messages, the search of a text and private text."""

import pytest

from drivers.browser import Keys
from drivers.page_checks import violations


@pytest.fixture
def page(drive):
    return drive.browser("--preview", "Help with input")


def attribute(page, label, name):
    return page.find(label).get_dom_attribute(name)


def count(page, selector):
    return page.driver.execute_script("return document.querySelectorAll(arguments[0]).length", selector)


def test_suggestions(page):
    page.click("City")
    page.send("ber")
    page.until(lambda: count(page, ".popup .option") == 3, "three suggestions")
    assert attribute(page, "City", "role") == "combobox"
    assert attribute(page, "City", "aria-expanded") == "true"
    page.send(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    page.expect(lambda: page.driver.execute_script(
        "return document.getElementById(arguments[0])?.textContent", attribute(page, "City", "aria-activedescendant")),
        "Berlin", "a selected suggestion")
    assert count(page, '.option[aria-selected="true"]') == 1
    box = page.driver.execute_script(
        "const a = document.querySelector('.popup').getBoundingClientRect(), b = arguments[0].getBoundingClientRect();"
        "return [a.top - b.bottom, a.left - b.left, a.width - b.width]", page.find("City"))
    assert 0 <= box[0] < 10 and abs(box[1]) < 3 and box[2] > -3, box
    assert violations(page) == []
    page.picture("suggestions")
    page.send(Keys.ENTER)
    page.until(lambda: page.value("City") == "Berlin", "the choice in the field")
    page.until(lambda: count(page, ".popup") == 0, "a closed list")
    page.send(Keys.BACKSPACE)
    page.until(lambda: count(page, ".popup .option") == 1, "one suggestion")
    page.driver.find_element("css selector", ".option").click()
    page.until(lambda: page.value("City") == "Berlin", "a click's choice in the field")
    assert page.focused() == "City", page.focused()


def test_a_message_describes_its_field_and_is_said(page):
    # Assistive technology follows a region that it knows, and does not one that comes with its text.
    region = page.driver.find_element("id", "spoken")
    assert region.get_dom_attribute("role") == "status" and region.get_property("textContent") == ""
    page.click("E-mail")
    page.send("ada")
    page.click("City")
    page.until(lambda: attribute(page, "E-mail", "aria-invalid") == "true", "an invalid field")
    edge = "return getComputedStyle(arguments[0]).boxShadow"
    assert "inset" in page.driver.execute_script(edge, page.find("E-mail")), "its edge is wider than others"
    page.until(lambda: attribute(page, "E-mail", "aria-describedby"), "a field with a description")
    described = attribute(page, "E-mail", "aria-describedby")
    text = page.driver.execute_script("return document.getElementById(arguments[0])?.textContent", described)
    assert text == "Enter an e-mail address.", text
    assert region.get_property("textContent") == text
    page.picture("message")
    page.click("E-mail")
    page.until(lambda: region.get_property("textContent") == "Where to?", "the message of the field that is left")
    page.send(Keys.END, "@b.org")
    page.until(lambda: attribute(page, "E-mail", "aria-invalid") is None, "a valid field")
    assert page.value("E-mail") == "ada@b.org"


def test_a_revealed_password_stays_out_of_the_document(page):
    page.click("Password")
    page.send("secret")
    page.select("Password", 2, 4)
    page.driver.execute_script("document.querySelector('.toggle input').click()")
    page.until(lambda: page.kind("Password") == "text", "a revealed password")
    page.until(lambda: page.value("Password") == "secret", "the password in the clear")
    page.until(lambda: page.selection("Password") == [2, 4], "the same selection")
    assert attribute(page, "Password", "value") in (None, ""), "the text is an attribute"
    assert "secret" not in page.driver.page_source
    page.driver.execute_script("document.querySelector('.toggle input').click()")
    page.until(lambda: page.kind("Password") == "password", "a hidden password")
    page.send("X")
    page.until(lambda: page.selection("Password") == [3, 3], "the caret behind what was typed")
    assert "secret" not in page.driver.page_source


def test_a_text_is_searched_and_replaced(page):
    page.driver.execute_script("document.querySelector('textarea').focus()")
    page.chord(Keys.CONTROL, "h")
    page.until(lambda: page.focused() == "Find", "the focus in the search")
    page.send("cat")
    page.until(lambda: "1 of 3" in page.text(), "the first find")
    page.send(Keys.ENTER)
    page.until(lambda: "2 of 3" in page.text(), "the second find")
    page.click("Replace with")
    page.send("dog")
    page.picture("search")
    page.click("Replace all")
    editor = page.driver.find_element("css selector", "textarea")
    page.until(lambda: editor.get_property("value") == "One dog, two dogs.\nThree dogalogs.", "all replaced")
    page.click("Replace with")
    page.send(Keys.ESCAPE)
    page.until(lambda: page.driver.switch_to.active_element == editor, "the focus in the text")
    page.chord(Keys.CONTROL, "z")
    page.until(lambda: editor.get_property("value") == "One cat, two cats.\nThree catalogs.", "one step to undo")


def test_a_narrow_window_has_labels_above_fields(page):
    def heights():
        field = page.find("City")
        label = page.driver.execute_script("return arguments[0].labels[0]", field)
        return label.rect["y"] + label.rect["height"], field.rect["y"]

    page.resize(380, 800)
    page.until(lambda: heights()[0] <= heights()[1], "the label above the field")
    page.picture("narrow")
    page.resize(900, 1000)
    page.until(lambda: heights()[0] > heights()[1], "the label beside the field")
