"""A page of the browser front end in any engine: find by label, type, look.

What differs between engines is how a script is evaluated, how keys and the pointer are pressed, and how a picture is
taken; each engine has a class of its own for that (browser.py, firefox.py, webkit.py).
"""

import json
from contextlib import contextmanager

from selenium.webdriver.common.keys import Keys

from drivers.browser_scripts import ELEMENT, FIND, TEXT, TRAFFIC, WORDS
from drivers.driver import Driver

# The names of keys that all front ends have. The code points are those of the WebDriver standard.
KEYS = {
    "tab": Keys.TAB, "return": Keys.ENTER, "escape": Keys.ESCAPE, "up": Keys.ARROW_UP, "down": Keys.ARROW_DOWN,
    "left": Keys.ARROW_LEFT, "right": Keys.ARROW_RIGHT, "delete": Keys.DELETE, "backspace": Keys.BACKSPACE,
    "space": Keys.SPACE, "home": Keys.HOME, "end": Keys.END,
}
FOUND = f"const e = (function () {{ {FIND} }})(...arguments);"
MIDDLE = r"""
if (!e) return null;
e.scrollIntoView({ block: 'center', behavior: 'instant' });
const box = e.getBoundingClientRect();
return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
"""


class WebPage(Driver):
    """One page in a browser."""

    name = "web"

    # What an engine does in its own way

    def evaluate(self, body, *arguments):
        """Runs the body of a function in the page; answers what it returns, as JSON has it."""
        raise NotImplementedError

    def evaluate_later(self, body, *arguments):
        """The same for a body that passes its answer to the last of its arguments."""
        raise NotImplementedError

    def send(self, *keys, spacing=0.0):
        """Presses keys as WebDriver names them, `spacing` seconds apart."""
        raise NotImplementedError

    def chord(self, modifier, key):
        raise NotImplementedError

    def press_at(self, x, y, times=1):
        """Presses and releases the pointer's first button at a place of the window."""
        raise NotImplementedError

    def go(self, address):
        """Opens an address and waits until its document is loaded."""
        raise NotImplementedError

    def reload(self):
        raise NotImplementedError

    def resize(self, width, height):
        raise NotImplementedError

    def screenshot(self, path):
        raise NotImplementedError

    def console(self):
        """The warnings and errors of the console since the last call; nothing where the engine does not tell them."""
        return []

    @contextmanager
    def closed_on_failure(self):
        """Closes the page where it cannot be opened."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    # Waiting

    complained = ()
    # Whether the page's own scripts are run.
    scripts = True

    def wait_open(self):
        """Waits until the page is loaded and connected, and its first messages are answered."""
        self.until(lambda: self.evaluate("return document.readyState") == "complete", "a loaded page")
        if self.scripts and self.evaluate("return location.protocol").startswith("http"):
            self.answered()

    def traffic(self):
        return self.evaluate("return window.traffic ? window.traffic() : null")

    def follow_traffic(self):
        """Follows the page's messages from now on, in an engine that can't do so before a page is loaded."""
        self.evaluate(TRAFFIC)

    def answered(self, seconds=10.0):
        """Waits until the program has carried out and answered everything that the page has sent."""
        self.until(lambda: (self.traffic() or {}).get("answered"), "an answer to what was sent", seconds)

    def wait_core(self):
        """Waits until the page edits by itself: the module has no request of its own that is awaited, nor have the
        rules for telephone numbers.
        """
        self.until(lambda: self.evaluate(
            "const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);"
            "return ['wasm', ...document.querySelector('[data-rules*=\"kind=country\"]') ? ['countries'] : []]"
            "  .every((name) => loaded.some((address) => address.endsWith('.' + name)))"),
            "the module")
        self.answered()
        return self

    def block_core(self):
        """Keeps the module from being loaded by the next page. In Chromium alone."""
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*.wasm*"]})
        self.forgiven = (".wasm",)

    def carried_out(self):
        self.answered()

    def frames(self):
        """Waits until the browser has drawn what it had to draw."""
        self.evaluate_later(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))")

    # Looking

    def is_editing(self):
        return self.evaluate(
            "return document.activeElement?.matches('input, textarea, rich-editor, [contenteditable]') ?? false")

    def kind(self, label):
        return self.evaluate(f"{FOUND} return e?.type", label)

    def value(self, label):
        """The text of a field; of a secure one as many bullets as it has characters."""
        # In one step, as the program may put another element in its place.
        found = self.evaluate(f"{FOUND} return e && [e.type, e.value]", label)
        if found is None:
            return None
        kind, value = found
        return "\u2022" * len(value) if kind == "password" else value

    def raw_value(self, label):
        """What the field holds, whatever it shows."""
        return self.evaluate(f"{FOUND} return e.value", label)

    def holds(self, label, text, what=None, seconds=10.0, caret=None):
        super().holds(label, text, what, seconds)
        if caret is not None:
            self.expect(lambda: self.selection(label), [caret, caret], f"the caret of {label!r}", seconds)

    def selection(self, label):
        return self.evaluate(f"{FOUND} return [e?.selectionStart, e?.selectionEnd]", label)

    def select(self, label, start, end=None):
        self.evaluate(f"{FOUND} e.focus(); e.setSelectionRange(arguments[1], arguments[2])", label, start,
                      start if end is None else end)

    def focused(self):
        return self.evaluate(
            "const e = document.activeElement; return e.getAttribute('aria-label')"
            " ?? [...(e.labels ?? [])].map((l) => l.textContent.trim()).join(' ')")

    def focused_text(self):
        return self.evaluate("return document.activeElement.textContent")

    def words(self):
        """The texts, and what the fields hold."""
        return self.evaluate(WORDS)

    def identified(self, name):
        """The text of what has an identifier; nothing where there is none."""
        return self.evaluate("return document.querySelector(`[data-identifier=\"${arguments[0]}\"]`)?.innerText ?? ''",
                             name)

    def result(self):
        return json.loads(self.until(lambda: self.identified("result"), "a result"))

    # Using

    def type(self, text):
        self.send(*text)

    def key(self, name, times=1):
        for _ in range(times):
            if name == "shift-tab":
                self.chord(Keys.SHIFT, Keys.TAB)
            else:
                self.send(KEYS[name])
            self.answered()

    def select_all(self):
        self.chord(Keys.CONTROL, "a")

    def focus(self, label):
        self.press(label)

    def click(self, label):
        """Presses a control by its label, and does not wait for the program."""
        place = self.evaluate(FOUND + MIDDLE, label)
        if place is None:
            raise AssertionError(f"no control is called {label!r}")
        self.press_at(*place)

    def press(self, label):
        """Presses the visible control with that label, placeholder or text; a modal's before those it covers."""
        self.press_element(ELEMENT, label, "a control called")

    def press_text(self, text):
        self.press_element(TEXT, text, "a text")

    def press_text_twice(self, text):
        self.press_element(TEXT, text, "a text", times=2)

    def press_element(self, script, wanted, what, times=1):
        self.press_at(*self.until(
            lambda: self.evaluate(f"const e = (function () {{ {script} }})(...arguments);{MIDDLE}", wanted),
            f"{what} {wanted!r}"), times)
        self.answered()

    def complaints(self):
        self.complained = [*self.complained, *self.console()]
        return self.complained

    def keep(self, stem):
        self.screenshot(stem + ".png")
        with open(stem + ".txt", "w", encoding="utf-8") as file:
            file.write("\n".join([self.words(), "", f"traffic {self.traffic()}", "console:", *self.complaints(), ""]))
