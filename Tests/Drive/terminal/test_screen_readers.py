"""What real screen readers speak of the lines that are written for them."""

import pytest

from drivers.programs import path
from drivers.screen_readers import Fenrir, Yasr

# What is drawn, and would be read as noise.
DECORATION = "│─╭╮╰╯▌✓✗❯◉○•["


@pytest.fixture(params=[Yasr, Fenrir], ids=lambda reader: reader.program)
def reader(request, drive, tmp_path):
    if not request.param.is_installed():
        pytest.skip(f"{request.param.program} is not installed")
    return drive.add(request.param(str(tmp_path))).ready()


def test_a_question_is_heard_as_it_is_answered(reader):
    # The screen reader around the shell is noticed: nothing asks for lines here.
    heard = reader.hears(f"{path('platen')} input Name --pattern '[A-Z].*'\r", "Name:")
    heard += reader.hears("ad", "ad")
    heard += reader.hears("\x7f", "d")
    heard += reader.hears("a love", "a love")
    heard += reader.hears("\x17", "Deleted: love", "Name: aa")
    heard += reader.hears("\r", "! This is not in the form expected.", "Name:")
    heard += reader.hears("Ada", "Ada")
    heard += reader.hears("\r", "Name: Ada", "Ada")
    assert not any(character in sentence for sentence in heard[1:] for character in DECORATION)


def test_nothing_of_a_secret_is_heard(reader):
    heard = reader.hears(f"{path('platen')} secret Token | wc -c\r", "not shown")
    reader.send("geheim")
    reader.idle(1)
    heard += reader.hears("\r", "Token: hidden", "7")
    assert not any("geheim" in sentence or sentence in list("gehim") or "•" in sentence for sentence in heard)


def test_a_form_is_heard_field_by_field_and_back(reader):
    heard = reader.hears(f"{path('invoice')}\r", "Step 1 of 3: Customer", "1 of 2. Customer, required:")
    heard += reader.hears("\r", "! Customer is required.", "1 of 2. Customer, required:")
    heard += reader.hears("Maria\r", "Tab goes back", "2 of 2. E-mail:")
    heard += reader.hears("\x1b[Z", "1 of 2. Customer, required", "Maria; Return keeps it")
    heard += reader.hears("\t", "2 of 2. E-mail:")
    heard += reader.hears("x\r", "! Enter an e-mail address.")
    heard += reader.hears("m@example.com\r", "1. Next", "Button")
    reader.hears("Next\r", "Step 2 of 3: Item", "1 of 4. Item, required:")
    assert not any(character in sentence for sentence in heard[1:] for character in DECORATION[:-1])
