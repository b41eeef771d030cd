import TextEditing

/// The scheme of a payment card, recognized by the first digits of its number (ISO/IEC 7812).
public enum CardBrand: String, CaseIterable, Codable, Hashable, Sendable {
  case visa, mastercard, americanExpress, dinersClub, discover, jcb, unionPay, maestro, mir

  /// Recognizes the brand of a number or of its first digits; `nil` while they fit no brand. `digits` contains digits
  /// alone.
  public init?(_ digits: String) {
    let pattern = Self.prefixes.pattern(for: digits)
    guard Self.allCases.indices.contains(pattern) else { return nil }
    self = Self.allCases[pattern]
  }

  /// The first digits of the brands, whose patterns are numbered in the order of the cases; the number behind them is
  /// that of a brand that is not known.
  static let prefixes = PrefixChoice(
    rules.flatMap { brand, digits, ranges in
      ranges.map { range in
        PrefixChoice.Rule(digits: digits, range: range, pattern: allCases.firstIndex(of: brand) ?? allCases.count)
      }
    }, otherwise: allCases.count)

  /// The first that fits counts.
  private static let rules: [(CardBrand, digits: Int, [ClosedRange<Int>])] = [
    (.visa, 1, [4...4]),
    (.mastercard, 2, [51...55]), (.mastercard, 4, [2221...2720]),
    (.americanExpress, 2, [34...34, 37...37]),
    (.dinersClub, 3, [300...305]), (.dinersClub, 2, [36...36, 38...39]),
    (.mir, 4, [2200...2204]),
    (.jcb, 4, [3528...3589]),
    (.discover, 4, [6011...6011]), (.discover, 3, [644...649]), (.discover, 2, [65...65]),
    (.discover, 6, [622126...622925]),
    (.unionPay, 2, [62...62]),
    (
      .maestro, 4,
      [5018, 5020, 5038, 5893, 6304, 6759, 6761, 6762, 6763].map { $0...$0 }
    ),
    (.maestro, 2, [56...58]),
  ]

  /// The grouping of the digits on the card, as a mask.
  var mask: String {
    switch self {
    case .americanExpress: "#### ###### #####"
    case .dinersClub: "#### ###### ####"
    case .unionPay, .maestro: "#### #### #### #### ###"
    case .visa, .mastercard, .discover, .jcb, .mir: "#### #### #### ####"
    }
  }

  /// The number of digits in a number of the brand.
  public var lengths: ClosedRange<Int> {
    switch self {
    case .americanExpress: 15...15
    case .dinersClub: 14...14
    case .unionPay: 16...19
    case .maestro: 12...19
    case .visa, .mastercard, .discover, .jcb, .mir: 16...16
    }
  }
}
