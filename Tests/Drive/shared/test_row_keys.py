"""Rows of a table with fields in them, selected by keys alone."""

REMOVE = {"terminal": "⌫", "web": "Remove", "window": "Remove"}


def test_a_row_with_fields_is_selected_by_keys(front_end, drive):
    sizes = {"terminal": (100, 24), "web": (900, 600), "window": (900, 600)}
    form = drive.open(front_end, "--preview", "Guest list", sizes=sizes)
    form.shows("7 of 8 seats taken")
    if front_end == "web":
        # All fields of a column have its name.
        form.evaluate("document.querySelector('.field').focus()")
    else:
        form.focus("Ada Lovelace" if front_end == "terminal" else "Name")
    form.key("shift-tab")
    form.key("down")
    form.key("space")
    form.carried_out()
    form.press(REMOVE[front_end])
    form.shows("7 of 7 seats taken")
    assert "Charles Babbage" not in form.words()
    assert "Ada Lovelace" in form.words()
