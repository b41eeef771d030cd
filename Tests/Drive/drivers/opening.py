"""The programs that one test has opened."""

import os
import subprocess

from drivers.browser import Page, Server
from drivers.display import Display
from drivers.firefox import FirefoxPage
from drivers.programs import path
from drivers.terminal import Terminal
from drivers.webkit import WebKitPage
from drivers.window import Window

# What a front end shows at once: columns and rows of a terminal, pixels of the others.
SIZES = {"terminal": (80, 30), "web": (760, 820), "window": (640, 800)}
ENGINES = {"chromium": Page, "firefox": FirefoxPage, "webkit": WebKitPage}
# Those that stay open between tests; WebKit's has a display of the page's size.
LENT = ("chromium", "firefox")
SIGN_UP_SIZES = {"terminal": (80, 32), "web": (900, 1000), "window": (640, 900)}


class Opened:
    """Opens programs by their front end, and closes them in the opposite order."""

    def __init__(self, folder, pictures, browsers=None):
        self.folder = folder
        self.browsers = browsers
        self.pictures = pictures and os.path.abspath(pictures)
        if pictures:
            os.makedirs(self.pictures, exist_ok=True)
        self.drivers = []
        self.closing = []

    def add(self, driver):
        driver.pictures = self.pictures
        self.drivers.append(driver)
        self.closing.append(driver.close)
        return driver

    def terminal(self, *arguments, program="gallery", **options):
        return self.add(Terminal([path(program), *arguments], **options))

    def run(self, data, program="gallery"):
        """Runs a program to its end with standard input from a pipe."""
        return subprocess.run([path(program)], input=data, capture_output=True, timeout=60, check=False)

    def server(self, *arguments, program="gallery", gallery_page=None):
        """A program on a port; with the title of a page of the gallery, that page alone."""
        environment = {"GALLERY_PAGE": gallery_page} if gallery_page else None
        server = Server([path(program), *arguments], os.path.join(self.folder, "server.log"), environment=environment)
        self.closing.append(server.close)
        return server.start()

    def page(self, server, engine="chromium", **options):
        """A browser on a server, or on an address."""
        if engine in LENT:
            options["browsers"] = self.browsers
        return self.add(ENGINES[engine](getattr(server, "address", server), **options))

    def browser(self, *arguments, program="gallery", **options):
        return self.page(self.server(*arguments, program=program), **options)

    def display(self, width=1000, height=1000, **options):
        display = Display(width, height, **options)
        self.closing.append(display.close)
        return display

    def window(self, *arguments, program="gallery", display=None, prefix=(), **options):
        """A window of a program, which is run by the command `prefix` if there is one."""
        display = display or self.display()
        return self.add(Window([*prefix, path(program), *arguments], display, **options))

    def open(self, front_end, *arguments, program="gallery", sizes=None, display=None):
        """A program in the front end of that name."""
        width, height = (sizes or SIZES)[front_end]
        if front_end == "terminal":
            terminal = self.terminal(*arguments, program=program, columns=width, rows=height)
            terminal.shows("Tab next", seconds=20)
            return terminal.settle()
        if front_end == "web":
            return self.browser(*arguments, program=program, width=width, height=height)
        display = display or self.display(width + 260, height + 200)
        return self.window(*arguments, program=program, display=display, size=(width, height))

    def close_driver(self, driver):
        """Closes one before the test's end."""
        driver.check()
        self.drivers.remove(driver)
        self.closing.remove(driver.close)
        driver.close()

    def check(self):
        for driver in self.drivers:
            driver.check()

    def keep(self, folder):
        """Writes what each of them shows; answers what was written, or why it could not be."""
        os.makedirs(folder, exist_ok=True)
        kept = []
        for number, driver in enumerate(self.drivers, 1):
            stem = os.path.join(folder, f"{number}-{driver.name}")
            try:
                driver.keep(stem)
                kept.append(f"{stem}.*")
            except Exception as error:  # The failure itself is reported whatever state the program is in.
                kept.append(f"{stem}: {error!r}")
        return kept

    def close(self):
        errors = []
        for close in reversed(self.closing):
            try:
                close()
            except Exception as error:  # One that can't be closed must not keep the others open.
                errors.append(error)
        if errors:
            raise ExceptionGroup("programs that could not be closed", errors)
