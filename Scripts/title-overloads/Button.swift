extension Button where Label == Text {
  /// A button with a title.
  @preconcurrency nonisolated public init(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// A button with a title and a role, which front ends show: a destructive one in red.
  @preconcurrency nonisolated public init(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Platen.Label<Text, Image> {
  /// A button with a title and a symbol.
  @preconcurrency nonisolated public init(
    _ title: Title, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Platen.Label(title, systemImage: systemImage) }
  }

  /// A button with a title, a symbol and a role.
  @preconcurrency nonisolated public init(
    _ title: Title, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Platen.Label(title, systemImage: systemImage) }
  }

  /// A button with a title and a picture of the program's own.
  @preconcurrency nonisolated public init(
    _ title: Title, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Platen.Label(title, image: image) }
  }

  /// A button with a title, a picture of the program's own and a role.
  @preconcurrency nonisolated public init(
    _ title: Title, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Platen.Label(title, image: image) }
  }
}
