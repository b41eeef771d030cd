"""The terminal is given back as it was, whatever ends the program; bad input and tiny windows do no harm.

    terminal_lifecycle.py COMMAND…

The command is to show the sign-up form.
"""

import os
import random
import signal
import sys
import termios
import time

from terminal_screen import Terminal, paste

COMMAND = sys.argv[1:]
failures = []


def check(name, holds, detail=""):
    print(("ok   " if holds else "FAIL ") + name + ("" if holds else f"  {detail}"))
    if not holds:
        failures.append(name)


def settings(terminal):
    attributes = termios.tcgetattr(terminal.fd)
    return attributes[:6] + [list(attributes[6])]


def is_given_back(terminal, before):
    log = bytes(terminal.log)
    left = log.rfind(b"\x1b[?1049l") > log.rfind(b"\x1b[?1049h") >= 0
    modes = all(log.rfind(b"\x1b[?%dl" % m) > log.rfind(b"\x1b[?%dh" % m) for m in (1000, 1002, 1006, 2004, 1004))
    shown = log.rfind(b"\x1b[?25h") > log.rfind(b"\x1b[?25l")
    return left and modes and shown and settings(terminal) == before


def started(**options):
    terminal = Terminal(COMMAND, **options)
    before = settings(terminal)
    columns = options.get("columns", 80)
    if columns >= 20:
        terminal.wait_for("ame", 20)
    else:
        terminal.settle(quiet=0.5)
    terminal.settle()
    return terminal, before


def ways_out():
    for key, status in (("\x11", 0), ("\x03", 130)):
        terminal, before = started()
        terminal.send(key)
        result = terminal.wait(20)
        check(f"key {key!r} ends with {status}", result is not None and os.waitstatus_to_exitcode(result) == status, result)
        check(f"key {key!r} gives the terminal back", is_given_back(terminal, before))
        terminal.close()
    signals = (
        "SIGINT SIGTERM SIGHUP SIGQUIT SIGPIPE SIGALRM SIGUSR1 SIGSEGV SIGILL SIGTRAP SIGABRT SIGBUS SIGFPE".split()
    )
    for name in signals:
        terminal, before = started()
        terminal.signal(getattr(signal, name))
        result = terminal.wait(20)
        died = result is not None and os.WIFSIGNALED(result) and os.WTERMSIG(result) == getattr(signal, name)
        check(f"{name} ends by that signal", died, result)
        check(f"{name} gives the terminal back", is_given_back(terminal, before))
        terminal.close()


def gone():
    terminal, _ = started()
    os.close(terminal.fd)
    end = time.monotonic() + 5
    status = None
    while time.monotonic() < end and status is None:
        pid, result = os.waitpid(terminal.pid, os.WNOHANG)
        if pid:
            status = result
        time.sleep(0.02)
    check("a terminal that is gone ends the program", status is not None)
    if status is None:
        os.kill(terminal.pid, signal.SIGKILL)


def suspended():
    # A shell with job control, as only that continues a stopped program.
    shell = Terminal(["bash", "--norc", "-i"])
    shell.settle()
    shell.type("PS1='$ '; set -m\r")
    shell.send(" ".join(COMMAND) + "\r")
    shell.wait_for("Full name", 20)
    shell.settle()
    shell.type("Ada")
    shell.send("\x1a")
    check("Control-Z gives the shell back", shell.wait_for("Stopped"), shell.text())
    shell.type("echo in between\r")
    check("the shell works meanwhile", shell.wait_for("in between"))
    shell.send("fg\r")
    check("continued, the form is there again", shell.wait_for("Full name", 15) and shell.wait_for("Ada"), shell.text())
    shell.settle()
    shell.type(" L")
    check("continued, it takes keys", shell.wait_for("Ada L", 15), shell.text())
    shell.type("\x11")
    shell.type("stty -a | grep -c ' echo '; echo after\r")
    check("afterwards the shell is there", shell.wait_for("after"), shell.text())
    shell.close()


def sizes():
    for columns, rows in ((20, 5), (10, 3), (1, 1), (2, 1), (1, 30), (200, 60)):
        terminal, before = started(columns=columns, rows=rows)
        terminal.type("Ada\tada@example.com\t\t\t\x1b[Z")
        terminal.resize(max(columns // 2, 1), max(rows // 2, 1))
        terminal.settle()
        terminal.resize(columns, rows)
        terminal.settle()
        if (columns, rows) == (20, 5):
            terminal.type("\x1b[Z\x1b[Z\x1b[Z")
            check("at 20 by 5 the focused field is seen", terminal.wait_for("Ada", 15), terminal.text())
        terminal.send("\x11")
        result = terminal.wait(20)
        check(f"{columns} by {rows}", result == 0 and is_given_back(terminal, before), result)
        terminal.close()


def garbage():
    generator = random.Random(3)
    terminal, before = started()
    for _ in range(60):
        # Everything but the keys that end or stop the program.
        data = bytes(b for b in generator.randbytes(400) if b not in (0x03, 0x04, 0x11, 0x1A))
        terminal.send(data)
        while terminal.read(0):
            pass
    terminal.settle()
    # Out of whatever sequence the bytes have left behind.
    terminal.type("\x18\x1b\\\x1b[201~\x18")
    terminal.settle()
    terminal.send("\x11")
    # Without a frame in between, a build without optimisation takes its time for ten thousand letters.
    result = terminal.wait(60)
    check("random bytes", result == 0 and is_given_back(terminal, before), (result, terminal.text()))
    terminal.close()


def large_paste():
    terminal, before = started()
    start = time.monotonic()
    terminal.send(paste("0123456789" * 10_000))
    terminal.settle(quiet=0.3, limit=20)
    took = time.monotonic() - start - 0.3
    check(f"a paste of 100,000 characters ({took * 1000:.0f} ms)", terminal.wait_for("0123456789", 15), terminal.text())
    terminal.type("XYZ")
    check("and the text goes on behind it", terminal.wait_for("789XYZ", 15), terminal.text())
    terminal.send("\x11")
    check("and ends", terminal.wait() == 0)
    terminal.close()


def printed():
    terminal, _ = started()
    terminal.type("Ada\tada@example.com\t\t\t\t\tsecret\r")
    terminal.settle()
    terminal.send("\x11")
    terminal.wait()
    after = bytes(terminal.log).rpartition(b"\x1b[?1049l")[2]
    check("what the program printed stands on the screen afterwards", b'"email":"ada@example.com"' in after, after)
    terminal.close()


TESTS = (ways_out, gone, suspended, sizes, garbage, large_paste, printed)
for test in TESTS:
    test()
print(f"{len(failures)} failures")
sys.exit(1 if failures else 0)
