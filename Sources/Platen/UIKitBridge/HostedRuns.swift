/// The attributes of UIKit's texts as front ends show them.
@MainActor enum HostedRuns {
  /// The runs of a text. A font or a colour that is the view's own is left to the view.
  static func runs(of text: NSAttributedString, font: UIFont? = nil, color: UIColor? = nil) -> [TextRun] {
    var runs: [TextRun] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: text.whole, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
      var run = TextRun(string.substring(with: range))
      apply(attributes, to: &run, font: font, color: color ?? .label)
      if let last = runs.last, last.hasAttributes(of: run) {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// Whether anything in the text has a look of its own.
  static func haveAttributes(_ runs: [TextRun]) -> Bool { !runs.allSatisfy { $0.hasAttributes(of: TextRun("")) } }

  private static func apply(
    _ attributes: [NSAttributedString.Key: Any], to run: inout TextRun, font: UIFont?, color: UIColor
  ) {
    if let value = attributes[.font] as? UIFont, value != font { run.font = Font(value) }
    if let value = attributes[.foregroundColor] as? UIColor, value != color { run.foreground = paint(value) }
    if let value = attributes[.backgroundColor] as? UIColor, value != .clear { run.background = paint(value) }
    run.isUnderlined = number(attributes[.underlineStyle]) != 0
    run.isStruckThrough = number(attributes[.strikethroughStyle]) != 0
    run.kerning = CGFloat(number(attributes[.kern]))
    run.baselineOffset = CGFloat(number(attributes[.baselineOffset]))
    run.alignment = alignment(of: attributes)
    run.indents = indents(of: attributes)
    run.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The alignment that a paragraph has of its own.
  static func alignment(of attributes: [NSAttributedString.Key: Any]) -> TextAlignment? {
    switch (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment {
    case .left: .leading
    case .center: .center
    case .right: .trailing
    default: nil
    }
  }

  /// The indents, tab stops and distances of lines that a paragraph has of its own.
  private static func indents(of attributes: [NSAttributedString.Key: Any]) -> ParagraphIndents? {
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return nil }
    var indents = ParagraphIndents()
    indents.firstLine = length(style.firstLineHeadIndent)
    indents.otherLines = length(style.headIndent)
    indents.end = style.tailIndent.isFinite ? style.tailIndent : 0
    indents.tabStops = style.tabStops.map { length($0.location) }.sorted()
    indents.tabInterval = length(style.defaultTabInterval)
    indents.lineSpacing = length(style.lineSpacing)
    indents.spaceBefore = length(style.paragraphSpacingBefore)
    indents.spaceAfter = length(style.paragraphSpacing)
    if style.lineHeightMultiple.isFinite, style.lineHeightMultiple > 0 {
      indents.lineHeight = min(style.lineHeightMultiple, 100)
    }
    return indents == ParagraphIndents() ? nil : indents
  }

  /// Indents are never negative.
  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }

  private static func paint(_ color: UIColor) -> Paint { Color(uiColor: color).paint }

  /// The value of an attribute that is a number. Programs write styles of lines as themselves too.
  nonisolated static func number(_ value: Any?) -> Double {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let style as NSUnderlineStyle: Double(style.rawValue)
    default: 0
    }
  }
}

extension TextRun {
  fileprivate func hasAttributes(of other: TextRun) -> Bool {
    var other = other
    other.text = text
    return self == other
  }
}
