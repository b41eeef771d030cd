// Written by Scripts/titles from Scripts/title-overloads/Window.swift: edit that.

extension Window {
  /// Creates a scene for one window, which `openWindow` opens by `id`. Opening it again brings it to the front.
  /// `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a scene for one window, which `openWindow` opens by `id`. Opening it again brings it to the front. `title`
  /// is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// Creates a scene for one window, which `openWindow` opens by `id`. Opening it again brings it to the front.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
}

extension UtilityWindow {
  /// Creates the scene. `openWindow` opens it by `id`. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates the scene. `openWindow` opens it by `id`. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// Creates the scene. `openWindow` opens it by `id`. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
}
