import Foundation
import TextEditing

/// The month in which a payment card expires.
public struct CardExpiry: Codable, Hashable, Sendable {
  /// The month, from 1 to 12. Formatting clamps others.
  public var month: Int
  /// The year with its century, such as 2027.
  public var year: Int

  /// Creates an expiry. The values are not checked.
  public init(month: Int, year: Int) {
    self.month = month
    self.year = year
  }
}

/// Expiry dates as printed on cards: `04/27`. A field with this style formats while the user types.
public struct CardExpiryFormatStyle: ParseableFormatStyle, Sendable {
  /// Creates the style, which has no options.
  public init() {}

  static let live = DateShape(pattern: "MM/yy").map { shape in
    var live = LiveDate(shape)
    live.century = 2_000
    live.now = { DateMoment(.now, in: Calendar(identifier: .gregorian)) }
    return live
  }

  /// The month and the last two digits of the year: `04/27`.
  public func format(_ value: CardExpiry) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return two(min(max(value.month, 1), 12)) + "/" + two(abs(value.year % 100))
  }

  /// Reads `MM/yy`.
  public var parseStrategy: Strategy { Strategy() }

  /// Reads `MM/yy`, with or without the separator.
  public struct Strategy: ParseStrategy, Sendable {
    /// Creates the strategy, which has no options.
    public init() {}

    /// The month in the years 2000 to 2099. Throws `CocoaError.formatting` while a digit is missing.
    public func parse(_ value: String) throws -> CardExpiry {
      guard let live = CardExpiryFormatStyle.live, live.isComplete(value),
        let month = live.value(of: .month, in: value), let year = live.value(of: .year, in: value)
      else { throw CocoaError(.formatting) }
      return CardExpiry(month: month, year: 2000 + year)
    }
  }
}

extension CardExpiryFormatStyle: LiveFormatStyle {
  /// Writes the slash while the digits are typed. A field with this style uses it by default; `liveFormatting(false)`
  /// turns it off.
  public var liveFormat: EditFormat? { Self.live?.format }
}

extension FormatStyle where Self == CardExpiryFormatStyle {
  /// Expiry dates of payment cards: `04/27`.
  @_disfavoredOverload
  public static var cardExpiry: Self { CardExpiryFormatStyle() }
}
