"""Drives the window front end: real keys into a real window, read back as a screen reader does.

    gtk.py [--pictures FOLDER] [PART…]

GALLERY names the gallery built with the GTK trait.
"""

import json
import os
import signal
import subprocess
import sys

import delegates
from gtk_checks import GALLERY, HERE, PICTURES, check, failures, picture, shows
from gtk_window import Display, Window

COMMAND = [GALLERY, "--window"]


def perform(window, step, number):
    match step:
        case {"focus": label}:
            window.focus(label)
        case {"type": text}:
            window.type(text)
        case {"paste": text}:
            window.paste(text)
        case {"key": key}:
            window.key(key, step.get("times", 1))
        case {"submit": _}:
            window.key("return")
        case {"expect": texts}:
            for label, text in texts.items():
                shows(window, label, text, f"step {number}: {label} is {text!r}")
        case _:
            check(f"step {number}", False, f"is unknown: {step}")


def scenario(display):
    with open(os.path.join(HERE, "scenario.json")) as file:
        script = json.load(file)
    window = Window(COMMAND, display, size=(640, 900))
    for number, step in enumerate(script["steps"], 1):
        perform(window, step, number)
    window.settle(0.6)
    picture(display, "scenario")
    lines = [line for line in window.printed().splitlines() if line.startswith("{")]
    result = json.loads(lines[-1]) if lines else None
    check("the scenario ends with its result", result == script["result"], result)
    check("closing the window ends with 0", window.quit() == 0)
    check("GTK has nothing to complain of", not window.complaints(), window.complaints())


def dead_keys(display):
    display.keyboard("us", "intl")
    window = Window(COMMAND, display, size=(640, 900))
    window.focus("Full name")
    window.type("Ren")
    window.key("dead_acute")
    picture(display, "dead-key")
    window.key("e")
    shows(window, "Full name", "René", "a dead key and a letter make an accented letter")
    window.key("left")
    window.key("dead_diaeresis")
    window.key("a")
    window.type("x")
    shows(window, "Full name", "Renäxé", "a dead key in the middle keeps the caret where it belongs")
    window.key("dead_acute")
    window.key("BackSpace")
    window.type("y")
    shows(window, "Full name", "Renäxyé", "a composition that is given up leaves nothing")
    window.focus("Mobile")
    window.type("12")
    window.key("dead_acute")
    window.key("e")
    window.type("34")
    shows(window, "Mobile", "(123) 4", "a composition in a field that takes digits alone")
    window.key("dead_acute")
    window.focus("Full name")
    shows(window, "Mobile", "(123) 4", "a composition that the focus leaves is given up")
    window.focus("Password")
    window.key("dead_acute")
    window.key("e")
    shows(window, "Password", "•", "a dead key in a secure field")
    display.keyboard("us")
    check("compositions: GTK has nothing to complain of", not window.complaints(), window.complaints())
    window.kill()


def editing(display):
    window = Window(COMMAND, display, size=(640, 900))
    window.focus("Full name")
    window.type("one two three")
    window.key("ctrl+BackSpace")
    shows(window, "Full name", "one two ", "Control-BackSpace deletes a word")
    window.key("ctrl+z")
    shows(window, "Full name", "one two three", "Control-Z undoes")
    window.key("ctrl+shift+z")
    shows(window, "Full name", "one two ", "Control-Shift-Z does it again")
    window.key("ctrl+a")
    window.paste("ё👩‍👩‍👧e\u0301z")
    window.key("left")
    window.key("backspace", times=2)
    shows(window, "Full name", "ёz", "BackSpace deletes what a person sees as a character")
    window.key("shift+Home")
    window.key("ctrl+x")
    shows(window, "Full name", "z", "Control-X cuts")
    check("what was cut is on the clipboard", display.copied() == "ё", display.copied())
    window.key("ctrl+v")
    window.settle()
    shows(window, "Full name", "ёz", "Control-V pastes")
    window.paste("line one\nline two")
    shows(window, "Full name", "ёline one line twoz", "a line break is pasted as a space into one line")
    display.copy("before")
    window.focus("Password")
    window.type("secret")
    window.key("ctrl+a")
    window.key("ctrl+c")
    window.settle()
    check("a password is not copied", display.copied() == "before", "the clipboard has changed")
    window.focus("Notes")
    window.type("first\nsecond")
    window.key("ctrl+a")
    window.type("x")
    window.key("ctrl+z")
    shows(window, "Notes", "first\nsecond", "typing over everything is undone at once")
    window.paste("long " * 20000)
    window.settle(1)
    window.type("!")
    shows(window, "Notes", "long " * 20000 + "!", "a hundred thousand characters are pasted")
    check("editing: GTK has nothing to complain of", not window.complaints(), window.complaints())
    window.kill()


def delegate_log(display):
    """What delegates are told is what they are told everywhere."""
    # So large that nothing has to be scrolled to by Tab, which delegates would hear of.
    window = Window(COMMAND, display, size=(700, 980))

    def turn():
        window.press("Next")
        window.settle(0.4)
        window.read_tree()

    delegates.turn_to(delegates.PAGE, lambda title: "Write log" in window.fields, turn)

    def perform(action, word):
        match action:
            case "focus":
                window.fields = {}
                window.focus(word)
            case "press":
                window.fields = {}
                window.press(word)
            case "type":
                window.type(word)
            case "key":
                window.key(word)
            case "paste":
                window.paste(word)
        window.settle(0.15)

    expected = delegates.run("window", perform)
    window.settle(0.4)
    picture(display, "delegates")
    written = [line for line in window.printed().splitlines() if line.startswith("{")]
    try:
        delegates.compare(written[-1] if written else '{"log": []}', expected)
        check("delegates are told what they are told everywhere", True)
    except AssertionError as error:
        check("delegates are told what they are told everywhere", False, error)
    check("delegates: GTK has nothing to complain of", not window.complaints(), window.complaints())
    window.kill()


def edit_menu(display):
    """The program's own edit menu: by the pointer and by the keys, with the desktop's clipboard."""
    window = Window(COMMAND, display, size=(640, 900))
    display.copy("Lovelace")
    window.focus("Full name")
    window.type("Ada ")
    window.context_click("Full name")
    picture(display, "menu")
    lines = window.menu()
    check("the other button opens the menu", lines == ["Paste", "Select All"], lines)
    window.key("Escape")
    window.settle()
    window.key("End")
    window.key("shift+F10")
    window.settle()
    window.key("return")
    shows(window, "Full name", "Ada Lovelace", "what another program has copied is pasted from the menu")
    window.key("ctrl+a")
    window.key("Menu")
    window.settle()
    lines = window.menu()
    check("the menu key opens the menu", lines == ["Cut", "Copy", "Paste"], lines)
    window.key("down")
    window.key("return")
    window.settle()
    check("what was copied from the menu is on the clipboard", display.copied() == "Ada Lovelace", display.copied())
    window.type("x")
    shows(window, "Full name", "x", "the field has the focus again, and its selection")
    window.focus("Password")
    window.type("s3cret")
    window.key("ctrl+a")
    window.key("shift+F10")
    window.settle()
    lines = window.menu()
    check("a password can't be had from the menu", lines == ["Paste"], lines)
    window.key("Escape")
    window.focus("Notes")
    window.type("note")
    window.context_click("Notes")
    lines = window.menu()
    check("an editor has the menu", "Paste" in lines and "Select All" in lines, lines)
    check("menus: GTK has nothing to complain of", not window.complaints(), window.complaints())
    window.kill()


def fast_keys(display):
    """Keys that come faster than the program's loop turns all count."""
    window = Window(COMMAND, display, size=(640, 900))
    window.focus("Full name")
    display.run("xdotool", "key", "--delay", "0", "a", "Tab", "b", "Tab", "4", "Tab", "5", "Tab", "6", "Tab", "7", "Left",
                "8")
    for label, text in (("Full name", "a"), ("E-mail", "b"), ("Age", "4"), ("Mobile", "(87")):
        shows(window, label, text, f"keys without a pause: {label} is {text!r}")
    window.kill()


def tiny(display):
    window = Window(COMMAND, display, size=(200, 100))
    window.focus("Full name")
    window.type("Tiny")
    shows(window, "Full name", "Tiny", "a window of 200×100 takes keys")
    picture(display, "tiny")
    window.focus("Notes")
    window.type("deep down")
    shows(window, "Notes", "deep down", "a window of 200×100 scrolls to what has the focus")
    picture(display, "tiny-notes")
    for width, height in ((160, 80), (340, 700), (900, 400), (200, 100)):
        window.resize(width, height)
    check("tiny: GTK has nothing to complain of", not window.complaints(), window.complaints())
    check("a tiny window closes", window.quit() == 0)


def endings(display):
    window = Window(COMMAND, display)
    window.process.send_signal(signal.SIGTERM)
    check("SIGTERM ends with 0", window.process.wait(timeout=10) == 0)
    environment = {key: value for key, value in display.environment.items() if "DISPLAY" not in key}
    ended = subprocess.run(COMMAND, env=environment, capture_output=True, text=True, timeout=20)
    check("no display: one sentence and 69", ended.returncode == 69 and ended.stderr.count("\n") == 1
          and "display" in ended.stderr, (ended.returncode, ended.stderr))


def looks(display):
    """Pictures for the documentation."""
    for name, environment in (("light", {}), ("dark", {"GTK_THEME": "Adwaita:dark"})):
        window = Window(COMMAND, display, size=(640, 900), **environment)
        window.focus("Full name")
        window.type("Ada Lovelace")
        window.key("return")
        window.type("ada@example.org")
        window.focus("Mobile")
        window.type("5551234567")
        window.focus("Password")
        window.type("s3cret pass")
        window.settle(0.5)
        picture(display, name)
        window.kill()


def main():
    display = Display()
    names = [name for name in sys.argv[1:] if not name.startswith("-") and name != PICTURES]
    try:
        for part in (scenario, dead_keys, editing, delegate_log, edit_menu, fast_keys, tiny, endings):
            if names and part.__name__ not in names:
                continue
            print(f"-- {part.__name__}", flush=True)
            try:
                part(display)
            except (TimeoutError, LookupError, subprocess.SubprocessError) as error:
                check(part.__name__, False, repr(error))
        if PICTURES:
            looks(display)
    finally:
        display.close()
    print(f"{len(failures)} failed" if failures else "all passed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ or os.environ.get("GTK_DRIVE_BUS") != "own":
        # The accessibility bus belongs to a session; this one is the test's own.
        os.environ["GTK_DRIVE_BUS"] = "own"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, *sys.argv])
    main()
