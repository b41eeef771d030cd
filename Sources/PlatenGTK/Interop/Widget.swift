#if GTK
import CGTK4

/// Any GTK widget. GTK's C types form an inheritance tree that Swift does not import; ``cast(to:)`` and ``opaque``
/// convert between them, as the GTK macros do in C.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The object as another of its types.
  func cast<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The object as an opaque type, such as `GtkText` or an interface.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// Adds or removes a CSS class.
  @MainActor func setClass(_ name: String, _ isOn: Bool) {
    if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
  }

  /// The first child with a name of CSS.
  @MainActor func child(named name: String) -> Widget? {
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      if gtk_widget_get_css_name(child).map({ String(cString: $0) }) == name { return child }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  /// The minimum and the natural size along an axis, for a given size along the other (-1: any).
  @MainActor func measure(_ orientation: GtkOrientation, for length: Int32 = -1) -> (minimum: Int32, natural: Int32) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(self, orientation, length, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }
}

extension OpaquePointer {
  /// The same object as a widget.
  var widget: Widget { Widget(self) }
}

/// A property of an object that is true or false.
@MainActor func booleanProperty(_ object: OpaquePointer, _ name: String) -> Bool {
  var value = GValue()
  g_value_init(&value, GType(5 << 2))
  defer { g_value_unset(&value) }
  g_object_get_property(UnsafeMutablePointer(object), name, &value)
  return g_value_get_boolean(&value) != 0
}

/// A property of an object that holds a number.
@MainActor func integerProperty(_ object: OpaquePointer, _ name: String) -> Int32 {
  var value = GValue()
  g_value_init(&value, GType(6 << 2))
  defer { g_value_unset(&value) }
  g_object_get_property(UnsafeMutablePointer(object), name, &value)
  return g_value_get_int(&value)
}

/// Sets a property of an object to a value that `fill` writes.
@MainActor private func setProperty(
  _ object: OpaquePointer, _ name: String, _ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void
) {
  var value = GValue()
  g_value_init(&value, type)
  fill(&value)
  g_object_set_property(UnsafeMutablePointer(object), name, &value)
  g_value_unset(&value)
}

// The types' numbers are macros that Swift does not import.

/// Sets a property of an object that holds a truth value.
@MainActor func setProperty(_ object: OpaquePointer, _ name: String, _ isOn: Bool) {
  setProperty(object, name, GType(5 << 2)) { g_value_set_boolean($0, isOn ? 1 : 0) }
}

/// Sets a property of an object that holds a number.
@MainActor func setProperty(_ object: OpaquePointer, _ name: String, _ number: Int32) {
  setProperty(object, name, GType(6 << 2)) { g_value_set_int($0, number) }
}

/// Sets a property of an object that holds a number.
@MainActor func setProperty(_ object: OpaquePointer, _ name: String, _ number: Double) {
  setProperty(object, name, GType(15 << 2)) { g_value_set_double($0, number) }
}

/// Sets a property of an object that holds a number.
@MainActor func setProperty(_ object: OpaquePointer, _ name: String, _ number: Float) {
  setProperty(object, name, GType(14 << 2)) { g_value_set_float($0, number) }
}

/// Sets a property of an object that holds a text.
@MainActor func setProperty(_ object: OpaquePointer, _ name: String, _ text: String) {
  setProperty(object, name, GType(16 << 2)) { g_value_set_string($0, text) }
}

/// Sets a property of an object that holds another object.
@MainActor func setObject(_ object: OpaquePointer, _ name: String, _ held: UnsafeMutableRawPointer) {
  setProperty(object, name, GType(20 << 2)) { g_value_set_object($0, held) }
}

/// Sets a property of an object that holds a copy of a boxed value.
@MainActor func setBoxed(_ object: OpaquePointer, _ name: String, _ type: GType, _ boxed: UnsafeMutableRawPointer) {
  setProperty(object, name, type) { g_value_set_boxed($0, boxed) }
}

/// Sets a property of an object that holds one of an enumeration's values.
@MainActor func setEnumeration(_ object: OpaquePointer, _ name: String, _ type: GType, _ number: Int32) {
  setProperty(object, name, type) { g_value_set_enum($0, number) }
}
#endif
