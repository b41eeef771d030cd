#!/usr/bin/env python3
"""Types a card number into a field that the program formats, in Platen's page and in those of others, over links of
several round trips with jitter and loss, and notes what the field shows after each key.

    figures/web_peers.py [--rounds N] [--spacing MILLISECONDS …] [--round-trips MILLISECONDS …] [--peers NAME …]
                         [--engine NAME]

The others are measured where they are installed: `pip install nicegui streamlit`. Each of them formats in its callback
for changes. Streamlit calls that at Return, or with `live` after a pause; what NiceGUI sets in it is sent only when the
change has been handled. The texts expected of Platen are those of the native core.
"""

import argparse
import difflib
import importlib.util
import itertools
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from selenium.webdriver.common.action_chains import ActionChains  # noqa: E402

from drivers.browser import Page, Server  # noqa: E402
from drivers.firefox import FirefoxPage  # noqa: E402
from drivers.link import Link  # noqa: E402
from drivers.native_core import command, states  # noqa: E402
from drivers.programs import free_port, path  # noqa: E402
from drivers.web_page import Keys  # noqa: E402

LABEL = "Card number"
TYPED = "4111222233334444"
SHAPE = '''
def shape(text):
    digits = "".join(letter for letter in text or "" if letter.isdigit())[:16]
    return " ".join(digits[start:start + 4] for start in range(0, len(digits), 4))
'''
NICEGUI = SHAPE + '''
import asyncio
import sys
from nicegui import ui

@ui.page("/")
def page():
    ui.input("Card number", on_change=changed)

async def changed(event):
    # What is set while a change is handled is not sent: it is set behind that.
    await asyncio.sleep(0)
    event.sender.set_value(shape(event.sender.value))

ui.run(host="127.0.0.1", port=int(sys.argv[1]), show=False, reload=False)
'''
STREAMLIT = SHAPE + '''
import streamlit as st

def changed():
    st.session_state.card = shape(st.session_state.card)

st.text_input("Card number", key="card", on_change=changed, live=LIVE)
'''
WATCH = r"""
window.keys = [];
window.changes = [];
const field = document.activeElement;
if (!window.isWatched) {
  window.isWatched = true;
  const finish = () => { const key = keys.at(-1); if (key && key.next === undefined) key.next = watched.value; };
  addEventListener('keydown', finish, true);
  addEventListener('input', () => {
    const key = { at: performance.now() };
    keys.push(key);
    requestAnimationFrame(() => { key.seen = watched.value; });
  });
  const look = () => {
    if (changes.at(-1)?.[1] !== watched.value) changes.push([performance.now(), watched.value]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
window.watched = field;
"""


class Peer:
    """A program with a card field, and how a page on it is used."""

    def __init__(self, name, folder, source=None, module=True, ends=()):
        self.name, self.module, self.ends = name, module, ends
        if source is None:
            self.server = Server([path("gallery")], os.devnull, environment={"GALLERY_PAGE": "Formats while typing"})
            self.server.start()
            self.port, self.process = self.server.port, None
            return
        self.server, self.port = None, free_port()
        file = os.path.join(folder, f"peer{self.port}.py")
        with open(file, "w", encoding="utf-8") as script:
            script.write(source)
        streamlit = ["-m", "streamlit", "run", file, "--server.port", str(self.port), "--server.address", "127.0.0.1",
                     "--server.headless", "true", "--server.enableCORS", "false", "--server.enableXsrfProtection",
                     "false", "--browser.gatherUsageStats", "false"]
        arguments = streamlit if "streamlit" in source else [file, str(self.port)]
        self.process = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, cwd=folder)

    def close(self):
        if self.server:
            self.server.close()
        else:
            self.process.kill()
            self.process.wait()


def wait_served(port, seconds=60):
    """A program of another framework takes its time until it serves its page."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=seconds):
                return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


class ForeignPage:
    """A page of any program: its messages are not followed."""

    def wait_open(self):
        self.until(lambda: self.evaluate("return document.readyState") == "complete", "a loaded page", 60)


class ForeignChromiumPage(ForeignPage, Page):
    def count_traffic(self):
        pass


class ForeignFirefoxPage(ForeignPage, FirefoxPage):
    pass


PAGES = {"chromium": ForeignChromiumPage, "firefox": ForeignFirefoxPage}


def type_evenly(page, text, spacing):
    if not hasattr(page, "driver"):
        return page.press_keys(*itertools.chain.from_iterable(
            ({"type": "keyDown", "value": key}, {"type": "keyUp", "value": key},
             {"type": "pause", "duration": round(spacing * 1000)}) for key in text))
    actions = ActionChains(page.driver, duration=0)
    for key in text:
        actions.send_keys(key).pause(spacing)
    actions.perform()


def settle(page, link, trip):
    """Waits until nothing is sent and the field stays as it is."""
    quiet = max(1.5, 4 * trip + 1)
    deadline = time.monotonic() + 40
    last, since = None, time.monotonic()
    while time.monotonic() < deadline:
        now = (link.sent, link.received, page.evaluate("return document.activeElement.value"))
        if now != last:
            last, since = now, time.monotonic()
        if time.monotonic() - since > quiet:
            return
        time.sleep(0.05)


def clear(page, link, peer, trip):
    page.select_all()
    page.send(Keys.BACKSPACE, *peer.ends)
    settle(page, link, trip)


def expected_texts(page):
    """What the field should show after each key: by the native core where the page says its rules."""
    rules = page.evaluate("return document.activeElement.dataset.rules")
    if rules:
        return [text for text, *_ in states(rules, [command("i", letter) for letter in TYPED])]
    return [" ".join(TYPED[start:min(start + 4, count)] for start in range(0, count, 4))
            for count in range(1, len(TYPED) + 1)]


def wrong_characters(shown, wanted):
    """How many characters are lost, too many or other ones."""
    steps = difflib.SequenceMatcher(None, shown, wanted, autojunk=False).get_opcodes()
    return sum(max(a2 - a1, b2 - b1) for kind, a1, a2, b1, b2 in steps if kind != "equal")


def measure(page, link, peer, trip, spacing):
    page.evaluate(WATCH)
    before = link.sent, link.received
    type_evenly(page, TYPED, spacing)
    page.send(*peer.ends)
    settle(page, link, trip)
    keys, changes = page.evaluate("return keys"), page.evaluate("return changes")
    wanted = expected_texts(page)
    final = page.evaluate("return document.activeElement.value")
    frames = sum(key.get("seen") != text for key, text in zip(keys, wanted)) + abs(len(wanted) - len(keys))
    nexts = sum(key.get("next") != text for key, text in zip(keys[:-1], wanted))
    finished = max(0.0, changes[-1][0] - keys[-1]["at"]) if final == wanted[-1] else None
    return {"wrong": wrong_characters(final, wanted[-1]), "frames": frames, "nexts": nexts, "finished": finished,
            "up": (link.sent - before[0]) / len(TYPED), "down": (link.received - before[1]) / len(TYPED)}


def open_page(peer, link, engine, trip):
    page = PAGES[engine]("about:blank")
    if not peer.module:
        page.block_core()
    page.go(f"http://127.0.0.1:{link.port}/")
    page.wait_open()
    page.until(lambda: page.evaluate(
        "return [...document.querySelectorAll('input')].some((e) => e.getAttribute('aria-label') === arguments[0] "
        "|| [...e.labels ?? []].some((l) => l.textContent.trim() === arguments[0]))", LABEL), "the field", 60)
    time.sleep(1 + 4 * trip)
    page.click(LABEL)
    page.send("9", *peer.ends)
    settle(page, link, trip)
    if peer.module and peer.server:
        page.until(lambda: page.evaluate("return document.activeElement.dataset.rules"), "the rules", 60)
    return page


def report(peer, engine, trip, spacing, found):
    finished = [run["finished"] for run in found if run["finished"] is not None]
    count = len(found) * len(TYPED)
    print(f"| {peer.name} | {trip} | {round(spacing * 1000)} | {sum(run['wrong'] for run in found)} of "
          f"{len(found) * 19} | {sum(run['frames'] for run in found)} of {count} | "
          f"{sum(run['nexts'] for run in found)} of {count - len(found)} | "
          f"{round(statistics.median(finished)) if finished else 'never'} | "
          f"{statistics.median(run['up'] for run in found):.0f}, {statistics.median(run['down'] for run in found):.0f} |",
          flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--spacing", nargs="+", type=float, default=[40, 100])
    parser.add_argument("--round-trips", nargs="+", type=int, default=[0, 50, 100, 200, 400, 800])
    parser.add_argument("--peers", nargs="+", help="beginnings of their names; all without it")
    parser.add_argument("--engine", default="chromium", choices=list(PAGES))
    options = parser.parse_args()
    kinds = [("Platen", None, True, ()), ("Platen, without its module", None, False, ())]
    if importlib.util.find_spec("nicegui"):
        kinds.append(("NiceGUI", NICEGUI, True, ()))
    if importlib.util.find_spec("streamlit"):
        kinds.append(("Streamlit", STREAMLIT.replace("LIVE", "False"), True, (Keys.ENTER,)))
        kinds.append(("Streamlit, live", STREAMLIT.replace("LIVE", "True"), True, ()))
    if options.engine != "chromium":
        kinds = [kind for kind in kinds if kind[2]]
    if options.peers:
        kinds = [kind for kind in kinds if any(kind[0].startswith(name) for name in options.peers)]
    print("| program | round trip ms | ms a key | wrong characters at the end | keys after which the next frame "
          "showed another text | the same when the next key came | ms from the last key to the text | bytes a key, up "
          "and down |\n|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for trip in options.round_trips:
            for kind, source, module, ends in kinds:
                peer = Peer(kind, folder, source, module, ends)
                page = None
                try:
                    link = Link(peer.port, trip / 2000, jitter=0.25, loss=0.02 if trip else 0)
                    wait_served(peer.port)
                    page = open_page(peer, link, options.engine, trip / 1000)
                    for spacing in options.spacing:
                        found = []
                        for _ in range(options.rounds):
                            clear(page, link, peer, trip / 1000)
                            found.append(measure(page, link, peer, trip / 1000, spacing / 1000))
                        report(peer, options.engine, trip, spacing / 1000, found)
                finally:
                    if page:
                        page.close()
                    peer.close()


if __name__ == "__main__":
    main()
