#if GTK
import CGTK4
import Foundation
import PlatenGraph
import TextEditing

/// Drops the text that is dragged from a field of the window: within the field it moves, or with Control is copied, and
/// in another field it is copied, as GTK's own fields do.
///
/// GTK's fields drag text, but their drop is an insertion followed by the deletion of the selection, which is elsewhere
/// after the session has handled the insertion. Text from other programs is dropped by GTK.
@MainActor final class TextDrag {
  private struct Source {
    let drag: OpaquePointer
    weak var view: NodeView?
    let range: Range<Int>
    let text: String
    /// Whether Control was held when the pointer moved last. The drop arrives later, when it may have been released.
    var isCopy = false
  }

  private var source: Source?

  /// Handles drops on the widget of a field that receives its keys.
  static func watch(_ widget: Widget, of view: NodeView) {
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    // G_TYPE_STRING, a macro that Swift does not import.
    guard let target = gtk_drop_target_async_new(gdk_content_formats_new_for_gtype(GType(16 << 2)), actions) else {
      return
    }
    gtk_event_controller_set_propagation_phase(target, GTK_PHASE_CAPTURE)
    connect(target, "accept") { [weak view] arguments in
      guard let view, let drop = arguments.object(1) else { return arguments.answer(false) }
      arguments.answer(view.node.attributes.isEnabled && view.window.textDrag.begin(drop, in: view.window))
    }
    for signal in ["drag-enter", "drag-motion"] {
      connect(target, signal) { [weak view] arguments in
        guard let view, let drop = arguments.object(1) else { return }
        view.window.textDrag.follow(drop)
        let isMove = view.window.textDrag.isMove(on: view)
        arguments.answer(flags: !isMove ? GDK_ACTION_COPY.rawValue : GDK_ACTION_MOVE.rawValue)
      }
    }
    connect(target, "drop") { [weak view] arguments in
      guard let view, let drop = arguments.object(1) else { return }
      let place = CGPoint(x: arguments.double(2), y: arguments.double(3))
      let isDropped = view.window.textDrag.end(on: view, at: place)
      gdk_drop_finish(drop, GdkDragAction(rawValue: isDropped ? GDK_ACTION_COPY.rawValue : 0))
      forgetPlace(in: widget)
      arguments.answer(true)
    }
    gtk_widget_add_controller(widget, target)
    forEachTarget(of: widget) { own in
      // What GTK itself drops, from another program, is no drop any more when it has been inserted.
      connect(own, "notify::current-drop") { [weak view] _ in
        guard gtk_drop_target_get_current_drop(own) == nil else { return }
        guard view != nil else { return }
        MainLoop.later(keeping: widget.opaque) { forgetPlace(in: $0.widget) }
      }
    }
  }

  /// A GtkText goes on drawing a caret where something was dropped, even when its text ends before that place.
  private static func forgetPlace(in widget: Widget) {
    let type = gtk_drop_target_get_type()
    forEachTarget(of: widget) { target in
      var value = GValue()
      g_value_init(&value, type)
      g_value_set_object(&value, UnsafeMutableRawPointer(target))
      g_signal_emitv(&value, g_signal_lookup("leave", type), 0, nil)
      g_value_unset(&value)
    }
  }

  /// The targets that GTK has given a widget.
  private static func forEachTarget(of widget: Widget, _ body: (OpaquePointer) -> Void) {
    guard let controllers = gtk_widget_observe_controllers(widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let target = g_list_model_get_object(controllers, index) else { continue }
      let instance = UnsafeMutableRawPointer(target).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_drop_target_get_type()) != 0 { body(OpaquePointer(target)) }
      g_object_unref(target)
    }
  }

  /// Finds the field from which a drag comes: the focused one, if its selection is what is dragged.
  private func begin(_ drop: OpaquePointer, in window: HostWindow) -> Bool {
    guard let drag = gdk_drop_get_drag(drop) else { return false }
    if source?.drag == drag { return true }
    guard let view = window.focusedView, let selected = view.fieldController?.draggable,
      Self.carries(drag, selected.text, of: view)
    else { return false }
    source = Source(drag: drag, view: view, range: selected.range, text: selected.text)
    for signal in ["dnd-finished", "cancel"] {
      connect(drag, signal) { [weak self] _ in
        self?.source?.view?.fieldController?.ignoresRemovals = false
        self?.source = nil
      }
    }
    return true
  }

  /// Whether a text is what is dragged: a GtkText drags a string, a GtkTextView the selection of its buffer.
  private static func carries(_ drag: OpaquePointer, _ text: String, of view: NodeView) -> Bool {
    guard let content = gdk_drag_get_content(drag) else { return false }
    var string = GValue()
    g_value_init(&string, GType(16 << 2))
    defer { g_value_unset(&string) }
    if gdk_content_provider_get_value(content, &string, nil) != 0 {
      return g_value_get_string(&string).map { String(cString: $0) } == text
    }
    var buffer = GValue()
    g_value_init(&buffer, gtk_text_buffer_get_type())
    defer { g_value_unset(&buffer) }
    guard gdk_content_provider_get_value(content, &buffer, nil) != 0, view is EditorView else { return false }
    let own = gtk_text_view_get_buffer(view.focusWidget.cast(to: GtkTextView.self))
    return g_value_get_object(&buffer) == UnsafeMutableRawPointer(own)
  }

  private func follow(_ drop: OpaquePointer) {
    // GDK leaves out the actions that the held keys exclude.
    source?.isCopy = gdk_drop_get_actions(drop).rawValue & GDK_ACTION_MOVE.rawValue == 0
  }

  private func isMove(on view: NodeView) -> Bool { source?.view === view && source?.isCopy == false }

  private func end(on view: NodeView, at place: CGPoint) -> Bool {
    guard let source, let field = view.fieldController else { return false }
    // The source widget deletes its selection when the drag ends in a move.
    source.view?.fieldController?.ignoresRemovals = true
    if source.view === view {
      // The program may have changed the text during the drag.
      guard let selected = field.draggable, selected.range == source.range, selected.text == source.text else {
        return false
      }
      field.move(source.range, to: place, isCopy: source.isCopy)
    } else {
      // With the focus the text scrolls to the caret.
      let offset = field.offset(at: place)
      view.grabFocus()
      view.window.perform {}
      guard view.node.attributes.isFocused else { return false }
      field.drop(source.text, at: offset)
    }
    return true
  }
}

extension FieldController {
  /// The selection and its text; nil for a caret and in a secure field.
  fileprivate var draggable: (range: Range<Int>, text: String)? {
    reportSelection()
    guard let content, !isGone, !content.isSecure, !content.selection.isCaret else { return nil }
    return (content.selection.range, content.storage.slice(content.selection.range))
  }

  /// Moves or copies a range within the field to a point.
  fileprivate func move(_ range: Range<Int>, to point: CGPoint, isCopy: Bool) {
    finishRemoval()
    owner.move(TextMove(range, to: offset(at: point), isCopy: isCopy), node)
    show()
  }

  /// The session's offset that is nearest to a point.
  func offset(at point: CGPoint) -> Int { sessionOffset(surface.offset(at: point)) }

  /// Inserts text at an offset and selects it.
  fileprivate func drop(_ text: String, at offset: Int) {
    finishRemoval()
    reportSelection()
    let place = min(offset, content?.storage.utf16Count ?? 0)
    let before = content?.storage.utf16Count ?? 0
    send(.select(EditSelection(caret: place)))
    if !isGone { owner.paste(ClipboardText(text: text), node) }
    if let content, content.storage.utf16Count == before + text.utf16.count {
      send(.select(EditSelection(place..<place + text.utf16.count)))
    }
    show()
  }
}
#endif
