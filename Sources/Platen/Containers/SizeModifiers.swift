extension View {
  /// The view in its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_LayoutModifier(.fixedSize(FixedSizeContent(horizontal: horizontal, vertical: vertical))))
  }

  /// The view's room without the view.
  nonisolated public func hidden() -> some View { opacity(0).disabled(true) }

  /// As large along the axes as the scroll view, the page or the window around.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerFrame(axes, alignment) { _ in ContainerFrameContent.Share(constant: 0, factor: 1) }
  }

  /// As large as `span` of `count` parts that have `spacing` between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (parts, taken) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    let share = ContainerFrameContent.Share(
      constant: spacing * (taken - 1) - spacing * (parts - 1) * taken / parts, factor: taken / parts)
    return containerFrame(axes, alignment) { _ in share }
  }

  /// As large as `length` makes of the container's length. What grows unevenly with that is taken to grow evenly.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    containerFrame(axes, alignment) { axis in
      let (short, long) = (length(300, axis), length(900, axis))
      let factor = (long - short) / 600
      return ContainerFrameContent.Share(constant: short - factor * 300, factor: factor)
    }
  }

  nonisolated private func containerFrame(
    _ axes: Axis.Set, _ alignment: Alignment, _ share: (Axis) -> ContainerFrameContent.Share
  ) -> some View {
    modifier(
      _LayoutModifier(
        .containerFrame(
          ContainerFrameContent(
            horizontal: axes.contains(.horizontal) ? share(.horizontal) : nil,
            vertical: axes.contains(.vertical) ? share(.vertical) : nil, alignment: alignment))))
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

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
