/// A change of a text's look.
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
}

extension Text {
  nonisolated private func modified(_ modifier: TextModifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  nonisolated public func bold() -> Text { modified(.bold(true)) }

  nonisolated public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  nonisolated public func italic() -> Text { modified(.italic(true)) }

  nonisolated public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive))
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive))
  }

  nonisolated public func font(_ font: Font?) -> Text { modified(.font(font)) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  /// Accepted and left aside: front ends know one width of letters.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }

  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

  nonisolated public func monospacedDigit() -> Text { modified(.monospacedDigit) }

  nonisolated public func foregroundColor(_ color: Color?) -> Text { modified(.foreground(color?._source)) }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foreground(style._source)) }

  /// Sets letters apart, in points, or closer together. A terminal leaves them where they are.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning.isFinite ? kerning : 0)) }

  /// The same as kerning: no front end here tells the two apart.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// Sets letters above the line, in points, or below it. A terminal leaves them where they are.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(baselineOffset.isFinite ? baselineOffset : 0))
  }
}
