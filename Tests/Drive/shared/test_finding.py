"""Finding in a text view of UIKit's, whose program has allowed it."""

from drivers.browser import Keys
from drivers.link import Link


def find(form):
    if form.name == "terminal":
        form.write("\x06")
    elif form.name == "window":
        form.key("ctrl+f")
    else:
        form.chord(Keys.CONTROL, "f")


def test_a_text_view_is_searched(front_end, drive):
    sizes = {"terminal": (80, 60), "web": (760, 1000), "window": (640, 980)}
    form = drive.open(front_end, "--preview", "Controls of UIKit", sizes=sizes)
    form.shows("Thank you")
    form.focus("No milk, please." if front_end == "terminal" else "Wishes")
    find(form)
    form.type("milk")
    form.shows("1 of 2")
    form.key("return")
    form.shows("2 of 2")
    # The search ends with what was found selected.
    form.key("escape")
    form.hides("2 of 2")
    form.type("ice")
    form.carried_out()
    form.until(lambda: "Oat ice instead." in form.words(), "what was found is replaced")


def test_what_is_typed_at_once_is_searched_for(drive):
    """The bar for the search comes with the program's answer, and goes with it."""
    server = drive.server("--preview", "Controls of UIKit")
    page = drive.page(f"http://127.0.0.1:{Link(server.port, 0.3).port}/", width=760, height=1000)
    # The program places the views when the page has measured them.
    page.until(lambda: page.click("Wishes") or page.focused() == "Wishes", "the text view has the focus")
    page.answered()
    text = page.value("Wishes")
    page.chord(Keys.CONTROL, "f")
    page.send(*"milk", Keys.ESCAPE, *"Oat")
    page.answered()
    page.holds("Wishes", text.replace("milk", "Oat", 1))
