"""WebKitGTK on a page of the browser front end: Debian's MiniBrowser on a display of its own."""

import os
import time

from selenium import webdriver
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from drivers.display import Display
from drivers.selenium_page import SeleniumPage

BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
DRIVER = "/usr/bin/WebKitWebDriver"


class WebKitPage(SeleniumPage):
    """The engine of GNOME's browser, and the nearest that Linux has to Safari."""

    def __init__(self, address, width=900, height=1000, dark=False, input_method="gtk-im-context-simple"):
        for program in (BROWSER, DRIVER):
            if not os.access(program, os.X_OK):
                raise RuntimeError(f"there is no {program}; Scripts/setup installs webkit2gtk-driver")
        self.display = Display(width + 100, height + 200, input_method=input_method)
        environment = {**self.display.environment, "LC_ALL": "en_US.UTF-8",
                       "GTK_THEME": "Adwaita:dark" if dark else "Adwaita"}
        options = Options()
        options.binary_location = BROWSER
        options.add_argument("--automation")
        options.accept_insecure_certs = True
        with self.closed_on_failure():
            self.driver = webdriver.WebKitGTK(options=options, service=Service(DRIVER, env=environment))
            self.resize(width, height)
            self.go(address)
            self.wait_open()

    def close(self):
        if self.driver:
            self.driver.quit()
        self.display.close()

    def go(self, address):
        super().go(address)
        self.follow_traffic()

    def reload(self):
        self.driver.refresh()
        self.follow_traffic()
        self.wait_open()

    def resize(self, width, height):
        """The window's size has its decoration in it, which is found by asking once."""
        self.driver.set_window_size(width, height)
        inner = self.evaluate("return [innerWidth, innerHeight]")
        self.driver.set_window_size(2 * width - inner[0], 2 * height - inner[1])

    def press_on_keyboard(self, *names):
        """Presses keys of the display's keyboard, as xdotool names them: an input method gets these alone."""
        windows = self.display.run("xdotool", "search", "--onlyvisible", "--name", "Automation").split()
        self.display.run("xdotool", "windowfocus", "--sync", windows[-1])
        self.display.run("xdotool", "key", *names)

    def compose(self, character):
        """Composes a character by its code, with GTK's own input method; answers what is shown meanwhile."""
        code = f"{ord(character):x}"
        self.press_on_keyboard("ctrl+shift+u", *code)
        return "u" + code

    def commit(self, _character):
        self.press_on_keyboard("Return")

    def paste(self, text):
        self.display.copy(text)
        # On a busy machine the browser learns of the clipboard's new owner after the key, and pastes the former text.
        time.sleep(0.3)
        self.chord(Keys.CONTROL, "v")
