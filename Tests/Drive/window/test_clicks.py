"""Double and triple clicks select the words and lines of the session, as the keys that move by them."""

import pytest


@pytest.fixture
def display(drive, home):
    """A desktop on which a click is the second of two whenever it is at the very place of the first, however busy the
    machine is between them, and never elsewhere."""
    folder = home / "gtk-4.0"
    folder.mkdir()
    (folder / "settings.ini").write_text(
        "[Settings]\ngtk-double-click-time=60000\ngtk-double-click-distance=1\n", encoding="utf-8")
    return drive.display()


def clicks(window, label, x, times, y=16):
    """Clicks in a field, at a distance from its left edge."""
    left, top, _, height = window.area(label)
    window.display.run("xdotool", "mousemove", "--window", window.id, str(left + x), str(top + min(height // 2, y)))
    window.carried_out()
    window.display.run("xdotool", "click", "--repeat", str(times), "--delay", "60", "1")
    window.carried_out()


def fill(window, label, text):
    window.focus(label)
    window.select_all()
    window.key("backspace")
    window.paste(text)
    window.holds(label, text)


@pytest.mark.parametrize("label", ["Full name", "Notes"])
@pytest.mark.parametrize("text, x, left", [
    ("3.14 kg", 14, "X kg"),
    ("can't stop", 14, "X stop"),
    ("foo_bar baz", 14, "X baz"),
    ("a-b c", 12, "X-b c"),
    ("one      two", 40, "oneXtwo"),
    ("日本語 x", 14, "X本語 x"),
    ("abc שלום עולם def", 48, "abc שלום X def"),
])
def test_a_double_click_selects_a_word(window, label, text, x, left):
    fill(window, label, text)
    clicks(window, label, x, 2)
    window.type("X")
    window.holds(label, left)
    window.key("ctrl+z")
    window.holds(label, text, "what was selected is one step")


@pytest.mark.parametrize("label", ["Full name", "Notes"])
@pytest.mark.parametrize("key", ["home", "end"])
def test_a_double_click_behind_the_text_selects_its_last_word(window, label, key):
    fill(window, label, "one two")
    window.key(key)
    clicks(window, label, 300, 2)
    window.type("X")
    window.holds(label, "one X")


@pytest.mark.parametrize("label, left", [("Full name", "X"), ("Notes", "X\nnext line")])
def test_a_triple_click_selects_a_line(window, label, left):
    fill(window, label, "one two\nnext line" if label == "Notes" else "one two")
    clicks(window, label, 14, 3)
    window.type("X")
    window.holds(label, left)


@pytest.mark.parametrize("label", ["Full name", "Notes"])
@pytest.mark.parametrize("start, end, left", [(45, 120, "one X"), (120, 45, "one X"), (80, 12, "X four")])
def test_dragging_after_a_double_click_goes_on_by_words(window, label, start, end, left):
    fill(window, label, "one two three four")
    x, y, _, height = window.area(label)
    y += min(height // 2, 16)
    clicks(window, label, start, 1)
    window.drag((x + start, y), (x + end, y))
    window.type("X")
    window.holds(label, left)


def test_a_word_of_a_mask_is_selected(window, display):
    window.focus("Mobile")
    window.type("2015550123")
    window.holds("Mobile", "(201) 555 - 0123")
    clicks(window, "Mobile", 56, 2)
    window.key("ctrl+c")
    window.expect(display.copied, "555", "what is copied")


def test_a_double_click_selects_all_of_a_secure_field(window):
    window.focus("Password")
    window.type("two words")
    clicks(window, "Password", 20, 2)
    window.type("x")
    window.holds("Password", "•")


@pytest.mark.parametrize("label", ["Full name", "Notes"])
def test_the_second_of_two_clicks_moves_the_focus_back(window, label):
    fill(window, label, "one two")
    clicks(window, label, 14, 1)
    window.key("tab")
    clicks(window, label, 14, 1)
    window.type("X")
    window.holds(label, "X two")


def test_a_field_without_the_focus_shows_the_beginning_of_its_text(window):
    text = " ".join(f"{number:03}" for number in range(100))
    fill(window, "Full name", text)
    window.key("tab")
    clicks(window, "Full name", 7, 1)
    window.type("X")
    window.holds("Full name", "X" + text, "the press before the first letter")
    window.key("end")
    window.key("backspace")
    window.holds("Full name", "X" + text[:-1])
    window.key("tab")
    clicks(window, "Full name", 1, 1)
    window.type("Y")
    window.holds("Full name", "YX" + text[:-1], "the press between the field's edge and its text")
