#!/usr/bin/env python3
"""Drives text with attributes between two windows, and keys in views that are no controls, on a display of its own.

    python3 Tests/Drive/gtk_rich.py [GALLERY]
"""

import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from gtk_window import Display, Window  # noqa: E402

GALLERY = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("GALLERY", ".build/traits/debug/gallery")


def open_page(display, name):
    return Window([GALLERY, "--window", "--preview", name], display)


def close(window):
    window.process.terminate()
    window.process.wait()


def copied(display, kind):
    return display.run("xclip", "-selection", "clipboard", "-out", "-t", kind, timeout=10)


def between_programs(display):
    first = open_page(display, "Text with attributes")
    second = None
    try:
        first.key("ctrl+a")
        first.settle()
        first.key("ctrl+b")
        first.settle()
        first.key("ctrl+c")
        first.settle(0.5)
        assert "<b>Mix the flour with the salt.</b>" in copied(display, "text/html"), copied(display, "text/html")
        assert copied(display, "UTF8_STRING") == "Mix the flour with the salt."
        second = open_page(display, "Text with attributes")
        display.run("xdotool", "windowfocus", "--sync", second.id)
        second.settle(0.5)
        second.key("ctrl+End")
        second.key("ctrl+v")
        second.settle(0.8)
        second.key("ctrl+a")
        second.key("ctrl+c")
        second.settle(0.5)
        expected = "Mix the flour with the salt.<b>Mix the flour with the salt.</b>"
        assert expected in copied(display, "text/html"), copied(display, "text/html")
    finally:
        close(first)
        if second:
            close(second)


def markup_alone(display):
    window = open_page(display, "Text with attributes")
    try:
        window.key("ctrl+a")
        subprocess.run(["xclip", "-selection", "clipboard", "-t", "text/html", "-in"], env=display.environment,
                       input="<p>one <i>two</i></p><script>x</script>", text=True, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # The display tells of another owner in its own time.
        window.settle(0.8)
        window.key("ctrl+v")
        window.settle(0.8)
        window.key("ctrl+a")
        window.key("ctrl+c")
        window.settle(0.5)
        html = copied(display, "text/html")
        assert "one <i>two</i>" in html and "script" not in html, html
    finally:
        close(window)


def main():
    display = Display()
    failed = 0
    try:
        for case in (between_programs, markup_alone):
            try:
                case(display)
                print(f"passed  {case.__name__}", flush=True)
            except Exception as error:  # The others are run all the same.
                failed += 1
                display.picture(os.path.join(tempfile.gettempdir(), f"gtk-failed-{case.__name__}.png"))
                print(f"FAILED  {case.__name__}: {error}", flush=True)
            time.sleep(0.3)
    finally:
        display.close()
    sys.exit(1 if failed else 0)


main()
