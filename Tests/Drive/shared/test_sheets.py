"""Sheets of several heights: the grabber is a button, and the program reads and sets the height."""

WORDS = "Your mail address, your nickname and your token are deleted."


def test_the_grabber_changes_the_height(front_end, drive):
    form = drive.open(front_end, "--preview", "Account")
    form.press("Delete account…")
    form.shows("Last chance")
    form.hides(WORDS)
    # It is before the field, which has the focus.
    form.key("shift-tab")
    form.key("space")
    form.shows(WORDS, what="the height that the grabber has written")
    form.key("space")
    form.hides(WORDS, what="after the greatest height the smallest one follows")
    if front_end != "terminal":
        form.press("Sheet grabber")
        form.shows(WORDS)
        form.press("Sheet grabber")
        form.hides(WORDS)
    form.key("tab")
    form.type("DELETE")
    form.press("What is deleted?")
    form.shows(WORDS, what="the height that the program has set")
    form.press("Delete everything")
    form.hides("Last chance")
    form.shows("Your account is gone")
