"""Runs the scenario in a terminal, and the same form through plain lines.

    terminal.py [COMMAND…]        (by default the gallery that was built)

Needs pyte. Exits with 1 when anything is not as expected.
"""

import json
import os
import subprocess
import sys

import delegates
from terminal_screen import KEYS, Terminal, paste

HERE = os.path.dirname(os.path.abspath(__file__))
SCENARIO = os.path.join(HERE, "scenario.json")
GALLERY = os.path.join(HERE, "..", "..", ".build", "debug", "gallery")


def shown(terminal, label):
    """The text of a field as a person sees it: what stands in its box, behind its label."""
    for y, line in enumerate(terminal.display()):
        at = line.find(label)
        if at < 0:
            continue
        # The field's ground sets it off from everything else in the row.
        row = terminal.screen.buffer[y]
        ground = [x for x in range(at, terminal.columns) if row[x].bg != "default"]
        if not ground:
            continue
        runs, start = [], ground[0]
        for before, x in zip(ground, ground[1:] + [10**6]):
            if x != before + 1:
                runs.append((start, before + 1))
                start = x
        left, right = runs[0]
        # A placeholder is drawn fainter than text; it is no text.
        cells = [row[x] for x in range(left, right) if row[x].data.strip()]
        if cells and all(cell.fg != "default" for cell in cells):
            return ""
        return "".join(row[x].data for x in range(left, right)).rstrip()
    return None


def click(terminal, label):
    """Clicks on the label, which gives its field the focus; on the placeholder where it has none."""
    y = terminal.row(label)
    if y is None:
        raise AssertionError(f"there is no {label}:\n{terminal.text()}")
    x = terminal.display()[y].index(label)
    terminal.type(f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m")


def password_row(terminal):
    """The bullets of the secure field, which has no label beside it."""
    for line in terminal.display():
        if "•" in line:
            return "•" * line.count("•")
    return ""


def expect(terminal, label, text, number):
    for _ in range(200):
        found = password_row(terminal) if label == "Password" else shown(terminal, label)
        if found == text:
            return
        terminal.read(0.05)
    raise AssertionError(f"step {number}: {label} shows {found!r} and not {text!r}:\n{terminal.text()}")


def run(command, one_by_one):
    """Carries out all steps, keys one by one or each step in one write; returns what the program printed."""
    with open(SCENARIO, encoding="utf-8") as file:
        scenario = json.load(file)
    terminal = Terminal(command, columns=80, rows=32)
    if not terminal.wait_for("Full name", 20):
        raise AssertionError(f"no form appears:\n{terminal.text()}")
    terminal.settle()
    for number, step in enumerate(scenario["steps"], 1):
        if "focus" in step:
            click(terminal, step["focus"])
        if "type" in step:
            for part in step["type"] if one_by_one else [step["type"]]:
                terminal.type(part, quiet=0.02 if one_by_one else 0.08)
        if "paste" in step:
            terminal.type(paste(step["paste"]))
        if "key" in step:
            terminal.type(KEYS[step["key"]] * step.get("times", 1))
        for label, text in step.get("expect", {}).items():
            expect(terminal, label, text, number)
    terminal.settle()
    terminal.type(KEYS["quit"])
    status = terminal.wait(10)
    printed = bytes(terminal.log).rpartition(b"\x1b[?1049l")[2].decode()
    terminal.close()
    lines = [line for line in printed.splitlines() if line.strip().startswith("{")]
    if status != 0 or not lines:
        raise AssertionError(f"the program ended with {status} and printed {printed!r}")
    found = json.loads(lines[-1])
    if found != scenario["result"]:
        raise AssertionError(f"the result is {found}")
    return found


def delegate_log(command):
    """What delegates are told is what they are told everywhere."""
    terminal = Terminal(command, columns=100, rows=40)
    if not terminal.wait_for("Full name", 20):
        raise AssertionError(f"no form appears:\n{terminal.text()}")
    terminal.settle()

    def turn():
        click(terminal, "Next")
        terminal.settle()

    delegates.turn_to(delegates.PAGE, lambda title: title in terminal.text(), turn)

    def perform(action, word):
        match action:
            case "focus":
                click(terminal, word)
            case "press":
                # The clear button is a sign.
                click(terminal, "⊗" if word == "Clear text" else word)
            case "type":
                terminal.type(word)
            case "key":
                terminal.type(KEYS[word])
            case "paste":
                terminal.type(paste(word))
        terminal.settle()

    expected = delegates.run("terminal", perform)
    terminal.type(KEYS["quit"])
    terminal.wait(10)
    printed = bytes(terminal.log).rpartition(b"\x1b[?1049l")[2].decode()
    terminal.close()
    lines = [line for line in printed.splitlines() if line.strip().startswith("{")]
    delegates.compare(lines[-1] if lines else '{"log": []}', expected)


def plain(command):
    """The same values through a pipe; standard output carries what the program prints and nothing else."""
    with open(SCENARIO, encoding="utf-8") as file:
        result = json.load(file)["result"]
    answers = [
        result["name"], result["email"], str(result["age"]), "", result["phone"], result["mobile"], "s3cret pass", ".",
        "Sign up",
    ]
    for name, ending in (("LF", "\n"), ("CR LF", "\r\n")):
        done = subprocess.run(command, input=ending.join(answers).encode(), capture_output=True, timeout=30, check=False)
        lines = done.stdout.decode().splitlines()
        if done.returncode != 0 or len(lines) != 1 or json.loads(lines[0]) != result:
            raise AssertionError(f"with {name}: {done.returncode} {done.stdout!r}\n{done.stderr.decode()}")
    bad = (
        ("nothing at all", b"", 1),
        ("too few lines", b"Ada\n", 1),
        ("a line too many", ending.join(answers + ["what?"]).encode(), 1),
        ("a button that is disabled", b"Ada\nno address\n\n\n\n\n\n.\nSign up\n", 1),
        ("bytes that are no text", bytes(range(256)) * 20 + b"\n", 1),
    )
    for name, data, status in bad:
        done = subprocess.run(command, input=data, capture_output=True, timeout=60, check=False)
        if done.returncode != status or b"\x1b" in done.stdout + done.stderr:
            raise AssertionError(f"{name}: {done.returncode} {done.stdout!r}\n{done.stderr.decode()}")


def main():
    command = sys.argv[1:] or [GALLERY]
    failures = 0
    tests = (
        ("the scenario, key by key", lambda: run(command, True)),
        ("the scenario, step by step", lambda: run(command, False)),
        ("what delegates are told", lambda: delegate_log(command)),
        ("plain lines through a pipe", lambda: plain(command)),
    )
    for name, test in tests:
        try:
            test()
            print(f"ok   {name}")
        except AssertionError as error:
            failures += 1
            print(f"FAIL {name}: {error}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
