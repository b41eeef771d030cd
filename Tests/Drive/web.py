#!/usr/bin/env python3
"""Drives the sign-up form of the gallery in headless Chromium.

    python3 Tests/Drive/web.py [case …]

Needs chromium, chromium-driver and the Python package selenium. The program is started with the command in
PLATEN_WEB, in which {port} is replaced; it has to print "Serving NAME at ADDRESS".
"""

import os
import shlex
import sys
import tempfile
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import delegates  # noqa: E402
import web_scenario  # noqa: E402
import web_socket  # noqa: E402
from web_browser import Keys, Page, Server  # noqa: E402
from web_link import Link  # noqa: E402

COMMAND = os.environ.get("PLATEN_WEB", ".build/debug/gallery --web --port {port}")
PORT = int(os.environ.get("PLATEN_PORT", "8437"))
PICTURES = os.environ.get("PLATEN_PICTURES", tempfile.gettempdir())


def server(port=PORT):
    command = shlex.split(COMMAND.format(port=port))
    return Server(command, os.path.join(PICTURES, "web.log")).start()


def expect(page, label, text, caret=None, seconds=5.0):
    try:
        page.until(lambda: page.value(label) == text, seconds, f"{label} shows {text!r}")
        if caret is not None:
            page.until(lambda: page.selection(label) == [caret, caret], seconds, f"the caret of {label} at {caret}")
    except AssertionError as error:
        raise AssertionError(f"{error}; it shows {page.value(label)!r} {page.selection(label)}") from None


def scenario(host, page):
    web_scenario.run(page, os.path.join(HERE, "scenario.json"))
    page.screenshot(os.path.join(PICTURES, "web-scenario.png"))


def caret_in_the_middle(host, page):
    page.click("Mobile")
    page.keys(*"1234567")
    expect(page, "Mobile", "(123) 456 - 7", 13)
    page.select("Mobile", 3)
    page.keys("9")
    expect(page, "Mobile", "(129) 345 - 67")
    page.keys(Keys.BACKSPACE)
    expect(page, "Mobile", "(123) 456 - 7")


def undo_and_redo(host, page):
    page.click("Full name")
    page.keys(*"Ada")
    page.chord(Keys.CONTROL, "z")
    expect(page, "Full name", "")
    page.chord(Keys.CONTROL, "y")
    expect(page, "Full name", "Ada", 3)
    page.click("Mobile")
    page.keys(*"1234")
    page.chord(Keys.CONTROL, "z")
    page.until(lambda: page.value("Mobile") != "(123) 4", what="something is undone")
    for _ in range(6):
        page.chord(Keys.CONTROL, "z")
    expect(page, "Mobile", "")


def composition(host, page):
    page.click("Full name")
    page.compose("ｎ")
    page.compose("に")
    page.compose("にほん")
    expect(page, "Full name", "にほん")
    page.commit("日本")
    expect(page, "Full name", "日本", 2)
    page.keys("!")
    expect(page, "Full name", "日本!", 3)
    page.click("Mobile")
    page.keys(*"123")
    expect(page, "Mobile", "(123")
    # A format waits for the end of a composition, even of digits.
    page.compose("4")
    page.compose("45")
    time.sleep(0.2)
    expect(page, "Mobile", "(123) 45" if page.value("Mobile").startswith("(123) ") else "(12345")
    page.commit("45")
    expect(page, "Mobile", "(123) 45")


def paste(host, page):
    page.click("Full name")
    web_scenario.paste(page, "Ada\nLovelace")
    expect(page, "Full name", "Ada Lovelace", 12)
    page.click("Mobile")
    web_scenario.paste(page, "+1 (555) 123-4567")
    page.until(lambda: page.value("Mobile").startswith("("), what="the pasted number is formatted")
    page.click("Notes")
    web_scenario.paste(page, "many words\n" * 9000)
    page.until(lambda: len(page.value("Notes")) == 99000, 20, "all of a long text is there")
    page.keys("x")
    page.until(lambda: page.value("Notes").endswith("x"), what="a key after it")


def tab_order(host, page):
    page.click("Full name")
    order = []
    for _ in range(5):
        order.append(page.focused())
        page.keys(Keys.TAB)
    if order != ["Full name", "E-mail", "Age", "Amount", "Phone"]:
        raise AssertionError(f"the order is {order}")
    page.chord(Keys.SHIFT, Keys.TAB)
    if page.focused() != "Phone":
        raise AssertionError(f"Shift-Tab leads to {page.focused()}")


def secure(host, page):
    page.click("Password")
    page.keys(*"s3cret")
    html = page.driver.page_source
    if "s3cret" in html:
        raise AssertionError("the password stands in the document")
    page.click("show")
    page.until(lambda: page.kind("Password") == "text", what="the password is shown")
    expect(page, "Password", "s3cret")
    page.click("hide")
    page.until(lambda: page.kind("Password") == "password", what="the password is hidden")
    if "s3cret" in page.value("Password"):
        raise AssertionError("the password was sent back")
    page.select("Password", 2)
    page.keys(*"XY")
    page.keys(Keys.BACKSPACE)
    page.click("show")
    page.until(lambda: page.kind("Password") == "text", what="the password is shown")
    expect(page, "Password", "s3Xcret")


def two_tabs(host, page):
    page.click("Full name")
    page.keys(*"One")
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.driver.get(host.address)
    page.wait_open()
    page.click("Full name")
    page.keys(*"Two")
    expect(page, "Full name", "Two")
    second = page.driver.current_window_handle
    page.driver.switch_to.window(first)
    expect(page, "Full name", "One")
    page.keys("!")
    expect(page, "Full name", "One!")
    page.driver.switch_to.window(second)
    expect(page, "Full name", "Two")
    page.driver.close()
    page.driver.switch_to.window(first)


def turn_to(page, title):
    def turn():
        before = page.text().split("\n")[0]
        page.click("Next")
        page.until(lambda: page.text().split("\n")[0] != before, what="the next page")

    delegates.turn_to(title, lambda title: page.text().startswith(title), turn)


def delegate_log(host, page):
    """What delegates are told is what they are told everywhere."""
    page.allow_clipboard()
    turn_to(page, delegates.PAGE)

    def perform(action, word):
        match action:
            case "focus" | "press":
                page.click(word)
            case "type":
                page.keys(word)
            case "key":
                page.keys(web_scenario.KEYS[word])
            case "paste":
                web_scenario.paste(page, word)
            case "compose":
                page.compose(word)
            case "commit":
                page.commit(word)
        time.sleep(0.2)

    expected = delegates.run("browser", perform)
    written = page.until(lambda: page.identified("result"), what="the log is written")
    page.screenshot(os.path.join(PICTURES, "web-delegates.png"))
    delegates.compare(written, expected)


def input_views(host, page):
    """A field's accessory view: a bar at the window's end, reached by F6 and left by Escape."""
    turn_to(page, delegates.PAGE_WITH_BAR)
    page.click("Expires")
    page.until(lambda: "Done" in page.text(), what="the bar")
    page.keys(*"12")
    page.screenshot(os.path.join(PICTURES, "web-bar.png"))
    page.keys(Keys.F6)
    page.until(lambda: page.focused_text() == "Done", what="F6 leads to the bar")
    page.keys(Keys.ESCAPE)
    page.until(lambda: page.focused() == "Expires", what="Escape leads back")
    page.keys(*"27")
    expect(page, "Expires", "12/27")
    if "did end" in page.text():
        raise AssertionError("the field was left on the way")
    page.keys(Keys.F6)
    page.until(lambda: page.focused_text() == "Done", what="F6 leads to the bar again")
    page.keys(Keys.ENTER)
    page.until(lambda: "did end" in page.text() and "Done" not in page.text(), what="Done ends the editing")


def edit_menu(host, page):
    """The program's own edit menu: by the pointer, by the keys, with the clipboard, and the browser's with Shift."""
    page.allow_clipboard()
    page.click("Full name")
    page.keys(*"Ada Lovelace")
    expect(page, "Full name", "Ada Lovelace", 12)
    page.context_click("Full name")
    if page.menu() != ["Paste", "Select All"]:
        raise AssertionError(f"the menu offers {page.menu()}")
    roles = [page.role(line) for line in page.menu_lines()]
    if roles != ["menuitem"] * 2 or page.focused_text() != "Paste":
        raise AssertionError(f"the menu tells {roles}, {page.focused_text()!r} has the focus")
    page.screenshot(os.path.join(PICTURES, "web-menu.png"))
    page.keys(Keys.ARROW_DOWN, Keys.ENTER)
    page.until(lambda: page.selection("Full name") == [0, 12], what="everything is selected")
    if page.menu() or page.focused() != "Full name":
        raise AssertionError("the menu is still there, or the field has lost the focus")
    page.chord(Keys.SHIFT, Keys.F10)
    page.until(lambda: page.menu() == ["Cut", "Copy", "Paste"], what="Shift-F10 opens the menu")
    page.keys("c", Keys.ENTER)
    page.until(lambda: page.clipboard() == "Ada Lovelace", what="what was copied is on the clipboard")
    page.context_click("Full name")
    page.until(page.menu, what="the menu is there again")
    page.keys(Keys.ESCAPE)
    page.until(lambda: not page.menu() and page.focused() == "Full name", what="Escape leads back to the field")
    page.keys(Keys.END, *"! ")
    page.context_click("Full name")
    page.until(lambda: "Paste" in page.menu(), what="the menu offers to paste")
    page.keys("p", Keys.ENTER)
    expect(page, "Full name", "Ada Lovelace! Ada Lovelace", 26)
    page.chord(Keys.CONTROL, "z")
    expect(page, "Full name", "Ada Lovelace! ")
    page.click("Password")
    page.keys(*"s3cret")
    page.chord(Keys.CONTROL, "a")
    page.context_click("Password")
    page.until(page.menu, what="a menu for the password")
    if page.menu() != ["Paste"]:
        raise AssertionError(f"a password can be had by {page.menu()}")
    page.click("E-mail")
    page.until(lambda: not page.menu(), what="a click elsewhere closes the menu")
    page.context_click("E-mail", Keys.SHIFT)
    time.sleep(0.3)
    if page.menu():
        raise AssertionError("with Shift the browser's own menu should come")


def reload(host, page):
    """The page is loaded again: the view goes on."""
    page.click("Mobile")
    page.keys(*"12345")
    page.click("Full name")
    page.keys(*"Ada")
    expect(page, "Full name", "Ada")
    time.sleep(0.2)
    page.driver.refresh()
    page.wait_open()
    expect(page, "Full name", "Ada")
    expect(page, "Mobile", "(123) 45")
    page.click("Mobile")
    page.keys(Keys.END, "6")
    expect(page, "Mobile", "(123) 456", 9)


def language(host, _):
    """Numbers are written as the browser's language has them."""
    page = Page(host.address, language="de-DE")
    try:
        page.click("Amount")
        page.keys(*"1234,5")
        page.keys(Keys.TAB)
        page.until(lambda: "1.234,50" in page.value("Amount"), what="the amount is written as in German")
    finally:
        page.close()


def restart(host, page):
    """The server is killed and started again while somebody types."""
    page.click("E-mail")
    page.keys(*"ada@example.org")
    page.click("Mobile")
    page.keys(*"12345")
    expect(page, "Mobile", "(123) 45")
    page.click("Full name")
    for index, key in enumerate("Ada Lovelace of London"):
        page.keys(key, pause=0.03)
        if index == 6:
            host.stop(kill=True)
        if index == 14:
            host.start()
    expect(page, "Full name", "Ada Lovelace of London", 22)
    page.until(lambda: page.driver.find_element("id", "status").text == "", 10, "the notice is gone")
    expect(page, "Mobile", "(123) 45")
    if page.focused() != "Full name":
        raise AssertionError(f"the focus went to {page.focused()}")
    # The program has it all, not only the page.
    page.click("Password")
    page.keys(*"x")
    page.click("Sign up")
    page.until(lambda: "Ada Lovelace of London" in page.text() and "ada@example.org" in page.text()
               and "12345" in page.text(), what="the program has what was typed")


def slow_link(host, _):
    """400 ms there and back: digits at 40 ms each, and one in the middle."""
    link = Link(PORT, 0.2)
    page = Page(f"http://127.0.0.1:{link.port}/")
    try:
        time.sleep(1.5)
        page.click("Full name")
        page.keys(*"4111111111111111", pause=0.04)
        expect(page, "Full name", "4111111111111111", 16)
        page.select("Full name", 8)
        page.keys("9", pause=0.04)
        expect(page, "Full name", "41111111911111111", 9)
        page.click("Mobile")
        page.keys(*"1234567890", pause=0.04)
        expect(page, "Mobile", "(123) 456 - 7890", 16)
        time.sleep(1)
        page.select("Mobile", 3)
        page.keys("9", pause=0.04)
        expect(page, "Mobile", "(129) 345 - 6789", 4)
        page.keys(Keys.BACKSPACE, pause=0.04)
        expect(page, "Mobile", "(123) 456 - 789", 3)
        page.click("Age")
        page.keys(*"36", pause=0.04)
        # Return moves the focus; the keys after it belong to the next field.
        page.keys(Keys.ENTER, *"23", Keys.HOME, "1", pause=0.04)
        expect(page, "Amount", "123")
        expect(page, "Age", "36")
        page.click("Full name")
        page.keys(Keys.END)
        page.compose("に")
        page.compose("にほ")
        time.sleep(0.9)
        page.compose("にほん")
        page.commit("日本")
        page.keys("!")
        expect(page, "Full name", "41111111911111111日本!", 20)
        if not page.value("Full name").endswith("日本!"):
            raise AssertionError("the composition broke")
    finally:
        page.screenshot(os.path.join(PICTURES, "web-slow.png"))
        page.close()


def cut_link(host, _):
    link = Link(PORT, 0.0)
    page = Page(f"http://127.0.0.1:{link.port}/")
    try:
        page.click("Mobile")
        page.keys(*"123")
        link.cut()
        page.keys(*"456", pause=0.1)
        page.keys(Keys.ENTER)
        time.sleep(1)
        page.screenshot(os.path.join(PICTURES, "web-cut.png"))
        link.mend()
        expect(page, "Mobile", "(123) 456", 9, 10)
        page.until(lambda: page.focused() == "Password", 5, "Return was carried out")
        page.click("Mobile")
        link.cut()
        page.keys("7")
        time.sleep(5)
        link.mend()
        expect(page, "Mobile", "(123) 456 - 7", 13, 10)
    finally:
        page.close()


def hostile(host, _):
    web_socket.check(host)


def small_window(host, page):
    page.resize(200, 100)
    page.click("Full name")
    page.keys(*"Tiny")
    expect(page, "Full name", "Tiny")
    page.screenshot(os.path.join(PICTURES, "web-small.png"))
    page.click("Notes")
    page.keys(*"low")
    expect(page, "Notes", "low")


CASES = [scenario, caret_in_the_middle, undo_and_redo, composition, paste, delegate_log, input_views, edit_menu, tab_order, secure, two_tabs,
         reload,
         language, restart,
         slow_link, cut_link, small_window, hostile]
OWN_PAGE = {language, slow_link, cut_link, hostile}


def main(names):
    failures = 0
    for case in CASES:
        if names and case.__name__ not in names:
            continue
        host = server()
        page = None if case in OWN_PAGE else Page(host.address)
        began = time.monotonic()
        try:
            case(host, page)
            messages = page.console() if page and case is not restart else []
            if messages:
                raise AssertionError(f"the console says {messages}")
            print(f"ok    {case.__name__} ({time.monotonic() - began:.1f} s)", flush=True)
        except Exception:
            failures += 1
            print(f"FAIL  {case.__name__}", flush=True)
            traceback.print_exc()
            if page:
                page.screenshot(os.path.join(PICTURES, f"web-{case.__name__}-failed.png"))
        finally:
            if page:
                page.close()
            host.stop()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(set(sys.argv[1:])))
