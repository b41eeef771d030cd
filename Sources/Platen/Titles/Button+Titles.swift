// Written by Scripts/titles from Scripts/title-overloads/Button.swift: edit that.

extension Button where Label == Text {
  /// A button with a title. `titleKey` is translated by the program's tables.
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// A button with a title. `title` is shown as it is.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// A button with a title. `titleResource` is translated by its own table.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleResource) }
  }

  /// A button with a title and a role, which front ends show: a destructive one in red. `titleKey` is translated by the
  /// program's tables.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title and a role, which front ends show: a destructive one in red. `title` is shown as it is.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button with a title and a role, which front ends show: a destructive one in red. `titleResource` is translated
  /// by its own table.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == Platen.Label<Text, Image> {
  /// A button with a title and a symbol. `titleKey` is translated by the program's tables.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Platen.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol. `title` is shown as it is.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Platen.Label(title, systemImage: systemImage) }
  }

  /// A button with a title and a symbol. `titleResource` is translated by its own table.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Platen.Label(titleResource, systemImage: systemImage) }
  }

  /// A button with a title, a symbol and a role. `titleKey` is translated by the program's tables.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Platen.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title, a symbol and a role. `title` is shown as it is.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Platen.Label(title, systemImage: systemImage) }
  }

  /// A button with a title, a symbol and a role. `titleResource` is translated by its own table.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Platen.Label(titleResource, systemImage: systemImage) }
  }

  /// A button with a title and a picture of the program's own. `titleKey` is translated by the program's tables.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Platen.Label(titleKey, image: image) }
  }

  /// A button with a title and a picture of the program's own. `title` is shown as it is.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Platen.Label(title, image: image) }
  }

  /// A button with a title and a picture of the program's own. `titleResource` is translated by its own table.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Platen.Label(titleResource, image: image) }
  }

  /// A button with a title, a picture of the program's own and a role. `titleKey` is translated by the program's
  /// tables.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Platen.Label(titleKey, image: image) }
  }

  /// A button with a title, a picture of the program's own and a role. `title` is shown as it is.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Platen.Label(title, image: image) }
  }

  /// A button with a title, a picture of the program's own and a role. `titleResource` is translated by its own table.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Platen.Label(titleResource, image: image) }
  }
}
