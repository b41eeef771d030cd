import Foundation
import TextEditing

/// The month in which a payment card expires.
public struct CardExpiry: Codable, Hashable, Sendable {
  /// 1 to 12.
  public var month: Int
  /// All four digits.
  public var year: Int

  public init(month: Int, year: Int) {
    self.month = month
    self.year = year
  }
}

/// Expiry dates as printed on cards: `04/27`.
public struct CardExpiryFormatStyle: ParseableFormatStyle, Sendable {
  public init() {}

  static let live = DateShape(pattern: "MM/yy").map { LiveDate($0) }

  public func format(_ value: CardExpiry) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return two(min(max(value.month, 1), 12)) + "/" + two(abs(value.year % 100))
  }

  public var parseStrategy: Strategy { Strategy() }

  /// Reads `MM/yy`, with or without the separator. Throws while a digit is missing.
  public struct Strategy: ParseStrategy, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> CardExpiry {
      guard let live = CardExpiryFormatStyle.live, live.isComplete(value),
        let month = live.value(of: .month, in: value), let year = live.value(of: .year, in: value)
      else { throw CocoaError(.formatting) }
      return CardExpiry(month: month, year: 2000 + year)
    }
  }
}

extension CardExpiryFormatStyle: LiveFormatStyle {
  public var liveFormat: EditFormat? { Self.live?.format }
}

extension FormatStyle where Self == CardExpiryFormatStyle {
  /// Expiry dates of payment cards.
  @_disfavoredOverload
  public static var cardExpiry: Self { CardExpiryFormatStyle() }
}
