#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// The suggestions of a field, in a popover at it. The focus stays in the field.
@MainActor final class PopupView: NodeView {
  private let popover: Widget = gtk_popover_new()
  private let scroller: Widget = gtk_scrolled_window_new()
  private let list = Box()
  private let anchor: NodeID
  private var isAttached = false
  private var isTornDown = false
  private var isResizeDue = false

  /// Longer lists scroll.
  private static let mostHeight = 300

  init(_ node: Node, _ popup: PopupContent, window: HostWindow) {
    anchor = popup.anchor
    // Nothing is shown in the window itself.
    let placeholder: Widget = gtk_label_new(nil)
    super.init(node, window: window, widget: placeholder, box: list)
    gtk_widget_set_visible(placeholder, 0)
    g_object_ref_sink(popover)
    gtk_popover_set_autohide(popover.cast(to: GtkPopover.self), 0)
    gtk_popover_set_has_arrow(popover.cast(to: GtkPopover.self), 0)
    gtk_popover_set_position(popover.cast(to: GtkPopover.self), GTK_POS_BOTTOM)
    gtk_widget_set_halign(popover, GTK_ALIGN_START)
    gtk_widget_set_can_focus(popover, 0)
    gtk_widget_add_css_class(popover, "platen-popup")
    gtk_scrolled_window_set_child(scroller.opaque, list.widget)
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), scroller)
  }

  /// The popover belongs to the field, whose position GTK knows. It is attached when both are in the window.
  private func attach() {
    guard !isAttached, let field = window.tree.view(anchor) else { return }
    isAttached = true
    gtk_widget_set_parent(popover, field.widget)
    connect(field.widget, "destroy") { [weak self] _ in self?.release() }
  }

  /// Popovers must not be moved while GTK allocates.
  override func noteFrames() {
    super.noteFrames()
    resizeLater()
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) { resizeLater() }

  private func resizeLater() {
    guard !isResizeDue else { return }
    isResizeDue = true
    MainLoop.later { [weak self] in
      self?.isResizeDue = false
      self?.resize()
    }
  }

  /// Sets the popover to the size of the list's layout, and shows it if there is a list.
  func resize() {
    if isTornDown { return }
    attach()
    guard isAttached else { return }
    let size = node.frame.size
    guard size.height > 0, !children.isEmpty else { return gtk_popover_popdown(popover.cast(to: GtkPopover.self)) }
    gtk_widget_set_size_request(list.widget, Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height)))
    gtk_widget_set_size_request(
      scroller, Int32(clamping: Int(size.width)), Int32(clamping: min(Int(size.height), Self.mostHeight)))
    // A scrolled list is at least as high as a scroll bar.
    let scrolls = size.height > CGFloat(Self.mostHeight)
    gtk_scrolled_window_set_policy(
      scroller.opaque, GTK_POLICY_NEVER, scrolls ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
    gtk_popover_popup(popover.cast(to: GtkPopover.self))
    gtk_popover_present(popover.cast(to: GtkPopover.self))
    gtk_widget_queue_allocate(list.widget)
    revealSelection()
  }

  private func revealSelection() {
    let selected = children.first { ($0.node.content.control as? ButtonContent)?.isSelected == true }
    guard let selected, let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) else { return }
    let frame = selected.node.frame
    gtk_adjustment_clamp_page(adjustment, frame.minY, frame.maxY)
  }

  private func release() {
    guard isAttached else { return }
    isAttached = false
    gtk_widget_unparent(popover)
  }

  override func tearDown() {
    isTornDown = true
    gtk_popover_popdown(popover.cast(to: GtkPopover.self))
    release()
    super.tearDown()
    g_object_unref(UnsafeMutableRawPointer(popover))
  }
}
#endif
