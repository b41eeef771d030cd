"""The ten tools of Examples/Prompts at each of their steps: cancelled, and resized to a window that is hardly one. They
leave their lines, an exit status and a terminal as it was, and nothing else."""

import pytest

from drivers.prompts import answer, shell
from terminal.test_prompt_tools import TOOLS as OTHERS
from terminal.test_prompt_tools import command  # noqa: F401, a fixture
from terminal.test_prompts import STEPS

# Of each tool its steps: what is shown, and the keys that answer it.
TOOLS = {tool: steps for tool, (steps, _) in OTHERS.items()} | {
    "newproject": STEPS,
    "commitmessage": [("Kind of change", "fix\r"), ("Subject", "stop\r"), ("Body", "Why\x04")],
    "deploy": [("Service", "api\r"), ("Password", "abcd\r"), ("Deploy api to production?", "y\r")],
}
EVERY_STEP = [(tool, step) for tool, steps in TOOLS.items() for step in range(len(steps))]


def started(drive, tmp_path, command):
    """A terminal in which a command runs between two records of the terminal's settings."""
    # The screen behind the test cuts rows off, as xterm does.
    terminal = shell(drive, columns=110, environment={"XTERM_VERSION": "XTerm(390)"})
    (tmp_path / "run").write_text(
        f"stty -a > {tmp_path}/before; {' '.join(command)}; s=$?; stty -a > {tmp_path}/after; echo status $s\n")
    terminal.write(f"run() {{ . {tmp_path}/run; }}; clear\r")
    terminal.send("run\r")
    return terminal


def at_step(drive, tmp_path, command, steps, step):
    """A terminal in which a command asks what it asks in a step."""
    terminal = started(drive, tmp_path, command)
    answer(terminal, steps[:step])
    terminal.shows(steps[step][0], seconds=20)
    terminal.settle()
    return terminal


def left(terminal):
    """The lines between the command and the exit status."""
    rows = [row for row in terminal.text().splitlines() if row]
    return rows[rows.index("$ run") + 1:next(index for index, row in enumerate(rows) if row.startswith("status "))]


def ends(terminal, tmp_path, status):
    terminal.shows(f"status {status}", seconds=20)
    terminal.settle()
    assert (tmp_path / "before").read_text() == (tmp_path / "after").read_text()
    assert not terminal.screen.cursor.hidden
    # What was switched on is off: the paste in brackets is what the shell itself has.
    modes = {mode: bytes(terminal.log).rfind(b"\x1b[?%dh" % mode) <= bytes(terminal.log).rfind(b"\x1b[?%dl" % mode)
             for mode in (1000, 1002, 1004, 1006, 1049, 2026, 2027)}
    assert all(modes.values()), modes
    # A prompt takes keys where it stands, after what was left.
    terminal.write("echo in$((1))between\r")
    terminal.shows("in1between")


@pytest.mark.parametrize("tool, step", EVERY_STEP)
@pytest.mark.parametrize("key", ["\x03", "\x1b"])
def test_a_tool_that_is_cancelled_leaves_its_lines(drive, command, tmp_path, tool, step, key):
    steps = TOOLS[tool]
    terminal = at_step(drive, tmp_path, command(tool), steps, step)
    if key == "\x1b" and "^C cancel" in terminal.text():
        # A field whose text is selected uses the first one.
        terminal.write(key)
        terminal.shows("Esc cancel")
    if key == "\x1b" and "esc clear" in terminal.text():
        # What filters a list is taken out first.
        terminal.write(key)
        terminal.shows("esc cancel")
    terminal.send(key)
    ends(terminal, tmp_path, 130)
    lines = left(terminal)
    assert lines[-1] == "Cancelled.", lines
    assert all(line.startswith(("✓", "Deploy")) for line in lines[:-1]), lines


@pytest.mark.parametrize("tool, step", EVERY_STEP)
@pytest.mark.parametrize("size", [(20, 24), (110, 5)])
def test_a_tool_in_a_window_that_is_hardly_one(drive, command, tmp_path, tool, step, size):
    steps = TOOLS[tool]
    terminal = at_step(drive, tmp_path, command(tool), steps, step)
    whole = [row for row in terminal.text().splitlines() if row]
    terminal.resize(*size)
    terminal.settle()
    terminal.resize(110, 24)
    terminal.shows(steps[step][0])
    terminal.settle()
    # The question itself: the lines above it may have been cut with the window.
    question = whole[max(index for index, row in enumerate(whole) if steps[step][0] in row):]
    terminal.until(
        lambda: [row for row in terminal.words().splitlines() if row][-len(question):] == question,
        what=f"the question is whole again: {question}")
    answer(terminal, steps[step:])
    ends(terminal, tmp_path, 0)
