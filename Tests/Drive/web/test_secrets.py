"""What is left of a password in the memory of the server: what came over the network is overwritten."""

import secrets
import string

from drivers.browser import Keys
from drivers.gallery import turn_to
from drivers.link import Link
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


def undo_in_password(page, meanwhile):
    """Undoes in a password of which the page knows the last character; answers how long it is then."""
    page.click("Password")
    page.send(*"secret")
    page.answered()
    page.driver.refresh()
    page.wait_open()
    page.click("Password")
    page.send(Keys.END, "x")
    page.answered()
    page.chord(Keys.CONTROL, "z")
    meanwhile()
    page.answered()
    page.driver.refresh()
    page.wait_open()
    return len(page.raw_value("Password"))


def test_an_undo_that_is_lost_does_to_a_password_what_it_does_otherwise(drive, server):
    link = Link(server.port, 0.3)

    def cut():
        link.cut()
        link.mend()

    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.forgiven = ("/socket",)
    with_cut = undo_in_password(page, cut)
    assert with_cut == undo_in_password(drive.page(server), lambda: None)
