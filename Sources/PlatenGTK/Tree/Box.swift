#if GTK
import CGTK4
import Foundation

/// The delegate of a ``Box``.
@MainActor protocol BoxDelegate: AnyObject {
  /// The minimum size of the box; it may get more.
  var minimumSize: CGSize { get }
  /// Whether keyboard navigation skips the children.
  var isPassedByFocus: Bool { get }
  /// Whether the pointer reaches what is behind the box where no child is.
  var letsPointerThrough: Bool { get }
  /// Places the children in a box of that size with ``Box/place(_:in:at:)``.
  func allocate(_ box: Box, width: Int, height: Int)
  /// Draws, calling `children` where the children belong.
  func snapshot(_ box: Box, _ snapshot: OpaquePointer, children: () -> Void)
}

/// A widget that places its children by Platen's layout.
///
/// It is a separate GObject type, because GTK's containers have their own layout.
@MainActor final class Box {
  let widget: Widget
  private weak var delegate: (any BoxDelegate)?

  /// Creates a box whose widget calls `delegate` until ``detach()``.
  init() {
    widget = UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil))
      .assumingMemoryBound(to: GtkWidget.self)
  }

  func attach(_ delegate: any BoxDelegate) {
    self.delegate = delegate
    g_object_set_qdata(widget.cast(to: GObject.self), Self.key, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Detaches the delegate: the widget may outlive its owner in GTK.
  func detach() {
    g_object_set_qdata(widget.cast(to: GObject.self), Self.key, nil)
    delegate = nil
  }

  /// Puts `child` at `index` among the children.
  func insert(_ child: Widget, at index: Int) {
    var previous: Widget?
    var next = gtk_widget_get_first_child(widget)
    for _ in 0..<max(index, 0) {
      guard let candidate = next else { break }
      previous = candidate
      next = gtk_widget_get_next_sibling(candidate)
    }
    gtk_widget_insert_after(child, widget, previous)
  }

  /// Inserts `child` after `previous`, or first.
  func insert(_ child: Widget, after previous: Widget?) { gtk_widget_insert_after(child, widget, previous) }

  /// Sets a child's frame. A frame below the child's minimum size is enlarged and overlaps the edge, because GTK would
  /// report an error.
  func place(_ child: Widget, in frame: CGRect) {
    let leastWidth = child.measure(GTK_ORIENTATION_HORIZONTAL).minimum
    let width = max(Int32(clamping: Int(frame.width.rounded())), leastWidth)
    let leastHeight = child.measure(GTK_ORIENTATION_VERTICAL, for: width).minimum
    let height = max(Int32(clamping: Int(frame.height.rounded())), leastHeight)
    var point = graphene_point_t(x: Float(frame.minX.rounded()), y: Float(frame.minY.rounded()))
    gtk_widget_allocate(child, width, height, -1, gsk_transform_translate(nil, &point))
  }

  /// Whether a widget is a box.
  static func isBox(_ widget: Widget) -> Bool { of(widget) != nil }

  private static let key = g_quark_from_static_string("platen-box")

  fileprivate static func of(_ widget: Widget) -> Box? {
    guard let data = g_object_get_qdata(widget.cast(to: GObject.self), key) else { return nil }
    return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
  }

  /// Whether GTK has asked for the size since ``takeResize()``.
  private var isMeasured = false

  /// Whether the box, or a widget in it, has requested another size since the last call: until then GTK keeps the size
  /// that it has measured.
  func takeResize() -> Bool {
    _ = widget.measure(GTK_ORIENTATION_HORIZONTAL)
    defer { isMeasured = false }
    return isMeasured
  }

  fileprivate func minimum(_ orientation: GtkOrientation) -> Int32 {
    isMeasured = true
    guard let size = delegate?.minimumSize else { return 0 }
    let length = orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height
    return length.isFinite ? Int32(clamping: Int(length.rounded(.up))) : 0
  }

  fileprivate var isPassedByFocus: Bool { delegate?.isPassedByFocus ?? false }

  fileprivate var letsPointerThrough: Bool { delegate?.letsPointerThrough ?? false }

  fileprivate func allocate(width: Int32, height: Int32) {
    delegate?.allocate(self, width: Int(width), height: Int(height))
  }

  fileprivate func snapshot(_ snapshot: OpaquePointer) {
    guard let delegate else { return }
    delegate.snapshot(self, snapshot) {
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        gtk_widget_snapshot_child(widget, current, snapshot)
        child = gtk_widget_get_next_sibling(current)
      }
    }
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "PlatenBox", guint(MemoryLayout<GtkWidgetClass>.size),
    { classPointer, _ in
      guard let classPointer else { return }
      BoxClass.initialize(classPointer)
    },
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
}

/// The class functions of the GObject type behind ``Box``.
private enum BoxClass {
  static func initialize(_ pointer: UnsafeMutableRawPointer) {
    let widgetClass = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
      let length = BoxClass.withBox(widget) { $0.minimum(orientation) } ?? 0
      minimum?.pointee = length
      natural?.pointee = length
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      BoxClass.withBox(widget) { $0.allocate(width: width, height: height) }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      let target = MainThreadOnly(value: snapshot)
      BoxClass.withBox(widget) { $0.snapshot(target.value) }
    }
    widgetClass.pointee.contains = { widget, x, y in
      if BoxClass.withBox(widget, { $0.letsPointerThrough }) == true { return 0 }
      let parent = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
      return parent?.pointee.contains?(widget, x, y) ?? 0
    }
    widgetClass.pointee.focus = { widget, direction in
      if BoxClass.withBox(widget, { $0.isPassedByFocus }) == true { return 0 }
      if let widget, direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD {
        let target = MainThreadOnly(value: widget)
        return MainActor.assumeIsolated {
          TabOrder.move(in: target.value, forward: direction == GTK_DIR_TAB_FORWARD) ? 1 : 0
        }
      }
      let parent = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
      return parent?.pointee.focus?(widget, direction) ?? 0
    }
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
    // A widget must not be released before its children.
    let objectClass = pointer.assumingMemoryBound(to: GObjectClass.self)
    objectClass.pointee.dispose = { object in
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      let parent = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GObjectClass.self)
      parent?.pointee.dispose?(object)
    }
  }

  @discardableResult
  private static func withBox<R: Sendable>(_ widget: Widget?, _ body: @MainActor (Box) -> R) -> R? {
    guard let widget else { return nil }
    let target = MainThreadOnly(value: widget)
    return MainActor.assumeIsolated {
      guard let box = Box.of(target.value) else { return nil }
      return body(box)
    }
  }
}
#endif
