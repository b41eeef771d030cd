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


def height(window, name):
    """The height of the first text of that name."""
    def read(address, role):
        return window.tree.extents(address)[3] if window.tree.name(address) == name else 0

    return next(found for found in window.tree.each(read) if found > 0)


def test_a_large_title_is_made_smaller_before_it_is_cut(drive):
    narrow = height(drive.window(GALLERY_PAGE="Project tasks", size=(1280, 800)), "Projects")
    wide = height(drive.window(GALLERY_PAGE="Registration", size=(800, 800)), "Join")
    assert narrow < wide, "the line of a title without items is higher"


def test_a_text_is_made_smaller_as_far_as_the_program_allows(drive):
    text = "A title that shrinks before it loses words"
    small = height(drive.window(GALLERY_PAGE="Looks", size=(400, 900)), text)
    assert small < 20, "the line of 24 points has the width of 240"
