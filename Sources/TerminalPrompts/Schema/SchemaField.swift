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
  }

  /// The names of the members that lead to the value.
  let path: [String]
  let title: String
  let help: String?
  /// An example, shown in the empty field.
  let example: String?
  let kind: Kind
  var isRequired: Bool
  let standard: JSONValue?
  /// The keywords that limit the value.
  let limits: SchemaLimits
  /// All of them have to hold, or the field is not asked for.
  let conditions: [SchemaCondition]

  /// The place of the value in the form.
  var key: String { path.joined(separator: "\u{1F}") }

  /// What has to hold for a text, with the reason where it does not. An empty text is left to `isRequired`.
  var checks: [(reason: String, holds: @Sendable (String) -> Bool)] {
    switch kind {
    case .text, .secret, .lines: limits.textChecks
    case .number(let isWhole): limits.numberChecks(isWhole: isWhole)
    case .list(let list): list.checks
    case .toggle, .choice, .several: []
    }
  }

  /// Whether an answer has to be typed. A list that is required may be empty.
  var needsText: Bool {
    if case .list(let list) = kind { isRequired && list.counts.lowerBound > 0 } else { isRequired }
  }

  /// Why a value is not of the kind that the field has; nil where it is. `null` is no value.
  func mismatch(of value: JSONValue) -> String? {
    if value == .null { return nil }
    switch kind {
    case .text, .secret, .lines: return value.string == nil ? "A text is needed." : nil
    case .number(let isWhole): return SchemaNumber.mismatch(of: value, isWhole: isWhole)
    case .toggle: return value.bool == nil ? "True or false is needed." : nil
    case .choice(let options): return options.contains { $0.value == value } ? nil : "It is none of the choices."
    case .several(let options, _):
      guard case .array(let elements) = value else { return "A list is needed." }
      let isKnown = elements.allSatisfy { element in options.contains { $0.value == element } }
      return isKnown ? nil : "A value of the list is none of the choices."
    case .list(let list): return list.mismatch(of: value)
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

/// The keywords of a JSON Schema that limit one value.
struct SchemaLimits: Equatable, Sendable {
  var length: ClosedRange<Int>?
  var pattern: String?
  var format: String?
  var minimum: Double?
  var maximum: Double?
  var isMinimumExcluded = false
  var isMaximumExcluded = false
  var multiple: Double?

  typealias Check = (reason: String, holds: @Sendable (String) -> Bool)

  var textChecks: [Check] {
    var checks: [Check] = []
    if let length {
      let reason =
        length.upperBound == Int.max
        ? Prompt.words("Enter at least \(length.lowerBound) characters.")
        : length.lowerBound == 0
          ? Prompt.words("Enter at most \(length.upperBound) characters.")
          : Prompt.words("Enter \(length.lowerBound) to \(length.upperBound) characters.")
      // JSON Schema counts code points.
      checks.append((reason, { length.contains($0.unicodeScalars.count) }))
    }
    if let format, let check = Self.formats[format] { checks.append(check) }
    if let pattern {
      checks.append(
        (
          Prompt.words("This is not in the form expected."),
          { $0.range(of: pattern, options: .regularExpression) != nil }
        ))
    }
    return checks
  }

  private static let formats: [String: Check] = [
    // The rule of fields.
    "email": (Prompt.words("Enter an e-mail address."), { EmailExpression.literal.matches($0) }),
    "uri": (Prompt.words("Enter an address such as \("https://example.com")."), { URL(string: $0)?.scheme != nil }),
    "date": (
      Prompt.words("Enter a day as year-month-day."),
      { text in
        let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
        return (try? style.parse(text)).map { style.format($0) == text } ?? false
      }
    ),
    "time": (
      Prompt.words("Enter a time such as \("14:30")."),
      { $0.wholeMatch(of: /([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?/) != nil }
    ),
  ]

  /// A number as the user writes it.
  private static func words(_ number: Double) -> String { number.formatted(.number.locale(.process)) }

  func numberChecks(isWhole: Bool) -> [Check] {
    var checks: [Check] = [
      isWhole
        ? (Prompt.words("Enter a whole number."), { SchemaNumber.literal($0, isWhole: true) != nil })
        : (Prompt.words("Enter a number."), { SchemaNumber.literal($0, isWhole: false) != nil })
    ]
    let (minimum, maximum) = (minimum, maximum)
    let (isMinimumExcluded, isMaximumExcluded) = (isMinimumExcluded, isMaximumExcluded)
    if let minimum {
      let end = Self.words(minimum)
      checks.append(
        (
          isMinimumExcluded
            ? Prompt.words("Enter a number of more than \(end).") : Prompt.words("Enter a number of at least \(end)."),
          { text in SchemaNumber.value(text).map { isMinimumExcluded ? $0 > minimum : $0 >= minimum } ?? false }
        ))
    }
    if let maximum {
      let end = Self.words(maximum)
      checks.append(
        (
          isMaximumExcluded
            ? Prompt.words("Enter a number of less than \(end).") : Prompt.words("Enter a number of at most \(end)."),
          { text in SchemaNumber.value(text).map { isMaximumExcluded ? $0 < maximum : $0 <= maximum } ?? false }
        ))
    }
    if let multiple, multiple > 0 {
      checks.append(
        (
          Prompt.words("Enter a multiple of \(Self.words(multiple))."),
          { text in
            guard let quotient = SchemaNumber.value(text).map({ $0 / multiple }) else { return false }
            return abs(quotient - quotient.rounded()) < 1e-9 * max(1, abs(quotient))
          }
        ))
    }
    return checks
  }
}
