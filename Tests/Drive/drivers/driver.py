"""What the drivers of all front ends have in common."""

import os
import time

# A machine that does several things at once is given more time. No test passes because of it: they wait for conditions.
PATIENCE = float(os.environ.get("DRIVE_PATIENCE", "1"))


class Driver:
    """A running program, used as its user does. Fields are named by their labels, buttons by their words."""

    name = "driver"
    # Complaints with one of these in them are expected by the test that adds them.
    forgiven = ()

    def words(self):
        """What is shown, as one text."""
        raise NotImplementedError

    # The folder for pictures taken during a test; None for no pictures.
    pictures = None

    def idle(self, seconds):
        """What is done between two evaluations of a condition."""
        time.sleep(seconds)

    def until(self, condition, what="the condition", seconds=10.0):
        """Waits until a condition is true, and answers what it answered."""
        deadline = time.monotonic() + seconds * PATIENCE
        while True:
            result = condition()
            if result:
                return result
            if time.monotonic() > deadline:
                raise AssertionError(f"not within {seconds * PATIENCE:g} s: {what}; there is:\n{self.words()}")
            self.idle(0.02)

    def expect(self, read, expected, what, seconds=10.0):
        """Waits until `read()` answers what is expected."""
        deadline = time.monotonic() + seconds * PATIENCE
        while True:
            found = read()
            if found == expected:
                return
            if time.monotonic() > deadline:
                raise AssertionError(f"{what}: found {found!r}, not {expected!r}; there is:\n{self.words()}")
            self.idle(0.02)

    def shows(self, *words, what=None, seconds=10.0):
        """Waits until each of the texts is shown."""
        for word in words:
            self.until(lambda: word in self.words(), what or f"{word!r} is shown", seconds)

    def hides(self, *words, what=None, seconds=10.0):
        """Waits until none of the texts is shown."""
        for word in words:
            self.until(lambda: word not in self.words(), what or f"{word!r} is no longer shown", seconds)

    def holds(self, label, text, what=None, seconds=10.0):
        """Waits until a field shows a text."""
        self.expect(lambda: self.value(label), text, what or f"the field {label!r}", seconds)

    def is_editing(self):
        """Whether a field has the focus."""
        raise NotImplementedError

    def carried_out(self):
        """Waits until the program has handled everything that it was sent."""
        raise NotImplementedError

    def replace(self, label, text):
        """Types in place of what a field holds."""
        self.focus(label)
        self.select_all()
        self.type(text)

    def value(self, label):
        """The text of a field as it is shown."""
        raise NotImplementedError

    def type(self, text):
        """Types letter by letter."""
        raise NotImplementedError

    def key(self, name, times=1):
        """Presses a key by its name, which is the same for all front ends."""
        raise NotImplementedError

    def keys(self, *names):
        for name in names:
            self.key(name)

    def paste(self, text):
        raise NotImplementedError

    def focus(self, label):
        raise NotImplementedError

    def press(self, label):
        raise NotImplementedError

    def press_text(self, text):
        """Clicks on the first text of that wording, which may be in no control."""
        self.press(text)

    def press_text_twice(self, text):
        """Clicks twice, as a double click, on the first text of that wording."""
        raise NotImplementedError

    def select_all(self):
        raise NotImplementedError

    def open_menu(self, label):
        """Opens the menu of the view with these words, with the other button of the mouse."""
        raise NotImplementedError

    def choose_line(self, index):
        """Chooses a line of the menu that is open, by keys."""
        raise NotImplementedError

    def narrow(self):
        """Makes the window as narrow as a telephone."""
        raise NotImplementedError

    def result(self):
        """The JSON object that the program has written last."""
        raise NotImplementedError

    def complaints(self):
        """What the front end's platform found wrong."""
        return []

    def check(self):
        """Raises where the platform found something wrong that no test expects."""
        left = [line for line in self.complaints() if not any(part in line for part in self.forgiven)]
        assert not left, f"complaints: {left}"

    def keep(self, stem):
        """Writes what is shown to files whose paths begin with `stem`."""
        raise NotImplementedError

    def picture(self, name):
        """Writes what is shown, when the tests are run with --pictures."""
        if self.pictures:
            self.carried_out()
            self.keep(os.path.join(self.pictures, f"{self.name}-{name}"))

    def close(self):
        raise NotImplementedError
