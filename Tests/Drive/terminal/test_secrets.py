"""A password in the memory of a program in a terminal: once while it is in its field, then nowhere."""

import secrets
import string

import pytest

from drivers.gallery import turn_to
from drivers.memory import copies

LENGTH = 48


@pytest.mark.parametrize("way", ["type", "paste"])
def test_a_password_is_in_memory_once(drive, way):
    secret = "".join(secrets.choice(string.ascii_letters) for _ in range(LENGTH))
    gallery = drive.open("terminal")
    turn_to(gallery, "A password")
    gallery.focus("Password")
    getattr(gallery, way)(secret)
    gallery.shows("•" * 20)
    gallery.settle()
    # Both halves: memory that is free begins with notes of the allocator.
    halves = (secret[:LENGTH // 2], secret[LENGTH // 2:])
    for half in halves:
        gallery.expect(lambda: copies(gallery.pid, half), 1, "the copies of a password while it is in its field")
    gallery.press("Next")
    gallery.hides("A password")
    gallery.settle()
    for half in halves:
        gallery.expect(lambda: copies(gallery.pid, half), 0, "the copies of a password whose field is gone")
