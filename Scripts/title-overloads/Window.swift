extension Window {
  /// Creates a scene for one window, which `openWindow` opens by `id`. Opening it again brings it to the front.
  nonisolated public init(_ title: Title, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension UtilityWindow {
  /// Creates the scene. `openWindow` opens it by `id`.
  nonisolated public init(_ title: Title, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}
