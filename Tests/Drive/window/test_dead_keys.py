"""Compositions by dead keys."""

import pytest


@pytest.fixture
def window(window, display):
    display.keyboard("us", "intl")
    return window


def test_dead_keys_compose(window):
    window.focus("Full name")
    window.type("Ren")
    window.key("dead_acute")
    window.picture("dead-key")
    window.key("e")
    window.holds("Full name", "René", "a dead key and a letter make an accented letter")
    window.key("left")
    window.key("dead_diaeresis")
    window.key("a")
    window.type("x")
    window.holds("Full name", "Renäxé", "a dead key in the middle keeps the caret where it belongs")
    window.key("dead_acute")
    window.key("BackSpace")
    window.type("y")
    window.holds("Full name", "Renäxyé", "a composition that is given up leaves nothing")


@pytest.mark.parametrize("label", ["Full name", "Notes"])
def test_a_composition_replaces_a_selection_in_one_step(window, label):
    window.focus(label)
    window.type("alpha beta")
    window.key("ctrl+shift+Left")
    window.key("dead_acute")
    window.key("e")
    window.holds(label, "alpha é")
    window.key("ctrl+z")
    window.holds(label, "alpha beta", "one step to undo")
    window.type("x")
    window.holds(label, "alpha x", "the selection is back")
    window.key("ctrl+shift+Left")
    window.key("dead_acute")
    window.key("Escape")
    window.key("ctrl+z")
    window.holds(label, "alpha x", "what is given up can be undone")


def test_a_click_leaves_a_field_with_a_composition(window):
    window.focus("Full name")
    window.type("Ada")
    window.key("dead_acute")
    window.press("Age")
    window.type("7")
    window.holds("Age", "7", "a click moves the focus while a dead key is pending")
    window.holds("Full name", "Ada", "a composition that the focus leaves is given up")


def test_a_composition_in_a_formatted_field(window):
    window.focus("Mobile")
    window.type("12")
    window.key("dead_acute")
    window.key("e")
    window.type("34")
    window.holds("Mobile", "(123) 4", "a composition in a field that takes digits alone")
    window.key("dead_acute")
    window.focus("Full name")
    window.holds("Mobile", "(123) 4", "a composition that the focus leaves is given up")


def test_a_composition_in_a_secure_field(window):
    window.focus("Password")
    window.key("dead_acute")
    window.key("e")
    window.holds("Password", "•")
