"""The field of a search."""


def icon(window):
    """Where the icon is that clears the field; None where it is not."""
    found = [address for address, _ in window.tree.objects() if window.tree.name(address) == "Clear text"]
    return window.tree.extents(found[0]) if found else None


def test_a_search_field_is_cleared_by_its_icon(drive):
    window = drive.window(GALLERY_PAGE="Book search", size=(520, 700))
    window.focus("Search")
    window.type("Moby")
    window.holds("Search", "Moby")
    x, y, width, height = window.until(lambda: icon(window), "the icon")
    window.click_at(x + width // 2, y + height // 2)
    window.holds("Search", "")
    window.type("Emma")
    window.holds("Search", "Emma", "the field still has the focus")
    window.key("ctrl+z", times=2)
    window.holds("Search", "Moby", "clearing is undone like an edit")


def test_a_search_field_is_focused_by_its_lens(drive):
    window = drive.window(GALLERY_PAGE="Book search", size=(520, 700))
    x, y, _, height = window.area("Search")
    window.key("tab", times=2)
    window.click_at(x + 10, y + height // 2)
    window.until(window.is_editing, "the focus in the field")
    window.type("Emma")
    window.holds("Search", "Emma")
