extension SecureField where Label == Text {
  /// A field for a password, with a title that is its label and, without a prompt, its placeholder.
  nonisolated public init(_ title: Title, text: Binding<String>) {
    self.init(configuration: .secure(text), label: Text(title))
  }

  /// A field for a password, with a prompt as its placeholder.
  nonisolated public init(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(configuration: .secure(text, prompt: prompt), label: Text(title))
  }

  /// A field for a password that calls `onCommit` for Return. Use `onSubmit` instead.
  nonisolated public init(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(configuration: .secure(text).reporting(nil, onCommit), label: Text(title))
  }
}
