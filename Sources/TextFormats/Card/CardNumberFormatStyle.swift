import Foundation
import TextEditing

/// Payment card numbers, grouped as the brand prints them: the value is the digits.
public struct CardNumberFormatStyle: ParseableFormatStyle, Sendable {
  public init() {}

  static let mask: InputMask? = {
    var mask = try? InputMask(CardBrand.allCases.map(\.mask) + ["#### #### #### #### ###"])
    mask?.choose = { digits in
      CardBrand(digits).flatMap(CardBrand.allCases.firstIndex(of:)) ?? CardBrand.allCases.count
    }
    return mask
  }()

  public func format(_ value: String) -> String {
    Self.mask?.display(Self.digits(value)) ?? value
  }

  static func digits(_ text: String) -> String {
    String(text.compactMap { $0.decimalDigit.map { Character(Unicode.Scalar(0x30 + $0)) } })
  }

  public var parseStrategy: Strategy { Strategy() }

  /// Takes the digits out of a text. Whether they are a whole number tells ``isValid(_:)``.
  public struct Strategy: ParseStrategy, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> String { CardNumberFormatStyle.digits(value) }
  }

  /// Whether digits have the length of their brand and the right check digit (Luhn, ISO/IEC 7812-1 annex B).
  public static func isValid(_ digits: String) -> Bool {
    let lengths = CardBrand(digits)?.lengths ?? 12...19
    return lengths.contains(digits.count) && hasValidCheckDigit(digits)
  }

  /// Whether the last digit is the one that the others ask for.
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
  public var liveFormat: EditFormat? { Self.mask?.format }
}

extension FormatStyle where Self == CardNumberFormatStyle {
  /// Payment card numbers.
  @_disfavoredOverload
  public static var cardNumber: Self { CardNumberFormatStyle() }
}
