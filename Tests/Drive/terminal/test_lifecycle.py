"""The terminal is given back as it was, whatever ends the program; bad input and tiny windows do no harm."""

import os
import random
import signal
import termios
import time

import pytest

from drivers.programs import path
from drivers.terminal import Terminal, pasted

# Those that end a program, and that a program may handle.
SIGNALS = ("SIGINT SIGTERM SIGHUP SIGQUIT SIGPIPE SIGALRM SIGUSR1 SIGSEGV SIGILL SIGTRAP SIGABRT SIGBUS SIGFPE").split()
MODES = (1000, 1002, 1006, 2004, 1004)


def settings(terminal):
    attributes = termios.tcgetattr(terminal.fd)
    return attributes[:6] + [list(attributes[6])]


def is_given_back(terminal, before):
    log = bytes(terminal.log)
    left = log.rfind(b"\x1b[?1049l") > log.rfind(b"\x1b[?1049h") >= 0
    modes = all(log.rfind(b"\x1b[?%dl" % mode) > log.rfind(b"\x1b[?%dh" % mode) for mode in MODES)
    shown = log.rfind(b"\x1b[?25h") > log.rfind(b"\x1b[?25l")
    return left and modes and shown and settings(terminal) == before


def started(drive, **options):
    """The sign-up form, and the settings of its terminal before."""
    terminal = drive.terminal(**options)
    before = settings(terminal)
    if options.get("columns", 80) >= 20:
        # A low window has scrolled to the first field.
        terminal.shows("Full name", seconds=20)
    else:
        terminal.until(lambda: terminal.first_output is not None, "a first frame", 20)
    return terminal.settle(), before


@pytest.mark.parametrize("key, status", [("\x11", 0), ("\x03", 130)])
def test_a_key_ends_the_program(drive, key, status):
    terminal, before = started(drive)
    terminal.send(key)
    result = terminal.wait(20)
    assert result is not None and os.waitstatus_to_exitcode(result) == status
    assert is_given_back(terminal, before)


@pytest.mark.parametrize("name", SIGNALS)
def test_a_signal_ends_the_program(drive, name):
    terminal, before = started(drive)
    terminal.signal(getattr(signal, name))
    result = terminal.wait(20)
    assert result is not None and os.WIFSIGNALED(result) and os.WTERMSIG(result) == getattr(signal, name)
    assert is_given_back(terminal, before)


def test_a_terminal_that_is_closed_ends_the_program(drive):
    terminal, _ = started(drive)
    os.close(terminal.fd)
    # The descriptor's number may be used again: the terminal is not read any more.
    terminal.fd = os.open(os.devnull, os.O_RDONLY)

    def is_ended():
        pid, status = os.waitpid(terminal.pid, os.WNOHANG)
        if pid:
            terminal.status = status
        return pid

    terminal.until(is_ended, "the program to end")


def test_a_stopped_program_gives_the_terminal_back_and_goes_on(drive):
    # A shell with job control, as only that continues a stopped program.
    shell = drive.add(Terminal(["bash", "--norc", "-i"]))
    shell.settle()
    shell.write("PS1='$ '; set -m\r")
    shell.send(path("gallery") + "\r")
    shell.shows("Full name", seconds=20)
    shell.settle()
    shell.type("Ada")
    shell.shows("Ada")
    shell.send("\x1a")
    shell.shows("Stopped", what="Control-Z gives the shell back")
    # Printed, it is not what is typed, which the shell and the terminal may both echo.
    shell.send("echo in$((1))between\r")
    shell.shows("in1between", what="the shell works meanwhile")
    shell.send("fg\r")
    shell.shows("Full name", "Ada", what="continued, the form is there again", seconds=15)
    shell.settle()
    shell.type(" L")
    shell.shows("Ada L", what="continued, it takes keys", seconds=15)
    shell.write("\x11")
    shell.send("stty -a | grep -c ' echo '; echo after$((1))\r")
    shell.shows("after1", what="afterwards the shell is there")


@pytest.mark.parametrize("columns, rows", [(20, 5), (10, 3), (1, 1), (2, 1), (1, 30), (200, 60)])
def test_a_size_of_the_window(drive, columns, rows):
    terminal, before = started(drive, columns=columns, rows=rows)
    terminal.write("Ada\tada@example.com\t\t\t\x1b[Z")
    terminal.resize(max(columns // 2, 1), max(rows // 2, 1))
    terminal.settle()
    terminal.resize(columns, rows)
    terminal.settle()
    if (columns, rows) == (20, 5):
        terminal.write("\x1b[Z\x1b[Z\x1b[Z")
        terminal.shows("Ada", what="the focused field is seen", seconds=15)
    terminal.send("\x11")
    assert terminal.wait(20) == 0
    assert is_given_back(terminal, before)


def test_a_size_that_is_the_same_again(drive):
    terminal, before = started(drive, columns=80, rows=24)
    terminal.write("Ada")
    terminal.settle()
    whole = terminal.text()
    # The terminal cuts off what it shows, and the program finds the size that it knows.
    terminal.resize(30, 10)
    terminal.resize(80, 24)
    terminal.settle()
    assert terminal.text() == whole
    terminal.send("\x11")
    assert terminal.wait(20) == 0
    assert is_given_back(terminal, before)


def test_random_bytes(drive):
    generator = random.Random(3)
    terminal, before = started(drive)
    for _ in range(20):
        # Everything but the keys that end or stop the program.
        data = bytes(byte for byte in generator.randbytes(200) if byte not in (0x03, 0x04, 0x11, 0x1A))
        # Out of whatever sequence the bytes have left behind: one that does not end takes all that follows.
        terminal.send(data + b"\x18\x1b\\\x1b[201~\x18")
        while terminal.read(0):
            pass
    terminal.settle()
    terminal.send("\x11")
    # Without a frame in between, a build without optimisation takes its time for a thousand letters.
    assert terminal.wait(60) == 0
    assert is_given_back(terminal, before)


def test_a_key_soon_after_escape_does_not_stop_the_program(drive):
    terminal, _ = started(drive)
    for index in range(40):
        # Around the time after which Escape is a key by itself, as a slow connection delivers them.
        terminal.send("\x1b")
        time.sleep(0.028 + index % 8 * 0.001)
        terminal.send("x").settle()
        written = len(terminal.log)
        terminal.resize(81 - index % 2, 24)
        terminal.until(lambda: len(terminal.log) > written, "the window is drawn in its new size", 20)


def test_a_paste_of_100_000_characters(drive):
    terminal, _ = started(drive)
    terminal.send(pasted("0123456789" * 10_000))
    terminal.shows("0123456789", what="the text is there", seconds=35)
    terminal.type("XYZ")
    terminal.shows("789XYZ", what="the text continues after it", seconds=15)
    terminal.send("\x11")
    assert terminal.wait() == 0


def test_what_the_program_printed_is_on_the_screen_afterwards(drive):
    terminal, _ = started(drive)
    terminal.write("Ada\tada@example.com\t\t\t\t\tsecret\r")
    terminal.send("\x11")
    terminal.wait()
    assert '"email":"ada@example.com"' in terminal.printed()


def test_a_terminal_is_asked_after_the_keys_that_were_typed_ahead(drive):
    terminal = drive.add(Terminal(["bash", "-c", f"sleep 1; exec {path('gallery')}"]))
    terminal.send("Ada")
    terminal.shows("Full name", "Ada", seconds=20)
    # The shades of fields need its background.
    terminal.until(lambda: terminal.value("E-mail") is not None, what="fields have a background")
    row = terminal.screen.buffer[terminal.row("E-mail")]
    assert any(len(row[x].bg) == 6 for x in range(terminal.columns)), "it has 24 bits"
    before = terminal.settle().text()
    terminal.write("\x0c")
    assert terminal.text() == before, "what is asked leaves nothing on the screen"
