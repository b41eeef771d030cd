extension GroupBox where Label == Text {
  /// A box around views, with a title.
  nonisolated public init(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
