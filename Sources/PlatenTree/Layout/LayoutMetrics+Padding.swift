extension LayoutMetrics {
  /// The lengths of a padding in units.
  package func insets(of padding: PaddingContent) -> EdgeInsets {
    guard let insets = padding.ownInsets else { return padding.onEdges(defaultPadding) }
    return EdgeInsets(
      top: units(insets.top, along: .vertical), leading: units(insets.leading, along: .horizontal),
      bottom: units(insets.bottom, along: .vertical), trailing: units(insets.trailing, along: .horizontal))
  }
}
