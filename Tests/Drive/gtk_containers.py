"""Drives pages, a list, a sheet and an alert in a window, read back as a screen reader does.

    gtk_containers.py [--pictures FOLDER]

GALLERY names the gallery built with the GTK trait.
"""

import os
import sys
import time

from gtk_checks import GALLERY, check, failures, picture
from gtk_window import Display, Window


def shows(window, label, text, name):
    end = time.time() + 3
    shown = None
    while time.time() < end:
        window.read_tree()
        try:
            shown = window.text(label)
        except Exception:
            shown = None
        if shown == text:
            break
        time.sleep(0.1)
    check(name, shown == text, f"shows {shown!r}, not {text!r}")


def main():
    display = Display()
    window = Window([GALLERY, "--window", "--preview", "Pages, sheets and alerts"], display)
    try:
        window.read_tree()
        window.settle(0.6)
        picture(display, "gtk-list")
        window.press("Add")
        window.settle(0.8)
        window.type("Grace Hopper")
        window.settle(0.6)
        picture(display, "gtk-sheet")
        shows(window, "Name", "Grace Hopper", "a sheet's first field has the focus")
        window.key("Escape")
        window.settle(0.6)
        window.read_tree()
        window.press("Ada Lovelace")
        window.settle(0.6)
        picture(display, "gtk-page")
        shows(window, "City", "London", "a link leads to its page")
        window.press("Rename")
        window.settle(0.8)
        window.type("X")
        window.settle(0.6)
        picture(display, "gtk-alert")
        window.key("Escape")
        window.settle(0.6)
        window.key("Escape")
        window.settle(0.6)
        picture(display, "gtk-back")
        check("GTK complains of nothing", not window.complaints(), window.complaints())
    finally:
        window.kill()
        display.close()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ or os.environ.get("GTK_DRIVE_BUS") != "own":
        # The accessibility bus belongs to a session; this one is the test's own.
        os.environ["GTK_DRIVE_BUS"] = "own"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, *sys.argv])
    main()
