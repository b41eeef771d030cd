#!/usr/bin/env python3
"""Measures in the page how long a key takes to the formatted text and to the frame that shows it, in three engines and
over links of several round trips with jitter and loss, compares what each frame shows with the native core, and
measures the same in an input that no script handles.

    figures/engines.py [--keys COUNT] [--spacing MILLISECONDS] [--engines NAME …] [--round-trips MILLISECONDS …]
"""

import argparse
import itertools
import os
import statistics
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from drivers.link import Link  # noqa: E402
from drivers.native_core import command, states  # noqa: E402
from drivers.opening import ENGINES, Opened  # noqa: E402
from drivers.web_page import Keys  # noqa: E402

# Typed and deleted again and again, so that literals come and go.
TYPED = {"Card number": "4111222233334444", "Number": "1234567.5", "Price": "1234.5", "Day": "7/4/2024"}
OPTIONS = {"firefox": {"exact_clock": True}}

MEASURE = """
window.keys = [];
const field = document.activeElement;
let began = 0;
addEventListener('keydown', () => { began = performance.now(); }, true);
addEventListener('input', () => {
  const key = { set: performance.now() - began, began, shown: field.value };
  keys.push(key);
  const count = keys.length;
  requestAnimationFrame(() => {
    key.frame = performance.now() - key.began;
    // What another key has been typed over by now is that key's.
    if (keys.length === count) key.seen = field.value;
  });
});
"""


def measure(page, count, spacing):
    """The times of each key, and how many texts and frames were other than the native core's."""
    keys, wrong = [], 0
    for label, typed in TYPED.items():
        page.wait_core()
        page.click(label)
        page.answered(60)
        rules = page.evaluate("return document.activeElement.dataset.rules")
        one = [*typed, *[Keys.BACKSPACE] * len(typed)]
        pressed = list(itertools.islice(itertools.cycle(one), count // len(TYPED)))
        page.evaluate(MEASURE)
        page.send(*pressed, spacing=spacing)
        page.frames()
        noted = page.evaluate("return keys")
        # A key that changes nothing has no input event in every engine: the texts are compared without repetitions.
        commands = [command("d", "b", "g") if key == Keys.BACKSPACE else command("i", key) for key in pressed]
        expected = [text for text, *_ in states(rules, commands)]
        wrong += different([key["shown"] for key in noted], expected)
        wrong += sum(key.get("seen", key["shown"]) != key["shown"] for key in noted)
        keys += noted
        page.answered(60)
        page.reload()
    return keys, wrong


def measure_input(page, count, spacing):
    """The times of keys in an input of a page that has nothing else: what the engine itself takes."""
    page.go("data:text/html,<!doctype html><input>")
    page.evaluate("document.querySelector('input').focus()")
    page.evaluate(MEASURE)
    page.send(*itertools.islice(itertools.cycle([*"12345678", *[Keys.BACKSPACE] * 8]), count), spacing=spacing)
    page.frames()
    return page.evaluate("return keys")


def different(shown, expected):
    """How many texts differ, where equal neighbours count once."""
    once = [[text for text, _ in itertools.groupby(texts)] for texts in (shown, expected)]
    return sum(a != b for a, b in itertools.zip_longest(*once))


def summary(values):
    values = sorted(values)
    return (f"{statistics.median(values):.2f}, {values[int(len(values) * 0.95)]:.2f}, "
            f"{statistics.fmean(values):.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=240)
    parser.add_argument("--spacing", type=float, default=40)
    parser.add_argument("--engines", nargs="+", default=list(ENGINES))
    parser.add_argument("--round-trips", nargs="+", type=int, default=[0, 50, 100, 200, 400, 800])
    options = parser.parse_args()
    print("| engine | round trip ms | key to text ms: median, 95th percentile, mean | key to frame ms | other than the "
          "native core |\n|---|---|---|---|---|")
    for engine in options.engines:
        opened = Opened(tempfile.mkdtemp(), None)
        try:
            server = opened.server(gallery_page="Formats while typing")
            page = opened.page(server, engine, **OPTIONS.get(engine, {}))
            keys = measure_input(page, options.keys, options.spacing / 1000)
            print(f"| {engine} | an input alone | {summary(key['set'] for key in keys)} | "
                  f"{summary([key['frame'] for key in keys if 'frame' in key])} | |", flush=True)
            opened.close_driver(page)
            for trip in options.round_trips:
                link = Link(server.port, trip / 2000, jitter=0.25, loss=0.02 if trip else 0)
                page = opened.page(f"http://127.0.0.1:{link.port}/", engine, **OPTIONS.get(engine, {}))
                keys, wrong = measure(page, options.keys, options.spacing / 1000)
                frames = [key["frame"] for key in keys if "frame" in key]
                print(f"| {engine} | {trip} | {summary(key['set'] for key in keys)} | {summary(frames)} | "
                      f"{wrong} of {len(keys)} |", flush=True)
                opened.close_driver(page)
        finally:
            opened.close()


if __name__ == "__main__":
    main()
