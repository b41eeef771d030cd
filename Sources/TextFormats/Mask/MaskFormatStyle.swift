import Foundation
import TextEditing

/// Text in a fixed shape, as ``InputMask`` describes it: the value is what was typed, without the mask's own characters.
///
/// ```swift
/// TextField("Phone", value: $digits, format: .mask("(###) ### - ####"))
/// ```
///
/// A field with this style formats while one types, unless the program turns it off with `liveFormatting(false)`.
public struct MaskFormatStyle: ParseableFormatStyle, Sendable {
  public let mask: InputMask

  public init(_ mask: InputMask) { self.mask = mask }

  public func format(_ value: String) -> String { mask.display(value) }

  public var parseStrategy: Strategy { Strategy(style: self) }

  /// Takes what was typed out of a text that the mask has formatted, or fits any other to it first. Never throws.
  public struct Strategy: ParseStrategy, Sendable {
    let style: MaskFormatStyle

    public func parse(_ value: String) throws -> String { style.mask.raw(of: value) }
  }
}

extension MaskFormatStyle: LiveFormatStyle {
  public var liveFormat: EditFormat? { mask.format }
}

// MARK: as a value

extension MaskFormatStyle: Hashable {
  /// Masks are the same when they are spelled the same; what their own tokens take is not compared.
  public static func == (a: MaskFormatStyle, b: MaskFormatStyle) -> Bool { a.spelling == b.spelling }

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

  /// Reads a mask of the default tokens. Throws ``InputMaskError`` for one that doesn't compile.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    mask = try InputMask(
      try container.decode([String].self, forKey: .patterns),
      literals: try container.decode(Bool.self, forKey: .isEager) ? .eager : .lazy,
      fill: try container.decode(Bool.self, forKey: .isTrailing) ? .trailing : .leading,
      guide: try container.decodeIfPresent(String.self, forKey: .guide)?.first)
  }

  /// Writes the patterns and options. Tokens of one's own are functions, which can't be written.
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
  /// Text in the shape of `pattern`, which is part of the program: one that doesn't compile stops it, and says where.
  ///
  /// For patterns that come from elsewhere, and for choosing among several, compile an ``InputMask`` and handle what
  /// it throws.
  @_disfavoredOverload
  public static func mask(
    _ pattern: StaticString, tokens: [Character: InputMask.Token] = [:], literals: InputMask.Literals = .lazy,
    fill: InputMask.Fill = .leading, guide: Character? = nil, file: StaticString = #file, line: UInt = #line
  ) -> Self {
    do {
      return MaskFormatStyle(
        try InputMask("\(pattern)", tokens: tokens, literals: literals, fill: fill, guide: guide))
    } catch {
      preconditionFailure("“\(pattern)” is no mask: \(error)", file: file, line: line)
    }
  }

  /// Text in the shape of a mask.
  @_disfavoredOverload
  public static func mask(_ mask: InputMask) -> Self { MaskFormatStyle(mask) }
}
