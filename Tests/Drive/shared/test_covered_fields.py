"""A field and a button behind views that are empty, or that only place others."""


def test_clicks_reach_what_is_behind_an_empty_view(front_end, drive):
    squares = drive.open(front_end, "--preview", "Code in squares")
    squares.shows("Code")
    squares.press_text("–")
    squares.shows("Editing")
    squares.type("12")
    squares.shows("Editing 12")
    squares.press("Check")
    squares.shows("The code has 4 digits.", what="the button is behind an empty row")
    # Now a view with words is in front of the squares, and of a part of them only.
    squares.press_text("–")
    squares.shows("Editing 12")
    squares.type("34")
    squares.shows("Code 1234")
    squares.hides("The code has 4 digits.")
    squares.press_text("3")
    squares.shows("Editing 1234", what="the squares take clicks when they are full")


def test_a_code_is_typed_without_a_pointer(front_end, drive):
    squares = drive.open(front_end, "--preview", "Code in squares")
    squares.shows("Code")
    # In a terminal and a window the first view has the focus from the beginning.
    if front_end == "web":
        squares.key("tab")
    squares.key("return")
    squares.shows("Editing", what="the squares are a button for the keyboard")
    squares.type("12")
    squares.shows("Editing 12")
