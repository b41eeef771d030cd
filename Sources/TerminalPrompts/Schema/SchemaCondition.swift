/// An `if` with `then` or `else` around fields.
struct SchemaCondition: Equatable, Sendable {
  /// What `if` says of a member.
  struct Test: Equatable, Sendable {
    let path: [String]
    /// The values that it may have; nil for any.
    let allowed: [JSONValue]?
    /// Whether the member has to be there.
    let isRequired: Bool
  }

  let tests: [Test]
  /// False for `else`.
  let isThen: Bool

  /// - Parameter value: The value at a path; nil where there is none.
  func holds(_ value: ([String]) -> JSONValue?) -> Bool {
    let isMet = tests.allSatisfy { test in
      guard let found = value(test.path) else { return !test.isRequired }
      return test.allowed?.contains(found) ?? true
    }
    return isMet == isThen
  }
}

/// A name in `required`.
struct SchemaRequirement: Equatable, Sendable {
  /// The field or the object that is required.
  let path: [String]
  /// All of them have to hold, or it is not required.
  let conditions: [SchemaCondition]

  /// The requirement of something that is there under these conditions alone.
  func without(_ conditions: [SchemaCondition]) -> SchemaRequirement {
    SchemaRequirement(path: path, conditions: self.conditions.filter { !conditions.contains($0) })
  }
}
