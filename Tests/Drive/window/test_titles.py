"""The title of the window."""


def test_a_title_outside_of_a_navigation_is_the_windows(drive):
    window = drive.window()

    def title():
        return window.display.run("xdotool", "getwindowname", window.id).strip()

    window.expect(title, "Sign-up form", "the title of the page")
    window.press("Next")
    window.expect(title, "Focus", "that of the next page")
    window.press("Previous")
    window.expect(title, "Sign-up form", "that of the page before")


def test_a_page_without_a_title_leaves_the_programs(drive):
    window = drive.window("--preview", "Controls of UIKit")
    assert window.display.run("xdotool", "getwindowname", window.id).strip() == "Previews"


def test_a_field_without_padding_is_not_at_the_edges_of_the_window(drive):
    window = drive.window(size=(640, 600), GALLERY_PAGE="An optional amount")
    x, _, width, _ = window.area("Currency (USD)")
    # The text has a few pixels more.
    assert 16 <= x < 32 and x + width <= 640 - 16


def test_a_title_begins_where_its_form_does(drive):
    window = drive.window(size=(640, 700))
    tree = window.tree
    lefts = {tree.name(address): tree.extents(address)[0] for address, role in tree.objects() if role == "label"}
    # The heading of a section is as far inside of the card as its rows.
    assert lefts["Who you are"] - lefts["Sign-up form"] == 14


def test_a_title_in_a_bar_begins_where_the_form_does(drive):
    window = drive.window("--preview", "Settings", size=(640, 700))
    tree = window.tree
    labels = [address for address, role in tree.objects() if role in ("label", "heading")]
    lefts = {tree.name(address): tree.extents(address)[0] for address in labels}
    assert lefts["Appearance"] - lefts["Settings"] == 14
