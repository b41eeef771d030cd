"""Lines that are chosen with the executable for shell scripts, and questions without a title."""

import pytest

from drivers.programs import path
from drivers.prompts import answer, shell, without_terminal

TOOL = path("platen")


def test_a_list_needs_no_title(drive):
    terminal = shell(drive)
    terminal.send(f"seq 3 | {TOOL} filter; echo status $?\r")
    answer(terminal, [("❯ 1", "\x1b[B\r")])
    terminal.shows("status 0", seconds=20)
    assert "✓ Line: 2" in terminal.text().splitlines() and "\n2\nstatus 0" in terminal.text()


@pytest.mark.parametrize("command, title, keys", [
    ("input", "Answer", "a\r"), ("secret", "Password", "a\r"), ("number", "Number", "1\r"), ("date", "Day", "\r"),
    ("confirm", "Are you sure?", "y\r"), ("write", "Text", "a\x04"), ("file", "File", None),
])
def test_a_question_without_a_title_says_what_it_asks_for(drive, command, title, keys):
    terminal = drive.terminal(command, program="platen")
    terminal.shows(title, "esc cancel", seconds=20)
    terminal.settle()
    terminal.send(keys or "\x03")
    assert terminal.wait(20) is not None
    if keys:
        assert terminal.status == 0


def test_the_options_are_lines_of_a_pipe(drive):
    terminal = shell(drive)
    terminal.send(f"printf 'a b\\nc\\n' | {TOOL} choose Which; echo status $?\r")
    answer(terminal, [("❯ a b", "\x1b[B\r")])
    terminal.shows("status 0", seconds=20)
    assert "\nc\nstatus 0" in terminal.text()


def test_colours_and_links_are_removed_from_lines(drive):
    terminal = shell(drive)
    lines = r"\033[1;31mred\033[0m one\n\033]8;;http://x\033\\link\033]8;;\007 two\n\033[m\n\033(Bthree\n"
    terminal.send(f"printf '{lines}' | {TOOL} filter --several | od -An -c; echo status $?\r")
    answer(terminal, [("○ link two", " \x1b[B \x1b[B \r")])
    terminal.shows("status 0", seconds=20)
    # The third line has colours alone.
    assert "r   e   d       o   n   e  \\n   l   i   n   k       t   w   o" in terminal.text()
    assert "✓ Lines: red one, link two, three" in terminal.text()


def test_lines_that_end_with_nul_are_printed_as_they_came(drive):
    terminal = shell(drive)
    terminal.send(rf"printf 'a\nb\0\033[1mc\tx\0\377\0' | {TOOL} filter -0 --several | od -An -c; echo status $?" + "\r")
    answer(terminal, [("○ a b", " \x1b[B \x1b[B \r")])
    terminal.shows("status 0", seconds=20)
    assert "a  \\n   b  \\0 033   [   1   m   c  \\t   x  \\0 377  \\0" in terminal.text()


def test_what_is_left_of_a_line_with_a_tab_has_a_space(drive):
    terminal = shell(drive)
    terminal.send(f"printf 'a\\tb\\n' | {TOOL} filter T > /dev/null\r")
    answer(terminal, [("❯ a b", "\r")])
    terminal.shows("✓ T: a b", seconds=20)


def test_a_problem_of_the_options_has_no_usage_of_another_command():
    result = without_terminal([TOOL, "choose", "T", "a", "--default", "b"], "")
    assert result.returncode == 64
    assert result.stderr.decode() == "platen: There is no option “b”.\n"
    result = without_terminal([TOOL, "filter"], "")
    assert (result.returncode, result.stderr.decode()) == (65, "platen: There is nothing to choose from.\n")


@pytest.mark.parametrize("arguments, status", [
    (["input", "x", "--pattern", "["], 64), (["confirm", "--help"], 0), (["--help"], 0), (["number", "--min", "x"], 64),
    (["choose", "T", "a", "--default", "b"], 64),
])
def test_messages_and_help_are_in_the_characters_of_the_locale(arguments, status):
    result = without_terminal([TOOL, *arguments], "", locale="C")
    assert result.returncode == status
    assert (result.stdout + result.stderr).isascii() and result.stdout + result.stderr


def test_keys_are_handled_while_lines_come_without_an_end(drive):
    terminal = shell(drive)
    terminal.send(f"yes | {TOOL} filter Line; echo status $?\r")
    answer(terminal, [("❯ y", "zz")])
    terminal.shows("esc clear", seconds=5)
    terminal.send("\x1b")
    terminal.shows("esc cancel", seconds=5)
    terminal.send("\x1b")
    terminal.shows("status 130", seconds=5)
