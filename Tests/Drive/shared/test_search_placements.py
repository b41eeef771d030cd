"""Search fields in the bar of a page and in a sidebar."""


def test_a_field_in_the_bar_finds_rows(front_end, drive):
    program = drive.open(front_end, "--preview", "Text shortcuts")
    program.shows("mail", "thanks")
    program.focus("Find a shortcut" if front_end == "terminal" else "Search")
    program.type("tha")
    program.hides("ada@example.org")
    program.shows("thanks")
    program.key("escape")
    program.shows("ada@example.org")


def test_a_field_in_the_sidebar_finds_rows(front_end, drive):
    sizes = {"terminal": (110, 30), "web": (1000, 700), "window": (900, 600)}
    program = drive.open(front_end, "--preview", "Notebook", sizes=sizes)
    program.shows("Groceries", "Choose a note, or write a new one.")
    program.focus("Search notes" if front_end == "terminal" else "Search")
    program.type("clock")
    program.hides("Groceries")
    program.shows("Ideas", "Choose a note, or write a new one.")
