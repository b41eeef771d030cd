extension Section where Parent == Text, Footer == EmptyView, Content: View {
  /// A section with a title above it.
  nonisolated public init(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section with a title above it, whose rows are shown while `isExpanded` is true.
  nonisolated public init(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
