#!/usr/bin/env python3
"""Drives what moves, what is held down and what goes over the clipboard in headless Chromium.

    python3 Tests/Drive/web_looks.py

Needs chromium, chromium-driver and the Python package selenium. The program is started with the command in
PLATEN_WEB, in which {port} is replaced.
"""

import os
import re
import shlex
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from selenium.webdriver import ActionChains  # noqa: E402

from web_browser import Keys, Page, Server  # noqa: E402

COMMAND = os.environ.get("PLATEN_WEB", ".build/debug/gallery --web --port {port}")
PORT = int(os.environ.get("PLATEN_PORT", "8442"))
PICTURES = os.environ.get("PLATEN_PICTURES", tempfile.gettempdir())


def button(page, label):
    return page.driver.execute_script(
        "return [...document.querySelectorAll('button')].find((b) => b.textContent.trim().startsWith(arguments[0]))",
        label)


def pressed(page):
    return int(re.search(r"Pressed (\d+) times", page.text()).group(1))


def hold(page, seconds):
    held = button(page, "Hold to count on")
    actions = ActionChains(page.driver)
    actions.move_to_element(held).click_and_hold().pause(seconds).perform()


def a_held_button_repeats(page):
    hold(page, 1)
    ActionChains(page.driver).release().perform()
    count = pressed(page)
    assert 3 <= count <= 9, count
    time.sleep(0.5)
    assert pressed(page) == count, (count, pressed(page))
    button(page, "Pressed").click()
    page.until(lambda: pressed(page) == count + 1, what="one press more")


def a_person_who_goes_lets_go(page):
    hold(page, 0.6)
    page.driver.get("about:blank")
    time.sleep(2)
    page.driver.back()
    page.wait_open()
    count = pressed(page)
    assert count < 20, count
    time.sleep(0.5)
    assert pressed(page) == count


def a_text_shrinks_from_its_own_size(page):
    sizes = page.driver.execute_script(
        "return [...document.querySelectorAll('[data-shrink]')].map((e) =>"
        " [parseFloat(getComputedStyle(e).fontSize), e.scrollWidth - e.clientWidth])")
    assert sizes and all(7 < size < 24 and over <= 0 for size, over in sizes), sizes
    for _ in range(3):
        button(page, "Pressed").click()
    again = page.driver.execute_script(
        "return [...document.querySelectorAll('[data-shrink]')].map((e) => parseFloat(getComputedStyle(e).fontSize))")
    assert again == [size for size, _ in sizes], (sizes, again)


def a_line_follows_what_is_chosen(page):
    def place():
        return page.driver.execute_script(
            "const [line] = document.querySelectorAll('[data-follow]');"
            "const box = line.getBoundingClientRect();"
            "const source = document.querySelector(`[data-match=\"${line.dataset.match}\"][data-takes]`)"
            ".getBoundingClientRect();"
            "return [box.left - source.left, box.width - source.width, box.left]")

    def is_there():
        return all(abs(difference) < 1.5 for difference in place()[:2])

    page.until(is_there, what="the line under what is chosen")
    before = place()[2]
    choices = page.driver.execute_script("return [...document.querySelectorAll('[data-match][data-takes]')]"
                                         ".filter((e) => !e.textContent.includes('chosen'))")
    last = [one for one in choices if one.text.strip()][-1]
    ActionChains(page.driver).move_to_element(last).click().perform()
    page.until(lambda: is_there() and abs(place()[2] - before) > 5, what="the line under another")


LOOKS = [a_held_button_repeats, a_text_shrinks_from_its_own_size, a_line_follows_what_is_chosen,
         a_person_who_goes_lets_go]


def places(page):
    return [field.get_property("value") for field in page.driver.execute_script(
        "return [...document.querySelectorAll('input[type=text], input:not([type])')]")]


def a_field_keeps_its_clipboard(page):
    page.allow_clipboard()
    page.until(lambda: places(page)[:3] == ["Bergen", "Tromsø", "Kirkenes"], what="three places")
    field = page.driver.execute_script("return document.querySelector('.list-row input[type=text], .list-row input:not([type])')")
    field.click()
    page.chord(Keys.CONTROL, "a")
    page.chord(Keys.CONTROL, "c")
    page.keys(Keys.END)
    page.chord(Keys.CONTROL, "v")
    page.until(lambda: places(page)[0] == "BergenBergen", what="the text twice")
    page.keys("cv")
    page.until(lambda: places(page)[0] == "BergenBergencv", what="letters that are keys of the clipboard too")


def a_row_is_copied_and_pasted_into(page):
    page.allow_clipboard()
    page.driver.execute_script("[...document.querySelectorAll('input[type=checkbox]')]"
                               ".find((box) => box.closest('.list-row')).focus()")
    page.chord(Keys.CONTROL, "c")
    page.until(lambda: "Kirkenes" in page.clipboard(), what="the places on the clipboard")
    page.driver.execute_script("[...document.querySelectorAll('input[type=checkbox]')]"
                               ".find((box) => box.closest('.list-row')).focus()")
    page.chord(Keys.CONTROL, "v")
    page.until(lambda: len(places(page)) == 6, what="six places")


def a_clipboard_that_is_too_large_is_refused(page):
    page.allow_clipboard()
    page.driver.execute_async_script("navigator.clipboard.writeText('x'.repeat(2000000)).then(arguments[0])")
    button(page, "Paste").click()
    page.until(lambda: "too long" in page.driver.execute_script("return document.getElementById('status').textContent"),
               what="a word about it")
    page.driver.execute_async_script("navigator.clipboard.writeText('Vardø').then(arguments[0])")
    button(page, "Paste").click()
    page.until(lambda: "Vardø" in places(page), what="the next paste")


TRIP = [a_field_keeps_its_clipboard, a_row_is_copied_and_pasted_into, a_clipboard_that_is_too_large_is_refused]


def drive(preview, cases):
    log = os.path.join(tempfile.gettempdir(), "web-looks.log")
    failures = 0
    for case in cases:
        server = Server(shlex.split(COMMAND.format(port=PORT)) + ["--preview", preview], log).start()
        page = None
        try:
            page = Page(f"http://127.0.0.1:{PORT}/")
            page.wait_open()
            case(page)
            complaints = [line for line in page.console() if "favicon" not in line]
            assert not complaints, complaints
            print(f"ok   {case.__name__}")
        except Exception as error:  # noqa: BLE001
            failures += 1
            print(f"FAIL {case.__name__}: {error}")
            if page is not None:
                page.screenshot(os.path.join(PICTURES, f"web-{case.__name__}.png"))
        finally:
            if page is not None:
                page.close()
            server.stop()
    return failures


if __name__ == "__main__":
    sys.exit(1 if drive("Looks", LOOKS) + drive("A trip", TRIP) else 0)
