"""Selected text that is dragged with the pointer: within a field, to another field, within an editor."""

import pytest


def drag_first_word(window, label, x, modifier=None):
    """Drags the first word of a field to a place in it."""
    window.key("ctrl+Home")
    window.key("ctrl+shift+Right")
    left, top, _, height = window.area(label)
    middle = top + min(height // 2, 16)
    window.drag((left + 20, middle), (left + x, middle), modifier)


@pytest.mark.parametrize("label", ["Full name", "Notes"])
def test_dragged_text_moves_as_one_step(window, label):
    window.focus(label)
    window.type("alpha beta")
    drag_first_word(window, label, 250)
    window.holds(label, " betaalpha", "the word is moved to the end")
    window.key("ctrl+z")
    window.holds(label, "alpha beta", "the move is undone at once")
    window.key("ctrl+a")
    window.type("x")
    window.holds(label, "x", "typing goes on")


@pytest.mark.parametrize("label", ["Full name", "Notes"])
def test_control_copies_what_is_dragged(window, label):
    window.focus(label)
    window.type("alpha beta")
    drag_first_word(window, label, 250, "ctrl")
    window.holds(label, "alpha betaalpha")
    window.key("ctrl+z")
    window.holds(label, "alpha beta")


def test_text_dropped_in_itself_stays(window):
    window.focus("Full name")
    window.type("alphabet")
    drag_first_word(window, "Full name", 40)
    window.holds("Full name", "alphabet")
    window.key("End")
    window.type("!")
    window.holds("Full name", "alphabet!")


def test_a_format_applies_to_dragged_text(window):
    window.focus("Full name")
    window.type("2015550123")
    window.key("ctrl+a")
    left, top, _, height = window.area("Full name")
    x, y, _, mobile = window.area("Mobile")
    window.drag((left + 20, top + height // 2), (x + 30, y + mobile // 2))
    window.holds("Mobile", "(201) 555 - 0123", "text from another field is formatted")
    window.holds("Full name", "2015550123", "it is a copy")
    window.key("ctrl+z")
    window.holds("Mobile", "", "the field where it was dropped has the focus")


def test_an_editor_and_a_field_exchange_text(window):
    window.focus("Notes")
    window.type("alpha")
    window.key("ctrl+a")
    left, top, _, _ = window.area("Notes")
    x, y, _, height = window.area("E-mail")
    window.drag((left + 20, top + 16), (x + 60, y + height // 2))
    window.holds("E-mail", "alpha")
    window.key("ctrl+a")
    window.drag((x + 20, y + height // 2), (left + 200, top + 16))
    window.holds("Notes", "alphaalpha")
