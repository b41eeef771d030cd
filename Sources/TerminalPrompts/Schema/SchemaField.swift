import Foundation
import Platen

/// A value that a JSON Schema describes, as a field of a form.
struct SchemaField: Equatable, Sendable {
  struct Option: Equatable, Sendable {
    let value: JSONValue
    let name: String
  }

  enum Kind: Equatable, Sendable {
    case text, secret, lines
    case number(isWhole: Bool)
    case toggle
    case choice([Option])
    case several([Option], limit: ClosedRange<Int>)
    /// One value in each line.
    case list(SchemaList)
    /// Objects, each with fields of its own.
    case entries(SchemaEntries)
    /// What is not asked for: the value is known, or there is none.
    case given
  }

  /// The names of the members that lead to the value.
  let path: [String]
  let title: String
  let help: String?
  /// An example, shown in the empty field.
  let example: String?
  let kind: Kind
  var isRequired: Bool
  /// Whether `null` is a value of it, which nothing entered is then.
  let isNullable: Bool
  /// The value of `const`, where it is true or false: no other answer is valid.
  let onlyFlag: Bool?
  /// The paths of the objects around it that may be left out as a whole.
  let optionalObjects: [[String]]
  let standard: JSONValue?
  /// The keywords that limit the value.
  let limits: SchemaLimits
  /// All of them have to hold, or the field is not asked for.
  let conditions: [SchemaCondition]

  /// How many fields before it have the same path, under other conditions.
  var variant = 0

  /// The place of the value in the form.
  var key: String { path.joined(separator: "\u{1F}") + (variant > 0 ? "\u{1F}\u{1F}\(variant)" : "") }

  /// What has to hold for a text, with the reason where it does not. An empty text is left to `isRequired`.
  var checks: [(reason: String, holds: @Sendable (String) -> Bool)] {
    switch kind {
    case .text, .secret, .lines: limits.textChecks
    case .number(let isWhole): limits.numberChecks(isWhole: isWhole)
    case .list(let list): list.checks
    case .toggle, .choice, .several, .entries, .given: []
    }
  }

  /// Whether it is a row of its page: whether there are entries is asked for only where there may be none.
  var isShown: Bool {
    switch kind {
    case .given: false
    case .entries: maybeEmpty
    default: true
    }
  }

  /// Whether there may be no entries.
  var maybeEmpty: Bool { !needsEntry || !optionalObjects.isEmpty }

  /// Whether something has to be entered, where the objects around it are not left out. A list that is required may be
  /// empty, and `null` is entered by leaving the field empty.
  var needsEntry: Bool {
    switch kind {
    case .list(let list): isRequired && !isNullable && list.counts.lowerBound > 0
    case .several(_, let limit): isRequired && !isNullable && limit.lowerBound > 0
    case .entries(let entries): isRequired && !isNullable && entries.counts.lowerBound > 0
    case .given: false
    case .toggle: isRequired && onlyFlag == true
    case .choice(let options): isRequired && !options.contains { $0.value == .null }
    case .text, .secret, .lines, .number: isRequired && !isNullable
    }
  }

  /// Whether nothing is in a text: empty lines are no values of a list.
  func isBlank(_ text: String) -> Bool {
    if case .list = kind { SchemaList.lines(of: text).isEmpty } else { text.isEmpty }
  }

  /// Why a value is not of the kind that the field has; nil where it is. `null` is no value.
  func mismatch(of value: JSONValue) -> String? {
    if value == .null { return nil }
    switch kind {
    case .text, .secret, .lines: return value.string == nil ? Prompt.words("A text is needed.") : nil
    case .number(let isWhole): return SchemaNumber.mismatch(of: value, isWhole: isWhole)
    case .toggle: return value.bool == nil ? Prompt.words("True or false is needed.") : nil
    case .choice(let options):
      return options.contains { $0.value == value } ? nil : Prompt.words("It is none of the choices.")
    case .several(let options, _):
      guard case .array(let elements) = value else { return Prompt.words("A list is needed.") }
      let isKnown = elements.allSatisfy { element in options.contains { $0.value == element } }
      return isKnown ? nil : Prompt.words("A value of the list is none of the choices.")
    case .list(let list): return list.mismatch(of: value)
    case .entries(let entries): return entries.mismatch(of: value)
    case .given: return nil
    }
  }
}

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
