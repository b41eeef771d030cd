"""Sequences of emoji in a terminal that gives them other widths than most: tmux, whatever its version."""

import os
import random
import shutil
import subprocess
import time

import pytest

from drivers.programs import path

TYPED = [
    "a", "b ", "\u2764\uFE0F", "1\uFE0F\u20E3", "\U0001F468\u200D\U0001F469\u200D\U0001F467", "\U0001F1E9\U0001F1EA",
    "\U0001F44D\U0001F3FD", "\u6F22", "\U0001F3F3\uFE0F\u200D\U0001F308", "\u2764", "\u200D", "\uFE0F", "e\u0301",
    "\u0915\u093F",
]
KEYS = ["Left", "Right", "BSpace", "DC", "Home", "End", "C-w", "Up", "Down"]


class Tmux:
    """A program in a window of a server of its own."""

    def __init__(self, folder, columns, *command):
        self.socket = str(folder / "tmux")
        environment = dict(os.environ, LC_ALL="C.UTF-8", SWIFT_BACKTRACE="enable=no")
        environment.pop("TMUX", None)
        self.run("new-session", "-d", "-x", str(columns), "-y", "24", *command, environment=environment)

    def run(self, *arguments, environment=None):
        command = ["tmux", "-S", self.socket, "-f", "/dev/null", "-u", *arguments]
        return subprocess.run(command, capture_output=True, check=True, text=True, env=environment).stdout

    def type(self, text):
        self.run("send-keys", "-l", text)

    def key(self, name):
        self.run("send-keys", name)

    def resize(self, columns):
        self.run("resize-window", "-x", str(columns), "-y", "24")

    def shown(self):
        """The text and the cursor, when they have been the same for a while."""
        before, same, end = None, 0, time.monotonic() + 10
        while same < 4 and time.monotonic() < end:
            time.sleep(0.06)
            now = self.run("capture-pane", "-p"), self.run("display-message", "-p", "#{cursor_x},#{cursor_y}")
            same = same + 1 if now == before else 0
            before = now
        return before

    def close(self):
        self.run("kill-server")


@pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
def test_what_is_typed_looks_as_when_it_is_drawn_again(tmp_path):
    generator = random.Random(3)
    terminal = Tmux(tmp_path, 60, path("gallery"), "--preview", "Help with input")
    try:
        end = time.monotonic() + 20
        while "City" not in terminal.shown()[0] and time.monotonic() < end:
            pass
        for step in range(36):
            if generator.random() < 0.6:
                terminal.type("".join(generator.choice(TYPED) for _ in range(generator.randint(1, 3))))
            else:
                terminal.key(generator.choice(KEYS))
            if generator.random() < 0.1:
                terminal.resize(generator.randint(30, 60))
            if step % 3 == 2:
                typed = terminal.shown()
                terminal.key("C-l")
                assert terminal.shown() == typed, f"step {step}"
    finally:
        terminal.close()
