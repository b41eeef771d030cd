"""A desktop for one window: a display of its own, a session of its own, a keyboard and a clipboard."""

import os
import subprocess
import tempfile


class Display:
    """An X server without a screen, and the session bus on which the accessibility of its programs is found.

    What a window's behaviour depends on is set here, so that the machine's own settings don't matter: the input
    method, the renderer, the locale, and where settings are kept.
    """

    def __init__(self, width=1000, height=1000):
        self.processes = []
        # The accessibility bus has its socket in this folder, one for each user.
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.environment = dict(os.environ, GSK_RENDERER="cairo", GDK_BACKEND="x11", LC_ALL="C.UTF-8",
                                GTK_IM_MODULE="gtk-im-context-simple", XDG_RUNTIME_DIR=self.folder.name)
        for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GTK_THEME", "GTK_A11Y", "XMODIFIERS"):
            self.environment.pop(name, None)
        try:
            # Without -noreset the server restarts when its last client disconnects, and refuses connections meanwhile.
            self.environment["DISPLAY"] = ":" + self.answer(
                "Xvfb", "-displayfd", "{answer}", "-noreset", "-nolisten", "tcp",
                "-screen", "0", f"{width}x{height}x24")
            self.bus = self.answer("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={answer}")
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.bus
            self.keyboard("us")
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

    def run(self, *command, **options):
        return subprocess.run(
            command, env=self.environment, check=True, capture_output=True, text=True, **options).stdout

    def keyboard(self, layout, variant=None):
        self.run("setxkbmap", layout, *(["-variant", variant] if variant else []))

    def copy(self, text, kind="UTF8_STRING"):
        """Puts text on the clipboard; xclip goes on serving it in the background."""
        subprocess.run(["xclip", "-selection", "clipboard", "-t", kind, "-in"], env=self.environment, input=text,
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
        self.folder.cleanup()
