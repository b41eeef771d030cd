"""A text of 100 MB is opened, edited and searched. How long each step takes is printed and not judged."""

import time

import pytest

from drivers.terminal import KEYS, pasted

FIRST, LAST = "\x1b[1;5H", "\x1b[1;5F"
SEARCH = "\x06"


def timed(terminal, data, condition, what):
    """Sends keys, waits for what they are to do, and prints how long that took."""
    start = time.monotonic()
    terminal.send(data)
    terminal.until(condition, what, 90)
    print(f"{what}: {(time.monotonic() - start) * 1000:.0f} ms", flush=True)


@pytest.mark.timeout(400)
def test_a_text_of_100_megabytes(drive):
    terminal = drive.terminal("--preview", "A text of 100 MB", columns=100, rows=30)
    terminal.shows("Open", what="the page", seconds=20)
    terminal.settle()

    def shows(text):
        return lambda: text in terminal.words()

    def hides(text):
        return lambda: text not in terminal.words()

    def turns(data, what):
        page = terminal.settle().display()[5:15]
        timed(terminal, data, lambda: terminal.display()[5:15] != page, what)

    terminal.press("Open")
    terminal.shows("The quick brown fox", what="the text opens", seconds=120)
    terminal.click_at(10, 12)
    timed(terminal, LAST, hides("▌1. The quick"), "to the end")
    timed(terminal, "last line", shows("last line"), "nine letters at the end")
    timed(terminal, FIRST, shows("▌1. The quick"), "to the start")
    timed(terminal, "first ", shows("first 1. The quick"), "six letters at the start")
    # The first only takes the caret to the last visible line.
    terminal.key("page-down")
    for number in range(3):
        turns(KEYS["page-down"], f"page down {number + 1}")
    turns(KEYS["page-up"] * 2, "two pages up")
    timed(terminal, pasted("pasted words\n"), shows("pasted words"), "a paste")
    timed(terminal, KEYS["undo"], hides("pasted words"), "undo")
    timed(terminal, SEARCH, shows("Find"), "the search opens")
    timed(terminal, pasted("last line"), shows("1 of 1"), "a line is found by its words")
    with open(f"/proc/{terminal.pid}/status", encoding="ascii") as file:
        print(*(line.strip() for line in file if line.startswith(("VmRSS", "VmHWM"))), sep="\n")
