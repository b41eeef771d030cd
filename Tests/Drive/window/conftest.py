"""The sign-up form in a window of its own for each test."""

import pytest

from drivers.opening import SIGN_UP_SIZES


@pytest.fixture
def display(drive):
    return drive.display()


@pytest.fixture
def window(drive, display):
    return drive.window(display=display, size=SIGN_UP_SIZES["window"])
