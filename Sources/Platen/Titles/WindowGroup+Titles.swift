// Written by Scripts/titles from Scripts/title-overloads/WindowGroup.swift: edit that.

extension WindowGroup {
  /// Windows with a title, each with its own state. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: Text(titleKey), content: content)
  }

  /// Windows with a title, each with its own state. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: Text(title), content: content)
  }

  /// Windows with a title, each with its own state. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: Text(titleResource), content: content)
  }

  /// Windows with a title, each with its own state, which `openWindow` opens by the identifier. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: Text(titleKey), content: content)
  }

  /// Windows with a title, each with its own state, which `openWindow` opens by the identifier. `title` is shown as it
  /// is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: Text(title), content: content)
  }

  /// Windows with a title, each with its own state, which `openWindow` opens by the identifier. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id: id, title: Text(titleResource), content: content)
  }

  /// Windows with a title, one for each value that `openWindow` is given. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), for: type, content: content)
  }

  /// Windows with a title, one for each value that `openWindow` is given. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), for: type, content: content)
  }

  /// Windows with a title, one for each value that `openWindow` is given. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleResource), for: type, content: content)
  }

  /// Windows with a title and an identifier, one for each value that `openWindow` is given. `titleKey` is translated by
  /// the program's tables.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), for: type, content: content)
  }

  /// Windows with a title and an identifier, one for each value that `openWindow` is given. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), for: type, content: content)
  }

  /// Windows with a title and an identifier, one for each value that `openWindow` is given. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleResource), for: type, content: content)
  }
}
