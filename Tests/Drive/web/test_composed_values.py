"""Words of input methods in fields with masks, in secure fields and in fields that a binding filters, in three engines:
committed, given up, in the middle, over a selection, undone to the beginning and redone to the end."""

import pytest

from drivers.link import Link
from drivers.native_core import command, states
from drivers.web_page import Keys

# What is shown while each word is composed, and what it ends as.
WORDS = {
    "ja": (["に", "にほ", "日本"], "日本"), "zh": (["n", "ni h", "你好"], "你好"), "wide": (["３", "３４"], "３４"),
}
# In WebKit GTK's own input method composes characters.
CHARACTERS = {"ja": (["日"], "日"), "zh": (["你"], "你"), "wide": (["３"], "３")}

ENGINES = [("chromium", 0), ("firefox", 0.15), ("webkit", 0.15)]


@pytest.fixture(params=ENGINES, ids=["near-chromium", "far-firefox", "far-webkit"])
def open_page(request, drive):
    """Opens a page of the gallery."""
    engine, delay = request.param

    def opened(title):
        link = Link(drive.server(gallery_page=title).port, delay)
        page = drive.page(f"http://127.0.0.1:{link.port}/", engine).wait_core()
        page.composed = CHARACTERS if engine == "webkit" else WORDS
        return page

    return opened


def raw_holds(page, label, text, what):
    page.expect(lambda: page.raw_value(label), text, f"the field {label!r}, {what}")


def compose(page, label, kind):
    """Composes a word in place of the selection of a field, and looks at that after each step; answers the word."""
    steps, word = page.composed[kind]
    before, (start, end) = page.raw_value(label), page.selection(label)
    for text in steps:
        shown = page.compose(text)
        raw_holds(page, label, before[:start] + shown + before[end:], "what is composed")
    page.commit(word)
    return word


def give_up(page):
    if page.composed is CHARACTERS:
        page.compose("日")
        page.press_on_keyboard("Escape")
        return
    for text in ("に", "にほ", ""):
        page.compose(text)
    page.commit("")


class Field:
    """Uses a field that the page edits, and notes the same steps as commands of the native core."""

    def __init__(self, page, label):
        self.page, self.label = page, label
        page.click(label)
        page.answered()
        self.rules = page.evaluate("return document.activeElement.dataset.rules")
        self.commands = []

    def type(self, text):
        for letter in text:
            self.page.send(letter)
            self.commands.append(command("i", letter))

    def select(self, start, end):
        self.page.select(self.label, start, end)
        self.page.answered()
        self.commands.append(command("s", start, end))

    def compose(self, kind):
        word = compose(self.page, self.label, kind)
        self.commands += [command("k", word, len(word), len(word)), "u"]

    def chord(self, key):
        self.page.chord(Keys.CONTROL, key)
        self.commands.append(key)

    def check(self, what):
        """The field has what the native core says, also when the program has answered; answers that text."""
        text, start, end = states(self.rules, self.commands)[-1]
        for moment in (what, f"{what}, answered"):
            raw_holds(self.page, self.label, text, moment)
            self.page.expect(lambda: self.page.selection(self.label), [start, end], f"the caret, {moment}")
            self.page.answered()
        return text


# What is typed into each field, and what is selected in that.
MASKS = {
    "Code (abc-DEF)": ("abcdef", (1, 5)), "Serial number": ("12345", (5, 5)), "Till": ("12345", (2, 2)),
    "Number plate": ("abc12", (3, 3)), "Card number": ("41112222", (5, 9)),
}


@pytest.mark.timeout(180)
@pytest.mark.parametrize("kind", list(WORDS))
def test_in_masks(open_page, kind):
    page = open_page("Masks")
    ends = {}
    for label, (typed, selected) in MASKS.items():
        field = Field(page, label)
        field.type(typed)
        field.select(*selected)
        field.compose(kind)
        field.check("after the composition")
        field.type("5a")
        field.check("typed behind it")
        for _ in range(6):
            field.chord("z")
        assert field.check("undone to the beginning") == states(field.rules, [command("s", 0, 0)])[0][0]
        for _ in range(6):
            field.chord("y")
        ends[label] = field.check("redone to the end")
    page.reload()
    for label, text in ends.items():
        raw_holds(page, label, text, "the program has it")


def test_given_up_in_a_mask(open_page):
    page = open_page("Masks")
    field = Field(page, "Code (abc-DEF)")
    field.type("abcd")
    field.select(2, 2)
    give_up(page)
    field.check("given up")
    field.type("x")
    field.check("typed behind it")
    field.chord("z")
    field.chord("z")
    field.check("undone")


@pytest.mark.timeout(180)
@pytest.mark.parametrize("kind", list(WORDS))
def test_in_secure_fields(open_page, kind):
    page = open_page("Secure fields")
    counts = [0, 0, 0]

    def has(label, text):
        counts[["Password", "PIN", "Code"].index(label)] = len(text)
        for _ in range(2):
            raw_holds(page, label, text, "what the user has typed")
            page.answered()
        page.shows("{}, {} and {} characters".format(*counts))

    for label in ("Password", "PIN", "Code"):
        page.click(label)
        page.send(*"abcd")
        page.answered()
        page.select(label, 2)
        page.answered()
        word = compose(page, label, kind)
        has(label, f"ab{word}cd")
        page.send("x")
        has(label, f"ab{word}xcd")
        page.select(label, 1, 3 + len(word))
        page.answered()
        compose(page, label, kind)
        has(label, f"a{word}cd")
        give_up(page)
        has(label, f"a{word}cd")
        page.send("y")
        has(label, f"a{word}ycd")


@pytest.mark.timeout(180)
@pytest.mark.parametrize("selected", [(1, 1), (2, 7), (9, 9)])
def test_in_a_field_that_a_binding_filters(open_page, selected):
    """What is no digit of ASCII is refused by the program at the end of the composition, and nothing of it stays."""
    page = open_page("A binding in between")
    label = "Phone Number"
    page.click(label)
    page.send(*"212555")
    page.holds(label, "(212) 555")
    page.answered()
    for kind in ("ja", "zh", "wide"):
        page.select(label, *selected)
        page.answered()
        shown = page.value(label)
        start, end = selected
        digits = [*filter(str.isdigit, shown[:start])], [*filter(str.isdigit, shown[end:])]
        compose(page, label, kind)
        page.shows("raw input value is: " + "".join(sum(digits, [])))
        page.send("7")
        page.shows("raw input value is: " + "".join([*digits[0], "7", *digits[1]]))
        page.answered()
    last = page.value(label)
    for _ in range(12):
        page.chord(Keys.CONTROL, "z")
        page.answered()
    page.holds(label, "", "undone to the beginning")
    for _ in range(12):
        page.chord(Keys.CONTROL, "y")
        page.answered()
    page.holds(label, last, "redone to the end")
