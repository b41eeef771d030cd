extension View {
  /// Keeps the view in a shape: `aspectRatio` is width by height, and that of the view itself where nil.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    AspectRatioLayout(ratio: aspectRatio, mode: contentMode) { self }
  }

  /// Keeps the view in the shape of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
  }

  /// Keeps the proportions of the view, as large as fits in the proposed size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the proportions of the view, as small as covers the proposed size.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
