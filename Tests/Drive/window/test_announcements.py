"""What the program has a screen reader speak, and lists as lists."""

from drivers.text_events import TextEvents


def test_an_announcement_is_a_notification(drive):
    window = drive.window("--preview", "Project tasks", size=(1100, 600))
    window.press("New task")
    window.type("Paint")
    window.press("Add task")
    window.until(lambda: "Paint added" in window.tree.named("notification|alert"), "the announcement")


def test_rows_are_the_items_of_a_list(drive):
    window = drive.window("--preview", "Project tasks", size=(1100, 600))
    window.shows("Kitchen")
    assert window.tree.named("list item") == ["Garden", "Kitchen", "Summer trip"]


def test_what_changes_in_a_field_is_told(drive):
    display = drive.display()
    window = drive.window("--preview", "Formats while typing", display=display)
    window.focus("Number")
    window.type("123")
    window.holds("Number", "123")
    events = TextEvents(display.bus)
    try:
        window.type("4")
        # In the order of the edits, and the caret once, where it ends.
        assert events.take(3) == [("delete", 1, "23"), ("insert", 1, ",234"), ("caret", 5)]
        window.key("BackSpace")
        assert events.take(3) == [("delete", 1, ",234"), ("insert", 1, "23"), ("caret", 3)]
    finally:
        events.close()


def test_a_row_of_fields_has_the_name_of_what_is_in_them(drive):
    window = drive.window(GALLERY_PAGE="Recipe editor")
    names = window.tree.named("list item")
    assert names and all(names), names
    assert any("Flour" in name for name in names), names
