#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// Notifies the host of presses anywhere in the window: one beside a popover dismisses it.
@MainActor enum WindowPresses {
  static func watch(_ window: HostWindow) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    connect(gesture, "pressed") { [weak window] arguments in
      guard let window, window.host.modals.topmost != nil else { return }
      let node = node(at: CGPoint(x: arguments.double(2), y: arguments.double(3)), in: window)
      // Not while GTK delivers the press: what is pressed may be removed.
      MainLoop.later { [weak window] in window?.perform { window?.host.modals.pointerPressed(on: node) } }
    }
    gtk_widget_add_controller(window.tree.widget, gesture)
  }

  /// The node that is shown at a point of the window's content.
  private static func node(at place: CGPoint, in window: HostWindow) -> Node? {
    var widget = gtk_widget_pick(window.tree.widget, place.x, place.y, GTK_PICK_DEFAULT)
    while let current = widget {
      if let view = window.tree.view(of: current) { return view.node }
      widget = gtk_widget_get_parent(current)
    }
    return nil
  }
}
#endif
