import PlatenTerminal

/// Asks in plain lines: without a terminal, or where the terminal can't place a cursor.
@MainActor struct PromptLines {
  let console: any PlainConsole

  func say(_ text: String) { console.write(.line(text)) }

  /// The next line; nil at the end of the input, which at a terminal is Control-D in an empty line.
  ///
  /// - Throws: ``PromptError/cancelled``.
  func line(_ question: String, isSecret: Bool = false) async throws -> String? {
    let answer = await console.readLine(question, LineRequest(isSecret: isSecret))
    if answer == nil {
      console.write(.lineBreak)
      if console.isCancelled { throw PromptError.cancelled }
    }
    try checkCancellation()
    return answer
  }

  /// The answer to a question.
  ///
  /// - Throws: ``PromptError/endOfInput``, or ``PromptError/cancelled`` where a user has ended the input.
  func ask(_ question: String, isSecret: Bool = false) async throws -> String {
    guard let answer = try await line(question, isSecret: isSecret) else { throw console.reasonOfEnd }
    return answer
  }

  /// Asks until `accept` returns a value; nil asks again without a reason. A user sees the reason and is asked again; a
  /// script's wrong line ends it.
  ///
  /// - Throws: ``PromptError/rejected(_:)``, ``PromptError/endOfInput``.
  func ask<Value>(
    _ question: String, isSecret: Bool = false, accept: @MainActor (String) async throws -> Answer<Value>?
  ) async throws -> Value {
    while true {
      let line = try await ask(question, isSecret: isSecret)
      switch try await accept(line) {
      case .value(let value): return value
      case .wrong(let reason):
        try checkCancellation()
        guard console.isInteractive else { throw PromptError.rejected(reason) }
        say("  ! \(reason)")
      // It is asked for again.
      case nil: try checkCancellation()
      }
    }
  }

  private func checkCancellation() throws { if Task.isCancelled { throw PromptError.cancelled } }
}

extension PlainConsole {
  /// Whether the input ended by a key of the user's, who can go on.
  var endsByKey: Bool { isInteractive && !isClosed }

  /// Why there is no value where no line has come: a user cancels by that, while a script has no more answers.
  var reasonOfEnd: PromptError { isCancelled || endsByKey ? .cancelled : .endOfInput }
}

/// What an answer is worth.
enum Answer<Value> {
  case value(Value)
  /// Why it is none.
  case wrong(String)
}
