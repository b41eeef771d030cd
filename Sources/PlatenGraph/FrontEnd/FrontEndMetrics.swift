/// The sizes and distances that the layout needs from a front end which has the driver lay views out.
///
/// A unit is whatever the front end places by: a pixel, a character. All values are whole units, so that nothing needs
/// rounding afterwards. A front end gives the size of a text, a picture, a field and a control; of all else the layout
/// finds the size by itself.
@MainActor public protocol FrontEndMetrics: AnyObject {
  /// SwiftUI points along an axis in units, rounded to a whole one. An infinite length stays infinite.
  func units(_ points: CGFloat, along axis: Axis) -> CGFloat

  /// Units along an axis in points: the lengths that a program receives.
  func points(_ units: CGFloat, along axis: Axis) -> CGFloat

  /// The distance between two neighbours of a stack without a spacing of its own. Default: 8 points.
  func defaultSpacing(along axis: Axis, between first: ShownNode, and second: ShownNode) -> CGFloat

  /// The padding of `.padding()` without a length. Default: 16 points.
  var defaultPadding: EdgeInsets { get }

  /// The size of a node that the front end draws as one piece, for a proposed size: a text, a picture, a field, or a
  /// control whose label it draws. Nil: the layout places the node's children, inside ``insets(of:)``.
  func size(of node: ShownNode, proposal: ProposedViewSize) -> CGSize?

  /// What the front end draws around a node's children: a button's frame, a section's box, a toggle's mark. Default:
  /// nothing.
  func insets(of node: ShownNode) -> EdgeInsets

  /// The margin left and right of one of a form's rows, inside that of the form's sections. Default: none.
  func margin(besideRow row: ShownNode) -> CGFloat

  /// The baseline of the first or the last line of text in a node of that size, in units from its upper edge; nil where
  /// it has none. Default: none.
  func baseline(of node: ShownNode, _ size: CGSize, isFirst: Bool) -> CGFloat?

  /// Where the labels of a form of that width are. Default: beside the controls, in at most two fifths of the width.
  func labelColumn(formWidth: CGFloat) -> LabelColumn
}

extension FrontEndMetrics {
  /// 8 points.
  public func defaultSpacing(along axis: Axis, between first: ShownNode, and second: ShownNode) -> CGFloat {
    units(8, along: axis)
  }

  /// 16 points on each side.
  public var defaultPadding: EdgeInsets {
    let (across, down) = (units(16, along: .horizontal), units(16, along: .vertical))
    return EdgeInsets(top: down, leading: across, bottom: down, trailing: across)
  }

  /// Nothing.
  public func insets(of node: ShownNode) -> EdgeInsets { EdgeInsets() }

  /// No margin.
  public func margin(besideRow row: ShownNode) -> CGFloat { 0 }

  /// No baseline.
  public func baseline(of node: ShownNode, _ size: CGSize, isFirst: Bool) -> CGFloat? { nil }

  /// Beside the controls, in at most two fifths of the width.
  public func labelColumn(formWidth: CGFloat) -> LabelColumn {
    .leading(maximum: formWidth.isFinite ? (formWidth * 0.4).rounded(.down) : formWidth)
  }
}

/// Passes the nodes of the layout to the metrics of a front end as the nodes that it knows.
final class ShownNodeMetrics: LayoutMetrics {
  let source: any FrontEndMetrics

  init(_ source: any FrontEndMetrics) { self.source = source }

  func units(_ points: CGFloat, along axis: Axis) -> CGFloat { source.units(points, along: axis) }

  func points(_ units: CGFloat, along axis: Axis) -> CGFloat { source.points(units, along: axis) }

  func defaultSpacing(along axis: Axis, between first: Node, and second: Node) -> CGFloat {
    source.defaultSpacing(along: axis, between: ShownNode(first), and: ShownNode(second))
  }

  var defaultPadding: EdgeInsets { source.defaultPadding }

  func size(of node: Node, proposal: ProposedViewSize) -> CGSize? {
    source.size(of: ShownNode(node), proposal: proposal)
  }

  func insets(of node: Node) -> EdgeInsets { source.insets(of: ShownNode(node)) }

  func margin(besideRow row: Node) -> CGFloat { source.margin(besideRow: ShownNode(row)) }

  func baseline(of node: Node, _ size: CGSize, isFirst: Bool) -> CGFloat? {
    source.baseline(of: ShownNode(node), size, isFirst: isFirst)
  }

  func labelColumn(formWidth: CGFloat) -> LabelColumn { source.labelColumn(formWidth: formWidth) }
}
