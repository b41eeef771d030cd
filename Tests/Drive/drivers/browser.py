"""A headless Chromium on a page of the browser front end: find by label, type, look."""

import base64
import json
import os
import subprocess

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from drivers.browser_scripts import ELEMENT, FIND, TRAFFIC, WORDS
from drivers.driver import Driver
from drivers.programs import free_port

KEYS = {
    "tab": Keys.TAB, "return": Keys.ENTER, "escape": Keys.ESCAPE, "up": Keys.ARROW_UP, "down": Keys.ARROW_DOWN,
    "left": Keys.ARROW_LEFT, "right": Keys.ARROW_RIGHT, "delete": Keys.DELETE, "backspace": Keys.BACKSPACE,
    "space": Keys.SPACE, "home": Keys.HOME, "end": Keys.END,
}
CLIPBOARD = {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}


class Server:
    """The program under test, serving on a port of its own, which it keeps when it is started again."""

    def __init__(self, command, log, port=None, environment=None):
        self.port = port or free_port()
        self.command = [*command, "--web", "--port", str(self.port)]
        self.environment = {**os.environ, **(environment or {})}
        self.log = open(log, "ab")
        self.process = None
        self.address = None

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=self.log,
                                        env=self.environment)
        line = self.process.stdout.readline().decode()
        if " at http" not in line:
            raise RuntimeError(f"the server did not start: {line!r}")
        self.address = line.rsplit(" ", 1)[1].strip()
        return self

    def stop(self, kill=False):
        if self.process:
            self.process.kill() if kill else self.process.terminate()
            self.process.wait()
            self.process.stdout.close()
            self.process = None

    def close(self):
        self.stop()
        self.log.close()

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Page(Driver):
    """One browser with one or more tabs."""

    name = "web"

    def __init__(self, address, width=900, height=1000, dark=False, language="en-US", strategy="normal",
                 scripts=True):
        options = Options()
        # With "none" commands are carried out while a page is loaded.
        options.page_load_strategy = strategy
        options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        driver = os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver")
        for program in (options.binary_location, driver):
            if not os.access(program, os.X_OK):
                raise RuntimeError(f"there is no {program}; Scripts/setup installs chromium and its driver")
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                         "--disable-dev-shm-usage", f"--window-size={width},{height}", f"--lang={language}",
                         f"--accept-lang={language}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(driver))
        self.complained = []
        # Whether the page's own scripts are run.
        self.scripts = scripts
        try:
            if not scripts:
                self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
            self.resize(width, height)
            self.scheme(dark)
            self.count_traffic()
            self.driver.get(address)
            self.wait_open()
        except BaseException:
            self.close()
            raise

    def close(self):
        self.driver.quit()

    def resize(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def scheme(self, dark):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})

    # Waiting

    def count_traffic(self):
        """Follows the numbers that the page's messages have, from the next document in this tab on."""
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": TRAFFIC})

    def wait_open(self):
        """Waits until the page is loaded and connected, and its first messages are answered."""
        self.until(lambda: self.driver.execute_script("return document.readyState") == "complete", "a loaded page")
        if self.scripts and self.driver.current_url.startswith("http"):
            self.answered()

    def traffic(self):
        return self.driver.execute_script("return window.traffic && window.traffic()")

    def answered(self, seconds=10.0):
        """Waits until the program has carried out and answered everything that the page has sent."""
        self.until(lambda: (self.traffic() or {}).get("answered"), "an answer to what was sent", seconds)

    def carried_out(self):
        self.answered()

    def is_editing(self):
        return self.driver.execute_script(
            "return document.activeElement?.matches('input, textarea, rich-editor, [contenteditable]') ?? false")

    def frames(self):
        """Waits until the browser has drawn what it had to draw."""
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))")

    def find(self, label):
        element = self.driver.execute_script(FIND, label)
        if element is None:
            raise AssertionError(f"no control is called {label!r}")
        return element

    def kind(self, label):
        return self.driver.execute_script(f"return (function () {{ {FIND} }})(...arguments)?.type", label)

    def value(self, label):
        """The text of a field; of a secure one as many bullets as it has characters."""
        # In one step, as the program may put another element in its place.
        found = self.driver.execute_script(
            f"const e = (function () {{ {FIND} }})(...arguments); return e && [e.type, e.value]", label)
        if found is None:
            return None
        kind, value = found
        return "\u2022" * len(value) if kind == "password" else value

    def raw_value(self, label):
        """What the field holds, whatever it shows."""
        return self.find(label).get_property("value")

    def holds(self, label, text, what=None, seconds=10.0, caret=None):
        super().holds(label, text, what, seconds)
        if caret is not None:
            self.expect(lambda: self.selection(label), [caret, caret], f"the caret of {label!r}", seconds)

    def selection(self, label):
        return self.driver.execute_script(
            f"const e = (function () {{ {FIND} }})(...arguments); return [e?.selectionStart, e?.selectionEnd]", label)

    def select(self, label, start, end=None):
        self.driver.execute_script("arguments[0].focus(); arguments[0].setSelectionRange(arguments[1], arguments[2])",
                                   self.find(label), start, start if end is None else end)

    def text(self):
        return self.driver.find_element(By.TAG_NAME, "main").text

    def focused(self):
        return self.driver.execute_script(
            "const e = document.activeElement; return e.getAttribute('aria-label')"
            " ?? [...(e.labels ?? [])].map((l) => l.textContent.trim()).join(' ')")

    def click(self, label):
        element = self.find(label)
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        ActionChains(self.driver).move_to_element(element).click().perform()

    def send(self, *keys, spacing=0.0):
        """Presses keys as WebDriver names them, `spacing` seconds apart."""
        for key in keys:
            actions = ActionChains(self.driver, duration=0).send_keys(key)
            if spacing:
                actions.pause(spacing)
            actions.perform()

    def type(self, text):
        self.send(*text)

    def key(self, name, times=1):
        for _ in range(times):
            if name == "shift-tab":
                self.chord(Keys.SHIFT, Keys.TAB)
            else:
                self.send(KEYS[name])
            self.answered()

    def paste(self, text):
        """Puts a text on the clipboard and presses Control-V."""
        self.allow_clipboard()
        self.driver.execute_async_script("navigator.clipboard.writeText(arguments[0]).then(arguments[1])", text)
        self.chord(Keys.CONTROL, "v")

    def select_all(self):
        self.chord(Keys.CONTROL, "a")

    def words(self):
        """The texts, and what the fields hold."""
        return self.driver.execute_script(WORDS)

    def element(self, label):
        """The visible control with that label, placeholder or text; a modal's before those it covers."""
        return self.until(lambda: self.driver.execute_script(ELEMENT, label), f"a control called {label!r}")

    def focus(self, label):
        self.press(label)

    def press(self, label):
        element = self.element(label)
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        ActionChains(self.driver).move_to_element(element).click().perform()
        self.answered()

    def open_menu(self, label):
        self.context_click(label)

    def choose_line(self, index):
        self.keys(*["down"] * index, "return")

    def narrow(self):
        self.resize(390, 780)
        self.until(lambda: self.driver.execute_script("return innerWidth") == 390, "a narrow window")
        self.frames()
        self.answered()

    def result(self):
        return json.loads(self.until(lambda: self.identified("result"), "a result"))

    def chord(self, modifier, key):
        ActionChains(self.driver).key_down(modifier).send_keys(key).key_up(modifier).perform()

    def context_click(self, label, modifier=None):
        actions = ActionChains(self.driver)
        if modifier:
            actions.key_down(modifier)
        actions.context_click(self.find(label))
        if modifier:
            actions.key_up(modifier)
        actions.perform()
        if not modifier:
            self.until(self.menu, "a menu")

    def identified(self, name):
        """The text of what has an identifier; nothing where there is none."""
        found = self.driver.find_elements(By.CSS_SELECTOR, f'[data-identifier="{name}"]')
        return found[0].text if found else ""

    def menu_lines(self):
        return self.driver.find_elements(By.CSS_SELECTOR, ".menu:last-of-type .menu-line")

    def menu(self):
        """The lines of the innermost menu that is open."""
        return [line.text for line in self.menu_lines()]

    def role(self, element):
        return element.get_attribute("role")

    def focused_text(self):
        return self.driver.execute_script("return document.activeElement.textContent")

    def allow_clipboard(self):
        self.driver.execute_cdp_cmd("Browser.grantPermissions", CLIPBOARD)

    def clipboard(self):
        return self.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])")

    def compose(self, text, selection=None):
        self.driver.execute_cdp_cmd("Input.imeSetComposition", {
            "text": text, "selectionStart": selection if selection is not None else len(text),
            "selectionEnd": selection if selection is not None else len(text)})

    def commit(self, text):
        self.driver.execute_cdp_cmd("Input.insertText", {"text": text})

    def screenshot(self, path):
        data = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as image:
            image.write(base64.b64decode(data))

    def console(self):
        """The warnings and errors of the console since the last call."""
        entries = self.driver.get_log("browser")
        return [entry["message"] for entry in entries if entry["level"] in ("SEVERE", "WARNING")]

    def complaints(self):
        self.complained += self.console()
        return self.complained

    def keep(self, stem):
        self.screenshot(stem + ".png")
        self.complained += self.console()
        with open(stem + ".txt", "w", encoding="utf-8") as file:
            file.write("\n".join([self.words(), "", f"traffic {self.traffic()}", "console:", *self.complained, ""]))


__all__ = ["Keys", "Page", "Server"]
