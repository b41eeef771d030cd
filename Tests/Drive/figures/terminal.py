"""Measures a form in a terminal: first frame, bytes and time for each key, a long paste.

    figures/terminal.py [--json] COMMAND…

The command is to show a form whose first field takes text. Times are from the key's write to the last
byte of what it draws, over a pseudo-terminal of 80 by 24.
"""

import json
import os
import select
import statistics
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from drivers.terminal import Terminal, pasted  # noqa: E402


def first_frame(command, runs=7, environment=None):
    """From fork to the caret in place: the end of the first frame."""
    times = []
    for _ in range(runs):
        terminal = Terminal(command, environment=environment)
        start = terminal.started
        last = start
        while True:
            ready = select.select([terminal.fd], [], [], 0.15 if last > start else 5)[0]
            if not ready:
                break
            data = os.read(terminal.fd, 1 << 16)
            # What follows the answers to the queries comes later; the first frame ends with the caret shown.
            if not terminal.log or b"\x1b[?25h" not in bytes(terminal.log):
                last = time.monotonic()
            terminal.log += data
        times.append((last - start) * 1000)
        terminal.close()
    return statistics.median(times)


def letter(terminal, data):
    """The milliseconds until a key shows its letter, until the last byte of what it draws, and the bytes."""
    start = time.monotonic()
    os.write(terminal.fd, data)
    count = 0
    shown = end = start
    while select.select([terminal.fd], [], [], 0.02 if count else 0.5)[0]:
        output = os.read(terminal.fd, 1 << 16)
        end = time.monotonic()
        if shown == start and data in output:
            shown = end
        count += len(output)
    return (shown - start) * 1000, (end - start) * 1000, count


def key(terminal, data):
    """The milliseconds and bytes that one key takes."""
    return letter(terminal, data)[1:]


def processor_time(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def memory(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        for line in file:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0


def figures(command):
    result = {"first frame ms": first_frame(command)}
    terminal = Terminal(command)
    terminal.settle(quiet=0.3)
    before = processor_time(terminal.pid)
    typed = [key(terminal, b"abcdefghij"[i % 10 : i % 10 + 1]) for i in range(40)]
    result["ms per key, median"] = statistics.median(time for time, _ in typed)
    result["ms per key, 95th percentile"] = sorted(time for time, _ in typed)[int(len(typed) * 0.95)]
    result["bytes per key, mean"] = statistics.mean(count for _, count in typed)
    result["CPU ms per key"] = (processor_time(terminal.pid) - before) / len(typed)
    moved = [key(terminal, b"\x1b[D") for _ in range(20)]
    result["bytes per arrow, mean"] = statistics.mean(count for _, count in moved)
    inserted = [key(terminal, b"x") for _ in range(20)]
    result["bytes per key in the middle, mean"] = statistics.mean(count for _, count in inserted)
    result["memory MB"] = memory(terminal.pid)
    start = time.monotonic()
    terminal.send(pasted("0123456789" * 10_000))
    last = start
    while select.select([terminal.fd], [], [], 0.5)[0]:
        os.read(terminal.fd, 1 << 16)
        last = time.monotonic()
    result["paste of 100,000 ms"] = (last - start) * 1000
    result["next key ms"] = key(terminal, b"y")[0]
    terminal.close()
    return result


if __name__ == "__main__":
    arguments = sys.argv[1:]
    as_json = arguments[:1] == ["--json"]
    table = figures(arguments[1:] if as_json else arguments)
    if as_json:
        print(json.dumps(table))
    else:
        for name, value in table.items():
            print(f"{name:36} {value:10.2f}")
