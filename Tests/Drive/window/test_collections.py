"""UIKit's collections: a list, tags, a grid and shelves."""

import pytest


@pytest.fixture
def window(drive):
    return drive.window("--preview", "Collections", display=drive.display(700, 1000), size=(420, 760))


def places(window):
    """Where the cards are, by their words."""
    return {name: window.tree.extents(address) for name, address in window.objects().items()
            if name in ("Apple", "Blackberry", "Cherry", "Fig", "Lemon", "Bean", "Leek")}


def turn(window, kind):
    address = next(address for address, role in window.tree.objects()
                   if window.tree.name(address) == kind and "radio" in role)
    x, y, width, height = window.tree.extents(address)
    window.click_at(x + width // 2, y + height // 2)
    window.until(lambda: len(places(window)) == 7, "the cards")
    window.until(lambda: places(window) == (window.carried_out(), places(window))[1], "places that stay")
    window.picture(kind.lower())
    return places(window)


def test_a_list_has_fields_and_a_choice(window):
    window.shows("Who you are", "Your plan", "Up to ten people")
    window.focus("First name")
    window.type("Ada")
    window.key("tab")
    window.type("Lovelace")
    window.holds("Last name", "Lovelace")
    window.press("Team Up to ten people")
    window.shows("Chosen: Team")
    window.holds("First name", "Ada", "the fields keep their text")


def test_tags_are_in_lines_as_wide_as_their_words(window):
    cards = turn(window, "Tags")
    assert cards["Apple"][1] == cards["Blackberry"][1] and cards["Apple"][2] < cards["Blackberry"][2]
    for word in ("Cherry", "Bean", "Apple", "Cherry"):
        window.press(word)
    window.shows("Chosen: Apple, Bean")


def test_a_grid_has_two_columns_of_cards(window):
    cards = turn(window, "Grid")
    assert cards["Apple"][1] == cards["Blackberry"][1] and cards["Cherry"][0] == cards["Apple"][0]
    assert {height for *_, height in cards.values()} == {56}
    assert cards["Cherry"][1] == cards["Apple"][1] + 64
    window.press("Cherry")
    window.shows("Chosen: Cherry")
    window.picture("chosen")


def test_a_shelf_is_one_line(window):
    cards = turn(window, "Shelves")
    assert len({cards[word][1] for word in ("Apple", "Blackberry", "Cherry", "Fig", "Lemon")}) == 1
    window.press("Blackberry")
    window.shows("Chosen: Blackberry")
