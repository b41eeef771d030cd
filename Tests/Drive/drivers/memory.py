"""What is in the memory of a running program."""

import pytest

# Text may be in memory as Swift and C keep it, as the strings of X and of browsers, and as Pango and GTK count it.
ENCODINGS = ("utf-8", "utf-16-le", "utf-32-le")


def copies(pid, text):
    """The number of places in the memory of a process where a text is, in any encoding.

    The memory of a process that shows a secure field can be read only by a user with every right; the test is
    skipped for others.
    """
    needles = [text.encode(encoding) for encoding in ENCODINGS]
    try:
        memory = open(f"/proc/{pid}/mem", "rb", 0)
    except PermissionError:
        pytest.skip("only a user with every right can read the memory of a process that shows a secure field")
    with memory:
        return sum(contents.count(needle) for contents in (read(memory, *ends) for ends in ranges(pid))
                   for needle in needles)


def ranges(pid):
    """Where a process has memory that it can write."""
    with open(f"/proc/{pid}/maps", encoding="utf-8") as maps:
        for line in maps:
            ends, rights = line.split()[:2]
            if rights.startswith("rw"):
                yield tuple(int(end, 16) for end in ends.split("-"))


def read(memory, start, end):
    """What is in a range; nothing of it where it is not memory, but a device."""
    contents = bytearray()
    memory.seek(start)
    try:
        # A system may answer with less than was asked for.
        while start + len(contents) < end and (part := memory.read(end - start - len(contents))):
            contents += part
    except OSError:
        pass
    return bytes(contents)
