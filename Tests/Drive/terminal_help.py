"""Drives suggestions, messages, the keyboard's toolbar and the search of a text in a terminal.

    terminal_help.py [COMMAND…]        (by default the gallery that was built)

Needs pyte. Exits with 1 when anything is not as expected.
"""

import os
import sys

from terminal_screen import Terminal, look, need, need_gone

HERE = os.path.dirname(os.path.abspath(__file__))
GALLERY = os.path.join(HERE, "..", "..", ".build", "debug", "gallery")
DOWN, ESCAPE = "\x1b[B", "\x1b"


def main():
    command = [argument for argument in sys.argv[1:] if not argument.startswith("--")] or [GALLERY]
    terminal = Terminal(command + ["--preview", "Help with input"], columns=80, rows=32)
    need(terminal, "City", "the form")
    terminal.settle()
    terminal.type("ber")
    need(terminal, "Bergen", "typing brings suggestions")
    need(terminal, "Clear", "the keyboard's toolbar is there")
    terminal.type(DOWN + DOWN)
    terminal.settle()
    look(terminal, "suggestions")
    need(terminal, "take", "the keys of the list are told")
    terminal.type("\r")
    need_gone(terminal, "Bergen", "a choice closes the list")
    need(terminal, "Berlin", "Return takes the selected choice")
    terminal.type("\t" + "ada" + "\t")
    need(terminal, "Enter an e-mail address.", "a message appears after the editing")
    terminal.settle()
    look(terminal, "a message")
    terminal.type("\x1b[Z" + "ada@b.org")
    need_gone(terminal, "Enter an e-mail address.", "the message goes when the text is right")
    terminal.type("\t" + "secret")
    need(terminal, "•••••t", "the last character is shown")
    need(terminal, "••••••", "and hidden after a moment")
    terminal.type("\t\t")
    terminal.settle()
    terminal.type("\x06cat")
    need(terminal, "1 of 3", "Control-F searches")
    terminal.type("\r")
    need(terminal, "2 of 3", "Return goes on")
    terminal.settle()
    look(terminal, "search")
    terminal.type(ESCAPE)
    need_gone(terminal, "2 of 3", "Escape ends the search")
    terminal.type("\x12")
    need(terminal, "Replace with", "Control-R replaces")
    terminal.settle()
    look(terminal, "replacing")
    terminal.type(ESCAPE)
    terminal.settle()
    terminal.type("\x11")
    terminal.settle()
    print("terminal: help with input works")


if __name__ == "__main__":
    try:
        main()
    except AssertionError as error:
        print(error)
        sys.exit(1)
