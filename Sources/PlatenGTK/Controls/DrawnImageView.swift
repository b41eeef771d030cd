#if GTK
import CGTK4
import PlatenGraph

/// An image that is drawn, and not shown by a widget of its own.
@MainActor class DrawnImageView: NodeView {
  init(_ node: Node, window: HostWindow) { super.init(node, window: window, widget: nil, box: Box()) }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard case .leaf(.image(let content)) = node.content else { return }
    Accessibility.describe(widget, node, name: content.label)
    gtk_widget_queue_draw(widget)
  }
}
#endif
