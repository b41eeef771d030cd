"""UIKit's collections: a list, tags, a grid and shelves."""

import pytest

from drivers.opening import ENGINES

# The boxes of the cards: the backgrounds behind their words.
CARDS = """
return [...document.querySelectorAll('.measured-layout button')].map((button) => {
  const box = (button.querySelector('.shape') ?? button).getBoundingClientRect();
  return [button.textContent.trim(), Math.round(box.x), Math.round(box.y), Math.round(box.width),
    Math.round(box.height)];
});
"""
COLOUR = """
const [word] = arguments;
const button = [...document.querySelectorAll('button')].find((b) => b.textContent.trim() === word);
return [getComputedStyle(button.querySelector('.shape')).backgroundColor, button.getAttribute('aria-pressed')
  ?? button.getAttribute('aria-selected')];
"""


@pytest.fixture(params=ENGINES)
def page(request, drive):
    # WebKitGTK's window is 447 pixels wide at least.
    return drive.page(drive.server("--preview", "Collections"), request.param, width=390, height=780)


def width(page):
    return page.evaluate("return innerWidth")


def turn(page, kind):
    page.press(kind)
    page.until(lambda: len(page.evaluate(CARDS)) == 11, "the cards")
    page.frames()
    page.answered()
    page.until(lambda: page.evaluate(CARDS) == (page.frames(), page.evaluate(CARDS))[1], "places that stay")
    return {word: box for word, *box in page.evaluate(CARDS)}


def test_a_list_has_fields_and_a_choice(page):
    page.shows("Who you are", "Your plan", "Up to ten people")
    page.click("First name")
    page.type("Ada")
    page.key("tab")
    page.type("Lovelace")
    page.holds("Last name", "Lovelace")
    page.press("Team")
    page.shows("Chosen: Team")
    page.holds("First name", "Ada", "the fields keep their text")


def test_tags_are_in_lines_as_wide_as_their_words(page):
    cards = turn(page, "Tags")
    assert cards["Apple"][1] == cards["Blackberry"][1], "the first line has several"
    assert cards["Apple"][2] < cards["Blackberry"][2]
    assert all(x + wide <= width(page) for x, _, wide, _ in cards.values())
    if width(page) == 390:
        assert cards["Lemon"][1] > cards["Apple"][1], "a line more"
    for word in ("Cherry", "Bean", "Apple", "Cherry"):
        page.press(word)
    page.shows("Chosen: Apple, Bean")


def test_a_grid_has_two_columns_of_cards(page):
    cards = turn(page, "Grid")
    # The page has 16 pixels at each side, and 8 are between two cards.
    column = (width(page) - 2 * 16 - 8) / 2
    assert cards["Apple"][0] == 16
    assert abs(cards["Blackberry"][0] - (16 + column + 8)) <= 1 and cards["Blackberry"][1] == cards["Apple"][1]
    assert {height for *_, height in cards.values()} == {56}
    assert all(abs(wide - column) <= 1 for _, _, wide, _ in cards.values())
    assert cards["Cherry"][1] == cards["Apple"][1] + 64
    before, _ = page.evaluate(COLOUR, "Cherry")
    page.press("Cherry")
    page.shows("Chosen: Cherry")
    page.until(lambda: page.evaluate(COLOUR, "Cherry")[0] != before, "the colour of a chosen card")
    assert page.evaluate(COLOUR, "Fig")[0] == before


def test_a_shelf_scrolls(page):
    cards = turn(page, "Shelves")
    assert len({box[1] for box in cards.values()}) == 2, "each section is one line"
    assert cards["Lemon"][0] > width(page)
    assert page.evaluate("return document.documentElement.scrollWidth") == width(page)
    page.press("Lemon")
    page.shows("Chosen: Lemon")
    # What is measured again keeps its place.
    page.frames()
    page.answered()
    page.frames()
    left, _, wide, _ = {word: box for word, *box in page.evaluate(CARDS)}["Lemon"]
    assert left + wide <= width(page), "it is where it was pressed"
