"""Pages, a list, a sheet and an alert, read back as a screen reader does."""

# The bit of ATSPI_STATE_MODAL.
MODAL = 16


def test_pages_sheets_and_alerts(drive):
    window = drive.window("--preview", "Pages, sheets and alerts")
    window.shows("Address book")
    window.picture("list")
    window.press("Add")
    window.shows("New person")
    tree = window.tree
    assert [tree.name(item) for item, role in tree.objects() if role == "dialog"] == ["New person"]
    window.until(window.is_editing, "the focus in the sheet's first field")
    window.type("Grace Hopper")
    window.holds("Name", "Grace Hopper", "a sheet's first field has the focus")
    window.picture("sheet")
    window.key("Escape")
    window.hides("New person")
    window.press("Ada Lovelace")
    window.holds("City", "London", "a link leads to its page")
    window.picture("page")
    window.press("Rename")
    window.shows("New name")
    window.type("X")
    window.picture("alert")
    window.key("Escape")
    window.hides("New name")
    window.key("Escape")
    window.shows("Address book")
    window.picture("back")


def test_what_is_behind_a_sheet_is_not_read(drive):
    """Neither keys nor the pointer lead there, so a screen reader must not either."""
    window = drive.window("--preview", "Pages, sheets and alerts")
    window.press("Add")
    window.shows("New person")
    tree = window.tree
    window.until(lambda: "Ada Lovelace" not in " ".join(tree.named(".*")), "a tree without what is behind the sheet")
    sheet = next(item for item, role in tree.objects() if role == "dialog")
    assert tree.has_state(sheet, MODAL)
    window.key("Escape")
    window.hides("New person")
    window.until(lambda: "Ada Lovelace" in " ".join(tree.named(".*")), "what was behind it")


def test_buttons_of_a_confirmation_are_aligned(drive):
    window = drive.window("--preview", "Pages, sheets and alerts")
    window.press("Remove all")
    window.shows("Remove everybody?")
    window.picture("confirmation")
    places = {label: window.area(label)[0] for label in ("Remove 2 people", "Cancel")}
    assert len(set(places.values())) == 1, places


def test_a_list_by_keys(drive):
    window = drive.window("--preview", "Notebook", size=(900, 600))
    window.shows("Choose a note, or write a new one.")
    window.focus("Search")
    window.key("Tab")
    window.key("Down")
    window.key("Return")
    window.holds("Note", "Ideas\nA clock that shows only the hours one is awake.", "the second row is chosen")
    window.key("Up")
    window.key("space")
    window.holds("Note", "Groceries\nApples, bread, a good cheese", "the first row is chosen")


def test_a_note_stays_when_the_window_is_narrowed(drive):
    window = drive.window("--preview", "Notebook", size=(700, 600), display=drive.display(800, 800))
    window.press("New note")
    window.holds("Note", "", "the program selects the new note")
    window.type("Tea")
    window.resize(360, 600)
    window.type(" and")
    window.holds("Note", "Tea and", "what is typed after the window was narrowed")
    window.picture("narrow-note")
    window.resize(700, 600)
    window.type(" cake")
    window.holds("Note", "Tea and cake", "what is typed after the window was widened")
    window.shows("Packing")


def test_a_new_note_is_shown_in_a_narrow_window(drive):
    window = drive.window("--preview", "Notebook", size=(360, 600), display=drive.display(800, 800))
    window.press("New note")
    window.type("Tea")
    window.holds("Note", "Tea", "the program selects the new note")
    window.key("Escape")
    window.shows("Packing")


def test_keys_delete_a_row_that_holds_a_button(drive):
    window = drive.window("--preview", "Notebook", size=(900, 600))
    window.focus("Search")
    window.key("Tab")
    window.key("Down")
    window.key("Delete")
    window.hides("Ideas")
    window.key("Down", times=2)
    window.key("BackSpace")
    window.hides("Packing")
    window.shows("Groceries")
