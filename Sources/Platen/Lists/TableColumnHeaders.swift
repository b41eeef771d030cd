private enum TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum BelowTableTitlesKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }

  /// Whether a list has the rows of a table whose titles are shown.
  var isBelowTableTitles: Bool {
    get { self[BelowTableTitlesKey.self] }
    set { self[BelowTableTitlesKey.self] = newValue }
  }
}

extension View {
  /// Whether the tables in the view show the titles of their columns, as by default. Without them the user can't change
  /// the order of the rows. Where `\.horizontalSizeClass` is compact, titles are not shown in any case.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
