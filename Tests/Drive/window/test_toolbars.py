"""Toolbars in wide and narrow windows."""


def test_what_does_not_fit_is_in_a_menu(drive):
    window = drive.window("--preview", "Project tasks", size=(1100, 600))
    window.shows("Garden", "Duplicate project", "Favourite", "Add task")
    window.picture("wide")
    window.resize(760, 600)
    window.hides("Duplicate project", what="the item that leaves the bar")
    window.shows("Favourite", "Add task", what="those that stay")
    window.picture("narrow")
    window.press("New task")
    # The menu is the last of the bar's items.
    window.keys("shift-tab", "return")
    window.shows("Duplicate project", what="the line of the menu")
    window.picture("menu")
    window.keys("return")
    window.shows("Duplicated", what="the item's action")


def test_a_toolbar_at_the_keyboard_is_on_its_sheet(drive):
    window = drive.window("--preview", "Project tasks", size=(400, 600))
    window.press("Back")
    window.press("New project")
    window.shows("Create", "Clear", what="the sheet with its own toolbar")
    window.type("Cellar")
    window.holds("Name", "Cellar", "a field on the sheet")
    window.picture("sheet")
    window.press("Clear")
    window.holds("Name", "", "the button's action")
