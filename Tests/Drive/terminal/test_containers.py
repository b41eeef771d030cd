"""Pages, a list, a sheet and an alert, by keys alone."""


def test_pages_sheets_and_alerts(drive):
    screen = drive.terminal("--preview", "Pages, sheets and alerts", columns=80, rows=28)
    screen.shows("Address book", what="the title")
    screen.settle()
    screen.picture("list")
    # The first row has the focus, and the bar's button is before it.
    screen.keys("shift-tab", "return")
    screen.shows("New person", what="the sheet")
    screen.picture("sheet")
    # The first field has the focus, not the bar above it.
    screen.type("Grace Hopper")
    screen.shows("Grace Hopper", what="what is typed into the sheet")
    screen.key("escape")
    screen.hides("New person", what="Escape leaves the sheet")
    screen.keys("tab", "return")
    screen.shows("Ada Lovelace", "City", what="the page behind a link")
    screen.picture("page")
    screen.keys("tab", "return")
    screen.shows("New name", what="the alert")
    screen.picture("alert")
    screen.write("\x01\x0bAda Byron")
    screen.keys("tab", "tab", "return")
    screen.hides("New name", what="the alert's button ends it")
    screen.shows("Ada Byron", what="the new name")
    screen.key("escape")
    screen.shows("Address book", what="Escape leads back")
    screen.shows("Ada Byron", what="the list has the new name")
