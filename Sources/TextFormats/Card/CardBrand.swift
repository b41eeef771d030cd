/// The scheme of a payment card, recognized by the first digits of its number (ISO/IEC 7812).
public enum CardBrand: String, CaseIterable, Codable, Hashable, Sendable {
  case visa, mastercard, americanExpress, dinersClub, discover, jcb, unionPay, maestro, mir

  /// Recognizes the brand of a number or of its first digits; `nil` while they fit no brand. `digits` contains digits
  /// alone.
  public init?(_ digits: String) {
    func prefix(_ count: Int) -> Int? {
      let part = digits.prefix(count)
      return part.count == count ? Int(part) : nil
    }
    let two = prefix(2) ?? -1
    let three = prefix(3) ?? -1
    let four = prefix(4) ?? -1
    let six = prefix(6) ?? -1
    switch true {
    case digits.first == "4": self = .visa
    case (51...55).contains(two), (2221...2720).contains(four): self = .mastercard
    case two == 34 || two == 37: self = .americanExpress
    case (300...305).contains(three), two == 36, two == 38, two == 39: self = .dinersClub
    case (2200...2204).contains(four): self = .mir
    case (3528...3589).contains(four): self = .jcb
    case four == 6011, (644...649).contains(three), two == 65, (622126...622925).contains(six): self = .discover
    case two == 62: self = .unionPay
    case [5018, 5020, 5038, 5893, 6304, 6759, 6761, 6762, 6763].contains(four), (56...58).contains(two): self = .maestro
    default: return nil
    }
  }

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
