/// Formats a number while it is typed: groups digits, keeps prefix and suffix, and does not change incomplete numbers
/// (`-`, `12.`, `1e`, nothing).
///
/// Significant are the digits, the decimal separator, the sign and the exponent; grouping separators, prefix and suffix
/// are not. Leading and trailing zeros stay as typed until a value is committed; a number with a leading zero has no
/// groups, because `0,352` is a fraction where it is typed.
///
/// However a text comes in and is split, it gives the same number. The decimal sign is recognised by its place. The locale's
/// own sign is the decimal one, and so is a point or a comma that is not its grouping sign. The grouping sign behind
/// digits is shown as the decimal one until a whole group of digits follows it; then it separates groups. Behind a 0 it
/// is the decimal sign. A second sign a whole group behind the first shows that the first has separated groups: one of
/// the same kind does so too, one of the other kind is the decimal sign. Where a text at once shows more than its
/// parts, as `1,0845` does by the four digits, the whole decides.
///
/// A sign right behind a letter ends an abbreviation, as in `Rs. 500`, and is no decimal one, unless the letter stands
/// behind a number without a decimal sign.
///
/// An exponent is `e` behind digits, with digits or a sign behind it, in the numbers that have one; before another letter
/// it begins a word.
///
/// A fraction of a whole number is dropped. A text that is no number, such as a date or a range, is refused as a whole.
public struct LiveNumber: Sendable {
  /// The form of the numbers.
  public let shape: NumberShape
  let digits: [NumberSymbol]
  let decimal: NumberSymbol
  let grouping: NumberSymbol
  let positivePrefix: NumberAffix
  let positiveSuffix: NumberAffix
  let negativePrefix: NumberAffix
  let negativeSuffix: NumberAffix
  let decimalCharacter: Character?
  let groupingCharacter: Character?
  let decimalScalar: Unicode.Scalar?
  let groupingScalar: Unicode.Scalar?
  /// Whether the digits are ASCII.
  let isLatin: Bool
  let rules: NumberRules

  /// Creates the format for numbers of a form.
  public init(_ shape: NumberShape) {
    self.shape = shape
    digits = (0..<10).map { digit in
      NumberSymbol(Unicode.Scalar(shape.zero.value + UInt32(digit)).map { String(Character($0)) } ?? "\(digit)")
    }
    decimal = NumberSymbol(shape.decimalSeparator)
    grouping = NumberSymbol(shape.groupingSeparator)
    positivePrefix = NumberAffix(shape.positivePrefix, isNegative: false)
    positiveSuffix = NumberAffix(shape.positiveSuffix, isNegative: false)
    negativePrefix = NumberAffix(shape.negativePrefix, isNegative: true)
    negativeSuffix = NumberAffix(shape.negativeSuffix, isNegative: negativePrefix.sign == nil)
    decimalCharacter = shape.decimalSeparator.first
    groupingCharacter = shape.groupingSeparator.first
    decimalScalar = shape.decimalSeparator.unicodeScalars.first
    groupingScalar = shape.groupingSeparator.unicodeScalars.first
    isLatin = shape.zero == "0"
    rules = NumberRules(shape)
  }

  /// The live format for a session.
  public var format: EditFormat {
    var format = EditFormat(
      bias: EditingOptions.Bias(insert: .before, delete: .before),
      adopt: { adopt($0) },
      reformat: { reformat($0) })
    #if !hasFeature(Embedded)
    format.describe = { shape.description }
    #endif
    return format
  }

  /// The number as plain ASCII (`-1234.5`) in every script and with all separators; `nil` while it is none.
  public func canonical(_ text: String) -> String? {
    let output = adopt(text)
    var result = ""
    var hasDigit = false
    var offset = 0
    for character in output.text {
      // A whole number shows a fraction only while that may still be a group.
      if shape.fractionLimit == 0, hasDigit, output.significance.contains(offset),
        NumberToken.isSign(classify(character))
      {
        break
      }
      if output.significance.contains(offset) {
        switch classify(character) {
        case let digit where digit < 10:
          result.append(Character(Unicode.Scalar(0x30 + digit)))
          hasDigit = true
        case NumberToken.exponent: result.append("e")
        case NumberToken.minus, NumberToken.open: result.append("-")
        default: result.append(".")
        }
      }
      offset += character.utf16Count
    }
    let bytes = result.utf8
    guard hasDigit, let last = bytes.last else { return nil }
    if last == 0x2D, bytes.count > 1 {
      // A sign may follow the number, unless it is that of an exponent not typed yet.
      guard bytes.dropLast().last != 0x65 else { return nil }
      result.removeLast()
      return "-" + result
    }
    guard last != 0x65 else { return nil }
    if last == 0x2E { result.removeLast() }
    return result
  }

  /// Formats a text that is not the result of an edit.
  func adopt(_ text: String) -> EditFormat.Output {
    let body = stripped(text)
    let request = EditFormat.Request(
      before: "", significance: Significance(), range: 0..<0, replacement: body.text, kind: .pasting)
    if var output = reformat(request, isNegative: body.isNegative, isEdit: false) {
      output.significantBefore = output.significance.count(before: .max)
      // What the program writes is decided.
      output.memory = 0
      return output
    }
    // A text that is no number, such as ∞, is shown as the program wrote it.
    return EditFormat.Output(
      text: text, significance: Significance(all: text.utf16Count), significantBefore: text.utf16Count)
  }

  /// A text without the prefix and suffix of the shape, which may contain digits.
  func stripped(_ text: String) -> (text: String, isNegative: Bool) {
    func strip(_ prefix: String, _ suffix: String) -> String? {
      guard let rest = text.dropping(prefix: prefix), let body = rest.dropping(suffix: suffix) else { return nil }
      return String(body)
    }
    if !shape.negativePrefix.hasSameUnits(as: shape.positivePrefix)
      || !shape.negativeSuffix.hasSameUnits(as: shape.positiveSuffix),
      let body = strip(shape.negativePrefix, shape.negativeSuffix)
    {
      return (body, true)
    }
    if let body = strip(shape.positivePrefix, shape.positiveSuffix) { return (body, false) }
    return (text, false)
  }
}

extension LiveNumber {
  /// A formatted number with the prefix and suffix of this shape in place of those it has.
  public func rewritten(_ text: String) -> String {
    let isNegative = text.contains { $0.isMinus }
    let body = text.drop { $0.decimalDigit == nil }
    var end = body.endIndex
    while end > body.startIndex, body[body.index(before: end)].decimalDigit == nil { end = body.index(before: end) }
    let digits = body[..<end]
    return isNegative
      ? shape.negativePrefix + digits + shape.negativeSuffix : shape.positivePrefix + digits + shape.positiveSuffix
  }
}
