import Platen

/// A list of objects, which are asked for one after another.
struct SchemaEntries: Equatable, Sendable {
  /// What one of them is called, before its number.
  let title: String
  let help: String?
  /// The fields of each, with paths that begin in it.
  let groups: [FormSchema.Group]
  /// How many there may be.
  let counts: ClosedRange<Int>
  /// Whether no two may be the same.
  let isUnique: Bool

  /// The schema of one of them.
  var schema: FormSchema { FormSchema(title: title, help: help, groups: groups) }

  /// The title of one of them, by its index.
  func title(of index: Int) -> String { "\(title) \(index + 1)" }

  /// Why a value is no such list; nil where it is.
  func mismatch(of value: JSONValue) -> String? {
    guard case .array(let elements) = value else { return Prompt.words("A list is needed.") }
    guard elements.count <= counts.upperBound else {
      return Prompt.words("The list has too many values.")
    }
    for element in elements {
      guard case .object = element else { return Prompt.words("The list may have objects only.") }
      if let problem = SchemaAnswers.problem(of: element, in: schema) { return problem.description }
    }
    return nil
  }
}

/// What is entered into one object of a list.
struct SchemaEntry: Equatable, Sendable {
  var answers: SchemaAnswers
  /// Whether another one follows where the list need not have one.
  var isFollowed = false
}
