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
public struct PhoneNumberFormatStyle: ParseableFormatStyle, Sendable {
  /// An ISO 3166 code, in either case. `nil` for numbers of the United States as forms commonly space them, with the trait
  /// and without: `(555) 123 - 4567`.
  public var region: String?

  public init(region: String? = nil) {
    self.region = region
  }

  private var writer: any PhoneWriter {
    guard let region = region?.uppercased() else { return MaskedPhone(region: .unitedStates) }
    #if PhoneNumbers
    if let library = LibraryPhone(region: region) { return library }
    #endif
    return PhoneRegion.named(region).map { MaskedPhone(region: $0) } ?? PlainPhone()
  }

  public func format(_ value: String) -> String {
    let writer = writer
    let keys = writer.settled(PhoneKeys(value))
    return writer.text(keys) ?? keys.string
  }

  public var parseStrategy: Strategy { Strategy(region: region) }

  /// Takes the digits out of a text, and a `+` in front of them.
  public struct Strategy: ParseStrategy, Sendable {
    var region: String?

    public func parse(_ value: String) throws -> String {
      PhoneNumberFormatStyle(region: region).writer.settled(PhoneKeys(value)).string
    }
  }

  /// Whether a text or a value could be a whole number of the region. Whether anyone answers it is another matter.
  public func isComplete(_ text: String) -> Bool {
    let writer = writer
    return writer.isComplete(writer.settled(PhoneKeys(text)))
  }
}

extension PhoneNumberFormatStyle: LiveFormatStyle {
  public var liveFormat: EditFormat? { LivePhone(writer: writer).format }
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
