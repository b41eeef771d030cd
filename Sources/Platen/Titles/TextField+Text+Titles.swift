// Written by Scripts/titles from Scripts/title-overloads/TextField+Text.swift: edit that.

extension TextField where Label == Text {
  /// A text field with a title that is its label and, without a prompt, its placeholder. The binding is written at each
  /// edit. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(configuration: .text(text), label: Text(titleKey))
  }

  /// A text field with a title that is its label and, without a prompt, its placeholder. The binding is written at each
  /// edit. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(configuration: .text(text), label: Text(title))
  }

  /// A text field with a title that is its label and, without a prompt, its placeholder. The binding is written at each
  /// edit. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(configuration: .text(text), label: Text(titleResource))
  }

  /// A text field with a prompt as its placeholder. The binding is written at each edit. `titleKey` is translated by
  /// the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .text(text, prompt: prompt), label: Text(titleKey))
  }

  /// A text field with a prompt as its placeholder. The binding is written at each edit. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .text(text, prompt: prompt), label: Text(title))
  }

  /// A text field with a prompt as its placeholder. The binding is written at each edit. `titleResource` is translated
  /// by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .text(text, prompt: prompt), label: Text(titleResource))
  }

  /// A text field that grows along `axis`: a vertical one wraps its lines. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(configuration: .text(text, axis: axis), label: Text(titleKey))
  }

  /// A text field that grows along `axis`: a vertical one wraps its lines. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(configuration: .text(text, axis: axis), label: Text(title))
  }

  /// A text field that grows along `axis`: a vertical one wraps its lines. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(configuration: .text(text, axis: axis), label: Text(titleResource))
  }

  /// A text field with a prompt that grows along `axis`: a vertical one wraps its lines. `titleKey` is translated by
  /// the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(configuration: .text(text, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// A text field with a prompt that grows along `axis`: a vertical one wraps its lines. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(configuration: .text(text, prompt: prompt, axis: axis), label: Text(title))
  }

  /// A text field with a prompt that grows along `axis`: a vertical one wraps its lines. `titleResource` is translated
  /// by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(configuration: .text(text, prompt: prompt, axis: axis), label: Text(titleResource))
  }

  /// A text field whose selection is bound: the program reads and sets it. A nil selection is none, as while the field
  /// has no focus. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      configuration: .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection), label: Text(titleKey)
    )
  }

  /// A text field whose selection is bound: the program reads and sets it. A nil selection is none, as while the field
  /// has no focus. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      configuration: .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection), label: Text(title)
    )
  }

  /// A text field whose selection is bound: the program reads and sets it. A nil selection is none, as while the field
  /// has no focus. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      configuration: .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection),
      label: Text(titleResource)
    )
  }
}
