"""Drives a whole program, with menus, settings and a window beside, in a terminal, a browser and a window.

    notepad.py terminal|web|window [NOTEPAD] [--pictures FOLDER]

Needs what the other drivers of these front ends need. Exits with 1 when anything is not as expected.
"""

import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import gtk_session  # noqa: E402
from form_drivers import DRIVERS  # noqa: E402
from forms import option  # noqa: E402


def command(program, menu, line, index=0):
    """Chooses a line: in a window by keys, where GTK says nothing of where its menus are."""
    program.press(menu)
    program.shows(line)
    if program.name == "window":
        program.choose_line(index)
    else:
        program.press(line)


def write(program):
    program.shows("Welcome", "2 words")
    program.picture("notepad")
    # A new note's title has the focus.
    command(program, "File", "New Note")
    program.shows("Untitled", "0 words")
    program.type("Shopping")
    program.key("return")
    program.type("bread and milk")
    program.shows("3 words")
    program.hides("Untitled")
    # A command is about the note in front, and its text has the focus again.
    command(program, "Note", "Pin")
    program.type(" and jam")
    program.shows("5 words")
    program.press("Note")
    program.shows("Unpin")
    program.key("escape")
    command(program, "Note", "Duplicate", 1)
    program.shows("Shopping copy")
    program.press("Note")
    program.shows("Pin", "Statistics")
    program.picture("notepad-menu")
    if program.name == "window":
        program.choose_line(3)
    else:
        program.press("Statistics")
    program.shows("Longest note", "12")
    program.picture("notepad-statistics")
    program.key("escape")
    program.hides("Longest note")
    command(program, "Note", "Delete", 2)
    program.hides("Shopping copy")


def is_kept(setting):
    """Whether a file of the person's tells of it, which it does a moment after a change."""
    for place, _, names in os.walk(os.environ["XDG_CONFIG_HOME"]):
        for name in names:
            with open(os.path.join(place, name), encoding="utf-8", errors="replace") as file:
                if setting in file.read():
                    return True
    return False


def settings(program):
    command(program, "notepad", "Settings…")
    program.shows("Letters of one width")
    program.picture("notepad-settings")
    # The way out comes first, and then what there is to set.
    program.key("tab", "space")
    program.wait(lambda: is_kept("isMonospaced"), "the setting in its file")
    program.picture("notepad-set")
    program.key("escape")
    program.hides("Letters of one width")


def kept(program):
    program.shows("Welcome", "Shopping")
    program.hides("Shopping copy")


STEPS = {step.__name__: step for step in (write, settings, kept)}


def in_session_of_its_own(step, path, pictures):
    arguments = ["window", path, "--only", step] + (["--pictures", pictures] if pictures else [])
    if not gtk_session.run(__file__, *arguments):
        sys.exit(1)


def run(step, driver_type, path, pictures):
    program = driver_type([path], pictures)
    try:
        STEPS[step](program)
        complaints = program.complaints()
        assert not complaints, complaints
        print(f"ok   notepad: {step}", flush=True)
    finally:
        program.close()


def main():
    pictures, only = option("--pictures"), option("--only")
    driver_type = DRIVERS[sys.argv[1]]
    path = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else os.environ["NOTEPAD"])
    if only:
        return run(only, driver_type, path, pictures)
    # The notes of one step are there in the next.
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = home
        for step in STEPS:
            if driver_type.name == "window":
                in_session_of_its_own(step, path, pictures)
            else:
                run(step, driver_type, path, pictures)


if __name__ == "__main__":
    main()
