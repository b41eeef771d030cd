extension LayoutMetrics {
  /// The lengths of a padding in units.
  package func insets(of padding: PaddingContent) -> EdgeInsets {
    if let insets = padding.insets {
      return EdgeInsets(
        top: units(insets.top, along: .vertical), leading: units(insets.leading, along: .horizontal),
        bottom: units(insets.bottom, along: .vertical), trailing: units(insets.trailing, along: .horizontal))
    }
    let all: EdgeInsets =
      if let length = padding.length {
        EdgeInsets(
          top: units(length, along: .vertical), leading: units(length, along: .horizontal),
          bottom: units(length, along: .vertical), trailing: units(length, along: .horizontal))
      } else {
        defaultPadding
      }
    return EdgeInsets(
      top: padding.edges.contains(.top) ? all.top : 0, leading: padding.edges.contains(.leading) ? all.leading : 0,
      bottom: padding.edges.contains(.bottom) ? all.bottom : 0,
      trailing: padding.edges.contains(.trailing) ? all.trailing : 0)
  }
}
