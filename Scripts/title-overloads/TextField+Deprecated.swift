extension TextField where Label == Text {
  /// A text field that reports when editing begins (true) and ends (false), and when Return is pressed. Use `onSubmit`
  /// and `focused` instead.
  nonisolated public init(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, onCommit), label: Text(title))
  }

  /// A text field that reports when editing begins (true) and ends (false). Use `focused` instead.
  nonisolated public init(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, nil), label: Text(title))
  }

  /// A text field that reports when Return is pressed. Use `onSubmit` instead.
  nonisolated public init(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(configuration: .text(text).reporting(nil, onCommit), label: Text(title))
  }

  /// A field for a value of a formatter that reports when editing begins (true) and ends (false), and when Return is
  /// pressed. Use `onSubmit` and `focused` instead.
  nonisolated public init<V>(
    _ title: Title, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, onCommit), label: Text(title))
  }

  /// A field for a value of a formatter that reports when editing begins (true) and ends (false). Use `focused`
  /// instead.
  nonisolated public init<V>(
    _ title: Title, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, nil), label: Text(title))
  }

  /// A field for a value of a formatter that reports when Return is pressed. Use `onSubmit` instead.
  nonisolated public init<V>(
    _ title: Title, value: Binding<V>, formatter: Foundation.Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(nil, onCommit), label: Text(title))
  }
}
