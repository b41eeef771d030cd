"""What the drivers of windows share: checks that are told as they are made, pictures, and waiting for a text."""

import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
GALLERY = os.environ.get("GALLERY", os.path.join(HERE, "../../.build/debug/gallery"))
PICTURES = sys.argv[sys.argv.index("--pictures") + 1] if "--pictures" in sys.argv else None
failures = []


def check(name, holds, detail=""):
    print(("ok   " if holds else "FAIL ") + name + ("" if holds else f"  {detail}"), flush=True)
    if not holds:
        failures.append(name)


def picture(display, name):
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        display.picture(os.path.join(PICTURES, name + ".png"))


def shows(window, label, text, name):
    """Waits until a field shows a text."""
    end = time.time() + 3
    while (shown := window.text(label)) != text and time.time() < end:
        time.sleep(0.1)
    check(name, shown == text, f"shows {shown!r}, not {text!r}")
