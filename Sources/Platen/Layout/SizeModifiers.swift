extension View {
  /// Gives the view its ideal size instead of the proposed one.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal width, its ideal height, or both, instead of the proposed ones.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_LayoutModifier(.decoration(.fixedSize(FixedSizeContent(horizontal: horizontal, vertical: vertical)))))
  }

  /// Hides and disables the view. It keeps its size in the layout.
  nonisolated public func hidden() -> some View { opacity(0).disabled(true) }

  /// Gives the view the length, along the axes, of the nearest scroll view, page or window.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerFrame(axes, alignment) { _ in ContainerFrameContent.Share(constant: 0, factor: 1) }
  }

  /// Gives the view the length of `span` of `count` equal parts of the nearest scroll view, page or window, which have
  /// `spacing` points between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (parts, taken) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    let share = ContainerFrameContent.Share(
      constant: spacing * (taken - 1) - spacing * (parts - 1) * taken / parts, factor: taken / parts)
    return containerFrame(axes, alignment) { _ in share }
  }

  /// Gives the view the length that `length` computes from that of the nearest scroll view, page or window, in points.
  /// It is called for 300 and 900 points; in between and beyond the result is linear.
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
        .decoration(
          .containerFrame(
            ContainerFrameContent(
              horizontal: axes.contains(.horizontal) ? share(.horizontal) : nil,
              vertical: axes.contains(.vertical) ? share(.vertical) : nil, alignment: alignment)))))
  }
}
