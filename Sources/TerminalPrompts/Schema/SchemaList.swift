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
      guard let numbers else { return .string(line) }
      return SchemaNumber.literal(line, isWhole: numbers.isWhole).map { .number($0) }
    }
  }

  var checks: [SchemaLimits.Check] {
    let each = numbers.map { limits.numberChecks(isWhole: $0.isWhole) } ?? limits.textChecks
    var checks = each.map { check in
      (reason: "Each line: \(check.reason)", holds: { @Sendable text in Self.lines(of: text).allSatisfy(check.holds) })
    }
    let (counts, isUnique) = (counts, isUnique)
    if counts != 0...Int.max {
      checks.append(
        (reason: "Enter \(countWords) lines.", holds: { @Sendable in counts.contains(Self.lines(of: $0).count) }))
    }
    if isUnique {
      let list = self
      checks.append(
        (
          reason: "Enter each value once.",
          holds: { @Sendable text in
            let values = list.values(of: text).map(\.text)
            return Set(values).count == values.count
          }
        ))
    }
    return checks
  }

  /// The number of values in words.
  var countWords: String {
    switch (counts.lowerBound, counts.upperBound) {
    case (let least, Int.max): "at least \(least)"
    case (0, let most): "at most \(most)"
    case (let least, let most): least == most ? "\(least)" : "\(least) to \(most)"
    }
  }

  /// Why a value is no such list; nil where it is.
  func mismatch(of value: JSONValue) -> String? {
    guard case .array(let elements) = value else { return "A list is needed." }
    return elements.lazy.compactMap { element in
      numbers.map { SchemaNumber.mismatch(of: element, isWhole: $0.isWhole) }
        ?? (element.string == nil ? "The list may have texts only." : nil)
    }.first
  }
}
