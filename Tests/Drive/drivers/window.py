"""A window of the GTK front end on a display of its own: keys, clipboard, and what a screen reader reads."""

import json
import re
import subprocess
import tempfile

from drivers.accessibility import AccessibilityTree, Gone
from drivers.driver import Driver

KEYS = {
    "left": "Left", "right": "Right", "up": "Up", "down": "Down", "home": "Home", "end": "End",
    "backspace": "BackSpace", "delete": "Delete", "return": "Return", "tab": "Tab", "escape": "Escape",
    "space": "space", "shift-tab": "shift+Tab",
}
FIELDS = ("text box", "text", "password text", "entry")
BUTTONS = ("push button", "button", "radio", "radio button")
LEAVES = ("label", "scroll bar", "separator", "image")
# That there is no portal, no theme setting and no window manager, whose part GTK misses when a press meets a window's
# edge, is the display's doing.
DISPLAY_COMPLAINTS = re.compile("portal|dconf|Broken accounting")


class Window(Driver):
    """The program under test and its window."""

    name = "window"

    def __init__(self, command, display, size=None, **environment):
        self.display = display
        self.output = tempfile.TemporaryFile("w+")
        self.errors = tempfile.TemporaryFile("w+")
        self.id = self.tree = None
        self.process = subprocess.Popen(
            [*command, "--window"], env={**display.environment, **environment}, stdout=self.output, stderr=self.errors)
        try:
            self.id = self.until(self.find, "the window to open", 40)
            if size:
                self.resize(*size)
            self.tree = AccessibilityTree(display.bus)
            self.until(self.objects, "objects for a screen reader", 20)
        except BaseException:
            self.close()
            raise

    # X

    def find(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with {self.process.returncode}: {self.written(self.errors)}")
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
                               env=self.display.environment, capture_output=True, text=True, check=False).stdout.split()
        return found[-1] if found else None

    def type(self, text):
        for number, line in enumerate(text.split("\n")):
            if number:
                self.key("return")
            if line:
                self.display.run("xdotool", "type", "--delay", "15", "--", line)

    def key(self, name, times=1):
        for _ in range(times):
            self.display.run("xdotool", "key", "--delay", "15", KEYS.get(name, name))
        self.carried_out()

    def carried_out(self):
        """Waits until the program has handled what the display sent it: it answers only between events."""
        # Not where the pointer is: the window there may be the icon of a drag, which goes.
        self.display.run("xdotool", "getdisplaygeometry")
        for _ in range(2):
            try:
                self.tree.children()
                for address in self.tree.children():
                    self.tree.role(address)
            except Gone:
                return

    def paste(self, text):
        self.display.copy(text)
        self.key("ctrl+v")

    def select_all(self):
        self.key("ctrl+a")

    def resize(self, width, height):
        self.display.run("xdotool", "windowsize", "--sync", self.id, str(width), str(height))
        # A window has a smallest size of its own: the size is waited for until it stays, whatever was requested.
        sizes = []

        def is_still():
            sizes.append((self.geometry("WIDTH"), self.geometry("HEIGHT")))
            return sizes[-1] == (width, height) or len(sizes) > 4 and len(set(sizes[-4:])) == 1

        self.until(is_still, "a size that stays")

    def narrow(self):
        self.resize(360, 760)
        self.carried_out()

    def raise_to_front(self):
        self.display.run("xdotool", "windowfocus", "--sync", self.id)

    def click_at(self, x, y, button=1, times=1):
        self.display.run(
            "xdotool", "mousemove", "--window", self.id, str(x), str(y), "click", "--repeat", str(times), str(button))
        self.carried_out()

    def drag(self, start, end, modifier=None):
        """Drags with the main button from a point of the window to another."""
        def move_to(x, y):
            self.display.run("xdotool", "mousemove", "--window", self.id, str(round(x)), str(round(y)))
            self.carried_out()

        move_to(*start)
        self.display.run("xdotool", "mousedown", "1")
        self.carried_out()
        if modifier:
            self.display.run("xdotool", "keydown", modifier)
        for step in range(1, 11):
            move_to(*(a + (b - a) * step / 10 for a, b in zip(start, end)))
        self.display.run("xdotool", "mouseup", "1")
        if modifier:
            self.display.run("xdotool", "keyup", modifier)
        self.carried_out()

    def geometry(self, name):
        answer = self.display.run("xdotool", "getwindowgeometry", "--shell", self.id)
        return int(re.search(rf"^{name}=(\d+)", answer, re.M).group(1))

    # What a screen reader reads

    def objects(self):
        """The fields and buttons by their names. A field comes before a button of its name, as that of a date."""
        fields, buttons = {}, {}
        for address, role in self.tree.objects(leaves=LEAVES + FIELDS + BUTTONS):
            if role in FIELDS or role in BUTTONS:
                try:
                    (fields if role in FIELDS else buttons).setdefault(self.tree.name(address), address)
                except Gone:
                    continue
        return buttons | fields

    def object(self, label):
        return self.until(lambda: self.objects().get(label), f"a field or button called {label!r}")

    def value(self, label):
        """The text of a field; None where there is none of that name, or where it is being removed."""
        address = self.objects().get(label)
        try:
            return address and self.tree.text(address).replace("\u25cf", "\u2022")
        except Gone:
            return None

    def words(self):
        """All names and texts."""
        found = []
        for address, role in self.tree.objects() if self.tree else ():
            try:
                found.append(self.tree.name(address))
                if role in FIELDS:
                    found.append(self.tree.text(address))
            except Gone:
                continue
        return "\n".join(word for word in found if word)

    def description(self, label):
        return self.tree.description(self.object(label))

    def is_editing(self):
        return any(role in FIELDS and self.tree.has_focus(address) for address, role in self.tree.objects())

    def menu(self):
        """The lines of the menu that is open."""
        return self.tree.named("(check )?menu item")

    def area(self, label):
        """Where a field or button is in the window, once it stays there: x, y, width, height."""
        before = None

        def is_still():
            nonlocal before
            last, before = before, self.extents(label)
            return before if before is not None and before == last else None

        return self.until(is_still, f"a place for {label!r}")

    def extents(self, label):
        try:
            return self.tree.extents(self.object(label))
        except Gone:
            return None

    def press(self, label):
        """Clicks on a field or button; what is not in view is scrolled to by Tab."""
        for _ in range(40):
            x, y, width, height = self.area(label)
            if y >= 50 and y + min(height, 16) <= self.geometry("HEIGHT") and x + 12 < self.geometry("WIDTH"):
                break
            self.key("tab")
        # Not too near to the window's edge, which is there to be dragged.
        self.click_at(max(x, 12) + 8, y + min(height // 2, 8))

    def press_text(self, text, times=1):
        x, y, width, height = self.until(lambda: self.text_area(text), f"a text {text!r}")
        self.click_at(x + width // 2, y + height // 2, times=times)

    def press_text_twice(self, text):
        self.press_text(text, times=2)

    def text_area(self, text):
        try:
            for address, role in self.tree.objects(leaves=LEAVES):
                if role == "label" and self.tree.name(address) == text:
                    return self.tree.extents(address)
        except Gone:
            pass
        return None

    def focus(self, label):
        """Clicks on a field and moves the caret to its end."""
        self.press(label)
        self.key("ctrl+End")

    def press_behind_text(self, label):
        """Clicks on a field whose text is shorter than half of it: the caret is at its end, and does not move."""
        x, y, width, height = self.area(label)
        self.click_at(x + width // 2, y + min(height // 2, 8))

    def open_menu(self, label):
        x, y, width, height = self.area(label)
        self.click_at(x + 24, y + min(height // 2, 12), button=3)

    def choose_line(self, index):
        self.keys(*["down"] * index, "return")

    # The end

    @staticmethod
    def written(file):
        file.seek(0)
        return file.read()

    def printed(self):
        return self.written(self.output)

    def result(self):
        def last():
            lines = [line for line in self.printed().splitlines() if line.startswith("{")]
            return lines and lines[-1]

        return json.loads(self.until(last, "a result"))

    def complaints(self):
        return [line for line in self.written(self.errors).splitlines()
                if re.search("WARNING|CRITICAL|[Ff]atal", line) and not DISPLAY_COMPLAINTS.search(line)]

    def quit(self):
        """Closes the window as its close button does; answers the exit code."""
        x, y, width, height = self.area("Close")
        self.display.run("xdotool", "mousemove", "--window", self.id, str(x + width // 2), str(y + height // 2),
                         "click", "1")
        return self.process.wait(timeout=20)

    def keep(self, stem):
        self.display.picture(stem + ".png")
        with open(stem + ".txt", "w", encoding="utf-8") as file:
            file.write(f"{self.words()}\n\nprinted:\n{self.printed()}\nerrors:\n{self.written(self.errors)}")

    def close(self):
        if self.tree:
            self.tree.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.output.close()
        self.errors.close()
