"""What a window tells assistive technology of its texts, by AT-SPI's events."""

import time

from jeepney import DBusAddress, HeaderFields, MatchRule, MessageType, message_bus, new_method_call
from jeepney.io.blocking import open_dbus_connection

REGISTRY = DBusAddress("/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry")


class TextEvents:
    """The events from now on."""

    def __init__(self, session_bus):
        with open_dbus_connection(session_bus) as session:
            bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            address = session.send_and_get_reply(new_method_call(bus, "GetAddress")).body[0]
        self.connection = open_dbus_connection(address)
        for event in ("object:text-changed", "object:text-caret-moved"):
            self.connection.send_and_get_reply(new_method_call(REGISTRY, "RegisterEvent", "s", (event,)))
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
        self.connection.send_and_get_reply(message_bus.AddMatch(rule))

    def take(self, count, seconds=5):
        """The next events: what was inserted or deleted and where, and where the caret is."""
        found = []
        end = time.monotonic() + seconds
        while len(found) < count and time.monotonic() < end:
            try:
                message = self.connection.receive(timeout=max(end - time.monotonic(), 0.01))
            except TimeoutError:
                break
            if message.header.message_type is not MessageType.signal:
                continue
            kind, start, _, (_, text) = message.body[:4]
            member = message.header.fields[HeaderFields.member]
            if member == "TextChanged":
                found.append((kind, start, text))
            elif member == "TextCaretMoved":
                found.append(("caret", start))
        return found

    def close(self):
        self.connection.close()
