"""A password in the memory of a program with a window: once while it is in its field, then nowhere."""

import os
import secrets
import string

import pytest

from drivers.gallery import turn_to
from drivers.memory import copies

LENGTH = 48
# The files of a process that is not dumpable are root's. Where root runs the tests, the group tells them apart.
GROUP = os.getegid() if os.geteuid() else 65534
IN_GROUP = [] if os.geteuid() else ["setpriv", f"--regid={GROUP}", "--clear-groups"]


@pytest.fixture
def gallery(drive, display):
    gallery = drive.window(display=display)
    turn_to(gallery, "A password")
    gallery.press("Password")
    return gallery


@pytest.fixture
def secret():
    return "".join(secrets.choice(string.ascii_letters) for _ in range(LENGTH))


def expect_copies(gallery, secret, count, what):
    """Both halves are searched: memory that is free begins with notes of the allocator."""
    pid = gallery.process.pid
    for part in (secret[:LENGTH // 2], secret[LENGTH // 2:]):
        gallery.expect(lambda: copies(pid, part), count, what)


def expect_one_copy(gallery, secret):
    gallery.holds("Password", "•" * LENGTH)
    expect_copies(gallery, secret, 1, "the copies of a password while it is in its field")


def expect_no_copy_without_field(gallery, secret):
    gallery.press("Next")
    gallery.hides("A password")
    gallery.carried_out()
    expect_copies(gallery, secret, 0, "the copies of a password whose field is gone")


def test_a_typed_password_is_in_memory_once(gallery, secret):
    gallery.type(secret)
    expect_one_copy(gallery, secret)
    expect_no_copy_without_field(gallery, secret)


def test_a_pasted_password_is_in_memory_once(gallery, secret):
    gallery.paste(secret)
    expect_one_copy(gallery, secret)
    expect_no_copy_without_field(gallery, secret)


def test_a_password_that_the_middle_button_pastes_is_in_memory_once(gallery, display, secret):
    display.copy(secret, selection="primary")
    x, y, _, height = gallery.area("Password")
    gallery.click_at(x + 8, y + height // 2, button=2)
    expect_one_copy(gallery, secret)
    expect_no_copy_without_field(gallery, secret)


def is_dumpable(pid):
    """Whether other programs of the user can read the memory of a process: its files are those of its user then."""
    owner = os.stat(f"/proc/{pid}/environ")
    return (owner.st_uid, owner.st_gid) == (os.geteuid(), GROUP)


def test_a_process_is_not_dumpable_while_it_shows_a_secure_field(drive, display):
    gallery = drive.window(display=display, prefix=IN_GROUP)
    pid = gallery.process.pid
    turn_to(gallery, "A password")
    gallery.expect(lambda: is_dumpable(pid), False, "a process with a secure field is dumpable")
    gallery.press("Next")
    gallery.hides("A password")
    gallery.expect(lambda: is_dumpable(pid), True, "a process without a secure field is dumpable")
    gallery.press("Previous")
    gallery.shows("A password")
    gallery.expect(lambda: is_dumpable(pid), False, "a process with a secure field again is dumpable")
