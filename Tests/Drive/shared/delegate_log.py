"""The steps of delegates.json, and the log that they lead to."""

import json
import os

from drivers.gallery import turn_to

# The tests of the library without a screen read it too.
with open(os.path.join(os.path.dirname(__file__), "..", "delegates.json"), encoding="utf-8") as file:
    SCENARIO = json.load(file)


def perform(form, action, word):
    match action:
        case "focus" if form.name == "window":
            form.press_behind_text(word)
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


def perform_steps(form, name):
    """Performs the steps for the front end of that name; answers the log of the program, and the expected one."""
    form.shows("Full name")
    turn_to(form, SCENARIO["page"])
    expected = []
    for part in SCENARIO["parts"]:
        if name not in part.get("on", [name]):
            continue
        for step in part["steps"]:
            for action, word in step.items():
                perform(form, action, word)
        expected += part["log"]
    form.picture("delegates")
    return form.result()["log"], expected
