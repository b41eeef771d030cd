@MainActor final class EvaluationContext {
  nonisolated(unsafe) static var current: EvaluationContext?
  nonisolated func noteRead(of key: ObjectIdentifier) {}
}
