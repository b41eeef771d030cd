"""What the clipboard transfers in a list of fields."""

import pytest

from drivers.browser import Keys


@pytest.fixture
def page(drive):
    page = drive.browser("--preview", "A trip")
    page.forgiven = ("favicon",)
    page.allow_clipboard()
    return page


def places(page):
    return page.driver.execute_script(
        "return [...document.querySelectorAll('input[type=text], input:not([type])')].map((field) => field.value)")


def test_a_field_keeps_its_clipboard(page):
    page.until(lambda: places(page)[:3] == ["Bergen", "Tromsø", "Kirkenes"], "three places")
    page.driver.find_element("css selector", ".list-row input[type=text], .list-row input:not([type])").click()
    page.chord(Keys.CONTROL, "a")
    page.chord(Keys.CONTROL, "c")
    page.send(Keys.END)
    page.chord(Keys.CONTROL, "v")
    page.until(lambda: places(page)[0] == "BergenBergen", "the text twice")
    page.send("cv")
    page.until(lambda: places(page)[0] == "BergenBergencv", "letters that are keys of the clipboard too")


def test_a_row_is_copied_and_pasted_into(page):
    page.driver.execute_script("[...document.querySelectorAll('input[type=checkbox]')]"
                               ".find((box) => box.closest('.list-row')).focus()")
    page.chord(Keys.CONTROL, "c")
    page.until(lambda: "Kirkenes" in page.clipboard(), "the places on the clipboard")
    page.driver.execute_script("[...document.querySelectorAll('input[type=checkbox]')]"
                               ".find((box) => box.closest('.list-row')).focus()")
    page.chord(Keys.CONTROL, "v")
    page.until(lambda: len(places(page)) == 6, "six places")


def test_a_clipboard_that_is_too_large_is_refused(page):
    page.driver.execute_async_script("navigator.clipboard.writeText('x'.repeat(2000000)).then(arguments[0])")
    page.press("Paste")
    page.until(lambda: "too long" in page.driver.execute_script("return document.getElementById('status').textContent"),
               what="a word about it")
    page.driver.execute_async_script("navigator.clipboard.writeText('Vardø').then(arguments[0])")
    page.press("Paste")
    page.until(lambda: "Vardø" in places(page), "the next paste")
