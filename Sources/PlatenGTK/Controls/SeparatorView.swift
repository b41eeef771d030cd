#if GTK
import CGTK4
import PlatenGraph

/// A divider, across the stack around it.
@MainActor final class SeparatorView: NodeView {
  init(_ node: Node, window: HostWindow) {
    var orientation = GTK_ORIENTATION_HORIZONTAL
    if case .container(.stack(let stack))? = node.parent?.content, stack.axis == .horizontal {
      orientation = GTK_ORIENTATION_VERTICAL
    }
    super.init(node, window: window, widget: gtk_separator_new(orientation), box: nil)
  }
}
#endif
