extension DisclosureGroup where Label == Text {
  /// A group with a title that the user expands and collapses. It is collapsed at first.
  nonisolated public init(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A group with a title that is expanded while `isExpanded` is true.
  nonisolated public init(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
