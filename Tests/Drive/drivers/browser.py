"""A headless Chromium on a page of the browser front end: find by label, type, look."""

import base64
import os
import shutil
import signal
import subprocess
import threading
from contextlib import contextmanager

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from drivers.browser_scripts import ELEMENT, FIND, TRAFFIC
from drivers.browsers import Browsers
from drivers.programs import free_port
from drivers.selenium_page import SeleniumPage

CLIPBOARD = {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}


class Server:
    """The program under test, serving on a port of its own, which it keeps when it is started again."""

    def __init__(self, command, log, port=None, environment=None):
        self.port = port or free_port()
        self.command = [*command, "--web", "--port", str(self.port)]
        self.environment = {**os.environ, **(environment or {})}
        self.log = open(log, "ab")
        self.process = None
        self.printed = None
        self.address = None

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=self.log,
                                        env=self.environment)
        line = self.process.stdout.readline().decode()
        if " at http" not in line:
            raise RuntimeError(f"the server did not start: {line!r}")
        self.address = line.rsplit(" ", 1)[1].strip()
        # A program whose pipe is full waits with its next print.
        self.printed = threading.Thread(target=shutil.copyfileobj, args=(self.process.stdout, self.log), daemon=True)
        self.printed.start()
        return self

    def stop(self, kill=False):
        if self.process:
            self.process.kill() if kill else self.process.terminate()
            self.process.wait()
            if self.printed:
                self.printed.join()
            self.process.stdout.close()
            self.process = self.printed = None

    def close(self):
        self.stop()
        self.log.close()

    @contextmanager
    def stopped(self):
        """The process is stopped by a signal meanwhile, as a server is that does not answer."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Chromium:
    """A headless Chromium; `driver` is Selenium's."""

    def __init__(self, language, strategy):
        options = Options()
        # With "none" commands are carried out while a page is loaded.
        options.page_load_strategy = strategy
        options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        driver = os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver")
        for program in (options.binary_location, driver):
            if not os.access(program, os.X_OK):
                raise RuntimeError(f"there is no {program}; Scripts/setup installs chromium and its driver")
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                         "--disable-dev-shm-usage", "--ignore-certificate-errors", f"--lang={language}",
                         f"--accept-lang={language}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(driver))

    def clear(self):
        """Leaves a new tab alone. What is emulated ends with its tab; each server is an origin of its own."""
        used = self.driver.window_handles
        self.driver.switch_to.new_window("tab")
        # Selenium would wait for the answer to a question of the page.
        for target in used:
            self.driver.execute_cdp_cmd("Target.closeTarget", {"targetId": target})
        # A tab behind another one may not write to the clipboard.
        self.driver.execute_cdp_cmd("Page.bringToFront", {})
        self.driver.execute_cdp_cmd("Browser.resetPermissions", {})
        self.driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        self.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
        self.driver.get_log("browser")

    def close(self):
        self.driver.quit()


class Page(SeleniumPage):
    """One or more tabs of a Chromium, which is lent by `browsers` or its own."""

    def __init__(self, address, width=900, height=1000, dark=False, language="en-US", strategy="normal",
                 scripts=True, browsers=None):
        self.browsers = browsers or Browsers(keeps=False)
        self.browser = self.browsers.take(Chromium, language=language, strategy=strategy)
        self.driver = self.browser.driver
        self.scripts = scripts
        with self.closed_on_failure():
            if not scripts:
                self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
            self.resize(width, height)
            self.scheme(dark)
            self.count_traffic()
            self.driver.get(address)
            self.wait_open()

    def close(self):
        self.browsers.give(self.browser)

    def resize(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def scheme(self, dark):
        self.media(prefers_color_scheme="dark" if dark else "light")

    def media(self, **features):
        """Emulates features of media, and no others: `forced_colors="active"`."""
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})

    def count_traffic(self):
        """Follows the numbers that the page's messages have, from the next document in this tab on."""
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": TRAFFIC})

    def menu_command(self, name):
        """Chooses `undo` or `redo` in the browser's own menu, which does nothing where the menu does not offer it."""
        for kind in ("rawKeyDown", "keyUp"):
            self.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {
                "type": kind, "key": "Unidentified", "commands": [name] if kind == "rawKeyDown" else []})

    def drag(self, start, end):
        """Drags what is at one place of the window to another."""
        steps = [[from_ + (to - from_) * step / 8 for from_, to in zip(start, end, strict=True)] for step in range(9)]
        kinds = ["mouseMoved", "mousePressed", *["mouseMoved"] * 8, "mouseReleased"]
        for kind, (x, y) in zip(kinds, [steps[0], *steps, steps[-1]], strict=True):
            self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
                "type": kind, "x": x, "y": y, "button": "left", "buttons": int(kind != "mouseReleased"),
                "clickCount": 1})
            self.frames()

    def find(self, label):
        element = self.driver.execute_script(FIND, label)
        if element is None:
            raise AssertionError(f"no control is called {label!r}")
        return element

    def element(self, label):
        """The visible control with that label, placeholder or text; a modal's before those it covers."""
        return self.until(lambda: self.driver.execute_script(ELEMENT, label), f"a control called {label!r}")

    def text(self):
        """The visible text; none while another document is being loaded."""
        try:
            return self.driver.find_element(By.TAG_NAME, "main").text
        except (NoSuchElementException, StaleElementReferenceException):
            return ""

    def write_clipboard(self, text):
        self.allow_clipboard()
        self.driver.execute_async_script("navigator.clipboard.writeText(arguments[0]).then(arguments[1])", text)

    def paste(self, text):
        """Puts a text on the clipboard and presses Control-V."""
        self.write_clipboard(text)
        self.chord(Keys.CONTROL, "v")

    def open_menu(self, label):
        self.context_click(label)

    def choose_line(self, index):
        self.keys(*["down"] * index, "return")

    def narrow(self):
        self.resize(390, 780)
        self.until(lambda: self.evaluate("return innerWidth") == 390, "a narrow window")
        self.frames()
        self.answered()

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

    def menu_lines(self):
        return self.driver.find_elements(By.CSS_SELECTOR, ".menu:last-of-type .menu-line")

    def menu(self):
        """The lines of the innermost menu that is open."""
        return [line.text for line in self.menu_lines()]

    def role(self, element):
        return element.get_attribute("role")

    def allow_clipboard(self):
        self.driver.execute_cdp_cmd("Browser.grantPermissions", CLIPBOARD)

    def clipboard(self):
        return self.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])")

    def compose(self, text, selection=None):
        """Shows a text as what an input method composes; answers what is shown."""
        self.driver.execute_cdp_cmd("Input.imeSetComposition", {
            "text": text, "selectionStart": selection if selection is not None else len(text),
            "selectionEnd": selection if selection is not None else len(text)})
        return text

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


__all__ = ["Keys", "Page", "Server"]
