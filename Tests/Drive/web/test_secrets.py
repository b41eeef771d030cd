"""What is left of a password in the memory of the server: what came over the network is overwritten."""

import secrets
import string

from drivers.gallery import turn_to
from drivers.memory import copies


def test_a_pasted_password_is_nowhere_when_it_was_deleted(page, server):
    turn_to(page, "A password")
    page.click("Password")
    page.answered()
    pid = server.process.pid
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
