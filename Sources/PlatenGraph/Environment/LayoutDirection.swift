private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }

extension EnvironmentValues {
  /// The direction in which lines are read: with right to left, views are arranged and aligned from the right edge of
  /// what contains them. At first that of the browser's language in a page and that of GTK in a window, left to right in
  /// a terminal; `locale` does not change it.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
