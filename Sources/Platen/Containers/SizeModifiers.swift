extension View {
  /// The view in its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_LayoutModifier(.fixedSize(FixedSizeContent(horizontal: horizontal, vertical: vertical))))
  }

  /// The view's room without the view.
  nonisolated public func hidden() -> some View { opacity(0).disabled(true) }

  /// As large as the nearest container along the axes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment)
  }

  /// The view with another at its side, in room of its own.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
