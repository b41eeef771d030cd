/// The size a container offers a view, in the front end's units. Nil requests the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width that is offered; nil requests the ideal width.
  public var width: CGFloat?
  /// The height that is offered; nil requests the ideal height.
  public var height: CGFloat?

  /// Creates a proposal. Nil requests the ideal length along that axis.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// The proposal, with the lengths of `size` where it has none.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Proposes exactly that size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Requests the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Requests the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}

/// The sizes and distances that the layout needs from a front end, by the nodes themselves.
///
/// A unit is whatever the front end places by: a cell in a terminal, a pixel in a window. All values are whole units,
/// so that nothing needs rounding afterwards.
@MainActor package protocol LayoutMetrics: AnyObject {
  /// SwiftUI points along an axis in units of the front end, rounded to a whole one. An infinite length stays infinite.
  func units(_ points: CGFloat, along axis: Axis) -> CGFloat

  /// The length of a frame that the program sets, in units: as others, and longer where text is larger.
  func frameUnits(_ points: CGFloat, along axis: Axis) -> CGFloat

  /// Units along an axis in points: the lengths that a program receives.
  func points(_ units: CGFloat, along axis: Axis) -> CGFloat

  /// The distance between two neighbours of a stack without a spacing of its own.
  func defaultSpacing(along axis: Axis, between first: Node, and second: Node) -> CGFloat

  /// The padding of `.padding()` without a length.
  var defaultPadding: EdgeInsets { get }

  /// The size of a node that the front end draws as one piece: a leaf, or a control whose children it
  /// draws itself. Nil: the layout places the children, inside ``insets(of:)``.
  func size(of node: Node, proposal: ProposedViewSize) -> CGSize?

  /// What the front end draws around a node's children: a button's frame, a section's box, a toggle's mark.
  func insets(of node: Node) -> EdgeInsets

  /// What the line of a shape in front of a node's content, or behind it, would cover of the content: nothing where a
  /// line is thinner than a unit.
  func outline(of node: Node) -> EdgeInsets

  /// The margin left and right of one of a form's rows, inside that of the form's sections.
  func margin(besideRow row: Node) -> CGFloat

  /// What insets that a program sets for a row add to those that the front end leaves around its rows, in units: less
  /// than nothing where they are smaller.
  func insets(_ insets: RowInsets, ofRow row: Node) -> EdgeInsets

  /// The height, in units, that a row has at least whose insets the program sets.
  func leastHeight(ofRow row: Node) -> CGFloat

  /// The distance between two sections, for a length that the program sets in points; `usual` is the front end's own.
  func sectionSpacing(_ points: CGFloat, usual: CGFloat) -> CGFloat

  /// The baseline of the first or the last line of text in a node, in units from its upper edge; nil where there is
  /// none, or it is not known.
  func baseline(of node: Node, _ size: CGSize, isFirst: Bool) -> CGFloat?

  /// How wide a form's label column may be at most, and whether labels are above their controls instead of beside them,
  /// in a form of the given width.
  func labelColumn(formWidth: CGFloat) -> LabelColumn

  /// How far what is below a label begins behind the margin, so that values that are only shown are in the column of
  /// the text in fields.
  func inset(belowLabelOf row: Node) -> CGFloat

  /// The greatest width of a form's rows in a wider form; infinite for none.
  var mostFormWidth: CGFloat { get }

  /// Whether these rows are in the middle of the form, or begin at its leading edge.
  var centersForms: Bool { get }

  /// The margin at both sides of a window's content that no padding keeps from its edges; zero where views may be at
  /// them.
  var windowMargin: CGFloat { get }

  /// Whether the window is narrower than programs are made for. Then fixed and least widths yield to the available
  /// space, and rows that do not fit are broken into lines.
  var isNarrow: Bool { get }

  /// The width below which a row is broken for the sake of a field in it.
  var leastFieldWidth: CGFloat { get }

  /// Whether the window is lower than programs are made for. Then what fills the offered height is at least as high as
  /// its content, or ``leastScrollHeight`` where the content scrolls, and the window scrolls.
  var isLow: Bool { get }

  /// The height that content which scrolls has at least in a low window, unless all of it is lower.
  var leastScrollHeight: CGFloat { get }
}

extension LayoutMetrics {
  package func outline(of node: Node) -> EdgeInsets { EdgeInsets() }

  package func inset(belowLabelOf row: Node) -> CGFloat { 0 }

  package var mostFormWidth: CGFloat { .infinity }

  package var centersForms: Bool { true }

  package var windowMargin: CGFloat { 0 }

  package var isNarrow: Bool { false }

  package var leastFieldWidth: CGFloat { 0 }

  package var isLow: Bool { false }

  package var leastScrollHeight: CGFloat { 0 }
}

/// The position of a form's labels.
public enum LabelColumn: Equatable, Sendable {
  /// Beside the controls, in a column of at most this width.
  case leading(maximum: CGFloat)
  /// On a line of their own above the controls.
  case above
}

extension LayoutMetrics {
  package func baseline(of node: Node, _ size: CGSize, isFirst: Bool) -> CGFloat? { nil }

  package func margin(besideRow row: Node) -> CGFloat { 0 }

  package func insets(_ insets: RowInsets, ofRow row: Node) -> EdgeInsets {
    EdgeInsets(
      top: units(insets.top ?? 0, along: .vertical), leading: units(insets.leading ?? 0, along: .horizontal),
      bottom: units(insets.bottom ?? 0, along: .vertical), trailing: units(insets.trailing ?? 0, along: .horizontal))
  }

  package func leastHeight(ofRow row: Node) -> CGFloat { 0 }

  package func sectionSpacing(_ points: CGFloat, usual: CGFloat) -> CGFloat { units(points, along: .vertical) }

  package func points(_ units: CGFloat, along axis: Axis) -> CGFloat { units }

  package func frameUnits(_ points: CGFloat, along axis: Axis) -> CGFloat { units(points, along: axis) }
}
