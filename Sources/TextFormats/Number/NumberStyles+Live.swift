import Foundation
import TextEditing

private let numberShapes = StyleCache<NumberShape>()

/// The properties of Foundation's number styles that a live format needs.
package protocol NumberLiveStyle: LiveFormatStyle {
  var locale: Locale { get }
  /// Formats a sample; `nil` if the value's type can't represent it.
  func sample(_ value: Double) -> String?
  var isWhole: Bool { get }
  /// Whether a number may have an exponent, as `1.5e-3`, in every locale: numbers with a fraction. Amounts of money,
  /// percentages and whole numbers have none, because a letter behind them begins a word: `5 EUR`.
  var takesExponent: Bool { get }
  /// The bounds of the value's type as they are shown.
  var bounds: (Double?, Double?) { get }
}

extension NumberLiveStyle {
  package var bounds: (Double?, Double?) { (nil, nil) }
  package var takesExponent: Bool { false }

  /// The shape of the style's numbers; `nil` if it does not write all digits.
  package var numberShape: NumberShape? { numberShapes.value(for: self) { derivedShape } }

  private var derivedShape: NumberShape? {
    guard let large = sample(11_111_111) ?? sample(11_111) ?? sample(111), let one = sample(1) else { return nil }
    let fraction = isWhole ? nil : sample(1.234567890123456)
    let shape = NumberShape(
      large: large, negative: sample(-11_111_111) ?? sample(-11_111) ?? sample(-111), four: sample(1_111) ?? one,
      five: sample(11_111) ?? one, fraction: fraction, locale: locale)
    // A style that shortens numbers writes fewer digits.
    let digits = large.compactMap(\.wholeNumberValue)
    let count = sample(11_111_111) != nil ? 8 : sample(11_111) != nil ? 5 : 3
    guard var shape, digits.count >= count, digits.count(where: { $0 == 1 }) >= 3 else { return nil }
    if isWhole { shape.fractionLimit = 0 }
    shape.allowsExponent = takesExponent
    shape.minimum = shape.minimum ?? bounds.0
    shape.maximum = bounds.1
    return shape
  }

  /// Groups the digits while they are typed; `nil` for a notation that does not write all digits. A field uses it under
  /// `liveFormatting()`.
  public var liveFormat: EditFormat? {
    numberShape.map { LiveNumber($0).format }
  }

  /// The value of the text in a field. Throws while it contains no digit.
  public func liveValue(_ text: String) throws -> FormatInput {
    // Without a digit there is no number yet, whatever the strategy returns.
    guard text.contains(where: { $0.wholeNumberValue != nil || $0 == "∞" }) else { throw CocoaError(.formatting) }
    return try parsed(readable(text))
  }

  /// The text, or where the strategy would misread it, what a field that formats while the user types makes of it.
  /// Where the strategy does not know what the style writes around the digits, as the symbol of a narrow currency that
  /// is that of several, their number alone. Throws where there is none.
  package func readable(_ text: String) throws -> String {
    let isRead = canRead(text)
    if isRead == true { return text }
    guard let live = readLive(text) else { throw CocoaError(.formatting) }
    if isRead == false, canRead(live) == true { return live }
    func symbols(_ text: String) -> String { text.filter { $0.isLetter || $0.isWholeNumber || $0.isCurrencySymbol } }
    if symbols(text) == symbols(live), let bare = bareNumber(live) { return bare }
    guard isRead == false else { throw CocoaError(.formatting) }
    return live
  }

  /// Whether the strategy reads the number that is written; nil where it reads none.
  private func canRead(_ text: String) -> Bool? { (try? parsed(text)).map { !isMisread(text, as: $0) } }

  /// The number of a text in the style's digits, without groups and symbols.
  private func bareNumber(_ text: String) -> String? {
    guard let shape = numberShape, let number = LiveNumber(shape).canonical(text) else { return nil }
    return PlainNumber(number)?.bareText(shape)
  }

  /// The value of a whole text: throws where digits or words of it would be left out, as the fraction of what has to be
  /// a whole number.
  package func wholeValue(_ text: String) throws -> FormatInput {
    func digits(_ text: String) -> [Int] { text.compactMap(\.wholeNumberValue) }
    // The strategy reads the second of two signs as if it were not there.
    guard !hasSeveralSigns(text) else { throw CocoaError(.formatting) }
    var read = text
    if (try? parseStrategy.parse(withHyphen(text))).map({ isMisread(text, as: $0) }) ?? true {
      guard let live = readLive(text), digits(live) == digits(text) else { throw CocoaError(.formatting) }
      read = try readable(text)
    }
    let value = try parsed(read)
    if let decimal = value as? Decimal, decimal.isNaN || !Decimal.holdsDigits(of: text) {
      throw CocoaError(.formatting)
    }
    guard let last = text.lastIndex(where: \.isWholeNumber) else { return value }
    let words = text[last...].filter(\.isLetter)
    guard format(value).filter(\.isLetter).hasSuffix(words) else { throw CocoaError(.formatting) }
    return value
  }

  /// Whether there is more than one sign, apart from the one of an exponent and the hyphens in words: “US-Dollar”.
  private func hasSeveralSigns(_ text: String) -> Bool {
    var count = 0
    var before: Character?
    for character in text {
      if character.isMinus || character == "+" || character == "＋", !(before?.isLetter ?? false) { count += 1 }
      before = character
    }
    return count > 1
  }

  private func parsed(_ text: String) throws -> FormatInput {
    let text = withHyphen(text)
    let value = try parseStrategy.parse(isWhole ? wholePart(of: text) : withoutExponent(text))
    // A strategy reads a number that is too great as an infinite one.
    func isInfinite<V: FloatingPoint>(_ value: V) -> Bool { value.isInfinite }
    if let number = value as? any FloatingPoint, isInfinite(number), !text.contains("∞") {
      throw CocoaError(.formatting)
    }
    return value
  }

  /// The text with a hyphen as the minus in front of it: strategies don't know all that are typed.
  private func withHyphen(_ text: String) -> String {
    guard let first = text.first, first.isMinus else { return text }
    return "-" + text.dropFirst()
  }

  /// A number without its exponent, which strategies read in some locales only, and there beside the locale's own signs
  /// not always. Other texts stay as they are. Throws for an exponent that is too large.
  private func withoutExponent(_ text: String) throws -> String {
    guard takesExponent, text.contains(where: { $0 == "e" || $0 == "E" }), let shape = numberShape,
      let number = LiveNumber(shape).canonical(text), number.contains("e")
    else { return text }
    guard let plain = PlainNumber(number) else { throw CocoaError(.formatting) }
    return plain.text(shape)
  }

  /// What a field that formats while the user types makes of a text that is pasted; nil where it refuses it.
  private func readLive(_ text: String) -> String? {
    guard let liveFormat else { return nil }
    var session = EditingSession(format: liveFormat)
    session.perform(.paste(text))
    return session.text.contains(where: \.isWholeNumber) ? session.text : nil
  }

  /// Whether the strategy has read another number than the one that is written.
  private func isMisread(_ text: String, as value: FormatInput) -> Bool {
    leavesRest(of: text, value) || numberShape?.misplacesSigns(text) == true && format(value) != text
  }

  /// Whether the strategy has stopped before the end of a text, at a sign that it does not expect, and has left digits
  /// out: then the last one makes no difference to the value.
  private func leavesRest(of text: String, _ value: FormatInput) -> Bool {
    guard let last = text.lastIndex(where: \.isWholeNumber) else { return false }
    var other = text
    other.replaceSubrange(last...last, with: text[last].wholeNumberValue == 1 ? "2" : "1")
    guard let changed = try? parseStrategy.parse(other) else { return false }
    return value as? AnyHashable == changed as? AnyHashable
  }

  /// A text without the fraction that a whole number shows while it may still be a group: Foundation reads one with a
  /// fraction as a `Double`, which has fewer digits.
  private func wholePart(of text: String) -> String {
    guard let separator = numberShape?.decimalSeparator, let first = text.firstIndex(where: { $0.isWholeNumber }),
      let sign = text[first...].range(of: separator)
    else { return text }
    let rest = text[sign.upperBound...].drop { $0.isWholeNumber }
    // With an exponent the fraction is a part of the whole: 2.5e3.
    if let mark = rest.first, mark == "e" || mark == "E" { return text }
    return String(text[..<sign.lowerBound] + rest)
  }
}

extension BinaryInteger {
  fileprivate static func fitting(_ value: Double) -> Self? { Self(exactly: value) }
  fileprivate static var shownBounds: (Double?, Double?) {
    guard let type = Self.self as? any FixedWidthInteger.Type else { return (nil, nil) }
    func range<T: FixedWidthInteger>(_ type: T.Type) -> (Double?, Double?) { (Double(T.min), Double(T.max)) }
    return range(type)
  }
}

extension IntegerFormatStyle: LiveFormatStyle, NumberLiveStyle {
  package func sample(_ value: Double) -> String? { Value.fitting(value).map(format) }
  package var isWhole: Bool { true }
  package var bounds: (Double?, Double?) { Value.shownBounds }
}

extension IntegerFormatStyle.Percent: LiveFormatStyle, NumberLiveStyle {
  package func sample(_ value: Double) -> String? { Value.fitting(value).map(format) }
  package var isWhole: Bool { true }
}

extension IntegerFormatStyle.Currency: LiveFormatStyle, NumberLiveStyle {
  package func sample(_ value: Double) -> String? { Value.fitting(value).map(format) }
  package var isWhole: Bool { false }
}

extension FloatingPointFormatStyle: LiveFormatStyle, NumberLiveStyle {
  package func sample(_ value: Double) -> String? { format(Value(value)) }
  package var isWhole: Bool { false }
  package var takesExponent: Bool { true }
}

extension FloatingPointFormatStyle.Percent: LiveFormatStyle, NumberLiveStyle {
  // A percentage shows a hundred times its value.
  package func sample(_ value: Double) -> String? { format(Value(value) / 100) }
  package var isWhole: Bool { false }
}

extension FloatingPointFormatStyle.Currency: LiveFormatStyle, NumberLiveStyle {
  package func sample(_ value: Double) -> String? { format(Value(value)) }
  package var isWhole: Bool { false }
}

extension Decimal.FormatStyle: LiveFormatStyle, NumberLiveStyle {
  package func sample(_ value: Double) -> String? { format(Decimal(value)) }
  package var isWhole: Bool { false }
  package var takesExponent: Bool { true }
}

extension Decimal.FormatStyle.Percent: LiveFormatStyle, NumberLiveStyle {
  package func sample(_ value: Double) -> String? { format(Decimal(value) / 100) }
  package var isWhole: Bool { false }
}

extension Decimal.FormatStyle.Currency: LiveFormatStyle, NumberLiveStyle {
  package func sample(_ value: Double) -> String? { format(Decimal(value)) }
  package var isWhole: Bool { false }
}
