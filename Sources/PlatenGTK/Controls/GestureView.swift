#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A container that reports pointer events to its node.
@MainActor final class GestureView: NodeView {
  private var clicks = 1
  private var start = CGPoint.zero
  private lazy var transfer = TransferControllers(self)

  init(_ node: Node, window: HostWindow) {
    super.init(node, window: window, widget: nil, box: Box())
    watchDrag()
    watchMotion()
    watchKeys()
  }

  override func canShow(_ content: NodeContent) -> Bool {
    if case .decoration(.effect(.gesture)) = content { true } else { false }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    gtk_widget_set_focusable(widget, node.takesFocus ? 1 : 0)
    gtk_widget_remove_css_class(widget, "platen-focusable")
    if case .decoration(.effect(.gesture(let gesture))) = node.content, !gesture.hidesFocus {
      gtk_widget_add_css_class(widget, "platen-focusable")
    }
    if case .decoration(.effect(.gesture(let gesture))) = node.content, gesture.isForTransfer || isForTransfer {
      isForTransfer = true
      transfer.follow(gesture)
    }
    nameByContent()
  }

  /// Whether the view has been dragged or dropped on.
  private var isForTransfer = false

  override var namedWidget: Widget? { node.takesFocus ? widget : nil }

  private func report(_ phase: PointerEvent.Phase, _ place: CGPoint) {
    window.send(.pointer(PointerEvent(phase: phase, location: place, clicks: clicks)), to: node)
  }

  private func watchDrag() {
    guard let drag = gtk_gesture_drag_new(), let click = gtk_gesture_click_new() else { return }
    connect(click, "pressed") { [weak self] arguments in self?.clicks = arguments.integer(1) }
    connect(drag, "drag-begin") { [weak self] arguments in
      guard let self else { return }
      self.start = CGPoint(x: arguments.double(1), y: arguments.double(2))
      if self.node.takesFocus { gtk_widget_grab_focus(self.widget) }
      self.report(.down, self.start)
    }
    connect(drag, "drag-update") { [weak self] arguments in
      guard let self else { return }
      self.report(.move, CGPoint(x: self.start.x + arguments.double(1), y: self.start.y + arguments.double(2)))
    }
    connect(drag, "drag-end") { [weak self] arguments in
      guard let self else { return }
      self.report(.up, CGPoint(x: self.start.x + arguments.double(1), y: self.start.y + arguments.double(2)))
    }
    // The last one is the first to get an event: the clicks are counted when a press is reported.
    gtk_widget_add_controller(widget, drag)
    gtk_widget_add_controller(widget, click)
  }

  private func watchMotion() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    connect(motion, "enter") { [weak self] _ in self.map { $0.window.send(.hover(true), to: $0.node) } }
    connect(motion, "leave") { [weak self] _ in self.map { $0.window.send(.hover(false), to: $0.node) } }
    connect(motion, "motion") { [weak self] arguments in
      guard let self, case .decoration(.effect(.gesture(let gesture))) = self.node.content, gesture.tracksPointer else {
        return
      }
      let place = CGPoint(x: arguments.double(1), y: arguments.double(2))
      self.window.send(.hoverMove(place), to: self.node)
    }
    gtk_widget_add_controller(widget, motion)
  }

  private func watchKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(keys, "key-pressed") { [weak self] arguments in
      guard let self, [0x20, 0xFF0D, 0xFF8D].contains(arguments.unsigned(1)),
        gtk_widget_is_focus(self.widget) != 0
      else { return }
      self.window.send(.press, to: self.node)
      arguments.answer(true)
    }
    gtk_widget_add_controller(widget, keys)
  }
}
#endif
