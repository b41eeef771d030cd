"""The sign-up form, served to a browser of its own for each test."""

import pytest


@pytest.fixture
def server(drive):
    return drive.server()


@pytest.fixture
def page(drive, server):
    return drive.page(server)
