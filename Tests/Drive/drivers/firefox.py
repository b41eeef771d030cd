"""Firefox on a page of the browser front end, by WebDriver BiDi and without a driver program."""

import base64
import json
import os
import subprocess
import tempfile
import time

from selenium.webdriver.common.keys import Keys

from drivers.bidi import BiDi
from drivers.browser_scripts import TRAFFIC
from drivers.browsers import Browsers
from drivers.driver import PATIENCE
from drivers.web_page import WebPage

PROGRAM = "/usr/bin/firefox-esr"
# It looks for nothing on the network by itself, and a page may use the clipboard.
PREFERENCES = {
    "app.normandy.enabled": False, "browser.shell.checkDefaultBrowser": False, "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False, "dom.events.testing.asyncClipboard": True,
    "intl.accept_languages": "en-US, en", "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}
ANSWER = """function (json) {{
  const answer = (function () {{ {body} }}).apply(null, JSON.parse(json));
  return JSON.stringify(answer === undefined ? null : answer);
}}"""
LATER = """function (json) {{
  return new Promise((done) => (function () {{ {body} }}).apply(null, [...JSON.parse(json), done]))
    .then((answer) => JSON.stringify(answer === undefined ? null : answer));
}}"""


class Firefox:
    """A Firefox without a window; `bidi` is the connection to it, `context` its tab.

    With `exact_clock`, pages see the time more exactly than to a millisecond.
    """

    def __init__(self, dark=False, exact_clock=False):
        if not os.access(PROGRAM, os.X_OK):
            raise RuntimeError(f"there is no {PROGRAM}; Scripts/setup installs it")
        self.bidi = self.process = None
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # 0: dark, 1: light.
        chosen = {**PREFERENCES, "layout.css.prefers-color-scheme.content-override": 0 if dark else 1,
                  "privacy.reduceTimerPrecision": not exact_clock}
        with open(os.path.join(self.profile.name, "user.js"), "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in chosen.items())
        try:
            self.start()
        except BaseException:
            self.close()
            raise

    def start(self):
        self.process = subprocess.Popen(
            [PROGRAM, "--headless", "--no-remote", "--profile", self.profile.name, "--remote-debugging-port", "0",
             "--remote-allow-system-access"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.bidi = BiDi(self.socket() + "/session")
        self.bidi.call("session.new", capabilities={"alwaysMatch": {"acceptInsecureCerts": True}})
        self.bidi.call("session.subscribe", events=["log.entryAdded"])
        self.bidi.call("script.addPreloadScript", functionDeclaration=f"() => {{ {TRAFFIC} }}")
        # In the tab that it starts with the focus is in the field for addresses.
        self.clear()

    def socket(self):
        """Where Firefox listens, which it writes into its profile."""
        deadline = time.monotonic() + 60 * PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                with open(os.path.join(self.profile.name, "WebDriverBiDiServer.json"), encoding="utf-8") as file:
                    place = json.load(file)
                return f"ws://{place['ws_host']}:{place['ws_port']}"
            except (FileNotFoundError, ValueError):
                time.sleep(0.02)
        raise RuntimeError(f"Firefox does not listen; its status is {self.process.poll()}")

    def clear(self):
        """Leaves a new tab alone; each server is an origin of its own."""
        used = self.bidi.call("browsingContext.getTree")["contexts"]
        self.context = self.bidi.call("browsingContext.create", type="tab")["context"]
        for tab in used:
            self.bidi.call("browsingContext.close", context=tab["context"], promptUnload=False)
        self.bidi.call("browsingContext.activate", context=self.context)
        self.bidi.call("storage.deleteCookies")
        self.bidi.events = []

    def close(self):
        if self.bidi:
            self.bidi.close()
        if self.process:
            self.process.kill()
            self.process.wait()
        self.profile.cleanup()


class FirefoxPage(WebPage):
    """A tab of a Firefox, which is lent by `browsers` or its own."""

    def __init__(self, address, width=900, height=1000, browsers=None, **options):
        self.browsers = browsers or Browsers(keeps=False)
        self.browser = self.browsers.take(Firefox, **options)
        self.bidi, self.context = self.browser.bidi, self.browser.context
        with self.closed_on_failure():
            self.resize(width, height)
            self.go(address)
            self.wait_open()

    def close(self):
        self.browsers.give(self.browser)

    def evaluate(self, body, *arguments):
        return self.call(ANSWER, body, arguments)

    def evaluate_later(self, body, *arguments):
        return self.call(LATER, body, arguments)

    def call(self, function, body, arguments, context=None):
        result = self.bidi.call(
            "script.callFunction", functionDeclaration=function.format(body=body), awaitPromise=True,
            target={"context": context or self.context}, arguments=[{"type": "string", "value": json.dumps(arguments)}])
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def go(self, address):
        self.bidi.call("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self):
        self.bidi.call("browsingContext.reload", context=self.context, wait="complete")
        self.wait_open()

    def resize(self, width, height):
        self.bidi.call("browsingContext.setViewport", context=self.context,
                       viewport={"width": width, "height": height})

    def perform(self, *sources):
        self.bidi.call("input.performActions", context=self.context, actions=list(sources))

    def press_keys(self, *actions):
        self.perform({"type": "key", "id": "keys", "actions": list(actions)})

    def send(self, *keys, spacing=0.0):
        for key in keys:
            pause = [{"type": "pause", "duration": round(spacing * 1000)}] if spacing else []
            self.press_keys({"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}, *pause)

    def chord(self, modifier, key):
        self.press_keys(
            {"type": "keyDown", "value": modifier}, {"type": "keyDown", "value": key},
            {"type": "keyUp", "value": key}, {"type": "keyUp", "value": modifier})

    def press_at(self, x, y, times=1):
        self.perform({"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "x": x, "y": y},
            *[{"type": phase, "button": 0} for phase in ("pointerDown", "pointerUp") * times]]})

    # Composition, as by an input method: the browser's own window has the object for it.

    def in_window(self, body, *arguments):
        """Runs the body of a function in the browser's own window, which has the services of Firefox."""
        window = self.bidi.call("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][0]["context"]
        return self.call(ANSWER, body, arguments, window)

    def compose(self, text):
        """Shows a text as what is being composed; answers what is shown."""
        self.in_window("""
            const [text] = arguments;
            if (!window.composer) {
              window.composer = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
              // Firefox asks for the end where something else changes the text.
              composer.beginInputTransactionForTests(window, (processor, { type }) => {
                if (type === 'request-to-commit') processor.commitComposition();
                if (type === 'request-to-cancel') processor.cancelComposition();
                return true;
              });
            }
            composer.setPendingCompositionString(text);
            if (text) composer.appendClauseToPendingComposition(text.length, composer.ATTR_RAW_CLAUSE);
            composer.setCaretInPendingComposition(text.length);
            composer.flushPendingComposition();""", text)
        return text

    def commit(self, text):
        self.in_window("composer.commitCompositionWith(arguments[0])", text)

    def paste(self, text):
        self.evaluate_later("navigator.clipboard.writeText(arguments[0]).then(arguments[1])", text)
        self.chord(Keys.CONTROL, "v")

    def screenshot(self, path):
        data = self.bidi.call("browsingContext.captureScreenshot", context=self.context)["data"]
        with open(path, "wb") as image:
            image.write(base64.b64decode(data))

    def console(self):
        entries = [event["params"] for event in self.bidi.events if event["method"] == "log.entryAdded"]
        self.bidi.events = []
        return [entry["text"] for entry in entries if entry["level"] in ("error", "warn")]
