"""A window of the GTK front end on a display of its own: keys, clipboard, and what a screen reader reads."""

import os
import re
import subprocess
import tempfile
import time

KEYS = {
    "left": "Left", "right": "Right", "up": "Up", "down": "Down", "home": "Home", "end": "End",
    "backspace": "BackSpace", "delete": "Delete", "return": "Return", "tab": "Tab", "escape": "Escape",
    "space": "space",
}
ACCESSIBLE = "org.a11y.atspi.Accessible"


class Display:
    """An X server without a screen."""

    def __init__(self, width=1000, height=1000):
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = ":" + answer.readline().strip()
        self.environment = dict(os.environ, DISPLAY=self.name, GSK_RENDERER="cairo", GDK_BACKEND="x11", LC_ALL="C.UTF-8")
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.keyboard("us")

    def run(self, *command, **options):
        return subprocess.run(command, env=self.environment, check=True, capture_output=True, text=True, **options).stdout

    def keyboard(self, layout, variant=None):
        self.run("setxkbmap", layout, *(["-variant", variant] if variant else []))

    def copy(self, text):
        """Puts text on the clipboard; xclip goes on serving it in the background."""
        subprocess.run(["xclip", "-selection", "clipboard", "-in"], env=self.environment, input=text, text=True,
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def copied(self):
        return self.run("xclip", "-selection", "clipboard", "-out", timeout=10)

    def picture(self, path):
        self.run("import", "-window", "root", path)

    def close(self):
        self.process.terminate()
        self.process.wait()


class Window:
    """The program under test and its window."""

    def __init__(self, command, display, size=None, **environment):
        self.display = display
        self.output = tempfile.TemporaryFile("w+")
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            command, env={**display.environment, **environment}, stdout=self.output, stderr=self.errors)
        self.fields = {}
        self.bus = None
        self.id = self.wait(self.find, "the window to open", 20)
        if size:
            self.resize(*size)
        self.settle()

    # X

    def find(self):
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
                               env=self.display.environment, capture_output=True, text=True).stdout.split()
        return found[-1] if found else None

    def wait(self, condition, what, seconds=5.0):
        end = time.time() + seconds
        while time.time() < end:
            result = condition()
            if result:
                return result
            time.sleep(0.05)
        raise TimeoutError(f"waited in vain for {what}")

    def settle(self, seconds=0.3):
        time.sleep(seconds)

    def type(self, text):
        for number, line in enumerate(text.split("\n")):
            if number:
                self.key("return")
            if line:
                self.display.run("xdotool", "type", "--delay", "15", "--", line)

    def key(self, name, times=1):
        for _ in range(times):
            self.display.run("xdotool", "key", "--delay", "15", KEYS.get(name, name))

    def paste(self, text):
        self.display.copy(text)
        self.key("ctrl+v")
        self.settle()

    def resize(self, width, height):
        self.display.run("xdotool", "windowsize", "--sync", self.id, str(width), str(height))
        self.settle(0.6)

    def click(self, x, y):
        self.display.run("xdotool", "mousemove", "--window", self.id, str(x), str(y), "click", "1")

    def context_click(self, label):
        """Clicks on a field with the other button."""
        x, y, width, height = self.area(label)
        self.display.run("xdotool", "mousemove", "--window", self.id, str(x + 24), str(y + min(height // 2, 12)), "click", "3")
        self.settle()

    def menu(self):
        """The lines of the menu that is open, as a screen reader reads them."""
        if not self.bus:
            self.read_tree()
        found = []
        waiting = list(self.children(("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")))
        while waiting:
            address = waiting.pop(0)
            if self.role(address) in ("menu item", "check menu item"):
                found.append(self.name(address))
            waiting += self.children(address)
        return found

    def scroll(self, x, y, times):
        self.display.run("xdotool", "mousemove", "--window", self.id, str(x), str(y),
                         "click", "--repeat", str(times), "--delay", "20", "5")
        self.settle()

    # Accessibility, asked over D-Bus as a screen reader does

    def call(self, address, method, *arguments):
        sender, path = address
        return subprocess.run(
            ["gdbus", "call", "--address", self.bus, "--dest", sender, "--object-path", path, "--method", method,
             "--", *map(str, arguments)],
            env=self.display.environment, capture_output=True, text=True, timeout=20).stdout.strip()

    def children(self, address):
        answer = self.call(address, f"{ACCESSIBLE}.GetChildren")
        return re.findall(r"\('([^']+)', (?:objectpath )?'(/[^']*)'\)", answer)

    def name(self, address):
        answer = self.call(address, "org.freedesktop.DBus.Properties.Get", ACCESSIBLE, "Name")
        return unquoted(answer)

    def role(self, address):
        return unquoted(self.call(address, f"{ACCESSIBLE}.GetRoleName"))

    def read_tree(self):
        """Finds the text fields of the window by their names."""
        if not self.bus:
            answer = subprocess.run(
                ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
                 "--method", "org.a11y.Bus.GetAddress"],
                env=self.display.environment, capture_output=True, text=True, check=True).stdout
            self.bus = unquoted(answer)
        self.fields = {}
        desktop = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        waiting = list(self.children(desktop))
        while waiting:
            address = waiting.pop(0)
            role = self.role(address)
            if role in ("text box", "text", "password text", "entry", "push button", "button"):
                self.fields.setdefault(self.name(address), address)
            elif role not in ("label", "scroll bar", "separator", "image"):
                waiting += self.children(address)

    def field(self, label):
        if label not in self.fields:
            self.read_tree()
        if label not in self.fields:
            raise LookupError(f"no field named {label!r}; there are {sorted(self.fields)}")
        return self.fields[label]

    def text(self, label):
        address = self.field(label)
        # GTK 4.8 takes -1 for the end in text views only.
        count = self.call(address, "org.freedesktop.DBus.Properties.Get", "org.a11y.atspi.Text", "CharacterCount")
        count = int(re.search(r"\d+", count).group())
        return unquoted(self.call(address, "org.a11y.atspi.Text.GetText", 0, count)).replace("\u25cf", "\u2022")

    def area(self, label):
        """Where a field is in the window: x, y, width, height."""
        answer = self.call(self.field(label), "org.a11y.atspi.Component.GetExtents", 1)
        return tuple(int(number) for number in re.findall(r"-?\d+", answer)[:4])

    def press(self, label):
        """Clicks on a field or button; what is not in view is scrolled to by Tab."""
        for _ in range(40):
            x, y, width, height = self.area(label)
            if y >= 50 and y + min(height, 16) <= self.height() and x + 12 < self.width():
                break
            self.key("tab")
            self.settle(0.05)
        # Not too near to the window's edge, which is there to be dragged.
        self.click(max(x, 12) + 8, y + min(height // 2, 8))
        self.settle(0.15)

    def focus(self, label):
        """Clicks on a field and goes to its end."""
        self.press(label)
        self.key("ctrl+End")

    def geometry(self, name):
        answer = self.display.run("xdotool", "getwindowgeometry", "--shell", self.id)
        return int(re.search(rf"^{name}=(\d+)", answer, re.M).group(1))

    def width(self):
        return self.geometry("WIDTH")

    def height(self):
        return self.geometry("HEIGHT")

    # The end

    def printed(self):
        self.output.seek(0)
        return self.output.read()

    def complaints(self):
        """What GTK found wrong; that there is no portal, no theme setting and no window manager, whose part
        GTK misses when a press meets a window's edge, is the display's doing."""
        self.errors.seek(0)
        return [line for line in self.errors.read().splitlines()
                if re.search("WARNING|CRITICAL|[Ff]atal", line) and not re.search("portal|dconf|Broken accounting", line)]

    def quit(self):
        """Closes the window as its close button does; answers the exit code."""
        self.fields = {}
        x, y, width, height = self.area("Close")
        self.click(x + width // 2, y + height // 2)
        return self.process.wait(timeout=10)

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def unquoted(answer):
    """The first string of an answer in GVariant's notation."""
    match = re.search(r"""'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)\"""", answer)
    if not match:
        return ""
    text = match.group(1) if match.group(1) is not None else match.group(2)
    return re.sub(r"\\(u[0-9a-f]{4}|U[0-9a-f]{8}|.)", _escape, text)


def _escape(match):
    code = match.group(1)
    if code[0] in "uU" and len(code) > 1:
        return chr(int(code[1:], 16))
    return {"n": "\n", "t": "\t", "r": "\r"}.get(code, code)
