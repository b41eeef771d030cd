"""Whole forms of the gallery: a scenario is written once and passes in each front end."""

import pytest
from business_forms import SCENARIOS as BUSINESS
from everyday_forms import SCENARIOS as EVERYDAY

SCENARIOS = EVERYDAY | BUSINESS


@pytest.mark.parametrize("title", SCENARIOS)
def test_form(front_end, drive, title):
    form = drive.open(front_end, "--preview", title)
    if front_end == "window":
        # A scrolled window whose bar appears while it is laid out may be drawn once before its next frame is right.
        form.forgiven = ("without a current allocation",)
    scenario = SCENARIOS[title]
    form.picture(scenario.__name__)
    scenario(form)
    form.picture(scenario.__name__ + "-end")
    form.narrow()
    form.picture(scenario.__name__ + "-narrow")
