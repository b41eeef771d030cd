"""The calls that the delegates of UIKit's fields receive by the steps of delegates.json: the same in each front end."""

import json
import os

import pytest

from drivers.gallery import turn_to

# The tests of the library without a screen read it too.
with open(os.path.join(os.path.dirname(__file__), "..", "delegates.json"), encoding="utf-8") as file:
    SCENARIO = json.load(file)
# In delegates.json the browser has its own name. A window is so large that nothing has to be scrolled to by Tab, which
# delegates would be notified of.
NAMES = {"terminal": "terminal", "web": "browser", "window": "window"}
SIZES = {"terminal": (100, 40), "web": (900, 1000), "window": (700, 980)}


def perform(form, action, word):
    match action:
        case "focus":
            form.focus(word)
        case "press":
            # In a terminal the clear button is a sign.
            form.press("⊗" if form.name == "terminal" and word == "Clear text" else word)
        case "type":
            form.type(word)
        case "key":
            form.key(word)
        case "paste":
            form.paste(word)
        case "compose":
            form.compose(word)
        case "commit":
            form.commit(word)
        case _:
            raise AssertionError(f"there is no action {action!r}")
    form.carried_out()


@pytest.mark.timeout(240)
def test_delegates_receive_the_same_calls_in_every_front_end(front_end, drive):
    form = drive.open(front_end, sizes=SIZES)
    form.shows("Full name")
    turn_to(form, SCENARIO["page"])
    expected = []
    for part in SCENARIO["parts"]:
        if NAMES[front_end] not in part.get("on", [NAMES[front_end]]):
            continue
        for step in part["steps"]:
            for action, word in step.items():
                perform(form, action, word)
        expected += part["log"]
    form.picture("delegates")
    assert form.result()["log"] == expected
