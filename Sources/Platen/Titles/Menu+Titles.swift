// Written by Scripts/titles from Scripts/title-overloads/Menu.swift: edit that.

extension Menu where Label == Platen.Label<Text, Image> {
  /// A button with a title and a symbol that does `primaryAction`. The list is shown by other means. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Platen.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A button with a title and a symbol that does `primaryAction`. The list is shown by other means. `title` is shown
  /// as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Platen.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A button with a title and a symbol that does `primaryAction`. The list is shown by other means. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Platen.Label(titleResource, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A button with a title and a picture of the program's own that shows a list of actions. `titleKey` is translated by
  /// the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Platen.Label(titleKey, image: image) }
  }

  /// A button with a title and a picture of the program's own that shows a list of actions. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Platen.Label(title, image: image) }
  }

  /// A button with a title and a picture of the program's own that shows a list of actions. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Platen.Label(titleResource, image: image) }
  }

  /// A button with a title and a picture of the program's own that does `primaryAction`. The list is shown by other
  /// means. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Platen.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// A button with a title and a picture of the program's own that does `primaryAction`. The list is shown by other
  /// means. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Platen.Label(title, image: image) }, primaryAction: primaryAction)
  }

  /// A button with a title and a picture of the program's own that does `primaryAction`. The list is shown by other
  /// means. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Platen.Label(titleResource, image: image) }, primaryAction: primaryAction)
  }

  /// A button with a title and a symbol that shows a list of actions. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Platen.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol that shows a list of actions. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Platen.Label(title, systemImage: systemImage) }
  }

  /// A button with a title and a symbol that shows a list of actions. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Platen.Label(titleResource, systemImage: systemImage) }
  }
}

extension Menu where Label == Text {
  /// A button with a title that shows a list of actions. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A button with a title that shows a list of actions. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A button with a title that shows a list of actions. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// A button with a title that does `primaryAction`. The list is shown by other means: a long or a secondary click, or
  /// the Menu key. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A button with a title that does `primaryAction`. The list is shown by other means: a long or a secondary click, or
  /// the Menu key. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// A button with a title that does `primaryAction`. The list is shown by other means: a long or a secondary click, or
  /// the Menu key. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}
