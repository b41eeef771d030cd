import Foundation
import TextEditing

/// A format style that can format while the user types.
///
/// The live format marks the characters of its output that the user typed as significant; the caret's position follows
/// from them. Foundation's number, percent, currency and numeric date styles conform, as do the styles for masks, phone
/// numbers and cards. For any other `ParseableFormatStyle` a live format is derived by comparing its output with the
/// typed text.
public protocol LiveFormatStyle: ParseableFormatStyle where FormatOutput == String {
  /// The live format; `nil` for a configuration that can't be typed character by character, such as compact notation.
  var liveFormat: EditFormat? { get }
  /// The value of the text in a field, which may be incomplete. Throws while it has none.
  func liveValue(_ text: String) throws -> FormatInput
  /// Whether nothing is missing in the text in a field.
  func isComplete(_ text: String) -> Bool
}

extension LiveFormatStyle {
  /// Default implementation: parses with the style's `parseStrategy`.
  public func liveValue(_ text: String) throws -> FormatInput {
    try parseStrategy.parse(text)
  }

  /// Default implementation: a text that has a value is complete.
  public func isComplete(_ text: String) -> Bool { (try? liveValue(text)) != nil }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// A live format for any style: the style's own if it has one, otherwise one derived by comparison. An `EditingSession`
  /// edits by it; ``valueFormat`` has the values too.
  public var editFormat: EditFormat {
    if let own = (self as? any LiveFormatStyle)?.liveFormat { return own }
    return AlignedFormat(self).format
  }

  /// The live format of a field: `nil` for names and URLs, whose text is edited as a plain one until the end of editing.
  package var fieldFormat: EditFormat? { self is any PlainTextStyle ? nil : editFormat }

  /// The value of the text in a field. Throws while the text has none.
  public func value(of text: String) throws -> FormatInput {
    func open<S: LiveFormatStyle>(_ style: S) throws -> Any { try style.liveValue(text) }
    if let live = self as? any LiveFormatStyle, let value = try open(live) as? FormatInput { return value }
    return try parseStrategy.parse(text)
  }

  /// The value of a text all of which has to be read. Throws where the text has none, or the value would leave digits or
  /// words of a number out.
  package func wholeValue(of text: String) throws -> FormatInput {
    func open<S: NumberLiveStyle>(_ style: S) throws -> Any { try style.wholeValue(text) }
    if let number = self as? any NumberLiveStyle, let value = try open(number) as? FormatInput { return value }
    return try value(of: text)
  }

  /// Whether nothing is missing in the text in a field. For a style that is no ``LiveFormatStyle``, a text that has a
  /// value is complete.
  public func isComplete(_ text: String) -> Bool {
    (self as? any LiveFormatStyle)?.isComplete(text) ?? ((try? value(of: text)) != nil)
  }
}

/// A style whose text has the form in which people type it: a live format would only drop spaces and slashes of it.
protocol PlainTextStyle {}

extension PersonNameComponents.FormatStyle: PlainTextStyle {}
extension URL.FormatStyle: PlainTextStyle {}
