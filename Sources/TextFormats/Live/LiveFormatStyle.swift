import Foundation
import TextEditing

/// A format style that can format while a person types.
///
/// The live format says which characters of its output are significant, that is typed by the person, and so where the
/// caret belongs. Foundation's number, percent, currency and numeric date styles conform, as do the styles for phone
/// numbers and cards; any other `ParseableFormatStyle` gets the rule by comparing its output with what was typed.
public protocol LiveFormatStyle: ParseableFormatStyle where FormatOutput == String {
  /// The live format, `nil` where this configuration of the style can't be typed piece by piece (compact notation).
  var liveFormat: EditFormat? { get }
  /// The value of a text in the field. Throws while there is none yet.
  func liveValue(_ text: String) throws -> FormatInput
}

extension LiveFormatStyle {
  public func liveValue(_ text: String) throws -> FormatInput {
    try parseStrategy.parse(text)
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// A live format for any style: the style's own if it has one, one derived by comparison otherwise.
  public var editFormat: EditFormat {
    if let own = (self as? any LiveFormatStyle)?.liveFormat { return own }
    return AlignedFormat(self).format
  }

  /// Reads a text in the field, without the faults of Foundation's strategies on Linux: Decimal styles read `-`, `+`,
  /// `.`, a space and `e` as 0, and integer styles read `NaN` as the least integer. Throws while the text has no value.
  public func value(of text: String) throws -> FormatInput {
    func open<S: LiveFormatStyle>(_ style: S) throws -> Any { try style.liveValue(text) }
    if let live = self as? any LiveFormatStyle, let value = try open(live) as? FormatInput { return value }
    return try parseStrategy.parse(text)
  }
}
