"""Command-line tools that ask their users, in a shell and without a terminal."""

import os
import subprocess

from drivers.programs import path
from drivers.terminal import Terminal


def shell(drive, **options):
    """A terminal with a shell that has asked for its first command."""
    terminal = drive.add(Terminal(["bash", "--norc", "-i"], **options))
    terminal.settle()
    terminal.write("PS1='$ '; set -m; clear\r")
    return terminal


def answer(terminal, steps):
    """Answers questions one after the other: of each what is shown, and the keys."""
    for words, keys in steps:
        terminal.shows(words, seconds=20)
        terminal.settle()
        terminal.send(keys)


def without_terminal(command, data, locale="en_US.UTF-8", **environment):
    """Runs a program, or a command with its arguments, without a controlling terminal."""
    return subprocess.run(
        [path(command)] if isinstance(command, str) else command, input=data.encode(), capture_output=True, timeout=60,
        check=False, start_new_session=True, env=dict(os.environ, LC_ALL=locale, **environment))
