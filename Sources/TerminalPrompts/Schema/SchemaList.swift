import Foundation

/// A list of values that are typed, one in each line.
struct SchemaList: Equatable, Sendable {
  /// The values are numbers.
  struct Numbers: Equatable, Sendable { let isWhole: Bool }

  /// How many values there may be.
  let counts: ClosedRange<Int>
  /// Whether no value may be there twice.
  let isUnique: Bool
  /// Nil where the values are texts.
  let numbers: Numbers?
  /// What limits each value.
  let limits: SchemaLimits

  /// The values in a text, without white space around them. Empty lines are left out.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The values in JSON; those that are no numbers are left out where numbers are needed.
  func values(of text: String) -> [JSONValue] {
    Self.lines(of: text).compactMap { line in
      guard let numbers else { return .string(limits.literal(of: line)) }
      return SchemaNumber.literal(line, isWhole: numbers.isWhole).map { .number($0) }
    }
  }

  /// The text that has values of JSON.
  func text(of values: [JSONValue]) -> String {
    values.map { numbers == nil ? limits.text(of: $0.words) : $0.words }.joined(separator: "\n")
  }

  var checks: [SchemaLimits.Check] {
    let each = numbers.map { limits.numberChecks(isWhole: $0.isWhole) } ?? limits.textChecks
    var checks = each.map { check in
      (
        reason: Prompt.words("Each line: \(check.reason)"),
        holds: { @Sendable text in Self.lines(of: text).allSatisfy(check.holds) }
      )
    }
    let (counts, isUnique) = (counts, isUnique)
    if counts != 0...Int.max {
      checks.append(
        (reason: countReason, holds: { @Sendable in counts.contains(Self.lines(of: $0).count) }))
    }
    if isUnique {
      let list = self
      checks.append(
        (
          reason: Prompt.words("Enter each value once."),
          holds: { @Sendable text in
            let values = list.values(of: text).map(\.text)
            return Set(values).count == values.count
          }
        ))
    }
    return checks
  }

  /// How many values are needed. A list that may be left out has none, or as many as `minItems` requires of one that is
  /// there.
  func countHelp(isOptional: Bool) -> String {
    switch (counts.lowerBound, counts.upperBound) {
    case (0, Int.max): Prompt.words("One in each line.")
    case (1, Int.max) where isOptional: Prompt.words("One in each line.")
    case (0, let most): Prompt.words("One in each line, at most \(most).")
    case (1, let most) where isOptional: Prompt.words("One in each line, at most \(most).")
    case (let least, Int.max):
      isOptional
        ? Prompt.words("One in each line: none, or at least \(least).")
        : Prompt.words("One in each line, at least \(least).")
    case (let least, let most) where least == most:
      isOptional ? Prompt.words("One in each line: none, or \(least).") : Prompt.words("One in each line, \(least).")
    case (let least, let most):
      isOptional
        ? Prompt.words("One in each line: none, or \(least) to \(most).")
        : Prompt.words("One in each line, \(least) to \(most).")
    }
  }

  /// How many of several choices are needed; nil for any number. `isOptional` is as in ``countHelp(isOptional:)``.
  static func choiceHelp(_ limit: ClosedRange<Int>, of count: Int, isOptional: Bool) -> String? {
    switch (limit.lowerBound, limit.upperBound) {
    case (0, count...): nil
    case (1, count...) where isOptional: nil
    case (0, let most): Prompt.words("Choose at most \(most).")
    case (1, let most) where isOptional: Prompt.words("Choose at most \(most).")
    case (let least, count...) where least < count:
      isOptional ? Prompt.words("Choose none, or at least \(least).") : Prompt.words("Choose at least \(least).")
    case (let least, let most) where least == most:
      isOptional ? Prompt.words("Choose none, or \(least).") : Prompt.words("Choose \(least).")
    case (let least, let most):
      isOptional
        ? Prompt.words("Choose none, or \(least) to \(most).") : Prompt.words("Choose \(least) to \(most).")
    }
  }

  /// The same for a text with another number of lines.
  private var countReason: String {
    switch (counts.lowerBound, counts.upperBound) {
    case (let least, Int.max): Prompt.words("Enter at least \(least) lines.")
    case (0, let most): Prompt.words("Enter at most \(most) lines.")
    case (let least, let most):
      least == most ? Prompt.words("Enter \(least) lines.") : Prompt.words("Enter \(least) to \(most) lines.")
    }
  }

  /// Why a value is no such list; nil where it is.
  func mismatch(of value: JSONValue) -> String? {
    guard case .array(let elements) = value else { return Prompt.words("A list is needed.") }
    return elements.lazy.compactMap { element in
      numbers.map { SchemaNumber.mismatch(of: element, isWhole: $0.isWhole) }
        ?? (element.string == nil ? Prompt.words("The list may have texts only.") : nil)
    }.first
  }
}
