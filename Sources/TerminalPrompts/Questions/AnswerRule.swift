/// What makes an answer valid: a text from which a value is made, and the tool's own check of it.
struct AnswerRule<Value: Sendable>: Sendable {
  /// Makes the value. It throws the reason where the text is none.
  let parse: @MainActor @Sendable (String) throws -> Value
  /// The tool's check: it throws or returns the reason.
  let validate: @MainActor @Sendable (Value) throws -> String?
  /// A check that takes time, made after the other: it throws or returns the reason. Nil where there is none.
  var check: (@Sendable (Value) async throws -> String?)?

  @MainActor func answer(_ text: String) -> Answer<Value> {
    do {
      let value = try parse(text)
      if let reason = try validate(value) { return .wrong(reason) }
      return .value(value)
    } catch {
      return .wrong(Self.reason(error))
    }
  }

  /// What the check that takes time says of a value.
  func checked(_ value: Value) async -> Answer<Value> {
    do {
      if let reason = try await check?(value) { return .wrong(reason) }
      return .value(value)
    } catch {
      return .wrong(Self.reason(error))
    }
  }

  /// The answer by both checks.
  @MainActor func fullAnswer(_ text: String) async -> Answer<Value> {
    guard case .value(let value) = answer(text) else { return answer(text) }
    return await checked(value)
  }

  /// The words of an error.
  static func reason(_ error: any Error) -> String { ErrorWords.message(of: error) }
}

/// A reason in the words of this package.
struct AnswerProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
