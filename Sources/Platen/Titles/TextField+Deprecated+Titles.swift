// Written by Scripts/titles from Scripts/title-overloads/TextField+Deprecated.swift: edit that.

extension TextField where Label == Text {
  /// A text field that reports when editing begins (true) and ends (false), and when Return is pressed. Use `onSubmit`
  /// and `focused` instead. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, onCommit), label: Text(titleKey))
  }

  /// A text field that reports when editing begins (true) and ends (false), and when Return is pressed. Use `onSubmit`
  /// and `focused` instead. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, onCommit), label: Text(title))
  }

  /// A text field that reports when editing begins (true) and ends (false), and when Return is pressed. Use `onSubmit`
  /// and `focused` instead. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, onCommit), label: Text(titleResource))
  }

  /// A text field that reports when editing begins (true) and ends (false). Use `focused` instead. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, nil), label: Text(titleKey))
  }

  /// A text field that reports when editing begins (true) and ends (false). Use `focused` instead. `title` is shown as
  /// it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, nil), label: Text(title))
  }

  /// A text field that reports when editing begins (true) and ends (false). Use `focused` instead. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .text(text).reporting(onEditingChanged, nil), label: Text(titleResource))
  }

  /// A text field that reports when Return is pressed. Use `onSubmit` instead. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(configuration: .text(text).reporting(nil, onCommit), label: Text(titleKey))
  }

  /// A text field that reports when Return is pressed. Use `onSubmit` instead. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(configuration: .text(text).reporting(nil, onCommit), label: Text(title))
  }

  /// A text field that reports when Return is pressed. Use `onSubmit` instead. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .text(text).reporting(nil, onCommit), label: Text(titleResource))
  }

  /// A field for a value of a formatter that reports when editing begins (true) and ends (false), and when Return is
  /// pressed. Use `onSubmit` and `focused` instead. `titleKey` is translated by the program's tables.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, onCommit), label: Text(titleKey))
  }

  /// A field for a value of a formatter that reports when editing begins (true) and ends (false), and when Return is
  /// pressed. Use `onSubmit` and `focused` instead. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, onCommit), label: Text(title))
  }

  /// A field for a value of a formatter that reports when editing begins (true) and ends (false), and when Return is
  /// pressed. Use `onSubmit` and `focused` instead. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      configuration: .formatter(value, formatter).reporting(onEditingChanged, onCommit), label: Text(titleResource))
  }

  /// A field for a value of a formatter that reports when editing begins (true) and ends (false). Use `focused`
  /// instead. `titleKey` is translated by the program's tables.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, nil), label: Text(titleKey))
  }

  /// A field for a value of a formatter that reports when editing begins (true) and ends (false). Use `focused`
  /// instead. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, nil), label: Text(title))
  }

  /// A field for a value of a formatter that reports when editing begins (true) and ends (false). Use `focused`
  /// instead. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(onEditingChanged, nil), label: Text(titleResource))
  }

  /// A field for a value of a formatter that reports when Return is pressed. Use `onSubmit` instead. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(nil, onCommit), label: Text(titleKey))
  }

  /// A field for a value of a formatter that reports when Return is pressed. Use `onSubmit` instead. `title` is shown
  /// as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Foundation.Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(nil, onCommit), label: Text(title))
  }

  /// A field for a value of a formatter that reports when Return is pressed. Use `onSubmit` instead. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Foundation.Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .formatter(value, formatter).reporting(nil, onCommit), label: Text(titleResource))
  }
}
