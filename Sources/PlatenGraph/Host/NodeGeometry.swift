// Scrolling ancestors and places, by the frames of the last layout.
extension Node {
  /// Whether what is in the node can be scrolled.
  package var isScroller: Bool {
    switch content {
    case .container(.root), .container(.form), .container(.scroll), .container(.panel): true
    default: false
    }
  }

  /// The axis of the rows that a placeholder represents.
  var placeholderAxis: Axis {
    switch parent?.content {
    case .container(.stack(let stack)): stack.axis
    case .container(.lazyGrid(let grid)): grid.axis
    default: .vertical
    }
  }

  /// The size of the scroll view, page or window around the node, in units.
  var surroundingContainerSize: CGSize? {
    var node = parent
    while let current = node {
      switch current.content {
      case .container(.root), .container(.form), .container(.scroll), .container(.panel): return current.offeredSize
      case .container(.page):
        let bars = current.children.filter(\.isBar).reduce(0) { $0 + $1.frame.height }
        let size = current.offeredSize
        return CGSize(width: size.width, height: max(size.height - bars, 0))
      default: node = current.parent
      }
    }
    return nil
  }

  /// What a container is offered. Its own size may come of what is in it, which would then come of itself.
  private var offeredSize: CGSize {
    func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat { offered.flatMap { $0.isFinite ? $0 : nil } ?? own }
    let offered = layout.proposal
    return CGSize(width: length(offered.width, frame.width), height: length(offered.height, frame.height))
  }
}
