"""The editor of text with attributes: keys, compositions, the clipboard, a slow link."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains

from drivers.browser import Keys
from drivers.link import Link

# Each range with its marks, as the page shows them.
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
        return self.driver.execute_script(
            "const e = arguments[0]; return [e.selectionStart, e.selectionEnd]", self.element)

    def select(self, start, end=None):
        self.select_alone(start, end)
        self.page.answered()

    def select_alone(self, start, end=None):
        """Selects without waiting for the program, which may be out of reach."""
        self.driver.execute_script("arguments[0].focus(); arguments[0].setSelectionRange(arguments[1], arguments[2])",
                                   self.element, start, start if end is None else end)
        self.page.frames()

    def stretches(self):
        return self.driver.execute_script(STRETCHES)

    def shows(self, stretches, seconds=10.0):
        self.page.expect(self.stretches, stretches, "what is shown", seconds)

    def replace(self, text):
        self.click()
        self.page.chord(Keys.CONTROL, "a")
        self.page.click("Plain")
        self.page.answered()
        self.driver.execute_cdp_cmd("Input.insertText", {"text": text})
        self.page.until(lambda: self.text() == text, f"the text {text!r}")
        self.page.answered()


@pytest.fixture
def server(drive):
    return drive.server("--preview", "Text with attributes")


@pytest.fixture
def link(server):
    return Link(server.port, 0.0)


@pytest.fixture
def page(drive, link):
    return drive.page(f"http://127.0.0.1:{link.port}/", width=700, height=600)


@pytest.fixture
def editor(page):
    return Editor(page)


def control(name):
    return lambda editor: editor.page.chord(Keys.CONTROL, name)


bold, italic, underline, undo, redo = (control(name) for name in "biuzy")


def test_keys_format_what_is_selected(page, editor):
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
    page.picture("rich")


def test_typing_has_the_attributes_of_the_text_before_it(page, editor):
    editor.replace("one two")
    editor.select(0, 3)
    bold(editor)
    editor.select(3)
    page.send(*"s,")
    editor.shows("b:ones,| two")
    editor.select(9)
    italic(editor)
    page.send(*" three")
    editor.shows("b:ones,| two|i: three")
    page.send(Keys.BACKSPACE, Keys.BACKSPACE)
    editor.shows("b:ones,| two|i: thr")


def test_lines_are_broken_and_joined(page, editor):
    editor.replace("one two")
    editor.select(3)
    page.send(Keys.ENTER, Keys.ENTER, *"x")
    page.until(lambda: editor.text() == "one\n\nx two")
    assert editor.selection() == [6, 6], editor.selection()
    page.send(Keys.ARROW_UP)
    page.until(lambda: editor.selection() == [4, 4], "the caret in the empty line")
    page.send(Keys.BACKSPACE)
    page.until(lambda: editor.text() == "one\nx two")
    page.send(Keys.DELETE)
    page.until(lambda: editor.text() == "onex two")
    page.chord(Keys.CONTROL, Keys.DELETE)
    page.until(lambda: editor.text() == "one two", "a word deleted")
    undo(editor)
    # Deletions in a row are one step.
    page.until(lambda: editor.text() == "one\nx two", "the deletions undone")


def test_many_lines_scroll_with_the_caret(page, editor):
    editor.replace("a")
    for number in range(40):
        page.send(Keys.ENTER, *str(number))
    page.until(lambda: editor.text().endswith("\n39"))
    visible = page.driver.execute_script(
        "const e = arguments[0], a = e.getBoundingClientRect(), b = e.lastElementChild.getBoundingClientRect();"
        "return b.bottom <= a.bottom + 1 && b.top >= a.top", editor.element)
    assert visible, "the last line is out of sight"


def test_an_input_method_composes(page, editor):
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


def test_a_composition_over_lines_leaves_them_in_order(page, editor):
    # Chromium itself gives what it joins a style, which the page's policy keeps out.
    page.forgiven = ("Applying inline style",)
    editor.replace("one\ntwo\nthree")
    editor.select(2, 9)
    page.compose("k")
    page.compose("か")
    page.commit("か")
    page.until(lambda: editor.text() == "onかhree")
    children = page.driver.execute_script("return [...arguments[0].children].map((e) => e.localName)", editor.element)
    assert children == ["div"], children
    page.send(Keys.ENTER, *"x")
    page.until(lambda: editor.text() == "onか\nxhree")


def test_text_keeps_its_attributes_on_the_clipboard(page, editor):
    page.allow_clipboard()
    # Chromium parses markup within the page's policy to clean it, and logs it.
    page.forgiven = ("Content Security Policy",)
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
    page.send("!")
    editor.shows("b:one| two|b:one!")
    editor.select(0, 4)
    page.chord(Keys.CONTROL, "x")
    editor.shows("two|b:one!")
    undo(editor)
    editor.shows("b:one| two|b:one!")


def test_text_of_another_program_keeps_its_attributes(page, editor):
    page.allow_clipboard()
    # Chromium parses markup within the page's policy to clean it, and logs it.
    page.forgiven = ("Content Security Policy",)
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


def test_a_slow_link_loses_nothing(page, editor, link):
    editor.replace("one two")
    editor.select(0, 3)
    bold(editor)
    editor.shows("b:one| two")
    editor.select(3)
    link.delay = 0.25
    try:
        page.send(*"abc", spacing=0.03)
        bold(editor)
        page.send(*"def", spacing=0.03)
        page.send(Keys.END, *"!", spacing=0.03)
        page.until(lambda: editor.text() == "oneabcdef two!", "all that was typed")
        editor.shows("b:oneabc|def two!")
    finally:
        link.delay = 0
    page.answered()
    assert editor.stretches() == "b:oneabc|def two!", "it stays when all is answered"


def test_a_lost_connection_keeps_the_text(page, editor, link):
    # That the connection was lost is known.
    page.forgiven = ("/socket",)
    editor.replace("one two")
    editor.select(0, 3)
    bold(editor)
    editor.shows("b:one| two")
    link.cut()
    editor.select_alone(7)
    page.send(*" three")
    editor.shows("b:one| two three")
    link.mend()
    page.until(lambda: page.driver.find_elements("css selector", ".text")[-1].text == "one two three",
               "the program to have it")
    editor.shows("b:one| two three")


def test_a_screen_reader_finds_a_text_box(page, editor):
    tree = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    boxes = [node for node in tree if node.get("role", {}).get("value") == "textbox"]
    assert len(boxes) == 1, boxes
    properties = {entry["name"]: entry["value"].get("value") for entry in boxes[0]["properties"]}
    assert properties.get("multiline") is True and properties.get("editable") == "richtext", properties


# Where the bullet of the last line is, the word after it, and the first letter of its second row, from the bullet.
HANGING = """
const line = [...document.querySelectorAll('rich-editor > div')].at(-1);
const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
const boxes = [];
while (walk.nextNode()) {
  for (let index = 0; index < walk.currentNode.length; index += 1) {
    const range = document.createRange();
    range.setStart(walk.currentNode, index);
    range.setEnd(walk.currentNode, index + 1);
    if (walk.currentNode.data[index] !== ' ') boxes.push(range.getBoundingClientRect());
  }
}
const below = boxes.find((box) => box.top > boxes[0].bottom - 2);
return [boxes[0], boxes[2], below].map((box) => box && Math.round(box.left - boxes[0].left));
"""


def test_the_lines_of_a_list_item_begin_at_its_tab_stop(drive):
    page = drive.browser("--preview", "A note with a toolbar", width=420, height=700)
    page.forgiven = ("Applying inline style",)
    page.focus("Note")
    page.select_all()
    page.key("right")
    page.type(" that is poured slowly so that the dough stays smooth")
    page.expect(lambda: page.evaluate(HANGING), [0, 20, 20], "a hanging indent of 20 pixels")
