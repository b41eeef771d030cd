"""Opens and edits a text of 100 MB in a window, and tells how long the window stands still.

    gtk_long.py [--pictures FOLDER]

GALLERY names the gallery built with the GTK trait. Times are told and not judged.
"""

import os
import re
import sys
import time

from gtk_window import Display, Window

HERE = os.path.dirname(os.path.abspath(__file__))
GALLERY = os.environ.get("GALLERY", os.path.join(HERE, "../../.build/debug/gallery"))
PICTURES = sys.argv[sys.argv.index("--pictures") + 1] if "--pictures" in sys.argv else None


def picture(display, name):
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        display.picture(os.path.join(PICTURES, name + ".png"))


def length(window):
    """How many characters the widget holds, and how many milliseconds it takes to say so."""
    start = time.time()
    answer = window.call(window.field("Text"), "org.freedesktop.DBus.Properties.Get", "org.a11y.atspi.Text",
                         "CharacterCount")
    return int(re.search(r"\d+", answer).group()), (time.time() - start) * 1000


def processor(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) // 1024 for line in file if line.startswith("VmRSS"))


def main():
    display = Display()
    window = Window([GALLERY, "--window", "--preview", "A text of 100 MB"], display, size=(900, 700))
    try:
        window.read_tree()
        print(f"before: {length(window)[1]:.0f} ms to answer, {memory(window.process.pid)} MB", flush=True)
        window.press("Open")
        start, longest, told, count, last = time.time(), 0.0, 0.0, 0, -1
        while time.time() - start < 120 and not (count > 1_000_000 and count == last):
            last = count
            count, answer = length(window)
            longest = max(longest, answer)
            if time.time() - told > 2:
                told = time.time()
                print(f"{told - start:.0f} s: {count} characters, longest answer {longest:.0f} ms", flush=True)
            time.sleep(0.2)
        print(f"open after {time.time() - start:.1f} s: {count} characters, longest answer {longest:.0f} ms, "
              f"{memory(window.process.pid)} MB, processor {processor(window.process.pid):.1f} s", flush=True)
        window.settle(1)
        picture(display, "gtk-long-open")
        window.click(300, 300)
        for name, key in (("to the start", "ctrl+Home"), ("to the end", "ctrl+End"), ("back", "ctrl+Home")):
            window.key(key)
            print(f"{name}: {length(window)[1]:.0f} ms to answer", flush=True)
            window.settle(1.5)
        window.type("typed ")
        new, answer = length(window)
        print(f"six letters at the start: {answer:.0f} ms to answer, {new - count} more characters", flush=True)
        window.settle(2)
        picture(display, "gtk-long-start")
        window.key("ctrl+End")
        window.type("the end")
        new, answer = length(window)
        print(f"seven letters at the end: {answer:.0f} ms to answer, {new - count} more characters", flush=True)
        window.settle(2)
        picture(display, "gtk-long-end")
        print(f"{memory(window.process.pid)} MB, processor {processor(window.process.pid):.1f} s", flush=True)
        if new - count != 13:
            sys.exit("what was typed is not all there")
    finally:
        window.kill()
        display.close()


if __name__ == "__main__":
    main()
