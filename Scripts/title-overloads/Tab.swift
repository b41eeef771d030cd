extension Tab where Label == Platen.Label<Text, Image> {
  /// A tab with a title and a symbol, which is selected by `value`.
  nonisolated public init(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Platen.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value == Never, Label == Platen.Label<Text, Image> {
  /// A tab with a title and a symbol, in a view of tabs without a selection.
  nonisolated public init(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Platen.Label(title, systemImage: systemImage))
  }
}

extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView {
  /// A section of tabs with a title.
  nonisolated public init(_ title: Title, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
