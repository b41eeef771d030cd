"""What is typed before a question has the terminal: the terminal shows it, and the question erases that."""

import pytest

from drivers.programs import path
from drivers.terminal import Terminal


def ahead(drive, script, keys, columns=80):
    """A script that says “above” and sleeps, while keys are typed."""
    command = ["bash", "-c", f"echo above; sleep 0.6; {script}"]
    terminal = drive.add(Terminal(command, columns=columns, environment={"LC_ALL": "C.UTF-8"}))
    terminal.shows("above")
    terminal.send(keys)
    return terminal


@pytest.mark.parametrize("secret", ["hunter", "x" * 100, "漢字\x01" * 20], ids=["short", "long", "wide"])
def test_the_beginning_of_a_secret_is_not_left_on_the_screen(drive, secret):
    terminal = ahead(drive, f"{path('platen')} secret Password", secret)
    terminal.shows("esc cancel", "•")
    terminal.settle()
    assert terminal.text().splitlines()[:2] == ["above", "Password"], terminal.text()


@pytest.mark.parametrize("secret", ["hunter2", "x" * 200, "漢字" * 50], ids=["short", "long", "wide"])
def test_a_secret_with_its_end_is_not_left_on_the_screen(drive, secret):
    terminal = ahead(drive, f"v=$({path('platen')} secret Password); echo ${{#v}}", f"{secret}\r")
    terminal.shows("✓ Password", str(len(secret)))
    assert terminal.text().splitlines()[:2] == ["above", "✓ Password: ••••••••"], terminal.text()


def test_all_of_a_secret_is_read_for_the_question_and_the_rest_for_the_next_one(drive):
    tool = path("platen")
    script = f"a=$({tool} secret Alpha); b=$({tool} secret Beta); read c; echo \"<$a,$b,$c>\""
    terminal = ahead(drive, script, "Ada\rLove\rlace\r")
    terminal.shows("<Ada,Love,lace>", seconds=20)
    lines = terminal.text().splitlines()
    assert lines[0] == "above" and not {"Ada", "Love"} & set(lines), lines


def test_the_beginning_of_an_answer_is_typed_into_the_field_alone(drive):
    terminal = ahead(drive, f"{path('platen')} input Name", "Ada")
    terminal.shows("esc cancel", "Ada")
    terminal.settle()
    assert terminal.text().splitlines()[:2] == ["above", "Name"], terminal.text()
    assert terminal.text().count("Ada") == 1


def test_a_line_before_the_start_stays_where_other_programs_may_have_written_since(drive):
    terminal = ahead(drive, f"echo ready; {path('platen')} input Name", "Ada\r")
    terminal.shows("✓ Name: Ada")
    assert terminal.text().splitlines()[:4] == ["above", "Ada", "ready", "✓ Name: Ada"], terminal.text()


def test_a_full_screen_leaves_no_keys_behind(drive):
    terminal = ahead(drive, f"{path('gallery')}; echo end", "hunter")
    terminal.shows("Full name", seconds=20)
    terminal.settle()
    terminal.send("\x11")
    terminal.shows("end")
    assert "hunter" not in terminal.text()


@pytest.mark.parametrize("secret, lines", [
    ("hunter", ["above", "Password (not shown):"]), ("hunter2\r", ["above", "Password (not shown):", "Password: hidden"]),
], ids=["beginning", "line"])
def test_lines_for_a_screen_reader_leave_no_secret(drive, secret, lines):
    terminal = ahead(drive, f"PLATEN_ACCESSIBLE=1 {path('platen')} secret Password > /dev/null", secret)
    terminal.shows(lines[-1])
    terminal.settle()
    assert [line.rstrip() for line in terminal.text().splitlines() if line.strip()] == lines
