"""Fields of several lines that grow with their text show all of it."""

import subprocess

import pytest

SENTENCE = "The quick brown fox jumps over the lazy dog, and then it goes on for a while and for another while. "


@pytest.fixture
def chat(drive):
    return drive.window(display=drive.display(620, 700), GALLERY_PAGE="Chat", size=(420, 500))


def padding_is_empty(window, folder):
    """Whether nothing is drawn between the upper edge of the field and its first line."""
    x, y, width, _ = window.area("Message")
    path = str(folder / "field.png")
    window.display.picture(path)
    darkest = subprocess.run(
        ["convert", path, "-crop", f"{width - 32}x4+{x + 16}+{y + 8}", "-colorspace", "Gray", "-format", "%[fx:minima]",
         "info:"], check=True, capture_output=True, text=True).stdout
    return float(darkest) > 0.9


def shows_the_first_line(window, folder, when):
    window.until(lambda: padding_is_empty(window, folder), f"the first line {when}")


def test_the_first_line_stays_in_view(chat, tmp_path):
    chat.focus("Message")
    before = chat.area("Message")[3]
    for part in (SENTENCE[:60], SENTENCE[60:90]):
        chat.type(part)
    chat.until(lambda: chat.area("Message")[3] > before + 20, "a field of three lines")
    shows_the_first_line(chat, tmp_path, "after typing")
    for width in (560, 360, 600):
        chat.resize(width, 500)
        shows_the_first_line(chat, tmp_path, f"in a window of {width} pixels")
    chat.select_all()
    chat.paste("one\ntwo\nthree")
    shows_the_first_line(chat, tmp_path, "after pasting")
    chat.key("ctrl+z")
    shows_the_first_line(chat, tmp_path, "after undoing")


def test_every_line_is_drawn_in_each_frame(chat):
    # GTK complains of a widget that it has not placed before it draws it, and leaves it out.
    chat.focus("Message")
    for _ in range(3):
        chat.type(SENTENCE)
        chat.select_all()
        chat.key("backspace")
    assert not chat.complaints()
