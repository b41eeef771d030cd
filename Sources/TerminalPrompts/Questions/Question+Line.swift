import Foundation

extension Question {
  /// A question that is answered by a line of text.
  init(
    _ title: String, help: String?, placeholder: String, standard: String?, isSecret: Bool = false,
    rule: AnswerRule<Value>, assist: LineAssist = LineAssist(),
    summary: @escaping @MainActor @Sendable (Value) -> String?
  ) {
    self.init(title, summary: summary) { lines in
      if let help { lines.say(help) }
      let hint = isSecret ? " (\(Prompt.words("not shown")))" : standard.map { " [\($0)]" } ?? ""
      return try await lines.ask("\(title)\(hint): ", isSecret: isSecret) { line in
        let entered = line.isEmpty ? standard ?? "" : line
        let answer = await rule.fullAnswer(entered)
        if case .value = answer { assist.history?.remember(entered) }
        return answer
      }
    } view: { finish in
      LineQuestion(
        title: title, help: help, placeholder: placeholder, standard: standard, isSecret: isSecret, rule: rule,
        assist: assist, finish: finish)
    }
    self.isSecret = isSecret
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
  ///   - history: Earlier answers: the up arrow brings them back, Control-R searches in them.
  ///   - suggestions: What is offered below the field while a text is typed. Tab completes it.
  ///   - validate: Throws or returns the reason why an answer is not valid; nil where it is. The reason is shown, and the
  ///     question stays.
  ///   - check: A check that takes time, as on a server: throws or returns the reason why an answer is not valid. It is
  ///     made after `validate`, while the question shows that it is checked, and cancelled where the text is changed.
  public static func text(
    _ title: String, help: String? = nil, default standard: String? = nil, placeholder: String = "",
    history: PromptHistory? = nil, suggestions: PromptSuggestions? = nil,
    validate: @escaping @MainActor @Sendable (String) throws -> String? = { _ in nil },
    check: (@Sendable (String) async throws -> String?)? = nil
  ) -> Question {
    Question(
      title, help: help, placeholder: placeholder, standard: standard,
      rule: AnswerRule(parse: { $0 }, validate: validate, check: check),
      assist: LineAssist(history: history, suggestions: suggestions), summary: { $0 })
  }

  /// A line that is not shown: a password or a token. The line that is left of the question has marks only.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - placeholder: What the empty field shows.
  ///   - validate: Throws or returns the reason why an answer is not valid; nil where it is.
  ///   - check: A check that takes time, after `validate`: throws or returns the reason why an answer is not valid.
  public static func secret(
    _ title: String, help: String? = nil, placeholder: String = "",
    validate: @escaping @MainActor @Sendable (String) throws -> String? = { _ in nil },
    check: (@Sendable (String) async throws -> String?)? = nil
  ) -> Question {
    // As many marks for every secret: its length is not to be seen either.
    Question(
      title, help: help, placeholder: placeholder, standard: nil, isSecret: true,
      rule: AnswerRule(parse: { $0 }, validate: validate, check: check), summary: { _ in "••••••••" })
  }
}

extension Question {
  /// A value that is typed as text, read and shown by a format style: a measurement, a list of names, a style of the
  /// tool's own.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - standard: The answer of an empty line.
  ///   - placeholder: An example, shown in the empty field where there is no default.
  ///   - format: How the value is read and shown.
  ///   - reason: What is shown where the text is no value; nil for a general sentence.
  ///   - validate: Throws or returns the reason why a value is not valid; nil where it is.
  public static func value<Format: ParseableFormatStyle & Sendable>(
    _ title: String, help: String? = nil, default standard: Value? = nil, placeholder: String = "", format: Format,
    orElse reason: String? = nil,
    validate: @escaping @MainActor @Sendable (Value) throws -> String? = { _ in nil }
  ) -> Question where Format.FormatInput == Value, Format.FormatOutput == String {
    let format = format.following()
    let rule = AnswerRule<Value> { text in
      if text.isEmpty { throw AnswerProblem(Prompt.words("An answer is needed.")) }
      guard let value = try? format.wholeValue(of: text) else {
        throw AnswerProblem(reason ?? Prompt.words("This is not in the form expected."))
      }
      return value
    } validate: {
      try validate($0)
    }
    return Question(
      title, help: help, placeholder: placeholder, standard: standard.map(format.format), rule: rule,
      summary: { format.format($0) })
  }
}
