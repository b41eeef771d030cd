"""Lists that are searched, in forms and in pipes; forms at the cursor as they are seen; terminals without UTF-8, and at
the end of slow connections."""

import json
import time

import pytest

from drivers.programs import path
from drivers.prompts import answer, shell

SCHEMA = {
    "title": "New project", "type": "object", "required": ["name"],
    "properties": {
        "name": {"type": "string", "title": "Name", "description": "Letters and digits.", "minLength": 3},
        "mail": {"type": "string", "format": "email", "title": "Mail", "description": "Where we write to."},
        "kind": {"title": "Kind", "enum": ["app", "library", "tool"], "description": "What it is."},
        "open": {"type": "boolean", "title": "Open source"},
        "langs": {
            "type": "array", "title": "Languages", "maxItems": 2,
            "items": {"enum": ["Swift", "C", "Rust", "Go", "Java", "Kotlin", "Python", "Ruby", "Zig", "Haskell"]},
        },
        "notes": {"type": "string", "title": "Notes"},
    },
}


@pytest.fixture
def schema(tmp_path):
    file = tmp_path / "form.json"
    file.write_text(json.dumps(SCHEMA))
    return file


def test_lists_in_a_form_are_searched_by_typing(drive, schema):
    terminal = shell(drive, rows=40)
    terminal.send(f"{path('platen')} form {schema}\r")
    answer(terminal, [("Where we write to.", "demo\r\r"), ("Kind", " "), ("library", "li")])
    terminal.shows("⌕ li")
    assert "tool" not in terminal.text(), "only what matches is listed"
    # Return takes it, and then goes on: to the switch, and to the languages.
    terminal.write("\r\r")
    terminal.shows("library")
    answer(terminal, [("Languages", "\r "), ("Haskell", "ru"), ("⌕ ru", " \x1b[B ")])
    terminal.shows("Rust, Ruby")
    # Two are the most.
    terminal.write("\x7f\x7fzig \r\r")
    answer(terminal, [("Rust, Ruby", "\r"), ("\"langs\":[\"Rust\",\"Ruby\"]", "")])
    assert '"kind":"library"' in terminal.text() and '"open":false' in terminal.text()


def column(terminal, words):
    row = next(line for line in terminal.text().splitlines() if words in line)
    return row.index(words)


@pytest.mark.parametrize("columns", [80, 30])
@pytest.mark.parametrize("color", ["", "1"])
def test_a_form_at_the_cursor_is_read_from_above(drive, schema, columns, color):
    terminal = shell(drive, columns=columns, rows=44, environment={"NO_COLOR": color})
    terminal.send(f"clear; {path('platen')} form {schema}\r")
    answer(terminal, [("Finish", "ab\r"), ("at least 3", "")])
    lines = [line.strip("│ ") for line in terminal.text().splitlines()]

    def row(words):
        return next(index for index, line in enumerate(lines) if words in line)

    assert row("Name") <= row("Letters and digits.") < row("ab") < row("at least 3") < row("Mail")
    for title in ("Mail", "Kind", "Notes"):
        assert lines[row(title) - 1] == "", "an empty row parts two fields"
    # The field has a mark in the column before its text, which the help and the message are in line with.
    assert column(terminal, "Letters and digits.") == column(terminal, "✗ Enter at") == column(terminal, "ab  ")
    assert column(terminal, "Letters and digits.") == column(terminal, "Where we write to.")
    assert not color or "[▸Finish ]" in terminal.text(), "the button that Return presses is marked"
    terminal.picture(f"form-{columns}")


def test_lines_are_shown_as_they_come(drive):
    terminal = shell(drive)
    terminal.send(f"(echo apple; sleep 1; echo banana; sleep 1; seq 1 50; sleep 60) | {path('platen')} filter Fruit\r")
    terminal.shows("❯ apple", "1 of 1 …", seconds=20)
    assert "banana" not in terminal.text().split("Fruit\n", 1)[1]
    terminal.shows("banana", "1 of 2 …", seconds=10)
    terminal.write("\x1b[B")
    terminal.shows("❯ banana", "2 of 52 …", seconds=10)
    terminal.write("\r")
    terminal.shows("✓ Fruit: banana", seconds=10)


def test_nothing_may_come_at_all(drive):
    terminal = shell(drive)
    terminal.send(f"(sleep 1; true) | {path('platen')} filter Fruit; echo status $?\r")
    terminal.shows("Reading", seconds=20)
    terminal.shows("There is nothing to choose from.", "status 65", seconds=10)


def test_what_is_missing_is_found_out_at_the_end(drive):
    terminal = shell(drive)
    terminal.send(f"(echo a; sleep 1; echo b) | {path('platen')} filter Fruit --default c; echo status $?\r")
    terminal.shows("There is no option “c”.", "status 64", seconds=20)


@pytest.mark.parametrize("environment", ["TERM=dumb", "PLATEN_PLAIN=1", "PLATEN_ACCESSIBLE=1"])
def test_lines_of_a_pipe_are_chosen_in_plain_lines(drive, environment):
    terminal = shell(drive, rows=40)
    terminal.send(f"seq 101 400 | {environment} {path('platen')} filter Number > /dev/null; echo status $?\r")
    terminal.shows("300 options", "10. 110", "Number or name:", seconds=20)
    assert "111" not in terminal.text(), "not all of them are read"
    terminal.write("39\r" if "dumb" in environment else "x\r")
    terminal.shows("status 0" if "dumb" in environment else "There is no option", seconds=10)


@pytest.mark.parametrize("kind", ["choose", "form", "gallery", "plain", "accessible"])
def test_a_terminal_without_utf_8_gets_ascii(drive, schema, kind):
    environment = {"LC_ALL": "C"}
    if kind == "gallery":
        terminal = drive.terminal("--preview", "Controls", columns=76, rows=40, environment=environment)
        terminal.shows("Sweetness", seconds=20)
    elif kind == "form":
        terminal = drive.terminal("form", str(schema), program="platen", environment=environment)
        terminal.shows("Finish", seconds=20)
        terminal.write("a\r\r \r \r")
    else:
        environment |= {"plain": {"PLATEN_PLAIN": "1"}, "accessible": {"PLATEN_ACCESSIBLE": "1"}}.get(kind, {})
        terminal = drive.terminal("choose", "Größe", "klein", "größer", program="platen", environment=environment)
        terminal.shows("Gr??e", "gr??er", seconds=20)
        terminal.write("9\r")
    terminal.settle(quiet=0.5)
    shown = bytes(terminal.log)
    # A terminal echoes what is typed by itself.
    assert shown and all(byte < 0x80 for byte in shown), shown
    terminal.picture(f"ascii-{kind}")


@pytest.mark.parametrize("delay", [0.06, 0.15, 0.25])
@pytest.mark.parametrize("variable", ["PLATEN_NONE", "PLATEN_ACCESSIBLE"])
def test_a_key_whose_rest_comes_late_does_not_cancel(drive, delay, variable):
    terminal = shell(drive)
    for _ in range(5):
        terminal.send(f"clear; {variable}=1 {path('platen')} input 'Who are you'; echo status $?\r")
        terminal.shows("Who are you:" if "ACC" in variable else "esc cancel", seconds=20)
        terminal.write("ab", quiet=0.3)
        started = time.monotonic()
        terminal.send("\x1b")
        time.sleep(delay)
        terminal.send("[D")
        if time.monotonic() - started < 0.28:
            break
        # The machine has taken so long that Escape has cancelled, or may have.
        terminal.settle(quiet=0.5)
        terminal.send("\x03")
        terminal.shows("status 130", seconds=10)
    terminal.settle(quiet=0.5)
    terminal.write("x\r")
    terminal.shows("status 0", seconds=10)
    assert "axb" in terminal.text() and "[D" not in terminal.text()


def test_a_key_whose_rest_comes_late_before_the_terminal_has_answered(drive):
    terminal = shell(drive, latency=0.9)
    terminal.send(f"{path('platen')} input 'Who are you'; echo status $?\r")
    terminal.shows("esc cancel", seconds=20)
    terminal.send("ab\x1b")
    time.sleep(0.5)
    terminal.send("[D")
    terminal.settle(quiet=1.2)
    terminal.write("x\r")
    terminal.shows("status 0", seconds=10)
    assert "axb" in terminal.text() and "[D" not in terminal.text()


def test_what_completes_a_key_after_a_cancel_does_not_reach_the_shell(drive):
    terminal = shell(drive)
    terminal.send(f"{path('platen')} confirm Go; echo status $?\r")
    answer(terminal, [("esc cancel", "\x1b")])
    terminal.shows("status 130", seconds=10)
    terminal.send(f"clear; {path('platen')} confirm Go; echo status $?\r")
    answer(terminal, [("esc cancel", "\x1b")])
    time.sleep(0.1)
    terminal.send("\x1b[A")
    terminal.shows("status 130", seconds=10)
    terminal.settle(quiet=0.3)
    assert terminal.text().rstrip().endswith("$"), "the arrow is no key of the shell"
