import Foundation
import TextEditing

/// Text in a fixed form, as `InputMask` describes it. The value is the typed characters, without the literals of the mask.
///
/// ```swift
/// TextField("Phone", value: $digits, format: .mask("(###) ### - ####"))
/// ```
///
/// A field with this style formats while the user types, unless the program turns that off with `liveFormatting(false)`.
public struct MaskFormatStyle: ParseableFormatStyle, Sendable {
  /// The compiled mask.
  public let mask: InputMask

  /// Creates a style for a compiled mask.
  public init(_ mask: InputMask) { self.mask = mask }

  /// The value with the literals of the mask. Characters that do not fit it are dropped.
  public func format(_ value: String) -> String { mask.display(value) }

  /// Reads the typed characters of a text.
  public var parseStrategy: Strategy { Strategy(style: self) }

  /// Reads the typed characters of a text that the mask has formatted; another text is fitted to the mask first.
  public struct Strategy: ParseStrategy, Sendable {
    let style: MaskFormatStyle

    /// The characters without the literals of the mask. Never throws.
    public func parse(_ value: String) throws -> String { style.mask.raw(of: value) }
  }
}

extension MaskFormatStyle: LiveFormatStyle {
  /// Writes the literals while the text is typed. A field with this style uses it by default; `liveFormatting(false)`
  /// turns it off.
  public var liveFormat: EditFormat? { mask.format }

  /// Whether a text fills the mask.
  public func isComplete(_ text: String) -> Bool { mask.isComplete(text) }
}

// MARK: as a value

extension MaskFormatStyle: Hashable {
  /// Styles are equal when the patterns and options of their masks are. Custom tokens are functions and are not
  /// compared.
  public static func == (a: MaskFormatStyle, b: MaskFormatStyle) -> Bool { a.spelling == b.spelling }

  /// Hashes the patterns and options.
  public func hash(into hasher: inout Hasher) { hasher.combine(spelling) }

  private struct Spelling: Hashable {
    let patterns: [String]
    let literals: InputMask.Literals
    let fill: InputMask.Fill
    let guide: Character?
  }

  private var spelling: Spelling {
    Spelling(patterns: mask.patterns, literals: mask.literals, fill: mask.fill, guide: mask.guide)
  }
}

extension MaskFormatStyle: Codable {
  private enum CodingKeys: String, CodingKey { case patterns, isEager, isTrailing, guide }

  /// Reads a mask of the default tokens. Throws `InputMaskError` for one that doesn't compile.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    mask = try InputMask(
      try container.decode([String].self, forKey: .patterns),
      literals: try container.decode(Bool.self, forKey: .isEager) ? .eager : .lazy,
      fill: try container.decode(Bool.self, forKey: .isTrailing) ? .trailing : .leading,
      guide: try container.decodeIfPresent(String.self, forKey: .guide)?.first)
  }

  /// Writes the patterns and options. Custom tokens are functions, which can't be encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mask.patterns, forKey: .patterns)
    try container.encode(mask.literals == .eager, forKey: .isEager)
    try container.encode(mask.fill == .trailing, forKey: .isTrailing)
    try container.encodeIfPresent(mask.guide.map { String($0) }, forKey: .guide)
  }
}

extension MaskFormatStyle.Strategy: Hashable, Codable {}

extension FormatStyle where Self == MaskFormatStyle {
  /// Text in the form of `pattern`, a literal in the program. A pattern that doesn't compile is a programming error and
  /// stops the program with a message.
  ///
  /// For patterns from elsewhere, and to choose among several, compile an `InputMask` and handle the error that it
  /// throws.
  @_disfavoredOverload
  public static func mask(
    _ pattern: StaticString, tokens: [Character: InputMask.Token] = [:], literals: InputMask.Literals = .lazy,
    fill: InputMask.Fill = .leading, guide: Character? = nil, file: StaticString = #file, line: UInt = #line
  ) -> Self {
    do {
      return MaskFormatStyle(
        tokens.isEmpty && pattern.hasPointerRepresentation
          ? try MaskLiteral(pattern, literals, fill, guide).mask
          : try InputMask("\(pattern)", tokens: tokens, literals: literals, fill: fill, guide: guide))
    } catch {
      preconditionFailure("“\(pattern)” is no mask: \(error)", file: file, line: line)
    }
  }

  /// Text in the form of a compiled mask.
  @_disfavoredOverload
  public static func mask(_ mask: InputMask) -> Self { MaskFormatStyle(mask) }
}
