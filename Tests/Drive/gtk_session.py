"""A session of its own for what is driven in a window."""

import os
import subprocess
import sys
import tempfile


def is_own():
    return os.environ.get("GTK_DRIVE_BUS") == "own"


def run(script, *arguments, **options):
    """Runs a script again, in a session of its own, and answers whether that went well.

    The accessibility bus goes with its first display, and its socket is the person's: each window has its own.
    """
    command = ["dbus-run-session", "--", sys.executable, os.path.abspath(script), *arguments]
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, GTK_DRIVE_BUS="own", XDG_RUNTIME_DIR=folder)
        return subprocess.run(command, env=environment, check=False, **options).returncode == 0
