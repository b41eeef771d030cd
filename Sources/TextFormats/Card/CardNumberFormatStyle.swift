import Foundation
import TextEditing

/// Payment card numbers, grouped as the brand prints them. The value is the digits. A field with this style formats
/// while the user types.
public struct CardNumberFormatStyle: ParseableFormatStyle, Sendable {
  /// Creates the style, which has no options.
  public init() {}

  static let mask: InputMask? = {
    var mask = try? InputMask(CardBrand.allCases.map(\.mask) + ["#### #### #### #### ###"])
    mask?.choose(by: CardBrand.prefixes)
    return mask
  }()

  /// Groups the digits of a value; other characters are dropped.
  public func format(_ value: String) -> String {
    Self.mask?.display(Self.digits(value)) ?? value
  }

  static func digits(_ text: String) -> String {
    String(text.compactMap { $0.decimalDigit.map { Character(Unicode.Scalar(0x30 + $0)) } })
  }

  /// Reads the digits of a text.
  public var parseStrategy: Strategy { Strategy() }

  /// Reads the digits of a text. ``CardNumberFormatStyle/isValid(_:)`` checks whether they are a valid number.
  public struct Strategy: ParseStrategy, Sendable {
    /// Creates the strategy, which has no options.
    public init() {}

    /// The digits, as ASCII; empty for a text without digits. Never throws.
    public func parse(_ value: String) throws -> String { CardNumberFormatStyle.digits(value) }
  }

  /// Whether digits have the length of their brand and the right check digit (Luhn, ISO/IEC 7812-1 annex B).
  public static func isValid(_ digits: String) -> Bool {
    let lengths = CardBrand(digits)?.lengths ?? 12...19
    return lengths.contains(digits.count) && hasValidCheckDigit(digits)
  }

  /// Whether the last digit is the check digit of the others (Luhn). False for an empty text and for other characters.
  public static func hasValidCheckDigit(_ digits: String) -> Bool {
    var sum = 0
    for (index, character) in digits.reversed().enumerated() {
      guard let digit = character.wholeNumberValue else { return false }
      let weighted = index.isMultiple(of: 2) ? digit : digit * 2
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return !digits.isEmpty && sum.isMultiple(of: 10)
  }
}

extension CardNumberFormatStyle: LiveFormatStyle {
  /// Groups the digits while they are typed. A field with this style uses it by default; `liveFormatting(false)` turns
  /// it off.
  public var liveFormat: EditFormat? { Self.mask?.format }

  /// Whether the digits of a text are a whole number with the right check digit, as ``isValid(_:)`` has it.
  public func isComplete(_ text: String) -> Bool { Self.isValid(Self.digits(text)) }
}

extension FormatStyle where Self == CardNumberFormatStyle {
  /// Payment card numbers, grouped as the brand prints them.
  @_disfavoredOverload
  public static var cardNumber: Self { CardNumberFormatStyle() }
}
