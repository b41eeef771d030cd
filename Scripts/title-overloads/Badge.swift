extension View {
  /// A text at the end of a list's row or a tab's title. Nil shows none.
  nonisolated public func badge(_ title: Title?) -> some View { badge(title.map { Text($0) }) }
}
