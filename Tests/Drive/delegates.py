"""The steps of delegates.json, which every front end is driven through, and the log they have to leave."""

import json
import os

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "delegates.json")
# The gallery's page with the fields, and the one with an accessory view.
PAGE = "What delegates are told"
PAGE_WITH_BAR = "A field with a delegate"


def turn_to(title, shows, turn):
    """Turns the gallery's pages until `shows(title)`."""
    for _ in range(60):
        if shows(title):
            return
        turn()
    raise AssertionError(f"the gallery has no page {title!r}")


def run(front_end, perform):
    """Hands each step that is for this front end to `perform(action, word)`; returns the log to expect."""
    with open(PATH, encoding="utf-8") as file:
        scenario = json.load(file)
    expected = []
    for part in scenario["parts"]:
        if front_end not in part.get("on", [front_end]):
            continue
        for step in part["steps"]:
            for action, word in step.items():
                perform(action, word)
        expected += part["log"]
    return expected


def compare(written, expected):
    """Raises with the first difference."""
    found = json.loads(written)["log"]
    if found == expected:
        return
    place = next((index for index, pair in enumerate(zip(found, expected)) if pair[0] != pair[1]),
                 min(len(found), len(expected)))
    raise AssertionError(f"entry {place + 1}: expected {expected[place:place + 6]}, found {found[place:place + 6]} "
                         f"behind {found[max(place - 4, 0):place]}")
