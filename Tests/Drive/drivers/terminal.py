"""A terminal for tests: a pseudo-terminal with a screen behind it that can be read.

The screen answers the queries a modern terminal answers, as far as the test requires it.
"""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import termios
import time

import pyte

from drivers.driver import PATIENCE, Driver


class Screen(pyte.Screen):
    """A screen that leaves the answers to `Terminal`, as pyte answers less than terminals do."""

    def report_device_attributes(self, *args, **kwargs):
        pass

    def report_device_status(self, *args, **kwargs):
        pass


# What pyte doesn't know and would print or misread: private prefixes, and strings.
UNKNOWN = re.compile(
    rb"\x1b\[[<>=][0-9;:]*[A-Za-z]|\x1b\[\?[0-9;]*\$p|\x1b\[\?u|\x1b\[[0-9;]*t"
    rb"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x18"
)

# The emoji by which programs find out whether a terminal knows clusters: a family, a heart and a hand.
PROBE = "\U0001F468\u200D\U0001F469\u200D\U0001F467\u2764\uFE0F\U0001F44D\U0001F3FD".encode()

# The beginning of a control sequence, of a string, or of another escape sequence.
CUT = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*|[\]P^_X][^\x07]*|[ -/]*)")


class Terminal(Driver):
    """Runs a program in a pseudo-terminal of its own."""

    name = "terminal"

    def __init__(
        self, command, columns=80, rows=24, environment=None, answers=True, dark=True, kitty=False, latency=0.0,
    ):
        """`latency` is how many seconds its answers take, as those of a terminal at the end of a slow connection."""
        self.columns, self.rows = columns, rows
        self.answers, self.dark, self.kitty, self.latency = answers, dark, kitty, latency
        # Answers that are on their way, with the times at which they arrive.
        self.late = []
        self.screen = Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.log = bytearray()
        self.pending = b""
        variables = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="en_US.UTF-8")
        # Otherwise the runtime asks questions after a crash.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        for name in ("NO_COLOR", "TMUX", "COLORFGBG"):
            variables.pop(name, None)
        variables.update(environment or {})
        self.started = time.monotonic()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            for number in (signal.SIGPIPE, signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            os.execvpe(command[0], command, variables)
        self.resize(columns, rows, notify=False)
        self.first_output = None
        self.status = None

    def resize(self, columns, rows, notify=True):
        self.columns, self.rows = columns, rows
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if notify:
            self.screen.resize(rows, columns)

    # Output of the program

    def read(self, timeout=0.0):
        """Takes in what the program has written; True when there was something."""
        while self.late and self.late[0][0] <= time.monotonic():
            os.write(self.fd, self.late.pop(0)[1])
        if self.late:
            timeout = min(timeout, max(self.late[0][0] - time.monotonic(), 0.001))
        try:
            if not select.select([self.fd], [], [], timeout)[0]:
                return False
            data = os.read(self.fd, 1 << 16)
        except (OSError, ValueError):
            return False
        if not data:
            return False
        if self.first_output is None:
            self.first_output = time.monotonic()
        self.log += data
        # What it shows up to the query of the cursor's position is in the answer.
        queries = [match.end() for match in re.finditer(rb"\x1b\[6n", data)]
        for start, end in zip([0, *queries], [*queries, len(data)]):
            self._show(data[start:end])
            self._answer(data[start:end])
        return True

    def _show(self, data):
        data = self.pending + data
        # A sequence that is cut at the end of what was read waits for its rest.
        cut = data.rfind(b"\x1b")
        self.pending = b""
        if cut >= 0 and len(data) - cut < 64 and CUT.fullmatch(data[cut:]):
            data, self.pending = data[:cut], data[cut:]
        self.stream.feed(UNKNOWN.sub(b"", data))

    def _answer(self, data):
        if not self.answers:
            return
        reply = b""
        for match in re.finditer(rb"\x1b\[c|\x1b\[6n|\x1b\[\?2026\$p|\x1b\[\?u|\x1b\]11;\?", data):
            query = match.group()
            if query == b"\x1b[c":
                reply += b"\x1b[?62;22c"
            elif query == b"\x1b[6n":
                # After a cluster that is queried it is where terminals are that know clusters, as if this one did.
                column = 7 if data[:match.start()].endswith(PROBE) else self.screen.cursor.x + 1
                reply += b"\x1b[%d;%dR" % (self.screen.cursor.y + 1, column)
            elif query == b"\x1b[?2026$p":
                reply += b"\x1b[?2026;2$y"
            elif query == b"\x1b[?u" and self.kitty:
                reply += b"\x1b[?0u"
            elif query == b"\x1b]11;?":
                reply += b"\x1b]11;rgb:1e1e/1e1e/2e2e\x1b\\" if self.dark else b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\"
        if reply and self.latency:
            self.late.append((time.monotonic() + self.latency, reply))
        elif reply:
            os.write(self.fd, reply)

    def settle(self, quiet=0.08, limit=5.0):
        """Waits until nothing has been written for a while."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            if not self.read(quiet):
                return self
        return self

    def idle(self, seconds):
        self.read(max(seconds, 0.05))

    def is_editing(self):
        self.read(0)
        # A field whose caret has no colour hides the cursor; the keys are those of text all the same.
        return not self.screen.cursor.hidden or "undo" in self.display()[-1]

    def carried_out(self):
        self.settle()

    # Input

    def send(self, data):
        if isinstance(data, str):
            data = data.encode()
        while data:
            # As a terminal does: a program that waits until its output is read takes no input meanwhile.
            os.set_blocking(self.fd, False)
            try:
                data = data[os.write(self.fd, data[:1024]):]
            except BlockingIOError:
                self.read(0.05)
            finally:
                os.set_blocking(self.fd, True)
            while self.read(0):
                pass
        return self

    def write(self, data, **settle):
        """Sends bytes as they are and reads what they change."""
        return self.send(data).settle(**settle)

    def type(self, text):
        # The keys of a keyboard come one at a time.
        for character in text:
            self.send(character).read(0.01)
        self.settle()

    def key(self, name, times=1):
        self.write(KEYS[name] * times)

    def paste(self, text):
        self.write(pasted(text))

    def select_all(self):
        self.key("select-all")

    def place(self, label):
        """Where a label is, preferably as a word of its own: column and row from 1."""
        self.shows(label)
        for pattern in (rf"(?<!\w){re.escape(label)}(?!\w)", re.escape(label)):
            for number, line in enumerate(self.display()):
                match = re.search(pattern, line)
                if match:
                    return match.start() + 1, number + 1
        raise AssertionError(f"there is no {label!r}:\n{self.text()}")

    def click_at(self, x, y, button=0):
        self.write(f"\x1b[<{button};{x};{y}M\x1b[<{button};{x};{y}m")

    def press_text_twice(self, text):
        x, y = self.place(text)
        self.write(f"\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m" * 2)

    def focus(self, label):
        self.click_at(*self.place(label))

    def press(self, label):
        self.click_at(*self.place(label))

    def open_menu(self, label):
        self.click_at(*self.place(label), button=2)

    def choose_line(self, index):
        self.keys(*["right"] * index, "return")

    def narrow(self):
        self.resize(48, 30)
        self.settle()

    # What it shows

    def display(self):
        rows = (self.screen.buffer[y] for y in range(self.rows))
        return ["".join(row[x].data for x in range(self.columns)) for row in rows]

    def text(self):
        return "\n".join(line.rstrip() for line in self.display())

    def words(self):
        self.read(0)
        return self.text()

    def row(self, text):
        """The first row with `text`, or None."""
        for number, line in enumerate(self.display()):
            if text in line:
                return number
        return None

    def line(self, text):
        """The first line with `text`, or an empty one."""
        number = self.row(text)
        return "" if number is None else self.display()[number]

    def value(self, label):
        """What is in the box behind a label; of a secure field, which has no label beside it, its bullets."""
        if label == "Password":
            return next(("•" * line.count("•") for line in self.display() if "•" in line), "")
        for y, line in enumerate(self.display()):
            at = line.find(label)
            if at < 0:
                continue
            # The field's background is what distinguishes it from everything else in the row.
            row = self.screen.buffer[y]
            left = next((x for x in range(at, self.columns) if row[x].bg != "default"), None)
            if left is None:
                continue
            right = next((x for x in range(left, self.columns) if row[x].bg == "default"), self.columns)
            # A placeholder is fainter than text.
            cells = [row[x] for x in range(left + 1, right) if row[x].data.strip()]
            if cells and all(cell.fg != "default" for cell in cells):
                return ""
            # The first column is the field's edge, where the mark of the focus is.
            return "".join(row[x].data for x in range(left + 1, right)).rstrip()
        return None

    @property
    def cursor(self):
        return self.screen.cursor.x, self.screen.cursor.y

    # The end

    def printed(self):
        """What the program has printed after it has given the terminal back."""
        return bytes(self.log).rpartition(b"\x1b[?1049l")[2].decode()

    def result(self):
        """Quits, and answers the JSON object that the program printed last."""
        self.settle()
        self.write(KEYS["quit"])
        status = self.wait(10)
        lines = [line for line in self.printed().splitlines() if line.strip().startswith("{")]
        assert status == 0 and lines, f"the program ended with {status} and printed {self.printed()!r}"
        return json.loads(lines[-1])

    def wait(self, limit=5.0):
        """The wait status, or None while the program runs."""
        end = time.monotonic() + limit * PATIENCE
        while time.monotonic() < end:
            self.read(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG | os.WUNTRACED)
            if pid:
                while self.read(0.02):
                    pass
                self.status = status
                return status
        return None

    def signal(self, number):
        os.kill(self.pid, number)

    def keep(self, stem):
        with open(stem + ".txt", "w", encoding="utf-8") as file:
            file.write(self.text() + f"\n\ncursor {self.cursor}, status {self.status}\n")

    def close(self):
        if self.status is None or os.WIFSTOPPED(self.status):
            try:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        try:
            os.close(self.fd)
        except OSError:
            pass


KEYS = {
    "left": "\x1b[D", "right": "\x1b[C", "up": "\x1b[A", "down": "\x1b[B", "home": "\x1b[H", "end": "\x1b[F",
    "shift-left": "\x1b[1;2D", "shift-right": "\x1b[1;2C", "ctrl-left": "\x1b[1;5D", "ctrl-right": "\x1b[1;5C",
    "shift-home": "\x1b[1;2H", "shift-end": "\x1b[1;2F", "page-up": "\x1b[5~", "page-down": "\x1b[6~",
    "tab": "\t", "shift-tab": "\x1b[Z", "return": "\r", "escape": "\x1b", "space": " ",
    "backspace": "\x7f", "delete": "\x1b[3~", "select-all": "\x1ba", "undo": "\x1f", "redo": "\x19",
    "copy": "\x03", "cut": "\x18", "paste": "\x16", "quit": "\x11",
}


def pasted(text):
    """The bytes of a bracketed paste, with line breaks as terminals send them."""
    return "\x1b[200~" + text.replace("\n", "\r") + "\x1b[201~"
