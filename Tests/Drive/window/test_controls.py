"""The page of choices and values, by keys."""

from drivers.accessibility import CHECKED


def test_controls_by_keys(drive):
    window = drive.window("--preview", "Controls", display=drive.display(1000, 1200), size=(640, 1100))
    window.picture("controls")
    window.focus("Delivery")
    window.key("ctrl+a")
    window.type("12092026")
    window.holds("Delivery", "12/09/2026", "a date is typed")
    window.focus("Notes")
    window.type("x")
    # Backwards from the notes: the colour, the calendar, the date, the button that adds a scoop, the slider.
    window.key("shift+Tab", 5)
    window.key("right", 2)
    # The checkbox, the switch, the way to pay, three sizes, the flavour.
    window.key("shift+Tab", 7)
    window.picture("controls-keys")
    window.key("space")
    window.picture("controls-list")
    window.key("down", 2)
    window.key("return")
    window.press("Order")
    window.shows("1 strawberry M 0 7 false 2026-12-09", what="all of it is ordered")
    window.picture("controls-ordered")


def test_a_press_on_a_control_leaves_the_focus_in_a_field(drive):
    window = drive.window("--preview", "Controls", display=drive.display(1000, 1200), size=(640, 1100))
    window.focus("Notes")
    window.type("a")
    before = window.value("Notes")

    def area(label):
        found = [window.tree.extents(item) for item, role in window.tree.objects()
                 if role != "label" and window.tree.name(item) == label]
        return found[0] if found else None

    for label, letter in (("Order", "b"), ("Insured", "c"), ("Gift", "d"), ("Large", "e")):
        x, y, _, height = window.until(lambda: area(label), f"the control {label!r}")
        window.click_at(x + 8, y + height // 2)
        window.type(letter)
        before += letter
        window.holds("Notes", before, f"{label} keeps the focus in the field")


def test_what_has_the_focus_in_a_picker_has_its_name(drive):
    window = drive.window(GALLERY_PAGE="Settings")
    names = set()
    for _ in range(6):
        names |= {window.tree.name(item) for item, _ in window.tree.objects() if window.tree.has_focus(item)}
        window.key("tab")
    assert {"Theme", "Accent color"} <= names


def test_choices_are_radio_buttons_and_the_chosen_one_is_checked(drive):
    window = drive.window("--preview", "Controls", display=drive.display(1000, 1200), size=(640, 1100))
    tree = window.tree

    def checked():
        return {tree.name(item): tree.has_state(item, CHECKED) for item, role in tree.objects() if "radio" in role
                and tree.name(item) in ("Small", "Medium", "Large", "Cash", "Card")}

    window.expect(checked, {"Small": False, "Medium": True, "Large": False, "Cash": True, "Card": False}, "choices")
    window.press("Large")
    window.press("Card")
    window.expect(checked, {"Small": False, "Medium": False, "Large": True, "Cash": False, "Card": True}, "choices")
