"""What the program has a screen reader speak, and lists as lists."""


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
