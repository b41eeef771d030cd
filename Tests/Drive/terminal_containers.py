"""Drives pages, a list, a sheet, an alert and a confirmation in a terminal, by keys alone.

    terminal_containers.py [--look] [COMMAND…]        (by default the gallery that was built)

Needs pyte. Exits with 1 when anything is not as expected.
"""

import os
import sys

from terminal_screen import Terminal, look, need, need_gone

HERE = os.path.dirname(os.path.abspath(__file__))
GALLERY = os.path.join(HERE, "..", "..", ".build", "debug", "gallery")
ESCAPE, TAB = "\x1b", "\t"


def main():
    command = [argument for argument in sys.argv[1:] if not argument.startswith("--")] or [GALLERY]
    terminal = Terminal(command + ["--preview", "Pages, sheets and alerts"], columns=80, rows=28)
    need(terminal, "Address book", "the title")
    terminal.settle()
    look(terminal, "the list")
    # The bar's button stands first.
    terminal.send("\r")
    need(terminal, "New person", "the sheet")
    terminal.settle()
    look(terminal, "a sheet")
    # The first field has the focus, not the bar above it.
    terminal.send("Grace Hopper")
    need(terminal, "Grace Hopper", "what is typed into the sheet")
    terminal.send(ESCAPE)
    need_gone(terminal, "New person", "Escape leaves the sheet")
    terminal.send(TAB)
    terminal.send("\r")
    need(terminal, "Ada Lovelace", "the page behind a link")
    need(terminal, "City", "the page behind a link")
    terminal.settle()
    look(terminal, "a page")
    terminal.send(TAB + "\r")
    need(terminal, "New name", "the alert")
    terminal.settle()
    look(terminal, "an alert")
    terminal.send("\x01\x0bAda Byron")
    terminal.send(TAB + TAB + "\r")
    need_gone(terminal, "New name", "the alert's button ends it")
    need(terminal, "Ada Byron", "the new name")
    terminal.settle()
    terminal.send(ESCAPE)
    need(terminal, "Address book", "Escape leads back")
    need(terminal, "Ada Byron", "the list has the new name")
    look(terminal, "back")
    print("containers in a terminal: ok")


if __name__ == "__main__":
    try:
        main()
    except AssertionError as failure:
        print(failure, file=sys.stderr)
        sys.exit(1)
