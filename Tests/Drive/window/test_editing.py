"""The sign-up form in a window: editing keys, undo, the clipboard, fast keys and a tiny window."""

import time

import pytest


def test_words_are_deleted_and_brought_back(window):
    window.focus("Full name")
    window.type("one two three")
    window.key("ctrl+BackSpace")
    window.holds("Full name", "one two ", "Control-BackSpace deletes a word")
    window.key("ctrl+z")
    window.holds("Full name", "one two three", "Control-Z undoes")
    window.key("ctrl+shift+z")
    window.holds("Full name", "one two ", "Control-Shift-Z does it again")


def test_graphemes_and_the_clipboard(window, display):
    window.focus("Full name")
    window.paste("ё👩‍👩‍👧e\u0301z")
    window.holds("Full name", "ё👩‍👩‍👧e\u0301z")
    window.key("left")
    window.key("backspace", times=2)
    window.holds("Full name", "ёz", "BackSpace deletes what its user sees as a character")
    window.key("shift+Home")
    window.key("ctrl+x")
    window.holds("Full name", "z", "Control-X cuts")
    window.expect(display.copied, "ё", "what was cut is on the clipboard")
    window.key("ctrl+v")
    window.holds("Full name", "ёz", "Control-V pastes")
    window.paste("line one\nline two")
    window.holds("Full name", "ёline one line twoz", "a line break is pasted as a space into one line")


def test_a_password_is_not_copied(window, display):
    display.copy("before")
    window.focus("Password")
    window.type("secret")
    window.key("ctrl+a")
    window.key("ctrl+c")
    # Typing over the selection comes after the copy.
    window.type("x")
    window.holds("Password", "•")
    assert display.copied() == "before"


def test_an_editor_undoes_typing_and_takes_a_long_paste(window):
    window.focus("Notes")
    window.type("first\nsecond")
    window.key("ctrl+a")
    window.type("x")
    window.holds("Notes", "x")
    window.key("ctrl+z")
    window.holds("Notes", "first\nsecond", "typing over everything is undone at once")
    window.paste("long " * 20000)
    window.holds("Notes", "long " * 20000, "a hundred thousand characters are pasted", 20)
    window.type("!")
    window.holds("Notes", "long " * 20000 + "!", "a key after the paste")


def test_keys_without_a_pause_all_count(window, display):
    window.focus("Full name")
    display.run("xdotool", "key", "--delay", "0", "a", "Tab", "b", "Tab", "4", "Tab", "5", "Tab", "6", "Tab", "7",
                "Left", "8")
    for label, text in (("Full name", "a"), ("E-mail", "b"), ("Age", "4"), ("Mobile", "(87")):
        window.holds(label, text)


def test_a_tiny_window(drive):
    window = drive.window(size=(200, 100))
    window.focus("Full name")
    window.type("Tiny")
    window.holds("Full name", "Tiny", "a window of 200×100 takes keys")
    window.picture("tiny")
    window.focus("Notes")
    window.type("deep down")
    window.holds("Notes", "deep down", "a window of 200×100 scrolls to what has the focus")
    window.picture("tiny-notes")
    for width, height in ((160, 80), (340, 700), (900, 400), (200, 100)):
        window.resize(width, height)
        window.carried_out()
    assert window.quit() == 0


def test_what_tab_reaches_is_selected(window):
    window.focus("E-mail")
    window.type("ada@example.org")
    window.focus("Full name")
    window.type("Ada")
    window.key("Tab")
    window.type("b")
    window.holds("E-mail", "b", "typing replaces the text that Tab has selected")
    window.key("shift+Tab")
    window.key("End")
    window.type("!")
    window.holds("Full name", "Ada!")


@pytest.mark.parametrize("label", ["Number", "Phone"])
def test_a_refused_letter_keeps_the_selection(drive, label):
    window = drive.window("--preview", "Formats while typing", size=(640, 900))
    window.focus(label)
    window.type("12")
    window.key("ctrl+a")
    window.type("H34")
    window.holds(label, "34", "the digits after it replace what was selected")


def test_a_clear_tint_hides_the_caret(drive):
    display = drive.display(500, 700)
    window = drive.window("--preview", "Two-factor code", display=display, size=(420, 560))
    window.focus("Verification code")
    window.type("123")
    window.carried_out()
    x, y, width, height = window.area("Verification code")
    pictures = set()
    # A caret is seen and not seen within this time.
    for moment in range(8):
        path = f"{drive.folder}/moment-{moment}.png"
        display.run("import", "-window", window.id, "-crop", f"{width}x{height}+{x}+{y}", "+repage", path)
        pictures.add(display.run("identify", "-format", "%#", path))
        time.sleep(0.2)
    assert len(pictures) == 1, "the caret blinks"


def test_all_of_a_text_that_is_too_long_to_be_shown_is_selected(window, display):
    window.focus("Password")
    display.copy("x1 " * 30_000)
    window.key("ctrl+v")
    window.until(lambda: len(window.value("Password")) > 20_000, "the pasted text")
    window.select_all()
    window.key("BackSpace")
    window.holds("Password", "", "all of it is deleted")
    window.type("pin")
    window.holds("Password", "•••")


@pytest.mark.parametrize("label", ["Full name", "Notes"])
@pytest.mark.parametrize("text", ["baz_qux end", "don't go", "3.14 pi", "a@mail.org z", "日本 x"])
def test_movement_by_word_ends_where_deletion_by_word_does(window, label, text):
    def positions(key, place):
        window.focus(label)
        window.select_all()
        window.paste(text)
        window.key("ctrl+Home" if label == "Notes" else "Home")
        found = []
        while len(found) < 8:
            window.key(key)
            found.append(place())
            if found[-1] == len(text):
                return found
        return found

    field = window.object(label)
    moved = positions("ctrl+Right", lambda: window.tree.property(field, "org.a11y.atspi.Text", "CaretOffset"))
    deleted = positions("ctrl+Delete", lambda: len(text) - len(window.value(label)))
    assert moved == deleted


@pytest.mark.parametrize("label", ["Full name", "Notes"])
@pytest.mark.parametrize("text, keys, left", [
    ("ab cd", ["ctrl+shift+Left", "shift+Left"], "abx"),
    ("ab cd", ["shift+Left", "ctrl+shift+Left"], "ab x"),
    ("ab cde", ["ctrl+shift+Left", "shift+Right"], "ab cx"),
    ("ab cde", ["shift+Left", "shift+Left", "ctrl+shift+Right"], "ab cdex"),
    ("ab cd", ["ctrl+shift+Left", "ctrl+shift+Left", "shift+Right"], "ax"),
])
def test_a_selection_keeps_its_anchor(window, label, text, keys, left):
    window.focus(label)
    window.select_all()
    window.paste(text)
    window.holds(label, text)
    for key in keys:
        window.key(key)
    window.type("x")
    window.holds(label, left)
