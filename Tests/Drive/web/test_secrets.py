"""What is left of a password in the memory of the server: what came over the network is overwritten."""

import secrets
import string

import pytest

from drivers.gallery import turn_to


def copies(pid, text):
    """The number of places in the memory of a process where a text is, as UTF-8 or UTF-16."""
    found = 0
    needles = [text.encode(), text.encode("utf-16-le")]
    with open(f"/proc/{pid}/maps", encoding="utf-8") as maps:
        ranges = [line.split()[0].split("-") for line in maps if line.split()[1].startswith("rw")]
    with open(f"/proc/{pid}/mem", "rb", 0) as memory:
        for start, end in ((int(part, 16) for part in ends) for ends in ranges):
            try:
                memory.seek(start)
                found += sum(memory.read(end - start).count(needle) for needle in needles)
            except OSError:
                continue
    return found


def test_a_pasted_password_is_nowhere_when_it_was_deleted(page, server):
    turn_to(page, "A password")
    page.click("Password")
    page.answered()
    pid = server.process.pid
    try:
        copies(pid, "a text")
    except PermissionError:
        pytest.skip("only a user with every right can read the memory of a process that shows a secure field")
    secret = "".join(secrets.choice(string.ascii_letters) for _ in range(48))
    # Memory that is free begins with notes of the allocator.
    end = secret[24:]
    page.paste(secret)
    page.expect(lambda: len(page.raw_value("Password")), len(secret), "the pasted password")
    page.answered()
    page.expect(lambda: copies(pid, end), 1, "the copies of a password that is shown")
    page.select_all()
    page.key("delete")
    page.answered()
    page.send("x")
    page.answered()
    page.expect(lambda: copies(pid, end), 0, "the copies of a password that was deleted")
