"""Typing through IBus, the input method that most desktops start: keys reach the fields by way of its daemon."""

import pytest

import delegate_log


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
