"""The editing core as a native program: what a field with given rules shows after each command."""

import json
import subprocess

from drivers.programs import path

SEPARATOR = "\x1f"


def command(*parts):
    """A command as the page writes it."""
    return SEPARATOR.join(str(part) for part in parts)


def states(rules, commands, countries=""):
    """The text and the ends of the selection after each command, from an empty field.

    `countries` are the rules for telephone numbers, as the page loads them.
    """
    case = {"spec": rules, "commands": commands, "countries": countries}
    answer = subprocess.run([path("editingcases")], input=json.dumps(case) + "\n", capture_output=True, text=True,
                            check=True).stdout
    return [[state["text"], *sorted(state["numbers"][:2])] for state in json.loads(answer)]
