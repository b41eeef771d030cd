#if GTK
import PlatenGraph

/// A container whose menu opens with the secondary button.
@MainActor final class ContextMenuView: NodeView {
  init(_ node: Node, window: HostWindow) {
    super.init(node, window: window, widget: nil, box: Box())
    WindowMenu.watchAround(self)
  }

  override func canShow(_ content: NodeContent) -> Bool { content == .decoration(.effect(.contextMenu)) }
}
#endif
