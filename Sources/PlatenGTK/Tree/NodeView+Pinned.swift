#if GTK
import CGTK4
import PlatenGraph

// Headers and footers that stay visible while their section is scrolled.
extension NodeView {
  /// Whether the widget is in front of its siblings, though the node is before some of them: it is drawn over them and
  /// receives the clicks.
  var isRaised: Bool { TabOrder.isFirstAndInFront(widget) }

  /// The children that are in front of the others.
  var raisedChildren: [NodeView] { node.pinnedChildren.isEmpty ? [] : children.filter(\.isRaised) }

  /// The layout has moved a pinned header or footer of the section, or back to its place.
  func pinnedChildMoved(_ child: NodeView) {
    followFrame(of: child)
    guard case .header? = child.node.sectionPart, let box, let index = children.firstIndex(where: { $0 === child })
    else { return }
    let isMoved = child.node.pinnedShift != 0
    guard isMoved != child.isRaised else { return }
    TabOrder.setFirstAndInFront(child.widget, isMoved)
    let others = isMoved ? children[...] : children[..<index]
    box.insert(child.widget, after: others.last { !$0.isRaised }?.widget)
  }
}
#endif
