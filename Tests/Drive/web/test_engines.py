"""Typing in Chromium, Firefox and WebKitGTK: what a field shows after each key is what the native core says."""

import urllib.parse
import urllib.request

import pytest

from drivers.native_core import command, states
from drivers.web_page import Keys

PAGE = "Formats while typing"
ENGINES = ["chromium", "firefox", "webkit"]

# What is typed into each field, what it shows then, and a place in the middle of it.
FIELDS = {
    "Card number": ("4111222233334444", "4111 2222 3333 4444", 7),
    "Number": ("1234567.5", "1,234,567.5", 4),
    "Price": ("1234.5", "$1,234.5", 3),
    "Day": ("7/4/2024", "07/04/2024", 4),
    "Phone": ("2015550123", "(201) 555-0123", 9),
    "Note": ("héllo wörld", "héllo wörld", 5),
}
# What editing ends with, where that is another text.
LEFT = {"Price": "$17,234.50", "Day": "7/7/2024"}
# These are formatted by the program, because what they do can't be described to the page.
ANSWERED = {"Name": ("ada lovelace", "ada lovelace", 5)}


class Steps:
    """Uses a field and notes the same steps as commands of the native core."""

    def __init__(self, page, label, countries):
        self.page = page
        self.countries = countries
        self.label = label
        self.rules = page.evaluate("return document.activeElement.dataset.rules")
        self.commands = []
        self.shown = []

    def note(self, done):
        """What the field shows at once, before any answer can have been waited for."""
        self.commands.append(done)
        self.shown.append(self.page.evaluate(
            "const e = document.activeElement; return [e.value, e.selectionStart, e.selectionEnd]"))

    def type(self, text):
        for letter in text:
            self.page.send(letter)
            self.note(command("i", letter))

    def key(self, key, times=1):
        for _ in range(times):
            self.page.send(key)
            self.note(command("d", "b" if key == Keys.BACKSPACE else "f", "g"))

    def select(self, start, end=None):
        self.page.select(self.label, start, end)
        self.note(command("s", start, start if end is None else end))

    def paste(self, text):
        self.page.paste(text)
        self.note(command("p", text))

    def undo(self, times=1):
        for _ in range(times):
            self.page.chord(Keys.CONTROL, "z")
            self.note("z")

    def redo(self, times=1):
        for _ in range(times):
            self.page.chord(Keys.CONTROL, "y")
            self.note("y")

    def check(self):
        """Compares each state with the native core's after the same commands."""
        expected = states(self.rules, self.commands, self.countries)
        for index, (shown, wanted) in enumerate(zip(self.shown, expected, strict=True)):
            done = self.commands[max(index - 5, 0):index + 1]
            assert shown == wanted, f"{self.label} after {done}, the last of {index + 1} steps"


@pytest.fixture(params=ENGINES)
def engine(request):
    return request.param


@pytest.fixture
def server(drive):
    return drive.server(gallery_page=PAGE)


@pytest.fixture
def page(drive, server, engine):
    return drive.page(server, engine).wait_core()


@pytest.fixture
def countries(page, server):
    """The rules for telephone numbers, which the page has loaded too."""
    name = page.evaluate("return document.querySelector('meta[name=\"platen-countries\"]').content")
    with urllib.request.urlopen(urllib.parse.urljoin(server.address, name)) as answer:
        return answer.read().decode()


def edit(steps, typed, text, middle):
    """Typing, insertion in the middle, deletion across literals, replacement, paste, undo and redo."""
    steps.type(typed)
    assert steps.shown[-1][0] == text
    steps.select(middle)
    steps.type("9")
    steps.key(Keys.BACKSPACE, 4)
    steps.key(Keys.DELETE, 3)
    steps.undo(2)
    steps.select(1, middle)
    steps.type("3")
    steps.select(0, len(steps.shown[-1][0]))
    steps.paste(text)
    pasted = steps.shown[-1]
    steps.undo(12)
    assert steps.shown[-1][0] == "", "undone to the beginning"
    steps.redo(12)
    assert steps.shown[-1] == pasted, "redone to the end"
    steps.select(2)
    steps.type("7")


def test_each_key_shows_what_the_native_core_says(page, countries):
    for label, (typed, text, middle) in FIELDS.items():
        page.click(label)
        steps = Steps(page, label, countries)
        edit(steps, typed, text, middle)
        steps.check()
        page.answered()
        assert page.value(label) == steps.shown[-1][0], "the program agrees"
    for label, (typed, text, middle) in ANSWERED.items():
        page.click(label)
        page.type(typed)
        page.holds(label, text)
        page.select(label, middle)
        page.send(Keys.BACKSPACE, "9")
        page.answered()
        once = page.value(label)
        page.chord(Keys.CONTROL, "z")
        page.chord(Keys.CONTROL, "y")
        page.answered()
        assert page.value(label) == once


def test_a_composition_is_formatted_at_its_end(page):
    page.click("Card number")
    page.send(*"411122")
    page.select("Card number", 4)
    page.answered()
    shown = page.compose("3")
    page.holds("Card number", f"4111{shown} 22", "no format while it is composed")
    page.answered()
    page.commit("3")
    for _ in range(2):
        page.holds("Card number", "4111 322", caret=6)
        page.answered()
    assert "card 4111322" in page.identified("values")
    page.chord(Keys.CONTROL, "z")
    page.holds("Card number", "4111 22")


def test_a_stopped_server_is_not_missed(page, server, countries):
    shown = {}
    page.click("Card number")
    page.answered()
    with server.stopped():
        for label, (typed, text, middle) in FIELDS.items():
            page.click(label)
            steps = Steps(page, label, countries)
            edit(steps, typed, text, middle)
            steps.check()
            shown[label] = steps.shown[-1][0]
    page.answered()
    shown.update(LEFT)
    assert {label: page.value(label) for label in shown} == shown
    # A page that is loaded again shows what the program has.
    page.reload()
    assert {label: page.value(label) for label in shown} == shown


def test_menus_offer_undo_and_redo(page):
    """What the browser's own menus can do in the focused field, after an undo by the keyboard."""
    page.click("Day")
    page.send(*"5/31/2024")
    text = page.value("Day")
    page.chord(Keys.CONTROL, "z")
    shown = page.value("Day")
    assert shown != text
    offered = "return ['undo', 'redo'].map((name) => document.queryCommandEnabled(name))"
    assert page.evaluate(offered) == [True, True]
    page.chord(Keys.CONTROL, "y")
    page.holds("Day", text, caret=len(text))
    page.chord(Keys.CONTROL, "z")
    page.holds("Day", shown)
