"""A desktop for one window: a display of its own, a session of its own, a keyboard and a clipboard."""

import contextlib
import os
import shutil
import subprocess
import tempfile
import time

# A keyboard without conversion, which composes by dead keys.
IBUS_ENGINE = "xkb:us::eng"


class Display:
    """An X server without a screen, and the session bus on which the accessibility of its programs is found.

    What a window's behaviour depends on is set here, so that the machine's own settings don't matter: the input
    method, the renderer, the locale, and where settings are kept. `input_method` is one of GTK's own, or "ibus", for
    which a daemon is started with the engine of a keyboard.
    """

    def __init__(self, width=1000, height=1000, input_method="gtk-im-context-simple"):
        self.processes = []
        # The accessibility bus has its socket in this folder, one for each user.
        self.folder = tempfile.mkdtemp()
        self.environment = dict(os.environ, GSK_RENDERER="cairo", GDK_BACKEND="x11", LC_ALL="C.UTF-8",
                                GTK_IM_MODULE=input_method, XDG_RUNTIME_DIR=self.folder)
        for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GTK_THEME", "GTK_A11Y", "XMODIFIERS", "IBUS_ADDRESS"):
            self.environment.pop(name, None)
        try:
            # Without -noreset the server restarts when its last client disconnects, and refuses connections meanwhile.
            self.environment["DISPLAY"] = ":" + self.answer(
                "Xvfb", "-displayfd", "{answer}", "-noreset", "-nolisten", "tcp",
                "-screen", "0", f"{width}x{height}x24")
            self.bus = self.answer("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={answer}")
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.bus
            self.keyboard("us")
            if input_method == "ibus":
                self.start_ibus()
        except BaseException:
            self.close()
            raise

    def answer(self, *command):
        """Starts a program that stays, and reads the line that it writes when it is ready."""
        read, write = os.pipe()
        command = [part.replace("{answer}", str(write)) for part in command]
        self.processes.append(subprocess.Popen(
            command, pass_fds=[write], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        os.close(write)
        with os.fdopen(read) as answer:
            line = answer.readline().strip()
        if not line:
            raise RuntimeError(f"{command[0]} did not start")
        return line

    def start_ibus(self):
        """Starts IBus without a panel, which would change the keyboard's layout, and waits for its engine."""
        self.processes.append(subprocess.Popen(
            ["ibus-daemon", "--panel", "disable", "--emoji-extension", "disable", "--config", "disable"],
            env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        deadline = time.monotonic() + 30
        # Setting the engine fails until the daemon has found its engines.
        while subprocess.run(["ibus", "engine", IBUS_ENGINE], env=self.environment, capture_output=True,
                             check=False).returncode != 0:
            if time.monotonic() > deadline:
                raise RuntimeError("IBus did not start")
            time.sleep(0.1)

    def start_composing_engine(self):
        """Has IBus compose letters, as it does for Korean."""
        self.start_engine("composing")

    def start_late_engine(self):
        """Has IBus answer some keys late."""
        self.start_engine("late")

    def start_engine(self, name):
        engines = os.path.join(os.path.dirname(__file__), "input_engines.py")
        # The bindings are those of the system's Python.
        process = subprocess.Popen(["/usr/bin/python3", engines, name], env=self.environment, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.processes.append(process)
        if process.stdout.readline().strip() != "True":
            raise RuntimeError("IBus did not take the engine")

    def run(self, *command, **options):
        return subprocess.run(
            command, env=self.environment, check=True, capture_output=True, text=True, **options).stdout

    def keyboard(self, layout, variant=None):
        self.run("setxkbmap", layout, *(["-variant", variant] if variant else []))

    def copy(self, text, kind="UTF8_STRING", selection="clipboard"):
        """Puts text on the clipboard, or into the primary selection; xclip continues to serve it in the background."""
        subprocess.run(["xclip", "-selection", selection, "-t", kind, "-in"], env=self.environment, input=text,
                       text=True, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def copied(self, kind="UTF8_STRING"):
        """What is on the clipboard; nothing where there is no such kind of it."""
        return subprocess.run(["xclip", "-selection", "clipboard", "-out", "-t", kind], env=self.environment,
                              capture_output=True, text=True, timeout=10, check=False).stdout

    def picture(self, path):
        self.run("import", "-window", "root", path)

    def close(self):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()
        self.processes = []
        # The portal of documents has a file system of its own in it for some time after the bus has ended. Where that is
        # unmounted while it is read, errors come from calls of which the function ignores none.
        with contextlib.suppress(OSError):
            shutil.rmtree(self.folder, ignore_errors=True)
