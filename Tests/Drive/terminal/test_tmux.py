"""Prompts in a window of tmux, which breaks and joins lines by its own rules."""

import os
import shutil
import subprocess
import time

import pytest

from drivers.driver import PATIENCE
from drivers.programs import path

pytestmark = pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")


class TmuxWindow:
    """A shell in a server of its own."""

    def __init__(self, folder):
        self.command = ["tmux", "-S", str(folder / "tmux"), "-f", "/dev/null"]
        environment = {name: value for name, value in os.environ.items() if name != "TMUX"}
        self.environment = environment | {"LC_ALL": "C.UTF-8"}
        self.run("new-session", "-d", "-x", "80", "-y", "24", "bash --norc -i")
        self.send("PS1='$ '; clear\r")
        self.shows("$")

    def run(self, *arguments):
        return subprocess.run(
            [*self.command, *arguments], env=self.environment, capture_output=True, text=True, check=False).stdout

    def send(self, text):
        self.run("send-keys", "-l", text)

    def lines(self):
        """What the window shows, without blank lines."""
        return [line.rstrip() for line in self.run("capture-pane", "-p").splitlines() if line.strip()]

    def shows(self, words, seconds=20):
        end = time.monotonic() + seconds * PATIENCE
        while words not in "\n".join(self.lines()):
            assert time.monotonic() < end, f"{words!r} is not shown:\n" + "\n".join(self.lines())
            time.sleep(0.05)

    def resize(self, columns, rows):
        self.run("resize-window", "-x", str(columns), "-y", str(rows))


@pytest.fixture
def window(tmp_path):
    window = TmuxWindow(tmp_path)
    yield window
    window.run("kill-server")


@pytest.mark.parametrize("sizes", [[(20, 10)], [(40, 8), (20, 8)], [(30, 24), (100, 30)]])
def test_a_question_is_there_once_after_the_window_was_small(window, sizes):
    # A line above that is broken too moves the first rows of the form out of the window.
    window.send(f"clear; echo {'x' * 50}; {path('platen')} input Question\r")
    window.shows("esc cancel")
    window.send("abc")
    window.shows("abc")
    for columns, rows in [*sizes, (80, 24)]:
        window.resize(columns, rows)
        window.shows("enter confirm · esc cancel" if columns > 30 else "enter confirm")
        time.sleep(0.5)
    window.send("d")
    window.shows("abcd")
    lines = window.lines()
    assert lines[-3] == "Question" and lines[-1] == "enter confirm · esc cancel", lines
    assert lines.count("Question") == 1, lines
    window.send("\r")
    window.shows("✓ Question: abcd\nabcd\n$")
    assert "Question" not in window.lines(), window.lines()


def test_a_form_is_there_once_after_the_window_got_narrower_in_steps(window):
    window.send(f"clear; seq 30; {path('invoice')}\r")
    window.shows("Step 1")
    for columns in 70, 60, 50, 40, 36, 30, 26, 22:
        window.resize(columns, 24)
        time.sleep(0.4)
    window.shows("Step 1")
    lines = window.run("capture-pane", "-p", "-S", "-").splitlines()
    assert sum("33%" in line for line in lines) == sum("Step 1" in line for line in lines) == 1, lines
    window.resize(80, 24)
    window.shows("Shift-Tab")
    window.send("\x03")
    window.shows("Cancelled.\n$")
    lines = [line for line in window.run("capture-pane", "-p", "-S", "-").splitlines() if line.strip()]
    assert lines[-3:] == ["30", "Cancelled.", "$"], lines


def test_a_form_is_resized_and_leaves_nothing(window):
    window.send(f"clear; {path('gallery')}\r")
    window.shows("Full name")
    window.send("Ada")
    window.shows("Ada")
    window.resize(50, 16)
    window.shows("Ada")
    window.send("\x11")
    window.shows("$")
    assert not any("Full name" in line for line in window.lines())
