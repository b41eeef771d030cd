"""Engines for IBus. Run this with the Python that has IBus's bindings, and with the name of one of them: "composing" or
"late". It writes a line when the engine is in use.
"""

import random
import sys
import time

import gi

gi.require_version("IBus", "1.0")
# pylint: disable=wrong-import-position
from gi.repository import GLib, GObject, IBus  # noqa: E402

LONGEST = 3
# In seconds. A key is pressed every few milliseconds in tests that type fast.
LATEST = 0.04


class ComposingEngine(IBus.Engine):
    """Composes letters to upper-case syllables of three, with the protocol of ibus-hangul: a key that ends the
    composition hides the preedit text, commits it, and is not handled."""

    __gtype_name__ = "ComposingEngine"

    def __init__(self, **properties):
        super().__init__(**properties)
        self.composed = ""

    def show(self):
        text = IBus.Text.new_from_string(self.composed)
        mode = IBus.PreeditFocusMode.COMMIT if self.composed else IBus.PreeditFocusMode.CLEAR
        self.update_preedit_text_with_mode(text, len(self.composed), bool(self.composed), mode)

    def end(self, following=""):
        finished, self.composed = self.composed, following
        if finished:
            self.show()
            self.commit_text(IBus.Text.new_from_string(finished))

    def do_process_key_event(self, value, _code, state):
        if state & IBus.ModifierType.RELEASE_MASK:
            return False
        is_letter = ord("a") <= value <= ord("z")
        if not is_letter or state & (IBus.ModifierType.CONTROL_MASK | IBus.ModifierType.MOD1_MASK):
            self.end()
            return False
        letter = chr(value).upper()
        if len(self.composed) == LONGEST:
            self.end(letter)
        else:
            self.composed += letter
        self.show()
        return True

    def do_reset(self):
        self.composed = ""

    def do_focus_out(self):
        self.composed = ""


class LateEngine(IBus.Engine):
    """Handles no key, and takes its time to say so, as on a busy machine: some answers come at once, others late."""

    __gtype_name__ = "LateEngine"

    def __init__(self, **properties):
        super().__init__(**properties)
        self.random = random.Random(4)

    def do_process_key_event(self, _value, _code, _state):
        time.sleep(self.random.choice([0, 0, 0.001, 0.005, LATEST / 2, LATEST]))
        return False


def main(name):
    IBus.init()
    bus = IBus.Bus()
    factory = IBus.Factory.new(bus.get_connection())
    factory.add_engine(name, GObject.type_from_name(f"{name.capitalize()}Engine"))
    words = {"description": name, "license": "none", "author": "none"}
    component = IBus.Component(
        name=f"org.platen.{name}", version="1", homepage="", command_line="", textdomain="", **words)
    component.add_engine(
        IBus.EngineDesc(name=name, longname=name, language="ko", icon="", layout="us", **words))
    bus.register_component(component)
    bus.request_name(f"org.platen.{name}", 0)

    def choose():
        bus.set_global_engine_async(
            name, 10000, None, lambda bus, result: print(bus.set_global_engine_async_finish(result), flush=True))

    GLib.idle_add(choose)
    GLib.MainLoop().run()


main(sys.argv[1])
