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
