import PlatenTerminal

/// Asks in plain lines: without a terminal, or where the terminal can't place a cursor.
@MainActor struct PromptLines {
  let console: any PlainConsole

  func say(_ text: String) { console.write(.line(text)) }

  /// The answer to a question.
  ///
  /// - Throws: ``PromptError/endOfInput``.
  func ask(_ question: String, isSecret: Bool = false) async throws -> String {
    guard let answer = await console.readLine(question, LineRequest(isSecret: isSecret)) else {
      console.write(.lineBreak)
      throw Task.isCancelled || console.isCancelled ? PromptError.cancelled : PromptError.endOfInput
    }
    try checkCancellation()
    return answer
  }

  /// Asks until `accept` returns a value; nil asks again without a reason. A user sees the reason and is asked again; a script's wrong line ends it.
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

/// What an answer is worth.
enum Answer<Value> {
  case value(Value)
  /// Why it is none.
  case wrong(String)
}
