"""A headless Chromium on a page of the browser front end: find by label, type, look."""

import base64
import os
import subprocess
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

FIND = """
const wanted = arguments[0];
const named = (element) => element.getAttribute('aria-label')
  ?? [...(element.labels ?? [])].map((label) => label.textContent.trim()).join(' ');
const all = [...document.querySelectorAll('input, textarea, button')];
return all.find((element) => named(element) === wanted)
  ?? all.find((element) => element.localName === 'button' && (element.textContent.trim() === wanted
    || element.querySelector('[aria-label]')?.getAttribute('aria-label') === wanted)) ?? null;
"""


class Server:
    """The program under test, serving on a port of its own."""

    def __init__(self, command, log):
        self.command = command
        self.log = open(log, "ab")
        self.process = None
        self.address = None

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=self.log)
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

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Page:
    """One browser with one or more tabs."""

    def __init__(self, address, width=900, height=1000, dark=False, language="en-US"):
        options = Options()
        options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                         "--disable-dev-shm-usage", f"--window-size={width},{height}", f"--lang={language}",
                         f"--accept-lang={language}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.resize(width, height)
        self.scheme(dark)
        self.driver.get(address)
        self.wait_open()

    def close(self):
        self.driver.quit()

    def resize(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def scheme(self, dark):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})

    def wait_open(self):
        self.until(lambda: self.driver.execute_script("return document.readyState") == "complete")
        time.sleep(0.3)

    def until(self, condition, seconds=5.0, what="condition"):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            result = condition()
            if result:
                return result
            time.sleep(0.02)
        raise AssertionError(f"not within {seconds} s: {what}")

    def find(self, label):
        element = self.driver.execute_script(FIND, label)
        if element is None:
            raise AssertionError(f"no control is called {label!r}")
        return element

    def kind(self, label):
        return self.driver.execute_script(f"return (() => {{ {FIND} }})()?.type".replace("arguments[0]", repr(label)))

    def value(self, label):
        return self.find(label).get_property("value")

    def selection(self, label):
        return self.driver.execute_script(
            "const e = arguments[0]; return [e.selectionStart, e.selectionEnd]", self.find(label))

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

    def keys(self, *keys, pause=0.0):
        for key in keys:
            ActionChains(self.driver, duration=0).send_keys(key).perform()
            if pause:
                time.sleep(pause)

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
            self.until(self.menu, what="a menu")

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
        self.driver.execute_cdp_cmd("Browser.grantPermissions",
                                    {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})

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
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


__all__ = ["Server", "Page", "Keys"]
