"""Text views of UIKit's as packages use them: code that a delegate of the storage colours, a note with a toolbar."""

import pytest

CODE = "func f() {\n    if true {\n        print(1)\n    }\n}"


def chord(form, letter):
    """Presses a letter with Control."""
    if form.name == "terminal":
        form.write({"z": "\x1f"}.get(letter) or chr(ord(letter) & 31))
    elif form.name == "window":
        form.key(f"ctrl+{letter}")
    else:
        form.chord("\ue009", letter)


def is_bold(form, word):
    """Whether a word is shown in bold letters; None in a window, which does not tell."""
    if form.name == "terminal":
        x, y = form.place(word)
        return form.screen.buffer[y - 1][x - 1].bold
    if form.name == "web":
        return form.evaluate("""
            const walk = document.createTreeWalker(document.querySelector('rich-editor'), NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
              if (walk.currentNode.data.includes(arguments[0])) {
                return getComputedStyle(walk.currentNode.parentElement).fontWeight >= 600;
              }
            }""", word)
    return None


def shows_bold(form, word, expected):
    if form.name != "window":
        form.until(lambda: is_bold(form, word) is expected, f"{word!r} {'in' if expected else 'not in'} bold letters")


@pytest.fixture
def code(front_end, drive):
    form = drive.open(front_end, "--preview", "A code editor")
    form.focus("// Greets" if front_end == "terminal" else "Source")
    form.select_all()
    return form


def test_code_is_indented_and_coloured_while_it_is_typed(code):
    for line in ("func f() {", "if true {", "print(1)"):
        code.type(line)
        code.key("return")
    code.type("}")
    code.key("return")
    code.type("}")
    code.shows("Line 5, column 2", "5 lines")
    shows_bold(code, "func", True)
    shows_bold(code, "print", False)
    if code.name != "terminal":
        code.holds("Source", CODE)
    code.picture("code")


def test_pasted_code_is_coloured_and_can_be_undone(code):
    code.type("x")
    code.select_all()
    code.paste("// let a\nlet b")
    code.shows("2 lines")
    shows_bold(code, "let b" if code.name == "terminal" else "let", code.name == "terminal")
    chord(code, "z")
    code.shows("1 line")
    chord(code, "y")
    code.shows("2 lines", "let b")


@pytest.fixture
def note(front_end, drive):
    form = drive.open(front_end, "--preview", "A note with a toolbar")
    form.focus("Mix the" if front_end == "terminal" else "Note")
    # Chromium's own editing keeps the size of letters by an inline style, which the page's policy refuses.
    if front_end == "web":
        form.forgiven = ("Applying inline style",)
    return form


def test_a_list_is_continued_and_ended_by_return(note):
    note.select_all()
    note.key("right")
    note.key("return")
    note.type("Eggs")
    note.shows("15 words", "Eggs")
    note.key("return")
    note.key("return")
    note.type("Stir")
    note.shows("16 words")
    if note.name == "terminal":
        # The tab stop is 20 points, three columns, from the edge.
        assert "•  Eggs" in note.words() and "•  Stir" not in note.words()
    else:
        note.until(lambda: note.value("Note").endswith("\n•\tEggs\nStir"), "a line behind the list")
    note.picture("note")


def test_keys_format_the_selection_and_can_be_undone(note):
    note.select_all()
    note.type("alone")
    note.shows("1 word")
    # As the title was that it replaces.
    shows_bold(note, "alone", True)
    note.select_all()
    chord(note, "b")
    shows_bold(note, "alone", False)
    chord(note, "b")
    shows_bold(note, "alone", True)
    chord(note, "z")
    shows_bold(note, "alone", False)
    note.shows("1 word")
