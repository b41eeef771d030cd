"""Words of input methods in Chromium and Firefox, in plain and formatted fields, near and far from the program: what the
field shows, what the program has, the caret, and what undoing takes back."""

import pytest

from drivers.link import Link
from drivers.web_page import Keys

# What is shown while each word is composed, and what it ends as.
JAPANESE = (["に", "にほ", "にほん", "日本"], "日本")
CHINESE = (["n", "ni", "ni h", "你好"], "你好")
KOREAN = [(["ㅎ", "하", "한"], "한"), (["ㄱ", "그", "글"], "글")]
DEAD_KEY = (["´"], "é")


@pytest.fixture(params=[("chromium", 0), ("firefox", 0.15)], ids=["near-chromium", "far-firefox"])
def page(request, drive):
    engine, delay = request.param
    server = drive.server(gallery_page="Formats while typing")
    link = Link(server.port, delay)
    return drive.page(f"http://127.0.0.1:{link.port}/", engine).wait_core()


def compose(page, label, word):
    """Composes a word at the caret of a field, and looks at the field after each step."""
    shown, final = word
    before, (caret, end) = page.value(label), page.selection(label)
    for text in shown:
        page.compose(text)
        page.holds(label, before[:caret] + text + before[end:], "what is composed", caret=caret + len(text))
    page.commit(final)


def program_has(page, line):
    page.until(lambda: line in page.identified("values").split("\n"), f"the program has {line!r}")


@pytest.mark.parametrize("words", [[JAPANESE], [CHINESE], KOREAN, [DEAD_KEY]], ids=["ja", "zh", "ko", "dead"])
def test_in_a_plain_field(page, words):
    page.click("Note")
    page.send(*"ab")
    page.send(Keys.ARROW_LEFT)
    for word in words:
        compose(page, "Note", word)
    text = "".join(final for _, final in words)
    page.holds("Note", f"a{text}b", caret=1 + len(text))
    page.answered()
    program_has(page, f"note a{text}b")
    page.holds("Note", f"a{text}b", caret=1 + len(text))
    page.send("c")
    page.holds("Note", f"a{text}cb", caret=2 + len(text))
    page.answered()
    for _ in range(3):
        page.chord(Keys.CONTROL, "z")
        page.answered()
        if page.value("Note") == "ab":
            break
    page.holds("Note", "ab", "undone to what was there before")
    for _ in range(3):
        page.chord(Keys.CONTROL, "y")
        page.answered()
    page.holds("Note", f"a{text}cb", "redone")
    program_has(page, f"note a{text}cb")


@pytest.mark.parametrize("label, typed, place, word, text, caret, line", [
    # Digits of another width are digits.
    ("Card number", "41112", 4, (["３", "３３"], "３３"), "4111 332", 7, "card 4111332"),
    # What is no digit is refused, and nothing of it stays.
    ("Card number", "41112", 4, JAPANESE, "4111 2", 4, "card 41112"),
    ("Number", "1234", 2, (["５"], "５"), "15,234", 2, "number 15234.0"),
    ("Number", "1234", 2, CHINESE, "1,234", 2, "number 1234.0"),
    ("Phone", "212555012", 8, (["6"], "6"), "(212) 556-5012", 9, "phone 2125565012"),
])
def test_in_a_formatted_field(page, label, typed, place, word, text, caret, line):
    page.click(label)
    page.send(*typed)
    before = page.value(label)
    page.select(label, place)
    page.answered()
    compose(page, label, word)
    page.holds(label, text)
    page.answered()
    page.holds(label, text)
    assert page.selection(label)[0] in (caret, caret + 1)
    if line:
        program_has(page, line)
    if text != before:
        page.chord(Keys.CONTROL, "z")
        page.answered()
        page.holds(label, before, "undone")
        page.chord(Keys.CONTROL, "y")
        page.answered()
        page.holds(label, text, "redone")
        program_has(page, line)


def test_a_composition_over_a_selection(page):
    page.click("Card number")
    page.send(*"4111222233334444")
    page.select("Card number", 5, 9)
    page.answered()
    page.compose("７")
    page.compose("７８")
    page.commit("７８")
    page.holds("Card number", "4111 7833 3344 44")
    page.answered()
    program_has(page, "card 41117833334444")
    page.chord(Keys.CONTROL, "z")
    page.answered()
    page.holds("Card number", "4111 2222 3333 4444")


def test_a_composition_that_is_given_up(page):
    page.click("Card number")
    page.send(*"41112")
    page.select("Card number", 4)
    page.answered()
    page.compose("３")
    page.answered()
    page.compose("")
    page.commit("")
    page.holds("Card number", "4111 2")
    page.answered()
    page.holds("Card number", "4111 2")
    page.send("9")
    page.holds("Card number", "4111 92")
    page.answered()
    program_has(page, "card 411192")
