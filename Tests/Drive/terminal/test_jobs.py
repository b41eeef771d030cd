"""Questions in jobs of a shell: in the background, stopped and continued."""

import os
import re
import termios
import time

import pytest

from drivers.programs import path
from drivers.prompts import answer, shell
from drivers.terminal import Terminal

MODES = ["", "PLATEN_PLAIN=1 ", "PLATEN_ACCESSIBLE=1 "]


def job_shell(drive):
    """A shell whose jobs tell when they stop."""
    terminal = shell(drive)
    terminal.write("set -b\r")
    return terminal


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("command", ["input", "secret"])
def test_a_job_in_the_background_is_stopped_until_it_has_the_terminal(drive, tmp_path, command, mode):
    question = "esc cancel" if not mode else "Token:" if command == "input" else "not shown"
    terminal = job_shell(drive)
    terminal.send(f"{mode}{path('platen')} {command} Token > {tmp_path}/answer &\r")
    terminal.shows("Stopped", seconds=20)
    assert question not in terminal.text(), "the question waits for the terminal"
    job = int(re.search(r"\[1\] (\d+)", terminal.text()).group(1))
    terminal.write("clear; bg\r")
    shell_answers(terminal)
    terminal.shows("Stopped", seconds=20, what="it is stopped again")
    terminal.until(lambda: is_stopped(job), seconds=20, what="the question waits for the terminal")
    terminal.write("clear\r")
    terminal.send("fg\r")
    terminal.shows(question, seconds=20)
    if command == "secret":
        reads_keys(terminal)
    terminal.write("swordfish")
    if command == "input":
        terminal.shows("swordfish")
    else:
        assert "swordfish" not in terminal.text()
    terminal.send("\r")
    terminal.settle(quiet=0.5)
    terminal.write(f"clear; echo got $(cat {tmp_path}/answer)\r")
    terminal.shows("got swordfish", seconds=10)


def test_a_tool_without_concurrency_in_the_background(drive):
    terminal = job_shell(drive)
    terminal.send(f"{path('releasenotes')} &\r")
    terminal.shows("Stopped", seconds=20)
    terminal.send("fg\r")
    terminal.shows("Version", "esc cancel", seconds=20)
    terminal.settle()
    terminal.send("\x03")
    terminal.write("echo status $?\r")
    terminal.shows("status 130", seconds=10)


def shell_answers(terminal):
    """Waits until the shell has carried out a command: it has the keys."""
    terminal.send("echo in$((1))between\r")
    terminal.shows("in1between", seconds=20, what="the shell has the keys")
    terminal.until(lambda: os.tcgetpgrp(terminal.fd) == terminal.pid, seconds=20, what="the shell waits for a command")


def line_settings(terminal):
    """The settings with which the shell reads a command; None while it does not."""
    settings = termios.tcgetattr(terminal.fd)
    return None if settings[3] & termios.ICANON else settings


def foreground(terminal):
    """The name of the program that has the keys."""
    try:
        with open(f"/proc/{os.tcgetpgrp(terminal.fd)}/comm", encoding="utf-8") as file:
            return file.read().strip()
    except OSError:
        return ""


def state(process):
    """The letters of the states of a process's threads, and the time that each has computed."""
    threads = {}
    for thread in os.listdir(f"/proc/{process}/task"):
        try:
            with open(f"/proc/{process}/task/{thread}/stat", encoding="utf-8") as file:
                fields = file.read().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        threads[thread] = fields[0], fields[11], fields[12]
    return threads


def letters(threads):
    return {letter for letter, _, _ in threads.values()}


def is_stopped(process):
    return letters(state(process)) == {"T"}


def is_waiting(process):
    """Whether a process is stopped, or all of its threads sleep and compute nothing for a while."""
    before = state(process)
    if letters(before) == {"S"}:
        # A thread that is ready to run counts as busy, however long other programs keep the processor from it.
        time.sleep(0.3)
        return state(process) == before
    return letters(before) == {"T"}


def reads_keys(terminal):
    """Waits until a question of a job in the foreground reads what is typed."""
    # The shell hides it as well, to show it itself.
    terminal.until(
        lambda: os.tcgetpgrp(terminal.fd) != terminal.pid and not termios.tcgetattr(terminal.fd)[3] & termios.ECHO,
        seconds=20, what="the question reads what is typed")
    terminal.settle()


def answers_in_front(terminal, job):
    """Continues a question for a secret, the process `job`, in the foreground and answers it."""
    # What it decides in the background would stop it in the foreground, on a machine that has let it wait in between.
    terminal.until(lambda: is_waiting(job), seconds=20, what="the question waits for the terminal")
    terminal.write("clear\r")
    terminal.send("fg\r")
    reads_keys(terminal)
    terminal.write("swordfish")
    assert "swordfish" not in terminal.text(), "what is typed is not shown"
    terminal.send("\r")
    terminal.shows("swordfish", seconds=10, what="the answer is printed")


@pytest.mark.parametrize("mode", MODES)
def test_a_stopped_question_is_stopped_again_in_the_background(drive, mode):
    terminal = job_shell(drive)
    terminal.send(f"{mode}{path('platen')} secret Token; echo status $?\r")
    terminal.until(lambda: terminal.text().count("Token") > 1, seconds=20, what="the question is asked")
    terminal.settle()
    job = os.tcgetpgrp(terminal.fd)
    terminal.send("\x1a")
    terminal.shows("Stopped", seconds=10)
    terminal.settle()
    terminal.write("clear; bg\r")
    shell_answers(terminal)
    answers_in_front(terminal, job)


@pytest.mark.parametrize("mode", MODES)
def test_a_job_is_continued_and_brought_to_the_front_at_once(drive, mode):
    terminal = job_shell(drive)
    # The shell takes it for running, and sends it no signal with the terminal.
    for number in range(6):
        terminal.send(f"{mode}{path('platen')} secret Token{number} &\r")
        terminal.shows("Stopped", seconds=20)
        shell_answers(terminal)
        terminal.write("clear\r")
        terminal.send("bg; fg\r")
        reads_keys(terminal)
        terminal.send("swordfish\r")
        terminal.shows("\nswordfish", seconds=10, what="the answer is printed")
        assert "Stopped" not in terminal.text()
        terminal.write("clear\r")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("delay", [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.13, 0.16])
def test_a_question_that_is_stopped_while_it_starts_leaves_the_terminal_to_the_shell(drive, mode, delay):
    terminal = job_shell(drive)
    settings = terminal.until(lambda: line_settings(terminal), "the shell reads a command")
    terminal.send(f"{mode}{path('platen')} secret Token; echo status $?\r")
    # Before that the key is the shell's.
    while foreground(terminal) != "platen":
        terminal.read(0.001)
    job = os.tcgetpgrp(terminal.fd)
    # Somewhere between the start of the program and its question, which is what this tests.
    time.sleep(delay)
    terminal.send("\x1a")
    terminal.shows("Stopped", seconds=20)
    terminal.settle()
    terminal.write("clear; bg\r")
    shell_answers(terminal)
    terminal.expect(lambda: termios.tcgetattr(terminal.fd), settings, "the settings of the shell")
    assert "rgb:" not in terminal.text(), "nothing is asked of the terminal"
    answers_in_front(terminal, job)
    terminal.expect(lambda: termios.tcgetattr(terminal.fd), settings, "the settings of the shell")


def test_a_question_goes_on_below_what_a_job_writes(drive, tmp_path):
    terminal = shell(drive)
    os.mkfifo(tmp_path / "go")
    noise = "echo noise of a job; echo and one more line, longer than the keys"
    terminal.write(f"work() {{ read < {tmp_path}/go; {noise}; }}; clear\r")
    terminal.send(f"work & {path('platen')} input Name\r")
    terminal.shows("esc cancel", seconds=20)
    terminal.settle()
    terminal.write("Ada")
    (tmp_path / "go").write_text("\n")
    # Without a key.
    terminal.shows("noise of a job\nand one more line, longer than the keys\nName", "esc cancel", seconds=20)
    lines = [line.rstrip(" █").replace("▌", " ") for line in terminal.settle().display() if line.strip()]
    assert lines[-3:-1] == ["Name", " Ada"], lines
    assert sum("Name" == line for line in lines) == 1 and sum("esc cancel" in line for line in lines) == 1
    terminal.send(" L.\r")
    terminal.shows("longer than the keys\n✓ Name: Ada L.\nAda L.\n", seconds=10)


def test_a_form_is_drawn_again_over_what_a_job_writes(drive, tmp_path):
    terminal = job_shell(drive)
    os.mkfifo(tmp_path / "go")
    terminal.send(f"(read < {tmp_path}/go; seq 100) & {path('gallery')}\r")
    terminal.shows("Full name", seconds=20)
    terminal.settle()
    terminal.write("Ada")
    terminal.shows("Ada", "^_ undo")
    before = terminal.settle(quiet=0.3).text()
    (tmp_path / "go").write_text("\n")
    terminal.until(lambda: b"99\r\n100\r\n" in terminal.log, seconds=20, what="the job has written")
    terminal.until(lambda: terminal.words() == before, what="the form is drawn again")


def test_a_terminal_that_answers_nothing_is_waited_for_once(drive):
    # So long that what the machine needs for the questions besides is less.
    seconds = 6
    terminal = drive.add(
        Terminal([path("newproject")], answers=False, environment={"PLATEN_ANSWER_TIME": str(seconds)}))
    terminal.shows("Project name", seconds=20)
    started = time.monotonic()
    answer(terminal, [("Project name", "demo\r"), ("Kind", "\r")])
    terminal.shows("✓ Kind", seconds=20)
    # For the answers to the first question, which are for no other program.
    assert 0.9 * seconds < time.monotonic() - terminal.started and time.monotonic() - started < 2 * seconds
