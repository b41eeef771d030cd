/// Measures the rows of a list or form for what observes its scrolling.
@MainActor final class RowsMeasure: NodeResponder {
  private let node: Node
  private let measures: ScrollMeasures
  @Hosted private var host: ViewHost
  private var last: CGRect?

  init(_ node: Node, _ measures: ScrollMeasures, _ host: ViewHost) {
    self.node = node
    self.measures = measures
    self.host = host
    node.responder = self
    host.nodes.observeGeometry(of: node)
  }

  func handle(_ event: NodeEvent) -> Bool {
    guard case .resize = event, let frame = content, frame != last else { return false }
    last = frame
    host.updates.callAfterPass { [measures] in measures.contentDidMove(to: frame) }
    return true
  }

  /// The frame of all rows, from the upper leading corner of the visible part, in points. A front end with a layout of
  /// its own reports the frames of the first and the last row.
  private var content: CGRect? {
    if let frame = node.reportedFrame {
      guard let first = node.children.first?.reportedFrame, let last = node.children.last?.reportedFrame else {
        return nil
      }
      let rows = first.union(last)
      return CGRect(x: 0, y: rows.minY - frame.minY, width: frame.width, height: rows.height)
    }
    guard let metrics = host.layout.metrics else { return nil }
    let (offset, size) = (node.scrollOffset, node.contentSize)
    return CGRect(
      x: -metrics.points(offset.x, along: .horizontal), y: -metrics.points(offset.y, along: .vertical),
      width: metrics.points(size.width, along: .horizontal), height: metrics.points(size.height, along: .vertical))
  }
}
