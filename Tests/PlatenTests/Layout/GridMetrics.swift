import Platen

/// A front end whose unit is a point: a character of text is 1 wide and 1 high, a field as wide as it may be.
final class GridMetrics: LayoutMetrics {
  var labelsStandAbove = false
  /// Above and below the text of a field of several lines.
  var editorInset: CGFloat = 0
  /// The size of a character; that of a text is rounded up.
  var character = CGSize(width: 1, height: 1)

  func units(_ points: CGFloat, along axis: Axis) -> CGFloat { points.rounded() }

  func defaultSpacing(along axis: Axis, between first: Node, and second: Node) -> CGFloat {
    axis == .horizontal ? 1 : 0
  }

  var defaultPadding: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) }

  func size(of node: Node, proposal: ProposedViewSize) -> CGSize? {
    switch node.content {
    case .leaf(.text(let text)):
      let lines = text.plainText.split(separator: "\n", omittingEmptySubsequences: false)
        .map { CGFloat($0.count) * character.width }
      let own = (lines.max() ?? 0).rounded(.up)
      let width = proposal.width.map { $0 > 0 ? min($0, own) : own } ?? own
      let count = lines.reduce(0) { $0 + max(width > 0 ? ($1 / width).rounded(.up) : 1, 1) }
      return CGSize(width: width, height: (count * character.height).rounded(.up))
    case .field(let field):
      let height = field.isMultiline ? 1 + 2 * editorInset : 1
      return CGSize(width: min(proposal.width ?? 20, 1_000), height: height)
    default: return nil
    }
  }

  func baseline(of node: Node, _ size: CGSize, isFirst: Bool) -> CGFloat? {
    if case .field(let field) = node.content { return field.isMultiline ? editorInset + 1 : 1 }
    return isFirst ? 1 : size.height
  }

  func insets(of node: Node) -> EdgeInsets { EdgeInsets() }

  func labelColumn(formWidth: CGFloat) -> LabelColumn { labelsStandAbove ? .above : .leading(maximum: 10) }
}

/// A view laid out, to ask where things are.
@MainActor final class LaidOut {
  let host: ViewHost
  let metrics = GridMetrics()
  private let size: CGSize

  init<Content: View>(_ view: Content, width: CGFloat, height: CGFloat) {
    host = ViewHost(view)
    size = CGSize(width: width, height: height)
    layOut()
  }

  func layOut() {
    _ = host.update()
    host.layout.run(in: size, metrics: metrics)
  }

  /// The frame, in the window, of the text with these words or the field of that label.
  func frame(_ words: String) -> CGRect? {
    let node = host.root.first { node in
      switch node.content {
      case .leaf(.text(let text)): text.plainText == words
      case .field(let field): field.label == words
      default: false
      }
    }
    return node.map(Self.frameInWindow)
  }

  /// The frame, in the window, of the first node of that kind.
  func frame(ofKind kind: String) -> CGRect? {
    host.root.first { $0.content.kindName == kind }.map(Self.frameInWindow)
  }

  private static func frameInWindow(_ node: Node) -> CGRect {
    var frame = node.frame
    var parent = node.parent
    while let current = parent {
      frame.origin.x += current.frame.minX
      frame.origin.y += current.frame.minY
      parent = current.parent
    }
    return frame
  }
}
