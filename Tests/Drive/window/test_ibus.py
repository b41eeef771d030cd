"""Typing through IBus, the input method that most desktops start: keys reach the fields by way of its daemon."""

import signal
import time

import pytest

import delegate_log
from drivers.opening import SIGN_UP_SIZES


@pytest.fixture
def display(drive):
    return drive.display(input_method="ibus")


def test_typing_and_editing(window):
    window.focus("Full name")
    window.type("Adda Lovelace")
    window.holds("Full name", "Adda Lovelace")
    window.key("home")
    window.key("right", times=2)
    window.key("delete")
    window.holds("Full name", "Ada Lovelace", "keys that edit")
    window.select_all()
    window.type("x")
    window.holds("Full name", "x", "a typed letter replaces the selection")


def test_typing_in_formatted_and_secure_fields(window):
    window.focus("Mobile")
    window.type("1a23b4")
    window.holds("Mobile", "(123) 4", "a field that takes digits alone")
    window.key("backspace")
    window.type("567")
    window.holds("Mobile", "(123) 567")
    window.focus("Password")
    window.type("pin")
    window.holds("Password", "•••")


def test_dead_keys_compose(window, display):
    display.keyboard("us", "intl")
    window.focus("Full name")
    window.type("Ren")
    window.key("dead_acute")
    window.key("e")
    window.holds("Full name", "René", "a dead key and a letter make an accented letter")
    window.key("left")
    window.key("dead_diaeresis")
    window.key("a")
    window.type("x")
    window.holds("Full name", "Renäxé", "a dead key in the middle keeps the caret where it belongs")


@pytest.fixture
def composing(drive, display):
    display.start_composing_engine()
    return drive.window(display=display)


def test_a_key_that_ends_a_composition_comes_behind_it(composing):
    for key, expected in (("Return", "AB\nC"), ("Left", "CAB"), ("space", "AB C")):
        composing.focus("Notes")
        composing.select_all()
        composing.key("backspace")
        composing.type("ab")
        composing.key(key)
        # Home and End move by lines.
        composing.key("Home" if key == "Left" else "End")
        composing.type("c")
        composing.key("Right")
        composing.holds("Notes", expected, key)
    composing.focus("Full name")
    composing.type("ab")
    composing.key("Tab")
    composing.holds("Full name", "AB")


def test_a_field_that_is_left_in_the_middle_of_a_composition_can_be_chosen_again(composing):
    composing.focus("Full name")
    composing.type("ab")
    composing.press("E-mail")
    composing.holds("Full name", "AB")
    composing.holds("E-mail", "")
    composing.press("Full name")
    composing.key("End")
    composing.type("q")
    composing.key("Tab")
    composing.holds("Full name", "ABQ")
    composing.type("t")
    composing.key("Tab")
    composing.holds("E-mail", "T")


def test_nothing_is_composed_in_a_secure_field(composing):
    composing.focus("Password")
    composing.type("ab")
    composing.holds("Password", "••", "the letters are typed as they are")
    composing.key("backspace")
    composing.holds("Password", "•")


def test_dead_keys_compose_in_a_secure_field(window, display):
    display.keyboard("us", "intl")
    window.focus("Password")
    window.key("dead_acute")
    window.key("e")
    window.holds("Password", "•", "one accented letter")
    window.key("dead_acute")
    window.press("Full name")
    window.press("Password")
    window.key("e")
    window.holds("Password", "••", "a dead key ends where the field is left")


@pytest.mark.timeout(240)
def test_delegates_receive_one_change_for_the_end_of_a_composition(drive):
    # IBus commits the text before it clears the marked one, which the text then replaces.
    # As large as in the test of all front ends.
    display = drive.display(960, 1180, input_method="ibus")
    form = drive.window(display=display, size=(700, 980))
    log, expected = delegate_log.perform_steps(form, "window under IBus")
    assert log == expected


@pytest.fixture
def chat(drive, display):
    display.start_composing_engine()
    return drive.window(display=display, GALLERY_PAGE="Chat", size=(420, 500))


def test_a_button_that_empties_a_composing_field_ends_the_composition(chat):
    for word in ("AB", "CD"):
        chat.focus("Message")
        chat.type(word.lower())
        chat.press("Send")
        chat.until(lambda sent=word: sent in chat.words().splitlines(), f"{word} among the messages")
        chat.holds("Message", "")
        chat.type("e")
        chat.key("space")
        chat.holds("Message", "E ", "what is typed next")
        chat.select_all()
        chat.key("backspace")


@pytest.fixture
def late(drive, display):
    """A window whose input method answers some keys late."""
    display.start_late_engine()
    return drive.window(display=display, size=SIGN_UP_SIZES["window"])


def type_fast(window, text):
    """Types faster than the input method answers."""
    window.display.run("xdotool", "type", "--delay", "4", "--", text)


def test_fast_keys_keep_their_order_where_the_input_method_is_late(late):
    text = "the quick brown fox jumps over the lazy dog 0123456789"
    for label in ("Full name", "Notes"):
        late.focus(label)
        for _ in range(3):
            type_fast(late, text)
            late.holds(label, text, seconds=30)
            late.select_all()
            late.key("backspace")
            late.holds(label, "")


def test_fast_keys_keep_their_order_in_a_dialog_of_gtk(drive, display, tmp_path):
    display.start_late_engine()
    window = drive.window("--preview", "Files and cards", display=display, prefix=("env", "-C", str(tmp_path)))
    window.press("Save as…")
    window.shows("Cancel", what="the dialog")
    name = "the quick brown fox jumps over the lazy dog 0123456789.txt"
    window.key("ctrl+a")
    type_fast(window, name)
    window.key("Return")
    window.shows(f"Saved {name}")
    assert (tmp_path / name).read_text() == "A note"


def click(window, label):
    """Clicks behind the text without waiting for what was typed before."""
    x, y, width, height = window.area(label)
    window.display.run("xdotool", "mousemove", "--window", window.id, str(x + width // 2),
                       str(y + min(height // 2, 8)), "click", "1")


def test_no_click_overtakes_a_key_that_a_late_input_method_is_asked_about(late):
    late.focus("Full name")
    for count in range(1, 4):
        type_fast(late, "abcdefgh")
        click(late, "E-mail")
        type_fast(late, "uvw")
        late.holds("Full name", "abcdefgh" * count, seconds=20)
        late.holds("E-mail", "uvw" * count, seconds=20)
        late.focus("Full name")


def test_a_field_can_be_left_where_the_input_method_does_not_answer(late, display):
    late.focus("Full name")
    engine = display.processes[-1]
    engine.send_signal(signal.SIGSTOP)
    try:
        type_fast(late, "a")
        time.sleep(1.5)
        click(late, "E-mail")
        late.until(lambda: late.tree.has_focus(late.object("E-mail")), "the click arrives")
    finally:
        engine.send_signal(signal.SIGCONT)
    late.holds("Full name", "a", "what was typed before the click")
    late.type("b")
    late.holds("E-mail", "b")


def test_a_field_is_removed_while_the_input_method_is_asked(drive, display):
    display.start_late_engine()
    window = drive.window("--preview", "A passkey", display=display)
    window.focus("Account")
    switch = next(address for address, role in window.tree.objects() if role == "switch")
    engine = display.processes[-1]
    engine.send_signal(signal.SIGSTOP)
    try:
        type_fast(window, "a")
        window.tree.call(switch, "org.a11y.atspi.Action", "DoAction", "i", 0)
        window.until(lambda: "Account" not in window.objects(), "the field is removed")
    finally:
        engine.send_signal(signal.SIGCONT)
    # The input method has answered: the program is not in a loop of its module any more.
    window.tree.call(switch, "org.a11y.atspi.Action", "DoAction", "i", 0)
    window.focus("Account")
    window.type("b")
    window.until(lambda: (window.value("Account") or "").endswith("b"), "the field is there again")
