// Written by Scripts/titles from Scripts/title-overloads/ControlGroup.swift: edit that.

extension ControlGroup {
  /// Creates a group with a title, which only menu styles show. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(titleKey)))
  }

  /// Creates a group with a title, which only menu styles show. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(title)))
  }

  /// Creates a group with a title, which only menu styles show. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(titleResource)))
  }

  /// Creates a group with a title and a symbol, which only menu styles show. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a group with a title and a symbol, which only menu styles show. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
  }

  /// Creates a group with a title and a symbol, which only menu styles show. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(titleResource, systemImage: systemImage)))
  }

  /// Creates a group with a title and an image of the program's resources, which only menu styles show. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Label(titleKey, image: image)))
  }

  /// Creates a group with a title and an image of the program's resources, which only menu styles show. `title` is
  /// shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Label(title, image: image)))
  }

  /// Creates a group with a title and an image of the program's resources, which only menu styles show. `titleResource`
  /// is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: AnyView(Label(titleResource, image: image)))
  }
}
