"""Lines for a screen reader on a real terminal."""

import os
import termios

import pytest

from drivers.programs import path
from drivers.prompts import answer, shell

ACCESSIBLE = {"PLATEN_ACCESSIBLE": "1"}


def test_a_question_is_a_line_with_the_cursor_at_the_caret(drive):
    terminal = shell(drive, environment=ACCESSIBLE)
    terminal.send(f"v=$({path('platen')} input Name --pattern '[A-Z].*'); echo \"got:$v\"\r")
    terminal.shows("Name:", seconds=20)
    terminal.settle()
    terminal.write("ada love\x1b[D")
    terminal.until(
        lambda: terminal.display()[terminal.cursor[1]].rstrip() == "Name: ada love" and terminal.cursor[0] == 13,
        "the line with the cursor before its last letter")
    terminal.write("\x1b[F\x17")
    terminal.until(
        lambda: terminal.text().rstrip().splitlines()[-2:] == ["Deleted: love", "Name: ada"], "what was deleted")
    before = len(terminal.log)
    terminal.write("\x7f\x7f")
    echo = b"\x08 \x08 \x08" + b"\x08a\x08 \x08"
    terminal.until(lambda: len(terminal.log) >= before + len(echo), "what the deleted letters are written as")
    assert bytes(terminal.log[before:]) == echo
    terminal.write("\r")
    terminal.shows("! This is not in the form expected.")
    terminal.write("Ada\r")
    terminal.shows("got:Ada")
    assert "Name: Ada\nName: Ada\n" in terminal.text()
    assert not any(character in terminal.text() for character in "│─╭▌✓✗❯")
    assert b"\x1b[?25l" not in terminal.log and b"\x1b[?1049h" not in terminal.log


@pytest.mark.parametrize("keys", ["\x03", "\x1b", "ab\x03", "\x04"])
def test_a_line_is_cancelled(drive, keys):
    terminal = shell(drive, environment=ACCESSIBLE)
    before = termios.tcgetattr(terminal.fd)[:4]
    terminal.send(f"{path('platen')} input Name; echo status $?\r")
    answer(terminal, [("Name:", keys)])
    terminal.shows("status 130", seconds=20)
    terminal.settle()
    assert termios.tcgetattr(terminal.fd)[:4] == before


@pytest.mark.parametrize("variable", ["PLATEN_ACCESSIBLE", "PLATEN_PLAIN"])
def test_the_end_of_the_input_is_no_text_and_cancels_what_is_no_text(drive, variable):
    terminal = shell(drive, environment={variable: "1"})
    terminal.send(f"{path('platen')} write Text; echo status $?; {path('platen')} input Name; echo then $?\r")
    answer(terminal, [("ends them):", "\x04"), ("status 0", ""), ("Name:", "\x04"), ("then 130", "")])


def test_a_secret_is_not_echoed(drive):
    terminal = shell(drive, environment=ACCESSIBLE)
    terminal.send(f"{path('platen')} secret Token | tr a-z A-Z\r")
    answer(terminal, [("Token (not shown):", "geheim\r")])
    terminal.shows("GEHEIM", seconds=20)
    assert b"geheim" not in terminal.log


@pytest.mark.parametrize("variable", ["PLATEN_ACCESSIBLE", "PLATEN_PLAIN"])
def test_a_question_after_a_cancelled_one_has_its_own_echo(drive, variable):
    terminal = drive.terminal(program="asynceventsources", environment={"EVENT_SOURCES": "cancelled", variable: "1"})
    terminal.shows("Secret (not shown)", seconds=20)
    for letter in "hunter2":
        terminal.send(letter).settle()
    terminal.send("\r")
    terminal.shows("Cancelled secret")
    terminal.until(lambda: "\nText" in terminal.text(), "the question after the cancelled secret")
    terminal.send("Ada").settle()
    assert "Text: Ada" in terminal.text()
    terminal.send("\r")
    terminal.shows("7 characters, then Ada")
    assert b"hunter" not in bytes(terminal.log) and b"unter" not in bytes(terminal.log)


def test_a_form_is_asked_field_by_field_with_numbers(drive):
    terminal = shell(drive, environment=ACCESSIBLE)
    terminal.send(f"{path('invoice')}; echo status $?\r")
    answer(terminal, [
        ("1 of 2. Customer, required:", "\r"), ("! Customer is required.", "Maria\r"), ("2 of 2. E-mail:", "x\r"),
        ("! Enter an e-mail address.", "m@example.com\r"), ("Button (number or name", "Next\r"),
        ("1 of 4. Item, required:", "Tea\r"), ("2 of 4. Quantity", "3\r"), ("3 of 4. Price", "12\r"),
        ("4 of 4. Ship it", "n\r"), ("1. Next", "1\r"), ("Total: €36.00", "Save\r")])
    terminal.shows("status 0", seconds=20)
    assert '"customer":"Maria"' in terminal.text() and "Invoice for Maria" in terminal.text()


def test_a_line_is_edited_by_the_rules_of_its_field(drive):
    terminal = shell(drive)
    terminal.send(f"{path('gallery')} --accessible --preview Masks\r")
    terminal.shows("Code (abc-DEF)", seconds=20)
    terminal.settle()
    terminal.write("ABCdef")
    assert terminal.display()[terminal.cursor[1]].rstrip().endswith(": abc-DEF")
    # Deleted, undone, and refused.
    terminal.write("\x7f\x1f")
    assert terminal.display()[terminal.cursor[1]].rstrip().endswith(": abc-DEF")
    before = len(terminal.log)
    terminal.write("1")
    assert bytes(terminal.log[before:]) == b"\x07"
    terminal.write("\r")
    terminal.shows("Serial number")
    assert "  = " not in terminal.text() and "not accepted" not in terminal.text()
    terminal.write("\x03")


def test_a_program_is_asked_in_lines_with_the_option(drive):
    terminal = shell(drive)
    terminal.send(f"{path('gallery')} --accessible --preview Checkout; echo status $?\r")
    terminal.shows("1 of", seconds=20)
    terminal.settle()
    terminal.send("\x03")
    terminal.shows("status 130", seconds=20)
    assert b"\x1b[?1049h" not in terminal.log


def test_progress_is_announced_in_lines(drive):
    terminal = shell(drive, environment=ACCESSIBLE)
    terminal.send(path("deploy") + "\r")
    answer(terminal, [
        ("Service", "api\r"), ("Replicas (1 to 9) [2]:", "\r"), ("Notify", "y\r"), ("Return for Continue", "\r"),
        ("Password", "abcd\r"),
        ("production?", "y\r")])
    terminal.shows("deployed api 2 3", seconds=20)
    assert "Deploying\nStep 1 of 3\nStep 2 of 3\nStep 3 of 3\nDeployed in 3 steps" in terminal.text()


def test_a_running_screen_reader_is_noticed(drive, tmp_path):
    # A shell inside of a program of its name, as yasr runs it.
    reader = tmp_path / "yasr"
    os.symlink("/bin/bash", reader)
    terminal = shell(drive)
    terminal.send(f"{reader} -c '{path('platen')} input Name; echo status $?'\r")
    answer(terminal, [("Name:", "Ada\r")])
    terminal.shows("status 0", seconds=20)
    assert "▌" not in terminal.text()
