"""Suggestions, messages and the search of a text."""

import pytest


@pytest.fixture
def window(drive):
    return drive.window("--preview", "Help with input")


def test_a_suggestion_is_taken(window):
    window.focus("City")
    window.type("ber")
    window.shows("Bergen", what="suggestions")
    window.picture("suggestions")
    window.key("down", 2)
    window.picture("selected")
    window.key("return")
    window.holds("City", "Berlin", "Return takes the selected suggestion")


def test_a_message_describes_its_field(window):
    window.focus("E-mail")
    window.type("ada")
    window.focus("City")
    window.until(lambda: "Enter an e-mail address." in window.description("E-mail"), "the message")
    window.picture("message")
    window.focus("E-mail")
    window.key("End")
    window.type("@b.org")
    window.holds("E-mail", "ada@b.org", "the field is still edited")


def test_the_number_of_characters_describes_its_field(drive):
    window = drive.window("--preview", "A limited length")
    window.focus("Name")
    window.type("abc")
    window.until(lambda: "3/10" in window.description("Name"), "the number of characters and the most there should be")


def test_a_text_is_searched_and_replaced(window):
    window.focus("Notes")
    window.key("ctrl+h")
    window.object("Replace with")
    window.type("cat")
    window.key("return")
    window.picture("search")
    window.focus("Replace with")
    window.type("dog")
    window.key("return")
    window.until(lambda: "dog" in window.value("Notes"), "one find is replaced")
    window.key("escape")
    window.until(lambda: "Replace with" not in window.objects(), "the search to close")
    window.key("ctrl+z")
    window.holds("Notes", "One cat, two cats.\nThree catalogs.", "one step takes it back")
