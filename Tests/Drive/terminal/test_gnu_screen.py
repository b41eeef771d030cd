"""Forms and prompts in a window of GNU screen."""

import os
import shutil
import subprocess

import pytest

from drivers.programs import path
from drivers.prompts import answer
from drivers.terminal import Terminal

pytestmark = pytest.mark.skipif(not shutil.which("screen"), reason="GNU screen is not installed")


class ScreenWindow(Terminal):
    """A shell in a window of a session of its own."""

    def __init__(self, folder, **options):
        self.session = f"platen{os.getpid()}"
        self.folder = folder / "screen"
        self.folder.mkdir(mode=0o700)
        # The terminal around it has colours of 24 bits, which this program does not pass on.
        environment = {
            "SCREENDIR": str(self.folder), "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor", "SHELL": "/bin/bash",
        }
        super().__init__(
            ["screen", "-U", "-c", "/dev/null", "-S", self.session, "bash", "--norc", "-i"], environment=environment,
            **options)
        self.settle(quiet=0.5)
        # Away with a message of its start.
        self.write("\r")
        self.write("PS1='$ '; clear\r")
        self.shows("$", seconds=20)
        self.settle()

    def all_lines(self):
        """What the window shows, and what is above it."""
        copy = self.folder.parent / "copy"
        subprocess.run(
            ["screen", "-S", self.session, "-X", "hardcopy", "-h", str(copy)],
            env=dict(os.environ, SCREENDIR=str(self.folder)), check=True, capture_output=True)
        self.until(copy.exists, what="the copy is there")
        self.settle()
        return [line for line in copy.read_text(errors="replace").splitlines() if line.strip()]

    def close(self):
        subprocess.run(
            ["screen", "-S", self.session, "-X", "quit"], env=dict(os.environ, SCREENDIR=str(self.folder)), check=False,
            capture_output=True)
        super().close()


@pytest.fixture
def window(drive, tmp_path):
    return drive.add(ScreenWindow(tmp_path))


def test_a_form_has_its_colours_and_takes_keys_wide_text_and_a_paste(window):
    window.send(path("gallery") + "\r")
    window.shows("Full name", seconds=20)
    window.shows("F1 keys")
    window.settle()
    window.type("Ada 李 ")
    window.paste("née x")
    window.shows("Ada 李 née x")
    window.key("backspace", 2)
    window.until(lambda: "née x" not in window.line("Full name"))
    # The background of fields is a shade of the 256 colours, and not one of the 16, which have names here: screen takes
    # the numbers of a colour of 24 bits for other colours.
    row = window.screen.buffer[window.row("E-mail")]
    grounds = {row[x].bg for x in range(window.columns)} - {"default"}
    assert grounds and all(len(ground) == 6 and int(ground, 16) for ground in grounds), grounds
    window.resize(50, 18)
    window.settle(quiet=0.3)
    window.shows("Ada 李 née")
    window.type("Z")
    window.shows("Ada 李 néeZ")
    window.key("quit")
    window.until(lambda: window.words().strip().endswith("$") and "Full name" not in window.text())


def test_questions_are_asked_at_the_cursor(window):
    window.send(f"v=$({path('platen')} input Name); printf 'a\\nbc\\n' | {path('platen')} filter Line; echo \"<$v>\"\r")
    # The words of the questions are in the command, and what is typed before they are asked is echoed.
    answer(window, [("esc cancel", "Ada 李\r"), ("✓ Name: Ada 李", ""), ("esc cancel", "b\r")])
    window.until(lambda: window.words().rstrip().endswith("<Ada 李>\n$"), seconds=20, what="the shell asks again")
    lines = [line for line in window.text().splitlines() if line]
    assert lines[-5:] == ["✓ Name: Ada 李", "✓ Line: bc", "bc", "<Ada 李>", "$"]


def test_a_form_is_there_once_after_the_window_got_narrower_in_steps(window):
    window.send(f"clear; seq 5; {path('invoice')}\r")
    window.shows("Step 1", seconds=20)
    for columns in 70, 60, 50, 44, 40, 36, 30, 26, 22:
        window.resize(columns, 24)
        window.settle(quiet=0.3)
    lines = window.all_lines()
    assert sum("33%" in line for line in lines) == sum("Step 1" in line for line in lines) == 1, lines
    window.resize(80, 24)
    window.settle()
    window.send("\x03")
    window.shows("Cancelled.")
    assert not any("Step 1" in line for line in window.all_lines())
