#if GTK
import CGTK4
import PlatenGraph

/// A divider, across the stack around it.
@MainActor final class SeparatorView: NodeView {
  init(_ node: Node, window: HostWindow) {
    let orientation = node.dividedAxis == .horizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    super.init(node, window: window, widget: gtk_separator_new(orientation), box: nil)
  }
}
#endif
