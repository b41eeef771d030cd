/// The size a container offers a view, in the front end's units. Nil asks for the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// The size, with what `size` says where nothing is offered.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}

/// What the layout asks a front end: how large its things are.
///
/// A unit is whatever the front end places by: a cell in a terminal, a pixel in a window. All answers
/// are whole units, so that nothing needs rounding afterwards.
@MainActor package protocol LayoutMetrics: AnyObject {
  /// SwiftUI points along an axis in units of the front end, rounded to a whole one. An infinite length stays infinite.
  func units(_ points: CGFloat, along axis: Axis) -> CGFloat

  /// Units along an axis in points: what a program is told of the room it has.
  func points(_ units: CGFloat, along axis: Axis) -> CGFloat

  /// The room between two neighbours of a stack that names no spacing.
  func defaultSpacing(along axis: Axis, between first: Node, and second: Node) -> CGFloat

  /// The room that `.padding()` without a length leaves.
  var defaultPadding: EdgeInsets { get }

  /// The size of a node that the front end draws as one piece: a leaf, or a control whose children it
  /// draws itself. Nil: the layout places the children, inside ``insets(of:)``.
  func size(of node: Node, proposal: ProposedViewSize) -> CGSize?

  /// What the front end draws around a node's children: a button's frame, a section's box, a toggle's mark.
  func insets(of node: Node) -> EdgeInsets

  /// The room left and right of one of a form's rows, within what the form's sections have for themselves.
  func margin(besideRow row: Node) -> CGFloat

  /// Where the first or the last line of letters in a node stands, in units from its upper edge; nil where there is
  /// none, or none that is known.
  func baseline(of node: Node, _ size: CGSize, isFirst: Bool) -> CGFloat?

  /// How wide a form's label column may be at most, and whether labels stand above their controls
  /// instead of beside them, in a form of the given width.
  func labelColumn(formWidth: CGFloat) -> LabelColumn
}

/// Where a form's labels stand.
package enum LabelColumn: Equatable, Sendable {
  /// Beside the controls, in a column of at most this width.
  case leading(maximum: CGFloat)
  /// On a line of their own above the controls.
  case above
}

extension LayoutMetrics {
  package func baseline(of node: Node, _ size: CGSize, isFirst: Bool) -> CGFloat? { nil }

  package func margin(besideRow row: Node) -> CGFloat { 0 }

  package func points(_ units: CGFloat, along axis: Axis) -> CGFloat { units }
}
