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
  private(set) var optionalObjects: [[String]]
  let standard: JSONValue?
  /// The keywords that limit the value.
  let limits: SchemaLimits
  /// All of them have to hold, or the field is not asked for.
  let conditions: [SchemaCondition]
  /// What requires it, or one of the objects around it, under conditions of its own.
  private(set) var requirements: [SchemaRequirement] = []

  /// Values that a text may have beside any other.
  var suggestions: [String] = []

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

  /// The day or the time that is typed into it, alone or in each line.
  private var moment: SchemaMoment? {
    switch kind {
    case .text, .secret, .lines: limits.moment
    case .list(let list) where list.numbers == nil: list.limits.moment
    default: nil
    }
  }

  /// The form of what is typed, where users can't know it; nil for any other text.
  var form: String? { moment?.example }

  /// The example as it would be typed.
  var writtenExample: String? { example.map { moment?.text(of: $0) ?? $0 } }

  /// Adopts what requires it, or one of the objects around it.
  mutating func adopt(_ requirements: [SchemaRequirement]) {
    let others = requirements.map { $0.without(conditions) }.filter { concerns($0.path) }
    self.requirements = others.filter { !$0.conditions.isEmpty }
    for requirement in others where requirement.conditions.isEmpty { require(requirement.path) }
  }

  private func concerns(_ path: [String]) -> Bool { path == self.path || optionalObjects.contains(path) }

  private mutating func require(_ path: [String]) {
    if path == self.path { isRequired = true }
    optionalObjects.removeAll { $0 == path }
  }

  /// The field where these values are entered.
  ///
  /// - Parameter value: The value at a path; nil where there is none.
  func required(by value: ([String]) -> JSONValue?) -> SchemaField {
    var field = self
    for requirement in requirements where requirement.conditions.allSatisfy({ $0.holds(value) }) {
      field.require(requirement.path)
    }
    return field
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
