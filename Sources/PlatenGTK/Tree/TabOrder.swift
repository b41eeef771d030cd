#if GTK
import CGTK4

/// The order in which Tab reaches a widget and its children: that of the children, as in the host and in the other
/// front ends. GTK's own is by the heights at which they are drawn, and reaches a button beside a row before the row.
@MainActor enum TabOrder {
  /// Moves the focus within a widget, or into it. False where there is nothing further that takes the focus: it moves
  /// on to what follows the widget.
  static func move(in widget: Widget, forward: Bool) -> Bool {
    let focused = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
    if focused == widget { return forward && moveAmongChildren(of: widget, after: nil, forward: true) }
    let current = child(of: widget, around: focused)
    if forward, current == nil, takeFocus(widget) { return true }
    if moveAmongChildren(of: widget, after: current, forward: forward) { return true }
    return !forward && takeFocus(widget)
  }

  /// Moves the focus further inside the current child, or else to the first of the rest that takes it.
  private static func moveAmongChildren(of widget: Widget, after current: Widget?, forward: Bool) -> Bool {
    var next = current ?? (forward ? firstChild(of: widget) : lastChild(of: widget))
    while let child = next {
      // Pop-ups are children as well.
      let isWindow = g_type_check_instance_is_a(child.cast(to: GTypeInstance.self), gtk_native_get_type()) != 0
      if !isWindow, gtk_widget_is_drawable(child) != 0,
        gtk_widget_child_focus(child, forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
      {
        return true
      }
      next = forward ? sibling(after: child) : sibling(before: child)
    }
    return false
  }

  // MARK: The first child in front of the others

  private static let key = g_quark_from_static_string("platen-first-and-in-front")

  /// Makes a widget the first of its siblings although it is the last of them in GTK's order, by which they are drawn.
  static func setFirstAndInFront(_ widget: Widget, _ isOn: Bool) {
    g_object_set_qdata(widget.cast(to: GObject.self), key, isOn ? UnsafeMutableRawPointer(bitPattern: 1) : nil)
  }

  static func isFirstAndInFront(_ widget: Widget) -> Bool {
    g_object_get_qdata(widget.cast(to: GObject.self), key) != nil
  }

  private static func firstChild(of widget: Widget) -> Widget? {
    if let last = gtk_widget_get_last_child(widget), isFirstAndInFront(last) { return last }
    return gtk_widget_get_first_child(widget)
  }

  private static func lastChild(of widget: Widget) -> Widget? {
    guard let last = gtk_widget_get_last_child(widget), isFirstAndInFront(last) else {
      return gtk_widget_get_last_child(widget)
    }
    return gtk_widget_get_prev_sibling(last) ?? last
  }

  private static func sibling(after child: Widget) -> Widget? {
    guard !isFirstAndInFront(child) else {
      let first = gtk_widget_get_parent(child).flatMap { gtk_widget_get_first_child($0) }
      return first == child ? nil : first
    }
    return gtk_widget_get_next_sibling(child).flatMap { isFirstAndInFront($0) ? nil : $0 }
  }

  private static func sibling(before child: Widget) -> Widget? {
    if isFirstAndInFront(child) { return nil }
    if let previous = gtk_widget_get_prev_sibling(child) { return previous }
    return gtk_widget_get_parent(child).flatMap { gtk_widget_get_last_child($0) }.flatMap {
      isFirstAndInFront($0) ? $0 : nil
    }
  }

  /// The child that is or contains the focused widget.
  private static func child(of widget: Widget, around focused: Widget?) -> Widget? {
    var candidate = focused
    while let current = candidate {
      let parent = gtk_widget_get_parent(current)
      if parent == widget { return current }
      candidate = parent
    }
    return nil
  }

  private static func takeFocus(_ widget: Widget) -> Bool {
    guard gtk_widget_get_focusable(widget) != 0 else { return false }
    return gtk_widget_grab_focus(widget) != 0
  }
}
#endif
