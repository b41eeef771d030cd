#!/usr/bin/env python3
"""Measures what a key costs in the browser front end: time until the program's answer is in the document, bytes each
way, the server's processor time, and memory for each session.

    figures/browser.py GALLERY
"""

import json
import os
import statistics
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from drivers.browser import Keys, Page, Server  # noqa: E402
from drivers.link import Link  # noqa: E402
from drivers.websocket import hello  # noqa: E402

WATCH = """
window.measured = [];
let began = 0;
addEventListener('beforeinput', () => { began = performance.now(); }, true);
new MutationObserver(() => { if (began) { window.measured.push(performance.now() - began); began = 0; } })
  .observe(document.querySelector('main'), {subtree: true, characterData: true, childList: true});
"""


def resident(process):
    with open(f"/proc/{process.pid}/status") as status:
        for line in status:
            if line.startswith("VmRSS:"):
                return int(line.split()[1])


def measure_keys(host, count=300):
    """The mobile number is shown again in a text below: that text is what is waited for."""
    link = Link(host.port, 0.0)
    page = Page(f"http://127.0.0.1:{link.port}/")
    try:
        page.click("Mobile")
        page.send(*"12")
        page.driver.execute_script(WATCH)
        page.answered()
        up, down, cpu = link.sent, link.received, host.cpu_seconds()
        for index in range(count):
            page.send("3" if index % 2 == 0 else Keys.BACKSPACE)
            page.answered()
        up, down, cpu = link.sent - up, link.received - down, host.cpu_seconds() - cpu
        times = sorted(page.driver.execute_script("return window.measured"))
        return {
            "keys": count, "answered": len(times), "median ms": round(statistics.median(times), 2),
            "95th percentile ms": round(times[int(len(times) * 0.95)], 2), "bytes up per key": round(up / count, 1),
            "bytes down per key": round(down / count, 1), "server CPU ms per key": round(cpu / count * 1000, 2),
        }
    finally:
        page.close()


def measure_sessions(host, count=15):
    opened = [hello(host.address)]
    before = resident(host.process)
    opened += [hello(host.address) for _ in range(count)]
    after = resident(host.process)
    return {"sessions": count, "kB for each": round((after - before) / count, 1), "RSS kB": after}


if __name__ == "__main__":
    server = Server([sys.argv[1]], os.devnull).start()
    try:
        print(json.dumps(measure_keys(server), indent=2))
        print(json.dumps(measure_sessions(server), indent=2))
    finally:
        server.close()
