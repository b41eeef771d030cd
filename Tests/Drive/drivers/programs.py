"""The programs that are driven."""

import os
import socket

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))


def path(name):
    """The program from the variable of its name (GALLERY, NOTEPAD), or as `Scripts/test` builds it."""
    found = os.environ.get(name.upper()) or os.path.join(ROOT, ".build", "traits", "debug", name)
    if not os.access(found, os.X_OK):
        raise RuntimeError(f"there is no program {found}: build it with `swift build --product {name} --traits Web,GTK "
                           f"--scratch-path .build/traits`, or name another in {name.upper()}")
    return os.path.abspath(found)


def free_port():
    """A port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
