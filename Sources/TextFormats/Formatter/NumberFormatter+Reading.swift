import Foundation

extension NumberFormatter {
  /// The number of a text all of which is one, in the formatter's bounds, as on Apple's systems: Foundation's
  /// `number(from:)` ignores the bounds here, and stops at the first sign that it does not expect, so that it reads 1.2
  /// in `1.2.3`. White space at the ends is ignored.
  package func wholeNumber(from text: String) -> NSNumber? {
    // Space can be a part of the suffix.
    let texts = [text, text.trimmingCharacters(in: .whitespacesAndNewlines)]
    let numbers = texts.lazy.compactMap { text in
      self.number(from: text).flatMap { self.readsWhole(text, as: $0) ? $0 : nil }
    }
    guard let number = numbers.first else { return nil }
    if let minimum, number.compare(minimum) == .orderedAscending { return nil }
    if let maximum, number.compare(maximum) == .orderedDescending { return nil }
    return number
  }

  /// Whether nothing is left out: a further digit at the end makes another number.
  private func readsWhole(_ text: String, as number: NSNumber) -> Bool {
    switch numberStyle {
    case .none, .decimal, .percent, .currency, .currencyISOCode, .currencyAccounting: break
    default: return true  // Words, or an exponent.
    }
    let digits = text.count(where: \.isWholeNumber)
    guard digits > 0, digits <= Self.digitsOfDouble else { return true }
    let suffixes = [positiveSuffix, negativeSuffix].compactMap { $0 }.filter { !$0.isEmpty && text.hasSuffix($0) }
    let suffix = suffixes.max { $0.count < $1.count } ?? ""
    return self.number(from: text.dropLast(suffix.count) + "7" + suffix) != number
  }

  /// In longer numbers a further digit makes no difference.
  private static let digitsOfDouble = 15
}
