"""What a braille display shows of the lines that are written for it."""

import pytest

from drivers.braille import Braille
from drivers.programs import path

pytestmark = pytest.mark.skipif(not Braille.is_installed(), reason="brltty is not installed")


@pytest.fixture
def braille(drive, tmp_path):
    """A shell on the Linux console, whose screen brltty reads: nothing asks for lines here."""
    terminal = drive.add(Braille(
        str(tmp_path), ["bash", "--norc", "-i"], environment={"TERM": "linux", "PS1": "$ "}, answers=False))
    terminal.settle()
    terminal.write("PS1='$ '; clear\r")
    terminal.feels("$")
    return terminal


def test_a_question_is_in_the_window_as_it_is_answered(braille):
    braille.send(f"clear; {path('platen')} input Name --pattern '[A-Z].*'\r")
    braille.feels("Name:")
    braille.send("adx")
    braille.feels("Name: adx")
    braille.send("\x7f")
    braille.feels("Name: ad")
    braille.send("\r")
    # The reason is in the row above the question, which is asked again.
    braille.feels("Name:")
    braille.command("LNUP")
    braille.feels("  ! This is not in the form expected.")
    # The window goes to the cursor again at the next key.
    braille.send("Ada")
    braille.feels("Name: Ada")
    braille.send("\r")
    braille.feels("$")
    braille.command("LNUP")
    braille.feels("Ada")


def test_nothing_of_a_secret_is_in_the_window(braille):
    braille.send(f"clear; {path('platen')} secret Token | wc -c\r")
    braille.feels("Token (not shown):")
    asked = len(braille.seen)
    braille.send("geheim")
    braille.idle(1)
    braille.send("\r")
    braille.feels("$")
    braille.command("LNUP")
    braille.feels("7")
    assert not any(letter in shown for shown in braille.seen[asked:] for letter in "gm"), braille.seen


def test_a_form_goes_from_field_to_field_and_back(braille):
    braille.send(f"clear; {path('invoice')}\r")
    braille.feels("1 of 2. Customer, required:")
    braille.send("Maria\r")
    braille.feels("2 of 2. E-mail:")
    braille.send("\x1b[Z")
    # The window is at the cursor, at the end of a line that is wider; the keys of the display lead to its beginning.
    braille.until(lambda: braille.braille().endswith("empties it]:"), "the end of the field before")
    braille.command("LNBEG")
    braille.feels("1 of 2. Customer, required [Maria; Retur")
    braille.send("\t")
    braille.feels("2 of 2. E-mail:")
    braille.send("x\r")
    braille.until(lambda: braille.braille() == "pties it]:", "the end of the question that is asked again")
    braille.command("LNBEG")
    braille.feels("2 of 2. E-mail [x; Return keeps it, - em")
    braille.command("LNUP")
    braille.feels("  ! Enter an e-mail address.")
