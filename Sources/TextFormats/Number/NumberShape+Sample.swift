import Foundation
import TextEditing

extension NumberShape {
  /// Derives the shape of a style from numbers that it formats. `nil` if it does not write all digits (compact and
  /// scientific notation, inflected names of currencies).
  ///
  /// - Parameters:
  /// - large: 11111111 and its negative, or the most ones the type can hold; the negative is `nil` for unsigned types.
  /// - four: 1111.
  /// - five: 11111.
  /// - fraction: a number with more digits after the separator than the style shows, `nil` for whole numbers.
  init?(
    large: String, negative: String?, four: String, five: String, fraction: String?, locale: Locale
  ) {
    self.init()
    let point = fraction.flatMap(Self.separator(ofOneDigit:)) ?? locale.decimalSeparator ?? "."
    guard let body = Body(large, decimal: point) else { return nil }
    zero = body.zero
    positivePrefix = body.prefix
    positiveSuffix = body.suffix
    groupingSeparator = body.separator
    decimalSeparator = body.decimal ?? point
    fractionLimit = max(fraction.flatMap { Body($0, decimal: point) }?.fractionCount ?? 0, body.fractionCount)
    if groupingSeparator == decimalSeparator { groupingSeparator = "" }
    if groupingSeparator.isEmpty { readGroupingSeparator = locale.groupingSeparator }
    if let last = body.groups.last, body.groups.count > 1 {
      primaryGroup = last
      secondaryGroup = body.groups.count > 2 ? body.groups[body.groups.count - 2] : last
    }
    if !groupingSeparator.isEmpty {
      func isGrouped(_ text: String) -> Bool { (Body(text, decimal: point)?.groups.count ?? 2) > 1 }
      minimumGrouping = isGrouped(four) ? 1 : isGrouped(five) ? 2 : 3
    }
    if let negative {
      guard let body = Body(negative, decimal: point) else { return nil }
      negativePrefix = body.prefix
      negativeSuffix = body.suffix
    } else {
      minimum = 0
    }
  }

  /// The text after the first digit of a number between 1 and 2.
  private static func separator(ofOneDigit text: String) -> String? {
    guard let first = text.firstIndex(where: { $0.decimalDigit != nil }) else { return nil }
    let rest = text[text.index(after: first)...]
    let separator = rest.prefix { $0.decimalDigit == nil }
    return separator.isEmpty || separator.count == rest.count ? nil : String(separator)
  }

  /// The parts of a formatted number: prefix, groups of digits with one separator, decimals, suffix.
  private struct Body {
    var zero: Unicode.Scalar = "0"
    var prefix = ""
    var suffix = ""
    var separator = ""
    var decimal: String?
    var groups: [Int] = []
    var fractionCount = 0

    init?(_ text: String, decimal point: String) {
      let characters = Array(text)
      guard let first = characters.firstIndex(where: { $0.decimalDigit != nil }),
        let last = characters.lastIndex(where: { $0.decimalDigit != nil }),
        let scalar = characters[first].unicodeScalars.first, let digit = characters[first].decimalDigit,
        let zero = Unicode.Scalar(scalar.value - UInt32(digit))
      else { return nil }
      self.zero = zero
      prefix = String(characters[..<first])
      suffix = String(characters[(last + 1)...])
      // A style that always shows the decimal separator writes it when editing ends: before, it is the user's.
      if suffix.hasPrefix(point) { suffix.removeFirst(point.count) }
      var runs = [0]
      var separators: [String] = []
      var isInDigits = true
      for character in characters[first...last] {
        if character.decimalDigit != nil {
          if !isInDigits { runs.append(0) }
          runs[runs.count - 1] += 1
          isInDigits = true
        } else {
          if isInDigits { separators.append("") }
          separators[separators.count - 1].append(character)
          isInDigits = false
        }
      }
      if separators.contains(where: { $0.contains { $0.isASCII && $0.isLetter } }) { return nil }
      // The fraction follows the decimal separator, or a last separator unlike the others.
      if let last = separators.last, last == point || (separators.count > 1 && last != separators[0]) {
        decimal = last
        fractionCount = runs.removeLast()
        separators.removeLast()
      }
      // Behind the fraction or between unlike separators there is an exponent.
      guard separators.allSatisfy({ $0 == separators[0] && $0 != point }) else { return nil }
      separator = separators.first ?? ""
      groups = runs
    }
  }
}
