import Foundation
import Platen

extension Question {
  /// A number, read and shown by a format style.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title; the range where there is none.
  ///   - standard: The answer of an empty line.
  ///   - range: The numbers that are valid; nil for all.
  ///   - format: How the number is read and shown: `.number`, `.currency(code: "EUR")`, `.percent`.
  ///   - validate: Throws or returns the reason why a number is not valid; nil where it is.
  public static func number<Format: ParseableFormatStyle & Sendable>(
    _ title: String, help: String? = nil, default standard: Value? = nil, in range: ClosedRange<Value>? = nil,
    format: Format, validate: @escaping @MainActor @Sendable (Value) throws -> String? = { _ in nil }
  ) -> Question where Format.FormatInput == Value, Format.FormatOutput == String, Value: Comparable {
    written(title, help: help, default: standard, in: NumberBounds(range), by: format, validate: validate)
  }

  private static func written<Format: ParseableFormatStyle & Sendable>(
    _ title: String, help: String?, default standard: Value?, in bounds: NumberBounds<Value>, by format: Format,
    validate: @escaping @MainActor @Sendable (Value) throws -> String?
  ) -> Question where Format.FormatInput == Value, Format.FormatOutput == String, Value: Comparable {
    let format = format.following()
    let reason = bounds.reason { format.format($0) }
    let rule = AnswerRule<Value> { text in
      guard text.contains(where: \.isNumber), let value = try? format.wholeValue(of: text) else {
        let isTooLong = Value.self is Decimal.Type && !Decimal.holdsDigits(of: text)
        throw AnswerProblem(
          isTooLong ? Prompt.words("Enter a number of at most \(Decimal.digitLimit) digits.") : reason)
      }
      if !bounds.contains(value) { throw AnswerProblem(reason) }
      return value
    } validate: {
      try validate($0)
    }
    return Question(
      title, help: help ?? bounds.hint { format.format($0) }, placeholder: "",
      standard: standard.map(format.format),
      rule: rule, summary: { format.format($0) })
  }
}

extension Question where Value == Int {
  /// A whole number.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title; the range where there is none.
  ///   - standard: The answer of an empty line.
  ///   - range: The numbers that are valid; nil for all.
  ///   - validate: Throws or returns the reason why a number is not valid; nil where it is.
  public static func number(
    _ title: String, help: String? = nil, default standard: Int? = nil, in range: ClosedRange<Int>? = nil,
    validate: @escaping @MainActor @Sendable (Int) throws -> String? = { _ in nil }
  ) -> Question {
    number(title, help: help, default: standard, in: range, format: IntegerFormatStyle<Int>(), validate: validate)
  }

  /// A whole number that is at least another one.
  public static func number(
    _ title: String, help: String? = nil, default standard: Int? = nil, in range: PartialRangeFrom<Int>,
    validate: @escaping @MainActor @Sendable (Int) throws -> String? = { _ in nil }
  ) -> Question {
    let bounds = NumberBounds(least: range.lowerBound, most: nil)
    return written(
      title, help: help, default: standard, in: bounds, by: IntegerFormatStyle<Int>(), validate: validate)
  }

  /// A whole number that is at most another one.
  public static func number(
    _ title: String, help: String? = nil, default standard: Int? = nil, in range: PartialRangeThrough<Int>,
    validate: @escaping @MainActor @Sendable (Int) throws -> String? = { _ in nil }
  ) -> Question {
    let bounds = NumberBounds(least: nil, most: range.upperBound)
    return written(
      title, help: help, default: standard, in: bounds, by: IntegerFormatStyle<Int>(), validate: validate)
  }
}

// The general declaration would do for decimal numbers too, but the compiler reads the literals of a range as `Int`
// before it considers a style that is written as `.currency(code:)`, and then finds none.
extension Question where Value == Decimal {
  /// An amount of money.
  ///
  /// ```swift
  /// .number("Fee", default: Decimal(120), in: 0...1000, format: .currency(code: "EUR"))
  /// ```
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title; the range where there is none.
  ///   - standard: The answer of an empty line.
  ///   - range: The amounts that are valid; nil for all.
  ///   - format: How the amount is read and shown.
  ///   - validate: Throws or returns the reason why an amount is not valid; nil where it is.
  public static func number(
    _ title: String, help: String? = nil, default standard: Decimal? = nil, in range: ClosedRange<Decimal>? = nil,
    format: Decimal.FormatStyle.Currency,
    validate: @escaping @MainActor @Sendable (Decimal) throws -> String? = { _ in nil }
  ) -> Question {
    written(title, help: help, default: standard, in: NumberBounds(range), by: format, validate: validate)
  }

  /// A part of a hundred.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title; the range where there is none.
  ///   - standard: The answer of an empty line.
  ///   - range: The numbers that are valid, where 1 is 100 %; nil for all.
  ///   - format: How the number is read and shown.
  ///   - validate: Throws or returns the reason why a number is not valid; nil where it is.
  public static func number(
    _ title: String, help: String? = nil, default standard: Decimal? = nil, in range: ClosedRange<Decimal>? = nil,
    format: Decimal.FormatStyle.Percent,
    validate: @escaping @MainActor @Sendable (Decimal) throws -> String? = { _ in nil }
  ) -> Question {
    written(title, help: help, default: standard, in: NumberBounds(range), by: format, validate: validate)
  }

  /// A decimal number.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title; the range where there is none.
  ///   - standard: The answer of an empty line.
  ///   - range: The numbers that are valid; nil for all.
  ///   - format: How the number is read and shown.
  ///   - validate: Throws or returns the reason why a number is not valid; nil where it is.
  public static func number(
    _ title: String, help: String? = nil, default standard: Decimal? = nil, in range: ClosedRange<Decimal>? = nil,
    format: Decimal.FormatStyle,
    validate: @escaping @MainActor @Sendable (Decimal) throws -> String? = { _ in nil }
  ) -> Question {
    written(title, help: help, default: standard, in: NumberBounds(range), by: format, validate: validate)
  }
}
