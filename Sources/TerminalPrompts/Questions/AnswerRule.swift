import Foundation

/// What makes an answer valid: a text from which a value is made, and the tool's own check of it.
struct AnswerRule<Value: Sendable>: Sendable {
  /// Makes the value. It throws the reason where the text is none.
  let parse: @MainActor @Sendable (String) throws -> Value
  /// The tool's check: it throws or returns the reason.
  let validate: @MainActor @Sendable (Value) throws -> String?

  @MainActor func answer(_ text: String) -> Answer<Value> {
    do {
      let value = try parse(text)
      if let reason = try validate(value) { return .wrong(reason) }
      return .value(value)
    } catch {
      return .wrong(Self.reason(error))
    }
  }

  /// The words of an error.
  static func reason(_ error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}

/// A reason in the words of this package.
struct AnswerProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
