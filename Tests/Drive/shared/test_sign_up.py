"""The sign-up form by the steps of scenario.json, which also has the text of each field and the result."""

import json
import os

import pytest

from drivers.opening import SIGN_UP_SIZES

# The tests of the library without a screen read it too.
with open(os.path.join(os.path.dirname(__file__), "..", "scenario.json"), encoding="utf-8") as file:
    SCENARIO = json.load(file)


def carry_out(form, write=None):
    """Carries out all steps; `write` types a text, letter by letter when there is none."""
    for number, step in enumerate(SCENARIO["steps"], 1):
        actions = {"focus": form.focus, "type": write or form.type, "paste": form.paste}
        for action, word in step.items():
            if action in actions:
                actions[action](word)
            elif action == "key":
                form.key(word, step.get("times", 1))
            elif action == "expect":
                for label, text in word.items():
                    form.holds(label, text, f"step {number}: {label}")
            else:
                assert action == "times", f"step {number} is unknown: {step}"
    assert form.result() == SCENARIO["result"]


def test_every_front_end_shows_and_returns_the_same(front_end, drive):
    form = drive.open(front_end, sizes=SIGN_UP_SIZES)
    form.shows("Full name")
    carry_out(form)
    form.picture("sign-up")
    if front_end == "window":
        assert form.quit() == 0, "closing the window ends the program"


@pytest.mark.terminal
def test_a_terminal_that_sends_each_step_at_once(drive):
    form = drive.open("terminal", sizes=SIGN_UP_SIZES)
    form.shows("Full name")
    carry_out(form, write=form.write)


@pytest.mark.terminal
def test_lines_through_a_pipe(drive):
    """The same values from standard input; standard output has what the program prints and nothing else."""
    result = SCENARIO["result"]
    answers = [result["name"], result["email"], str(result["age"]), "", result["phone"], result["mobile"],
               "s3cret pass", ".", "Sign up"]
    for ending in ("\n", "\r\n"):
        done = drive.run(ending.join(answers).encode())
        lines = done.stdout.decode().splitlines()
        assert done.returncode == 0 and len(lines) == 1, (ending, done)
        assert json.loads(lines[0]) == result
    refused = {
        "nothing at all": b"",
        "too few lines": b"Ada\n",
        "a line too many": "\n".join([*answers, "what?"]).encode(),
        "a button that is disabled": b"Ada\nno address\n\n\n\n\n\n.\nSign up\n",
        "bytes that are no text": bytes(range(256)) * 20 + b"\n",
    }
    for name, data in refused.items():
        done = drive.run(data)
        assert done.returncode == 1 and b"\x1b" not in done.stdout + done.stderr, (name, done)
