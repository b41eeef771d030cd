"""Drives the page of choices and values in a terminal, a browser and a window.

    controls.py terminal|web|window [GALLERY] [--pictures FOLDER]

Needs what the other drivers of these front ends need. Exits with 1 when anything is not as expected.
"""

import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

PICTURES = sys.argv[sys.argv.index("--pictures") + 1] if "--pictures" in sys.argv else None
NAMES = [argument for argument in sys.argv[1:] if argument not in ("--pictures", PICTURES)]
GALLERY = NAMES[1] if len(NAMES) > 1 else os.environ.get("GALLERY", os.path.join(HERE, "../../.build/debug/gallery"))
COMMAND = [GALLERY, "--preview", "Controls"]
failures = []


def check(name, holds, detail=""):
    print(("ok   " if holds else "FAIL ") + name + ("" if holds else f"  {detail}"), flush=True)
    if not holds:
        failures.append(name)


def path(name):
    os.makedirs(PICTURES, exist_ok=True)
    return os.path.join(PICTURES, name)


def terminal():
    from terminal_screen import KEYS, Terminal

    screen = Terminal(COMMAND, columns=76, rows=40)
    screen.wait_for("Sweetness")
    screen.settle()

    def row(label):
        number = screen.row(label)
        return screen.display()[number] if number is not None else ""

    def press(*names):
        for name in names:
            screen.type(KEYS.get(name, name))

    press("right")
    check("an arrow changes a picker", "Chocolate" in row("Flavour"), row("Flavour"))
    press("\r")
    check("return opens the list", screen.row("Strawberry") is not None, screen.text())
    if PICTURES:
        with open(path("terminal-list.txt"), "w", encoding="utf-8") as file:
            file.write(screen.text())
    press("s", "\r")
    check("a letter and return choose", "Strawberry" in row("Flavour"), row("Flavour"))
    press("\t", "right", "\t", "down")
    check("an arrow chooses in a column", "● Card" in screen.text().replace("● ▭", "●"), screen.text())
    press("\t", " ", "\t", " ", "\t", "right", "right")
    check("arrows move a slider", "7" in row("Sweetness"), row("Sweetness"))
    press("\t", "right")
    check("a stepper steps", "Scoops: 2" in screen.text(), screen.text())
    press("\t", "12012026")
    check("a date is typed", "12/01/2026" in row("Delivery"), row("Delivery"))
    press("\t", "\r")
    check("the calendar opens", screen.row("December 2026") is not None, screen.text())
    if PICTURES:
        with open(path("terminal-calendar.txt"), "w", encoding="utf-8") as file:
            file.write(screen.text())
    press("right", "down", "\r")
    check("its arrows choose a day", "12/09/2026" in row("Delivery"), row("Delivery"))
    press("\t", "\r", "m", "\r")
    check("a colour is chosen by name", "#00C7BE" in row("Ribbon"), row("Ribbon"))
    press("\t", "\t", "\r")
    check("a menu opens", screen.row("Presets") is not None, screen.text())
    press("down", "right", "down", "\r")
    check("a line of a list within it is chosen", "9" in row("Sweetness"), row("Sweetness"))
    press("\t", "\r")
    screen.settle()
    check("all of it is ordered", "2 strawberry L 1 9 true 2026-12-09" in screen.text(), screen.text())
    if PICTURES:
        with open(path("terminal.txt"), "w", encoding="utf-8") as file:
            file.write(screen.text())
    screen.close()


def web():
    from selenium.webdriver.common.by import By
    from web_browser import Keys, Page, Server

    server = Server(COMMAND + ["--web", "--port", "8461"], os.devnull).start()
    page = Page(server.address)
    try:
        def one(selector):
            return page.driver.find_element(By.CSS_SELECTOR, selector)

        def summary():
            return one('[data-identifier="summary"]').text

        def press(*keys):
            page.keys(*keys, pause=0.05)

        if PICTURES:
            page.screenshot(path("web.png"))
        one("select.picker").send_keys("Str")
        page.driver.execute_script("document.querySelector('.segments input:checked').focus()")
        press(Keys.ARROW_RIGHT)
        page.driver.execute_script("document.querySelector('.choices input').focus()")
        press(Keys.ARROW_DOWN)
        one(".t-checkbox input").click()
        page.driver.execute_script("document.querySelector('.slider').focus()")
        press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        page.until(lambda: one(".slider").get_property("value") == "7", what="the slider at 7")
        page.click("Increment")
        page.driver.execute_script("const d = document.querySelector('.calendar'); d.value = '2026-12-09';"
                                   "d.dispatchEvent(new Event('change', {bubbles: true}))")
        page.until(lambda: page.value("Delivery") == "12/09/2026", what="the day in the field")
        page.driver.execute_script("const d = document.querySelector('.color-well'); d.value = '#102030';"
                                   "d.dispatchEvent(new Event('change', {bubbles: true}))")
        one("details.pulldown > summary").click()
        if PICTURES:
            page.screenshot(path("web-menu.png"))
        press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
        page.until(lambda: one(".slider").get_property("value") == "9", what="the preset in the slider")
        check("the menu closes behind a choice", one("details.pulldown").get_attribute("open") is None)
        page.click("Notes")
        press("x", Keys.ENTER)
        page.until(lambda: "strawberry" in summary(), what="an order by Return")
        check("all of it is ordered", summary() == "2 strawberry L 1 9 true 2026-12-09", summary())
        check("the browser has no complaints", page.console() == [], page.console())
        if PICTURES:
            page.scheme(True)
            page.screenshot(path("web-dark.png"))
            page.scheme(False)
            page.resize(400, 1000)
            time.sleep(0.3)
            page.screenshot(path("web-narrow.png"))
    finally:
        page.close()
        server.stop()


def window():
    from gtk_window import Display, Window

    display = Display(1000, 1200)
    shown = Window(COMMAND + ["--window"], display, size=(640, 1100))
    try:
        if PICTURES:
            display.picture(path("window.png"))
        shown.focus("Delivery")
        shown.key("ctrl+a")
        shown.type("12092026")
        shown.settle()
        check("a date is typed", shown.text("Delivery") == "12/09/2026", shown.text("Delivery"))
        shown.focus("Notes")
        shown.type("x")
        # Backwards from the notes: the colour, the calendar, the date, two buttons, the slider.
        for _ in range(6):
            shown.key("shift+Tab")
        shown.key("right", 2)
        for _ in range(5):
            shown.key("shift+Tab")
        shown.settle()
        if PICTURES:
            display.picture(path("window-keys.png"))
        shown.key("space")
        shown.settle(0.6)
        if PICTURES:
            display.picture(path("window-list.png"))
        shown.key("down", 2)
        shown.key("return")
        shown.settle(0.5)
        shown.press("Order")
        shown.settle(0.6)
        if PICTURES:
            display.picture(path("window-ordered.png"))
        check("GTK has no complaints", shown.complaints() == [], shown.complaints())
    finally:
        shown.kill()
        display.close()


{"terminal": terminal, "web": web, "window": window}[NAMES[0]]()
sys.exit(1 if failures else 0)
