extension WindowGroup {
  /// Windows with a title, each with its own state.
  nonisolated public init(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: Text(title), content: content)
  }

  /// Windows with a title, each with its own state, which `openWindow` opens by the identifier.
  nonisolated public init(_ title: Title, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: Text(title), content: content)
  }

  /// Windows with a title, one for each value that `openWindow` is given.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Title, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), for: type, content: content)
  }

  /// Windows with a title and an identifier, one for each value that `openWindow` is given.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Title, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), for: type, content: content)
  }
}
