/// A change of a text's style.
enum TextModifier: Equatable, Sendable {
  case bold(Bool)
  case italic(Bool)
  case underline(Bool)
  case strikethrough(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case font(Font?)
  case weight(Font.Weight?)
  case design(Font.Design?)
  case foreground(_PaintSource?)
  case kerning(CGFloat)
  case baselineOffset(CGFloat)
  /// The language by whose rules the text is set (BCP 47); nil for its own.
  case language(String?)
  case attribute(CustomTextAttribute)
}

extension Text {
  nonisolated func modified(_ modifier: TextModifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// The text in bold. The modifier nearest to the words wins over those around it.
  nonisolated public func bold() -> Text { modified(.bold(true)) }

  /// The text in bold; false takes bold back that a modifier further out sets, but not the weight of the font.
  nonisolated public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  /// The text in italics.
  nonisolated public func italic() -> Text { modified(.italic(true)) }

  /// The text in italics; false takes italics back that a modifier further out sets, but not those of the font.
  nonisolated public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  /// A line under the text, or none. `pattern` and `color` are ignored: the line is solid, in the colour of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive))
  }

  /// A line through the text, or none. `pattern` and `color` are ignored: the line is solid, in the colour of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive))
  }

  /// The font of the text; nil keeps the one set further out.
  nonisolated public func font(_ font: Font?) -> Text { modified(.font(font)) }

  /// The weight of the text; nil keeps the one set further out.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  /// The design of the text's font; nil keeps the one set further out.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  /// Accepted and ignored: front ends know one width of letters.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// The text in a monospaced font. False takes back a design that a modifier of the text further out sets.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

  /// Digits of one width, other characters as they are.
  nonisolated public func monospacedDigit() -> Text { modified(.monospacedDigit) }

  /// The colour of the text; nil keeps the one set further out.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { modified(.foreground(color?._source)) }

  /// The style that the letters are filled with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foreground(style._source)) }

  /// Sets letters apart, in points, or closer together. A terminal leaves them where they are.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning.isFinite ? kerning : 0)) }

  /// The same as kerning: no front end distinguishes the two.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// Sets letters above the line, in points, or below it. A terminal leaves them where they are.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(baselineOffset.isFinite ? baselineOffset : 0))
  }
}
