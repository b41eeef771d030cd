import Foundation
import TextEditing

/// Telephone numbers as a region writes its own: the value is the digits, the text has them grouped.
///
/// Regions it has no mask for are written as the United States are. Nothing is refused: a number too long for its mask is
/// kept whole and shown as typed.
public struct PhoneNumberFormatStyle: ParseableFormatStyle, Sendable {
  /// An ISO 3166 code, `US` unless given.
  public var region: String

  public init(region: String = "US") {
    self.region = region
  }

  private var rules: PhoneRegion { PhoneRegion.named(region) ?? .unitedStates }

  private var mask: InputMask? { try? InputMask(rules.masks) }

  public func format(_ value: String) -> String {
    let digits = Self.digits(value)
    guard let mask else { return digits }
    let shown = mask.display(digits)
    return mask.raw(of: shown) == digits ? shown : digits
  }

  public var parseStrategy: Strategy { Strategy(region: region) }

  /// Takes the digits out of a text. A country code of the region in front of a whole number is left out.
  public struct Strategy: ParseStrategy, Sendable {
    var region: String

    public func parse(_ value: String) throws -> String {
      PhoneNumberFormatStyle(region: region).domestic(value)
    }
  }

  static func digits(_ text: String) -> String {
    String(text.compactMap { $0.wholeNumberValue.flatMap { (0...9).contains($0) ? Character("\($0)") : nil } })
  }

  /// The digits of a text without the region's own country code.
  func domestic(_ text: String) -> String {
    let rules = rules
    var digits = Self.digits(text)
    let isInternational = text.first { !$0.isWhitespace && $0 != "(" } == "+"
    if isInternational, digits.hasPrefix(rules.code) {
      digits.removeFirst(rules.code.count)
      if !rules.trunk.isEmpty, rules.trunk != rules.code, !digits.hasPrefix(rules.trunk) {
        digits = rules.trunk + digits
      }
    } else if rules.trunk == rules.code, digits.count == 11, digits.hasPrefix(rules.code) {
      digits.removeFirst(rules.code.count)
    }
    return digits
  }
}

extension PhoneNumberFormatStyle: LiveFormatStyle {
  public var liveFormat: EditFormat? {
    guard let mask else { return nil }
    let own = mask.format
    let style = self
    return EditFormat(
      bias: own.bias, adopt: { own.adopt(style.domestic($0)) },
      reformat: { request in
        // A number pasted over all there is may be written for callers from abroad.
        guard request.kind != .typing, request.replacement.utf8.count > 5,
          request.significance.count(in: 0..<request.range.lowerBound) == 0,
          request.significance.count(before: .max) == request.significance.count(in: request.range)
        else { return own.reformat(request) }
        var request = request
        request.replacement = style.domestic(request.replacement)
        return own.reformat(request)
      })
  }
}

// Disfavoured, so that a program with a `phoneNumber` of its own keeps using that.
extension FormatStyle where Self == PhoneNumberFormatStyle {
  /// Telephone numbers of the United States.
  @_disfavoredOverload
  public static var phoneNumber: Self { PhoneNumberFormatStyle() }

  /// Telephone numbers of a region.
  @_disfavoredOverload
  public static func phoneNumber(region: String) -> Self { PhoneNumberFormatStyle(region: region) }
}
