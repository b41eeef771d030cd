// Written by Scripts/titles from Scripts/title-overloads/SecureField.swift: edit that.

extension SecureField where Label == Text {
  /// A field for a password, with a title that is its label and, without a prompt, its placeholder. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(configuration: .secure(text), label: Text(titleKey))
  }

  /// A field for a password, with a title that is its label and, without a prompt, its placeholder. `title` is shown as
  /// it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(configuration: .secure(text), label: Text(title))
  }

  /// A field for a password, with a title that is its label and, without a prompt, its placeholder. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(configuration: .secure(text), label: Text(titleResource))
  }

  /// A field for a password, with a prompt as its placeholder. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .secure(text, prompt: prompt), label: Text(titleKey))
  }

  /// A field for a password, with a prompt as its placeholder. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .secure(text, prompt: prompt), label: Text(title))
  }

  /// A field for a password, with a prompt as its placeholder. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .secure(text, prompt: prompt), label: Text(titleResource))
  }

  /// A field for a password that calls `onCommit` for Return. Use `onSubmit` instead. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .secure(text).reporting(nil, onCommit), label: Text(titleKey))
  }

  /// A field for a password that calls `onCommit` for Return. Use `onSubmit` instead. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .secure(text).reporting(nil, onCommit), label: Text(title))
  }

  /// A field for a password that calls `onCommit` for Return. Use `onSubmit` instead. `titleResource` is translated by
  /// its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .secure(text).reporting(nil, onCommit), label: Text(titleResource))
  }
}
