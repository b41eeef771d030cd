"""Opens and edits a text of 100 MB in a terminal, and tells how long each key takes.

    terminal_long.py [--look] [COMMAND…]        (by default the gallery that was built)

Needs pyte. Exits with 1 when anything is not as expected; times are told and not judged.
"""

import os
import sys
import time

from terminal_screen import KEYS, Terminal, paste

HERE = os.path.dirname(os.path.abspath(__file__))
GALLERY = os.path.join(HERE, "..", "..", ".build", "debug", "gallery")
FIRST, LAST = "\x1b[1;5H", "\x1b[1;5F"


def need(terminal, text, what, limit=20):
    if not terminal.wait_for(text, limit):
        raise AssertionError(f"{what}: {text!r} is not shown:\n{terminal.text()}")


def timed(terminal, data, text, what, gone=False):
    """Sends a key, waits until a text is shown, or not shown any more, and tells how long that took."""
    start = time.monotonic()
    terminal.send(data)
    while any(text in line for line in terminal.display()) == gone:
        if time.monotonic() - start > 90:
            raise AssertionError(f"{what}: {text!r} is {'still' if gone else 'not'} shown:\n{terminal.text()}")
        terminal.read(0.002)
    print(f"{what}: {(time.monotonic() - start) * 1000:.1f} ms", flush=True)


def turned(terminal, data, what):
    """Sends keys that turn the page."""
    before = terminal.settle().display()[5:15]
    start = time.monotonic()
    terminal.send(data)
    while terminal.display()[5:15] == before:
        if time.monotonic() - start > 20:
            raise AssertionError(f"{what}: the page is the same:\n{terminal.text()}")
        terminal.read(0.002)
    print(f"{what}: {(time.monotonic() - start) * 1000:.1f} ms", flush=True)


def look(terminal, title):
    if "--look" in sys.argv:
        print(f"--- {title}\n{terminal.settle().text()}\n", flush=True)


def main():
    command = [argument for argument in sys.argv[1:] if not argument.startswith("--")] or [GALLERY]
    terminal = Terminal(command + ["--preview", "A text of 100 MB"], columns=100, rows=30)
    need(terminal, "Open", "the page")
    terminal.settle()
    for _ in range(6):
        if "Open" in terminal.text():
            terminal.type("\t")
    # The button before the editor, wherever the focus began.
    row = terminal.row("Open")
    column = terminal.display()[row].index("Open") + 2
    terminal.send(f"\x1b[<0;{column};{row + 1}M\x1b[<0;{column};{row + 1}m")
    need(terminal, "The quick brown fox", "the text opens", 120)
    look(terminal, "open")
    terminal.send(f"\x1b[<0;10;12M\x1b[<0;10;12m").settle()
    timed(terminal, LAST, "▌1. The quick", "to the end", gone=True)
    terminal.settle()
    look(terminal, "the end")
    timed(terminal, "last line", "last line", "nine letters at the end")
    timed(terminal, FIRST, "▌1. The quick", "to the start")
    timed(terminal, "first ", "first 1. The quick", "six letters at the start")
    # The first only takes the caret to the foot of what is seen.
    terminal.type(KEYS["page-down"])
    for number in range(3):
        turned(terminal, KEYS["page-down"], f"page down {number + 1}")
    turned(terminal, KEYS["page-up"] * 2, "two pages up")
    timed(terminal, paste("pasted words\n"), "pasted words", "a paste")
    timed(terminal, KEYS["undo"], "pasted words", "undo", gone=True)
    timed(terminal, "\x06", "Find", "the search opens")
    timed(terminal, paste("last line"), "1 of 1", "a line is found by its words")
    look(terminal, "found")
    with open(f"/proc/{terminal.pid}/status", encoding="ascii") as file:
        print(*(line.strip() for line in file if line.startswith(("VmRSS", "VmHWM"))), sep="\n")
    terminal.close()


if __name__ == "__main__":
    main()
