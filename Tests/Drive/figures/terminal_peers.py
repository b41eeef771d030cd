"""Measures forms in a terminal beside other programs with one field, in one run.

    figures/terminal_peers.py [--rounds N] FOLDER

The folder has release builds of gallery and formbenchmarks. Of others those are measured that are installed. The
rounds of all programs alternate, so that what else the machine does meets all of them. The last column is the time
of a key divided by that of the first line, where the kernel's terminal driver alone answers.
"""

import argparse
import os
import shutil
import statistics
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from drivers.terminal import Terminal  # noqa: E402
from figures.terminal import first_frame, letter, memory, processor_time  # noqa: E402

KEYS = b"abcdefghij"


def programs(folder):
    gallery, forms = os.path.join(folder, "gallery"), os.path.join(folder, "formbenchmarks")
    found = [
        ("the kernel's echo", ["cat"], {}),
        ("bash read -e", ["bash", "--norc", "-c", "read -e -p 'Name: '"], {}),
        ("whiptail", ["whiptail", "--inputbox", "Name", "8", "60"], {}),
        ("dialog", ["dialog", "--inputbox", "Name", "8", "60"], {}),
        ("Platen, one field", [forms], {"FORM_FIELDS": "1"}),
        ("Platen, the sign-up form", [gallery], {}),
        ("Platen, 200 fields", [forms], {"FORM_FIELDS": "200"}),
    ]
    return [entry for entry in found if shutil.which(entry[1][0])]


class Measured:
    def __init__(self, name, command, environment):
        self.name, self.command, self.environment = name, command, environment
        self.frames, self.letters, self.times, self.sizes = [], [], [], []
        self.processor, self.resident = [], []

    def round(self):
        # The echo shows nothing until a key is pressed.
        if self.command[0] != "cat":
            self.frames.append(first_frame(self.command, runs=3, environment=self.environment))
        terminal = Terminal(self.command, environment=self.environment)
        terminal.settle(quiet=0.3)
        for index in range(10):
            letter(terminal, KEYS[index : index + 1])
        before = processor_time(terminal.pid)
        for index in range(30):
            shown, time, size = letter(terminal, KEYS[index % 10 : index % 10 + 1])
            self.letters.append(shown)
            self.times.append(time)
            self.sizes.append(size)
        self.processor.append((processor_time(terminal.pid) - before) / 30)
        self.resident.append(memory(terminal.pid))
        terminal.close()

    def row(self, echo):
        frame = f"{statistics.median(self.frames):.1f}" if self.frames else ""
        shown = statistics.median(self.letters)
        return [
            self.name, frame, f"{shown:.2f}, {percentile(self.letters):.2f}",
            f"{statistics.median(self.times):.2f}, {percentile(self.times):.2f}",
            f"{statistics.median(self.sizes):.0f}, {percentile(self.sizes):.0f}",
            f"{statistics.mean(self.processor):.2f}", f"{max(self.resident):.0f}", f"{shown / echo:.1f}",
        ]


def percentile(values):
    return sorted(values)[int(len(values) * 0.95)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("folder")
    arguments = parser.parse_args()
    measured = [Measured(*program) for program in programs(arguments.folder)]
    for _ in range(arguments.rounds):
        for program in measured:
            program.round()
    echo = statistics.median(measured[0].letters)
    print("| | first frame ms | ms until the letter, median and 95th percentile | ms until the last byte "
          "| bytes, median and 95th percentile | CPU ms per key | memory MB | times the echo |")
    print("|---|---|---|---|---|---|---|---|")
    for program in measured:
        print("| " + " | ".join(program.row(echo)) + " |")


if __name__ == "__main__":
    main()
