// Written by Scripts/titles from Scripts/title-overloads/Tab.swift: edit that.

extension Tab where Label == Platen.Label<Text, Image> {
  /// A tab with a title and a symbol, which is selected by `value`. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Platen.Label(titleKey, systemImage: systemImage))
  }

  /// A tab with a title and a symbol, which is selected by `value`. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Platen.Label(title, systemImage: systemImage))
  }

  /// A tab with a title and a symbol, which is selected by `value`. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Platen.Label(titleResource, systemImage: systemImage))
  }
}

extension Tab where Value == Never, Label == Platen.Label<Text, Image> {
  /// A tab with a title and a symbol, in a view of tabs without a selection. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Platen.Label(titleKey, systemImage: systemImage))
  }

  /// A tab with a title and a symbol, in a view of tabs without a selection. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Platen.Label(title, systemImage: systemImage))
  }

  /// A tab with a title and a symbol, in a view of tabs without a selection. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Platen.Label(titleResource, systemImage: systemImage))
  }
}

extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView {
  /// A section of tabs with a title. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A section of tabs with a title. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A section of tabs with a title. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}
