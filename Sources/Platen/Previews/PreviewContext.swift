/// Where a preview is shown, such as among widgets. Accepted and ignored.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of the values of a preview's context.
public protocol PreviewContextKey {
  /// The type of the values.
  associatedtype Value
  /// The value in a context that has none.
  static var defaultValue: Value { get }
}

extension View {
  /// Accepted and ignored: a preview is a view in a window, a page or a terminal.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
