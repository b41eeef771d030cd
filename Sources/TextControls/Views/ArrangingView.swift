/// A view that shows others in a row or a column.
@MainActor package protocol ArrangingView: UIView {
  /// Whether the views are in a column.
  var isColumn: Bool { get }
  /// The views, in order.
  var arrangedViews: [UIView] { get }
  /// The space between two of them in points.
  var spaceBetween: CGFloat { get }
  /// The space around them.
  var insets: UIEdgeInsets { get }
  /// How they are aligned across the axis.
  var across: UIStackView.Alignment { get }
  /// How they share the space along the axis.
  var along: UIStackView.Distribution { get }
}
