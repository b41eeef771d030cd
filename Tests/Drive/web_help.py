#!/usr/bin/env python3
"""Drives suggestions, messages, the search of a text and private text in headless Chromium.

    python3 Tests/Drive/web_help.py

Needs chromium, chromium-driver and the Python package selenium. The program is started with the command in
PLATEN_WEB, in which {port} is replaced.
"""

import os
import shlex
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from web_browser import Keys, Page, Server  # noqa: E402

COMMAND = os.environ.get("PLATEN_WEB", ".build/debug/gallery --web --port {port}")
PORT = int(os.environ.get("PLATEN_PORT", "8438"))
PICTURES = os.environ.get("PLATEN_PICTURES", tempfile.gettempdir())


def attribute(page, label, name):
    return page.find(label).get_dom_attribute(name)


def count(page, selector):
    return page.driver.execute_script("return document.querySelectorAll(arguments[0]).length", selector)


def suggestions(page):
    page.click("City")
    page.keys("ber")
    page.until(lambda: count(page, ".popup .option") == 3, what="three suggestions")
    assert attribute(page, "City", "role") == "combobox"
    assert attribute(page, "City", "aria-expanded") == "true"
    page.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    page.until(lambda: count(page, '.option[aria-selected="true"]') == 1, what="a selected suggestion")
    selected = page.driver.execute_script(
        "return document.getElementById(arguments[0]).textContent", attribute(page, "City", "aria-activedescendant"))
    assert selected == "Berlin", selected
    box = page.driver.execute_script(
        "const a = document.querySelector('.popup').getBoundingClientRect(), b = arguments[0].getBoundingClientRect();"
        "return [a.top - b.bottom, a.left - b.left, a.width - b.width]", page.find("City"))
    assert 0 <= box[0] < 10 and abs(box[1]) < 3 and box[2] > -3, box
    page.screenshot(os.path.join(PICTURES, "web-suggestions.png"))
    page.keys(Keys.ENTER)
    page.until(lambda: page.value("City") == "Berlin", what="the choice in the field")
    page.until(lambda: count(page, ".popup") == 0, what="a closed list")
    page.keys(Keys.BACKSPACE)
    page.until(lambda: count(page, ".popup .option") == 1, what="one suggestion")
    page.driver.find_element("css selector", ".option").click()
    page.until(lambda: page.value("City") == "Berlin", what="a click's choice in the field")
    assert page.focused() == "City", page.focused()


def messages(page):
    page.click("E-mail")
    page.keys("ada")
    page.click("City")
    page.until(lambda: attribute(page, "E-mail", "aria-invalid") == "true", what="an invalid field")
    page.until(lambda: attribute(page, "E-mail", "aria-describedby"), what="a field with a description")
    described = attribute(page, "E-mail", "aria-describedby")
    text = page.driver.execute_script("return document.getElementById(arguments[0])?.textContent", described)
    assert text == "Enter an e-mail address.", text
    page.screenshot(os.path.join(PICTURES, "web-message.png"))
    page.click("E-mail")
    page.keys(Keys.END, "@b.org")
    page.until(lambda: attribute(page, "E-mail", "aria-invalid") is None, what="a valid field")
    assert page.value("E-mail") == "ada@b.org"


def private(page):
    page.click("Password")
    page.keys("secret")
    page.select("Password", 2, 4)
    page.driver.execute_script("document.querySelector('.toggle input').click()")
    page.until(lambda: page.kind("Password") == "text", what="a revealed password")
    page.until(lambda: page.value("Password") == "secret", what="the password in the clear")
    page.until(lambda: page.selection("Password") == [2, 4], what="the same selection")
    assert attribute(page, "Password", "value") in (None, ""), "the text is an attribute"
    assert "secret" not in page.driver.page_source
    page.driver.execute_script("document.querySelector('.toggle input').click()")
    page.until(lambda: page.kind("Password") == "password", what="a hidden password")
    page.keys("X")
    page.until(lambda: page.selection("Password") == [3, 3], what="the caret behind what was typed")
    assert "secret" not in page.driver.page_source


def search(page):
    page.driver.execute_script("document.querySelector('textarea').focus()")
    page.chord(Keys.CONTROL, "h")
    page.until(lambda: page.focused() == "Find", what="the focus in the search")
    page.keys("cat")
    page.until(lambda: "1 of 3" in page.text(), what="the first find")
    page.keys(Keys.ENTER)
    page.until(lambda: "2 of 3" in page.text(), what="the second find")
    page.click("Replace with")
    page.keys("dog")
    page.screenshot(os.path.join(PICTURES, "web-search.png"))
    page.click("Replace all")
    editor = page.driver.find_element("css selector", "textarea")
    page.until(lambda: editor.get_property("value") == "One dog, two dogs.\nThree dogalogs.", what="all replaced")
    page.click("Replace with")
    page.keys(Keys.ESCAPE)
    page.until(lambda: page.driver.switch_to.active_element == editor, what="the focus in the text")
    page.chord(Keys.CONTROL, "z")
    page.until(lambda: editor.get_property("value") == "One cat, two cats.\nThree catalogs.", what="one step to undo")


def narrow(page):
    page.resize(380, 800)
    page.until(lambda: attribute(page, "City", "placeholder") == "City", what="the label as the placeholder")
    page.until(lambda: count(page, ".hidden-label") == 3, what="hidden labels")
    page.screenshot(os.path.join(PICTURES, "web-narrow.png"))
    page.resize(900, 1000)
    page.until(lambda: count(page, ".hidden-label") == 0, what="the label beside the field")


def main():
    command = shlex.split(COMMAND.format(port=PORT)) + ["--preview", "Help with input"]
    host = Server(command, os.path.join(PICTURES, "web-help.log")).start()
    failures = 0
    page = Page(host.address)
    try:
        for case in (suggestions, messages, private, search, narrow):
            try:
                case(page)
                print(f"ok   {case.__name__}", flush=True)
            except Exception as error:  # a case that fails must not hide the others
                failures += 1
                page.screenshot(os.path.join(PICTURES, f"web-failed-{case.__name__}.png"))
                print(f"FAIL {case.__name__}: {error}", flush=True)
    finally:
        page.close()
        host.stop()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
