// Written by Scripts/titles from Scripts/title-overloads/MenuBarExtra.swift: edit that.

extension MenuBarExtra where Label == Text {
  /// A menu with a title beside those of the program. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Text(titleKey) }
  }

  /// A menu with a title beside those of the program. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Text(title) }
  }

  /// A menu with a title beside those of the program. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Text(titleResource) }
  }

  /// A menu with a title beside those of the program, while `isInserted` is true. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(inserted: isInserted, content: content) { Text(titleKey) }
  }

  /// A menu with a title beside those of the program, while `isInserted` is true. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(inserted: isInserted, content: content) { Text(title) }
  }

  /// A menu with a title beside those of the program, while `isInserted` is true. `titleResource` is translated by its
  /// own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(inserted: isInserted, content: content) { Text(titleResource) }
  }
}

extension MenuBarExtra where Label == Platen.Label<Text, Image> {
  /// A menu with a title and a symbol beside those of the program. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Platen.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a title and a symbol beside those of the program. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Platen.Label(title, systemImage: systemImage) }
  }

  /// A menu with a title and a symbol beside those of the program. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(inserted: nil, content: content) { Platen.Label(titleResource, systemImage: systemImage) }
  }

  /// A menu with a title and an image of the program's own beside those of the program. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Platen.Label(titleKey, image: image) }
  }

  /// A menu with a title and an image of the program's own beside those of the program. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Platen.Label(title, image: image) }
  }

  /// A menu with a title and an image of the program's own beside those of the program. `titleResource` is translated
  /// by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
  {
    self.init(inserted: nil, content: content) { Platen.Label(titleResource, image: image) }
  }

  /// A menu with a title and a symbol beside those of the program, while `isInserted` is true. `titleKey` is translated
  /// by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(inserted: isInserted, content: content) { Platen.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a title and a symbol beside those of the program, while `isInserted` is true. `title` is shown as it
  /// is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(inserted: isInserted, content: content) { Platen.Label(title, systemImage: systemImage) }
  }

  /// A menu with a title and a symbol beside those of the program, while `isInserted` is true. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(inserted: isInserted, content: content) { Platen.Label(titleResource, systemImage: systemImage) }
  }
}
