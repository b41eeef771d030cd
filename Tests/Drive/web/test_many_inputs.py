"""More inputs than wait apart from one another, in fields that the program edits: each is an input of its own."""

from drivers.browser import Keys

NUMBERS = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"


def status(page):
    return page.evaluate("return document.getElementById('status').textContent")


def test_undo_goes_by_words_after_the_program_was_started_again(drive):
    server = drive.server(gallery_page="What delegates are told")
    page = drive.page(server)
    page.forgiven = ("/socket",)
    page.click("First")
    page.send(*"zero ")
    page.answered()
    server.stop(kill=True)
    page.send(*NUMBERS)
    server.start()
    page.until(lambda: status(page) == "" and page.traffic()["answered"], "a connection", 20)
    page.holds("First", f"zero {NUMBERS}")
    for word in ("fifteen", "fourteen "):
        page.chord(Keys.CONTROL, "z")
        page.answered()
        page.holds("First", f"zero {NUMBERS}"[:NUMBERS.index(word) + 5])


def test_undo_while_the_program_is_stopped_and_the_module_is_blocked(drive):
    server = drive.server(gallery_page="Formats while typing")
    page = drive.page(server)
    page.block_core()
    page.reload()
    page.click("Note")
    page.answered()
    with server.stopped():
        page.send(*NUMBERS)
        page.chord(Keys.CONTROL, "z")
        page.chord(Keys.CONTROL, "z")
        page.send(*"xyz")
    without = NUMBERS.removesuffix("fourteen fifteen")
    page.holds("Note", without + "xyz")
    page.answered()
    for text in (without, without.removesuffix("thirteen ")):
        page.chord(Keys.CONTROL, "z")
        page.answered()
        page.holds("Note", text)


def test_undo_goes_on_after_the_program_was_started_again(drive):
    """The page undoes what was typed before, which the program knows as one text."""
    server = drive.server(gallery_page="Formats while typing")
    page = drive.page(server).wait_core()
    page.forgiven = ("/socket",)
    page.click("Note")
    page.send(*"one two three ")
    page.answered()
    server.stop(kill=True)
    page.chord(Keys.CONTROL, "z")
    page.holds("Note", "one two ")
    server.start()
    page.until(lambda: status(page) == "" and page.traffic()["answered"], "a connection", 20)
    page.holds("Note", "one two ")
    for text, key in (("one ", "z"), ("one two ", "y"), ("one two three ", "y"), ("one two ", "z")):
        page.chord(Keys.CONTROL, key)
        page.answered()
        page.holds("Note", text)
    page.send("x")
    page.answered()
    page.reload()
    page.holds("Note", "one two x")
