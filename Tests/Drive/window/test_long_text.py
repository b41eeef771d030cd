"""A text of 100 MB is opened and edited. How long the window takes to answer is printed and not judged."""

import time

import pytest

SENTENCE = "The quick brown fox jumps over the lazy dog; zwölf Boxkämpfer jagen Viktor über den Deich."


def length_of_the_text():
    """The characters of as many numbered lines as make 100 MB."""
    bytes_written, characters, number = 0, 0, 0
    while bytes_written < 100_000_000:
        number += 1
        characters += len(f"{number}. {SENTENCE}\n")
        bytes_written += len(f"{number}. {SENTENCE}\n".encode())
    return characters


@pytest.mark.timeout(400)
def test_a_text_of_100_megabytes(drive):
    window = drive.window("--preview", "A text of 100 MB", size=(900, 700))
    count = length_of_the_text()

    def length():
        start = time.monotonic()
        found = window.tree.length(window.object("Text"))
        print(f"{found} characters, answered in {(time.monotonic() - start) * 1000:.0f} ms", flush=True)
        return found

    window.press("Open")
    window.expect(length, count, "the text opens", 240)
    window.picture("long-open")
    window.click_at(300, 300)
    for key in ("ctrl+Home", "ctrl+End", "ctrl+Home"):
        window.key(key)
        length()
    window.type("typed ")
    window.expect(length, count + 6, "six letters at the start", 60)
    window.picture("long-start")
    window.key("ctrl+End")
    window.type("the end")
    window.expect(length, count + 13, "seven letters at the end", 60)
    window.picture("long-end")
