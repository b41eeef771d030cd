// Apple deprecates these softly: they give no warning yet.

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, onCommit), label: Text(title))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, nil), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, nil), label: Text(title))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(configuration: .text(text).reporting(nil, onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(configuration: .text(text).reporting(nil, onCommit), label: Text(title))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Foundation.Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, onCommit), label: Text(title))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, nil), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Foundation.Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, nil), label: Text(title))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(nil, onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Foundation.Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(nil, onCommit), label: Text(title))
  }
}
