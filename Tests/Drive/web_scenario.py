"""Runs the steps of scenario.json in a browser."""

import json
import time

from selenium.webdriver.common.by import By
from web_browser import Keys

KEYS = {
    "return": Keys.ENTER, "tab": Keys.TAB, "backspace": Keys.BACKSPACE, "delete": Keys.DELETE, "left": Keys.ARROW_LEFT,
    "right": Keys.ARROW_RIGHT, "up": Keys.ARROW_UP, "down": Keys.ARROW_DOWN, "home": Keys.HOME, "end": Keys.END,
    "escape": Keys.ESCAPE,
}
BULLETS = "\u2022"


def shown(page, label):
    """A field's text as a person sees it."""
    element = page.find(label)
    value = element.get_property("value")
    return BULLETS * len(value) if element.get_attribute("type") == "password" else value


def run(page, path, pause=0.0):
    """Carries out all steps; raises where an expectation does not come true."""
    with open(path, encoding="utf-8") as file:
        scenario = json.load(file)
    for number, step in enumerate(scenario["steps"], 1):
        if "focus" in step:
            page.click(step["focus"])
        if "type" in step:
            page.keys(*step["type"], pause=pause)
        if "paste" in step:
            paste(page, step["paste"])
        if "key" in step:
            page.keys(*[KEYS[step["key"]]] * step.get("times", 1), pause=pause)
        for label, text in step.get("expect", {}).items():
            try:
                page.until(lambda: shown(page, label) == text, what=f"{label} shows {text!r}")
            except AssertionError as error:
                raise AssertionError(f"step {number}: {error}, but {shown(page, label)!r}") from None
    result = page.until(lambda: page.driver.find_elements(By.CSS_SELECTOR, '[data-identifier="result"]'),
                        what="a result")
    found = json.loads(result[0].text)
    if found != scenario["result"]:
        raise AssertionError(f"the result is {found}")
    time.sleep(0.1)
    return found


def paste(page, text):
    """Puts a text on the clipboard and presses Control-V."""
    page.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    page.driver.execute_async_script("navigator.clipboard.writeText(arguments[0]).then(arguments[1])", text)
    page.chord(Keys.CONTROL, "v")
