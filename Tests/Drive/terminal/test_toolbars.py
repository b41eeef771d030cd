"""Toolbars in narrow and wide terminals, by keys alone."""


def test_what_does_not_fit_is_in_a_menu(drive):
    screen = drive.terminal("--preview", "Project tasks", columns=118, rows=24)
    screen.shows("Garden", "☆", "Duplicate project", what="all items where there is room")
    screen.settle()
    screen.picture("wide")
    screen.resize(88, 24)
    screen.hides("Duplicate project", what="the items that leave the bar")
    screen.shows("↕ Sort", "+", "… ▾", what="those that stay, and the menu")
    screen.settle()
    screen.picture("narrow")
    # The menu is the last of the bar's items.
    screen.key("shift-tab")
    screen.shows("Enter open", what="the focus on the menu")
    screen.key("return")
    screen.shows("Print", "Duplicate project", "Favourite", what="the lines of the menu")
    screen.picture("menu")
    screen.keys("down", "return")
    screen.shows("Duplicated", what="the item's action")



def test_a_toolbar_at_the_keyboard_is_on_its_sheet(drive):
    screen = drive.terminal("--preview", "Project tasks", columns=90, rows=24)
    screen.shows("Projects", "Tomorrow")
    screen.settle()
    screen.press("+")
    screen.shows("New project", "Clear", what="the sheet with its own toolbar")
    screen.hides("Tomorrow", what="the toolbar of the field behind the sheet")
    screen.settle()
    screen.picture("sheet")
    screen.type("Cellar")
    screen.press("Clear")
    screen.hides("Cellar", what="the button's action")
