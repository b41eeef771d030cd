"""Drives a whole program, with menus, settings and a window beside, in a terminal, a browser and a window.

    notepad.py terminal|web|window [NOTEPAD] [--pictures FOLDER]

Needs what the other drivers of these front ends need. Exits with 1 when anything is not as expected.
"""

import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from form_drivers import DRIVERS  # noqa: E402
from forms import option  # noqa: E402


def command(program, menu, line):
    program.press(menu)
    program.press(line)


def write(program):
    program.shows("Welcome", "2 words")
    program.picture("notepad")
    # What a menu adds is shown at once.
    command(program, "File", "New Note")
    program.shows("Untitled", "0 words")
    program.focus("Title")
    program.type("Shopping")
    program.key("return")
    program.type("bread and milk")
    program.shows("3 words")
    program.hides("Untitled")
    # A command is about the note in front, though the focus is in its text.
    command(program, "Note", "Duplicate")
    program.shows("Shopping copy")
    program.press("Note")
    program.shows("Pin", "Statistics")
    program.picture("notepad-menu")
    program.press("Statistics")
    program.shows("Longest note", "8")
    program.picture("notepad-statistics")
    program.key("escape")
    program.hides("Longest note")
    command(program, "Note", "Delete")
    program.hides("Shopping copy")
    program.shows("3 words")


def settings(program):
    program.key("settings")
    program.shows("Letters of one width")
    program.picture("notepad-settings")
    program.key("escape")
    program.hides("Letters of one width")


def main():
    pictures = option("--pictures")
    driver_type = DRIVERS[sys.argv[1]]
    path = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else os.environ["NOTEPAD"])
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = home
        for steps in (write, settings, kept):
            program = driver_type([path], pictures)
            try:
                steps(program)
                complaints = program.complaints()
                assert not complaints, complaints
                print(f"ok   notepad: {steps.__name__}", flush=True)
            finally:
                program.close()


def kept(program):
    program.shows("Welcome", "Shopping")


if __name__ == "__main__":
    if sys.argv[1] == "window" and os.environ.get("GTK_DRIVE_BUS") != "own":
        # The accessibility bus belongs to a session; this one is the test's own.
        os.environ["GTK_DRIVE_BUS"] = "own"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, *sys.argv])
    main()
