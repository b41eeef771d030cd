/// The count of a suite's cases.
struct Tally {
  private(set) var cases = 0
  private(set) var agreeing = 0
  /// The number of differing cases for each ratified reason.
  private(set) var reasons: [String: Int] = [:]
  private(set) var unexplained: [String] = []

  /// Counts a case in which the field and the oracle are the same.
  mutating func agree() {
    cases += 1
    agreeing += 1
  }

  /// Counts a case in which they are not, with the reason if there is one.
  mutating func differ(_ description: @autoclosure () -> String, because reason: String? = nil) {
    cases += 1
    if let reason {
      reasons[reason, default: 0] += 1
    } else {
      unexplained.append(description())
    }
  }

  /// Counts the cases of another.
  mutating func add(_ other: Tally) {
    cases += other.cases
    agreeing += other.agreeing
    reasons.merge(other.reasons, uniquingKeysWith: +)
    unexplained += other.unexplained
  }

  /// Counts a case by its two answers.
  mutating func compare<Answer: Equatable>(
    _ found: Answer, _ expected: Answer, _ description: @autoclosure () -> String,
    because reason: (Answer) -> String? = { _ in nil }
  ) {
    guard found != expected else { return agree() }
    differ("\(description()): \(found), not \(expected)", because: reason(found))
  }
}
