extension TextField where Label == Text {
  /// A text field with a title that is its label and, without a prompt, its placeholder. The binding is written at each
  /// edit.
  nonisolated public init(_ title: Title, text: Binding<String>) {
    self.init(configuration: .text(text), label: Text(title))
  }

  /// A text field with a prompt as its placeholder. The binding is written at each edit.
  nonisolated public init(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .text(text, prompt: prompt), label: Text(title))
  }

  /// A text field that grows along `axis`: a vertical one wraps its lines.
  nonisolated public init(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(configuration: .text(text, axis: axis), label: Text(title))
  }

  /// A text field with a prompt that grows along `axis`: a vertical one wraps its lines.
  nonisolated public init(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(configuration: .text(text, prompt: prompt, axis: axis), label: Text(title))
  }

  /// A text field whose selection is bound: the program reads and sets it. A nil selection is none, as while the field
  /// has no focus.
  nonisolated public init(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      configuration: .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection), label: Text(title)
    )
  }
}
