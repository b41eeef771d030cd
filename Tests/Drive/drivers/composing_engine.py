"""An engine for IBus that composes letters to upper-case syllables of three, with the protocol of ibus-hangul.

A key that ends the composition hides the preedit text, commits it, and is not handled. Run it with the Python that has
IBus's bindings; it writes a line when the engine is in use.
"""

import gi

gi.require_version("IBus", "1.0")
# pylint: disable=wrong-import-position
from gi.repository import GLib, GObject, IBus  # noqa: E402

NAME = "composing"
LONGEST = 3


class ComposingEngine(IBus.Engine):
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


def main():
    IBus.init()
    bus = IBus.Bus()
    factory = IBus.Factory.new(bus.get_connection())
    factory.add_engine(NAME, GObject.type_from_name("ComposingEngine"))
    words = {"description": NAME, "license": "none", "author": "none"}
    component = IBus.Component(
        name="org.platen.Composing", version="1", homepage="", command_line="", textdomain="", **words)
    component.add_engine(
        IBus.EngineDesc(name=NAME, longname=NAME, language="ko", icon="", layout="us", **words))
    bus.register_component(component)
    bus.request_name("org.platen.Composing", 0)

    def choose():
        bus.set_global_engine_async(
            NAME, 10000, None, lambda bus, result: print(bus.set_global_engine_async_finish(result), flush=True))

    GLib.idle_add(choose)
    GLib.MainLoop().run()


main()
