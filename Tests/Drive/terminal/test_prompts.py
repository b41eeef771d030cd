"""Command-line tools that ask their users: at the cursor of the terminal, in pipes, and without a terminal."""

import json
import os
import signal
import termios

import pytest

from drivers.programs import path
from drivers.prompts import answer, shell, without_terminal

# One step of newproject after the other: what is shown, and the keys that answer it.
STEPS = [
    ("Project name", "tool\r"),
    ("Kind", "lib\r"),
    ("Platforms", "\x1b[B \r"),
    ("Swift version", "\r"),
    ("Create a repository?", "n\r"),
]
PROJECT = {
    "name": "tool", "kind": "library", "platforms": ["Linux", "macOS"], "minimumVersion": 6, "usesGit": False,
}
SUMMARIES = (
    "✓ Project name: tool", "✓ Kind: library", "✓ Platforms: Linux, macOS", "✓ Swift version: 6",
    "✓ Create a repository? No",
)


def printed(text):
    """The JSON object in a text, which a narrow terminal may have broken."""
    return json.loads(text[text.index("{"):text.rindex("}") + 1].replace("\n", ""))


def settings(terminal):
    attributes = termios.tcgetattr(terminal.fd)
    return attributes[:6] + [list(attributes[6])]


def test_a_tool_asks_at_the_cursor_and_leaves_a_line_for_each_question(drive):
    terminal = shell(drive)
    terminal.send(f"echo above; {path('newproject')}; echo status $?\r")
    answer(terminal, STEPS)
    terminal.shows("status 0", seconds=20)
    rows = terminal.text().splitlines()
    at = rows.index("above") + 1
    assert rows[at:at + len(SUMMARIES)] == list(SUMMARIES)
    assert printed("\n".join(rows[at:])) == PROJECT
    assert b"\x1b[?1049h" not in terminal.log and b"\x1b[?1000h" not in terminal.log


def test_a_text_without_a_line_break_stays_above_the_question(drive):
    terminal = shell(drive)
    terminal.send(f"clear; printf 'Checking… '; {path('platen')} input Name; printf 'next\\n'; {path('platen')} input Age\r")
    # Their names are in the command, too.
    answer(terminal, [("enter confirm", "Ada\r"), ("✓ Name: Ada", ""), ("enter confirm", "36\r")])
    terminal.shows("✓ Age: 36", seconds=20)
    terminal.settle()
    rows = [row for row in terminal.text().splitlines() if row]
    assert rows == ["Checking…", "✓ Name: Ada", "Ada", "next", "✓ Age: 36", "36", "$"], rows


def test_the_reason_of_a_wrong_answer_is_shown_and_the_question_stays(drive):
    terminal = drive.terminal(program="newproject")
    terminal.shows("Project name", seconds=20)
    terminal.settle()
    terminal.write("a b\r")
    terminal.shows("✗ Only letters, digits and hyphens.")
    terminal.keys("backspace", "backspace")
    terminal.hides("✗")
    terminal.write("\r")
    terminal.shows("✓ Project name: a")


@pytest.mark.parametrize("step", range(len(STEPS)))
@pytest.mark.parametrize("key", ["\x03", "\x1b"])
def test_a_question_can_be_cancelled(drive, step, key):
    terminal = drive.terminal(program="newproject")
    before = settings(terminal)
    answer(terminal, STEPS[:step])
    terminal.shows(STEPS[step][0], seconds=20)
    terminal.settle()
    terminal.send(key)
    status = terminal.wait(20)
    assert status is not None and os.waitstatus_to_exitcode(status) == 130
    assert settings(terminal) == before
    rows = [row for row in terminal.text().splitlines() if row]
    assert rows == [*SUMMARIES[:step], "Cancelled."]
    assert bytes(terminal.log).rfind(b"\x1b[?25h") > bytes(terminal.log).rfind(b"\x1b[?25l")


def test_the_value_of_a_tool_in_a_substitution(drive):
    terminal = shell(drive)
    terminal.send(f"v=$({path('newproject')}); clear; echo \"got:$v\"\r")
    answer(terminal, STEPS)
    terminal.shows("got:{", seconds=20)
    terminal.settle()
    assert printed(terminal.text()) == PROJECT


def test_a_tool_between_two_pipes(drive):
    terminal = shell(drive)
    terminal.send(f"echo no answer | {path('newproject')} | tr a-z A-Z\r")
    answer(terminal, STEPS)
    terminal.shows('"NAME":"TOOL"', seconds=20)
    assert SUMMARIES[-1] in terminal.text()


@pytest.mark.parametrize("program, steps, line", [
    ("commitmessage", [("Kind of change", "fix\r"), ("Subject", "stop\r"), ("Body", "Why\x04")], "got:fix: stop"),
    ("deploy", [("Service", "api\r"), ("Password", "abcd\r"), ("Deploy api to production?", "y\r")],
     "got:deployed api 2 3"),
])
def test_a_tool_between_two_pipes_in_a_substitution(drive, program, steps, line):
    terminal = shell(drive)
    terminal.send(f"v=$(echo no answer | {path(program)} | cat); clear; echo \"got:$v\"\r")
    answer(terminal, steps)
    terminal.shows(line, seconds=20)


def test_answers_that_are_typed_ahead_are_used_one_after_the_other(drive):
    terminal = drive.terminal(program="newproject")
    terminal.shows("Project name", seconds=20)
    terminal.settle()
    terminal.send("".join(keys for _, keys in STEPS))
    assert terminal.wait(30) == 0
    assert printed(terminal.text()) == PROJECT


@pytest.mark.parametrize("columns, rows", [(30, 24), (12, 8), (80, 5), (120, 40)])
def test_a_window_that_is_resized_meanwhile(drive, columns, rows):
    # The screen behind the test cuts rows off, as xterm does.
    terminal = shell(drive, environment={"XTERM_VERSION": "XTerm(390)"})
    terminal.send(f"echo above; {path('newproject')}; echo status $?\r")
    answer(terminal, STEPS[:2])
    terminal.shows("Platforms", seconds=20)
    terminal.settle()
    terminal.resize(columns, 24)
    terminal.settle()
    assert terminal.text().count("Platforms") == 1
    terminal.write("\x1b[B")
    terminal.resize(80, 24)
    terminal.settle()
    assert terminal.text().count("Platforms") == 1
    terminal.send(" \r")
    answer(terminal, STEPS[3:])
    terminal.shows("status 0", seconds=20)
    # A terminal that cuts rows off does not show their ends again.
    assert all(line in terminal.text() for line in SUMMARIES[2:])
    assert "above" in terminal.text().splitlines()


def test_a_small_window_at_its_end(drive):
    terminal = shell(drive, rows=7)
    terminal.send(f"for i in 1 2 3 4 5 6 7; do echo line $i; done; {path('newproject')}; echo status $?\r")
    answer(terminal, STEPS)
    terminal.shows("status 0", seconds=20)
    assert SUMMARIES[-1] in terminal.text()


def test_a_question_in_a_substitution_is_not_stopped(drive):
    terminal = shell(drive)
    terminal.send(f"v=$({path('newproject')}); echo \"got $?\"\r")
    terminal.shows("Project name", seconds=20)
    terminal.settle()
    terminal.type("to")
    terminal.send("\x1a")
    terminal.type("ol")
    terminal.shows("tool")
    terminal.settle()
    assert terminal.text().count("Project name") == 1, "the question is drawn where it was"
    terminal.send("\x03")
    terminal.shows("got 130", seconds=20)


def test_a_question_is_stopped_and_goes_on(drive):
    terminal = shell(drive)
    terminal.send(path("newproject") + "\r")
    terminal.shows("Project name", seconds=20)
    terminal.settle()
    terminal.type("to")
    terminal.send("\x1a")
    terminal.shows("Stopped")
    # Printed, it is not what is typed, which the shell and the terminal may both echo.
    terminal.send("echo in$((1))between\r")
    terminal.shows("in1between", what="the shell works meanwhile")
    terminal.send("fg\r")
    terminal.shows("Project name", seconds=15)
    terminal.settle()
    terminal.send("ol\r")
    answer(terminal, STEPS[1:])
    terminal.shows(SUMMARIES[-1], seconds=20)
    assert "in1between" in terminal.text() and SUMMARIES[0] in terminal.text()


def test_a_signal_gives_the_terminal_back(drive):
    terminal = drive.terminal(program="newproject")
    before = settings(terminal)
    terminal.shows("Project name", seconds=20)
    terminal.settle()
    terminal.signal(signal.SIGTERM)
    status = terminal.wait(20)
    assert status is not None and os.WTERMSIG(status) == signal.SIGTERM
    assert settings(terminal) == before
    assert not terminal.text().strip()


def test_a_tool_without_concurrency(drive):
    terminal = drive.terminal(program="commitmessage")
    answer(terminal, [("Kind of change", "fix\r"), ("Subject", "\r")])
    terminal.shows("✗ A subject is needed.")
    terminal.send("close the pipe\r")
    terminal.shows("Body", seconds=20)
    terminal.settle()
    terminal.write("It leaked.\rTwice.")
    terminal.send("\x04")
    assert terminal.wait(20) == 0
    assert terminal.text().rstrip().endswith("fix: close the pipe\n\nIt leaked.\nTwice.")


def test_a_text_of_several_lines_is_left_empty(drive):
    terminal = drive.terminal(program="commitmessage")
    answer(terminal, [("Kind of change", "fix\r"), ("Subject", "close the pipe\r"), ("ctrl-d confirm", "\x04")])
    assert terminal.wait(20) == 0
    assert terminal.text().rstrip().endswith("\nfix: close the pipe")


def test_a_form_a_secret_and_work(drive):
    terminal = drive.terminal(program="deploy")
    terminal.shows("Service", "Replicas: 2", "Continue", seconds=20)
    terminal.settle()
    terminal.type("api")
    terminal.send("\t\t\t\r")
    terminal.shows("Password", seconds=20)
    terminal.settle()
    terminal.send("abc\r")
    terminal.shows("✗ A password has four characters or more.")
    terminal.send("d\r")
    terminal.shows("Deploy api to production?", seconds=20)
    terminal.settle()
    terminal.send("y\r")
    assert terminal.wait(30) == 0
    rows = terminal.text().splitlines()
    assert rows[:5] == [
        "✓ Deploy api × 2", "✓ Password: ••••••••", "✓ Deploy api to production? Yes", "✓ Deployed in 3 steps",
        "deployed api 2 3",
    ]
    assert b"abcd" not in terminal.log


def test_return_in_a_field_presses_the_default_button(drive):
    terminal = drive.terminal(program="deploy")
    answer(terminal, [("Service", "\r")])
    # The button is disabled.
    terminal.settle()
    assert "Password" not in terminal.text()
    answer(terminal, [("Service", "api\r"), ("Password", "\x03")])


def test_work_can_be_cancelled(drive):
    terminal = drive.terminal(program="deploy")
    terminal.shows("Service", seconds=20)
    terminal.settle()
    terminal.type("api")
    terminal.send("\t\t\t\r")
    answer(terminal, [("Password", "abcd\r"), ("production?", "y\r"), ("Step", "\x03")])
    status = terminal.wait(20)
    assert status is not None and os.waitstatus_to_exitcode(status) == 130


def test_without_a_terminal_lines_are_asked_for():
    result = without_terminal("newproject", "tool\nlibrary\n1,2\n\nn\n")
    assert result.returncode == 0
    assert json.loads(result.stdout) == PROJECT
    assert b"Project name [demo]: " in result.stderr and b"\x1b" not in result.stderr


def test_without_a_terminal_a_wrong_line_ends_the_tool():
    result = without_terminal("newproject", "a b\nlibrary\n")
    assert result.returncode == 1
    assert result.stdout == b"" and b"Only letters, digits and hyphens." in result.stderr


@pytest.mark.parametrize("program", ["newproject", "commitmessage", "deploy"])
def test_without_a_terminal_the_end_of_the_input_ends_the_tool(program):
    result = without_terminal(program, "")
    assert result.returncode == 1
    assert result.stdout == b"" and b"The input ended before there was an answer." in result.stderr


def test_without_a_terminal_a_form_is_asked_field_by_field():
    result = without_terminal("deploy", "api\n\ny\nContinue\nsecret\ny\n")
    assert result.returncode == 0, result.stderr.decode()
    assert result.stdout == b"deployed api 2 3\n"


def test_a_terminal_that_cannot_place_the_cursor(drive):
    terminal = drive.terminal(program="commitmessage", environment={"TERM": "dumb"})
    terminal.shows("Number or name:", seconds=20)
    terminal.send("nothing\r")
    terminal.shows("! There is no option “nothing”.")
    terminal.send("2\r")
    terminal.shows("Subject:")
    terminal.send("close\r")
    terminal.shows("Body (several lines")
    terminal.send(".\r")
    assert terminal.wait(20) == 0
    assert "fix: close" in terminal.text() and b"\x1b" not in terminal.log


# What is typed while the program works between two questions, what is then on the screen, and the answer.
@pytest.mark.parametrize("typed, question, rest", [
    # A line that has not ended is in the next field, a whole one has answered it.
    ("Osl", ["✓ Name: Ada", "City", "Osl"], "o\r"), ("Oslo\r", ["✓ Name: Ada", "✓ City: Oslo"], ""),
    ("Oslx\x7fo", ["✓ Name: Ada", "City", "Oslo"], "\r"), ("Osl\x04", ["✓ Name: Ada", "City", "Osl"], "o\r"),
])
def test_keys_typed_between_two_questions_leave_nothing_beside_the_next(drive, typed, question, rest):
    terminal = drive.terminal(program="asynceventsources", environment={"EVENT_SOURCES": "paused"})
    answer(terminal, [("Name", "Ada\r"), ("✓ Name: Ada", typed)])
    terminal.shows(typed[:3], what="the terminal shows it")
    terminal.shows("esc cancel", seconds=20)
    terminal.settle()
    rows = [row.strip(" ▌█") for row in terminal.text().splitlines() if row]
    if rest:
        assert rows[:len(question)] == question, rows
    terminal.send(rest)
    answer(terminal, [("✓ City: Oslo", ""), ("Count", "7\r")])
    assert terminal.wait(20) == 0
    assert terminal.text().split("\n")[:4] == ["✓ Name: Ada", "✓ City: Oslo", "✓ Count: 7", "<Ada,Oslo,7>"]


def test_a_question_begins_below_what_was_written_between_two_questions(drive):
    terminal = drive.terminal(program="asynceventsources", environment={"EVENT_SOURCES": "printing"})
    answer(terminal, [("Name", "Ada\r"), ("Looking up …", "Osl")])
    terminal.shows("Looking up … Osl\nCity\n", "esc cancel", seconds=20)
    answer(terminal, [("esc cancel", "o\r"), ("Count", "7\r")])
    assert terminal.wait(20) == 0
    assert terminal.text().split("\n")[:4] == ["✓ Name: Ada", "Looking up … Osl", "✓ City: Oslo", "✓ Count: 7"]


def test_what_was_typed_before_a_question_has_ended_is_not_erased_from_the_screen(drive):
    terminal = drive.terminal(program="asynceventsources", environment={"EVENT_SOURCES": "paused"})
    terminal.shows("Name", seconds=20)
    terminal.settle()
    terminal.send("Ada\rOslo\r7\r")
    assert terminal.wait(20) == 0
    assert terminal.text().split("\n")[:4] == ["✓ Name: Ada", "✓ City: Oslo", "✓ Count: 7", "<Ada,Oslo,7>"]
