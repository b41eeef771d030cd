"""Text that is dragged from the window of another program."""

import pytest


@pytest.fixture
def windows(drive):
    """The windows of two programs beside one another, each with the accessible tree of its own session."""
    display, session = drive.display(1400, 1000), drive.display()
    session.environment["DISPLAY"] = display.environment["DISPLAY"]
    source = drive.window(display=display, size=(640, 900))
    target = drive.window(display=session, size=(640, 900))
    display.run("xdotool", "windowmove", "--sync", target.id, "700", "0")
    return source, target


def drag(source, target, start, end):
    """Drags all text of a field to another window, to the right of the source's."""
    source.raise_to_front()
    source.focus(start)
    source.key("ctrl+a")
    left, top, _, height = source.area(start)
    x, y, _, other = target.area(end)
    source.drag((left + 20, top + height // 2), (x + 700 + 30, y + other // 2))


def test_text_of_another_program_is_dropped_as_pasted(windows):
    source, target = windows
    source.raise_to_front()
    source.focus("Full name")
    source.type("2015550123")
    drag(source, target, "Full name", "Mobile")
    target.holds("Mobile", "(201) 555 - 0123", "it is formatted")
    source.holds("Full name", "2015550123", "it is a copy")
    drag(source, target, "Full name", "Password")
    target.holds("Password", "•" * 10)
    drag(source, target, "Full name", "Notes")
    target.holds("Notes", "2015550123")
    target.raise_to_front()
    target.focus("Mobile")
    target.key("ctrl+z")
    target.holds("Mobile", "", "the drop is undone at once")


def test_a_program_that_ends_during_a_drag_drops_nothing(windows):
    source, target = windows
    source.raise_to_front()
    source.focus("Full name")
    source.type("alpha")
    source.key("ctrl+a")
    left, top, _, height = source.area("Full name")
    display = source.display
    display.run("xdotool", "mousemove", str(left + 20), str(top + height // 2), "mousedown", "1")
    for step in range(1, 10):
        display.run("xdotool", "mousemove", str(left + 20 + 70 * step), str(top + height // 2))
        target.carried_out()
    source.process.kill()
    source.process.wait()
    display.run("xdotool", "mouseup", "1")
    target.raise_to_front()
    target.focus("E-mail")
    target.type("z")
    target.holds("E-mail", "z")
