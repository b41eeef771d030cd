#if GTK
import CGTK4
import Foundation
import PlatenGraph
import TextEditing

/// Selects a word by a double click and a line by a triple one, and goes on by words or lines while the pointer is
/// dragged. Both are those of the session: GTK's fields select Pango's words, with other ends than the movement and the
/// deletion by word, and lines as they are drawn.
///
/// A finger's taps are GTK's, which shows handles for them.
@MainActor final class TextClicks {
  private weak var view: NodeView?
  private let gesture: OpaquePointer
  /// What the click has selected, which stays selected while the pointer is dragged.
  private var start: Range<Int>?
  private var unit = FieldContent.ClickUnit.word
  /// The last press, and how many there were with it at its place.
  private var last: (time: UInt32, place: CGPoint, count: Int)?

  /// Handles the clicks on the widget of a field that receives its keys.
  static func watch(_ widget: Widget, of view: NodeView) {
    guard let gesture = gtk_gesture_click_new() else { return }
    let clicks = TextClicks(view, gesture)
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    connect(gesture, "pressed") { arguments in
      clicks.pressed(at: CGPoint(x: arguments.double(2), y: arguments.double(3)))
    }
    connect(gesture, "update") { _ in clicks.dragged() }
    for signal in ["end", "cancel"] {
      connect(gesture, signal) { _ in clicks.start = nil }
    }
    gtk_widget_add_controller(widget, gesture)
  }

  /// Handles presses on the frame of a field, beside the widget that receives its keys: GTK ignores them there.
  static func watchFrame(_ frame: Widget, around editor: Widget, of view: NodeView) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_TARGET)
    connect(gesture, "pressed") { [weak view] arguments in
      guard let view, let field = view.fieldController, view.node.attributes.isEnabled else { return }
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(frame, editor, arguments.double(2), arguments.double(3), &x, &y)
      // With the focus the text scrolls to the caret.
      let offset = field.offset(at: CGPoint(x: x, y: y))
      if !view.node.attributes.isFocused { view.grabFocus() }
      field.perform(.select(EditSelection(caret: offset)))
    }
    gtk_widget_add_controller(frame, gesture)
  }

  private init(_ view: NodeView, _ gesture: OpaquePointer) {
    self.view = view
    self.gesture = gesture
  }

  private func pressed(at point: CGPoint) {
    let count = count(at: point)
    view?.fieldController?.willBePressed()
    guard let field = view?.fieldController, gtk_gesture_single_get_current_button(gesture) == GDK_BUTTON_PRIMARY,
      gtk_gesture_get_last_updated_sequence(gesture) == nil
    else { return }
    // A fourth click is the first one again.
    switch (count - 1) % 3 {
    case 1: unit = .word
    case 2: unit = .line
    default: return
    }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    // A key may have moved the focus since the first of the clicks.
    if let widget = gtk_event_controller_get_widget(gesture), gtk_widget_has_focus(widget) == 0 { view?.grabFocus() }
    let state = gtk_event_controller_get_current_event_state(gesture).rawValue
    let isExtending = KeyTranslation.modifiers(state).contains(.shift)
    start = isExtending ? field.anchor : field.range(of: unit, at: point)
    extend(to: point)
  }

  /// The number of presses at a place, of which the one that is handled is the last. The gesture's own number begins
  /// again where a GtkText has claimed the press before, as it does when that has left its caret where it was.
  private func count(at place: CGPoint) -> Int {
    let time = gtk_event_controller_get_current_event_time(gesture)
    var count = 1
    if let last, let settings = gtk_settings_get_default() {
      let distance = Double(integerProperty(settings, "gtk-double-click-distance"))
      let isNear = abs(place.x - last.place.x) <= distance && abs(place.y - last.place.y) <= distance
      let isSoon = Int(time &- last.time) <= integerProperty(settings, "gtk-double-click-time")
      if isNear, isSoon { count = last.count + 1 }
    }
    last = (time, place, count)
    return count
  }

  private func dragged() {
    var (x, y) = (0.0, 0.0)
    guard start != nil, gtk_gesture_get_point(gesture, nil, &x, &y) != 0 else { return }
    extend(to: CGPoint(x: x, y: y))
  }

  private func extend(to point: CGPoint) {
    guard let field = view?.fieldController, let start, let end = field.range(of: unit, at: point) else { return }
    let isBackward = end.lowerBound < start.lowerBound
    field.perform(
      .select(
        EditSelection(
          anchor: isBackward ? start.upperBound : start.lowerBound,
          head: isBackward ? end.lowerBound : max(end.upperBound, start.upperBound))))
  }
}

extension FieldController {
  /// The anchor of the selection, as an empty range.
  fileprivate var anchor: Range<Int>? {
    reportSelection()
    return content.map { $0.selection.anchor..<$0.selection.anchor }
  }

  /// The word at a point, or the line.
  fileprivate func range(of unit: FieldContent.ClickUnit, at point: CGPoint) -> Range<Int>? {
    guard let content, !isGone else { return nil }
    return content.range(of: unit, at: sessionOffset(surface.character(at: point)))
  }
}
#endif
