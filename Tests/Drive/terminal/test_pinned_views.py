"""Headers of sections that stay visible while a terminal is scrolled."""


def test_the_name_of_the_month_stays_and_can_be_pressed(drive):
    screen = drive.terminal("--preview", "Presents", columns=60, rows=24)
    screen.shows("January", "Ada")
    top = screen.row("January")
    screen.focus("Ada")
    screen.type("A kite")
    # Three fields, a button and a field further.
    screen.keys(*["tab"] * 5)
    screen.type("A ball")
    screen.shows("A ball")
    assert screen.row("January") == top, "the rows have been scrolled below it"
    screen.hides("A kite")
    screen.press("Clear January")
    screen.shows("Cleared 1 times")
    # Further down the next one takes its place.
    screen.focus("A ball")
    screen.keys("tab", "tab", "tab")
    screen.hides("January")
    screen.until(lambda: screen.row("February") == top, "the next name in its place")
