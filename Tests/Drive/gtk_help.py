"""Drives suggestions, messages and the search of a text in a window, read back as a screen reader does.

    gtk_help.py [--pictures FOLDER]

GALLERY names the gallery built with the GTK trait.
"""

import os
import sys

from gtk_checks import GALLERY, check, failures, picture, shows
from gtk_window import Display, Window


def main():
    display = Display()
    window = Window([GALLERY, "--window", "--preview", "Help with input"], display)
    try:
        window.read_tree()
        window.focus("City")
        window.type("ber")
        window.settle(0.6)
        picture(display, "gtk-suggestions")
        window.key("down", 2)
        window.settle()
        picture(display, "gtk-selected")
        window.key("return")
        shows(window, "City", "Berlin", "Return takes the selected suggestion")
        window.focus("E-mail")
        window.type("ada")
        window.focus("City")
        window.settle(0.5)
        picture(display, "gtk-message")
        described = window.call(
            window.field("E-mail"), "org.freedesktop.DBus.Properties.Get", "org.a11y.atspi.Accessible", "Description")
        check("the message is the field's description", "Enter an e-mail address." in described, described)
        window.focus("E-mail")
        window.key("End")
        window.type("@b.org")
        shows(window, "E-mail", "ada@b.org", "the field goes on being edited")
        window.focus("Notes")
        window.key("ctrl+h")
        window.settle(0.5)
        window.type("cat")
        window.key("return")
        window.settle()
        picture(display, "gtk-search")
        window.read_tree()
        window.focus("Replace with")
        window.type("dog")
        window.key("return")
        window.settle()
        text = window.text("Notes")
        check("one find is replaced", "dog" in text, text)
        window.key("escape")
        window.settle()
        window.key("ctrl+z")
        shows(window, "Notes", "One cat, two cats.\nThree catalogs.", "one step takes it back")
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
