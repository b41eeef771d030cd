#!/usr/bin/env python3
"""Drives pages, a list, a sheet, an alert and a confirmation in headless Chromium.

    python3 Tests/Drive/web_containers.py

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
PORT = int(os.environ.get("PLATEN_PORT", "8439"))
PICTURES = os.environ.get("PLATEN_PICTURES", tempfile.gettempdir())


def dialogs(page):
    return page.driver.execute_script("return document.querySelectorAll('dialog[open]').length")


def press(page, label):
    """Presses the button of that name in what is on top."""
    page.until(lambda: button(page, label) is not None, what=f"a button {label!r}")
    button(page, label).click()


def button(page, label):
    return page.driver.execute_script(
        "const all = [...(([...document.querySelectorAll('dialog[open]')].at(-1)) ?? document)"
        ".querySelectorAll('button.button')];"
        "return all.find((b) => (b.getAttribute('aria-label') ?? b.textContent.trim()) === arguments[0]) ?? null",
        label)


def shows(page, text):
    page.until(lambda: text in page.text(), what=f"{text!r}")


def picture(page, name):
    page.screenshot(os.path.join(PICTURES, f"web-{name}.png"))


def drive(page):
    shows(page, "Address book")
    picture(page, "list")
    press(page, "Add")
    page.until(lambda: dialogs(page) == 1, what="the sheet")
    shows(page, "New person")
    page.click("Name")
    page.keys("Grace Hopper")
    picture(page, "sheet")
    press(page, "Save")
    page.until(lambda: dialogs(page) == 0, what="the end of the sheet")
    shows(page, "Grace Hopper")
    press(page, "Add")
    page.until(lambda: dialogs(page) == 1, what="the sheet again")
    page.keys(Keys.ESCAPE)
    page.until(lambda: dialogs(page) == 0, what="the end of the sheet by Escape")
    press(page, "Ada Lovelace")
    page.until(lambda: button(page, "Rename") is not None, what="the page behind a link")
    assert page.value("City") == "London", page.value("City")
    picture(page, "page")
    press(page, "Rename")
    page.until(lambda: dialogs(page) == 1, what="the alert")
    page.until(lambda: page.focused() == "Name", what="the focus in the alert's field")
    page.keys(Keys.END, ", Countess")
    picture(page, "alert")
    press(page, "Rename")
    page.until(lambda: dialogs(page) == 0, what="the end of the alert")
    shows(page, "Ada Lovelace, Countess")
    press(page, "Back")
    shows(page, "Address book")
    shows(page, "Ada Lovelace, Countess")
    press(page, "Remove all")
    page.until(lambda: dialogs(page) == 1, what="the confirmation")
    picture(page, "confirmation")
    page.keys(Keys.ESCAPE)
    page.until(lambda: dialogs(page) == 0, what="the end of the confirmation by Escape")
    shows(page, "Grace Hopper")


def main():
    log = os.path.join(tempfile.gettempdir(), "web-containers.log")
    server = Server(shlex.split(COMMAND.format(port=PORT)) + ["--preview", "Pages, sheets and alerts"], log)
    server.start()
    page = None
    try:
        page = Page(f"http://127.0.0.1:{PORT}/", dark="--dark" in sys.argv)
        page.wait_open()
        drive(page)
        print("containers in a browser: ok")
    finally:
        if page is not None:
            page.close()
        server.stop()


if __name__ == "__main__":
    main()
