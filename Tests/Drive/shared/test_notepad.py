"""A whole program, with menus, settings and a second window, in each front end."""

import pytest


def command(program, menu, line, index=0):
    """Chooses a line: in a window by keys, where GTK does not report the position of its menus."""
    program.press(menu)
    program.shows(line)
    if program.name == "window":
        program.choose_line(index)
    else:
        program.press(line)


def write(program, home):
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


def is_kept(home, setting):
    """Whether a file of the user's mentions it, which it does a moment after a change."""
    return any(setting in path.read_text(encoding="utf-8", errors="replace")
               for path in home.rglob("*") if path.is_file())


def settings(program, home):
    command(program, "notepad", "Settings…")
    program.shows("Letters of one width")
    program.picture("notepad-settings")
    # The button that closes the settings comes first, and then what there is to set.
    program.keys("tab", "space")
    program.until(lambda: is_kept(home, "isMonospaced"), "the setting in its file")
    program.picture("notepad-set")
    program.key("escape")
    program.hides("Letters of one width")


def kept(program, home):
    program.shows("Welcome", "Shopping")
    program.hides("Shopping copy")


@pytest.mark.timeout(180)
def test_notes_are_written_and_kept(front_end, drive, home):
    display = drive.display(900, 1000) if front_end == "window" else None
    # The notes of one run are there in the next.
    for step in (write, settings, kept):
        program = drive.open(front_end, program="notepad", display=display)
        if front_end == "window":
            program.forgiven = ("without a current allocation",)
        step(program, home)
        drive.close_driver(program)
