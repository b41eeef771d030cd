"""What Debian's brltty shows on a braille display of what is in a terminal.

brltty reads the screen from shared memory, as GNU screen writes it for brltty, and its virtual display writes the text
of the braille window to a socket.
"""

import ctypes
import errno
import fcntl
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time

from drivers.driver import PATIENCE
from drivers.terminal import Terminal

# The key that brltty reads without knowing the user's home, and the size that it maps.
KEY = ctypes.c_int(0xBACD072F)
SIZE = 4 + 66 * 132 * 2

IPC_CREAT, IPC_RMID = 0o1000, 0


class Braille(Terminal):
    """A terminal whose screen brltty reads. There can be one at a time on a machine."""

    cells = 40

    @staticmethod
    def is_installed():
        return shutil.which("brltty") is not None

    def __init__(self, folder, command, **options):
        # What is in the braille window, and all that was.
        self.shown, self.seen = "", []
        self.lock = open(os.path.join(tempfile.gettempdir(), "platen-brltty.lock"), "w", encoding="utf-8")
        fcntl.flock(self.lock, fcntl.LOCK_EX)
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.libc.shmat.restype = ctypes.c_void_p
        self.segment = self.libc.shmget(KEY, SIZE, IPC_CREAT | 0o777)
        if self.segment < 0:
            raise OSError(ctypes.get_errno(), f"shmget: {errno.errorcode[ctypes.get_errno()]}")
        self.memory = self.libc.shmat(self.segment, None, 0)
        with tempfile.TemporaryDirectory() as place, socket.socket(socket.AF_UNIX) as server:
            # The path of a socket is short.
            server.bind(os.path.join(place, "display"))
            server.listen(1)
            server.settimeout(20 * PATIENCE)
            self.reader = subprocess.Popen(
                ["brltty", "-n", "-q", "-l", "emergency", "-f", "/dev/null", "-x", "sc", "-b", "vr", "-s", "no", "-N",
                 "-d", f"client:{place}/display", "-P", os.path.join(folder, "pid"), "-W", str(folder), "-U", "4"],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.display_line, _ = server.accept()
        self.display_line.setblocking(False)
        self.display_line.sendall(f"cells {self.cells} 1\n".encode())
        self.rest = b""
        super().__init__(command, **options)
        self.mirror()

    def _show(self, data):
        super()._show(data)
        self.mirror()

    def mirror(self):
        """Writes the screen where brltty reads it: columns, rows, the cursor, the characters, their attributes."""
        text = "".join(self.display()).encode("ascii", "replace")
        head = bytes([self.columns, self.rows, min(self.screen.cursor.x, self.columns - 1), self.screen.cursor.y])
        # Last the number of the window, and no flags.
        contents = head + text + b"\x07" * len(text) + b"\0\0"
        ctypes.memmove(self.memory, contents, len(contents))

    def braille(self):
        """The text of the braille window."""
        try:
            while part := self.display_line.recv(4096):
                self.rest += part
        except BlockingIOError:
            pass
        *lines, self.rest = self.rest.split(b"\n")
        for line in lines:
            visual = re.fullmatch(r'Visual "(.*)"', line.decode())
            if visual:
                self.shown = re.sub(r"\\(.)", r"\1", visual[1]).rstrip()
                self.seen.append(self.shown)
        return self.shown

    def feels(self, words, seconds=15):
        """Waits until a text is in the braille window, and is all that is in it."""
        end = time.monotonic() + seconds * PATIENCE
        while self.braille() != words:
            self.read(0.05)
            assert time.monotonic() < end, f"{self.shown!r} is in the window, not {words!r}; there is:\n{self.text()}"

    def command(self, name):
        """A key of the display, such as LNUP for the row above."""
        self.display_line.sendall(f"{name}\n".encode())

    def close(self):
        self.reader.terminate()
        self.reader.wait()
        self.display_line.close()
        super().close()
        self.libc.shmctl(self.segment, IPC_RMID, None)
        self.lock.close()
