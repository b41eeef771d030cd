#!/usr/bin/env python3
"""Drives the editor of text with attributes in headless Chromium: keys, compositions, the clipboard, a slow link.

    python3 Tests/Drive/web_rich.py [GALLERY]
"""

import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from selenium.webdriver.common.action_chains import ActionChains  # noqa: E402
from web_browser import Keys, Page, Server  # noqa: E402
from web_link import Link  # noqa: E402

GALLERY = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("GALLERY", ".build/traits/debug/gallery")
PORT = int(os.environ.get("PLATEN_PORT", "8512"))
PICTURES = os.environ.get("PLATEN_PICTURES", tempfile.gettempdir())

# Each stretch with the marks it wears, as the page shows them.
STRETCHES = """
const result = [];
const walk = document.createTreeWalker(document.querySelector('rich-editor'), NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const node = walk.currentNode, style = getComputedStyle(node.parentElement);
  const marks = [];
  if (Number(style.fontWeight) >= 600) marks.push('b');
  if (style.fontStyle === 'italic') marks.push('i');
  for (let part = node.parentElement; part.localName !== 'rich-editor'; part = part.parentElement) {
    if (['u', 's', 'a'].includes(part.localName)) marks.push(part.localName);
  }
  result.push(marks.length ? `${marks.sort().join('')}:${node.data}` : node.data);
}
return result.join('|');
"""


class Editor:
    def __init__(self, page):
        self.page = page
        self.driver = page.driver

    @property
    def element(self):
        return self.driver.find_element("css selector", "rich-editor")

    def click(self):
        ActionChains(self.driver).move_to_element(self.element).click().perform()

    def text(self):
        return self.element.get_property("value")

    def selection(self):
        return self.driver.execute_script("const e = arguments[0]; return [e.selectionStart, e.selectionEnd]", self.element)

    def select(self, start, end=None):
        self.driver.execute_script("arguments[0].focus(); arguments[0].setSelectionRange(arguments[1], arguments[2])",
                                   self.element, start, start if end is None else end)
        time.sleep(0.1)

    def stretches(self):
        return self.driver.execute_script(STRETCHES)

    def shows(self, stretches, seconds=5.0):
        try:
            self.page.until(lambda: self.stretches() == stretches, seconds)
        except AssertionError:
            raise AssertionError(f"shows {self.stretches()!r}, not {stretches!r}") from None

    def replace(self, text):
        self.click()
        self.page.chord(Keys.CONTROL, "a")
        self.page.click("Plain")
        time.sleep(0.2)
        self.driver.execute_cdp_cmd("Input.insertText", {"text": text})
        self.page.until(lambda: self.text() == text, what=f"the text {text!r}")
        time.sleep(0.2)


def control(name):
    return lambda editor: editor.page.chord(Keys.CONTROL, name)


bold, italic, underline, undo, redo = (control(name) for name in "biuzy")


def keys_format_what_is_selected(page, editor):
    editor.shows("Mix the flour with the salt.")
    editor.click()
    editor.select(0, 3)
    bold(editor)
    editor.shows("b:Mix| the flour with the salt.")
    italic(editor)
    underline(editor)
    editor.shows("biu:Mix| the flour with the salt.")
    assert editor.selection() == [0, 3], editor.selection()
    bold(editor)
    editor.shows("iu:Mix| the flour with the salt.")
    for _ in range(4):
        undo(editor)
    editor.shows("Mix the flour with the salt.")
    for _ in range(4):
        redo(editor)
    editor.shows("iu:Mix| the flour with the salt.")
    page.screenshot(os.path.join(PICTURES, "web-rich.png"))


def typing_goes_on_in_the_look_before_it(page, editor):
    editor.replace("one two")
    editor.select(0, 3)
    bold(editor)
    editor.select(3)
    page.keys(*"s,")
    editor.shows("b:ones,| two")
    editor.select(9)
    italic(editor)
    page.keys(*" three")
    editor.shows("b:ones,| two|i: three")
    page.keys(Keys.BACKSPACE, Keys.BACKSPACE)
    editor.shows("b:ones,| two|i: thr")


def lines_are_broken_and_joined(page, editor):
    editor.replace("one two")
    editor.select(3)
    page.keys(Keys.ENTER, Keys.ENTER, *"x")
    page.until(lambda: editor.text() == "one\n\nx two")
    assert editor.selection() == [6, 6], editor.selection()
    page.keys(Keys.ARROW_UP)
    page.until(lambda: editor.selection() == [4, 4], what="the caret in the empty line")
    page.keys(Keys.BACKSPACE)
    page.until(lambda: editor.text() == "one\nx two")
    page.keys(Keys.DELETE)
    page.until(lambda: editor.text() == "onex two")
    page.chord(Keys.CONTROL, Keys.DELETE)
    page.until(lambda: editor.text() == "one two", what="a word deleted")
    undo(editor)
    # Deletions in a row are one step.
    page.until(lambda: editor.text() == "one\nx two", what="the deletions undone")


def many_lines_scroll_with_the_caret(page, editor):
    editor.replace("a")
    for number in range(40):
        page.keys(Keys.ENTER, *str(number))
    page.until(lambda: editor.text().endswith("\n39"))
    visible = page.driver.execute_script(
        "const e = arguments[0], a = e.getBoundingClientRect(), b = e.lastElementChild.getBoundingClientRect();"
        "return b.bottom <= a.bottom + 1 && b.top >= a.top", editor.element)
    assert visible, "the last line is out of sight"


def an_input_method_composes(page, editor):
    editor.replace("one two")
    editor.select(0, 3)
    bold(editor)
    editor.shows("b:one| two")
    editor.select(3)
    page.compose("ni")
    page.compose("nihao")
    page.commit("你好")
    editor.shows("b:one你好| two")
    page.chord(Keys.CONTROL, "a")
    page.compose("x")
    page.commit("xy")
    editor.shows("b:xy")
    undo(editor)
    editor.shows("b:one你好| two")
    undo(editor)
    editor.shows("b:one| two")


def a_composition_over_lines_leaves_them_in_order(page, editor):
    editor.replace("one\ntwo\nthree")
    editor.select(2, 9)
    page.compose("k")
    page.compose("か")
    page.commit("か")
    page.until(lambda: editor.text() == "onかhree")
    children = page.driver.execute_script("return [...arguments[0].children].map((e) => e.localName)", editor.element)
    assert children == ["div"], children
    page.keys(Keys.ENTER, *"x")
    page.until(lambda: editor.text() == "onか\nxhree")


def text_keeps_its_look_on_the_clipboard(page, editor):
    page.allow_clipboard()
    editor.replace("one two")
    editor.select(0, 3)
    bold(editor)
    editor.shows("b:one| two")
    page.chord(Keys.CONTROL, "c")
    kinds = page.driver.execute_async_script(
        "const done = arguments[0]; navigator.clipboard.read().then(async (items) => done(["
        "await (await items[0].getType('text/plain')).text(), await (await items[0].getType('text/html')).text()]))")
    assert kinds[0] == "one" and "<b" in kinds[1], kinds
    editor.select(7)
    page.chord(Keys.CONTROL, "v")
    page.keys("!")
    editor.shows("b:one| two|b:one!")
    editor.select(0, 4)
    page.chord(Keys.CONTROL, "x")
    editor.shows("two|b:one!")
    undo(editor)
    editor.shows("b:one| two|b:one!")


def text_of_another_program_keeps_its_look(page, editor):
    page.allow_clipboard()
    editor.replace("one two")
    page.driver.execute_async_script(
        "const done = arguments[0]; const blob = (type, text) => new Blob([text], { type });"
        "navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob('text/plain', 'bold link'), 'text/html': "
        "blob('text/html', '<p><b>bold</b> <a href=\"https://example.com/\" onclick=\"x()\">link</a>"
        "<script>alert(1)</script><img src=x onerror=\"alert(1)\"></p>') })]).then(done)")
    editor.select(3)
    page.chord(Keys.CONTROL, "v")
    editor.shows("one|b:bold| |a:link| two")
    assert editor.selection() == [12, 12], editor.selection()
    assert page.driver.execute_script("return arguments[0].querySelectorAll('script, img, [onclick]').length",
                                      editor.element) == 0
    page.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "rawKeyDown", "commands": ["pasteAndMatchStyle"]})
    editor.shows("one|b:bold| |a:linkbold link| two")


def a_slow_link_loses_nothing(page, editor):
    editor.replace("one two")
    editor.select(0, 3)
    bold(editor)
    editor.shows("b:one| two")
    editor.select(3)
    link.delay = 0.25
    try:
        page.keys(*"abc", pause=0.03)
        bold(editor)
        page.keys(*"def", pause=0.03)
        page.keys(Keys.END, *"!", pause=0.03)
        page.until(lambda: editor.text() == "oneabcdef two!", what="all that was typed")
        editor.shows("b:oneabc|def two!", 8)
    finally:
        link.delay = 0
    time.sleep(0.6)
    editor.shows("b:oneabc|def two!")


def a_lost_connection_keeps_the_text(page, editor):
    editor.replace("one two")
    editor.select(0, 3)
    bold(editor)
    editor.shows("b:one| two")
    link.cut()
    editor.select(7)
    page.keys(*" three")
    editor.shows("b:one| two three")
    link.mend()
    page.until(lambda: page.driver.find_elements("css selector", ".text")[-1].text == "one two three", 10,
               "the program to have it")
    editor.shows("b:one| two three")


def a_screen_reader_finds_a_text_box(page, editor):
    tree = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    boxes = [node for node in tree if node.get("role", {}).get("value") == "textbox"]
    assert len(boxes) == 1, boxes
    properties = {entry["name"]: entry["value"].get("value") for entry in boxes[0]["properties"]}
    assert properties.get("multiline") is True and properties.get("editable") == "richtext", properties


CASES = [
    keys_format_what_is_selected, typing_goes_on_in_the_look_before_it, lines_are_broken_and_joined,
    many_lines_scroll_with_the_caret, an_input_method_composes, a_composition_over_lines_leaves_them_in_order,
    text_keeps_its_look_on_the_clipboard, text_of_another_program_keeps_its_look, a_screen_reader_finds_a_text_box,
    a_slow_link_loses_nothing, a_lost_connection_keeps_the_text,
]

CLIPBOARD = [text_keeps_its_look_on_the_clipboard, text_of_another_program_keeps_its_look]


def main():
    global link
    server = Server([GALLERY, "--web", "--port", str(PORT), "--preview", "Text with attributes"],
                    os.path.join(PICTURES, "web.log")).start()
    link = Link(PORT, 0.0)
    page = Page(f"http://127.0.0.1:{link.port}/", width=700, height=600)
    failed = 0
    try:
        editor = Editor(page)
        for case in CASES:
            try:
                case(page, editor)
                print(f"passed  {case.__name__}")
            except Exception as error:  # The others are run all the same.
                failed += 1
                print(f"FAILED  {case.__name__}: {error}")
            if case in CLIPBOARD:
                # Chromium parses markup within the page's policy to clean it, and says so.
                page.console()
        # That the link was cut is known.
        console = [line for line in page.console() if "/socket" not in line]
        if console:
            failed += 1
            print("FAILED  the console:", console)
    finally:
        page.close()
        server.stop()
    sys.exit(1 if failed else 0)


main()
