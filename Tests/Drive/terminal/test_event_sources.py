"""The main loop of a program in a terminal: it serves the terminal and the program's own work."""

import os
import re

import pytest

# A program and a prompt, each where the entry is synchronous and where it is asynchronous.
ENTRIES = [(program, shown) for program in ("eventsources", "asynceventsources") for shown in ("program", "prompt")]


def opened(drive, program, shown):
    terminal = drive.terminal(program=program, environment={"EVENT_SOURCES": shown})
    terminal.shows("Text:", seconds=20)
    return terminal


def ticks(terminal):
    return int(re.search(r"Ticks: (\d+)", terminal.text()).group(1))


@pytest.mark.parametrize("program, shown", ENTRIES)
def test_work_that_a_key_has_started_arrives_without_another_key(drive, program, shown):
    terminal = opened(drive, program, shown)
    terminal.keys("tab", "return")
    for source in ("task", "detachedTask", "mainQueue", "delayedMainQueue", "publisher"):
        terminal.shows(f"{source}: arrived")
    # While an asynchronous entry is suspended, no run loop runs.
    if (program, shown) != ("asynceventsources", "prompt"):
        for source in ("timer", "block", "blockOfThread"):
            terminal.shows(f"{source}: arrived")


@pytest.mark.parametrize("program, shown", ENTRIES)
def test_tasks_of_the_main_actor_run_between_keys(drive, program, shown):
    terminal = opened(drive, program, shown)
    terminal.until(lambda: ticks(terminal) >= 3, "three ticks")
    for letter in "abcdef":
        terminal.send(letter)
    terminal.shows("Text: abcdef")
    before = ticks(terminal)
    terminal.until(lambda: ticks(terminal) >= before + 3, "three more ticks")


@pytest.mark.parametrize("program, shown", ENTRIES)
def test_keys_at_once_wait_for_what_the_program_puts_off(drive, program, shown):
    terminal = opened(drive, program, shown)
    terminal.keys("tab", "tab")
    terminal.send("held keys")
    terminal.shows("Later: held keys")
    terminal.keys("tab")
    terminal.send("1a2b3c4")
    terminal.shows("Only digits: 1234")


def test_a_program_that_starts_after_an_await_says_that_it_is_too_late(drive):
    terminal = drive.terminal(program="asynceventsources", environment={"EVENT_SOURCES": "suspended"})
    status = terminal.wait(20)
    assert status is not None and os.waitstatus_to_exitcode(status) == 1
    assert "App.main() was called after an await" in terminal.text()
