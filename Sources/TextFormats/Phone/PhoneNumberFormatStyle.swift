import Foundation
import TextEditing

/// Telephone numbers as they are written in a region: the value is the digits, the text has them grouped.
///
/// A number may begin with `+` and a country code. It then stays international, `+` in its value included, unless the
/// masks of this module are used and the code is the region's own: a whole number is then kept as the domestic one.
///
/// With the package trait `PhoneNumbers` a region's numbers, and those of every country behind `+`, are grouped by
/// Google's libphonenumber. Without it there are masks for some thirty regions; numbers of other regions stay as typed,
/// and behind `+` only the country code is set apart.
///
/// A pasted number may be a `tel:` link, have an extension, which is left out, or a trunk prefix in brackets. A text
/// that is no number is refused. A code of a network, as `*121#`, stays as it is where there is no mask.
public struct PhoneNumberFormatStyle: ParseableFormatStyle, Sendable {
  /// An ISO 3166 code, in either case. `nil` for numbers of the United States as forms commonly space them, with the
  /// trait and without: `(555) 123 - 4567`.
  public var region: String?

  /// Creates a style for a region, an ISO 3166 code such as `DE`. Without one, for the United States.
  public init(region: String? = nil) {
    self.region = region
  }

  private var writer: any PhoneWriter {
    guard let region = region?.uppercased() else { return PhoneRegion.unitedStates.writer }
    #if PhoneNumbers
    return LibraryPhone(region: region)
    #else
    return PhoneRegion.named(region)?.writer ?? .plain
    #endif
  }

  /// Groups the digits of a value. A number with more digits than the region's numbers have stays ungrouped.
  public func format(_ value: String) -> String {
    let writer = writer
    let keys = writer.settled(writer.keys(of: value) ?? PhoneKeys(value))
    return writer.text(keys) ?? keys.string
  }

  /// Reads the digits of a text in the same region.
  public var parseStrategy: Strategy { Strategy(region: region) }

  /// Reads the digits of a text, and a `+` in front of them: of a number in any notation, a `tel:` link, or with the
  /// trait `PhoneNumbers` one in letters of the keypad.
  public struct Strategy: ParseStrategy, Sendable {
    var region: String?

    /// The digits, after `+` for an international number, without an extension; empty for a text without a number.
    /// Never throws.
    public func parse(_ value: String) throws -> String {
      let writer = PhoneNumberFormatStyle(region: region).writer
      return writer.keys(of: value).map { writer.settled($0).string } ?? ""
    }
  }

  /// Whether a text or a value has the form of a complete number of the region. It does not check whether the
  /// number is assigned.
  public func isComplete(_ text: String) -> Bool {
    let writer = writer
    return writer.keys(of: text).map { writer.isComplete(writer.settled($0)) } ?? false
  }
}

extension PhoneNumberFormatStyle {
  /// The rules by which fields with a region edit numbers, for an editing core in another program; `nil` without the
  /// package trait `PhoneNumbers`.
  package static var countryRules: [UInt8]? {
    #if PhoneNumbers
    CountryRules.libphonenumber.bytes
    #else
    nil
    #endif
  }
}

extension PhoneNumberFormatStyle: LiveFormatStyle {
  /// Groups the digits while they are typed. A field with this style uses it by default; `liveFormatting(false)` turns
  /// it off.
  public var liveFormat: EditFormat? { writer.liveFormat }
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

extension PhoneWriter {
  fileprivate var liveFormat: EditFormat { LivePhone(writer: self).format }
}
