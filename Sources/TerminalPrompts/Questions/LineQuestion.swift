import Platen

/// A question that is answered by a line of text.
struct LineQuestion<Value: Sendable>: View {
  let title: String
  let help: String?
  let placeholder: String
  /// What an empty line means, as text; nil where that is an answer like any other.
  let standard: String?
  var isSecret = false
  let rule: AnswerRule<Value>
  let finish: PromptFinish<Value>
  @State private var text = ""
  @State private var problem: String?

  var body: some View {
    QuestionFrame(title: title, help: help, problem: problem, keys: keys) {
      field
        .textFieldStyle(.plain)
        .autocorrectionDisabled()
        .questionFieldWidth()
        .onChange(of: text) { problem = nil }
        .onSubmit(submit)
        .onKeyPress(.tab) { takeStandard() }
    }
  }

  @ViewBuilder private var field: some View {
    if isSecret {
      SecureField(text: $text, prompt: Text(verbatim: placeholder)) { Text(verbatim: title) }.labelsHidden()
    } else {
      TextField(text: $text, prompt: Text(verbatim: standard ?? placeholder)) { Text(verbatim: title) }.labelsHidden()
    }
  }

  private var keys: [(key: String, effect: String)] {
    [("enter", "confirm")] + (standard == nil ? [] : [("tab", "edit the default")]) + [("esc", "cancel")]
  }

  /// Puts the default into the field, to be edited. There is nothing else that Tab could go to.
  private func takeStandard() -> KeyPress.Result {
    if let standard, text.isEmpty { text = standard }
    return .handled
  }

  private func submit() {
    switch rule.answer(text.isEmpty ? standard ?? "" : text) {
    case .value(let value): finish(value)
    case .wrong(let reason): problem = reason
    }
  }
}

extension Question {
  /// A question that is answered by a line of text.
  init(
    _ title: String, help: String?, placeholder: String, standard: String?, isSecret: Bool = false,
    rule: AnswerRule<Value>, summary: @escaping @MainActor @Sendable (Value) -> String?
  ) {
    self.init(title, summary: summary) { lines in
      if let help { lines.say(help) }
      let hint = isSecret ? " (not shown)" : standard.map { " [\($0)]" } ?? ""
      return try await lines.ask("\(title)\(hint): ", isSecret: isSecret) { line in
        rule.answer(line.isEmpty ? standard ?? "" : line)
      }
    } view: { finish in
      LineQuestion(
        title: title, help: help, placeholder: placeholder, standard: standard, isSecret: isSecret, rule: rule,
        finish: finish)
    }
  }
}

extension Question where Value == String {
  /// A line of text.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - standard: The answer of an empty line, shown in the empty field. Tab puts it there to be edited.
  ///   - placeholder: An example, shown in the empty field where there is no default.
  ///   - validate: Throws or returns the reason why an answer is not valid; nil where it is. The reason is shown, and the
  ///     question stays.
  public static func text(
    _ title: String, help: String? = nil, default standard: String? = nil, placeholder: String = "",
    validate: @escaping @MainActor @Sendable (String) throws -> String? = { _ in nil }
  ) -> Question {
    Question(
      title, help: help, placeholder: placeholder, standard: standard,
      rule: AnswerRule(parse: { $0 }, validate: validate), summary: { $0 })
  }

  /// A line that is not shown: a password or a token. The line that is left of the question has marks only.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - placeholder: What the empty field shows.
  ///   - validate: Throws or returns the reason why an answer is not valid; nil where it is.
  public static func secret(
    _ title: String, help: String? = nil, placeholder: String = "",
    validate: @escaping @MainActor @Sendable (String) throws -> String? = { _ in nil }
  ) -> Question {
    // As many marks for every secret: its length is not to be seen either.
    Question(
      title, help: help, placeholder: placeholder, standard: nil, isSecret: true,
      rule: AnswerRule(parse: { $0 }, validate: validate), summary: { _ in "••••••••" })
  }
}
