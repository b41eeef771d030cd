"""What a screen reader reads: the accessibility tree of the programs on a display, over D-Bus."""

import re

from jeepney import DBusAddress, DBusErrorResponse, MessageType, new_method_call
from jeepney.io.blocking import open_dbus_connection

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
# The bit of ATSPI_STATE_FOCUSED.
FOCUSED = 12
# That of ATSPI_STATE_CHECKED.
CHECKED = 4
# Seconds. A program that opens a long text on a busy machine answers late; one that hangs meets the test's own limit.
TIMEOUT = 300


class Gone(LookupError):
    """The object that was asked is no longer there."""


class AccessibilityTree:
    """Objects are pairs of a bus name and a path."""

    def __init__(self, session_bus):
        with open_dbus_connection(session_bus) as session:
            bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            answer = session.send_and_get_reply(new_method_call(bus, "GetAddress"), timeout=TIMEOUT)
        if answer.header.message_type is MessageType.error:
            raise RuntimeError(f"there is no accessibility bus: {answer.body}")
        self.connection = open_dbus_connection(answer.body[0])

    def close(self):
        self.connection.close()

    def call(self, address, interface, method, signature=None, *arguments):
        sender, path = address
        message = new_method_call(DBusAddress(path, sender, interface), method, signature, arguments)
        try:
            answer = self.connection.send_and_get_reply(message, timeout=TIMEOUT)
        except DBusErrorResponse as error:
            raise Gone(str(error)) from None
        if answer.header.message_type is MessageType.error:
            raise Gone(f"{method} of {address}: {answer.body}")
        return answer.body

    def property(self, address, interface, name):
        (kind, value), = self.call(address, "org.freedesktop.DBus.Properties", "Get", "ss", interface, name)
        return value

    def children(self, address=ROOT):
        return self.call(address, ACCESSIBLE, "GetChildren")[0]

    def name(self, address):
        return self.property(address, ACCESSIBLE, "Name")

    def description(self, address):
        return self.property(address, ACCESSIBLE, "Description")

    def role(self, address):
        return self.call(address, ACCESSIBLE, "GetRoleName")[0]

    def has_focus(self, address):
        return self.has_state(address, FOCUSED)

    def has_state(self, address, bit):
        try:
            states = self.call(address, ACCESSIBLE, "GetState")[0]
        except Gone:
            return False
        return bool(states[0] >> bit & 1)

    def extents(self, address):
        """Where an object is in its window: x, y, width, height."""
        return self.call(address, "org.a11y.atspi.Component", "GetExtents", "u", 1)[0]

    def length(self, address):
        return self.property(address, "org.a11y.atspi.Text", "CharacterCount")

    def text(self, address):
        # GTK 4.8 takes -1 for the end in text views only.
        return self.call(address, "org.a11y.atspi.Text", "GetText", "ii", 0, self.length(address))[0]

    def each(self, read):
        """What `read` returns for each object that is still there, from its address and its role."""
        for address, role in self.objects():
            try:
                found = read(address, role)
            except Gone:
                continue
            yield found

    def objects(self, leaves=()):
        """Every object with its role, breadth first; not what is in an object with one of the roles `leaves`.

        Objects that are removed while the tree is read are left out.
        """
        waiting = list(self.children())
        while waiting:
            address = waiting.pop(0)
            try:
                role = self.role(address)
                if role not in leaves:
                    waiting += self.children(address)
            except Gone:
                continue
            yield address, role

    def named(self, pattern):
        """The names of the objects whose role matches."""
        found = []
        for address, role in self.objects():
            if re.fullmatch(pattern, role):
                try:
                    found.append(self.name(address))
                except Gone:
                    continue
        return found
